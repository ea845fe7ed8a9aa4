"""Faults on demand, rate limits and movable time, as a discord.py bot lives through them."""

import asyncio
import time
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest

from sandbox import DidNotRespond, Person, Sandbox
from sandbox.core.permissions import Permission
from tests.sandbox.foreign_bot import ForeignBot
from tests.sandbox.raw_bot import RawBot, eventually

POST = "POST /channels/{channel_id}/messages"


@pytest.fixture
async def foreign(box: Sandbox) -> AsyncIterator[ForeignBot]:
    client = ForeignBot()
    async with box.running(client):
        yield client


def lounge(box: Sandbox, client: discord.Client) -> discord.TextChannel:
    channel = client.get_channel(int(box.first_channel().id))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_dropped_websocket_is_resumed_and_nothing_is_missed(
    box: Sandbox, foreign: ForeignBot, anna: Person
) -> None:
    await box.drop_gateway()
    anna.writes("said during the gap")
    await anna.runs("/club vote")
    await anna.sees("A vote!")
    await eventually(lambda: "resumed" in foreign.heard)
    assert any(line.startswith("Anna") for line in foreign.heard)


async def test_a_bot_reconnects_when_asked(box: Sandbox, foreign: ForeignBot, anna: Person) -> None:
    before = set(box.server.hub.sessions)
    box.ask_to_reconnect()
    await eventually(lambda: "resumed" in foreign.heard)
    await anna.runs("/club vote")
    assert set(box.server.hub.sessions) == before


async def test_server_errors_are_survived_by_retrying(
    box: Sandbox, foreign: ForeignBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("discord.http.asyncio.sleep", _no_sleep)
    box.faults.fail(POST, status=502, times=2)
    await lounge(box, foreign).send("after two failures")
    tries = [request.status for request in box.requests if request.route == "/channels/{channel_id}/messages"]
    assert tries == [502, 502, 200]
    assert len(box.messages) == 1


async def _no_sleep(seconds: float) -> None:
    return None


async def test_a_lost_answer_has_had_its_effect(box: Sandbox, bot: RawBot) -> None:
    box.faults.lose_answer(POST)
    with pytest.raises(aiohttp.ClientConnectionError):
        await bot.posts({"content": "posted all the same", "nonce": "n", "enforce_nonce": True})
    assert [m.content for m in box.messages] == ["posted all the same"]
    again = await bot.posts({"content": "posted all the same", "nonce": "n", "enforce_nonce": True})
    assert again.body["id"] == box.messages[0].id
    assert len(box.messages) == 1


async def test_a_slow_answer_waits_for_the_sandbox_clock(box: Sandbox, bot: RawBot) -> None:
    box.faults.slow(POST, seconds=60)
    waiting = asyncio.create_task(bot.posts({"content": "late"}))
    await eventually(lambda: box.requests and box.requests[-1].body)
    assert not waiting.done()
    box.clock.advance(seconds=61)
    assert (await waiting).status == 200


async def test_a_slow_bot_leaves_the_user_without_an_answer(box: Sandbox, foreign: ForeignBot, anna: Person) -> None:
    box.faults.slow("POST /interactions/*", seconds=4)
    running = asyncio.create_task(anna.runs("/club vote"))
    await eventually(lambda: box.requests[-1].path.startswith("/interactions") and box.requests[-1].body)
    box.clock.advance(seconds=4.1)
    with pytest.raises(DidNotRespond):
        await running
    await anna.sees("The application did not respond")
    await box.quiet()
    assert box.requests[-1].answer["code"] in (10062, 40060)


async def test_an_offline_bot_does_not_respond(box: Sandbox, anna: Person) -> None:
    async with box.running(ForeignBot()):
        await anna.runs("/club vote")
    box.clock.advance(minutes=5)  # so long a session could still be resumed
    with pytest.raises(DidNotRespond, match="offline"):
        await anna.clicks("Join")
    await anna.sees("The application did not respond")


async def test_a_channel_that_is_deleted_is_heard_of(box: Sandbox, foreign: ForeignBot) -> None:
    gone = lounge(box, foreign)
    box.delete_channel(box.first_channel())
    with pytest.raises(discord.NotFound) as caught:
        await gone.send("hello?")
    assert caught.value.code == 10003
    await eventually(lambda: "channel gone: lounge" in foreign.heard)


async def test_revoked_permissions_are_felt(box: Sandbox, foreign: ForeignBot) -> None:
    box.overwrite(box.first_channel(), box.bot, deny=Permission.SEND_MESSAGES)
    with pytest.raises(discord.Forbidden) as caught:
        await lounge(box, foreign).send("hello?")
    assert caught.value.code == 50013


# ---- rate limits


async def test_headers_always_tell_the_limits(bot: RawBot) -> None:
    reply = await bot.posts({"content": "x"})
    assert reply.headers["X-RateLimit-Limit"] == "5"
    assert int(reply.headers["X-RateLimit-Remaining"]) >= 1
    assert 0 < float(reply.headers["X-RateLimit-Reset-After"]) <= 5
    assert len(reply.headers["X-RateLimit-Bucket"]) == 32


async def test_limits_bite_when_they_are_turned_on(box: Sandbox, bot: RawBot) -> None:
    box.limits.enforce()
    left = [(await bot.posts({"content": "x"})).headers["X-RateLimit-Remaining"] for _ in range(5)]
    assert left == ["4", "3", "2", "1", "0"]
    reply = await bot.posts({"content": "x"})
    assert reply.status == 429
    assert (reply.body["message"], reply.body["global"]) == ("You are being rate limited.", False)
    assert 0 < reply.body["retry_after"] <= 5
    assert reply.headers["X-RateLimit-Scope"] == "user"
    assert "Via" in reply.headers
    assert int(reply.headers["Retry-After"]) >= 1
    assert len(box.messages) == 5
    other = box.channel("other")
    assert (await bot.call("POST", f"/channels/{other.id}/messages", {"content": "x"})).status == 200
    box.clock.advance(seconds=5)
    assert (await bot.posts({"content": "x"})).status == 200


async def test_the_global_limit_covers_all_routes(box: Sandbox, bot: RawBot) -> None:
    box.limits.enforce()
    box.limits.global_per_second = 3
    replies = [await bot.call("GET", "/users/@me") for _ in range(4)]
    assert [reply.status for reply in replies] == [200, 200, 200, 429]
    assert replies[-1].body["global"] is True
    assert replies[-1].headers["X-RateLimit-Global"] == "true"


async def test_discord_py_waits_and_tries_again(box: Sandbox, foreign: ForeignBot) -> None:
    box.faults.rate_limit(POST, retry_after=0.05)
    begun = time.monotonic()
    await lounge(box, foreign).send("patience")
    assert time.monotonic() - begun >= 0.05
    assert [m.content for m in box.messages] == ["patience"]


async def test_own_limits_can_be_set(box: Sandbox, bot: RawBot) -> None:
    box.limits.set("GET /users/*", requests=1, per=60)
    assert (await bot.call("GET", "/users/@me")).status == 200
    assert (await bot.call("GET", "/users/@me")).status == 429
    box.limits.enforce(False)
    assert (await bot.call("GET", "/users/@me")).status == 200
