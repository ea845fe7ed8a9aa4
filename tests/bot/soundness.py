"""Is the channel as it should be? Every line of the story once and in order, one message to click on."""

from __future__ import annotations

import json
from bisect import bisect_right
from pathlib import Path

from bot import games
from bot.store import Tale
from bot.story import lines_of
from engine import load_game, replay
from sandbox import Sandbox
from sandbox.core.model import Message
from sandbox.forms.components import walk
from tests.bot.processes import rows

TEXT = 10


def text_of(message: Message) -> str:
    """All that is written on a message."""
    return "\n".join([part["content"] for part in walk(message.components) if part["type"] == TEXT])


def story_of(database: Path) -> list[str]:
    """The whole story in words, from the stored events. What stands on one message is told together."""
    found = rows(database, "SELECT entry, owner, opens, events, n FROM tales ORDER BY n")
    tales = [Tale(entry, owner, bool(opens), json.loads(events), n) for entry, owner, opens, events, n in found]
    posted = rows(database, "SELECT data FROM messages WHERE kind = 'turn' ORDER BY id")
    firsts = [int(json.loads(data)["first"]) for (data,) in posted]
    assert firsts == sorted(firsts)
    groups = [[tale for tale in tales if bisect_right(firsts, tale.n) == count] for count in range(len(firsts) + 1)]
    return [line for group in groups for line in lines_of(group, games.plugin("kemet"), "en")]


def told_in(box: Sandbox, database: Path) -> list[str]:
    """The story as the channel tells it: the lines of all messages of turns, oldest first."""
    ids = [str(id) for (id,) in rows(database, "SELECT id FROM messages WHERE kind = 'turn' ORDER BY id")]
    lines: list[str] = []
    for message in box.messages:
        if message.id in ids:
            first = next(part["content"] for part in walk(message.components) if part["type"] == TEXT)
            lines += str(first).split("\n")[1:]  # without the headline
    return lines


def public_messages(box: Sandbox) -> list[Message]:
    """Messages of the bot that everybody in the channel sees."""
    table = box.channel("table").id
    return [m for m in box.messages if m.channel_id == table and not m.ephemeral and m.author_id == box.bot.id]


def assert_sound(box: Sandbox, database: Path) -> None:
    """After everything is published."""
    known = {str(id) for (id,) in rows(database, "SELECT id FROM messages")}
    shown = public_messages(box)
    assert {m.id for m in shown} <= known, "a message was posted twice, or forgotten"
    assert told_in(box, database) == story_of(database)
    ((state, status),) = rows(database, "SELECT state, status FROM games")
    live = [m for m in shown if ":hand:" in str(m.components)]
    assert len(live) == (0 if status == "over" else 1)
    turns = [m for m in shown if m.attachments and m.attachments[0].filename.startswith("table")]
    assert status == "over" or turns[-1] is live[0], "the buttons are not on the newest board"
    game = load_game(state)
    logged = [json.loads(data) for (data,) in rows(database, "SELECT data FROM log ORDER BY entry")]
    assert logged == game.log, "the log and the state tell different games"
    *_, (_, _, last) = replay(state)
    assert last.view(None) == game.view(None)
