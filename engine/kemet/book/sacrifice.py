"""Sacrifices, and soldiers coming back from the underworld (G5, G6)."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.decision import Ask, Dialogue, Option, Reason
from engine.core.game import Game
from engine.core.script import Script
from engine.kemet import events as ev
from engine.kemet.book.honour import cost_of_dishonour, lose_honour
from engine.kemet.content import AVATARS
from engine.kemet.content.entries import Parts
from engine.kemet.flow.deeds import pay, price, put_army, send_home
from engine.kemet.flow.placing import counts, figure_facts
from engine.kemet.flow.ways import crowd
from engine.kemet.state import Army, Player, State

SUPPLY = "supply"
MOVING = ".moving"  # after a zone: those on the move there, where others are there too


class Place(NamedTuple):
    """Where a soldier may be taken from: an army, or one of two forces that are only passing each other (G9)."""

    id: str
    zone: str
    soldiers: int  # as many stand there
    figure: str | None


def own_places(state: State, seat: str) -> list[Place]:
    """Where soldiers may be taken on the board. The last of a group on the move must stay, or nobody would move."""
    found = []
    for armies in (state.armies, state.intruders):
        for zone, army in armies.items():
            if army.owner == seat and army.soldiers and not _is_passed(state, seat, zone):
                found.append(Place(zone, zone, army.soldiers, army.figure))
    if state.moving is not None and state.moving[1].owner == seat:
        found += _on_the_way(state, *state.moving)
    return sorted(found, key=lambda place: state.board.order[place.zone])


def _is_passed(state: State, seat: str, zone: str) -> bool:
    return state.moving is not None and state.moving[0] == zone and state.moving[1].owner == seat


def _on_the_way(state: State, zone: str, group: Army) -> list[Place]:
    """A group on the move and an army that it meets are one army (T1), unless one of them is an avatar's (G9)."""
    local = state.armies.get(zone)
    least = 0 if group.figure in AVATARS else 1  # who stays to move
    if local is None:
        return [Place(zone, zone, group.soldiers, group.figure)] if group.soldiers > least else []
    both = [Place(zone, zone, local.soldiers, local.figure), Place(zone + MOVING, zone, group.soldiers, group.figure)]
    if crowd(state).bound:
        return [place for place, stay in zip(both, (0, least), strict=True) if place.soldiers > stay]
    soldiers = group.soldiers + local.soldiers
    if soldiers == 2 and group.figure is not None and local.figure is not None:
        return both  # C1: one creature goes home with its soldier
    return [Place(zone, zone, soldiers, group.figure or local.figure)]


def why_no_sacrifice(state: State, player: Player, spared: str | None = None) -> Reason | None:
    """`spared`: a zone whose last soldier is not to be taken."""
    cost = cost_of_dishonour(player)
    if cost > player.prayer:
        return Reason("honour_costs_prayer", {"needs": cost, "has": player.prayer})
    places = own_places(state, player.seat)
    if not player.supply and not [place for place in places if place.zone != spared or place.soldiers > 1]:
        return Reason("nobody_to_sacrifice")
    return None


def ask_sacrifice(state: State, player: Player, source: str, spared: str | None = None) -> Dialogue:
    """Which soldier: the id of a place, or SUPPLY. By default nobody on the board goes where there is a choice."""
    options = [Option(SUPPLY, "sacrifice_supply", {"supply": player.supply})] if player.supply else []
    for id, zone, soldiers, figure in own_places(state, player.seat):
        if zone != spared or soldiers > 1:
            params = {"zone": zone, "soldiers": soldiers, **figure_facts(figure)}
            options.append(Option(id, "sacrifice_army", params))
    params = {"source": source, "honour": player.honour, "cost": cost_of_dishonour(player)}
    default = (options[0].id,) if player.supply or len(options) == 1 else None
    (chosen,) = yield Ask(player.seat, "sacrifice", tuple(options), default=default, params=params)
    return chosen.id


def sacrifice(game: Game, player: Player, place: str, source: str) -> None:
    """G5: first the honour, then the soldier. It is not lost, and it does not come to supply."""
    lose_honour(game, player)
    if place == SUPPLY:
        player.supply -= 1
    else:
        _take(game, player, place)
    player.underworld += 1
    zone = None if place == SUPPLY else place.removesuffix(MOVING)
    game.emit(ev.SoldierSacrificed(seat=player.seat, zone=zone, source=source, underworld=player.underworld))


def _take(game: Game, player: Player, place: str) -> None:
    state: State = game.state
    zone = place.removesuffix(MOVING)
    local = state.army_of(player.seat, zone)
    group = state.moving[1] if state.moving is not None and _is_passed(state, player.seat, zone) else None
    if group is None or (local is not None and place == zone and crowd(state).bound):
        assert local is not None
        _take_from_army(game, player, zone, local)
    elif local is None or group.soldiers > 1 or crowd(state).bound:
        state.moving = (zone, group._replace(soldiers=group.soldiers - 1))
    elif place != zone:  # who has come is taken; who was there goes on
        del state.armies[zone]
        state.moving = (zone, local)
        _send_second_home(game, player, group.figure, local.figure, zone)
    elif local.soldiers > 1:
        state.armies[zone] = local._replace(soldiers=local.soldiers - 1)
    else:  # whoever goes on takes over the creature
        del state.armies[zone]
        state.moving = (zone, group._replace(figure=group.figure or local.figure))
        _send_second_home(game, player, local.figure, group.figure, zone)


def _take_from_army(game: Game, player: Player, zone: str, army: Army) -> None:
    state: State = game.state
    left = army.soldiers - 1
    if left or army.figure is None or army.figure in AVATARS:
        put_army(state, zone, army._replace(soldiers=left))
    else:
        put_army(state, zone, Army(player.seat, 0))
        send_home(game, player, army.figure, zone)


def _send_second_home(game: Game, player: Player, creature: str | None, stays: str | None, zone: str) -> None:
    """C1: the soldier who is left keeps one creature."""
    if creature is not None and stays is not None:
        send_home(game, player, creature, zone)


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
