"""Computer players: they act for their seats through the same door as everybody else."""

from __future__ import annotations

import asyncio
import logging
import secrets

from bot.errors import Refusal
from bot.table import Table
from engine import EngineError, Event, Game

log = logging.getLogger(__name__)


def to_move(table: Table) -> list[str]:
    """The seats of computer players that are asked now."""
    game = table.game
    if game is None or game.over or table.record.status != "live":
        return []
    return [found.seat for found in game.decisions if not table.is_human(found.seat)]


class Computers:
    """At most one task a table, alive only while a computer player is to move."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        if table.id not in self._tasks and to_move(table):
            task = asyncio.create_task(self._play(table), name=f"computers {table.id}")
            self._tasks[table.id] = task
            task.add_done_callback(lambda _: self._tasks.pop(table.id, None))

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table: Table) -> None:
        try:
            while seats := to_move(table):
                await self._answer(table, seats[0])
                await asyncio.sleep(0)  # players who click are served in between
        except (EngineError, Refusal) as error:
            # another act closed the question meanwhile, or the table was paused: what is asked now will wake us
            log.info("computer player was late", extra={"game": table.id, "why": str(error)})
        except Exception:
            log.exception("computer player failed", extra={"game": table.id})

    async def _answer(self, table: Table, seat: str) -> None:
        view = table.live().view(seat)
        player = table.plugin.computer()
        decision, options = await asyncio.to_thread(player.answer, view)

        def change(game: Game) -> list[Event]:
            return game.answer(decision, seat, options)

        await table.act(f"computer:{secrets.token_hex(12)}", change, seat=seat)
