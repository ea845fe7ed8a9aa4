"""The map as the drawing code needs it: zones with the boxes for what stands in them, read from `assets/map.json`."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from render.core.brush import Box

ASSETS = Path(__file__).parents[1] / "assets"
Point = tuple[float, float]


@dataclass(frozen=True, eq=False)
class Zone:
    """One zone: facts, outline, and a box for each thing that may stand in it."""

    id: str
    code: str
    type: str
    bank: str
    city: str | None
    harbour: str | None
    harbour_city: str | None
    adjacent: tuple[str, ...]
    prayer: int  # what the temple yields each night
    offering: bool  # soldiers may be offered here
    boxes: dict[str, Box]
    polygon: tuple[Point, ...]
    holes: tuple[tuple[Point, ...], ...]

    @property
    def spot(self) -> Point:
        """Where its army stands."""
        return middle(self.boxes["army"])

    @property
    def bounds(self) -> Box:
        """The box around its outline."""
        xs, ys = [p[0] for p in self.polygon], [p[1] for p in self.polygon]
        return min(xs), min(ys), max(xs), max(ys)


@dataclass(frozen=True, eq=False)
class City:
    """A city with three districts."""

    id: str
    bank: str
    districts: tuple[str, ...]
    crest: Box


@dataclass(frozen=True)
class Atlas:
    """The whole map."""

    plane: tuple[int, int]
    plate: Box
    zones: dict[str, Zone]
    cities: dict[str, City]


def middle(box: Box) -> Point:
    """The centre of a box."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def around(boxes: list[Box], margin: float) -> Box:
    """The box around all of them and a margin."""
    return (
        min(b[0] for b in boxes) - margin,
        min(b[1] for b in boxes) - margin,
        max(b[2] for b in boxes) + margin,
        max(b[3] for b in boxes) + margin,
    )


def _box(values: list[float]) -> Box:
    x0, y0, x1, y1 = values
    return x0, y0, x1, y1


@cache
def atlas() -> Atlas:
    """The map of the game."""
    data = json.loads((ASSETS / "map.json").read_text(encoding="utf-8"))
    zones = {
        key: Zone(
            key,
            z["code"],
            z["type"],
            z["bank"],
            z["city"],
            z["harbour"],
            z["harbour_city"],
            tuple(z["adjacent"]),
            z["prayer"],
            z["sacrifice"] is not None,
            {name: _box(box) for name, box in z["boxes"].items()},
            tuple((x, y) for x, y in z["polygon"]),
            tuple(tuple((x, y) for x, y in ring) for ring in z["holes"]),
        )
        for key, z in data["zones"].items()
    }
    cities = {key: City(key, c["bank"], tuple(c["districts"]), _box(c["crest"])) for key, c in data["cities"].items()}
    width, height = data["plane"]
    return Atlas((width, height), _box(data["plate"]), zones, cities)
