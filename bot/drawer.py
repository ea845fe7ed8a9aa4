"""A process that draws: takes work from the bot, one piece after the other, and ends with it.

Started by `bot.drawers`; it imports what the work needs, and nothing of Discord.
"""

from __future__ import annotations

import os
import pickle
import select
import signal
import sys
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any

from bot.tasks import safely


def carry_out(order: bytes) -> bytes:
    """Does a piece of work. What comes of it: (True, the result), or (False, the exception in parts)."""
    try:
        work: Callable[[], Any] = pickle.loads(order)
        return pickle.dumps((True, safely(work)()), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        return _failure(error)


def _failure(error: Exception) -> bytes:
    """The exception in the parts that `made_anew` takes. Where it stood is added in words."""
    error.add_note("in a process that draws:\n" + "".join(traceback.format_exception(error)))
    try:
        return pickle.dumps((False, (type(error), error.args, error.__dict__)), pickle.HIGHEST_PROTOCOL)
    except Exception:  # it holds, or is, something that cannot travel
        told = f"{type(error).__name__}: {error}"
        return pickle.dumps((False, (RuntimeError, (told,), {"__notes__": error.__notes__})))


def made_anew(kind: type[Exception], args: tuple[Any, ...], facts: dict[str, Any]) -> Exception:
    """An exception from its parts; not by its own constructor, whose parameters may be others than what it tells."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(facts)
    return error


def _watch(link: int) -> None:
    """Ends this process in whatever it is doing when the bot is gone."""
    gone = select.poll()
    gone.register(link, 0)  # only the end of the connection
    gone.poll()
    os._exit(0)


def main(link: int) -> None:
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)  # they are meant for the bot: what it still needs is still drawn
    Thread(target=_watch, args=(link,), daemon=True).start()
    orders = Connection(link)
    try:
        while True:
            orders.send_bytes(carry_out(orders.recv_bytes()))
    except (EOFError, OSError):
        return  # the bot is gone


if __name__ == "__main__":
    main(int(sys.argv[1]))
