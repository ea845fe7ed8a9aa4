"""The recorded games are played again and compared: whatever changes in the rules shows as a diff."""

from __future__ import annotations

import json
from types import NoneType, UnionType
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from engine import ALL
from engine.kemet.view import View
from tests.engine.playthrough import BOOK, lines, path_of, sample, sample_of
from tests.engine.random_games import positions


@pytest.mark.parametrize(("players", "book"), [(2, False), (3, False), (4, False), (5, False), (2, True), (4, True)])
def test_the_recorded_game_goes_the_same_way(players: int, book: bool) -> None:
    recorded = path_of(players, book).read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(zip(lines(players, book), recorded, strict=True)):
        assert now == then, f"line {number + 1}; to renew: python -m tests.engine.playthrough"


def test_the_recorded_games_with_emerald_show_what_is_new() -> None:
    recorded = "".join([path_of(players, book=True).read_text(encoding="utf-8") for players in BOOK])
    for event in ("HonourChanged", "SoldierSacrificed", "AvatarSummoned", "AvatarMoved", "RitePerformed"):
        assert f'"event": "{event}"' in recorded, event


@pytest.mark.parametrize(("players", "book"), [(2, False), (3, False), (4, False), (5, False), (2, True), (4, True)])
def test_the_sample_view_is_as_recorded(players: int, book: bool) -> None:
    assert sample(players, book) == sample_of(players, book).read_text(encoding="utf-8")


@pytest.mark.parametrize("colours", ["random", "random_emerald"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_views_are_what_their_types_say_and_nothing_but_json(players: int, colours: str) -> None:
    for game in positions(players, 21, every=61, most=900, colours=colours):
        assert ("book" in game.view(None)) == (colours != "random")
        for viewer in (*game.seats, None, ALL):
            view = game.view(viewer)
            fits(view, View, "view")
            assert json.loads(json.dumps(view)) == view


def fits(value: Any, kind: Any, where: str) -> None:
    """The value is of the type, all the way down."""
    if kind is Any:
        return
    if is_typeddict(kind):
        hints = get_type_hints(kind)
        marked = get_type_hints(kind, include_extras=True)
        optional = {name for name, hint in marked.items() if get_origin(hint) is NotRequired}
        assert set(hints) - optional <= set(value) <= set(hints), where
        for name in value:
            fits(value[name], hints[name], f"{where}.{name}")
        return
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        if value is None and NoneType in inner:
            return
        (kind,) = [part for part in inner if part is not NoneType]
        fits(value, kind, where)
    elif origin is list:
        assert type(value) is list, where
        for item in value:
            fits(item, inner[0], f"{where}[]")
    elif origin is dict:
        assert type(value) is dict, where
        for key, item in value.items():
            fits(key, inner[0], f"{where} key")
            fits(item, inner[1], f"{where}.{key}")
    else:
        assert type(value) is kind, f"{where}: {value!r}"
