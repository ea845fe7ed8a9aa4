"""The eight battle cards of every player and the two special ones, each in a battle of five against five."""

from engine.kemet import events as ev
from tests.engine.fights import attack, clash, lost, parts, removed, strength
from tests.engine.scenario import Table, at

BARE = "b6"  # strength 3, no damage, 1 shield


def plays(card: str, against: str = BARE) -> Table:
    """Anubis attacks with a card."""
    return clash(attack(5, 5), card, against)


def test_b1_has_strength_4_and_1_damage() -> None:
    table = plays("b1", "b1")
    assert strength(table, "anubis") == 9
    assert parts(table, "anubis", "damage") == {"card": 1}
    assert parts(table, "anubis", "shield") == {}
    assert lost(table, "horus") == 1


def test_b2_has_strength_3_and_2_damage() -> None:
    table = plays("b2", "b1")
    assert strength(table, "anubis") == 8
    assert parts(table, "anubis", "damage") == {"card": 2}
    assert parts(table, "anubis", "shield") == {}
    assert lost(table, "horus") == 2


def test_b3_has_strength_1_and_3_damage() -> None:
    table = plays("b3", "b1")
    assert strength(table, "anubis") == 6
    assert parts(table, "anubis", "damage") == {"card": 3}
    assert parts(table, "anubis", "shield") == {}
    assert lost(table, "horus") == 3


def test_b4_has_strength_2_and_2_damage_and_1_shield() -> None:
    table = plays("b4", "b3")
    assert strength(table, "anubis") == 7
    assert parts(table, "anubis", "damage") == {"card": 2}
    assert parts(table, "anubis", "shield") == {"card": 1}
    assert (lost(table, "horus"), lost(table, "anubis")) == (2, 2)


def test_b5_has_strength_2_and_2_shields() -> None:
    table = plays("b5", "b3")
    assert strength(table, "anubis") == 7
    assert parts(table, "anubis", "damage") == {}
    assert parts(table, "anubis", "shield") == {"card": 2}
    assert (lost(table, "horus"), lost(table, "anubis")) == (0, 1)


def test_b6_has_strength_3_and_1_shield() -> None:
    table = plays("b6", "b3")
    assert strength(table, "anubis") == 8
    assert parts(table, "anubis", "damage") == {}
    assert parts(table, "anubis", "shield") == {"card": 1}
    assert (lost(table, "horus"), lost(table, "anubis")) == (0, 2)


def test_b7_has_strength_5_and_removes_2_own_soldiers() -> None:
    # B4
    table = plays("b7", "b6")
    assert strength(table, "anubis") == 10
    assert parts(table, "anubis", "damage") == parts(table, "anubis", "shield") == {}
    assert parts(table, "anubis", "critical") == {}
    assert (removed(table, "anubis"), lost(table, "anubis"), lost(table, "horus")) == (2, 0, 0)


def test_b8_has_strength_1_and_1_damage_and_3_shields() -> None:
    table = plays("b8", "b3")
    assert strength(table, "anubis") == 6
    assert parts(table, "anubis", "damage") == {"card": 1}
    assert parts(table, "anubis", "shield") == {"card": 3}
    assert (lost(table, "horus"), lost(table, "anubis")) == (1, 0)


def test_special_offensive_has_strength_3_and_3_damage() -> None:
    table = clash(attack(5, 5, anubis={"tiles": ["ruby2_wrryt_storm"], "removed": ["b8"]}), "special_offensive", "b1")
    assert strength(table, "anubis") == 8
    assert parts(table, "anubis", "damage") == {"card": 3}
    assert parts(table, "anubis", "shield") == {}
    assert lost(table, "horus") == 3


def test_special_defensive_has_strength_3_and_3_shields() -> None:
    tiles = {"tiles": ["sapphire2_shetyw_barrier"], "removed": ["b8"]}
    table = clash(attack(5, 5, anubis=tiles), "special_defensive", "b3")
    assert strength(table, "anubis") == 8
    assert parts(table, "anubis", "damage") == {}
    assert parts(table, "anubis", "shield") == {"card": 3}
    assert lost(table, "anubis") == 0


def test_everybody_begins_with_the_same_eight_cards() -> None:
    # S5
    table = at(5)
    assert table.player("anubis").cards == ("b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8")
    assert table.player("wadjet").cards == table.player("anubis").cards


# ---------------------------------------------------------------------- the special cards come in


def storm() -> Table:
    """Anubis has bought Wrryt Storm after a battle in which b1 was played and b8 discarded unseen."""
    table = at(
        armies={},
        players={"anubis": {"prayer": 5, "hand": [], "played": ["b1"], "unseen": ["b8"]}, "horus": {"hand": []}},
        pyramids={"buto_1": ("ruby", 2)},
    )
    table.does("anubis", "power_1", "ruby2_wrryt_storm")
    return table


def test_wrryt_storm_takes_all_cards_back_before_one_is_removed() -> None:
    # T8
    table = storm()
    question = table.asked("anubis")
    assert (question.kind, question.secret, question.default) == ("battle_card.remove", "options", None)
    assert table.offered("anubis") == ["b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8"]
    table.does("anubis", "b8")
    anubis = table.player("anubis")
    assert anubis.cards == ("b1", "b2", "b3", "b4", "b5", "b6", "b7", "special_offensive")
    assert (anubis.played, anubis.unseen, anubis.removed) == ((), (), ("b8",))


def test_the_card_removed_by_wrryt_storm_is_known_to_its_owner_alone() -> None:
    # T8
    table = storm()
    table.does("anubis", "b8")
    told = [event for event in table.events if "b8" in str(event.to_json())]
    assert told == [ev.BattleCardRemoved(seat="anubis", card="b8", to=("anubis",))]
    assert table.game.view("horus")["players"]["anubis"]["battle_cards"]["removed"] is None
    assert table.game.view("horus")["players"]["anubis"]["battle_cards"]["counts"]["removed"] == 1
    assert table.game.view("anubis")["players"]["anubis"]["battle_cards"]["removed"] == ["b8"]


def test_the_card_removed_by_shetyw_barrier_is_known_to_its_owner_alone() -> None:
    # T8
    table = at(armies={}, players={"anubis": {"prayer": 5, "hand": []}}, pyramids={"buto_1": ("sapphire", 2)})
    table.does("anubis", "power_1", "sapphire2_shetyw_barrier", "b3")
    told = [event for event in table.events if "b3" in str(event.to_json())]
    assert told == [ev.BattleCardRemoved(seat="anubis", card="b3", to=("anubis",))]
    assert table.game.view("horus")["players"]["anubis"]["battle_cards"]["removed"] is None
    assert "special_defensive" in table.player("anubis").cards
    assert len(table.player("anubis").cards) == 8


def test_others_see_no_option_of_the_removal() -> None:
    # T8
    table = storm()
    assert table.game.view("horus")["decisions"] == []
    asked = [{"seat": "anubis", "kind": "battle_card.remove", "state": "choosing"}]
    assert table.game.view("horus")["asked"] == asked
