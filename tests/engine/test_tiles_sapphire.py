"""The blue tiles, each by what it does and what it does not."""

from __future__ import annotations

from engine.kemet.events import BattleBegan, BattleCardRemoved, BattleCardShown, FameGained
from tests.engine.fights import attack, clash, lost, parts
from tests.engine.scenario import Table, at

HIGH = {"buto_1": ("ruby", 4), "buto_2": ("sapphire", 4)}


def test_sapphire1_recruiting_scribe_makes_up_to_three_soldiers_of_a_recruit_free() -> None:
    table = at(
        players={"anubis": {"tiles": ["sapphire1_recruiting_scribe"], "prayer": 2}},
        armies={"ochre_dunes": ("anubis", 1)},
    )
    table.does("anubis", "recruit_top")
    assert table.asked("anubis").params["costs"] == [0, 0, 0, 0, 1, 2]
    table.does("anubis", ["buto_1", "buto_2"], "3", "2")
    assert table.player("anubis").prayer == 0
    assert (table.army("buto_1"), table.army("buto_2")) == (("anubis", 3, None), ("anubis", 2, None))


def test_sapphire1_recruiting_scribe_gives_nothing_for_fewer_than_three() -> None:
    table = at(players={"anubis": {"tiles": ["sapphire1_recruiting_scribe"], "prayer": 2}}, armies={})
    table.does("anubis", "recruit_top", "buto_1", "2")
    assert table.player("anubis").prayer == 2


def test_sapphire1_defense_gives_a_defending_army_one_strength() -> None:
    table = attack(horus={"tiles": ["sapphire1_defense"]})
    clash(table, "b6", "b6")
    assert parts(table, "horus", "strength") == {"soldiers": 5, "card": 3, "tile.sapphire1_defense": 1}
    assert parts(table, "horus", "shield") == {"card": 1}  # strength, no shield


def test_sapphire1_defense_gives_an_attacking_army_nothing() -> None:
    table = attack(anubis={"tiles": ["sapphire1_defense"]})
    clash(table, "b6", "b6")
    assert parts(table, "anubis", "strength") == {"soldiers": 5, "card": 3}


def test_sapphire2_reinforcement_prayer_places_up_to_two_free_soldiers_with_a_prayer() -> None:
    table = at(players={"anubis": {"tiles": ["sapphire2_reinforcement_prayer"], "prayer": 0}}, armies={})
    table.does("anubis", "pray_bottom")
    assert (table.asked("anubis").params["most"], table.asked("anubis").default) == (2, ("buto_1",))  # a gift
    table.does("anubis", ["buto_1", "buto_3"], "1", "1")
    assert (table.army("buto_1"), table.army("buto_3")) == (("anubis", 1, None), ("anubis", 1, None))
    assert (table.player("anubis").prayer, table.player("anubis").supply) == (2, 10)


def test_sapphire2_reinforcement_prayer_may_be_left_unused_and_keeps_the_limit() -> None:
    table = at(
        players={"anubis": {"tiles": ["sapphire2_reinforcement_prayer"], "prayer": 0, "hand": []}},
        armies={"buto_1": ("anubis", 5), "buto_2": ("anubis", 4)},
    )
    table.does("anubis", "pray_bottom")
    assert table.blocked("anubis") == {"buto_1": "army_full"}
    table.does("anubis", ())
    assert (table.player("anubis").prayer, table.player("anubis").supply) == (2, 3)


def test_sapphire2_reinforcement_prayer_on_an_enemy_at_home_starts_a_battle() -> None:
    # P9
    table = at(
        players={"anubis": {"tiles": ["sapphire2_reinforcement_prayer"]}},
        armies={"buto_1": ("horus", 1)},
    )
    table.does("anubis", "pray_bottom", "buto_1", "2")
    assert [(event.zone, event.attacker) for event in table.happened(BattleBegan)] == [("buto_1", "anubis")]


def test_sapphire2_ancestral_elephant_gives_a_movement_point_one_strength_and_one_shield() -> None:
    elephant = {"tiles": ["sapphire2_ancestral_elephant"]}
    table = at(players={"anubis": elephant}, armies={"buto_1": ("anubis", 5, "ancestral_elephant")})
    table.does("anubis", "move_top", "buto_1")
    assert table.asked("anubis").params["points"] == 2
    table = attack(horus=elephant, guard="ancestral_elephant")
    clash(table, "b2", "b1")
    assert parts(table, "horus", "strength") == {"soldiers": 5, "card": 4, "creature.ancestral_elephant": 1}
    assert parts(table, "horus", "shield") == {"creature.ancestral_elephant": 1}
    assert lost(table, "horus") == 1


def test_sapphire2_shetyw_barrier_swaps_one_battle_card_unseen_for_the_special_one() -> None:
    table = at(players={"anubis": {"prayer": 2, "played": ["b5"], "unseen": ["b7"]}}, pyramids=HIGH)
    table.does("anubis", "power_2", "sapphire2_shetyw_barrier")
    assert table.asked("anubis").secret == "options"
    assert table.offered("anubis") == ["b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8"]
    table.does("anubis", "b3")
    player = table.player("anubis")
    assert player.cards == ("b1", "b2", "b4", "b5", "b6", "b7", "b8", "special_defensive")
    assert (player.played, player.unseen, player.removed) == ((), (), ("b3",))
    assert [event.to for event in table.happened(BattleCardRemoved)] == [("anubis",)]


def test_sapphire2_shetyw_barrier_brings_a_card_of_strength_3_and_3_shields() -> None:
    table = attack(horus={"tiles": ["sapphire2_shetyw_barrier"], "removed": ["b3"]})
    clash(table, "b1", "special_defensive")
    assert parts(table, "horus", "strength") == {"soldiers": 5, "card": 3}
    assert parts(table, "horus", "shield") == {"card": 3}
    assert parts(table, "horus", "damage") == {}


def test_sapphire2_shetyw_barrier_and_wrryt_storm_leave_eight_cards_with_both_special_ones() -> None:
    table = at(
        players={"anubis": {"tiles": ["ruby2_wrryt_storm"], "removed": ["b8"], "prayer": 2}},
        pyramids=HIGH,
    )
    table.does("anubis", "power_2", "sapphire2_shetyw_barrier")
    assert "special_offensive" in table.offered("anubis")  # it is one of the own cards by now
    table.does("anubis", "b3")
    assert table.player("anubis").cards == (
        "b1",
        "b2",
        "b4",
        "b5",
        "b6",
        "b7",
        "special_defensive",
        "special_offensive",
    )


def test_sapphire2_shields_of_neith_give_one_shield_in_attack_and_in_defence() -> None:
    table = attack(anubis={"tiles": ["sapphire2_shields_of_neith"]})
    clash(table, "b1", "b2")
    assert parts(table, "anubis", "shield") == {"tile.sapphire2_shields_of_neith": 1}
    assert lost(table, "anubis") == 1
    table = attack(horus={"tiles": ["sapphire2_shields_of_neith"]})
    clash(table, "b1", "b2")
    assert parts(table, "horus", "shield") == {"tile.sapphire2_shields_of_neith": 1}
    assert lost(table, "horus") == 0


def test_sapphire3_legion_lets_armies_have_seven_soldiers() -> None:
    table = at(players={"anubis": {"tiles": ["sapphire3_legion"]}}, armies={"buto_1": ("anubis", 5)})
    table.does("anubis", "recruit_top", "buto_1")
    assert table.offered("anubis") == ["1", "2"]
    table.does("anubis", "2")
    assert table.army("buto_1") == ("anubis", 7, None)


def test_sapphire3_legion_moves_seven_soldiers_at_once_and_never_eight() -> None:
    # M6
    table = at(
        players={"anubis": {"tiles": ["sapphire3_legion", "ruby1_priest_of_mafdet"]}},
        armies={"buto_1": ("anubis", 7), "natron_flats": ("anubis", 4)},
    )
    table.does("anubis", "move_top", "buto_1", "natron_flats", "7", "ochre_dunes")
    assert table.offered("anubis") == ["7", "6", "5", "4"]  # at most 7 may stay
    table.does("anubis", "7")
    assert table.army("natron_flats") == ("anubis", 4, None)
    assert table.army("ochre_dunes") == ("anubis", 7, None)


def test_sapphire3_legion_is_for_its_owner_alone() -> None:
    table = at(players={"horus": {"tiles": ["sapphire3_legion"]}}, armies={"buto_1": ("anubis", 5)})
    table.does("anubis", "recruit_top")
    assert table.blocked("anubis") == {"buto_1": "army_full"}


def test_sapphire3_defensive_victory_gives_a_winning_defender_battle_fame_and_one_veteran() -> None:
    table = attack(horus={"tiles": ["sapphire3_defensive_victory"]})
    clash(table, "b6", "b6")
    table.does("anubis", "disband")
    horus, anubis = table.player("horus"), table.player("anubis")
    assert (horus.battle, horus.veterans) == (1, 1)  # the second veteran is for those without fame
    assert (anubis.battle, anubis.veterans) == (0, 1)
    assert [event.source for event in table.happened(FameGained)] == ["tile.sapphire3_defensive_victory"]


def test_sapphire3_defensive_victory_needs_a_surviving_soldier() -> None:
    table = attack(5, 2, horus={"tiles": ["sapphire3_defensive_victory", "sapphire1_defense", "ruby3_blades_of_neith"]})
    clash(table, "b3", "b1")  # 6 against 8, and 3 damage
    assert lost(table, "horus") == 2
    table.does("anubis", "disband")
    assert (table.player("horus").battle, table.player("horus").veterans) == (0, 2)


def test_sapphire3_defensive_victory_adds_nothing_for_a_winning_attacker() -> None:
    table = attack(5, 3, anubis={"tiles": ["sapphire3_defensive_victory"]})
    clash(table, "b6", "b6")
    table.does("horus", "disband")
    assert table.player("anubis").battle == 1


def test_sapphire3_prescience_makes_the_opponent_show_the_active_card_first() -> None:
    # P4
    table = attack(horus={"tiles": ["sapphire3_prescience"]})
    assert [(decision.seat, decision.kind) for decision in table.game.decisions] == [("anubis", "battle.card")]
    table.does("anubis", "b1")
    assert [(event.seat, event.card, event.to) for event in table.happened(BattleCardShown)] == [("anubis", "b1", None)]
    asked = [(decision.seat, decision.kind) for decision in table.game.decisions]
    assert asked == [("anubis", "battle.discard"), ("horus", "battle.card")]


def test_sapphire3_prescience_shows_an_attacker_the_card_and_nothing_else() -> None:
    # P4
    table = attack(anubis={"tiles": ["sapphire3_prescience"]})
    assert [(decision.seat, decision.kind) for decision in table.game.decisions] == [("horus", "battle.card")]
    table.does("horus", "b1")
    table.does("anubis", "b6", "b7", ())
    assert table.player("horus").cards == ("b2", "b3", "b4", "b5", "b6", "b7", "b8")
    assert table.asked("horus").kind == "battle.discard"  # chosen at the same time, unseen
    table.does("horus", "b2", ())
    assert parts(table, "horus", "strength")["card"] == 4


def test_sapphire3_domination_gives_one_dominance_fame_when_it_is_bought() -> None:
    table = at(players={"anubis": {"prayer": 3}}, pyramids=HIGH)
    table.does("anubis", "power_2", "sapphire3_domination")
    assert (table.player("anubis").dominance, table.player("anubis").prayer) == (1, 0)


def test_sapphire4_reinforcements_make_every_recruited_soldier_free() -> None:
    table = at(players={"anubis": {"tiles": ["sapphire4_reinforcements"], "prayer": 0}}, armies={})
    table.does("anubis", "recruit_top", ["buto_1", "buto_2", "buto_3"], "5", "5", "2")
    assert (table.player("anubis").prayer, table.player("anubis").supply) == (0, 0)
    assert table.army("buto_3") == ("anubis", 2, None)


def test_sapphire4_reinforcements_and_the_scribe_do_not_add_up_to_more_than_free() -> None:
    # P2
    tiles = ["sapphire1_recruiting_scribe", "sapphire4_reinforcements"]
    table = at(players={"anubis": {"tiles": tiles, "prayer": 0}}, armies={"ochre_dunes": ("anubis", 5)})
    table.does("anubis", "recruit_top")
    assert table.asked("anubis").params["costs"] == [0, 0, 0, 0, 0, 0, 0, 0]


def test_sapphire4_sphinx_gives_fame_when_bought_and_a_creature() -> None:
    table = at(players={"anubis": {"prayer": 4}}, armies={"buto_1": ("anubis", 5)}, pyramids=HIGH)
    table.does("anubis", "power_2", "sapphire4_sphinx", "buto_1")
    assert table.player("anubis").dominance == 1
    assert table.army("buto_1") == ("anubis", 5, "sphinx")


def test_sapphire4_sphinx_gives_its_army_a_movement_point_and_two_strength() -> None:
    sphinx = {"tiles": ["sapphire4_sphinx"]}
    table = at(players={"anubis": sphinx}, armies={"buto_1": ("anubis", 5, "sphinx")})
    assert table.player("anubis").dominance == 0  # only the purchase gives fame
    table.does("anubis", "move_top", "buto_1")
    assert table.asked("anubis").params["points"] == 2
    table = attack(horus=sphinx, guard="sphinx")
    clash(table, "b6", "b6")
    assert parts(table, "horus", "strength") == {"soldiers": 5, "card": 3, "creature.sphinx": 2}


def will(**facts: object) -> Table:
    return at(players={"anubis": {"tiles": ["sapphire4_divine_will"], **facts}}, armies={"buto_1": ("anubis", 5)})


def test_sapphire4_divine_will_is_a_gold_move_or_a_gold_recruit_at_normal_cost() -> None:
    table = will(prayer=3)
    table.does("anubis", "gold.sapphire4_divine_will.recruit", "buto_2", "2")
    assert (table.army("buto_2"), table.player("anubis").prayer) == (("anubis", 2, None), 1)
    assert table.blocked("anubis")["gold.sapphire4_divine_will.move"] == "gold_used"
    table = will(prayer=3)
    table.does("anubis", "gold.sapphire4_divine_will.move", "buto_1", "natron_flats", "5")
    assert table.army("natron_flats") == ("anubis", 5, None)


def test_sapphire4_divine_will_takes_no_space_of_the_pyramid() -> None:
    # D7
    table = will()
    table.does("anubis", "gold.sapphire4_divine_will.recruit", (), "recruit_top", ())
    assert table.player("anubis").used == ("recruit_top",)
    assert (table.player("anubis").tokens, table.player("anubis").gold_used) == (1, True)


def test_sapphire4_divine_will_keeps_enemy_walls() -> None:
    # M7
    table = at(
        players={"anubis": {"tiles": ["sapphire4_divine_will", "ruby1_priest_of_mafdet"]}},
        armies={"ibis_meadows": ("anubis", 5)},
    )
    table.does("anubis", "gold.sapphire4_divine_will.move", "ibis_meadows", "jackal_road", "5")
    assert table.blocked("anubis")["abydos_1"] == "wall"


def test_sapphire4_act_of_god_gives_one_silver_action_a_round() -> None:
    # D7
    table = at(3, players={"anubis": {"tiles": ["sapphire4_act_of_god"], "prayer": 0, "hand": []}})
    table.does("anubis", "pray_bottom")
    assert table.asked("anubis").params["token"] == "silver"
    table.does("anubis", "pray_middle")
    assert (table.player("anubis").prayer, table.player("anubis").silver_used) == (4, True)
    assert table.asked("horus").kind == "day.action"
