"""V1: who has won, and who comes after."""

from engine.kemet import events as ev
from tests.engine.fights import table_of


def test_the_winner_is_who_wins_at_the_start_of_a_turn() -> None:
    # V1, D4
    table = table_of(players={"horus": {"dominance": 5, "battle": 4}})
    assert not table.game.over
    table.does("anubis", "pray_bottom")
    assert table.game.over
    result = table.game.result
    assert result is not None
    assert (result.reason, result.winner) == ("fame", "horus")
    assert result.places == {"horus": 1, "anubis": 2}
    assert table.happened(ev.GameWon) == [ev.GameWon(seat="horus", fame=9)]


def test_the_others_are_placed_by_fame_and_equal_fame_shares_a_place() -> None:
    # V1
    fame = {"anubis": {"dominance": 9}, "horus": {"battle": 3}, "bastet": {"dominance": 5}, "sobek": {"battle": 3}}
    table = table_of(4, players=fame)
    result = table.game.result
    assert result is not None
    assert result.places == {"anubis": 1, "bastet": 2, "horus": 3, "sobek": 3}


def test_of_two_with_most_fame_only_the_one_to_move_wins() -> None:
    # V1, D4: the other one comes second
    table = table_of(3, armies={}, players={"anubis": {"dominance": 9}, "horus": {"dominance": 9}})
    result = table.game.result
    assert result is not None
    assert result.places == {"anubis": 1, "horus": 2, "bastet": 3}


def test_the_result_names_fame_by_kind() -> None:
    # V1
    table = table_of(
        armies={"sobek_temple": ("anubis", 1), "hathor_temple": ("anubis", 1)},
        pyramids={"buto_1": ("ruby", 4)},
        players={"anubis": {"dominance": 4, "battle": 2}},
    )
    result = table.game.result
    assert result is not None
    assert result.fame["anubis"] == {"dominance": 4, "battle": 2, "temple": 2, "pyramid": 1, "total": 9}


def test_a_stopped_game_has_no_winner_but_places() -> None:
    # V1
    table = table_of(
        3, armies={}, players={"anubis": {"dominance": 2}, "horus": {"battle": 3}, "bastet": {"battle": 2}}
    )
    table.game.stop("abandoned")
    result = table.game.result
    assert result is not None
    assert (result.reason, result.winner) == ("stopped", None)
    assert result.places == {"horus": 1, "anubis": 2, "bastet": 2}


def test_when_the_game_is_over_nobody_is_asked_and_the_seed_is_public() -> None:
    # V1
    table = table_of(players={"anubis": {"dominance": 9}})
    assert table.game.decisions == ()
    view = table.game.view(None)
    assert (view["phase"], view["seed"]) == ("over", bytes(range(32)).hex())
    assert view["result"]["winner"] == "anubis"
