"""Where a moving group may go from here, by which way, for what price, and why not (M1 to M8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from engine.core.decision import Option, Reason
from engine.kemet.board.map import Board
from engine.kemet.content import AVATARS, FIGURES
from engine.kemet.content.entries import Parts, Powers, Rebates
from engine.kemet.flow.deeds import price_for
from engine.kemet.state import Army, State

Left = Mapping[str, Army | None]
NOBODY_LEFT: Left = {}
TELEPORT = 2
FREE: tuple[int, tuple[Parts, ...]] = (0, ())
COMMON = ("walk", "voyage", "teleport")  # ways that everybody has
NO_POINTS, NO_TELEPORT = Reason("no_points_left"), Reason("no_teleport")


class March(NamedTuple):
    """A move under way: what its range still is, and what its beginning allows."""

    seat: str
    start: str
    first: str | None  # the figure it began with
    prayer: int  # still to be spent
    points: int
    teleport: bool
    free_teleport: bool = False  # by a card: from anywhere, for nothing
    walls: bool = False
    entered: bool = False  # an enemy district has been entered
    paid: bool = False  # what the next way asks besides prayer


class Crowd(NamedTuple):
    """All own soldiers and creatures where the group stands now: who goes on is chosen from them.

    `bound`: the group stays together and apart from others there: one of them is a figure that stands alone (G9).
    """

    zone: str
    soldiers: int
    figures: tuple[str, ...]
    bound: bool = False


class Company(NamedTuple):
    """Who goes on."""

    soldiers: int
    figure: str | None


def stands_alone(army: Army) -> bool:
    return army.figure in AVATARS


def may_stand(state: State, figure: str, zone: str) -> bool:
    """A figure that is bound to the Nile stands nowhere else (G12)."""
    return FIGURES[figure].only is None or state.board.zones[zone].nile


def crowd(state: State) -> Crowd:
    assert state.moving is not None
    zone, group = state.moving
    local = state.armies.get(zone)
    if group.figure in AVATARS or (local is not None and local.figure in AVATARS):
        return Crowd(zone, group.soldiers, (group.figure,) if group.figure is not None else (), True)
    soldiers = group.soldiers + (local.soldiers if local is not None else 0)
    both = (group.figure, local.figure if local is not None else None)
    return Crowd(zone, soldiers, tuple([creature for creature in both if creature is not None]))


def sends_home(state: State, here: Crowd) -> bool:
    """Would somebody have to go to supply, if the group stayed with who is there (G9)?"""
    assert state.moving is not None
    group, local = state.moving[1], state.armies.get(here.zone)
    if not here.bound or local is None:
        return False
    figures = [figure for figure in (group.figure, local.figure) if figure is not None]
    most = min([state.players[group.owner].limit(figure) for figure in figures])
    return len(figures) > 1 or group.soldiers + local.soldiers > most


@cache
def companies(limit: int, here: Crowd) -> tuple[Company, ...]:
    """Who may go on together, most of them first; what stays behind keeps the limits too (M6)."""
    if here.bound:
        return (Company(here.soldiers, here.figures[0] if here.figures else None),)
    bands: tuple[str | None, ...] = (*here.figures, None) if len(here.figures) < 2 else here.figures
    most = min(limit, here.soldiers)
    least = max(1, here.soldiers - limit)
    found = [Company(soldiers, creature) for soldiers in range(most, least - 1, -1) for creature in bands]
    if most == here.soldiers and len(here.figures) == 2:
        found.append(Company(most, None))  # with nobody left both creatures go home
    return tuple(found)


def ways(state: State, here: str, march: March) -> tuple[tuple[str, str], ...]:
    """(way, zone) for every neighbour, harbour and obelisk that could be reached from here, and ways of one's own."""
    found = _ways(state.board, here, state.players[march.seat].city)
    if state.moments.ways:
        for way, facts in state.moments.ways.items():
            found += tuple([(way, zone) for zone in facts.zones(state, march, here)])
    return found


@cache
def _ways(board: Board, here: str, city: str) -> tuple[tuple[str, str], ...]:
    near = board.adjacent[here]
    found = [("walk", zone) for zone in near]
    if here in board.harbours:  # M3
        for zone in (*board.trade_harbours, board.cities[city].harbour):
            if zone != here and zone not in near:
                found.append(("voyage", zone))
    return (*found, *[("teleport", zone) for zone in board.obelisks if zone != here])


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
    if army is None or army.owner == seat or army.figure is None or not FIGURES[army.figure].toll:
        return ()
    return ((f"creature.{army.figure}", FIGURES[army.figure].toll),)


def fare(state: State, march: March, way: str, zone: str, creature: str | None) -> tuple[int, tuple[Parts, ...]]:
    """What entering costs in all: the teleport and the toll are a payment each."""
    powers = state.players[march.seat].powers
    cost, bills = FREE
    if way == "teleport" and not march.free_teleport and not _flies(march, creature):
        cost, bills = teleport_fare(powers)
    fee = toll(state, march.seat, zone)
    if fee:
        total, parts = price_for(powers.rebates, fee)
        if total:
            cost, bills = cost + total, (*bills, parts)
    return cost, bills


@cache
def _teleport_fare(rebates: Rebates, lowered: Parts) -> tuple[int, tuple[Parts, ...]]:
    total, parts = price_for(rebates, (("teleport", TELEPORT), *lowered))
    return (total, (parts,)) if total else FREE


def teleport_fare(powers: Powers) -> tuple[int, tuple[Parts, ...]]:
    return _teleport_fare(powers.rebates, powers.parts.get("teleport_cost", ()))


def _flies(march: March, creature: str | None) -> bool:
    """M1: special abilities only of a creature that began the move with the army and is still there."""
    return creature is not None and creature == march.first and FIGURES[creature].free_teleport


def why_not_way(state: State, march: March, here: str, way: str, zone: str, creature: str | None) -> Reason | None:
    """Is the way open to who goes with this creature? (Not yet: is there room at its end?)"""
    if creature is not None and FIGURES[creature].only not in (None, way):
        return Reason("goes_another_way", {"avatar": creature, "way": FIGURES[creature].only})
    if way == "teleport":
        reason = why_not_teleport(state, march, here, creature)
        if reason is not None:
            return reason
    elif march.points < 1:
        return NO_POINTS
    elif way not in COMMON and not march.paid:
        reason = state.moments.ways[way].why_not(state, march)
        if reason is not None:
            return reason
    owner = state.owner_of(zone)
    if owner is not None and owner != march.seat:  # M7
        if march.entered:
            return Reason("one_district_per_move")
        over = march.walls or (creature is not None and creature == march.first and FIGURES[creature].walls)
        if not over and zone not in state.board.adjacent[march.start]:
            return Reason("wall", {"zone": zone, "start": march.start})
    cost, _ = fare(state, march, way, zone, creature)
    if way not in COMMON:
        cost += _own_cost(state, march, way)
    if cost > march.prayer:
        return Reason("not_enough_prayer", {"needs": cost, "has": march.prayer})
    return None


def _own_cost(state: State, march: March, way: str) -> int:
    """Prayer that a way of one's own takes besides the fare."""
    return 0 if way in COMMON or march.paid else state.moments.ways[way].cost(state, march)


def why_not_teleport(state: State, march: March, here: str, creature: str | None) -> Reason | None:
    if not march.teleport:
        return NO_TELEPORT
    if march.free_teleport or here in state.pyramids:
        return None  # M4: presence is control during the move
    if state.board.zones[here].obelisk and (
        state.players[march.seat].has("teleport_obelisk") or _flies(march, creature)
    ):
        return None
    return Reason("no_pyramid_here", {"zone": here})


def why_not(
    state: State, march: March, here: Crowd, way: str, zone: str, company: Company, left: Left = NOBODY_LEFT
) -> Reason | None:
    """May this company go there: the way, and room at its end or a way on from there (M6).

    `left`: what stands in zones that the move has left behind on the way to `here`, in thought.
    """
    reason = why_not_way(state, march, here.zone, way, zone, company.figure)
    if reason is not None:
        return reason
    there = left[zone] if zone in left else state.armies.get(zone)
    if there is None or there.owner != march.seat:
        return None
    return _why_no_room(state, march, here, way, zone, company, there, left)


def _why_no_room(
    state: State, march: March, here: Crowd, way: str, zone: str, company: Company, there: Army, left: Left
) -> Reason | None:
    """May the company end there with the own army, or at least go on from it?"""
    if there.figure in AVATARS:
        both = company.figure is not None and FIGURES[company.figure].alone
        return Reason("avatars_apart", {"zone": zone}) if both else None
    if _fits(state, there, company):
        return None
    behind = {**left, here.zone: _behind(march.seat, here, company)}
    if _can_go_on(state, _after(state, march, way, zone, company), there, zone, company, behind):
        return None
    return Reason("no_room", {"zone": zone, "limit": state.players[march.seat].powers.limit})


def who_may_go(
    state: State, march: March, here: Crowd, way: str, zone: str, groups: tuple[Company, ...]
) -> Iterator[tuple[Company, int]]:
    """Every company that may go there, with the price."""
    there = state.armies.get(zone)
    own = there if there is not None and there.owner == march.seat else None
    prices: dict[str | None, int] = {}  # but for the room, only the creature matters
    for company in groups:
        band = company.figure
        if band not in prices:
            closed = why_not_way(state, march, here.zone, way, zone, band) is not None
            prices[band] = -1 if closed else fare(state, march, way, zone, band)[0]
        if prices[band] < 0:
            continue
        if own is None or _why_no_room(state, march, here, way, zone, company, own, NOBODY_LEFT) is None:
            yield company, prices[band]


@cache
def way_option(way: str, zone: str, cost: int) -> Option:
    id = zone if way in ("walk", "voyage") else f"{way}.{zone}"
    return Option(id, way, {"zone": zone, "cost": cost, "way": way}, way)


def open_ways(state: State, march: March, here: Crowd, groups: tuple[Company, ...]) -> list[Option]:
    """Every way that is open to one of these companies, with the price for the first that may go."""
    prices = {"walk": 0, "voyage": 0} if march.points else {}  # where nothing but the way has a price
    for band in dict.fromkeys([company.figure for company in groups]) if march.teleport else ():
        if why_not_teleport(state, march, here.zone, band) is None:
            free = march.free_teleport or _flies(march, band)
            cost = 0 if free else teleport_fare(state.players[march.seat].powers)[0]
            if cost <= march.prayer:
                prices.setdefault("teleport", cost)
    found = []
    armies, city_of, own = state.armies, state.board.city_of, state.players[march.seat].city
    if march.first is not None and bound_to(march) is not None:
        prices = {}
    for way, zone in _ways(state.board, here.zone, own):
        if way not in prices:
            continue
        there = armies.get(zone)
        unwalled = zone not in city_of or city_of[zone] == own
        if unwalled and (there is None or (there.owner != march.seat and there.figure is None)):
            found.append(way_option(way, zone, prices[way]))
        else:
            for _, cost in who_may_go(state, march, here, way, zone, groups):
                found.append(way_option(way, zone, cost))
                break
    if state.moments.ways and march.points:
        for way, facts in state.moments.ways.items():
            for zone in facts.zones(state, march, here.zone):
                for _, cost in who_may_go(state, march, here, way, zone, groups):
                    found.append(way_option(way, zone, cost + _own_cost(state, march, way)))
                    break
    return found


def bound_to(march: March) -> str | None:
    """The one way that the figure of this move can go."""
    return FIGURES[march.first].only if march.first is not None else None


def _fits(state: State, there: Army, company: Company) -> bool:
    if company.figure is not None and FIGURES[company.figure].alone:
        return True  # they merge, and who is too many goes home (G9)
    if there.figure is not None and company.figure is not None:
        return False
    return there.soldiers + company.soldiers <= state.players[there.owner].powers.limit


def _after(state: State, march: March, way: str, zone: str, company: Company) -> March:
    left = march.prayer - fare(state, march, way, zone, company.figure)[0] - _own_cost(state, march, way)
    entered = march.entered or state.owner_of(zone) not in (None, march.seat)
    if way == "teleport":
        return march._replace(teleport=False, free_teleport=False, prayer=left, entered=entered)
    if way not in COMMON and state.moments.ways[way].ends:
        return march._replace(points=0, teleport=False, prayer=left, entered=entered)
    return march._replace(points=march.points - 1, prayer=left, entered=entered)


def _behind(seat: str, here: Crowd, company: Company) -> Army | None:
    """Who stays when the company goes."""
    soldiers = here.soldiers - company.soldiers
    creatures = [creature for creature in here.figures if creature != company.figure]
    return Army(seat, soldiers, creatures[0] if creatures else None) if soldiers else None


def _can_go_on(state: State, march: March, there: Army, zone: str, company: Company, left: Left) -> bool:
    """Can so many go on from an own zone that the limits hold in the end?"""
    if not march.points and not march.teleport:
        return False
    limit = state.players[march.seat].powers.limit
    both = [creature for creature in (company.figure, there.figure) if creature is not None]
    place = Crowd(zone, there.soldiers + company.soldiers, tuple(both))
    fewest = max(1, place.soldiers - limit)
    if fewest > limit:
        return False
    bands: tuple[str | None, ...] = tuple(both) if len(both) == 2 else (None, *both)
    teleports = any(why_not_teleport(state, march, zone, band) is None for band in bands)
    if not march.points and not teleports:
        return False
    return any(
        why_not(state, march, place, way, end, Company(fewest, creature), left) is None
        for way, end in _ways(state.board, zone, state.players[march.seat].city)
        if (teleports if way == "teleport" else march.points)
        for creature in bands
    )
