"""Games, their seats, their log and their narration."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import aiosqlite

from bot.errors import AlreadyDone
from bot.store.database import Database, Row
from bot.store.records import GameRecord, SeatRecord, Settings, Tale


class ChannelTaken(Exception):
    """There is a game in this channel already."""


class Games:
    """Every change is one transaction; an act's interaction id is part of it, so it happens once or not at all."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ------------------------------------------------------------------ reading

    async def get(self, id: str) -> GameRecord | None:
        row = await self._database.row("SELECT * FROM games WHERE id = ?", (id,))
        return None if row is None else await self._whole(row)

    async def index(self) -> list[tuple[str, int, bool]]:
        """(game, channel, dirty) of all that keep a channel or owe it something: all that is needed at a start.

        Those that keep their channel come last: an ended one may still owe its end to the same channel.
        """
        found = await self._database.rows(
            "SELECT id, channel, dirty, status IN ('lobby', 'live', 'paused', 'broken') AS keeps FROM games"
            " WHERE keeps OR dirty ORDER BY keeps, touched"
        )
        return [(row["id"], row["channel"], bool(row["dirty"])) for row in found]

    async def in_channel(self, channel: int) -> str | None:
        """The game that keeps a channel."""
        row = await self._database.row(
            "SELECT id FROM games WHERE channel = ? AND status IN ('lobby', 'live', 'paused', 'broken')", (channel,)
        )
        return None if row is None else str(row["id"])

    async def _whole(self, row: Row) -> GameRecord:
        seats = await self._database.rows("SELECT * FROM seats WHERE game = ? ORDER BY place", (row["id"],))
        return GameRecord(
            id=row["id"],
            game=row["game"],
            guild=row["guild"],
            channel=row["channel"],
            status=row["status"],
            host=row["host"],
            lang=row["lang"],
            settings=json.loads(row["settings"]),
            seed=row["seed"],
            state=row["state"],
            owner=row["owner"],
            created=row["created"],
            touched=row["touched"],
            seats=tuple([SeatRecord(seat["seat"], seat["user"], seat["joined"], seat["place"]) for seat in seats]),
        )

    async def tales(self, id: str, since: int = 0) -> list[Tale]:
        """The narration from number `since` on."""
        found = await self._database.rows("SELECT * FROM tales WHERE game = ? AND n >= ? ORDER BY n", (id, since))
        return [
            Tale(row["entry"], row["owner"], bool(row["opens"]), json.loads(row["events"]), row["n"]) for row in found
        ]

    async def log(self, id: str) -> list[tuple[int, list[Any], str]]:
        """(entry, what, interaction) in order."""
        found = await self._database.rows("SELECT * FROM log WHERE game = ? ORDER BY entry", (id,))
        return [(row["entry"], json.loads(row["data"]), row["interaction"]) for row in found]

    async def entries(self, id: str) -> int:
        """How many entries the log has."""
        row = await self._database.row("SELECT count(*) AS entries FROM log WHERE game = ?", (id,))
        return 0 if row is None else int(row["entries"])

    # ------------------------------------------------------------------ the lobby

    async def create(self, record: GameRecord) -> None:
        """A new lobby. Raises ChannelTaken."""
        try:
            await self._database.write(
                "INSERT INTO games (id, game, guild, channel, status, host, lang, settings, seed, created, touched)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    record.id,
                    record.game,
                    record.guild,
                    record.channel,
                    record.status,
                    record.host,
                    record.lang,
                    json.dumps(record.settings),
                    record.seed,
                    record.created,
                    record.touched,
                ),
            )
        except sqlite3.IntegrityError as error:
            raise ChannelTaken from error

    async def save_lobby(self, record: GameRecord, interaction: str, user: int) -> None:
        """Host, language, settings, status and seats of a game that has not begun."""
        async with self._database.transaction() as connection:
            await self._note_act(connection, record.id, interaction, user)
            await connection.execute(
                "UPDATE games SET host = ?, lang = ?, settings = ?, status = ?, touched = ? WHERE id = ?",
                (record.host, record.lang, json.dumps(record.settings), record.status, now(), record.id),
            )
            await self._put_seats(connection, record.id, record.seats)

    async def _put_seats(self, connection: aiosqlite.Connection, id: str, seats: Sequence[SeatRecord]) -> None:
        await connection.execute("DELETE FROM seats WHERE game = ?", (id,))
        await connection.executemany(
            "INSERT INTO seats (game, seat, user, joined, place) VALUES (?, ?, ?, ?, ?)",
            [(id, seat.seat, seat.user, seat.joined, seat.place) for seat in seats],
        )

    async def start(
        self, record: GameRecord, state: str, tales: Sequence[Tale], interaction: str, user: int
    ) -> list[Tale]:
        """The lobby becomes a game."""
        async with self._database.transaction() as connection:
            await self._note_act(connection, record.id, interaction, user)
            await connection.execute(
                "UPDATE games SET status = 'live', lang = ?, settings = ?, state = ?, owner = ?, touched = ?,"
                " dirty = dirty + 1 WHERE id = ? AND status = 'lobby'",
                (record.lang, json.dumps(record.settings), state, _owner(tales), now(), record.id),
            )
            await self._put_seats(connection, record.id, record.seats)
            return await self._put_tales(connection, record.id, tales)

    # ------------------------------------------------------------------ acts

    async def act(
        self,
        id: str,
        interaction: str,
        user: int | None,
        entries: Sequence[tuple[int, list[Any]]],
        state: str,
        tales: Sequence[Tale],
        over: bool,
        *,
        seen: bool = True,
    ) -> list[Tale]:
        """One act: its entries, its narration, the new state. Raises AlreadyDone, and then nothing has changed.

        `seen`: others can see that something has happened. Else it does not count as a sign of life either.
        """
        async with self._database.transaction() as connection:
            await self._note_act(connection, id, interaction, user)
            await connection.executemany(
                "INSERT INTO log (game, entry, data, interaction) VALUES (?, ?, ?, ?)",
                [(id, number, json.dumps(entry, ensure_ascii=False), interaction) for number, entry in entries],
            )
            await connection.execute(
                "UPDATE games SET state = ?, dirty = dirty + ?, touched = coalesce(?, touched),"
                " owner = coalesce(?, owner), status = ? WHERE id = ?",
                (
                    state,
                    int(seen),
                    now() if seen else None,
                    _owner(tales) if tales else None,
                    "over" if over else "live",
                    id,
                ),
            )
            return await self._put_tales(connection, id, tales)

    async def _note_act(self, connection: aiosqlite.Connection, id: str, interaction: str, user: int | None) -> None:
        try:
            await connection.execute(
                "INSERT INTO acts (interaction, game, user, at) VALUES (?, ?, ?, ?)", (interaction, id, user, now())
            )
        except sqlite3.IntegrityError as error:
            raise AlreadyDone from error

    async def _put_tales(self, connection: aiosqlite.Connection, id: str, tales: Sequence[Tale]) -> list[Tale]:
        stored = []
        for tale in tales:
            cursor = await connection.execute(
                "INSERT INTO tales (game, entry, owner, opens, events) VALUES (?, ?, ?, ?, ?)",
                (id, tale.entry, tale.owner, tale.opens, json.dumps(tale.events, ensure_ascii=False)),
            )
            stored.append(replace(tale, n=int(cursor.lastrowid or 0)))
        return stored

    # ------------------------------------------------------------------ around the game

    async def tell(self, id: str, tales: Sequence[Tale]) -> list[Tale]:
        """Narration that is no act of the rules: somebody took a seat, a vote was passed."""
        async with self._database.transaction() as connection:
            await connection.execute("UPDATE games SET dirty = dirty + 1 WHERE id = ?", (id,))
            return await self._put_tales(connection, id, tales)

    async def set_status(self, id: str, status: str, tales: Sequence[Tale] = ()) -> None:
        async with self._database.transaction() as connection:
            await connection.execute(
                "UPDATE games SET status = ?, touched = ?, dirty = dirty + (state IS NOT NULL) WHERE id = ?",
                (status, now(), id),
            )
            await self._put_tales(connection, id, tales)

    async def set_channel(self, id: str, channel: int, guild: int | None) -> None:
        await self._database.write(
            "UPDATE games SET channel = ?, guild = ?, dirty = dirty + 1, touched = ? WHERE id = ?",
            (channel, guild, now(), id),
        )

    async def set_player(self, id: str, seat: str, user: int | None, tales: Sequence[Tale] = ()) -> None:
        """Another takes the seat; None: a computer player, which may be asked at once."""
        async with self._database.transaction() as connection:
            await connection.execute("UPDATE seats SET user = ? WHERE game = ? AND seat = ?", (user, id, seat))
            await connection.execute("UPDATE games SET dirty = dirty + 1 WHERE id = ?", (id,))
            await self._put_tales(connection, id, tales)

    async def changes(self, id: str) -> int:
        """How many changes the channel does not show yet."""
        row = await self._database.row("SELECT dirty FROM games WHERE id = ?", (id,))
        return 0 if row is None else int(row["dirty"])

    async def set_clean(self, id: str, changes: int) -> None:
        """The channel shows all of so many changes; if there are more by now, it does not show the newest state."""
        await self._database.write("UPDATE games SET dirty = 0 WHERE id = ? AND dirty = ?", (id, changes))


def _owner(tales: Sequence[Tale]) -> str:
    return tales[-1].owner if tales else ""


def now() -> int:
    return int(time.time())


def new_settings(settings: Settings, name: str, values: list[str]) -> Settings:
    return {**settings, name: values}
