"""The publisher: brings a table's channel to the newest state, at its own pace, outside the table's lock."""

from __future__ import annotations

import asyncio
import io
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import discord

from bot.computers import to_move
from bot.drawing import Studio
from bot.layouts import Page
from bot.pages import Snapshot, call_page, end_page, turn_page
from bot.store import Posted, Store, now
from bot.story import Part, parts_of
from bot.table import Table
from engine import EngineError, replay
from render.core.picture import Picture

log = logging.getLogger(__name__)
T = TypeVar("T")

TOO_OLD = 45 * 60  # seconds: edits of messages older than an hour are capped
TOO_FAR_UP = 5  # messages of others below ours
NOBODY = discord.AllowedMentions.none()


class Publisher:
    """One table's publisher. Its task lives only while there is something to publish."""

    def __init__(self, table: Table, store: Store, studio: Studio, client: discord.Client, pace: float) -> None:
        self.table = table
        self.below = 0  # messages of others below the table's newest
        self._store = store
        self._studio = studio
        self._client = client
        self._pace = pace
        self._last = 0.0
        self._shown: tuple[object, ...] | None = None

    @property
    def _channel(self) -> discord.PartialMessageable:
        record = self.table.record
        return self._client.get_partial_messageable(record.channel, guild_id=record.guild)

    async def _paced(self, request: Callable[[], Awaitable[T]]) -> T:
        """Sends a request, no sooner than the pace allows."""
        await asyncio.sleep(max(0.0, self._last + self._pace - time.monotonic()))
        try:
            return await request()
        finally:
            self._last = time.monotonic()

    # ------------------------------------------------------------------ the newest state

    async def bring(self) -> None:
        """Brings the channel to the newest state. What is published is stored step by step."""
        table = self.table
        await self._settled()
        if table.game is None:
            return
        shot = Snapshot.of(table)
        posted = await self._store.messages.of(table.id, "turn", "call", "end")
        turn = next((found for found in reversed(posted) if found.kind == "turn"), None)
        if turn is not None and turn.channel != table.record.channel:
            turn = None  # the table has moved
        tales = await self._store.games.tales(table.id, turn.data["first"] if turn else 0)
        here, coming = parts_of(tales, table.plugin, table.lang, told=turn.data["told"] if turn else None)
        if turn is None:
            coming = coming[-3:]  # a table that comes to another channel does not tell everything anew
        await self._turns(shot, turn, here, coming)
        await self._calls(shot, [found for found in posted if found.kind == "call"])
        if shot.over and not any(found.kind == "end" for found in posted):
            await self._end(shot)

    async def _settled(self) -> None:
        """Computer players finish their turns first, so that they share one message; not for ever, though."""
        deadline = time.monotonic() + max(self._pace, 0.2)
        while to_move(self.table) and time.monotonic() < deadline:
            await asyncio.sleep(0.01)

    async def _turns(self, shot: Snapshot, turn: Posted | None, here: list[Part], coming: list[Part]) -> None:
        coming = [*here[1:], *coming]
        current = here[0] if here else Part(turn.data["first"] if turn else 0, 0, shot.owner)
        if turn is not None:
            last = current.last or turn.data["last"]
            stale = now() - turn.posted > TOO_OLD or self.below > TOO_FAR_UP
            if coming or (stale and not shot.over):
                await self._close(shot, turn, current)
                if not coming:
                    coming = [Part(last + 1, last, shot.owner)]
            elif not await self._edit(shot, turn, current):
                coming = [Part(current.first, last, shot.owner, current.lines)]  # somebody has deleted it
        for part in coming:
            rings = part is coming[-1] and (turn is None or turn.data["owner"] != shot.owner)
            await self._post(shot, part, turn.id if turn else 0, live=part is coming[-1], rings=rings)

    async def _pictures(self, shot: Snapshot) -> list[Picture]:
        return await self._studio.draw(lambda: shot.plugin.pictures(shot.view, shot.lang))

    async def _post(self, shot: Snapshot, part: Part, after: int, *, live: bool, rings: bool) -> None:
        pictures = await self._pictures(shot) if live else []
        page = turn_page(shot, part.lines, pictures, live=live)
        user = shot.players.get(shot.owner) if rings else None
        nonce = f"{shot.table}.{part.first}.{after % 10**8}"  # the same again only for the very same step
        message = await self._send(page, nonce, await self._wanting([user] if user else []))
        self.below = 0
        data = {"first": part.first, "last": part.last, "told": part.last, "owner": shot.owner}
        await self._store.messages.put(shot.table, message.id, message.channel.id, "turn", data)
        if live:
            self._shown = self._look(shot, part)

    async def _wanting(self, users: Sequence[int]) -> list[int]:
        """Those who want to be called by a mention."""
        return [
            user for user in users if (await self._store.users.get(user)).settings.get("call", "mention") == "mention"
        ]

    async def _send(self, page: Page, nonce: str, rings: Sequence[int]) -> discord.Message:
        view, files = page.build()
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in rings]
        )
        channel = self._channel
        return await self._paced(
            lambda: channel.send(view=view, files=files, nonce=nonce[:25], allowed_mentions=mentions)
        )

    def _look(self, shot: Snapshot, part: Part) -> tuple[object, ...]:
        """What the live message depends on: the same look needs no new request."""
        asked = tuple([(found["seat"], found["kind"], found["state"]) for found in shot.asked])
        return (
            part.first,
            part.last,
            tuple(part.lines),
            asked,
            shot.view.get("entry"),
            shot.status,
            shot.over,
            shot.owner,
        )

    async def _edit(self, shot: Snapshot, turn: Posted, part: Part) -> bool:
        """Brings the live message to the newest state; False if it is gone."""
        look = self._look(shot, part)
        if look == self._shown:
            return True
        page = turn_page(shot, part.lines, await self._pictures(shot), live=not shot.over)
        if not await self._change(turn, page):
            return False
        last = max(part.last, turn.data["last"])
        await self._store.messages.put(
            shot.table, turn.id, turn.channel, "turn", {**turn.data, "last": last, "owner": shot.owner}
        )
        self._shown = look
        return True

    async def _close(self, shot: Snapshot, turn: Posted, part: Part) -> None:
        """The finished turn keeps its narration and its board, and loses its buttons."""
        view = await self._studio.draw(lambda: self._view_at(part)) or shot.view
        old = Snapshot(**{**vars(shot), "view": view})
        await self._change(turn, turn_page(old, part.lines, await self._pictures(old), live=False))

    def _view_at(self, part: Part) -> dict[str, object] | None:
        """The public view at the end of a part, from a replay: what happened since must not be on that picture.

        The turn's own events go with it: by then the game has begun the next turn, but this picture is about this one.
        """
        game = self.table.game
        if game is None or not part.entry:
            return None
        own = [event for event in part.events if not str(event["event"]).startswith("bot.")]
        try:
            for number, _, then in replay(game.to_json()):
                if number == part.entry:
                    return {**then.view(None), "last": own}
        except EngineError:
            log.warning("old position not replayed", extra={"game": self.table.id, "entry": part.entry})
        return None

    async def _change(self, posted: Posted, page: Page) -> bool:
        view, files = page.build()
        message = self._client.get_partial_messageable(posted.channel).get_partial_message(posted.id)
        try:
            await self._paced(lambda: message.edit(view=view, attachments=files, allowed_mentions=NOBODY))
        except discord.NotFound:
            await self._store.messages.forget(posted.id)
            return False
        return True

    # ------------------------------------------------------------------ calls and the end

    async def _calls(self, shot: Snapshot, calls: list[Posted]) -> None:
        """Calls who must act in another's turn; a call is removed when it is answered."""
        wanted = [seat for seat in shot.choosing() if seat != shot.owner] if shot.status == "live" else []
        called: set[str] = set()
        for call in calls:
            if set(call.data["seats"]) & set(wanted):
                called |= set(call.data["seats"])
            else:
                await self._remove(call)
        missing = [seat for seat in wanted if seat not in called]
        if missing:
            users = [user for seat in missing if (user := shot.players.get(seat)) is not None]
            nonce = f"{shot.table}.c{shot.view.get('entry')}.{missing[0]}"
            message = await self._send(call_page(shot, missing), nonce, await self._wanting(users))
            await self._store.messages.put(shot.table, message.id, message.channel.id, "call", {"seats": missing})

    async def _remove(self, call: Posted) -> None:
        message = self._client.get_partial_messageable(call.channel).get_partial_message(call.id)
        try:
            await self._paced(message.delete)
        except discord.NotFound:
            log.info("call was gone already", extra={"game": self.table.id})
        await self._store.messages.forget(call.id)

    async def _end(self, shot: Snapshot) -> None:
        game = self.table.game
        assert game is not None
        text = game.to_json()

        def recap() -> list[Picture]:
            return shot.plugin.recap([then.view(None) for _, _, then in replay(text)], shot.lang)

        pictures = await self._studio.draw(recap)
        file = discord.File(io.BytesIO(text.encode()), f"game-{shot.table}.json")
        message = await self._send(end_page(shot, pictures, file), f"{shot.table}.end", [])
        await self._store.messages.put(shot.table, message.id, message.channel.id, "end", {})
