"""Work for those who draw: functions of plain data that can be handed to another process. Nothing of Discord here."""

from __future__ import annotations

from typing import Any

from bot.games.plugin import Plugin
from engine import replay
from render.core.picture import Picture


def view_at(text: str, entry: int) -> dict[str, Any] | None:
    """The public view of a recorded game after an entry of its log."""
    return next((then.view(None) for number, _, then in replay(text) if number == entry), None)


def pictures_at(plugin: Plugin, text: str, entry: int, lang: str) -> list[Picture]:
    """A turn that has passed, with the board as it was at its end."""
    view = view_at(text, entry)
    return plugin.pictures(view, lang, live=False) if view is not None else []


def recap(plugin: Plugin, text: str, lang: str) -> list[Picture]:
    """A whole recorded game."""
    return plugin.recap([then.view(None) for _, _, then in replay(text)], lang)
