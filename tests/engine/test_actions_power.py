"""A2 and A3: buying power tiles."""

from __future__ import annotations

from engine.core.decision import Reason
from engine.kemet.events import PrayerPaid
from tests.engine.scenario import at

SILVER = ["ruby4_act_of_god"]
THREE = {"buto_1": ("ruby", 3), "buto_2": ("sapphire", 3)}


# ---------------------------------------------------------------------- a: the pyramid


def test_a_tile_needs_a_pyramid_of_its_colour_and_level() -> None:
    # A2 a, E1
    for level, reason in ((2, "pyramid_too_low"), (3, None), (4, None)):
        table = at(players={"anubis": {"prayer": 3}}, pyramids={"buto_1": ("sapphire", level)})
        table.does("anubis", "power_1")
        assert table.blocked("anubis").get("sapphire3_prescience") == reason
    table.does("anubis", "sapphire3_prescience")
    assert (table.player("anubis").tiles, table.player("anubis").prayer) == (("sapphire3_prescience",), 0)


def test_a_high_pyramid_of_another_colour_does_not_help() -> None:
    # A2 a
    table = at(pyramids={"buto_1": ("sapphire", 4), "buto_2": ("ruby", 1)})
    table.does("anubis", "power_2")
    assert table.blocked("anubis")["ruby2_carnage"] == "pyramid_too_low"


def test_an_own_pyramid_under_an_enemy_does_not_count() -> None:
    # A2 a
    table = at(pyramids={"buto_1": ("ruby", 4)}, armies={"buto_1": ("horus", 1)})
    table.does("anubis", "power_1")
    assert table.offered("anubis") == []
    assert table.blocked("anubis")["ruby1_charge"] == "pyramid_held"


def test_an_empty_own_district_still_counts() -> None:
    # A2 a, T4
    table = at(pyramids={"buto_1": ("ruby", 1)}, armies={})
    table.does("anubis", "power_1")
    assert table.offered("anubis") == ["ruby1_charge", "ruby1_priest_of_mafdet"]


def test_a_pyramid_held_in_anothers_city_counts() -> None:
    # A2 a
    table = at(
        pyramids={"abydos_1": ("ruby", 2)}, armies={"abydos_1": ("anubis", 1)}, players={"anubis": {"prayer": 2}}
    )
    table.does("anubis", "power_1", "ruby2_carnage")
    assert table.player("anubis").tiles == ("ruby2_carnage",)


def test_a_pyramid_not_held_in_anothers_city_does_not_count() -> None:
    # A2 a
    table = at(pyramids={"abydos_1": ("ruby", 2)}, armies={"abydos_2": ("anubis", 1)})
    table.does("anubis", "power_1")
    assert table.offered("anubis") == []


# ---------------------------------------------------------------------- b, c, d: price, picture, colour


def test_a_tile_costs_its_level() -> None:
    # A2 b, E1
    table = at(pyramids=THREE, players={"anubis": {"prayer": 2}})
    table.does("anubis", "power_2")
    assert table.blocked("anubis")["sapphire3_prescience"] == "not_enough_prayer"
    assert "sapphire2_shields_of_neith" in table.offered("anubis")
    table.does("anubis", "sapphire2_shields_of_neith")
    assert [(event.paid, event.reason) for event in table.happened(PrayerPaid)] == [(2, "tile")]


def test_nobody_owns_two_tiles_with_the_same_picture() -> None:
    # A2 c: two copies of Charge! are on display, the dominations look alike.
    table = at(3, pyramids=THREE, players={"anubis": {"tiles": ["ruby1_charge", "sapphire3_domination"]}})
    table.does("anubis", "power_1")
    assert table.state.market["ruby1_charge"] == 1
    assert table.blocked("anubis")["ruby1_charge"] == "same_picture"
    assert table.blocked("anubis")["ruby3_domination"] == "same_picture"


def test_a_tile_no_longer_on_display_cannot_be_bought() -> None:
    # A2
    table = at(pyramids=THREE, players={"horus": {"tiles": ["ruby2_carnage"]}})
    table.does("anubis", "power_1")
    assert table.blocked("anubis")["ruby2_carnage"] == "tile_gone"


def test_another_copy_of_a_tile_can_be_bought() -> None:
    # A2
    table = at(3, pyramids=THREE, players={"horus": {"tiles": ["ruby1_charge"]}})
    table.does("anubis", "power_1", "ruby1_charge")
    assert table.state.market["ruby1_charge"] == 0


def test_one_tile_of_a_colour_is_bought_in_a_round() -> None:
    # A2 d: a second ruby pyramid, in another's city, and an unmarked space change nothing.
    table = at(
        3,
        pyramids={"buto_1": ("ruby", 3), "memphis_1": ("ruby", 3)},
        armies={"memphis_1": ("anubis", 1)},
        players={"anubis": {"tiles": ["sapphire4_act_of_god"]}},
    )
    table.does("anubis", "power_1", "ruby1_charge", "power_2")
    assert table.blocked("anubis")["ruby1_priest_of_mafdet"] == "colour_bought"


def test_tiles_of_two_colours_are_bought_in_a_round() -> None:
    # A2 d
    table = at(3, pyramids=THREE, players={"anubis": {"tiles": ["sapphire4_act_of_god"], "prayer": 2}})
    table.does("anubis", "power_1", "ruby1_charge", "power_2", "sapphire1_defense")
    assert table.player("anubis").tiles == ("sapphire4_act_of_god", "ruby1_charge", "sapphire1_defense")


# ---------------------------------------------------------------------- e: the space


def test_a_marked_colour_is_bought_on_its_own_space_only() -> None:
    # A2 e
    table = at(pyramids=THREE)
    assert table.player("anubis").markers == ("ruby", "sapphire", None)
    table.does("anubis", "power_2")
    (reason,) = [blocked.reason for blocked in table.asked("anubis").blocked if blocked.id == "ruby1_charge"]
    assert (reason.key, reason.params) == ("other_space", {"colour": "ruby", "space": "power_1"})
    assert "sapphire1_defense" in table.offered("anubis")


def test_an_unmarked_colour_is_bought_on_any_free_space_marked_or_not() -> None:
    # A2 e
    for space in ("power_1", "power_2", "power_3"):
        table = at(
            3,
            pyramids={**THREE, "memphis_1": ("diamond", 1)},
            armies={"memphis_1": ("anubis", 1)},
            players={"anubis": {"hand": []}},
        )
        table.does("anubis", space, "diamond1_priest")
        assert table.player("anubis").used == (space,)


def test_a_marked_space_taken_for_another_colour_is_taken() -> None:
    # A2 e
    table = at(
        3,
        pyramids={**THREE, "memphis_1": ("diamond", 1)},
        armies={"memphis_1": ("anubis", 1)},
        players={"anubis": {"tiles": SILVER}},
    )
    table.does("anubis", "power_1", "diamond1_priest", "power_3")
    assert table.blocked("anubis")["ruby1_charge"] == "other_space"


def test_three_spaces_taken_leave_no_power_up_not_even_with_silver() -> None:
    # A2 e
    table = at(3, players={"anubis": {"used": ["power_1", "power_2", "power_3"], "tiles": SILVER}})
    blocked = table.blocked("anubis")
    assert [blocked["power_1"], blocked["power_2"], blocked["power_3"]] == ["space_used"] * 3
    table.does("anubis", "move_top", ())
    assert table.blocked("anubis")["power_1"] == "space_used"


def test_a_new_marker_goes_on_an_unmarked_space_without_a_token() -> None:
    # A2 e
    table = at(
        3,
        pyramids={"buto_1": ("ruby", 1), "memphis_1": ("diamond", 1)},
        armies={"memphis_1": ("anubis", 1)},
        players={"anubis": {"tiles": SILVER}},
    )
    table.does("anubis", "power_2", "diamond1_priest", "build_middle", "buto_2.sapphire.1")
    assert table.player("anubis").markers == ("ruby", None, "sapphire")


def test_a_marker_gained_while_a_token_lies_on_the_last_unmarked_space_goes_under_it() -> None:
    # A2 e
    table = at(
        3,
        pyramids={**THREE, "memphis_1": ("diamond", 1)},
        armies={"memphis_1": ("anubis", 1)},
        players={"anubis": {"tiles": SILVER}},
    )
    table.does("anubis", "power_3", "diamond1_priest", "build_middle", "buto_3.diamond.1")
    assert table.player("anubis").markers == ("ruby", "sapphire", "diamond")
    assert set(table.player("anubis").used) == {"power_3", "build_middle"}


def test_twin_ceremony_uses_the_gold_space_and_neither_checks_nor_counts_for_colour_and_space() -> None:
    # A2
    table = at(
        options={"colours": ["ruby", "onyx"]},
        pyramids={"buto_1": ("ruby", 3), "buto_2": ("onyx", 3)},
        players={
            "anubis": {
                "prayer": 3,
                "tiles": ["onyx2_twin_ceremony"],
                "used": ["power_1", "power_2", "power_3"],
                "bought": ["ruby"],
            }
        },
    )
    table.does("anubis", "gold.onyx2_twin_ceremony.power", "ruby2_carnage")
    player = table.player("anubis")
    assert (player.prayer, player.bought, player.used) == (0, ("ruby",), ("power_1", "power_2", "power_3"))
    assert [event.parts for event in table.happened(PrayerPaid)] == [(("level", 2), ("tile.onyx2_twin_ceremony", 1))]


# ---------------------------------------------------------------------- A3: owning


def test_a_tile_acts_from_the_end_of_the_action_in_which_it_was_bought() -> None:
    # A3: the Priestess makes tiles cheaper, but not herself.
    table = at(
        3,
        pyramids={"buto_1": ("diamond", 1), "buto_2": ("ruby", 1)},
        players={"anubis": {"tiles": ["sapphire4_act_of_god"], "prayer": 1, "hand": []}},
    )
    table.does("anubis", "power_1", "diamond1_priestess")
    assert table.player("anubis").prayer == 0
    table.does("anubis", "power_2", "ruby1_charge")  # 1 less one
    assert table.player("anubis").tiles[-1] == "ruby1_charge"


def test_a_tile_stays_when_its_pyramid_is_lost() -> None:
    # A3
    table = at(
        players={"anubis": {"tiles": ["ruby1_priest_of_mafdet"]}},
        pyramids={"buto_1": ("ruby", 1)},
        armies={"buto_1": ("horus", 5), "natron_flats": ("anubis", 1)},
    )
    table.does("anubis", "move_top", "natron_flats")
    assert table.asked("anubis").params["points"] == 2


def test_all_tiles_of_the_colours_in_play_are_offered_or_refused_with_a_reason() -> None:
    # A2
    table = at(pyramids=THREE)
    table.does("anubis", "power_1")
    offered, blocked = table.offered("anubis"), table.blocked("anubis")
    assert set(offered).isdisjoint(blocked)
    assert len(offered) + len(blocked) == 26
    assert (table.asked("anubis").min, table.asked("anubis").max) == (0, 1)  # one tile, or none (D8)
    assert all(option.group == "ruby" for option in table.asked("anubis").options)


def test_an_own_pyramid_that_somebody_holds_is_named() -> None:
    # A2 a, T4
    table = at(
        3,
        options={"colours": ["ruby", "sapphire", "onyx"]},
        armies={"buto_1": ("horus", 2)},
        pyramids={"buto_1": ("sapphire", 3)},
        players={"anubis": {"prayer": 11}},
    )
    table.does("anubis", "power_1")
    reasons = {blocked.id: blocked.reason for blocked in table.asked("anubis").blocked}
    assert reasons["sapphire1_defense"] == Reason(
        "pyramid_held", {"colour": "sapphire", "zone": "buto_1", "seat": "horus"}
    )
    assert reasons["sapphire4_divine_will"].key == "pyramid_too_low"
