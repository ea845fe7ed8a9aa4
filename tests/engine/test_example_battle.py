"""The rulebook's own battle: Noah (here anubis) attacks Kristin's temple (here horus')."""

from engine.kemet import events as ev
from tests.engine.fights import attack, clash, lost, parts, soldiers, strength
from tests.engine.scenario import Table


def noah_attacks_kristin() -> Table:
    return attack(
        5,
        4,
        guard="ancestral_elephant",
        anubis={"tiles": ["ruby1_charge", "ruby3_blades_of_neith"], "prayer": 6},
        horus={"tiles": ["sapphire2_ancestral_elephant"], "hand": ["bronze_wall", "war_fury"], "prayer": 6},
    )


def test_e4_noah_has_strength_10_and_kristin_9() -> None:
    # E4, B3
    table = clash(noah_attacks_kristin(), "b2", ("b5", "bronze_wall", "war_fury"))
    assert parts(table, "anubis", "strength") == {
        "soldiers": 5,
        "card": 3,
        "tile.ruby1_charge": 1,
        "tile.ruby3_blades_of_neith": 1,
    }
    assert parts(table, "horus", "strength") == {
        "soldiers": 4,
        "card": 2,
        "creature.ancestral_elephant": 1,
        "intervention.war_fury": 2,
    }
    assert (strength(table, "anubis"), strength(table, "horus")) == (10, 9)
    assert table.happened(ev.BattleReckoned)[0].winner == "anubis"


def test_e4_kristin_pays_1_for_war_fury() -> None:
    # E4, B2
    table = clash(noah_attacks_kristin(), "b2", ("b5", "bronze_wall", "war_fury"))
    assert table.player("horus").prayer == 5


def test_e4_kristins_4_shields_stop_noahs_2_damage() -> None:
    # E4, B4
    table = clash(noah_attacks_kristin(), "b2", ("b5", "bronze_wall", "war_fury"))
    assert parts(table, "anubis", "damage") == {"card": 2}
    assert parts(table, "horus", "shield") == {
        "card": 2,
        "creature.ancestral_elephant": 1,
        "intervention.bronze_wall": 1,
    }
    assert parts(table, "horus", "damage") == parts(table, "anubis", "critical") == {}
    assert (lost(table, "anubis"), lost(table, "horus")) == (0, 0)


def test_e4_kristin_disbands_4_soldiers_for_3_prayer_and_gets_a_veteran() -> None:
    # E4, B5, B6
    table = clash(noah_attacks_kristin(), "b2", ("b5", "bronze_wall", "war_fury"))
    table.does("horus", "disband")
    kristin = table.player("horus")
    assert (kristin.prayer, kristin.veterans, kristin.battle) == (5 + 3, 1, 0)
    assert kristin.supply == 12
    assert kristin.waiting == ("ancestral_elephant",)


def test_e4_noah_gets_a_battle_fame_and_the_temple_and_stays() -> None:
    # E4, B6, B7, B8
    table = clash(noah_attacks_kristin(), "b2", ("b5", "bronze_wall", "war_fury"))
    table.does("horus", "disband")
    table.does("anubis", "stay")
    noah = table.player("anubis")
    assert (noah.battle, noah.veterans, noah.prayer) == (1, 0, 6)
    assert table.state.conquered("anubis") == (1, 0)
    assert table.state.conquered("horus") == (0, 0)
    assert soldiers(table, "anubis") == {"sobek_temple": 5}
    assert table.state.discards == ("bronze_wall", "war_fury")
    assert (noah.played, table.player("horus").played) == (("b2",), ("b5",))
