"""Getting to a table quickly."""

from __future__ import annotations

from bot.app import GameMaster
from bot.table import Table
from sandbox import Person
from tests.bot.players import Player

GODS = ("Horus", "Anubis", "Bastet", "Sobek", "Wadjet")


async def sit_down(app: GameMaster, *people: Person, fame: int = 4, fill: int = 0) -> list[Player]:
    """Opens a lobby, seats everybody, starts: by buttons, as people do."""
    host = people[0]
    await host.runs("/kemet new")
    for person, god in zip(people, GODS, strict=False):
        await person.chooses("Join as", god)
    await host.clicks("Options")
    await host.chooses("Fame to win", f"{fame} fame")
    if fill:
        await host.chooses("Computer players", f"fill up to {fill} seats")
    await host.clicks("Start")
    table = await table_of(app)
    return [Player(person, app, table, seed) for seed, person in enumerate(people, 1)]


async def table_of(app: GameMaster) -> Table:
    """The only table there is."""
    ((id, _, _),) = await app.store.games.index()
    table = await app.tables.get(id)
    assert table is not None
    return table


async def play_on(players: list[Player], most: int = 1000) -> int:
    """Whoever is asked plays, until the game is over. Returns how many acts there were."""
    for count in range(most):
        asked = [player for player in players if player.asked]
        if not asked:
            return count
        await asked[0].plays()
    return most
