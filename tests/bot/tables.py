"""Getting to a table quickly, and to its end."""

from __future__ import annotations

from dataclasses import replace

from bot.app import GameMaster
from bot.store import SeatRecord
from bot.table import Table
from demo.seating import GODS, sit_down, table_of
from engine import Game
from sandbox import Person
from sandbox.core.model import Channel
from tests.bot.players import Player

__all__ = ["GODS", "play_on", "sit_down", "sit_into", "table_of"]


async def sit_into(app: GameMaster, game: Game, *people: Person, at: Channel | None = None) -> Table:
    """People sit down in front of a game as it stands, in the order of its seats."""
    await people[0].runs("/kemet new", at=at)
    known = [await app.tables.get(id) for id, _, _ in await app.store.games.index()]
    table = next(found for found in known if found is not None and found.record.status == "lobby")
    seats = [
        SeatRecord(seat, int(person.id), "", place)
        for place, (seat, person) in enumerate(zip(game.seats, people, strict=True))
    ]
    async with table.lock:
        await table.begin(
            replace(table.record, status="live", seats=tuple(seats)), game, [], table.id, int(people[0].id)
        )
    table.tell_changed()
    await app.publishers.idle()
    return table


async def play_on(players: list[Player], most: int = 1000) -> int:
    """Whoever is asked plays, until the game is over. Returns how many acts there were."""
    for count in range(most):
        asked = [player for player in players if player.asked]
        if not asked:
            return count
        await asked[0].plays()
    return most
