"""The doors of the engine with a real game: drafts, undo, stop, replay."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from engine import ALL, IllegalAnswer, load_game, replay
from tests.engine.random_games import choose, fresh, positions
from tests.engine.scenario import at


def test_a_move_is_composed_as_a_draft_and_taken_back_step_by_step() -> None:
    table = at(armies={"buto_1": ("anubis", 5)}, pyramids={}, players={"anubis": {"hand": []}})
    text = table.game.to_json()
    draft = table.game.draft("anubis")
    for answer in ("move_top", "buto_1", "natron_flats"):
        draft.answer(draft.decisions[0].id, [answer])
    assert draft.decisions[0].kind == "move.who"
    draft.back()
    draft.answer(draft.decisions[0].id, ["buto_2"])
    draft.finish()
    assert draft.ready
    assert table.game.to_json() == text
    table.game.commit(draft)
    assert table.army("buto_2") == ("anubis", 5, None)


def test_a_draft_stops_before_the_other_seat_is_asked() -> None:
    table = at(armies={"buto_1": ("anubis", 5), "natron_flats": ("horus", 2)}, pyramids={})
    draft = table.game.draft("anubis")
    for answer in ("move_top", "buto_1", "natron_flats", "5"):
        draft.answer(draft.decisions[0].id, [answer])
    assert draft.ready
    assert draft.view()["battle"] is None  # not carried out yet
    table.game.commit(draft)
    assert [decision.kind for decision in table.game.decisions] == ["battle.card", "battle.card"]


def test_a_sealed_choice_is_a_draft_too_and_does_not_spoil_the_others() -> None:
    table = at(armies={"buto_1": ("anubis", 5), "natron_flats": ("horus", 2)}, pyramids={})
    table.does("anubis", "move_top", "buto_1", "natron_flats", "5")
    draft = table.game.draft("horus")
    draft.answer(draft.decisions[0].id, ["b1"])
    draft.answer(draft.decisions[0].id, ["b2"])
    table.does("anubis", "b3", "b4", ())
    draft.finish()
    events = table.game.commit(draft)
    assert "BattleReckoned" in [event.kind for event in events]


def test_undo_up_to_the_barrier_is_free_and_exact() -> None:
    table = at(players={"anubis": {"hand": []}})
    before = table.game.view(ALL)
    table.does("anubis", "move_top", "buto_1", "natron_flats", "3")
    barrier = table.game.barrier("anubis")
    assert barrier == 0
    table.game.undo(barrier, "anubis")
    after = table.game.view(ALL)
    for name in ("board", "players", "market", "deck", "active", "round"):
        assert after[name] == before[name]
    assert table.game.log[-1] == ["u", 0, "anubis"]


def test_undo_beyond_the_barrier_shuffles_what_nobody_has_seen() -> None:
    table = at(phase="night", players={"anubis": {"hand": []}, "horus": {"hand": []}})
    drawn = table.player("anubis").hand
    deck = table.state.deck
    table.does("anubis", "1")
    table.does("horus", "2")
    table.game.undo(0)
    assert table.player("anubis").hand == drawn  # drawn before what is taken back
    assert sorted(table.state.deck) == sorted(deck)
    assert table.state.deck != deck
    assert table.game.barrier("anubis") == len(table.game.log)


def test_a_battle_cannot_be_taken_back_silently() -> None:
    table = at(armies={"buto_1": ("anubis", 5), "natron_flats": ("horus", 2)}, pyramids={})
    table.does("anubis", "move_top", "buto_1", "natron_flats", "5")
    table.does("horus", "b1", "b2", ())
    table.does("anubis", "b3", "b4", ())
    assert table.game.barrier("anubis") == table.game.barrier("horus") == len(table.game.log)


def test_a_stopped_game_has_a_ranking_and_no_winner() -> None:
    # V1
    table = at(players={"anubis": {"battle": 3}, "horus": {"battle": 1}})
    table.game.stop("abandoned")
    assert table.game.over
    assert table.game.result is not None
    assert (table.game.result.reason, table.game.result.winner) == ("stopped", None)
    assert table.game.result.places == {"anubis": 1, "horus": 2}
    with pytest.raises(IllegalAnswer):
        table.game.stop("again")


@pytest.mark.parametrize("players", [2, 5])
def test_a_replay_passes_through_every_position(players: int) -> None:
    rng = Random(8)
    game = fresh(players, 8, quick=True)
    texts = [game.to_json()]
    for number in range(250):
        decision = rng.choice(game.decisions)
        game.answer(decision.id, decision.seat, choose(decision, rng))
        if number % 60 == 59:
            game.undo(rng.randint(max(0, len(game.log) - 20), len(game.log) - 1))
        texts.append(game.to_json())
    again = [twin.to_json() for _, _, twin in replay(game.to_json())]
    assert again[-1] == texts[-1]
    assert set(texts) <= set(again)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_loaded_game_goes_on_like_the_one_that_was_saved(players: int) -> None:
    rng = Random(9)
    for game in positions(players, 9, every=97, most=800):
        twin, copy = load_game(game.to_json()), game.copy()
        for _ in range(10):
            if copy.over:
                break
            decision = rng.choice(copy.decisions)
            answer = choose(decision, rng)
            assert twin.answer(decision.id, decision.seat, answer) == copy.answer(decision.id, decision.seat, answer)
        assert twin.to_json() == copy.to_json()


def test_a_draft_stops_before_the_end_of_the_game_and_its_seed() -> None:
    # D4: the turn ends, and the next seat wins at once; until it is committed nobody may see the seed
    table = at(players={"anubis": {"hand": []}, "horus": {"dominance": 9, "hand": []}})
    draft = table.game.draft("anubis")
    draft.answer(draft.decisions[0].id, ["pray_bottom"])
    draft.finish()
    assert draft.ready
    assert (draft.view()["seed"], draft.view()["result"]) == (None, None)
    table.game.commit(draft)
    assert table.game.over
    assert table.game.barrier("anubis") == len(table.game.log)  # what the seed tells cannot be unlearned


@pytest.mark.parametrize("players", [2, 5])
def test_what_is_done_to_a_view_does_not_reach_the_game(players: int) -> None:
    for game in positions(players, 5, every=40, most=600, quick=True, colours="random_emerald"):
        before = {viewer: json.dumps(game.view(viewer)) for viewer in (*game.seats, None, ALL)}
        for viewer in before:
            _spoil(game.view(viewer))
        assert {viewer: json.dumps(game.view(viewer)) for viewer in before} == before


def test_what_is_done_to_the_view_of_a_finished_game_does_not_reach_it() -> None:
    game = fresh(2, 1, quick=True)
    game.stop("abandoned")
    text = game.to_json()
    _spoil(game.view(None))
    assert game.to_json() == text


def _spoil(data: Any) -> None:
    for inner in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        _spoil(inner)
    if isinstance(data, dict | list):
        data.clear()
