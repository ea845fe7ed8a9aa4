"""Drafts, published messages, users, and a few values by name."""

from __future__ import annotations

import json
from typing import Any

from bot.store.database import Database
from bot.store.games import now
from bot.store.records import DraftRecord, Posted, UserRecord


class Drafts:
    """What seats are composing. No row is ever deleted: its revision only grows, so old buttons are known as old."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, game: str, seat: str) -> DraftRecord:
        row = await self._database.row("SELECT * FROM drafts WHERE game = ? AND seat = ?", (game, seat))
        if row is None:
            return DraftRecord()
        answers = tuple([(id, tuple(options), alone) for id, options, alone in json.loads(row["answers"])])
        return DraftRecord(row["revision"], answers, json.loads(row["page"]))

    async def put(self, game: str, seat: str, draft: DraftRecord) -> None:
        await self._database.write(
            "INSERT INTO drafts (game, seat, revision, answers, page) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (game, seat) DO UPDATE SET"
            " revision = excluded.revision, answers = excluded.answers, page = excluded.page",
            (game, seat, draft.revision, json.dumps(draft.answers), json.dumps(draft.page)),
        )


class Messages:
    """What was published, so that a restart goes on where it was."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, game: str, *kinds: str) -> list[Posted]:
        """The messages of a game of these kinds, oldest first."""
        marks = ", ".join("?" * len(kinds))
        found = await self._database.rows(
            f"SELECT * FROM messages WHERE game = ? AND kind IN ({marks}) ORDER BY id", (game, *kinds)
        )
        return [Posted(row["id"], row["channel"], row["kind"], json.loads(row["data"]), row["posted"]) for row in found]

    async def put(self, game: str, id: int, channel: int, kind: str, data: dict[str, Any]) -> Posted:
        await self._database.write(
            "INSERT INTO messages (id, game, channel, kind, data, posted) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET data = excluded.data, kind = excluded.kind",
            (id, game, channel, kind, json.dumps(data), now()),
        )
        return Posted(id, channel, kind, data, now())

    async def forget(self, id: int) -> None:
        await self._database.write("DELETE FROM messages WHERE id = ?", (id,))


class Users:
    """Language and settings of users; kept in memory once read, for they are needed with every click."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[int, UserRecord] = {}

    async def get(self, id: int) -> UserRecord:
        if id not in self._known:
            row = await self._database.row("SELECT * FROM users WHERE id = ?", (id,))
            if row is None:
                return UserRecord(id)
            self._known[id] = UserRecord(id, row["lang"], json.loads(row["settings"]))
        return self._known[id]

    async def put(self, user: UserRecord) -> None:
        await self._database.write(
            "INSERT INTO users (id, lang, settings) VALUES (?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET lang = excluded.lang, settings = excluded.settings",
            (user.id, user.lang, json.dumps(user.settings)),
        )
        self._known[user.id] = user

    async def spoke(self, id: int, lang: str) -> UserRecord:
        """Remembers the language of a user's client; one chosen by the user stays."""
        user = await self.get(id)
        if "lang" in user.settings or (user.lang == lang and id in self._known):
            return user
        user = UserRecord(id, lang, user.settings)
        await self.put(user)
        return user


class Meta:
    """Values by name: the hash of the commands that Discord knows, calls about to be sent."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, name: str) -> str | None:
        row = await self._database.row("SELECT value FROM meta WHERE name = ?", (name,))
        return None if row is None else str(row["value"])

    async def forget(self, name: str) -> None:
        await self._database.write("DELETE FROM meta WHERE name = ?", (name,))

    async def put(self, name: str, value: str) -> None:
        await self._database.write(
            "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            (name, value),
        )
