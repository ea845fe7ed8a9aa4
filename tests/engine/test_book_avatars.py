"""Avatars and their followers: summoning, moving, merging (G8, G9, G11, G12, G15)."""

from __future__ import annotations

import pytest

from engine import BadOptions, new_game
from engine.kemet import events as ev
from engine.kemet.state import Army
from tests.engine.scenario import Table
from tests.engine.underworld import dead

THOTH, APOPHIS = "emerald4_thoth", "emerald4_apophis"
FAR = {"abydos_1": ("horus", 1)}
BOTH = {"tiles": [THOTH, APOPHIS]}


def goes(table: Table, start: str, *way: str, space: str = "move_top") -> None:
    table.does("anubis", space, start, *way)


def test_an_avatar_comes_to_supply_and_is_summoned_by_a_gold_action() -> None:
    # G8
    table = dead(anubis={"prayer": 9}, pyramids={"buto_1": ("emerald", 4)})
    table.does("anubis", "power_1", THOTH)
    view = table.game.view(None)["players"]["anubis"]
    assert (view["avatars"], view["creatures"], view["gold"]) == (["thoth"], [], "free")
    table.does("anubis", f"gold.{THOTH}.summon", "ochre_dunes")
    assert table.army("ochre_dunes") == Army("anubis", 0, "thoth")
    assert table.game.view(None)["players"]["anubis"]["avatars"] == []


def test_an_avatar_is_an_army_on_its_own_and_controls_its_zone() -> None:
    # G8, G14, T4
    table = dead(anubis=BOTH, armies={"hathor_temple": ("anubis", 0, "apophis"), **FAR})
    assert table.state.controller("hathor_temple") == "anubis"
    assert table.state.holders["hathor_temple"] == "anubis"
    assert table.game.view(None)["board"]["zones"]["hathor_temple"]["armies"] == [
        {"owner": "anubis", "soldiers": 0, "creature": None, "avatar": "apophis"}
    ]


def test_an_avatar_never_takes_a_creature() -> None:
    # G8
    tiles = [THOTH, "emerald2_demeaned_sphinx"]
    table = dead(anubis={"tiles": tiles, "honour": 4}, armies={"buto_1": ("anubis", 1, "thoth"), **FAR})
    assert table.blocked("anubis")["creatures"] == "no_army_at_home"
    table.does("anubis", "recruit_top", ["buto_1"], "1")
    assert table.army("buto_1") == Army("anubis", 2, "thoth")
    assert table.player("anubis").waiting == ("demeaned_sphinx",)


def test_it_cannot_be_summoned_while_it_is_on_the_board() -> None:
    # G8
    table = dead(anubis=BOTH, armies={"ochre_dunes": ("anubis", 0, "thoth"), **FAR})
    assert table.blocked("anubis")[f"gold.{THOTH}.summon"] == "avatar_on_board"
    assert f"gold.{APOPHIS}.summon" in table.offered("anubis")


def test_thoth_appears_in_a_free_desert_zone() -> None:
    # G11
    table = dead(anubis=BOTH, armies={"ochre_dunes": ("horus", 1), "natron_flats": ("anubis", 1)})
    table.does("anubis", f"gold.{THOTH}.summon")
    assert table.offered("anubis") == ["lotus_fields", "jackal_road", "ibis_meadows", "acacia_bank", "heron_marsh"]
    blocked = table.blocked("anubis")
    assert blocked["ochre_dunes"] == blocked["natron_flats"] == "zone_not_free"
    assert blocked["sobek_temple"] == blocked["buto_1"] == blocked["sanctuary"] == "no_desert"


def test_apophis_appears_in_a_free_zone_on_the_nile() -> None:
    # G11, G12: the sanctuary counts as on the Nile
    table = dead(anubis=BOTH, armies={"natron_flats": ("anubis", 1), **FAR})
    table.does("anubis", f"gold.{APOPHIS}.summon")
    assert {"sanctuary", "hathor_temple", "wadjet_temple", "acacia_bank"} <= set(table.offered("anubis"))
    blocked = table.blocked("anubis")
    assert blocked["natron_flats"] == "zone_not_free"
    assert blocked["ochre_dunes"] == blocked["sobek_temple"] == blocked["buto_3"] == "not_on_the_nile"


def test_followers_come_free_of_charge_from_supply_or_the_underworld() -> None:
    # G11
    table = dead(anubis={**BOTH, "honour": 1, "underworld": 2, "prayer": 0}, armies={"buto_1": ("anubis", 5), **FAR})
    table.does("anubis", f"gold.{THOTH}.summon", "ochre_dunes")
    assert table.asked("anubis").kind == "summon.underworld"
    assert table.offered("anubis") == ["0", "1", "2"]
    table.does("anubis", "1")
    assert (table.asked("anubis").kind, table.offered("anubis")) == ("summon.supply", ["0", "1", "2"])
    table.does("anubis", "2")
    assert table.army("ochre_dunes") == Army("anubis", 3, "thoth")
    player = table.player("anubis")
    assert (player.underworld, player.supply, player.prayer) == (1, 3, 0)
    assert [event.followers for event in table.happened(ev.AvatarSummoned)] == [3]


def test_summoning_is_recruiting_too() -> None:
    # G6: soldiers may come back first, for prayer; as followers they come for nothing
    facts = {**BOTH, "honour": 4, "underworld": 3, "prayer": 3}
    table = dead(anubis=facts, armies={"buto_1": ("anubis", 5), "buto_2": ("anubis", 4), **FAR})
    table.does("anubis", f"gold.{THOTH}.summon")
    assert table.asked("anubis").kind == "recruit.return"
    table.does("anubis", "1", "ochre_dunes")
    assert table.asked("anubis").kind == "summon.underworld"
    table.does("anubis", "1", "1")
    player = table.player("anubis")
    assert (player.prayer, player.underworld, player.supply) == (2, 1, 0)


def test_no_corruption_no_followers() -> None:
    # G11
    table = dead(anubis=BOTH, armies={"buto_1": ("anubis", 5), **FAR})
    table.does("anubis", f"gold.{THOTH}.summon", "ochre_dunes")
    assert table.army("ochre_dunes") == Army("anubis", 0, "thoth")
    assert table.asked("anubis").kind == "day.action"


def test_followers_are_never_left_behind() -> None:
    # G9
    table = dead(anubis={**BOTH, "honour": 4}, armies={"ochre_dunes": ("anubis", 2, "thoth"), **FAR})
    goes(table, "ochre_dunes", "lotus_fields")
    assert table.offered("anubis") == ["2.thoth"]
    table.does("anubis", "2.thoth", "stop")
    assert table.army("lotus_fields") == Army("anubis", 2, "thoth")
    assert table.army("ochre_dunes") is None
    (moved,) = table.happened(ev.AvatarMoved)
    assert (moved.avatar, moved.start, moved.end, moved.way, moved.followers) == (
        "thoth",
        "ochre_dunes",
        "lotus_fields",
        "walk",
        2,
    )


def test_an_avatar_and_soldiers_ending_a_move_together_merge() -> None:
    # G9: surplus and a creature to supply
    tiles = [THOTH, "emerald2_demeaned_sphinx"]
    armies = {"ochre_dunes": ("anubis", 1, "thoth"), "lotus_fields": ("anubis", 3, "demeaned_sphinx"), **FAR}
    table = dead(anubis={"tiles": tiles, "honour": 4}, armies=armies)
    goes(table, "ochre_dunes", "lotus_fields", "1.thoth", "stop")
    assert table.army("lotus_fields") == Army("anubis", 2, "thoth")
    player = table.player("anubis")
    assert (player.supply, player.waiting) == (10, ("demeaned_sphinx",))
    table = dead(anubis={"tiles": tiles, "honour": 4}, armies=armies)
    goes(table, "lotus_fields", "ochre_dunes", "3.demeaned_sphinx", "stop")
    assert table.army("ochre_dunes") == Army("anubis", 2, "thoth")
    assert table.player("anubis").waiting == ("demeaned_sphinx",)


def test_passing_does_nothing() -> None:
    # G9
    armies = {"natron_flats": ("anubis", 3), "ochre_dunes": ("anubis", 1, "thoth"), **FAR}
    table = dead(anubis={"tiles": [THOTH, "ruby1_priest_of_mafdet"], "honour": 4}, armies=armies)
    goes(table, "natron_flats", "ochre_dunes", "3", "lotus_fields")
    assert table.offered("anubis") == ["3"]  # nobody stays, nobody joins
    table.does("anubis", "3")
    assert table.army("ochre_dunes") == Army("anubis", 1, "thoth")
    assert table.army("lotus_fields") == Army("anubis", 3)
    table = dead(anubis={"tiles": [THOTH], "honour": 4}, armies=armies)
    goes(table, "ochre_dunes", "natron_flats", "1.thoth", "acacia_bank", "1.thoth")
    assert table.army("natron_flats") == Army("anubis", 3)
    assert table.army("acacia_bank") == Army("anubis", 1, "thoth")


def test_nobody_stays_with_an_avatar_unasked_where_that_sends_somebody_home() -> None:
    # G9
    for soldiers, creature, default in ((1, None, ("stop",)), (2, None, None), (1, "demeaned_sphinx", None)):
        tiles = [THOTH, "emerald2_demeaned_sphinx", "ruby1_priest_of_mafdet"]
        armies = {"natron_flats": ("anubis", soldiers, creature), "ochre_dunes": ("anubis", 1, "thoth"), **FAR}
        table = dead(anubis={"tiles": tiles, "honour": 4}, armies=armies)
        goes(table, "natron_flats", "ochre_dunes")
        table.does("anubis", table.asked("anubis").default or ())
        assert table.asked("anubis").kind == "move.to"
        assert table.asked("anubis").default == default


def test_two_avatars_never_share_a_zone() -> None:
    # G9
    armies = {"natron_flats": ("anubis", 0, "apophis"), "ochre_dunes": ("anubis", 0, "thoth"), **FAR}
    table = dead(anubis=BOTH, armies=armies)
    goes(table, "ochre_dunes")
    assert table.blocked("anubis")["natron_flats"] == "avatars_apart"


def test_less_corruption_sends_surplus_followers_to_supply_at_once() -> None:
    # G9
    table = dead(
        anubis={"tiles": [THOTH, "emerald1_return_from_beyond"], "honour": 4},
        armies={"ochre_dunes": ("anubis", 2, "thoth"), **FAR},
        phase="night",
    )
    table.defaults("night.return")
    table.does("anubis", "honour")
    assert table.army("ochre_dunes") == Army("anubis", 1, "thoth")
    assert [(event.reason, event.lost) for event in table.happened(ev.SoldiersRemoved)] == [("surplus", False)]


def test_offerings_and_raining_fire_take_followers_only() -> None:
    # G9, P14
    facts = {"tiles": [APOPHIS], "honour": 4}
    table = dead(anubis=facts, armies={"sanctuary": ("anubis", 2, "apophis"), **FAR}, phase="night")
    table.does("anubis", "offer")
    assert table.army("sanctuary") == Army("anubis", 0, "apophis")
    assert table.player("anubis").dominance == 1
    armies = {"sanctuary": ("anubis", 1, "apophis"), "natron_flats": ("anubis", 0, "thoth"), "abydos_1": ("horus", 2)}
    table = dead(
        anubis={"tiles": [APOPHIS, THOTH], "honour": 4},
        horus={"hand": ["raining_fire"]},
        armies=armies,
        active="horus",
    )
    table.does("horus", "card.raining_fire")
    assert table.offered("horus") == ["sanctuary"]  # an avatar alone is no target
    table.does("horus", "sanctuary")
    assert table.army("sanctuary") == Army("anubis", 0, "apophis")


def test_raining_fire_needs_a_soldier_to_hit() -> None:
    # P14
    armies = {"natron_flats": ("anubis", 0, "thoth"), "abydos_1": ("horus", 2)}
    table = dead(anubis={"tiles": [THOTH]}, horus={"hand": ["raining_fire"]}, armies=armies, active="horus")
    assert table.blocked("horus")["card.raining_fire"] == "no_target"


def test_apophis_moves_to_any_zone_on_the_nile_and_nowhere_else() -> None:
    # G12
    table = dead(anubis={**BOTH, "honour": 4}, armies={"hathor_temple": ("anubis", 1, "apophis"), **FAR})
    goes(table, "hathor_temple")
    nile = [zone.id for zone in table.state.board.zones.values() if zone.nile and zone.id != "hathor_temple"]
    assert table.offered("anubis") == [f"nile.{zone}" for zone in nile] + ["stop"]
    assert table.blocked("anubis")["acacia_bank"] == "goes_another_way"
    table.does("anubis", "nile.sanctuary", "1.apophis")
    assert table.army("sanctuary") == Army("anubis", 1, "apophis")
    assert table.happened(ev.AvatarMoved)[0].way == "nile"
    assert table.asked("anubis").kind != "move.to"  # instead of the whole range


def test_no_move_card_helps_apophis() -> None:
    # G12
    facts = {"tiles": [APOPHIS], "hand": ["swiftness", "transfer"]}
    table = dead(anubis=facts, armies={"natron_flats": ("anubis", 0, "apophis"), **FAR})
    goes(table, "natron_flats")
    blocked = table.blocked("anubis")
    assert blocked["card.swiftness"] == blocked["card.transfer"] == "goes_another_way"


def test_no_tile_lengthens_his_move() -> None:
    # G12, M1
    facts = {"tiles": [APOPHIS, "emerald2_solar_bark", "ruby1_priest_of_mafdet"]}
    table = dead(anubis=facts, armies={"natron_flats": ("anubis", 0, "apophis"), **FAR})
    table.does("anubis", "move_top")
    assert table.asked("anubis").options[0].params["range"] == [["base", 1]]
    table.does("anubis", "natron_flats")
    assert not [id for id in table.offered("anubis") if id.startswith("bark.")]


def test_his_move_starts_a_battle_like_any_other() -> None:
    # G12, M8
    armies = {"natron_flats": ("anubis", 0, "apophis"), "hathor_temple": ("horus", 2)}
    table = dead(anubis=BOTH, armies=armies)
    goes(table, "natron_flats", "nile.hathor_temple", "0.apophis")
    assert table.happened(ev.BattleBegan)[0].zone == "hathor_temple"


def test_thoth_has_a_movement_point_more() -> None:
    # G12
    table = dead(anubis=BOTH, armies={"ochre_dunes": ("anubis", 0, "thoth"), **FAR})
    table.does("anubis", "move_top")
    assert table.asked("anubis").options[0].params["range"] == [["base", 1], ["avatar.thoth", 1]]


def test_the_great_old_ones_are_other_names_for_the_same() -> None:
    # G15
    options = {"colours": ["emerald", "ruby"], "great_old_ones": True, "quick": True}
    game = new_game("kemet", ["anubis", "horus"], seed=bytes(32), options=options)
    market = game.view(None)["market"]
    assert {"emerald4_nyarlathotep", "emerald4_cthulhu"} <= set(market)
    assert not {THOTH, APOPHIS} & set(market)
    assert game.view(None)["book"]["great_old_ones"] is True
    tiles = ["emerald4_nyarlathotep", "emerald4_cthulhu"]
    position = {"players": {"anubis": {"tiles": tiles}}, "order": ["anubis", "horus"]}
    table = Table(new_game("kemet", ["anubis", "horus"], seed=bytes(32), options={**options, "position": position}))
    table.does("anubis", "gold.emerald4_cthulhu.summon", "sanctuary")
    assert table.army("sanctuary") == Army("anubis", 0, "cthulhu")


@pytest.mark.parametrize("colours", ["random", ["ruby", "onyx"]])
def test_the_great_old_ones_come_with_emerald_only(colours: object) -> None:
    # G15
    with pytest.raises(BadOptions, match="great_old_ones_need_emerald"):
        new_game("kemet", ["anubis", "horus"], bytes(32), options={"colours": colours, "great_old_ones": True})
    with pytest.raises(BadOptions, match="great_old_ones_yes_or_no"):
        new_game("kemet", ["anubis", "horus"], bytes(32), options={"great_old_ones": "yes"})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_emerald_is_among_the_colours_only_when_chosen(players: int) -> None:
    # S2, S3
    seats = ["anubis", "horus", "bastet", "sobek", "wadjet"][:players]
    for number in range(20):
        seed = bytes([number]) * 32
        assert "emerald" not in new_game("kemet", seats, seed, options={"quick": True}).view(None)["colours"]
        game = new_game("kemet", seats, seed, options={"quick": True, "colours": "random_emerald"})
        view = game.view(None)
        assert "emerald" in view["colours"]
        assert len(view["colours"]) == {2: 2, 3: 3, 4: 3, 5: 4}[players]
    owned = [tile for player in view["players"].values() for tile in player["tiles"]]
    left = sum(count for tile, count in view["market"].items() if tile.startswith("emerald"))
    assert left + sum(tile.startswith("emerald") for tile in owned) == (13 if players == 2 else 16)


def test_thoth_does_not_even_pass_apophis() -> None:
    # G9: never, with points left to go on or not
    armies = {"natron_flats": ("anubis", 0, "apophis"), "ochre_dunes": ("anubis", 0, "thoth"), **FAR}
    table = dead(anubis={"tiles": [THOTH, APOPHIS, "ruby1_priest_of_mafdet"]}, armies=armies)
    goes(table, "ochre_dunes")
    assert table.asked("anubis").params["points"] == 3
    assert table.blocked("anubis")["natron_flats"] == "avatars_apart"
