"""Sandbox, page and the real bot together: the bot is a process of its own, told by its environment where to go."""

import asyncio
import errno
import os
import signal
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from sandbox.core.model import User
from sandbox.server import Server
from sandbox.stage import furnish_club
from sandbox.web import WebPage

BOT_NAME = "Game Master"
READY_WITHIN = 60.0  # seconds the bot has until it is connected and has registered its commands
STOPS_WITHIN = 10.0


class BotStopped(Exception):
    """The bot's process ended by itself; the text says how."""


@dataclass
class Launched:
    """What is running."""

    server: Server
    page: WebPage
    bot: asyncio.subprocess.Process

    def user(self, name: str) -> User:
        """The user of that name."""
        return next(user for user in self.server.world.users.values() if user.global_name == name)

    async def ready(self) -> None:
        """Wait until the bot is connected and its commands are there."""
        world = self.server.world

        def there() -> bool:
            live = any(session.write is not None for session in self.server.hub.sessions.values())
            return self.bot.returncode is not None or (live and bool(world.commands))

        found = await world.bell.until(there, READY_WITHIN)
        if self.bot.returncode is not None:
            raise BotStopped(f"The bot has stopped with exit code {self.bot.returncode}.")
        if not found:
            raise BotStopped(f"The bot was not ready within {READY_WITHIN:.0f} seconds.")


async def listen(server: Server, port: int) -> None:
    """Start on that port, or on a free one if another program has it."""
    try:
        await server.start(port)
    except OSError as error:
        if error.errno not in (errno.EADDRINUSE, errno.EACCES) or port == 0:
            raise
        await server.start(0)
        print(f"Port {port} is taken by another program, so it is port {server.port} today.", flush=True)


@asynccontextmanager
async def launched(
    *,
    data: Path | None = None,
    database: Path,
    port: int = 0,
    environ: Mapping[str, str] | None = None,
    bot: tuple[str, ...] = ("-m", "bot"),
) -> AsyncIterator[Launched]:
    """Start everything; leaving the block stops the bot first, then the sandbox."""
    server = Server(data=data, bot_name=BOT_NAME)
    server.record.keep = False  # a long evening would fill the memory
    server.checks.listener = lambda violation: print(f"Against Discord's rules: {violation}", file=sys.stderr)
    page = WebPage(server)
    furnish_club(server)
    await listen(server, port)
    try:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *bot,
            env=_environment(server, database, environ or {}),
            stdout=asyncio.subprocess.DEVNULL,  # what it says to operators; errors come on the other stream
        )
        waiting = asyncio.create_task(process.wait())
        waiting.add_done_callback(lambda _: server.world.bell.ring())
        try:
            yield Launched(server, page, process)
        finally:
            await _stop(process)
            await waiting
    finally:
        await server.stop()


def _environment(server: Server, database: Path, more: Mapping[str, str]) -> dict[str, str]:
    """Nothing on this machine needs to be paced; the operator's own settings win."""
    own = {"BOT_PACE": "0.2", "BOT_LOG_LEVEL": "ERROR"}
    told = {"DISCORD_API": server.api_url, "DISCORD_TOKEN": server.token, "BOT_DATABASE": str(database)}
    told |= {"DISCORD_GATEWAY": server.gateway_url, "DISCORD_CDN": server.cdn_url}
    return {**own, **os.environ, **more, **told}


async def _stop(process: asyncio.subprocess.Process) -> None:
    for ask in (signal.SIGTERM, signal.SIGKILL):
        if process.returncode is None:
            process.send_signal(ask)
        try:
            await asyncio.wait_for(process.wait(), STOPS_WITHIN)
            return
        except TimeoutError:
            print("The bot does not stop; it is ended by force.", file=sys.stderr)
