"""Playing by commands what needs a position: cards, the silver and gold tokens, battles."""

from __future__ import annotations

from typing import Any

from sandbox import Sandbox
from tests.bot.commanders import in_position
from tests.bot.conftest import MakeBot

COLOURS = ("ruby", "onyx")
Position = dict[str, Any]


async def test_a_card_is_played_in_the_own_turn(box: Sandbox, make_bot: MakeBot) -> None:
    position: Position = {"players": {"anubis": {"prayer": 5, "hand": ["prayer", "raining_fire"]}}}
    async with in_position(box, make_bot, *COLOURS, **position) as (anubis, _):
        offered = await anubis.suggested("card", "card")
        assert {label.partition(" ·")[0] for label in offered} == {"Play Prayer", "Play Raining Fire"}
        await anubis.acts("card", card="prayer")
        own = anubis.game.view(anubis.seat)["players"]["anubis"]
        assert own["prayer"] == 7
        assert "prayer" not in own["hand"]["cards"]


async def test_a_card_takes_its_target(box: Sandbox, make_bot: MakeBot) -> None:
    position: Position = {
        "players": {"anubis": {"prayer": 5, "hand": ["raining_fire"]}},
        "armies": {"buto_1": ["anubis", 5], "abydos_1": ["horus", 4], "abydos_2": ["horus", 2]},
    }
    async with in_position(box, make_bot, *COLOURS, **position) as (anubis, _):
        card = anubis.decision
        assert card is not None
        (fire,) = [option.id for option in card.options if option.kind == "day_card"]
        assert len(await anubis.suggested("card", "target", card=fire)) == 2
        await anubis.acts("card", card="Raining Fire", target="abydos_1")
        zones = anubis.game.view(None)["board"]["zones"]
        assert zones["abydos_1"]["armies"][0]["soldiers"] == 3
        assert zones["abydos_2"]["armies"][0]["soldiers"] == 2


async def test_the_silver_token_is_used(box: Sandbox, make_bot: MakeBot) -> None:
    position: Position = {"players": {"anubis": {"prayer": 5, "tiles": ["onyx4_act_of_god"]}}}  # for three or more
    async with in_position(box, make_bot, "diamond", *COLOURS, count=3, **position) as (anubis, *_):
        await anubis.acts("pray", space="pray_bottom")
        prayer = anubis.game.view(None)["players"]["anubis"]["prayer"]
        assert "Silver: Pray (middle)" in await anubis.suggested("silver", "action")
        await anubis.acts("silver", action="Silver: Pray (middle)")
        own = anubis.game.view(None)["players"]["anubis"]
        assert own["silver"] == "used"
        assert own["prayer"] > prayer


async def test_the_gold_token_is_used(box: Sandbox, make_bot: MakeBot) -> None:
    position: Position = {"players": {"anubis": {"prayer": 5, "tiles": ["emerald1_dark_cult"]}}}
    async with in_position(box, make_bot, "emerald", "ruby", **position) as (anubis, _):
        assert await anubis.suggested("gold", "action") == ["Gold: Dark Cult – Pray"]
        await anubis.acts("gold")
        assert anubis.decision is not None
        assert anubis.decision.kind == "sacrifice"
        await anubis.acts("answer", choice="supply")
        own = anubis.game.view(None)["players"]["anubis"]
        assert own["gold"] == "used"
        assert own["underworld"] == 1
        assert own["honour"] == 8


async def test_a_battle_is_fought_by_commands(box: Sandbox, make_bot: MakeBot) -> None:
    position: Position = {
        "players": {"anubis": {"prayer": 5, "hand": ["war_rage"]}, "horus": {"hand": []}},
        "armies": {"natron_flats": ["anubis", 5], "sobek_temple": ["horus", 2]},
    }
    async with in_position(box, make_bot, *COLOURS, **position) as (anubis, horus):
        await anubis.acts("move", army="natron_flats", to="sobek_temple")
        assert anubis.decision is not None
        assert anubis.decision.kind == "battle.card"
        assert len(await anubis.suggested("battle", "card")) == 8
        assert "War Rage" in await anubis.suggested("battle", "intervention", card="b1", discard="b3")
        await anubis.acts("battle", card="b1", discard="b3", intervention="war_rage")
        assert anubis.decision is None
        await anubis.acts("battle", card="b2", discard="b3", intervention="war_rage")  # changed before all are in
        await horus.acts("battle", card="Shield wall", discard="b3")
        shown = [event for event in anubis.game.view(None)["last"] if event["event"] == "BattleCardsRevealed"]
        assert {event["seat"]: event["card"] for event in shown} == {"anubis": "b2", "horus": "b5"}
        assert shown[0]["interventions"] == ["war_rage"]
        await horus.acts("answer", choice="Disband")
        await anubis.acts("answer", choice="Stay")
        own = anubis.game.view(None)["players"]["anubis"]
        assert own["fame"]["battle"] == 1
