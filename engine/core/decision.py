"""Questions to seats: what a step asks (`Ask`, `Together`) and what the doors show of it (`Decision`)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, NamedTuple

from engine.core.event import plain

Params = dict[str, Any]
NO_PARAMS: Params = {}


class Reason(NamedTuple):
    """Why something is not possible: a key with parameters, put into words elsewhere."""

    key: str
    params: Params = NO_PARAMS


class Option(NamedTuple):
    """One choice. The id is stable: the same choice has the same id whatever else is offered."""

    id: str
    kind: str = "plain"
    params: Params = NO_PARAMS
    group: str | None = None

    def to_json(self) -> Params:
        found: Params = {"id": self.id, "kind": self.kind, "params": plain(self.params)}
        if self.group is not None:
            found["group"] = self.group
        return found


class Blocked(NamedTuple):
    """A choice of this kind that is not possible now, with the id it would have, and why."""

    id: str
    reason: Reason
    kind: str = "plain"
    params: Params = NO_PARAMS
    group: str | None = None

    def to_json(self) -> Params:
        found: Params = {"id": self.id, "kind": self.kind, "params": plain(self.params)}
        found["reason"] = {"key": self.reason.key, "params": plain(self.reason.params)}
        if self.group is not None:
            found["group"] = self.group
        return found


class Ask(NamedTuple):
    """A question as a step asks it; the kernel gives it its id."""

    seat: str
    kind: str
    options: tuple[Option, ...]
    min: int = 1
    max: int = 1
    default: tuple[str, ...] | None = None
    secret: str | None = None
    params: Params = NO_PARAMS
    why: Callable[[], Sequence[Blocked]] | None = None


Chosen = tuple[Option, ...]
Dialogue = Generator[Ask, Chosen, Any]


class Together(NamedTuple):
    """Several seats asked at once, each in a little dialogue of its own.

    `kind` is all that others see of it: not how far a seat has come. With `secret="sealed"` the answers are held until
    all are in.
    """

    kind: str
    dialogues: tuple[tuple[str, Dialogue], ...]
    secret: str | None = None


class Decision(NamedTuple):
    """An open question: any `min` to `max` distinct options, in any order, are a legal answer."""

    id: str
    seat: str
    kind: str
    options: tuple[Option, ...]
    min: int
    max: int
    default: tuple[str, ...] | None
    secret: str | None
    params: Params
    why: Callable[[], Sequence[Blocked]] | None

    @property
    def blocked(self) -> tuple[Blocked, ...]:
        """Everything of this kind that is not possible now, each with its reason. Computed when asked for."""
        return tuple(self.why()) if self.why is not None else ()

    def to_json(self) -> Params:
        """The decision as plain data, as views carry it."""
        return {
            "id": self.id,
            "seat": self.seat,
            "kind": self.kind,
            "options": [option.to_json() for option in self.options],
            "min": self.min,
            "max": self.max,
            "default": None if self.default is None else list(self.default),
            "secret": self.secret,
            "params": plain(self.params),
            "blocked": [blocked.to_json() for blocked in self.blocked],
        }
