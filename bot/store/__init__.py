"""The store: SQLite, in which every acknowledged act is on disk before it is acknowledged."""

from __future__ import annotations

from pathlib import Path
from typing import Self

from bot.store.database import Database, StoreError
from bot.store.games import ChannelTaken, Games, now
from bot.store.people import Drafts, Messages, Meta, Users
from bot.store.records import OPEN, DraftRecord, GameRecord, Posted, SeatRecord, Settings, Tale, UserRecord

__all__ = [
    "OPEN",
    "ChannelTaken",
    "Database",
    "DraftRecord",
    "GameRecord",
    "Posted",
    "SeatRecord",
    "Settings",
    "Store",
    "StoreError",
    "Tale",
    "UserRecord",
    "now",
]


class Store:
    """Everything that is kept, by concern."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.games = Games(database)
        self.drafts = Drafts(database)
        self.messages = Messages(database)
        self.users = Users(database)
        self.meta = Meta(database)

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Raises StoreError where the file cannot be used."""
        return cls(await Database.open(path))

    async def close(self) -> None:
        await self.database.close()
