"""All ends that a move may have: straight from the rules by trying everything, and as the engine offers them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import NamedTuple

from engine.kemet.state import State
from tests.engine.scenario import Table

SEAT = "anubis"
Force = tuple[int, tuple[str, ...]]  # soldiers and creatures
Forces = tuple[tuple[str, Force], ...]

POINTS = {"phoenix": 1, "royal_scarab": 2, "griffin_sphinx": 0}  # of creatures
MORE_POINTS = {"ruby1_priest_of_mafdet": 1, "onyx4_bestial_fury": 1}
PORTAL, LEGION = "ruby2_portal_of_thoth", "sapphire3_legion"


class End(NamedTuple):
    """Own armies, where a battle has begun and with whom, prayer points, creatures in supply."""

    armies: Forces
    battle: tuple[str, Force] | None
    prayer: int
    supply: tuple[str, ...]


class Halt(NamedTuple):
    """A stop on the way."""

    armies: Forces
    zone: str
    points: int
    teleport: bool
    entered: bool
    prayer: int
    supply: tuple[str, ...]


def ends_by_the_rules(table: Table, start: str) -> set[End]:
    """M1 to M8, trying all companies on all ways."""
    state, player = table.state, table.player(SEAT)
    army = state.armies[start]
    points = 1 + sum(MORE_POINTS.get(tile, 0) for tile in player.tiles) + POINTS.get(army.figure or "", 0)
    own = {zone: _force(other.soldiers, other.figure) for zone, other in state.armies.items() if other.owner == SEAT}
    first = Halt(_sorted(own), start, points, True, False, player.prayer, tuple(sorted(player.waiting)))
    found: set[End] = set()
    seen, waiting = {first}, [first]
    while waiting:
        halt = waiting.pop()
        if _limits_hold(table, halt.armies):
            found.add(End(halt.armies, None, halt.prayer, halt.supply))
        for after in _steps(table, halt, start, army.figure):
            if isinstance(after, End):
                found.add(after)
            elif after not in seen:
                seen.add(after)
                waiting.append(after)
    return found


def _steps(table: Table, halt: Halt, start: str, first: str | None) -> Iterator[Halt | End]:
    state = table.state
    here, (soldiers, creatures) = halt.zone, dict(halt.armies)[halt.zone]
    for going in range(1, min(_limit(table), soldiers) + 1):
        nobody_stays = going == soldiers
        for creature in (*creatures, None) if len(creatures) < 2 or nobody_stays else creatures:
            left = dict(halt.armies)
            behind = tuple([other for other in creatures if other != creature])
            left[here] = (soldiers - going, behind)
            supply = halt.supply
            if nobody_stays:  # C2
                del left[here]
                supply = tuple(sorted((*supply, *behind)))
            for way, zone, price in _ways(table, halt, creature if creature == first else None):
                district = state.owner_of(zone) not in (None, SEAT)
                near = zone in state.board.adjacent[start]
                if district and (halt.entered or not (near or (creature == first == "phoenix"))):  # M7
                    continue
                prayer = halt.prayer - price
                if prayer < 0:
                    continue
                force = (going, (creature,) if creature else ())
                if zone in state.armies and state.armies[zone].owner != SEAT:  # M8
                    if _limits_hold(table, _sorted(left)):
                        yield End(_sorted(left), (zone, force), prayer, supply)
                    continue
                there = left.get(zone, (0, ()))
                joined = (there[0] + going, tuple(sorted((*there[1], *force[1]))))
                points = halt.points - (way != "teleport")
                teleport = halt.teleport and way != "teleport"
                armies = _sorted({**left, zone: joined})
                yield Halt(armies, zone, points, teleport, halt.entered or district, prayer, supply)


def _ways(table: Table, halt: Halt, able: str | None) -> Iterator[tuple[str, str, int]]:
    """M2 to M4. `able`: the creature that began the move and is still there."""
    state, board, here = table.state, table.state.board, halt.zone
    if halt.points:
        for zone in board.adjacent[here]:
            yield "walk", zone, _toll(state, zone)
        if here in board.harbours:
            for zone in {*board.trade_harbours, board.cities[table.player(SEAT).city].harbour} - {here}:
                yield "voyage", zone, _toll(state, zone)
    portal, griffin = PORTAL in table.player(SEAT).tiles, able == "griffin_sphinx"
    if halt.teleport and (here in state.pyramids or (here in board.obelisks and (portal or griffin))):
        for zone in board.obelisks:
            if zone != here:
                yield "teleport", zone, (0 if griffin else 1 if portal else 2) + _toll(state, zone)


def _toll(state: State, zone: str) -> int:
    army = state.armies.get(zone)
    return 1 if army is not None and army.owner != SEAT and army.figure == "khnums_sphinx" else 0


def _limit(table: Table) -> int:
    return 7 if LEGION in table.player(SEAT).tiles else 5


def _limits_hold(table: Table, armies: Forces) -> bool:
    return all(soldiers <= _limit(table) and len(creatures) < 2 for _, (soldiers, creatures) in armies)


def _force(soldiers: int, creature: str | None) -> Force:
    return soldiers, (creature,) if creature else ()


def _sorted(armies: dict[str, Force]) -> Forces:
    return tuple(sorted(armies.items()))


def ends_by_the_engine(table: Table, start: str) -> set[End]:
    """Every end of a move that can be reached through what is offered."""
    table.does(SEAT, "move_top", start)
    found: set[End] = set()
    seen: set[str] = set()
    waiting = [table.game]
    while waiting:
        game = waiting.pop()
        decision = game.decisions[0]
        if decision.kind not in ("move.to", "move.who"):
            found.add(_end(game.state))
            continue
        if decision.kind == "move.to":
            stand = json.dumps([game.state.dump(), game.frames[-1].to_json()], sort_keys=True)
            if stand in seen:
                continue
            seen.add(stand)
            assert decision.options, f"a dead end: {game.log}"
        for option in decision.options:
            twin = game.copy()
            twin.answer(decision.id, SEAT, [option.id])
            waiting.append(twin)
    return found


def _end(state: State) -> End:
    own = {zone: _force(army.soldiers, army.figure) for zone, army in state.armies.items() if army.owner == SEAT}
    battles = [(zone, _force(army.soldiers, army.figure)) for zone, army in state.intruders.items()]
    player = state.players[SEAT]
    return End(_sorted(own), battles[0] if battles else None, player.prayer, tuple(sorted(player.waiting)))
