"""Computer players: they act for their seats through the same door as everybody else."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

from bot.errors import Refusal
from bot.table import Table
from bot.tasks import Tasks, safely
from engine import EngineError, Event, Game

log = logging.getLogger(__name__)
PAUSES = (0.0, 0.5, 2.0, 10.0, 60.0)
"""Seconds after so many failures in a row; a game never stands still for good because of one."""


def to_move(table: Table) -> list[str]:
    """The seats of computer players that are asked now."""
    game = table.game
    if game is None or game.over or table.record.status != "live":
        return []
    return [found.seat for found in game.decisions if not table.is_human(found.seat)]


class Computers:
    """At most one task a table, alive only while a computer player is to move."""

    def __init__(self) -> None:
        self._tasks = Tasks("computers")

    def wake(self, table: Table) -> None:
        if to_move(table):
            self._tasks.start(table.id, lambda: self._play(table))

    async def close(self) -> None:
        await self._tasks.close()

    async def _play(self, table: Table) -> None:
        failures = 0
        try:
            while seats := to_move(table):
                try:
                    await self._answer(table, seats[0], anything=failures > 0)
                    failures = 0
                except EngineError as error:
                    # another act closed the question meanwhile, or the answer was none: look again
                    failures += 1
                    log.info("computer player was refused", extra={"game": table.id, "why": error.key})
                except Refusal:
                    raise
                except Exception:
                    failures += 1  # whatever it stumbles over: some legal answer keeps the game going
                    log.exception("computer player failed", extra={"game": table.id})
                # without a failure too: players who click are served in between
                await asyncio.sleep(PAUSES[min(max(failures, 1), len(PAUSES)) - 1])
        except Refusal as error:
            log.info("computer player stopped", extra={"game": table.id, "why": error.key})

    async def _answer(self, table: Table, seat: str, *, anything: bool) -> None:
        view = table.live().view(seat)
        player = table.plugin.computer()
        id, options = _anything(view) if anything else await asyncio.to_thread(safely(lambda: player.answer(view)))

        def change(game: Game) -> list[Event]:
            return game.answer(id, seat, options)

        await table.act(f"computer:{secrets.token_hex(12)}", change, seat=seat)


def _anything(view: dict[str, Any]) -> tuple[str, list[str]]:
    """Some legal answer: a game must not stand still because a computer player is at a loss."""
    decision = view["decisions"][0]
    default = decision["default"]
    first = [option["id"] for option in decision["options"]][: decision["min"]]
    return decision["id"], list(default) if default is not None else first
