"""The hand of one seat, from that seat's own view."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from render.core.reading import Node
from render.kemet import content


@dataclass(frozen=True)
class Hand:
    """What a seat holds: its interventions, and its battle cards with where each of them is."""

    seat: str
    interventions: tuple[str, ...]
    battle_cards: tuple[tuple[str, str], ...]  # (card, hand, played, discarded or removed)


def read(view: Mapping[str, Any]) -> Hand:
    """The viewer's hand; ViewError if the view is nobody's or hides it."""
    node = Node(dict(view))
    viewer = node["viewer"]
    if viewer.none:
        raise viewer.wrong("a hand is drawn from its own seat's view only")
    player = node["players"][viewer.string()]
    held = player["hand"]["cards"]
    if held.none:
        raise held.wrong("hidden from this viewer")
    own = player["battle_cards"]
    where: dict[str, str] = {}
    for place in ("removed", "discarded", "played", "hand"):
        if own[place].none:
            raise own[place].wrong("hidden from this viewer")
        for card in own[place]:
            where[card.known(content.BATTLE_CARDS, "battle card")] = place
    order = list(content.BATTLE_CARDS)
    battle_cards = tuple((card, where[card]) for card in sorted(where, key=order.index))
    return Hand(
        viewer.string(),
        tuple(card.known(content.INTERVENTIONS, "intervention") for card in held),
        battle_cards,
    )
