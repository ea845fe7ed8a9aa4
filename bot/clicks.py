"""A click, a choice or a command by a user, and the ways to answer it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

import words
from bot.custom_id import CustomId
from bot.layouts import Page
from bot.reach import ALREADY_ANSWERED, UNREACHED, asked_to_wait
from bot.store import UserRecord
from bot.table import Table

log = logging.getLogger(__name__)

PAUSES = (0.1, 0.4)
"""Seconds until an answer that was lost is sent again."""
LONGEST_WAIT = 1.5

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


async def insist(send: Callable[[], Awaitable[object]]) -> None:
    """Sends an answer; one that is lost on the way is sent again at once: it comes within three seconds or never."""
    for tries, pause in enumerate((*PAUSES, None)):
        try:
            await send()
            return
        except UNREACHED as error:
            if tries and isinstance(error, discord.HTTPException) and error.code == ALREADY_ANSWERED:
                return  # the one before had arrived
            if pause is None or not _may_arrive(error):
                raise
            await asyncio.sleep(max(pause, asked_to_wait(error)))


def _may_arrive(error: BaseException) -> bool:
    if isinstance(error, discord.HTTPException):
        return error.status == 429 and asked_to_wait(error) <= LONGEST_WAIT
    return True  # the connection was lost


async def answer(interaction: Interaction, page: Page) -> None:
    """Shows a page to this user alone: in place of the clicked private message, or as a new one."""
    await insist(lambda: _answer(interaction, page))


async def _answer(interaction: Interaction, page: Page) -> None:
    view, files = page.build()
    if interaction.response.is_done():
        await interaction.edit_original_response(view=view, attachments=files)
    elif is_private(interaction):
        await interaction.response.edit_message(view=view, attachments=files)
    else:
        await interaction.response.send_message(view=view, files=files, ephemeral=True)


async def redraw(interaction: Interaction, page: Page) -> None:
    """Changes what was answered before: pictures follow once they are drawn."""

    async def send() -> None:
        view, files = page.build()
        await interaction.edit_original_response(view=view, attachments=files)

    await insist(send)


async def remark(interaction: Interaction, text: str) -> None:
    """A private line beside what is there."""
    view, _ = Page(text).build()
    if interaction.response.is_done():
        await interaction.followup.send(view=view, ephemeral=True)
    else:
        await insist(lambda: interaction.response.send_message(view=view, ephemeral=True))


async def think(interaction: Interaction) -> None:
    """Takes time for what needs it: the answer follows with `answer`."""
    await insist(lambda: interaction.response.defer(ephemeral=True, thinking=True))


async def nod(interaction: Interaction) -> None:
    """Acknowledges silently."""
    if not interaction.response.is_done():
        await insist(interaction.response.defer)


def say(lang: str, key: str, **params: object) -> str:
    """One of the bot's own texts."""
    return words.say(lang, f"bot-{key}", **params)
