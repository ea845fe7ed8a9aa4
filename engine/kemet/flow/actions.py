"""The actions of the pyramid but for the move and the power-up: pray, build, recruit (A1, A4 to A6)."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.core.decision import Ask, Blocked, Dialogue, Option, Reason
from engine.core.game import Game
from engine.core.script import AGAIN, DONE, Outcome, Script
from engine.kemet import events as ev
from engine.kemet.content.entries import Parts, Rebates
from engine.kemet.flow.battles import battles
from engine.kemet.flow.deeds import gain_prayer, pay, price_for, settle
from engine.kemet.flow.moments import first_of
from engine.kemet.flow.placing import ask_joining, ask_placement, carry_out, own_armies, strongholds
from engine.kemet.state import Player, State

LEVELS = 4
NO_PYRAMID_LEFT = Reason("no_pyramid_left")


class Pray(Script):
    """A1, with what tiles add."""

    steps = ("pray", "soldiers", "battles")
    seat: str

    def pray(self, game: Game) -> Outcome | None:
        player = game.state.players[self.seat]
        gain_prayer(game, player, (("pray", 2), *player.powers.parts.get("pray", ())))
        return first_of(game.state.moments.recruiting, game, self.seat) if player.has("pray_soldiers") else DONE

    def soldiers(self, game: Game) -> Dialogue:
        return self._place(game, game.state.players[self.seat])

    def _place(self, game: Game, player: Player) -> Dialogue:
        state: State = game.state
        zones = state.districts(self.seat)
        source = player.powers.parts["pray_soldiers"][0][0].removeprefix("tile.")
        placement = yield from ask_placement(
            state, player, player.has("pray_soldiers"), zones, "place", {"tile": source}
        )
        joining = yield from ask_joining(state, player, [zone for zone, _ in placement])
        carry_out(game, player, placement, joining)

    def battles(self, game: Game) -> Outcome | None:
        settle(game)
        return battles(game, self.seat)


# ---------------------------------------------------------------------- build


@cache
def build_cost(rebates: Rebates, before: int, level: int) -> tuple[int, Parts]:
    """A4: level n costs n; a discount per level never makes one cheaper than nothing."""
    parts: Parts = tuple([(f"level_{n}", n) for n in range(before + 1, level + 1)])
    for source, less in rebates.building:
        parts = (*parts, (source, sum([max(-n, less) for n in range(before + 1, level + 1)])))
    return price_for(rebates, parts)


@cache
def pyramid_option(zone: str, colour: str, now: int, level: int, cost: int, parts: Parts) -> Option:
    params: dict[str, object] = {"zone": zone, "colour": colour, "before": now, "level": level, "cost": cost}
    params["parts"] = [list(part) for part in parts]
    return Option(f"{zone}.{colour}.{level}", "pyramid", params, zone)


def sites(state: State, player: Player) -> list[tuple[str, str, int, int]]:
    """Every (district, colour, level now, level to be) of the city, whatever it costs."""
    found = []
    built = {zone: state.pyramids[zone] for zone in state.districts(player.seat) if zone in state.pyramids}
    for zone in state.districts(player.seat):
        if zone in built:
            colour, now = built[zone]
            found += [(zone, colour, now, level) for level in range(now + 1, LEVELS + 1)]
        else:
            found += [(zone, colour, 0, level) for colour in state.colours for level in range(1, LEVELS + 1)]
    return found


def pyramids_left(state: State, player: Player) -> int:
    """S5: three to build, two in a game of two."""
    own = 2 if len(state.players) == 2 else 3
    return own - sum(zone in state.pyramids for zone in state.districts(player.seat))


def open_sites(state: State, player: Player, most: int) -> list[tuple[str, str, int, int]]:
    """Those of them that can be built with at most so many levels (A5)."""
    left = pyramids_left(state, player)
    built = _built(state, player)
    return [
        (zone, colour, now, level)
        for zone, colour, now, level in sites(state, player)
        if level - now <= most and (now or (left > 0 and colour not in built))
    ]


def _built(state: State, player: Player) -> set[str]:
    return {state.pyramids[zone][0] for zone in state.districts(player.seat) if zone in state.pyramids}


def build(game: Game, player: Player, zone: str, colour: str, level: int) -> None:
    state: State = game.state
    before = state.pyramids.get(zone, (colour, 0))[1]
    state.pyramids[zone] = (colour, level)
    if colour not in player.markers:
        player.markers = _marked(player, colour)
    if level == LEVELS:
        state.holders.setdefault(zone, None)
    game.emit(ev.PyramidBuilt(seat=player.seat, zone=zone, colour=colour, before=before, level=level))


def _marked(player: Player, colour: str) -> tuple[str | None, ...]:
    """A2: the marker goes on an unmarked space, under a token only where no other is left."""
    markers = list(player.markers)
    free = [place for place in range(3) if markers[place] is None and f"power_{place + 1}" not in player.used]
    spot = free[0] if free else next(place for place in range(3) if markers[place] is None)
    markers[spot] = colour
    return tuple(markers)


def ask_build(state: State, player: Player, kind: str, most: int, free: bool) -> Dialogue:
    """Which pyramid to which level; at most `most` levels, free of charge or for prayer."""
    rebates, prayer = player.powers.rebates, player.prayer
    found = []
    for zone, colour, now, level in open_sites(state, player, most):
        cost, parts = (0, ()) if free else build_cost(rebates, now, level)
        if cost <= prayer:
            found.append(pyramid_option(zone, colour, now, level, cost, parts))
    options = tuple(found)

    def why_not(colour: str, now: int, level: int, cost: int) -> Reason:
        if now == 0 and pyramids_left(state, player) <= 0:
            return NO_PYRAMID_LEFT
        if now == 0 and colour in _built(state, player):
            return Reason("colour_used", {"colour": colour})
        if level - now > most:
            return Reason("too_many_levels", {"most": most})
        return Reason("not_enough_prayer", {"needs": cost, "has": player.prayer})

    def why() -> list[Blocked]:
        blocked = []
        for zone, colour, now, level in sites(state, player):
            cost, parts = (0, ()) if free else build_cost(rebates, now, level)
            same = pyramid_option(zone, colour, now, level, cost, parts)
            if same not in options:
                reason = why_not(colour, now, level, cost)
                blocked.append(Blocked(same.id, reason, same.kind, same.params, same.group))
        return blocked

    default = () if free or not options else None
    params = {"most": most, "free": free}
    chosen = yield Ask(player.seat, kind, options, 0, min(1, len(options)), default, None, params, why)
    return chosen[0] if chosen else None


class Build(Script):
    """A4 and A5."""

    steps = ("build",)
    seat: str

    def build(self, game: Game) -> Dialogue:
        player = game.state.players[self.seat]
        chosen = yield from ask_build(game.state, player, "build", LEVELS, free=False)
        if chosen is not None:
            facts = chosen.params
            cost, parts = build_cost(player.powers.rebates, facts["before"], facts["level"])
            pay(game, player, cost, parts, "build")
            build(game, player, facts["zone"], facts["colour"], facts["level"])
            settle(game)


# ---------------------------------------------------------------------- recruit


def recruit_cost(player: Player, soldiers: int) -> tuple[int, Parts]:
    return _recruit_cost(player.powers.rebates, player.powers.parts.get("recruit_free", ()), soldiers)


@cache
def _recruit_cost(rebates: Rebates, gifts: Parts, soldiers: int) -> tuple[int, Parts]:
    parts: Parts = (("soldiers", soldiers),)
    left = soldiers
    for source, free in gifts:
        if left and free:
            parts = (*parts, (source, -min(left, free)))
            left -= min(left, free)
    return price_for(rebates, parts)


class Recruit(Script):
    """A6: soldiers from supply into own districts, and with some tiles to any own army."""

    steps = ("recruit", "battles")
    seat: str
    begun: bool = False

    def recruit(self, game: Game) -> Any:
        if game.state.moments.recruiting and not self.begun:
            self.begun = True
            first = first_of(game.state.moments.recruiting, game, self.seat)
            return AGAIN if first is None else first._replace(again=True)
        return self._recruit(game)

    def _recruit(self, game: Game) -> Dialogue:
        state: State = game.state
        player = state.players[self.seat]
        zones = list(state.districts(self.seat))
        if player.has("recruit_armies"):
            zones += [zone for zone in own_armies(state, self.seat) if zone not in zones]
        elif player.powers.avatars:  # who stands alone draws recruits wherever it is
            zones += [zone for zone in strongholds(state, self.seat) if zone not in zones]
        most = player.supply
        while most and recruit_cost(player, most)[0] > player.prayer:
            most -= 1
        costs = [recruit_cost(player, soldiers)[0] for soldiers in range(most + 1)]
        placement = yield from ask_placement(state, player, most, zones, "recruit", {"costs": costs}, False)
        joining = yield from ask_joining(state, player, [zone for zone, _ in placement])
        if not placement:
            return DONE
        cost, parts = recruit_cost(player, sum([soldiers for _, soldiers in placement]))
        pay(game, player, cost, parts, "recruit")
        carry_out(game, player, placement, joining)

    def battles(self, game: Game) -> Outcome | None:
        settle(game)
        return battles(game, self.seat)
