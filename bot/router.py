"""The one place where every used component arrives: lookup, errors, and who handles what."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import aiohttp
import discord

import words
from bot.clicks import Click, Handler, Interaction, nod, remark, say
from bot.custom_id import CustomId
from bot.errors import AlreadyDone, Refusal
from bot.logs import reference
from bot.reach import ALREADY_ANSWERED, UNKNOWN_INTERACTION, UNREACHED
from bot.store import Store
from bot.tables import Tables
from engine import EngineError

log = logging.getLogger(__name__)


class Router:
    """Handlers by action. A part of the bot adds its own with `add`."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables = tables
        self._store = store
        self._handlers: dict[str, Handler] = {}
        self.listeners: list[Callable[[Click], None]] = []  # told of every click before it is handled
        self._open: set[asyncio.Task[Any]] = set()  # being answered now

    def add(self, action: str, handler: Handler) -> None:
        if action in self._handlers:
            raise ValueError(f"two handlers for {action!r}")
        self._handlers[action] = handler

    async def close(self) -> None:
        """Lets those finish who are being answered."""
        others = self._open - {asyncio.current_task()}
        if others:
            await asyncio.wait(others, timeout=3)

    async def component(self, interaction: Interaction) -> None:
        """Handles a used component; never raises."""
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        try:
            await self._component(interaction)
        finally:
            self._open.discard(task)

    async def _component(self, interaction: Interaction) -> None:
        data: dict[str, Any] = dict(interaction.data or {})
        text = str(data.get("custom_id", ""))
        began = time.monotonic()
        table, lang = None, words.language(str(interaction.locale))
        try:
            user = await self._store.users.spoke(interaction.user.id, lang)
            lang = user.lang
            id = CustomId.parse(text)
            handler = self._handlers.get(id.action) if id is not None else None
            table = await self._tables.get(id.game) if id is not None else None
            if id is None or handler is None or table is None:
                raise Refusal("unknown-button")
            values = [str(value) for value in data.get("values", ())]
            click = Click(interaction, id, table, user, values)
            for listener in self.listeners:
                listener(click)
            await handler(click)
        except Exception as error:
            await self.failed(interaction, error, lang, table.id if table else None)
        log.info(
            "click",
            extra={"game": table.id if table else None, "action": text.split(":")[4:5], "ms": _since(began)},
        )

    async def failed(self, interaction: Interaction, error: Exception, lang: str, game: str | None = None) -> None:
        """Tells the user what went wrong in one line; never raises."""
        try:
            await self._explain(interaction, error, lang, game)
        except (*UNREACHED, discord.InteractionResponded) as lost:
            # the answer itself cannot be delivered (an expired token, a lost connection): the log is all that is left
            log.warning("answer not delivered", extra={"game": game, "why": f"{type(lost).__name__}: {lost}"})

    async def suggest_nothing(self, interaction: Interaction) -> None:
        """Whoever types gets an empty list where there is nothing to suggest; never raises."""
        try:
            await interaction.response.autocomplete([])
        except (*UNREACHED, discord.InteractionResponded) as lost:
            log.info("suggestions not delivered", extra={"why": type(lost).__name__})

    async def _explain(self, interaction: Interaction, error: Exception, lang: str, game: str | None) -> None:
        if isinstance(error, AlreadyDone):
            if interaction.type is discord.InteractionType.component:
                await nod(interaction)
            else:  # a command has no silent answer: a bare nod would show everybody what was typed
                await remark(interaction, say(lang, "done"))
        elif isinstance(error, Refusal):
            await remark(interaction, say(lang, error.key, **error.params))
        elif isinstance(error, EngineError):
            await remark(interaction, self._reason(lang, error, game))
        elif isinstance(error, discord.HTTPException) and error.code in (ALREADY_ANSWERED, UNKNOWN_INTERACTION):
            log.warning("interaction was answered before, or is too old", extra={"game": game, "code": error.code})
        else:
            ref = reference()
            if isinstance(error, aiohttp.ClientError):  # nothing is wrong with the bot: the line is dead
                why = f"{type(error).__name__}: {error}"
                log.warning("answer lost again and again", extra={"game": game, "ref": ref, "why": why})
            else:
                log.error("interaction failed", exc_info=error, extra={"game": game, "ref": ref})
            await remark(interaction, say(lang, "error", ref=ref))

    def _reason(self, lang: str, error: EngineError, game: str | None) -> str:
        table = next((found for found in self._tables.loaded() if found.id == game), None)
        if table is None:
            return say(lang, "refused")
        return table.plugin.reason(lang, {"key": error.key, "params": error.params})


def _since(began: float) -> int:
    return round((time.monotonic() - began) * 1000)
