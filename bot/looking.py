"""Looking at any game: how it stands, what happened, what happened since one acted, the file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial

from bot.clicks import say
from bot.commands.calls import MOST_TEXT, Call, text_file
from bot.layouts import Page, fit
from bot.pages import Snapshot
from bot.store import Tale
from bot.story import lines_of

LINES = 20
MOST_LINES = 200


async def standing(call: Call) -> list[str]:
    """Round, who is asked, and where the table is."""
    shot, table = Snapshot.of(call.table), call.table
    plugin, lang = table.plugin, call.lang
    lines = [f"### {plugin.headline(lang, shot.view)}"]
    lines += [f"- {plugin.waiting(lang, asked)}" for asked in shot.asked]
    if shot.status != "live":
        lines.append(call.say(f"status-{shot.status}"))
    if shot.over:
        lines += plugin.ranking(lang, shot.result)
    link = await call.app.lobbies.link(table)
    lines.append(f"-# {call.say('status-game', game=table.id)}{f' · {link}' if link else ''}")
    return lines


def people(call: Call) -> list[str]:
    """Who plays which seat."""
    plugin, lang = call.table.plugin, call.lang
    return [
        f"- **{plugin.seat_name(lang, found.seat)}**: "
        + (f"<@{found.user}>" if found.user is not None else say(lang, "computer"))
        for found in call.table.seats
    ]


def _last(lines: Sequence[str], count: int) -> str:
    """The newest lines that fit into a message."""
    kept: list[str] = []
    size = 0
    for line in reversed(lines[-count:]):
        size += len(line) + 1
        if size > MOST_TEXT:
            break
        kept.insert(0, line)
    return "\n".join(kept)


def _told(call: Call, tales: Sequence[Tale]) -> list[str]:
    return lines_of(tales, call.table.plugin, call.lang)


async def log(call: Call, lines: int | None = None) -> None:
    """The newest lines of the story."""
    told = _told(call, await call.app.store.games.tales(call.table.id))
    count = max(1, min(lines or LINES, MOST_LINES))
    head = f"### {call.table.plugin.headline(call.lang, call.public)}"
    await call.show(Page("\n".join([head, _last(told, count) or call.say("log-empty")])))


async def since(call: Call) -> None:
    """What happened since the caller acted: lines, and the board as it is. Who looks on reads the newest lines."""
    last = await call.app.around.store.last_entry(call.table.id, call.user.id)
    tales = await call.app.store.games.tales(call.table.id)
    if last is not None:
        start = next((place for place, tale in enumerate(tales) if tale.entry > last + 1), len(tales))
        tales = tales[start:]
    told = _told(call, tales)
    head = call.say("since-title") if told else call.say("since-nothing")
    text = fit(f"### {head}\n{_last(told, MOST_LINES)}", MOST_TEXT)
    view, plugin, lang = call.public, call.table.plugin, call.lang
    if call.wants_text:
        await call.show(Page(text))
        return
    pictures = await call.draw(partial(plugin.pictures, view, lang, live=False))
    await call.show(Page(text, pictures[:1]))


async def export(call: Call) -> None:
    """The whole file of a game that is over; of one that goes on, what everybody may know."""
    game, table = call.game, call.table
    await call.think()
    if game.over:
        file = text_file(game.to_json(), f"game-{table.id}.json")
        await call.show(Page(call.say("export-whole"), files=[file]))
        return
    tales = await call.app.store.games.tales(table.id)
    public = {"game": table.id, "view": table.view(), "story": _told(call, tales)}
    text = json.dumps(public, ensure_ascii=False, indent=1)
    await call.show(Page(call.say("export-public"), files=[text_file(text, f"game-{table.id}-public.json")]))
