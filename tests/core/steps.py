"""Small steps of the game of secret cards, for the tests of the kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from engine import (
    Decision,
    Event,
    Game,
    IllegalAnswer,
    new_game,
)

SEED = bytes(range(32))
SEATS = ("ann", "bob", "cid")


def fresh(seed: bytes = SEED, salt: str = "salt") -> Game:
    return new_game("highcard", SEATS, seed=seed, salt=salt)


def asked(game: Game, seat: str) -> Decision:
    found = game.decision(seat)
    assert found is not None
    return found


def say(game: Game, seat: str, *options: str) -> list[Event]:
    return game.answer(asked(game, seat).id, seat, list(options))


def pick(game: Game, seat: str, card: int = -1, stake: str = "plain") -> list[Event]:
    """The seat's whole secret plan; its highest card unless told otherwise."""
    return say(game, seat, asked(game, seat).options[card].id) + say(game, seat, stake)


def at_prize() -> tuple[Game, str]:
    """A game in which the first round's winner is asked for a trinket."""
    game = fresh()
    for seat in SEATS:
        pick(game, seat)
    return game, game.decisions[0].seat


def random_answer(decision: Decision, rng: Random) -> list[str]:
    count = rng.randint(decision.min, min(decision.max, len(decision.options)))
    return [option.id for option in rng.sample(decision.options, count)]


def random_play(rng: Random, undo: bool = True) -> Iterator[tuple[Game, list[Event]]]:
    """A game to its end, with answers taken back now and then: after each entry, the game and the entry's events."""
    game = fresh(rng.randbytes(32))
    yield game, []
    undone = 0
    while not game.over:
        held = [seat for seat in SEATS if game.given.get(seat)] if len(game.asked()) > 1 else []
        if held and rng.random() < 0.15:
            yield game, game.retract(rng.choice(held))
        elif undo and game.log and undone < 6 and rng.random() < 0.1:
            undone += 1
            yield game, game.undo(rng.randrange(max(0, len(game.log) - 8), len(game.log)), rng.choice(SEATS))
        else:
            decision = rng.choice(game.decisions)
            yield game, game.answer(decision.id, decision.seat, random_answer(decision, rng))


def ended(number: int) -> Game:
    *_, (game, _) = random_play(Random(number))
    return game


def refused(game: Game, act: Callable[[], object], key: str | None = None) -> None:
    """The act is refused with a reason, and the game has not changed."""
    before = game.to_json()
    with pytest.raises(IllegalAnswer) as found:
        act()
    assert isinstance(found.value.key, str)
    assert found.value.key
    assert key is None or found.value.key == key
    assert game.to_json() == before
