"""The divine interventions, each in its moment. (What they do to each other and to tiles: test_timing.py.)"""

from engine.kemet import events as ev
from tests.engine.fights import attack, clash, lost, parts, soldiers, strength, table_of


def anubis(*hand: str, **facts: object) -> dict[str, dict[str, object]]:
    return {"anubis": {"hand": list(hand), **facts}}


# ---------------------------------------------------------------------- battle


def test_diversion_does_nothing_and_returns_to_the_hand() -> None:
    # B1
    table = clash(attack(5, 4, anubis={"prayer": 0}), ("b1", "diversion"), "b6")
    assert parts(table, "anubis", "strength") == {"soldiers": 5, "card": 4}
    assert table.happened(ev.BattleCardsRevealed)[0].interventions == ("diversion",)
    table.does("horus", "disband")
    table.does("anubis", "stay")
    assert table.player("anubis").hand == ("diversion",)
    assert table.state.discards == ()
    assert table.happened(ev.CardsDiscarded) == []


def test_diversion_is_never_in_the_deck() -> None:
    # S5
    table = table_of(5)
    assert "diversion" not in table.state.deck
    assert len(table.state.deck) == 33


def test_war_rage_adds_1_strength_for_nothing() -> None:
    table = clash(attack(5, 5, anubis={"hand": ["war_rage"], "prayer": 0}), ("b6", "war_rage"), "b6")
    assert parts(table, "anubis", "strength")["intervention.war_rage"] == 1
    assert strength(table, "anubis") == 9
    assert table.happened(ev.BattleReckoned)[0].winner == "anubis"


def test_two_war_rages_add_2_strength() -> None:
    table = clash(attack(5, 5, anubis={"hand": ["war_rage", "war_rage"]}), ("b6", "war_rage", "war_rage.2"))
    assert strength(table, "anubis") == 10


def test_war_fury_adds_2_strength_for_1_prayer() -> None:
    table = clash(attack(5, 5, horus={"hand": ["war_fury"], "prayer": 1}), "b6", ("b6", "war_fury"))
    assert parts(table, "horus", "strength")["intervention.war_fury"] == 2
    assert strength(table, "horus") == 10
    assert table.player("horus").prayer == 0


def test_bloody_battle_adds_1_damage_for_nothing() -> None:
    table = clash(attack(5, 5, anubis={"hand": ["bloody_battle"], "prayer": 0}), ("b1", "bloody_battle"), "b6")
    assert parts(table, "anubis", "damage") == {"card": 1, "intervention.bloody_battle": 1}
    assert lost(table, "horus") == 1


def test_bloodbath_adds_2_damage_for_1_prayer() -> None:
    table = clash(attack(5, 5, anubis={"hand": ["bloodbath"], "prayer": 1}), ("b1", "bloodbath"), "b6")
    assert parts(table, "anubis", "damage") == {"card": 1, "intervention.bloodbath": 2}
    assert lost(table, "horus") == 2
    assert table.player("anubis").prayer == 0


def test_bronze_wall_adds_1_shield_for_nothing() -> None:
    table = clash(attack(5, 5, horus={"hand": ["bronze_wall"], "prayer": 0}), "b3", ("b6", "bronze_wall"))
    assert parts(table, "horus", "shield") == {"card": 1, "intervention.bronze_wall": 1}
    assert lost(table, "horus") == 1


def test_iron_wall_adds_2_shields_for_1_prayer() -> None:
    table = clash(attack(5, 5, horus={"hand": ["iron_wall"], "prayer": 1}), "b3", ("b6", "iron_wall"))
    assert parts(table, "horus", "shield") == {"card": 1, "intervention.iron_wall": 2}
    assert lost(table, "horus") == 0
    assert table.player("horus").prayer == 0


def test_battle_interventions_are_not_played_by_day() -> None:
    # D6
    table = table_of(players=anubis("war_rage", "iron_wall"))
    offered = {*table.offered("anubis"), *table.blocked("anubis")}
    assert not {id for id in offered if "war_rage" in id or "iron_wall" in id}


# ---------------------------------------------------------------------- prayer


def test_prayer_gives_2_prayer_by_day() -> None:
    table = table_of(players=anubis("prayer", prayer=3))
    table.does("anubis", "card.prayer")
    assert table.player("anubis").prayer == 5
    assert table.player("anubis").hand == ("diversion",)
    assert table.state.discards == ("prayer",)
    assert table.happened(ev.CardPlayed) == [ev.CardPlayed(seat="anubis", card="prayer")]
    assert table.asked("anubis").kind == "day.action"


def test_prayer_is_no_pray_action_so_priest_adds_nothing() -> None:
    # P3
    table = table_of(players=anubis("prayer", prayer=3, tiles=["diamond1_priest"]))
    table.does("anubis", "card.prayer")
    assert table.player("anubis").prayer == 5


def test_prayer_may_be_played_after_the_action_too() -> None:
    # D6
    table = table_of(players=anubis("prayer", "prayer", prayer=3))
    table.does("anubis", "card.prayer", "pray_bottom", "card.prayer")
    assert table.player("anubis").prayer == 3 + 2 + 2 + 2


def test_a_card_not_in_hand_is_blocked() -> None:
    table = table_of(players=anubis("prayer", prayer=3))
    assert table.blocked("anubis")["card.raining_fire"] == "card_not_in_hand"
    assert "card.prayer" not in table.blocked("anubis")


# ---------------------------------------------------------------------- tactical support


def test_tactical_support_places_2_soldiers_in_own_districts_for_nothing() -> None:
    table = table_of(players=anubis("tactical_support", prayer=0), armies={})
    table.does("anubis", "card.tactical_support", ["buto_1", "buto_3"], "1", "1")
    assert soldiers(table, "anubis") == {"buto_1": 1, "buto_3": 1}
    assert table.player("anubis").supply == 10
    assert table.state.discards == ("tactical_support",)


def test_tactical_support_reaches_any_own_army_but_no_free_zone_and_no_enemy() -> None:
    armies = {"sobek_temple": ("anubis", 1), "ibis_meadows": ("horus", 1)}
    table = table_of(players=anubis("tactical_support"), armies=armies)
    table.does("anubis", "card.tactical_support")
    assert table.offered("anubis") == ["buto_1", "buto_2", "buto_3", "sobek_temple"]
    table.does("anubis", "sobek_temple")
    assert table.offered("anubis") == ["1", "2"]
    table.does("anubis", "2")
    assert soldiers(table, "anubis") == {"sobek_temple": 3}


def test_tactical_support_places_at_most_2_and_no_more_than_5_in_a_zone() -> None:
    table = table_of(players=anubis("tactical_support"), armies={"buto_1": ("anubis", 4), "buto_2": ("anubis", 5)})
    table.does("anubis", "card.tactical_support")
    assert table.blocked("anubis") == {"buto_2": "army_full"}
    table.does("anubis", "buto_1")
    assert table.offered("anubis") == ["1"]


def test_tactical_support_may_place_fewer() -> None:
    table = table_of(players=anubis("tactical_support"), armies={})
    table.does("anubis", "card.tactical_support", "buto_1", "1")
    assert soldiers(table, "anubis") == {"buto_1": 1}


def test_tactical_support_takes_soldiers_from_supply_only() -> None:
    armies = {"buto_1": ("anubis", 4), "buto_2": ("anubis", 4), "buto_3": ("anubis", 3)}
    table = table_of(players=anubis("tactical_support"), armies=armies)
    table.does("anubis", "card.tactical_support", "buto_1")
    assert table.offered("anubis") == ["1"]


def test_tactical_support_on_an_enemy_at_home_starts_a_battle_after_the_card() -> None:
    # P9
    table = table_of(players=anubis("tactical_support"), armies={"buto_1": ("horus", 1)})
    table.does("anubis", "card.tactical_support", "buto_1", "2")
    battle = table.happened(ev.BattleBegan)[0]
    assert (battle.attacker, battle.defender, battle.zone) == ("anubis", "horus", "buto_1")
    clash(table, "b2", "b6")
    table.does("anubis", "stay")
    assert table.player("anubis").battle == 1
    assert table.asked("anubis").kind == "day.action"


def test_tactical_support_brings_a_waiting_creature_into_a_district() -> None:
    # C3
    table = table_of(players=anubis("tactical_support", tiles=["ruby2_phoenix"]), armies={})
    table.does("anubis", "card.tactical_support", "buto_1", "2", ["phoenix"])
    assert table.army("buto_1") == ("anubis", 2, "phoenix")


# ---------------------------------------------------------------------- raining fire


def test_raining_fire_removes_1_soldier_of_any_enemy_army_for_1_prayer() -> None:
    # P14
    table = table_of(players=anubis("raining_fire", prayer=1), armies={"sobek_temple": ("horus", 3)})
    option = next(each for each in table.asked("anubis").options if each.id == "card.raining_fire")
    assert option.params["cost"] == 1
    table.does("anubis", "card.raining_fire", "sobek_temple")
    assert soldiers(table, "horus") == {"sobek_temple": 2}
    assert table.player("anubis").prayer == 0
    assert table.player("horus").supply == 10


def test_raining_fire_reaches_every_enemy_and_no_own_army() -> None:
    # P14
    armies = {"buto_1": ("anubis", 3), "abydos_1": ("horus", 3), "memphis_2": ("bastet", 1), "sanctuary": ("bastet", 2)}
    table = table_of(3, players=anubis("raining_fire"), armies=armies)
    table.does("anubis", "card.raining_fire")
    assert sorted(table.offered("anubis")) == ["abydos_1", "memphis_2", "sanctuary"]
    assert table.asked("anubis").default is None


def test_raining_fire_is_blocked_without_prayer_or_target() -> None:
    # P14
    table = table_of(players=anubis("raining_fire", prayer=0), armies={"abydos_1": ("horus", 3)})
    assert table.blocked("anubis")["card.raining_fire"] == "not_enough_prayer"
    assert "card.raining_fire" not in table.offered("anubis")
    table = table_of(players=anubis("raining_fire", prayer=1), armies={"buto_1": ("anubis", 3)})
    assert table.blocked("anubis")["card.raining_fire"] == "no_target"
    assert "card.raining_fire" not in table.offered("anubis")


# ---------------------------------------------------------------------- moving


def test_transfer_teleports_from_anywhere_for_nothing() -> None:
    # P15
    table = table_of(players=anubis("transfer", prayer=0), armies={"acacia_bank": ("anubis", 5)}, pyramids={})
    table.does("anubis", "move_top", "acacia_bank")
    assert table.blocked("anubis")["teleport.sanctuary"] == "no_pyramid_here"
    table.does("anubis", "card.transfer", "teleport.sanctuary", "5", "stop")
    assert soldiers(table, "anubis") == {"sanctuary": 5}
    assert table.state.discards == ("transfer",)


def test_transfer_is_the_one_teleport_of_the_move() -> None:
    # P15, M4
    table = table_of(players=anubis("transfer"), armies={"buto_1": ("anubis", 5)})
    table.does("anubis", "move_top", "buto_1", "card.transfer", "teleport.ochre_dunes", "5")
    assert table.blocked("anubis")["teleport.sanctuary"] == "no_teleport"
    assert table.player("anubis").prayer == 7


def test_transfer_lands_on_obelisks_only() -> None:
    table = table_of(players=anubis("transfer"), armies={"acacia_bank": ("anubis", 5)})
    table.does("anubis", "move_top", "acacia_bank", "card.transfer")
    ends = [id for id in table.offered("anubis") if id.startswith("teleport.")]
    assert sorted(ends) == [
        "teleport.hathor_temple",
        "teleport.ibis_meadows",
        "teleport.ochre_dunes",
        "teleport.sanctuary",
        "teleport.sobek_temple",
        "teleport.wadjet_temple",
    ]


def test_a_second_transfer_for_one_move_is_blocked() -> None:
    table = table_of(players=anubis("transfer", "transfer"), armies={"acacia_bank": ("anubis", 5)})
    table.does("anubis", "move_top", "acacia_bank", "card.transfer")
    assert table.blocked("anubis")["card.transfer"] == "teleport_is_free"  # P15: one teleport a move


def test_swiftness_adds_1_movement_point() -> None:
    # P15
    table = table_of(players=anubis("swiftness"), armies={"natron_flats": ("anubis", 5)})
    table.does("anubis", "move_top", "natron_flats", "card.swiftness", "sobek_temple", "5", "jackal_road", "5")
    assert soldiers(table, "anubis") == {"jackal_road": 5}
    assert table.state.discards == ("swiftness",)


def test_two_swiftnesses_add_2_movement_points() -> None:
    table = table_of(players=anubis("swiftness", "swiftness"), armies={"natron_flats": ("anubis", 5)})
    table.does("anubis", "move_top", "natron_flats", "card.swiftness", "card.swiftness")
    assert table.asked("anubis").params["points"] == 3


def test_move_interventions_are_not_played_outside_a_move() -> None:
    # D6
    table = table_of(players=anubis("swiftness", "transfer"))
    assert not [id for id in table.offered("anubis") if "swiftness" in id or "transfer" in id]
