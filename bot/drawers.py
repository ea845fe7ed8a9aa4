"""Processes that draw, as the bot sees them: started when first needed, replaced when they die, kept in reserve."""

from __future__ import annotations

import atexit
import logging
import os
import pickle
import socket
import subprocess
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from bot.drawer import made_anew

log = logging.getLogger(__name__)

TRIES = 3
LONGEST = 120.0  # seconds for one piece of work: a whole game in pictures takes a few on a busy machine
FAREWELL = 5.0
SECRETS = ("DISCORD_TOKEN",)


class Died(Exception):
    """The process has ended, or had to be ended, before the work was done."""


class Drawer:
    """One process."""

    def __init__(self) -> None:
        own, others = socket.socketpair()
        environ = {name: value for name, value in os.environ.items() if name not in SECRETS}
        environ["PYTHONPATH"] = os.pathsep.join([path or os.getcwd() for path in sys.path])
        with others:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "bot.drawer", str(others.fileno())],
                env=environ,
                pass_fds=[others.fileno()],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
            )
        self._link = Connection(own.detach())

    @property
    def pid(self) -> int:
        return self._process.pid

    def carry_out(self, order: bytes) -> bytes:
        """Raises Died, and then this drawer is of no more use."""
        try:
            self._link.send_bytes(order)
            if not self._link.poll(LONGEST):
                raise Died(f"no picture after {LONGEST:.0f} seconds")
            return self._link.recv_bytes()
        except (EOFError, OSError) as error:
            raise Died(f"a process that draws has ended: {error!r}") from error

    def end(self) -> None:
        """Ends the process in whatever it is doing."""
        self._process.kill()

    def close(self, patience: float = FAREWELL) -> None:
        """Without its end of the connection the process ends by itself; one that does not is ended."""
        self._link.close()
        try:
            self._process.wait(patience)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


_RESERVE: list[Drawer] = []
"""Drawers that nobody needs now: they know fonts and landscapes already, which takes a new one a second."""


@atexit.register
def dismiss() -> None:
    """Ends those in reserve."""
    while _RESERVE:
        _RESERVE.pop().close()


class Place:
    """Where one drawer works, a new one if the last has died. Used by one thread."""

    def __init__(self) -> None:
        self.drawer: Drawer | None = None
        self._given_up = False

    def carry_out(self, work: Callable[[], Any]) -> Any:
        """The result of the work, or its exception. Work that kills every drawer raises Died."""
        order = pickle.dumps(work, pickle.HIGHEST_PROTOCOL)
        tries = 0
        while True:
            if self._given_up:
                raise Died("nobody waits for it any more")
            self.drawer = self.drawer or _take()
            try:
                well, found = pickle.loads(self.drawer.carry_out(order))
                break
            except Died as error:
                self.drawer.close(patience=0.0)
                self.drawer = None
                if self._given_up:
                    raise
                tries += 1
                log.warning("a drawer has died", extra={"why": str(error), "tries": tries})
                if tries == TRIES:
                    raise
        if not well:
            raise made_anew(*found)
        return found

    def give_up(self) -> None:
        """Ends the work that is under way; called by another thread."""
        self._given_up = True
        drawer = self.drawer
        if drawer is not None:
            drawer.end()

    def leave(self) -> None:
        if self.drawer is not None:
            _RESERVE.append(self.drawer)
            self.drawer = None


def _take() -> Drawer:
    try:
        return _RESERVE.pop()
    except IndexError:
        return Drawer()
