"""The diamond tiles of level 3 and 4, one by one."""

from typing import Any

from engine.kemet import events as ev
from tests.engine.fights import attack, clash, lost, parts, soldiers, table_of
from tests.engine.scenario import Table

COLOURS = ["diamond", "ruby", "sapphire"]


def with_tiles(*tiles: str, **facts: Any) -> dict[str, dict[str, Any]]:
    return {"anubis": {"tiles": list(tiles), **facts}}


def buys(tile: str, level: int, players_count: int = 2, **facts: Any) -> Table:
    """Anubis may buy a diamond tile of his diamond pyramid, with a soldier at home."""
    table = table_of(
        players_count,
        colours=COLOURS[: max(2, players_count)],
        armies={"buto_1": ("anubis", 1)},
        pyramids={"buto_1": ("diamond", level)},
        players={"anubis": {"prayer": 7, **facts}},
    )
    table.does("anubis", "power_1", tile)
    return table


def bill(table: Table, option: str) -> int:
    """What an option of anubis' question costs."""
    found = next(each for each in table.asked("anubis").options if each.id == option)
    cost: int = found.params["cost"]
    return cost


# ---------------------------------------------------------------------- level 3


def hand_of_god(players_count: int = 2, **position: Any) -> Table:
    return table_of(
        players_count,
        players=with_tiles("diamond3_hand_of_god", prayer=0),
        colours=COLOURS[: max(2, players_count)],
        phase="night",
        **position,
    )


def test_diamond3_hand_of_god_builds_1_level_for_nothing_by_night() -> None:
    # N8, P8
    table = hand_of_god(armies={}, pyramids={"buto_1": ("ruby", 1)})
    assert (table.asked("anubis").kind, table.asked("anubis").default) == ("night.build", ())
    assert table.offered("anubis") == ["buto_1.ruby.2", "buto_2.diamond.1", "buto_3.diamond.1"]
    assert table.blocked("anubis")["buto_1.ruby.3"] == "too_many_levels"
    table.does("anubis", ["buto_1.ruby.2"])
    assert table.state.pyramids["buto_1"] == ("ruby", 2)
    assert table.player("anubis").prayer == 2


def test_diamond3_hand_of_god_begins_a_new_pyramid_with_its_marker() -> None:
    # N8, A4
    table = hand_of_god(armies={}, pyramids={"buto_1": ("ruby", 1)})
    table.does("anubis", ["buto_3.diamond.1"])
    assert table.state.pyramids["buto_3"] == ("diamond", 1)
    assert table.player("anubis").markers == ("ruby", "diamond", None)


def test_diamond3_hand_of_god_with_nothing_to_build_is_not_asked() -> None:
    # N: who has no choice is not asked
    table = hand_of_god(armies={}, pyramids={"buto_1": ("ruby", 4), "buto_2": ("diamond", 4)})
    assert table.game.decisions[0].kind == "night.fate"


def test_diamond3_hand_of_god_may_decline() -> None:
    # N8
    table = hand_of_god(armies={}, pyramids={"buto_1": ("ruby", 1)})
    table.does("anubis", ())
    assert table.state.pyramids == {"buto_1": ("ruby", 1)}


def test_diamond3_hand_of_god_changes_fame_before_fate() -> None:
    # N8, N9: level 4 is fame, so that horus picks first
    table = hand_of_god(armies={}, pyramids={"buto_1": ("ruby", 3)})
    table.does("anubis", ["buto_1.ruby.4"])
    assert table.state.conquered("anubis") == (0, 1)
    assert table.asked("horus").kind == "night.fate"


def test_diamond3_hand_of_god_gives_the_fame_to_the_occupier() -> None:
    # N8, A4, A5
    table = hand_of_god(armies={"buto_1": ("horus", 1)}, pyramids={"buto_1": ("ruby", 3)})
    table.does("anubis", ["buto_1.ruby.4"])
    assert table.state.conquered("horus") == (0, 1)
    assert table.asked("anubis").kind == "night.fate"


def test_diamond3_hand_of_god_builds_no_third_pyramid_in_a_game_of_two() -> None:
    # N8, S5
    table = hand_of_god(armies={}, pyramids={"buto_1": ("ruby", 1), "buto_2": ("diamond", 1)})
    assert table.offered("anubis") == ["buto_1.ruby.2", "buto_2.diamond.2"]
    table = hand_of_god(3, armies={}, pyramids={"buto_1": ("ruby", 1), "buto_2": ("diamond", 1)})
    assert table.offered("anubis") == ["buto_1.ruby.2", "buto_2.diamond.2", "buto_3.sapphire.1"]


def test_diamond3_divine_hunger_gives_2_prayer_for_each_enemy_killed() -> None:
    # P7: one gain
    table = clash(attack(5, 5, anubis={"tiles": ["diamond3_divine_hunger"], "prayer": 0}), "b2", "b1")
    assert lost(table, "horus") == 2
    assert table.player("anubis").prayer == 4
    (gain,) = table.happened(ev.PrayerGained)
    assert gain.parts == (("tile.diamond3_divine_hunger", 4),)


def test_diamond3_divine_hunger_feeds_a_beaten_or_wiped_out_owner_too() -> None:
    # P7, B4
    table = clash(attack(1, 5, anubis={"tiles": ["diamond3_divine_hunger"], "prayer": 0}), "b3", "b2")
    assert (lost(table, "anubis"), lost(table, "horus")) == (1, 3)
    assert table.player("anubis").prayer == 6


def test_diamond3_divine_hunger_does_not_count_removed_soldiers() -> None:
    # P7: horus removes 2 of his own
    table = clash(attack(5, 5, anubis={"tiles": ["diamond3_divine_hunger"], "prayer": 0}), "b1", "b7")
    assert table.player("anubis").prayer == 2


def test_diamond3_divine_hunger_counts_real_losses_only() -> None:
    # P7: 3 damage on 1 soldier
    table = clash(
        attack(5, 1, horus={"prayer": 0}, anubis={"tiles": ["diamond3_divine_hunger"], "prayer": 0}), "b3", "b1"
    )
    assert table.player("anubis").prayer == 2


def test_diamond3_priest_of_thoeris_draws_a_card_at_the_start_of_an_attack() -> None:
    # P6: usable in this battle
    table = attack(5, 5, anubis={"tiles": ["diamond3_priest_of_thoeris"]}, deck=["war_rage"])
    table.does("anubis", "b6", "b1")
    assert table.offered("anubis") == ["diversion", "war_rage"]
    assert table.happened(ev.CardsDrawn) == [ev.CardsDrawn(seat="anubis", count=1)]
    seen = [event.to for event in table.happened(ev.CardsSeen)]
    assert seen == [("anubis",)]


def test_diamond3_priest_of_thoeris_does_nothing_for_a_defender() -> None:
    # P6
    table = attack(5, 5, horus={"tiles": ["diamond3_priest_of_thoeris"]})
    assert table.player("horus").hand == ("diversion",)


def test_diamond3_domination_gives_1_dominance_fame_once() -> None:
    # A3
    table = buys("diamond3_domination", 3)
    assert table.player("anubis").dominance == 1
    (gained,) = table.happened(ev.FameGained)
    assert (gained.fame, gained.source) == ("dominance", "tile.diamond3_domination")


def test_diamond3_domination_has_the_picture_of_every_domination() -> None:
    # A2
    table = table_of(
        players=with_tiles("ruby3_domination"), pyramids={"buto_1": ("diamond", 3)}, colours=["diamond", "ruby"]
    )
    table.does("anubis", "power_1")
    assert table.blocked("anubis")["diamond3_domination"] == "same_picture"


# ---------------------------------------------------------------------- level 4


def test_diamond4_priest_of_ra_makes_a_tile_1_cheaper() -> None:
    # P2
    table = table_of(
        players=with_tiles("diamond4_priest_of_ra"), pyramids={"buto_1": ("diamond", 4)}, colours=["diamond", "ruby"]
    )
    table.does("anubis", "power_1")
    assert bill(table, "diamond1_priest") == 0
    assert bill(table, "diamond4_mummy") == 3


def test_diamond4_priest_of_ra_makes_a_whole_build_1_cheaper() -> None:
    # P2: 2 + 3 - 1
    table = table_of(
        players=with_tiles("diamond4_priest_of_ra"), pyramids={"buto_1": ("ruby", 1)}, colours=["diamond", "ruby"]
    )
    table.does("anubis", "build_middle")
    assert bill(table, "buto_1.ruby.3") == 4
    table.does("anubis", "buto_1.ruby.3")
    (paid,) = table.happened(ev.PrayerPaid)
    assert paid.parts == (("level_2", 2), ("level_3", 3), ("tile.diamond4_priest_of_ra", -1))


def test_diamond4_priest_of_ra_makes_a_whole_recruit_1_cheaper() -> None:
    # P2
    table = table_of(players=with_tiles("diamond4_priest_of_ra", prayer=3), armies={})
    table.does("anubis", "recruit_top", ["buto_1", "buto_2"], "2", "2")
    assert table.player("anubis").prayer == 0
    assert soldiers(table, "anubis") == {"buto_1": 2, "buto_2": 2}


def test_diamond4_priest_of_ra_makes_a_teleport_1_cheaper() -> None:
    # P2
    table = table_of(players=with_tiles("diamond4_priest_of_ra", prayer=1), armies={"buto_1": ("anubis", 5)})
    table.does("anubis", "move_top", "buto_1", "teleport.ochre_dunes", "5")
    assert table.player("anubis").prayer == 0


def test_diamond4_priest_of_ra_makes_each_intervention_1_cheaper() -> None:
    # P2, B2: each card is its own payment
    facts = {"tiles": ["diamond4_priest_of_ra"], "hand": ["war_fury", "iron_wall"], "prayer": 0}
    table = clash(attack(5, 5, anubis=facts), ("b1", "war_fury", "iron_wall"))
    assert parts(table, "anubis", "strength")["intervention.war_fury"] == 2
    assert parts(table, "anubis", "shield") == {"intervention.iron_wall": 2}


def test_diamond4_priest_of_ra_pays_raining_fire() -> None:
    # P2
    players = with_tiles("diamond4_priest_of_ra", hand=["raining_fire"], prayer=0)
    table = table_of(players=players, armies={"sobek_temple": ("horus", 2)})
    table.does("anubis", "card.raining_fire", "sobek_temple")
    assert soldiers(table, "horus") == {"sobek_temple": 1}


def test_diamond4_priest_of_amon_adds_7_to_the_prayer_of_the_night() -> None:
    # N5, P3: one gain of 9
    table = table_of(players=with_tiles("diamond4_priest_of_amon", prayer=0), armies={}, phase="night")
    assert table.player("anubis").prayer == 9
    gain = next(event for event in table.game.recent if isinstance(event, ev.PrayerGained))
    assert gain.parts == (("night", 2), ("tile.diamond4_priest_of_amon", 7))


def test_diamond4_mummy_has_1_movement_point_and_2_strength() -> None:
    table = attack(3, 5, creature="mummy", anubis={"tiles": ["diamond4_mummy"]})
    assert parts(clash(table), "anubis", "strength") == {"soldiers": 3, "card": 3, "creature.mummy": 2}
    table = table_of(players=with_tiles("diamond4_mummy"), armies={"natron_flats": ("anubis", 1, "mummy")})
    table.does("anubis", "move_top", "natron_flats")
    assert table.asked("anubis").params["points"] == 2


def test_diamond4_mummy_draws_1_more_card_by_night_even_from_supply() -> None:
    # P8, P12
    table = table_of(players=with_tiles("diamond4_mummy"), armies={"buto_1": ("anubis", 1, "mummy")}, phase="night")
    assert len(table.player("anubis").hand) == 1 + 2
    table = table_of(players=with_tiles("diamond4_mummy"), armies={}, phase="night")
    assert table.player("anubis").waiting == ("mummy",)
    assert len(table.player("anubis").hand) == 1 + 2


def test_diamond4_mummy_and_divine_boon_draw_2_more() -> None:
    # P8
    table = table_of(players=with_tiles("diamond4_mummy", "diamond2_divine_boon"), armies={}, phase="night")
    assert len(table.player("anubis").hand) == 1 + 3


def test_diamond4_act_of_god_gives_a_silver_token_usable_in_the_same_turn() -> None:
    # D7
    table = buys("diamond4_act_of_god", 4, 3)
    assert table.game.view(None)["players"]["anubis"]["silver"] == "free"
    table.does("anubis", "pray_bottom")
    assert table.happened(ev.TokenPlaced)[-1].token == "silver"
    assert table.player("anubis").prayer == 7 - 4 + 2
    assert (table.player("anubis").tokens, table.player("anubis").silver_used) == (1, True)


def test_diamond4_act_of_god_is_not_in_a_game_of_two() -> None:
    # S3
    table = table_of(colours=["diamond", "ruby"])
    assert "diamond4_act_of_god" not in table.state.market
