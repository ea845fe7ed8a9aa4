"""A bare sandbox, and a bot without any library on it."""

from collections.abc import AsyncIterator

import pytest

from sandbox import Person, Sandbox
from tests.sandbox.raw_bot import RawBot


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    async with Sandbox(bot_name="Clerk") as box:
        box.channel("lounge")
        yield box


@pytest.fixture
def anna(box: Sandbox) -> Person:
    return box.user("Anna")


@pytest.fixture
def ben(box: Sandbox) -> Person:
    return box.user("Ben")


@pytest.fixture
async def bot(box: Sandbox) -> AsyncIterator[RawBot]:
    async with RawBot(box) as bot:
        yield bot
