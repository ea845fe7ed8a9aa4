"""A furnished sandbox with its page, and the game master on it, in one process."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.app import GameMaster
from bot.config import Config
from sandbox import Sandbox
from sandbox.launch import BOT_NAME, listen
from sandbox.stage import furnish_club
from sandbox.web import WebPage


@dataclass
class Club:
    """What is running."""

    box: Sandbox
    page: WebPage
    app: GameMaster


@asynccontextmanager
async def open_club(database: Path, *, port: int = 0, pace: float = 0.1) -> AsyncIterator[Club]:
    """Until the end of the block. `pace`: seconds between two requests of the bot's publisher."""
    box = Sandbox(bot_name=BOT_NAME, openapi=False, patience=30.0)
    box.server.record.keep = False  # nobody asks afterwards who saw what
    page = WebPage(box.server)
    furnish_club(box.server)
    await listen(box.server, port)
    try:
        app = GameMaster(Config(token=box.token, database=database, pace=pace))
        async with box.running(app, timeout=60.0):
            yield Club(box, page, app)
    finally:
        await box.server.stop()
