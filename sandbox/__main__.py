"""`python -m sandbox`: a Discord to run a bot against by hand."""

import argparse
import asyncio
from pathlib import Path

from sandbox.gateway.events import PRIVILEGED
from sandbox.openapi import find_description, load_description
from sandbox.server import Server
from sandbox.stage import furnish_club, join
from sandbox.web import WebPage

_HOW_TO = """\
The sandbox listens on {base} (this machine only).

    token    {token}
    REST     {api}
    gateway  {gateway}
    files    {cdn}

Point a discord.py bot at it before it starts:

    import discord, yarl
    discord.http.Route.BASE = "{api}"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL("{gateway}")
    discord.asset.Asset.BASE = "{cdn}"
    bot.run("{token}")

{state}
Ctrl-C stops it."""


def parse_arguments(arguments: list[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description="A Discord on your own machine.")
    parser.add_argument("--port", type=int, default=8484, help="port on 127.0.0.1 (0: any free one; default 8484)")
    parser.add_argument("--data", type=Path, help="keep everything in this directory (default: in memory)")
    parser.add_argument("--bot-name", default="Bot", help="name of the bot's account")
    parser.add_argument("--guild", default="Club", help="name of the server that is made at the first start")
    parser.add_argument("--channel", default="general", help="name of its channel")
    parser.add_argument("--users", default="Anna,Ben,Cleo", help="names of its members, separated by commas")
    parser.add_argument("--web", action="store_true", help="serve a page to play in, for a club of seven users")
    return parser.parse_args(arguments)


def furnish(server: Server, guild: str, channel: str, users: list[str]) -> None:
    """Make a server with a channel and members, unless there is one from an earlier run."""
    world = server.world
    if world.guilds:
        return
    home = server.guilds.new_guild(guild, world.app.owner_id)
    server.channels.new_channel(home, channel)
    for name in users:
        join(server, home, name)


async def serve(options: argparse.Namespace) -> None:
    """Run until interrupted."""
    description = find_description()
    server = Server(
        data=options.data,
        openapi=load_description(description) if description else None,
        bot_name=options.bot_name,
        privileged_intents=PRIVILEGED,
    )
    server.checks.listener = lambda violation: print(f"Against Discord's rules: {violation}", flush=True)
    page = WebPage(server) if options.web else None
    if page:
        furnish_club(server)
    else:
        furnish(server, options.guild, options.channel, [name for name in options.users.split(",") if name])
    await server.start(options.port)
    state = f"State is kept in {options.data}." if options.data else "State is in memory and ends with this process."
    base = server.api_url.removesuffix("/api/v10")
    print(
        _HOW_TO.format(
            base=base,
            token=server.token,
            api=server.api_url,
            gateway=server.gateway_url,
            cdn=server.cdn_url,
            state=state,
        ),
        flush=True,
    )
    if page:
        print(f"\nThe page is at {page.address}", flush=True)
    try:
        await asyncio.Event().wait()
    finally:
        await server.stop()


def main() -> None:
    """The entry point."""
    try:
        asyncio.run(serve(parse_arguments()))
    except KeyboardInterrupt:
        print("The sandbox has stopped.")


if __name__ == "__main__":
    main()
