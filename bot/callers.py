"""Calling by direct message those who have chosen it: once when it comes to them, not at every question."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.clicks import say
from bot.layouts import Page
from bot.reach import never_arrives
from bot.table import Table
from bot.tasks import Tasks

if TYPE_CHECKING:
    from bot.app import GameMaster

log = logging.getLogger(__name__)


class Callers:
    """Remembers who was asked when a table changed last."""

    def __init__(self, app: GameMaster) -> None:
        self._app = app
        self._asked: dict[str, set[str]] = {}
        self._tasks = Tasks("call")

    def wake(self, table: Table) -> None:
        asked = self._choosing(table)
        before = self._asked.get(table.id)
        self._asked[table.id] = asked
        if before is None and table.entries:
            return  # a table from before the last start: who is asked has been called
        for seat in asked - (before or set()):
            self._tasks.start(f"{table.id} {seat}", partial(self._call, table, seat))

    async def close(self) -> None:
        await self._tasks.close()

    def _choosing(self, table: Table) -> set[str]:
        if table.game is None or table.game.over or table.record.status != "live":
            return set()
        asked = [found["seat"] for found in table.asked() if found["state"] == "choosing"]
        return {seat for seat in asked if table.is_human(seat)}

    async def _call(self, table: Table, seat: str) -> None:
        user_id = table.player(seat)
        decision = table.game.decision(seat) if table.game is not None else None
        if user_id is None or decision is None:
            return
        user = await self._app.store.users.get(user_id)
        if user.settings.get("call", "mention") != "dm":
            return
        if table.plugin.layout(decision.to_json()).letter and user.settings.get("letters", True):
            return  # a letter goes out for this question anyway
        link = f"https://discord.com/channels/{table.record.guild}/{table.record.channel}"
        what = table.plugin.short(user.lang, decision.kind)
        view, _ = Page(say(user.lang, "called-by-dm", what=what, link=link)).build()
        try:
            channel = await self._app.create_dm(discord.Object(user_id))
            await channel.send(view=view)
        except Exception as error:
            if never_arrives(error):  # closed direct messages are no error: the table shows whose turn it is
                log.info("call not delivered", extra={"game": table.id, "seat": seat})
            else:
                log.exception("call failed", extra={"game": table.id, "seat": seat})
