"""What can go wrong at the engine's doors, each with a reason that can be put into words."""

from __future__ import annotations

from typing import Any


class EngineError(Exception):
    """An error with a reason key and parameters; the words for it live outside the engine."""

    def __init__(self, key: str, **params: Any) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.key} ({facts})" if facts else self.key


class IllegalAnswer(EngineError):
    """The answer is refused; the game has not changed."""


class BadGameFile(EngineError):
    """The text is no game of ours, or no longer a whole one."""


class BadOptions(EngineError):
    """A new game was asked for with options that make no sense."""


def is_text(value: Any) -> bool:
    """Text that can be stored: a lone surrogate can not."""
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def brief(value: Any) -> str:
    """What somebody handed in, as a reason may name it: text that can be stored, and short."""
    try:
        found = value if isinstance(value, str) else repr(value)
    except (ValueError, RecursionError):  # a number with thousands of digits; a list in itself
        found = type(value).__name__
    return found[:60].encode(errors="replace").decode()
