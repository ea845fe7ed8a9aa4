"""One table: a game in a channel, its lock, and the one way in which it changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.errors import Refusal
from bot.games.plugin import Plugin
from bot.sealed import Sealed
from bot.store import GameRecord, SeatRecord, Store, Tale
from bot.story import UNDONE, tales_of
from engine import Event, Game

Change = Callable[[Game], list[Event]]
"""Carries an act out on a copy of the game; raises IllegalAnswer where the rules forbid it."""


class Table:
    """The game, who sits at it, and what is known about it. `game` is None in the lobby."""

    def __init__(self, record: GameRecord, plugin: Plugin, store: Store, game: Game | None, logged: int) -> None:
        self.record = record
        self.plugin = plugin
        self.game = game
        self.lock = asyncio.Lock()
        self.changed: list[Callable[[Table], None]] = []  # told after every change, outside the transaction
        self.dirty = False
        self.closings: dict[int, dict[str, Any]] = {}  # tale that opens a turn -> the public view at that moment
        self._store = store
        self._logged = logged  # entries of the log that are stored
        self._sealed = Sealed() if game is None else Sealed().after(game)

    def __repr__(self) -> str:
        return f"<Table {self.id}>"

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def lang(self) -> str:
        return self.record.lang

    @property
    def seats(self) -> tuple[SeatRecord, ...]:
        return self.record.seats

    def player(self, seat: str) -> int | None:
        """The user on a seat; None for a computer player, or where there is no such seat."""
        return next((found.user for found in self.seats if found.seat == seat), None)

    def seat_of(self, user: int) -> str | None:
        """The seat of a user. Who has several gets the one that is asked."""
        own = [found.seat for found in self.seats if found.user == user]
        if len(own) > 1 and self.game is not None:
            asked = [seat for seat in own if self.game.decision(seat) is not None]
            own = asked or own
        return own[0] if own else None

    @property
    def entries(self) -> int:
        """How many entries of the log are stored."""
        return self._logged

    def is_human(self, seat: str) -> bool:
        return self.player(seat) is not None

    def live(self) -> Game:
        """The game, where it can be played now. Raises Refusal."""
        if self.record.status == "lobby":
            raise Refusal("not-begun")
        if self.game is None or self.record.status == "broken":
            raise Refusal("set-aside", game=self.id)
        if self.record.status == "paused":
            raise Refusal("paused")
        if self.game.over or self.record.status != "live":
            raise Refusal("over")
        return self.game

    # ------------------------------------------------------------------ looking

    def asked(self, viewer: str | None = None) -> list[dict[str, Any]]:
        """Who is choosing and who has locked in, as the viewer may know it; nobody before and after the game."""
        return [] if self.game is None or self.game.over else self._sealed.asked(self.game, viewer)

    def view(self, viewer: str | None = None) -> dict[str, Any]:
        """The game as a seat, or everybody, may see it. There must be one."""
        assert self.game is not None
        return self._sealed.view(self.game, viewer)

    # ------------------------------------------------------------------ acting

    async def act(
        self,
        interaction: str,
        change: Change,
        *,
        seat: str | None = None,
        user: int | None = None,
        notes: Sequence[dict[str, Any]] = (),
    ) -> list[Event]:
        """Carries an act out: on a copy, then in the store, then here. Nothing has changed if it raises.

        What nobody else can see of it (a sealed choice half given, or changed) leaves the channel as it is: not even
        that something has happened shall be seen. With `user` given the seat must be that user's.
        Raises Refusal, IllegalAnswer, AlreadyDone.
        """
        async with self.lock:
            game = self.live()
            if user is not None and (seat is None or self.player(seat) != user):
                raise Refusal("not-your-seat")
            twin = game.copy()
            events = change(twin)
            entries = list(enumerate(twin.log))[self._logged :]
            told = [*self._with_turns(notes, twin), *[event.to_json() for event in events if event.to is None]]
            tales = self._tales(told, len(twin.log))
            sealed = self._sealed.after(twin)
            seen = bool(told) or sealed.view(twin) != self.view()
            stored = await self._store.games.act(
                self.id, interaction, user, entries, twin.to_json(), tales, twin.over, seen=seen
            )
            self.game, self._sealed = twin, sealed
            for tale in stored:
                if tale.opens:
                    self.closings[tale.n] = twin.view(None)
            self._logged = len(twin.log)
            self._note(tales, "over" if twin.over else "live")
            self.dirty = self.dirty or seen
        self.tell_changed()
        return events

    def _with_turns(self, notes: Sequence[dict[str, Any]], game: Game) -> list[dict[str, Any]]:
        """After an undo it may be another's turn again: no event of the game says so."""
        return [
            {**note, "turn": self.plugin.whose(game.view(None))} if note["event"] == UNDONE else note for note in notes
        ]

    def _tales(self, told: list[dict[str, Any]], entry: int) -> list[Tale]:
        return tales_of(told, entry, self.record.owner, self.plugin, self.is_human)

    def _note(self, tales: list[Tale], status: str) -> None:
        owner = tales[-1].owner if tales else self.record.owner
        self.record = replace(self.record, status=status, owner=owner)

    async def begin(
        self, record: GameRecord, game: Game, events: list[dict[str, Any]], interaction: str, user: int
    ) -> None:
        """The lobby becomes a game. The lock is held by the caller."""
        self.record = record  # the seats decide whose turns are told apart
        tales = self._tales(events, 0)
        await self._store.games.start(record, game.to_json(), tales, interaction, user)
        self.game, self._logged, self._sealed = game, len(game.log), Sealed().after(game)
        self._note(tales, "live")
        self.dirty = True

    async def tell(self, *events: dict[str, Any]) -> None:
        """Narration that is no act of the rules."""
        await self._store.games.tell(self.id, self._aside(events))
        self.dirty = True
        self.tell_changed()

    def _aside(self, events: Sequence[dict[str, Any]]) -> list[Tale]:
        return [Tale(0, self.record.owner, False, list(events))] if events else []

    async def set_player(self, seat: str, user: int | None, *told: dict[str, Any]) -> None:
        """Another takes the seat; None: a computer player. `told` is narrated with it."""
        async with self.lock:
            await self._store.games.set_player(self.id, seat, user, self._aside(told))
            seats = [replace(found, user=user) if found.seat == seat else found for found in self.seats]
            self.record = replace(self.record, seats=tuple(seats))
        self.dirty = True
        self.tell_changed()

    async def set_status(self, status: str, *told: dict[str, Any]) -> None:
        """Plays on, or no more. `told` is narrated with it."""
        async with self.lock:
            await self._store.games.set_status(self.id, status, self._aside(told))
            self.record = replace(self.record, status=status)
        self.dirty = True
        self.tell_changed()

    def tell_changed(self) -> None:
        for listener in self.changed:
            listener(self)
