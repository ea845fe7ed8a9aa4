"""The publisher: brings a table's channel to the newest state, at its own pace, outside the table's lock."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any, TypeVar

import discord

from bot.computers import to_move
from bot.drawing import LATER, LIVE, Studio
from bot.layouts import Page, shows
from bot.pages import Snapshot, call_page, end_page, turn_page
from bot.sketches import recap, view_at
from bot.store import Posted, Store, now
from bot.story import Part, parts_of
from bot.table import Table
from engine import EngineError
from render.core.picture import Picture

log = logging.getLogger(__name__)
T = TypeVar("T")

TOO_OLD = 45 * 60  # seconds: edits of messages older than an hour are capped
TOO_MANY_EDITS = 30046
TOO_FAR_UP = 5  # messages of others below ours
NOBODY = discord.AllowedMentions.none()


class Publisher:
    """One table's publisher. Its task lives only while there is something to publish."""

    def __init__(self, table: Table, store: Store, studio: Studio, client: discord.Client, pace: float) -> None:
        self.table = table
        self.below = 0  # messages of others below the table's newest
        self.woken = asyncio.Event()  # something new has happened
        self.brought = 0  # changes, as the store counts them, that the channel shows and the store does not know of
        self._store = store
        self._studio = studio
        self._client = client
        self._pace = pace
        self._last = 0.0
        self._shown: tuple[object, ...] | None = None
        self._sent: dict[str, discord.Message] = {}  # by nonce: a message that is not stored yet
        self._resumed = False  # what another process left half done has been looked at

    @property
    def _channel(self) -> discord.PartialMessageable:
        record = self.table.record
        return self._client.get_partial_messageable(record.channel, guild_id=record.guild)

    async def _pause(self) -> None:
        """Waits until the pace allows the next request."""
        await asyncio.sleep(max(0.0, self._last + self._pace - time.monotonic()))

    async def _paced(self, request: Callable[[], Awaitable[T]]) -> T:
        """Sends a request, no sooner than the pace allows."""
        await self._pause()
        try:
            return await request()
        finally:
            self._last = time.monotonic()

    # ------------------------------------------------------------------ the newest state

    async def bring(self) -> None:
        """Brings the channel to the newest state. What is published is stored step by step."""
        table = self.table
        await self._settled()
        await self._pause()  # before looking, so that what is sent is the newest
        table.dirty = False
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
        await self._close_old(shot)  # last: whoever is needed now is told, even if an old message cannot be changed

    async def _settled(self) -> None:
        """Computer players finish their turns first, so that they share one message; not for ever, though."""
        deadline = time.monotonic() + max(self._pace, 0.2)
        while to_move(self.table) and time.monotonic() < deadline:
            await asyncio.sleep(0.01)

    async def _turns(self, shot: Snapshot, turn: Posted | None, here: list[Part], coming: list[Part]) -> None:
        """New messages come first and old ones lose their buttons after: at no moment is there nothing to click."""
        coming = [*here[1:], *coming]
        if turn is not None and not coming:
            current = here[0] if here else Part(turn.data["first"], turn.data["last"], shot.owner)
            stale = now() - turn.posted > TOO_OLD or self.below > TOO_FAR_UP
            if stale and not shot.over:
                coming = [Part(current.last + 1, current.last, shot.owner)]
            elif not await self._edit(shot, turn, current):
                coming = [current]
        for part in coming:
            rings = part is coming[-1] and (turn is None or turn.data["owner"] != shot.owner)
            await self._post(shot, part, live=part is coming[-1], rings=rings)

    async def _pictures(self, shot: Snapshot, *, live: bool = True) -> list[Picture]:
        """The pictures of a turn. One that cannot be drawn holds up nothing: the words and the buttons come alone."""
        try:
            draw = partial(shot.plugin.pictures, shot.view, shot.lang, live=live)
            return await self._studio.draw(draw, LIVE if live else LATER)
        except Exception:
            log.exception("picture failed", extra={"game": shot.table, "entry": shot.view.get("entry")})
            return []

    async def _post(self, shot: Snapshot, part: Part, *, live: bool, rings: bool) -> None:
        pictures = await self._pictures(shot) if live else []
        page = turn_page(shot, part.lines, pictures, live=live)
        user = shot.players.get(shot.owner) if rings else None
        before = len(await self._store.messages.of(shot.table, "turn", "gone"))
        nonce = f"{shot.table}.{part.first}.{before}"  # the same again only if it was posted but not stored
        message = await self._send(page, nonce, await self._wanting([user] if user else []))
        self.below = 0
        data = {"first": part.first, "last": part.last, "told": part.last, "owner": shot.owner, "open": live}
        posted = await self._stored(message, "turn", data)
        if not shows(message, page):
            # it was posted before, by a process that did not live to store it, and the game has gone on since
            await self._change(posted, page)
        if live:
            self._shown = shot.look(part)

    async def _wanting(self, users: Sequence[int]) -> list[int]:
        """Those who want to be called by a mention."""
        return [
            user for user in users if (await self._store.users.get(user)).settings.get("call", "mention") == "mention"
        ]

    async def _send(self, page: Page, nonce: str, rings: Sequence[int]) -> discord.Message:
        """Sends a message, or finds the one that was sent before and could not be stored (a full disk)."""
        channel = self._channel
        known = self._sent.get(nonce)
        if known is not None and known.channel.id == channel.id:
            return known
        view, files = page.build()
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in rings]
        )
        message = await self._paced(
            lambda: channel.send(view=view, files=files, nonce=nonce[:25], allowed_mentions=mentions)
        )
        self._sent = {nonce: message}
        return message

    async def _stored(self, message: discord.Message, kind: str, data: dict[str, Any]) -> Posted:
        """From now on the message is known, to the next process too."""
        posted = await self._store.messages.put(self.table.id, message.id, message.channel.id, kind, data)
        self._sent = {}
        return posted

    async def _edit(self, shot: Snapshot, turn: Posted, part: Part) -> bool:
        """Brings the live message to the newest state; False if it is gone, or cannot be changed any more."""
        look = shot.look(part)
        if look == self._shown:
            return True
        page = turn_page(shot, part.lines, await self._pictures(shot), live=not shot.over)
        try:
            if not await self._change(turn, page):
                return False
        except discord.HTTPException as error:
            if error.code != TOO_MANY_EDITS:
                raise
            return False  # for an hour or so: it is closed later
        last = max(part.last, turn.data["last"])
        await self._store.messages.put(
            shot.table, turn.id, turn.channel, "turn", {**turn.data, "last": last, "owner": shot.owner}
        )
        self._shown = look
        return True

    async def _close_old(self, shot: Snapshot) -> None:
        """Finished turns keep their narration and get the board as it was at their end; they lose their buttons."""
        for old, new in pairwise(await self._store.messages.of(shot.table, "turn")):
            if not old.data["open"]:
                continue
            await self._pause()
            if self.table.dirty:
                return  # something new has happened: it comes first, and we come again
            tales = await self._store.games.tales(shot.table, old.data["first"])
            own = [tale for tale in tales if tale.n < new.data["first"]]
            parts, _ = parts_of(own, shot.plugin, shot.lang, told=new.data["first"])
            part = parts[0] if parts else Part(old.data["first"], old.data["last"], "")
            view = await self._view_at(part, new.data["first"]) or shot.view
            then = replace(shot, view={**view, "last": _events(part)})
            pictures = await self._pictures(then, live=False)
            if await self._change(old, turn_page(then, part.lines, pictures, live=False)):
                await self._store.messages.put(shot.table, old.id, old.channel, "turn", {**old.data, "open": False})

    async def _view_at(self, part: Part, opening: int) -> dict[str, Any] | None:
        """The public view at the end of a part: what happened since must not be on its picture.

        It was kept when the next turn opened; after a restart a replay finds it again.
        """
        kept = self.table.closings.pop(opening, None)
        game = self.table.game
        if kept is not None or game is None or not part.entry:
            return kept
        text = game.to_json()
        try:
            return await self._studio.draw(partial(view_at, text, part.entry), LATER)
        except EngineError:
            log.warning("old position not replayed", extra={"game": self.table.id, "entry": part.entry})
            return None

    async def _change(self, posted: Posted, page: Page) -> bool:
        view, files = page.build()
        message = self._client.get_partial_messageable(posted.channel).get_partial_message(posted.id)
        try:
            await self._paced(lambda: message.edit(view=view, attachments=files, allowed_mentions=NOBODY))
        except discord.NotFound:
            await self._store.messages.put(self.table.id, posted.id, posted.channel, "gone", posted.data)
            return False
        return True

    # ------------------------------------------------------------------ calls and the end

    async def _calls(self, shot: Snapshot, calls: list[Posted]) -> None:
        """Calls who must act in another's turn; a call is removed when it is answered."""
        wanted = [seat for seat in shot.choosing() if seat != shot.owner] if shot.status == "live" else []
        called: set[str] = set()
        for call in [*calls, *await self._interrupted(shot)]:
            if set(call.data["seats"]) & set(wanted):
                called |= set(call.data["seats"])
            else:
                await self._remove(call)
        missing = [seat for seat in wanted if seat not in called]
        if missing:
            users = [user for seat in missing if (user := shot.players.get(seat)) is not None]
            nonce = f"{shot.table}.c{shot.view.get('entry')}.{missing[0]}"
            await self._store.meta.put(self._calling, json.dumps({"nonce": nonce, "seats": missing}))
            await self._call(shot, nonce, missing, await self._wanting(users))

    @property
    def _calling(self) -> str:
        """Where a call is noted before it is sent: the game may have gone on when the next process looks."""
        return f"calling {self.table.id}"

    async def _call(self, shot: Snapshot, nonce: str, seats: list[str], rings: Sequence[int]) -> Posted:
        message = await self._send(call_page(shot, seats), nonce, rings)
        posted = await self._stored(message, "call", {"seats": seats})
        await self._store.meta.forget(self._calling)
        return posted

    async def _interrupted(self, shot: Snapshot) -> list[Posted]:
        """A call that a process sent and did not live to store. Sent again it is the same message, by its nonce."""
        if self._resumed:
            return []
        self._resumed = True
        noted = await self._store.meta.get(self._calling)
        if noted is None:
            return []
        found = json.loads(noted)
        return [await self._call(shot, found["nonce"], found["seats"], [])]

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
        pictures = await self._studio.draw(partial(recap, shot.plugin, text, shot.lang), LATER)
        file = discord.File(io.BytesIO(text.encode()), f"game-{shot.table}.json")
        message = await self._send(end_page(shot, pictures, file), f"{shot.table}.end", [])
        await self._stored(message, "end", {})


def _events(part: Part) -> list[dict[str, Any]]:
    """The game's own events of a part. By its end the next turn has begun, but its picture is about this one."""
    return [event for event in part.events if not str(event["event"]).startswith("bot.")]
