"""N1 to N5, N7 and N8: the night step by step. (N6: test_night_cards.py, N9: test_night_fate.py.)"""

from typing import Any

from engine.kemet import events as ev
from tests.engine.fights import soldiers, table_of
from tests.engine.scenario import Table

DAY = ["move_top", "move_middle", "pray_bottom", "power_1", "recruit_top"]


def night(players_count: int = 2, /, **position: Any) -> Table:
    """The night begins."""
    return table_of(players_count, phase="night", **position)


def kinds(table: Table) -> list[tuple[str, str]]:
    return [(decision.seat, decision.kind) for decision in table.game.decisions]


def gains(table: Table, seat: str) -> list[int]:
    return [event.gained for event in table.happened(ev.PrayerGained) if event.seat == seat]


def begun(table: Table) -> Table:
    """With what happened before the first question."""
    table.events += table.game.recent
    return table


# ---------------------------------------------------------------------- N1


def test_the_controller_of_the_sanctuary_may_offer_2_soldiers_for_1_dominance_fame() -> None:
    # N1
    table = night(armies={"sanctuary": ("horus", 5)})
    assert kinds(table) == [("horus", "night.sanctuary")]
    question = table.asked("horus")
    assert (question.min, question.max, question.default) == (0, 1, ())
    table.does("horus", ["offer"])
    assert soldiers(table, "horus") == {"sanctuary": 3}
    assert (table.player("horus").dominance, table.player("horus").supply) == (1, 9)
    (gone,) = table.happened(ev.SoldiersRemoved)
    assert (gone.soldiers, gone.lost) == (2, False)


def test_the_offering_in_the_sanctuary_may_be_declined() -> None:
    # N1
    table = night(armies={"sanctuary": ("horus", 5)})
    table.does("horus", ())
    assert soldiers(table, "horus") == {"sanctuary": 5}
    assert table.player("horus").dominance == 0


def test_the_sanctuary_takes_one_offering_a_night() -> None:
    # N1
    table = night(armies={"sanctuary": ("horus", 5)})
    table.does("horus", ["offer"])
    assert kinds(table) == [("anubis", "night.fate")]


def test_the_last_soldiers_may_be_offered_and_the_creature_goes_to_supply() -> None:
    # N1
    table = night(armies={"sanctuary": ("horus", 2, "phoenix")}, players={"horus": {"tiles": ["ruby2_phoenix"]}})
    table.does("horus", ["offer"])
    assert table.army("sanctuary") is None
    assert table.player("horus").waiting == ("phoenix",)
    assert table.player("horus").dominance == 1


def test_one_soldier_is_too_few_for_the_sanctuary() -> None:
    # N1
    table = night(armies={"sanctuary": ("horus", 1)})
    assert kinds(table) == [("anubis", "night.fate")]


# ---------------------------------------------------------------------- N2


def test_the_controller_of_the_delta_temple_may_offer_1_soldier_for_5_prayer() -> None:
    # N2
    table = night(armies={"wadjet_temple": ("anubis", 3)}, players={"anubis": {"prayer": 1}})
    assert kinds(table) == [("anubis", "night.delta")]
    table.does("anubis", ["offer"])
    assert soldiers(table, "anubis") == {"wadjet_temple": 2}
    assert gains(table, "anubis")[0] == 5


def test_the_offering_in_the_delta_temple_may_be_declined_and_comes_once() -> None:
    # N2
    table = night(armies={"wadjet_temple": ("anubis", 3)}, players={"anubis": {"prayer": 1}})
    assert table.asked("anubis").default == ()
    table.does("anubis", ())
    assert soldiers(table, "anubis") == {"wadjet_temple": 3}
    assert kinds(table) == [("horus", "night.fate")]


def test_with_its_last_soldier_the_delta_temple_and_its_fame_are_gone() -> None:
    # N2
    table = night(armies={"wadjet_temple": ("anubis", 1)})
    assert table.state.holders["wadjet_temple"] == "anubis"
    table.does("anubis", ["offer"])
    assert table.army("wadjet_temple") is None
    assert table.state.holders["wadjet_temple"] is None
    order = [type(event) for event in table.events if isinstance(event, ev.FameMoved | ev.NightStep)]
    assert order.index(ev.FameMoved) == order.index(ev.NightStep) + 1


def test_an_abandoned_delta_temple_no_longer_counts_for_pairs() -> None:
    # N2, N3
    armies = {"wadjet_temple": ("anubis", 1), "sobek_temple": ("anubis", 1)}
    table = night(armies=armies)
    table.does("anubis", ["offer"])
    assert table.player("anubis").dominance == 0
    table = night(armies=armies)
    table.does("anubis", ())
    assert table.player("anubis").dominance == 1


def test_the_sanctuary_comes_before_the_delta_temple() -> None:
    # N1, N2
    table = night(armies={"sanctuary": ("horus", 2), "wadjet_temple": ("anubis", 1)})
    assert kinds(table) == [("horus", "night.sanctuary")]
    table.does("horus", ())
    assert kinds(table) == [("anubis", "night.delta")]


# ---------------------------------------------------------------------- N3


def test_a_pair_of_temples_gives_1_dominance_fame() -> None:
    # N3
    table = night(armies={"sobek_temple": ("anubis", 1), "hathor_temple": ("anubis", 1)})
    assert table.player("anubis").dominance == 1
    assert table.player("horus").dominance == 0


def test_three_temples_are_one_pair_and_four_are_two() -> None:
    # N3
    armies = {"sobek_temple": ("anubis", 1), "hathor_temple": ("anubis", 1), "ptah_temple": ("anubis", 1)}
    assert night(4, armies=armies).player("anubis").dominance == 1
    armies["montu_temple"] = ("anubis", 1)
    assert night(4, armies=armies).player("anubis").dominance == 2


def test_temples_of_two_players_make_no_pair() -> None:
    # N3
    table = night(armies={"sobek_temple": ("anubis", 1), "hathor_temple": ("horus", 1)})
    assert (table.player("anubis").dominance, table.player("horus").dominance) == (0, 0)


def test_the_sanctuary_is_no_temple() -> None:
    # N3
    table = night(armies={"sobek_temple": ("anubis", 1), "sanctuary": ("anubis", 1)})
    assert table.player("anubis").dominance == 0


# ---------------------------------------------------------------------- N4 and N5


def test_temples_pray_for_their_controller_in_one_gain() -> None:
    # N4: 2 of Sobek and 3 of Hathor; then 2 in N5
    table = begun(
        night(
            armies={"sobek_temple": ("anubis", 1), "hathor_temple": ("anubis", 1)},
            players={"anubis": {"prayer": 0}},
        )
    )
    assert gains(table, "anubis") == [5, 2]
    first = table.happened(ev.PrayerGained)[0]
    assert first.parts == (("zone.sobek_temple", 2), ("zone.hathor_temple", 3))


def test_the_delta_temple_and_the_sanctuary_do_not_pray() -> None:
    # N4
    table = night(
        armies={"wadjet_temple": ("anubis", 1), "sanctuary": ("anubis", 1)}, players={"anubis": {"prayer": 0}}
    )
    table.does("anubis", ())
    assert gains(table, "anubis") == [2]


def test_everybody_gets_2_prayer() -> None:
    # N5
    table = begun(night(3, armies={}))
    assert [gains(table, seat) for seat in ("anubis", "horus", "bastet")] == [[2], [2], [2]]


def test_each_veteran_given_up_adds_1_prayer_to_that_gain() -> None:
    # N5
    table = night(armies={}, players={"anubis": {"prayer": 0, "veterans": 3}})
    assert kinds(table) == [("anubis", "night.veterans")]
    assert table.offered("anubis") == ["0", "1", "2", "3"]
    table.does("anubis", "2")
    assert gains(table, "anubis") == [4]
    assert table.player("anubis").veterans == 1
    assert table.happened(ev.VeteransSpent)[0] == ev.VeteransSpent(seat="anubis", amount=2, use="prayer")


def test_veterans_are_kept_by_default() -> None:
    # N5
    table = night(armies={}, players={"anubis": {"veterans": 1}})
    assert table.asked("anubis").default == ("0",)


def test_all_with_veterans_are_asked_at_once_and_openly() -> None:
    # N5
    table = night(
        3, armies={}, players={"anubis": {"veterans": 1, "prayer": 0}, "bastet": {"veterans": 1, "prayer": 0}}
    )
    assert kinds(table) == [("anubis", "night.veterans"), ("bastet", "night.veterans")]
    assert {decision.secret for decision in table.game.decisions} == {None}
    table.does("bastet", "1")
    assert table.player("bastet").prayer == 0
    table.does("anubis", "1")
    assert (table.player("anubis").prayer, table.player("bastet").prayer) == (3, 3)
    paid = [event.seat for event in table.happened(ev.PrayerGained)]
    assert paid == ["anubis", "horus", "bastet"]


def test_an_open_answer_may_be_taken_back_until_all_are_in() -> None:
    # N5
    table = night(armies={}, players={"anubis": {"veterans": 1, "prayer": 0}, "horus": {"veterans": 1}})
    table.does("anubis", "1")
    table.game.retract("anubis")
    table.does("anubis", "0")
    table.does("horus", "0")
    assert table.player("anubis").prayer == 2


# ---------------------------------------------------------------------- N7


def asks_for_soldiers(veterans: int, **position: Any) -> Table:
    """N7 of anubis, who kept his veterans so far."""
    table = night(players={"anubis": {"veterans": veterans}}, **position)
    table.defaults("night.soldiers.zones", "night.fate")
    return table


def test_a_veteran_places_a_soldier_in_an_own_district() -> None:
    # N7
    table = asks_for_soldiers(3, armies={})
    table.does("anubis", ["buto_1", "buto_3"], "2", "1")
    assert soldiers(table, "anubis") == {"buto_1": 2, "buto_3": 1}
    assert (table.player("anubis").supply, table.player("anubis").veterans) == (9, 0)
    assert table.happened(ev.VeteransSpent) == [ev.VeteransSpent(seat="anubis", amount=3, use="soldier")]


def test_veterans_left_are_discarded() -> None:
    # N7
    table = asks_for_soldiers(3, armies={})
    table.does("anubis", "buto_1", "1")
    assert table.player("anubis").veterans == 0
    assert table.happened(ev.VeteransSpent)[-1] == ev.VeteransSpent(seat="anubis", amount=2, use="discarded")


def test_veterans_place_nobody_where_enemies_stand() -> None:
    # N7
    table = asks_for_soldiers(3, armies={"buto_2": ("horus", 1)})
    assert table.offered("anubis") == ["buto_1", "buto_3"]


def test_veterans_place_nobody_in_a_full_district_or_abroad() -> None:
    # N7
    table = asks_for_soldiers(
        3, armies={"buto_1": ("anubis", 5), "buto_2": ("anubis", 4), "sobek_temple": ("anubis", 1)}
    )
    assert table.offered("anubis") == ["buto_2", "buto_3"]
    table.does("anubis", "buto_2")
    assert table.offered("anubis") == ["1"]


def test_no_more_soldiers_come_than_are_in_supply() -> None:
    # N7
    table = asks_for_soldiers(3, armies={"buto_1": ("anubis", 5), "buto_2": ("anubis", 5), "sanctuary": ("anubis", 1)})
    table.does("anubis", "buto_3")
    assert table.offered("anubis") == ["1"]


def test_who_has_no_veterans_no_supply_or_no_room_is_not_asked() -> None:
    # N7
    assert kinds(asks_for_soldiers(0, armies={})) == [("anubis", "night.fate")]
    full = {"buto_1": ("anubis", 5), "buto_2": ("anubis", 5), "ochre_dunes": ("anubis", 2)}
    table = asks_for_soldiers(2, armies=full)
    assert kinds(table) == [("anubis", "night.fate")]
    assert table.player("anubis").veterans == 0
    occupied = {"buto_1": ("horus", 1), "buto_2": ("horus", 1), "buto_3": ("horus", 1)}
    assert kinds(asks_for_soldiers(2, armies=occupied)) == [("anubis", "night.fate")]
    crowded = {"buto_1": ("anubis", 5), "buto_2": ("anubis", 5), "buto_3": ("horus", 1)}
    assert kinds(asks_for_soldiers(2, armies=crowded)) == [("anubis", "night.fate")]


def test_a_waiting_creature_joins_soldiers_placed_by_night() -> None:
    # N7, C3
    table = night(armies={}, players={"anubis": {"veterans": 1, "tiles": ["ruby2_phoenix"]}})
    table.defaults("night.soldiers.zones")
    table.does("anubis", "buto_1", "1", ["phoenix"])
    assert table.army("buto_1") == ("anubis", 1, "phoenix")


def test_soldiers_placed_by_night_start_no_battle() -> None:
    # N7
    table = asks_for_soldiers(2, armies={"buto_2": ("horus", 1)})
    table.does("anubis", "buto_1", "2")
    assert table.happened(ev.BattleBegan) == []


# ---------------------------------------------------------------------- N8


def test_all_action_tokens_return() -> None:
    # N8
    used = ["move_top", "move_middle", "pray_bottom", "power_1", "pray_middle", "recruit_top"]
    spent = {
        "tiles": ["ruby4_act_of_god", "ruby4_surprise_attack"],
        "used": used,
        "silver_used": True,
        "gold_used": True,
    }
    table = night(3, players={"anubis": {**spent, "bought": ["ruby"]}})
    anubis = table.player("anubis")
    assert (anubis.tokens, anubis.used, anubis.bought) == (0, (), ())
    assert (anubis.silver_used, anubis.gold_used) == (False, False)


def test_the_night_begins_with_a_clean_slate_of_events() -> None:
    # N1: what everybody saw since the night began, and nothing of the day
    table = table_of(armies={}, players={"anubis": {"used": DAY}, "horus": {"used": DAY[:4]}}, active="horus")
    table.does("horus", "pray_middle")
    seen = table.game.view(None)["last"]
    assert seen[0] == {"event": "PhaseBegan", "phase": "night", "round": 1}
    assert (table.state.phase, table.state.active) == ("night", None)


def test_the_steps_come_in_their_order() -> None:
    # N1 to N9
    table = begun(night(armies={"sanctuary": ("horus", 2), "wadjet_temple": ("anubis", 1)}))
    table.defaults("day.action")
    assert [event.step for event in table.happened(ev.NightStep)] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
