"""The connection: one writer, one reader, transactions that are whole or not at all."""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Self

import aiosqlite

from bot.store.schema import MIGRATIONS

log = logging.getLogger(__name__)
WAY_OUT = "look after it, restore it from a backup, or set BOT_DATABASE to another file"
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
        """Raises StoreError where the file cannot be used."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            guard = _take(path)
        except OSError as error:
            raise StoreError(f"{path} cannot be made or opened ({error.strerror}): {WAY_OUT}") from error
        try:
            _keep_private(path)
            writer = await _connect(path)
            try:
                await _migrate(writer, path)
                reader = await _connect(path)
                await reader.execute("PRAGMA query_only = 1")
            except BaseException:
                await writer.close()
                raise
        except sqlite3.Error as error:
            os.close(guard)
            raise StoreError(f"{path} cannot be used ({error}): {WAY_OUT}") from error
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
            try:
                await self._writer.execute("BEGIN IMMEDIATE")  # who is cancelled here has begun nonetheless
                yield self._writer
                await self._writer.execute("COMMIT")
            except BaseException:
                await self._roll_back()
                raise

    async def _roll_back(self) -> None:
        try:
            await self._writer.execute("ROLLBACK")
        except sqlite3.OperationalError as error:
            # nothing was begun, or SQLite has done so by itself (a full disk), or the commit had gone through before
            log.warning("nothing to roll back", extra={"why": str(error)})

    async def write(self, sql: str, args: Args = ()) -> None:
        async with self.transaction() as connection:
            await connection.execute(sql, tuple(args))

    async def rows(self, sql: str, args: Args = ()) -> list[Row]:
        return list(await self._reader.execute_fetchall(sql, tuple(args)))

    async def row(self, sql: str, args: Args = ()) -> Row | None:
        found = await self.rows(sql, args)
        return found[0] if found else None


def read_only(path: Path) -> sqlite3.Connection:
    """For a look beside a running bot. Raises StoreError."""
    if not path.is_file():
        raise StoreError(f"{path} does not exist, or is no file: BOT_DATABASE says where the tables are")
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=5)
    try:
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'games'").fetchone():
            raise StoreError(f"{path} holds no tables of this bot: BOT_DATABASE says where they are")
    except sqlite3.Error as error:
        connection.close()
        raise StoreError(f"{path} cannot be read ({error}): {WAY_OUT}") from error
    except StoreError:
        connection.close()
        raise
    return connection


def check_file(path: Path) -> tuple[int | None, int, bool]:
    """(schema version, number of games, in use by a running bot); version None: there is no file yet.

    Raises StoreError or sqlite3.Error where the bot could not use it.
    """
    if not path.exists() or path.stat().st_size == 0:
        there = next(parent for parent in path.absolute().parents if parent.exists())
        if not os.access(there, os.W_OK):
            raise StoreError(f"{there} cannot be written to")
        return None, 0, False
    if not os.access(path, os.W_OK):
        raise StoreError("it cannot be written to")
    try:
        os.close(_take(path))
        running = False
    except StoreError:
        running = True
    with closing(read_only(path)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > len(MIGRATIONS):
            raise StoreError(_too_new(path, version))
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise StoreError(f"it is damaged ({verdict})")
        if not version:
            raise StoreError("it is no file of this bot")
        count = connection.execute("SELECT count(*) FROM games").fetchone()[0]
    return int(version), int(count), running


def _too_new(path: Path, version: int) -> str:
    return f"{path} was written by a newer version (schema {version}, known {len(MIGRATIONS)}): update the bot"


def _take(path: Path) -> int:
    """Two processes on one file would each hold games the other does not know of."""
    guard = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(guard)
        raise StoreError(f"{path} is in use by another process: stop it, or set BOT_DATABASE to another file") from None
    return guard


def _keep_private(path: Path) -> None:
    """The file holds seeds and hands: it is made for the operator's account alone, and never open to everybody.

    What SQLite lays beside it gets the same rights, so this is done before it is opened.
    """
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        for found in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
            if found.exists():
                found.chmod(found.stat().st_mode & 0o770)
    except OSError as error:
        # somebody else's file, or a file system without rights; whether it can be used is seen when it is opened
        log.warning("the database is not known to be private", extra={"why": str(error)})


async def _connect(path: Path) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None)
    try:
        connection.row_factory = sqlite3.Row
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = 1", "busy_timeout = 5000"):
            await connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        await connection.close()  # its thread would keep the process alive
        raise
    return connection


async def _migrate(connection: aiosqlite.Connection, path: Path) -> None:
    (found,) = await connection.execute_fetchall("PRAGMA user_version")
    version = int(found[0])
    if version > len(MIGRATIONS):
        raise StoreError(_too_new(path, version))
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        await connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
