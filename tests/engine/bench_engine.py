"""Speed and memory of the engine, side by side with catanatron where it is named as the peer."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable
from random import Random
from typing import Any

from engine import Game, load_game, new_game, replay
from tests.engine.random_games import choose

SEATS = ("anubis", "horus", "bastet", "sobek", "wadjet")
SECONDS = 2.0  # per measurement
TURNS = 5  # measurements of each, in alternation; the middle one counts


def play(players: int, seed: int) -> Game:
    """One random game, as fast as it goes."""
    rng = Random(seed)
    pick = rng.random
    game = new_game("kemet", SEATS[:players], seed=rng.randbytes(32), options={"quick": True})
    while not game.over:
        decisions = game.decisions
        decision = decisions[0] if len(decisions) == 1 else decisions[int(pick() * len(decisions))]
        options = decision.options
        count = decision.min
        if count != decision.max:
            count += int(pick() * (decision.max - count + 1))
        if count == 1:
            ids = [options[int(pick() * len(options))].id]
        else:
            ids = [option.id for option in rng.sample(options, count)] if count else []
        game.answer(decision.id, decision.seat, ids)
    return game


def rate(one_game: Callable[[int], int]) -> float:
    """Decisions per second of processor time: other work on the machine counts less."""
    decisions, number = 0, 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        decisions += one_game(number)
        number += 1
    return decisions / (time.process_time() - start)


def our_game(number: int) -> int:
    return len(play(4, number).log)


def their_game(number: int) -> int:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as CatanGame

    game = CatanGame([RandomPlayer(colour) for colour in Color], seed=number)
    ticks = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        ticks += 1
    return ticks


def compare(ours: Callable[[], float], theirs: Callable[[], float]) -> tuple[float, float, float]:
    """The middle of several measurements in alternation: ours, theirs, and the middle ratio."""
    pairs = [(ours(), theirs()) for _ in range(TURNS)]
    middle = TURNS // 2
    return (
        sorted(pair[0] for pair in pairs)[middle],
        sorted(pair[1] for pair in pairs)[middle],
        sorted(pair[0] / pair[1] for pair in pairs)[middle],
    )


def per_call(function: Callable[[], Any], count: int = 2000) -> float:
    start = time.process_time()
    for _ in range(count):
        function()
    return (time.process_time() - start) / count


def random_positions(players: int, seed: int, count: int) -> list[Game]:
    rng = Random(seed)
    found: list[Game] = []
    game = new_game("kemet", SEATS[:players], seed=rng.randbytes(32), options={"quick": True})
    while len(found) < count and not game.over:
        decision = rng.choice(game.decisions)
        if rng.random() < 0.05:
            found.append(game.copy())
        game.answer(decision.id, decision.seat, choose(decision, rng))
    return found


def mid_battle() -> Game:
    """One side has locked in, the other is choosing."""
    rng = Random(6)
    game = new_game("kemet", SEATS[:4], seed=rng.randbytes(32), options={"quick": True})
    while True:
        states = [asked["state"] for asked in game.asked() if asked["kind"] == "battle.plan"]
        if "locked" in states:
            return game
        decision = game.decisions[0]
        game.answer(decision.id, decision.seat, choose(decision, rng))


def their_positions() -> list[Any]:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as CatanGame

    found = []
    for number in range(10):
        game = CatanGame([RandomPlayer(colour) for colour in Color], seed=number)
        for tick in range(200):
            if game.winning_color() is not None:
                break
            game.play_tick()
            if tick % 50 == 49:
                found.append(game.copy())
    return found


def copy_and_ask(game: Game) -> None:
    """A copy is of use when it asks: its open step is run again for that."""
    game.copy().decisions  # noqa: B018


def figures() -> list[tuple[str, str]]:
    found = []
    play(4, 0)
    their_game(0)
    ours, theirs, ratio = compare(lambda: rate(our_game), lambda: rate(their_game))
    found.append(("random play, decisions per second", f"{ours:,.0f}"))
    found.append(("catanatron's random game, decisions per second", f"{theirs:,.0f}"))
    found.append(("ratio (at least 2)", f"{ratio:.2f}"))

    positions, battle, other = random_positions(4, 3, 60), mid_battle(), their_positions()
    theirs_copy = sum(per_call(game.copy, 200) for game in other) / len(other)
    ours_copy = sum(per_call(game.copy, 200) for game in positions) / len(positions)
    asking = sum(per_call(lambda game=game: copy_and_ask(game), 200) for game in positions) / len(positions)  # type: ignore[misc]
    found.append(("copy(), µs", f"{ours_copy * 1e6:.1f}"))
    found.append(("copy() and its decisions, µs", f"{asking * 1e6:.1f}"))
    found.append(("copy() in mid-battle, one side locked in, µs", f"{per_call(battle.copy) * 1e6:.1f}"))
    found.append(("the same and its decisions, µs", f"{per_call(lambda: copy_and_ask(battle)) * 1e6:.1f}"))
    found.append(("catanatron's game.copy(), µs", f"{theirs_copy * 1e6:.1f}"))
    found.append(("ratio (below 1)", f"{ours_copy / theirs_copy:.2f}"))

    finished = computer_game(5)
    text = finished.to_json()
    found.append(("finished game of 5: answers", f"{len(finished.log)}"))
    found.append(("its JSON (under 64 kB)", f"{len(text.encode()) / 1000:.1f} kB"))
    found.append(("loading it, ms", f"{per_call(lambda: load_game(text), 20) * 1e3:.1f}"))
    found.append(
        ("loading and replaying it (under 100 ms), ms", f"{per_call(lambda: load_and_replay(text), 5) * 1e3:.1f}")
    )
    longest = play(5, 1)
    found.append((f"JSON of a random game with {len(longest.log)} answers", f"{len(longest.to_json()) / 1000:.1f} kB"))
    found.append(("memory of a live game (under 1 MB)", f"{memory(text) / 1000:.0f} kB"))
    return found


def computer_game(players: int) -> Game:
    """A game as people play it: a few rounds."""
    from engine.kemet.players import computer_player

    rng = Random(2)
    game = new_game("kemet", SEATS[:players], seed=rng.randbytes(32))
    seats = {seat: computer_player(rng=rng) for seat in game.seats}
    while not game.over:
        seat = game.decisions[0].seat
        decision, options = seats[seat].answer(game.view(seat))
        game.answer(decision, seat, options)
    return game


def load_and_replay(text: str) -> None:
    load_game(text)
    for _ in replay(text):
        pass


def memory(text: str) -> float:
    """Bytes per game, with many of them alive."""
    load_game(text)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    alive = [load_game(text) for _ in range(20)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(alive)


if __name__ == "__main__":
    for name, value in figures():
        print(f"{name:60} {value}")
