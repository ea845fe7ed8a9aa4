"""The onyx tiles of level 3 and 4, one by one."""

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


def battle_fame(table: Table, seat: str) -> int:
    return table.player(seat).battle


# ---------------------------------------------------------------------- level 3


def test_onyx3_griffin_sphinx_has_2_strength_and_no_movement_point() -> None:
    table = attack(3, 5, creature="griffin_sphinx", anubis={"tiles": ["onyx3_griffin_sphinx"]})
    assert parts(clash(table), "anubis", "strength") == {"soldiers": 3, "card": 3, "creature.griffin_sphinx": 2}
    armies = {"natron_flats": ("anubis", 1, "griffin_sphinx")}
    table = table_of(players=with_tiles("onyx3_griffin_sphinx"), armies=armies)
    table.does("anubis", "move_top", "natron_flats")
    assert table.asked("anubis").params["points"] == 1


def test_onyx3_griffin_sphinx_teleports_for_nothing_from_a_pyramid_or_an_obelisk() -> None:
    # M4
    for start in ("buto_1", "ochre_dunes"):
        players = with_tiles("onyx3_griffin_sphinx", prayer=0)
        table = shop(players=players, armies={start: ("anubis", 3, "griffin_sphinx")})
        table.does("anubis", "move_top", start, "teleport.sanctuary", "3.griffin_sphinx", "stop")
        assert table.army("sanctuary") == ("anubis", 3, "griffin_sphinx")
        assert table.happened(ev.PrayerPaid) == []


def test_onyx3_griffin_sphinx_does_not_carry_those_who_leave_it_behind() -> None:
    # M1: without it the teleport costs 2, and there is none from an obelisk
    players = with_tiles("onyx3_griffin_sphinx", prayer=2)
    table = shop(players=players, armies={"buto_1": ("anubis", 3, "griffin_sphinx")})
    table.does("anubis", "move_top", "buto_1", "teleport.sanctuary", "2", "stop")
    assert table.player("anubis").prayer == 0
    table = shop(players=players, armies={"ochre_dunes": ("anubis", 3, "griffin_sphinx")})
    table.does("anubis", "move_top", "ochre_dunes", "teleport.sanctuary")
    assert table.offered("anubis") == ["3.griffin_sphinx", "2.griffin_sphinx", "1.griffin_sphinx"]


def test_onyx3_griffin_sphinx_does_not_teleport_from_the_desert() -> None:
    # M4
    armies = {"natron_flats": ("anubis", 3, "griffin_sphinx")}
    table = shop(players=with_tiles("onyx3_griffin_sphinx"), armies=armies)
    table.does("anubis", "move_top", "natron_flats")
    assert table.blocked("anubis")["teleport.sanctuary"] == "no_pyramid_here"


def test_onyx3_forced_march_moves_on_the_gold_space_without_teleport() -> None:
    # D7
    table = shop(players=with_tiles("onyx3_forced_march"), armies={"buto_1": ("anubis", 3)})
    table.does("anubis", "gold.onyx3_forced_march.move", "buto_1")
    assert table.blocked("anubis")["teleport.sanctuary"] == "no_teleport"
    table.does("anubis", "natron_flats", "3")
    assert soldiers(table, "anubis") == {"natron_flats": 3}
    assert table.player("anubis").gold_used
    assert table.player("anubis").tokens == 0


def test_onyx3_forced_march_lets_the_same_army_move_twice_in_a_turn() -> None:
    # D7
    table = shop(players=with_tiles("onyx3_forced_march"), armies={"buto_1": ("anubis", 3)})
    table.does("anubis", "gold.onyx3_forced_march.move", "buto_1", "natron_flats", "3")
    table.does("anubis", "move_top", "natron_flats", "sobek_temple", "3")
    assert soldiers(table, "anubis") == {"sobek_temple": 3}


def test_onyx3_deadly_trap_has_1_strength_and_1_critical_damage_in_defence() -> None:
    # B4
    table = clash(attack(5, 5, horus={"tiles": ["onyx3_deadly_trap"]}), "b8", "b6")
    assert parts(table, "horus", "strength") == {"soldiers": 5, "card": 3, "tile.onyx3_deadly_trap": 1}
    assert parts(table, "horus", "critical") == {"tile.onyx3_deadly_trap": 1}
    assert lost(table, "anubis") == 1


def test_onyx3_deadly_trap_does_nothing_for_an_attacker() -> None:
    table = clash(attack(5, 5, anubis={"tiles": ["onyx3_deadly_trap"]}))
    assert parts(table, "anubis", "strength") == {"soldiers": 5, "card": 3}
    assert parts(table, "anubis", "critical") == {}


def test_onyx3_domination_gives_1_dominance_fame_once() -> None:
    # A3
    table = shop()
    table.does("anubis", "power_1", "onyx3_domination")
    assert table.player("anubis").dominance == 1
    assert table.player("anubis").prayer == 7 - 3


# ---------------------------------------------------------------------- level 4


def devourer(soldiers_: int = 5, defenders: int = 5) -> Table:
    return attack(soldiers_, defenders, creature="devourer", anubis={"tiles": ["onyx4_devourer"]})


def test_onyx4_devourer_has_1_movement_point_and_2_strength() -> None:
    table = clash(devourer(3))
    assert parts(table, "anubis", "strength") == {"soldiers": 3, "card": 3, "creature.devourer": 2}
    table = table_of(players=with_tiles("onyx4_devourer"), armies={"natron_flats": ("anubis", 1, "devourer")})
    table.does("anubis", "move_top", "natron_flats")
    assert table.asked("anubis").params["points"] == 2


def test_onyx4_devourer_gives_1_more_battle_fame_for_2_enemies_killed() -> None:
    # B6
    table = clash(devourer(), "b2", "b1")
    table.does("horus", "disband")
    assert battle_fame(table, "anubis") == 2
    sources = [event.source for event in table.happened(ev.FameGained)]
    assert sources == ["battle", "creature.devourer"]


def test_onyx4_devourer_gives_nothing_for_1_enemy_killed_or_for_removed_ones() -> None:
    # B6, T6: horus loses 1 and removes 2
    table = clash(devourer(), "b1", "b7")
    assert lost(table, "horus") == 1
    table.does("horus", "disband")
    assert battle_fame(table, "anubis") == 1


def test_onyx4_devourer_gives_nothing_in_defeat() -> None:
    # B6
    table = clash(devourer(3, 5), "b3", "b1")
    assert lost(table, "horus") == 3
    table.does("anubis", "disband")
    assert battle_fame(table, "anubis") == 0


def test_onyx4_devourer_gives_a_winning_defender_fame_and_1_veteran() -> None:
    # B6
    table = clash(attack(4, 5, guard="devourer", horus={"tiles": ["onyx4_devourer"]}), "b1", "b2")
    assert lost(table, "anubis") == 2
    table.does("anubis", "disband")
    assert (battle_fame(table, "horus"), table.player("horus").veterans) == (1, 1)


def test_onyx4_bestial_fury_gives_every_army_1_movement_point_1_strength_and_1_damage() -> None:
    table = clash(attack(5, 5, anubis={"tiles": ["onyx4_bestial_fury"]}))
    assert parts(table, "anubis", "strength") == {"soldiers": 5, "card": 3, "tile.onyx4_bestial_fury": 1}
    assert parts(table, "anubis", "damage") == {"tile.onyx4_bestial_fury": 1}
    table = clash(attack(5, 5, horus={"tiles": ["onyx4_bestial_fury"]}))
    assert strength(table, "horus") == 9
    table = table_of(players=with_tiles("onyx4_bestial_fury"), armies={"natron_flats": ("anubis", 1)})
    table.does("anubis", "move_top", "natron_flats")
    assert table.asked("anubis").params["points"] == 2


def test_onyx4_divine_might_adds_2_to_a_gain_by_day() -> None:
    # T10
    table = shop(players=with_tiles("onyx4_divine_might", prayer=0))
    table.does("anubis", "pray_bottom")
    assert table.player("anubis").prayer == 2 + 2
    (gain,) = table.happened(ev.PrayerGained)
    assert gain.parts == (("pray", 2), ("tile.onyx4_divine_might", 2))


def test_onyx4_act_of_god_gives_a_silver_token() -> None:
    # D7
    table = shop(3)
    table.does("anubis", "power_1", "onyx4_act_of_god", "move_top", ())
    assert [event.token for event in table.happened(ev.TokenPlaced)] == ["normal", "silver"]
    assert table.player("anubis").prayer == 7 - 4


def test_onyx4_act_of_god_has_the_picture_of_every_act_of_god() -> None:
    # A2
    table = shop(3, players=with_tiles("diamond4_act_of_god"))
    table.does("anubis", "power_1")
    assert table.blocked("anubis")["onyx4_act_of_god"] == "same_picture"
