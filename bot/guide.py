"""Help within reach: the rules of a table's game by topic, one tap away."""

from __future__ import annotations

from discord import ui

from bot.clicks import Click, answer, say
from bot.custom_id import NOBODY, CustomId
from bot.errors import Refusal
from bot.games.plugin import Plugin
from bot.layouts import Item, Page, Sheetless, button, menu
from bot.router import Router

MOST = 25  # topics in a menu


class Guide:
    """The handler of the button and of the menu."""

    def __init__(self, router: Router) -> None:
        router.add("rules", self.rules)

    async def rules(self, click: Click) -> None:
        topic = click.values[0] if click.values else None
        known = [id for id, _ in click.table.plugin.topics(click.lang)]
        if not known or (topic is not None and topic not in known):
            raise Refusal("unknown-button")
        await answer(click.interaction, rules_page(click.table.plugin, click.lang, click.table.id, topic))


def rules_button(plugin: Plugin, lang: str, game: str) -> list[ui.Button[Sheetless]]:
    """Opens the first topic; nothing where a game explains itself."""
    return [button(say(lang, "rules"), _id(game))] if plugin.topics(lang) else []


def rules_page(plugin: Plugin, lang: str, game: str | None, topic: str | None = None) -> Page:
    """A topic, the first one where none is named, and the way to the others; without a table, their names."""
    topics = plugin.topics(lang)
    shown = topic if topic is not None else topics[0][0]
    lines = [f"### {dict(topics)[shown]}", plugin.explain(lang, shown)]
    if game is not None:
        items = [Item(name, id) for id, name in topics if id != shown]
        return Page("\n".join(lines), rows=[menu(say(lang, "rules-more"), _id(game), items[:MOST])])
    if topic is None:
        lines += ["", f"**{say(lang, 'rules-more')}**", *[f"- {name}" for id, name in topics if id != shown]]
    return Page("\n".join(lines))


def _id(game: str) -> str:
    return str(CustomId(game, NOBODY, 0, "rules"))
