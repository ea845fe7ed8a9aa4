"""The Nile as a road: its course on the water, in lanes, for ships and for those who travel along it."""

import itertools
import math
from functools import cache

from render.kemet.drawing.atlas import Point, Zone, middle

Place = tuple[int, int]  # an arm, and a place on it

# Three arms from where they meet: up the river, to the sea in the west, to the sea in the east.
MEETING: Point = (768, 452)
ARMS: tuple[tuple[Point, ...], ...] = (
    (
        *((779, 492), (778, 530), (770, 570), (763, 610), (768, 650), (790, 690), (824, 730), (848, 770), (853, 810)),
        *((850, 850), (847, 890), (849, 930), (855, 970), (850, 1010), (828, 1050), (801, 1090), (780, 1130)),
    ),
    ((706, 428), (652, 378), (599, 330), (556, 284), (520, 234), (490, 182), (466, 135), (450, 90)),
    ((822, 424), (872, 378), (921, 330), (960, 286), (995, 240), (1042, 182), (1076, 135), (1094, 90)),
)
SHORE = 30  # how much farther than the closest place one may land
CORNERS = 3  # rounds of cutting corners: enough for a smooth line


LANES = (0, 1, -1, 2, -2)  # from the middle of the water; beyond them journeys share
LANE = 20  # from one to the next


@cache
def landing(zone: Zone) -> Place:
    """Where one enters a zone from the water: the arm, and the place on it that is closest to its shore and army."""
    far = {place: min(math.dist(_at(place), corner) for corner in zone.polygon) for place in _places()}
    shore = [place for place in far if far[place] <= min(far.values()) + SHORE]
    return min(shore, key=lambda place: math.dist(zone.spot, _at(place)))


@cache
def mooring(zone: Zone) -> Place:
    """Where ships of a zone reach the open water: beside its harbour."""
    if "harbour" not in zone.boxes:
        return landing(zone)
    return min(_places(), key=lambda place: math.dist(middle(zone.boxes["harbour"]), _at(place)))


def _places() -> list[Place]:
    return [(arm, n) for arm, points in enumerate(ARMS) for n in range(len(points))]


def _at(place: Place) -> Point:
    return ARMS[place[0]][place[1]]


def _beside(place: Place, lane: int) -> Point:
    """A place in a lane; lanes above 0 lie to the east of the middle, whichever way one travels."""
    arm, n = place
    points = ARMS[arm]
    (x0, y0), (x1, y1) = points[max(0, n - 1)], points[min(len(points) - 1, n + 1)]
    length, east = math.hypot(x1 - x0, y1 - y0), 1 if y1 < y0 else -1
    x, y = points[n]
    return x - (y1 - y0) / length * LANE * lane * east, y + (x1 - x0) / length * LANE * lane * east


def _between(a: Place, b: Place) -> tuple[Place | None, ...]:
    """The places from one to another; None is where the arms meet."""
    (arm, n), (other, k) = a, b
    if arm != other:
        return (*((arm, i) for i in range(n, -1, -1)), None, *((other, i) for i in range(k + 1)))
    return tuple((arm, i) for i in (range(n, k + 1) if n <= k else range(n, k - 1, -1)))


class Traffic:
    """The journeys of a turn: those that share a stretch of water get a lane each, so that all can be followed."""

    def __init__(self) -> None:
        self._taken: list[tuple[int, frozenset[Place | None]]] = []

    def course(self, zone: Zone, other: Zone, *, ships: bool) -> list[Point]:
        """From one army's place down to the water, along it, and up to another's; ships use the harbours."""
        ends = (mooring(zone), mooring(other)) if ships else (landing(zone), landing(other))
        way = _between(*ends)
        met = {lane for lane, places in self._taken if places & set(way)}
        lane = next((lane for lane in LANES if lane not in met), 0)
        self._taken.append((lane, frozenset(way)))
        return course(zone, other, way, lane, ships=ships)


def course(zone: Zone, other: Zone, way: tuple[Place | None, ...], lane: int, *, ships: bool) -> list[Point]:
    """A way over the water from one army's place to another's, as a fine smooth line."""
    start, end = zone.spot, other.spot
    x, y = MEETING
    wet = [(x + LANE * lane, y) if place is None else _beside(place, lane) for place in way]
    ports = [[middle(z.boxes["harbour"])] if ships and "harbour" in z.boxes else [] for z in (zone, other)]
    line = [start, *ports[0], *wet, *ports[1], end]
    for _ in range(CORNERS):
        cut = [start]
        for (x0, y0), (x1, y1) in itertools.pairwise(line):
            cut += [(0.75 * x0 + 0.25 * x1, 0.75 * y0 + 0.25 * y1), (0.25 * x0 + 0.75 * x1, 0.25 * y0 + 0.75 * y1)]
        line = [*cut, end]
    found = [start]
    for (x0, y0), (x1, y1) in itertools.pairwise(line):
        count = max(1, round(math.hypot(x1 - x0, y1 - y0) / 3))
        found += [(x0 + (x1 - x0) * n / count, y0 + (y1 - y0) * n / count) for n in range(1, count + 1)]
    return found
