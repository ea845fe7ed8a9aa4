"""Positions of random games, for tests that must hold anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine import Decision, Game, new_game

SEATS = ("anubis", "horus", "bastet", "sobek", "wadjet")


def fresh(players: int, seed: int, **options: Any) -> Game:
    return new_game("kemet", SEATS[:players], seed=Random(seed).randbytes(32), options=options)


def choose(decision: Decision, rng: Random) -> list[str]:
    count = rng.randint(decision.min, decision.max)
    return [option.id for option in rng.sample(decision.options, count)]


def positions(players: int, seed: int, every: int, most: int = 100_000, **options: Any) -> Iterator[Game]:
    """The game at every so many answers, and wherever somebody chooses in secret. The same object each time."""
    rng = Random(seed)
    game = fresh(players, seed, **options)
    for number in range(most):
        if game.over:
            return
        decision = rng.choice(game.decisions)
        if number % every == 0 or (decision.secret is not None and rng.random() < 0.3):
            yield game
        game.answer(decision.id, decision.seat, choose(decision, rng))
