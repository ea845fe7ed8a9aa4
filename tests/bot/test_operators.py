"""What operators do: start, doctor, export, upgrades."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.access import INTENTS, PERMISSIONS
from bot.config import Config, ConfigError, load_config
from bot.errors import AlreadyDone
from bot.export import export
from bot.store import GameRecord, Store, StoreError, now
from bot.store.schema import FIRST, MIGRATIONS
from engine import load_game, new_game, replay
from sandbox import Person, Sandbox
from sandbox.core.permissions import Permission
from tests.bot.conftest import MakeBot
from tests.bot.tables import play_on, sit_down

NOBODY_THERE = "ws://127.0.0.1:9/gateway"


async def bot(*arguments: str, cwd: Path, **environ: str) -> tuple[int, str]:
    """`python -m bot …` to its end: exit code, and all it says."""
    root = str(Path(__file__).parents[2])
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "BOT_"))}
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        *arguments,
        cwd=cwd,
        env={**clean, "PYTHONPATH": root, **environ},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await asyncio.wait_for(running.communicate(), 60)
    assert running.returncode is not None
    return running.returncode, said.decode()


def on(box: Sandbox) -> dict[str, str]:
    return {"DISCORD_API": box.api_url, "DISCORD_GATEWAY": box.gateway_url, "DISCORD_CDN": box.cdn_url}


async def test_without_a_token_it_says_what_to_do(tmp_path: Path) -> None:
    code, said = await bot(cwd=tmp_path)
    assert code == 2
    assert "DISCORD_TOKEN is not set" in said
    assert "https://discord.com/developers/applications" in said
    assert "Traceback" not in said


async def test_a_wrong_token_is_said_plainly(box: Sandbox, tmp_path: Path) -> None:
    code, said = await bot(cwd=tmp_path, DISCORD_TOKEN="wrong", **on(box))
    assert code == 2
    assert "Discord does not accept the token" in said
    assert "Traceback" not in said


def test_another_discord_must_be_on_this_machine() -> None:
    with pytest.raises(ConfigError, match="must be on this machine"):
        load_config({"DISCORD_API": "https://example.org/api/v10"}, Path("nowhere"))


async def test_the_doctor_finds_everything_well(box: Sandbox, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={box.token}\n")
    code, said = await bot("doctor", cwd=tmp_path, **on(box))
    assert code == 0, said
    for what in ("database", "pictures", "token", "servers"):
        assert f"ok    {what}" in said
    assert box.token not in said


async def test_the_doctor_says_what_to_do(box: Sandbox, tmp_path: Path) -> None:
    code, said = await bot("doctor", cwd=tmp_path)
    assert code == 1
    assert "FAIL  token: not set" in said
    everybody = box.guild().roles[box.guild().id]
    for role in (everybody, box.bot_role()):
        box.set_permissions(role, Permission.VIEW_CHANNEL)
    (tmp_path / "broken.sqlite3").write_bytes(b"SQLite format 3" + bytes(4096))
    code, said = await bot("doctor", cwd=tmp_path, DISCORD_TOKEN=box.token, BOT_DATABASE="broken.sqlite3", **on(box))
    assert code == 1
    assert "FAIL  database" in said
    assert "Club lacks" in said
    assert "send_messages" in said
    assert "oauth2/authorize" in said


async def test_an_invite_link_is_printed_and_commands_are_told_once(
    box: Sandbox, make_bot: MakeBot, tmp_path: Path
) -> None:
    for _ in range(2):
        app = make_bot()
        async with box.running(app):
            assert f"client_id={box.bot.id}" in app.invite()
            assert f"permissions={PERMISSIONS.value}" in app.invite()
    told = [found for found in box.requests if found.method == "PUT" and found.path.endswith("/commands")]
    assert len(told) == 1


def test_nothing_privileged_is_asked_for() -> None:
    assert {name for name, wanted in INTENTS if wanted} == {"guilds", "guild_messages"}
    wanted = {name for name, wanted in PERMISSIONS if wanted}
    assert wanted == {"read_messages", "send_messages", "send_messages_in_threads", "attach_files"}


async def test_a_whole_game_is_exported_while_the_bot_runs(
    box: Sandbox, make_bot: MakeBot, tmp_path: Path, anna: Person, ben: Person
) -> None:
    app = make_bot()
    async with box.running(app):
        players = await sit_down(app, anna, ben)
        await play_on(players, 3)
        table = players[0].table
        code, said = await bot("export", table.id, cwd=tmp_path, BOT_DATABASE=str(app.config.database))
        assert code == 0
        found = json.loads(said)
        assert table.game is not None
        assert load_game(json.dumps(found["file"])).to_json() == table.game.to_json()
        assert [json.loads(entry["data"]) for entry in found["log"]] == table.game.log
        *_, (_, _, last) = replay(json.dumps(found["file"]))
        assert last.view(None) == table.game.view(None)
        code, said = await bot("export", "nothing", cwd=tmp_path, BOT_DATABASE=str(app.config.database))
        assert code == 2
        assert table.id in said


def _other(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE games (x)")


def _newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")


BROKEN: dict[str, Callable[[Path], object]] = {
    "garbage": lambda path: path.write_bytes(bytes(range(256)) * 40),
    "cut off": lambda path: path.write_bytes(b"SQLite format 3" + bytes(4096)),
    "a directory": lambda path: path.mkdir(),
    "of something else": _other,
    "of a newer version": _newer,
}


@pytest.mark.parametrize("what", BROKEN)
async def test_a_file_that_cannot_be_used_is_said_plainly(box: Sandbox, tmp_path: Path, what: str) -> None:
    path = tmp_path / "broken.sqlite3"
    BROKEN[what](path)
    environ = {"DISCORD_TOKEN": box.token, "BOT_DATABASE": str(path), **on(box)}
    for arguments in ((), ("export", "abc")):
        code, said = await bot(*arguments, cwd=tmp_path, **environ)
        assert code == 2
        assert "broken.sqlite3" in said
        assert "Traceback" not in said
    code, said = await bot("doctor", cwd=tmp_path, **environ)
    assert code == 1
    assert "FAIL  database" in said


def test_a_damaged_game_is_exported_as_it_is_also_from_an_older_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    an_old_file(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE games SET state = '{damaged'")
        connection.commit()
    assert json.loads(export(path, "old"))["file"] == "{damaged"


@pytest.mark.parametrize(
    "environ", [{"BOT_LOG_LEVEL": "LOUD"}, {"DISCORD_TOKEN": "two words"}, {"BOT_PACE": "quick"}, {"BOT_DRAWERS": "0"}]
)
def test_settings_that_make_no_sense_are_refused(environ: dict[str, str]) -> None:
    ((name, _),) = environ.items()
    with pytest.raises(ConfigError, match=name):
        load_config(environ, Path("nowhere"))


async def test_a_gateway_that_is_not_there_yet_is_waited_for(box: Sandbox, tmp_path: Path) -> None:
    root = str(Path(__file__).parents[2])
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": root, "DISCORD_TOKEN": box.token, **on(box), "DISCORD_GATEWAY": NOBODY_THERE},
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    assert running.stderr is not None
    while b"gateway not reached" not in (line := await running.stderr.readline()):
        assert line, "it has ended"
        assert b'"level": "ERROR"' not in line
    running.terminate()
    assert await asyncio.wait_for(running.wait(), 30) == 0


# ---------------------------------------------------------------------- upgrades


def an_old_file(path: Path) -> str:
    """A file as the first version wrote it, with a live game."""
    game = new_game("kemet", ["anubis", "horus"], seed=bytes(32), options={"quick": True})
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(FIRST)
        connection.execute("PRAGMA user_version = 1")
        connection.execute(
            "INSERT INTO games (id, game, guild, channel, status, host, lang, settings, seed, state, created, touched)"
            " VALUES ('old', 'kemet', 1, 7, 'live', 1, 'en', '{}', '00', ?, 1, 1)",
            (game.to_json(),),
        )
        connection.commit()
    return game.to_json()


async def test_an_older_file_is_brought_up_to_date_with_all_that_is_in_it(tmp_path: Path) -> None:
    state = an_old_file(tmp_path / "tables.sqlite3")
    store = await Store.open(tmp_path / "tables.sqlite3")
    try:
        (row,) = await store.database.rows("PRAGMA user_version")
        assert row[0] == len(MIGRATIONS) > 1
        record = await store.games.get("old")
        assert record is not None
        assert record.state == state
        assert await store.database.rows("SELECT * FROM votes") == []
    finally:
        await store.close()


async def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    an_old_file(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    with pytest.raises(StoreError, match="newer version"):
        await Store.open(path)


async def test_the_log_can_only_grow(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "tables.sqlite3")
    try:
        (mode,) = await store.database.rows("PRAGMA journal_mode")
        (sync,) = await store.database.rows("PRAGMA synchronous")
        assert (mode[0], sync[0]) == ("wal", 2)  # FULL
        lobby = GameRecord("g", "kemet", 1, 7, "lobby", 1, "en", {}, "00", None, "", now(), now())
        await store.games.create(lobby)
        await store.games.act("g", "1", 1, [(0, ["a", "horus", "end"])], "{}", [], False)
        with pytest.raises(AlreadyDone):  # the same click once more
            await store.games.act("g", "1", 1, [(1, ["a", "horus", "end"])], "{}", [], False)
        for forbidden in ("DELETE FROM log", "UPDATE log SET data = '[]'"):
            with pytest.raises(sqlite3.IntegrityError, match="append-only"):
                await store.database.write(forbidden)
        assert [entry for entry, _, _ in await store.games.log("g")] == [0]
    finally:
        await store.close()


def test_settings_have_sensible_defaults() -> None:
    assert load_config({}, Path("nowhere")) == Config()
