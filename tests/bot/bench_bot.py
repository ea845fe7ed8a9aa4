"""How fast the table is under load: `python -m tests.bot.bench_bot [games] [seconds]`.

The bot is a process of its own on a sandbox in this one, both on the same machine. In every game two people click at
random, a few seconds apart. Measured: from the click to its acknowledgement; from the click that carries an act out to
the new board in the channel; the memory of the bot's process for each game.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from bot.custom_id import CustomId
from sandbox import Person, Sandbox
from sandbox.core.model import Channel, Message
from sandbox.forms.components import BUTTON, SELECTS, walk
from tests.bot.processes import process

THINKING = 60.0  # seconds between two clicks in one game, on average
PACE = 1.5


class Clicker:
    """One game: its channel, its two people, and what they measured."""

    def __init__(self, box: Sandbox, number: int) -> None:
        self.box = box
        self.rng = Random(number)
        self.channel: Channel = box.channel(f"table-{number}")
        self.people = [box.user(f"{name} {number}") for name in ("Anna", "Ben")]
        for person in self.people:
            person.goes_to(self.channel)
        self.acknowledged: list[float] = []
        self.visible: list[float] = []

    async def _timed(self, doing: Any) -> None:
        began = time.perf_counter()
        await doing
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

    async def plays(self, until: float) -> None:
        while time.perf_counter() < until:
            await asyncio.sleep(self.rng.uniform(0.0, 2.0) * THINKING)
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
            useful = [
                (id, p) for id, p in ids if id and id.action in ("option", "pick", "path", "group", "confirm", "none")
            ]
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
        before, began = self._newest(), time.perf_counter()
        await self._timed(person.clicks(custom_id, on=panel))
        if await self.box.server.world.bell.until(lambda: self._newest() != before, 20):
            self.visible.append(time.perf_counter() - began)


def _percentiles(times: list[float]) -> str:
    if len(times) < 2:
        return "too few"
    cuts = statistics.quantiles(times, n=20)
    return f"p50 {statistics.median(times) * 1000:.0f} ms, p95 {cuts[18] * 1000:.0f} ms ({len(times)})"


def _memory(pid: int) -> float:
    """Resident megabytes of a process."""
    text = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) for line in text.splitlines() if line.startswith("VmRSS")) / 1024


async def measure(games: int, seconds: float) -> list[tuple[str, str]]:
    """The figures, in words."""
    with tempfile.TemporaryDirectory() as directory:
        async with Sandbox(openapi=False) as box:
            tables = [Clicker(box, number) for number in range(games)]
            async with process(box, Path(directory) / "tables.sqlite3", pace=PACE) as running:
                await tables[0].sits_down()
                await asyncio.sleep(5)  # fonts and the landscape are loaded with the first board
                empty = _memory(running.pid)
                for start in range(1, games, 10):
                    await asyncio.gather(*[table.sits_down() for table in tables[start : start + 10]])
                sat = [seconds for table in tables for seconds in table.acknowledged]
                for table in tables:
                    table.acknowledged.clear()
                await asyncio.sleep(games * 0.3)  # the first boards are drawn
                until = time.perf_counter() + seconds
                await asyncio.gather(*[table.plays(until) for table in tables])
                full = _memory(running.pid)
    played = [found for table in tables for found in table.acknowledged]
    return [
        (f"{games} games, a click about every {THINKING:.0f} s in each", f"{seconds:.0f} s"),
        ("lobby: click to acknowledgement", _percentiles(sat)),
        ("play: click to acknowledgement", _percentiles(played)),
        (f"act to the new board (own pace {PACE} s)", _percentiles([s for t in tables for s in t.visible])),
        ("memory of the bot", f"{empty:.0f} MB with one game, {(full - empty) / games:.2f} MB for each further one"),
    ]


def figures() -> list[tuple[str, str]]:
    return asyncio.run(measure(200, 60.0))


if __name__ == "__main__":
    given = [float(argument) for argument in sys.argv[1:]]
    for what, value in asyncio.run(measure(int(given[0]) if given else 200, given[1] if len(given) > 1 else 60.0)):
        print(f"{what:58} {value}")
