"""The publishers of all tables: woken by changes, alive only while there is something to bring."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.computers import to_move
from bot.drawing import Studio
from bot.publisher import Publisher
from bot.store import Store
from bot.table import Table

log = logging.getLogger(__name__)
RETRIES = (0.5, 2.0, 10.0, 60.0, 600.0)


class Publishers:
    """At most one task a table."""

    def __init__(self, store: Store, studio: Studio, client: discord.Client, pace: float) -> None:
        self._store = store
        self._studio = studio
        self._client = client
        self._pace = pace
        self._publishers: dict[str, Publisher] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def of(self, table: Table) -> Publisher:
        if table.id not in self._publishers:
            self._publishers[table.id] = Publisher(table, self._store, self._studio, self._client, self._pace)
        return self._publishers[table.id]

    def wake(self, table: Table) -> None:
        if table.game is not None and table.id not in self._tasks:
            self._tasks[table.id] = asyncio.create_task(self._run(self.of(table)), name=f"publisher {table.id}")

    def message_below(self, channel: int) -> None:
        """Somebody has written in a channel."""
        for publisher in self._publishers.values():
            if publisher.table.record.channel == channel:
                publisher.below += 1

    async def idle(self) -> None:
        """Waits until everything is published."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def close(self) -> None:
        """Stops where it is: what is not published yet is known, and comes after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, publisher: Publisher) -> None:
        table = publisher.table
        try:
            while table.dirty:
                changes = await self._store.games.changes(table.id)
                if not await self._bring(publisher):
                    return
                if not to_move(table):
                    await self._store.games.set_clean(table.id, changes)
        finally:
            del self._tasks[table.id]  # at once: a change from here on starts a new task

    async def _bring(self, publisher: Publisher) -> bool:
        """Tries until it is done; False where there is no use in trying now."""
        table = publisher.table
        for patience in (*RETRIES, None):
            try:
                await publisher.bring()
                return True
            except (discord.Forbidden, discord.NotFound) as error:
                # the channel is gone or closed to us: the game goes on by panels and commands, and the next act tries
                log.warning("cannot publish", extra={"game": table.id, "code": error.code, "why": error.text})
                return False
            except Exception:
                log.exception("publishing failed", extra={"game": table.id, "next_try": patience})
            if patience is not None:
                await asyncio.sleep(patience)
        return False
