"""Scenarios in players' words: a position, what somebody does, what is asked and what has happened.

table = at(armies={"buto_1": ("anubis", 5)}, players={"anubis": {"prayer": 3}})
table.does("anubis", "pray_bottom")
assert table.player("anubis").prayer == 5
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from engine import Decision, Event, Game, new_game
from engine.kemet.state import Army, Player, State

SEATS = ("anubis", "horus", "bastet", "sobek", "wadjet")
CITIES = {
    2: ("buto", "abydos"),
    3: ("buto", "memphis", "abydos"),
    4: ("buto", "tanis", "abydos", "thebes"),
    5: ("buto", "tanis", "memphis", "abydos", "thebes"),
}
COLOURS = {
    2: ("ruby", "sapphire"),
    3: ("ruby", "sapphire", "diamond"),
    4: ("ruby", "sapphire", "diamond"),
    5: ("ruby", "sapphire", "diamond", "onyx"),
}
E = TypeVar("E", bound=Event)


class Table:
    """A game and everything that has happened since the scenario began."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Event] = []

    @property
    def state(self) -> State:
        state: State = self.game.state
        return state

    def player(self, seat: str) -> Player:
        return self.state.players[seat]

    def army(self, zone: str) -> Army | None:
        """Who holds a zone."""
        return self.state.armies.get(zone)

    def asked(self, seat: str) -> Decision:
        """The seat's open question."""
        found = self.game.decision(seat)
        assert found is not None, f"{seat} is not asked; asked: {[(d.seat, d.kind) for d in self.game.decisions]}"
        return found

    def offered(self, seat: str) -> list[str]:
        return [option.id for option in self.asked(seat).options]

    def blocked(self, seat: str) -> dict[str, str]:
        """Option id -> reason key of everything not possible now."""
        return {blocked.id: blocked.reason.key for blocked in self.asked(seat).blocked}

    def does(self, seat: str, *answers: str | Iterable[str]) -> list[Event]:
        """Answers one question after another: an option, several, or none (`()`)."""
        events: list[Event] = []
        for answer in answers:
            ids = [answer] if isinstance(answer, str) else list(answer)
            events += self.game.answer(self.asked(seat).id, seat, ids)
            self.game.rules.check(self.game)
        self.events += events
        return events

    def defaults(self, *until: str) -> list[Event]:
        """Answers by default whatever is asked, until one of these kinds is asked or a question has no default."""
        events: list[Event] = []
        for _ in range(2000):
            decision = None if self.game.over else self.game.decisions[0]
            if decision is None or decision.kind in until or decision.default is None:
                return events
            events += self.does(decision.seat, decision.default)
        raise AssertionError(f"{until} is never asked")

    def happened(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]


def at(players_count: int = 2, /, *, options: dict[str, Any] | None = None, **position: Any) -> Table:
    """A table in a position. By default anubis (buto) is to act, then horus, and so on; see `engine.kemet.position`.

    `armies`: zone -> (owner, soldiers) or (owner, soldiers, creature). `pyramids`: zone -> (colour, level).
    """
    seats = SEATS[:players_count]
    facts: dict[str, Any] = {"order": list(seats), "active": seats[0], **position}
    chosen = {
        "colours": list(COLOURS[players_count]),
        "cities": dict(zip(seats, CITIES[players_count], strict=True)),
        **(options or {}),
        "position": facts,
    }
    return Table(new_game("kemet", seats, seed=bytes(range(32)), options=chosen))
