"""M: limits, walls, battles and fame at the end of a move."""

from __future__ import annotations

import pytest

from engine.kemet.events import BattleBegan, FameMoved
from tests.engine.scenario import at

MAFDET = {"anubis": {"tiles": ["ruby1_priest_of_mafdet"]}}


# ---------------------------------------------------------------------- M6: limits


def test_a_zone_may_hold_more_than_the_limit_during_the_move() -> None:
    # M6
    table = at(players=MAFDET, armies={"buto_1": ("anubis", 5), "natron_flats": ("anubis", 5)}, pyramids={})
    table.does("anubis", "move_top", "buto_1", "natron_flats", "5")
    assert table.blocked("anubis")["stop"] == "no_room"
    table.does("anubis", "ochre_dunes")
    assert table.offered("anubis") == ["5"]  # five go, five stay
    table.does("anubis", "5")
    assert (table.army("natron_flats"), table.army("ochre_dunes")) == (("anubis", 5, None), ("anubis", 5, None))


def test_the_limit_holds_at_the_end_of_the_move() -> None:
    # M6
    table = at(armies={"buto_1": ("anubis", 5), "natron_flats": ("anubis", 3)}, pyramids={})
    table.does("anubis", "move_top", "buto_1", "natron_flats")
    assert table.offered("anubis") == ["2", "1"]
    assert table.blocked("anubis") == {"5": "no_room", "4": "no_room", "3": "no_room"}


def test_a_full_zone_at_the_end_of_the_range_cannot_be_entered() -> None:
    # M6
    table = at(armies={"buto_1": ("anubis", 5), "natron_flats": ("anubis", 5)}, pyramids={})
    table.does("anubis", "move_top", "buto_1")
    assert table.blocked("anubis")["natron_flats"] == "no_room"


def test_a_second_creature_cannot_end_its_move_in_a_zone() -> None:
    # M6
    table = at(
        players={"anubis": {"tiles": ["ruby2_phoenix", "ruby3_royal_scarab"]}},
        armies={"ochre_dunes": ("anubis", 2, "phoenix"), "buto_1": ("anubis", 1, "royal_scarab")},
        pyramids={},
    )
    table.does("anubis", "move_top", "ochre_dunes", "natron_flats", "2.phoenix", "buto_1")
    assert table.offered("anubis") == ["2", "1"]


def test_the_moving_group_never_leaves_a_zone_with_more_than_the_limit() -> None:
    # M6
    table = at(players=MAFDET, armies={"buto_1": ("anubis", 4), "natron_flats": ("anubis", 3)}, pyramids={})
    table.does("anubis", "move_top", "buto_1", "natron_flats", "4", "ochre_dunes")
    assert table.offered("anubis") == ["5", "4", "3", "2"]  # never six or seven; and at most five stay


def test_the_group_leaves_a_zone_with_one_of_two_creatures_at_most() -> None:
    # M6
    table = at(
        players={"anubis": {"tiles": ["ruby2_phoenix", "ruby3_royal_scarab"]}},
        armies={"buto_1": ("anubis", 1, "phoenix"), "natron_flats": ("anubis", 1, "royal_scarab")},
        pyramids={},
    )
    table.does("anubis", "move_top", "buto_1", "natron_flats", "1.phoenix", "ochre_dunes")
    # C2: only where nobody stays behind may both creatures, which then go to supply.
    assert table.offered("anubis") == ["2.phoenix", "2.royal_scarab", "1.phoenix", "1.royal_scarab", "2"]


def test_the_limits_hold_when_an_enemys_zone_is_entered() -> None:
    # M6
    table = at(
        players=MAFDET,
        armies={"buto_1": ("anubis", 5), "natron_flats": ("anubis", 3), "ochre_dunes": ("horus", 1)},
        pyramids={},
    )
    table.does("anubis", "move_top", "buto_1", "natron_flats", "5", "ochre_dunes")
    assert table.offered("anubis") == ["5", "4", "3"]
    table.does("anubis", "3")
    assert table.army("natron_flats") == ("anubis", 5, None)
    assert [event.zone for event in table.happened(BattleBegan)] == ["ochre_dunes"]


def test_a_step_after_which_the_limits_cannot_hold_any_more_is_not_offered() -> None:
    # M6: eleven soldiers for two zones, and Hathor's temple is next to Acacia Bank alone.
    table = at(
        players={"anubis": {"tiles": ["ruby1_priest_of_mafdet", "ruby2_phoenix"]}},
        armies={
            "natron_flats": ("anubis", 5, "phoenix"),
            "acacia_bank": ("anubis", 1),
            "hathor_temple": ("anubis", 5),
        },
        pyramids={},
    )
    table.does("anubis", "move_top", "natron_flats", "acacia_bank", "5.phoenix")
    assert table.blocked("anubis")["hathor_temple"] == "no_room"


def test_a_zone_emptied_on_the_way_has_room_for_the_way_back() -> None:
    # M6: all four leave the bank, so up to five may come back to it.
    table = at(
        players={"anubis": {"tiles": ["ruby1_priest_of_mafdet", "ruby2_phoenix"]}},
        armies={
            "natron_flats": ("anubis", 2, "phoenix"),
            "acacia_bank": ("anubis", 2),
            "hathor_temple": ("anubis", 5),
        },
        pyramids={},
    )
    table.does("anubis", "move_top", "natron_flats", "acacia_bank", "2.phoenix")
    table.does("anubis", "hathor_temple", "4.phoenix", "acacia_bank", "5.phoenix")
    assert table.army("acacia_bank") == ("anubis", 5, "phoenix")
    assert table.army("hathor_temple") == ("anubis", 4, None)


@pytest.mark.parametrize(("prayer", "reason"), [(2, "no_room"), (3, None)])
def test_the_way_on_from_a_full_zone_must_be_paid_from_what_is_left(prayer: int, reason: str | None) -> None:
    # M6, P13: 2 for the teleport to the full temple, 1 for the sphinx that waits at its only way out.
    table = at(
        options={"colours": ["ruby", "onyx"]},
        players={"anubis": {"prayer": prayer}, "horus": {"tiles": ["onyx2_khnums_sphinx"]}},
        armies={
            "buto_1": ("anubis", 2),
            "hathor_temple": ("anubis", 5),
            "acacia_bank": ("horus", 1, "khnums_sphinx"),
        },
        pyramids={"buto_1": ("ruby", 1)},
    )
    table.does("anubis", "move_top", "buto_1")
    assert table.blocked("anubis").get("teleport.hathor_temple") == reason


def test_the_way_on_from_an_enemy_district_leads_into_no_second_one() -> None:
    # M6, M7: nine on the road, three in the district; none could leave it again but to the full road.
    table = at(
        options={"colours": ["ruby", "onyx"]},
        players={"anubis": {"tiles": ["ruby2_phoenix", "onyx4_bestial_fury"]}},
        armies={"sobek_temple": ("anubis", 5, "phoenix"), "jackal_road": ("anubis", 4), "abydos_2": ("anubis", 3)},
        pyramids={},
    )
    table.does("anubis", "move_top", "sobek_temple", "jackal_road", "5.phoenix")
    assert table.blocked("anubis")["abydos_2"] == "no_room"


# ---------------------------------------------------------------------- M7: walls


def test_an_enemy_district_is_entered_only_from_a_move_that_began_next_to_it() -> None:
    # M7
    table = at(armies={"jackal_road": ("anubis", 5)}, pyramids={})
    table.does("anubis", "move_top", "jackal_road", "abydos_1", "5")
    assert table.army("abydos_1") == ("anubis", 5, None)
    table = at(players=MAFDET, armies={"ibis_meadows": ("anubis", 5)}, pyramids={})
    table.does("anubis", "move_top", "ibis_meadows", "jackal_road", "5")
    assert table.blocked("anubis")["abydos_1"] == "wall"


def test_a_held_district_has_the_same_wall() -> None:
    # M7
    table = at(players=MAFDET, armies={"ibis_meadows": ("anubis", 5), "abydos_1": ("horus", 1)}, pyramids={})
    table.does("anubis", "move_top", "ibis_meadows", "jackal_road", "5")
    assert table.blocked("anubis")["abydos_1"] == "wall"
    assert table.blocked("anubis")["abydos_2"] == "wall"


def test_at_most_one_enemy_district_is_entered_in_a_move() -> None:
    # M7
    table = at(players=MAFDET, armies={"jackal_road": ("anubis", 5)}, pyramids={})
    table.does("anubis", "move_top", "jackal_road", "abydos_1", "5")
    assert table.blocked("anubis")["abydos_2"] == "one_district_per_move"
    table.does("anubis", "jackal_road", "5")  # leaving is free
    assert table.army("jackal_road") == ("anubis", 5, None)


def test_inner_walls_count() -> None:
    # M7
    table = at(players=MAFDET, armies={"abydos_1": ("anubis", 5)}, pyramids={})
    table.does("anubis", "move_top", "abydos_1", "abydos_2", "5")
    assert table.blocked("anubis")["abydos_3"] == "one_district_per_move"


def test_an_enemy_district_that_the_own_army_holds_keeps_its_wall() -> None:
    # M7
    table = at(players=MAFDET, armies={"ibis_meadows": ("anubis", 1), "abydos_1": ("anubis", 1)}, pyramids={})
    table.does("anubis", "move_top", "ibis_meadows", "jackal_road", "1")
    assert table.blocked("anubis")["abydos_1"] == "wall"


def test_a_district_held_by_a_third_player_keeps_its_citys_wall() -> None:
    # M7: bastet stands in a district of memphis, which is horus' city.
    table = at(3, players=MAFDET, armies={"ochre_dunes": ("anubis", 5), "memphis_1": ("bastet", 1)}, pyramids={})
    table.does("anubis", "move_top", "ochre_dunes", "lotus_fields", "5")
    assert table.blocked("anubis")["memphis_1"] == "wall"


def test_a_teleport_moves_no_wall() -> None:
    # M7
    table = at(armies={"buto_1": ("anubis", 5)}, pyramids={"buto_1": ("ruby", 1)}, players=MAFDET)
    table.does("anubis", "move_top", "buto_1", "teleport.ibis_meadows", "5", "jackal_road", "5")
    assert table.blocked("anubis")["abydos_1"] == "wall"


def test_a_move_that_began_next_to_a_wall_may_come_back_to_it() -> None:
    # M7
    table = at(
        players={"anubis": {"tiles": ["ruby1_priest_of_mafdet", "ruby2_phoenix"]}},
        armies={"jackal_road": ("anubis", 5, "phoenix")},
        pyramids={},
    )
    table.does("anubis", "move_top", "jackal_road", "ibis_meadows", "5", "jackal_road", "5", "abydos_1", "5")
    assert table.army("abydos_1") == ("anubis", 5, None)


def test_soldiers_picked_up_next_to_a_wall_change_nothing() -> None:
    # M7
    table = at(players=MAFDET, armies={"ibis_meadows": ("anubis", 1), "jackal_road": ("anubis", 4)}, pyramids={})
    table.does("anubis", "move_top", "ibis_meadows", "jackal_road", "1")
    assert table.blocked("anubis")["abydos_1"] == "wall"


def test_the_reason_given_is_that_of_the_whole_group() -> None:
    # M7, P13: the phoenix lifts the wall; the toll is what cannot be paid.
    table = at(
        options={"colours": ["ruby", "onyx"]},
        players={
            "anubis": {"tiles": ["ruby2_phoenix"], "prayer": 0},
            "horus": {"tiles": ["onyx2_khnums_sphinx"]},
        },
        armies={"ibis_meadows": ("anubis", 5, "phoenix"), "abydos_1": ("horus", 5, "khnums_sphinx")},
    )
    table.does("anubis", "move_top", "ibis_meadows", "jackal_road", "5.phoenix")
    assert table.blocked("anubis")["abydos_1"] == "not_enough_prayer"


def test_own_walls_never_stop_their_owner() -> None:
    # M7
    table = at(
        players=MAFDET,
        armies={"sobek_temple": ("anubis", 5), "buto_1": ("horus", 1)},
        pyramids={},
    )
    table.does("anubis", "move_top", "sobek_temple", "natron_flats", "5")
    assert {"buto_1", "buto_2", "buto_3"} <= set(table.offered("anubis"))
    table.does("anubis", "buto_1", "5")
    assert [(event.zone, event.attacker) for event in table.happened(BattleBegan)] == [("buto_1", "anubis")]


def test_inner_walls_of_the_own_city_are_open() -> None:
    # M7
    table = at(players=MAFDET, armies={"buto_1": ("anubis", 5)}, pyramids={})
    table.does("anubis", "move_top", "buto_1", "buto_2", "5", "buto_3", "5")
    assert table.army("buto_3") == ("anubis", 5, None)


# ---------------------------------------------------------------------- M8: battles


def test_entering_a_zone_with_an_enemy_army_ends_the_move_and_starts_a_battle() -> None:
    # M8
    table = at(players=MAFDET, armies={"natron_flats": ("anubis", 5), "ochre_dunes": ("horus", 1)}, pyramids={})
    table.does("anubis", "move_top", "natron_flats", "ochre_dunes", "5")
    assert [event.zone for event in table.happened(BattleBegan)] == ["ochre_dunes"]
    assert {decision.kind for decision in table.game.decisions} == {"battle.card"}


def test_a_teleport_or_a_voyage_onto_an_enemy_starts_a_battle_too() -> None:
    # M8
    table = at(armies={"buto_1": ("anubis", 5), "sanctuary": ("horus", 1)}, pyramids={"buto_1": ("ruby", 1)})
    table.does("anubis", "move_top", "buto_1", "teleport.sanctuary", "5")
    assert [event.zone for event in table.happened(BattleBegan)] == ["sanctuary"]
    table = at(armies={"natron_flats": ("anubis", 5), "ibis_meadows": ("horus", 1)}, pyramids={})
    table.does("anubis", "move_top", "natron_flats", "ibis_meadows", "5")
    assert [event.zone for event in table.happened(BattleBegan)] == ["ibis_meadows"]


def test_nobody_passes_on_after_the_battle() -> None:
    # M8
    table = at(
        players={"anubis": {"tiles": ["ruby1_priest_of_mafdet"], "hand": []}},
        armies={"natron_flats": ("anubis", 5), "ochre_dunes": ("horus", 1)},
        pyramids={},
    )
    table.does("anubis", "move_top", "natron_flats", "ochre_dunes", "5", "b1", "b7", ())
    table.does("horus", "b8", "b7", ())
    table.does("horus", "disband")
    table.does("anubis", "stay")
    assert table.army("ochre_dunes") == ("anubis", 4, None)
    assert table.asked("horus").kind == "day.action"


# ---------------------------------------------------------------------- M9: fame at the end of a move


def test_the_temple_where_a_move_ends_gives_its_fame() -> None:
    # M9
    table = at(armies={"natron_flats": ("anubis", 5)}, pyramids={})
    table.does("anubis", "move_top", "natron_flats", "sobek_temple", "5")
    assert table.state.fame("anubis") == 1
    assert [(event.zone, event.before, event.after) for event in table.happened(FameMoved)] == [
        ("sobek_temple", None, "anubis")
    ]


def test_a_temple_where_soldiers_were_left_gives_its_fame_before_the_battle() -> None:
    # M9
    table = at(players=MAFDET, armies={"natron_flats": ("anubis", 5), "jackal_road": ("horus", 5)}, pyramids={})
    table.does("anubis", "move_top", "natron_flats", "sobek_temple", "5", "jackal_road", "4")
    assert {decision.kind for decision in table.game.decisions} == {"battle.card"}
    assert table.state.holders["sobek_temple"] == "anubis"


def test_a_temple_only_passed_gives_nothing() -> None:
    # M9
    table = at(players=MAFDET, armies={"natron_flats": ("anubis", 5)}, pyramids={})
    table.does("anubis", "move_top", "natron_flats", "sobek_temple", "5", "jackal_road", "5")
    assert table.state.fame("anubis") == 0
    assert table.happened(FameMoved) == []


def test_an_empty_enemy_district_with_a_level_4_pyramid_gives_its_fame() -> None:
    # M9, A5
    table = at(armies={"jackal_road": ("anubis", 5)}, pyramids={"abydos_1": ("ruby", 4)})
    assert (table.state.fame("anubis"), table.state.fame("horus")) == (0, 1)
    table.does("anubis", "move_top", "jackal_road", "abydos_1", "5", "stop")
    assert (table.state.fame("anubis"), table.state.fame("horus")) == (1, 0)


def test_a_held_enemy_district_gives_its_fame_by_the_battle_alone() -> None:
    # M9
    table = at(
        armies={"jackal_road": ("anubis", 5), "abydos_1": ("horus", 1)},
        pyramids={"abydos_1": ("ruby", 4)},
    )
    table.does("anubis", "move_top", "jackal_road", "abydos_1", "5")
    assert (table.state.fame("anubis"), table.state.fame("horus")) == (0, 1)
    table.does("anubis", "b1", "b7", ())
    table.does("horus", "b6", "b7", ())
    table.does("horus", "disband")
    assert table.asked("anubis").kind == "battle.winner"
    assert (table.state.conquered("anubis"), table.state.fame("horus")) == ((0, 1), 0)
