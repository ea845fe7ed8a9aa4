"""D: what a turn may hold besides its token: creatures anew, day cards, silver and gold."""

from __future__ import annotations

from engine.kemet.events import CardPlayed, TokenPlaced, TurnEnded
from tests.engine.fights import lay
from tests.engine.scenario import Table, at

TWO_CREATURES = ["ruby2_phoenix", "ruby3_royal_scarab"]


# ---------------------------------------------------------------------- D5: creatures anew


def test_creatures_at_home_and_in_supply_are_distributed_anew() -> None:
    # D5
    table = at(
        players={"anubis": {"tiles": TWO_CREATURES}},
        armies={"buto_1": ("anubis", 5, "phoenix"), "buto_2": ("anubis", 5)},
    )
    table.does("anubis", "creatures", "royal_scarab")
    assert (table.offered("anubis"), table.blocked("anubis")) == (["phoenix"], {"royal_scarab": "creature_given"})
    table.does("anubis", "phoenix")
    assert table.army("buto_1") == ("anubis", 5, "royal_scarab")
    assert table.army("buto_2") == ("anubis", 5, "phoenix")
    assert table.asked("anubis").kind == "day.action"  # the token is still to come


def test_an_army_whose_creature_was_given_away_gets_none_by_default() -> None:
    # D5
    table = at(
        players={"anubis": {"tiles": TWO_CREATURES}},
        armies={"buto_1": ("anubis", 5), "buto_2": ("anubis", 5, "phoenix")},
    )
    table.does("anubis", "creatures")
    assert table.asked("anubis").default == ()
    table.does("anubis", "phoenix")
    assert (table.offered("anubis"), table.asked("anubis").default) == (["royal_scarab"], ())


def test_a_creature_may_go_back_to_supply() -> None:
    # D5
    table = at(players={"anubis": {"tiles": ["ruby2_phoenix"]}}, armies={"buto_1": ("anubis", 5, "phoenix")})
    table.does("anubis", "creatures")
    assert table.asked("anubis").default == ("phoenix",)
    table.does("anubis", ())
    assert table.army("buto_1") == ("anubis", 5, None)
    assert table.player("anubis").waiting == ("phoenix",)


def test_creatures_with_armies_abroad_stay_where_they_are() -> None:
    # D5
    table = at(
        players={"anubis": {"tiles": TWO_CREATURES}},
        armies={"buto_1": ("anubis", 5), "natron_flats": ("anubis", 5, "phoenix")},
    )
    table.does("anubis", "creatures")
    assert table.offered("anubis") == ["royal_scarab"]
    assert table.asked("anubis").params["zone"] == "buto_1"
    table.does("anubis", "royal_scarab")
    assert table.army("natron_flats") == ("anubis", 5, "phoenix")


def test_creatures_are_distributed_before_the_first_action_only() -> None:
    # D5
    table = at(3, players={"anubis": {"tiles": ["ruby2_phoenix", "ruby4_act_of_god"]}})
    table.does("anubis", "pray_bottom")
    assert table.blocked("anubis")["creatures"] == "not_before_first_action"
    table = at(players={"anubis": {"tiles": ["ruby2_phoenix", "sapphire4_divine_will"]}})
    table.does("anubis", "gold.sapphire4_divine_will.recruit", ())
    assert table.blocked("anubis")["creatures"] == "not_before_first_action"


def test_a_day_card_is_no_action() -> None:
    # D5
    table = at(
        players={"anubis": {"tiles": ["ruby2_phoenix"], "hand": ["prayer"]}},
        armies={"buto_1": ("anubis", 5)},
    )
    table.does("anubis", "card.prayer", "creatures", "phoenix")
    assert table.army("buto_1") == ("anubis", 5, "phoenix")


def test_creatures_are_distributed_again_after_a_card_has_placed_soldiers() -> None:
    # D5
    table = at(
        players={"anubis": {"tiles": ["ruby2_phoenix"], "hand": ["tactical_support"]}},
        armies={"buto_1": ("anubis", 5)},
    )
    table.does("anubis", "creatures", "phoenix")
    assert table.blocked("anubis")["creatures"] == "creatures_done"  # nothing has changed since
    table.does("anubis", "card.tactical_support", "buto_2", "2", "creatures", (), "phoenix")
    assert (table.army("buto_1"), table.army("buto_2")) == (("anubis", 5, None), ("anubis", 2, "phoenix"))


def test_without_creature_or_army_at_home_there_is_nothing_to_distribute() -> None:
    # D5
    table = at()
    assert table.blocked("anubis")["creatures"] == "no_creature"
    table = at(players={"anubis": {"tiles": ["ruby2_phoenix"]}}, armies={"natron_flats": ("anubis", 5)})
    assert table.blocked("anubis")["creatures"] == "no_army_at_home"


# ---------------------------------------------------------------------- D6: day cards and the end of the turn


def test_day_cards_are_played_before_between_and_after_actions() -> None:
    # D6
    table = at(
        3,
        players={"anubis": {"prayer": 0, "tiles": ["ruby4_act_of_god"], "hand": ["prayer", "prayer", "prayer"]}},
    )
    table.does("anubis", "card.prayer", "pray_bottom", "card.prayer", "pray_middle", "card.prayer")
    assert table.player("anubis").prayer == 10
    assert [event.card for event in table.happened(CardPlayed)] == ["prayer", "prayer", "prayer"]


def test_day_cards_are_not_played_inside_a_move_or_a_placement() -> None:
    # D6
    table = at(players={"anubis": {"hand": ["prayer"]}})
    table.does("anubis", "move_top", "buto_1")
    assert "card.prayer" not in table.offered("anubis")
    table = at(players={"anubis": {"hand": ["prayer"]}})
    table.does("anubis", "recruit_top")
    assert table.offered("anubis") == ["buto_3"]


def test_battle_cards_are_no_day_cards_and_the_other_way_round() -> None:
    # D6
    table = at(
        players={"anubis": {"hand": ["war_rage", "prayer"]}},
        armies={"natron_flats": ("anubis", 5), "ochre_dunes": ("horus", 1)},
    )
    assert [option.id for option in table.asked("anubis").options if option.kind == "day_card"] == ["card.prayer"]
    table.does("anubis", "move_top", "natron_flats", "ochre_dunes", "5", "b1", "b7")
    assert table.offered("anubis") == ["diversion", "war_rage"]
    assert table.blocked("anubis") == {"prayer": "not_a_battle_card"}


def test_a_day_card_is_refused_where_it_cannot_be_paid() -> None:
    # D6
    table = at(players={"anubis": {"prayer": 0, "hand": ["raining_fire"]}})
    assert table.blocked("anubis")["card.raining_fire"] == "not_enough_prayer"


def two_intruders(*hand: str) -> Table:
    """Horus stands in two districts of buto; anubis has recruited three soldiers into each."""
    table = at(
        players={"anubis": {"hand": list(hand)}, "horus": {"hand": []}},
        armies={"buto_1": ("horus", 1), "buto_2": ("horus", 2)},
    )
    table.does("anubis", "recruit_top", ["buto_1", "buto_2"], "3", "3")
    return table


def test_day_cards_are_played_between_two_battles_of_one_action() -> None:
    # D6
    table = two_intruders("prayer")
    assert table.offered("anubis") == ["buto_1", "buto_2"]  # not before the first one
    table.does("anubis", "buto_1")
    lay(table, "anubis", "b6")
    lay(table, "horus", "b6")
    table.does("horus", "disband")
    table.does("anubis", "stay")
    assert (table.asked("anubis").kind, table.offered("anubis")) == ("battle.next", ["buto_2", "card.prayer"])
    before = table.player("anubis").prayer
    table.does("anubis", "card.prayer")
    assert table.player("anubis").prayer == before + 2
    assert table.asked("anubis").kind == "battle.card"  # no card is left, one battle is


def test_between_battles_the_question_does_not_tell_what_is_in_the_hand() -> None:
    # D6: a battle card is held, so there is nothing to play, and the question comes all the same.
    table = two_intruders("war_rage")
    table.does("anubis", "buto_1")
    lay(table, "anubis", "b6")
    lay(table, "horus", "b6")
    table.does("horus", "disband")
    table.does("anubis", "stay")
    assert (table.asked("anubis").kind, table.offered("anubis")) == ("battle.next", ["buto_2"])
    assert table.blocked("anubis")["card.prayer"] == "card_not_in_hand"


def test_between_battles_nobody_without_cards_is_asked() -> None:
    # D6: what all can see decides.
    table = two_intruders()
    table.does("anubis", "buto_2")
    lay(table, "anubis", "b6")
    lay(table, "horus", "b6")
    table.does("horus", "disband")
    table.does("anubis", "stay")
    assert [(decision.seat, decision.kind) for decision in table.game.decisions] == [
        ("anubis", "battle.card"),
        ("horus", "battle.card"),
    ]


def test_the_turn_ends_by_itself_with_nothing_but_the_diversion_left() -> None:
    # D6
    table = at(players={"anubis": {"hand": []}})
    table.does("anubis", "pray_bottom")
    assert table.asked("horus").kind == "day.action"


def test_the_end_is_asked_for_with_any_intervention_left_playable_or_not() -> None:
    # D6: a battle card in hand; others must not learn that it is none of the day.
    table = at(players={"anubis": {"hand": ["war_rage"]}})
    table.does("anubis", "pray_bottom")
    assert (table.asked("anubis").kind, table.offered("anubis")) == ("day.action", ["end"])
    assert table.asked("anubis").default == ("end",)
    table.does("anubis", "end")
    assert [event.seat for event in table.happened(TurnEnded)] == ["anubis"]


def test_the_turn_ends_by_itself_after_the_last_card() -> None:
    # D6
    table = at(players={"anubis": {"hand": ["prayer"]}})
    table.does("anubis", "pray_bottom", "card.prayer")
    assert table.asked("horus").kind == "day.action"


def test_the_end_is_asked_for_with_silver_or_gold_left() -> None:
    # D6
    table = at(3, players={"anubis": {"hand": [], "tiles": ["ruby4_act_of_god"]}})
    table.does("anubis", "pray_bottom")
    assert table.asked("anubis").default == ("end",)
    table = at(players={"anubis": {"hand": [], "tiles": ["sapphire4_divine_will"]}})
    table.does("anubis", "pray_bottom")
    assert table.offered("anubis") == ["gold.sapphire4_divine_will.move", "gold.sapphire4_divine_will.recruit", "end"]


# ---------------------------------------------------------------------- D7: silver and gold


def test_silver_is_one_more_action_in_one_turn_of_the_round() -> None:
    # D7
    table = at(3, players={"anubis": {"hand": ["war_rage"], "tiles": ["ruby4_act_of_god"]}})
    table.does("anubis", "pray_bottom", "pray_middle")
    assert table.blocked("anubis")["recruit_top"] == "silver_used"
    assert [event.token for event in table.happened(TokenPlaced)] == ["normal", "silver"]


def test_without_silver_there_is_one_token_a_turn() -> None:
    # D7
    table = at(players={"anubis": {"hand": ["war_rage"]}})
    table.does("anubis", "pray_bottom")
    assert table.blocked("anubis")["pray_middle"] == "no_silver"


def test_silver_may_wait_for_a_later_turn() -> None:
    # D7
    table = at(
        3,
        players={"anubis": {"hand": [], "tiles": ["ruby4_act_of_god"]}, "horus": {"hand": []}, "bastet": {"hand": []}},
    )
    table.does("anubis", "pray_bottom", "end")
    table.does("horus", "pray_bottom")
    table.does("bastet", "pray_bottom")
    table.does("anubis", "pray_middle", "power_1", ())
    assert (table.player("anubis").tokens, table.player("anubis").silver_used) == (2, True)


def test_gold_is_one_action_a_round_however_many_gold_tiles_there_are() -> None:
    # D7
    table = at(players={"anubis": {"tiles": ["ruby4_surprise_attack", "sapphire4_divine_will"]}})
    table.does("anubis", "gold.sapphire4_divine_will.recruit", ())
    blocked = table.blocked("anubis")
    assert blocked["gold.ruby4_surprise_attack.move"] == blocked["gold.sapphire4_divine_will.move"] == "gold_used"


def test_tokens_are_placed_in_any_order() -> None:
    # D7
    tiles = ["ruby4_act_of_god", "sapphire4_divine_will"]
    table = at(3, players={"anubis": {"hand": [], "tiles": tiles}})
    table.does("anubis", "gold.sapphire4_divine_will.recruit", (), "pray_bottom", "pray_middle")
    assert [event.token for event in table.happened(TokenPlaced)] == ["gold", "normal", "silver"]
    table = at(3, players={"anubis": {"hand": [], "tiles": tiles}})
    table.does("anubis", "pray_bottom", "pray_middle", "gold.sapphire4_divine_will.recruit", ())
    assert [event.token for event in table.happened(TokenPlaced)] == ["normal", "silver", "gold"]


def test_a_gold_token_gained_by_an_action_is_used_in_the_same_turn() -> None:
    # D7
    table = at(players={"anubis": {"prayer": 4, "hand": []}}, pyramids={"buto_1": ("sapphire", 4)})
    table.does("anubis", "power_1", "sapphire4_divine_will", "gold.sapphire4_divine_will.move", "buto_1", "buto_3", "5")
    assert table.army("buto_3") == ("anubis", 5, None)


def test_the_same_army_may_move_again() -> None:
    # D7
    table = at(
        3,
        players={"anubis": {"hand": [], "tiles": ["ruby4_act_of_god"]}},
        armies={"buto_1": ("anubis", 5)},
        pyramids={},
    )
    table.does("anubis", "move_top", "buto_1", "natron_flats", "5", "move_middle", "natron_flats", "ochre_dunes", "5")
    assert table.army("ochre_dunes") == ("anubis", 5, None)


def test_gold_does_not_take_the_place_of_the_normal_token() -> None:
    # D7
    table = at(players={"anubis": {"hand": [], "tiles": ["sapphire4_divine_will"]}})
    table.does("anubis", "gold.sapphire4_divine_will.recruit", ())
    assert table.blocked("anubis")["end"] == "token_to_place"
    assert table.asked("anubis").params["token"] == "normal"
