"""Copies, imagined games, files, replays and the end of a game."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from engine import (
    ALL,
    BadGameFile,
    IllegalAnswer,
    load_game,
    replay,
)
from engine.core.record import ENGINE
from tests.core.steps import SEATS, asked, at_prize, ended, fresh, pick, random_answer, random_play, refused

# ---------------------------------------------------------------------- imagine and copies


@pytest.mark.parametrize("number", range(4))
def test_an_imagined_game_looks_the_same_to_the_seat(number: int) -> None:
    rng = Random(number + 100)
    for game, _ in random_play(Random(number)):
        before = game.to_json()
        for seat in (*SEATS, None):
            twin = game.imagine(seat, rng)
            assert twin.view(seat) == game.view(seat)
            mine = [found.to_json() for found in game.decisions if found.seat == seat]
            assert [found.to_json() for found in twin.decisions if found.seat == seat] == mine
            assert twin.asked() == game.asked()
            assert twin.commitment == game.commitment
            assert game.over or twin.seed != game.seed
            twin.rules.check(twin)
        assert game.to_json() == before


def test_what_a_seat_cannot_know_is_dealt_anew() -> None:
    game = fresh()
    pick(game, "ann")
    pick(game, "bob")
    decks, hands, plans, own = set(), set(), set(), set()
    for number in range(30):
        twin = game.imagine("ann", Random(number))
        decks.add(tuple(twin.state.deck))
        hands.add(tuple(twin.state.hands["bob"]))
        plans.add(tuple(twin.given["bob"]))
        own.add((tuple(twin.state.hands["ann"]), tuple(twin.given["ann"])))
    assert len(decks) > 20
    assert len(hands) > 10
    assert len(plans) > 10
    assert own == {(tuple(game.state.hands["ann"]), tuple(game.given["ann"]))}


def test_an_imagined_game_can_be_played_to_its_end() -> None:
    rng = Random(5)
    for game, _ in random_play(Random(3)):
        twin = game.imagine("bob", rng)
        while not twin.over:
            decision = rng.choice(twin.decisions)
            twin.answer(decision.id, decision.seat, random_answer(decision, rng))
        assert twin.result is not None


def test_a_copy_goes_its_own_way() -> None:
    rng = Random(7)
    for game, _ in random_play(Random(7)):
        before, twin = game.to_json(), game.copy()
        assert twin.to_json() == before
        while not twin.over:
            decision = rng.choice(twin.decisions)
            twin.answer(decision.id, decision.seat, random_answer(decision, rng))
        assert game.to_json() == before
    other = game.copy()
    assert other.over
    assert other.result == game.result


def test_a_game_that_goes_on_leaves_its_copies_alone() -> None:
    kept = [(game.copy(), game.to_json()) for game, _ in random_play(Random(9))]
    assert all(twin.to_json() == text for twin, text in kept)


# ---------------------------------------------------------------------- files and replay


@pytest.mark.parametrize("number", range(4))
def test_the_json_is_the_same_to_the_byte_after_loading(number: int) -> None:
    for game, _ in random_play(Random(number)):
        text = game.to_json()
        twin = load_game(text)
        assert twin.to_json() == text
        assert text == json.dumps(json.loads(text), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        for viewer in (*SEATS, None, ALL):
            assert twin.view(viewer) == game.view(viewer)
        if not game.over:
            decision = game.decisions[-1]
            one = game.copy()
            answer = [option.id for option in decision.options[: decision.min]]
            assert one.answer(decision.id, decision.seat, answer) == twin.answer(decision.id, decision.seat, answer)
            assert one.to_json() == twin.to_json()


@pytest.mark.parametrize("number", range(6))
def test_a_replay_tells_the_same_story_and_ends_in_the_same_state(number: int) -> None:
    texts, events = [], []
    for game, found in random_play(Random(number)):
        texts.append(game.to_json())
        events.append(found)
    for text in (texts[-1], texts[len(texts) // 2]):
        for entry, found, again in replay(text):
            if entry:
                assert found == events[entry]
            assert again.to_json() == texts[entry]
        assert again.to_json() == text


def test_a_replay_starts_with_the_opening() -> None:
    entry, events, game = next(iter(replay(fresh().to_json())))
    assert entry == 0
    assert [found.kind for found in events] == ["ToyDrawn", "ToySeen"] * 3
    assert [found.to for found in events if found.kind == "ToySeen"] == [(seat,) for seat in SEATS]
    assert game.to_json() == fresh().to_json()


def test_a_replay_refuses_an_entry_that_was_never_legal() -> None:
    game, _ = at_prize()
    whole = json.loads(game.to_json())
    for bad in (["a", "eve", "1"], ["a", "ann", "none"], ["u", 99, None], ["z"], [], 7, ["a"], ["r", "ann"], [["a"]]):
        whole["log"] = [*game.log, bad]
        with pytest.raises(BadGameFile):
            list(replay(json.dumps(whole)))


def test_a_file_of_another_engine_version_gets_a_mark_in_its_log() -> None:
    game, _ = at_prize()
    text = game.to_json().replace(f'"engine":"{ENGINE}"', '"engine":"0.0.1"')
    twin = load_game(text)
    assert twin.log == [*game.log, ["e", ENGINE]]
    assert [again.to_json() for _, _, again in replay(twin.to_json())][-1] == twin.to_json()


def test_what_is_asked_in_a_stored_game_depends_on_its_state_not_on_its_log() -> None:
    game, winner = at_prize()
    whole = json.loads(game.to_json())
    whole["state"]["table"]["taken"] = ["cup"]
    assert "cup" not in [option.id for option in asked(load_game(json.dumps(whole)), winner).options]


# ---------------------------------------------------------------------- the end


def test_a_game_ends_with_places_and_points() -> None:
    game = ended(11)
    assert game.over
    assert game.decisions == ()
    assert game.asked() == []
    result = game.result
    assert result is not None
    assert result.reason == "points"
    assert result.winner is not None
    assert result.places[result.winner] == 1
    assert result.fame == {seat: {"cards": points} for seat, points in game.state.points.items()}
    assert load_game(game.to_json()).result == result
    refused(game, lambda: game.answer("1.ann.1", "ann", ["1"]), "game_over")
    refused(game, lambda: game.stop("late"), "game_over")
    refused(game, lambda: game.retract("ann"), "game_over")
    assert not game.draft("ann").decisions


def test_the_last_answer_can_be_undone() -> None:
    game = ended(11)
    game.undo(len(game.log) - 1)
    assert not game.over
    assert game.result is None
    assert game.decisions


def test_stop_ends_a_game_for_good() -> None:
    game = fresh()
    pick(game, "ann")
    game.stop("everybody left")
    assert game.over
    assert game.decisions == ()
    assert game.result is not None
    assert (game.result.reason, game.result.winner) == ("stopped", None)
    assert game.log[-1] == ["x", "everybody left"]
    assert load_game(game.to_json()).to_json() == game.to_json()
    assert [again.to_json() for _, _, again in replay(game.to_json())][-1] == game.to_json()
    refused(game, lambda: game.undo(0), "game_stopped")
    refused(game, lambda: game.stop("again"), "game_over")


@pytest.mark.parametrize("reason", ["", None, 3, "x" * 201, ["left"]])
def test_stop_needs_a_short_reason(reason: Any) -> None:
    game = fresh()
    refused(game, lambda: game.stop(reason), "bad_stop_reason")


def test_whatever_a_game_was_stopped_for_it_can_be_written_to_a_file() -> None:
    game = fresh()
    try:
        game.stop("half a sign: \ud800")
    except IllegalAnswer:
        assert not game.over
    game.to_json().encode()
