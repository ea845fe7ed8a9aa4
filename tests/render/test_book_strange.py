"""Strange input of the Book of the Dead gives a clear error that names the field."""

from __future__ import annotations

import copy
from functools import lru_cache
from typing import Any

import pytest

import render
from render import ViewError
from tests.render.golden import position
from tests.render.test_strange_input import Path, at, doors, paths, written

View = dict[str, Any]
STRANGE: tuple[Any, ...] = (None, "?", -1, 99, [], {}, ["?"], [["?", "?", "?"]])
FIELDS = ("book", "honour", "corruption", "underworld", "avatars", "aside", "avatar", "banned", "rites", "lives")


@lru_cache(maxsize=1)
def sample() -> View:
    """A battle with an avatar, a forbidden card and a rite."""
    view: View = position("book-before-3")
    assert any("avatar" in army for army in view["board"]["zones"][view["battle"]["zone"]]["armies"])
    view["battle"]["attacker"]["rites"] = [["tile.emerald3_death_ritual", "strength", 1]]
    return view


def places() -> list[Path]:
    """Every place in the view that belongs to the book."""
    wanted = [path for path in paths(sample()) if set(path) & set(FIELDS)]
    zone = sample()["battle"]["zone"]
    for n, army in enumerate(sample()["board"]["zones"][zone]["armies"]):
        if "avatar" in army:
            wanted.append(("board", "zones", zone, "armies", n, "avatar"))
    return wanted


def refused(view: View) -> list[ViewError]:
    """What every door says to a view; any other error is a fault."""
    errors = []
    for draw in doors(view):
        try:
            draw()
        except ViewError as error:
            errors.append(error)
    return errors


def test_a_missing_field_is_named() -> None:
    without = {"avatar", "banned", "rites", "lives", "great_old_ones", "book"}  # may be absent, or are not drawn
    for path in places():
        view = copy.deepcopy(sample())
        parent = at(view, path[:-1])
        if isinstance(parent, dict):
            del parent[path[-1]]
            errors = [error for error in refused(view) if error.field.removeprefix("views[0].") == written(path)]
            assert bool(errors) != (path[-1] in without), path
            assert all(error.problem == "missing" for error in errors)


@pytest.mark.parametrize("strange", STRANGE, ids=str)
def test_a_strange_value_is_drawn_or_refused(strange: Any) -> None:
    errors = []
    for path in places():
        view = copy.deepcopy(sample())
        at(view, path[:-1])[path[-1]] = strange
        errors += refused(view)
    assert all(error.field for error in errors)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("players", "anubis", "honour"), 10, "players.anubis.honour: honour is 0 to 9, not 10"),
        (("players", "anubis", "underworld"), -1, "players.anubis.underworld: less than no soldiers"),
        (("players", "anubis", "avatars"), ["zeus"], "players.anubis.avatars[0]: unknown avatar 'zeus'"),
        (("players", "anubis", "fame", "aside"), 3, "players.anubis.fame.aside: 0 to 2 fame can be put aside, not 3"),
        (("book", "corruption"), [1, 0], "book.corruption: expected a value for each honour from 0 to 9"),
        (("book", "fame_spaces"), [5, 12], "book.fame_spaces[1]: no space 12 on the track"),
        (("book", "honour_max"), 0, "book.honour_max: no track has 0 spaces"),
    ],
)
def test_messages_say_what_is_wrong_where(path: Path, value: Any, message: str) -> None:
    view = copy.deepcopy(sample())
    at(view, path[:-1])[path[-1]] = value
    with pytest.raises(ViewError) as caught:
        render.dashboard(view)
    assert str(caught.value) == message


def test_no_creature_goes_with_an_avatar() -> None:
    view = copy.deepcopy(sample())
    zone = view["battle"]["zone"]
    n, army = next((n, a) for n, a in enumerate(view["board"]["zones"][zone]["armies"]) if "avatar" in a)
    army["creature"] = "sphinx"
    with pytest.raises(
        ViewError, match=rf"board\.zones\.{zone}\.armies\[{n}\]\.creature: no creature goes with an avatar"
    ):
        render.board(view)
