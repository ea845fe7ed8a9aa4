"""Getting to a table quickly: by buttons, as people do."""

from __future__ import annotations

from collections.abc import Mapping

from bot.app import GameMaster
from bot.table import Table
from demo.players import Player
from sandbox import Person

GODS = ("Horus", "Anubis", "Bastet", "Sobek", "Wadjet")


async def sit_down(
    app: GameMaster, *people: Person, fame: int = 4, fill: int = 0, options: Mapping[str, str] | None = None
) -> list[Player]:
    """Opens a lobby, seats everybody, starts. `options`: more of the lobby's menus, and what is chosen there."""
    host = people[0]
    await host.runs("/kemet new")
    for person, god in zip(people, GODS, strict=False):
        await person.chooses("Join as", god)
    await host.clicks("Options")
    await host.chooses("Fame to win", f"{fame} fame")
    if fill:
        await host.chooses("Computer players", f"fill up to {fill} seats")
    for menu, choice in (options or {}).items():
        await host.chooses(menu, choice)
    await host.clicks("Start")
    table = await table_of(app)
    return [Player(person, app, table, seed) for seed, person in enumerate(people, 1)]


async def table_of(app: GameMaster) -> Table:
    """The only table there is."""
    ((id, _, _),) = await app.store.games.index()
    table = await app.tables.get(id)
    assert table is not None
    return table
