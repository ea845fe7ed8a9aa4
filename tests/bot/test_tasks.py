"""Nothing waits for what never comes: whatever fails, and at whatever moment somebody gives up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import publishers
from bot.dispatch import Dispatcher
from bot.store import Store
from bot.store.around import Around
from bot.tasks import Tasks, end
from sandbox import Person, Sandbox
from tests.bot.conftest import MakeBot
from tests.bot.processes import WAIT
from tests.bot.tables import sit_down

POST = "POST /channels/{channel_id}/messages"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "tables.sqlite3")
    yield store
    await store.close()


async def steps(count: int) -> None:
    """Lets everybody else go on for so many rounds of the event loop."""
    for _ in range(count):
        await asyncio.sleep(0)


@pytest.mark.parametrize("later", range(6))
async def test_the_dispatcher_ends_even_if_something_new_is_planned_that_moment(store: Store, later: int) -> None:
    dispatcher = Dispatcher(Around(store.database), lambda: 0)
    dispatcher.start()
    await asyncio.sleep(0.05)  # it has looked, and waits
    dispatcher.wake()
    await steps(later)
    async with asyncio.timeout(WAIT):
        await dispatcher.close()


async def test_a_task_that_misses_its_end_is_told_again() -> None:
    begun = asyncio.Event()

    async def deaf() -> None:
        begun.set()
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            await asyncio.sleep(3600)

    task = asyncio.create_task(deaf())
    await begun.wait()
    async with asyncio.timeout(WAIT):
        await end([task])
    assert task.cancelled()


async def test_after_the_end_nothing_begins() -> None:
    tasks = Tasks("test")
    begun: list[str] = []

    async def work(name: str) -> None:
        begun.append(name)
        await asyncio.sleep(3600)

    assert tasks.start("a", lambda: work("a"))
    assert not tasks.start("a", lambda: work("again"))
    await steps(1)
    assert tasks.start("b", lambda: work("b"))  # is cancelled before its first step
    await tasks.close()
    assert not tasks.start("c", lambda: work("c"))
    await tasks.idle()
    assert begun == ["a"]


async def test_work_that_has_ended_can_begin_anew_at_once() -> None:
    tasks = Tasks("test")
    done: list[int] = []

    async def last() -> None:
        done.append(2)

    async def first() -> None:
        done.append(1)

    async def watching() -> None:
        while 1 not in done:
            await asyncio.sleep(0)
        assert tasks.start("a", last), "a call that comes when the work is done is lost"

    watcher = asyncio.create_task(watching())
    tasks.start("a", first)
    await watcher
    await tasks.idle()
    assert done == [1, 2]


@pytest.mark.parametrize("later", range(8))
async def test_who_is_interrupted_while_writing_keeps_nobody_from_writing(store: Store, later: int) -> None:
    writing = asyncio.create_task(store.meta.put("one", "1"))
    await steps(later)
    await end([writing])
    await store.meta.put("two", "2")
    assert await store.meta.get("two") == "2"


@pytest.mark.usefixtures("failures_expected")
async def test_a_new_act_is_published_although_the_next_try_is_far_away(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publishers, "RETRIES", (0.0, 3600.0))
    app = make_bot()
    async with box.running(app):
        players = await sit_down(app, anna, ben)
        await app.publishers.idle()
        first, second = sorted(players, key=lambda player: not player.asked)
        box.faults.fail(POST, status=400, times=2)
        box.faults.fail(EDIT, status=400, times=2)
        await first.plays()
        failed = 0
        async with asyncio.timeout(WAIT):
            while failed < 2:
                failed = len([found for found in box.requests if found.status == 400])
                await asyncio.sleep(0.01)
        box.faults.clear()
        await second.plays()
        async with asyncio.timeout(WAIT):
            await app.publishers.idle()
        await first.person.sees(f"@{first.person.name}): it is your turn", timeout=WAIT)
