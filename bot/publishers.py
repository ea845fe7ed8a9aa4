"""The publishers of all tables: woken by changes, alive only while there is something to bring."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import discord

from bot.computers import to_move
from bot.drawing import Studio
from bot.publisher import Publisher
from bot.reach import asked_to_wait
from bot.store import OPEN, Store
from bot.table import Table
from bot.tasks import Tasks

log = logging.getLogger(__name__)
RETRIES = (0.5, 2.0, 10.0, 60.0, 600.0)
"""Seconds after so many failures in a row; the last again and again. A new act is not kept waiting that long."""
LEAST = 2.0


class Publishers:
    """At most one task a table."""

    def __init__(self, store: Store, studio: Studio, client: discord.Client, pace: float) -> None:
        self._store = store
        self._studio = studio
        self._client = client
        self._pace = pace
        self._publishers: dict[str, Publisher] = {}
        self._tasks = Tasks("publisher")
        self.owing: list[Callable[[Table], bool]] = []
        """Who else may still have something to send for a table: until then a restart must look at it again."""

    def of(self, table: Table) -> Publisher:
        if table.id not in self._publishers:
            self._publishers[table.id] = Publisher(table, self._store, self._studio, self._client, self._pace)
        return self._publishers[table.id]

    def wake(self, table: Table) -> None:
        if table.game is not None:
            publisher = self.of(table)
            publisher.woken.set()
            self._tasks.start(table.id, lambda: self._work(publisher))

    def message_below(self, channel: int) -> None:
        """Somebody has written in a channel."""
        for publisher in self._publishers.values():
            if publisher.table.record.channel == channel:
                publisher.below += 1

    async def idle(self) -> None:
        """Waits until everything is published."""
        await self._tasks.idle()

    async def close(self) -> None:
        """Stops where it is: what is not published yet is known, and comes after the next start."""
        await self._tasks.close()

    async def _work(self, publisher: Publisher) -> None:
        await self._run(publisher)
        table = publisher.table
        if table.record.status not in OPEN and not self._owed(table):
            self._publishers.pop(table.id, None)  # the game is over, and all is told

    async def _run(self, publisher: Publisher) -> None:
        """Brings what is new until nothing is; what fails is tried again."""
        table = publisher.table
        failures = 0
        while table.dirty or failures:
            publisher.woken.clear()
            try:
                await self._bring(publisher)
                failures = 0
            except (discord.Forbidden, discord.NotFound) as error:
                # the channel is gone or closed to us: the game goes on by panels and commands, and the next act tries
                log.warning("cannot publish", extra={"game": table.id, "code": error.code, "why": error.text})
                return
            except Exception as error:
                pause = max(RETRIES[min(failures, len(RETRIES) - 1)], asked_to_wait(error))
                failures += 1
                log.exception("publishing failed", extra={"game": table.id, "next_try": pause})
                await self._rest(publisher, pause, asked_to_wait(error))

    async def _bring(self, publisher: Publisher) -> None:
        table = publisher.table
        changes = await self._store.games.changes(table.id)
        await publisher.bring()
        publisher.brought = changes
        await self.settle(table)

    async def settle(self, table: Table) -> None:
        """Notes that everything is sent for the changes that the channel shows, once that is so."""
        if not to_move(table) and not self._owed(table):
            publisher = self.of(table)
            changes, publisher.brought = publisher.brought, 0  # the store counts anew from here
            await self._store.games.set_clean(table.id, changes)

    def _owed(self, table: Table) -> bool:
        return any(owes(table) for owes in self.owing)

    async def _rest(self, publisher: Publisher, seconds: float, asked: float) -> None:
        """Until the next try, or until something new has happened; for as long as Discord asks in any case."""
        least = max(min(seconds, LEAST), asked)
        await asyncio.sleep(least)
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, seconds - least)):
                await publisher.woken.wait()
