"""Votes of one kind: a message, a button each, a deadline. Stored, so that a restart neither loses nor repeats one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord

from bot.clicks import Click, insist, nod
from bot.errors import AlreadyDone, Refusal
from bot.layouts import Page
from bot.reach import UNREACHED
from bot.store.around import Due, Vote
from bot.table import Table
from bot.vote_page import vote_page
from engine import EngineError

if TYPE_CHECKING:
    from bot.app import GameMaster

log = logging.getLogger(__name__)
DEADLINE = 24 * 3600
NOBODY = discord.AllowedMentions.none()
UNANIMOUS = ("undo",)
"""What takes something from everybody needs everybody; for the rest more than half are enough."""

Carry = Callable[[Table, Vote], Awaitable[None]]


def outcome(vote: Vote, *, late: bool = False) -> str | None:
    """ "passed" or "failed"; None as long as it is open. When time is up, those who have voted decide.

    `must` in its data: users without whose own yes it cannot pass (who shall take a seat).
    """
    said = [vote.ballots[user] for user in vote.voters if user in vote.ballots]
    yes, no, count = said.count(True), said.count(False), len(vote.voters)
    must = [vote.ballots.get(user) for user in vote.data.get("must", ())]
    if False in must:
        return "failed"
    if vote.kind in UNANIMOUS:
        decided = "failed" if no or late else None
        return "passed" if yes == count and all(must) else decided
    if 2 * yes > count or yes == count or (late and yes > no):
        return "passed" if all(must) else "failed" if late else None
    return "failed" if late or 2 * no >= count else None


class Votes:
    """Opens votes, counts, and has them carried out by whoever knows their kind."""

    def __init__(self, app: GameMaster, now: Callable[[], int]) -> None:
        self._app = app
        self._now = now
        self._carries: dict[str, Carry] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        app.router.add("vote", self.cast)

    def add(self, kind: str, carry: Carry) -> None:
        """Says how a passed vote of a kind is carried out. It may be called again for the same vote."""
        self._carries[kind] = carry

    def _lock(self, game: str) -> asyncio.Lock:
        return self._locks.setdefault(game, asyncio.Lock())

    # ------------------------------------------------------------------ opening

    async def open(
        self,
        table: Table,
        kind: str,
        data: Mapping[str, Any],
        voters: Sequence[int],
        by: int | None,
    ) -> Vote:
        """Opens a vote; who asks for it agrees. One that nobody else has to agree to is carried out at once."""
        ballots = {by: True} if by is not None and by in (*voters, *data.get("must", ())) else {}
        deadline = self._now() + DEADLINE
        async with self._lock(table.id):
            for other in await self._app.around.store.votes(table.id):
                if other.kind == kind and other.data.get("seat") == data.get("seat"):
                    raise Refusal("vote-open-already", link=self.link(table, other))
            vote = Vote(0, table.id, kind, dict(data), by, tuple(voters), table.record.channel, deadline, ballots)
            vote = await self._app.around.store.open_vote(vote)
            self._app.around.dispatcher.wake()
            if outcome(vote) == "passed":
                return await self._decide(table, vote, "passed")
            return await self._post(table, vote)

    async def _post(self, table: Table, vote: Vote) -> Vote:
        called = [user for user in (*vote.voters, *vote.data.get("must", ())) if user not in vote.ballots]
        users = [discord.Object(user) for user in called if await self._wants_mention(user)]
        view, _ = vote_page(table, vote).build()
        channel = self._app.get_partial_messageable(vote.channel, guild_id=table.record.guild)
        try:
            message = await channel.send(
                view=view, nonce=f"vote.{vote.id}", allowed_mentions=discord.AllowedMentions(users=users)
            )
        except (discord.Forbidden, discord.NotFound) as error:
            await self._app.around.store.save_vote(replace(vote, status="failed"))
            raise Refusal("cannot-post") from error
        vote = replace(vote, message=message.id)
        await self._app.around.store.save_vote(vote)
        return vote

    async def _wants_mention(self, user: int) -> bool:
        return bool((await self._app.store.users.get(user)).settings.get("call", "mention") == "mention")

    def link(self, table: Table, vote: Vote) -> str:
        return f"https://discord.com/channels/{table.record.guild}/{vote.channel}/{vote.message}"

    # ------------------------------------------------------------------ voting

    async def cast(self, click: Click) -> None:
        """A click on one of the two buttons; another click changes one's mind."""
        table = click.table
        async with self._lock(table.id):
            vote = await self._app.around.store.vote(click.id.revision)
            if vote is None or vote.game != table.id or click.id.arg not in ("yes", "no"):
                raise Refusal("unknown-button")
            if vote.status != "open":
                raise Refusal("vote-over")
            if click.user.id not in (*vote.voters, *vote.data.get("must", ())):
                raise Refusal("vote-not-yours")
            vote = replace(vote, ballots={**vote.ballots, click.user.id: click.id.arg == "yes"})
            await self._app.around.store.save_vote(vote)
            decided = outcome(vote)
            if decided is None:
                view, _ = vote_page(table, vote).build()
                await insist(lambda: click.interaction.response.edit_message(view=view, allowed_mentions=NOBODY))
                return
            await nod(click.interaction)
            await self._decide(table, vote, decided)

    async def time_is_up(self, due: Due) -> None:
        """The deadline of a vote."""
        async with self._lock(due.game):
            vote = await self._app.around.store.vote(due.number)
            table = await self._app.tables.get(due.game)
            if vote is None or table is None or vote.status != "open":
                await self._app.around.store.drop(due)
                return
            await self._decide(table, vote, outcome(vote, late=True) or "failed")

    async def finish(self) -> None:
        """After a start: what the last process did not come to. Passed votes are carried out, unseen ones posted."""
        for vote in await self._app.around.store.unfinished():
            try:
                await self._finish(vote.game, vote.id)
            except Exception:  # the other votes are not about this one
                log.exception("vote not gone on with", extra={"game": vote.game, "vote": vote.id})

    async def _finish(self, game: str, id: int) -> None:
        table = await self._app.tables.get(game)
        async with self._lock(game):
            vote = await self._app.around.store.vote(id)  # somebody may have voted meanwhile
            if table is None or vote is None:
                return
            if vote.status == "passed":
                await self._carry_out(table, vote)
            elif vote.status == "open" and vote.message is None:
                await self._post(table, vote)  # with its nonce: if it was sent but not stored, it is the same message

    async def _decide(self, table: Table, vote: Vote, decided: str) -> Vote:
        vote = replace(vote, status=decided)
        await self._app.around.store.save_vote(vote)
        if decided == "passed":
            return await self._carry_out(table, vote)
        await self._refresh(table, vote)
        return vote

    async def _carry_out(self, table: Table, vote: Vote) -> Vote:
        try:
            await self._carries[vote.kind](table, vote)
            vote = replace(vote, status="done")
        except AlreadyDone:
            vote = replace(vote, status="done")  # the last process had come that far
        except (Refusal, EngineError) as error:
            # the game has gone on meanwhile: what was agreed is no longer possible
            log.info("vote not carried out", extra={"game": table.id, "vote": vote.id, "why": str(error)})
            vote = replace(vote, status="failed")
        await self._app.around.store.save_vote(vote)
        await self._refresh(table, vote)
        return vote

    async def _refresh(self, table: Table, vote: Vote) -> None:
        """The message after the decision: without buttons, with the result."""
        if vote.message is None:
            return
        page: Page = vote_page(table, vote)
        view, _ = page.build()
        message = self._app.get_partial_messageable(vote.channel).get_partial_message(vote.message)
        try:
            await message.edit(view=view, allowed_mentions=NOBODY)
        except UNREACHED as error:
            # the decision stands, whether its message is still there or not
            why = f"{type(error).__name__}: {error}"
            log.warning("vote not shown", extra={"game": table.id, "vote": vote.id, "why": why})
