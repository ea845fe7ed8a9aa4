"""The bot as a process of its own, and people who know only what they see, advised from the file it writes."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

from bot.drafts import Sheet, carry
from bot.store import DraftRecord
from demo.players import Player
from engine import Game, load_game
from engine.kemet.players import computer_player
from sandbox import Person, Sandbox
from tests.bot.tables import GODS

WAIT = 60.0  # seconds: a process that starts, and draws its first board, on a machine that is busy with much else


@asynccontextmanager
async def process(
    box: Sandbox, database: Path, pace: float = 0.02, environ: Mapping[str, str] | None = None
) -> AsyncIterator[asyncio.subprocess.Process]:
    """`python -m bot` on the sandbox; killed without warning at the end of the block. Its log lies beside the file."""
    told = {
        "DISCORD_TOKEN": box.token,
        "DISCORD_API": box.api_url,
        "DISCORD_GATEWAY": box.gateway_url,
        "DISCORD_CDN": box.cdn_url,
        "BOT_DATABASE": str(database),
        "BOT_PACE": str(pace),
    }
    others = set(box.server.hub.sessions)
    with log_file(database).open("ab") as log:
        running = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            env={**os.environ, **told, **(environ or {})},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=log,
        )
    try:
        await _ready(box, others, running)
        yield running
    finally:
        if running.returncode is None:
            running.send_signal(signal.SIGKILL)
        await running.wait()


async def _ready(box: Sandbox, others: set[str], running: asyncio.subprocess.Process) -> None:
    """The new process is on the gateway; a dead one's session may still look alive."""
    ended = asyncio.create_task(running.wait())
    ended.add_done_callback(lambda _: box.server.world.bell.ring())

    def there() -> bool:
        sessions = box.server.hub.sessions
        return ended.done() or any(sessions[id].write is not None for id in set(sessions) - others)

    found = await box.server.world.bell.until(there, 60)
    assert found, "the bot has not connected"
    assert not ended.done(), f"the bot has stopped with {running.returncode}"
    ended.cancel()


def children(pid: int) -> list[int]:
    """The processes that another one has started."""
    found = [file.read_text().split() for file in Path(f"/proc/{pid}/task").glob("*/children")]
    return [int(child) for some in found for child in some]


def alive(pid: int) -> bool:
    """Not ended; one that has ended may still be listed until somebody asks how."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def log_file(database: Path) -> Path:
    return database.with_suffix(".log")


def rows(database: Path, sql: str, *args: Any) -> list[tuple[Any, ...]]:
    """What is committed in the file of another process."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=10)) as connection:
        return connection.execute(sql, args).fetchall()


def log_of(database: Path) -> list[list[str]]:
    """All entries of the log."""
    return [json.loads(data) for (data,) in rows(database, "SELECT data FROM log ORDER BY game, entry")]


class Outsider(Player):
    """A person whose bot is another process."""

    def __init__(self, person: Person, database: Path, seed: int = 1) -> None:
        self.person = person
        self.database = database
        self.clicks = 0
        self._adviser = computer_player("simple", Random(seed))

    @property
    def seat(self) -> str:
        ((seat,),) = rows(self.database, "SELECT seat FROM seats WHERE user = ?", int(self.person.id))
        return str(seat)

    @property
    def game(self) -> Game | None:
        ((state,),) = rows(self.database, "SELECT state FROM games")
        return None if state is None else load_game(state)

    async def sheet(self) -> Sheet:
        game, seat = self.game, self.seat
        assert game is not None
        found = rows(self.database, "SELECT revision, answers, page FROM drafts WHERE seat = ?", seat)
        revision, answers, page = found[0] if found else (0, "[]", "{}")
        stored = tuple([(id, tuple(options), alone) for id, options, alone in json.loads(answers)])
        return carry(game, seat, DraftRecord(revision, stored, json.loads(page)))


async def seat_all(people: Sequence[Person], database: Path, fame: int = 4) -> list[Outsider]:
    """Opens a lobby, seats everybody, starts, and waits for the first board."""
    await people[0].runs("/kemet new")
    for person, god in zip(people, GODS, strict=False):
        await person.chooses("Join as", god, timeout=WAIT)
    await people[0].clicks("Options")
    await people[0].chooses("Fame to win", f"{fame} fame", timeout=WAIT)
    await people[0].clicks("Start", timeout=WAIT)
    await people[0].sees("it is your turn", timeout=WAIT)
    return [Outsider(person, database, seed) for seed, person in enumerate(people, 1)]


def by_turn(players: Sequence[Outsider]) -> list[Outsider]:
    """Who is asked first."""
    return sorted(players, key=lambda player: not player.asked)
