"""Nothing that carries meaning covers anything else: measured on the pixels each thing takes on the drawn scene."""

from __future__ import annotations

import copy
from collections.abc import Iterable

import pytest

import words
from render.core.canvas import Canvas, Item
from render.kemet.drawing.avatars import AVATARS
from tests.render.positions import play, sampled
from tests.render.samples import BOOKS, booked, found
from tests.render.scenes import (
    battle_scene,
    board_scene,
    crowded,
    dashboard_scene,
    hand_scene,
    items,
    person_scene,
    tiles_scene,
)

ON_THE_BOARD = (
    *("army", "moving", "code", "name", "pyramid", "banner"),
    *("harbour", "crest", "temple", "obelisk", "plate", "caption"),
)
ON_PANELS = (
    *("title", "stat", "sign", "emblem", "god", "city", "role", "step", "army", "winner", "battle_card", "card_back"),
    *("intervention", "total", "parts", "outcome", "casualties", "name", "effect", "cost", "timing", "place", "level"),
    *("signs", "owner", "why", "left", "space", "token", "tile", "fame", "asked", "caption", "order", "legend"),
    *("marker", "honour", "band", "aside", "life", "rite", "banned"),
)
FRAMES = ("tile", "intervention")  # boxes that other things stand in, on some panels


def covers(a: Item, b: Item, slack: int = 1) -> bool:
    """Whether two things share pixels, apart from their soft edges."""
    return (
        a.box[0] + slack < b.box[2]
        and b.box[0] + slack < a.box[2]
        and a.box[1] + slack < b.box[3]
        and b.box[1] + slack < a.box[3]
    )


def collisions(found: list[Item]) -> list[str]:
    """All pairs that cover each other."""
    return [
        f"{a.kind} {a.key} {a.box} and {b.kind} {b.key} {b.box}"
        for n, a in enumerate(found)
        for b in found[n + 1 :]
        if covers(a, b)
    ]


def outside(canvas: Canvas, found: Iterable[Item]) -> list[str]:
    """What leaves the picture."""
    width, height = canvas.image.size
    return [
        f"{item.kind} {item.key} {item.box}"
        for item in found
        if item.kind != "plate"
        and not (item.box[0] >= 0 and item.box[1] >= 0 and item.box[2] <= width and item.box[3] <= height)
    ]


def check(canvas: Canvas, kinds: tuple[str, ...]) -> None:
    seen = items(canvas, *kinds)
    assert not outside(canvas, seen)
    assert not collisions(seen)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_overlaps_on_boards_of_random_games(players: int, seed: int) -> None:
    for n, view in enumerate(sampled(players, seed, every=37)):
        check(board_scene(view, words.LANGUAGES[n % 2]), ON_THE_BOARD)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("armies", [1, 2])
def test_nothing_overlaps_on_the_fullest_board(players: int, lang: str, armies: int) -> None:
    check(board_scene(crowded(sampled(players)[5], armies), lang), ON_THE_BOARD)


@pytest.mark.parametrize("crop", ["west", "east", "delta", "thebes", "memphis", "montu_temple", "cobra_valley"])
def test_nothing_overlaps_on_parts_of_the_board(crop: str) -> None:
    canvas = board_scene(crowded(sampled(5)[5], 2), "de", crop=crop)
    assert not collisions(items(canvas, *ON_THE_BOARD))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_nothing_overlaps_on_dashboards(players: int, lang: str) -> None:
    for view in sampled(players, every=90):
        check(dashboard_scene(view, lang), ON_PANELS)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_nothing_overlaps_in_battles(lang: str) -> None:
    seen = 0
    for n, game in enumerate(play(4, 2)):
        view = game.view(None)
        ended = any(event["event"] == "BattleEnded" for event in view["last"])
        if (view["battle"] or ended) and n % 3 == 0:
            seen += 1
            check(battle_scene(view, lang), tuple(k for k in ON_PANELS if k not in FRAMES or k == "intervention"))
    assert seen > 5


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_nothing_overlaps_in_hands_markets_and_players(players: int, lang: str) -> None:
    game = found(players)
    inside = tuple(kind for kind in ON_PANELS if kind not in FRAMES)
    assert game.holder
    assert game.buyer
    check(hand_scene(game.holder, lang), inside)
    for colour in game.buyer["colours"]:
        check(tiles_scene(game.buyer, colour, lang), inside)
    for view in (game.middle, game.last):
        for seat in view["order"]:
            check(person_scene(view, seat, lang), inside)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_overlaps_with_the_book_of_the_dead(players: int) -> None:
    game, inside = booked(players), tuple(kind for kind in ON_PANELS if kind not in FRAMES)
    for n, view in enumerate(game.views[::60]):
        lang = words.LANGUAGES[n % 2]
        check(board_scene(view, lang), ON_THE_BOARD)
        check(dashboard_scene(view, lang), ON_PANELS)
    for lang in words.LANGUAGES:
        assert game.buyer
        check(tiles_scene(game.buyer, "emerald", lang), inside)
        for seat in game.middle["order"]:
            check(person_scene(game.middle, seat, lang), inside)


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("armies", [1, 2])
def test_nothing_overlaps_with_an_avatar_in_every_zone(armies: int, lang: str) -> None:
    for players in BOOKS:
        check(board_scene(crowded(booked(players).middle, armies, sorted(AVATARS)), lang), ON_THE_BOARD)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_nothing_overlaps_in_battles_of_the_book(lang: str) -> None:
    kinds = tuple(k for k in ON_PANELS if k not in FRAMES or k == "intervention")
    seen = 0
    for players in BOOKS:
        for n, view in enumerate(booked(players).views):
            battle = view["battle"]
            if (
                battle
                and n % 4 == 0
                and any(battle[r]["banned"] or battle[r]["rites"] for r in ("attacker", "defender"))
            ):
                seen += 1
                check(battle_scene(view, lang), kinds)
        for shown in (booked(players).before, booked(players).after):
            assert shown
            check(battle_scene(shown, lang), kinds)
    assert seen > 5


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("honour", [9, 5, 2, 0])
def test_nothing_overlaps_on_a_space_of_the_track(honour: int, count: int) -> None:
    view = copy.deepcopy(booked(5).middle)
    for n, player in enumerate(view["players"].values()):
        player["honour"] = honour if n < count else 7
        player["fame"]["aside"], player["underworld"] = 2, 20
    check(dashboard_scene(view, "de"), ON_PANELS)
