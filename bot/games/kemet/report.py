"""Narration at the table: several events of one kind in a row become one line, so that a set-up fits on a phone."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

import words
from bot.games.plugin import Facts

TOGETHER = {
    "CardsDrawn": ("event", "count"),
    "CityChosen": ("event",),
    "SoldiersPlaced": ("event", "seat", "soldiers"),
    "PyramidBuilt": ("event", "seat", "before"),
}
"""What events of a kind must have in common to be told together."""
KEYS = {"CardsDrawn": "drawn", "CityChosen": "settled", "SoldiersPlaced": "placed", "PyramidBuilt": "built"}


def report(lang: str, events: Iterable[Facts]) -> list[str]:
    """The lines about events in their order.

    >>> report("en", [{"event": "CardsDrawn", "seat": seat, "count": 2} for seat in ("horus", "anubis")])
    ['Horus and Anubis draw 2 interventions each.']
    """
    lines: list[str] = []
    apart: list[Facts] = []
    for _, group in groupby(events, _common):
        found = list(group)
        if len(found) == 1 or found[0]["event"] not in TOGETHER:
            apart += found
            continue
        lines += words.story(lang, apart)
        apart = []
        lines.append(_together(lang, found))
    return lines + words.story(lang, apart)


def _common(event: Facts) -> tuple[Any, ...]:
    return tuple([event.get(name) for name in TOGETHER.get(event["event"], ("event",))])


def _together(lang: str, events: list[Facts]) -> str:
    """One line about all of them: what they have in common once, the rest as a list."""
    key = f"bot-kemet-told-{KEYS[events[0]['event']]}"
    each = words.join(lang, [words.say(lang, f"{key}.each", **_facts(event)) for event in events])
    return words.say(lang, key, **{**_facts(events[0]), "each": each})


def _facts(event: Facts) -> dict[str, Any]:
    return {name: value for name, value in event.items() if name not in ("event", "to")}
