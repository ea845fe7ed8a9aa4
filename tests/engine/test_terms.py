"""T: what the words of the rules mean."""

from __future__ import annotations

from typing import Any

import pytest

from engine import BadOptions
from engine.kemet.events import FameMoved, PrayerGained, SoldiersRemoved
from tests.engine.fights import attack, clash, lay
from tests.engine.scenario import Table, at


def seen(table: Table, viewer: str | None, seat: str) -> dict[str, Any]:
    """What a viewer sees of a player."""
    found: dict[str, Any] = table.game.view(viewer)["players"][seat]
    return found


# ---------------------------------------------------------------------- T1: armies


def test_all_soldiers_of_a_player_in_a_zone_are_one_army() -> None:
    # T1
    table = at(armies={"buto_1": ("anubis", 2), "natron_flats": ("anubis", 3)}, pyramids={})
    table.does("anubis", "move_top", "buto_1", "natron_flats", "2")
    assert table.army("natron_flats") == ("anubis", 5, None)


def test_no_army_has_six_soldiers() -> None:
    # T1
    with pytest.raises(BadOptions, match="more soldiers than an army may have"):
        at(armies={"buto_1": ("anubis", 6)})


def test_two_armies_share_a_zone_until_their_battle_is_over() -> None:
    # T1
    table = attack(5, 3, zone="ochre_dunes")
    zone = table.game.view(None)["board"]["zones"]["ochre_dunes"]
    assert [army["owner"] for army in zone["armies"]] == ["horus", "anubis"]
    clash(table)
    table.does("horus", "disband")
    table.does("anubis", "stay")
    zone = table.game.view(None)["board"]["zones"]["ochre_dunes"]
    assert zone["armies"] == [{"owner": "anubis", "soldiers": 5, "creature": None}]


# ---------------------------------------------------------------------- T2: supply


def test_a_player_has_twelve_soldiers() -> None:
    # T2
    table = at(armies={"buto_1": ("anubis", 5), "natron_flats": ("anubis", 3)})
    assert table.player("anubis").supply == 4
    with pytest.raises(BadOptions):
        at(armies={"buto_1": ("anubis", 5), "buto_2": ("anubis", 5), "buto_3": ("anubis", 3)})


def test_mercenaries_come_on_top() -> None:
    # T2
    table = at(
        options={"colours": ["ruby", "onyx"]},
        players={"anubis": {"tiles": ["onyx1_mercenaries_sword"]}},
        armies={"buto_1": ("anubis", 5), "buto_2": ("anubis", 5)},
    )
    assert table.player("anubis").supply == 5


def test_without_supply_nobody_is_recruited() -> None:
    # T2
    table = at(armies={"buto_1": ("anubis", 4), "buto_2": ("anubis", 4), "natron_flats": ("anubis", 4)})
    table.does("anubis", "recruit_top")
    assert table.offered("anubis") == []
    assert table.blocked("anubis") == dict.fromkeys(("buto_1", "buto_2", "buto_3"), "no_soldiers_to_place")


# ---------------------------------------------------------------------- T3: prayer points


def test_a_gain_above_eleven_prayer_points_is_lost() -> None:
    # T3
    table = at(players={"anubis": {"prayer": 10}})
    table.does("anubis", "pray_bottom")
    assert table.player("anubis").prayer == 11
    assert [(event.gained, event.parts) for event in table.happened(PrayerGained)] == [(1, (("pray", 2),))]


def test_a_position_has_between_zero_and_eleven_prayer_points() -> None:
    # T3
    for prayer in (-1, 12):
        with pytest.raises(BadOptions):
            at(players={"anubis": {"prayer": prayer}})


@pytest.mark.parametrize(
    "position",
    [
        {"armies": "x"},
        {"armies": {"buto_1": ["anubis", 0]}},
        {"armies": {"tanis_1": ["anubis", 1]}},  # not in play with two
        {"armies": {"buto_1": ["anubis", 1, "phoenix"]}},  # whose tile nobody owns
        {"pyramids": ["x"]},
        {"pyramids": {"natron_flats": ["ruby", 1]}},
        {"pyramids": {"buto_1": ["ruby", 5]}},
        {"players": {"anubis": {"tiles": ["ruby1_charge", "ruby1_charge"]}}},
        {"players": {"anubis": {"fame": 3}}},
        {"weather": "storm"},
    ],
)
def test_a_position_that_makes_no_sense_is_refused(position: dict[str, Any]) -> None:
    # T1, T2
    with pytest.raises(BadOptions):
        at(**position)


# ---------------------------------------------------------------------- T4 and T5: control and free zones


def test_a_zone_outside_the_own_city_is_controlled_by_presence() -> None:
    # T4
    table = at(armies={"ochre_dunes": ("horus", 1), "abydos_1": ("anubis", 1)})
    assert table.state.controller("ochre_dunes") == "horus"
    assert table.state.controller("abydos_1") == "anubis"
    assert table.state.controller("natron_flats") is None


def test_an_own_district_is_controlled_unless_an_enemy_stands_there() -> None:
    # T4
    table = at(armies={"buto_1": ("anubis", 1), "buto_2": ("horus", 1)})
    assert table.state.controller("buto_1") == "anubis"
    assert table.state.controller("buto_2") == "horus"
    assert table.state.controller("buto_3") == "anubis"  # empty


def test_a_zone_with_any_army_is_not_free() -> None:
    # T5: neither the loser's own army nor a third player's leaves room for a retreat.
    table = at(
        3,
        players={"anubis": {"hand": []}, "horus": {"hand": []}},
        armies={
            "natron_flats": ("anubis", 5),
            "ochre_dunes": ("horus", 1),
            "acacia_bank": ("horus", 1),
            "lotus_fields": ("bastet", 1),
        },
        pyramids={},
    )
    table.does("anubis", "move_top", "natron_flats", "ochre_dunes", "5")
    lay(table, "anubis", "b6")
    lay(table, "horus", "b6")
    assert table.asked("horus").params["zones"] == ["natron_flats", "sobek_temple"]


# ---------------------------------------------------------------------- T6: lost and removed


def test_soldiers_taken_by_damage_are_lost_and_those_of_the_minus_2_card_are_removed() -> None:
    # T6
    table = attack(5, 5)
    clash(table, "b7", "b1")
    gone = [(event.seat, event.soldiers, event.lost) for event in table.happened(SoldiersRemoved)]
    assert sorted(gone) == [("anubis", 1, True), ("anubis", 2, False)]
    assert table.player("anubis").supply == 12 - 2


def test_a_soldier_burnt_by_an_intervention_is_removed_and_goes_to_the_supply() -> None:
    # T6
    table = at(players={"anubis": {"hand": ["raining_fire"]}}, armies={"ochre_dunes": ("horus", 3)})
    table.does("anubis", "card.raining_fire", "ochre_dunes")
    assert [(event.seat, event.lost) for event in table.happened(SoldiersRemoved)] == [("horus", False)]
    assert table.player("horus").supply == 10


def test_soldiers_of_an_offering_are_removed_and_go_to_the_supply() -> None:
    # T6
    table = at(phase="night", armies={"sanctuary": ("anubis", 3)})
    table.does("anubis", "offer")
    assert [(event.soldiers, event.lost) for event in table.happened(SoldiersRemoved)] == [(2, False)]
    assert (table.army("sanctuary"), table.player("anubis").supply) == (("anubis", 1, None), 11)


# ---------------------------------------------------------------------- T7 and T9: fame


def test_fame_is_counted_by_kind() -> None:
    # T7
    table = at(
        players={"anubis": {"dominance": 2, "battle": 1}},
        armies={"sobek_temple": ("anubis", 1), "hathor_temple": ("anubis", 1)},
        pyramids={"buto_1": ("ruby", 4)},
    )
    assert seen(table, None, "anubis")["fame"] == {"dominance": 2, "battle": 1, "temple": 2, "pyramid": 1, "total": 6}


def test_permanent_fame_stays_when_everything_is_lost() -> None:
    # T7
    table = attack(5, 1, horus={"dominance": 2, "battle": 1})
    assert table.state.fame("horus") == 4  # with the temple's
    clash(table)
    table.does("horus", "disband")
    table.does("anubis", "stay")
    assert table.state.fame("horus") == 3
    assert table.state.fame("anubis") == 2  # battle fame and the temple's


def test_temple_fame_goes_back_to_a_temple_that_is_left() -> None:
    # T9
    table = at(armies={"sobek_temple": ("anubis", 5)}, pyramids={})
    assert table.state.fame("anubis") == 1
    table.does("anubis", "move_top", "sobek_temple", "natron_flats", "5")
    assert table.state.fame("anubis") == 0
    assert [(event.before, event.after) for event in table.happened(FameMoved)] == [("anubis", None)]


def test_pyramid_fame_goes_back_to_the_citys_owner() -> None:
    # T9
    table = at(armies={"abydos_1": ("anubis", 5)}, pyramids={"abydos_1": ("ruby", 4)})
    assert (table.state.fame("anubis"), table.state.fame("horus")) == (1, 0)
    table.does("anubis", "move_top", "abydos_1", "jackal_road", "5")
    assert (table.state.fame("anubis"), table.state.fame("horus")) == (0, 1)


def test_fame_is_settled_when_the_move_ends_not_in_between() -> None:
    # T9: away and back again.
    table = at(
        players={"anubis": {"tiles": ["ruby1_priest_of_mafdet"]}}, armies={"sobek_temple": ("anubis", 5)}, pyramids={}
    )
    table.does("anubis", "move_top", "sobek_temple", "natron_flats", "5")
    assert table.state.holders["sobek_temple"] == "anubis"
    table.does("anubis", "sobek_temple", "5")
    assert table.happened(FameMoved) == []


def test_fame_is_settled_after_a_card() -> None:
    # T9
    table = at(players={"anubis": {"hand": ["raining_fire"]}}, armies={"sobek_temple": ("horus", 1)})
    table.does("anubis", "card.raining_fire", "sobek_temple")
    assert (table.state.fame("horus"), table.state.holders["sobek_temple"]) == (0, None)


def test_fame_is_settled_after_a_night_step() -> None:
    # T9, N2
    table = at(phase="night", armies={"wadjet_temple": ("anubis", 1), "sobek_temple": ("anubis", 1)})
    table.does("anubis", "offer")
    assert table.state.holders["wadjet_temple"] is None
    assert table.player("anubis").dominance == 0  # one temple is no pair


def test_fame_is_settled_when_a_winner_disbands() -> None:
    # T9, B7
    table = attack(5, 1)
    clash(table)
    table.does("horus", "disband")
    assert table.state.holders["sobek_temple"] == "anubis"
    table.does("anubis", "disband")
    assert table.state.holders["sobek_temple"] is None


# ---------------------------------------------------------------------- T8: public and secret


def test_how_many_interventions_a_player_holds_is_public_and_which_is_not() -> None:
    # T8
    table = at(players={"anubis": {"hand": ["prayer", "war_rage"]}})
    assert seen(table, "horus", "anubis")["hand"] == {"count": 3, "cards": None}
    assert seen(table, None, "anubis")["hand"] == {"count": 3, "cards": None}
    assert seen(table, "anubis", "anubis")["hand"]["cards"] == ["diversion", "prayer", "war_rage"]


def test_battle_cards_played_are_public_and_the_others_are_not() -> None:
    # T8
    table = at(players={"anubis": {"played": ["b1"], "unseen": ["b7"]}})
    cards = seen(table, "horus", "anubis")["battle_cards"]
    assert cards["played"] == ["b1"]
    assert (cards["hand"], cards["discarded"], cards["removed"]) == (None, None, None)
    assert cards["counts"] == {"hand": 6, "discarded": 1, "removed": 0}
    own = seen(table, "anubis", "anubis")["battle_cards"]
    assert (own["hand"], own["discarded"]) == (["b2", "b3", "b4", "b5", "b6", "b8"], ["b7"])


def test_the_card_removed_by_wrryt_storm_is_secret() -> None:
    # T8
    table = at(players={"anubis": {"prayer": 2}}, pyramids={"buto_1": ("ruby", 2)})
    table.does("anubis", "power_1", "ruby2_wrryt_storm")
    assert table.game.view("horus")["decisions"] == []
    events = table.does("anubis", "b4")
    assert [event.kind for event in events if event.to is None and "b4" in str(event)] == []
    assert seen(table, "horus", "anubis")["battle_cards"]["removed"] is None
    assert seen(table, "anubis", "anubis")["battle_cards"]["removed"] == ["b4"]


def test_a_played_battle_card_is_public_until_its_owner_takes_the_discard_back() -> None:
    # T8
    spent = {"cards": [], "played": ["b1", "b2", "b3", "b4"], "unseen": ["b5", "b6", "b7", "b8"]}
    table = at(
        players={"anubis": spent},
        armies={"natron_flats": ("anubis", 5), "ochre_dunes": ("horus", 1)},
        pyramids={},
    )
    assert seen(table, "horus", "anubis")["battle_cards"]["played"] == ["b1", "b2", "b3", "b4"]
    table.does("anubis", "move_top", "natron_flats", "ochre_dunes", "5")
    cards = seen(table, "horus", "anubis")["battle_cards"]
    assert (cards["played"], cards["counts"]["hand"]) == ([], 8)


def test_cards_shown_and_returned_to_the_hand_are_hidden_again() -> None:
    # T8
    table = attack(5, 1, anubis={"hand": ["war_fury"], "prayer": 0})
    clash(table, ("b6", "diversion", "war_fury"), "b6")
    side = table.game.view("horus")["battle"]["attacker"]
    assert (side["interventions"], side["unpaid"]) == (["diversion"], ["war_fury"])
    table.does("horus", "disband")
    table.does("anubis", "stay")
    assert seen(table, "horus", "anubis")["hand"] == {"count": 2, "cards": None}
    assert table.game.view("horus")["battle"] is None


def test_the_discard_pile_is_public_and_the_deck_is_only_counted() -> None:
    # T8
    table = at(players={"anubis": {"hand": ["prayer"]}, "horus": {"hand": []}}, discards=["war_fury"])
    table.does("anubis", "card.prayer")
    view = table.game.view("horus")
    assert (view["discards"], view["deck"]) == (["war_fury", "prayer"], 31)


def test_what_vision_and_divine_wound_discard_is_public() -> None:
    # T8
    table = at(
        3,
        phase="night",
        players={seat: {"hand": []} for seat in ("horus", "bastet")}
        | {"anubis": {"hand": [], "tiles": ["diamond2_vision"]}},
        deck=["war_rage", "prayer", "prayer", "swiftness", "transfer"],
    )
    table.does("anubis", ["prayer", "prayer.2", "swiftness", "transfer"])
    assert table.game.view("horus")["discards"] == ["prayer", "prayer", "swiftness", "transfer"]
    table = attack(anubis={"tiles": ["ruby3_divine_wound"], "hand": ["prayer"]})
    clash(table)
    table.does("anubis", "prayer")
    assert table.game.view("horus")["discards"] == ["prayer"]


def test_board_tiles_prayer_and_veterans_are_public() -> None:
    # T8
    table = at(
        players={"anubis": {"prayer": 4, "veterans": 2, "tiles": ["ruby1_charge"]}}, armies={"buto_1": ("anubis", 3)}
    )
    player = seen(table, "horus", "anubis")
    assert (player["prayer"], player["veterans"], player["tiles"], player["soldiers"]) == (4, 2, ["ruby1_charge"], 9)
    army = table.game.view("horus")["board"]["zones"]["buto_1"]["armies"]
    assert army == [{"owner": "anubis", "soldiers": 3, "creature": None}]


# ---------------------------------------------------------------------- T10: symbols


def test_divine_might_adds_to_gains_by_day_and_by_night() -> None:
    # T10
    might = {"anubis": {"prayer": 0, "tiles": ["onyx4_divine_might"], "hand": []}, "horus": {"hand": []}}
    table = at(options={"colours": ["ruby", "onyx"]}, players=might)
    table.does("anubis", "pray_bottom")
    assert table.player("anubis").prayer == 4
    table = at(options={"colours": ["ruby", "onyx"]}, players=might, phase="night")
    assert table.player("anubis").prayer == 4


def test_divine_might_adds_nothing_to_prayer_gained_in_a_battle() -> None:
    # T10
    table = attack(5, 4, horus={"prayer": 0, "tiles": ["onyx4_divine_might"]})
    clash(table)
    table.does("horus", "disband")
    assert table.player("horus").prayer == 3
