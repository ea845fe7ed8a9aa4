"""Which part of the map a picture shows, and how large."""

import math
from dataclasses import dataclass
from typing import Any

from render.core.brush import Box
from render.core.reading import ViewError, pixels
from render.core.theme import Theme
from render.kemet.drawing.atlas import around, atlas
from render.kemet.drawing.backdrop import closed_bank
from render.kemet.reading.seen import Table

CROP_PIXELS = 500_000  # of a preview: sharp on a phone, small enough to be sent with everything
CLOSEST = 1.6  # pixels per unit: closer the land has no more detail
MARGIN = 34


@dataclass(frozen=True)
class Frame:
    """A region of the map and the size of its picture."""

    region: Box
    size: tuple[int, int]
    whole: bool

    @property
    def scale(self) -> float:
        """Pixels per unit."""
        return self.size[0] / (self.region[2] - self.region[0])


def _wider(box: Box, plane: tuple[int, int]) -> Box:
    """A box no flatter than 16:9 and no taller than 3:4, inside the plane."""
    x0, y0, x1, y1 = box
    width, height = x1 - x0, y1 - y0
    width, height = max(width, height * 0.75, 420), max(height, width * 9 / 16, 300)
    width, height = min(width, plane[0]), min(height, plane[1])
    left = min(max(0, (x0 + x1 - width) / 2), plane[0] - width)
    top = min(max(0, (y0 + y1 - height) / 2), plane[1] - height)
    return round(left), round(top), round(left + width), round(top + height)


def _named(table: Table, crop: str) -> Box:
    """The region of a name: a bank, a city, a zone, or "battle"."""
    plan = atlas()
    if crop == "battle":
        zone = table.battle_zone or _last_battle(table)
        if zone is None:
            raise ViewError("crop", "there is no battle to show")
        crop = zone
    if crop in ("west", "east", "delta"):
        return around([z.bounds for z in plan.zones.values() if z.bank == crop], 12)
    if crop in plan.cities:
        boxes = [plan.zones[d].bounds for d in plan.cities[crop].districts]
        return around(boxes, 2 * MARGIN)
    if crop in plan.zones:
        zone_ = plan.zones[crop]
        return around([zone_.bounds if zone_.type != "desert" else around(list(zone_.boxes.values()), 40)], MARGIN)
    raise ViewError("crop", f"unknown part of the map {crop!r}")


def _last_battle(table: Table) -> str | None:
    for event in reversed(table.events):
        if event.get("event").value == "BattleBegan":
            return event["zone"].known(atlas().zones, "zone")
    return None


def _in_play(table: Table, plane: tuple[int, int]) -> Box:
    """The whole map, less the bank that is not in play: what is played on is larger then, above all on a phone."""
    closed = closed_bank(table.out)
    if closed is None:
        return 0, 0, *plane
    left, _, right, _ = around([zone.bounds for zone in atlas().zones.values() if zone.bank != closed], MARGIN)
    return (0, 0, right, plane[1]) if closed == "east" else (left, 0, *plane)


def frame(table: Table, theme: Theme, crop: Any, size: Any) -> Frame:
    """What `crop=` and `size=` ask for: size is the width in pixels, or (width, height) to fit into."""
    plane = atlas().plane
    if crop is None:
        region = _in_play(table, plane)
        scale = theme.sizes["board"] / plane[0]
    else:
        region = _wider(_named(table, crop) if isinstance(crop, str) else _box(crop), plane)
        area = (region[2] - region[0]) * (region[3] - region[1])
        scale = min(CLOSEST, (CROP_PIXELS / area) ** 0.5)
    width, height = region[2] - region[0], region[3] - region[1]
    if size is not None:
        scale = _scale(size, width, height)
    return Frame(region, (round(width * scale), round(height * scale)), crop is None)


def _scale(size: Any, width: float, height: float) -> float:
    """The scale at which a region is that wide, or fits into (width, height)."""
    if not isinstance(size, tuple | list):
        return pixels(size) / width
    if len(size) != 2:
        raise ViewError("size", f"expected a width or (width, height), found {size!r:.80}")
    wide, high = size
    return min(pixels(wide) / width, math.inf if high is None else pixels(high) / height)


def _box(crop: Any) -> Box:
    try:
        x0, y0, x1, y1 = (float(v) for v in crop)
    except (TypeError, ValueError):
        raise ViewError("crop", f"expected a name or (left, top, right, bottom), found {crop!r:.80}") from None
    if not all(math.isfinite(v) for v in (x0, y0, x1, y1)):
        raise ViewError("crop", f"no place on the map: {crop!r:.80}")
    return min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)
