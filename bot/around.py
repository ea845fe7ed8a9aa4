"""What goes on around the tables, brought together: votes, reminders, channels that look on, personal settings."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from bot.callers import Callers
from bot.clicks import Interaction
from bot.commands.book import Names
from bot.dispatch import Dispatcher
from bot.mirrors import Mirrors
from bot.reminders import Reminders
from bot.steward import Steward
from bot.store.around import Around as AroundStore
from bot.table import Table
from bot.tasks import end
from bot.undoing import Undoing
from bot.votes import Votes

if TYPE_CHECKING:
    from bot.app import GameMaster

log = logging.getLogger(__name__)


class Around:
    """`shift` moves the clock by which things are due; tests do not wait for days."""

    def __init__(self, app: GameMaster) -> None:
        self._app = app
        self.shift = 0
        self._starting: asyncio.Task[None] | None = None
        self.store = AroundStore(app.store.database)
        self.dispatcher = Dispatcher(self.store, self.now)
        self.votes = Votes(app, self.now)
        self.undoing = Undoing(self.votes)
        self.steward = Steward(app, self.votes)
        self.reminders = Reminders(app, self.votes, self.now)
        self.mirrors = Mirrors(app)
        self.callers = Callers(app)
        self.dispatcher.add("vote", self.votes.time_is_up)
        self.dispatcher.add("remind", self.reminders.remind)
        self.dispatcher.add("park", self.reminders.park)
        app.tables.listeners += [self.reminders.wake, self.mirrors.wake, self.callers.wake]

    def now(self) -> int:
        return int(time.time()) + self.shift

    async def open(self) -> None:
        """Before the commands are told to Discord."""
        await self._app.tree.set_translator(Names())
        await self.mirrors.open()

    def start(self) -> None:
        """Once tables can be found."""
        self._starting = asyncio.create_task(self._start())

    async def _start(self) -> None:
        try:
            await self.votes.finish()
        except Exception:  # what is due later is not kept waiting by it
            log.exception("votes not gone on with")
        self.dispatcher.start()

    async def close(self) -> None:
        if self._starting is not None:
            await end([self._starting])
        await self.dispatcher.close()
        for part in (self.reminders, self.mirrors, self.callers):
            await part.close()

    async def table_for(self, interaction: Interaction) -> Table | None:
        """The table that a command is about: here, or the one this channel looks on to, or the last that was here."""
        channel = interaction.channel_id
        if channel is None:
            return None
        table = await self._app.tables.in_channel(channel)
        if table is not None:
            return table
        id = await self.store.mirrored_in(channel) or await self.store.last_in(channel)
        return await self._app.tables.get(id) if id is not None else None
