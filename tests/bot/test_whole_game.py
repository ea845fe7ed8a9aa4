"""Whole games by buttons, from `/kemet new` to the victory message."""

from __future__ import annotations

from sandbox import Person, Sandbox
from tests.bot.conftest import MakeBot
from tests.bot.tables import play_on, sit_down


async def test_two_people_play_a_whole_game_by_buttons(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    app = make_bot()
    async with box.running(app):
        players = await sit_down(app, anna, ben)
        await play_on(players)
        await anna.sees("The game is over", timeout=20)
        await ben.sees("Seed:", timeout=20)
        game = players[0].table.game
        assert game is not None
        assert game.result is not None
        assert game.result.reason == "fame"
        assert anna.pings
        assert ben.pings
