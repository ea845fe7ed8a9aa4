"""A sandbox with a channel, the bot's configuration, and two people."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from types import FrameType

import pytest

from bot.app import GameMaster
from bot.config import Config
from demo.players import Player
from demo.seating import sit_down
from sandbox import Person, Sandbox

MakeBot = Callable[[], GameMaster]
PATIENCE = 600  # seconds; the longest take half a minute where nothing else runs
UNHURRIED = 0.4  # seconds: whole games need not show every position in between


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """A test that waits for what never comes fails, instead of holding up all others."""

    def enough(number: int, frame: FrameType | None) -> None:
        raise AssertionError(f"not done after {PATIENCE} seconds; what is waited for:\n{_waiting()}")

    before = signal.signal(signal.SIGALRM, enough)
    signal.alarm(PATIENCE)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture
def failures_expected() -> None:
    """For tests in which the bot must log errors."""


@pytest.fixture(autouse=True)
def no_hidden_failures(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """What fails is tried again, and a game goes on: nobody would see it, but in the log."""
    yield
    found = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    if "failures_expected" not in request.fixturenames:
        assert not [record.getMessage() for record in found]


def _waiting() -> str:
    """Where every task stands, from the outermost call to the innermost."""
    lines = []
    for task in asyncio.all_tasks():
        lines.append(task.get_name())
        waiter: object = task.get_coro()
        while waiter is not None:
            frame = getattr(waiter, "cr_frame", None) or getattr(waiter, "gi_frame", None)
            if frame is not None:
                lines.append(f"  {frame.f_code.co_filename}:{frame.f_lineno} {frame.f_code.co_name}")
            waiter = getattr(waiter, "cr_await", None) or getattr(waiter, "gi_yieldfrom", None)
    return "\n".join(lines)


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    async with Sandbox(bot_name="Master", patience=60.0) as box:  # machines may be busy
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
async def app(box: Sandbox, make_bot: MakeBot) -> AsyncIterator[GameMaster]:
    """The bot, running."""
    app = make_bot()
    async with box.running(app):
        yield app


@pytest.fixture
def anna(box: Sandbox) -> Person:
    return box.user("Anna")


@pytest.fixture
def ben(box: Sandbox) -> Person:
    return box.user("Ben")


@pytest.fixture
async def players(app: GameMaster, anna: Person, ben: Person) -> list[Player]:
    """At a table whose first board is shown: the one whose turn it is, and the other."""
    found = await sit_down(app, anna, ben)
    await app.publishers.idle()
    return sorted(found, key=lambda player: not player.asked)
