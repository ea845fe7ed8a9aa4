"""Whole games by buttons, from `/kemet new` to the victory message."""

from __future__ import annotations

import pytest

from sandbox import Sandbox
from tests.bot.commanders import at_table
from tests.bot.conftest import MakeBot
from tests.bot.tables import play_on, sit_down


@pytest.mark.parametrize("count", [5, 4, 3, 2])  # the longest first, so that none runs alone at the end
async def test_people_play_a_whole_game_by_buttons(box: Sandbox, make_unhurried_bot: MakeBot, count: int) -> None:
    people = [box.user(name) for name in ("Anna", "Ben", "Carla", "Dora", "Emil")[:count]]
    people[-1].refuses_dms()
    app = make_unhurried_bot()
    async with box.running(app):
        players = await sit_down(app, *people)
        await play_on(players)
        await app.publishers.idle()
        game = players[0].table.game
        assert game is not None
        assert game.result is not None
        assert game.result.reason == "fame"
        for person in people:
            await person.sees("The game is over")
            await person.sees(f"Seed: `{game.seed.hex()}`")
            assert not any(showing.holds("Something went wrong") for showing in person.ever_saw())


async def test_people_play_a_whole_game_with_emerald_and_the_great_old_ones(
    box: Sandbox, make_unhurried_bot: MakeBot
) -> None:
    people = [box.user(name) for name in ("Anna", "Ben", "Carla")]
    chosen = {"Tile colours": "random_emerald", "Avatars of Emerald": "yes"}
    app = make_unhurried_bot()
    async with box.running(app):
        players = await sit_down(app, *people, options=chosen)
        game = players[0].table.game
        assert game is not None
        assert "emerald4_cthulhu" in str(game.view(None)["market"])
        await play_on(players)
        await app.publishers.idle()
        game = players[0].table.game
        assert game is not None
        assert game.result is not None
        assert game.result.reason == "fame"
        for person in people:
            await person.sees("The game is over")
            assert not any(showing.holds("Something went wrong") for showing in person.ever_saw())


async def test_people_play_a_whole_game_by_commands(box: Sandbox, make_unhurried_bot: MakeBot) -> None:
    anna, ben = box.user("Anna"), box.user("Ben")
    ben.refuses_dms()
    async with at_table(box, make_unhurried_bot, anna, ben, fame=4) as players:
        for _ in range(1000):
            asked = [player for player in players if player.decision is not None]
            if not asked:
                break
            await asked[0].answers()
        result = players[0].game.result
        assert result is not None
        assert result.reason == "fame"
        await players[0].app.publishers.idle()
        await anna.sees("The game is over")
        assert not any(showing.holds("Something went wrong") for showing in [*anna.ever_saw(), *ben.ever_saw()])
