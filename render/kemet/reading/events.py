"""The events of a view that pictures tell about: their fields are checked once, so that nobody else has to."""

from collections.abc import Callable, Iterable

import words
from render.core.reading import Node
from render.kemet import content
from render.kemet.drawing.atlas import atlas

Check = Callable[[Node, Iterable[str]], object]


def _seat(node: Node, seats: Iterable[str]) -> object:
    return node.known(seats, "seat")


def _zone(node: Node, seats: Iterable[str]) -> object:
    return node.known(atlas().zones, "zone")


def _whole(node: Node, seats: Iterable[str]) -> object:
    return node.whole()


def _flag(node: Node, seats: Iterable[str]) -> object:
    return node.flag()


def _tile(node: Node, seats: Iterable[str]) -> object:
    return content.tile(node.string(), node.path)


def _way(node: Node, seats: Iterable[str]) -> object:
    return node.known(("walk", "voyage", "teleport", "retreat"), "way")


def _colour(node: Node, seats: Iterable[str]) -> object:
    if not words.has("en", f"colour-{node.string()}"):
        raise node.wrong(f"unknown colour {node.value!r}")
    return node.value


TOLD: dict[str, dict[str, Check]] = {
    "ArmyMoved": {"seat": _seat, "start": _zone, "end": _zone, "way": _way, "soldiers": _whole},
    "BattleBegan": {"zone": _zone, "attacker": _seat, "defender": _seat},
    "BattleEnded": {"zone": _zone, "winner": _seat, "loser": _seat},
    "PyramidBuilt": {"seat": _seat, "zone": _zone, "colour": _colour, "level": _whole},
    "SoldiersPlaced": {"seat": _seat, "zone": _zone, "soldiers": _whole},
    "SoldiersRemoved": {"seat": _seat, "zone": _zone, "soldiers": _whole, "lost": _flag},
    "TileBought": {"seat": _seat, "tile": _tile},
}


def events(node: Node, seats: Iterable[str]) -> tuple[Node, ...]:
    """All events of the turn; those that pictures tell about are complete and sound."""
    found = tuple(node)
    for event in found:
        for field, check in TOLD.get(event["event"].string(), {}).items():
            check(event[field], seats)
    return found
