"""Another game at the same table: secret high card, three rounds, from the lobby to the end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot import games
from sandbox import Person, Sandbox
from tests.bot.conftest import MakeBot
from tests.bot.players import Player
from tests.bot.tables import table_of
from tests.bot.toy_plugin import HighCardPlugin, LowCard


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    games.add(HighCardPlugin())
    yield
    games.remove("highcard")


async def test_the_toy_game_plays_on_the_table(box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person) -> None:
    app = make_bot()
    async with box.running(app):
        await anna.runs("/highcard")
        await anna.chooses("Join as", "North")
        await ben.chooses("Join as", "South")
        await anna.clicks("Options")
        await anna.chooses("Computer players", "fill up to 3 seats")
        await anna.clicks("Start")
        table = await table_of(app)
        players = [Player(person, app, table, adviser=LowCard()) for person in (anna, ben)]
        assert table.game is not None
        while not table.game.over:
            asked = [player for player in players if player.asked]
            if asked:
                await asked[0].plays()
            else:
                await box.quiet()
        await ben.sees("The game is over")
        await ben.sees("Seed:")
        assert [seat.user is None for seat in table.seats] == [False, False, True]
