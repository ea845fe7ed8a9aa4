"""Computer players at the table: a game goes on, whatever they come up with."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.games.kemet.plugin import Kemet
from sandbox import Person, Sandbox
from tests.bot.conftest import MakeBot
from tests.bot.processes import WAIT
from tests.bot.tables import sit_down


class Stumbling:
    """A computer player with a fault."""

    def answer(self, view: dict[str, Any]) -> tuple[str, list[str]]:
        raise KeyError("a tile it has never heard of")


class Lost(Stumbling):
    """One whose fault is the only kind that a future does not take."""

    def answer(self, view: dict[str, Any]) -> tuple[str, list[str]]:
        return next(iter(()))


class Cheating:
    """One that answers what nobody offers."""

    def answer(self, view: dict[str, Any]) -> tuple[str, list[str]]:
        return view["decisions"][0]["id"], ["everything_for_me"]


@pytest.mark.parametrize("player", [Stumbling, Lost, Cheating])
@pytest.mark.usefixtures("failures_expected")
async def test_a_computer_player_at_a_loss_does_not_hold_up_the_game(
    box: Sandbox, make_bot: MakeBot, anna: Person, monkeypatch: pytest.MonkeyPatch, player: type[Stumbling | Cheating]
) -> None:
    monkeypatch.setattr(Kemet, "computer", lambda self: player())
    app = make_bot()
    async with box.running(app):
        (human,) = await sit_down(app, anna, fill=2)
        for _ in range(2):
            async with asyncio.timeout(WAIT):
                while not human.asked:
                    await asyncio.sleep(0.01)
            await human.plays()
        game = human.table.game
        assert game is not None
        assert len({entry[1] for entry in game.log}) == 2
