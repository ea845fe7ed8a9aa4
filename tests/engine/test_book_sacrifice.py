"""Sacrifices, the underworld and recruiting with it (G5 to G7)."""

from __future__ import annotations

from typing import Any

from engine import load_game
from engine.kemet import events as ev
from engine.kemet.state import Army
from tests.engine.fights import clash, parts, table_of
from tests.engine.scenario import Table
from tests.engine.underworld import dead, fight, honour, sacrificed

CULT = "emerald1_dark_cult"
PRAY = f"gold.{CULT}.pray"
BARK, THOTH = "emerald2_solar_bark", "emerald4_thoth"
RITUAL, SPHINX = "emerald3_death_ritual", "emerald2_demeaned_sphinx"


def test_a_sacrifice_takes_honour_and_a_soldier_from_supply_or_an_army() -> None:
    # G5
    for place, zone in (("supply", None), ("natron_flats", "natron_flats")):
        table = dead(anubis={"tiles": [CULT]}, armies={"natron_flats": ("anubis", 2), "abydos_1": ("horus", 1)})
        table.does("anubis", PRAY)
        assert table.offered("anubis") == ["supply", "natron_flats"]
        table.does("anubis", place)
        assert sacrificed(table) == [(zone, f"tile.{CULT}")]
        assert (honour(table), table.player("anubis").underworld) == (8, 1)
        army = table.army("natron_flats")
        assert army is not None
        assert (table.player("anubis").supply, army.soldiers) == ((9, 2) if zone is None else (10, 1))


def test_by_default_nobody_on_the_board_goes_where_there_is_a_choice() -> None:
    # G5
    for underworld, armies, default in (
        (0, {"buto_1": ("anubis", 3), "sobek_temple": ("anubis", 1)}, ("supply",)),
        (8, {"buto_1": ("anubis", 3), "sobek_temple": ("anubis", 1)}, None),
        (8, {"sobek_temple": ("anubis", 4)}, ("sobek_temple",)),
    ):
        table = dead(anubis={"tiles": [CULT], "underworld": underworld}, armies={**armies, "abydos_1": ("horus", 1)})
        table.does("anubis", PRAY)
        assert table.asked("anubis").default == default


def test_the_last_soldier_of_an_army_may_go_and_frees_the_zone() -> None:
    # G5, C2, T9
    table = dead(
        anubis={"tiles": [CULT, SPHINX]},
        armies={"sobek_temple": ("anubis", 1, "demeaned_sphinx"), "abydos_1": ("horus", 1)},
    )
    assert table.state.holders["sobek_temple"] == "anubis"
    table.does("anubis", PRAY, "sobek_temple")
    assert table.army("sobek_temple") is None
    assert table.player("anubis").waiting == ("demeaned_sphinx",)
    assert table.state.holders["sobek_temple"] is None


def test_without_a_soldier_anywhere_nothing_can_be_sacrificed() -> None:
    # G5
    table = dead(anubis={"tiles": [CULT], "underworld": 12}, armies={"abydos_1": ("horus", 1)})
    assert table.blocked("anubis")[PRAY] == "nobody_to_sacrifice"


def test_each_use_is_paid_anew() -> None:
    # G5
    table = fight(4, 3, creature="demeaned_sphinx", anubis={"tiles": [RITUAL, SPHINX]})
    clash(table)
    table.does("anubis", f"{RITUAL}.damage", "supply", "demeaned_sphinx.damage", "supply")
    assert (honour(table), table.player("anubis").underworld) == (7, 2)


def test_x_is_read_after_the_honour_is_lost() -> None:
    # G5
    for before, amount in ((9, 1), (5, 2), (2, 3)):
        table = fight(4, 3, creature="demeaned_sphinx", anubis={"tiles": [SPHINX], "honour": before})
        clash(table)
        (option,) = table.asked("anubis").options
        assert option.params["amount"] == amount
        table.does("anubis", option.id, "supply")
        assert parts(table, "anubis", "damage") == {"creature.demeaned_sphinx": amount}


def test_a_soldier_of_the_fighting_army_no_longer_counts() -> None:
    # G5, B3
    table = fight(3, 3, anubis={"tiles": [RITUAL]})
    clash(table)
    table.does("anubis", f"{RITUAL}.damage", "sobek_temple")
    assert parts(table, "anubis", "strength") == {"soldiers": 2, "card": 3}


def test_the_attacker_decides_first() -> None:
    # G5
    table = fight(3, 3, guard="demeaned_sphinx", anubis={"tiles": [RITUAL]}, horus={"tiles": [SPHINX], "honour": 6})
    clash(table)
    assert [decision.seat for decision in table.game.decisions] == ["anubis"]
    table.does("anubis", ())
    assert table.asked("horus").kind == "battle.rite"


def test_soldiers_in_the_underworld_are_not_in_supply() -> None:
    # G6, T2
    table = dead(anubis={"underworld": 2, "prayer": 0})
    view = table.game.view(None)["players"]["anubis"]
    assert (view["soldiers"], view["underworld"]) == (0, 2)
    table.does("anubis", "recruit_top")
    assert table.offered("anubis") == []


def test_before_recruiting_any_number_comes_back_for_1_each() -> None:
    # G6
    table = dead(anubis={"underworld": 2, "prayer": 5})
    table.does("anubis", "recruit_top")
    asked = table.asked("anubis")
    assert (asked.kind, asked.params["costs"], asked.default) == ("recruit.return", [0, 1, 2], ("0",))
    table.does("anubis", "2")
    assert (table.player("anubis").supply, table.player("anubis").prayer) == (2, 3)
    table.does("anubis", ["buto_3"], "2")
    assert (table.army("buto_3"), table.player("anubis").prayer) == (Army("anubis", 2), 1)
    assert [event.reason for event in table.happened(ev.SoldiersReturned)] == ["recruit"]


def test_it_is_one_payment() -> None:
    # G6, P2: Priest of Ra lowers it once
    table = dead(anubis={"underworld": 2, "prayer": 1, "tiles": ["diamond4_priest_of_ra"]})
    table.does("anubis", "recruit_top")
    assert table.asked("anubis").params["costs"] == [0, 0, 1]


def test_cards_and_tiles_recruit_too_but_not_veterans() -> None:
    # G6
    table = dead(anubis={"underworld": 2, "prayer": 2, "hand": ["tactical_support"]})
    table.does("anubis", "card.tactical_support")
    assert table.asked("anubis").kind == "recruit.return"
    table = dead(anubis={"underworld": 2, "prayer": 2, "tiles": ["sapphire2_reinforcement_prayer"]})
    table.does("anubis", "pray_bottom")
    assert table.asked("anubis").kind == "recruit.return"
    table = dead(anubis={"underworld": 1, "prayer": 2, "veterans": 1}, armies={"buto_1": ("anubis", 1)}, phase="night")
    table.defaults("night.soldiers.zones")
    assert "SoldiersReturned" not in [event.kind for event in table.events]


def test_nobody_in_the_underworld_or_no_prayer_no_question() -> None:
    # G6
    for facts in ({"underworld": 0, "prayer": 5}, {"underworld": 2, "prayer": 0}):
        table = dead(anubis=facts)
        table.does("anubis", "recruit_top")
        assert table.asked("anubis").kind == "recruit.zones"


def test_recruits_may_come_straight_to_an_avatar_up_to_the_corruption() -> None:
    # G7
    table = dead(
        anubis={"tiles": ["emerald4_thoth"], "honour": 4, "prayer": 5},
        armies={"ochre_dunes": ("anubis", 1, "thoth"), "abydos_1": ("horus", 1)},
    )
    table.does("anubis", "recruit_top")
    assert table.offered("anubis") == ["buto_1", "buto_2", "buto_3", "ochre_dunes"]
    table.does("anubis", ["ochre_dunes"])
    assert table.offered("anubis") == ["1"]  # the second follower is the last
    table.does("anubis", "1")
    assert table.army("ochre_dunes") == Army("anubis", 2, "thoth")


def test_so_may_local_recruitment_and_tactical_support() -> None:
    # G7
    army = {"ochre_dunes": ("anubis", 0, "thoth"), "abydos_1": ("horus", 1)}
    tiles = ["emerald4_thoth", "onyx1_local_recruitment"]
    table = dead(anubis={"tiles": tiles, "honour": 8, "prayer": 5}, armies=army)
    table.does("anubis", "recruit_top", ["ochre_dunes"])
    assert table.offered("anubis") == ["1"]
    facts = {"tiles": ["emerald4_thoth"], "honour": 8, "hand": ["tactical_support"]}
    table = dead(anubis=facts, armies=army)
    table.does("anubis", "card.tactical_support", ["ochre_dunes"], "1")
    assert table.army("ochre_dunes") == Army("anubis", 1, "thoth")


def test_without_corruption_nobody_joins_an_avatar() -> None:
    # G7, G9
    table = dead(
        anubis={"tiles": ["emerald4_thoth"], "honour": 9, "prayer": 5},
        armies={"ochre_dunes": ("anubis", 0, "thoth"), "abydos_1": ("horus", 1)},
    )
    table.does("anubis", "recruit_top")
    assert table.blocked("anubis") == {"ochre_dunes": "army_full"}


def test_a_pending_battle_lapses_when_its_defender_is_sacrificed_in_another_one() -> None:
    # A6, B5, G5: the zone is not free to retreat to, and whoever came to fight there holds it afterwards
    table = dead(
        anubis={"prayer": 9},
        horus={"tiles": [RITUAL]},
        armies={"buto_1": ("horus", 5), "buto_2": ("horus", 1), "natron_flats": ("anubis", 1)},
    )
    table.does("anubis", "recruit_top", ["buto_1", "buto_2"], "1", "2", "buto_1")
    clash(table, "b8", "b7")
    table.does("horus", f"{RITUAL}.damage", "buto_2")
    assert load_game(table.game.to_json()).to_json() == table.game.to_json()
    table.does("anubis", "retreat")
    assert "buto_2" not in table.offered("horus")
    assert table.blocked("horus")["buto_2"] == "zone_not_free"
    table.does("horus", "buto_3", "stay")
    assert [event.zone for event in table.happened(ev.BattleLapsed)] == ["buto_2"]
    assert table.army("buto_2") == Army("anubis", 2)


def met(group: tuple[Any, ...], local: tuple[Any, ...], **facts: Any) -> Table:
    """A group from the Natron Flats has come to the Acacia Bank and boards the bark there: whom does it cost?"""
    armies = {"natron_flats": ("anubis", *group), "acacia_bank": ("anubis", *local), "abydos_1": ("horus", 1)}
    table = dead(anubis={"honour": 4, **facts}, armies=armies)
    table.does("anubis", "move_top", "natron_flats", "acacia_bank")
    table.does("anubis", table.asked("anubis").default or (), "bark.sanctuary")
    return table


def test_who_meets_on_the_way_is_one_army_and_keeps_its_creature() -> None:
    # T1, C2, G5: one of two soldiers goes, the other goes on with the creature
    table = met((1,), (1, "demeaned_sphinx"), tiles=[BARK, SPHINX])
    (option,) = [option for option in table.asked("anubis").options if option.id != "supply"]
    assert option.params == {"zone": "acacia_bank", "soldiers": 2, "creature": "demeaned_sphinx"}
    table.does("anubis", "acacia_bank")
    assert table.player("anubis").waiting == ()
    assert table.offered("anubis") == ["1.demeaned_sphinx", "1"]
    table.does("anubis", "1.demeaned_sphinx")
    assert table.army("sanctuary") == Army("anubis", 1, "demeaned_sphinx")
    assert table.army("acacia_bank") is None
    assert sacrificed(table) == [("acacia_bank", f"tile.{BARK}")]


def test_an_army_met_on_the_way_keeps_its_creature_while_there_are_others() -> None:
    # T1, C2
    for group, local in (
        ((2,), (1, "demeaned_sphinx")),
        ((1,), (2, "demeaned_sphinx")),
        ((1, "demeaned_sphinx"), (1,)),
    ):
        table = met(group, local, tiles=[BARK, SPHINX])
        table.does("anubis", "acacia_bank")
        assert table.player("anubis").waiting == ()
        left = group[0] + local[0] - 1
        assert table.offered("anubis")[0] == f"{left}.demeaned_sphinx"
        table.does("anubis", f"{left}.demeaned_sphinx")
        table.defaults("day.action")
        assert table.army("sanctuary") == Army("anubis", left, "demeaned_sphinx")
        assert table.state.on_board("anubis") == left


def test_of_two_creatures_the_last_soldier_keeps_the_one_that_is_chosen() -> None:
    # C1, C2: the other goes to supply
    for place, stays, goes in (
        ("acacia_bank", "phoenix", "demeaned_sphinx"),
        ("acacia_bank.moving", "demeaned_sphinx", "phoenix"),
    ):
        table = met((1, "phoenix"), (1, "demeaned_sphinx"), tiles=[BARK, SPHINX, "ruby2_phoenix"])
        found = {option.id: option.params.get("creature") for option in table.asked("anubis").options}
        assert found == {"supply": None, "acacia_bank": "demeaned_sphinx", "acacia_bank.moving": "phoenix"}
        table.does("anubis", place)
        assert table.player("anubis").waiting == (goes,)
        assert table.offered("anubis") == [f"1.{stays}", "1"]
        table.does("anubis", f"1.{stays}")
        table.defaults("day.action")
        assert table.army("sanctuary") == Army("anubis", 1, stays)


def test_soldiers_who_pass_an_avatar_and_its_followers_are_two_choices() -> None:
    # G9: passing does nothing, so they are two armies
    for place, group, followers in (("acacia_bank", 3, 1), ("acacia_bank.moving", 2, 2)):
        table = met((3,), (2, "thoth"), tiles=[BARK, THOTH])
        found = {option.id: option.params for option in table.asked("anubis").options if option.id != "supply"}
        assert found == {
            "acacia_bank": {"zone": "acacia_bank", "soldiers": 2, "creature": None, "avatar": "thoth"},
            "acacia_bank.moving": {"zone": "acacia_bank", "soldiers": 3, "creature": None},
        }
        table.does("anubis", place)
        assert table.army("acacia_bank") == Army("anubis", followers, "thoth")
        assert table.offered("anubis") == [str(group)]
        assert sacrificed(table) == [("acacia_bank", f"tile.{BARK}")]


def test_an_avatar_that_passes_an_army_offers_its_followers_too() -> None:
    # G9, C2: the army it passes loses its creature with its last soldier
    tiles = [BARK, THOTH, SPHINX]
    table = met((1, "thoth"), (1, "demeaned_sphinx"), tiles=tiles)
    assert table.offered("anubis") == ["supply", "acacia_bank", "acacia_bank.moving"]
    table.does("anubis", "acacia_bank")
    assert table.player("anubis").waiting == ("demeaned_sphinx",)
    assert table.offered("anubis") == ["1.thoth"]
    table = met((1, "thoth"), (1, "demeaned_sphinx"), tiles=tiles)
    table.does("anubis", "acacia_bank.moving")
    assert table.offered("anubis") == ["0.thoth"]
    assert table.army("acacia_bank") == Army("anubis", 1, "demeaned_sphinx")


def test_the_last_who_moves_is_not_sacrificed() -> None:
    # G5, M5: somebody has to move
    table = met((1,), (2, "thoth"), tiles=[BARK, THOTH])
    assert table.offered("anubis") == ["supply", "acacia_bank"]
    table = dead(anubis={"tiles": [BARK]}, armies={"natron_flats": ("anubis", 1), "abydos_1": ("horus", 1)})
    table.does("anubis", "move_top", "natron_flats", "bark.sanctuary")
    assert table.offered("anubis") == ["supply"]


def test_priest_of_ra_pays_for_honour_that_is_not_there() -> None:
    # G1, P2: it is a payment
    table = dead(anubis={"tiles": [CULT, "diamond4_priest_of_ra"], "honour": 0, "prayer": 0})
    table.does("anubis", PRAY, "supply")
    assert (honour(table), table.player("anubis").prayer, table.player("anubis").underworld) == (0, 2, 1)


def test_what_cannot_be_paid_cannot_be_chosen() -> None:
    # G1, before D8: a price is missing, not an effect
    table = dead(anubis={"tiles": [CULT], "honour": 0, "prayer": 0})
    assert table.blocked("anubis")[PRAY] == "honour_costs_prayer"


def test_the_last_soldier_of_the_sphinx_does_not_pay_for_its_own_rite() -> None:
    # G5, C2: it would be gone before it acts
    facts = {"tiles": [SPHINX], "underworld": 11}
    table = fight(1, 3, creature="demeaned_sphinx", anubis=facts)
    clash(table)
    assert table.game.decisions[0].kind != "battle.rite"
    table = fight(1, 3, creature="demeaned_sphinx", anubis={"tiles": [SPHINX]}, armies={"buto_1": ("anubis", 1)})
    clash(table)
    table.does("anubis", "demeaned_sphinx.damage")
    assert table.offered("anubis") == ["supply", "buto_1"]


def test_mercenaries_come_with_their_tile_and_are_not_recruited() -> None:
    # G6, T2, P9: nobody from supply is placed
    table = table_of(
        2,
        colours=["emerald", "onyx"],
        players={"anubis": {"prayer": 9, "underworld": 2}},
        pyramids={"buto_1": ("onyx", 1), "abydos_1": ("onyx", 1)},
        armies={"buto_1": ("anubis", 1), "abydos_1": ("horus", 1)},
    )
    table.does("anubis", "power_1", "onyx1_mercenaries_sword")
    assert table.asked("anubis").kind == "place.zones"
    table.defaults("day.action")
    assert table.player("anubis").underworld == 2
