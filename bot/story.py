"""Narration: public events cut into tales at the beginning of turns, and tales laid out on messages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import words
from bot.games.plugin import Plugin
from bot.store import Tale

EVENTS_A_TALE = 12
"""So that one tale always fits on a message, whatever a night brings."""
MOST_TEXT = 2800
"""Characters of narration on one message; the rest of Discord's 4,000 is for what stands around it."""

UNDONE = "bot.undo"
"""The table's own event of an undo. Its `turn` is whose turn it is again, as a game's events tell of turns."""

Plain = dict[str, Any]


def tales_of(
    events: Iterable[Plain], entry: int, owner: str, plugin: Plugin, is_human: Callable[[str], bool]
) -> list[Tale]:
    """Events as tales. A new turn opens a tale; turns of computer players and what belongs to all have the owner ""."""
    found: list[Tale] = []
    opens, held = False, list[Plain]()

    def close() -> None:
        nonlocal opens, held
        if held:
            found.append(Tale(entry, owner, opens, held))
            opens, held = False, []

    for event in events:
        turn = event.get("turn") if event["event"] == UNDONE else plugin.turn(event)
        if turn is not None:
            new = turn if turn and is_human(turn) else ""
            if new != owner:
                close()
                owner, opens = new, True
        held.append(event)
        if len(held) == EVENTS_A_TALE:
            close()
    close()
    return found


def lines_of(tales: Iterable[Tale], plugin: Plugin, lang: str) -> list[str]:
    """Tales in words. Events of the table itself, `bot.…`, are told by the bot's own texts."""
    lines: list[str] = []
    own: list[Plain] = []  # across tales: what belongs together is told together
    for event in [event for tale in tales for event in tale.events]:
        if str(event["event"]).startswith("bot."):
            lines += plugin.story(lang, own)
            own = []
            lines.append(_told(event, plugin, lang))
        else:
            own.append(event)
    lines += plugin.story(lang, own)
    return lines


def _told(event: Plain, plugin: Plugin, lang: str) -> str:
    facts = {name: value for name, value in event.items() if name not in ("event", "seat", "turn")}
    if "seat" in event:
        facts["seat"] = plugin.seat_name(lang, event["seat"])
    return words.say(lang, f"bot-told-{event['event'].removeprefix('bot.')}", **facts)


@dataclass
class Part:
    """What one message tells: tales from number `first` to `last`, and whose turn it is."""

    first: int
    last: int
    owner: str
    lines: list[str] = field(default_factory=list)
    entry: int = 0  # of the log, after the last of it
    events: list[Plain] = field(default_factory=list)


def parts_of(tales: Sequence[Tale], plugin: Plugin, lang: str, *, told: int | None) -> tuple[list[Part], list[Part]]:
    """What the message that stands now tells to its end, and what new ones tell.

    `told`: the last tale that the standing message told when it was posted; None: no message stands. A turn that opens
    later is not for that message.

    The first turn belongs to the message that stands. All later turns go on one new message, however many have passed
    meanwhile, so that narration is never skipped and the channel is never flooded; too much text makes it several.
    """
    if told is None:
        return [], _cut(tales, plugin, lang)
    turn = next((place for place, tale in enumerate(tales) if tale.opens and tale.n > told), len(tales))
    return _cut(tales[:turn], plugin, lang), _cut(tales[turn:], plugin, lang)


def _cut(tales: Sequence[Tale], plugin: Plugin, lang: str) -> list[Part]:
    """What is told together by tales on one message is no longer than what they tell one by one."""
    parts: list[Part] = []
    told: list[list[Tale]] = []
    room = 0
    for tale in tales:
        size = sum([min(len(line), MOST_TEXT - 1) + 1 for line in lines_of([tale], plugin, lang)])
        if not parts or size > room:
            parts.append(Part(tale.n, tale.n, tale.owner))
            told.append([])
            room = MOST_TEXT
        room -= size
        parts[-1].last = tale.n
        parts[-1].owner = tale.owner
        parts[-1].entry = tale.entry or parts[-1].entry
        parts[-1].events += tale.events
        told[-1].append(tale)
    for part, own in zip(parts, told, strict=True):
        part.lines = [line[: MOST_TEXT - 1] for line in lines_of(own, plugin, lang)]
    return parts
