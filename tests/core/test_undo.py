"""Undo, barriers and what is shuffled anew."""

from __future__ import annotations

import json
from random import Random

from engine import load_game
from engine.core.chance import Chance
from tests.core.steps import SEATS, SEED, asked, at_prize, fresh, pick, random_play, refused, say

# ---------------------------------------------------------------------- undo


def test_undo_up_to_the_barrier_is_free_and_moves_no_card() -> None:
    game, winner = at_prize()
    barrier, deck = game.barrier(winner), list(game.state.deck)
    assert barrier == len(game.log)
    say(game, winner, "cup")
    assert game.barrier(winner) == barrier
    say(game, winner, "dare")
    assert game.barrier(winner) == barrier
    assert game.undo(barrier, winner) == []
    assert game.state.deck == deck
    assert game.state.taken == []
    assert game.decisions[0].kind == "highcard.prize"
    assert game.log[-1] == ["u", barrier, winner]
    assert len(game.log) == barrier + 3


def test_what_all_learned_what_one_learned_and_what_another_answered_are_barriers() -> None:
    game, winner = at_prize()
    other = SEATS[(SEATS.index(winner) + 1) % 3]
    say(game, winner, "cup")
    assert game.barrier(other) == len(game.log)
    say(game, winner, "dare")
    say(game, other)
    assert {game.barrier(seat) for seat in SEATS} == {len(game.log)}


def test_the_last_sealed_answer_cannot_be_taken_back_silently() -> None:
    game, _ = at_prize()
    assert {game.barrier(seat) for seat in SEATS} == {len(game.log)}


def test_undo_beyond_the_barrier_shuffles_the_unseen_cards_anew() -> None:
    game, winner = at_prize()
    to, deck, hands = len(game.log), list(game.state.deck), json.dumps(game.state.hands)
    say(game, winner, "cup")
    say(game, winner, "quiet")
    assert game.barrier(winner) == len(game.log)
    game.undo(to, winner)
    assert json.dumps(game.state.hands) == hands
    assert sorted(game.state.deck) == sorted(deck)
    assert tuple(game.state.deck) == Chance(SEED, "salt", "undo.1").shuffled(deck) != tuple(deck)
    assert {game.barrier(seat) for seat in SEATS} == {len(game.log)}
    say(game, winner, "cup")
    say(game, winner, "quiet")
    game.undo(to, winner)
    assert tuple(game.state.deck) == Chance(SEED, "salt", "undo.2").shuffled(deck)


def test_an_undo_can_be_undone() -> None:
    game, winner = at_prize()
    to = len(game.log)
    say(game, winner, "cup")
    table = json.dumps(vars(game.state))
    game.undo(to, winner)
    game.undo(to + 1, winner)
    assert json.dumps(vars(game.state)) == table
    assert asked(game, winner).kind == "highcard.boast"


def test_undo_restores_sealed_answers_still_held() -> None:
    game = fresh()
    pick(game, "ann")
    pick(game, "bob")
    pick(game, "cid")
    game.undo(4, "cid")
    assert sorted(game.given) == ["ann", "bob"]
    assert [found.seat for found in game.decisions] == ["cid"]
    assert [found.kind for found in pick(game, "cid")] == ["ToyShown"]


def test_ids_are_never_given_out_again_after_an_undo() -> None:
    for number in range(8):
        seen: set[str] = set()
        for game, _ in random_play(Random(number)):
            now = {found.id for found in game.decisions}
            if game.log and game.log[-1][0] == "u":
                assert not now & seen
            seen |= now


def test_undo_of_what_never_happened_is_refused() -> None:
    game, winner = at_prize()
    for to in (len(game.log), -1, 10**9, True, None, "0", 1.0, [0]):
        refused(game, lambda to=to: game.undo(to, winner), "no_such_entry")  # type: ignore[misc]
    refused(game, lambda: game.undo(0, "eve"), "unknown_seat")


def test_nobody_learns_how_much_was_taken_back_of_a_sealed_answer() -> None:
    entries = []
    for answers in (1, 2):
        game = fresh()
        say(game, "ann", asked(game, "ann").options[0].id)
        if answers == 2:
            say(game, "ann", "plain")
        game.undo(0, "ann")
        assert game.view("bob")["entry"] == 1  # the undo itself
        for seat in SEATS:
            pick(game, seat)
        assert load_game(game.to_json()).view("bob")["entry"] == game.view("bob")["entry"]
        entries.append(game.view("bob")["entry"])
    assert entries[0] == entries[1]


def test_undo_between_open_answers_of_a_sealed_step_can_be_stored() -> None:
    for number in range(8):
        for game, _ in random_play(Random(100 + number)):
            assert game.taken_back >= 0
            assert load_game(game.to_json()).to_json() == game.to_json()
