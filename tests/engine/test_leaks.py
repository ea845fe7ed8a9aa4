"""Nothing leaks: whatever a seat cannot know may be otherwise, and it sees, is asked and is told the same (T8)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import Event, Game, load_game
from tests.engine.random_games import choose, positions
from tests.engine.scenario import at


def seen(game: Game, seat: str | None) -> Any:
    """The view of a seat, with its decisions and blocked options."""
    return game.view(seat)


def told(events: list[Event], seat: str | None) -> list[Event]:
    return [event for event in events if event.to is None or seat in event.to]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("quick", "colours"), [(True, "random"), (False, "random"), (True, "random_emerald")])
def test_an_imagined_game_looks_the_same_to_the_seat(players: int, quick: bool, colours: str) -> None:
    # T8
    rng = Random(players)
    differs = 0
    for game in positions(players, 7 + players, every=37, most=1500, quick=quick, colours=colours):
        text = game.to_json()
        for seat in (*game.seats, None):
            twin = game.imagine(seat, rng)
            assert seen(twin, seat) == seen(game, seat)
            twin.rules.check(twin)
            differs += twin.view(next(other for other in game.seats if other != seat)) != game.view(
                next(other for other in game.seats if other != seat)
            )
        assert game.to_json() == text
    assert differs > 20  # it does deal anew


@pytest.mark.parametrize(("players", "colours"), [(2, "random"), (4, "random"), (2, "random_emerald")])
def test_after_the_same_public_answers_a_seat_is_told_the_same(players: int, colours: str) -> None:
    # T8
    rng = Random(3)
    carried_out = 0
    for game in positions(players, 11 + players, every=23, most=1500, quick=True, colours=colours):
        for seat in game.seats:
            twin, copy = game.imagine(seat, rng), game.copy()
            for _ in range(6):
                mine = copy.decision(seat)
                if mine is None or copy.over:
                    break
                answer = choose(mine, rng)
                first, second = copy.answer(mine.id, seat, answer), twin.answer(mine.id, seat, answer)
                if _uses_hidden(first):
                    break  # a card was drawn or a sealed choice opened: that is news
                assert told(first, seat) == told(second, seat)
                if copy.over:
                    break
                assert seen(copy, seat) == seen(twin, seat)
                carried_out += 1
    assert carried_out > 100


def _uses_hidden(events: list[Event]) -> bool:
    news = ("CardsDrawn", "DeckShuffled", "BattleCardsRevealed", "BattleCardShown", "CardsDiscarded")
    return any(event.kind in news for event in events)


def test_between_two_locked_answers_nothing_of_the_first_is_seen() -> None:
    # B1, T8
    table = at(
        armies={"buto_1": ("anubis", 5), "natron_flats": ("horus", 3)},
        players={"anubis": {"hand": ["war_rage", "war_fury"]}, "horus": {"hand": ["iron_wall"]}},
    )
    table.does("anubis", "move_top", "buto_1", "natron_flats", "5")
    before = table.game.view("horus")
    table.does("anubis", "b1")
    assert table.game.view("horus") == before  # not even how far the other has come
    table.does("anubis", "b2", ["war_rage"])
    after = table.game.view("horus")
    assert after["asked"] == [
        {"seat": "anubis", "kind": "battle.plan", "state": "locked"},
        {"seat": "horus", "kind": "battle.plan", "state": "choosing"},
    ]
    assert {**after, "asked": before["asked"]} == before
    assert "b1" not in str({**after, "players": {}, "decisions": []})
    for rng in (Random(1), Random(2), Random(3)):
        twin = table.game.imagine("horus", rng)
        assert twin.view("horus") == after
        assert twin.given["anubis"]


def test_a_retracted_answer_leaves_no_trace() -> None:
    # B1
    table = at(armies={"buto_1": ("anubis", 5), "natron_flats": ("horus", 3)})
    table.does("anubis", "move_top", "buto_1", "natron_flats", "5")
    before = table.game.view("horus"), table.game.view("anubis")["decisions"]
    table.does("anubis", "b1", "b2", ())
    table.game.retract("anubis")
    assert (table.game.view("horus"), table.game.view("anubis")["decisions"]) == before


def test_nobody_learns_how_often_a_sealed_answer_was_changed() -> None:
    # B1: not even after the reveal, nor from a stored game
    views = []
    for changes in (0, 1, 3):
        table = at(armies={"buto_1": ("anubis", 5), "natron_flats": ("horus", 3)})
        table.does("anubis", "move_top", "buto_1", "natron_flats", "5")
        for _ in range(changes):
            table.does("anubis", "b1", "b2", ())
            table.game.retract("anubis")
        table.does("anubis", "b1", "b2", ())
        table.does("horus", "b3", "b4", ())
        assert load_game(table.game.to_json()).view("horus") == table.game.view("horus")
        views.append(table.game.view("horus"))
    assert views[0] == views[1] == views[2]


def test_secret_options_are_in_nobody_elses_view() -> None:
    # T8: the card removed by a special battle card
    table = at(players={"anubis": {"prayer": 7}}, pyramids={"buto_1": ("ruby", 2)})
    table.does("anubis", "power_1", "ruby2_wrryt_storm")
    assert table.asked("anubis").secret == "options"
    for viewer in ("horus", None):
        view = table.game.view(viewer)
        assert view["decisions"] == []
        assert view["asked"] == [{"seat": "anubis", "kind": "battle_card.remove", "state": "choosing"}]
    events = table.does("anubis", "b3")
    assert all("b3" not in str(event) for event in told(events, "horus"))
    assert table.game.view("horus")["players"]["anubis"]["battle_cards"]["removed"] is None
