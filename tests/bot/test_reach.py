"""Answers that are lost on the way: they are sent again, but only where that can help."""

from __future__ import annotations

from typing import Any, cast

import aiohttp
import discord
import pytest

from bot import clicks
from bot.clicks import insist
from bot.reach import ALREADY_ANSWERED, asked_to_wait, never_arrives


class Response:
    """As much of an HTTP response as an error looks at."""

    reason = "because"

    def __init__(self, status: int, headers: dict[str, str]) -> None:
        self.status = status
        self.headers = headers


def refused(status: int, code: int = 0, **headers: str) -> discord.HTTPException:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return discord.HTTPException(cast(Any, Response(status, named)), {"code": code, "message": "no"})


class Line:
    """Fails with one thing after the other, then delivers."""

    def __init__(self, *failures: Exception) -> None:
        self.failures = list(failures)
        self.tries = 0

    async def send(self) -> None:
        self.tries += 1
        if self.failures:
            raise self.failures.pop(0)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clicks, "PAUSES", (0.0, 0.0))


@pytest.mark.parametrize(
    ("failures", "tries"),
    [
        ((), 1),
        ((aiohttp.ServerDisconnectedError(),), 2),
        ((ConnectionResetError(), aiohttp.ClientOSError()), 3),
        ((refused(429, Retry_After="0.01"),), 2),
        ((aiohttp.ServerDisconnectedError(), refused(400, ALREADY_ANSWERED)), 2),  # the first one had arrived
    ],
)
async def test_a_lost_answer_is_sent_again(failures: tuple[Exception, ...], tries: int) -> None:
    line = Line(*failures)
    await insist(line.send)
    assert line.tries == tries


@pytest.mark.parametrize(
    ("failures", "tries"),
    [
        ((refused(400, ALREADY_ANSWERED),), 1),  # somebody else has answered
        ((refused(404, 10062),), 1),
        ((refused(429, Retry_After="60"),), 1),
        ((aiohttp.ServerDisconnectedError(),) * 3, 3),
        ((ValueError(),), 1),
    ],
)
async def test_what_cannot_help_is_left(failures: tuple[Exception, ...], tries: int) -> None:
    line = Line(*failures)
    with pytest.raises(type(failures[-1])):
        await insist(line.send)
    assert line.tries == tries


def test_how_long_discord_wants_to_be_left_alone() -> None:
    assert asked_to_wait(refused(429, Retry_After="12.5")) == 12.5
    assert asked_to_wait(refused(429)) == 0
    assert asked_to_wait(refused(429, Retry_After="Wed, 21 Oct 2026 07:28:00 GMT")) == 0
    assert asked_to_wait(refused(500, Retry_After="9")) == 0
    assert asked_to_wait(OSError()) == 0


def test_who_cannot_be_written_to() -> None:
    assert never_arrives(refused(400, 50033))
    assert not never_arrives(refused(400, 50035))
    assert not never_arrives(refused(503))
    assert not never_arrives(OSError())
