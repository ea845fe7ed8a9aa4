"""The slash commands of Kemet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.clicks import Interaction

if TYPE_CHECKING:
    from bot.app import GameMaster


def add_commands(app: GameMaster) -> None:
    """Adds `/kemet`."""
    group = app_commands.Group(name="kemet", description="Kemet: tables and looking around", guild_only=True)

    @group.command(name="new", description="Open a new game in this channel")
    async def new(interaction: Interaction) -> None:
        await app.lobbies.open(interaction, "kemet", await app.who(interaction))

    app.tree.add_command(group)
