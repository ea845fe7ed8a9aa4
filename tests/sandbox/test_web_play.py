"""`make play` and `make demo` as people run them: processes of their own, ended by Ctrl-C."""

import asyncio
import os
import re
import signal
import socket
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from sandbox import Sandbox
from sandbox.play import can_open, has_token

ROOT = Path(__file__).parents[2]
PATIENCE = 90.0  # seconds; generous, as machines may be busy


class Program:
    """A running program and what it has printed."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.said = ""

    async def says(self, pattern: str) -> re.Match[str]:
        """Wait until it prints that."""
        assert self.process.stdout
        while not (found := re.search(pattern, self.said)):
            piece = await asyncio.wait_for(self.process.stdout.read(4096), PATIENCE)
            assert piece, f"it ended without {pattern!r}: {self.said}"
            self.said += piece.decode()
        return found

    async def ends(self) -> int:
        """Wait for its end; nothing that it started is left."""
        assert self.process.stdout
        self.said += (await asyncio.wait_for(self.process.stdout.read(), PATIENCE)).decode()
        code = await asyncio.wait_for(self.process.wait(), PATIENCE)
        with pytest.raises(ProcessLookupError):
            os.killpg(self.process.pid, 0)
        assert "Traceback" not in self.said
        assert "by force" not in self.said
        return code

    def ctrl_c(self) -> None:
        """What a terminal does: the signal goes to everything that was started there."""
        os.killpg(self.process.pid, signal.SIGINT)


@asynccontextmanager
async def running(*arguments: str, at: Path, environ: Mapping[str, str] | None = None) -> AsyncIterator[Program]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "BOT_"))}
    clean |= {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", *arguments),
        cwd=at,
        env={**clean, **(environ or {})},
        stdout=PIPE,
        stderr=STDOUT,
        start_new_session=True,
    )
    try:
        yield Program(process)
    finally:
        if process.returncode is None:
            os.killpg(process.pid, signal.SIGKILL)
            await process.wait()


async def test_play_serves_a_page_on_this_machine_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        async with running("sandbox.play", "--port", str(port), "--no-open", at=tmp_path) as program:
            await program.says(f"Port {port} is taken")
            address = (await program.says(r"http://127\.0\.0\.1:(\d+)/\s")).group().strip()
            async with aiohttp.ClientSession() as http, http.get(address) as answer:
                assert answer.status == 200
                assert "<title>" in await answer.text()
            # Whoever listens on all addresses would also answer on this one.
            with pytest.raises(ConnectionRefusedError), socket.create_connection(("127.0.0.2", int(address[17:-1]))):
                pass
            await program.says("Ctrl-C ends it")
            program.ctrl_c()
            assert await program.ends() == 0
            assert "The table is closed" in program.said
            assert (tmp_path / "data" / "play" / "tables.sqlite3").is_file()


async def test_with_a_token_the_bot_goes_to_discord(tmp_path: Path) -> None:
    async with Sandbox() as box:
        box.channel("lounge")
        told = {"DISCORD_TOKEN": box.token, "DISCORD_API": box.api_url, "BOT_DATABASE": str(tmp_path / "t.sqlite3")}
        told |= {"DISCORD_GATEWAY": box.gateway_url, "DISCORD_CDN": box.cdn_url}
        async with running("sandbox.play", at=tmp_path, environ=told) as program:
            await program.says("the bot plays on Discord")
            await box.connected(timeout=PATIENCE)
            program.ctrl_c()
            assert await program.ends() == 0


async def test_the_demo_plays_to_the_end_and_shows_how_far_it_is(tmp_path: Path) -> None:
    wanted = ("--players", "2", "--fame", "4", "--pause", "0", "--port", "0", "--no-open", "--exit")
    async with running("demo", *wanted, at=tmp_path) as program:
        assert await program.ends() == 0
    assert re.search(r"Round 1 · Day · fame to win 4: Horus \d+, Anubis \d+", program.said)
    assert re.search(r"1\. (Horus|Anubis): \d+ fame", program.said)


async def test_the_demo_can_be_left_at_any_time(tmp_path: Path) -> None:
    async with running("demo", "--port", "0", "--no-open", at=tmp_path) as program:
        await program.says("Round 1")
        program.ctrl_c()
        assert await program.ends() == 0


def test_a_token_is_found_in_the_environment_or_in_the_settings_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    assert not has_token({}, file)
    file.write_text("# DISCORD_TOKEN=old\nDISCORD_TOKEN=\n")
    assert not has_token({}, file)
    assert has_token({"DISCORD_TOKEN": "x"}, file)
    file.write_text('export DISCORD_TOKEN="x"\n')
    assert has_token({}, file)
    assert not has_token({"DISCORD_TOKEN": " "}, file)  # an empty one says: not this time


def test_a_browser_is_only_opened_where_there_is_a_screen() -> None:
    assert can_open({"WAYLAND_DISPLAY": "wayland-0"})
    assert can_open({}) == (sys.platform in ("darwin", "win32"))
