"""B0 to B2: how a battle comes about, what is chosen in secret, and what is shown and paid."""

import pytest

from engine import IllegalAnswer
from engine.kemet import events as ev
from engine.kemet.flow.reckoning import Side, reckon, total
from tests.engine.fights import attack, clash, lay, march, strength, table_of
from tests.engine.scenario import Table


def recruits_on_the_enemy() -> Table:
    """Horus stands in a district of anubis, who recruits there."""
    table = table_of(armies={"buto_1": ("horus", 2)})
    table.does("anubis", "recruit_top", ["buto_1"], "3")
    return table


# ---------------------------------------------------------------------- B0


def test_the_attacker_is_whose_action_led_to_the_battle() -> None:
    # B0
    battle = attack().happened(ev.BattleBegan)[0]
    assert (battle.attacker, battle.defender, battle.zone) == ("anubis", "horus", "sobek_temple")


def test_who_recruits_on_an_enemy_at_home_is_the_attacker() -> None:
    # B0, A6
    battle = recruits_on_the_enemy().happened(ev.BattleBegan)[0]
    assert (battle.attacker, battle.defender, battle.zone) == ("anubis", "horus", "buto_1")


def test_the_attackers_effects_come_first() -> None:
    # B0: both are hit by 3, both gain prayer for it
    table = attack(5, 5, anubis={"tiles": ["diamond3_divine_hunger"]}, horus={"tiles": ["onyx2_honor_in_battle"]})
    clash(table, "b3", "b3")
    hits = [event.seat for event in table.happened(ev.SoldiersRemoved)]
    assert hits == ["horus", "anubis"]
    assert [event.seat for event in table.happened(ev.BattleCardsRevealed)] == ["anubis", "horus"]
    assert [event.seat for event in table.happened(ev.PrayerGained)] == ["anubis", "horus"]


def test_a_side_without_soldiers_has_strength_from_card_tiles_and_interventions_only() -> None:
    # B0: the creature is gone with the last soldier
    tiles = ("ruby3_blades_of_neith",)
    ghost = Side("attacker", 0, "giant_scorpion", tiles, False, "b1", ("war_rage",))
    enemy = Side("defender", 5, None, (), False, "b1")
    sums = reckon(ghost, enemy)
    assert sums.strength == (("card", 4), ("tile.ruby3_blades_of_neith", 1), ("intervention.war_rage", 1))
    assert total(sums.damage) == 1


def test_a_snake_without_soldiers_silences_nobody() -> None:
    # B0, P10: one soldier is enough for it to stay
    scorpion = Side("attacker", 5, "giant_scorpion", (), False, "b1")
    gone = Side("defender", 0, "deep_desert_snake", (), False, "b1")
    there = Side("defender", 1, "deep_desert_snake", (), False, "b1")
    assert total(reckon(scorpion, gone).strength) == 5 + 4 + 2
    assert total(reckon(scorpion, there).strength) == 5 + 4


def test_all_steps_are_played_even_if_nobody_is_left() -> None:
    # B0: 3 damage each kills both armies of 2; the defender has won the tie
    table = clash(attack(2, 2), "b3", "b3")
    names = [type(event).__name__ for event in table.events]
    steps = ["BattleBegan", "BattleCardsRevealed", "BattleReckoned", "SoldiersRemoved", "VeteranGained", "BattleEnded"]
    assert sorted(steps, key=names.index) == steps
    assert table.army("sobek_temple") is None
    assert table.happened(ev.BattleEnded)[0].winner == "horus"


# ---------------------------------------------------------------------- B1: preparation


def test_both_choose_one_active_card_and_one_other_to_discard_unseen() -> None:
    # B1
    table = attack()
    lay(table, "anubis", "b1", discard="b8")
    lay(table, "horus", "b2", discard="b7")
    anubis, horus = table.player("anubis"), table.player("horus")
    assert (anubis.played, anubis.unseen, len(anubis.cards)) == (("b1",), ("b8",), 6)
    assert (horus.played, horus.unseen, len(horus.cards)) == (("b2",), ("b7",), 6)


def test_the_discard_is_another_card_than_the_active_one() -> None:
    # B1
    table = attack()
    table.does("anubis", "b1")
    assert "b1" not in table.offered("anubis")
    assert table.blocked("anubis") == {"b1": "battle_card_active"}


def test_cards_already_played_or_discarded_cannot_be_chosen() -> None:
    # B1
    table = attack(anubis={"cards": ["b1", "b2", "b3", "b4"], "played": ["b5", "b6"], "unseen": ["b7", "b8"]})
    assert table.offered("anubis") == ["b1", "b2", "b3", "b4"]
    assert table.blocked("anubis") == {
        "b5": "battle_card_played",
        "b6": "battle_card_played",
        "b7": "battle_card_discarded",
        "b8": "battle_card_discarded",
    }


def test_a_card_out_of_the_game_cannot_be_chosen() -> None:
    # B1
    table = attack(anubis={"tiles": ["ruby2_wrryt_storm"], "removed": ["b8"]})
    assert "special_offensive" in table.offered("anubis")
    assert table.blocked("anubis") == {"b8": "battle_card_removed"}


def test_the_choice_of_a_battle_card_has_no_default() -> None:
    # B1
    table = attack()
    assert table.asked("anubis").default is None
    table.does("anubis", "b1")
    assert table.asked("anubis").default is None
    table.does("anubis", "b2")
    assert table.asked("anubis").default == ()


def test_who_has_no_battle_card_in_hand_takes_all_back() -> None:
    # B1
    spent = {"cards": [], "played": ["b1", "b2", "b3", "b4"], "unseen": ["b5", "b6", "b7", "b8"]}
    table = attack(anubis=spent)
    assert len(table.offered("anubis")) == 8
    assert table.player("anubis").played == ()
    assert [event.seat for event in table.happened(ev.BattleCardsTakenBack)] == ["anubis"]


def test_who_still_has_battle_cards_takes_none_back() -> None:
    # B1
    rest = {"cards": ["b1", "b2"], "played": ["b3", "b4", "b5"], "unseen": ["b6", "b7", "b8"]}
    table = clash(attack(anubis=rest), "b1", "b6")
    assert table.happened(ev.BattleCardsTakenBack) == []
    assert table.player("anubis").cards == ()


def test_cards_are_taken_back_only_in_the_battle_that_needs_them() -> None:
    # B1: after the last two cards the hand stays empty until the next battle
    rest = {"cards": ["b1", "b2"], "played": ["b3", "b4", "b5"], "unseen": ["b6", "b7", "b8"]}
    table = clash(attack(5, 1, anubis=rest, armies={"abydos_1": ("horus", 1)}), "b1", "b6")
    table.does("horus", "disband")
    table.does("anubis", "stay")
    assert table.player("anubis").played == ("b1", "b3", "b4", "b5")
    table.does("horus", "pray_middle")
    march(table, "anubis", "sobek_temple", "jackal_road", "move_middle")
    assert table.player("anubis").cards == ()


def test_a_lone_card_is_played_and_none_discarded() -> None:
    # B1
    lone = {"cards": ["b1"], "played": ["b2", "b3", "b4"], "unseen": ["b5", "b6", "b7", "b8"]}
    table = attack(anubis=lone)
    table.does("anubis", "b1")
    assert table.asked("anubis").kind == "battle.interventions"
    table.does("anubis", ())
    lay(table, "horus", "b6")
    assert table.player("anubis").unseen == ("b5", "b6", "b7", "b8")
    assert table.player("anubis").cards == ()


def test_only_battle_interventions_are_laid() -> None:
    # B1
    table = attack(anubis={"hand": ["war_rage", "war_rage", "prayer", "transfer"]})
    table.does("anubis", "b1", "b2")
    assert table.offered("anubis") == ["diversion", "war_rage", "war_rage.2"]
    assert table.blocked("anubis") == {"prayer": "not_a_battle_card", "transfer": "not_a_battle_card"}
    with pytest.raises(IllegalAnswer, match="not_a_battle_card"):
        table.does("anubis", ["prayer"])


def test_any_number_of_interventions_is_laid() -> None:
    # B1
    table = attack(anubis={"hand": ["war_rage", "war_rage", "bronze_wall"]})
    table.does("anubis", "b1", "b2")
    assert (table.asked("anubis").min, table.asked("anubis").max) == (0, 4)
    table.does("anubis", ["war_rage", "war_rage.2", "bronze_wall", "diversion"])
    lay(table, "horus", "b6")
    assert strength(table, "anubis") == 5 + 4 + 2


def test_choices_are_sealed_until_both_have_locked_in() -> None:
    # B1
    table = attack(anubis={"hand": ["war_rage"]})
    before = table.game.view("horus")
    lay(table, "anubis", ("b1", "war_rage"))
    assert table.happened(ev.BattleCardsRevealed) == []
    after = table.game.view("horus")
    assert after["asked"] == [
        {"seat": "anubis", "kind": "battle.plan", "state": "locked"},
        {"seat": "horus", "kind": "battle.plan", "state": "choosing"},
    ]
    assert {key for key in after if after[key] != before[key]} == {"asked"}
    assert {decision.secret for decision in table.game.decisions} == {"sealed"}


def test_before_the_reveal_the_battle_shows_who_fights_where_and_nothing_else() -> None:
    # B1
    battle = attack().game.view(None)["battle"]
    assert (battle["zone"], battle["winner"]) == ("sobek_temple", None)
    nothing: dict[str, object] = {"shown": None, "card": None, "interventions": [], "unpaid": [], "sums": {}}
    nothing |= {"wounds": 0, "lost": 0, "removed": 0}
    assert battle["attacker"] == {"seat": "anubis", **nothing}
    assert battle["defender"] == {"seat": "horus", **nothing}


def test_others_do_not_see_how_far_a_choice_has_come() -> None:
    # B1
    table = attack(anubis={"hand": ["war_rage"]})
    before = table.game.view("horus"), table.game.view(None)
    table.does("anubis", "b1", "b2")
    assert (table.game.view("horus"), table.game.view(None)) == before


def test_a_sealed_choice_is_changeable_until_both_have_locked_in() -> None:
    # B1
    table = attack()
    lay(table, "anubis", "b1", discard="b8")
    table.game.retract("anubis")
    lay(table, "anubis", "b3", discard="b7")
    lay(table, "horus", "b6")
    assert (table.player("anubis").played, table.player("anubis").unseen) == (("b3",), ("b7",))
    with pytest.raises(IllegalAnswer, match="nothing_to_retract"):
        table.game.retract("anubis")


def test_how_many_interventions_were_laid_is_seen_once_both_have_locked_in() -> None:
    # B1, T8
    table = attack(anubis={"hand": ["war_rage", "bronze_wall"]})
    lay(table, "anubis", ("b1", "war_rage", "bronze_wall"))
    assert table.game.view("horus")["players"]["anubis"]["hand"]["count"] == 3
    lay(table, "horus", "b6")
    shown = table.happened(ev.BattleCardsRevealed)
    assert shown[0].interventions == ("bronze_wall", "war_rage")
    assert shown[1].interventions == ()
    assert table.game.view("horus")["players"]["anubis"]["hand"]["count"] == 1


# ---------------------------------------------------------------------- B2: reveal


def test_active_cards_and_interventions_are_shown_and_paid() -> None:
    # B2
    table = attack(anubis={"hand": ["war_fury", "iron_wall"], "prayer": 2})
    clash(table, ("b1", "war_fury", "iron_wall"))
    assert table.player("anubis").prayer == 0
    assert [event.paid for event in table.happened(ev.PrayerPaid)] == [1, 1]
    assert table.happened(ev.BattleCardsRevealed)[0].card == "b1"


def test_the_discard_is_never_shown() -> None:
    # B2, T8
    table = attack()
    lay(table, "anubis", "b1", discard="b8")
    lay(table, "horus", "b2", discard="b7")
    assert not [event for event in table.events if event.to is None and "b8" in str(event.to_json())]
    assert table.game.view("horus")["players"]["anubis"]["battle_cards"]["discarded"] is None
    assert table.game.view("anubis")["players"]["anubis"]["battle_cards"]["discarded"] == ["b8"]


def test_what_cannot_be_paid_returns_to_the_hand_without_effect() -> None:
    # B2
    table = attack(anubis={"hand": ["war_fury"], "prayer": 0})
    lay(table, "anubis", ("b1", "war_fury"))
    lay(table, "horus", "b6")
    assert strength(table, "anubis") == 5 + 4
    assert table.player("anubis").hand == ("diversion", "war_fury")
    assert table.state.discards == ()
    shown = table.happened(ev.BattleCardsRevealed)[0]
    assert (shown.interventions, shown.unpaid) == ((), ("war_fury",))


def test_who_lays_more_than_he_can_pay_says_which_are_paid_first() -> None:
    # B2
    table = attack(anubis={"hand": ["war_fury", "iron_wall"], "prayer": 1})
    lay(table, "anubis", ("b1", "war_fury", "iron_wall"))
    question = table.asked("anubis")
    assert (question.kind, question.secret) == ("battle.pay", "sealed")
    assert table.offered("anubis") == ["iron_wall", "war_fury"]
    table.does("anubis", "war_fury")
    lay(table, "horus", "b6")
    assert strength(table, "anubis") == 5 + 4 + 2
    assert table.player("anubis").prayer == 0
    assert table.player("anubis").hand == ("diversion", "iron_wall")


def test_who_can_pay_everything_is_not_asked_what_to_pay() -> None:
    # B2
    table = attack(anubis={"hand": ["war_fury", "iron_wall"], "prayer": 2})
    lay(table, "anubis", ("b1", "war_fury", "iron_wall"))
    assert [decision.seat for decision in table.game.decisions] == ["horus"]


def test_free_interventions_are_in_effect_unasked_though_another_cannot_be_paid() -> None:
    # B2: each card is its own payment
    table = attack(anubis={"hand": ["war_fury", "war_rage"], "prayer": 0})
    lay(table, "anubis", ("b1", "war_fury", "war_rage"))
    assert [decision.seat for decision in table.game.decisions] == ["horus"]
    lay(table, "horus", "b6")
    assert strength(table, "anubis") == 5 + 4 + 1
    assert table.player("anubis").hand == ("diversion", "war_fury")


def test_of_two_copies_one_is_paid_and_one_returns() -> None:
    # B2
    table = attack(anubis={"hand": ["war_fury", "war_fury"], "prayer": 1})
    lay(table, "anubis", ("b1", "war_fury", "war_fury.2"))
    table.does("anubis", "war_fury")
    lay(table, "horus", "b6")
    assert strength(table, "anubis") == 5 + 4 + 2
    assert table.player("anubis").hand == ("diversion", "war_fury")


def test_prayer_of_the_battle_to_come_does_not_pay_for_interventions() -> None:
    # B2: a loser's prayer for disbanding comes later
    table = attack(5, 5, horus={"hand": ["war_fury"], "prayer": 0})
    clash(table, "b1", ("b8", "war_fury"))
    table.does("horus", "disband")
    assert strength(table, "horus") == 5 + 1
    assert table.player("horus").hand == ("diversion", "war_fury")


def test_an_unpaid_card_is_hidden_again() -> None:
    # B2, T8
    table = clash(attack(anubis={"hand": ["war_fury"], "prayer": 0}), ("b1", "war_fury"))
    assert table.game.view("horus")["players"]["anubis"]["hand"] == {"count": 2, "cards": None}


def test_the_reveal_cannot_be_taken_back_silently() -> None:
    # B2
    table = clash(attack())
    assert table.game.barrier("anubis") == len(table.game.log)
    assert table.game.barrier("horus") == len(table.game.log)
