"""Work that tests hand over to those who draw. Nothing of Discord is imported here, nor there."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path


def until_there(path: Path) -> None:
    while not path.exists():
        time.sleep(0.005)


def noted(path: Path, line: str) -> None:
    with path.open("a") as file:
        file.write(f"{line}\n")


def held_up_once(path: Path) -> str:
    """Says who is at it and comes to no end; whoever tries after that does."""
    if path.exists():
        return "drawn"
    path.write_text(str(os.getpid()))
    while True:
        time.sleep(3600)


def for_ever() -> None:
    while True:
        time.sleep(3600)


def nothing_there() -> object:
    return next(iter(()))


def peculiar() -> None:
    """Fails in a way that cannot be told to another process."""

    class Peculiar(Exception):
        pass

    raise Peculiar("quite so")


def about_drawer() -> tuple[int, bool, bool]:
    return os.getpid(), "discord" in sys.modules, "DISCORD_TOKEN" in os.environ
