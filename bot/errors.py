"""What a player is told when something cannot be done: a key of `words`, never a traceback."""

from __future__ import annotations

from typing import Any


class Refusal(Exception):
    """A friendly no: `bot-<key>` in the reader's language, with parameters."""

    def __init__(self, key: str, **params: Any) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


class AlreadyDone(Exception):
    """This very interaction has been carried out before: nothing is to be done, and nothing to be said."""
