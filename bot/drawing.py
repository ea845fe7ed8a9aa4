"""Pictures, drawn in other processes: what somebody waits for comes first, and clicks never wait for pictures."""

from __future__ import annotations

import asyncio
import io
import logging
import time
from collections.abc import Callable, Sequence
from itertools import count
from queue import PriorityQueue
from threading import Thread
from typing import Any, TypeVar

import discord

from bot.drawers import Place
from render.core.picture import Picture

log = logging.getLogger(__name__)
T = TypeVar("T")

LIVE, PRIVATE, LATER = 0, 1, 2
"""The table as it is now; what one player looks at; what can wait."""
_LAST = 9
PATIENCE = 1.0  # seconds for what is being drawn at the end

Job = Callable[[Place], None]


class Studio:
    """A few drawers, the urgent things first; whoever waits for a picture holds up nobody else.

    A thread each hands the work over and waits. The processes are started with the first work, not with the bot.
    """

    def __init__(self, drawers: int) -> None:
        self._jobs: PriorityQueue[tuple[int, int, Job | None]] = PriorityQueue()
        self._order = count()  # of equals, who came first comes first
        self._places = [Place() for _ in range(drawers)]
        self._threads = [
            Thread(target=self._work, args=(place,), name=f"drawing {number}", daemon=True)
            for number, place in enumerate(self._places)
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pids(self) -> list[int]:
        """The processes that draw for this studio now."""
        return [place.drawer.pid for place in self._places if place.drawer is not None]

    async def draw(self, work: Callable[[], T], urgency: int = PRIVATE) -> T:
        """The result of work that can be pickled: a function of a module, or a `partial` of one, and plain data."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def job(place: Place) -> None:
            if done.cancelled():
                return
            try:
                found = place.carry_out(work)
            except BaseException as error:
                _hand_over(loop, done, done.set_exception, error)
            else:
                _hand_over(loop, done, done.set_result, found)

        self._jobs.put((urgency, next(self._order), job))
        return await done

    def _work(self, place: Place) -> None:
        while True:
            _, _, job = self._jobs.get()
            if job is None:
                place.leave()
                return
            job(place)

    def close(self) -> None:
        """Nobody waits for pictures any more; one that is being drawn does not hold up the end."""
        for _ in self._threads:
            self._jobs.put((_LAST, next(self._order), None))
        patience = time.monotonic() + PATIENCE
        for place, thread in zip(self._places, self._threads, strict=True):
            thread.join(max(0.0, patience - time.monotonic()))
            while thread.is_alive():
                place.give_up()
                thread.join(0.2)  # it may have taken another drawer in that very moment


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
