"""P1 to P3: order, payments and gains. (P4 to P7: test_timing_battle.py, from P8 on: test_timing_board.py.)"""

from engine.kemet import events as ev
from tests.engine.fights import attack, clash, lay, lost, march, parts, table_of
from tests.engine.scenario import Table


def prayer_gains(table: Table, seat: str) -> list[tuple[tuple[str, int], ...]]:
    events = [*table.game.recent, *table.events]
    seen: list[tuple[tuple[str, int], ...]] = []
    for event in events:
        if isinstance(event, ev.PrayerGained) and event.seat == seat and event.parts not in seen:
            seen.append(event.parts)
    return seen


# ---------------------------------------------------------------------- P1


def test_the_owner_picks_the_order_of_his_battles() -> None:
    # P1, A6
    table = table_of(armies={"buto_1": ("horus", 1), "buto_2": ("horus", 1)})
    table.does("anubis", "recruit_top", ["buto_1", "buto_2"], "2", "2")
    assert table.asked("anubis").kind == "battle.next"
    assert table.offered("anubis") == ["buto_1", "buto_2"]
    table.does("anubis", "buto_2")
    assert table.happened(ev.BattleBegan)[0].zone == "buto_2"


def test_the_owner_picks_when_to_buy_cards_around_a_vision() -> None:
    # P1, N6
    table = table_of(players={"anubis": {"tiles": ["diamond2_vision"], "veterans": 2}}, armies={}, phase="night")
    table.does("anubis", "0", ())
    table.does("anubis", table.offered("anubis")[:4])
    assert table.asked("anubis").kind == "night.card"


def test_the_owner_says_which_interventions_are_paid_first() -> None:
    # P1, B2
    table = attack(5, 5, anubis={"hand": ["bloodbath", "iron_wall", "war_fury"], "prayer": 2})
    lay(table, "anubis", ("b1", "bloodbath", "iron_wall", "war_fury"))
    assert table.offered("anubis") == ["bloodbath", "iron_wall", "war_fury"]
    table.does("anubis", "iron_wall")
    assert table.offered("anubis") == ["bloodbath", "war_fury"]
    table.does("anubis", "war_fury")
    lay(table, "horus", "b6")
    assert table.player("anubis").hand == ("bloodbath", "diversion")
    assert parts(table, "anubis", "shield") == {"intervention.iron_wall": 2}


# ---------------------------------------------------------------------- P2


def test_discounts_add_up_and_never_go_below_0() -> None:
    # P2: Priestess and Priest of Ra
    table = table_of(
        players={"anubis": {"tiles": ["diamond1_priestess", "diamond4_priest_of_ra"], "prayer": 1}},
        pyramids={"buto_1": ("diamond", 3)},
    )
    table.does("anubis", "power_1")
    costs = {option.id: option.params["cost"] for option in table.asked("anubis").options}
    assert (costs["diamond1_priest"], costs["diamond2_vision"], costs["diamond3_domination"]) == (0, 0, 1)
    priest = next(option for option in table.asked("anubis").options if option.id == "diamond1_priest")
    assert priest.params["parts"] == [["level", 1], ["tile.diamond1_priestess", -1]]


def test_priest_of_ra_and_magical_support_lower_a_build_together() -> None:
    # P2: 1 + 2 for levels 2 and 3, less 1
    table = table_of(
        players={"anubis": {"tiles": ["diamond2_magical_support", "diamond4_priest_of_ra"], "prayer": 2}},
        pyramids={"buto_1": ("diamond", 1)},
    )
    table.does("anubis", "build_middle", "buto_1.diamond.3")
    assert table.player("anubis").prayer == 0


def test_priest_of_ra_and_the_scribe_lower_a_recruit_together() -> None:
    # P2: 5 soldiers, 3 free, 1 less
    table = table_of(
        players={"anubis": {"tiles": ["sapphire1_recruiting_scribe", "diamond4_priest_of_ra"], "prayer": 1}}, armies={}
    )
    table.does("anubis", "recruit_top", ["buto_1"], "5")
    assert table.player("anubis").prayer == 0


def test_priest_of_ra_and_the_portal_make_a_teleport_free() -> None:
    # P2
    table = table_of(
        players={"anubis": {"tiles": ["ruby2_portal_of_thoth", "diamond4_priest_of_ra"], "prayer": 0}},
        armies={"buto_1": ("anubis", 2)},
    )
    table.does("anubis", "move_top", "buto_1", "teleport.sanctuary", "2", "stop")
    assert table.happened(ev.PrayerPaid) == []


def test_priest_of_ra_lowers_teleport_and_toll_once_each() -> None:
    # P2, P13: 2 - 1 for the teleport, 1 - 1 for the sphinx
    table = table_of(
        players={
            "anubis": {"tiles": ["diamond4_priest_of_ra"], "prayer": 1},
            "horus": {"tiles": ["onyx2_khnums_sphinx"]},
        },
        armies={"buto_1": ("anubis", 2), "sanctuary": ("horus", 1, "khnums_sphinx")},
    )
    march(table, "anubis", "buto_1", "teleport.sanctuary")
    assert table.player("anubis").prayer == 0
    assert table.happened(ev.BattleBegan)[0].zone == "sanctuary"


def test_priest_of_ra_lowers_the_dearer_tile_of_twin_ceremony_once() -> None:
    # P2: 2 + 1 - 1
    table = table_of(
        players={"anubis": {"tiles": ["onyx2_twin_ceremony", "diamond4_priest_of_ra"], "prayer": 2}},
        pyramids={"buto_1": ("onyx", 2)},
    )
    table.does("anubis", "gold.onyx2_twin_ceremony.power", "onyx2_honor_in_battle")
    assert table.player("anubis").prayer == 0


def test_priest_of_ra_gives_nothing_back_for_what_is_free() -> None:
    # P2
    table = table_of(players={"anubis": {"tiles": ["diamond4_priest_of_ra"], "hand": ["prayer"], "prayer": 0}})
    table.does("anubis", "card.prayer")
    assert table.player("anubis").prayer == 2
    assert table.happened(ev.PrayerPaid) == []


def test_priest_of_ra_does_not_lower_his_own_price() -> None:
    # P2, A3
    table = table_of(
        players={"anubis": {"prayer": 4}}, pyramids={"buto_1": ("diamond", 4)}, colours=["diamond", "ruby"]
    )
    table.does("anubis", "power_1", "diamond4_priest_of_ra")
    assert table.player("anubis").prayer == 0


# ---------------------------------------------------------------------- P3 and Divine Might


def might(**facts: object) -> dict[str, dict[str, object]]:
    tiles = facts.pop("tiles", [])
    assert isinstance(tiles, list)
    return {"anubis": {"prayer": 0, **facts, "tiles": ["onyx4_divine_might", *tiles]}}


def test_divine_might_adds_2_once_to_pray_with_priest() -> None:
    # P3: 2 + 1 + 2
    table = table_of(players=might(tiles=["diamond1_priest"]))
    table.does("anubis", "pray_bottom")
    assert table.player("anubis").prayer == 5


def test_divine_might_adds_2_to_the_prayer_card() -> None:
    # P3
    table = table_of(players=might(hand=["prayer"]))
    table.does("anubis", "card.prayer")
    assert table.player("anubis").prayer == 4


def test_divine_might_adds_2_to_each_gain_of_the_night() -> None:
    # P3, T10: N4 is one gain of 2 + 3, N5 one of 2
    armies = {"sobek_temple": ("anubis", 1), "hathor_temple": ("anubis", 1)}
    table = table_of(players=might(), armies=armies, phase="night")
    assert table.player("anubis").prayer == (2 + 3 + 2) + (2 + 2)


def test_divine_might_adds_2_to_the_offering_of_the_delta() -> None:
    # P3, N2
    table = table_of(players=might(), armies={"wadjet_temple": ("anubis", 1)}, phase="night")
    table.does("anubis", ["offer"])
    assert table.player("anubis").prayer == (5 + 2) + (2 + 2)


def test_divine_might_adds_2_once_to_the_night_with_veterans_and_amon() -> None:
    # P3: 2 + 1 veteran + 7 + 2, of which 11 fit
    table = table_of(players=might(tiles=["diamond4_priest_of_amon"], veterans=1), armies={}, phase="night")
    table.does("anubis", "1")
    gain = next(event for event in table.happened(ev.PrayerGained) if event.seat == "anubis")
    assert gain.parts == (
        ("night", 2),
        ("veterans", 1),
        ("tile.diamond4_priest_of_amon", 7),
        ("tile.onyx4_divine_might", 2),
    )
    assert gain.gained == 11


def test_divine_might_adds_nothing_in_battle() -> None:
    # T10: neither to Dedication nor to Hunger nor to disbanding
    facts = might(tiles=["onyx2_dedication_to_battle", "diamond3_divine_hunger"])["anubis"]
    table = attack(5, 5, anubis=dict(facts))
    assert table.player("anubis").prayer == 2
    clash(table, "b2", "b1")
    assert (lost(table, "horus"), table.player("anubis").prayer) == (2, 2 + 4)
    table.does("anubis", "disband")
    assert table.player("anubis").prayer == 2 + 4 + 3


def test_divine_might_adds_nothing_to_honor_in_battle() -> None:
    # T10
    facts = might(tiles=["onyx2_honor_in_battle"])["anubis"]
    table = clash(attack(5, 5, anubis=dict(facts)), "b6", "b2")
    assert (lost(table, "anubis"), table.player("anubis").prayer) == (1, 1)


def test_divine_might_adds_nothing_to_a_gain_of_nothing() -> None:
    # P3: without a temple N4 is no gain; N5 is one
    table = table_of(players=might(), armies={}, phase="night")
    assert table.player("anubis").prayer == 2 + 2
    assert prayer_gains(table, "anubis") == [(("night", 2), ("tile.onyx4_divine_might", 2))]
