"""Several events as a report that reads well: payments stand with what they paid for, veterans of one battle are added
up, empty remarks are left out."""

from collections.abc import Iterable, Mapping
from typing import Any

from words.kemet import Facts, narrate
from words.texts import say

PAID_FIRST: Mapping[str, str] = {"build": "PyramidBuilt", "teleport": "ArmyMoved", "tile": "TileBought"}
PAID_AFTER: Mapping[str, str] = {"card": "CardPlayed", "intervention": "BattleCardsRevealed"}
"""The event that tells what a payment was for, by the payment's reason: the next one, or the one before."""


def story(lang: str, events: Iterable[Facts]) -> list[str]:
    """The lines of a report about events in their order, as `Event.to_json()` gives them.

    >>> move = {"start": "buto_1", "end": "sobek_temple", "way": "teleport", "soldiers": 5, "creature": None}
    >>> story("en", [
    ...     {"event": "PrayerPaid", "seat": "horus", "paid": 2, "parts": [], "prayer": 3, "reason": "teleport"},
    ...     {"event": "ArmyMoved", "seat": "horus", **move},
    ...     {"event": "TurnEnded", "seat": "horus"},
    ... ])
    ['Horus teleports with 5 soldiers from Buto 1 to the Temple of Sobek. (2 PP, 3 left)']
    """
    told = _veterans_added([dict(event) for event in events])
    told = [event for place, event in enumerate(told) if not _empty(event, told[place + 1 : place + 2])]
    lines: list[tuple[Facts, list[Facts]]] = []  # each event with what was paid for it
    ahead: list[Facts] = []
    for place, event in enumerate(told):
        if event["event"] == "PrayerPaid":
            if lines and _belongs(event, lines[-1][0], PAID_AFTER):
                lines[-1][1].append(event)
                continue
            if place + 1 < len(told) and _belongs(event, told[place + 1], PAID_FIRST):
                ahead.append(event)
                continue
        lines.append((event, ahead))
        ahead = []
    return [_with_price(lang, narrate(lang, event), payments) for event, payments in lines]


def _veterans_added(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A winning defender gets two veterans, one before and one after the loser's: told as two (B6)."""
    added: list[dict[str, Any]] = []
    row: dict[Any, dict[str, Any]] = {}  # by seat, as long as nothing else happens
    for event in events:
        if event["event"] != "VeteranGained":
            row = {}
        elif event["seat"] in row:
            row[event["seat"]]["amount"] += event["amount"]
            continue
        else:
            row[event["seat"]] = event
        added.append(event)
    return added


def _empty(event: Facts, after: list[dict[str, Any]]) -> bool:
    """Says nothing that the lines around it do not say."""
    kind = event["event"]
    if kind == "NightStep":  # a step in which nothing happens
        return bool(after) and after[0]["event"] == "NightStep"
    if kind == "CardsDiscarded":
        return event.get("reason") in ("played", "battle")
    return kind in ("TurnEnded", "BattleEnded")


def _belongs(payment: Facts, deed: Facts, deeds: Mapping[str, str]) -> bool:
    reason = str(payment["reason"]).partition(".")[0]
    toll = any(str(part).startswith("creature.") for part, _ in payment["parts"][:1])
    return not toll and deeds.get(reason) == deed["event"] and bool(payment["seat"] == deed["seat"])


def _with_price(lang: str, line: str, payments: list[Facts]) -> str:
    if not payments:
        return line
    paid = sum([payment["paid"] for payment in payments])
    parts = [part for payment in payments for part in payment["parts"]]
    return say(lang, "story-paid", line=line, paid=paid, parts=parts, prayer=payments[-1]["prayer"])
