"""The action Move: which army, then step by step where to and who comes along, until it stops (M1 to M9)."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from engine.core.decision import Ask, Blocked, Dialogue, Option, Reason
from engine.core.game import Game
from engine.core.script import AGAIN, DONE, Outcome, Script, call, goto
from engine.kemet.content import CARDS, FIGURES
from engine.kemet.content.entries import Parts
from engine.kemet.flow.battles import battles
from engine.kemet.flow.deeds import joined, pay, play_card, price, send_home, settle, tell_of_move
from engine.kemet.flow.placing import ask_joining, carry_out, figure_facts, own_armies
from engine.kemet.flow.ways import (
    COMMON,
    Company,
    Crowd,
    March,
    closed_harbours,
    companies,
    crowd,
    fare,
    open_ways,
    sends_home,
    way_option,
    ways,
    who_may_go,
    why_not,
)
from engine.kemet.state import Army, State

MOVE_CARDS = tuple([card.id for card in CARDS.values() if card.timing == "move"])
STOP = Option("stop", "stop", group="stop")
GO, ARRIVE = goto("go"), goto("arrive")


@cache
def range_parts(tiles: Parts, figure: str | None) -> Parts:
    if figure is None:
        return (("base", 1), *tiles)
    facts = FIGURES[figure]
    if facts.only is not None:
        return (("base", 1),)
    kind = "avatar" if facts.alone else "creature"
    return (("base", 1), *tiles, *(((f"{kind}.{figure}", facts.move),) if facts.move else ()))


@cache
def army_option(zone: str, soldiers: int, figure: str | None, parts: Parts) -> Option:
    params = {"zone": zone, "soldiers": soldiers, **figure_facts(figure), "range": [list(part) for part in parts]}
    return Option(zone, "army", params)


@cache
def move_card_option(card: str, cost: int) -> Option:
    return Option(f"card.{card}", "move_card", {"card": card, "cost": cost}, "card")


@cache
def company_option(company: Company, cost: int) -> Option:
    id = str(company.soldiers) if company.figure is None else f"{company.soldiers}.{company.figure}"
    return Option(id, "company", {"soldiers": company.soldiers, **figure_facts(company.figure), "cost": cost})


class Move(Script):
    """One move with one army. `walls` and `teleports` come from the gold action, if it is one."""

    steps = ("army", "go_paid", "go", "arrive", "creature", "fight")
    seat: str
    walls: bool = False
    teleports: bool = True
    start: str | None = None
    first: str | None = None
    points: int = 0
    teleport: bool = True
    free_teleport: bool = False
    entered: bool = False
    stepped: bool = False
    spent: int = 0  # prayer so far
    paid: tuple[str, str] | None = None  # a way and a zone for which a price other than prayer has been paid
    end: str = ""

    def army(self, game: Game) -> Dialogue:
        state: State = game.state
        options = []
        for zone in own_armies(state, self.seat):
            army = state.armies[zone]
            options.append(army_option(zone, army.soldiers, army.figure, self._range(state, army)))
        chosen = yield Ask(self.seat, "move.army", tuple(options), 0, min(1, len(options)), None if options else ())
        if not chosen:
            return DONE
        zone = chosen[0].id
        army = state.armies.pop(zone)
        state.moving = (zone, army)
        self.start, self.first = zone, army.figure
        self.points = sum([points for _, points in self._range(state, army)])
        self.teleport = self.teleports
        return GO

    def _range(self, state: State, army: Army) -> Parts:
        """M1: fixed before the move."""
        return range_parts(state.players[self.seat].powers.parts.get("move", ()), army.figure)

    def _march(self, prayer: int) -> March:
        return March(
            self.seat,
            self.start or "",
            self.first,
            prayer,
            self.points,
            self.teleport,
            self.free_teleport,
            self.walls,
            self.entered,
            self.paid is not None,
        )

    def go(self, game: Game) -> Dialogue:
        state: State = game.state
        player = state.players[self.seat]
        here, march = crowd(state), self._march(player.prayer)
        groups = companies(player.powers.limit, here)
        options = open_ways(state, march, here, groups)
        if not self.stepped:
            for card in MOVE_CARDS:
                if card in player.hand and self._why_not_card(state, card) is None:
                    options.append(move_card_option(card, price(player, (("card", CARDS[card].cost),))[0]))
        stops = self._may_stop(state, here)
        if stops:
            options.append(STOP)
        if self.stepped and len(options) == 1 and stops:
            return None  # the range is used up

        params = {
            "zone": here.zone,
            "points": self.points,
            "teleport": self.teleport,
            "start": self.start,
            "spent": self.spent,
        }
        default = ("stop",) if stops and self.stepped and not sends_home(state, here) else None
        offered = tuple(options)
        why = partial(self._blocked, state, march, here, groups, offered)
        (chosen,) = yield Ask(self.seat, "move.to", offered, 1, 1, default, None, params, why)
        if chosen.id == "stop":
            return None
        if chosen.kind == "move_card":
            card = chosen.params["card"]
            play_card(game, player, card)
            self.points += CARDS[card].move
            self.free_teleport = self.free_teleport or CARDS[card].free_teleport
            return AGAIN
        way, zone = chosen.params["way"], chosen.params["zone"]
        if way not in COMMON:
            price_first = state.moments.ways[way].price
            if price_first is not None:
                self.paid = (way, zone)
                return call(price_first(state, self.seat), then="go_paid")
        company = yield from self._ask_company(state, march, here, way, zone, groups)
        self._step(game, here, way, zone, company)
        return ARRIVE if zone in state.intruders else AGAIN

    def go_paid(self, game: Game) -> Dialogue:
        """A way whose price was more than prayer: it is paid, now who goes?"""
        state: State = game.state
        player = state.players[self.seat]
        assert self.paid is not None
        way, zone = self.paid
        here, march = crowd(state), self._march(player.prayer)
        groups = companies(player.powers.limit, here)
        company = yield from self._ask_company(state, march, here, way, zone, groups)
        self._step(game, here, way, zone, company)
        self.paid = None
        return ARRIVE if zone in state.intruders else GO

    def _blocked(
        self, state: State, march: March, here: Crowd, groups: tuple[Company, ...], options: tuple[Option, ...]
    ) -> list[Blocked]:
        offered = {option.id for option in options}
        found = []
        for way, zone in ways(state, here.zone, march):
            option = way_option(way, zone, 0)
            if option.id not in offered:
                reason = why_not(state, march, here, way, zone, groups[0])
                assert reason is not None
                found.append(Blocked(option.id, reason, way, {"zone": zone, "way": way}, way))
        for zone, reason in closed_harbours(state, here.zone, self.seat):
            found.append(Blocked(zone, reason, "voyage", {"zone": zone, "way": "voyage"}, "voyage"))
        for card in MOVE_CARDS:
            why_no_card = Reason("move_has_begun") if self.stepped else self._why_not_card(state, card)
            if why_no_card is not None:
                found.append(Blocked(f"card.{card}", why_no_card, "move_card", {"card": card}, "card"))
        if not self._may_stop(state, here):
            limit = state.players[self.seat].powers.limit
            found.append(Blocked("stop", Reason("no_room", {"zone": here.zone, "limit": limit}), "stop", group="stop"))
        return found

    def _why_not_card(self, state: State, card: str) -> Reason | None:
        player = state.players[self.seat]
        if card not in player.hand:
            return Reason("card_not_in_hand", {"card": card})
        if self.first is not None and FIGURES[self.first].only is not None:
            return Reason("goes_another_way", {"avatar": self.first, "way": FIGURES[self.first].only})
        if CARDS[card].free_teleport and not self.teleport:
            return Reason("no_teleport")
        if CARDS[card].free_teleport and self.free_teleport:
            return Reason("teleport_is_free")
        cost = price(player, (("card", CARDS[card].cost),))[0]
        if cost > player.prayer:
            return Reason("not_enough_prayer", {"needs": cost, "has": player.prayer})
        return None

    def _may_stop(self, state: State, here: Crowd) -> bool:
        return here.soldiers <= state.players[self.seat].powers.limit and len(here.figures) <= 1

    def _ask_company(
        self, state: State, march: March, here: Crowd, way: str, zone: str, groups: tuple[Company, ...]
    ) -> Dialogue:
        options = [company_option(*able) for able in who_may_go(state, march, here, way, zone, groups)]

        def why() -> list[Blocked]:
            offered = {option.id for option in options}
            found = []
            for company in groups:
                same = company_option(company, 0)
                reason = why_not(state, march, here, way, zone, company) if same.id not in offered else None
                if reason is not None:
                    found.append(Blocked(same.id, reason, same.kind, same.params))
            return found

        params = {"from": here.zone, "to": zone, "way": way}
        default = (self._group_as_it_is(state, options),)
        (chosen,) = yield Ask(self.seat, "move.who", tuple(options), 1, 1, default, None, params, why)
        return Company(chosen.params["soldiers"], chosen.params.get("avatar", chosen.params["creature"]))

    def _group_as_it_is(self, state: State, options: list[Option]) -> str:
        """The default: whoever is on the move goes on, and who stands here stays (M5)."""
        assert state.moving is not None
        group = state.moving[1]
        same = company_option(Company(group.soldiers, group.figure), 0).id
        return same if any(option.id == same for option in options) else options[0].id

    def _step(self, game: Game, here: Crowd, way: str, zone: str, company: Company) -> None:
        state: State = game.state
        player = state.players[self.seat]
        for bill in fare(state, self._march(player.prayer), way, zone, company.figure)[1]:
            cost = max(0, sum([amount for _, amount in bill]))
            pay(game, player, cost, bill, "teleport" if bill[0][0] == "teleport" else "toll")
            self.spent += cost
        left = here.soldiers - company.soldiers
        behind = [creature for creature in here.figures if creature != company.figure]
        if not here.bound:
            state.armies.pop(here.zone, None)
        if left:
            state.armies[here.zone] = Army(self.seat, left, behind[0] if behind else None)
        else:
            for creature in behind:
                send_home(game, player, creature, here.zone)
        group = Army(self.seat, company.soldiers, company.figure)
        tell_of_move(game, group, here.zone, zone, way)
        if way == "teleport":
            self.teleport = self.free_teleport = False
        else:
            self.points -= 1
            if way not in COMMON and state.moments.ways[way].ends:
                self.points, self.teleport = 0, False
        self.stepped = True
        owner = state.owner_of(zone)
        if owner is not None and owner != self.seat:
            self.entered = True
        self.end = zone
        there = state.armies.get(zone)
        if there is not None and there.owner != self.seat:
            state.intruders[zone] = group  # M8
            state.moving = None
        else:
            state.moving = (zone, group)

    def arrive(self, game: Game) -> None:
        """M9: the group is where it is; fame is taken before a battle."""
        state: State = game.state
        if state.moving is not None:
            zone, group = state.moving
            local = state.armies.get(zone)
            if local is not None:
                group = joined(game, zone, group, local)
            state.armies[zone] = group
            state.moving = None
            self.end = zone
        settle(game)

    def creature(self, game: Game) -> Any:
        """C3: a waiting creature may join where the move has ended, before a battle there."""
        return self._join(game, self.end) if game.state.players[self.seat].waiting else None

    def _join(self, game: Game, zone: str) -> Dialogue:
        player = game.state.players[self.seat]
        joining = yield from ask_joining(game.state, player, [zone])
        carry_out(game, player, (), joining)

    def fight(self, game: Game) -> Outcome | None:
        return battles(game, self.seat)
