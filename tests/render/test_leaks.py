"""What nobody may know is in no picture: with other hidden cards the public pictures have the same bytes."""

from __future__ import annotations

import random

import pytest

import render
from tests.render.positions import play


@pytest.mark.parametrize(
    ("players", "book"), [(2, ""), (3, ""), (4, ""), (5, ""), (2, "book"), (3, "old_ones"), (4, "book")]
)
def test_public_pictures_do_not_depend_on_hidden_cards(players: int, book: str) -> None:
    rnd = random.Random(players)
    battles = 0
    for n, game in enumerate(play(players, 5, book=book)):
        view = game.view(None)
        if n % 401 and not (view["battle"] and battles < 3 and n % 3 == 0):
            continue
        other = game.imagine(None, rnd).view(None)
        assert render.board(view, size=400).bytes == render.board(other, size=400).bytes
        assert render.dashboard(view, size=300) == render.dashboard(other, size=300)
        for seat in view["order"][:2]:
            assert render.player(view, seat, size=300) == render.player(other, seat, size=300)
        colour = view["colours"][n % len(view["colours"])]
        assert render.tiles(view, colour, size=300) == render.tiles(other, colour, size=300)
        if view["battle"]:
            battles += 1
            assert render.battle(view, size=300) == render.battle(other, size=300)
    assert battles


@pytest.mark.parametrize("players", [2, 4])
def test_a_seats_pictures_depend_only_on_what_it_knows(players: int) -> None:
    rnd = random.Random(players)
    for n, game in enumerate(play(players, 6)):
        if n % 211:
            continue
        for seat in game.seats[:2]:
            view, other = game.view(seat), game.imagine(seat, rnd).view(seat)
            if view["players"][seat]["hand"]["cards"]:
                assert render.hand(view, size=300) == render.hand(other, size=300)
            assert render.board(view, size=300).bytes == render.board(other, size=300).bytes


def test_a_hand_is_drawn_from_its_own_seats_view_only() -> None:
    game = next(game for n, game in enumerate(play(3, 1)) if n == 200)
    with pytest.raises(render.ViewError, match="viewer: a hand is drawn from its own seat's view only"):
        render.hand(game.view(None))
    view = game.view("anubis")
    view["viewer"] = "horus"
    with pytest.raises(render.ViewError, match=r"players\.horus\.hand\.cards: hidden from this viewer"):
        render.hand(view)
