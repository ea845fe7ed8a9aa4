"""S: soldiers, pyramids and the first tile."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kemet.events import SoldiersPlaced, TileBought
from tests.engine.openings import building, fresh, settled
from tests.engine.scenario import Table

# ---------------------------------------------------------------------- S7: soldiers


def test_all_place_5_soldiers_in_each_of_two_districts_at_once_and_openly() -> None:
    # S7
    table = settled(3)
    decisions = table.game.decisions
    assert [decision.seat for decision in decisions] == ["anubis", "horus", "bastet"]
    assert {(decision.min, decision.max, decision.secret) for decision in decisions} == {(2, 2, None)}
    city = table.player("anubis").city
    assert table.offered("anubis") == [f"{city}_1", f"{city}_2", f"{city}_3"]
    table.does("anubis", [f"{city}_1", f"{city}_3"])
    table.defaults("setup.pyramid")
    assert table.army(f"{city}_1") == table.army(f"{city}_3") == ("anubis", 5, None)
    assert table.army(f"{city}_2") is None
    assert table.player("anubis").supply == 2
    assert len(table.happened(SoldiersPlaced)) == 6


# ---------------------------------------------------------------------- S8 and S9: pyramids


def test_pyramids_are_built_in_turn_order() -> None:
    # S8
    table, first = building(3)
    assert [decision.seat for decision in table.game.decisions] == [first]
    table.does(first, "none", f"{table.state.colours[0]}.2", f"{table.state.colours[1]}.1")
    assert [decision.seat for decision in table.game.decisions] == [table.state.order[1]]


def test_three_levels_may_be_2_and_1_in_two_districts() -> None:
    # S8, S9
    table, first = building(2, colours=["ruby", "sapphire"])
    city = table.player(first).city
    table.does(first, "none", "sapphire.2", "ruby.1")
    assert table.state.pyramids == {f"{city}_2": ("sapphire", 2), f"{city}_3": ("ruby", 1)}
    assert table.player(first).markers == ("sapphire", "ruby", None)


def test_three_levels_may_be_1_1_and_1() -> None:
    # S8, S9
    table, first = building(3, colours=["ruby", "sapphire", "diamond"])
    table.does(first, "ruby.1", "diamond.1", "sapphire.1")
    assert sorted(table.state.pyramids.values()) == [("diamond", 1), ("ruby", 1), ("sapphire", 1)]
    assert table.player(first).markers == ("ruby", "diamond", "sapphire")
    assert table.player(first).prayer == 7


def test_no_first_pyramid_is_above_level_2() -> None:
    # S8
    table, first = building(2, colours=["ruby", "sapphire"])
    assert table.offered(first) == ["none", "ruby.1", "ruby.2", "sapphire.1", "sapphire.2"]


def test_each_first_pyramid_has_another_colour() -> None:
    # S8
    table, first = building(2, colours=["ruby", "sapphire"])
    table.does(first, "ruby.2")
    assert table.blocked(first)["ruby.1"] == "colour_used"


def test_there_are_no_more_than_three_levels() -> None:
    # S8
    table, first = building(2, colours=["ruby", "sapphire"])
    table.does(first, "ruby.2")
    assert table.offered(first) == ["none", "sapphire.1"]
    assert table.blocked(first)["sapphire.2"] == "too_many_levels"
    table.does(first, "sapphire.1")
    assert table.offered(first) == ["none"]  # the third district


def test_no_level_may_be_left_over() -> None:
    # S8: only what can still become three levels is offered.
    table, first = building(2, colours=["ruby", "sapphire"])
    table.does(first, "none")
    assert table.blocked(first)["none"] == "levels_left"
    table.does(first, "ruby.1")
    assert table.offered(first) == ["sapphire.2"]
    (reason,) = [blocked.reason for blocked in table.asked(first).blocked if blocked.id == "sapphire.1"]
    assert (reason.key, reason.params) == ("levels_left", {"left": 1})


def test_two_players_have_two_pyramids_so_1_1_and_1_is_not_possible() -> None:
    # S8, S5
    table, first = building(2, colours=["ruby", "sapphire"])
    table.does(first, "ruby.1")
    assert table.offered(first) == ["none", "sapphire.2"]
    assert table.blocked(first)["sapphire.1"] == "levels_left"
    table.does(first, "none")
    assert table.offered(first) == ["sapphire.2"]


def test_three_players_may_leave_a_district_without_a_pyramid() -> None:
    # S8
    table, first = building(3, colours=["ruby", "sapphire", "diamond"])
    table.does(first, "ruby.1", "none")
    assert table.offered(first) == ["sapphire.2", "diamond.2"]


# ---------------------------------------------------------------------- S10: the first tile


def choosing_tiles(players: int = 2, **options: Any) -> Table:
    """All have built 2 levels of ruby and 1 of sapphire."""
    table, _ = building(players, **options)
    for seat in table.state.order:
        table.does(seat, "ruby.2", "sapphire.1", "none")
    return table


def test_the_first_tile_is_taken_in_reverse_turn_order_for_free() -> None:
    # S10
    table = choosing_tiles(3, colours=["ruby", "sapphire", "diamond"])
    last = table.state.order[-1]
    assert [decision.seat for decision in table.game.decisions] == [last]
    table.does(last, "ruby1_charge")
    assert (table.player(last).tiles, table.player(last).prayer) == (("ruby1_charge",), 7)
    assert [decision.seat for decision in table.game.decisions] == [table.state.order[1]]


def test_the_first_tile_has_level_1_and_a_colour_of_the_own_pyramids() -> None:
    # S10
    table = choosing_tiles(3, colours=["ruby", "sapphire", "diamond"])
    last = table.state.order[-1]
    assert table.offered(last) == [
        "ruby1_charge",
        "ruby1_priest_of_mafdet",
        "sapphire1_recruiting_scribe",
        "sapphire1_defense",
    ]
    assert table.blocked(last)["diamond1_priest"] == "colour_not_yours"
    assert table.blocked(last)["ruby2_carnage"] == "first_tile_level"


def test_a_first_tile_that_is_gone_is_gone() -> None:
    # S10
    table = choosing_tiles(2, colours=["ruby", "sapphire"])
    first, last = table.state.order
    table.does(last, "ruby1_charge")
    assert table.blocked(first)["ruby1_charge"] == "tile_gone"


def test_one_off_effects_of_the_first_tile_apply_at_once() -> None:
    # S10
    table, _ = building(2, colours=["ruby", "onyx"])
    for seat in table.state.order:
        table.does(seat, "ruby.2", "onyx.1", "none")
    last = table.state.order[-1]
    city = table.player(last).city
    table.does(last, "onyx1_mercenaries_sword", f"{city}_3", "3")
    assert table.army(f"{city}_3") == (last, 3, None)
    assert table.player(last).supply == 2


def test_after_the_last_tile_the_first_in_order_begins_the_day() -> None:
    # S10, D1
    table = choosing_tiles(2, colours=["ruby", "sapphire"])
    first, last = table.state.order
    table.does(last, "ruby1_charge")
    table.does(first, "ruby1_priest_of_mafdet")
    assert (table.state.phase, table.state.round, table.asked(first).kind) == ("day", 1, "day.action")
    assert [event.seat for event in table.happened(TileBought)] == [last, first]
    assert (table.player(first).bought, table.player(first).used) == ((), ())  # no action was used


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_quick_set_up_asks_nothing_and_keeps_the_rules(players: int) -> None:
    # S7, S8, S10
    table = fresh(players, quick=True)
    assert [decision.kind for decision in table.game.decisions] == ["day.action"]
    for seat in table.game.seats:
        player = table.player(seat)
        built = [table.state.pyramids[zone] for zone in table.state.districts(seat) if zone in table.state.pyramids]
        assert sorted(level for _, level in built) == [1, 2]
        assert all(zone in table.state.armies for zone in table.state.districts(seat) if zone in table.state.pyramids)
        assert len({colour for colour, _ in built}) == 2
        assert (player.supply, len(player.tiles)) == (2, 1)
        assert player.tiles[0].split("_")[0] in {f"{colour}1" for colour, _ in built}
