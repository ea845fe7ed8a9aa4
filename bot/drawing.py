"""Pictures, drawn off the event loop."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import discord

from render.core.picture import Picture

T = TypeVar("T")


class Studio:
    """A few threads that draw; whoever waits for a picture holds up nobody else."""

    def __init__(self, drawers: int) -> None:
        self._pool = ThreadPoolExecutor(drawers, thread_name_prefix="drawing")

    async def draw(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


def files_of(pictures: Sequence[Picture], stem: str) -> list[discord.File]:
    """Pictures as attachments; a file can be sent only once, so they are made anew for every request."""
    return [
        discord.File(io.BytesIO(picture.bytes), f"{stem}{number}.{picture.format}", description=picture.alt or None)
        for number, picture in enumerate(pictures, 1)
    ]
