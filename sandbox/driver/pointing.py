"""Pointing an unchanged discord.py at a sandbox."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol
from urllib.parse import urlsplit

import discord
import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


class Addresses(Protocol):
    """Whatever knows where the sandbox listens."""

    @property
    def api_url(self) -> str:
        """REST v10."""

    @property
    def gateway_url(self) -> str:
        """The websocket."""

    @property
    def cdn_url(self) -> str:
        """Files."""


def require_loopback(url: str) -> None:
    """Refuse any address that is not on this machine: a bot's token must never be sent elsewhere by mistake."""
    if urlsplit(url).hostname not in ("127.0.0.1", "::1", "localhost"):
        raise ValueError(f"not a loopback address: {url}")


@contextmanager
def point_discord_at(box: Addresses) -> Iterator[None]:
    """While inside, every discord.py client of this process talks to the sandbox; afterwards to Discord again."""
    for url in (box.api_url, box.gateway_url, box.cdn_url):
        require_loopback(url)
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    Route.BASE = box.api_url
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(box.gateway_url)
    Asset.BASE = box.cdn_url
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before


def hurry(client: discord.Client) -> None:
    """Do not wait two seconds for further guilds at the start: a sandbox sends them all at once."""
    state = client._connection
    if hasattr(state, "guild_ready_timeout"):
        state.guild_ready_timeout = min(state.guild_ready_timeout, 0.05)
