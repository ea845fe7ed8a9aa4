"""Time that tests can move."""

import asyncio
import time
from datetime import UTC, datetime


class Clock:
    """The only source of time of the sandbox: real time plus whatever it was moved by.

    >>> clock = Clock()
    >>> before = clock.now()
    >>> clock.advance(minutes=15)
    >>> clock.now() - before >= 900
    True
    """

    def __init__(self) -> None:
        self._offset = 0.0
        self._moved = asyncio.Event()

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self._offset

    def advance(self, seconds: float = 0.0, *, minutes: float = 0.0, hours: float = 0.0, days: float = 0.0) -> None:
        """Move time forward; everybody who waits for a moment looks at the clock again."""
        self._offset += seconds + 60 * minutes + 3600 * hours + 86400 * days
        moved, self._moved = self._moved, asyncio.Event()
        moved.set()

    def never_before(self, moment: float) -> None:
        """Go on from a moment that was reached in an earlier run, in which the clock had been moved."""
        self._offset = max(self._offset, moment - time.time())

    async def reach(self, moment: float) -> None:
        """Wait until the clock shows `moment`, by itself or because it was moved."""
        while (left := moment - self.now()) > 0:
            await self.moved(left)

    async def moved(self, timeout: float) -> bool:
        """Wait until the clock is moved; False if nobody did so for `timeout` real seconds."""
        try:
            await asyncio.wait_for(self._moved.wait(), timeout)
        except TimeoutError:
            return False
        return True


def iso(moment: float) -> str:
    """A moment as Discord writes it."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")
