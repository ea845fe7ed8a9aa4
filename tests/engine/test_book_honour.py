"""Honour, corruption and fame put aside (G1 to G4)."""

from __future__ import annotations

import pytest

from engine import BadOptions, new_game
from engine.kemet import events as ev
from tests.engine.fights import clash
from tests.engine.underworld import dead, fight, honour

CULT = "emerald1_dark_cult"
PRAY = f"gold.{CULT}.pray"


def test_honour_starts_at_9_and_a_sacrifice_costs_1() -> None:
    # G1, G2
    table = dead(anubis={"tiles": [CULT], "prayer": 0})
    assert [honour(table), honour(table, "horus"), table.player("anubis").corruption] == [9, 9, 0]
    table.does("anubis", PRAY, "supply")
    assert [honour(table), honour(table, "horus"), table.player("anubis").corruption] == [8, 9, 1]
    (change,) = table.happened(ev.HonourChanged)
    assert (change.before, change.honour, change.corruption) == (9, 8, 1)


@pytest.mark.parametrize(
    ("marker", "corruption"),
    [(9, 0), (8, 1), (7, 1), (6, 1), (5, 1), (4, 2), (3, 2), (2, 2), (1, 3), (0, 3)],
)
def test_corruption_follows_from_honour(marker: int, corruption: int) -> None:
    # G2
    table = dead(anubis={"honour": marker})
    view = table.game.view(None)
    assert table.player("anubis").corruption == corruption
    assert view["players"]["anubis"]["corruption"] == corruption == view["book"]["corruption"][marker]


def test_at_0_losing_honour_costs_a_prayer_point_instead() -> None:
    # G1
    table = dead(anubis={"tiles": [CULT], "honour": 0, "prayer": 3})
    assert table.does("anubis", PRAY) is not None
    assert table.asked("anubis").params["cost"] == 1
    table.does("anubis", "supply")
    assert (honour(table), table.player("anubis").prayer) == (0, 3 - 1 + 2)
    assert [event.reason for event in table.happened(ev.PrayerPaid)] == ["honour"]
    assert table.happened(ev.HonourChanged) == []


def test_who_cannot_pay_that_prayer_point_cannot_choose_it() -> None:
    # G1
    table = dead(anubis={"tiles": [CULT], "honour": 0, "prayer": 0})
    assert table.blocked("anubis")[PRAY] == "honour_costs_prayer"
    assert PRAY not in table.offered("anubis")


def test_honour_never_rises_above_9() -> None:
    # G1
    table = dead(anubis={"tiles": ["emerald1_return_from_beyond"], "honour": 9, "underworld": 1}, phase="night")
    table.defaults("night.return")
    assert table.offered("anubis") == ["soldiers"]


@pytest.mark.parametrize(("marker", "aside"), [(9, 0), (5, 0), (4, 1), (2, 1), (1, 2), (0, 2)])
def test_below_5_and_below_2_permanent_fame_is_put_aside(marker: int, aside: int) -> None:
    # G3
    table = dead(anubis={"honour": marker, "dominance": 2, "battle": 1})
    fame = table.game.view(None)["players"]["anubis"]["fame"]
    assert (fame["aside"], fame["dominance"], fame["battle"]) == (aside, 2, 1)
    assert fame["total"] == table.state.fame("anubis") == 3 - aside


def test_it_is_put_aside_when_honour_falls_below_the_space() -> None:
    # G3
    table = dead(anubis={"tiles": [CULT], "honour": 5, "battle": 1})
    table.does("anubis", PRAY, "supply")
    assert [(event.amount, event.aside) for event in table.happened(ev.FamePutAside)] == [(1, 1)]
    assert table.state.fame("anubis") == 0


def test_it_comes_back_when_the_marker_reaches_the_space_again() -> None:
    # G3
    table = dead(
        anubis={"tiles": ["emerald1_return_from_beyond"], "honour": 4, "battle": 2, "underworld": 1}, phase="night"
    )
    table.defaults("night.return")
    assert table.state.fame("anubis") == 1
    table.does("anubis", "honour")
    assert [(event.amount, event.aside) for event in table.happened(ev.FameTakenBack)] == [(1, 0)]
    assert table.state.fame("anubis") == 2


def test_fame_put_aside_does_not_win_the_game() -> None:
    # G3, D4
    for marker, wins in ((9, True), (4, False)):
        table = dead(anubis={"dominance": 9, "honour": marker})
        assert table.game.over is wins
        if wins:
            assert table.game.result is not None
            assert table.game.result.fame["anubis"] == {
                "dominance": 9,
                "battle": 0,
                "temple": 0,
                "pyramid": 0,
                "total": 9,
                "aside": 0,
            }


def test_fame_put_aside_does_not_count_for_the_order() -> None:
    # G3, N9
    table = dead(anubis={"dominance": 2, "honour": 0}, horus={"dominance": 1}, phase="night")
    table.defaults("night.fate")
    assert table.game.decisions[0].seat == "anubis"


def test_who_has_none_owes_it_and_the_next_gained_goes_there() -> None:
    # G4
    table = fight(5, 1, anubis={"honour": 1})
    assert table.player("anubis").withheld == 0
    clash(table, "b1", "b7")
    table.defaults("battle.winner")
    assert table.player("anubis").battle == 1
    assert [(event.amount, event.aside) for event in table.happened(ev.FamePutAside)] == [(1, 1)]
    assert table.state.fame("anubis") == 1  # the temple's


def test_one_coming_back_from_2_goes_to_5_if_that_is_owed() -> None:
    # G4
    table = dead(
        anubis={"tiles": ["emerald1_return_from_beyond"], "honour": 1, "battle": 1, "underworld": 1}, phase="night"
    )
    table.defaults("night.return")
    table.does("anubis", "honour")
    assert (honour(table), table.player("anubis").withheld) == (2, 1)
    assert table.happened(ev.FameTakenBack) == []


def test_without_emerald_there_is_no_honour() -> None:
    # G1
    game = new_game("kemet", ["anubis", "horus"], seed=bytes(32), options={"quick": True})
    view = game.view("anubis")
    assert "book" not in view
    assert not {"honour", "corruption", "underworld", "avatars"} & set(view["players"]["anubis"])
    assert "honour" not in game.to_json()


def test_a_position_may_say_honour_only_with_emerald() -> None:
    # G1
    position = {"players": {"anubis": {"honour": 4}}}
    options = {"colours": ["ruby", "onyx"], "position": position}
    with pytest.raises(BadOptions, match="unknown_position_key"):
        new_game("kemet", ["anubis", "horus"], seed=bytes(32), options=options)
    for wrong in (10, -1, "4", True):
        options = {"colours": ["ruby", "emerald"], "position": {"players": {"anubis": {"honour": wrong}}}}
        with pytest.raises(BadOptions, match="bad_position"):
            new_game("kemet", ["anubis", "horus"], seed=bytes(32), options=options)
