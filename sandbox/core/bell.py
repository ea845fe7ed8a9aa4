"""Waiting until something has become true."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class Bell:
    """Rings at every change of the world; who waits for something looks again."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Future[None]] = set()

    def ring(self) -> None:
        """Something has changed."""
        for future in self._waiting:
            if not future.done():
                future.set_result(None)
        self._waiting.clear()

    async def until(self, look: Callable[[], T | None], timeout: float) -> T | None:
        """The first result of `look` that is not None (or False); None if it stays so for `timeout` real seconds."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + timeout
        while True:
            found = look()
            if found is not None and found is not False:
                return found
            left = deadline - loop.time()
            if left <= 0:
                return None
            rung: asyncio.Future[None] = loop.create_future()
            self._waiting.add(rung)
            await asyncio.wait([rung], timeout=left)
            self._waiting.discard(rung)
