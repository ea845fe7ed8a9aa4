"""`python -m bot export <game>`: everything that is stored of a game, for a bug report. It holds the game's secrets."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.store.database import WAY_OUT, StoreError, read_only

TABLES = ("seats", "acts", "log", "tales", "drafts", "messages", "votes", "due", "spectators")


class NoSuchGame(Exception):
    """The message names the games there are."""


def export(path: Path, game: str) -> str:
    """One JSON document; a bot that is running is not disturbed. Raises NoSuchGame, StoreError."""
    try:
        return _export(path, game)
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be read ({error}): {WAY_OUT}") from error


def _export(path: Path, game: str) -> str:
    with closing(read_only(path)) as connection:
        connection.row_factory = sqlite3.Row
        connection.execute("BEGIN")  # all tables at the same moment
        found = [dict(row) for row in connection.execute("SELECT * FROM games WHERE id = ?", (game,))]
        if not found:
            newest = connection.execute("SELECT id FROM games ORDER BY touched DESC LIMIT 20").fetchall()
            known = ", ".join([str(row["id"]) for row in newest]) or "none"
            raise NoSuchGame(f"there is no game {game!r}; the newest are: {known}")
        whole: dict[str, Any] = {"game": found[0]}
        whole["file"] = _parsed(found[0].pop("state"))
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        whole["schema"] = version
        there = {str(row["name"]) for row in connection.execute("SELECT name FROM sqlite_master")}
        for table in [name for name in TABLES if name in there]:  # an older file may not have them all
            whole[table] = [dict(row) for row in connection.execute(f"SELECT * FROM {table} WHERE game = ?", (game,))]
    return json.dumps(whole, ensure_ascii=False, indent=1)


def _parsed(state: str | None) -> Any:
    """The game's own file; one that is damaged as it is."""
    try:
        return json.loads(state or "null")
    except ValueError:
        return state
