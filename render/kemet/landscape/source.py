"""The geometry of the map as facts: zones, cities and water, read from `source.json`."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .libs import geometry, ops

Point = tuple[float, float]
FILE = Path(__file__).with_name("source.json")


@dataclass(frozen=True)
class Zone:
    """One zone of the map with the spots proposed for what stands in it."""

    id: str
    code: str
    type: str
    bank: str
    adjacent: tuple[str, ...]
    label: Point
    army: Point
    shape: Any
    city: str | None = None
    pyramid: Point | None = None
    obelisk: Point | None = None
    temple: Point | None = None
    harbour: Point | None = None
    harbour_kind: str | None = None
    harbour_city: str | None = None
    prayer: int = 0
    sacrifice: dict[str, int] | None = None

    @property
    def district(self) -> bool:
        """Whether the zone is part of a city."""
        return self.type == "district"


@dataclass(frozen=True)
class City:
    """A walled city of three districts."""

    id: str
    bank: str
    districts: tuple[str, ...]
    centre: Point


@dataclass(frozen=True)
class Source:
    """The whole map."""

    plane: tuple[int, int]
    frame: tuple[int, int, int, int]
    zones: dict[str, Zone]
    cities: dict[str, City]
    water: Any

    def lines(self, first: str, second: str) -> list[Any]:
        """Shared borders, as polylines, of neighbours of two kinds: "land" or "city" each."""
        kind = {True: "city", False: "land"}
        found: list[Any] = []
        for a in self.zones.values():
            for name in a.adjacent:
                b = self.zones[name]
                if b.id < a.id or sorted((kind[a.district], kind[b.district])) != sorted((first, second)):
                    continue
                shared = a.shape.boundary.intersection(b.shape.boundary)
                parts = [p for p in getattr(shared, "geoms", [shared]) if p.geom_type == "LineString"]
                merged = ops.unary_union(parts)
                merged = ops.linemerge(merged) if merged.geom_type == "MultiLineString" else merged
                found += list(getattr(merged, "geoms", [merged]))
        return found


def _point(value: list[float] | None) -> Point | None:
    return (value[0], value[1]) if value else None


def load() -> Source:
    """The map of `source.json`."""
    data = json.loads(FILE.read_text(encoding="utf-8"))
    zones = {
        key: Zone(
            key,
            z["code"],
            z["type"],
            z["bank"],
            tuple(z["adjacent"]),
            tuple(z["label"]),
            tuple(z["army"]),
            geometry.Polygon(z["polygon"], z.get("holes") or []),
            z.get("city"),
            _point(z.get("pyramid")),
            _point(z.get("obelisk")),
            _point(z.get("temple")),
            _point(z.get("harbour")),
            z.get("harbour_kind"),
            z.get("harbour_city"),
            z.get("prayer", 0),
            z.get("sacrifice"),
        )
        for key, z in data["zones"].items()
    }
    cities = {key: City(key, c["bank"], tuple(c["districts"]), tuple(c["center"])) for key, c in data["cities"].items()}
    water = ops.unary_union([geometry.Polygon(w["polygon"], w["holes"]) for w in data["water"]])
    return Source(tuple(data["plane"]), tuple(data["frame"]), zones, cities, water)
