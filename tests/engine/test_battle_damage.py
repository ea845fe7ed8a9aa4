"""B3 and B4: strength, and what it costs both sides."""

from engine.kemet import events as ev
from tests.engine.fights import attack, clash, lay, lost, march, parts, removed, soldiers, strength, table_of
from tests.engine.scenario import Table


def winner(table: Table) -> str:
    return table.happened(ev.BattleReckoned)[-1].winner


# ---------------------------------------------------------------------- B3: strength


def test_each_soldier_is_1_strength_and_the_card_adds_its_own() -> None:
    # B3
    table = clash(attack(4, 2), "b1", "b5")
    assert parts(table, "anubis", "strength") == {"soldiers": 4, "card": 4}
    assert parts(table, "horus", "strength") == {"soldiers": 2, "card": 2}


def test_tiles_creature_and_interventions_add_to_strength() -> None:
    # B3
    tiles = ["ruby1_charge", "ruby2_phoenix"]
    table = attack(3, 5, creature="phoenix", anubis={"tiles": tiles, "hand": ["war_rage"]})
    clash(table, ("b1", "war_rage"))
    assert parts(table, "anubis", "strength") == {
        "soldiers": 3,
        "card": 4,
        "tile.ruby1_charge": 1,
        "creature.phoenix": 1,
        "intervention.war_rage": 1,
    }


def test_a_creature_elsewhere_adds_nothing() -> None:
    # B3, C2
    table = attack(3, 5, anubis={"tiles": ["ruby2_phoenix"]}, armies={"buto_1": ("anubis", 2, "phoenix")})
    assert parts(clash(table), "anubis", "strength") == {"soldiers": 3, "card": 3}


def test_the_higher_strength_wins() -> None:
    # B3
    assert winner(clash(attack(5, 5), "b1", "b6")) == "anubis"
    assert winner(clash(attack(5, 5), "b6", "b1")) == "horus"


def test_a_tie_goes_to_the_defender() -> None:
    # B3
    table = clash(attack(4, 4), "b6", "b6")
    assert strength(table, "anubis") == strength(table, "horus") == 7
    assert winner(table) == "horus"


def test_the_defender_of_his_own_district_has_1_more() -> None:
    # B3
    table = clash(attack(5, 5, start="jackal_road", zone="abydos_1"))
    assert parts(table, "horus", "strength") == {"soldiers": 5, "card": 3, "home": 1}
    assert "home" not in parts(table, "anubis", "strength")


def test_an_attacker_in_his_own_district_has_1_more() -> None:
    # B3: he has recruited on the enemy there
    table = table_of(armies={"buto_1": ("horus", 4)})
    table.does("anubis", "recruit_top", ["buto_1"], "4")
    clash(table)
    assert parts(table, "anubis", "strength") == {"soldiers": 4, "card": 3, "home": 1}
    assert parts(table, "horus", "strength") == {"soldiers": 4, "card": 3}
    assert winner(table) == "anubis"


def test_in_a_third_players_district_nobody_has_1_more() -> None:
    # B3
    table = table_of(3, armies={"lotus_fields": ("anubis", 3), "memphis_1": ("bastet", 2)})
    march(table, "anubis", "lotus_fields", "memphis_1")
    lay(table, "anubis", "b6")
    lay(table, "bastet", "b6")
    assert parts(table, "anubis", "strength") == {"soldiers": 3, "card": 3}
    assert parts(table, "bastet", "strength") == {"soldiers": 2, "card": 3}


def test_the_desert_before_the_own_city_is_no_district() -> None:
    # B3
    table = clash(attack(5, 5, start="sobek_temple", zone="jackal_road"))
    assert parts(table, "horus", "strength") == {"soldiers": 5, "card": 3}


def test_the_parts_of_what_was_reckoned_add_up() -> None:
    # B3, B4: strength 5 + 4 + 1 + 1 = 11 and damage 1 + 1 + 2 = 4 against 5 + 2 + 1 = 8
    table = attack(
        5,
        5,
        creature="giant_scorpion",
        anubis={"tiles": ["ruby1_charge", "ruby4_giant_scorpion"], "hand": ["bloody_battle"]},
        horus={"tiles": ["sapphire1_defense"]},
    )
    clash(table, ("b1", "bloody_battle"), "b5")
    (reckoned,) = table.happened(ev.BattleReckoned)
    attacker, defender = dict(reckoned.attacker), dict(reckoned.defender)
    assert sum(amount for _, amount in attacker["strength"]) == 5 + 4 + 1 + 2
    assert sum(amount for _, amount in attacker["damage"]) == 1 + 1 + 2
    assert sum(amount for _, amount in defender["strength"]) == 5 + 2 + 1
    assert sum(amount for _, amount in defender["shield"]) == 2
    assert (attacker["critical"], attacker["shield"], defender["damage"], defender["critical"]) == ((), (), (), ())
    assert lost(table, "horus") == 4 - 2


def test_the_battle_in_the_view_shows_the_same_sums() -> None:
    # B3
    table = clash(attack(5, 4), "b1", "b6")
    battle = table.game.view(None)["battle"]
    assert battle["winner"] == "anubis"
    assert battle["attacker"]["sums"]["strength"] == [["soldiers", 5], ["card", 4]]
    assert battle["defender"]["sums"]["shield"] == [["card", 1]]


# ---------------------------------------------------------------------- B4: damage


def test_normal_damage_is_lessened_by_the_others_shields() -> None:
    # B4
    table = clash(attack(5, 5), "b2", "b6")
    assert (lost(table, "horus"), lost(table, "anubis")) == (1, 0)


def test_more_shields_than_damage_give_nobody_back() -> None:
    # B4
    table = clash(attack(5, 3), "b1", "b8")
    assert (lost(table, "horus"), lost(table, "anubis")) == (0, 1)
    assert table.player("horus").supply == 12 - 3


def test_both_sides_deal_damage_whoever_wins() -> None:
    # B4
    table = clash(attack(5, 5), "b2", "b3")
    assert winner(table) == "anubis"
    assert (lost(table, "horus"), lost(table, "anubis")) == (2, 3)


def test_nobody_loses_more_than_he_has() -> None:
    # B4
    table = clash(attack(5, 1), "b3", "b6")
    assert lost(table, "horus") == 1
    assert table.player("horus").supply == 12


def test_shields_do_not_stop_critical_damage() -> None:
    # B4: Initiative: 1 damage and 1 critical damage; b8 has 3 shields
    table = clash(attack(5, 5, anubis={"tiles": ["ruby4_initiative"]}), "b1", "b8")
    assert parts(table, "anubis", "critical") == {"tile.ruby4_initiative": 1}
    assert parts(table, "anubis", "damage") == {"card": 1, "tile.ruby4_initiative": 1}
    assert lost(table, "horus") == 1


def test_a_wiped_out_army_still_deals_its_damage() -> None:
    # B4: all totals are fixed beforehand
    table = clash(attack(2, 3), "b3", "b3")
    assert (lost(table, "anubis"), lost(table, "horus")) == (2, 3)
    assert table.army("sobek_temple") is None


def test_an_army_killed_by_critical_damage_still_deals_its_own() -> None:
    # B4: both passes
    table = clash(
        attack(1, 1, anubis={"tiles": ["ruby4_initiative"]}, horus={"tiles": ["onyx3_deadly_trap"]}), "b6", "b6"
    )
    assert (lost(table, "anubis"), lost(table, "horus")) == (1, 1)


def test_the_minus_2_card_removes_2_own_soldiers_which_are_not_lost() -> None:
    # B4, T6
    table = clash(attack(5, 5), "b7", "b6")
    assert (removed(table, "anubis"), lost(table, "anubis")) == (2, 0)
    assert table.state.army_of("anubis", "sobek_temple") == ("anubis", 3, None)
    assert (removed(table, "horus"), lost(table, "horus")) == (0, 0)


def test_the_minus_2_card_removes_what_there_is() -> None:
    # B4
    table = clash(attack(1, 5), "b7", "b6")
    assert removed(table, "anubis") == 1
    assert table.player("anubis").supply == 12


def test_no_shield_keeps_the_soldiers_of_the_minus_2_card() -> None:
    # B4
    table = attack(5, 5, anubis={"hand": ["iron_wall"]})
    assert removed(clash(table, ("b7", "iron_wall")), "anubis") == 2


def test_the_strength_of_the_minus_2_card_counts_all_soldiers() -> None:
    # B4: they fall after strength was compared
    assert strength(clash(attack(2, 5), "b7"), "anubis") == 2 + 5


def test_soldiers_removed_by_the_own_card_cannot_be_lost_to_damage() -> None:
    # B4: 3 soldiers, 2 removed first, so that 3 damage takes only the last
    table = clash(attack(3, 5), "b7", "b3")
    assert (removed(table, "anubis"), lost(table, "anubis")) == (2, 1)


def test_the_attackers_minus_2_comes_before_the_defenders_critical_damage() -> None:
    # B4: the attacker's effects first: both his soldiers are removed, none is left to lose
    table = attack(2, 5, horus={"tiles": ["onyx3_deadly_trap", "onyx4_devourer"]}, colours=["ruby", "onyx"])
    clash(table, "b7", "b6")
    assert (removed(table, "anubis"), lost(table, "anubis")) == (2, 0)


def test_the_attackers_critical_damage_comes_before_the_defenders_minus_2() -> None:
    # B4: 2 soldiers: one is lost to critical damage, then only one is left to remove
    table = clash(attack(5, 2, anubis={"tiles": ["ruby4_initiative"]}), "b6", "b7")
    assert (lost(table, "horus"), removed(table, "horus")) == (1, 1)


def test_both_sides_may_play_the_minus_2_card() -> None:
    # B4
    table = clash(attack(4, 3), "b7", "b7")
    assert (removed(table, "anubis"), removed(table, "horus")) == (2, 2)
    assert (lost(table, "anubis"), lost(table, "horus")) == (0, 0)


def test_critical_and_normal_damage_add_up() -> None:
    # B4: 1 critical, 3 + 1 normal less 1 shield
    table = clash(attack(5, 5, anubis={"tiles": ["ruby4_initiative"]}), "b3", "b6")
    assert lost(table, "horus") == 1 + 3


def test_lost_and_removed_soldiers_go_to_supply_and_the_last_sends_its_creature_home() -> None:
    # B4, C2
    table = attack(5, 2, guard="ancestral_elephant", horus={"tiles": ["sapphire2_ancestral_elephant"]})
    clash(table, "b3", "b1")
    assert lost(table, "horus") == 2
    assert table.player("horus").waiting == ("ancestral_elephant",)
    assert table.player("horus").supply == 12
    assert soldiers(table, "horus") == {}


def test_the_winner_stays_the_winner_even_without_survivors() -> None:
    # B4
    table = clash(attack(3, 1), "b1", "b3")
    assert lost(table, "anubis") == 3
    assert winner(table) == "anubis"
    assert table.happened(ev.BattleEnded)[0].winner == "anubis"
