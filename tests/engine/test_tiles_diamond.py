"""The diamond tiles of level 1 and 2, one by one. (Level 3 and 4: test_tiles_diamond_upper.py.)"""

from typing import Any

from engine.kemet import events as ev
from tests.engine.fights import attack, clash, lost, parts, table_of
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


def test_the_diamond_tiles_cost_their_levels() -> None:
    # A2
    pyramids = {"buto_1": ("diamond", 4)}
    table = table_of(3, players={"anubis": {"prayer": 11}}, pyramids=pyramids, colours=COLOURS)
    table.does("anubis", "power_1")
    assert {option.id: option.params["cost"] for option in table.asked("anubis").options} == {
        "diamond1_priest": 1,
        "diamond1_priestess": 1,
        "diamond2_magical_support": 2,
        "diamond2_deep_desert_snake": 2,
        "diamond2_vision": 2,
        "diamond2_divine_boon": 2,
        "diamond3_hand_of_god": 3,
        "diamond3_divine_hunger": 3,
        "diamond3_priest_of_thoeris": 3,
        "diamond3_domination": 3,
        "diamond4_priest_of_ra": 4,
        "diamond4_priest_of_amon": 4,
        "diamond4_mummy": 4,
        "diamond4_act_of_god": 4,
    }
    market = {tile: left for tile, left in table.state.market.items() if tile.startswith("diamond")}
    assert (market.pop("diamond1_priest"), market.pop("diamond1_priestess")) == (2, 2)
    assert set(market.values()) == {1}


# ---------------------------------------------------------------------- level 1


def test_diamond1_priest_gives_1_more_prayer_for_pray() -> None:
    # P3: one gain of 3
    table = table_of(players=with_tiles("diamond1_priest", prayer=0))
    table.does("anubis", "pray_bottom")
    assert table.player("anubis").prayer == 3
    (gain,) = table.happened(ev.PrayerGained)
    assert gain.parts == (("pray", 2), ("tile.diamond1_priest", 1))


def test_diamond1_priest_does_nothing_by_night() -> None:
    # N5
    table = table_of(players=with_tiles("diamond1_priest", prayer=0), armies={}, phase="night")
    assert table.player("anubis").prayer == 2


def test_diamond1_priestess_makes_each_tile_1_cheaper() -> None:
    table = table_of(
        players=with_tiles("diamond1_priestess", prayer=2),
        pyramids={"buto_1": ("diamond", 3)},
        colours=["diamond", "ruby"],
    )
    table.does("anubis", "power_1")
    assert bill(table, "diamond1_priest") == 0
    assert bill(table, "diamond2_vision") == 1
    assert bill(table, "diamond3_domination") == 2
    table.does("anubis", "diamond3_domination")
    assert table.player("anubis").prayer == 0
    (paid,) = table.happened(ev.PrayerPaid)
    assert paid.parts == (("level", 3), ("tile.diamond1_priestess", -1))


def test_diamond1_priestess_costs_her_full_price_herself() -> None:
    # A3
    table = buys("diamond1_priestess", 1)
    assert table.player("anubis").prayer == 6


# ---------------------------------------------------------------------- level 2


def test_diamond2_magical_support_makes_each_level_1_cheaper() -> None:
    # P2: levels 2 and 3 cost 1 + 2 instead of 2 + 3
    table = table_of(
        players=with_tiles("diamond2_magical_support", prayer=3),
        pyramids={"buto_1": ("ruby", 1)},
        colours=["diamond", "ruby"],
    )
    table.does("anubis", "build_middle")
    assert bill(table, "buto_1.ruby.2") == 1
    assert bill(table, "buto_1.ruby.3") == 3
    assert table.blocked("anubis")["buto_1.ruby.4"] == "not_enough_prayer"
    table.does("anubis", "buto_1.ruby.3")
    assert table.player("anubis").prayer == 0
    (paid,) = table.happened(ev.PrayerPaid)
    assert sum(amount for _, amount in paid.parts) == paid.paid == 3


def test_diamond2_magical_support_makes_the_first_level_free_and_no_cheaper() -> None:
    # P2: 0 + 1 + 2 + 3 for four levels
    table = table_of(
        players=with_tiles("diamond2_magical_support", prayer=6),
        pyramids={"buto_1": ("ruby", 1)},
        colours=["diamond", "ruby"],
    )
    table.does("anubis", "build_middle")
    assert bill(table, "buto_2.diamond.1") == 0
    assert bill(table, "buto_2.diamond.4") == 6


def test_diamond2_deep_desert_snake_adds_1_movement_point_and_no_strength() -> None:
    table = table_of(
        players=with_tiles("diamond2_deep_desert_snake"), armies={"natron_flats": ("anubis", 5, "deep_desert_snake")}
    )
    table.does("anubis", "move_top", "natron_flats")
    assert table.asked("anubis").params["points"] == 2


def test_diamond2_deep_desert_snake_silences_the_opposing_creature() -> None:
    # P10
    table = attack(
        5,
        5,
        creature="deep_desert_snake",
        guard="giant_scorpion",
        anubis={"tiles": ["diamond2_deep_desert_snake"]},
        horus={"tiles": ["ruby4_giant_scorpion"]},
    )
    clash(table, "b1", "b6")
    assert parts(table, "horus", "strength") == {"soldiers": 5, "card": 3}
    assert parts(table, "horus", "damage") == {}
    assert parts(table, "anubis", "strength") == {"soldiers": 5, "card": 4}
    assert lost(table, "anubis") == 0


def test_diamond2_deep_desert_snake_comes_with_its_tile() -> None:
    # C3
    table = buys("diamond2_deep_desert_snake", 2)
    assert table.asked("anubis").default == ("buto_1",)
    table.does("anubis", ["buto_1"])
    assert table.army("buto_1") == ("anubis", 1, "deep_desert_snake")


def test_diamond2_vision_draws_4_cards_and_discards_4() -> None:
    # P8
    table = table_of(players=with_tiles("diamond2_vision"), armies={}, phase="night")
    assert len(table.player("anubis").hand) == 1 + 1 + 4
    table.does("anubis", table.offered("anubis")[:4])
    assert len(table.player("anubis").hand) == 1 + 1
    assert len(table.state.discards) == 4


def test_diamond2_divine_boon_draws_1_more_card_by_night() -> None:
    # P8
    table = table_of(players=with_tiles("diamond2_divine_boon"), armies={}, phase="night")
    assert len(table.player("anubis").hand) == 1 + 2
    assert len(table.player("horus").hand) == 1 + 1
