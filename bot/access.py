"""What the bot asks of a server: the least it can play with, and no privileged intent."""

from __future__ import annotations

import discord

PERMISSIONS = discord.Permissions(
    view_channel=True, send_messages=True, send_messages_in_threads=True, attach_files=True
)
INTENTS = discord.Intents(guilds=True, guild_messages=True)


def invite_link(application: int) -> str:
    """The link by which an administrator lets the bot in."""
    return discord.utils.oauth_url(application, permissions=PERMISSIONS, scopes=("bot", "applications.commands"))


def may_post(interaction: discord.Interaction[discord.Client]) -> bool:
    """The bot can show a table where this was used. Where Discord says nothing about it, that is found out later."""
    rights = interaction.app_permissions
    write = rights.send_messages_in_threads if isinstance(interaction.channel, discord.Thread) else rights.send_messages
    return not rights.value or (rights.view_channel and write and rights.attach_files)
