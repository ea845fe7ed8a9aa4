"""Strange input gives a clear error that names the field, never a stack trace from somewhere inside."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import pytest

import render
from render import ViewError
from tests.render.samples import found

View = dict[str, Any]
Path = tuple[str | int, ...]
STRANGE: tuple[Any, ...] = (None, "?", -1, [], {}, ["?"])


def doors(view: View) -> list[Callable[[], object]]:
    """Every picture of a view, small."""
    return [
        lambda: render.board(view, size=200),
        lambda: render.dashboard(view, size=150),
        lambda: render.battle(view, size=150),
        lambda: render.player(view, "anubis", size=150),
        lambda: render.tiles(view, "ruby", size=150),
        lambda: render.hand(view, size=150),
        lambda: render.recap([view], size=150),
    ]


@lru_cache(maxsize=1)
def sample() -> View:
    """A battle after the reveal, as a seat sees it, cut down to a few of everything."""
    view = copy.deepcopy(found(3).after) or {}
    own = found(3).holder or {}
    seat = own["viewer"]
    view["viewer"] = seat
    view["players"][seat]["hand"] = own["players"][seat]["hand"]
    view["players"][seat]["battle_cards"] = own["players"][seat]["battle_cards"]
    return view


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in a view, of long lists and of the zones only the first two."""
    if path:
        yield path
    if isinstance(value, dict):
        some = list(value)[:3] if path[-1:] in (("zones",), ("market",), ("spaces",)) else list(value)
        for key in some:
            yield from paths(value[key], (*path, key))
    elif isinstance(value, list):
        for n in range(min(2, len(value))):
            yield from paths(value[n], (*path, n))


def at(view: View, path: Path) -> Any:
    value: Any = view
    for key in path:
        value = value[key]
    return value


def written(path: Path) -> str:
    """A path as errors write it."""
    text = ""
    for key in path:
        text += f"[{key}]" if isinstance(key, int) else f".{key}" if text else key
    return text


def test_a_missing_field_is_named() -> None:
    caught: list[tuple[Path, ViewError]] = []
    for n, path in enumerate(paths(sample())):
        view = copy.deepcopy(sample())
        parent = at(view, path[:-1])
        if not isinstance(parent, dict):
            continue
        del parent[path[-1]]
        for draw in doors(view)[n % 5 :: 5]:
            try:
                draw()
            except ViewError as error:
                caught.append((path, error))
    assert len(caught) > 60
    for path, refused in caught:
        if "unknown seat" not in refused.problem:  # a seat without its player is unknown wherever it is named
            field = refused.field.removeprefix("views[0].")
            assert field == written(path) if refused.problem == "missing" else field.startswith(written(path[:1]))


@pytest.mark.parametrize("strange", STRANGE, ids=str)
def test_a_strange_value_is_drawn_or_refused(strange: Any) -> None:
    caught = []
    for n, path in enumerate(paths(sample())):
        view = copy.deepcopy(sample())
        at(view, path[:-1])[path[-1]] = strange
        draw = doors(view)[n % 7]
        try:
            draw()
        except ViewError as error:
            caught.append(error)
    assert caught
    assert all(error.field for error in caught)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("game",), "chess", "game: no pictures for 'chess'"),
        (("board", "zones", "natron_flats", "armies"), 3, "board.zones.natron_flats.armies: expected a list, found 3"),
        (("board", "zones", "atlantis"), {}, "board.zones.atlantis: unknown zone 'atlantis'"),
        (("players", "anubis", "tiles"), ["ruby9_x"], "players.anubis.tiles[0]: unknown tile 'ruby9_x'"),
        (("players", "anubis", "prayer"), "much", "players.anubis.prayer: expected a whole number, found 'much'"),
        (("order",), ["zeus"], "order[0]: unknown seat 'zeus'"),
    ],
)
def test_messages_say_what_is_wrong_where(path: Path, value: Any, message: str) -> None:
    view = copy.deepcopy(sample())
    at(view, path[:-1])[path[-1]] = value
    with pytest.raises(ViewError) as caught:
        render.board(view)
    assert str(caught.value) == message


ARGUMENTS: dict[str, tuple[Any, ...]] = {
    "lang": (None, 5, ["en"]),
    "highlight": (None, 5, "sanctuary"),
    "crop": (5, "moon", (1, 2), (float("nan"),) * 4, (float("inf"),) * 4, {}),
    "size": (0, True, 1.5, "300", (300,), (), (300, 0), (300, -5), (300, 1), (300, "a"), (1, 2, 3), 5000),
    "theme": ("papyrus", {}, 5),
}


@pytest.mark.parametrize("name", ARGUMENTS)
def test_strange_arguments_are_named(name: str) -> None:
    for strange in ARGUMENTS[name]:
        options: Any = {name: strange}
        with pytest.raises(ViewError) as caught:
            render.board(sample(), **options)
        assert caught.value.field == name, strange


def test_views_of_another_game_are_named() -> None:
    for strange, field in (
        ([sample(), {"game": "chess"}], "views[1].game"),
        ([sample(), None], "views[1]"),
        (5, "views"),
    ):
        views: Any = strange
        with pytest.raises(ViewError) as caught:
            render.recap(views)
        assert caught.value.field == field


def test_wrong_arguments_are_named() -> None:
    view = sample()
    wrong: dict[str, Callable[[], object]] = {
        "crop": lambda: render.board(view, crop="moon"),
        "size": lambda: render.board(view, size=5),
        "highlight[1]": lambda: render.board(view, highlight=["buto_1", "nowhere"]),
        "colour": lambda: render.tiles(view, "pink"),
        "tile": lambda: render.tile("ruby1_nothing"),
        "seat": lambda: render.player(view, "zeus"),
        "views": lambda: render.recap([]),
        "format": lambda: render.replay([view], format="png"),
    }
    for field, draw in wrong.items():
        with pytest.raises(ViewError) as caught:
            draw()
        assert caught.value.field == field
    for draw in (lambda: render.board(view, crop=(1, 2)), lambda: render.dashboard(view, size=9999)):
        with pytest.raises(ViewError):
            draw()
