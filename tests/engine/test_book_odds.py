"""The odds reckon with what an opponent may still do for a sacrifice, and promise nothing for the own ones."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import Game
from engine.kemet import events as ev
from engine.kemet.odds import odds
from tests.engine.fights import clash, march
from tests.engine.scenario import Table
from tests.engine.underworld import dead, fight

RITUAL, SPHINX, PUTRID = "emerald3_death_ritual", "emerald2_demeaned_sphinx", "emerald4_putrid_power"
REINFORCEMENT, THOTH, RA = "emerald3_uncanny_reinforcement", "emerald4_thoth", "diamond4_priest_of_ra"
DRAIN = "emerald2_strength_drain"


def test_a_rite_that_could_turn_the_battle_makes_it_uncertain() -> None:
    # G5, B3: 3 + 4 against 3 + 3, and 1 more for a sacrifice: a tie; or 1 less, if it is one of those who fight
    table = fight(3, 3, horus={"tiles": [RITUAL]})
    found = odds(table.game.view("anubis"))
    cell = found.cell("b1", "b6")
    assert (cell.wins, cell.margin) == ("maybe", (0, 2))
    assert (cell.own_losses, cell.their_losses) == ((0, 1), (0, 0))
    assert (found.deeds, found.own_deeds) == ((f"tile.{RITUAL}",), ())


def test_so_it_is_before_an_attack() -> None:
    # G5
    table = dead(horus={"tiles": [RITUAL]}, armies={"natron_flats": ("anubis", 3), "sobek_temple": ("horus", 3)})
    found = odds(table.game.view("anubis"), zone="sobek_temple", soldiers=3)
    assert found.cell("b1", "b6").wins == "maybe"
    assert found.deeds == (f"tile.{RITUAL}",)


def test_the_sphinx_may_cost_more_soldiers() -> None:
    # G5: X is read after the honour is lost
    for honour, most in ((9, 1), (5, 2), (1, 3)):
        table = fight(5, 3, guard="demeaned_sphinx", horus={"tiles": [SPHINX], "honour": honour})
        assert odds(table.game.view("anubis")).cell("b1", "b7").own_losses == (0, most)
        snake = {"tiles": ["diamond2_deep_desert_snake"]}
        table = fight(
            5,
            3,
            creature="deep_desert_snake",
            guard="demeaned_sphinx",
            anubis=snake,
            horus={"tiles": [SPHINX], "honour": honour},
        )
        found = odds(table.game.view("anubis"))  # P10
        assert (found.deeds, found.cell("b1", "b7").own_losses) == ((), (0, 0))


def test_what_cannot_be_paid_is_not_reckoned_with() -> None:
    # G1, G5: no prayer at honour 0; nobody to sacrifice but who fights
    for facts, sure in (
        ({"honour": 0, "prayer": 0}, True),
        ({"honour": 0, "prayer": 1}, False),
        ({"honour": 1, "prayer": 0}, False),
        ({"honour": 0, "prayer": 0, "tiles": [RITUAL, RA]}, False),  # P2
        ({"underworld": 9}, True),  # one comes, one goes
    ):
        table = fight(3, 3, horus={"tiles": [RITUAL], **facts})
        assert odds(table.game.view("anubis")).cell("b1", "b6").wins == ("yes" if sure else "maybe"), facts


def test_prayer_goes_for_a_card_or_for_honour() -> None:
    # G1, B2: War Fury for 1 prayer, or War Rage for nothing and a sacrifice for 1; never all three
    for prayer, margin in ((0, 0), (1, -1), (2, -2)):
        table = fight(3, 3, horus={"tiles": [RITUAL], "honour": 0, "prayer": prayer, "hand": ["prayer"]})
        assert odds(table.game.view("anubis")).cell("b1", "b6").margin[0] == margin


def test_a_sacrifice_makes_putrid_power_stronger() -> None:
    # G2, G5: whatever it is brought for
    table = fight(3, 3, anubis={"tiles": [PUTRID, RITUAL], "honour": 5})
    assert odds(table.game.view("horus")).cell("b6", "b6").margin == (-3, -1)


def test_a_reinforcement_may_come_until_it_is_decided() -> None:
    # G13
    table = fight(3, 3, anubis={"tiles": [REINFORCEMENT]})
    found = odds(table.game.view("horus"))
    assert (found.cell("b6", "b6").margin, found.deeds) == ((-1, 0), (f"tile.{REINFORCEMENT}",))
    assert odds(table.game.view("anubis")).own_deeds == (f"tile.{REINFORCEMENT}",)
    table.does("anubis", ())
    found = odds(table.game.view("horus"))
    assert (found.cell("b6", "b6").margin, found.deeds) == ((0, 0), ())


def test_the_own_reinforcement_is_named_before_the_attack() -> None:
    # G13: if there is somebody to come
    armies = {"natron_flats": ("anubis", 3), "sobek_temple": ("horus", 3)}
    for underworld, supply, named in ((0, 9, True), (9, 0, True), (0, 0, False)):
        guards = {"buto_1": ("anubis", 5), "buto_2": ("anubis", 4)} if not underworld + supply else {}
        facts = {"tiles": [REINFORCEMENT], "underworld": underworld}
        view = dead(anubis=facts, armies={**armies, **guards}).game.view("anubis")
        found = odds(view, zone="sobek_temple", soldiers=3)
        assert found.own_deeds == ((f"tile.{REINFORCEMENT}",) if named else ())
        assert found.cell("b6", "b6").margin == (0, 0)


def test_own_sacrifices_are_named_but_promise_nothing() -> None:
    # G5
    table = fight(3, 3, creature="demeaned_sphinx", anubis={"tiles": [RITUAL, SPHINX]})
    found = odds(table.game.view("anubis"))
    cell = found.cell("b6", "b1")  # 3 + 3 + 1 against 3 + 4
    assert (cell.wins, cell.margin, cell.their_losses) == ("no", (0, 0), (0, 0))
    assert set(found.own_deeds) == {f"tile.{RITUAL}", "creature.demeaned_sphinx"}


def test_what_has_been_done_or_passed_up_is_no_longer_open() -> None:
    # G5, G14: the attacker first, each once
    both: dict[str, Any] = {"anubis": {"tiles": [RITUAL]}, "horus": {"tiles": [SPHINX]}}
    table = fight(3, 3, guard="demeaned_sphinx", **both)
    clash(table)
    found = odds(table.game.view("horus"))
    assert (found.deeds, found.own_deeds) == ((f"tile.{RITUAL}",), ("creature.demeaned_sphinx",))
    table.does("anubis", ())
    found = odds(table.game.view("horus"))
    assert (found.deeds, found.own_deeds) == ((), ("creature.demeaned_sphinx",))
    table.does("horus", "demeaned_sphinx.damage", "supply")
    assert odds(table.game.view("anubis")).deeds == ()


def test_a_rite_in_effect_is_counted_once() -> None:
    # G14
    table = fight(3, 3, guard="demeaned_sphinx", anubis={"tiles": [RITUAL]}, horus={"tiles": [SPHINX]})
    clash(table)
    table.does("anubis", f"{RITUAL}.strength", "supply")
    cell = odds(table.game.view("horus")).cells[0]
    assert cell.margin == (0, 0)  # 3 + 1 for the sphinx against 3 + 1 for the rite


def test_cards_laid_and_given_up_still_count_once_they_are_seen() -> None:
    # B2, P5
    table = fight(
        3,
        3,
        anubis={"tiles": ["ruby3_divine_wound"], "hand": ["war_rage", "prayer"]},
        horus={"tiles": [RITUAL], "hand": ["war_rage"]},
    )
    clash(table, ("b6", "war_rage"), ("b6", "war_rage"))
    assert table.asked("anubis").kind == "battle.wound"
    table.does("anubis", ["prayer"])
    assert table.asked("horus").kind == "battle.rite"
    assert odds(table.game.view("horus")).cells[0].margin == (-1, -1)
    assert odds(table.game.view("anubis")).cells[0].margin == (0, 2)


def test_who_sends_a_fighting_soldier_away_has_fewer_to_lose() -> None:
    # G5, B3, B4: also after the sums, for the drain
    table = fight(5, 1, horus={"tiles": [RITUAL]})
    assert odds(table.game.view("anubis")).cell("b3", "b1").their_losses == (0, 1)
    for soldiers, losses in ((1, (0, 1)), (5, (3, 3))):  # 4 are enough to lose 3
        table = fight(1, soldiers, horus={"tiles": [DRAIN]})
        found = odds(table.game.view("anubis"))
        assert (found.cell("b3", "b1").their_losses, found.deeds) == (losses, (f"tile.{DRAIN}",))
        assert odds(table.game.view("horus")).own_deeds == (f"tile.{DRAIN}",)
        clash(table, "b3", "b1")
        assert table.asked("horus").kind == "battle.drain"
        for _ in range(2):
            assert odds(table.game.view("anubis")).cells[0].their_losses == losses
            if table.asked("horus").kind == "battle.drain":
                table.does("horus", ["drain"])
        table.does("horus", "sobek_temple")
        gone = [event.soldiers for event in table.happened(ev.SoldiersRemoved) if event.seat == "horus"]
        assert sum(gone) == losses[0]
    table = fight(5, 1, horus={"tiles": [DRAIN]})  # the weaker side drains nothing
    assert odds(table.game.view("anubis")).cell("b3", "b1").their_losses == (1, 1)


def test_that_thoth_will_forbid_a_card_is_said_until_it_is_known_which() -> None:
    # G12
    table = dead(horus={"tiles": [THOTH]}, armies={"natron_flats": ("anubis", 3), "ochre_dunes": ("horus", 0, "thoth")})
    found = odds(table.game.view("anubis"), zone="ochre_dunes", soldiers=3)
    assert (found.bans, found.own_bans) == ("avatar.thoth", None)
    assert len(found.cards) == 8
    march(table, "anubis", "natron_flats", "ochre_dunes")
    assert table.asked("horus").kind == "battle.ban"
    assert odds(table.game.view("anubis")).bans == odds(table.game.view("horus")).own_bans == "avatar.thoth"
    table.does("horus", "b1")
    for seat in ("anubis", "horus"):
        assert (odds(table.game.view(seat)).bans, odds(table.game.view(seat)).own_bans) == (None, None)


def test_with_an_avatar_go_as_many_as_its_followers_may_be() -> None:
    # G9: not as many as an army may have
    armies = {"natron_flats": ("anubis", 1, "thoth"), "sobek_temple": ("horus", 3)}
    table = dead(anubis={"tiles": [THOTH, "sapphire3_legion"], "honour": 4}, armies=armies)
    view = table.game.view("anubis")
    cell = odds(view, zone="sobek_temple", creature="thoth").cell("b6", "b6")
    assert cell.margin == (3, 3)  # 2 + 4 against 3
    assert odds(view, zone="sobek_temple").cell("b6", "b6").margin == (4, 4)  # 7 against 3


# ---------------------------------------------------------------------- whatever they do, it is in the range

PLAYERS: tuple[dict[str, Any], ...] = (
    {"anubis": {"tiles": [RITUAL, PUTRID], "honour": 5}, "horus": {"tiles": [SPHINX], "honour": 2}},
    {"anubis": {"tiles": [SPHINX, RITUAL, PUTRID], "honour": 1, "prayer": 1}, "horus": {}},
    {"anubis": {"tiles": [REINFORCEMENT, SPHINX], "honour": 9}, "horus": {"tiles": [RITUAL], "honour": 0, "prayer": 1}},
    {"anubis": {"tiles": [REINFORCEMENT, RITUAL], "underworld": 8}, "horus": {"tiles": [SPHINX], "underworld": 9}},
    {"anubis": {"tiles": [RITUAL, SPHINX, DRAIN], "honour": 2, "underworld": 8}, "horus": {"tiles": [REINFORCEMENT]}},
    {"anubis": {"tiles": [PUTRID]}, "horus": {"tiles": [RITUAL, SPHINX, DRAIN], "honour": 0, "prayer": 2}},
)


@pytest.mark.parametrize("soldiers", [1, 3])
@pytest.mark.parametrize("facts", PLAYERS)
def test_whatever_the_opponent_does_is_in_the_range(facts: dict[str, Any], soldiers: int) -> None:
    # G5, G13, G14: wherever the soldiers come from
    sphinx = {seat: "demeaned_sphinx" if SPHINX in facts[seat].get("tiles", ()) else None for seat in facts}
    begun = fight(soldiers, soldiers, creature=sphinx["anubis"], guard=sphinx["horus"], armies={}, **facts)
    for viewer in ("anubis", "horus"):
        found = odds(begun.game.view(viewer))
        for number in range(30):
            rng = Random(number)
            twin = Table(begun.game.copy())
            _fight_on(twin, viewer, rng)
            reckoned = twin.happened(ev.BattleReckoned)[-1]
            cards = {event.seat: event.card for event in twin.happened(ev.BattleCardsRevealed)}
            cell = found.cell(cards[viewer], cards[found.opponent])
            sums = dict(zip(reckoned.seats, (dict(reckoned.attacker), dict(reckoned.defender)), strict=True))
            total = {seat: sum([amount for _, amount in sums[seat]["strength"]]) for seat in sums}
            margin = total[viewer] - total[found.opponent]
            assert cell.margin[0] <= margin <= cell.margin[1], number
            assert cell.wins in ("maybe", "yes" if reckoned.winner == viewer else "no")
            for seat, (least, most) in ((viewer, cell.own_losses), (found.opponent, cell.their_losses)):
                taken = [event for event in twin.happened(ev.SoldiersRemoved) if event.seat == seat]
                gone = sum([event.soldiers for event in taken if event.reason in ("damage", "card")])
                assert least <= gone <= most, (number, seat)


def _fight_on(table: Table, viewer: str, rng: Random) -> None:
    """Until the losses are taken: the viewer brings no sacrifice, the opponent anything, at random."""
    while not table.happened(ev.BattleReckoned) or table.game.decisions[0].kind in ("battle.drain", "sacrifice"):
        decision = rng.choice(table.game.decisions)
        ids = [option.id for option in decision.options]
        if decision.seat == viewer and decision.kind in ("battle.rite", "battle.reinforce", "battle.drain"):
            table.does(viewer, ())
        else:
            table.does(decision.seat, rng.sample(ids, rng.randint(decision.min, decision.max)))


def test_no_secret_is_in_it() -> None:
    # T8
    game: Game = fight(3, 3, horus={"tiles": [RITUAL], "hand": ["war_rage"]}).game
    for seed in range(5):
        twin = game.imagine("anubis", Random(seed))
        assert odds(twin.view("anubis")) == odds(game.view("anubis"))
