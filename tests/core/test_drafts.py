"""Drafts: an action composed on a copy."""

from __future__ import annotations

import pytest

from engine import (
    Draft,
    IllegalAnswer,
    load_game,
)
from tests.core.steps import SEATS, asked, at_prize, fresh, pick, refused, say

# ---------------------------------------------------------------------- drafts


def test_a_draft_leaves_the_game_alone_until_it_is_committed() -> None:
    game, winner = at_prize()
    before = game.to_json()
    draft: Draft = game.draft(winner)
    draft.answer(draft.decisions[0].id, ["cup"])
    assert draft.decisions[0].kind == "highcard.boast"
    assert draft.view()["taken"] == ["cup"]
    assert game.to_json() == before
    game.commit(draft)
    assert game.state.taken == ["cup"]
    assert asked(game, winner).to_json() == draft.decisions[0].to_json()


def test_a_draft_goes_back_step_by_step() -> None:
    game, winner = at_prize()
    draft: Draft = game.draft(winner)
    start = draft.view()
    draft.answer(draft.decisions[0].id, ["cup"])
    middle = draft.view()
    draft.answer(draft.decisions[0].id, ["mix"])
    assert draft.ready
    draft.back()
    assert not draft.ready
    assert draft.view() == middle
    draft.back()
    assert draft.view() == start
    assert draft.answers == []
    with pytest.raises(IllegalAnswer, match="nothing_to_take_back"):
        draft.back()


@pytest.mark.parametrize("boast", ["quiet", "mix", "dare"])
def test_a_draft_halts_before_something_hidden_chance_or_another_seat(boast: str) -> None:
    game, winner = at_prize()
    draft: Draft = game.draft(winner)
    draft.answer(draft.decisions[0].id, ["cup"])
    before, question = draft.view(), draft.decisions[0]
    draft.answer(question.id, [boast])
    assert draft.ready
    assert not draft.decisions
    assert draft.view() == before
    with pytest.raises(IllegalAnswer, match="draft_ready"):
        draft.answer(question.id, [boast])
    draft.back()
    assert draft.decisions[0].to_json() == question.to_json()
    draft.answer(question.id, [boast])
    by_hand = game.copy()
    wanted = say(by_hand, winner, "cup") + say(by_hand, winner, boast)
    assert game.commit(draft) == wanted
    assert game.to_json() == by_hand.to_json()


def test_a_draft_of_the_last_sealed_answer_halts_before_the_others_are_shown() -> None:
    # whoever wins, the winner is asked next: the draft must not go on to that question
    for seat in SEATS:
        game = fresh()
        for other in SEATS:
            if other != seat:
                pick(game, other)
        draft: Draft = game.draft(seat)
        draft.answer(draft.decisions[0].id, [draft.decisions[0].options[-1].id])
        draft.answer(draft.decisions[0].id, ["plain"])
        assert draft.ready
        assert draft.view()["points"] == dict.fromkeys(SEATS, 0)
        assert [found.kind for found in game.commit(draft)] == ["ToyShown"]


def test_a_draft_of_a_sealed_answer_is_ready_when_the_seat_has_said_all() -> None:
    game = fresh()
    draft: Draft = game.draft("ann")
    assert not draft.ready
    draft.answer(draft.decisions[0].id, [draft.decisions[0].options[0].id])
    assert not draft.ready
    draft.answer(draft.decisions[0].id, ["double"])
    assert draft.ready


def test_finish_answers_the_rest_by_defaults() -> None:
    game, winner = at_prize()
    draft: Draft = game.draft(winner)
    draft.answer(draft.decisions[0].id, ["cup"])
    draft.finish()
    assert draft.ready
    assert [options for _, options in draft.answers] == [("cup",), ("quiet",)]


def test_finish_leaves_the_draft_as_it_was_where_there_is_no_default() -> None:
    game, winner = at_prize()
    draft: Draft = game.draft(winner)
    with pytest.raises(IllegalAnswer, match="no_default"):
        draft.finish()
    assert draft.answers == []
    assert draft.decisions[0].kind == "highcard.prize"


def test_a_refused_answer_leaves_the_draft_as_it_was() -> None:
    game, winner = at_prize()
    draft: Draft = game.draft(winner)
    before, question = draft.view(), draft.decisions[0]
    for bad in ([], ["cup", "cup"], ["nothing"], "cup", ["cup", "drum", "ring"], [7]):
        with pytest.raises(IllegalAnswer):
            draft.answer(question.id, bad)  # type: ignore[arg-type]
        assert (draft.answers, draft.view(), draft.ready) == ([], before, False)


def test_a_commit_carries_out_all_answers_or_none() -> None:
    game, winner = at_prize()
    draft: Draft = game.draft(winner)
    draft.answer(draft.decisions[0].id, ["cup"])
    draft.answer(draft.decisions[0].id, ["dare"])
    draft.answers[1] = (draft.answers[1][0], ("nothing",))
    refused(game, lambda: game.commit(draft), "unknown_option")


def test_a_closed_question_refuses_a_commit_whole() -> None:
    game, winner = at_prize()
    draft: Draft = game.draft(winner)
    draft.answer(draft.decisions[0].id, ["cup"])
    draft.finish()
    say(game, winner, "ring")
    refused(game, lambda: game.commit(draft), "question_closed")
    game.undo(len(game.log) - 1, winner)
    refused(game, lambda: game.commit(draft), "question_closed")


def test_another_seats_sealed_answer_does_not_spoil_a_commit() -> None:
    game = fresh()
    draft: Draft = game.draft("ann")
    draft.answer(draft.decisions[0].id, [draft.decisions[0].options[0].id])
    pick(game, "bob")
    draft.answer(draft.decisions[0].id, ["double"])
    say(game, "cid", asked(game, "cid").options[0].id)
    assert game.commit(draft) == []
    assert [found["state"] for found in game.asked()] == ["locked", "locked", "choosing"]
    refused(game, lambda: game.commit(draft), "question_closed")


def test_after_a_commit_the_game_goes_on_as_if_answered_by_hand() -> None:
    game, winner = at_prize()
    draft: Draft = game.draft(winner)
    draft.answer(draft.decisions[0].id, ["cup"])
    game.commit(draft)
    by_hand = game.copy()
    assert asked(game, winner).kind == "highcard.boast"
    assert say(game, winner, "quiet") == say(by_hand, winner, "quiet") != []
    assert game.to_json() == by_hand.to_json()


def test_what_follows_a_commit_is_told() -> None:
    game, winner = at_prize()
    draft: Draft = game.draft(winner)
    draft.answer(draft.decisions[0].id, ["cup"])
    draft.finish()
    game.commit(draft)
    for seat in SEATS[:-1]:
        assert pick(game, seat) == []
    assert [found.kind for found in pick(game, SEATS[-1])] == ["ToyShown"]


def test_a_game_that_ends_after_a_commit_is_over() -> None:
    game = fresh()
    while not game.over:
        seat = game.decisions[0].seat
        draft: Draft = game.draft(seat)
        draft.answer(draft.decisions[0].id, [draft.decisions[0].options[0].id])
        game.commit(draft)
        assert game.over or game.decisions
        assert load_game(game.to_json()).over == game.over
        assert len(game.log) < 40


def test_only_a_seat_at_the_table_makes_drafts() -> None:
    game = fresh()
    for nobody in ("eve", None, 3, ["ann"]):
        refused(game, lambda nobody=nobody: game.draft(nobody), "unknown_seat")  # type: ignore[misc]
