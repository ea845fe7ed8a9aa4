"""The red tiles, each by what it does and what it does not."""

from __future__ import annotations

from engine.kemet.events import BattleCardRemoved, CardsDiscarded, FameGained, PrayerPaid
from tests.engine.fights import attack, clash, parts
from tests.engine.scenario import at

HIGH = {"buto_1": ("ruby", 4), "buto_2": ("sapphire", 4)}


def test_ruby1_charge_gives_an_attacking_army_one_strength() -> None:
    table = attack(anubis={"tiles": ["ruby1_charge"]})
    clash(table, "b6", "b6")
    assert parts(table, "anubis", "strength") == {"soldiers": 5, "card": 3, "tile.ruby1_charge": 1}
    assert table.asked("horus").kind == "battle.loser"  # 9 against 8


def test_ruby1_charge_gives_a_defending_army_nothing() -> None:
    table = attack(horus={"tiles": ["ruby1_charge"]})
    clash(table, "b6", "b6")
    assert parts(table, "horus", "strength") == {"soldiers": 5, "card": 3}


def test_ruby1_priest_of_mafdet_gives_every_army_one_movement_point() -> None:
    table = at(players={"anubis": {"tiles": ["ruby1_priest_of_mafdet"]}}, armies={"buto_1": ("anubis", 5)})
    table.does("anubis", "move_top", "buto_1")
    assert table.asked("anubis").params["points"] == 2
    table.does("anubis", "natron_flats", "5", "sobek_temple", "5")
    assert table.army("sobek_temple") == ("anubis", 5, None)


def test_ruby2_carnage_deals_one_more_damage_in_attack_and_in_defence() -> None:
    table = attack(anubis={"tiles": ["ruby2_carnage"]})
    clash(table, "b1", "b1")
    assert parts(table, "anubis", "damage") == {"card": 1, "tile.ruby2_carnage": 1}
    table = attack(horus={"tiles": ["ruby2_carnage"]})
    clash(table, "b1", "b1")
    assert parts(table, "horus", "damage") == {"card": 1, "tile.ruby2_carnage": 1}
    assert parts(table, "horus", "critical") == {}  # shields stop it


def test_ruby2_wrryt_storm_swaps_one_battle_card_unseen_for_the_special_one() -> None:
    table = at(
        players={
            "anubis": {"prayer": 2, "cards": ["b1", "b2", "b3", "b4"], "played": ["b5", "b6"], "unseen": ["b7", "b8"]}
        },
        pyramids=HIGH,
    )
    table.does("anubis", "power_1", "ruby2_wrryt_storm")
    question = table.asked("anubis")
    assert question.secret == "options"
    assert [option.id for option in question.options] == ["b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8"]
    table.does("anubis", "b8")
    player = table.player("anubis")
    assert player.cards == ("b1", "b2", "b3", "b4", "b5", "b6", "b7", "special_offensive")
    assert (player.played, player.unseen, player.removed) == ((), (), ("b8",))
    assert [event.to for event in table.happened(BattleCardRemoved)] == [("anubis",)]


def test_ruby2_wrryt_storm_brings_a_card_of_strength_3_and_damage_3() -> None:
    table = attack(anubis={"tiles": ["ruby2_wrryt_storm"], "removed": ["b8"]})
    clash(table, "special_offensive", "b6")
    assert parts(table, "anubis", "strength")["card"] == 3
    assert parts(table, "anubis", "damage") == {"card": 3}
    assert parts(table, "anubis", "shield") == {}


def test_ruby2_phoenix_gives_a_movement_point_and_one_strength() -> None:
    table = attack(anubis={"tiles": ["ruby2_phoenix"]}, creature="phoenix")
    clash(table, "b6", "b6")
    assert parts(table, "anubis", "strength") == {"soldiers": 5, "card": 3, "creature.phoenix": 1}
    table = at(players={"anubis": {"tiles": ["ruby2_phoenix"]}}, armies={"buto_1": ("anubis", 5, "phoenix")})
    table.does("anubis", "move_top", "buto_1")
    assert table.asked("anubis").params["points"] == 2


def test_ruby2_phoenix_enters_an_enemy_district_from_afar_but_only_one() -> None:
    table = at(
        players={"anubis": {"tiles": ["ruby2_phoenix", "ruby1_priest_of_mafdet"]}},
        armies={"ibis_meadows": ("anubis", 5, "phoenix")},
    )
    table.does("anubis", "move_top", "ibis_meadows", "jackal_road", "5.phoenix")
    assert "abydos_1" in table.offered("anubis")
    table.does("anubis", "abydos_1")
    # M1: only where the phoenix still is; without it the wall stands.
    assert table.offered("anubis") == ["5.phoenix", "4.phoenix", "3.phoenix", "2.phoenix", "1.phoenix"]
    table.does("anubis", "5.phoenix")
    assert table.blocked("anubis")["abydos_2"] == "one_district_per_move"


def test_ruby2_phoenix_picked_up_on_the_way_does_not_lift_the_wall() -> None:
    # M1, M7
    table = at(
        players={"anubis": {"tiles": ["ruby2_phoenix", "ruby1_priest_of_mafdet"]}},
        armies={"ibis_meadows": ("anubis", 2), "jackal_road": ("anubis", 2, "phoenix")},
    )
    table.does("anubis", "move_top", "ibis_meadows", "jackal_road", "2")
    assert table.asked("anubis").params["points"] == 1
    assert table.blocked("anubis")["abydos_1"] == "wall"


def test_ruby2_portal_of_thoth_teleports_for_one_prayer_also_from_an_obelisk() -> None:
    table = at(
        players={"anubis": {"tiles": ["ruby2_portal_of_thoth"], "prayer": 1}},
        armies={"ochre_dunes": ("anubis", 3)},
    )
    table.does("anubis", "move_top", "ochre_dunes", "teleport.wadjet_temple", "3", "stop")
    assert table.player("anubis").prayer == 0
    assert [event.parts for event in table.happened(PrayerPaid)] == [
        (("teleport", 2), ("tile.ruby2_portal_of_thoth", -1))
    ]
    assert table.army("wadjet_temple") == ("anubis", 3, None)


def test_ruby2_portal_of_thoth_does_not_teleport_from_a_zone_with_neither_pyramid_nor_obelisk() -> None:
    table = at(players={"anubis": {"tiles": ["ruby2_portal_of_thoth"]}}, armies={"acacia_bank": ("anubis", 3)})
    table.does("anubis", "move_top", "acacia_bank")
    assert table.blocked("anubis")["teleport.sanctuary"] == "no_pyramid_here"


def test_ruby3_royal_scarab_gives_two_movement_points_and_two_strength() -> None:
    table = at(players={"anubis": {"tiles": ["ruby3_royal_scarab"]}}, armies={"buto_1": ("anubis", 5, "royal_scarab")})
    table.does("anubis", "move_top", "buto_1")
    assert table.asked("anubis").params["points"] == 3
    table = attack(anubis={"tiles": ["ruby3_royal_scarab"]}, creature="royal_scarab")
    clash(table, "b6", "b6")
    assert parts(table, "anubis", "strength") == {"soldiers": 5, "card": 3, "creature.royal_scarab": 2}


def test_ruby3_blades_of_neith_gives_one_strength_in_attack_and_in_defence() -> None:
    table = attack(anubis={"tiles": ["ruby3_blades_of_neith"]})
    clash(table, "b6", "b6")
    assert parts(table, "anubis", "strength")["tile.ruby3_blades_of_neith"] == 1
    table = attack(horus={"tiles": ["ruby3_blades_of_neith"]})
    clash(table, "b6", "b6")
    assert parts(table, "horus", "strength")["tile.ruby3_blades_of_neith"] == 1


def test_ruby3_divine_wound_turns_cards_of_the_hand_into_strength_after_the_reveal() -> None:
    # P5
    table = attack(anubis={"tiles": ["ruby3_divine_wound"], "hand": ["prayer", "prayer", "war_rage"]})
    table.does("anubis", "b5", "b7", ["war_rage"])
    table.does("horus", "b6", "b7", ())
    question = table.asked("anubis")
    assert (question.kind, question.secret, question.default) == ("battle.wound", "options", ())
    assert [option.id for option in question.options] == ["prayer", "prayer.2"]  # not the Diversion, not the card laid
    table.does("anubis", ["prayer", "prayer.2"])
    assert parts(table, "anubis", "strength") == {
        "soldiers": 5,
        "card": 2,
        "intervention.war_rage": 1,
        "tile.ruby3_divine_wound": 2,
    }
    assert table.asked("horus").kind == "battle.loser"  # 10 against 8
    assert [event.cards for event in table.happened(CardsDiscarded)] == [("prayer", "prayer")]


def test_ruby3_divine_wound_asks_its_owner_in_defence_too() -> None:
    table = attack(horus={"tiles": ["ruby3_divine_wound"], "hand": ["prayer"]})
    clash(table, "b6", "b6")
    assert table.asked("horus").kind == "battle.wound"
    table.does("horus", ())
    assert parts(table, "horus", "strength") == {"soldiers": 5, "card": 3}


def test_ruby3_domination_gives_one_dominance_fame_when_it_is_bought() -> None:
    table = at(players={"anubis": {"prayer": 3}}, pyramids=HIGH)
    table.does("anubis", "power_1", "ruby3_domination")
    assert (table.player("anubis").dominance, table.player("anubis").prayer) == (1, 0)
    assert [event.source for event in table.happened(FameGained)] == ["tile.ruby3_domination"]


def test_ruby3_domination_has_the_picture_of_the_other_dominations() -> None:
    # A2 c
    table = at(players={"anubis": {"tiles": ["ruby3_domination"]}}, pyramids=HIGH)
    table.does("anubis", "power_2")
    assert table.blocked("anubis")["sapphire3_domination"] == "same_picture"


def test_ruby4_giant_scorpion_gives_a_movement_point_two_strength_and_two_damage() -> None:
    scorpion = {"tiles": ["ruby4_giant_scorpion"]}
    table = at(players={"anubis": scorpion}, armies={"buto_1": ("anubis", 5, "giant_scorpion")})
    table.does("anubis", "move_top", "buto_1")
    assert table.asked("anubis").params["points"] == 2
    table = attack(horus=scorpion, guard="giant_scorpion")
    clash(table, "b6", "b6")
    assert parts(table, "horus", "strength") == {"soldiers": 5, "card": 3, "creature.giant_scorpion": 2}
    assert parts(table, "horus", "damage") == {"creature.giant_scorpion": 2}
    assert parts(table, "horus", "critical") == {}


def test_ruby4_initiative_helps_an_attacker_in_strength_damage_and_critical_damage() -> None:
    table = attack(anubis={"tiles": ["ruby4_initiative"]})
    clash(table, "b6", "b6")
    assert parts(table, "anubis", "strength") == {"soldiers": 5, "card": 3, "tile.ruby4_initiative": 1}
    assert parts(table, "anubis", "damage") == {"tile.ruby4_initiative": 1}
    assert parts(table, "anubis", "critical") == {"tile.ruby4_initiative": 1}
    assert table.army("sobek_temple") == ("horus", 4, None)  # the shield stops one, not the critical one


def test_ruby4_initiative_gives_a_defender_no_strength() -> None:
    table = attack(horus={"tiles": ["ruby4_initiative"]})
    clash(table, "b6", "b6")
    assert parts(table, "horus", "strength") == {"soldiers": 5, "card": 3}
    assert parts(table, "horus", "damage") == {"tile.ruby4_initiative": 1}
    assert parts(table, "horus", "critical") == {"tile.ruby4_initiative": 1}


def test_ruby4_surprise_attack_is_a_gold_move_into_one_enemy_district_from_afar() -> None:
    table = at(
        players={"anubis": {"tiles": ["ruby4_surprise_attack", "ruby1_priest_of_mafdet"]}},
        armies={"ibis_meadows": ("anubis", 5)},
    )
    table.does("anubis", "gold.ruby4_surprise_attack.move", "ibis_meadows", "jackal_road", "5", "abydos_1", "5", "stop")
    assert table.army("abydos_1") == ("anubis", 5, None)
    assert table.player("anubis").gold_used
    assert table.blocked("anubis")["gold.ruby4_surprise_attack.move"] == "gold_used"


def test_ruby4_surprise_attack_enters_no_second_district_and_leaves_normal_moves_alone() -> None:
    tiles = ["ruby4_surprise_attack", "ruby1_priest_of_mafdet", "ruby3_royal_scarab"]
    army = {"ibis_meadows": ("anubis", 5, "royal_scarab")}
    table = at(players={"anubis": {"tiles": tiles}}, armies=army)
    table.does("anubis", "gold.ruby4_surprise_attack.move", "ibis_meadows", "jackal_road", "5.royal_scarab")
    table.does("anubis", "abydos_1", "5.royal_scarab")
    assert table.blocked("anubis")["abydos_2"] == "one_district_per_move"
    table = at(players={"anubis": {"tiles": tiles}}, armies=army)
    table.does("anubis", "move_top", "ibis_meadows", "jackal_road", "5.royal_scarab")
    assert table.blocked("anubis")["abydos_1"] == "wall"


def test_ruby4_act_of_god_gives_a_silver_token_that_may_be_used_at_once() -> None:
    # D7
    table = at(3, players={"anubis": {"prayer": 4}}, pyramids=HIGH)
    table.does("anubis", "power_1", "ruby4_act_of_god", "pray_bottom", "end")
    player = table.player("anubis")
    assert (player.tokens, player.silver_used, player.prayer) == (1, True, 2)
    assert player.used == ("power_1", "pray_bottom")


def test_ruby4_act_of_god_is_owned_once_whatever_its_colour() -> None:
    # A2 c
    table = at(3, players={"anubis": {"tiles": ["sapphire4_act_of_god"]}}, pyramids=HIGH)
    table.does("anubis", "power_1")
    assert table.blocked("anubis")["ruby4_act_of_god"] == "same_picture"
