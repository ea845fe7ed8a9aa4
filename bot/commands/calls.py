"""A slash command as its handler sees it: who called, at which table, and the ways to answer."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import discord

import words
from bot.clicks import Click, Interaction, answer, say, think
from bot.custom_id import NOBODY, CustomId
from bot.errors import Refusal
from bot.layouts import Page
from bot.store import UserRecord
from bot.table import Table
from engine import Game
from render.core.picture import Picture

if TYPE_CHECKING:
    from bot.app import GameMaster

T = TypeVar("T")
MOST_TEXT = 3800
"""Longer texts go into a file: a message holds 4,000 characters in all."""


@dataclass
class Call:
    """A command, or the search for a value of one of its parameters. Answers are for the caller's eyes only."""

    app: GameMaster
    interaction: Interaction
    user: UserRecord
    found: Table | None

    @property
    def lang(self) -> str:
        return self.user.lang

    @property
    def act(self) -> str:
        """The id under which an act of this command is stored."""
        return str(self.interaction.id)

    @property
    def wants_text(self) -> bool:
        return not self.user.settings.get("pictures", True)

    def say(self, key: str, **params: Any) -> str:
        return say(self.lang, key, **params)

    def given(self, name: str) -> Any:
        """What is typed into another parameter so far, while values are searched for one."""
        return getattr(self.interaction.namespace, name, None)

    # ------------------------------------------------------------------ the table

    @property
    def table(self) -> Table:
        """Raises Refusal where there is none here."""
        if self.found is None:
            raise Refusal("no-table")
        return self.found

    @property
    def game(self) -> Game:
        """The game at the table, also when it is paused or over. Raises Refusal."""
        if self.table.game is None:
            raise Refusal("not-begun")
        return self.table.game

    @property
    def seat(self) -> str:
        """The caller's own seat. Raises Refusal."""
        seat = self.table.seat_of(self.user.id)
        if seat is None:
            raise Refusal("stranger")
        return seat

    def view(self) -> dict[str, Any]:
        """What the caller may see: the own seat's view, or the public one."""
        return self.view_of(self.table.seat_of(self.user.id))

    @property
    def public(self) -> dict[str, Any]:
        """What everybody may see. Raises Refusal."""
        return self.view_of(None)

    def view_of(self, seat: str | None) -> dict[str, Any]:
        """What a seat may see, with what it may know of the others' sealed choices. Raises Refusal."""
        if self.table.game is None:
            raise Refusal("not-begun")
        return self.table.view(seat)

    def click(self, seat: str = NOBODY) -> Click:
        """The same as a click, for what can be done by both."""
        return Click(self.interaction, CustomId(self.table.id, seat, 0, "command"), self.table, self.user, [])

    # ------------------------------------------------------------------ answering

    async def think(self) -> None:
        """Takes time for what needs it; the answer follows."""
        if not self.interaction.response.is_done():
            await think(self.interaction)

    async def show(self, page: Page) -> None:
        await answer(self.interaction, page)

    async def tell(self, *lines: str) -> None:
        """Text; what is too long for a message comes as a file."""
        text = "\n".join(lines)
        if len(text) <= MOST_TEXT:
            await self.show(Page(text))
            return
        cut = text.rfind("\n", 0, MOST_TEXT // 2)
        head = text[: cut if cut > 0 else MOST_TEXT // 2]
        await self.show(Page(head, below=self.say("text-goes-on"), files=[text_file(text, "text.txt")]))

    async def draw(self, work: Callable[[], T]) -> T:
        """Draws in another process, after "is thinking" was shown."""
        await self.think()
        return await self.app.studio.draw(work)

    async def picture(self, work: Callable[[], Picture], head: Sequence[str] = (), *, text: bool = False) -> None:
        """Shows a picture, or the same in words for those who want it so."""
        made = await self.draw(work)
        if text or self.wants_text:
            await self.tell(*head, made.text)
        else:
            await self.show(Page("\n".join(head), [made]))


def command_line(lang: str, *path: str) -> str:
    """A command as it is typed, in that language."""
    return f"`/{' '.join([words.say(lang, f'command-{word}') for word in path])}`"


def text_file(text: str, name: str) -> discord.File:
    return discord.File(io.BytesIO(text.encode()), name)
