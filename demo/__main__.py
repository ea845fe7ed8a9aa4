"""`python -m demo`: computer players play a whole game by the bot's buttons, and anybody can watch in the browser."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from demo.club import Club, open_club
from demo.players import Player
from demo.progress import Progress
from demo.seating import sit_down
from sandbox.play import PORT, open_page, stop_signal
from sandbox.stage import PLAYERS, SPECTATOR

FAME = (4, 6, 7, 8, 9, 10, 11, 12)


def parse_arguments(arguments: list[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m demo", description="Watch computer players at a table.")
    parser.add_argument("--players", type=int, default=3, choices=range(2, 6), help="how many play (default 3)")
    parser.add_argument("--fame", type=int, default=9, choices=FAME, help="fame to win (default 9)")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds before every act (default 1)")
    parser.add_argument("--port", type=int, default=PORT, help=f"port on 127.0.0.1 (default {PORT}; 0: any free one)")
    parser.add_argument("--no-open", action="store_true", help="only print the address")
    parser.add_argument("--exit", action="store_true", help="end when the game is over")
    return parser.parse_args(arguments)


async def show(options: argparse.Namespace) -> int:
    """Until the game is over and Ctrl-C was pressed."""
    stop = stop_signal()
    print("Starting a Discord of your own, and the game master on it …", flush=True)
    with tempfile.TemporaryDirectory() as directory:
        async with open_club(Path(directory) / "tables.sqlite3", port=options.port) as club:
            playing = asyncio.create_task(_play(club, options))
            stopped = asyncio.create_task(stop.wait())
            try:
                await asyncio.wait((playing, stopped), return_when=asyncio.FIRST_COMPLETED)
                if playing.done():
                    playing.result()
                    if not options.exit:
                        print("The page stays open. Ctrl-C ends it.", flush=True)
                        await stopped
            finally:
                for task in (playing, stopped):
                    task.cancel()
                await asyncio.gather(playing, stopped, return_exceptions=True)
    if stop.is_set():
        print("\nThe table is closed.", flush=True)
    return 0


async def _play(club: Club, options: argparse.Namespace) -> None:
    address = f"{club.page.address}?user={SPECTATOR.lower()}"
    print(f"\n    {address}\n", flush=True)
    print("You watch as a spectator. Take a player's seat on the left to see a hand of cards.\n", flush=True)
    if not options.no_open:
        open_page(address)
    people = [club.box.user(name) for name in PLAYERS[: options.players]]
    players = await sit_down(club.app, *people, fame=options.fame)
    progress = Progress(players[0].table, sys.stdout)
    began = time.monotonic()
    acts = 0
    while asked := [player for player in players if player.asked]:
        await asyncio.sleep(options.pause)
        progress.show()
        await _act(club, asked[0])
        acts += 1
    await club.app.publishers.idle()
    progress.end(acts, time.monotonic() - began)


async def _act(club: Club, player: Player) -> None:
    """One act; a panel that is not needed any more is put away, as people do."""
    before = [message.id for message in player.person.messages if message.ephemeral]
    await player.plays()
    for id in before:
        club.box.server.actions.dismiss(player.person.id, id)


def main() -> int:
    """The entry point."""
    return asyncio.run(show(parse_arguments()))


if __name__ == "__main__":
    sys.exit(main())
