"""A click, a choice or a command by a user, and the ways to answer it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

import words
from bot.custom_id import CustomId
from bot.layouts import Page
from bot.store import UserRecord
from bot.table import Table

log = logging.getLogger(__name__)

Interaction = discord.Interaction[discord.Client]


@dataclass
class Click:
    """A component that was used, and by whom. Nothing in it is checked yet but that the table exists."""

    interaction: Interaction
    id: CustomId
    table: Table
    user: UserRecord
    values: list[str]

    @property
    def lang(self) -> str:
        return self.user.lang

    @property
    def act(self) -> str:
        """The id under which an act of this click is stored."""
        return str(self.interaction.id)


Handler = Callable[[Click], Awaitable[None]]


def is_private(interaction: Interaction) -> bool:
    """The message that was clicked is seen by this user alone: it can be changed into the answer."""
    message = interaction.message
    return message is not None and (interaction.guild_id is None or message.flags.ephemeral)


async def answer(interaction: Interaction, page: Page) -> None:
    """Shows a page to this user alone: in place of the clicked private message, or as a new one."""
    view, files = page.build()
    if interaction.response.is_done():
        await interaction.edit_original_response(view=view, attachments=files)
    elif is_private(interaction):
        await interaction.response.edit_message(view=view, attachments=files)
    else:
        await interaction.response.send_message(view=view, files=files, ephemeral=True)


async def redraw(interaction: Interaction, page: Page) -> None:
    """Changes what was answered before: pictures follow once they are drawn."""
    view, files = page.build()
    await interaction.edit_original_response(view=view, attachments=files)


async def remark(interaction: Interaction, text: str) -> None:
    """A private line beside what is there."""
    view, _ = Page(text).build()
    if interaction.response.is_done():
        await interaction.followup.send(view=view, ephemeral=True)
    else:
        await interaction.response.send_message(view=view, ephemeral=True)


async def think(interaction: Interaction) -> None:
    """Takes time for what needs it: the answer follows with `answer`."""
    await interaction.response.defer(ephemeral=True, thinking=True)


async def nod(interaction: Interaction) -> None:
    """Acknowledges silently."""
    if not interaction.response.is_done():
        await interaction.response.defer()


def say(lang: str, key: str, **params: object) -> str:
    """One of the bot's own texts."""
    return words.say(lang, f"bot-{key}", **params)
