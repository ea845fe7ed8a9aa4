"""`python -m bot`: runs the game master until it is stopped."""

from __future__ import annotations

import asyncio
import signal
import sys

import discord

from bot.app import GameMaster, point_at
from bot.config import Config, ConfigError, load_config
from bot.logs import set_up
from bot.store import StoreError


async def run(config: Config) -> None:
    """Runs until a signal comes."""
    point_at(config)
    app = GameMaster(config)
    loop = asyncio.get_running_loop()
    closing: list[asyncio.Task[None]] = []
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, lambda: closing.append(loop.create_task(app.close())))
    async with app:
        await app.start(config.token)
    await asyncio.gather(*closing)  # the store is closed last, and its thread would outlive a loop that ended before


def main() -> int:
    try:
        config = load_config()
        set_up(config.log_level)
        if not config.token:
            raise ConfigError("DISCORD_TOKEN is not set: put DISCORD_TOKEN=... into a file named .env, or set it")
        asyncio.run(run(config))
    except (ConfigError, StoreError) as error:
        print(error, file=sys.stderr)
        return 2
    except discord.LoginFailure:
        print(
            "Discord does not accept the token: copy it anew from the application's page, section Bot", file=sys.stderr
        )
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
