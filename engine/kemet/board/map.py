"""A map: zones and cities, and for a number of players the board in play with its ready-made look-ups."""

from __future__ import annotations

from typing import NamedTuple


class Zone(NamedTuple):
    """A zone of the map as printed."""

    id: str
    code: str  # two characters, printed large on the board
    type: str  # district, desert, temple, delta_temple or sanctuary
    bank: str
    adjacent: tuple[str, ...]
    city: str | None = None
    obelisk: bool = False
    harbour: str | None = None  # trade or military
    prayer: int = 0  # N4
    nile: bool = False


class City(NamedTuple):
    id: str
    districts: tuple[str, ...]
    harbour: str  # the zone of its military harbour


class Layout(NamedTuple):
    """What is in play for one number of players (S1)."""

    cities: tuple[str, ...]
    storm: tuple[str, ...]
    closed_bank: str | None
    out_of_play: tuple[str, ...]


class Map(NamedTuple):
    id: str
    zones: tuple[Zone, ...]
    cities: tuple[City, ...]
    layouts: dict[int, Layout]


class Board:
    """The part of a map that is in play for a number of players."""

    def __init__(self, plan: Map, players: int) -> None:
        self.map = plan.id
        self.layout = plan.layouts[players]
        gone = set(self.layout.out_of_play)
        self.zones = {zone.id: zone for zone in plan.zones if zone.id not in gone}
        self.cities = {city.id: city for city in plan.cities if city.id in self.layout.cities}
        self.adjacent = {
            zone.id: tuple([other for other in zone.adjacent if other not in gone]) for zone in self.zones.values()
        }
        self.order = {zone: place for place, zone in enumerate(self.zones)}
        self.city_of = {zone.id: zone.city for zone in self.zones.values() if zone.city is not None}
        self.obelisks = tuple([zone.id for zone in self.zones.values() if zone.obelisk])
        self.trade_harbours = tuple([zone.id for zone in self.zones.values() if zone.harbour == "trade"])
        self.harbours = frozenset([zone.id for zone in self.zones.values() if zone.harbour is not None])
        self.temples = tuple([zone.id for zone in self.zones.values() if zone.type in ("temple", "delta_temple")])
        self.yields = {zone.id: zone.prayer for zone in self.zones.values() if zone.prayer}
        self.delta_temple = next(zone.id for zone in self.zones.values() if zone.type == "delta_temple")
        self.sanctuary = next(zone.id for zone in self.zones.values() if zone.type == "sanctuary")

    def by_distance(self, start: str) -> dict[str, int]:
        """Steps over land from a zone to every other that can be reached on foot."""
        found, edge = {start: 0}, [start]
        while edge:
            zone = edge.pop(0)
            for other in self.adjacent[zone]:
                if other not in found:
                    found[other] = found[zone] + 1
                    edge.append(other)
        return found
