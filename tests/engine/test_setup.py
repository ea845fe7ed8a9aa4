"""S: the board, the tiles, and what everybody begins with."""

from __future__ import annotations

import pytest

from engine import BadOptions, new_game
from engine.kemet.board.map import Board
from tests.engine.openings import SEED, fresh
from tests.engine.scenario import SEATS

# ---------------------------------------------------------------------- S1: the board


def test_two_to_five_play() -> None:
    # S1
    for seats in (("anubis",), ("a", "b", "c", "d", "e", "f")):
        with pytest.raises(BadOptions, match="player_count"):
            new_game("kemet", seats, seed=SEED)


@pytest.mark.parametrize(
    ("players", "cities", "zones", "temples"),
    [
        (2, {"buto", "abydos"}, 17, {"sobek_temple", "hathor_temple", "wadjet_temple"}),
        (3, {"buto", "memphis", "abydos"}, 20, {"sobek_temple", "hathor_temple", "wadjet_temple"}),
        (
            4,
            {"buto", "tanis", "abydos", "thebes"},
            31,
            {"sobek_temple", "hathor_temple", "montu_temple", "ptah_temple", "wadjet_temple"},
        ),
        (
            5,
            {"buto", "tanis", "memphis", "abydos", "thebes"},
            34,
            {"sobek_temple", "hathor_temple", "montu_temple", "ptah_temple", "wadjet_temple"},
        ),
    ],
)
def test_the_board_depends_on_the_number_of_players(
    players: int, cities: set[str], zones: int, temples: set[str]
) -> None:
    # S1, S4: one temple fame lies on each temple in play, none on the sanctuary.
    table = fresh(players)
    board = table.game.view(None)["board"]
    assert set(table.state.board.cities) == cities
    assert len(board["zones"]) == zones
    assert len(board["zones"]) + len(board["out_of_play"]) == 37
    fame = {zone: facts["fame"] for zone, facts in board["zones"].items() if facts["fame"] is not None}
    assert fame == {zone: {"kind": "temple", "holder": None} for zone in temples}


def points_from(board: Board, start: str, home: str) -> dict[str, int]:
    """Movement points from a zone to every other, on foot and by ship (M2, M3)."""
    found, edge = {start: 0}, [start]
    while edge:
        zone = edge.pop(0)
        ships = (*board.trade_harbours, home) if zone in board.harbours else ()
        for other in (*board.adjacent[zone], *ships):
            if other not in found:
                found[other] = found[zone] + 1
                edge.append(other)
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_city_is_4_points_from_every_other_and_3_from_the_nile_bank_temples(players: int) -> None:
    # S1
    board = fresh(players).state.board
    for city in board.cities.values():
        distance = points_from(board, city.districts[0], city.harbour)
        for other in board.cities.values():
            if other is not city:
                assert {distance[zone] for zone in other.districts} == {4}
        for temple in ("hathor_temple", "montu_temple"):
            if temple in board.zones:
                assert distance[temple] == 3


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_delta_is_entered_by_teleport_only(players: int) -> None:
    # S1
    board = fresh(players).state.board
    for city in board.cities.values():
        assert {"heron_marsh", "sanctuary", "wadjet_temple"}.isdisjoint(
            points_from(board, city.districts[0], city.harbour)
        )
    assert {"sanctuary", "wadjet_temple"} <= set(board.obelisks)


# ---------------------------------------------------------------------- S2 and S3: power tiles


@pytest.mark.parametrize(("players", "colours"), [(2, 2), (3, 3), (4, 3), (5, 4)])
def test_the_number_of_colours_depends_on_the_number_of_players(players: int, colours: int) -> None:
    # S2
    assert len(set(fresh(players).state.colours)) == colours
    with pytest.raises(BadOptions, match="bad_colours"):
        fresh(players, colours=["ruby"])


def test_the_host_chooses_the_colours_or_chance_does() -> None:
    # S2
    assert fresh(2, colours=["onyx", "ruby"]).state.colours == ("ruby", "onyx")
    drawn = {fresh(2, seed=bytes([number] * 32)).state.colours for number in range(40)}
    assert len(drawn) == 6  # every pair of the four


def test_colours_that_do_not_exist_or_repeat_are_refused() -> None:
    # S2
    for colours in (["ruby", "gold"], ["ruby", "ruby"], "ruby"):
        with pytest.raises(BadOptions, match="bad_colours"):
            fresh(2, colours=colours)


def test_two_players_have_13_different_tiles_a_colour_without_act_of_god() -> None:
    # S3
    market = fresh(2, colours=["ruby", "sapphire"]).state.market
    assert len([tile for tile in market if tile.startswith("ruby")]) == 13
    assert len([tile for tile in market if tile.startswith("sapphire")]) == 13
    assert set(market.values()) == {1}
    assert {"ruby4_act_of_god", "sapphire4_act_of_god"}.isdisjoint(market)
    assert {"ruby3_domination", "sapphire3_domination"} <= set(market)


def test_of_two_players_mercenaries_the_sword_clan_stays() -> None:
    # S3
    market = fresh(2, colours=["diamond", "onyx"]).state.market
    assert len([tile for tile in market if tile.startswith("onyx")]) == 13
    assert "onyx1_mercenaries_sword" in market
    assert "onyx1_mercenaries_spear" not in market


def test_more_players_have_all_16_tiles_of_a_colour() -> None:
    # S3
    market = fresh(3, colours=["ruby", "sapphire", "onyx"]).state.market
    for colour in ("ruby", "sapphire", "onyx"):
        assert sum(left for tile, left in market.items() if tile.startswith(colour)) == 16
    assert (market["ruby1_charge"], market["ruby4_act_of_god"]) == (2, 1)
    assert (market["onyx1_mercenaries_sword"], market["onyx1_mercenaries_spear"]) == (1, 1)


def test_the_special_battle_cards_come_with_ruby_and_sapphire() -> None:
    # S4
    market = fresh(2, colours=["ruby", "diamond"]).state.market
    assert "ruby2_wrryt_storm" in market
    assert "sapphire2_shetyw_barrier" not in market


# ---------------------------------------------------------------------- S5 and S6: what everybody gets


def test_everybody_begins_with_7_prayer_12_soldiers_8_battle_cards_and_3_interventions() -> None:
    # S5
    table = fresh(5)
    for seat in SEATS:
        player = table.player(seat)
        assert (player.prayer, player.supply, player.tokens) == (7, 12, 0)
        assert player.cards == ("b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8")
        assert (len(player.hand), player.hand.count("diversion")) == (3, 1)
    assert len(table.state.deck) == 33 - 10
    assert "diversion" not in table.state.deck


def test_the_deck_is_shuffled_by_the_seed() -> None:
    # S5
    decks = {fresh(2, seed=bytes([number] * 32)).state.deck for number in range(5)}
    assert len(decks) == 5
    assert fresh(2).state.deck == fresh(2).state.deck


def test_cities_are_chosen_in_turn_order() -> None:
    # S5
    table = fresh(3)
    first, second, third = table.state.order
    assert [decision.seat for decision in table.game.decisions] == [first]
    assert table.offered(first) == ["buto", "memphis", "abydos"]
    table.does(first, "memphis")
    assert table.offered(second) == ["buto", "abydos"]
    assert table.blocked(second) == {"memphis": "city_taken"}
    table.does(second, "buto")
    table.does(third, "abydos")
    assert [table.player(seat).city for seat in (first, second, third)] == ["memphis", "buto", "abydos"]


def test_the_host_may_set_cities() -> None:
    # S5
    table = fresh(3, cities={"anubis": "memphis"})
    table.defaults("setup.soldiers")
    assert table.player("anubis").city == "memphis"
    assert {table.player("horus").city, table.player("bastet").city} == {"buto", "abydos"}
    with pytest.raises(BadOptions, match="unknown_city"):
        fresh(2, cities={"anubis": "memphis"})
    with pytest.raises(BadOptions, match="city_twice"):
        fresh(2, cities={"anubis": "buto", "horus": "buto"})


def test_the_order_of_the_first_round_is_random() -> None:
    # S6
    orders = {fresh(3, seed=bytes([number] * 32)).state.order for number in range(60)}
    assert len(orders) == 6
