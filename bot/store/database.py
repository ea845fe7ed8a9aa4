"""The connection: one writer, one reader, transactions that are whole or not at all."""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import aiosqlite

from bot.store.schema import MIGRATIONS

log = logging.getLogger(__name__)
Args = Iterable[Any]
Row = sqlite3.Row


class StoreError(Exception):
    """The file cannot be used; the message says why, in words for the operator."""


class Database:
    """An open file. Reads see only what is committed, so nothing is shown that could still be rolled back."""

    def __init__(self, writer: aiosqlite.Connection, reader: aiosqlite.Connection, guard: int) -> None:
        self._writer = writer
        self._reader = reader
        self._guard = guard
        self._turn = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> Self:
        path.parent.mkdir(parents=True, exist_ok=True)
        guard = _take(path)
        try:
            writer = await _connect(path)
            try:
                await _migrate(writer, path)
                reader = await _connect(path)
                await reader.execute("PRAGMA query_only = 1")
            except BaseException:
                await writer.close()
                raise
        except BaseException:
            os.close(guard)
            raise
        return cls(writer, reader, guard)

    async def close(self) -> None:
        async with self._turn:  # what is being written is finished first
            await self._reader.close()
            await self._writer.close()
            os.close(self._guard)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """All of it or nothing; on disk when the block is left."""
        async with self._turn:
            await self._writer.execute("BEGIN IMMEDIATE")
            try:
                yield self._writer
                await self._writer.execute("COMMIT")
            except BaseException:
                await self._roll_back()
                raise

    async def _roll_back(self) -> None:
        try:
            await self._writer.execute("ROLLBACK")
        except sqlite3.OperationalError as error:
            # SQLite has done so by itself (a full disk), or the commit had gone through before it was interrupted
            log.warning("nothing to roll back", extra={"why": str(error)})

    async def write(self, sql: str, args: Args = ()) -> None:
        async with self.transaction() as connection:
            await connection.execute(sql, tuple(args))

    async def rows(self, sql: str, args: Args = ()) -> list[Row]:
        return list(await self._reader.execute_fetchall(sql, tuple(args)))

    async def row(self, sql: str, args: Args = ()) -> Row | None:
        found = await self.rows(sql, args)
        return found[0] if found else None


def _take(path: Path) -> int:
    """Two processes on one file would each hold games the other does not know of."""
    guard = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(guard)
        raise StoreError(f"{path} is in use by another process: stop it, or set BOT_DATABASE to another file") from None
    return guard


async def _connect(path: Path) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None)
    connection.row_factory = sqlite3.Row
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = 1", "busy_timeout = 5000"):
        await connection.execute(f"PRAGMA {pragma}")
    return connection


async def _migrate(connection: aiosqlite.Connection, path: Path) -> None:
    (found,) = await connection.execute_fetchall("PRAGMA user_version")
    version = int(found[0])
    if version > len(MIGRATIONS):
        raise StoreError(f"{path} was written by a newer version (schema {version}, known {len(MIGRATIONS)})")
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        await connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
