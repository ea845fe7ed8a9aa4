"""With a directory the sandbox remembers everything, however it was stopped."""

import asyncio
import sys
from pathlib import Path

import aiohttp
import pytest

from sandbox import Sandbox
from sandbox.core.journal import InUse
from sandbox.core.permissions import Permission
from tests.sandbox.foreign_bot import PIXEL, ForeignBot
from tests.sandbox.raw_bot import RawBot


async def test_a_restart_finds_everything_again(tmp_path: Path) -> None:
    async with Sandbox(data=tmp_path, bot_name="Clerk") as box:
        anna = box.user("Anna", locale="de")
        secret = box.channel("secret")
        box.overwrite(secret, box.guild(), deny=Permission.VIEW_CHANNEL)
        friends = box.role("friends")
        anna.gets(friends)
        async with box.running(ForeignBot()):
            await anna.runs("/club vote", at=box.channel("lounge"))
            board = await anna.runs("/club board", at=box.channel("lounge"))
            await anna.clicks("Join")
        anna.refuses_dms()
        token, ids = box.token, [m.id for m in box.messages]
    async with Sandbox(data=tmp_path) as box:
        anna = box.user("Anna")
        assert (box.token, [m.id for m in box.messages]) == (token, ids)
        assert anna.user.refuses_dms
        assert anna.user.locale == "de"
        assert not anna.can_see(box.channel("secret"))
        assert anna.id in box.guild().members
        assert box.guild().members[anna.id].roles == [friends.id]
        picture = box.server.world.messages[board.original_id or ""].attachments[0]
        assert box.server.world.blobs.get(picture.key) == PIXEL
        await anna.sees("Turn 1")
        async with box.running(ForeignBot(sync=False)):
            await anna.runs("/club wahl", at=box.channel("lounge"))
            await anna.clicks("Join")
            await anna.sees("Welcome, Anna")
        assert all(int(message.id) > int(ids[-1]) for message in box.messages[len(ids) :])


async def test_deleted_things_stay_deleted(tmp_path: Path) -> None:
    async with Sandbox(data=tmp_path) as box, RawBot(box) as bot:
        box.channel("lounge")
        await bot.posts({"content": "short-lived"})
        box.delete_message(box.messages[0])
        box.delete_channel(box.channel("gone"))
    async with Sandbox(data=tmp_path) as box:
        assert box.messages == []
        assert [c.name for c in box.server.world.channels.values()] == ["lounge"]


async def test_moved_time_does_not_run_backwards(tmp_path: Path) -> None:
    async with Sandbox(data=tmp_path) as box, RawBot(box) as bot:
        box.channel("lounge")
        box.clock.advance(days=30)
        await bot.posts({"content": "in the future"})
        moment = box.messages[0].created
    async with Sandbox(data=tmp_path) as box:
        assert box.clock.now() >= moment - 1


async def test_a_directory_serves_one_sandbox_at_a_time(tmp_path: Path) -> None:
    async with Sandbox(data=tmp_path):
        with pytest.raises(InUse, match="in use by another sandbox"):
            Sandbox(data=tmp_path)
    async with Sandbox(data=tmp_path):
        pass


async def test_a_torn_last_line_is_forgotten(tmp_path: Path) -> None:
    async with Sandbox(data=tmp_path) as box, RawBot(box) as bot:
        box.channel("lounge")
        await bot.posts({"content": "kept"})
    with (tmp_path / "state.jsonl").open("a", encoding="utf-8") as file:
        file.write('["message", "123", {"id": "1')
    async with Sandbox(data=tmp_path) as box:
        assert [m.content for m in box.messages] == ["kept"]


async def test_the_command_line_serves_a_bot_and_survives_a_kill(tmp_path: Path) -> None:
    token = ""
    for attempt in ("first", "second"):
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-u", "-m", "sandbox", "--port", "0", "--data", str(tmp_path), "--users", "Anna,Ben"),
            stdout=asyncio.subprocess.PIPE,
        )
        try:
            facts = await asyncio.wait_for(_printed_facts(process), 20)
            assert token in ("", facts["token"]), "the bot's token stays the same"
            token = facts["token"]
            await _post_and_read(facts, attempt)
        finally:
            process.kill()
            await process.wait()


async def _printed_facts(process: asyncio.subprocess.Process) -> dict[str, str]:
    assert process.stdout is not None
    facts: dict[str, str] = {}
    while "files" not in facts:
        words = (await process.stdout.readline()).decode().split()
        if len(words) == 2:
            facts[words[0]] = words[1]
    return facts


async def _post_and_read(facts: dict[str, str], text: str) -> None:
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {facts['token']}"}) as http:
        async with http.get(facts["REST"] + "/users/@me/guilds") as response:
            [guild] = await response.json()
        async with http.get(f"{facts['REST']}/guilds/{guild['id']}/channels") as response:
            [channel] = await response.json()
        path = f"{facts['REST']}/channels/{channel['id']}/messages"
        async with http.post(path, json={"content": text}) as response:
            assert response.status == 200
        async with http.get(path) as response:
            contents = [message["content"] for message in await response.json()]
    assert contents == (["first"] if text == "first" else ["second", "first"])
