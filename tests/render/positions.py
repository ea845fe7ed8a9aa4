"""Positions of random games, the same every time: what pictures are tested and shown with."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from engine import new_game

GODS = ("anubis", "bastet", "horus", "sobek", "wadjet")
OPTIONS: dict[str, dict[str, Any]] = {
    "": {},
    "book": {"colours": "random_emerald"},
    "old_ones": {"colours": "random_emerald", "great_old_ones": True},
}


def game(players: int, seed: int = 1, book: str = "") -> Any:
    """A fresh game; with `book` one of the Book of the Dead."""
    return new_game(
        "kemet",
        seats=list(GODS[:players]),
        seed=bytes([seed % 256]) * 32,
        salt="",
        options={"ruleset": "blood_and_sand", **OPTIONS[book]},
    )


def play(players: int, seed: int = 1, limit: int = 100_000, book: str = "") -> Iterator[Any]:
    """The game before each random answer (the same object all the time), and at its end."""
    found, rnd = game(players, seed, book), random.Random(seed)
    for _ in range(limit):
        yield found
        if found.over:
            return
        decision = found.decisions[rnd.randrange(len(found.decisions))]
        ids = [option.id for option in decision.options]
        least = min(max(decision.min, min(1, decision.max)), len(ids))
        count = rnd.randint(least, decision.max) if decision.max > least else least
        found.answer(decision.id, decision.seat, rnd.sample(ids, min(count, len(ids))))


@lru_cache(maxsize=32)
def sampled(
    players: int, seed: int = 1, every: int = 40, limit: int = 4000, book: str = ""
) -> tuple[dict[str, Any], ...]:
    """Public views from a random game, every so many answers and at the end."""
    views = []
    for n, found in enumerate(play(players, seed, limit, book)):
        if n % every == 0 or found.over:
            views.append(found.view(None))
    return tuple(views)
