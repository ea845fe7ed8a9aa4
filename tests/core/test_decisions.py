"""Questions, their ids, and answers held back."""

from __future__ import annotations

from random import Random

from engine import (
    load_game,
)
from tests.core.steps import SEATS, asked, at_prize, fresh, pick, random_play, refused, say
from tests.core.toy import ToyShown

# ---------------------------------------------------------------------- decisions and their ids


def test_an_id_names_the_step_the_seat_and_the_seats_question_in_it() -> None:
    game = fresh()
    assert [found.id for found in game.decisions] == ["1.ann.1", "1.bob.1", "1.cid.1"]
    say(game, "bob", asked(game, "bob").options[0].id)
    assert [found.id for found in game.decisions] == ["1.ann.1", "1.bob.2", "1.cid.1"]


def test_an_id_does_not_change_when_another_seat_answers() -> None:
    game = fresh()
    before = asked(game, "cid")
    pick(game, "ann")
    pick(game, "bob")
    assert asked(game, "cid").to_json() == before.to_json()


def test_ids_and_options_are_the_same_in_a_copy_and_after_loading() -> None:
    for game, _ in random_play(Random(1)):
        wanted = [found.to_json() for found in game.decisions]
        assert [found.to_json() for found in game.copy().decisions] == wanted
        assert [found.to_json() for found in load_game(game.to_json()).decisions] == wanted


def test_every_step_has_a_new_number() -> None:
    game, winner = at_prize()
    assert asked(game, winner).id == f"2.{winner}.1"
    say(game, winner, "cup")
    assert asked(game, winner).id == f"3.{winner}.1"


def test_the_order_of_the_chosen_options_does_not_matter() -> None:
    one, winner = at_prize()
    two = one.copy()
    say(one, winner, "cup", "ring")
    say(two, winner, "ring", "cup")
    assert one.to_json() == two.to_json()


def test_a_blocked_option_is_refused_with_its_own_reason() -> None:
    game, winner = at_prize()
    say(game, winner, "cup")
    say(game, winner, "quiet")
    for seat in SEATS:
        pick(game, seat)
    decision = game.decisions[0]
    assert [(found.id, found.reason.key) for found in decision.blocked] == [("cup", "trinket_taken")]
    assert "cup" not in [option.id for option in decision.options]
    refused(game, lambda: game.answer(decision.id, decision.seat, ["cup"]), "trinket_taken")
    refused(game, lambda: game.answer(decision.id, decision.seat, ["ring", "cup"]), "trinket_taken")


# ---------------------------------------------------------------------- sealed answers


def test_sealed_answers_are_held_until_all_are_in() -> None:
    game = fresh()
    hands = {seat: list(cards) for seat, cards in game.state.hands.items()}
    assert pick(game, "ann") == []
    assert pick(game, "bob") == []
    assert game.state.hands == hands
    assert game.state.played == []
    events = pick(game, "cid")
    assert [found.kind for found in events] == ["ToyShown"]
    assert isinstance(events[0], ToyShown)
    assert dict(events[0].cards) == {seat: cards[-1] for seat, cards in hands.items()}


def test_others_see_only_who_is_choosing_and_who_has_locked_in() -> None:
    game = fresh()
    start = {viewer: game.view(viewer) for viewer in ("bob", None)}
    say(game, "ann", asked(game, "ann").options[0].id)
    for viewer, view in start.items():
        assert game.view(viewer) == view
    say(game, "ann", "double")
    states = [(found["seat"], found["kind"], found["state"]) for found in game.view("bob")["asked"]]
    assert states == [
        ("ann", "highcard.pick", "locked"),
        ("bob", "highcard.pick", "choosing"),
        ("cid", "highcard.pick", "choosing"),
    ]
    assert {**game.view("bob"), "asked": []} == {**start["bob"], "asked": []}
    assert len(game.view("ann")["sealed"]) == 2


def test_the_entry_a_viewer_knows_of_does_not_count_answers_held_back() -> None:
    game = fresh()
    pick(game, "ann")
    for found in (game, game.copy(), load_game(game.to_json())):
        assert [found.public_entry(viewer) for viewer in (None, "bob", "ann")] == [0, 0, 2]


def test_a_retracted_answer_can_be_given_anew() -> None:
    game = fresh()
    low, high = [option.id for option in asked(game, "ann").options]
    pick(game, "ann", 1)
    assert game.decision("ann") is None
    assert game.retract("ann") == []
    assert [option.id for option in asked(game, "ann").options] == [low, high]
    pick(game, "ann", 0)
    pick(game, "bob")
    (shown,) = pick(game, "cid")
    assert isinstance(shown, ToyShown)
    assert dict(shown.cards)["ann"] == low
    assert [entry[:2] for entry in game.log[:3]] == [["a", "ann"], ["a", "ann"], ["r", "ann"]]


def test_a_half_given_answer_can_be_retracted_and_leaves_the_others_alone() -> None:
    game = fresh()
    pick(game, "bob")
    say(game, "ann", asked(game, "ann").options[0].id)
    game.retract("ann")
    assert asked(game, "ann").id == "1.ann.1"
    assert game.decision("bob") is None
    assert len(game.given["bob"]) == 2


def test_there_is_nothing_to_retract_before_an_answer_or_after_the_last() -> None:
    game = fresh()
    refused(game, lambda: game.retract("ann"), "nothing_to_retract")
    for seat in SEATS:
        pick(game, seat)
    for seat in SEATS:
        refused(game, lambda seat=seat: game.retract(seat), "nothing_to_retract")  # type: ignore[misc]
