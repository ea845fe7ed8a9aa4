"""Pictures come from other processes, in the order of their urgency, whatever happens to those who draw."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot import drawers, games
from bot.drawers import Died
from bot.drawing import LATER, LIVE, PRIVATE, Studio
from bot.sketches import view_at
from engine import EngineError, new_game
from tests.bot.errands import about_drawer, for_ever, held_up_once, noted, nothing_there, peculiar, until_there
from tests.bot.processes import WAIT, alive


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    """One drawer: what is urgent can be seen."""
    studio = Studio(1)
    yield studio
    studio.close()


async def text_in(path: Path) -> str:
    """What another process has written, once it has."""
    async with asyncio.timeout(WAIT):
        while not (path.exists() and path.read_text()):
            await asyncio.sleep(0.01)
    return path.read_text()


# ---------------------------------------------------------------------- drawing


async def test_who_draws_knows_nothing_of_discord(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    drawers.dismiss()  # so that a new one is started
    plugin = games.plugin("kemet")
    view = new_game("kemet", ["anubis", "horus"], seed=bytes(32), options={"quick": True}).view(None)
    board, *_ = await studio.draw(partial(plugin.pictures, view, "en", live=True))
    assert board.bytes[8:12] == b"WEBP"
    pid, discord, token = await studio.draw(about_drawer)
    assert [pid] == studio.pids
    assert pid != os.getpid()
    assert not discord
    assert not token


async def test_what_is_urgent_comes_first(studio: Studio, tmp_path: Path) -> None:
    log, gate = tmp_path / "log", tmp_path / "gate"
    first = asyncio.create_task(studio.draw(partial(until_there, gate)))
    await asyncio.sleep(0)
    others = []
    for name, urgency in (("later", LATER), ("private", PRIVATE), ("live", LIVE), ("private too", PRIVATE)):
        others.append(asyncio.create_task(studio.draw(partial(noted, log, name), urgency)))
        await asyncio.sleep(0)
    gate.touch()
    async with asyncio.timeout(WAIT):
        await asyncio.gather(first, *others)
    assert log.read_text().splitlines() == ["live", "private", "private too", "later"]


async def test_the_next_studio_finds_the_drawers_of_the_last(studio: Studio) -> None:
    pid, _, _ = await studio.draw(about_drawer)
    other = Studio(1)
    assert (await other.draw(about_drawer))[0] != pid, "two studios share a drawer"
    other.close()
    (left,) = [found.pid for found in drawers._RESERVE[-1:]]
    another = Studio(1)
    assert (await another.draw(about_drawer))[0] == left
    another.close()


# ---------------------------------------------------------------------- when it goes wrong


async def test_a_picture_is_tried_again_when_its_drawer_is_killed(studio: Studio, tmp_path: Path) -> None:
    drawing = asyncio.create_task(studio.draw(partial(held_up_once, tmp_path / "pid")))
    os.kill(int(await text_in(tmp_path / "pid")), signal.SIGKILL)
    async with asyncio.timeout(WAIT):
        assert await drawing == "drawn"


async def test_a_drawer_that_died_idle_is_replaced(studio: Studio) -> None:
    pid, _, _ = await studio.draw(about_drawer)
    os.kill(pid, signal.SIGKILL)
    async with asyncio.timeout(WAIT):
        assert (await studio.draw(about_drawer))[0] != pid


async def test_work_that_kills_every_drawer_fails_and_the_next_does_not(studio: Studio) -> None:
    async with asyncio.timeout(WAIT):
        with pytest.raises(Died):
            await studio.draw(partial(os._exit, 1))
        assert await studio.draw(os.getppid) == os.getpid()


async def test_work_without_an_end_is_ended(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawers, "LONGEST", 0.2)
    monkeypatch.setattr(drawers, "TRIES", 1)
    async with asyncio.timeout(WAIT):
        with pytest.raises(Died):
            await studio.draw(for_ever)


async def test_who_draws_ends_with_the_bot_in_the_middle_of_a_picture(tmp_path: Path) -> None:
    script = (
        "import asyncio, functools, pathlib, sys; from bot.drawing import Studio; from tests.bot import errands\n"
        "asyncio.run(Studio(1).draw(functools.partial(errands.held_up_once, pathlib.Path(sys.argv[1]))))"
    )
    bot = await asyncio.create_subprocess_exec(sys.executable, "-c", script, str(tmp_path / "pid"))
    drawer = int(await text_in(tmp_path / "pid"))
    assert alive(drawer)
    bot.kill()
    await bot.wait()
    async with asyncio.timeout(WAIT):
        while alive(drawer):
            await asyncio.sleep(0.01)


async def test_failures_arrive_as_what_they_are(studio: Studio) -> None:
    async with asyncio.timeout(WAIT):
        with pytest.raises(EngineError) as found:
            await studio.draw(partial(view_at, "no game", 1))
        assert "view_at" in "".join(found.value.__notes__)
        assert found.value.key == "not_json"
        with pytest.raises(RuntimeError, match="Peculiar: quite so"):
            await studio.draw(peculiar)
        with pytest.raises(RuntimeError):  # the only kind that a future does not take
            await studio.draw(nothing_there)
        with pytest.raises((AttributeError, TypeError)):
            await studio.draw(lambda: None)  # cannot be handed over
        assert await studio.draw(os.getppid) == os.getpid()


async def test_who_has_stopped_waiting_gets_nothing_and_holds_up_nobody(studio: Studio, tmp_path: Path) -> None:
    gate, log = tmp_path / "gate", tmp_path / "log"
    first = asyncio.create_task(studio.draw(partial(until_there, gate)))
    await asyncio.sleep(0)
    second = asyncio.create_task(studio.draw(partial(noted, log, "nobody waits for it")))
    await asyncio.sleep(0)
    first.cancel()
    second.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    gate.touch()
    async with asyncio.timeout(WAIT):
        await studio.draw(partial(noted, log, "last"))
    assert log.read_text().splitlines() == ["last"]


async def test_what_is_being_drawn_does_not_hold_up_the_end() -> None:
    studio = Studio(1)
    drawing = asyncio.create_task(studio.draw(for_ever))
    async with asyncio.timeout(WAIT):
        while not studio.pids:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(studio.close)
        with pytest.raises(Died):
            await drawing
