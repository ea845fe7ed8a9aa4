"""People who play by buttons alone: they look at their panel, and a computer player whispers what to choose."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.app import GameMaster
from bot.custom_id import CustomId
from bot.drafts import Sheet
from bot.games.plugin import ComputerPlayer
from bot.table import Table
from engine import Game
from engine.kemet.players import computer_player
from sandbox import Person
from sandbox.core.model import Json, Message
from sandbox.forms.components import BUTTON, SELECTS, walk


class Player:
    """A person at a table of the running bot."""

    def __init__(
        self, person: Person, app: GameMaster, table: Table, seed: int = 1, adviser: ComputerPlayer | None = None
    ) -> None:
        self.person = person
        self.app = app
        self.table = table
        self.clicks = 0
        self._adviser: ComputerPlayer = adviser or computer_player("simple", Random(seed))

    @property
    def seat(self) -> str:
        seat = self.table.seat_of(int(self.person.id))
        assert seat is not None
        return seat

    @property
    def game(self) -> Game | None:
        return self.table.game

    @property
    def asked(self) -> bool:
        game = self.game
        return game is not None and not game.over and game.decision(self.seat) is not None

    async def sheet(self) -> Sheet:
        """The draft as it stands."""
        return await self.app.play.desk.sheet(self.table, self.seat)

    # ------------------------------------------------------------------ the panel

    def panel(self) -> Message:
        """The newest private message of the bot at the table."""
        return next(m for m in reversed(self.person.messages) if m.ephemeral)

    def controls(self) -> dict[str, list[tuple[CustomId, Json]]]:
        """What can be used on the panel, by action."""
        found: dict[str, list[tuple[CustomId, Json]]] = {}
        for part in walk(self.panel().components):
            if part["type"] == BUTTON or part["type"] in SELECTS:
                id = CustomId.parse(part["custom_id"])
                assert id is not None
                found.setdefault(id.action, []).append((id, part))
        return found

    async def opens(self, button: str = "Your move") -> None:
        """Opens the panel with the newest button of the table."""
        self.clicks += 1
        await self.person.clicks(button)

    async def clicks_on(self, id: CustomId) -> None:
        self.clicks += 1
        await self.person.clicks(str(id), on=self.panel())

    async def chooses(self, part: Json, *values: str) -> None:
        self.clicks += 1
        await self.person.chooses(part["custom_id"], *values, on=self.panel())

    # ------------------------------------------------------------------ playing

    async def plays(self) -> None:
        """Opens the panel and answers until it is carried out."""
        await self.opens()
        await self.composes()
        await self.confirms()

    async def confirms(self) -> None:
        ((id, _),) = self.controls()["confirm"]
        await self.clicks_on(id)

    async def composes(self) -> None:
        """Answers question after question until nothing is left to choose."""
        while True:
            sheet = await self.sheet()
            if sheet.question is None:
                return
            _, options = self._adviser.answer(sheet.view)
            await self._chooses_options(options, sheet.view)

    async def _chooses_options(self, options: list[str], view: dict[str, Any]) -> None:
        controls = self.controls()
        if not options:
            ((id, _),) = controls["none"]
            await self.clicks_on(id)
            return
        for id, _ in controls.get("option", ()):
            if [id.arg] == options:
                await self.clicks_on(id)
                return
        for id, part in controls.get("path", ()):
            if [id.arg] == options:
                await self.chooses(part, await self._path(options[0]))
                return
        if "group" in controls:
            group = next(o["group"] for o in view["decisions"][0]["options"] if o["id"] == options[0])
            await self.chooses(controls["group"][0][1], group)
            await self._chooses_options(options, view)
            return
        ((_, part),) = controls["pick"]
        await self.chooses(part, *options)

    async def _path(self, first: str) -> str:
        """The value in the menu of an option that is shown with those behind it."""
        sheet, game = await self.sheet(), self.game
        assert game is not None
        draft = game.draft(self.seat)
        for id, ids, _ in sheet.record.answers:
            draft.answer(id, ids)
        draft.answer(draft.decisions[0].id, [first])
        _, options = self._adviser.answer(draft.view())
        return f"{first}|{options[0]}"
