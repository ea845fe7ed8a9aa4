"""`python -m bot doctor`: is everything there that the bot needs? Says what to do where it is not."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord

from bot import games
from bot.access import INTENTS, PERMISSIONS, invite_link
from bot.config import Config
from bot.lobby_page import settings_of
from bot.store import StoreError
from bot.store.database import check_file
from engine import new_game


@dataclass(frozen=True)
class Finding:
    """What was looked at, whether it is well, and what was found or is to be done."""

    what: str
    well: bool
    detail: str

    def __str__(self) -> str:
        return f"{'ok  ' if self.well else 'FAIL'}  {self.what}: {self.detail}"


async def examine(config: Config) -> list[Finding]:
    """Everything, also after something has failed."""
    found = [_database(config), *[_pictures(name) for name in games.games()]]
    if not config.token:
        return [*found, Finding("token", False, "not set: put DISCORD_TOKEN=... into a file named .env, or set it")]
    client = discord.Client(intents=INTENTS)
    try:
        async with client:
            found += await _discord(client, config.token)
    except (OSError, aiohttp.ClientError) as error:
        found.append(
            Finding("Discord", False, f"not reached ({type(error).__name__}): check the network and try again")
        )
    return found


def _database(config: Config) -> Finding:
    path = config.database
    try:
        version, count, running = check_file(path)
    except (StoreError, sqlite3.Error, OSError) as error:
        return Finding("database", False, f"{path}: {error}; restore it from a backup, or set BOT_DATABASE elsewhere")
    if version is None:
        return Finding("database", True, f"{path} will be made at the first start")
    used = ", in use by a running bot" if running else ""
    return Finding("database", True, f"{path}, schema {version}, {count} games{used}")


def _pictures(name: str) -> Finding:
    """Fonts and landscapes: draws what a table shows."""
    plugin = games.plugin(name)
    try:
        settings = {found.id: list(found.default) for found in settings_of(plugin)}
        seats = list(plugin.seats[: plugin.fewest])
        game = new_game(name, seats, bytes(32), "", plugin.engine_options(settings, len(seats)))
        drawn = plugin.pictures(game.view(None), "en", live=True)
    except Exception as error:
        why = f"cannot be drawn ({type(error).__name__}: {error}): install the project anew, with its fonts"
        return Finding(f"pictures of {name}", False, why)
    size = sum(len(picture.bytes) for picture in drawn) // 1024
    return Finding(f"pictures of {name}", True, f"{len(drawn)} drawn, {size} KiB")


async def _discord(client: discord.Client, token: str) -> list[Finding]:
    try:
        await client.login(token)
    except discord.LoginFailure:
        page = "https://discord.com/developers/applications"
        return [Finding("token", False, f"Discord does not accept it: copy it anew from {page}, section Bot")]
    assert client.user is not None
    found = [Finding("token", True, f"it is {client.user}")]
    found.append(await _asked("servers", lambda: _servers(client)))
    return found


async def _asked(what: str, ask: Callable[[], Awaitable[Finding]]) -> Finding:
    try:
        return await ask()
    except discord.HTTPException as error:
        return Finding(what, False, f"Discord answers {error.status}: try again later")


async def _servers(client: discord.Client) -> Finding:
    invite = invite_link(client.application_id or 0)
    guilds: list[dict[str, Any]] = [dict(guild) for guild in await client.http.get_guilds(limit=200)]
    if not guilds:
        return Finding("servers", False, f"the bot is on none yet: open {invite}")
    poor = {}
    for guild in guilds:
        has = discord.Permissions(int(guild["permissions"]))
        missing = [name for name, wanted in PERMISSIONS if wanted and not getattr(has, name)]
        if missing and not has.administrator:
            poor[str(guild["name"])] = missing
    if poor:
        lacking = "; ".join([f"{name} lacks {', '.join(missing)}" for name, missing in poor.items()])
        return Finding("servers", False, f"{lacking}: grant it to the bot's role, or open {invite}")
    return Finding("servers", True, f"{len(guilds)}, with all permissions; to another one: {invite}")
