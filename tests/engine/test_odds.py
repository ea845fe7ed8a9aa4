"""The odds of a battle, from what a seat may know."""

from __future__ import annotations

from random import Random

import pytest

from engine import IllegalAnswer
from engine.kemet.odds import odds
from tests.engine.fights import attack, clash, lay, march
from tests.engine.scenario import Table, at
from tests.engine.underworld import dead

ARMIES = {"buto_1": ("anubis", 5), "natron_flats": ("horus", 4)}


def before_battle(**players: dict[str, object]) -> Table:
    return at(armies=ARMIES, pyramids={}, players={"anubis": {"hand": []}, "horus": {"hand": []}, **players})


def test_own_cards_against_each_card_the_other_may_hold() -> None:
    table = before_battle(horus={"hand": [], "played": ["b1"], "unseen": ["b2"]})
    found = odds(table.game.view("anubis"), zone="natron_flats", soldiers=5)
    assert found.cards == ("b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8")
    assert found.against == ("b2", "b3", "b4", "b5", "b6", "b7", "b8")  # b2 lies unseen: it may be there
    assert len(found.cells) == 56


def test_winner_and_losses_are_those_of_the_rules() -> None:
    # B3: 5 + 4 against 4 + 1; B4: one lost there, three here
    found = odds(before_battle().game.view("anubis"), zone="natron_flats", soldiers=5)
    cell = found.cell("b1", "b3")
    assert (cell.wins, cell.margin, cell.own_losses, cell.their_losses) == ("yes", (4, 4), (3, 3), (1, 1))
    assert found.cell("b6", "b7").wins == "no"  # 5 + 3 against 4 + 5
    assert found.cell("b7", "b7").own_losses == (2, 2)


def test_a_tie_goes_to_the_defender() -> None:
    found = odds(before_battle().game.view("anubis"), zone="natron_flats", soldiers=4)
    assert found.cell("b1", "b1").wins == "no"


def test_unknown_interventions_make_a_range() -> None:
    table = before_battle(horus={"hand": ["prayer", "prayer"], "prayer": 1})
    cell = odds(table.game.view("anubis"), zone="natron_flats", soldiers=5).cell("b1", "b1")
    assert cell.margin == (-2, 1)  # two unknown cards, one prayer point: War Fury and War Rage at worst
    assert cell.wins == "maybe"
    assert cell.own_losses == (1, 4)  # Bloodbath and Bloody Battle at worst
    assert cell.their_losses == (0, 1)


def test_cards_seen_elsewhere_are_in_nobodys_hand() -> None:
    table = at(
        armies=ARMIES,
        pyramids={},
        players={"anubis": {"hand": ["war_rage"] * 5}, "horus": {"hand": ["prayer"]}},
        discards=["war_fury", "war_fury"],
    )
    cell = odds(table.game.view("anubis"), zone="natron_flats", soldiers=5).cell("b1", "b1")
    assert cell.margin == (1, 1)


def test_home_tiles_and_creatures_count() -> None:
    table = at(
        armies={"buto_1": ("anubis", 3), "natron_flats": ("horus", 4, "royal_scarab")},
        players={
            "anubis": {"hand": [], "tiles": ["sapphire1_defense"]},
            "horus": {"hand": [], "tiles": ["ruby3_royal_scarab"]},
        },
        active="horus",
    )
    table.does("horus", "move_top", "natron_flats", "buto_1", "4.royal_scarab")
    found = odds(table.game.view("anubis"))
    assert (found.attacker, found.defender, found.opponent) == ("horus", "anubis", "horus")
    assert found.cell("b1", "b1").margin == (-1, -1)  # 3 + 4 + home 1 + defence 1 against 4 + 4 + scarab 2


def test_a_shown_card_is_the_only_one() -> None:
    # P4
    table = before_battle(anubis={"hand": [], "tiles": ["sapphire3_prescience"]})
    table.does("anubis", "move_top", "buto_1", "natron_flats", "5")
    table.does("horus", "b4")
    assert odds(table.game.view("anubis")).against == ("b4",)


def test_an_empty_hand_is_taken_back_first() -> None:
    # B1
    everything = [f"b{number}" for number in range(1, 9)]
    table = before_battle(horus={"hand": [], "played": everything[:4], "unseen": everything[4:], "cards": []})
    assert odds(table.game.view("anubis"), zone="natron_flats").against == tuple(everything)


def test_others_secrets_change_nothing() -> None:
    # T8
    table = before_battle(horus={"hand": ["war_fury", "war_rage"]})
    mine = odds(table.game.view("anubis"), zone="natron_flats", soldiers=5)
    for seed in range(5):
        twin = table.game.imagine("anubis", Random(seed))
        assert odds(twin.view("anubis"), zone="natron_flats", soldiers=5) == mine


@pytest.mark.parametrize(
    ("viewer", "zone", "key"),
    [
        (None, "natron_flats", "odds_need_a_seat"),
        ("anubis", None, "no_battle_here"),
        ("anubis", "atlantis", "unknown_zone"),
        ("anubis", "sobek_temple", "no_enemy_there"),
    ],
)
def test_where_there_is_no_battle_it_says_so(viewer: str | None, zone: str | None, key: str) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        odds(before_battle().game.view(viewer), zone=zone)
    assert refused.value.key == key


def test_avatars_corruption_and_a_banned_card_count() -> None:
    # G8, G12
    tiles = ["emerald4_thoth", "emerald4_putrid_power"]
    table = dead(
        anubis={"tiles": tiles, "honour": 4},
        armies={"natron_flats": ("anubis", 1, "thoth"), "sobek_temple": ("horus", 3)},
    )
    found = odds(table.game.view("anubis"), zone="sobek_temple", soldiers=1, creature="thoth")
    assert found.cell("b6", "b6").margin == (4, 4)  # 1 + 4 + 2 and the card against 3 and the card
    march(table, "anubis", "natron_flats", "sobek_temple")
    table.does("anubis", "b7")
    found = odds(table.game.view("anubis"))
    assert "b7" not in found.against
    assert "b7" in found.cards
    assert found.cell("b6", "b3").own_losses == (1, 1)  # life points are no soldiers


def wounding() -> Table:
    """All is revealed: 5 + 3 against 4 + 3, and horus may give up cards for strength."""
    table = attack(5, 4, horus={"tiles": ["ruby3_divine_wound"], "hand": ["prayer", "prayer", "prayer"]})
    lay(table, "anubis", "b2")
    lay(table, "horus", "b2")
    assert table.asked("horus").kind == "battle.wound"
    return table


def test_after_the_reveal_cards_may_still_be_given_up_for_strength() -> None:
    # P5
    table = wounding()
    (cell,) = odds(table.game.view("anubis")).cells
    assert (cell.wins, cell.margin) == ("maybe", (-2, 1))
    (own,) = odds(table.game.view("horus")).cells
    assert own.wins == "no"  # as it stands: nothing is promised that he has not done


def test_what_was_given_up_counts() -> None:
    # P5, B3
    table = wounding()
    table.does("horus", ("prayer", "prayer.2"))
    (cell,) = odds(table.game.view("anubis")).cells
    assert (cell.wins, cell.margin) == ("no", (-1, -1))
    (own,) = odds(table.game.view("horus")).cells
    assert (own.wins, own.margin) == ("yes", (1, 1))


def test_once_the_sums_stand_they_are_the_table() -> None:
    # B4: totals are fixed beforehand, whoever has gone since
    table = clash(attack(5, 4), "b2", "b6")
    assert table.asked("horus").kind == "battle.loser"
    (cell,) = odds(table.game.view("anubis")).cells
    assert (cell.wins, cell.margin, cell.own_losses, cell.their_losses) == ("yes", (1, 1), (0, 0), (1, 1))
    table = clash(attack(5, 4), "b7", "b2")
    (cell,) = odds(table.game.view("anubis")).cells
    assert cell.own_losses == (4, 4)  # two lost, two removed by the card
