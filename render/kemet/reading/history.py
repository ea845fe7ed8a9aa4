"""What a row of public views tells about a whole game: fame and prayer over time, battles, the final ranking."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from render.core.reading import ViewError
from render.kemet.reading.seen import Player, Table, table


@dataclass(frozen=True)
class Fight:
    """A battle that was fought out."""

    round: int
    zone: str
    attacker: str
    winner: str
    loser: str


@dataclass(frozen=True)
class History:
    """The game so far: tables in order, battles, and the seats by their final place."""

    tables: tuple[Table, ...]
    fights: tuple[Fight, ...]
    ranking: tuple[tuple[int, str], ...]

    @property
    def last(self) -> Table:
        """The final position."""
        return self.tables[-1]

    def series(self, of: str, seat: str) -> list[int]:
        """A seat's fame or prayer at each moment."""
        return [_value(t.players[seat], of) for t in self.tables]

    def rounds(self) -> list[tuple[int, int]]:
        """(moment, round) where each round begins."""
        found: list[tuple[int, int]] = []
        for n, t in enumerate(self.tables):
            if not found or t.round != found[-1][1]:
                found.append((n, t.round))
        return found


def _value(player: Player, of: str) -> int:
    return player.fame.total if of == "fame" else player.prayer


def history(views: Sequence[Mapping[str, Any]]) -> History:
    """Reads the views of a replay, in their order."""
    tables: list[Table] = []
    for n, view in enumerate(views):
        try:
            tables.append(table(view))
        except ViewError as error:
            raise ViewError(f"views[{n}].{error.field}", error.problem) from None
    if not tables:
        raise ViewError("views", "there is nothing to show")
    return History(tuple(tables), tuple(_fights(tables)), _ranking(tables[-1]))


def _ranking(last: Table) -> tuple[tuple[int, str], ...]:
    if last.places:
        return tuple(sorted((place, seat) for seat, place in last.places.items()))
    totals = {seat: last.players[seat].fame.total for seat in last.order}
    return tuple(sorted((1 + sum(other > totals[seat] for other in totals.values()), seat) for seat in last.order))


def _fights(tables: list[Table]) -> list[Fight]:
    """Battles, each once: a view repeats the events of its turn that earlier views have shown."""
    found: list[Fight] = []
    before: list[Any] = []
    attacker = ""
    for now in tables:
        events = [event.value for event in now.events]
        fresh = events[len(before) :] if events[: len(before)] == before else events
        for event in fresh:
            if event.get("event") == "BattleBegan":
                attacker = event["attacker"]
            elif event.get("event") == "BattleEnded":
                found.append(Fight(now.round, event["zone"], attacker, event["winner"], event["loser"]))
        before = events
    return found
