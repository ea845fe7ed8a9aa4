"""Chance that can be checked: everything random follows from the seed, by label.

    number = HMAC-SHA256(key=seed, message="<salt>|<label>|<counter>"), big-endian; below n by rejection

Each label has its own stream, so a new use of chance never moves another. Shuffling is Fisher-Yates from the end.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
_WHOLE = 1 << 256


def commitment_of(seed: bytes) -> str:
    """What is published before the game, so that nobody can change the seed afterwards."""
    return hashlib.sha256(seed).hexdigest()


class Chance:
    """The stream of one label.

    >>> Chance(b"0123456789abcdef", "salt", "order").shuffled(["a", "b", "c"])
    ('c', 'b', 'a')
    """

    def __init__(self, seed: bytes, salt: str, label: str) -> None:
        self._seed = seed
        self._prefix = f"{salt}|{label}|"
        self._counter = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        limit = _WHOLE - _WHOLE % n
        while True:
            message = f"{self._prefix}{self._counter}".encode()
            self._counter += 1
            number = int.from_bytes(hmac.digest(self._seed, message, "sha256"), "big")
            if number < limit:
                return number % n

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        found = list(items)
        for last in range(len(found) - 1, 0, -1):
            other = self.below(last + 1)
            found[last], found[other] = found[other], found[last]
        return tuple(found)
