"""Channels that look on: the public table once more, without buttons and without ringing anybody."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace as changed
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.clicks import Interaction
from bot.commands.calls import Call
from bot.computers import to_move
from bot.errors import Refusal
from bot.layouts import Page
from bot.pages import Snapshot, turn_page
from bot.sketches import pictures_at
from bot.store.around import Mirror
from bot.story import Part, parts_of
from bot.table import Table
from bot.tasks import Tasks

if TYPE_CHECKING:
    from bot.app import GameMaster

log = logging.getLogger(__name__)
NOBODY = discord.AllowedMentions.none()
MOST = 5
"""Channels that may look on to one game."""
RETRY = 30.0
OLD = 45 * 60

AnyPlace = app_commands.AppCommandChannel | app_commands.AppCommandThread


class Places(app_commands.Transformer):
    """Channels and threads that can be written in, with what the caller may do there."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        kind = discord.ChannelType
        return [kind.text, kind.news, kind.news_thread, kind.public_thread, kind.private_thread]

    async def transform(self, interaction: Interaction, value: Any, /) -> AnyPlace:
        assert isinstance(value, AnyPlace)
        return value


Place = app_commands.Transform[AnyPlace, Places]


class Mirrors:
    """At most one task a game, alive only while there is something to show."""

    def __init__(self, app: GameMaster) -> None:
        self._app = app
        self._games: set[str] = set()
        self._dirty: set[str] = set()
        self._shown: dict[tuple[str, int], object] = {}  # by game and channel: nothing new needs no new request
        self._tasks = Tasks("mirrors")

    async def open(self) -> None:
        self._games = await self._app.around.store.mirrored()

    async def close(self) -> None:
        await self._tasks.close()

    async def idle(self) -> None:
        """Waits until everything is shown."""
        await self._tasks.idle()

    def wake(self, table: Table) -> None:
        if table.game is None or table.id not in self._games:
            return
        self._dirty.add(table.id)
        self._tasks.start(table.id, lambda: self._run(table))

    # ------------------------------------------------------------------ who looks on

    async def spectate(self, call: Call, channel: Place, off: bool = False) -> None:
        """Shows the table in another channel, or no more. For who may manage that channel."""
        table = call.table
        if not channel.permissions.manage_channels:
            raise Refusal("spectate-managers-only", channel=channel.mention)
        await call.think()
        if off:
            await self.remove(table, channel.id)
        else:
            await self.add(table, channel.id)
        await call.tell(call.say("spectate-off" if off else "spectate-on", channel=channel.mention))

    async def add(self, table: Table, channel: int) -> None:
        """Shows the table in a channel from now on. Raises Refusal."""
        if table.game is None:
            raise Refusal("not-begun")
        if channel == table.record.channel:
            raise Refusal("spectate-here")
        known = await self._app.around.store.mirrors(table.id)
        if any(found.channel == channel for found in known):
            raise Refusal("spectate-already", channel=f"<#{channel}>")
        if len(known) >= MOST:
            raise Refusal("spectate-too-many", n=MOST)
        try:
            mirror = await self._bring(table, Mirror(table.id, channel, None, {}))
        except (discord.Forbidden, discord.NotFound) as error:
            raise Refusal("spectate-cannot-post", channel=f"<#{channel}>") from error
        await self._app.around.store.put_mirror(mirror)
        self._games.add(table.id)

    async def remove(self, table: Table, channel: int) -> None:
        known = await self._app.around.store.mirrors(table.id)
        if not any(found.channel == channel for found in known):
            raise Refusal("spectate-not", channel=f"<#{channel}>")
        await self._app.around.store.drop_mirror(table.id, channel)
        if len(known) == 1:
            self._games.discard(table.id)

    # ------------------------------------------------------------------ showing

    async def _run(self, table: Table) -> None:
        while table.id in self._dirty:
            self._dirty.discard(table.id)
            await asyncio.sleep(self._app.config.pace)
            while to_move(table):  # what computer players do is shown at once
                await asyncio.sleep(max(0.02, self._app.config.pace))
            for mirror in await self._app.around.store.mirrors(table.id):
                await self._try(table, mirror)

    async def _try(self, table: Table, mirror: Mirror) -> None:
        try:
            await self._app.around.store.put_mirror(await self._bring(table, mirror))
        except (discord.Forbidden, discord.NotFound) as error:
            # the channel is gone or closed to us: it looks on no more
            log.warning("mirror dropped", extra={"game": table.id, "channel": mirror.channel, "code": error.code})
            await self._app.around.store.drop_mirror(table.id, mirror.channel)
        except Exception:
            log.exception("mirror failed", extra={"game": table.id, "channel": mirror.channel})
            await asyncio.sleep(RETRY)
            self._dirty.add(table.id)

    async def _bring(self, table: Table, mirror: Mirror) -> Mirror:
        """Brings one channel to the newest state."""
        shot = Snapshot.of(table)
        told = mirror.data.get("told")
        tales = await self._app.store.games.tales(table.id, mirror.data.get("first", 0))
        here, coming = parts_of(tales, table.plugin, table.lang, told=told)
        coming = [*here[1:], *coming] if told is not None else coming[-1:]
        newest = coming[-1] if coming else here[0] if here else None
        look = shot.look(newest) if newest is not None else None
        if not coming and look == self._shown.get((table.id, mirror.channel)):
            return mirror
        mirror = await self._show(table, shot, mirror, here, coming)
        self._shown[table.id, mirror.channel] = look
        return mirror

    async def _show(self, table: Table, shot: Snapshot, mirror: Mirror, here: list[Part], coming: list[Part]) -> Mirror:
        if here and not coming and mirror.message is not None:
            if int(time.time()) - mirror.data["posted"] < OLD and await self._edit(
                mirror, await self._page(shot, here[0])
            ):
                return changed(mirror, data={**mirror.data, "last": here[0].last})
            coming = [here[0]]  # too old to be edited, or deleted
        elif here and mirror.message is not None:
            await self._edit(mirror, await self._closed(table, shot, here[0]))
        for part in coming:
            mirror = await self._post(shot, mirror, part, last=part is coming[-1])
        return mirror

    async def _page(self, shot: Snapshot, part: Part, *, live: bool = True) -> Page:
        """Like the table's own message, but without buttons; the end is told here too."""
        pictures = (
            await self._app.studio.draw(partial(shot.plugin.pictures, shot.view, shot.lang, live=True)) if live else []
        )
        ending = shot.plugin.ranking(shot.lang, shot.result) if shot.over and live else []
        return turn_page(shot, [*part.lines, *ending], pictures, live=live, buttons=False)

    async def _closed(self, table: Table, shot: Snapshot, part: Part) -> Page:
        """A turn that has passed, with the board as it was at its end."""
        game = table.game
        assert game is not None
        work = partial(pictures_at, shot.plugin, game.to_json(), part.entry, shot.lang)
        return turn_page(shot, part.lines, await self._app.studio.draw(work), live=False, buttons=False)

    async def _edit(self, mirror: Mirror, page: Page) -> bool:
        """False if somebody has deleted the message."""
        assert mirror.message is not None
        view, files = page.build()
        message = self._app.get_partial_messageable(mirror.channel).get_partial_message(mirror.message)
        try:
            await message.edit(view=view, attachments=files, allowed_mentions=NOBODY)
        except discord.NotFound as error:
            if error.code == 10008:  # the message; another code means the channel
                return False
            raise
        return True

    async def _post(self, shot: Snapshot, mirror: Mirror, part: Part, *, last: bool) -> Mirror:
        view, files = (await self._page(shot, part, live=last)).build()
        nonce = f"{shot.table}.m{part.first}.{(mirror.message or 0) % 10**6}"[:25]
        channel = self._app.get_partial_messageable(mirror.channel)
        message = await channel.send(view=view, files=files, nonce=nonce, allowed_mentions=NOBODY)
        data = {"first": part.first, "told": part.last, "posted": int(time.time())}
        return changed(mirror, message=message.id, data=data)
