"""`python -m bot`: runs the game master until it is stopped; `doctor` and `export <game>` help its operator."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import Sequence

import aiohttp
import discord

from bot.app import GameMaster, point_at
from bot.config import Config, ConfigError, load_config
from bot.doctor import examine
from bot.export import NoSuchGame, export
from bot.logs import set_up
from bot.store import StoreError

NO_TOKEN = """DISCORD_TOKEN is not set.
1. Make an application at https://discord.com/developers/applications and copy its token (section Bot).
2. Put DISCORD_TOKEN=<the token> into a file named .env here (.env.example shows all settings), or set it.
3. Start again: python -m bot"""


BAD_TOKEN = "Discord does not accept the token: copy it anew from the application's page, section Bot"
AUTHENTICATION_FAILED = 4004


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


async def run(config: Config) -> None:
    """Runs until a signal comes."""
    point_at(config)
    app = GameMaster(config)
    loop = asyncio.get_running_loop()
    closing: list[asyncio.Task[None]] = []
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, lambda: closing.append(loop.create_task(app.close())))
    async with app:
        await app.login(config.token)
        print(f"Invite the bot to a server: {app.invite()}", flush=True)
        await stay_connected(app)
    await asyncio.gather(*closing)  # the store is closed last, and its thread would outlive a loop that ended before


async def stay_connected(app: GameMaster) -> None:
    """Until the bot is stopped."""
    pause = 1.0
    while not app.is_closed():
        try:
            await app.connect()
        except AttributeError:
            # the client library comes back to a lost gateway by itself, but stumbles if it has never been there
            if app.ws is not None:
                raise
            logging.getLogger(__name__).warning("gateway not reached", extra={"next_try": pause})
            await asyncio.sleep(pause)
            pause = min(2 * pause, 60.0)


async def doctor(config: Config) -> int:
    point_at(config)
    found = await examine(config)
    for finding in found:
        print(finding)
    return 0 if all(finding.well for finding in found) else 1


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot", description="The game master. Without a command: run it.")
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("doctor", help="check token, permissions, database and fonts, and say what to do")
    exporting = commands.add_parser("export", help="print everything that is stored of a game, secrets included")
    exporting.add_argument("game", help="the game's id")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    asked = parse(arguments)
    try:
        config = load_config()
        if asked.command == "doctor":
            return asyncio.run(doctor(config))
        if asked.command == "export":
            print(export(config.database, asked.game))
            return 0
        set_up(config.log_level)
        if not config.token:
            raise ConfigError(NO_TOKEN)
        asyncio.run(run(config))
    except (ConfigError, StoreError, NoSuchGame) as error:
        say(str(error))
        return 2
    except discord.LoginFailure:
        say(BAD_TOKEN)
        return 2
    except discord.ConnectionClosed as error:
        if error.code == AUTHENTICATION_FAILED:
            say(BAD_TOKEN)
            return 2
        say(f"Discord has closed the connection for good ({error.code} {error.reason}): start again")
        return 1
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        say(f"Discord cannot be reached ({type(error).__name__}: {error}): try again, or ask python -m bot doctor")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
