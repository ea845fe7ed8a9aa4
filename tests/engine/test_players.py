"""Computer players: legal, from a seat's view alone, and not stupid."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import Game
from engine.kemet.players import computer_player
from engine.kemet.players.simple import Simple
from tests.engine.random_games import choose, fresh
from tests.engine.scenario import at


def play(game: Game, rng: Random, simple: set[str]) -> int:
    """Simple players on some seats, random ones on the others. Returns the number of answers."""
    seats = {seat: computer_player(rng=rng) for seat in simple}
    answers = 0
    while not game.over:
        decision = game.decisions[0]
        if decision.seat in seats:
            id, options = seats[decision.seat].answer(game.view(decision.seat))
        else:
            id, options = decision.id, choose(decision, rng)
        game.answer(id, decision.seat, options)
        answers += 1
    return answers


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_among_them_end_within_a_dozen_rounds(players: int) -> None:
    for seed in range(2):
        game = fresh(players, seed, quick=seed == 0)
        play(game, Random(seed), set(game.seats))
        assert game.result is not None
        assert game.result.reason == "fame"
        assert game.state.round <= 12


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_with_emerald_end_as_soon(players: int) -> None:
    game = fresh(players, 1, colours="random_emerald")
    play(game, Random(1), set(game.seats))
    assert game.result is not None
    assert game.result.reason == "fame"
    assert game.state.round <= 12


@pytest.mark.parametrize("colours", ["random", "random_emerald"])
def test_they_beat_random_play(colours: str) -> None:
    won = 0
    for seed in range(6):
        game = fresh(2, seed, quick=True, colours=colours)
        play(game, Random(seed), {"horus"})
        assert game.result is not None
        won += game.result.winner == "horus"
    assert won >= 5


@pytest.mark.parametrize("colours", ["random", "random_emerald"])
def test_they_answer_from_the_view_alone(colours: str) -> None:
    rng = Random(4)
    game = fresh(3, 4, quick=True, colours=colours)
    for number in range(300):
        if game.over:
            break
        decision = game.decisions[0]
        if number % 10 == 0:
            twin = game.imagine(decision.seat, rng)
            first = Simple(Random(number)).answer(game.view(decision.seat))
            assert Simple(Random(number)).answer(twin.view(decision.seat)) == first
        game.answer(decision.id, decision.seat, choose(decision, rng))


def test_a_weak_neighbour_in_a_temple_is_attacked() -> None:
    table = at(
        armies={"buto_1": ("anubis", 5), "sobek_temple": ("horus", 1)},
        pyramids={"buto_1": ("ruby", 2)},
        players={"anubis": {"prayer": 4}},
    )
    player = Simple(Random(1))
    asked: list[Any] = []
    while table.game.decisions[0].seat == "anubis" and "battle" not in table.game.decisions[0].kind:
        _, options = player.answer(table.game.view("anubis"))
        asked.append((table.game.decisions[0].kind, options))
        table.does("anubis", options)
    assert ("move.to", ["teleport.sobek_temple"]) in asked
