"""Tables that stand still: reminders at the table's interval, then a vote; parked after thirty silent days."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.clicks import say
from bot.commands.calls import command_line
from bot.errors import Refusal
from bot.layouts import Page, Style, button, rows
from bot.pages import Snapshot, open_id
from bot.store.around import Due
from bot.table import Table
from bot.tasks import Tasks
from bot.votes import Votes

if TYPE_CHECKING:
    from bot.app import GameMaster

log = logging.getLogger(__name__)
HOUR = 3600
INTERVALS = {"8h": 8 * HOUR, "24h": 24 * HOUR, "3d": 72 * HOUR}
BEFORE_VOTE = 2
"""So many reminders come before the others are asked."""
SILENCE = 30 * 24 * HOUR


class Reminders:
    """Plans nothing while people play: a due time only looks when the last act was."""

    def __init__(self, app: GameMaster, votes: Votes, now: Callable[[], int]) -> None:
        self._app = app
        self._votes = votes
        self._now = now
        self._planned: set[str] = set()
        self._tasks = Tasks("reminders")

    def wake(self, table: Table) -> None:
        """A table has changed: see to it that it is looked after."""
        if table.id not in self._planned and table.record.status in ("live", "paused"):
            self._planned.add(table.id)
            self._tasks.start(table.id, lambda: self._plan(table))

    async def close(self) -> None:
        await self._tasks.close()

    async def _plan(self, table: Table) -> None:
        store = self._app.around.store
        await store.plan(Due("park", table.id, 0, self._now() + SILENCE), again=False)
        interval = interval_of(table)
        if interval is not None:
            await store.plan(Due("remind", table.id, 0, self._now() + interval), again=False)
        self._app.around.dispatcher.wake()

    async def _drop(self, due: Due) -> None:
        self._planned.discard(due.game)  # planned anew when the table changes
        await self._app.around.store.drop(due)

    # ------------------------------------------------------------------ reminding

    async def remind(self, due: Due) -> None:
        """Reminds who is asked, if nothing has happened for the interval."""
        table = await self._app.tables.get(due.game)
        interval = interval_of(table) if table is not None else None
        if table is None or interval is None or table.record.status != "live" or table.game is None or table.game.over:
            await self._drop(due)
            return
        touched, now = await self._app.around.store.touched(table.id), self._now()
        if touched + interval > now:
            await self._app.around.store.plan(replace(due, at=touched + interval, data={}))
            return
        count = due.data.get("count", 0) + 1 if due.data.get("touched") == touched else 1
        # planned first: whatever fails below, nobody is reminded twice in a row
        await self._app.around.store.plan(replace(due, at=now + interval, data={"count": count, "touched": touched}))
        shot = Snapshot.of(table)
        seats = shot.choosing()
        if count <= BEFORE_VOTE and seats:
            await self._call(table, shot, seats, count)
        elif seats:
            await self._ask_others(table, seats[0])

    async def _call(self, table: Table, shot: Snapshot, seats: list[str], count: int) -> None:
        rings = []
        for seat in seats:
            user = shot.players[seat]
            assert user is not None
            if (await self._app.store.users.get(user)).settings.get("call", "mention") == "mention":
                rings.append(discord.Object(user))
        names = ", ".join([shot.name(seat) for seat in seats])
        made = rows([button(say(table.lang, "open"), open_id(table.id), Style.primary)])
        view, _ = Page(say(table.lang, "reminder", who=names), rows=made).build()
        entry = f"{shot.view.get('entry')}.{count}"
        await self._channel(table).send(
            view=view, nonce=f"{table.id}.r{entry}"[:25], allowed_mentions=discord.AllowedMentions(users=rings)
        )

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._app.get_partial_messageable(table.record.channel, guild_id=table.record.guild)

    async def _ask_others(self, table: Table, seat: str) -> None:
        """The others decide whether a computer player takes the seat of who does not come."""
        absent = table.player(seat)
        voters = sorted({found.user for found in table.seats if found.user not in (None, absent)} - {None})
        users = [user for user in voters if user is not None]
        if not users:
            return  # alone with computer players: nobody is waiting
        try:
            await self._votes.open(table, "replace", {"seat": seat, "user": None}, users, None)
        except Refusal:
            log.info("a vote about the seat is open already", extra={"game": table.id, "seat": seat})

    # ------------------------------------------------------------------ parking

    async def park(self, due: Due) -> None:
        """After thirty silent days the channel is free for others."""
        table = await self._app.tables.get(due.game)
        if table is None or table.record.status not in ("live", "paused"):
            await self._drop(due)
            return
        touched = await self._app.around.store.touched(table.id)
        if touched + SILENCE > self._now():
            await self._app.around.store.plan(replace(due, at=touched + SILENCE))
            return
        view, _ = Page(
            say(table.lang, "parked-now", command=command_line(table.lang, table.record.game, "resume"))
        ).build()
        try:  # before the game is parked: who is stopped in between says it again, with the same nonce, and not twice
            await self._channel(table).send(view=view, nonce=f"{table.id}.p{touched}"[:25])
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("nobody to tell that a game is parked", extra={"game": table.id, "code": error.code})
        await table.set_status("parked")
        await self._drop(due)


def interval_of(table: Table) -> int | None:
    """The table's interval in seconds; None: no reminders."""
    return INTERVALS.get((table.record.settings.get("reminder") or ["off"])[0])
