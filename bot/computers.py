"""Computer players: they act for their seats through the same door as everybody else."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

from bot.errors import Refusal
from bot.table import Table
from engine import EngineError, Event, Game

log = logging.getLogger(__name__)
PATIENCE = 5


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
            self._tasks[table.id] = asyncio.create_task(self._play(table), name=f"computers {table.id}")

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table: Table) -> None:
        failures = 0
        try:
            while failures < PATIENCE and (seats := to_move(table)):
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
                await asyncio.sleep(0)  # players who click are served in between
        except Refusal as error:
            log.info("computer player stopped", extra={"game": table.id, "why": error.key})
        finally:
            del self._tasks[table.id]  # at once: a change from here on starts a new task

    async def _answer(self, table: Table, seat: str, *, anything: bool) -> None:
        view = table.live().view(seat)
        player = table.plugin.computer()
        id, options = _anything(view) if anything else await asyncio.to_thread(player.answer, view)

        def change(game: Game) -> list[Event]:
            return game.answer(id, seat, options)

        await table.act(f"computer:{secrets.token_hex(12)}", change, seat=seat)


def _anything(view: dict[str, Any]) -> tuple[str, list[str]]:
    """Some legal answer: a game must not stand still because a computer player is at a loss."""
    decision = view["decisions"][0]
    default = decision["default"]
    first = [option["id"] for option in decision["options"]][: decision["min"]]
    return decision["id"], list(default) if default is not None else first
