"""The events of a view that pictures tell about: their fields are checked once, so that nobody else has to."""

from collections.abc import Callable, Iterable

import words
from render.core.reading import Node
from render.kemet import content
from render.kemet.drawing.atlas import atlas
from render.kemet.drawing.avatars import AVATARS

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
    return node.known(("walk", "voyage", "teleport", "retreat", "nile", "bark"), "way")


def _zone_or_none(node: Node, seats: Iterable[str]) -> object:
    return None if node.none else _zone(node, seats)


def _avatar(node: Node, seats: Iterable[str]) -> object:
    return node.known(AVATARS, "avatar")


def _card(node: Node, seats: Iterable[str]) -> object:
    return node.known(content.BATTLE_CARDS, "battle card")


def _text(node: Node, seats: Iterable[str]) -> object:
    return node.string()


def _colour(node: Node, seats: Iterable[str]) -> object:
    if not words.has("en", f"colour-{node.string()}"):
        raise node.wrong(f"unknown colour {node.value!r}")
    return node.value


TOLD: dict[str, dict[str, Check]] = {
    "ArmyMoved": {"seat": _seat, "start": _zone, "end": _zone, "way": _way, "soldiers": _whole},
    "AvatarLeft": {"seat": _seat, "avatar": _avatar, "zone": _zone},
    "AvatarMoved": {"seat": _seat, "avatar": _avatar, "start": _zone, "end": _zone, "way": _way, "followers": _whole},
    "AvatarSummoned": {"seat": _seat, "avatar": _avatar, "zone": _zone, "followers": _whole},
    "AvatarWounded": {"seat": _seat, "avatar": _avatar, "lives": _whole, "left": _whole},
    "BattleBegan": {"zone": _zone, "attacker": _seat, "defender": _seat},
    "BattleEnded": {"zone": _zone, "winner": _seat, "loser": _seat},
    "CardBanned": {"seat": _seat, "opponent": _seat, "card": _card},
    "FamePutAside": {"seat": _seat, "amount": _whole, "aside": _whole},
    "FameTakenBack": {"seat": _seat, "amount": _whole, "aside": _whole},
    "HonourChanged": {"seat": _seat, "before": _whole, "honour": _whole, "corruption": _whole},
    "PyramidBuilt": {"seat": _seat, "zone": _zone, "colour": _colour, "level": _whole},
    "RitePerformed": {"seat": _seat, "source": _text, "total": _text, "amount": _whole},
    "SoldierSacrificed": {"seat": _seat, "zone": _zone_or_none, "underworld": _whole},
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
