"""Bad input gets a clear error, and nothing has changed."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import BadGameFile, BadOptions, IllegalAnswer, load_game, new_game
from tests.engine.random_games import choose, fresh
from tests.engine.scenario import at

GARBAGE = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=8)
    | st.binary(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


def middle(seed: int = 3, answers: int = 150) -> Any:
    rng = Random(seed)
    game = fresh(3, seed, quick=True)
    for _ in range(answers):
        decision = rng.choice(game.decisions)
        game.answer(decision.id, decision.seat, choose(decision, rng))
    return game


MIDDLE = middle()
TEXT = MIDDLE.to_json()


@settings(max_examples=150, deadline=None)
@given(decision=GARBAGE, seat=GARBAGE, options=GARBAGE)
def test_garbage_is_refused_and_changes_nothing(decision: Any, seat: Any, options: Any) -> None:
    for one, two, three in (
        (decision, seat, options),
        (MIDDLE.decisions[0].id, seat, options),
        (MIDDLE.decisions[0].id, MIDDLE.decisions[0].seat, options),
    ):
        with pytest.raises(IllegalAnswer) as refused:
            MIDDLE.answer(one, two, three)
        assert refused.value.key
    assert MIDDLE.to_json() == TEXT


def test_the_wrong_seat_the_wrong_question_and_wrong_options_each_have_a_reason() -> None:
    table = at()
    game, text = table.game, table.game.to_json()
    mine = table.asked("anubis")
    cases: list[tuple[Any, Any, Any, str]] = [
        (mine.id, "horus", ["pray_bottom"], "not_your_question"),
        (mine.id, "osiris", ["pray_bottom"], "unknown_seat"),
        ("0.anubis.1", "anubis", ["pray_bottom"], "question_closed"),
        (mine.id, "anubis", ["pray_nowhere"], "unknown_option"),
        (mine.id, "anubis", ["end"], "token_to_place"),
        (mine.id, "anubis", ["pray_bottom", "pray_bottom"], "option_repeated"),
        (mine.id, "anubis", ["pray_bottom", "move_top"], "too_many_options"),
        (mine.id, "anubis", [], "too_few_options"),
        (mine.id, "anubis", "pray_bottom", "not_a_list_of_options"),
        (mine.id, "anubis", [["pray_bottom"]], "option_is_no_text"),
    ]
    for decision, seat, options, key in cases:
        with pytest.raises(IllegalAnswer) as refused:
            game.answer(decision, seat, options)
        assert refused.value.key == key
    assert game.to_json() == text


def test_a_blocked_option_is_refused_with_its_own_reason() -> None:
    table = at(players={"anubis": {"used": ["pray_bottom", "pray_middle", "move_top", "power_1"], "prayer": 1}})
    mine = table.asked("anubis")
    assert {blocked.reason.key for blocked in mine.blocked} >= {
        "space_used",
        "no_gold",
        "no_creature",
        "token_to_place",
    }
    for blocked in mine.blocked:
        with pytest.raises(IllegalAnswer) as refused:
            table.game.answer(mine.id, "anubis", [blocked.id])
        assert refused.value.key == blocked.reason.key


@settings(max_examples=120, deadline=None)
@given(end=st.integers(0, len(TEXT) - 1))
def test_a_truncated_file_is_no_game(end: int) -> None:
    with pytest.raises(BadGameFile):
        load_game(TEXT[:end])


PATHS: list[tuple[Any, ...]] = [
    ("state", "table", "players", 0, 1, "prayer"),
    ("state", "table", "players", 0, 1, "supply"),
    ("state", "table", "players", 0, 1, "hand"),
    ("state", "table", "players", 0, 1, "tiles"),
    ("state", "table", "players", 0, 1, "cards"),
    ("state", "table", "players", 0, 1, "city"),
    ("state", "table", "armies"),
    ("state", "table", "pyramids"),
    ("state", "table", "holders"),
    ("state", "table", "market"),
    ("state", "table", "deck"),
    ("state", "table", "order"),
    ("state", "table", "phase"),
    ("state", "frames"),
    ("state", "frames", 0),
    ("state", "step"),
    ("state", "result"),
    ("open",),
    ("log",),
    ("log", 3),
    ("seats",),
    ("options",),
    ("seed",),
    ("game",),
    ("format",),
]


@settings(max_examples=200, deadline=None)
@given(path=st.sampled_from(PATHS), value=GARBAGE)
def test_an_edited_file_is_refused_or_still_a_whole_game(path: tuple[Any, ...], value: Any) -> None:
    whole = json.loads(TEXT)
    place = whole
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    try:
        text = json.dumps(whole)
    except TypeError:
        return  # no JSON at all
    try:
        game = load_game(text)
    except BadGameFile:
        return
    game.rules.check(game)
    assert game.over or game.decisions


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (["anubis"], {}, "player_count"),
        (["anubis"] * 2, {}, "seat_twice"),
        (["anubis", "horus", "a", "b", "c", "d"], {}, "player_count"),
        (["anubis", "hor us"], {}, "bad_seat_name"),
        (["anubis", 3], {}, "seats_are_no_names"),
        (["anubis", "horus"], {"colour": "ruby"}, "unknown_option"),
        (["anubis", "horus"], {"colours": ["ruby"]}, "bad_colours"),
        (["anubis", "horus"], {"colours": ["ruby", "pink"]}, "bad_colours"),
        (["anubis", "horus"], {"colours": ["ruby", "ruby"]}, "bad_colours"),
        (["anubis", "horus"], {"target_fame": 0}, "bad_target_fame"),
        (["anubis", "horus"], {"target_fame": "nine"}, "bad_target_fame"),
        (["anubis", "horus"], {"ruleset": "chess"}, "unknown_ruleset"),
        (["anubis", "horus"], {"quick": "yes"}, "quick_is_yes_or_no"),
        (["anubis", "horus"], {"cities": {"anubis": "thebes"}}, "unknown_city"),
        (["anubis", "horus"], {"cities": {"anubis": "buto", "horus": "buto"}}, "city_twice"),
        (["anubis", "horus"], {"cities": {"ra": "buto"}}, "unknown_seat"),
        (["anubis", "horus"], {"position": {"weather": "fine"}}, "unknown_position_key"),
        (["anubis", "horus"], {"position": {"players": {"anubis": {"gold": 1}}}}, "unknown_position_key"),
        (["anubis", "horus"], {"position": {"armies": {"atlantis": ["anubis", 3]}}}, "bad_position"),
        (["anubis", "horus"], {"position": {"armies": {"buto_1": ["anubis", 9]}}}, "bad_position"),
        (["anubis", "horus"], {"position": {"players": {"anubis": {"hand": ["war_fury"] * 3}}}}, "bad_position"),
        (["anubis", "horus"], {"position": {"players": {"anubis": {"prayer": 12}}}}, "bad_position"),
        (["anubis", "horus"], {"position": {"players": {"anubis": {"veterans": 25}}}}, "bad_position"),
        (["anubis", "horus"], {"position": {"players": {"anubis": {"battle": 10**400}}}}, "bad_position"),
        (["anubis", "horus"], {"position": {"players": {"anubis": {"gold_used": 1}}}}, "bad_position"),
        (["anubis", "horus"], {"position": {"round": 10**400}}, "bad_position"),
        (
            ["anubis", "horus"],
            {"colours": ["ruby", "onyx"], "position": {"pyramids": {"buto_1": ["ruby", 2.0]}}},
            "bad_position",
        ),
        (
            ["anubis", "horus"],
            {"colours": ["ruby", "onyx"], "position": {"pyramids": {"buto_1": ["ruby", True]}}},
            "bad_position",
        ),
    ],
)
def test_options_that_make_no_sense_are_refused(seats: list[Any], options: dict[str, Any], key: str) -> None:
    with pytest.raises(BadOptions) as refused:
        new_game("kemet", seats, seed=bytes(32), options=options)
    assert refused.value.key == key


def test_unknown_games_and_short_seeds_are_refused() -> None:
    with pytest.raises(BadOptions):
        new_game("chess", ["anubis", "horus"], seed=bytes(32))
    with pytest.raises(BadOptions):
        new_game("kemet", ["anubis", "horus"], seed=bytes(15))
