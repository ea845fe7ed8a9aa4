"""One task over a table of due times, instead of many that sleep: a restart forgets nothing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.store.around import Around, Due
from bot.tasks import end

log = logging.getLogger(__name__)
LONGEST_SLEEP = 60.0
"""Clocks are set, machines sleep: look again now and then."""
AFTER_FAILURE = 600

Handler = Callable[[Due], Awaitable[None]]


class Dispatcher:
    """Calls handlers when their time has come. A handler drops what is done, or plans it anew."""

    def __init__(self, store: Around, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._handlers: dict[str, Handler] = {}
        self._woken = asyncio.Event()
        self._turn = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def add(self, what: str, handler: Handler) -> None:
        self._handlers[what] = handler

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="dispatcher")

    def wake(self) -> None:
        """Something new is planned."""
        self._woken.set()

    async def close(self) -> None:
        if self._task is not None:
            await end([self._task])

    async def tick(self) -> None:
        """Does everything that is due now."""
        async with self._turn:
            for due in await self._store.due(self._now()):
                await self._handle(due)

    async def _handle(self, due: Due) -> None:
        handler = self._handlers.get(due.what)
        if handler is None:
            await self._store.drop(due)
            return
        try:
            await handler(due)
        except Exception:
            log.exception("due work failed", extra={"game": due.game, "what": due.what})
            await self._store.plan(replace(due, at=self._now() + AFTER_FAILURE))

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            await self.tick()
            following = await self._store.next_due()
            wait = LONGEST_SLEEP if following is None else min(LONGEST_SLEEP, max(0.5, following - self._now()))
            try:
                async with asyncio.timeout(wait):  # not wait_for, which can lose a request to end
                    await self._woken.wait()
            except TimeoutError:
                continue
