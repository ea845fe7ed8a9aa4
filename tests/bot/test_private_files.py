"""What lies beside the bot: its database is for the operator's account alone, and its log tells no secrets."""

from __future__ import annotations

import logging
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.logs import set_up
from bot.store import GameRecord, Store, now

SEED = "5eed" * 16


@pytest.fixture
def loggers() -> Iterator[None]:
    """Logging as it was."""
    root = logging.getLogger()
    handlers, levels = root.handlers[:], [logging.getLogger(name).level for name in ("", "bot")]
    yield
    root.handlers[:] = handlers
    for name, level in zip(("", "bot"), levels, strict=True):
        logging.getLogger(name).setLevel(level)


async def keep_a_game(path: Path) -> dict[str, int]:
    """Stores a game and looks it up; the files that are there meanwhile, and who may do what with them."""
    store = await Store.open(path)
    try:
        lobby = GameRecord("g", "kemet", 1, 7, "lobby", 1, "en", {}, SEED, None, "", now(), now())
        await store.games.create(lobby)
        assert await store.games.get("g") is not None
        return {found.name: stat.S_IMODE(found.stat().st_mode) for found in path.parent.iterdir()}
    finally:
        await store.close()


async def test_no_other_account_can_read_what_is_stored(tmp_path: Path) -> None:
    found = await keep_a_game(tmp_path / "tables.sqlite3")
    assert len(found) > 2
    assert set(found.values()) == {0o600}


async def test_a_file_that_was_open_to_everybody_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    path.touch(0o644)
    path.chmod(0o644)
    found = await keep_a_game(path)
    assert not [name for name, mode in found.items() if mode & stat.S_IRWXO]


@pytest.mark.parametrize("level", ["DEBUG", "INFO", "WARNING"])
async def test_no_level_of_the_log_tells_what_is_stored(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], loggers: None, level: str
) -> None:
    set_up(level)
    logging.getLogger("bot.store").debug("looking")
    await keep_a_game(tmp_path / "tables.sqlite3")
    told = capfd.readouterr().err
    assert ("looking" in told) == (level == "DEBUG")
    assert SEED not in told
