"""The application: a Discord client that knows tables, and brings the parts together."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Sequence
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

import words
from bot import games
from bot.access import INTENTS, invite_link
from bot.around import Around
from bot.clicks import Interaction
from bot.computers import Computers
from bot.config import Config
from bot.drawing import Studio
from bot.errors import Refusal
from bot.events import forgiving
from bot.guide import Guide
from bot.letters import Letters
from bot.lobby import Lobbies
from bot.play import Play
from bot.publishers import Publishers
from bot.reach import UNREACHED, asked_to_wait
from bot.router import Router
from bot.store import Store, UserRecord
from bot.table import Table
from bot.tables import Tables
from bot.tasks import end

log = logging.getLogger(__name__)

COMMANDS_HASH = "commands"
SYNC_PAUSES = (5.0, 60.0, 600.0)
"""Seconds until Discord is told the commands again."""


class Tree(app_commands.CommandTree[discord.Client]):
    """Errors of commands go the way of errors of clicks."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        app = interaction.client
        assert isinstance(app, GameMaster)
        cause = error.__cause__
        if interaction.type is discord.InteractionType.autocomplete:
            await app.router.suggest_nothing(interaction)
            return
        if not isinstance(cause, Exception):  # the library itself knows no such command, or not in this shape
            log.info("unknown command", extra={"why": type(error).__name__})
            cause = Refusal("unknown-command")
        await app.router.failed(interaction, cause, app.lang(interaction))


class GameMaster(discord.Client):
    """Everything the bot is. The store is opened when it logs in and closed when it stops."""

    store: Store
    tables: Tables
    router: Router
    play: Play
    lobbies: Lobbies
    computers: Computers
    publishers: Publishers
    letters: Letters
    around: Around

    def __init__(self, config: Config) -> None:
        super().__init__(
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
        )
        forgiving(self._connection.parsers)
        self.config = config
        self.tree = Tree(self)
        self.studio = Studio(config.drawers)
        self._opened = False
        self._catching_up: asyncio.Task[None] | None = None
        self._telling: asyncio.Task[None] | None = None  # the commands

    # ------------------------------------------------------------------ start and stop

    async def setup_hook(self) -> None:
        self.store = await Store.open(self.config.database)
        self._opened = True
        self.tables = Tables(self.store)
        self.router = Router(self.tables, self.store)
        Guide(self.router)
        self.play = Play(self.store, self.studio, self.router)
        self.lobbies = Lobbies(self.store, self.tables, self, self.router)
        self.computers = Computers()
        self.publishers = Publishers(self.store, self.studio, self, self.config.pace)
        self.letters = Letters(self.store, self.studio, self, self.play, self.publishers)
        self.router.listeners.append(self.letters.clicked)
        self.tables.listeners += [self.computers.wake, self.publishers.wake, self.letters.wake]
        self.around = Around(self)
        await self.around.open()
        for plugin in games.games().values():
            plugin.add_commands(self)
        await self._tell_commands()
        self._catching_up = asyncio.create_task(self._catch_up(await self.tables.open()))
        self.around.start()

    async def _catch_up(self, unpublished: Sequence[str]) -> None:
        """Goes on where the last process was stopped."""
        for id in unpublished:
            try:
                table = await self.tables.get(id)
            except Exception:  # whatever is wrong with one game: the others go on
                log.exception("game not looked at", extra={"game": id})
                continue
            if table is not None:
                table.dirty = True
                table.tell_changed()
                await asyncio.sleep(0)
        log.info("caught up", extra={"games": len(unpublished)})

    async def close(self) -> None:
        if self._opened:
            self._opened = False
            await end([task for task in (self._catching_up, self._telling) if task is not None])
            for part in (self.router, self.around, self.computers, self.publishers, self.letters, self.play):
                await part.close()
            await super().close()
            await self.store.close()
        else:
            await super().close()
        self.studio.close()

    async def _tell_commands(self, tries: int = 0) -> None:
        """Tells Discord the commands. If it does not take them the games go on, and it is told again later."""
        try:
            await self._sync_commands()
        except (*UNREACHED, app_commands.AppCommandError) as error:
            pause = max(SYNC_PAUSES[min(tries, len(SYNC_PAUSES) - 1)], asked_to_wait(error))
            log.exception("commands not synced", extra={"next_try": pause})
            self._telling = asyncio.create_task(self._tell_later(pause, tries + 1))

    async def _tell_later(self, pause: float, tries: int) -> None:
        await asyncio.sleep(pause)
        await self._tell_commands(tries)

    async def _sync_commands(self) -> None:
        """Tells Discord the commands, but only if they have changed: creations are counted."""
        payload: list[dict[str, Any]] = []
        for command in self.tree.get_commands():
            if self.tree.translator is None:
                payload.append(command.to_dict(self.tree))
            else:
                payload.append(await command.get_translated_payload(self.tree, self.tree.translator))
        text = json.dumps(payload, sort_keys=True, default=str)
        digest = f"{self.application_id}:{hashlib.sha256(text.encode()).hexdigest()}"
        if await self.store.meta.get(COMMANDS_HASH) != digest:
            await self.tree.sync()
            await self.store.meta.put(COMMANDS_HASH, digest)
            log.info("commands synced", extra={"commands": len(payload)})

    # ------------------------------------------------------------------ events

    async def on_ready(self) -> None:
        log.info("ready", extra={"guilds": len(self.guilds), "invite": self.invite()})

    async def on_interaction(self, interaction: Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await self.router.component(interaction)

    async def on_message(self, message: discord.Message) -> None:
        if self.user is not None and message.author.id != self.user.id:
            self.publishers.message_below(message.channel.id)

    # ------------------------------------------------------------------ for commands

    def lang(self, interaction: Interaction) -> str:
        return words.language(str(interaction.locale))

    async def who(self, interaction: Interaction) -> UserRecord:
        """The user of a command, with the language remembered."""
        return await self.store.users.spoke(interaction.user.id, self.lang(interaction))

    async def table_in(self, interaction: Interaction) -> Table | None:
        """The table of the channel that a command was used in."""
        return await self.tables.in_channel(interaction.channel_id) if interaction.channel_id else None

    def invite(self) -> str:
        """The link by which an administrator lets the bot in."""
        return invite_link(self.application_id or 0)


def point_at(config: Config) -> None:
    """Another Discord on this machine, where the configuration names one."""
    if config.api is not None:
        Route.BASE = config.api
    if config.gateway is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(config.gateway)
    if config.cdn is not None:
        Asset.BASE = config.cdn
