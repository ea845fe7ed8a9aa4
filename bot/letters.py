"""Direct messages to those who are asked for a secret choice: the same panel that the table's button opens."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from functools import partial
from itertools import chain, repeat

import discord

from bot.clicks import Click, say
from bot.drawing import Studio
from bot.errors import Refusal
from bot.layouts import Page
from bot.play import Play
from bot.publishers import Publishers
from bot.reach import UNREACHED, asked_to_wait, never_arrives
from bot.store import Posted, Store
from bot.table import Table
from bot.tasks import Tasks
from engine import Game

log = logging.getLogger(__name__)
RETRIES = (2.0, 10.0, 60.0, 600.0)
"""Seconds until a failed letter is tried again; the last again and again."""


class Letters:
    """One letter a seat and step, never more: opening many direct messages gets a bot blocked.

    A table whose letters are not all sent counts as unpublished, so that a restart comes back to it. When its question
    is over, a letter that nobody has used loses its buttons; one that was used already shows what came of it.
    """

    def __init__(
        self, store: Store, studio: Studio, client: discord.Client, play: Play, publishers: Publishers
    ) -> None:
        self._store = store
        self._studio = studio
        self._client = client
        self._play = play
        self._publishers = publishers
        self._tasks = Tasks("letter")
        self._owed: Counter[str] = Counter()  # letters under way, by game
        self._tried: dict[tuple[str, str], str] = {}
        self._used: set[int] = set()  # letters that somebody has clicked
        self._tidy: set[str] = set()  # games of which no letter is out
        publishers.owing.append(self.owes)

    def wake(self, table: Table) -> None:
        for seat, step in self._wanted(table):
            if self._tried.get((table.id, seat)) != step:
                self._tried[table.id, seat] = step
                if self._tasks.start(f"{table.id} {seat} {step}", partial(self._deliver, table, seat, step)):
                    self._owed[table.id] += 1
        if table.id not in self._tidy and table.game is not None:
            self._tasks.start(f"{table.id} tidying {len(table.game.log)}", partial(self._put_away, table))

    def clicked(self, click: Click) -> None:
        message = click.interaction.message
        if message is not None and click.interaction.guild_id is None:
            self._used.add(message.id)

    def owes(self, table: Table) -> bool:
        """A letter to somebody at this table is not sent yet."""
        return self._owed[table.id] > 0

    async def idle(self) -> None:
        """Waits until all letters are sent."""
        await self._tasks.idle()

    async def close(self) -> None:
        """What is not sent by now is owed: it comes after the next start."""
        await self._tasks.close()

    def _wanted(self, table: Table) -> list[tuple[str, str]]:
        """(seat, step) of humans who are asked something that a letter goes with."""
        if table.game is None or table.game.over or table.record.status != "live":
            return []
        found = []
        for decision in table.game.decisions:
            if table.is_human(decision.seat) and table.plugin.layout(decision.to_json()).letter:
                found.append((decision.seat, decision.id.rpartition(".")[0]))
        return found

    async def _deliver(self, table: Table, seat: str, step: str) -> None:
        """Tries until the letter is sent, or refused, or of no more use."""
        for pause in chain(RETRIES, repeat(RETRIES[-1])):
            try:
                await self._write(table, seat, step)
                break
            except Exception as error:
                if isinstance(error, Refusal) or never_arrives(error):
                    # closed direct messages are no error: the button at the table opens the same panel
                    log.info("letter not delivered", extra={"game": table.id, "seat": seat, "why": str(error)})
                    break
                log.exception("letter failed", extra={"game": table.id, "seat": seat, "next_try": pause})
                await asyncio.sleep(max(pause, asked_to_wait(error)))
        self._owed[table.id] -= 1
        await self._publishers.settle(table)

    async def _write(self, table: Table, seat: str, step: str) -> None:
        """Sends the letter, unless it was sent, is not wanted, or its question is answered meanwhile."""
        user_id = table.player(seat)
        mark = {"seat": seat, "step": step}
        if user_id is None or any(found.data == mark for found in await self._store.messages.of(table.id, "letter")):
            return
        user = await self._store.users.get(user_id)
        if not user.settings.get("letters", True):
            return
        async with table.lock:
            sheet = await self._play.desk.sheet(table, seat)
        if sheet.question is None or sheet.question.id.rpartition(".")[0] != step:
            return
        picture = await self._studio.draw(partial(table.plugin.letter, table.view(seat), user.lang))
        page = self._play.situation(table, seat, sheet, user.lang)
        if picture is not None and user.settings.get("pictures", True):
            page.pictures = [picture]
        elif picture is not None:
            page.text += f"\n\n{picture.text}"
        layout, files = page.build()
        if table.player(seat) != user_id:
            return  # somebody else has taken the seat while it was drawn: its cards are his
        channel = await self._client.create_dm(discord.Object(user_id))
        # the same again only if it was sent but not stored
        message = await channel.send(view=layout, files=files, nonce=f"{table.id}.{step}"[:25])
        self._tidy.discard(table.id)
        await self._store.messages.put(table.id, message.id, channel.id, "letter", mark)

    async def _put_away(self, table: Table) -> None:
        """Closes the letters whose questions are over."""
        letters = await self._store.messages.of(table.id, "letter")
        game = table.game
        for letter in letters:
            if game is not None and not game.over and _is_open(game, letter.data["step"]):
                continue
            try:
                if letter.id not in self._used:
                    await self._close(table, letter)
            except (discord.NotFound, discord.Forbidden):
                pass  # thrown away, or closed to us: there is nothing left to tidy
            except UNREACHED:
                log.warning("letter not closed", exc_info=True, extra={"game": table.id})
                continue  # with the next act
            self._used.discard(letter.id)
            await self._store.messages.forget(letter.id)
            letters = [other for other in letters if other is not letter]
        if not letters and not self.owes(table):
            self._tidy.add(table.id)

    async def _close(self, table: Table, letter: Posted) -> None:
        user_id = table.player(letter.data["seat"])
        lang = (await self._store.users.get(user_id)).lang if user_id is not None else table.lang
        layout, _ = Page(say(lang, "letter-over", channel=str(table.record.channel))).build()
        channel = self._client.get_partial_messageable(letter.channel)
        await channel.get_partial_message(letter.id).edit(view=layout, attachments=[])


def _is_open(game: Game, step: str) -> bool:
    """Somebody is still being asked in the step that the letter was about."""
    number = step.partition(".")[0]
    return any(decision.id.partition(".")[0] == number for decision in game.decisions)
