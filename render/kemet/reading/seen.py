"""A view as typed values: read once, every mistake reported by the path of its field."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import words
from render.core.reading import Node, ViewError
from render.kemet.drawing import avatars, emblems
from render.kemet.drawing.atlas import atlas
from render.kemet.reading.book import Book, Soul, book, soul
from render.kemet.reading.events import events

__all__ = ["Army", "Book", "Fame", "Player", "Soul", "Spot", "Table", "ViewError", "known_tile", "table"]

COLOURS = ("ruby", "sapphire", "diamond", "onyx", "emerald")
FAME = ("dominance", "battle", "temple", "pyramid")


@dataclass(frozen=True)
class Army:
    """All soldiers of one seat in a zone, perhaps with a creature; or an avatar, then they are its followers."""

    owner: str
    soldiers: int
    creature: str | None
    avatar: str | None = None

    @property
    def being(self) -> str | None:
        """The creature or avatar."""
        return self.avatar or self.creature


@dataclass(frozen=True)
class Spot:
    """What stands in a zone; `held` says whether there is fame to hold and by whom it is."""

    armies: tuple[Army, ...]
    pyramid: tuple[str, int] | None
    fame: str | None
    holder: str | None


@dataclass(frozen=True)
class Fame:
    """Fame by kind."""

    dominance: int
    battle: int
    temple: int
    pyramid: int
    total: int


@dataclass(frozen=True)
class Player:
    """One seat's things, as far as the viewer may know them."""

    seat: str
    city: str | None
    prayer: int
    fame: Fame
    soldiers: int
    creatures: tuple[str, ...]
    veterans: int
    tiles: tuple[str, ...]
    spaces: tuple[tuple[str, str | None], ...]  # the token on each space: normal, silver, or none
    markers: tuple[str | None, ...]
    silver: str | None
    gold: str | None
    cards: int
    soul: Soul | None = None  # in games with the Book of the Dead


@dataclass(frozen=True)
class Asked:
    """A seat that has something to choose: what kind of question, and whether it is still choosing or has locked in."""

    seat: str
    kind: str
    state: str


@dataclass(frozen=True)
class Table:
    """The public part of a position."""

    game: str
    viewer: str | None
    round: int
    phase: str
    order: tuple[str, ...]
    active: str | None
    spots: Mapping[str, Spot]
    out: frozenset[str]
    moving: tuple[str, Army] | None
    players: Mapping[str, Player]
    battle_zone: str | None
    events: tuple[Node, ...]
    winner: str | None
    places: Mapping[str, int]
    target: int
    asked: tuple[Asked, ...] = ()
    book: Book | None = None

    @property
    def seats(self) -> tuple[str, ...]:
        """All seats, in turn order."""
        return self.order

    def owner_of(self, city: str | None) -> str | None:
        """Whose city it is."""
        return next((p.seat for p in self.players.values() if city and p.city == city), None)


def known_tile(node: Node) -> str:
    """A tile there is a name for."""
    if not words.has("en", f"tile-{node.string()}"):
        raise node.wrong(f"unknown tile {node.value!r}")
    return node.string()


def _army(node: Node, seats: tuple[str, ...]) -> Army:
    creature = node["creature"]
    if creature.maybe() is not None:
        creature.known(emblems.CREATURES, "creature")
    avatar = node.get("avatar")
    if avatar.maybe() is not None:
        avatar.known(avatars.AVATARS, "avatar")
        if creature.value is not None:
            raise creature.wrong("no creature goes with an avatar")
    soldiers = node["soldiers"]
    if soldiers.whole() < 0:
        raise soldiers.wrong("less than no soldiers")
    return Army(node["owner"].known(seats, "seat"), soldiers.whole(), creature.maybe(), avatar.maybe())


def _spot(node: Node, seats: tuple[str, ...]) -> Spot:
    pyramid, fame = node["pyramid"], node["fame"]
    built = None
    if not pyramid.none:
        level = pyramid["level"]
        if not 1 <= level.whole() <= 4:
            raise level.wrong(f"a pyramid has level 1 to 4, not {level.value}")
        built = pyramid["colour"].known(COLOURS, "colour"), level.whole()
    kind = holder = None
    if not fame.none:
        kind = fame["kind"].known(("temple", "pyramid"), "kind of fame")
        holder = None if fame["holder"].none else fame["holder"].known(seats, "seat")
    armies = tuple(_army(army, seats) for army in node["armies"])
    if len(armies) > 2:
        raise node["armies"].wrong("more than two armies in one zone")
    return Spot(armies, built, kind, holder)


def _asked(node: Node, seats: tuple[str, ...]) -> Asked:
    return Asked(node["seat"].known(seats, "seat"), node["kind"].string(), node["state"].string())


def _token(node: Node) -> str | None:
    return None if node.none else node.known(("normal", "silver"), "token")


def _player(seat: str, node: Node, track: Book | None) -> Player:
    fame = node["fame"]
    city = node["city"].maybe() or None
    if city is not None:
        node["city"].known(atlas().cities, "city")
    return Player(
        seat,
        city,
        node["prayer"].whole(),
        Fame(*(fame[kind].whole() for kind in (*FAME, "total"))),
        node["soldiers"].whole(),
        tuple(creature.known(emblems.CREATURES, "creature") for creature in node["creatures"]),
        node["veterans"].whole(),
        tuple(known_tile(tile) for tile in node["tiles"]),
        tuple((space, _token(token)) for space, token in node["spaces"].items()),
        tuple(None if m.none else m.known(COLOURS, "colour") for m in node["markers"]),
        node["silver"].maybe(),
        node["gold"].maybe(),
        node["hand"]["count"].whole(),
        soul(node, track),
    )


def table(view: Mapping[str, Any]) -> Table:
    """Reads a view; raises ViewError with the path of the first field that cannot be drawn."""
    node = Node(dict(view))
    players_node, zones = node["players"], atlas().zones
    seats = tuple(seat for seat, _ in players_node.items())
    order = tuple(seat.known(seats, "seat") for seat in node["order"])
    board = node["board"]
    spots: dict[str, Spot] = {}
    for zone, spot in board["zones"].items():
        if zone not in zones:
            raise spot.wrong(f"unknown zone {zone!r}")
        spots[zone] = _spot(spot, seats)
    out = frozenset(zone.known(zones, "zone") for zone in board["out_of_play"])
    missing = [zone for zone in zones if zone not in spots and zone not in out]
    if missing:
        raise ViewError(f"board.zones.{missing[0]}", "missing")
    moving, battle, result = board.get("moving"), node.get("battle"), node.get("result")
    track = book(node.get("book"))
    return Table(
        node["game"].string(),
        node.get("viewer").maybe(),
        node["round"].whole(),
        node["phase"].string(),
        order or seats,
        None if node["active"].none else node["active"].known(seats, "seat"),
        spots,
        out,
        None if moving.none else (moving["zone"].known(zones, "zone"), _army(moving["army"], seats)),
        {seat: _player(seat, player, track) for seat, player in players_node.items()},
        None if battle.none else battle["zone"].known(zones, "zone"),
        events(node["last"], seats),
        None if result.none else result["winner"].maybe(),
        {} if result.none else {seat: place.whole() for seat, place in result["places"].items()},
        9 if node.get("target_fame").none else node["target_fame"].whole(),
        tuple(_asked(entry, seats) for entry in node["asked"]),
        track,
    )
