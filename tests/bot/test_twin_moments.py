"""Moments with secrets: played twice by commands, the second time with other cards; nobody else sees the difference."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from bot.app import GameMaster
from bot.config import Config
from engine import Decision, Game
from sandbox import Person, Sandbox
from tests.bot.commanders import Commander
from tests.bot.tables import sit_into
from tests.bot.worlds import Seen, assert_same, seen, settled
from tests.engine.fights import attack, table_of
from tests.engine.scenario import Table
from tests.engine.underworld import dead, fight

Script = Mapping[str, list[str] | tuple[list[str], list[str]]]
"""Kind of question -> what anubis answers; two where the worlds differ. Everything else is answered by default."""

HANDS = (["prayer", "war_rage"], ["raining_fire", "bloodbath"])
ELSE = ["iron_wall", "war_fury"]  # what horus holds
RITUAL, THOTH = "emerald3_death_ritual", "emerald4_thoth"


def storm(world: int) -> tuple[Table, Script]:
    players = {"anubis": {"prayer": 7, "hand": HANDS[world]}, "horus": {"hand": ELSE}}
    table = table_of(players=players, pyramids={"buto_1": ("ruby", 2)})
    return table, {
        "day.action": ["power_1"],
        "power": ["ruby2_wrryt_storm"],
        "battle_card.remove": (["b3"], ["b5"]),
    }


def barrier(world: int) -> tuple[Table, Script]:
    players = {"anubis": {"prayer": 7, "hand": HANDS[world]}, "horus": {"hand": ELSE}}
    table = table_of(players=players, pyramids={"buto_1": ("sapphire", 2)})
    return table, {
        "day.action": ["power_1"],
        "power": ["sapphire2_shetyw_barrier"],
        "battle_card.remove": (["b1"], ["b8"]),
    }


def payment(world: int) -> tuple[Table, Script]:
    hand = ["war_fury", "iron_wall", HANDS[world][0]]
    return attack(anubis={"hand": hand, "prayer": 1}, horus={"hand": ELSE}), {
        "battle.card": ["b1"],
        "battle.discard": (["b8"], ["b2"]),
        "battle.interventions": ["war_fury", "iron_wall"],
        "battle.pay": ["war_fury"],
    }


def prescience(world: int) -> tuple[Table, Script]:
    seer = {"tiles": ["sapphire3_prescience"], "hand": ELSE}
    return attack(anubis={"hand": ["war_rage", HANDS[world][0]]}, horus=seer), {
        "battle.card": ["b4"],
        "battle.discard": (["b8"], ["b2"]),
        "battle.interventions": ["war_rage"],
    }


def wound(world: int) -> tuple[Table, Script]:
    hand = ["prayer", "war_rage", HANDS[world][1]]
    return attack(anubis={"tiles": ["ruby3_divine_wound"], "hand": hand}, horus={"hand": ELSE}), {
        "battle.card": ["b5"],
        "battle.discard": (["b7"], ["b3"]),
        "battle.interventions": ["war_rage"],
        "battle.wound": ["prayer"],
    }


def vision(world: int) -> tuple[Table, Script]:
    shown = ["war_rage", "prayer", "transfer", "swiftness"]
    deck = [*shown, HANDS[world][1] if world else "iron_wall", "tactical_support", "bronze_wall"]
    players = {"anubis": {"tiles": ["diamond2_vision"], "hand": ["transfer"]}, "horus": {"hand": ELSE}}
    return table_of(phase="night", armies={}, deck=deck, players=players), {"night.vision": shown}


def thoth(world: int) -> tuple[Table, Script]:
    owner = {"tiles": [RITUAL, THOTH], "honour": 4, "hand": ["war_rage", HANDS[world][0]]}
    return fight(1, 3, creature="thoth", anubis=owner, horus={"hand": ELSE}), {
        "battle.ban": ["b1"],
        "battle.card": ["b2"],
        "battle.discard": (["b8"], ["b3"]),
        "battle.interventions": ["war_rage"],
        "battle.rite": [f"{RITUAL}.strength"],
        "sacrifice": ["supply"],
    }


def sacrifice(world: int) -> tuple[Table, Script]:
    owner = {"tiles": ["emerald1_dark_cult"], "hand": HANDS[world], "prayer": 5}
    table = dead(anubis=owner, horus={"hand": ELSE}, armies={"buto_1": ("anubis", 3), "abydos_1": ("horus", 5)})
    return table, {"day.action": ["gold.emerald1_dark_cult.pray"], "sacrifice": ["supply"]}


def answer(decision: Decision, script: Script, world: int) -> list[str]:
    wanted = script.get(decision.kind) if decision.seat == "anubis" else None
    ids = wanted[world] if isinstance(wanted, tuple) else wanted
    known = [option.id for option in decision.options]
    if ids is not None and set(ids) <= set(known):
        return list(ids)
    if decision.default is not None:
        return list(decision.default)
    return known[-decision.min :] if decision.min else []


async def looks_around(box: Sandbox, app: GameMaster, game: Game, opponent: Commander, stranger: Person) -> None:
    """Everything that may tell somebody what another holds or is about to do."""
    for person in (opponent.person, stranger):
        for command, option in (("answer", "choice"), ("card", "card"), ("battle", "intervention")):
            await person.suggestions(f"/act {command}", option)
        await person.runs("/act answer", choice="b8")
        await person.runs("/kemet odds")
    await stranger.runs("/kemet status")
    await stranger.runs("/kemet export")
    await stranger.runs("/kemet player", seat="anubis")
    await stranger.clicks("Your move")
    await stranger.clicks("My cards")
    if game.view(None)["battle"]:
        await stranger.runs("/kemet board", part="battle", text=True)
    await settled(box, app)


async def world_of(directory: Path, moment: Callable[[int], tuple[Table, Script]], world: int) -> Seen:
    table, script = moment(world)
    app = GameMaster(Config(token="secret", database=directory / "tables.sqlite3", pace=0.0))
    async with Sandbox(patience=60.0) as box, box.running(app):
        anna, ben, carla = [box.user(name) for name in ("Anna", "Ben", "Carla")]
        here = await sit_into(app, table.game, anna, ben)
        people = {"anubis": Commander(anna, app, here), "horus": Commander(ben, app, here)}
        await here.tell({"event": "bot.resumed"})  # a first board, with buttons
        await settled(box, app)
        secrets = 0
        for _ in range(14):
            asked = here.live().decisions
            decision = next((found for found in asked if found.seat == "anubis"), asked[0])
            if decision.kind == "day.action" and here.entries > 1:
                break
            if decision.secret is not None and decision.seat == "anubis":
                secrets += 1
                if secrets == 1 or decision.secret == "options":
                    await looks_around(box, app, here.live(), people["horus"], carla)
            person = people[decision.seat]
            await person.acts("answer", choice=",".join(answer(decision, script, world)) or "-")
            await settled(box, app)
        assert secrets or "sacrifice" in script
        await anna.runs("/act undo")  # beyond what is free: everybody is asked
        await settled(box, app)
        if any("vote:yes" in str(found.components) for found in ben.messages):
            await ben.clicks("Agree")
            await ben.sees("Agreed.")  # it is carried out after the click is acknowledged
            await settled(box, app)
        return seen(box, here, 0, opponent=ben, stranger=carla)


@pytest.mark.parametrize("moment", [storm, barrier, payment, prescience, wound, vision, thoth, sacrifice])
async def test_nobody_else_sees_what_is_different(
    tmp_path: Path, moment: Callable[[int], tuple[Table, Script]]
) -> None:
    one, two = [await world_of(tmp_path / str(world), moment, world) for world in (0, 1)]
    assert len(one["public"]) > 3
    assert_same(one, two)
