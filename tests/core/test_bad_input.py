"""Bad input gets a reason and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import (
    ALL,
    BadGameFile,
    BadOptions,
    IllegalAnswer,
    load_game,
    new_game,
    replay,
)
from tests.core.steps import SEATS, SEED, asked, at_prize, fresh, pick, refused
from tests.core.toy import CARDS, HighCardMatch

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


@pytest.mark.parametrize(
    "junk",
    ["x" * 10_000, 10**5000, [10**5000], ["\ud800"], b"x" * 10_000],
    ids=["text", "number", "list", "surrogate", "bytes"],
)
def test_a_reason_names_what_was_handed_in_but_briefly(junk: Any) -> None:
    game = fresh()
    decision = asked(game, "ann")
    doors: list[Callable[[], object]] = [
        lambda: game.answer(junk, "ann", ["1"]),
        lambda: game.answer(decision.id, junk, ["1"]),
        lambda: game.answer(decision.id, "ann", [junk]),
        lambda: game.retract(junk),
        lambda: game.draft(junk),
        lambda: game.undo(junk),
    ]
    for door in doors:
        with pytest.raises(IllegalAnswer) as found:
            door()
        assert len(json.dumps(found.value.params, ensure_ascii=False).encode()) < 200


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
        (("engine",), {}),
        (("ruleset",), "another"),
        (("state", "commitment"), None),
        (("state", "result"), {"reason": "points"}),
        (("state", "result"), {"reason": "points", "winner": "eve", "places": {}, "fame": {}}),
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
