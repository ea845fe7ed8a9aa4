"""C: creatures go with armies, wait in supply, and join at home."""

from __future__ import annotations

from engine.kemet.events import BattleBegan, CreatureJoined, CreatureLeft
from tests.engine.fights import attack, clash, lay, parts
from tests.engine.scenario import at

PHOENIX = {"tiles": ["ruby2_phoenix"]}
HIGH = {"buto_1": ("ruby", 4)}


# ---------------------------------------------------------------------- C1


def test_a_creature_uses_no_room_in_an_army() -> None:
    # C1
    armies = {"buto_1": ("anubis", 5), "buto_2": ("anubis", 5)}
    table = at(players={"anubis": {"prayer": 2}}, armies=armies, pyramids=HIGH)
    table.does("anubis", "power_1", "ruby2_phoenix")
    assert (table.offered("anubis"), table.asked("anubis").max) == (["buto_1", "buto_2"], 1)
    table.does("anubis", "buto_1")
    assert table.army("buto_1") == ("anubis", 5, "phoenix")


def test_a_creature_is_no_soldier_and_has_no_strength_of_its_own() -> None:
    # C1: the snake's number is 0.
    table = attack(3, 3, anubis={"tiles": ["diamond2_deep_desert_snake"]}, creature="deep_desert_snake")
    clash(table)
    assert parts(table, "anubis", "strength") == {"soldiers": 3, "card": 3}


def test_an_army_has_one_creature() -> None:
    # C1
    table = at(
        players={"anubis": {**PHOENIX, "prayer": 3}},
        armies={"buto_1": ("anubis", 5, "phoenix"), "buto_2": ("anubis", 5)},
        pyramids=HIGH,
    )
    table.does("anubis", "power_1", "ruby3_royal_scarab")
    assert table.offered("anubis") == ["buto_2"]


def test_a_bought_creature_does_not_push_another_out_but_waits() -> None:
    # C1, C3
    table = at(
        players={"anubis": {**PHOENIX, "prayer": 3}},
        armies={"buto_1": ("anubis", 5, "phoenix")},
        pyramids=HIGH,
    )
    table.does("anubis", "power_1", "ruby3_royal_scarab", ())
    assert table.army("buto_1") == ("anubis", 5, "phoenix")
    assert table.player("anubis").waiting == ("royal_scarab",)


# ---------------------------------------------------------------------- C2


def test_a_creature_helps_its_own_army_only() -> None:
    # C2
    table = attack(anubis={"tiles": ["ruby3_royal_scarab"]}, armies={"buto_1": ("anubis", 2, "royal_scarab")})
    clash(table)
    assert parts(table, "anubis", "strength") == {"soldiers": 5, "card": 3}


def test_a_creature_whose_last_soldier_leaves_returns_to_supply() -> None:
    # C2
    table = at(players={"anubis": PHOENIX}, armies={"buto_1": ("anubis", 2, "phoenix")}, pyramids={})
    table.does("anubis", "move_top", "buto_1", "natron_flats", "2", "stop")
    assert table.army("natron_flats") == ("anubis", 2, None)
    assert table.player("anubis").waiting == ("phoenix",)
    assert [(event.creature, event.zone) for event in table.happened(CreatureLeft)] == [("phoenix", "buto_1")]


def test_a_creature_whose_last_soldier_dies_returns_to_supply() -> None:
    # C2
    table = attack(5, 2, horus={"tiles": ["sapphire4_sphinx"]}, guard="sphinx")
    clash(table, "b2", "b1")  # 8 against 8, and two damage
    assert table.player("horus").waiting == ("sphinx",)
    assert table.happened(CreatureLeft)[0].seat == "horus"


def test_a_creature_whose_last_soldier_is_removed_returns_to_supply() -> None:
    # C2
    table = at(
        players={"anubis": {"hand": ["raining_fire"]}, "horus": {"tiles": ["sapphire4_sphinx"]}},
        armies={"ochre_dunes": ("horus", 1, "sphinx")},
    )
    table.does("anubis", "card.raining_fire", "ochre_dunes")
    assert table.army("ochre_dunes") is None
    assert table.player("horus").waiting == ("sphinx",)


def test_a_creature_of_a_disbanded_army_returns_to_supply() -> None:
    # C2
    table = attack(5, 2, horus={"tiles": ["sapphire2_ancestral_elephant"]}, guard="ancestral_elephant")
    clash(table)
    table.does("horus", "disband")
    assert table.player("horus").waiting == ("ancestral_elephant",)


# ---------------------------------------------------------------------- C3


def test_a_creature_joins_when_its_tile_is_bought() -> None:
    # C3
    table = at(
        players={"anubis": {"prayer": 2}},
        armies={"buto_2": ("anubis", 3), "natron_flats": ("anubis", 3)},
        pyramids=HIGH,
    )
    table.does("anubis", "power_1", "ruby2_phoenix")
    assert (table.offered("anubis"), table.asked("anubis").default) == (["buto_2"], ("buto_2",))  # at home only
    table.does("anubis", "buto_2")
    assert table.army("buto_2") == ("anubis", 3, "phoenix")


def test_without_an_army_at_home_a_bought_creature_waits() -> None:
    # C3
    table = at(players={"anubis": {"prayer": 2}}, armies={"natron_flats": ("anubis", 3)}, pyramids=HIGH)
    table.does("anubis", "power_1", "ruby2_phoenix", ())
    assert table.player("anubis").waiting == ("phoenix",)


def test_a_waiting_creature_joins_recruits() -> None:
    # C3
    table = at(players={"anubis": PHOENIX}, armies={})
    table.does("anubis", "recruit_top", "buto_1", "1", "phoenix")
    assert table.army("buto_1") == ("anubis", 1, "phoenix")


def test_nobody_joins_where_no_soldiers_were_placed() -> None:
    # C3
    table = at(players={"anubis": PHOENIX}, armies={"buto_1": ("anubis", 2)})
    table.does("anubis", "recruit_top", "buto_2", "1")
    assert (table.asked("anubis").kind, table.asked("anubis").params["zone"]) == ("creature.join", "buto_2")
    table.does("anubis", "phoenix")
    assert table.army("buto_1") == ("anubis", 2, None)


def test_one_creature_joins_one_of_several_places_and_the_rest_is_not_asked() -> None:
    # C3
    table = at(players={"anubis": {**PHOENIX, "hand": []}}, armies={})
    table.does("anubis", "recruit_top", ["buto_1", "buto_2"], "1", "1", (), "phoenix")
    assert (table.army("buto_1"), table.army("buto_2")) == (("anubis", 1, None), ("anubis", 1, "phoenix"))
    assert table.asked("horus").kind == "day.action"


def test_of_two_waiting_creatures_one_joins_an_army() -> None:
    # C1, C3
    table = at(players={"anubis": {"tiles": ["ruby2_phoenix", "ruby3_royal_scarab"]}}, armies={})
    table.does("anubis", "recruit_top", "buto_1", "1")
    assert (table.offered("anubis"), table.asked("anubis").max) == (["phoenix", "royal_scarab"], 1)
    table.does("anubis", "royal_scarab")
    assert table.player("anubis").waiting == ("phoenix",)


def test_an_army_with_a_creature_is_joined_by_no_second_one() -> None:
    # C3
    table = at(
        players={"anubis": {"tiles": ["ruby2_phoenix", "ruby3_royal_scarab"], "hand": []}},
        armies={"buto_1": ("anubis", 2, "phoenix")},
    )
    table.does("anubis", "recruit_top", "buto_1", "1")
    assert table.asked("horus").kind == "day.action"
    assert table.player("anubis").waiting == ("royal_scarab",)


def test_a_waiting_creature_joins_soldiers_placed_by_a_tile() -> None:
    # C3
    table = at(players={"anubis": {"tiles": ["ruby2_phoenix", "sapphire2_reinforcement_prayer"]}}, armies={})
    table.does("anubis", "pray_bottom", "buto_1", "2", "phoenix")
    assert table.army("buto_1") == ("anubis", 2, "phoenix")


def test_a_waiting_creature_joins_soldiers_placed_by_a_card_at_home_but_not_abroad() -> None:
    # C3
    table = at(
        players={"anubis": {**PHOENIX, "hand": ["tactical_support"]}},
        armies={"ochre_dunes": ("anubis", 2)},
    )
    table.does("anubis", "card.tactical_support", ["buto_1", "ochre_dunes"], "1", "1", "phoenix")
    assert table.army("buto_1") == ("anubis", 1, "phoenix")
    assert table.army("ochre_dunes") == ("anubis", 3, None)


def test_a_waiting_creature_joins_soldiers_placed_at_night() -> None:
    # C3, N7
    table = at(
        phase="night",
        players={"anubis": {**PHOENIX, "veterans": 1, "hand": []}, "horus": {"hand": []}},
        armies={},
    )
    table.does("anubis", "0")  # keeps the veteran for N7
    table.does("anubis", "buto_1", "1", "phoenix")
    assert table.army("buto_1") == ("anubis", 1, "phoenix")


def test_a_waiting_creature_joins_where_a_move_ends_at_home() -> None:
    # C3
    table = at(players={"anubis": PHOENIX}, armies={"natron_flats": ("anubis", 3)}, pyramids={})
    table.does("anubis", "move_top", "natron_flats", "buto_1", "3", "phoenix")
    assert table.army("buto_1") == ("anubis", 3, "phoenix")


def test_a_waiting_creature_does_not_join_in_passing() -> None:
    # C3
    table = at(
        players={"anubis": {"tiles": ["ruby2_phoenix", "ruby1_priest_of_mafdet"], "hand": []}},
        armies={"buto_1": ("anubis", 3)},
        pyramids={},
    )
    table.does("anubis", "move_top", "buto_1", "buto_2", "3", "natron_flats", "2")
    assert (table.army("buto_2"), table.army("natron_flats")) == (("anubis", 1, None), ("anubis", 2, None))
    assert table.asked("horus").kind == "day.action"
    assert table.happened(CreatureJoined) == []


def test_a_waiting_creature_does_not_join_abroad() -> None:
    # C3
    table = at(players={"anubis": {**PHOENIX, "hand": []}}, armies={"natron_flats": ("anubis", 3)}, pyramids={})
    table.does("anubis", "move_top", "natron_flats", "ochre_dunes", "3")
    assert table.asked("horus").kind == "day.action"


def test_a_creature_joins_before_the_battle_that_a_move_home_causes() -> None:
    # C3
    table = at(
        players={"anubis": PHOENIX},
        armies={"natron_flats": ("anubis", 3), "buto_1": ("horus", 3)},
        pyramids={},
    )
    table.does("anubis", "move_top", "natron_flats", "buto_1", "3")
    assert (table.asked("anubis").kind, table.happened(BattleBegan)) == ("creature.join", [])
    table.does("anubis", "phoenix")
    lay(table, "anubis", "b6")
    lay(table, "horus", "b6")
    assert parts(table, "anubis", "strength") == {"soldiers": 3, "card": 3, "creature.phoenix": 1, "home": 1}


def test_a_creature_joins_before_the_battle_that_recruits_cause() -> None:
    # C3
    table = at(players={"anubis": PHOENIX}, armies={"buto_1": ("horus", 3)})
    table.does("anubis", "recruit_top", "buto_1", "2")
    assert (table.asked("anubis").kind, table.happened(BattleBegan)) == ("creature.join", [])
    table.does("anubis", "phoenix")
    assert [event.zone for event in table.happened(BattleBegan)] == ["buto_1"]
    assert table.state.army_of("anubis", "buto_1") == ("anubis", 2, "phoenix")


def test_a_waiting_creature_does_not_join_in_another_players_turn() -> None:
    # C3: beaten next to the own city, the army retreats home without the creature.
    table = at(
        active="horus",
        players={"anubis": {**PHOENIX, "hand": []}, "horus": {"hand": []}},
        armies={"natron_flats": ("anubis", 2), "ochre_dunes": ("horus", 5)},
        pyramids={},
    )
    table.does("horus", "move_top", "ochre_dunes", "natron_flats", "5")
    lay(table, "anubis", "b6")
    lay(table, "horus", "b6")
    table.does("anubis", "retreat")
    table.does("horus", "buto_1", "stay")
    assert table.army("buto_1") == ("anubis", 2, None)
    assert (table.asked("anubis").kind, table.happened(CreatureJoined)) == ("day.action", [])
