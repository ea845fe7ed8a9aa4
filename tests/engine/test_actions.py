"""A: pray, build and recruit."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kemet.events import ArmyMoved, BattleBegan, BattleLapsed, FameMoved, PrayerPaid, PyramidBuilt
from tests.engine.fights import lay
from tests.engine.scenario import Table, at

# ---------------------------------------------------------------------- A1: pray


@pytest.mark.parametrize("space", ["pray_middle", "pray_bottom"])
def test_prayer_gives_two_points(space: str) -> None:
    # A1
    table = at(players={"anubis": {"prayer": 3}})
    table.does("anubis", space)
    assert table.player("anubis").prayer == 5


# ---------------------------------------------------------------------- A4 and A5: build


def builds(**position: Any) -> Table:
    table = at(3, **position)
    table.does("anubis", "build_middle")
    return table


def test_raising_a_pyramid_costs_the_new_level() -> None:
    # A4, E2
    table = builds(players={"anubis": {"prayer": 3}}, pyramids={"buto_1": ("ruby", 2)})
    table.does("anubis", "buto_1.ruby.3")
    assert (table.state.pyramids["buto_1"], table.player("anubis").prayer) == (("ruby", 3), 0)


def test_several_levels_cost_their_sum() -> None:
    # A4, E2
    table = builds(players={"anubis": {"prayer": 5}}, pyramids={"buto_1": ("ruby", 1)})
    table.does("anubis", "buto_1.ruby.3")
    assert (table.state.pyramids["buto_1"], table.player("anubis").prayer) == (("ruby", 3), 0)
    assert [event.parts for event in table.happened(PrayerPaid)] == [(("level_2", 2), ("level_3", 3))]


def test_a_level_that_cannot_be_paid_is_refused() -> None:
    # A4
    table = builds(players={"anubis": {"prayer": 4}}, pyramids={"buto_1": ("ruby", 1)})
    assert table.blocked("anubis")["buto_1.ruby.3"] == "not_enough_prayer"
    assert "buto_1.ruby.2" in table.offered("anubis")


def test_level_4_is_the_highest() -> None:
    # A4
    table = builds(players={"anubis": {"prayer": 11}}, pyramids={"buto_1": ("ruby", 4)})
    ids = [*table.offered("anubis"), *table.blocked("anubis")]
    assert [id for id in ids if id.startswith("buto_1.ruby")] == []


def test_a_new_pyramid_is_raised_as_far_as_one_likes_and_brings_its_marker() -> None:
    # A4
    table = builds(players={"anubis": {"prayer": 10}}, pyramids={"buto_1": ("ruby", 1)})
    table.does("anubis", "buto_3.diamond.4")
    assert (table.state.pyramids["buto_3"], table.player("anubis").prayer) == (("diamond", 4), 0)
    assert table.player("anubis").markers == ("ruby", "diamond", None)
    assert [(event.before, event.level) for event in table.happened(PyramidBuilt)] == [(0, 4)]


def test_a_new_pyramid_has_a_colour_in_play_that_the_city_does_not_have() -> None:
    # A4
    table = builds(players={"anubis": {"prayer": 1}}, pyramids={"buto_1": ("ruby", 1)})
    assert table.offered("anubis") == ["buto_2.sapphire.1", "buto_2.diamond.1", "buto_3.sapphire.1", "buto_3.diamond.1"]
    assert table.blocked("anubis")["buto_2.ruby.1"] == "colour_used"


def test_there_is_one_site_in_each_of_three_districts_and_none_elsewhere() -> None:
    # A4
    table = builds(
        players={"anubis": {"prayer": 11}},
        pyramids={"buto_1": ("ruby", 3), "buto_2": ("sapphire", 3), "buto_3": ("diamond", 3)},
        armies={"abydos_1": ("anubis", 5)},
    )
    assert table.offered("anubis") == ["buto_1.ruby.4", "buto_2.sapphire.4", "buto_3.diamond.4"]


def test_with_two_players_there_is_no_third_pyramid() -> None:
    # A4, S5
    table = at(pyramids={"buto_1": ("ruby", 1), "buto_2": ("sapphire", 1)}, players={"anubis": {"prayer": 11}})
    table.does("anubis", "build_middle")
    assert [id for id in table.offered("anubis") if id.startswith("buto_3")] == []
    assert table.blocked("anubis")["buto_3.ruby.1"] == "no_pyramid_left"
    table = at(pyramids={"buto_1": ("ruby", 1)}, players={"anubis": {"prayer": 1}})
    table.does("anubis", "build_middle")
    assert table.offered("anubis") == ["buto_2.sapphire.1", "buto_3.sapphire.1"]


def test_one_pyramid_is_raised_in_one_action() -> None:
    # A4
    table = builds()
    assert (table.asked("anubis").min, table.asked("anubis").max) == (0, 1)


def test_an_enemy_in_the_district_does_not_stop_the_builder() -> None:
    # A4
    table = builds(
        players={"anubis": {"prayer": 4}},
        pyramids={"buto_1": ("ruby", 3)},
        armies={"buto_1": ("horus", 1)},
    )
    table.does("anubis", "buto_1.ruby.4")
    assert table.state.pyramids["buto_1"] == ("ruby", 4)
    assert (table.state.fame("anubis"), table.state.fame("horus")) == (0, 1)  # the occupier has the fame


def test_a_level_4_pyramid_gives_one_pyramid_fame_at_once() -> None:
    # A5
    table = builds(players={"anubis": {"prayer": 4}}, pyramids={"buto_1": ("ruby", 3)}, armies={})
    table.does("anubis", "buto_1.ruby.4")
    assert table.state.conquered("anubis") == (0, 1)
    assert [(event.fame, event.after) for event in table.happened(FameMoved)] == [("pyramid", "anubis")]


def test_level_3_gives_no_fame() -> None:
    # A5
    table = builds(players={"anubis": {"prayer": 3}}, pyramids={"buto_1": ("ruby", 2)})
    table.does("anubis", "buto_1.ruby.3")
    assert table.state.fame("anubis") == 0


# ---------------------------------------------------------------------- A6: recruit


def test_recruiting_costs_one_prayer_point_for_each_soldier() -> None:
    # A6
    table = at(players={"anubis": {"prayer": 7}}, armies={"buto_1": ("anubis", 2)})
    table.does("anubis", "recruit_top", ["buto_1", "buto_2"], "3", "4")
    assert (table.army("buto_1"), table.army("buto_2")) == (("anubis", 5, None), ("anubis", 4, None))
    assert (table.player("anubis").prayer, table.player("anubis").supply) == (0, 3)


def test_only_so_many_soldiers_are_recruited_as_can_be_paid() -> None:
    # A6
    table = at(players={"anubis": {"prayer": 2}}, armies={})
    table.does("anubis", "recruit_top")
    assert (table.asked("anubis").params["most"], table.asked("anubis").max) == (2, 2)
    assert table.asked("anubis").default is None  # buying, or not, has to be chosen
    table.does("anubis", "buto_1")
    assert table.offered("anubis") == ["1", "2"]


def test_who_cannot_pay_for_a_soldier_is_told_so() -> None:
    # A6
    table = at(players={"anubis": {"prayer": 0}}, armies={})
    table.does("anubis", "recruit_top")
    assert table.blocked("anubis") == dict.fromkeys(("buto_1", "buto_2", "buto_3"), "not_enough_prayer")
    assert table.asked("anubis").blocked[0].reason.params == {"needs": 1, "has": 0}


def test_a_district_holds_five_soldiers() -> None:
    # A6
    table = at(armies={"buto_1": ("anubis", 5), "buto_2": ("anubis", 4)})
    table.does("anubis", "recruit_top")
    assert table.blocked("anubis") == {"buto_1": "army_full"}
    table.does("anubis", "buto_2")
    assert table.offered("anubis") == ["1"]


def test_recruits_come_to_the_own_districts_only() -> None:
    # A6
    table = at(armies={"natron_flats": ("anubis", 1), "abydos_1": ("anubis", 1)})
    table.does("anubis", "recruit_top")
    assert table.offered("anubis") == ["buto_1", "buto_2", "buto_3"]


def test_recruits_among_enemies_attack_them_at_the_end_of_the_action() -> None:
    # A6
    table = at(armies={"buto_1": ("horus", 2)}, players={"anubis": {"prayer": 5}})
    table.does("anubis", "recruit_top", "buto_1", "5")
    assert [(event.zone, event.attacker, event.defender) for event in table.happened(BattleBegan)] == [
        ("buto_1", "anubis", "horus")
    ]
    assert table.player("anubis").prayer == 0


def fights(table: Table, loser: str, winner: str) -> None:
    for seat in ("anubis", "horus"):
        lay(table, seat, "b6")
    table.does(loser, "disband")
    table.does(winner, "stay")


def test_several_battles_are_fought_in_the_recruiters_order() -> None:
    # A6
    table = at(
        players={"anubis": {"hand": []}, "horus": {"hand": []}},
        armies={"buto_1": ("horus", 1), "buto_2": ("horus", 1)},
    )
    table.does("anubis", "recruit_top", ["buto_1", "buto_2"], "3", "3")
    assert (table.asked("anubis").kind, table.offered("anubis")) == ("battle.next", ["buto_1", "buto_2"])
    table.does("anubis", "buto_2")
    fights(table, "horus", "anubis")
    assert [event.zone for event in table.happened(BattleBegan)] == ["buto_2", "buto_1"]
    assert table.player("anubis").battle == 1


def test_a_pending_battle_lapses_if_one_side_has_no_army_there_any_more() -> None:
    # A6
    table = at(
        players={"anubis": {"hand": ["raining_fire", "war_rage"]}, "horus": {"hand": []}},
        armies={"buto_1": ("horus", 1), "buto_2": ("horus", 1)},
        pyramids={"buto_2": ("ruby", 4)},
    )
    assert table.state.fame("horus") == 1
    table.does("anubis", "recruit_top", ["buto_1", "buto_2"], "3", "3", "buto_1")
    fights(table, "horus", "anubis")
    table.does("anubis", "card.raining_fire", "buto_2")
    assert [event.zone for event in table.happened(BattleLapsed)] == ["buto_2"]
    assert [event.zone for event in table.happened(BattleBegan)] == ["buto_1"]
    assert table.army("buto_2") == ("anubis", 3, None)
    assert table.state.conquered("anubis") == (0, 1)
    assert (table.player("anubis").battle, table.player("horus").veterans) == (1, 1)  # one battle's rewards


# ---------------------------------------------------------------------- A7: move


@pytest.mark.parametrize("space", ["move_top", "move_middle"])
def test_a_move_is_with_one_army(space: str) -> None:
    # A7
    table = at(players={"anubis": {"hand": []}}, armies={"buto_1": ("anubis", 3), "buto_2": ("anubis", 4)}, pyramids={})
    table.does("anubis", space)
    assert (table.offered("anubis"), table.asked("anubis").max) == (["buto_1", "buto_2"], 1)
    table.does("anubis", "buto_2", "natron_flats", "4")
    assert [(event.start, event.end) for event in table.happened(ArmyMoved)] == [("buto_2", "natron_flats")]
    assert table.asked("horus").kind == "day.action"


def test_armies_of_others_are_not_moved() -> None:
    # A7
    table = at(armies={"buto_1": ("horus", 3), "buto_2": ("anubis", 4)})
    table.does("anubis", "move_top")
    assert table.offered("anubis") == ["buto_2"]
