"""What the store gives out, as plain records."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Settings = dict[str, list[str]]
"""What was chosen in a lobby: the chosen values of every setting."""

OPEN = ("lobby", "live", "paused", "broken")
"""The states of a game that keep its channel."""


@dataclass(frozen=True)
class SeatRecord:
    """Who sits where. `user` is None for a computer player."""

    seat: str
    user: int | None
    joined: str
    place: int


@dataclass(frozen=True)
class GameRecord:
    """A game as it is stored. `seed` and `state` are secret."""

    id: str
    game: str
    guild: int | None
    channel: int
    status: str
    host: int
    lang: str
    settings: Settings
    seed: str = field(repr=False)
    state: str | None = field(repr=False)
    owner: str
    created: int
    touched: int
    seats: tuple[SeatRecord, ...] = ()


@dataclass(frozen=True)
class Tale:
    """A piece of narration: public events of one act, in one turn."""

    entry: int
    owner: str
    opens: bool
    events: list[dict[str, Any]]
    n: int = 0


@dataclass(frozen=True)
class DraftRecord:
    """What a seat is composing: answers as (decision id, option ids, the only one), and where the panel stands."""

    revision: int = 0
    answers: tuple[tuple[str, tuple[str, ...], bool], ...] = ()
    page: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Posted:
    """A message of ours in a channel."""

    id: int
    channel: int
    kind: str
    data: dict[str, Any]
    posted: int


@dataclass(frozen=True)
class UserRecord:
    """How a user wants it: language, and personal settings."""

    id: int
    lang: str = "en"
    settings: dict[str, Any] = field(default_factory=dict)
