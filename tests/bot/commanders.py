"""People who play by slash commands alone: a computer player whispers what to type."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from bot.app import GameMaster
from bot.table import Table
from engine import Decision, Game
from engine.kemet.players import computer_player
from sandbox import Person, Sandbox
from sandbox.people.reading import message_lines
from tests.bot.conftest import MakeBot
from tests.bot.tables import sit_down, sit_into
from tests.engine.scenario import at


class Commander:
    """A person at a table of the running bot."""

    def __init__(self, person: Person, app: GameMaster, table: Table, seed: int = 1) -> None:
        self.person = person
        self.app = app
        self.table = table
        self._adviser = computer_player("simple", Random(seed))

    @property
    def seat(self) -> str:
        seat = self.table.seat_of(int(self.person.id))
        assert seat is not None
        return seat

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    @property
    def decision(self) -> Decision | None:
        return None if self.game.over else self.game.decision(self.seat)

    async def acts(self, command: str, **options: object) -> None:
        await self.person.runs(f"/act {command}", dict(options))

    async def suggested(self, command: str, option: str, typed: object = "", **options: str) -> list[str]:
        return await self.person.suggestions(f"/act {command}", option, typed=typed, at=None, **options)

    async def answers(self) -> None:
        """Answers the open question as the computer player would."""
        _, options = self._adviser.answer(self.game.view(self.seat))
        await self.acts("answer", choice=",".join(options) or "-")

    def reads(self, box: Sandbox) -> str:
        """The newest private answer."""
        message = next(m for m in reversed(self.person.messages) if m.ephemeral)
        return "\n".join(message_lines(box.server.world, message))


@asynccontextmanager
async def in_position(
    box: Sandbox, make_bot: MakeBot, *colours: str, count: int = 2, **position: Any
) -> AsyncIterator[list[Commander]]:
    """People in a position of the game, in the order of its seats; it is the turn of Anubis, the first."""
    game = at(count, options={"colours": list(colours)}, **position).game
    people = [box.user(name) for name in ("Anna", "Ben", "Carla")[:count]]
    app = make_bot()
    async with box.running(app):
        table = await sit_into(app, game, *people)
        yield [Commander(person, app, table) for person in people]


@asynccontextmanager
async def at_table(
    box: Sandbox, make_bot: MakeBot, *people: Person, fame: int = 9, fill: int = 0
) -> AsyncIterator[list[Commander]]:
    """A game has begun; whoever is asked comes first."""
    app = make_bot()
    async with box.running(app):
        players = await sit_down(app, *people, fame=fame, fill=fill)
        made = [Commander(found.person, app, found.table, seed) for seed, found in enumerate(players, 1)]
        await box.quiet()
        yield sorted(made, key=lambda found: found.decision is None)
