"""The real process, killed without warning."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sandbox import Person, Sandbox
from sandbox.people.errors import DidNotRespond
from tests.bot.tables import GODS


@asynccontextmanager
async def process(box: Sandbox, database: Path, pace: float = 0.02) -> AsyncIterator[asyncio.subprocess.Process]:
    """`python -m bot` on the sandbox; killed at the end of the block."""
    environ = {
        **os.environ,
        "DISCORD_TOKEN": box.token,
        "DISCORD_API": box.api_url,
        "DISCORD_GATEWAY": box.gateway_url,
        "DISCORD_CDN": box.cdn_url,
        "BOT_DATABASE": str(database),
        "BOT_PACE": str(pace),
    }
    running = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", env=environ, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        await box.connected(timeout=30)
        yield running
    finally:
        if running.returncode is None:
            running.send_signal(signal.SIGKILL)
        await running.wait()


def log_of(database: Path) -> list[list[str]]:
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT data FROM log ORDER BY entry").fetchall()
    return [json.loads(row[0]) for row in rows]


async def sit(people: list[Person]) -> Person:
    """A game begins; returns who is first."""
    await people[0].runs("/kemet new")
    for person, god in zip(people, GODS, strict=False):
        await person.chooses("Join as", god)
    await people[0].clicks("Start")
    message = await people[0].sees("it is your turn", timeout=20)
    assert message is not None
    return next(person for person in people if any(m.id == message.id for m in person.pings))


async def test_killed_between_the_write_and_the_acknowledgement(
    box: Sandbox, tmp_path: Path, anna: Person, ben: Person
) -> None:
    database = tmp_path / "tables.sqlite3"
    async with process(box, database):
        first = await sit([anna, ben])
        await first.clicks("Your move", timeout=10)
        await first.clicks("Pray (bottom)", timeout=10)
        box.faults.slow("POST /interactions/{interaction_id}/{interaction_token}/callback", seconds=30)
        clicked = asyncio.create_task(first.clicks("Confirm"))
        while not await asyncio.to_thread(log_of, database):
            await asyncio.sleep(0.01)
    with pytest.raises(DidNotRespond):
        await clicked
    box.faults.clear()
    second = ben if first is anna else anna
    async with process(box, database):
        await second.sees("chooses Pray (bottom)", timeout=20)
        await first.clicks("Confirm", timeout=10)  # once more: the panel has moved on
        await first.sees("moved on meanwhile")
        await second.clicks("Your move")
        await second.clicks("Pray (bottom)")
        await second.clicks("Confirm")
    assert [entry[2] for entry in log_of(database)] == ["pray_bottom", "end"] * 2


async def test_a_second_process_on_the_same_file_refuses_to_start(box: Sandbox, tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    async with process(box, database):
        second = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            env={**os.environ, "DISCORD_TOKEN": box.token, "DISCORD_API": box.api_url, "BOT_DATABASE": str(database)},
            stderr=asyncio.subprocess.PIPE,
        )
        _, said = await asyncio.wait_for(second.communicate(), 30)
        assert second.returncode == 2
        assert b"in use by another process" in said
