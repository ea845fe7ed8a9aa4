"""Pictures, drawn off the event loop: what somebody waits for comes first."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Callable, Sequence
from itertools import count
from queue import PriorityQueue
from threading import Thread
from typing import Any, TypeVar

import discord

from bot.tasks import safely
from render.core.picture import Picture

log = logging.getLogger(__name__)
T = TypeVar("T")

LIVE, PRIVATE, LATER = 0, 1, 2
"""The table as it is now; what one player looks at; what can wait."""
_LAST = 9


class Studio:
    """A few threads that draw, the urgent things first; whoever waits for a picture holds up nobody else."""

    def __init__(self, drawers: int) -> None:
        self._jobs: PriorityQueue[tuple[int, int, Callable[[], None] | None]] = PriorityQueue()
        self._order = count()  # of equals, who came first comes first
        self._threads = [Thread(target=self._work, name=f"drawing {n}", daemon=True) for n in range(drawers)]
        for thread in self._threads:
            thread.start()

    async def draw(self, work: Callable[[], T], urgency: int = PRIVATE) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def job() -> None:
            if done.cancelled():
                return
            try:
                found = safely(work)()
            except BaseException as error:
                _hand_over(loop, done, done.set_exception, error)
            else:
                _hand_over(loop, done, done.set_result, found)

        self._jobs.put((urgency, next(self._order), job))
        return await done

    def _work(self) -> None:
        while True:
            _, _, job = self._jobs.get()
            if job is None:
                return
            job()

    def close(self) -> None:
        for _ in self._threads:
            self._jobs.put((_LAST, next(self._order), None))
        for thread in self._threads:
            thread.join()


def _hand_over(
    loop: asyncio.AbstractEventLoop, done: asyncio.Future[Any], give: Callable[[Any], None], what: Any
) -> None:
    """Back to the event loop; who has stopped waiting gets nothing."""
    try:
        loop.call_soon_threadsafe(lambda: None if done.done() else give(what))
    except RuntimeError:
        log.info("a picture was finished after the end")  # the loop is closed


def files_of(pictures: Sequence[Picture], stem: str) -> list[discord.File]:
    """Pictures as attachments; a file can be sent only once, so they are made anew for every request."""
    return [
        discord.File(io.BytesIO(picture.bytes), f"{stem}{number}.{picture.format}", description=picture.alt or None)
        for number, picture in enumerate(pictures, 1)
    ]
