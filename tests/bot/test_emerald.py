"""The Book of the Dead at the table: chosen in the lobby, asked in panels and by commands, looked at."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

import words
from bot.app import GameMaster
from bot.games.kemet.odds_page import odds_lines
from engine import Decision, Game, new_game
from engine.kemet.odds import odds
from sandbox import Person, Sandbox
from sandbox.people.reading import message_lines
from tests.bot.commanders import in_position
from tests.bot.conftest import MakeBot
from tests.bot.players import Player
from tests.bot.tables import sit_into, table_of
from tests.engine.underworld import fight

KINDS = (
    *("sacrifice", "recruit.return", "summon.zone", "summon.underworld", "summon.supply"),
    *("battle.reinforce", "battle.ban", "battle.rite", "battle.drain"),
    *("night.awakening", "night.return", "night.funeral"),
)
SEEDS, STEPS = 60, 2500


# ---------------------------------------------------------------------- the lobby


async def test_the_great_old_ones_are_offered_with_emerald_only(
    box: Sandbox, app: GameMaster, anna: Person, ben: Person
) -> None:
    await anna.runs("/kemet new")
    await anna.chooses("Join as", "Horus")
    await ben.chooses("Join as", "Anubis")
    table = await table_of(app)
    await ben.clicks("Options")
    old = next(m for m in reversed(ben.messages) if m.ephemeral)
    assert not any("Avatars of Emerald" in line for line in message_lines(box.server.world, old))
    await ben.chooses("Tile colours", "ruby", "emerald")
    await ben.chooses("Avatars of Emerald", "yes")
    await anna.sees("Avatars of Emerald: the Great Old Ones: Nyarlathotep and Cthulhu")
    (open_one,) = [m for m in ben.messages if m.ephemeral]
    await anna.clicks("Options")
    await anna.chooses("Tile colours", "ruby", "onyx")  # without emerald they are gone again
    await ben.sees_no_more("Avatars of Emerald: the Great Old Ones")
    assert table.record.settings["great_old_ones"] == ["no"]
    await ben.chooses("Avatars of Emerald", "yes", on=open_one)
    await ben.sees("no longer fits the other options")
    assert table.record.settings["great_old_ones"] == ["no"]


async def test_emerald_can_be_named_or_drawn_with_others(app: GameMaster, anna: Person, ben: Person) -> None:
    await anna.runs("/kemet new")
    await anna.chooses("Join as", "Horus")
    await ben.chooses("Join as", "Anubis")
    await anna.clicks("Options")
    table = await table_of(app)
    await anna.chooses("Tile colours", "random", "emerald")
    assert table.record.settings["colours"] == ["emerald"]
    await anna.clicks("Start")
    await anna.sees("With so many players 2 colours are in play.")
    assert table.record.status == "lobby"
    await anna.chooses("Tile colours", "emerald", "random_emerald")
    assert table.record.settings["colours"] == ["random_emerald"]
    await anna.chooses("Language of the table", "German")
    await ben.sees("Plättchenfarben: zufällig mit Grün")
    await ben.sees("Avatare in Grün: Thot und Apophis")
    await anna.clicks("Starten")
    assert table.game is not None
    view = table.game.view(None)
    assert "emerald" in view["colours"]
    assert view["book"]["great_old_ones"] is False


# ---------------------------------------------------------------------- questions


@cache
def moments() -> dict[str, tuple[Game, Decision]]:
    """A game at each kind of question, played at random; not where only one answer is possible."""
    found: dict[str, tuple[Game, Decision]] = {}
    for number in range(SEEDS):
        seed = bytes([number] * 32)
        game = new_game("kemet", ("anubis", "horus"), seed=seed, options={"colours": "random_emerald"})
        rng = Random(number)
        while not game.over and game.step < STEPS:
            for decision in game.decisions:
                choice = len(decision.options) > decision.min
                if decision.kind in KINDS and choice and decision.kind not in found:
                    kept = game.copy()  # why not is worked out later, from the game as it stands then
                    found[decision.kind] = (kept, next(one for one in kept.decisions if one.id == decision.id))
            if len(found) == len(KINDS):
                return found
            asked = rng.choice(game.decisions)
            least = max(asked.min, min(1, asked.max))
            chosen = rng.sample(asked.options, rng.randint(least, min(asked.max, len(asked.options))))
            game.answer(asked.id, asked.seat, [option.id for option in chosen])
    raise AssertionError(f"never asked: {set(KINDS) - set(found)}")


def shown(box: Sandbox, player: Player) -> str:
    return "\n".join(message_lines(box.server.world, player.panel()))


async def test_every_new_question_has_its_panel(box: Sandbox, app: GameMaster, anna: Person, ben: Person) -> None:
    for kind, (game, decision) in moments().items():
        table = await sit_into(app, game.copy(), anna, ben, at=box.channel(kind.replace(".", "-")))
        player = Player(anna if decision.seat == "anubis" else ben, app, table)
        await player.opens()
        panel = shown(box, player)
        plugin = table.plugin
        assert words.question("en", decision.to_json()) in panel
        for option in decision.options:
            assert plugin.option_label("en", option.to_json()) in panel, (kind, option)
        assert plugin.option_detail("en", decision.options[0].to_json()) in panel
        if decision.why is not None and decision.blocked:
            await player.person.clicks("Why can’t I …?", on=player.panel())
            blocked = decision.blocked[0]
            assert plugin.reason("en", blocked.reason._asdict()) in shown(box, player)
            await player.person.clicks("Back", on=player.panel())
        before = len(game.log)
        by_default = "confirm" in player.controls()
        assert by_default == (await player.sheet()).can_confirm, kind  # not where a later question has no default
        if not by_default:
            await player.composes()
        await player.confirms()
        assert table.game is not None
        assert table.game.log[before][1] == decision.seat, kind
        if by_default:
            assert decision.default is not None
            assert table.game.log[before][2:] == list(decision.default), kind
        await app.publishers.idle()  # the next table's button shall be the newest


async def test_every_new_question_can_be_answered_by_command(
    box: Sandbox, app: GameMaster, anna: Person, ben: Person
) -> None:
    for kind, (game, decision) in moments().items():
        channel = box.channel(kind.replace(".", "-"))
        table = await sit_into(app, game.copy(), anna, ben, at=channel)
        person = anna if decision.seat == "anubis" else ben
        option = decision.options[-1]
        offered = await person.suggestions("/act answer", "choice", at=channel)
        labels = [table.plugin.option_label("en", found.to_json()) for found in decision.options]
        assert set(labels[:20]) <= set(offered), kind
        await person.runs("/act answer", choice=labels[-1], at=channel)
        assert table.game is not None
        assert table.game.log[len(game.log)] == ["a", decision.seat, option.id], kind


# ---------------------------------------------------------------------- looking


async def test_looking_at_the_book_of_the_dead(box: Sandbox, make_bot: MakeBot) -> None:
    players = {"anubis": {"honour": 4, "underworld": 3}}
    armies = {"buto_1": ("anubis", 3), "abydos_1": ("horus", 5)}
    async with in_position(box, make_bot, "emerald", "ruby", players=players, armies=armies) as (anubis, _):
        anna = anubis.person
        await anna.runs("/kemet status")
        assert "4 honour · 3 in the underworld" in anubis.reads(box)
        for topic, text in (("honour", "corruption"), ("underworld", "sacrifice"), ("avatars", "followers")):
            await anna.runs("/kemet rules", topic=topic)
            assert text in anubis.reads(box).lower()
        assert "Emerald" in await anna.suggestions("/kemet tiles", "colour")
        await anna.runs("/kemet tiles", colour="emerald")
        await anna.sees("Dark Cult")
        await anna.runs("/kemet tile", name="Apophis")
        await anna.sees("Nile")


@pytest.mark.parametrize(
    ("lang", "theirs", "own"),
    [
        (
            "en",
            "Ranges also include what the opponent can still do: Death Ritual.",
            "Not counted is what you can still do yourself: Demeaned Sphinx.",
        ),
        (
            "de",
            "Was der Gegner noch tun kann, steckt auch in den Spannen: Todesritual.",
            "Nicht mitgerechnet ist, was du selbst noch tun kannst: Erniedrigte Sphinx.",
        ),
    ],
)
def test_the_odds_say_which_sacrifices_are_counted(lang: str, theirs: str, own: str) -> None:
    table = fight(
        3,
        3,
        creature="demeaned_sphinx",
        anubis={"tiles": ["emerald2_demeaned_sphinx"]},
        horus={"tiles": ["emerald3_death_ritual"]},
    )
    assert odds_lines(lang, odds(table.game.view("anubis")))[1:3] == [theirs, own]


@pytest.mark.parametrize(
    ("lang", "anubis", "horus"),
    [
        (
            "en",
            "Thoth will still forbid you one card: it cannot be your active one.",
            "Thoth will still forbid the opponent one card: that is not counted.",
        ),
        (
            "de",
            "Thot verbietet dir noch eine Karte: Sie kann dann nicht deine aktive sein.",
            "Thot verbietet dem Gegner noch eine Karte: Das ist nicht mitgerechnet.",
        ),
    ],
)
def test_the_odds_say_that_a_card_will_be_forbidden(lang: str, anubis: str, horus: str) -> None:
    table = fight(3, 0, guard="thoth", horus={"tiles": ["emerald4_thoth"]})
    for seat, line in (("anubis", anubis), ("horus", horus)):
        assert odds_lines(lang, odds(table.game.view(seat)))[1] == line
