"""The websocket: hello, identify, heartbeat, resume, shards, intents and close codes."""

import asyncio
import json
import zlib
from typing import Any

import aiohttp
import pytest

from sandbox import Person, Sandbox
from sandbox.gateway import socket as gateway_socket
from tests.sandbox.raw_bot import COMMON_INTENTS, Gateway, RawBot, eventually


async def test_a_session_begins_with_ready_and_the_guilds(box: Sandbox, bot: RawBot, anna: Person) -> None:
    gateway = await bot.identifies()
    ready = await gateway.event("READY")
    assert ready["user"]["id"] == box.bot.id
    assert ready["guilds"] == [{"id": box.guild().id, "unavailable": True}]
    guild = await gateway.event("GUILD_CREATE")
    assert [channel["name"] for channel in guild["channels"]] == ["lounge"]
    assert guild["member_count"] == 3
    assert [member["user"]["id"] for member in guild["members"]] == [box.bot.id], "the others need an intent"


async def test_a_bot_that_was_started_elsewhere_is_waited_for(box: Sandbox, bot: RawBot) -> None:
    with pytest.raises(AssertionError, match="no bot has connected"):
        await box.connected(timeout=0.01)
    waiting = asyncio.create_task(box.connected())
    gateway = await bot.identifies()
    await waiting
    await gateway.socket.close()
    await eventually(lambda: not box.server.hub.sessions)
    with pytest.raises(AssertionError, match="no bot has connected"):
        await box.connected(timeout=0.01)


async def test_heartbeats_are_acknowledged(bot: RawBot) -> None:
    gateway = await bot.identifies()
    await gateway.event("GUILD_CREATE")
    await gateway.send(1, gateway.seq)
    assert (await gateway.receive())["op"] == 11


async def test_who_does_not_beat_is_dropped(bot: RawBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gateway_socket, "PATIENCE", 0.1)
    gateway = await bot.identifies()
    assert await gateway.closed() == 4009


WRONG: dict[str, tuple[int, Any, int]] = {
    "a wrong token": (2, {"token": "x", "intents": 1, "properties": {}}, 4004),
    "no session yet": (8, {"guild_id": "1"}, 4003),
    "no object": (2, "hello", 4002),
    "unknown intents": (2, {"intents": 1 << 40}, 4013),
    "no intents": (2, {"intents": None}, 4013),
    "intents that were not granted": (2, {"intents": 1 << 15}, 4014),
    "a shard out of range": (2, {"shard": [2, 2]}, 4010),
    "a resume with a wrong token": (6, {"token": "x", "session_id": "x", "seq": 1}, 4004),
}


@pytest.mark.parametrize("name", WRONG)
async def test_wrong_words_close_the_connection(bot: RawBot, name: str) -> None:
    op, data, code = WRONG[name]
    gateway = await bot.connects()
    await gateway.send(op, bot.identity() | data if op == 2 and isinstance(data, dict) else data)
    assert await gateway.closed() == code


async def test_more_close_codes(bot: RawBot) -> None:
    gateway = await bot.identifies()
    await gateway.event("READY")
    await gateway.send(2, bot.identity())
    assert await gateway.closed() == 4005
    gateway = await bot.identifies()
    await gateway.event("READY")
    await gateway.send(42, None)
    assert await gateway.closed() == 4001
    gateway = await bot.connects()
    await gateway.socket.send_str("{broken")
    assert await gateway.closed() == 4002
    gateway = await bot.connects("?v=6&encoding=json")
    assert await gateway.closed() == 4012


async def test_too_many_words_are_rate_limited(bot: RawBot) -> None:
    gateway = await bot.identifies()
    for _ in range(125):
        await gateway.send(1, None)
    assert await gateway.closed() == 4008


async def test_zlib_stream_is_one_stream(box: Sandbox, bot: RawBot) -> None:
    socket = await bot.http.ws_connect(box.gateway_url + "?v=10&encoding=json&compress=zlib-stream")
    inflator = zlib.decompressobj()

    async def receive() -> dict[str, Any]:
        frame = await socket.receive(timeout=5)
        assert frame.type is aiohttp.WSMsgType.BINARY
        assert frame.data.endswith(b"\x00\x00\xff\xff")
        payload: dict[str, Any] = json.loads(inflator.decompress(frame.data))
        return payload

    assert (await receive())["op"] == 10
    await socket.send_json({"op": 2, "d": bot.identity()})
    assert (await receive())["t"] == "READY"
    assert (await receive())["t"] == "GUILD_CREATE"
    await socket.close()


async def resumed(bot: RawBot, session_id: str, seq: int | None) -> Gateway:
    gateway = await bot.connects()
    await gateway.send(6, {"token": bot.box.token, "session_id": session_id, "seq": seq})
    return gateway


async def test_a_resume_brings_what_was_missed(box: Sandbox, bot: RawBot, anna: Person) -> None:
    gateway = await bot.identifies()
    session_id = (await gateway.event("READY"))["session_id"]
    await gateway.event("GUILD_CREATE")
    await box.drop_gateway()
    await gateway.closed()
    said = anna.writes("while you were away")
    again = await resumed(bot, session_id, gateway.seq)
    first, second = await again.receive(), await again.receive()
    assert (first["t"], first["d"]["id"]) == ("MESSAGE_CREATE", said.id)
    assert second["t"] == "RESUMED"
    assert second["s"] == first["s"] + 1


async def test_a_session_that_is_over_cannot_be_resumed(box: Sandbox, bot: RawBot, anna: Person) -> None:
    gateway = await bot.identifies()
    session_id = (await gateway.event("READY"))["session_id"]
    box.invalidate_sessions()
    invalid = await gateway.receive()
    while invalid["op"] == 0:
        invalid = await gateway.receive()
    assert (invalid["op"], invalid["d"]) == (9, False)
    again = await resumed(bot, session_id, gateway.seq)
    assert (await again.receive())["op"] == 9
    gateway = await bot.identifies()
    session_id = (await gateway.event("READY"))["session_id"]
    await box.drop_gateway()
    await eventually(lambda: all(session.lost_at for session in box.server.hub.sessions.values()))
    box.clock.advance(minutes=10)
    again = await resumed(bot, session_id, gateway.seq)
    assert (await again.receive())["op"] == 9


async def test_who_says_goodbye_cannot_resume(box: Sandbox, bot: RawBot) -> None:
    gateway = await bot.identifies()
    session_id = (await gateway.event("READY"))["session_id"]
    await gateway.socket.close(code=4000)
    again = await resumed(bot, session_id, gateway.seq)
    await again.event("RESUMED")
    await again.socket.close(code=1000)
    await eventually(lambda: not box.server.hub.sessions)
    last = await resumed(bot, session_id, again.seq)
    assert (await last.receive())["op"] == 9


async def test_a_sequence_from_the_future_is_refused(bot: RawBot) -> None:
    gateway = await bot.identifies()
    session_id = (await gateway.event("READY"))["session_id"]
    again = await resumed(bot, session_id, 1000)
    assert await again.closed() == 4007


async def test_the_server_may_ask_to_reconnect(box: Sandbox, bot: RawBot) -> None:
    gateway = await bot.identifies()
    await gateway.event("GUILD_CREATE")
    box.ask_to_reconnect()
    assert (await gateway.receive())["op"] == 7


async def test_shards_hear_of_their_guilds_only(box: Sandbox, bot: RawBot) -> None:
    box.server.account.recommended_shards = 2
    assert (await bot.call("GET", "/gateway/bot")).body["shards"] == 2
    gateways = [await bot.identifies(shard=[number, 2]) for number in range(2)]
    for number, gateway in enumerate(gateways):
        assert (await gateway.event("READY"))["shard"] == [number, 2]
    # Ids carry the millisecond of their making, and its parity decides between two shards.
    homes: dict[int, str] = {}
    for guild in (box.guild(), *(box.guild(f"Club {n}") for n in range(20))):
        homes.setdefault((int(guild.id) >> 22) % 2, guild.id)
        if len(homes) == 2:
            break
        await asyncio.sleep(0.001)
    anna = box.user("Anna")
    for number, guild_id in homes.items():
        guild = box.server.world.guilds[guild_id]
        if anna.id not in guild.members:
            anna.joins(guild)
        said = anna.writes("hello", at=box.channel("shard-talk", guild=guild))
        heard = await gateways[number].event("MESSAGE_CREATE")
        assert (heard["id"], heard["guild_id"]) == (said.id, guild_id)
    direct = anna.writes("psst", at=box.dm(anna))
    assert (await gateways[0].event("MESSAGE_CREATE"))["id"] == direct.id


async def test_without_the_intent_there_is_no_event(box: Sandbox, bot: RawBot, anna: Person) -> None:
    gateway = await bot.identifies(intents=1)
    await gateway.event("GUILD_CREATE")
    anna.writes("unheard")
    box.channel("news")
    assert (await gateway.receive())["t"] == "CHANNEL_CREATE"


async def test_content_is_a_privilege(box: Sandbox, bot: RawBot, anna: Person) -> None:
    gateway = await bot.identifies()
    await gateway.event("GUILD_CREATE")
    anna.writes("between us")
    assert (await gateway.event("MESSAGE_CREATE"))["content"] == ""
    anna.writes(f"for <@{box.bot.id}>")
    assert (await gateway.event("MESSAGE_CREATE"))["content"] == f"for <@{box.bot.id}>"
    anna.writes("in private", at=box.dm(anna))
    assert (await gateway.event("MESSAGE_CREATE"))["content"] == "in private"


async def test_content_for_bots_with_the_privilege() -> None:
    async with Sandbox(message_content=True, members=True) as box, RawBot(box) as bot:
        anna = box.user("Anna")
        gateway = await bot.identifies(intents=COMMON_INTENTS | 1 << 15 | 1 << 1)
        assert len((await gateway.event("GUILD_CREATE"))["members"]) == 3
        anna.writes("for all")
        assert (await gateway.event("MESSAGE_CREATE"))["content"] == "for all"
        box.user("Ben")
        assert (await gateway.event("GUILD_MEMBER_ADD"))["user"]["global_name"] == "Ben"


async def test_members_can_be_asked_for(box: Sandbox, bot: RawBot, anna: Person, ben: Person) -> None:
    gateway = await bot.identifies()
    await gateway.event("GUILD_CREATE")
    await gateway.send(8, {"guild_id": box.guild().id, "query": "an", "limit": 5, "nonce": "n1"})
    chunk = await gateway.event("GUILD_MEMBERS_CHUNK")
    assert [member["user"]["id"] for member in chunk["members"]] == [anna.id]
    assert chunk["nonce"] == "n1"
    await gateway.send(8, {"guild_id": box.guild().id, "user_ids": [ben.id, "1"], "limit": 0})
    chunk = await gateway.event("GUILD_MEMBERS_CHUNK")
    assert ([m["user"]["id"] for m in chunk["members"]], chunk["not_found"]) == ([ben.id], ["1"])


async def test_news_of_the_guild_arrive(box: Sandbox, bot: RawBot, anna: Person) -> None:
    gateway = await bot.identifies()
    await gateway.event("GUILD_CREATE")
    channel = box.channel("news")
    assert (await gateway.event("CHANNEL_CREATE"))["id"] == channel.id
    box.overwrite(channel, anna, deny=1 << 10)
    assert (await gateway.event("CHANNEL_UPDATE"))["permission_overwrites"][0]["id"] == anna.id
    said = anna.writes("old words")
    await gateway.event("MESSAGE_CREATE")
    anna.edits(said, "new words")
    assert (await gateway.event("MESSAGE_UPDATE"))["edited_timestamp"] is not None
    anna.reacts("🎲", on=said)
    assert (await gateway.event("MESSAGE_REACTION_ADD"))["emoji"] == {"id": None, "name": "🎲"}
    anna.unreacts("🎲", on=said)
    assert (await gateway.event("MESSAGE_REACTION_REMOVE"))["user_id"] == anna.id
    anna.deletes(said)
    assert (await gateway.event("MESSAGE_DELETE"))["id"] == said.id
    role = box.role("friends")
    assert (await gateway.event("GUILD_ROLE_CREATE"))["role"]["id"] == role.id
    box.delete_channel(channel)
    assert (await gateway.event("CHANNEL_DELETE"))["id"] == channel.id
    box.expel_bot()
    assert (await gateway.event("GUILD_DELETE")) == {"id": box.guild().id}
    anna.writes("now that it is gone")
    box.invite_bot()
    assert (await gateway.receive())["t"] == "GUILD_CREATE", "nothing was heard in between"


async def test_threads_are_announced(box: Sandbox, bot: RawBot, anna: Person) -> None:
    gateway = await bot.identifies()
    await gateway.event("GUILD_CREATE")
    base = f"/channels/{box.first_channel().id}/threads"
    thread = (await bot.call("POST", base, {"name": "aside", "type": 12})).body
    created = await gateway.event("THREAD_CREATE")
    assert (created["id"], created["newly_created"]) == (thread["id"], True)
    await bot.call("PATCH", f"/channels/{thread['id']}", {"name": "elsewhere"})
    assert (await gateway.event("THREAD_UPDATE"))["name"] == "elsewhere"
    box.clock.advance(days=4)
    assert (await gateway.event("THREAD_UPDATE"))["thread_metadata"]["archived"] is True
    await bot.call("DELETE", f"/channels/{thread['id']}")
    gone = await gateway.event("THREAD_DELETE")
    assert gone == {
        "id": thread["id"],
        "guild_id": box.guild().id,
        "parent_id": box.first_channel().id,
        "type": 12,
    }
