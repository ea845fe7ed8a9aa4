"""Sacrifices, and soldiers coming back from the underworld (G5, G6)."""

from __future__ import annotations

from engine.core.decision import Ask, Dialogue, Option, Reason
from engine.core.game import Game
from engine.core.script import Script
from engine.kemet import events as ev
from engine.kemet.book.honour import cost_of_dishonour, lose_honour
from engine.kemet.content import FIGURES
from engine.kemet.content.entries import Parts
from engine.kemet.flow.deeds import pay, price, put_army, send_home
from engine.kemet.flow.placing import counts, figure_facts
from engine.kemet.state import Army, Player, State

SUPPLY = "supply"


def own_places(state: State, seat: str) -> dict[str, int]:
    """Zone -> soldiers that may be taken there. The last of a group on the move must stay, or nobody would move."""
    found: dict[str, int] = {}
    for armies in (state.armies, state.intruders):
        for zone, army in armies.items():
            if army.owner == seat and army.soldiers:
                found[zone] = army.soldiers
    if state.moving is not None and state.moving[1].owner == seat:
        zone, group = state.moving
        alone = group.figure is not None and FIGURES[group.figure].alone
        spare = group.soldiers - (0 if alone else 1)
        if spare or zone in found:
            found[zone] = found.get(zone, 0) + spare
    return dict(sorted(found.items(), key=lambda place: state.board.order[place[0]]))


def why_no_sacrifice(state: State, player: Player, spared: str | None = None) -> Reason | None:
    """`spared`: a zone whose last soldier is not to be taken."""
    cost = cost_of_dishonour(player)
    if cost > player.prayer:
        return Reason("honour_costs_prayer", {"needs": cost, "has": player.prayer})
    places = own_places(state, player.seat)
    if not player.supply and not [zone for zone in places if zone != spared or places[zone] > 1]:
        return Reason("nobody_to_sacrifice")
    return None


def ask_sacrifice(state: State, player: Player, source: str, spared: str | None = None) -> Dialogue:
    """Which soldier: a zone, or SUPPLY."""
    options = [Option(SUPPLY, "sacrifice_supply", {"supply": player.supply})] if player.supply else []
    for zone, soldiers in own_places(state, player.seat).items():
        if zone != spared or soldiers > 1:
            army = state.army_of(player.seat, zone) or state.moving[1]  # type: ignore[index]
            params = {"zone": zone, "soldiers": soldiers, **figure_facts(army.figure)}
            options.append(Option(zone, "sacrifice_army", params))
    params = {"source": source, "honour": player.honour, "cost": cost_of_dishonour(player)}
    (chosen,) = yield Ask(player.seat, "sacrifice", tuple(options), default=(options[0].id,), params=params)
    return chosen.id


def sacrifice(game: Game, player: Player, place: str, source: str) -> None:
    """G5: first the honour, then the soldier. It is not lost, and it does not come to supply."""
    lose_honour(game, player)
    if place == SUPPLY:
        player.supply -= 1
    else:
        _take(game, player, place)
    player.underworld += 1
    zone = None if place == SUPPLY else place
    game.emit(ev.SoldierSacrificed(seat=player.seat, zone=zone, source=source, underworld=player.underworld))


def _take(game: Game, player: Player, zone: str) -> None:
    state: State = game.state
    local = state.army_of(player.seat, zone)
    if state.moving is not None and state.moving[0] == zone and state.moving[1].owner == player.seat:
        group = state.moving[1]
        alone = group.figure is not None and FIGURES[group.figure].alone
        if group.soldiers > (0 if alone else 1):
            state.moving = (zone, group._replace(soldiers=group.soldiers - 1))
            return
    assert local is not None
    left = local.soldiers - 1
    if left or local.figure is None or FIGURES[local.figure].alone:
        put_army(state, zone, local._replace(soldiers=left))
    else:
        put_army(state, zone, Army(player.seat, 0))
        send_home(game, player, local.figure, zone)


class Sacrifice(Script):
    """The price of an ability, paid before it acts."""

    steps = ("pay",)
    seat: str
    source: str
    spared: str | None = None

    def pay(self, game: Game) -> Dialogue:
        player = game.state.players[self.seat]
        place = yield from ask_sacrifice(game.state, player, self.source, self.spared)
        sacrifice(game, player, place, self.source)


# ---------------------------------------------------------------------- back to supply


def take_back(game: Game, player: Player, soldiers: int, reason: str) -> None:
    if soldiers:
        player.underworld -= soldiers
        player.supply += soldiers
        left = player.underworld
        game.emit(ev.SoldiersReturned(seat=player.seat, soldiers=soldiers, underworld=left, reason=reason))


def return_cost(player: Player, soldiers: int) -> tuple[int, Parts]:
    """G6: as one payment."""
    return price(player, (("soldiers", soldiers),))


def before_recruiting(game: Game, seat: str) -> Script | None:
    """G6: whoever recruits may first bring soldiers back to supply."""
    player = game.state.players[seat]
    able = player.underworld and return_cost(player, 1)[0] <= player.prayer
    return Return(seat=seat) if able else None


class Return(Script):
    steps = ("back",)
    seat: str

    def back(self, game: Game) -> Dialogue:
        player = game.state.players[self.seat]
        most = player.underworld
        while return_cost(player, most)[0] > player.prayer:
            most -= 1
        costs = [return_cost(player, soldiers)[0] for soldiers in range(most + 1)]
        params = {"underworld": player.underworld, "costs": costs, "prayer": player.prayer}
        (number,) = yield Ask(self.seat, "recruit.return", counts(0, most), default=("0",), params=params)
        soldiers = int(number.id)
        cost, parts = return_cost(player, soldiers)
        pay(game, player, cost, parts, "return")
        take_back(game, player, soldiers, "recruit")
