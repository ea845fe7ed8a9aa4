"""The onyx tiles of level 1 and 2, one by one."""

from typing import Any

from engine.kemet import events as ev
from tests.engine.fights import attack, clash, lost, parts, soldiers, strength, table_of
from tests.engine.scenario import Table

COLOURS = ["diamond", "onyx", "ruby"]
ONYX_PYRAMID = {"buto_1": ("onyx", 4)}


def with_tiles(*tiles: str, **facts: Any) -> dict[str, dict[str, Any]]:
    return {"anubis": {"tiles": list(tiles), **facts}}


def shop(players_count: int = 2, **position: Any) -> Table:
    """Anubis has an onyx pyramid of level 4 and is about to act."""
    position.setdefault("armies", {"buto_1": ("anubis", 1)})
    position.setdefault("pyramids", ONYX_PYRAMID)
    return table_of(players_count, colours=COLOURS[: max(2, players_count)], **position)


def test_the_onyx_tiles_cost_their_levels() -> None:
    # A2
    table = shop(3, players={"anubis": {"prayer": 11}})
    table.does("anubis", "power_1")
    assert {option.id: option.params["cost"] for option in table.asked("anubis").options} == {
        "onyx1_mercenaries_sword": 1,
        "onyx1_mercenaries_spear": 1,
        "onyx1_local_recruitment": 1,
        "onyx2_honor_in_battle": 2,
        "onyx2_dedication_to_battle": 2,
        "onyx2_khnums_sphinx": 2,
        "onyx2_twin_ceremony": 2,
        "onyx3_griffin_sphinx": 3,
        "onyx3_forced_march": 3,
        "onyx3_deadly_trap": 3,
        "onyx3_domination": 3,
        "onyx4_devourer": 4,
        "onyx4_bestial_fury": 4,
        "onyx4_divine_might": 4,
        "onyx4_act_of_god": 4,
    }
    market = {tile: left for tile, left in table.state.market.items() if tile.startswith("onyx")}
    assert market.pop("onyx1_local_recruitment") == 2
    assert set(market.values()) == {1}


# ---------------------------------------------------------------------- level 1


def test_onyx1_mercenaries_sword_bring_3_soldiers_beyond_the_12() -> None:
    # A3, T2
    table = shop()
    table.does("anubis", "power_1", "onyx1_mercenaries_sword", ["buto_1", "buto_3"], "1", "2")
    assert soldiers(table, "anubis") == {"buto_1": 2, "buto_3": 2}
    assert table.player("anubis").supply == 11
    assert table.player("anubis").prayer == 6
    placed = [(event.zone, event.soldiers) for event in table.happened(ev.SoldiersPlaced)]
    assert placed == [("buto_1", 1), ("buto_3", 2)]


def test_onyx1_mercenaries_sword_go_to_own_districts_only() -> None:
    # P9
    table = shop(armies={"sobek_temple": ("anubis", 1)})
    table.does("anubis", "power_1", "onyx1_mercenaries_sword")
    assert table.offered("anubis") == ["buto_1", "buto_2", "buto_3"]


def test_onyx1_mercenaries_sword_without_room_go_to_supply() -> None:
    # P9: room for 1 only; they are 12 + 3 from now on
    armies = {"buto_1": ("anubis", 5), "buto_2": ("anubis", 4), "buto_3": ("horus", 1)}
    table = shop(armies=armies)
    table.does("anubis", "power_1", "onyx1_mercenaries_sword", ["buto_2"])
    assert table.offered("anubis") == ["1"]
    table.does("anubis", "1")
    assert soldiers(table, "anubis") == {"buto_1": 5, "buto_2": 5}
    assert table.player("anubis").supply == 3 + 2


def test_onyx1_mercenaries_sword_on_an_enemy_at_home_start_a_battle_after_the_action() -> None:
    # P9
    table = shop(armies={"buto_2": ("horus", 1)})
    table.does("anubis", "power_1", "onyx1_mercenaries_sword", ["buto_2"], "3")
    assert table.happened(ev.BattleBegan) == [ev.BattleBegan(zone="buto_2", attacker="anubis", defender="horus")]
    clash(table)
    assert parts(table, "anubis", "strength") == {"soldiers": 3, "card": 3, "home": 1}


def test_onyx1_mercenaries_spear_are_3_more_for_who_has_the_sword_clan() -> None:
    # P11: different pictures
    table = shop(3, players=with_tiles("onyx1_mercenaries_sword"), armies={})
    assert table.player("anubis").supply == 15
    table.does("anubis", "power_1", "onyx1_mercenaries_spear", ["buto_1"], "3")
    assert soldiers(table, "anubis") == {"buto_1": 3}
    assert table.player("anubis").supply == 15


def test_onyx1_mercenaries_spear_are_not_in_a_game_of_two() -> None:
    # S3
    table = shop()
    assert "onyx1_mercenaries_spear" not in table.state.market
    assert table.state.market["onyx1_mercenaries_sword"] == 1


def test_onyx1_mercenaries_spear_lost_in_battle_are_recruited_like_others() -> None:
    # T2
    table = shop(3, players=with_tiles("onyx1_mercenaries_spear"), armies={"buto_1": ("anubis", 5)})
    assert table.player("anubis").supply == 10
    table.does("anubis", "recruit_top", ["buto_2", "buto_3"], "5", "2")
    assert table.player("anubis").supply == 3


def test_onyx1_local_recruitment_makes_1_soldier_free() -> None:
    # A6
    table = shop(players=with_tiles("onyx1_local_recruitment", prayer=2), armies={})
    table.does("anubis", "recruit_top", ["buto_1"])
    assert table.offered("anubis") == ["1", "2", "3"]
    table.does("anubis", "3")
    assert table.player("anubis").prayer == 0


def test_onyx1_local_recruitment_reaches_every_own_army() -> None:
    armies = {"sobek_temple": ("anubis", 3), "ibis_meadows": ("horus", 2)}
    table = shop(players=with_tiles("onyx1_local_recruitment"), armies=armies)
    table.does("anubis", "recruit_top")
    assert table.offered("anubis") == ["buto_1", "buto_2", "buto_3", "sobek_temple"]
    table.does("anubis", ["sobek_temple"])
    assert table.offered("anubis") == ["1", "2"]
    table.does("anubis", "2")
    assert soldiers(table, "anubis") == {"sobek_temple": 5}
    assert table.player("anubis").prayer == 7 - 1


# ---------------------------------------------------------------------- level 2


def test_onyx2_honor_in_battle_gives_1_prayer_for_each_own_soldier_lost() -> None:
    # P7
    table = clash(attack(5, 5, horus={"tiles": ["onyx2_honor_in_battle"], "prayer": 0}), "b3", "b1")
    assert lost(table, "horus") == 3
    assert table.player("horus").prayer == 3
    (gain,) = table.happened(ev.PrayerGained)
    assert gain.parts == (("tile.onyx2_honor_in_battle", 3),)


def test_onyx2_honor_in_battle_does_not_count_removed_soldiers() -> None:
    # P7
    table = clash(attack(5, 5, anubis={"tiles": ["onyx2_honor_in_battle"], "prayer": 0}), "b7", "b1")
    assert lost(table, "anubis") == 1
    assert table.player("anubis").prayer == 1


def test_onyx2_dedication_to_battle_gives_2_prayer_at_the_start_of_an_attack() -> None:
    # P6: it pays for this battle's interventions
    facts = {"tiles": ["onyx2_dedication_to_battle"], "hand": ["war_fury", "iron_wall"], "prayer": 0}
    table = attack(5, 5, anubis=facts)
    assert table.player("anubis").prayer == 2
    clash(table, ("b1", "war_fury", "iron_wall"))
    assert table.player("anubis").prayer == 0
    assert strength(table, "anubis") == 5 + 4 + 2


def test_onyx2_dedication_to_battle_does_nothing_for_a_defender() -> None:
    # P6
    table = attack(5, 5, horus={"tiles": ["onyx2_dedication_to_battle"], "prayer": 0})
    assert table.player("horus").prayer == 0


def test_onyx2_dedication_to_battle_pays_for_each_battle_of_an_action() -> None:
    # P6
    players = with_tiles("onyx2_dedication_to_battle", prayer=2)
    table = shop(players=players, armies={"buto_1": ("horus", 1), "buto_2": ("horus", 1)})
    table.does("anubis", "recruit_top", ["buto_1", "buto_2"], "1", "1", "buto_1")
    assert table.player("anubis").prayer == 2
    clash(table, "b3", "b3")
    assert table.player("anubis").prayer == 4


def test_onyx2_khnums_sphinx_has_1_movement_point_and_1_strength() -> None:
    table = attack(3, 5, creature="khnums_sphinx", anubis={"tiles": ["onyx2_khnums_sphinx"]})
    assert parts(clash(table), "anubis", "strength") == {"soldiers": 3, "card": 3, "creature.khnums_sphinx": 1}
    armies = {"natron_flats": ("anubis", 1, "khnums_sphinx")}
    table = table_of(players=with_tiles("onyx2_khnums_sphinx"), armies=armies)
    table.does("anubis", "move_top", "natron_flats")
    assert table.asked("anubis").params["points"] == 2


def test_onyx2_khnums_sphinx_makes_enemies_pay_1_to_enter() -> None:
    # P13
    table = attack(5, 3, guard="khnums_sphinx", horus={"tiles": ["onyx2_khnums_sphinx"]}, anubis={"prayer": 1})
    assert table.player("anubis").prayer == 0
    (paid,) = table.happened(ev.PrayerPaid)
    assert paid.parts == (("creature.khnums_sphinx", 1),)


def test_onyx2_twin_ceremony_buys_a_tile_for_1_more_on_the_gold_space() -> None:
    # A2
    table = shop(players=with_tiles("onyx2_twin_ceremony"))
    table.does("anubis", "gold.onyx2_twin_ceremony.power", "onyx1_local_recruitment")
    assert table.player("anubis").prayer == 7 - 2
    (paid,) = table.happened(ev.PrayerPaid)
    assert paid.parts == (("level", 1), ("tile.onyx2_twin_ceremony", 1))
    assert table.player("anubis").gold_used
    assert (table.player("anubis").used, table.player("anubis").tokens) == ((), 0)


def test_onyx2_twin_ceremony_may_take_a_colour_bought_this_round() -> None:
    # A2
    players = with_tiles("onyx2_twin_ceremony", used=["power_1"], bought=["onyx"])
    table = shop(players=players)
    table.does("anubis", "power_2")
    assert table.blocked("anubis")["onyx3_domination"] == "colour_bought"
    table.does("anubis", (), "gold.onyx2_twin_ceremony.power", "onyx3_domination")
    assert table.player("anubis").dominance == 1
    assert table.player("anubis").prayer == 7 - 4


def test_onyx2_twin_ceremony_does_not_count_for_the_colour() -> None:
    # A2
    table = shop(players=with_tiles("onyx2_twin_ceremony"))
    table.does("anubis", "gold.onyx2_twin_ceremony.power", "onyx1_local_recruitment", "power_1")
    assert "onyx3_domination" in table.offered("anubis")


def test_onyx2_twin_ceremony_needs_no_power_up_space() -> None:
    # A2: all three are taken
    used = ["power_1", "power_2", "power_3", "move_top"]
    table = shop(players=with_tiles("onyx2_twin_ceremony", used=used))
    table.does("anubis", "gold.onyx2_twin_ceremony.power")
    assert "onyx3_domination" in table.offered("anubis")


def test_onyx2_twin_ceremony_still_needs_pyramid_prayer_and_another_picture() -> None:
    # A2
    players = with_tiles("onyx2_twin_ceremony", "diamond3_domination", prayer=3)
    table = shop(players=players, pyramids={"buto_1": ("onyx", 3)})
    table.does("anubis", "gold.onyx2_twin_ceremony.power")
    blocked = table.blocked("anubis")
    assert blocked["onyx3_domination"] == "same_picture"
    assert blocked["onyx4_divine_might"] == "pyramid_too_low"
    assert blocked["onyx3_deadly_trap"] == "not_enough_prayer"
    assert "onyx2_honor_in_battle" in table.offered("anubis")


def test_onyx2_twin_ceremony_is_one_gold_action_a_round() -> None:
    # D7
    table = shop(players=with_tiles("onyx2_twin_ceremony", "onyx3_forced_march"))
    table.does("anubis", "gold.onyx3_forced_march.move", ())
    assert table.blocked("anubis")["gold.onyx2_twin_ceremony.power"] == "gold_used"


def test_onyx2_twin_ceremony_and_priestess_cancel_each_other() -> None:
    # P2
    table = shop(players=with_tiles("onyx2_twin_ceremony", "diamond1_priestess"))
    table.does("anubis", "gold.onyx2_twin_ceremony.power", "onyx1_local_recruitment")
    assert table.player("anubis").prayer == 7 - 1


def test_onyx2_twin_ceremony_may_be_used_in_the_turn_it_is_bought() -> None:
    # D7, A2
    table = shop()
    table.does("anubis", "power_1", "onyx2_twin_ceremony", "gold.onyx2_twin_ceremony.power", "onyx3_domination")
    assert table.player("anubis").prayer == 7 - 2 - 4
    assert table.player("anubis").tiles == ("onyx2_twin_ceremony", "onyx3_domination")


def test_onyx2_twin_ceremony_is_blocked_without_its_tile() -> None:
    # D7
    assert shop().blocked("anubis")["gold"] == "no_gold"


def test_onyx2_khnums_sphinx_comes_with_its_tile_or_waits_in_supply() -> None:
    # C3
    table = shop()
    table.does("anubis", "power_1", "onyx2_khnums_sphinx", ["buto_1"])
    assert table.army("buto_1") == ("anubis", 1, "khnums_sphinx")
    assert table.happened(ev.CreatureJoined) == [
        ev.CreatureJoined(seat="anubis", creature="khnums_sphinx", zone="buto_1")
    ]
    table = shop(armies={"sobek_temple": ("anubis", 1)})
    table.does("anubis", "power_1", "onyx2_khnums_sphinx")
    assert table.offered("anubis") == []
    table.does("anubis", ())
    assert table.player("anubis").waiting == ("khnums_sphinx",)
