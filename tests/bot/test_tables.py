"""Tables in memory: one of each, and none that nobody needs any more."""

from __future__ import annotations

import asyncio
import gc
from weakref import ref

from bot.app import GameMaster
from bot.table import Table
from sandbox import Person, Sandbox
from tests.bot.tables import sit_down


async def stopped(app: GameMaster, anna: Person, ben: Person) -> tuple[str, ref[Table]]:
    """A game that has come to its end; nothing here holds on to it."""
    table = (await sit_down(app, anna, ben))[0].table
    await table.act("stopped", lambda game: game.stop("test"))
    return table.id, ref(table)


async def test_a_game_that_is_over_leaves_the_memory_and_comes_back_when_asked_for(
    box: Sandbox, app: GameMaster, anna: Person, ben: Person
) -> None:
    id, table = await stopped(app, anna, ben)
    await anna.sees("The game was stopped before its end")
    for part in (app.publishers, app.letters, app.play, app.around.mirrors):
        await part.idle()
    await box.quiet()
    async with asyncio.timeout(20):
        while table() is not None:
            gc.collect()
            await asyncio.sleep(0.01)
    again = await app.tables.get(id)
    assert again is not None
    assert again.record.status == "over"
    assert again is await app.tables.get(id)


async def test_a_game_that_is_played_stays(app: GameMaster, anna: Person, ben: Person) -> None:
    table = ref((await sit_down(app, anna, ben))[0].table)
    await app.publishers.idle()
    gc.collect()
    found = table()
    assert found is not None
    assert await app.tables.get(found.id) is found
