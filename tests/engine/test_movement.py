"""M: the range of a move and the ways it may take."""

from __future__ import annotations

from engine.kemet.events import ArmyMoved, PrayerPaid
from tests.engine.scenario import at

# ---------------------------------------------------------------------- M1: range


def test_the_range_is_one_point_and_one_teleport() -> None:
    # M1
    table = at(armies={"buto_1": ("anubis", 5)}, pyramids={"buto_1": ("ruby", 1)})
    table.does("anubis", "move_top")
    (army,) = table.asked("anubis").options
    assert (army.id, army.params["range"]) == ("buto_1", [["base", 1]])
    table.does("anubis", "buto_1")
    assert (table.asked("anubis").params["points"], table.asked("anubis").params["teleport"]) == (1, True)


def test_points_may_be_spent_before_and_after_the_teleport() -> None:
    # M1
    table = at(
        players={"anubis": {"tiles": ["ruby1_priest_of_mafdet"]}},
        armies={"buto_2": ("anubis", 5)},
        pyramids={"buto_1": ("ruby", 1)},
    )
    table.does("anubis", "move_top", "buto_2", "buto_1", "5", "teleport.sobek_temple", "5", "jackal_road", "5")
    assert table.army("jackal_road") == ("anubis", 5, None)
    assert [event.way for event in table.happened(ArmyMoved)] == ["walk", "teleport", "walk"]


def test_a_range_used_up_ends_the_move() -> None:
    # M1
    table = at(armies={"buto_1": ("anubis", 5)}, pyramids={})
    table.does("anubis", "move_top", "buto_1", "natron_flats", "5")
    assert table.army("natron_flats") == ("anubis", 5, None)
    assert table.asked("anubis").kind == "day.action"


def test_move_cards_are_played_before_the_first_step_only() -> None:
    # M1
    table = at(players={"anubis": {"hand": ["swiftness", "swiftness"]}}, armies={"buto_1": ("anubis", 5)}, pyramids={})
    table.does("anubis", "move_top", "buto_1", "card.swiftness")
    assert table.asked("anubis").params["points"] == 2
    table.does("anubis", "natron_flats", "5")
    assert table.blocked("anubis")["card.swiftness"] == "move_has_begun"


def test_a_creature_left_behind_has_counted() -> None:
    # M1
    table = at(players={"anubis": {"tiles": ["ruby2_phoenix"]}}, armies={"buto_1": ("anubis", 5, "phoenix")})
    table.does("anubis", "move_top", "buto_1", "natron_flats", "4")
    assert table.army("buto_1") == ("anubis", 1, "phoenix")
    table.does("anubis", "ochre_dunes", "4")
    assert table.army("ochre_dunes") == ("anubis", 4, None)


def test_a_creature_picked_up_does_not_add_to_the_range() -> None:
    # M1
    table = at(
        players={"anubis": {"tiles": ["ruby3_royal_scarab"]}},
        armies={"buto_1": ("anubis", 2), "natron_flats": ("anubis", 1, "royal_scarab")},
        pyramids={},
    )
    table.does("anubis", "move_top", "buto_1", "natron_flats", "2")
    assert table.army("natron_flats") == ("anubis", 3, "royal_scarab")  # the one point is spent


def test_a_creature_left_behind_lifts_no_wall() -> None:
    # M1, M7
    table = at(
        players={"anubis": {"tiles": ["ruby2_phoenix"]}},
        armies={"ibis_meadows": ("anubis", 5, "phoenix")},
    )
    table.does("anubis", "move_top", "ibis_meadows", "jackal_road", "4")
    assert table.blocked("anubis")["abydos_1"] == "wall"


# ---------------------------------------------------------------------- M2 and M3: on foot and by ship


def test_one_point_leads_to_an_adjacent_zone() -> None:
    # M2
    table = at(armies={"ochre_dunes": ("anubis", 5)})
    table.does("anubis", "move_top", "ochre_dunes")
    walks = {option.id: option.params["cost"] for option in table.asked("anubis").options if option.kind == "walk"}
    assert walks == {"acacia_bank": 0, "lotus_fields": 0, "natron_flats": 0, "sobek_temple": 0}


def test_the_nile_is_a_border_that_nobody_crosses_on_foot() -> None:
    # M2
    table = at(5, armies={"date_grove": ("anubis", 5)})
    table.does("anubis", "move_top", "date_grove")
    ways = {option.id: option.kind for option in table.asked("anubis").options}
    assert ways["acacia_bank"] == "voyage"  # the other bank
    assert [zone for zone, way in ways.items() if way == "walk"] == [
        "cobra_valley",
        "granite_plain",
        "montu_temple",
        "vulture_rocks",
    ]


def test_a_voyage_costs_one_point_and_ends_in_any_trade_harbour() -> None:
    # M2, M3
    table = at(5, armies={"natron_flats": ("anubis", 5)})
    table.does("anubis", "move_top", "natron_flats")
    voyages = [option.id for option in table.asked("anubis").options if option.kind == "voyage"]
    assert voyages == ["ibis_meadows", "falcon_ridge", "date_grove"]  # acacia_bank is next door, on foot
    table.does("anubis", "date_grove", "5")
    assert table.army("date_grove") == ("anubis", 5, None)
    assert [event.way for event in table.happened(ArmyMoved)] == ["voyage"]


def test_a_voyage_may_end_in_the_military_harbour_of_the_own_city_alone() -> None:
    # M3
    table = at(5, armies={"date_grove": ("anubis", 5)})
    table.does("anubis", "move_top", "date_grove")
    assert "natron_flats" in table.offered("anubis")
    blocked = table.blocked("anubis")
    assert blocked["jackal_road"] == blocked["papyrus_coast"] == blocked["lotus_fields"] == "not_your_harbour"


def test_no_voyage_begins_where_there_is_no_harbour() -> None:
    # M3
    table = at(armies={"ochre_dunes": ("anubis", 5)})
    table.does("anubis", "move_top", "ochre_dunes")
    assert table.blocked("anubis")["ibis_meadows"] == "no_harbour_here"


def test_harbours_of_heron_marsh_and_of_cities_not_in_play_are_exits_only() -> None:
    # M3
    table = at(armies={"heron_marsh": ("anubis", 2), "lotus_fields": ("anubis", 2)})
    table.does("anubis", "move_top", "heron_marsh")
    assert {"ibis_meadows", "acacia_bank", "natron_flats"} <= set(table.offered("anubis"))
    assert table.blocked("anubis")["lotus_fields"] == "not_your_harbour"
    table.does("anubis", "natron_flats", "2")
    assert table.army("natron_flats") == ("anubis", 2, None)
    table = at(armies={"ibis_meadows": ("anubis", 2), "lotus_fields": ("anubis", 2)})
    table.does("anubis", "move_top", "ibis_meadows")
    assert table.blocked("anubis")["heron_marsh"] == "not_your_harbour"


def test_a_storm_citys_harbour_leads_out() -> None:
    # M3
    table = at(armies={"lotus_fields": ("anubis", 2)})
    table.does("anubis", "move_top", "lotus_fields")
    ways = {option.id: option.kind for option in table.asked("anubis").options}
    assert ways["natron_flats"] == "voyage"
    assert ways["ibis_meadows"] == ways["acacia_bank"] == "walk"


# ---------------------------------------------------------------------- M4: teleport


def test_a_teleport_leads_from_a_controlled_pyramid_to_any_obelisk_for_2() -> None:
    # M4
    table = at(players={"anubis": {"prayer": 2}}, armies={"buto_1": ("anubis", 5)}, pyramids={"buto_1": ("ruby", 1)})
    table.does("anubis", "move_top", "buto_1")
    teleports = [option.params for option in table.asked("anubis").options if option.kind == "teleport"]
    assert {(facts["zone"], facts["cost"]) for facts in teleports} == {
        ("ochre_dunes", 2),
        ("ibis_meadows", 2),
        ("sobek_temple", 2),
        ("hathor_temple", 2),
        ("wadjet_temple", 2),
        ("sanctuary", 2),
    }
    table.does("anubis", "teleport.sanctuary", "5")
    assert (table.asked("anubis").params["points"], table.asked("anubis").params["spent"]) == (1, 2)
    table.does("anubis", "heron_marsh", "5")
    assert table.army("heron_marsh") == ("anubis", 5, None)
    assert [(event.paid, event.prayer, event.reason) for event in table.happened(PrayerPaid)] == [(2, 0, "teleport")]


def test_a_teleport_to_an_own_army_costs_the_same() -> None:
    # M4
    table = at(armies={"buto_1": ("anubis", 2), "sanctuary": ("anubis", 1)}, pyramids={"buto_1": ("ruby", 1)})
    table.does("anubis", "move_top", "buto_1", "teleport.sanctuary")
    assert {option.id: option.params["cost"] for option in table.asked("anubis").options} == {"2": 2, "1": 2}
    table.does("anubis", "2", "stop")
    assert (table.army("sanctuary"), table.player("anubis").prayer) == (("anubis", 3, None), 5)


def test_a_teleport_needs_a_pyramid_where_it_begins() -> None:
    # M4
    table = at(armies={"buto_2": ("anubis", 5)}, pyramids={"buto_1": ("ruby", 4)})
    table.does("anubis", "move_top", "buto_2")
    assert table.blocked("anubis")["teleport.sanctuary"] == "no_pyramid_here"


def test_a_teleport_needs_2_prayer_points() -> None:
    # M4
    table = at(players={"anubis": {"prayer": 1}}, armies={"buto_1": ("anubis", 5)}, pyramids={"buto_1": ("ruby", 4)})
    table.does("anubis", "move_top", "buto_1")
    assert table.blocked("anubis")["teleport.sanctuary"] == "not_enough_prayer"


def test_there_is_one_teleport_in_a_move() -> None:
    # M4
    table = at(
        players={"anubis": {"tiles": ["ruby2_portal_of_thoth"]}},
        armies={"buto_1": ("anubis", 5)},
        pyramids={"buto_1": ("ruby", 1)},
    )
    table.does("anubis", "move_top", "buto_1", "teleport.sanctuary", "5")
    assert table.blocked("anubis")["teleport.wadjet_temple"] == "no_teleport"


def test_presence_is_control_so_an_army_may_teleport_from_a_pyramid_it_has_just_entered() -> None:
    # M4
    table = at(armies={"jackal_road": ("anubis", 5)}, pyramids={"abydos_1": ("ruby", 1)})
    table.does("anubis", "move_top", "jackal_road", "abydos_1", "5", "teleport.hathor_temple", "5")
    assert table.army("hathor_temple") == ("anubis", 5, None)
    assert table.army("abydos_1") is None


# ---------------------------------------------------------------------- M5: leaving and taking along


def test_a_move_may_begin_with_part_of_an_army() -> None:
    # M5
    table = at(armies={"buto_1": ("anubis", 5)}, pyramids={})
    table.does("anubis", "move_top", "buto_1", "natron_flats", "2")
    assert (table.army("buto_1"), table.army("natron_flats")) == (("anubis", 3, None), ("anubis", 2, None))


def test_soldiers_may_be_left_with_or_without_the_creature_on_the_way() -> None:
    # M5
    table = at(
        players={"anubis": {"tiles": ["ruby3_royal_scarab"]}},
        armies={"buto_1": ("anubis", 5, "royal_scarab")},
        pyramids={},
    )
    table.does("anubis", "move_top", "buto_1", "natron_flats", "4.royal_scarab", "ochre_dunes", "2")
    table.does("anubis", "acacia_bank", "1")
    assert table.army("buto_1") == ("anubis", 1, None)
    assert table.army("natron_flats") == ("anubis", 2, "royal_scarab")
    assert table.army("ochre_dunes") == ("anubis", 1, None)
    assert table.army("acacia_bank") == ("anubis", 1, None)


def test_own_soldiers_met_on_the_way_may_come_along() -> None:
    # M5
    table = at(
        players={"anubis": {"tiles": ["ruby1_priest_of_mafdet"]}},
        armies={"buto_1": ("anubis", 2), "natron_flats": ("anubis", 2)},
        pyramids={},
    )
    table.does("anubis", "move_top", "buto_1", "natron_flats", "2", "ochre_dunes")
    assert table.offered("anubis") == ["4", "3", "2", "1"]
    table.does("anubis", "4")
    assert (table.army("natron_flats"), table.army("ochre_dunes")) == (None, ("anubis", 4, None))


def test_a_creature_met_on_the_way_may_come_along() -> None:
    # M5
    table = at(
        players={"anubis": {"tiles": ["ruby1_priest_of_mafdet", "ruby3_royal_scarab"]}},
        armies={"buto_1": ("anubis", 2), "natron_flats": ("anubis", 1, "royal_scarab")},
        pyramids={},
    )
    table.does("anubis", "move_top", "buto_1", "natron_flats", "2", "ochre_dunes", "2.royal_scarab")
    assert table.army("natron_flats") == ("anubis", 1, None)
    assert table.army("ochre_dunes") == ("anubis", 2, "royal_scarab")


def test_creatures_may_be_exchanged_on_the_way() -> None:
    # M5, M6
    table = at(
        players={"anubis": {"tiles": ["ruby2_phoenix", "ruby3_royal_scarab"]}},
        armies={"buto_1": ("anubis", 2, "phoenix"), "natron_flats": ("anubis", 2, "royal_scarab")},
        pyramids={},
    )
    table.does("anubis", "move_top", "buto_1", "natron_flats", "2.phoenix")
    assert table.blocked("anubis")["stop"] == "no_room"  # two creatures in one zone
    table.does("anubis", "ochre_dunes", "2.royal_scarab")
    assert table.army("natron_flats") == ("anubis", 2, "phoenix")
    assert table.army("ochre_dunes") == ("anubis", 2, "royal_scarab")


def test_less_than_the_range_may_be_used() -> None:
    # M5
    table = at(armies={"buto_1": ("anubis", 5)}, pyramids={"buto_1": ("ruby", 1)})
    table.does("anubis", "move_top", "buto_1", "stop")
    assert table.army("buto_1") == ("anubis", 5, None)
    assert table.asked("anubis").kind == "day.action"


# ---------------------------------------------------------------------- E3: the rulebook's example


def test_a_nile_temple_is_one_teleport_away_from_a_district() -> None:
    # E3
    table = at(players={"anubis": {"prayer": 2}}, armies={"buto_1": ("anubis", 5)}, pyramids={"buto_1": ("ruby", 1)})
    table.does("anubis", "move_top", "buto_1", "teleport.hathor_temple", "5", "stop")
    assert table.army("hathor_temple") == ("anubis", 5, None)
    assert table.player("anubis").prayer == 0


def test_a_nile_temple_is_three_points_away_from_a_district() -> None:
    # E3
    table = at(
        3,
        players={"anubis": {"prayer": 0, "tiles": ["ruby1_priest_of_mafdet", "diamond2_deep_desert_snake"]}},
        armies={"buto_1": ("anubis", 5, "deep_desert_snake")},
    )
    snake = "5.deep_desert_snake"
    table.does("anubis", "move_top", "buto_1", "natron_flats", snake, "acacia_bank", snake, "hathor_temple", snake)
    assert table.army("hathor_temple") == ("anubis", 5, "deep_desert_snake")
    assert table.state.holders["hathor_temple"] == "anubis"


def test_by_default_the_moving_group_goes_on_as_it_is() -> None:
    # M5: taking others along is a choice; the garrison of a temple stays
    table = at(
        armies={"natron_flats": ("anubis", 3), "sobek_temple": ("anubis", 2)},
        players={"anubis": {"tiles": ["ruby1_priest_of_mafdet"]}},
    )
    fame = table.state.fame("anubis")
    table.does("anubis", "move_top", "natron_flats", "sobek_temple", "3", "ibis_meadows")
    assert table.asked("anubis").default == ("3",)
    assert table.offered("anubis")[0] == "5"
    table.does("anubis", "3")
    assert table.state.armies["sobek_temple"].soldiers == 2
    assert table.state.fame("anubis") == fame
