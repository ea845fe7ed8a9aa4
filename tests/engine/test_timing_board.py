"""P8 to P15: placing, creatures, tolls, fire and cards of the move. (P8: also test_night_cards.py.)"""

from typing import Any

import pytest

from engine.kemet import events as ev
from tests.engine.fights import attack, clash, lost, march, parts, removed, soldiers, table_of
from tests.engine.scenario import Table, at

# ---------------------------------------------------------------------- P8


def test_mummy_boon_and_vision_draw_in_the_same_step() -> None:
    # P8: 1 + 1 + 1, then 4 more
    tiles = ["diamond2_vision", "diamond2_divine_boon", "diamond4_mummy"]
    table = table_of(players={"anubis": {"tiles": tiles}}, armies={}, phase="night")
    draws = [event.count for event in table.game.recent if isinstance(event, ev.CardsDrawn) and event.seat == "anubis"]
    assert draws == [3, 4]
    assert (table.asked("anubis").min, len(table.offered("anubis"))) == (4, 7)


def test_hand_of_god_acts_after_tokens_have_returned() -> None:
    # P8, N8: with all power-up spaces used by day, the new marker takes the first free one
    used = ["power_1", "power_2", "power_3", "move_top", "move_middle"]
    facts = {"tiles": ["diamond3_hand_of_god"], "used": used}
    pyramids = {"buto_1": ("ruby", 1)}
    table = table_of(players={"anubis": facts}, armies={}, pyramids=pyramids, phase="night")
    assert table.player("anubis").used == ()
    table.does("anubis", ["buto_2.diamond.1"])
    assert table.player("anubis").markers == ("ruby", "diamond", None)


# ---------------------------------------------------------------------- P9


def test_soldiers_placed_on_two_enemies_start_two_battles_after_the_card() -> None:
    # P9
    players = {"anubis": {"hand": ["tactical_support"]}}
    table = table_of(players=players, armies={"buto_1": ("horus", 1), "buto_3": ("horus", 1)})
    table.does("anubis", "card.tactical_support", ["buto_1", "buto_3"], "1", "1")
    assert (table.asked("anubis").kind, table.offered("anubis")) == ("battle.next", ["buto_1", "buto_3"])
    assert table.happened(ev.BattleBegan) == []


def test_soldiers_placed_between_two_battles_fight_as_well() -> None:
    # P9, D6
    players = {"anubis": {"hand": ["tactical_support"], "prayer": 4}}
    armies = {"buto_1": ("horus", 1), "buto_2": ("horus", 1), "buto_3": ("horus", 1)}
    table = table_of(players=players, armies=armies)
    table.does("anubis", "recruit_top", ["buto_1", "buto_2"], "2", "2", "buto_1")
    clash(table, "b2", "b6")
    table.does("anubis", "stay", "card.tactical_support", ["buto_3"], "2")
    assert table.offered("anubis") == ["buto_2", "buto_3"]
    table.does("anubis", "buto_3")
    assert table.happened(ev.BattleBegan)[-1] == ev.BattleBegan(zone="buto_3", attacker="anubis", defender="horus")


def test_day_cards_are_offered_between_two_battles_and_not_before_the_first() -> None:
    # D6
    players = {"anubis": {"hand": ["prayer"]}}
    table = table_of(players=players, armies={"buto_1": ("horus", 1), "buto_2": ("horus", 1)})
    table.does("anubis", "recruit_top", ["buto_1", "buto_2"], "2", "2")
    assert table.offered("anubis") == ["buto_1", "buto_2"]
    table.does("anubis", "buto_1")
    clash(table, "b2", "b6")
    table.does("anubis", "stay")
    assert table.offered("anubis") == ["buto_2", "card.prayer"]
    missing = {"card.raining_fire": "card_not_in_hand", "card.tactical_support": "card_not_in_hand"}
    assert table.blocked("anubis") == missing


# ---------------------------------------------------------------------- P10: the snake


def test_a_defenders_snake_silences_the_attackers_creature() -> None:
    # P10
    table = attack(
        5,
        5,
        creature="ancestral_elephant",
        guard="deep_desert_snake",
        anubis={"tiles": ["sapphire2_ancestral_elephant"]},
        horus={"tiles": ["diamond2_deep_desert_snake"]},
    )
    clash(table, "b6", "b3")
    assert parts(table, "anubis", "strength") == {"soldiers": 5, "card": 3}
    assert parts(table, "anubis", "shield") == {"card": 1}
    assert lost(table, "anubis") == 2


def test_the_snake_silences_ammouts_fame() -> None:
    # P10: 5 + 3 to 5 + 1; 2 are lost
    table = attack(
        5,
        5,
        creature="devourer",
        guard="deep_desert_snake",
        anubis={"tiles": ["onyx4_devourer"]},
        horus={"tiles": ["diamond2_deep_desert_snake"]},
    )
    clash(table, "b2", "b3")
    assert lost(table, "horus") == 2
    table.does("horus", "disband")
    assert table.player("anubis").battle == 1


def test_the_snake_silences_ammout_even_if_its_army_falls() -> None:
    # P10: all snakes' soldiers are lost in B4; it was there in the battle
    table = attack(
        5,
        2,
        creature="devourer",
        guard="deep_desert_snake",
        anubis={"tiles": ["onyx4_devourer"]},
        horus={"tiles": ["diamond2_deep_desert_snake"]},
    )
    clash(table, "b2", "b3")
    assert lost(table, "horus") == 2
    assert table.player("horus").waiting == ("deep_desert_snake",)
    assert table.player("anubis").battle == 1


def test_tiles_are_not_silenced_with_the_creature() -> None:
    # P10
    table = attack(
        5,
        5,
        creature="phoenix",
        guard="deep_desert_snake",
        anubis={"tiles": ["ruby2_phoenix", "ruby1_charge"]},
        horus={"tiles": ["diamond2_deep_desert_snake"]},
    )
    clash(table)
    assert parts(table, "anubis", "strength") == {"soldiers": 5, "card": 3, "tile.ruby1_charge": 1}


def test_outside_battle_the_opposing_creature_still_acts() -> None:
    # P10, P13: the snake's army pays the toll
    table = table_of(
        players={
            "anubis": {"tiles": ["diamond2_deep_desert_snake"], "prayer": 1},
            "horus": {"tiles": ["onyx2_khnums_sphinx"]},
        },
        armies={
            "natron_flats": ("anubis", 3, "deep_desert_snake"),
            "sobek_temple": ("horus", 3, "khnums_sphinx"),
        },
    )
    march(table, "anubis", "natron_flats", "sobek_temple")
    assert table.player("anubis").prayer == 0
    clash(table)
    assert parts(table, "horus", "strength") == {"soldiers": 3, "card": 3}


def test_a_creature_that_was_silenced_is_with_its_army_afterwards() -> None:
    # P10
    table = attack(
        3,
        5,
        creature="deep_desert_snake",
        guard="ancestral_elephant",
        anubis={"tiles": ["diamond2_deep_desert_snake"]},
        horus={"tiles": ["sapphire2_ancestral_elephant"]},
    )
    clash(table)
    table.does("anubis", "disband")
    assert table.army("sobek_temple") == ("horus", 5, "ancestral_elephant")


# ---------------------------------------------------------------------- P11 and P12


def test_one_player_may_own_both_mercenary_tiles() -> None:
    # P11
    tiles = ["onyx1_mercenaries_sword", "onyx1_mercenaries_spear"]
    table = table_of(3, players={"anubis": {"tiles": tiles}}, armies={})
    assert table.player("anubis").supply == 12 + 3 + 3


def test_ammout_scores_only_with_a_surviving_army() -> None:
    # P12: anubis wins 2 + 2 + 5 to 5 + 1, kills 2 and removes both his own
    facts = {"tiles": ["onyx4_devourer"], "hand": ["bloodbath"]}
    table = attack(2, 5, creature="devourer", anubis=facts)
    clash(table, ("b7", "bloodbath"), "b3")
    assert (lost(table, "horus"), removed(table, "anubis")) == (2, 2)
    table.does("horus", "disband")
    assert (table.player("anubis").battle, table.player("anubis").veterans) == (0, 1)
    assert table.player("anubis").waiting == ("devourer",)


# ---------------------------------------------------------------------- P13: the toll


def guarded(zone: str, start: str, *, anubis: dict[str, Any], creature: str | None = None) -> Table:
    """Khnum's Sphinx of horus guards a zone; anubis is about to move."""
    table = table_of(
        players={"anubis": anubis, "horus": {"tiles": ["onyx2_khnums_sphinx"]}},
        armies={start: ("anubis", 3, creature), zone: ("horus", 2, "khnums_sphinx")},
    )
    table.does("anubis", "move_top", start)
    return table


def cost(table: Table, option: str) -> int:
    found: int = next(each for each in table.asked("anubis").options if each.id == option).params["cost"]
    return found


def test_who_cannot_pay_the_toll_may_not_enter() -> None:
    # P13
    table = guarded("sobek_temple", "natron_flats", anubis={"prayer": 0})
    assert table.blocked("anubis")["sobek_temple"] == "not_enough_prayer"
    table = guarded("sobek_temple", "natron_flats", anubis={"prayer": 1})
    assert cost(table, "sobek_temple") == 1


def test_a_voyage_pays_the_toll() -> None:
    # P13
    table = guarded("ibis_meadows", "natron_flats", anubis={"prayer": 1})
    assert cost(table, "ibis_meadows") == 1
    table.does("anubis", "ibis_meadows", "3")
    assert table.player("anubis").prayer == 0
    assert table.happened(ev.BattleBegan)[0].zone == "ibis_meadows"


def test_a_teleport_pays_the_toll_on_top() -> None:
    # P13: 2 + 1, two payments
    table = guarded("sanctuary", "buto_1", anubis={"prayer": 2})
    assert table.blocked("anubis")["teleport.sanctuary"] == "not_enough_prayer"
    table = guarded("sanctuary", "buto_1", anubis={"prayer": 3})
    assert cost(table, "teleport.sanctuary") == 3
    table.does("anubis", "teleport.sanctuary", "3")
    assert [event.paid for event in table.happened(ev.PrayerPaid)] == [2, 1]


def test_a_transfer_pays_the_toll_alone() -> None:
    # P13, P15
    table = guarded("sanctuary", "natron_flats", anubis={"prayer": 1, "hand": ["transfer"]})
    table.does("anubis", "card.transfer", "teleport.sanctuary", "3")
    assert table.player("anubis").prayer == 0


def test_the_owner_of_the_sphinx_pays_no_toll() -> None:
    # P13
    table = table_of(
        players={"anubis": {"tiles": ["onyx2_khnums_sphinx"], "prayer": 0}},
        armies={"natron_flats": ("anubis", 2), "sobek_temple": ("anubis", 2, "khnums_sphinx")},
    )
    table.does("anubis", "move_top", "natron_flats", "sobek_temple", "2")
    assert soldiers(table, "anubis") == {"sobek_temple": 4}


def test_recruiting_and_cards_pay_no_toll() -> None:
    # P13
    players = {"anubis": {"prayer": 2, "hand": ["tactical_support"]}, "horus": {"tiles": ["onyx2_khnums_sphinx"]}}
    table = table_of(players=players, armies={"buto_1": ("horus", 2, "khnums_sphinx")})
    table.does("anubis", "recruit_top", ["buto_1"], "2")
    assert table.player("anubis").prayer == 0
    assert table.happened(ev.BattleBegan)[0].zone == "buto_1"
    table = table_of(players=players, armies={"buto_1": ("horus", 2, "khnums_sphinx")})
    table.does("anubis", "card.tactical_support", ["buto_1"], "2")
    assert table.player("anubis").prayer == 2
    assert table.happened(ev.BattleBegan)[0].zone == "buto_1"


def test_a_sphinx_in_supply_takes_no_toll() -> None:
    # P13, C2
    players = {"anubis": {"prayer": 0}, "horus": {"tiles": ["onyx2_khnums_sphinx"]}}
    table = table_of(players=players, armies={"natron_flats": ("anubis", 3), "sobek_temple": ("horus", 2)})
    march(table, "anubis", "natron_flats", "sobek_temple")
    assert table.happened(ev.BattleBegan)[0].zone == "sobek_temple"


# ---------------------------------------------------------------------- P14: raining fire


def fire(**position: Any) -> Table:
    position.setdefault("players", {})
    position["players"] = {"anubis": {"hand": ["raining_fire"], "prayer": 4}, **position["players"]}
    return table_of(**position)


def test_fire_removes_and_nobody_has_lost_or_gained_anything() -> None:
    # P14
    table = fire(
        armies={"sobek_temple": ("horus", 3)}, players={"horus": {"tiles": ["onyx2_honor_in_battle"], "prayer": 0}}
    )
    table.does("anubis", "card.raining_fire", "sobek_temple")
    (gone,) = table.happened(ev.SoldiersRemoved)
    assert (gone.soldiers, gone.lost) == (1, False)
    assert table.player("horus").prayer == 0
    assert (table.player("anubis").battle, table.player("anubis").veterans, table.player("horus").veterans) == (0, 0, 0)


def test_fire_on_the_last_soldier_frees_the_zone_and_settles_its_fame() -> None:
    # P14
    armies = {"sobek_temple": ("horus", 1, "phoenix")}
    table = fire(armies=armies, players={"horus": {"tiles": ["ruby2_phoenix"]}})
    table.does("anubis", "card.raining_fire", "sobek_temple")
    assert table.army("sobek_temple") is None
    assert table.player("horus").waiting == ("phoenix",)
    assert table.state.holders["sobek_temple"] is None


def test_fire_on_the_last_occupier_gives_the_pyramid_fame_back_to_the_city() -> None:
    # P14, T9
    table = fire(armies={"buto_1": ("horus", 1)}, pyramids={"buto_1": ("ruby", 4)})
    assert table.state.conquered("horus") == (0, 1)
    table.does("anubis", "card.raining_fire", "buto_1")
    assert table.state.conquered("anubis") == (0, 1)


def test_a_pending_battle_lapses_when_fire_takes_the_last_enemy() -> None:
    # P14, A6
    table = fire(
        armies={"buto_1": ("horus", 1), "buto_2": ("horus", 1, "phoenix")},
        pyramids={"buto_2": ("ruby", 4)},
        players={"horus": {"tiles": ["ruby2_phoenix"]}},
    )
    table.does("anubis", "recruit_top", ["buto_1", "buto_2"], "1", "2", "buto_1")
    clash(table, "b2", "b6")
    table.does("anubis", "stay", "card.raining_fire", "buto_2")
    assert table.happened(ev.BattleLapsed) == [ev.BattleLapsed(zone="buto_2")]
    assert len(table.happened(ev.BattleBegan)) == 1
    assert soldiers(table, "anubis") == {"buto_1": 1, "buto_2": 2}
    assert table.state.conquered("anubis") == (0, 1)
    assert (table.player("horus").waiting, table.player("horus").veterans) == (("phoenix",), 1)


def test_a_pending_battle_goes_on_when_fire_takes_one_of_two() -> None:
    # P14
    table = fire(armies={"buto_1": ("horus", 1), "buto_2": ("horus", 2)})
    table.does("anubis", "recruit_top", ["buto_1", "buto_2"], "1", "2", "buto_1")
    clash(table, "b2", "b6")
    table.does("anubis", "stay", "card.raining_fire", "buto_2")
    assert table.happened(ev.BattleBegan)[-1].zone == "buto_2"
    assert table.army("buto_2") == ("horus", 1, None)


def test_fire_never_touches_the_own_soldiers_of_a_pending_battle() -> None:
    # P14
    table = fire(armies={"buto_1": ("horus", 1), "buto_2": ("horus", 2), "abydos_1": ("horus", 3)})
    table.does("anubis", "recruit_top", ["buto_1", "buto_2"], "1", "2", "buto_1")
    clash(table, "b2", "b6")
    table.does("anubis", "stay", "card.raining_fire", "buto_2")
    assert table.state.intruders["buto_2"] == ("anubis", 2, None)


# ---------------------------------------------------------------------- P15: cards of the move


def test_transfer_and_swiftness_are_played_before_the_first_step() -> None:
    # P15
    players = {"anubis": {"hand": ["transfer", "swiftness"], "tiles": ["ruby1_priest_of_mafdet"]}}
    table = table_of(players=players, armies={"natron_flats": ("anubis", 2)})
    table.does("anubis", "move_top", "natron_flats")
    assert {"card.transfer", "card.swiftness"} <= set(table.offered("anubis"))
    table.does("anubis", "ochre_dunes", "2")
    assert table.blocked("anubis")["card.transfer"] == "move_has_begun"
    assert table.blocked("anubis")["card.swiftness"] == "move_has_begun"


def test_transfer_and_swiftness_work_together() -> None:
    # P15
    players = {"anubis": {"hand": ["transfer", "swiftness"], "prayer": 0}}
    table = table_of(players=players, armies={"natron_flats": ("anubis", 2)})
    table.does("anubis", "move_top", "natron_flats", "card.swiftness", "card.transfer")
    table.does("anubis", "acacia_bank", "2", "teleport.wadjet_temple", "2", "heron_marsh", "2")
    assert soldiers(table, "anubis") == {"heron_marsh": 2}
    assert sorted(table.state.discards) == ["swiftness", "transfer"]


def test_a_played_move_card_is_spent_though_the_army_stays() -> None:
    # P15
    table = table_of(players={"anubis": {"hand": ["swiftness"]}}, armies={"natron_flats": ("anubis", 2)})
    table.does("anubis", "move_top", "natron_flats", "card.swiftness", "stop")
    assert soldiers(table, "anubis") == {"natron_flats": 2}
    assert table.state.discards == ("swiftness",)


@pytest.mark.parametrize(
    ("things", "answers"),
    [
        ({"tiles": ["sapphire2_reinforcement_prayer"]}, ("pray_bottom",)),
        ({"hand": ["tactical_support"]}, ("card.tactical_support",)),
        ({}, ("power_2", "onyx1_mercenaries_sword")),
    ],
)
def test_nobody_is_placed_on_an_enemy_by_default(things: dict[str, Any], answers: tuple[str, ...]) -> None:
    # P9: it would begin a battle
    table = at(
        3,
        options={"colours": ["ruby", "sapphire", "onyx"]},
        armies={"buto_1": ("horus", 5), "buto_2": ("anubis", 3)},
        pyramids={"buto_1": ("ruby", 1), "buto_2": ("onyx", 1)},
        players={"anubis": {"hand": [], **things}},
    )
    table.does("anubis", *answers)
    question = table.asked("anubis")
    assert question.kind == "place.zones"
    assert "buto_1" in [option.id for option in question.options]
    assert question.default is not None
    assert question.default[0] == "buto_2"
    assert "buto_1" not in question.default
