"""Avatars in battle, and what emerald tiles do there (G8 to G10, G12 to G14)."""

from __future__ import annotations

from engine.kemet import events as ev
from engine.kemet.odds import odds
from engine.kemet.state import Army
from tests.engine.fights import clash, lost, march, parts, removed, strength
from tests.engine.underworld import fight, honour

THOTH = "emerald4_thoth"
REINFORCEMENT = "emerald3_uncanny_reinforcement"
RITUAL, DRAIN = "emerald3_death_ritual", "emerald2_strength_drain"
OWNER = {"tiles": [THOTH], "honour": 4}
RIVER = {"tiles": ["emerald4_apophis"], "honour": 4}


def test_an_avatar_fights_with_its_own_strength_and_1_for_each_follower() -> None:
    # G8, G9
    table = fight(2, 3, creature="thoth", anubis=OWNER)
    table.does("anubis", "b7")
    clash(table)
    assert parts(table, "anubis", "strength") == {"soldiers": 2, "card": 3, "avatar.thoth": 4}
    table = fight(3, 0, guard="apophis", zone="acacia_bank", horus={**RIVER})
    clash(table)
    assert parts(table, "horus", "strength") == {"card": 3, "avatar.apophis": 5}


def test_the_snake_does_not_silence_an_avatar() -> None:
    # P10, G8
    snake = {"tiles": ["diamond2_deep_desert_snake"]}
    table = fight(1, 3, creature="thoth", guard="deep_desert_snake", anubis=OWNER, horus=snake)
    table.does("anubis", "b7")
    clash(table)
    assert parts(table, "anubis", "strength")["avatar.thoth"] == 4


def test_followers_fall_before_the_avatar_loses_life_points() -> None:
    # G9, G10: and life points are no lost soldiers
    table = fight(1, 5, creature="thoth", anubis=OWNER, horus={"tiles": ["ruby2_carnage"]})
    table.does("anubis", "b7")
    clash(table, "b1", "b1")
    assert lost(table, "anubis") == 1
    assert [(event.lives, event.left) for event in table.happened(ev.AvatarWounded)] == [(1, 1)]
    table = fight(2, 5, creature="thoth", anubis=OWNER)
    table.does("anubis", "b7")
    clash(table, "b1", "b1")  # one damage: a follower takes it
    assert (lost(table, "anubis"), table.happened(ev.AvatarWounded)) == (1, [])


def test_it_dies_only_by_losing_all_life_points_in_one_battle() -> None:
    # G10
    table = fight(1, 5, creature="thoth", anubis=OWNER)
    table.does("anubis", "b7")
    clash(table, "b1", "b3")  # three damage
    assert [event.left for event in table.happened(ev.AvatarWounded)] == [0]
    assert [event.reason for event in table.happened(ev.AvatarLeft)] == ["killed"]
    assert table.army("sobek_temple") == Army("horus", 4)
    assert table.game.view(None)["players"]["anubis"]["avatars"] == ["thoth"]


def test_critical_and_normal_damage_of_one_battle_add_up() -> None:
    # G10, B4
    for trap, left in (("ruby2_carnage", 0), ("onyx3_deadly_trap", 0), (None, 1)):
        table = fight(0, 3, creature="thoth", anubis=OWNER, horus={"tiles": [trap] if trap else []}, more=3)
        table.does("anubis", "b7")
        clash(table, "b1", "b1")
        assert [event.left for event in table.happened(ev.AvatarWounded)] == [left]
        assert [event.reason for event in table.happened(ev.AvatarLeft)] == ([] if left else ["killed"])


def test_it_is_whole_again_at_the_end() -> None:
    # G10
    table = fight(0, 1, creature="thoth", anubis=OWNER, armies={"jackal_road": ("horus", 1)})
    table.does("anubis", "b7")
    clash(table, "b2", "b1")  # one life point
    table.does("anubis", "end")
    march(table, "horus", "jackal_road", "sobek_temple")
    table.does("anubis", "b7")
    clash(table, "b6", "b2")  # two damage, one shield: one life point again
    assert [event.left for event in table.happened(ev.AvatarWounded)] == [1, 1]
    assert table.army("sobek_temple") == Army("anubis", 0, "thoth")


def test_life_points_go_only_by_battle_damage_not_by_the_own_card() -> None:
    # G9, B4
    table = fight(1, 3, creature="thoth", anubis=OWNER)
    table.does("anubis", "b8")
    clash(table, "b7", "b6")
    assert removed(table, "anubis") == 1
    assert table.happened(ev.AvatarWounded) == []


def test_a_living_avatar_is_a_survivor_and_stays_without_being_asked() -> None:
    # G8, G9, B6, B7
    table = fight(0, 1, creature="thoth", anubis=OWNER)
    table.does("anubis", "b7")
    clash(table, "b1", "b6")
    table.does("horus", "disband")
    assert table.player("anubis").battle == 1
    assert table.state.holders["sobek_temple"] == "anubis"
    assert table.game.decisions[0].kind == "day.action"


def test_as_loser_it_must_retreat_with_its_followers() -> None:
    # G8, B5
    table = fight(1, 5, creature="thoth", anubis=OWNER)
    table.does("anubis", "b2")
    clash(table, "b8", "b7")
    assert table.asked("horus").kind == "battle.retreat"
    table.does("horus", "natron_flats")
    assert table.army("natron_flats") == Army("anubis", 1, "thoth")
    assert table.happened(ev.AvatarMoved)[-1].way == "retreat"


def test_a_beaten_avatar_without_a_free_zone_leaves_the_board() -> None:
    # G8
    table = fight(
        5,
        1,
        guard="apophis",
        start="acacia_bank",
        zone="hathor_temple",
        horus={**RIVER, "prayer": 3},
        anubis={"tiles": ["ruby1_charge"]},
    )
    table.state.armies["acacia_bank"] = Army("anubis", 1)
    table.player("anubis").supply -= 1
    clash(table, "b1", "b8")
    assert [event.reason for event in table.happened(ev.AvatarLeft)] == ["nowhere"]
    player = table.player("horus")
    assert (player.prayer, table.state.on_board("horus"), player.supply) == (3, 0, 12)


def test_apophis_retreats_only_to_zones_on_the_nile() -> None:
    # G12
    table = fight(
        5, 0, guard="apophis", start="buto_1", zone="natron_flats", horus=RIVER, anubis={"tiles": ["ruby1_charge"]}
    )
    clash(table, "b1", "b6")
    assert strength(table, "anubis") > strength(table, "horus")
    assert table.offered("anubis") == ["acacia_bank"]
    assert table.blocked("anubis")["ochre_dunes"] == "not_on_the_nile"


def test_thoth_bans_a_card_as_active_card_only() -> None:
    # G12, B1
    table = fight(1, 3, creature="thoth", anubis=OWNER)
    assert table.asked("anubis").kind == "battle.ban"
    table.does("anubis", "b1")
    assert "b1" not in table.offered("horus")
    assert table.blocked("horus")["b1"] == "battle_card_banned"
    assert "b1" in table.offered("anubis")
    table.does("horus", "b2")
    assert "b1" in table.offered("horus")  # it may be discarded
    assert table.game.view(None)["battle"]["defender"]["banned"] == "b1"


def test_the_ban_comes_before_prescience() -> None:
    # B1, P4, G12
    seer = {"tiles": ["sapphire3_prescience", THOTH], "honour": 4}
    table = fight(1, 3, creature="thoth", anubis=seer)
    table.does("anubis", "b1")
    assert [decision.seat for decision in table.game.decisions] == ["horus"]
    assert "b1" not in table.offered("horus")


def test_a_card_already_played_is_not_named() -> None:
    # G12
    table = fight(1, 3, creature="thoth", anubis=OWNER, horus={"played": ["b3"], "unseen": ["b4"]})
    assert "b3" not in table.offered("anubis")
    assert {"b4", "b1"} <= set(table.offered("anubis"))  # what was discarded unseen nobody knows
    assert table.blocked("anubis")["b3"] == "battle_card_played"


def test_a_reinforcement_may_exceed_the_limit_during_the_battle() -> None:
    # G13
    table = fight(5, 3, anubis={"tiles": [REINFORCEMENT]})
    table.does("anubis", ["supply"])
    clash(table, "b6", "b6")
    assert parts(table, "anubis", "strength")["soldiers"] == 6
    table.does("horus", "disband")
    table.does("anubis", "stay")
    assert table.army("sobek_temple") == Army("anubis", 5)  # B8


def test_disbanding_still_counts_the_reinforcement() -> None:
    # G13
    table = fight(5, 3, anubis={"tiles": [REINFORCEMENT], "prayer": 0})
    table.does("anubis", ["supply"])
    clash(table, "b6", "b6")
    table.does("horus", "disband")
    assert table.asked("anubis").options[1].params == {"soldiers": 6, "prayer": 5}
    table.does("anubis", "disband")
    assert table.player("anubis").prayer == 5


def test_an_avatars_cap_may_be_exceeded_too() -> None:
    # G13
    table = fight(2, 3, creature="thoth", anubis={"tiles": [THOTH, REINFORCEMENT], "honour": 4, "underworld": 1})
    table.does("anubis", ["underworld"], "b7")
    clash(table, "b6", "b6")
    table.does("horus", "disband")
    assert parts(table, "anubis", "strength")["soldiers"] == 3
    assert table.army("sobek_temple") == Army("anubis", 2, "thoth")
    assert table.player("anubis").underworld == 0


def test_a_retreating_army_loses_its_surplus_in_b8() -> None:
    # G13
    table = fight(5, 5, anubis={"tiles": [REINFORCEMENT]})
    table.does("anubis", ["supply"])
    clash(table, "b8", "b7")
    table.does("anubis", "retreat")
    table.does("horus", "natron_flats", "stay")
    army = table.army("natron_flats")
    assert army == Army("anubis", 5)


def test_each_rite_and_the_drain_are_possible_once_per_battle() -> None:
    # G14
    table = fight(5, 1, anubis={"tiles": [RITUAL, DRAIN]})
    clash(table)
    table.does("anubis", f"{RITUAL}.strength", "supply")
    assert table.asked("anubis").kind == "battle.drain"  # after B3
    table.does("anubis", ["drain"], "supply")
    assert honour(table) == 7
    assert table.asked("horus").kind == "battle.loser"


def test_the_snake_stops_the_rite_of_the_sphinx() -> None:
    # P10
    table = fight(
        3,
        3,
        creature="demeaned_sphinx",
        guard="deep_desert_snake",
        anubis={"tiles": ["emerald2_demeaned_sphinx"]},
        horus={"tiles": ["diamond2_deep_desert_snake"]},
    )
    clash(table)
    assert table.game.decisions[0].kind != "battle.rite"
    assert parts(table, "anubis", "damage") == {}


def test_a_sacrifice_after_the_sums_leaves_fewer_to_lose() -> None:
    # G14, B4
    table = fight(2, 1, anubis={"tiles": [DRAIN]}, horus={"tiles": ["ruby2_carnage"]})
    clash(table, "b7", "b1")  # 7 against 5; two damage, and two of the own
    table.does("anubis", ["drain"], "sobek_temple")
    assert lost(table, "anubis") + removed(table, "anubis") == 1
    assert table.player("anubis").underworld == 1
    assert table.player("anubis").supply == 11


def test_a_follower_sacrificed_after_the_sums_no_longer_stands_before_the_avatar() -> None:
    # G9, G14, P7: nor is it lost
    for place, lives, gained in (("supply", 1, 2), ("sobek_temple", 2, 0)):
        facts = {"tiles": [THOTH, DRAIN], "honour": 8}
        table = fight(1, 3, creature="thoth", anubis=facts, horus={"tiles": ["diamond3_divine_hunger"]}, more=3)
        table.does("anubis", "b7")
        clash(table, "b1", "b2")  # 9 against 6; two damage
        before = table.player("horus").prayer
        table.does("anubis", ["drain"], place)
        assert [event.lives for event in table.happened(ev.AvatarWounded)] == [lives]
        assert table.player("horus").prayer - before == gained


def test_the_odds_leave_out_what_is_banned() -> None:
    # G12: for the side that may not choose it
    table = fight(3, 0, guard="thoth", horus={"tiles": [THOTH]})
    table.does("horus", "b1")
    found = odds(table.game.view("anubis"))
    assert list(found.cards) == table.offered("anubis")
    assert {cell.card for cell in found.cells} == set(found.cards)
