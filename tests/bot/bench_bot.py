"""How fast the table is under load: `python -m tests.bot.bench_bot [games seconds thinking]`.

The bot is a process of its own on a sandbox in this one, both on the same machine. In every game two people click at
random. Measured: from the click to its acknowledgement; from the click that carries an act out to the new board in the
channel, without what the publisher waits to keep its own pace; the memory of the bot's process for each game; and how
much of the two processors the bot, those who draw for it, and the sandbox with its people take.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path
from random import Random

from bot.custom_id import CustomId
from bot.store import Store, now
from engine import new_game
from sandbox import DidNotRespond, Person, Sandbox
from sandbox.core.model import Channel, Message
from sandbox.forms.components import BUTTON, SELECTS, walk
from tests.bot.processes import children, process

THINKING = 30.0  # seconds between two turns at the panel in one game, on average
PACE = 1.5
CHOICES = ("option", "pick", "path", "group", "confirm", "none")


class Clicker:
    """One game: its channel, its two people, and what they measured."""

    def __init__(self, box: Sandbox, number: int, thinking: float) -> None:
        self.box = box
        self.thinking = thinking
        self.rng = Random(number)
        self.channel: Channel = box.channel(f"table-{number}")
        self.people = [box.user(f"{name} {number}") for name in ("Anna", "Ben")]
        for person in self.people:
            person.goes_to(self.channel)
        self.acknowledged: list[float] = []
        self.visible: list[float] = []
        self.unanswered = 0

    async def _timed(self, doing: Awaitable[object]) -> None:
        began = time.perf_counter()
        try:
            await doing
        except DidNotRespond:
            self.unanswered += 1
        self.acknowledged.append(time.perf_counter() - began)

    async def sits_down(self) -> None:
        anna, ben = self.people
        await self._timed(anna.runs("/kemet new"))
        lobby = self._here(anna)[-1]
        await self._timed(anna.chooses("Join as", "Horus", on=lobby))
        await self._timed(ben.chooses("Join as", "Anubis", on=lobby))
        await self._timed(anna.clicks("Start", on=lobby))

    def _here(self, person: Person) -> list[Message]:
        return self.box.server.sight.messages(person.id, self.channel.id)

    def _newest(self) -> tuple[str, str | None]:
        """What tells a new board from an old one."""
        boards = [m for m in self._here(self.people[0]) if m.attachments and not m.ephemeral]
        return (boards[-1].id, str(boards[-1].edited)) if boards else ("", None)

    def _last_sent(self) -> float:
        """When the bot last posted or edited here."""
        return max([m.edited or m.created for m in self._here(self.people[0]) if not m.ephemeral], default=0.0)

    async def plays(self, until: float) -> None:
        while True:
            thinks = self.rng.uniform(0.0, 2.0) * self.thinking
            await asyncio.sleep(min(thinks, max(0.0, until - time.perf_counter())))
            if time.perf_counter() >= until:
                return
            for person in self.people:
                await self._click(person)

    async def _click(self, person: Person) -> None:
        """Opens the panel, chooses something at random, and confirms where that is possible."""
        table = next((m for m in reversed(self._here(person)) if ":open:" in str(m.components)), None)
        if table is None:
            return  # between two messages
        await self._timed(person.clicks("Your move", on=table))
        for _ in range(6):
            panel = next((m for m in reversed(self._here(person)) if m.ephemeral), None)
            parts = [p for p in walk(panel.components) if p["type"] in (BUTTON, *SELECTS)] if panel else []
            ids = [(CustomId.parse(part["custom_id"]), part) for part in parts]
            useful = [(id, part) for id, part in ids if id and id.action in CHOICES]
            if panel is None or not useful:
                return
            confirm = [found for found in useful if found[0].action == "confirm"]
            id, part = confirm[0] if confirm else self.rng.choice(useful)
            if id.action == "confirm":
                await self._confirms(person, str(id), panel)
                return
            if part["type"] == BUTTON:
                await self._timed(person.clicks(str(id), on=panel))
            else:
                values = [o["value"] for o in part["options"]]
                count = max(1, part["min_values"])
                await self._timed(person.chooses(part["custom_id"], *self.rng.sample(values, count), on=panel))

    async def _confirms(self, person: Person, custom_id: str, panel: Message) -> None:
        clock = self.box.clock
        before, allowed = self._newest(), max(clock.now(), self._last_sent() + PACE)
        await self._timed(person.clicks(custom_id, on=panel))
        if await self.box.server.world.bell.until(lambda: self._newest() != before, 30):
            self.visible.append(max(0.0, self._last_sent() - allowed))


def percentiles(times: list[float]) -> str:
    if len(times) < 2:
        return "too few"
    cuts = statistics.quantiles(times, n=20)
    return f"p50 {statistics.median(times) * 1000:.0f} ms, p95 {cuts[18] * 1000:.0f} ms ({len(times)})"


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    text = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) for line in text.splitlines() if line.startswith("VmRSS")) / 1024


def processor(*pids: int) -> float:
    """Seconds of processor time that processes have used."""
    stats = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum([int(fields[11]) + int(fields[12]) for fields in stats]) / os.sysconf("SC_CLK_TCK")


async def measure(games: int, seconds: float, thinking: float = THINKING) -> list[tuple[str, str]]:
    """The figures of play, in words."""
    with tempfile.TemporaryDirectory() as directory:
        async with Sandbox(openapi=False) as box:
            box.server.record.keep = False
            tables = [Clicker(box, number, thinking) for number in range(games)]
            async with process(box, Path(directory) / "tables.sqlite3", pace=PACE) as running:
                await tables[0].sits_down()
                await asyncio.sleep(5)  # fonts and the landscape are loaded with the first board
                empty = memory(running.pid)
                for start in range(1, games, 4):
                    await asyncio.gather(*[table.sits_down() for table in tables[start : start + 4]])
                sat = [seconds for table in tables for seconds in table.acknowledged]
                for table in tables:
                    table.acknowledged.clear()
                first = [table for table in tables if table._newest()[0]]
                while len(first) < games:  # the first boards are drawn
                    await asyncio.sleep(0.5)
                    first = [table for table in tables if table._newest()[0]]
                drawing = children(running.pid)
                began, bot, own = time.perf_counter(), processor(running.pid), processor(os.getpid())
                drawn = processor(*drawing)
                await asyncio.gather(*[table.plays(began + seconds) for table in tables])
                took = time.perf_counter() - began
                bot, own = processor(running.pid) - bot, processor(os.getpid()) - own
                drawn = processor(*drawing) - drawn
                full = memory(running.pid)
                drawers = [memory(pid) for pid in drawing]
    played = [found for table in tables for found in table.acknowledged]
    missed = sum(table.unanswered for table in tables)
    return [
        (f"{games} games, a turn at the panel every {thinking:.0f} s in each", f"{seconds:.0f} s"),
        ("lobby: click to acknowledgement", percentiles(sat)),
        ("play: click to acknowledgement", f"{percentiles(played)}, {missed} unanswered"),
        (f"act to the new board, beyond the pace of {PACE} s", percentiles([s for t in tables for s in t.visible])),
        (
            "processor: bot, those who draw, sandbox and people",
            f"{bot / took:.0%}, {drawn / took:.0%}, {own / took:.0%} of one core",
        ),
        (
            "memory of the bot",
            f"{empty:.0f} MB with one game, {(full - empty) / max(1, games - 1):.2f} MB for each further one",
        ),
        ("memory of those who draw", " and ".join([f"{found:.0f} MB" for found in drawers])),
    ]


async def measure_start(games: int) -> list[tuple[str, str]]:
    """How soon a new process knows all games of the last one, and answers."""
    with tempfile.TemporaryDirectory() as directory:
        database = Path(directory) / "tables.sqlite3"
        async with Sandbox(openapi=False) as box:
            anna = box.user("Anna")
            channels = [box.channel(f"table-{number}") for number in range(games)]
            await _fill(database, channels, int(anna.id))
            began = time.perf_counter()
            async with process(box, database):
                connected = time.perf_counter() - began
                anna.goes_to(channels[games // 2])
                await anna.runs("/kemet hand")
                answered = time.perf_counter() - began
                for channel in channels:
                    anna.goes_to(channel)
                    await anna.runs("/kemet status")
                every = time.perf_counter() - began
    return [
        (f"start with {games} live games: connected", f"{connected:.1f} s"),
        ("… a player's hand shown", f"{answered:.1f} s"),
        ("… every table asked for its status, one after the other", f"{every:.1f} s"),
    ]


async def _fill(database: Path, channels: list[Channel], user: int) -> None:
    store = await Store.open(database)
    game = new_game("kemet", ["anubis", "horus"], seed=bytes(32), options={"quick": True}).to_json()
    settings = json.dumps({"lang": ["en"], "reminder": ["off"]})
    async with store.database.transaction() as connection:
        for number, channel in enumerate(channels):
            await connection.execute(
                "INSERT INTO games (id, game, guild, channel, status, host, lang, settings, seed, state, created,"
                " touched) VALUES (?, 'kemet', ?, ?, 'live', ?, 'en', ?, ?, ?, ?, ?)",
                (
                    f"g{number}",
                    int(channel.guild_id or 0),
                    int(channel.id),
                    user,
                    settings,
                    secrets.token_hex(32),
                    game,
                    now(),
                    now(),
                ),
            )
            await connection.executemany(
                "INSERT INTO seats (game, seat, user, joined, place) VALUES (?, ?, ?, '1', ?)",
                [(f"g{number}", "anubis", user, 0), (f"g{number}", "horus", user + 1, 1)],
            )
    await store.close()


def figures() -> list[tuple[str, str]]:
    """Two rates: the second asks for about as many pictures as two cores can draw."""
    found = [line for thinking in (60.0, 30.0) for line in asyncio.run(measure(200, 60.0, thinking))]
    return [*found, *asyncio.run(measure_start(1000)), ("load of the machine", f"{os.getloadavg()[0]:.1f}")]


if __name__ == "__main__":
    given = [float(argument) for argument in sys.argv[1:]]
    games, seconds, thinking = [*given, *[200, 60.0, THINKING][len(given) :]]
    for what, value in asyncio.run(measure(int(games), seconds, thinking)):
        print(f"{what:58} {value}")
