"""N9: who picks which position in the next round's order."""

from typing import Any

from engine.kemet import events as ev
from tests.engine.fights import table_of
from tests.engine.scenario import Table


def night(players_count: int = 2, /, **position: Any) -> Table:
    """The night begins."""
    return table_of(players_count, phase="night", **position)


def kinds(table: Table) -> list[tuple[str, str]]:
    return [(decision.seat, decision.kind) for decision in table.game.decisions]


def test_who_has_least_fame_picks_a_position_first() -> None:
    # N9
    fame = {"anubis": {"dominance": 2}, "horus": {"battle": 1}, "bastet": {"dominance": 3}}
    table = night(3, armies={}, players=fame)
    assert kinds(table) == [("horus", "night.fate")]
    assert table.offered("horus") == ["1", "2", "3"]
    table.does("horus", "3")
    assert kinds(table) == [("anubis", "night.fate")]
    assert table.offered("anubis") == ["1", "2"]
    table.does("anubis", "1")
    assert table.offered("bastet") == ["2"]
    table.does("bastet", "2")
    assert table.state.order == ("anubis", "bastet", "horus")
    picked = [(event.seat, event.position) for event in table.happened(ev.PositionChosen)]
    assert picked == [("horus", 3), ("anubis", 1), ("bastet", 2)]


def test_among_equals_who_was_earlier_this_round_picks_first() -> None:
    # N9
    table = night(3, armies={}, order=["bastet", "anubis", "horus"], players={"bastet": {"dominance": 1}})
    assert kinds(table) == [("anubis", "night.fate")]
    table.does("anubis", "2")
    assert kinds(table) == [("horus", "night.fate")]
    table.does("horus", "1")
    table.does("bastet", "3")
    assert table.state.order == ("horus", "anubis", "bastet")


def test_fame_of_the_night_counts_for_fate() -> None:
    # N9: the offering makes horus the more famous one
    table = night(armies={"sanctuary": ("horus", 2)}, order=["horus", "anubis"])
    table.does("horus", ["offer"])
    assert kinds(table) == [("anubis", "night.fate")]


def test_conquered_fame_counts_for_fate() -> None:
    # N9: a temple is fame as well
    table = night(armies={"sobek_temple": ("anubis", 1)})
    assert kinds(table) == [("horus", "night.fate")]


def test_after_fate_the_next_round_begins_with_the_new_order() -> None:
    # N9
    table = night(armies={}, round=2)
    table.does("anubis", "2")
    table.does("horus", "1")
    assert table.state.round == 3
    assert table.happened(ev.OrderSet) == [ev.OrderSet(round=3, order=("horus", "anubis"))]
    assert kinds(table) == [("horus", "day.action")]


def test_a_taken_position_is_blocked() -> None:
    # N9
    table = night(armies={})
    table.does("anubis", "2")
    assert table.offered("horus") == ["1"]
    assert table.blocked("horus") == {"2": "position_taken"}
