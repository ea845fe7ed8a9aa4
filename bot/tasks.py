"""Work in the background: at most one task a name, none left behind, and nothing that is waited for in vain."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, TypeVar

T = TypeVar("T")
AGAIN = 1.0  # seconds until a task that has not ended is told to end once more


class Tasks:
    """The tasks of one part of the bot. What has ended is forgotten at once, so that no later call is lost."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._running: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def start(self, key: str, work: Callable[[], Coroutine[Any, Any, None]]) -> bool:
        """Begins the work, unless work of that name is under way or everything is being closed."""
        if self._closed or key in self._running:
            return False
        task = asyncio.create_task(self._run(key, work), name=f"{self._what} {key}")
        self._running[key] = task
        # for a task that is cancelled before its first step
        task.add_done_callback(lambda task: self._running.get(key) is task and self._running.pop(key))
        return True

    async def _run(self, key: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await work()
        finally:
            del self._running[key]

    def __contains__(self, key: object) -> bool:
        return key in self._running

    async def idle(self) -> None:
        """Waits until nothing is under way."""
        while self._running:
            await asyncio.wait(self._running.values())

    async def close(self) -> None:
        """Ends all tasks where they are, and begins none from now on."""
        self._closed = True
        await end(self._running.values())


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancels tasks and waits until they have ended; why they ended does not matter any more.

    A request to cancel can be lost: `asyncio.wait_for` of Python 3.11 drops it where what it waits for comes in that
    very moment. So it is repeated.
    """
    every = list(tasks)
    left = [task for task in every if not task.done()]
    while left:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=AGAIN)
        left = [task for task in left if not task.done()]
    await asyncio.gather(*every, return_exceptions=True)


def safely(work: Callable[[], T]) -> Callable[[], T]:
    """The same work for another thread. A future takes every exception but StopIteration: its reader would wait on."""

    def carried_out() -> T:
        try:
            return work()
        except StopIteration as error:
            raise RuntimeError("something was looked for that is not there") from error

    return carried_out
