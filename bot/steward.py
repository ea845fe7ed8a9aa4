"""Who sits where, and whether a table plays on: resigning, replacing, pausing, stopping, resuming."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.access import may_post
from bot.clicks import Click, answer, say
from bot.commands.book import Found
from bot.commands.calls import Call
from bot.custom_id import CustomId
from bot.errors import Refusal
from bot.layouts import Page, Style, button, rows
from bot.store import OPEN
from bot.store.around import Vote
from bot.table import Table
from bot.votes import Votes

if TYPE_CHECKING:
    from bot.app import GameMaster


class Steward:
    """The commands of every game that are about the table itself."""

    def __init__(self, app: GameMaster, votes: Votes) -> None:
        self._app = app
        self._votes = votes
        votes.add("replace", self._replace_voted)
        votes.add("pause", self._pause_voted)
        votes.add("stop", self._stop_voted)
        app.router.add("resign", self.resigned)

    # ------------------------------------------------------------------ seats

    async def resign(self, call: Call) -> None:
        """Asks once more: it cannot be taken back without a vote."""
        seat = self._playing(call)
        id = CustomId(call.table.id, seat, 0, "resign")
        made = rows([button(call.say("resign-yes"), str(id), Style.danger)])
        await call.show(Page(call.say("resign-sure", seat=call.table.plugin.seat_name(call.lang, seat)), rows=made))

    async def resigned(self, click: Click) -> None:
        table, seat = click.table, click.id.seat
        if table.player(seat) != click.user.id or table.record.status not in ("live", "paused"):
            raise Refusal("not-your-seat")
        await self._seat(table, seat, None)
        await answer(click.interaction, Page(say(click.lang, "resigned")))

    def _playing(self, call: Call) -> str:
        """The caller's seat in a game that goes on or is paused."""
        seat = call.seat
        if call.table.record.status not in ("live", "paused"):
            raise Refusal("not-begun" if call.table.record.status == "lobby" else "over")
        return seat

    async def _seat(self, table: Table, seat: str, user: int | None) -> None:
        """Another takes the seat. Where no human is left, nobody plays on."""
        who = f"<@{user}>" if user is not None else say(table.lang, "computer")
        await table.set_player(seat, user, {"event": "bot.replaced", "seat": seat, "who": who})
        if not _humans(table):
            await self._stop(table, f"resigned:{table.id}", "resigned")

    async def replace(self, call: Call, seat: str, member: discord.Member | None = None) -> None:
        """A vote to let a member, or a computer player, take a seat."""
        table, me = call.table, call.user.id
        if table.record.status not in ("live", "paused"):
            raise Refusal("not-begun" if table.record.status == "lobby" else "over")
        wanted = seat_named(call, seat)
        new = member.id if member is not None else None
        if table.seat_of(me) is None and new != me:
            raise Refusal("stranger")
        if member is not None and (member.bot or table.seat_of(member.id) is not None):
            raise Refusal("replace-cannot", who=member.mention)
        if new is None and table.player(wanted) is None:
            raise Refusal("replace-computer-already")
        others = [user for user in _humans(table) if user != table.player(wanted)]
        voters = others or _humans(table)  # who plays alone is asked: nobody takes a hand of cards by himself
        data = {"seat": wanted, "user": new, "must": [new] if new is not None else []}
        await self._vote(call, "replace", data, voters)

    async def _replace_voted(self, table: Table, vote: Vote) -> None:
        if table.record.status not in ("live", "paused"):
            raise Refusal("over")
        new = vote.data["user"]
        if new is not None and table.seat_of(new) is not None:  # by another vote, meanwhile: nobody plays two hands
            raise Refusal("replace-cannot", who=f"<@{new}>")
        await self._seat(table, vote.data["seat"], new)

    async def _vote(self, call: Call, kind: str, data: Mapping[str, object], voters: Sequence[int]) -> None:
        await call.think()
        vote = await self._votes.open(call.table, kind, data, voters, call.user.id)
        await call.tell(call.say("vote-opened" if vote.status == "open" else "done"))

    # ------------------------------------------------------------------ pausing and stopping

    async def pause(self, call: Call) -> None:
        self._playing(call)
        if call.table.record.status == "paused":
            raise Refusal("paused")
        await self._vote(call, "pause", {}, _humans(call.table))

    async def _pause_voted(self, table: Table, vote: Vote) -> None:
        table.live()
        await table.set_status("paused", {"event": "bot.paused"})

    async def stop(self, call: Call) -> None:
        """Ends the game: by vote, or at once by who may manage the channel."""
        table = call.table
        manager = call.interaction.permissions.manage_channels
        if table.record.status == "broken":
            if not manager:
                raise Refusal("set-aside", game=table.id)
            await table.set_status("closed")  # it stays in the store as it is, but the channel is free
            await call.tell(call.say("stopped"))
            return
        if table.record.status not in ("live", "paused"):
            raise Refusal("not-begun" if table.record.status == "lobby" else "over")
        if table.seat_of(call.user.id) is None and not manager:
            raise Refusal("stranger")
        if manager:
            await self._stop(table, call.act, "manager")
            await call.tell(call.say("stopped"))
        else:
            await self._vote(call, "stop", {}, _humans(table))

    async def _stop_voted(self, table: Table, vote: Vote) -> None:
        await self._stop(table, f"vote:{vote.id}", "vote")

    async def _stop(self, table: Table, act: str, why: str) -> None:
        if table.record.status == "paused":
            await table.set_status("live")
        await table.act(act, lambda game: game.stop(why))

    # ------------------------------------------------------------------ resuming

    async def search_game(self, call: Call, typed: str) -> Found:
        """The caller's own games that can come to this channel."""
        found: list[tuple[str, str | int]] = []
        for id in await self._app.around.store.games_of(call.user.id, "parked", "paused", "live"):
            table = await self._app.tables.get(id)
            if table is not None and (table.record.channel != call.interaction.channel_id or not _goes_on(table)):
                seat = table.plugin.seat_name(call.lang, table.seat_of(call.user.id) or "")
                found.append((f"{id} · {seat} · {call.say(f'status-{table.record.status}')}", id))
        return found

    async def resume(self, call: Call, game: str | None = None) -> None:
        """A paused or parked game goes on, in this channel."""
        table = await self._to_resume(call, game)
        channel, guild = call.interaction.channel_id, call.interaction.guild_id
        if table.seat_of(call.user.id) is None and not call.interaction.permissions.manage_channels:
            raise Refusal("stranger")
        if table.record.channel == channel and _goes_on(table):
            raise Refusal("goes-on-already")
        here = await self._app.tables.in_channel(channel) if channel is not None else None
        if channel is None or (here is not None and here.id != table.id):
            raise Refusal("busy-elsewhere", link=await self._app.lobbies.link(here) if here is not None else "")
        if not may_post(call.interaction):
            raise Refusal("cannot-post")
        if table.record.channel != channel:
            await self._app.store.games.set_channel(table.id, channel, guild)
            table.record = replace(table.record, channel=channel, guild=guild)
        await table.set_status("live", {"event": "bot.resumed"})
        self._app.tables.moved(table)
        await call.tell(call.say("resumed"))

    async def _to_resume(self, call: Call, game: str | None) -> Table:
        if game is not None:
            own = await self._app.around.store.games_of(call.user.id, "parked", "paused", "live")
            table = await self._app.tables.get(game) if game in own else None
            if table is None:
                raise Refusal("no-such-value", typed=game[:60])
            return table
        if call.found is not None and call.found.record.status in (*OPEN, "parked"):
            if call.found.record.status == "lobby":
                raise Refusal("not-begun")
            return call.found
        waiting = await self._app.around.store.games_of(call.user.id, "parked", "paused")
        if len(waiting) != 1:
            raise Refusal("resume-which" if waiting else "resume-none")
        table = await self._app.tables.get(waiting[0])
        assert table is not None
        return table


def _goes_on(table: Table) -> bool:
    return table.record.status == "live"


def _humans(table: Table) -> list[int]:
    """Everybody who plays, each once."""
    return list(dict.fromkeys([found.user for found in table.seats if found.user is not None]))


def seat_named(call: Call, typed: str) -> str:
    """A seat of the table by its id or name. Raises Refusal."""
    plugin = call.table.plugin
    for found in call.table.seats:
        names = {found.seat, plugin.seat_name(call.lang, found.seat), plugin.seat_name("en", found.seat)}
        if typed.strip().casefold() in {name.casefold() for name in names}:
            return found.seat
    raise Refusal("no-such-value", typed=typed[:60])


async def search_seat(call: Call, typed: str) -> Found:
    plugin = call.table.plugin
    return [(plugin.seat_name(call.lang, found.seat), found.seat) for found in call.table.seats]
