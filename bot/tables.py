"""All tables. A table is loaded when first needed: a start costs one look at the index, however many games live.

Those that are over are let go of when nobody has to do with them any more; as long as somebody has, all have the same.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from weakref import WeakValueDictionary

from bot import games
from bot.store import OPEN, GameRecord, Store
from bot.table import Table
from engine import EngineError, Game, load_game

log = logging.getLogger(__name__)


class Tables:
    """Finds tables by game and by channel."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._loaded: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._open: dict[str, Table] = {}  # kept until they are over
        self._channels: dict[int, str] = {}
        self._loading = asyncio.Lock()
        self.listeners: list[Callable[[Table], None]] = []  # told of every change of every table

    async def open(self) -> list[str]:
        """Reads the index. Returns the games whose channel does not show the newest state."""
        index = await self._store.games.index()
        self._channels = {channel: id for id, channel, _ in index}
        return [id for id, _, dirty in index if dirty]

    async def get(self, id: str) -> Table | None:
        """The table of a game, however old."""
        found = self._loaded.get(id)
        if found is not None:
            return found
        async with self._loading:
            found = self._loaded.get(id)
            record = await self._store.games.get(id) if found is None else None
            return found if record is None else await self._load(record)

    async def in_channel(self, channel: int) -> Table | None:
        """The table that keeps a channel, if one does."""
        id = self._channels.get(channel)
        table = await self.get(id) if id is not None else None
        if table is None or table.record.status not in OPEN or table.record.channel != channel:
            self._channels.pop(channel, None)
            return None
        return table

    def add(self, record: GameRecord) -> Table:
        """A new lobby."""
        table = self._table(record, None, 0)
        self._channels[record.channel] = record.id
        return table

    def moved(self, table: Table) -> None:
        """The table keeps another channel now."""
        self._channels = {channel: id for channel, id in self._channels.items() if id != table.id}
        self._channels[table.record.channel] = table.id

    def loaded(self) -> list[Table]:
        return list(self._loaded.values())

    def _table(self, record: GameRecord, game: Game | None, logged: int) -> Table:
        table = Table(record, games.plugin(record.game), self._store, game, logged)
        table.changed.append(self._tell)
        self._loaded[record.id] = table
        self._keep(table)
        return table

    async def _load(self, record: GameRecord) -> Table:
        game = None
        logged = 0
        if record.state is not None:
            try:
                game = load_game(record.state)
            except EngineError:
                # nobody can go on with it, but nothing is lost: an operator can export it
                log.exception("game set aside: its state cannot be loaded", extra={"game": record.id})
                if record.status in OPEN:
                    await self._store.games.set_status(record.id, "broken")
                    record = replace(record, status="broken")
                return self._table(record, None, 0)
            logged = await self._store.games.entries(record.id)
        return self._table(record, game, logged)

    def _keep(self, table: Table) -> None:
        if table.record.status in OPEN:
            self._open[table.id] = table
        else:
            self._open.pop(table.id, None)

    def _tell(self, table: Table) -> None:
        self._keep(table)
        for listener in self.listeners:
            listener(table)
