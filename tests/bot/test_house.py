"""The house: the table knows no game, and a start costs little however many games live."""

from __future__ import annotations

import time
from pathlib import Path

import bot
from bot.store import GameRecord, Store, now
from bot.tables import Tables
from engine import new_game

HERE = Path(bot.__file__).parent


def test_no_game_is_named_outside_its_own_folder() -> None:
    for path in HERE.rglob("*.py"):
        if HERE / "games" / "kemet" not in path.parents:
            text = path.read_text(encoding="utf-8")
            doctest = '>>> game = new_game("kemet"'
            assert "kemet" not in text.replace(doctest, "").lower(), path


def test_modules_are_small() -> None:
    for path in HERE.rglob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 500, path


async def test_a_thousand_live_games_are_there_at_once(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "tables.sqlite3")
    game = new_game("kemet", ["anubis", "horus"], seed=bytes(32), options={"quick": True})
    lobby = GameRecord("g0", "kemet", 1, 5000, "lobby", 1, "en", {}, "00" * 32, None, "", now(), now())
    async with store.database.transaction() as connection:
        await connection.executemany(
            "INSERT INTO games (id, game, guild, channel, status, host, lang, settings, seed, state, created, touched)"
            " VALUES (?, 'kemet', 1, ?, 'live', 1, 'en', '{}', ?, ?, ?, ?)",
            [(f"g{n}", n, lobby.seed, game.to_json(), now(), now()) for n in range(1, 1001)],
        )
    await store.games.create(lobby)
    await store.close()
    began = time.monotonic()
    store = await Store.open(tmp_path / "tables.sqlite3")
    try:
        tables = Tables(store)
        assert await tables.open() == []
        table = await tables.in_channel(500)
        assert table is not None
        assert table.id == "g500"
        assert table.game is not None
        assert [found.id for found in table.game.decisions] == [found.id for found in game.decisions]
    finally:
        await store.close()
    assert time.monotonic() - began < 5
