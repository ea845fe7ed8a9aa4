"""The emerald tiles, one by one."""

from __future__ import annotations

from engine.kemet import events as ev
from engine.kemet.content import TILES
from engine.kemet.state import Army
from tests.engine.fights import clash, parts, strength
from tests.engine.underworld import dead, fight, honour, sacrificed

FAR = {"abydos_1": ("horus", 1)}


def test_emerald1_dark_cult_prays_on_the_gold_space_for_a_sacrifice() -> None:
    # G5, D7
    table = dead(anubis={"tiles": ["emerald1_dark_cult"], "prayer": 1})
    assert table.game.view(None)["players"]["anubis"]["gold"] == "free"
    table.does("anubis", "gold.emerald1_dark_cult.pray", "supply")
    assert (table.player("anubis").prayer, honour(table), table.player("anubis").underworld) == (3, 8, 1)
    assert table.blocked("anubis")["gold.emerald1_dark_cult.pray"] == "gold_used"
    assert TILES["emerald1_dark_cult"].copies == 2


def test_emerald1_dark_cult_is_a_whole_pray_action() -> None:
    # A1
    tiles = ["emerald1_dark_cult", "diamond1_priest"]
    table = dead(anubis={"tiles": tiles, "prayer": 1})
    table.does("anubis", "gold.emerald1_dark_cult.pray", "supply")
    assert table.player("anubis").prayer == 4


def test_emerald1_return_from_beyond_takes_2_soldiers_back_or_gains_1_honour() -> None:
    # N8
    facts = {"tiles": ["emerald1_return_from_beyond"], "underworld": 3, "honour": 6}
    for choice, after in (("soldiers", (1, 6, 11)), ("honour", (3, 7, 9)), ((), (3, 6, 9))):
        table = dead(anubis=facts, armies=FAR, phase="night")
        table.defaults("night.return")
        assert table.asked("anubis").default == ("soldiers",)
        table.does("anubis", choice)
        player = table.player("anubis")
        assert (player.underworld, player.honour, player.supply) == after


def test_emerald1_return_from_beyond_by_default_sends_no_follower_away() -> None:
    # N8, G9: honour 9 lets nobody be with Thoth, honour 5 one
    for before, followers, default in ((8, 1, ()), (8, 0, ("honour",)), (4, 2, ()), (4, 1, ("honour",))):
        facts = {"tiles": ["emerald1_return_from_beyond", "emerald4_thoth"], "honour": before}
        table = dead(anubis=facts, armies={"ochre_dunes": ("anubis", followers, "thoth"), **FAR}, phase="night")
        table.defaults("night.return")
        assert table.asked("anubis").default == default
        assert table.offered("anubis") == ["honour"]


def test_emerald1_return_from_beyond_is_not_asked_where_nothing_can_return() -> None:
    # N8
    table = dead(anubis={"tiles": ["emerald1_return_from_beyond"]}, phase="night")
    table.defaults("night.fate")
    assert "night.return" not in [decision.kind for decision in table.game.decisions]
    assert table.happened(ev.SoldiersReturned) == []


def test_emerald2_strength_drain_turns_the_difference_into_prayer() -> None:
    # G14
    table = fight(5, 2, anubis={"tiles": ["emerald2_strength_drain"], "prayer": 0})
    clash(table, "b1", "b6")
    assert (strength(table, "anubis"), strength(table, "horus")) == (9, 5)
    assert table.asked("anubis").options[0].params == {"prayer": 4}
    table.does("anubis", ["drain"], "supply")
    assert table.player("anubis").prayer == 4
    assert sacrificed(table) == [(None, "tile.emerald2_strength_drain")]


def test_emerald2_strength_drain_is_for_the_stronger_side_only() -> None:
    # G14
    for own, other in (("b6", "b6"), ("b8", "b1")):
        table = fight(3, 3, anubis={"tiles": ["emerald2_strength_drain"]})
        clash(table, own, other)
        assert table.game.decisions[0].kind != "battle.drain"
    table = fight(3, 3, horus={"tiles": ["emerald2_strength_drain"]})
    clash(table, "b8", "b1")
    assert table.asked("horus").kind == "battle.drain"  # a defender too


def test_emerald2_dark_servants_recruit_as_many_for_free_as_the_corruption() -> None:
    # A6
    for honour_, costs in ((9, [0, 1, 2, 3, 4]), (8, [0, 0, 1, 2, 3]), (4, [0, 0, 0, 1, 2]), (0, [0, 0, 0, 0, 1])):
        facts = {"tiles": ["emerald2_dark_servants"], "honour": honour_, "prayer": 4}
        table = dead(anubis=facts, armies={"buto_1": ("anubis", 5), **FAR})
        table.does("anubis", "recruit_top")
        assert table.asked("anubis").params["costs"][:5] == costs


def test_emerald2_dark_servants_come_in_addition_to_other_free_soldiers() -> None:
    # A6
    tiles = ["emerald2_dark_servants", "sapphire1_recruiting_scribe"]
    table = dead(anubis={"tiles": tiles, "honour": 4, "prayer": 0}, armies={"buto_1": ("anubis", 5), **FAR})
    table.does("anubis", "recruit_top")
    assert table.asked("anubis").params["most"] == 5


def test_emerald2_solar_bark_gives_all_armies_a_movement_point() -> None:
    # M1
    table = dead(anubis={"tiles": ["emerald2_solar_bark"]})
    table.does("anubis", "move_top")
    assert table.asked("anubis").options[0].params["range"] == [["base", 1], ["tile.emerald2_solar_bark", 1]]


def test_emerald2_solar_bark_sails_along_the_nile_for_a_point_and_a_sacrifice() -> None:
    # G5
    table = dead(anubis={"tiles": ["emerald2_solar_bark"]}, armies={"natron_flats": ("anubis", 3), **FAR})
    table.does("anubis", "move_top", "natron_flats")
    assert "bark.sanctuary" in table.offered("anubis")
    assert "bark.sobek_temple" not in table.offered("anubis")
    table.does("anubis", "bark.sanctuary", "supply")
    assert (honour(table), table.player("anubis").underworld) == (8, 1)
    table.does("anubis", "3")
    assert table.happened(ev.ArmyMoved)[-1].way == "bark"
    assert table.asked("anubis").params["points"] == 1
    table.does("anubis", "bark.hathor_temple", "sanctuary")  # one of those who sail
    assert table.offered("anubis") == ["2", "1"]
    table.does("anubis", "2")
    assert table.army("hathor_temple") == Army("anubis", 2)
    assert (honour(table), table.player("anubis").underworld) == (7, 2)


def test_emerald2_solar_bark_needs_a_zone_on_the_nile_and_somebody_to_sacrifice() -> None:
    # G5
    facts = {"tiles": ["emerald2_solar_bark"]}
    table = dead(anubis=facts, armies={"ochre_dunes": ("anubis", 3), **FAR})
    table.does("anubis", "move_top", "ochre_dunes")
    assert not [id for id in table.offered("anubis") if id.startswith("bark.")]
    table = dead(anubis={**facts, "underworld": 11}, armies={"natron_flats": ("anubis", 1), **FAR})
    table.does("anubis", "move_top", "natron_flats")
    assert table.blocked("anubis")["bark.sanctuary"] == "nobody_to_sacrifice"


def test_emerald2_solar_bark_starts_a_battle_where_an_enemy_stands() -> None:
    # M8
    armies = {"natron_flats": ("anubis", 3), "hathor_temple": ("horus", 1)}
    table = dead(anubis={"tiles": ["emerald2_solar_bark"]}, armies=armies)
    table.does("anubis", "move_top", "natron_flats", "bark.hathor_temple", "supply", "3")
    assert table.happened(ev.BattleBegan)


def test_emerald2_demeaned_sphinx_gives_its_army_a_point_and_a_strength() -> None:
    # C2
    table = fight(3, 3, creature="demeaned_sphinx", anubis={"tiles": ["emerald2_demeaned_sphinx"]})
    clash(table)
    table.does("anubis", ())
    assert parts(table, "anubis", "strength") == {"soldiers": 3, "card": 3, "creature.demeaned_sphinx": 1}
    table = dead(
        anubis={"tiles": ["emerald2_demeaned_sphinx"]}, armies={"buto_1": ("anubis", 3, "demeaned_sphinx"), **FAR}
    )
    table.does("anubis", "move_top")
    assert table.asked("anubis").options[0].params["range"] == [["base", 1], ["creature.demeaned_sphinx", 1]]


def test_emerald2_demeaned_sphinx_deals_damage_equal_to_corruption_for_a_sacrifice() -> None:
    # G5
    facts = {"tiles": ["emerald2_demeaned_sphinx"], "honour": 5}
    table = fight(3, 5, creature="demeaned_sphinx", anubis=facts)
    clash(table, "b7", "b6")
    table.does("anubis", "demeaned_sphinx.damage", "supply")
    assert parts(table, "anubis", "damage") == {"creature.demeaned_sphinx": 2}


def test_emerald2_demeaned_sphinx_keeps_the_last_soldier_that_it_needs() -> None:
    # C1, G5
    facts = {"tiles": ["emerald2_demeaned_sphinx"], "underworld": 11}
    table = fight(1, 5, creature="demeaned_sphinx", anubis=facts)
    clash(table)
    assert table.game.decisions[0].kind != "battle.rite"


def test_emerald3_death_ritual_adds_strength_or_damage_or_a_shield() -> None:
    # G14
    for total in ("strength", "damage", "shield"):
        table = fight(3, 3, anubis={"tiles": ["emerald3_death_ritual"]})
        clash(table, "b7", "b7")
        table.does("anubis", f"emerald3_death_ritual.{total}", "supply")
        found = {name: parts(table, "anubis", name) for name in ("strength", "damage", "shield")}
        assert [name for name in found if "tile.emerald3_death_ritual" in found[name]] == [total]
        assert found[total]["tile.emerald3_death_ritual"] == 1


def test_emerald3_death_ritual_helps_a_defender_too_and_may_be_left_alone() -> None:
    # G14
    table = fight(3, 3, horus={"tiles": ["emerald3_death_ritual"]})
    clash(table)
    table.does("horus", ())
    assert (honour(table, "horus"), table.player("horus").underworld) == (9, 0)


def test_emerald3_funeral_building_raises_two_pyramids_by_one_level_each_cheaper() -> None:
    # G14, N8
    pyramids = {"buto_1": ("ruby", 2), "abydos_1": ("ruby", 1)}
    table = dead(anubis={"tiles": ["emerald3_funeral_building"], "prayer": 5}, pyramids=pyramids, phase="night")
    table.defaults("night.funeral")
    prayer = table.player("anubis").prayer
    costs = {option.id: option.params["cost"] for option in table.asked("anubis").options}
    assert costs["buto_1.ruby.3"] == 2
    assert costs["buto_2.emerald.1"] == 0  # from nothing to level 1
    table.does("anubis", ["buto_1.ruby.3"])
    assert [id for id in table.offered("anubis") if id.startswith("buto_1.")] == []  # one level each
    table.does("anubis", ["buto_2.emerald.1"], "supply")
    assert table.state.pyramids["buto_1"] == ("ruby", 3)
    assert table.state.pyramids["buto_2"] == ("emerald", 1)
    assert (table.player("anubis").prayer, honour(table)) == (prayer - 2, 8)


def test_emerald3_funeral_building_says_why_not() -> None:
    # G1, G14
    facts = {"tiles": ["emerald3_funeral_building"], "honour": 0, "prayer": 0}
    pyramids = {"buto_1": ("ruby", 3), "abydos_1": ("ruby", 1)}
    table = dead(anubis=facts, pyramids=pyramids, phase="night")
    table.defaults("night.funeral")
    assert table.player("anubis").prayer == 2  # N5; one of them goes for honour
    assert table.offered("anubis") == ["buto_2.emerald.1", "buto_3.emerald.1"]
    blocked = table.blocked("anubis")
    assert (blocked["buto_1.ruby.4"], blocked["buto_2.ruby.1"]) == ("not_enough_prayer", "colour_used")
    assert blocked["buto_2.emerald.2"] == "too_many_levels"
    table = dead(anubis={**facts, "prayer": 9}, pyramids=pyramids, phase="night")
    table.defaults("night.funeral")
    table.does("anubis", ["buto_2.emerald.1"])
    assert table.offered("anubis") == ["buto_1.ruby.4"]
    assert table.blocked("anubis")["buto_3.emerald.1"] == "no_pyramid_left"
    assert table.blocked("anubis")["buto_2.emerald.1"] == "too_many_levels"


def test_emerald3_funeral_building_may_raise_one_or_none() -> None:
    # G14
    facts = {"tiles": ["emerald3_funeral_building"], "prayer": 5}
    for answers, levels in (((["buto_1.ruby.3"], (), "supply"), 3), (((),), 2)):
        table = dead(anubis=facts, pyramids={"buto_1": ("ruby", 2), "abydos_1": ("ruby", 1)}, phase="night")
        table.defaults("night.funeral")
        table.does("anubis", *answers)
        assert table.state.pyramids["buto_1"] == ("ruby", levels)
        assert honour(table) == (8 if levels == 3 else 9)


def test_emerald3_funeral_building_and_other_tiles_of_the_night_in_the_owners_order() -> None:
    # P1, N8
    tiles = ["emerald3_funeral_building", "emerald1_return_from_beyond", "diamond3_hand_of_god"]
    table = dead(
        anubis={"tiles": tiles, "prayer": 5, "honour": 3, "underworld": 2},
        pyramids={"buto_1": ("diamond", 2), "abydos_1": ("emerald", 1)},
        phase="night",
    )
    table.defaults("night.awakening")
    assert table.offered("anubis") == ["build", "return", "funeral"]
    table.does("anubis", ["funeral"], ["buto_1.diamond.3"], (), "buto_1")
    assert table.offered("anubis") == ["build", "return"]
    table.does("anubis", ["return"], "honour")
    assert table.asked("anubis").kind == "night.build"
    assert honour(table) == 3


def test_emerald3_uncanny_reinforcement_adds_a_soldier_to_an_attack() -> None:
    # G13
    facts = {"tiles": ["emerald3_uncanny_reinforcement"], "underworld": 1, "prayer": 0}
    for place, after in (("supply", (8, 1)), ("underworld", (9, 0))):
        table = fight(2, 3, anubis=facts)
        assert (table.asked("anubis").kind, table.offered("anubis")) == ("battle.reinforce", ["supply", "underworld"])
        table.does("anubis", [place])
        assert table.state.intruders["sobek_temple"] == Army("anubis", 3)
        assert (table.player("anubis").supply, table.player("anubis").underworld) == after
    table = fight(2, 3, horus={"tiles": ["emerald3_uncanny_reinforcement"]})
    assert table.asked("horus").kind == "battle.card"  # not for a defender


def test_emerald3_domination_gives_dominance_fame_once() -> None:
    # T7, G4
    table = dead(anubis={"prayer": 9}, pyramids={"buto_1": ("emerald", 3)})
    table.does("anubis", "power_1", "emerald3_domination")
    assert table.player("anubis").dominance == 1
    table = dead(anubis={"prayer": 9, "honour": 4}, pyramids={"buto_1": ("emerald", 3)})
    table.does("anubis", "power_1", "emerald3_domination")
    assert table.state.fame("anubis") == 0


def test_emerald4_putrid_power_adds_strength_equal_to_corruption_when_attacking() -> None:
    # B3
    for honour_, more in ((9, None), (8, 1), (4, 2), (1, 3)):
        table = fight(3, 3, anubis={"tiles": ["emerald4_putrid_power"], "honour": honour_})
        clash(table)
        assert parts(table, "anubis", "strength").get("tile.emerald4_putrid_power") == more
    table = fight(3, 3, horus={"tiles": ["emerald4_putrid_power"], "honour": 1})
    clash(table)
    assert strength(table, "horus") == 6


def test_emerald4_act_of_god_brings_a_silver_token_but_not_with_two_players() -> None:
    # S3, D7
    assert "emerald4_act_of_god" not in dead().state.market
    table = dead(anubis={"tiles": ["emerald4_act_of_god"]}, more=3)
    assert table.game.view(None)["players"]["anubis"]["silver"] == "free"


def test_emerald4_thoth_and_emerald4_nyarlathotep_are_the_same_but_for_the_name() -> None:
    # G15
    first, second = TILES["emerald4_thoth"], TILES["emerald4_nyarlathotep"]
    assert first._replace(id="", picture="", avatar="") == second._replace(id="", picture="", avatar="", replaces=None)


def test_emerald4_apophis_and_emerald4_cthulhu_are_the_same_but_for_the_name() -> None:
    # G15
    first, second = TILES["emerald4_apophis"], TILES["emerald4_cthulhu"]
    assert first._replace(id="", picture="", avatar="") == second._replace(id="", picture="", avatar="", replaces=None)


def test_emerald4_thoth_is_summoned_with_strength_4() -> None:
    # G8, G11
    table = dead(anubis={"tiles": ["emerald4_thoth"], "honour": 8}, armies=FAR)
    table.does("anubis", "gold.emerald4_thoth.summon", "heron_marsh", "1")
    assert table.army("heron_marsh") == Army("anubis", 1, "thoth")


def test_emerald4_apophis_is_summoned_on_the_nile() -> None:
    # G8, G11, T9
    table = dead(anubis={"tiles": ["emerald4_apophis"]}, armies=FAR)
    table.does("anubis", "gold.emerald4_apophis.summon", "hathor_temple")
    assert table.state.holders["hathor_temple"] == "anubis"
