"""D: turns, the action pyramid and its balance, silver and gold, winning."""

from __future__ import annotations

import pytest

from engine import BadOptions, IllegalAnswer
from engine.kemet.events import GameWon, PhaseBegan, TokenPlaced, TurnBegan, TurnEnded
from tests.engine.fights import lay
from tests.engine.scenario import Table, at

SILVER = ["ruby4_act_of_god"]
GOLD = ["sapphire4_divine_will"]
NO_CARDS: dict[str, list[str]] = {"hand": []}


def turn_of(table: Table) -> list[str]:
    return [event.seat for event in table.happened(TurnBegan)]


# ---------------------------------------------------------------------- D1, D2: turns and spaces


def test_the_players_take_turns_in_order_until_all_have_placed_five_tokens() -> None:
    # D1
    nothing_held = {"anubis": NO_CARDS, "horus": NO_CARDS, "bastet": NO_CARDS}
    table = at(3, order=["bastet", "anubis", "horus"], active="bastet", players=nothing_held)
    for space in ("pray_middle", "pray_bottom", "power_1", "power_2", "recruit_top"):
        for seat in ("bastet", "anubis", "horus"):
            assert [decision.seat for decision in table.game.decisions] == [seat]
            table.does(seat, space, *([()] if space not in ("pray_middle", "pray_bottom") else []))
    assert [event.phase for event in table.happened(PhaseBegan)] == ["night"]


def test_nobody_passes() -> None:
    # D1
    table = at()
    assert table.blocked("anubis")["end"] == "token_to_place"
    assert table.asked("anubis").default is None
    with pytest.raises(IllegalAnswer, match="token_to_place"):
        table.does("anubis", "end")


def test_the_action_pyramid_has_nine_spaces_on_three_floors() -> None:
    # D2
    table = at(players={"anubis": {"hand": []}})
    floors = {option.id: option.params["floor"] for option in table.asked("anubis").options}
    assert floors == {
        "move_top": "top",
        "recruit_top": "top",
        "move_middle": "middle",
        "build_middle": "middle",
        "pray_middle": "middle",
        "power_1": "bottom",
        "power_2": "bottom",
        "power_3": "bottom",
        "pray_bottom": "bottom",
    }


def test_a_space_is_taken_once_a_day() -> None:
    # D2
    table = at(players={"anubis": {"used": ["pray_bottom"]}})
    assert table.blocked("anubis")["pray_bottom"] == "space_used"


def test_the_gold_space_is_there_for_those_with_a_gold_tile() -> None:
    # D2
    table = at()
    assert table.blocked("anubis")["gold"] == "no_gold"
    table = at(players={"anubis": {"tiles": GOLD}})
    assert {"gold.sapphire4_divine_will.move", "gold.sapphire4_divine_will.recruit"} <= set(table.offered("anubis"))


# ---------------------------------------------------------------------- D3: balance


def test_the_last_token_covers_the_last_empty_floor() -> None:
    # D3
    table = at(players={"anubis": {"used": ["pray_bottom", "power_1", "power_2", "pray_middle"], "hand": []}})
    assert table.offered("anubis") == ["move_top", "recruit_top"]
    assert table.blocked("anubis")["move_middle"] == "balance"
    assert table.blocked("anubis")["power_3"] == "balance"


def test_two_tokens_left_cover_two_empty_floors() -> None:
    # D3
    table = at(players={"anubis": {"used": ["pray_bottom", "power_1", "power_2"], "hand": []}})
    assert table.offered("anubis") == ["move_top", "recruit_top", "move_middle", "build_middle", "pray_middle"]
    assert table.blocked("anubis") == {
        "power_1": "space_used",
        "power_2": "space_used",
        "power_3": "balance",
        "pray_bottom": "space_used",
        "gold": "no_gold",
        "card.tactical_support": "card_not_in_hand",
        "card.raining_fire": "card_not_in_hand",
        "card.prayer": "card_not_in_hand",
        "creatures": "no_creature",
        "end": "token_to_place",
    }


def test_three_tokens_left_for_two_empty_floors_leave_a_choice() -> None:
    # D3
    table = at(players={"anubis": {"used": ["pray_bottom", "power_1"], "hand": []}})
    assert "power_2" in table.offered("anubis")


def test_an_unused_silver_token_counts_as_one_still_to_come() -> None:
    # D3
    used = ["pray_bottom", "power_1", "power_2"]
    table = at(3, players={"anubis": {"used": used, "tiles": SILVER, "hand": []}})
    assert "power_3" in table.offered("anubis")
    table = at(3, players={"anubis": {"used": [*used, "power_3"], "silver_used": True, "tiles": SILVER, "hand": []}})
    assert "pray_middle" in table.offered("anubis")
    assert table.player("anubis").tokens == 3


def test_a_silver_token_counts_for_the_floor_where_it_lies() -> None:
    # D3
    table = at(3, players={"anubis": {"used": ["pray_bottom", "power_1", "power_2", "pray_middle"], "tiles": SILVER}})
    table.does("anubis", "power_3", ())
    assert table.blocked("anubis")["end"] == "balance"  # the last turn cannot end with an empty floor
    assert table.blocked("anubis")["move_middle"] == "balance"
    assert table.asked("anubis").default is None
    table.does("anubis", "move_top", ())
    assert table.player("anubis").silver_space == "move_top"


def test_a_silver_token_saved_for_an_empty_floor_must_lie_there_in_the_last_turn() -> None:
    # D3
    table = at(
        3,
        players={
            "anubis": {"used": ["pray_bottom", "power_1", "power_2"], "tiles": SILVER, "hand": []},
            "horus": {"hand": []},
            "bastet": {"hand": []},
        },
    )
    table.does("anubis", "power_3", (), "end")
    table.does("horus", "pray_bottom")
    table.does("bastet", "pray_bottom")
    table.does("anubis", "move_top", ())
    assert table.offered("anubis") == ["move_middle", "build_middle", "pray_middle"]


def test_the_gold_space_is_no_floor() -> None:
    # D3
    table = at(
        players={
            "anubis": {
                "used": ["pray_bottom", "power_1", "power_2", "pray_middle"],
                "tiles": GOLD,
                "gold_used": True,
                "hand": [],
            }
        }
    )
    assert table.offered("anubis") == ["move_top", "recruit_top"]


def test_tokens_that_can_no_longer_be_balanced_are_no_position() -> None:
    # D3
    with pytest.raises(BadOptions):
        at(players={"anubis": {"used": ["power_1", "power_2", "power_3", "pray_bottom"]}})


# ---------------------------------------------------------------------- D4: winning


def test_nine_fame_at_the_start_of_the_own_turn_win() -> None:
    # D4
    table = at(players={"anubis": {"dominance": 5, "battle": 4}, "horus": {"dominance": 8}})
    assert table.game.over
    assert table.game.result is not None
    assert (table.game.result.reason, table.game.result.winner) == ("fame", "anubis")


def test_eight_fame_are_not_enough() -> None:
    # D4
    table = at(players={"anubis": {"dominance": 8}})
    assert not table.game.over


def test_a_tie_for_most_fame_is_enough() -> None:
    # D4
    table = at(players={"anubis": {"dominance": 9}, "horus": {"battle": 9}})
    assert table.game.result is not None
    assert table.game.result.winner == "anubis"
    assert table.game.result.places == {"anubis": 1, "horus": 2}


def test_somebody_with_more_fame_prevents_the_win() -> None:
    # D4
    table = at(players={"anubis": {"dominance": 9, "hand": []}, "horus": {"dominance": 10}})
    assert not table.game.over
    table.does("anubis", "pray_bottom")
    assert table.game.over
    assert [event.seat for event in table.happened(GameWon)] == ["horus"]


def test_nine_fame_in_the_middle_of_a_turn_do_not_win_yet() -> None:
    # D4
    table = at(
        players={"anubis": {"dominance": 8, "hand": []}, "horus": {"hand": []}},
        armies={"natron_flats": ("anubis", 5)},
    )
    table.does("anubis", "move_top", "natron_flats", "sobek_temple", "5")
    assert table.state.fame("anubis") == 9
    assert not table.game.over
    table.does("horus", "pray_bottom")
    assert table.game.over


def test_conquered_fame_counts_and_can_be_taken_back_in_between() -> None:
    # D4
    table = at(
        players={"anubis": {"dominance": 8, "hand": []}, "horus": {"hand": []}},
        armies={"natron_flats": ("anubis", 1), "jackal_road": ("horus", 5)},
    )
    table.does("anubis", "move_top", "natron_flats", "sobek_temple", "1")
    table.does("horus", "move_top", "jackal_road", "sobek_temple", "5")
    lay(table, "anubis", "b6")
    lay(table, "horus", "b6")
    table.does("anubis", "disband")
    table.does("horus", "stay")
    assert not table.game.over
    assert (table.state.fame("anubis"), table.asked("anubis").kind) == (8, "day.action")


def test_fame_gained_at_night_wins_at_the_start_of_the_own_turn() -> None:
    # D4: 6 and two temples are 8, the pair of them gives the ninth (N3).
    table = at(
        phase="night",
        players={"anubis": {"dominance": 6, "hand": []}, "horus": {"hand": []}},
        armies={"sobek_temple": ("anubis", 1), "hathor_temple": ("anubis", 1)},
    )
    assert (table.state.fame("anubis"), table.game.over) == (9, False)
    table.does("horus", "1")
    table.does("anubis", "2")
    assert not table.game.over
    table.does("horus", "pray_bottom", "end")
    assert [event.seat for event in table.happened(GameWon)] == ["anubis"]


def test_the_host_may_set_another_number_of_fame() -> None:
    # D4
    table = at(options={"target_fame": 3}, players={"anubis": {"dominance": 3}})
    assert table.game.over


# ---------------------------------------------------------------------- D8, D9


def test_a_token_may_be_placed_where_the_action_can_do_nothing() -> None:
    # D8
    table = at(players={"anubis": {"prayer": 0, "hand": []}}, armies={})
    table.does("anubis", "power_1")
    assert (table.offered("anubis"), table.asked("anubis").max, table.asked("anubis").default) == ([], 0, ())
    table.does("anubis", ())
    assert (table.player("anubis").used, table.player("anubis").tokens) == (("power_1",), 1)
    assert table.asked("horus").kind == "day.action"


@pytest.mark.parametrize("space", ["move_top", "recruit_top", "build_middle", "power_1"])
def test_a_token_may_be_placed_to_do_nothing(space: str) -> None:
    # D8
    table = at(players={"anubis": {"hand": []}})
    before = (table.player("anubis").prayer, dict(table.state.armies), dict(table.state.pyramids))
    table.does("anubis", space, ())
    assert (table.player("anubis").prayer, dict(table.state.armies), dict(table.state.pyramids)) == before
    assert table.player("anubis").used == (space,)
    assert table.asked("horus").kind == "day.action"


def test_after_five_normal_tokens_there_is_no_further_turn_even_with_silver_and_gold_left() -> None:
    # D9
    used = ["pray_bottom", "pray_middle", "power_1", "power_2"]
    table = at(3, players={"anubis": {"used": used, "tiles": [*SILVER, *GOLD]}, "horus": NO_CARDS, "bastet": NO_CARDS})
    table.does("anubis", "recruit_top", (), "end")
    assert (table.player("anubis").silver_used, table.player("anubis").gold_used) == (False, False)
    table.does("horus", "pray_bottom")
    table.does("bastet", "pray_bottom")
    assert turn_of(table) == ["horus", "bastet", "horus"]


def test_a_turn_ends_and_the_next_begins() -> None:
    # D1
    table = at(players={"anubis": {"hand": []}})
    table.does("anubis", "pray_bottom")
    assert [event.seat for event in table.happened(TurnEnded)] == ["anubis"]
    assert turn_of(table) == ["horus"]
    assert [(event.space, event.token) for event in table.happened(TokenPlaced)] == [("pray_bottom", "normal")]
