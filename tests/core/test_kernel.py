"""The kernel's contract, tried on a small game of secret cards."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import (
    ALL,
    BadGameFile,
    BadOptions,
    Decision,
    Draft,
    Event,
    Game,
    IllegalAnswer,
    load_game,
    new_game,
    replay,
)
from engine.core.chance import Chance, commitment_of
from engine.core.record import ENGINE
from tests.core.toy import CARDS, HighCardMatch, ToyShown

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


# ---------------------------------------------------------------------- bad input


def test_answers_to_what_is_not_asked_are_refused() -> None:
    game, winner = at_prize()
    other = next(seat for seat in SEATS if seat != winner)
    open_id = asked(game, winner).id
    refused(game, lambda: game.answer(open_id, other, ["cup"]), "not_your_question")
    refused(game, lambda: game.answer(open_id, "eve", ["cup"]), "unknown_seat")
    refused(game, lambda: game.answer(f"1.{winner}.1", winner, ["cup"]), "question_closed")
    refused(game, lambda: game.answer(f"2.{winner}.2", winner, ["cup"]), "question_closed")
    refused(game, lambda: game.answer("", winner, ["cup"]), "question_closed")


def test_a_seat_that_has_locked_in_is_not_asked_twice() -> None:
    game = fresh()
    pick(game, "ann")
    for number in (1, 2, 3):
        refused(game, lambda number=number: game.answer(f"1.ann.{number}", "ann", ["plain"]), "question_closed")  # type: ignore[misc]


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ([], "too_few_options"),
        (["cup", "drum", "ring"], "too_many_options"),
        (["cup", "cup"], "option_repeated"),
        (["crown"], "unknown_option"),
        (["cup", "crown"], "unknown_option"),
        (["CUP"], "unknown_option"),
        ("cup", "not_a_list_of_options"),
        ({"cup": 1}, "not_a_list_of_options"),
        (None, "not_a_list_of_options"),
        (iter(["cup"]), "not_a_list_of_options"),
        ([None], "option_is_no_text"),
        ([["cup"]], "option_is_no_text"),
        (["cup", {}], "option_is_no_text"),
        ([b"cup"], "option_is_no_text"),
    ],
)
def test_what_is_no_choice_is_refused_with_its_reason(options: Any, key: str) -> None:
    game, winner = at_prize()
    refused(game, lambda: game.answer(asked(game, winner).id, winner, options), key)


_LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(SEATS + CARDS)
_JUNK = st.recursive(
    _LEAVES | st.binary(max_size=4),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
_PLAIN = st.recursive(
    _LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@given(decision=_JUNK | st.just("1.ann.1"), seat=_JUNK | st.just("ann"), options=_JUNK)
def test_garbage_answers_are_refused_and_change_nothing(decision: Any, seat: Any, options: Any) -> None:
    game = fresh()
    before, legal = game.to_json(), [option.id for option in asked(game, "ann").options]
    try:
        game.answer(decision, seat, options)
    except IllegalAnswer:
        assert game.to_json() == before
    else:
        assert (decision, seat) == ("1.ann.1", "ann")
        assert len(options) == 1
        assert options[0] in legal


@given(junk=_JUNK)
def test_garbage_at_the_other_doors_is_refused_and_changes_nothing(junk: Any) -> None:
    game = fresh()
    pick(game, "ann")
    doors: list[Callable[[], object]] = [lambda: game.undo(0, [junk])]  # type: ignore[arg-type]
    if junk != "ann":
        doors.append(lambda: game.retract(junk))
    if junk not in SEATS:
        doors.append(lambda: game.draft(junk))
    if not isinstance(junk, str):
        doors.append(lambda: game.stop(junk))
    if type(junk) is not int:
        doors.append(lambda: game.undo(junk))
    for door in doors:
        refused(game, door)


@given(text=st.text() | st.binary() | _JUNK)
def test_garbage_is_no_game_file(text: Any) -> None:
    for door in (load_game, lambda found: list(replay(found))):
        with pytest.raises(BadGameFile) as found:
            door(text)
        assert found.value.key


def test_a_truncated_file_is_no_game_file() -> None:
    game = fresh()
    pick(game, "ann")
    text = game.to_json()
    for end in range(len(text)):
        with pytest.raises(BadGameFile):
            load_game(text[:end])


def _edited(path: tuple[Any, ...], value: Any) -> str:
    game = fresh()
    pick(game, "ann")
    whole = json.loads(game.to_json())
    inner = whole
    for part in path[:-1]:
        inner = inner[part]
    if value is ...:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return json.dumps(whole)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("format",), 2),
        (("format",), "1"),
        (("extra",), 1),
        (("log",), ...),
        (("log",), {}),
        (("log", 0), ["a", "eve", "1"]),
        (("log", 0), ["q"]),
        (("log", 0), ["u", 5, None]),
        (("log", 0), ["u", 0, ["ann"]]),
        (("game",), "chess"),
        (("game",), ["highcard"]),
        (("seats",), ["ann"]),
        (("seats",), [1, 2, 3]),
        (("seats",), "abc"),
        (("seed",), "xyz"),
        (("seed",), "00"),
        (("salt",), None),
        (("options",), {"position": {}}),
        (("state", "step"), -1),
        (("state", "step"), "1"),
        (("state", "step"), ...),
        (("state", "frames"), []),
        (("state", "frames", 0, 0), "NoScript"),
        (("state", "frames", 0, 1), "no_step"),
        (("state", "frames", 0, 2), {"no_field": 1}),
        (("state", "frames", 0, 2), {"following": {}}),
        (("state", "answered"), {"eve": 1}),
        (("state", "learned"), {"ann": -1}),
        (("state", "recent"), [{"event": "NoEvent"}]),
        (("state", "recent"), [{"event": "ToyDrawn"}]),
        (("state", "result"), {"reason": "points"}),
        (("state", "table", "deck"), []),
        (("state", "table", "deck", 0), "1000"),
        (("state", "table", "hands", "ann"), ...),
        (("state", "table", "surprise"), 1),
        (("open",), {"eve": []}),
        (("open",), {"ann": [["1000"]]}),
        (("open", "ann"), [["plain"]]),
        (("open", "ann", 1), ["plain", "double"]),
        (("open", "ann", 1), ["plain", 1]),
        (("open", "ann", 1), "plain"),
    ],
)
def test_an_edited_file_is_refused_with_a_reason(path: tuple[Any, ...], value: Any) -> None:
    with pytest.raises(BadGameFile) as found:
        load_game(_edited(path, value))
    assert found.value.key
    assert str(found.value)


def _paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from _paths(value, (*path, key))


@settings(max_examples=300)
@given(data=st.data())
def test_an_edited_file_is_refused_or_is_a_whole_game(data: st.DataObject) -> None:
    game = fresh()
    pick(game, "ann")
    path = data.draw(st.sampled_from(sorted(_paths(json.loads(game.to_json())), key=repr)))
    text = _edited(path, data.draw(_PLAIN | st.just(...)))
    try:
        twin = load_game(text)
    except BadGameFile:
        return
    again = twin.to_json()
    assert load_game(again).to_json() == again
    for viewer in (*SEATS, None, ALL):
        twin.view(viewer)


def test_a_game_that_cannot_be_is_not_begun() -> None:
    for name, seats, seed, salt in [
        ("chess", SEATS, SEED, ""),
        (None, SEATS, SEED, ""),
        ("highcard", ("ann",), SEED, ""),
        ("highcard", ("ann", "ann"), SEED, ""),
        ("highcard", "ab", SEED, ""),
        ("highcard", (1, 2), SEED, ""),
        ("highcard", SEATS, b"short", ""),
        ("highcard", SEATS, "0" * 32, ""),
        ("highcard", SEATS, SEED, None),
    ]:
        with pytest.raises(BadOptions):
            new_game(name, seats, seed=seed, salt=salt)  # type: ignore[arg-type]


def test_scripts_are_plain_data() -> None:
    script = HighCardMatch(round=2)
    assert script.copy().to_json() == script.to_json() == ["HighCardMatch", "shuffle", {"round": 2}]
    assert HighCardMatch.from_json(script.to_json()).to_json() == script.to_json()


# ---------------------------------------------------------------------- chance


def _numbers(seed: bytes, salt: str, label: str) -> Iterator[int]:
    counter = 0
    while True:
        message = "|".join((salt, label, str(counter))).encode("utf-8")
        yield int(hmac.new(seed, message, hashlib.sha256).hexdigest(), 16)
        counter += 1


def test_chance_gives_the_known_numbers() -> None:
    chance = Chance(b"0123456789abcdef", "salt", "order")
    assert chance.below(2**256) == 0xE1FC333CE0641F31E928FC1CC1536581B7372149A4540B4260D8C73A4A933BD0
    assert chance.below(2**256) == 0xF77F4918BF8DA6D195B1DA96EA61D6D1894161183071CACCC5C07B76E699A3B9


@pytest.mark.parametrize("label", ["order", "deck.1", "undo.12", "Ω"])
def test_numbers_below_a_limit_skip_the_uneven_rest(label: str) -> None:
    limit = 2**255 + 1  # about half of all numbers are skipped
    numbers = _numbers(SEED, "salt", label)
    wanted = [number for number in (next(numbers) for _ in range(40)) if number < limit]
    chance = Chance(SEED, "salt", label)
    assert 0 < len(wanted) < 40
    assert [chance.below(limit) for _ in wanted] == wanted


def test_shuffling_swaps_from_the_end() -> None:
    numbers = _numbers(SEED, "salt", "deck.1")
    wanted = list(CARDS)
    for last in range(len(wanted) - 1, 0, -1):
        other = next(numbers) % (last + 1)
        wanted[last], wanted[other] = wanted[other], wanted[last]
    assert Chance(SEED, "salt", "deck.1").shuffled(CARDS) == tuple(wanted)
    game = fresh()
    dealt = [wanted.pop() for _ in range(6)]
    assert game.state.deck == wanted
    assert [sorted(dealt[2 * number : 2 * number + 2], key=int) for number in range(3)] == list(
        game.state.hands.values()
    )


def test_one_use_of_chance_does_not_move_another() -> None:
    alone = Chance(SEED, "salt", "order")
    wanted = [alone.below(1000) for _ in range(20)]
    one, two = Chance(SEED, "salt", "order"), Chance(SEED, "salt", "deck.1")
    found = []
    for _ in range(20):
        two.shuffled(CARDS)
        found.append(one.below(1000))
    assert found == wanted
    different = [(SEED, "salt", "deck.1"), (SEED, "other", "order"), (bytes(32), "salt", "order")]
    assert all([Chance(*key).below(1000) for _ in range(20)] != wanted for key in different)


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert fresh().commitment == commitment_of(SEED) == hashlib.sha256(SEED).hexdigest()
    assert fresh().view(None)["commitment"] == hashlib.sha256(SEED).hexdigest()


def test_a_seed_and_the_answers_decide_everything() -> None:
    assert fresh().to_json() == fresh().to_json()
    assert fresh().state.deck != fresh(bytes(32)).state.deck != fresh(bytes(32), "other").state.deck
