"""P4 to P7: Prescience, Divine Wound, and what battles pay."""

import pytest

from engine import IllegalAnswer
from engine.kemet import events as ev
from tests.engine.fights import attack, clash, lay, lost, parts, strength
from tests.engine.scenario import Table

# ---------------------------------------------------------------------- P4: Prescience


def foreseen() -> Table:
    """Horus has Prescience."""
    return attack(5, 5, horus={"tiles": ["sapphire3_prescience"]}, anubis={"hand": ["war_rage"]})


def test_against_prescience_the_active_card_is_chosen_and_shown_first() -> None:
    # P4
    table = foreseen()
    assert [(decision.seat, decision.kind) for decision in table.game.decisions] == [("anubis", "battle.card")]
    table.does("anubis", "b1")
    assert table.happened(ev.BattleCardShown) == [ev.BattleCardShown(seat="anubis", card="b1")]
    view = table.game.view("horus")
    assert view["battle"]["attacker"]["shown"] == "b1"
    seen = view["players"]["anubis"]["battle_cards"]
    assert (seen["played"], seen["counts"]["hand"]) == (["b1"], 7)


def test_after_prescience_both_choose_the_rest_at_once() -> None:
    # P4
    table = foreseen()
    table.does("anubis", "b1")
    asked = [(decision.seat, decision.kind) for decision in table.game.decisions]
    assert asked == [("anubis", "battle.discard"), ("horus", "battle.card")]
    assert table.blocked("anubis") == {"b1": "battle_card_active"}
    lay(table, "anubis", ("b1", "war_rage"))
    lay(table, "horus", "b6")
    assert strength(table, "anubis") == 5 + 4 + 1
    assert (table.player("anubis").played, len(table.player("anubis").cards)) == (("b1",), 6)


def test_what_prescience_has_seen_cannot_be_taken_back() -> None:
    # P4
    table = foreseen()
    table.does("anubis", "b1", "b2")
    table.game.retract("anubis")
    assert table.asked("anubis").kind == "battle.discard"
    with pytest.raises(IllegalAnswer, match="battle_card"):
        table.does("anubis", "b1")


def test_prescience_does_not_show_interventions() -> None:
    # P4
    table = foreseen()
    table.does("anubis", "b1")
    lay(table, "anubis", ("b1", "war_rage"))
    assert "war_rage" not in str(table.game.view("horus"))


def test_an_attackers_prescience_looks_at_the_defender() -> None:
    # P4
    table = attack(5, 5, anubis={"tiles": ["sapphire3_prescience"]})
    assert [decision.seat for decision in table.game.decisions] == ["horus"]
    table.does("horus", "b1")
    asked = [(decision.seat, decision.kind) for decision in table.game.decisions]
    assert asked == [("anubis", "battle.card"), ("horus", "battle.discard")]


def test_who_foresees_with_an_empty_hand_faces_cards_taken_back_first() -> None:
    # P4, B1: taking back comes before Prescience
    spent = {"cards": [], "played": ["b1", "b2", "b3", "b4"], "unseen": ["b5", "b6", "b7", "b8"]}
    table = attack(5, 5, horus={"tiles": ["sapphire3_prescience"]}, anubis=spent)
    assert len(table.offered("anubis")) == 8


def test_a_lone_card_shown_to_prescience_leaves_none_to_discard() -> None:
    # P4, B1
    lone = {"cards": ["b1"], "played": ["b2", "b3", "b4"], "unseen": ["b5", "b6", "b7", "b8"]}
    table = attack(5, 5, horus={"tiles": ["sapphire3_prescience"]}, anubis=lone)
    table.does("anubis", "b1")
    assert table.asked("anubis").kind == "battle.interventions"


# ---------------------------------------------------------------------- P5: Divine Wound


def wounding(*hand: str, prayer: int = 7) -> Table:
    return attack(5, 5, anubis={"tiles": ["ruby3_divine_wound"], "hand": list(hand), "prayer": prayer})


def test_divine_wound_is_a_choice_after_the_reveal() -> None:
    # P5
    table = clash(wounding("prayer", "swiftness", "war_rage"), "b6", "b1")
    assert len(table.happened(ev.BattleCardsRevealed)) == 2
    assert table.happened(ev.BattleReckoned) == []
    question = table.asked("anubis")
    assert (question.kind, question.secret, question.default) == ("battle.wound", "options", ())
    assert (question.min, question.max) == (0, 3)
    table.does("anubis", ["prayer", "swiftness"])
    assert parts(table, "anubis", "strength") == {"soldiers": 5, "card": 3, "tile.ruby3_divine_wound": 2}
    assert table.state.discards == ("prayer", "swiftness")
    assert table.player("anubis").hand == ("diversion", "war_rage")


def test_divine_wound_never_takes_diversion() -> None:
    # P5
    table = clash(wounding("prayer"))
    assert table.offered("anubis") == ["prayer"]


def test_divine_wound_does_not_take_cards_laid_in_this_battle() -> None:
    # P5: neither those paid nor those that came back unpaid
    table = clash(wounding("war_rage", "war_rage", "prayer"), ("b6", "war_rage"), "b6")
    assert table.offered("anubis") == ["prayer", "war_rage"]
    table = wounding("war_fury", "prayer", prayer=0)
    lay(table, "anubis", ("b6", "war_fury"))
    lay(table, "horus", "b6")
    assert table.offered("anubis") == ["prayer"]


def test_divine_wound_takes_the_other_copy_of_a_card_that_came_back_unpaid() -> None:
    # P5
    table = wounding("war_fury", "war_fury", prayer=0)
    lay(table, "anubis", ("b6", "war_fury"))
    lay(table, "horus", "b6")
    assert table.offered("anubis") == ["war_fury"]


def test_divine_wound_is_asked_even_if_there_is_nothing_to_give() -> None:
    # P5: whether it is asked tells nothing of the hand
    table = clash(wounding())
    assert (table.asked("anubis").kind, table.offered("anubis")) == ("battle.wound", [])
    table.does("anubis", ())
    assert table.happened(ev.BattleReckoned) != []


def test_divine_wound_shows_what_is_given_up_and_not_what_could_be() -> None:
    # P5, T8
    table = clash(wounding("prayer", "swiftness"))
    assert table.game.view("horus")["decisions"] == []
    table.does("anubis", ["prayer"])
    assert "swiftness" not in str(table.game.view("horus"))
    (given,) = table.happened(ev.CardsDiscarded)
    assert (given.seat, given.cards, given.to) == ("anubis", ("prayer",), None)


def test_a_defenders_divine_wound_turns_the_battle() -> None:
    # P5
    table = attack(5, 4, horus={"tiles": ["ruby3_divine_wound"], "hand": ["prayer"]})
    clash(table, "b6", "b6")
    table.does("horus", ["prayer"])
    assert (strength(table, "anubis"), strength(table, "horus")) == (8, 8)
    assert table.happened(ev.BattleReckoned)[0].winner == "horus"


# ---------------------------------------------------------------------- P6 and P7


def test_dedication_and_thoeris_come_before_cards_are_chosen() -> None:
    # P6: 2 prayer pay for the War Fury drawn
    facts = {"tiles": ["onyx2_dedication_to_battle", "diamond3_priest_of_thoeris"], "prayer": 0}
    table = attack(5, 5, anubis=facts, deck=["war_fury"])
    clash(table, ("b6", "war_fury"), "b6")
    assert strength(table, "anubis") == 5 + 3 + 2
    assert table.player("anubis").prayer == 1


def test_dedication_stops_at_11() -> None:
    # P6, T3
    table = attack(5, 5, anubis={"tiles": ["onyx2_dedication_to_battle"], "prayer": 10})
    assert table.player("anubis").prayer == 11


def test_thoeris_draws_nothing_where_deck_and_pile_are_empty() -> None:
    # P6, N6
    hand = ["war_rage"] * 5 + ["war_fury"] * 2 + ["bloody_battle"] * 3 + ["bloodbath"] * 2 + ["bronze_wall"] * 3
    hand += ["iron_wall"] * 2 + ["tactical_support"] * 4 + ["raining_fire"] * 4 + ["transfer"] * 3
    hand += ["swiftness"] * 2 + ["prayer"] * 3
    table = attack(5, 5, anubis={"tiles": ["diamond3_priest_of_thoeris"]}, horus={"hand": hand})
    assert table.player("anubis").hand == ("diversion",)
    assert table.happened(ev.CardsDrawn) == []


def test_hunger_and_honor_pay_at_the_end_of_damage_before_the_loser_chooses() -> None:
    # P7: both lose 2
    facts = {"tiles": ["diamond3_divine_hunger", "onyx2_honor_in_battle"], "prayer": 0}
    table = clash(attack(5, 5, anubis=facts), "b2", "b2")
    assert (lost(table, "anubis"), lost(table, "horus")) == (2, 2)
    assert table.player("anubis").prayer == 4 + 2
    gains = [event.parts for event in table.happened(ev.PrayerGained)]
    assert gains == [(("tile.diamond3_divine_hunger", 4),), (("tile.onyx2_honor_in_battle", 2),)]
    assert table.asked("anubis").kind == "battle.loser"
