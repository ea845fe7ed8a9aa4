"""The Nile as a road: its course in the middle of the water, for those who travel along it."""

import itertools
import math
from functools import cache

from render.kemet.drawing.atlas import Point, Zone

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


@cache
def landing(zone: Zone) -> tuple[int, int]:
    """Where one enters a zone from the water: the arm, and the place on it that is closest to its shore and army."""
    places = [(arm, n) for arm, points in enumerate(ARMS) for n in range(len(points))]
    far = {(arm, n): min(math.dist(ARMS[arm][n], corner) for corner in zone.polygon) for arm, n in places}
    shore = [place for place in places if far[place] <= min(far.values()) + SHORE]
    return min(shore, key=lambda place: math.dist(zone.spot, ARMS[place[0]][place[1]]))


def _between(a: tuple[int, int], b: tuple[int, int]) -> list[Point]:
    """The water from one place to another."""
    (arm, n), (other, k) = a, b
    if arm != other:
        return [*ARMS[arm][n::-1], MEETING, *ARMS[other][: k + 1]]
    return list(ARMS[arm][n : k + 1] if n <= k else ARMS[arm][n : k - 1 if k else None : -1])


def course(zone: Zone, other: Zone) -> list[Point]:
    """From one army's place down to the water, along it, and up to another's, as a fine smooth line."""
    start, end = zone.spot, other.spot
    line = [start, *_between(landing(zone), landing(other)), end]
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
