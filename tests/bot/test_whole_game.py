"""Whole games by buttons, from `/kemet new` to the victory message."""

from __future__ import annotations

import pytest

from sandbox import Sandbox
from tests.bot.conftest import MakeBot
from tests.bot.tables import play_on, sit_down


@pytest.mark.parametrize("count", [2, 3, 4, 5])
async def test_people_play_a_whole_game_by_buttons(box: Sandbox, make_bot: MakeBot, count: int) -> None:
    people = [box.user(name) for name in ("Anna", "Ben", "Carla", "Dora", "Emil")[:count]]
    people[-1].refuses_dms()
    app = make_bot()
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
