"""Where things stand inside each zone: label, army, two armies in a battle, banner, with room between all of them.

The search is exhaustive on a grid where it can be (one box) and tries several orders where boxes compete. What it
finds is data (`assets/map.json`); drawing code only reads it.
"""

import itertools
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from .libs import np
from .source import Source, Zone

ARMY = (98, 72)  # one army: token and creature badge
# two armies in a zone until their battle is over: side by side or one above the other, smaller where it is tight
DUELS = ((130, 74), (66, 146), (114, 66), (58, 130), (106, 62), (54, 122))
PYRAMID, OBELISK, TEMPLE = (64, 62), (26, 62), (88, 76)
HARBOUR, BANNER = (46, 46), (36, 50)
CODE = (64, 40)
NAME_HEIGHT = 20
GAP = 3  # clear pixels between any two boxes
STEP = 3  # grid of the search

Box = tuple[float, float, float, float]


def box_at(centre: tuple[float, float], size: tuple[float, float]) -> Box:
    """The box of that size around a centre."""
    return (centre[0] - size[0] / 2, centre[1] - size[1] / 2, centre[0] + size[0] / 2, centre[1] + size[1] / 2)


def apart(a: Box, b: Box, gap: float = GAP) -> bool:
    """Whether two boxes leave `gap` pixels between them."""
    return a[2] + gap <= b[0] or b[2] + gap <= a[0] or a[3] + gap <= b[1] or b[3] + gap <= a[1]


def shares(a: str, b: str) -> bool:
    """Whether two boxes are never drawn at the same time, so that one may cover the other."""
    return {a, b} == {"army", "duel"}


@dataclass(frozen=True)
class Wish:
    """A box to place: its possible sizes (best first), where it would like to be, how much that matters."""

    name: str
    sizes: tuple[tuple[int, int], ...]
    near: tuple[float, float]
    pull: float = 1.0
    inside: float = 0.97  # share of the box that must lie in the zone


class Room:
    """A zone as a raster that tells, by summed areas, how much of a box lies inside it."""

    MARGIN = 60

    def __init__(self, mask: Any) -> None:
        ys, xs = np.nonzero(mask)
        self.x0, self.y0 = int(xs.min()) - self.MARGIN, int(ys.min()) - self.MARGIN
        crop = mask[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1].astype(np.int32)
        crop = np.pad(crop, self.MARGIN)
        self.height, self.width = crop.shape
        self.sums = np.pad(crop.cumsum(0).cumsum(1), ((1, 0), (1, 0)))

    def centres(self, size: tuple[int, int], least: float) -> Any:
        """Grid centres (x, y, share inside) of boxes of which at least that share lies inside the zone."""
        w, h = size
        s = self.sums
        share = (s[h:, w:] - s[:-h, w:] - s[h:, :-w] + s[:-h, :-w])[::STEP, ::STEP] / (w * h)
        ys, xs = np.nonzero(share >= least)
        return np.column_stack([xs * STEP + self.x0 + w / 2, ys * STEP + self.y0 + h / 2, share[ys, xs]])


def _free(centres: Any, size: tuple[int, int], taken: list[Box], frame: Box) -> Any:
    """The centres whose box keeps clear of all taken boxes and stays in the frame."""
    x, y = centres[:, 0], centres[:, 1]
    w, h = size
    keep = (x - w / 2 >= frame[0]) & (x + w / 2 <= frame[2]) & (y - h / 2 >= frame[1]) & (y + h / 2 <= frame[3])
    for x0, y0, x1, y1 in taken:
        keep &= (np.abs(x - (x0 + x1) / 2) >= (w + x1 - x0) / 2 + GAP) | (
            np.abs(y - (y0 + y1) / 2) >= (h + y1 - y0) / 2 + GAP
        )
    return centres[keep]


Found = tuple[float, dict[str, Box]]
Cost = Callable[[dict[str, Box]], float]


class Solver:
    """Places the boxes of one zone after another, keeping clear of all that is placed already."""

    def __init__(self, frame: Box) -> None:
        self.frame = frame
        self.rnd = random.Random(7)

    def attempt(self, room: Room, wishes: Sequence[Wish], fixed: list[Box]) -> Found | str:
        """Each wish in turn takes the best spot left (with a little noise); else the name of the first without one."""
        placed: dict[str, Box] = {}
        cost = 0.0
        noise = np.random.default_rng(self.rnd.randrange(1 << 30))
        shake = self.rnd.choice((8, 40, 90))
        for wish in wishes:
            taken = fixed + [b for name, b in placed.items() if not shares(wish.name, name)]
            best: tuple[float, Box] | None = None
            for rank, size in enumerate(wish.sizes):
                spots = _free(room.centres(size, wish.inside), size, taken, self.frame)
                if not len(spots):
                    continue
                far = np.hypot(spots[:, 0] - wish.near[0], spots[:, 1] - wish.near[1]) * wish.pull
                far = far + noise.uniform(0, shake, len(far)) + (1 - spots[:, 2]) * 300
                i = int(far.argmin())
                score = float(far[i]) + 25 * rank
                if best is None or score < best[0]:
                    best = score, box_at((float(spots[i, 0]), float(spots[i, 1])), size)
            if best is None:
                return wish.name
            cost += best[0]
            placed[wish.name] = best[1]
        return cost, placed

    def best(self, room: Room, wishes: list[Wish], fixed: list[Box], extra: Cost, tries: int) -> Found | str:
        """The cheapest of many attempts in many orders, or the name of what found no room."""
        orders = list(itertools.permutations(wishes))
        first, orders = orders[0], orders[1:]
        self.rnd.shuffle(orders)
        orders = [o for other in orders for o in (first, other)] or [first]
        best: Found | str = ""
        for n in range(tries):
            found = self.attempt(room, orders[n % len(orders)], fixed)
            if not isinstance(found, str):
                found = found[0] + extra(found[1]), found[1]
            if isinstance(best, str) or (not isinstance(found, str) and found[0] < best[0]):
                best = found
        return best


def _main(zone: Zone, name_width: int) -> list[Wish]:
    """What stands in the zone at most times."""
    lx, ly = zone.label
    wishes = [
        Wish("army", (ARMY,), zone.army, 1.0, 0.84),
        Wish("name", ((name_width, NAME_HEIGHT),), (lx, ly + 6), 1.0, 0.95),
        Wish("code", (CODE,), (lx, ly - 26), 1.0, 0.92),
    ]
    if zone.pyramid:
        wishes.insert(0, Wish("pyramid", (PYRAMID,), zone.pyramid, 1.0, 0.95))
    if zone.temple:
        tx, ty = zone.temple
        wishes.insert(0, Wish("temple", (TEMPLE,), zone.temple, 1.5, 0.99))
        side = 72 if zone.obelisk and zone.obelisk[0] < tx else -72
        wishes.insert(1, Wish("banner", (BANNER,), (tx + side, ty - 6), 0.8, 0.98))
    if zone.obelisk:
        wishes.insert(0, Wish("obelisk", (OBELISK,), zone.obelisk, 1.2, 0.98))
    return wishes


def _close(boxes: dict[str, Box]) -> float:
    """Cost of a code that does not stand with its name."""
    code, name = boxes["code"], boxes["name"]
    dx = max(0.0, abs(code[0] + code[2] - name[0] - name[2]) / 2 - (name[2] - name[0]) / 2)
    dy = max(0.0, abs(code[1] + code[3] - name[1] - name[3]) / 2 - 34)
    return 2 * (dx + dy)


def solve(
    source: Source, masks: dict[str, Any], name_widths: dict[str, int], plates: list[Box], tries: int = 500
) -> dict[str, dict[str, Box]]:
    """Boxes of every zone by name, clear of the plates. Raises ValueError naming the zones where not all fits."""
    solver = Solver(source.frame)
    zones = sorted(source.zones.values(), key=lambda z: float(z.shape.area))  # the tightest choose first
    layout = {z.id: {"harbour": box_at(z.harbour, HARBOUR)} if z.harbour else {} for z in zones}
    failed: list[str] = []

    def place(zone: Zone, wishes: list[Wish], cost: Cost, tries: int) -> None:
        own = layout[zone.id]
        others = plates + [
            b for boxes in layout.values() for name, b in boxes.items() if boxes is not own or name != "army"
        ]
        found: Found | str = ""
        for ease in (0.0, 0.06, 0.12):  # tight zones may let a corner reach over the border
            if isinstance(found, str):
                eased = [replace(wish, inside=wish.inside - ease) for wish in wishes]
                found = solver.best(Room(masks[zone.id]), eased, others, cost, tries)
        if isinstance(found, str):
            failed.append(f"{zone.id} ({found})")
        else:
            layout[zone.id] |= found[1]

    for zone in zones:
        place(zone, _main(zone, name_widths[zone.id]), _close, tries)
    for zone in zones:
        army = layout[zone.id].get("army")
        if army:
            near = ((army[0] + army[2]) / 2, (army[1] + army[3]) / 2)
            place(zone, [Wish("duel", DUELS, near, 0.5, 0.3)], lambda boxes: 0.0, 1)
    if failed:
        raise ValueError(f"no room in {', '.join(failed)}")
    return layout
