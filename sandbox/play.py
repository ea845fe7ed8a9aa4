"""`python -m sandbox.play`: a table in the browser without any account; with a token the bot plays on Discord."""

import argparse
import asyncio
import os
import re
import shutil
import signal
import sys
import webbrowser
from collections.abc import Mapping
from pathlib import Path

from sandbox.launch import BotStopped, launched

PORT = 8484


def parse_arguments(arguments: list[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m sandbox.play", description="Play in the browser, or on Discord.")
    parser.add_argument("--port", type=int, default=PORT, help=f"port on 127.0.0.1 (default {PORT}; 0: any free one)")
    parser.add_argument("--data", type=Path, default=Path("data/play"), help="where games are kept (default data/play)")
    parser.add_argument("--fresh", action="store_true", help="forget the games that are kept there")
    parser.add_argument("--no-open", action="store_true", help="only print the address")
    return parser.parse_args(arguments)


def has_token(environ: Mapping[str, str], env_file: Path = Path(".env")) -> bool:
    """There is a token for Discord, in the environment or in the bot's settings file."""
    if "DISCORD_TOKEN" in environ:
        return bool(environ["DISCORD_TOKEN"].strip())
    text = env_file.read_text(encoding="utf-8") if env_file.is_file() else ""
    return re.search(r"""(?m)^\s*(?:export\s+)?DISCORD_TOKEN\s*=\s*["']?[^\s"']""", text) is not None


def can_open(environ: Mapping[str, str]) -> bool:
    """There is a screen: without one, Python would start a browser in the terminal."""
    return sys.platform in ("darwin", "win32") or bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def open_page(address: str) -> None:
    """In the user's browser, where that is possible."""
    if can_open(os.environ):
        webbrowser.open(address)


async def play(options: argparse.Namespace) -> int:
    """Until Ctrl-C."""
    if options.fresh:
        shutil.rmtree(options.data, ignore_errors=True)
    options.data.mkdir(parents=True, exist_ok=True)
    stop = stop_signal()
    print("Starting a Discord of your own, and the game master on it …", flush=True)
    async with launched(
        data=options.data / "discord", database=options.data / "tables.sqlite3", port=options.port
    ) as table:
        ready = asyncio.create_task(table.ready())
        over = asyncio.create_task(stop.wait())
        await asyncio.wait((ready, over), return_when=asyncio.FIRST_COMPLETED)
        if ready.done():
            ready.result()
            _welcome(table.page.address, options.no_open)
        ended = asyncio.create_task(table.bot.wait())
        await asyncio.wait((ended, over), return_when=asyncio.FIRST_COMPLETED)
        if not stop.is_set():
            raise BotStopped(f"The bot has stopped with exit code {ended.result()}.")
        ready.cancel()
    print("The table is closed; the games are kept.", flush=True)
    return 0


def stop_signal() -> asyncio.Event:
    """Set by Ctrl-C, or when the system asks the process to end."""
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    return stop


def _welcome(address: str, quiet: bool) -> None:
    print(f"\n    {address}\n", flush=True)
    print("Open it in a browser and press the green button. The seats are on the left: click to change who you are,")
    print("or open each in a tab of its own. Ctrl-C ends it; the games are kept for the next time.", flush=True)
    if not quiet:
        open_page(address)


def main() -> int:
    """The entry point."""
    options = parse_arguments()
    if has_token(os.environ):
        print("DISCORD_TOKEN is set: the bot plays on Discord.", flush=True)
        # the bot takes this process over, so that signals reach it and its exit code is ours
        os.execv(sys.executable, [sys.executable, "-m", "bot"])
    try:
        return asyncio.run(play(options))
    except BotStopped as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"The sandbox cannot start: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
