"""Direct messages to those who are asked for a secret choice: the same panel that the table's button opens."""

from __future__ import annotations

import logging
from functools import partial

import discord

from bot.drawing import Studio
from bot.errors import Refusal
from bot.play import Play
from bot.store import Store
from bot.table import Table
from bot.tasks import Tasks

log = logging.getLogger(__name__)


class Letters:
    """One letter a seat and step, never more: opening many direct messages gets a bot blocked."""

    def __init__(self, store: Store, studio: Studio, client: discord.Client, play: Play) -> None:
        self._store = store
        self._studio = studio
        self._client = client
        self._play = play
        self._tasks = Tasks("letter")
        self._tried: dict[tuple[str, str], str] = {}

    def wake(self, table: Table) -> None:
        for seat, step in self._wanted(table):
            if self._tried.get((table.id, seat)) != step:
                self._tried[table.id, seat] = step
                self._tasks.start(f"{table.id} {seat} {step}", partial(self._write, table, seat, step))

    async def close(self) -> None:
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

    async def _write(self, table: Table, seat: str, step: str) -> None:
        user_id = table.player(seat)
        assert user_id is not None
        sent = await self._store.messages.of(table.id, "letter")
        if any(found.data == {"seat": seat, "step": step} for found in sent):
            return
        user = await self._store.users.get(user_id)
        if not user.settings.get("letters", True):
            return
        try:
            async with table.lock:
                game = table.live()
                sheet = await self._play.desk.sheet(table, seat)
            if sheet.question is None or sheet.question.id.rpartition(".")[0] != step:
                return  # answered meanwhile
            view, plugin = game.view(seat), table.plugin
            picture = await self._studio.draw(partial(plugin.letter, view, user.lang))
            page = self._play.situation(table, seat, sheet, user.lang)
            page.pictures = [picture] if picture is not None else []
            layout, files = page.build()
            channel = await self._client.create_dm(discord.Object(user_id))
            nonce = f"{table.id}.{step}"[:25]
            message = await channel.send(view=layout, files=files, nonce=nonce)
            await self._store.messages.put(table.id, message.id, channel.id, "letter", {"seat": seat, "step": step})
        except (discord.Forbidden, Refusal) as error:
            # closed direct messages are no error: the button at the table opens the same panel
            log.info("letter not delivered", extra={"game": table.id, "seat": seat, "why": str(error)})
        except Exception:
            log.exception("letter failed", extra={"game": table.id, "seat": seat})
