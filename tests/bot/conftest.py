"""A sandbox with a channel, the bot's configuration, and two people."""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from types import FrameType

import pytest

from bot.app import GameMaster
from bot.config import Config
from sandbox import Person, Sandbox

MakeBot = Callable[[], GameMaster]
PATIENCE = 600  # seconds; the longest take half a minute where nothing else runs
UNHURRIED = 0.4  # seconds: whole games need not show every position in between


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """A test that waits for what never comes fails, instead of holding up all others."""

    def enough(number: int, frame: FrameType | None) -> None:
        raise AssertionError(f"not done after {PATIENCE} seconds")

    before = signal.signal(signal.SIGALRM, enough)
    signal.alarm(PATIENCE)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    async with Sandbox(bot_name="Master") as box:
        box.channel("table")
        yield box


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    """Bots on the same database, one after the other."""
    return lambda: GameMaster(Config(token="secret", database=tmp_path / "tables.sqlite3", pace=0.02))


@pytest.fixture
def make_unhurried_bot(tmp_path: Path) -> MakeBot:
    return lambda: GameMaster(Config(token="secret", database=tmp_path / "tables.sqlite3", pace=UNHURRIED))


@pytest.fixture
def anna(box: Sandbox) -> Person:
    return box.user("Anna")


@pytest.fixture
def ben(box: Sandbox) -> Person:
    return box.user("Ben")
