"""Where a moving group may go from here, by which way, for what price, and why not (M1 to M8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.decision import Reason
from engine.kemet.content import CREATURES
from engine.kemet.flow.deeds import Parts, price
from engine.kemet.state import Army, Player, State

TELEPORT = 2


class March(NamedTuple):
    """A move under way: what its range still is, and what its beginning allows."""

    seat: str
    start: str
    first: str | None  # the creature it began with
    points: int
    teleport: bool
    free_teleport: bool = False  # by a card: from anywhere, for nothing
    walls: bool = False
    entered: bool = False  # an enemy district has been entered


class Crowd(NamedTuple):
    """All own soldiers and creatures where the group stands now: who goes on is chosen from them."""

    zone: str
    soldiers: int
    creatures: tuple[str, ...]


class Company(NamedTuple):
    """Who goes on."""

    soldiers: int
    creature: str | None


def crowd(state: State) -> Crowd:
    assert state.moving is not None
    zone, group = state.moving
    local = state.armies.get(zone)
    soldiers = group.soldiers + (local.soldiers if local is not None else 0)
    both = (group.creature, local.creature if local is not None else None)
    return Crowd(zone, soldiers, tuple([creature for creature in both if creature is not None]))


def companies(player: Player, here: Crowd) -> Iterator[Company]:
    """Who may go on together, most of them first; what stays behind keeps the limits too (M6)."""
    limit = player.powers.limit
    bands: tuple[str | None, ...] = (*here.creatures, None) if len(here.creatures) < 2 else here.creatures
    for soldiers in range(min(limit, here.soldiers), 0, -1):
        if here.soldiers - soldiers > limit:
            return
        for creature in bands:
            yield Company(soldiers, creature)


def ways(state: State, here: str, seat: str) -> Iterator[tuple[str, str]]:
    """(way, zone) for every neighbour, harbour and obelisk, possible or not."""
    board = state.board
    near = board.adjacent[here]
    for zone in near:
        yield "walk", zone
    if here in board.harbours:
        for zone in board.trade_harbours:
            if zone != here and zone not in near:
                yield "voyage", zone
        own = board.cities[state.players[seat].city].harbour
        if own != here and own not in near:
            yield "voyage", own
    for zone in board.obelisks:
        if zone != here:
            yield "teleport", zone


def closed_harbours(state: State, here: str, seat: str) -> Iterator[tuple[str, Reason]]:
    """M3: the harbours that no voyage from here may end in, and why."""
    board = state.board
    own = board.cities[state.players[seat].city].harbour
    for zone in sorted(board.harbours, key=board.order.__getitem__):
        if zone == here or zone in board.adjacent[here]:
            continue
        if zone != own and zone not in board.trade_harbours:
            yield zone, Reason("not_your_harbour", {"zone": zone})
        elif here not in board.harbours:
            yield zone, Reason("no_harbour_here", {"zone": here})


def toll(state: State, seat: str, zone: str) -> Parts:
    """P13: what the creature of an enemy army asks of who enters."""
    army = state.armies.get(zone)
    if army is None or army.owner == seat or army.creature is None or not CREATURES[army.creature].toll:
        return ()
    return ((f"creature.{army.creature}", CREATURES[army.creature].toll),)


def fare(state: State, march: March, here: str, way: str, zone: str, company: Company) -> tuple[int, list[Parts]]:
    """What entering costs in all: the teleport and the toll are a payment each."""
    player = state.players[march.seat]
    bills: list[Parts] = []
    if way == "teleport" and not march.free_teleport and not _flies(march, company):
        total, parts = price(player, (("teleport", TELEPORT), *player.powers.parts.get("teleport_cost", ())))
        bills.append(parts if total else ())
    fee = toll(state, march.seat, zone)
    if fee:
        bills.append(price(player, fee)[1])
    return sum([max(0, sum([amount for _, amount in bill])) for bill in bills]), bills


def _flies(march: March, company: Company) -> bool:
    return (
        company.creature is not None and company.creature == march.first and CREATURES[company.creature].free_teleport
    )


def why_not_way(state: State, march: March, here: str, way: str, zone: str, company: Company) -> Reason | None:
    """Is the way open to this company? (Not yet: is there room at its end?)"""
    player = state.players[march.seat]
    if way == "teleport":
        reason = _why_not_teleport(state, march, here, company)
        if reason is not None:
            return reason
    elif march.points < 1:
        return Reason("no_points_left")
    owner = state.owner_of(zone)
    if owner is not None and owner != march.seat:  # M7
        if march.entered:
            return Reason("one_district_per_move")
        flier = company.creature is not None and company.creature == march.first and CREATURES[company.creature].walls
        if not march.walls and not flier and zone not in state.board.adjacent[march.start]:
            return Reason("wall", {"zone": zone, "start": march.start})
    cost, _ = fare(state, march, here, way, zone, company)
    if cost > player.prayer:
        return Reason("not_enough_prayer", {"needs": cost, "has": player.prayer})
    return None


def _why_not_teleport(state: State, march: March, here: str, company: Company) -> Reason | None:
    if not march.teleport:
        return Reason("no_teleport")
    if march.free_teleport:
        return None
    if here in state.pyramids:
        return None  # M4: presence is control during the move
    if state.board.zones[here].obelisk and (
        state.players[march.seat].has("teleport_obelisk") or _flies(march, company)
    ):
        return None
    return Reason("no_pyramid_here", {"zone": here})


def why_not(state: State, march: March, here: Crowd, way: str, zone: str, company: Company) -> Reason | None:
    """May this company go there: the way, and room at its end or a way on from there (M6)."""
    reason = why_not_way(state, march, here.zone, way, zone, company)
    if reason is not None:
        return reason
    there = state.armies.get(zone)
    if there is None or there.owner != march.seat or fits(state, there, company):
        return None
    cost, _ = fare(state, march, here.zone, way, zone, company)
    if _can_go_on(state, _after(march, way), there, zone, company, cost):
        return None
    return Reason("no_room", {"zone": zone, "limit": state.players[march.seat].powers.limit})


def fits(state: State, there: Army, company: Company) -> bool:
    if there.creature is not None and company.creature is not None:
        return False
    return there.soldiers + company.soldiers <= state.players[there.owner].powers.limit


def _after(march: March, way: str) -> March:
    if way == "teleport":
        return march._replace(teleport=False, free_teleport=False)
    return march._replace(points=march.points - 1)


def _can_go_on(state: State, march: March, there: Army, zone: str, company: Company, spent: int) -> bool:
    """Can so many go on from an own zone that the limits hold in the end?"""
    player = state.players[march.seat]
    both = [creature for creature in (company.creature, there.creature) if creature is not None]
    place = Crowd(zone, there.soldiers + company.soldiers, tuple(both))
    fewest = max(1, place.soldiers - player.powers.limit)
    if fewest > player.powers.limit:
        return False
    bands: tuple[str | None, ...] = tuple(both) if len(both) == 2 else (None, *both)
    player.prayer -= spent
    try:
        for way, end in ways(state, zone, march.seat):
            for creature in bands:
                onward = Company(fewest, creature)
                if why_not(state, march, place, way, end, onward) is None:
                    return True
    finally:
        player.prayer += spent
    return False
