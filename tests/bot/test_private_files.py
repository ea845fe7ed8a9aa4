"""What lies beside the bot: its database is for the operator's account alone, and its log tells no secrets."""

from __future__ import annotations

import logging
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.logs import set_up
from bot.store import GameRecord, Store, now
from sandbox import Person, Sandbox
from tests.bot.processes import by_turn, children, log_file, process, seat_all

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


async def test_a_running_bot_tells_nothing_to_who_reads_its_log_or_looks_at_its_processes(
    box: Sandbox, tmp_path: Path, anna: Person, ben: Person
) -> None:
    database = tmp_path / "tables.sqlite3"
    async with process(box, database, environ={"BOT_LOG_LEVEL": "DEBUG"}) as bot:
        players = await seat_all([anna, ben], database)
        for _ in range(3):
            first, second = by_turn(players)
            await first.plays()
            await second.opens("My cards")
        game = first.game
        assert game is not None
        secrets = {box.token, game.seed.hex()}
        for player in players:
            secrets |= set(game.view(player.seat)["players"][player.seat]["hand"]["cards"])
        drawers = children(bot.pid)
        assert drawers
        shown = [Path(f"/proc/{drawer}/{file}").read_text() for drawer in drawers for file in ("cmdline", "environ")]
        shown.append(log_file(database).read_text())
        assert '"click"' in shown[-1]
        assert [secret for secret in secrets if any(secret in text for text in shown)] == []
        assert stat.S_IMODE(database.stat().st_mode) == 0o600
