"""What a game must bring to the kernel, and how games are found by name."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from engine.core.errors import BadOptions
from engine.core.event import plain

if TYPE_CHECKING:
    from engine.core.game import Game


class Result(NamedTuple):
    """How a game ended: places (ties share one), points by kind, and why."""

    reason: str
    winner: str | None
    places: dict[str, int]
    fame: dict[str, dict[str, int]]

    def to_json(self) -> dict[str, Any]:
        return {name: plain(value) for name, value in self._asdict().items()}


class Rules(Protocol):
    """The rules of one game. The state is plain data that only the rules understand."""

    game: str

    def check_options(self, seats: tuple[str, ...], options: Mapping[str, Any]) -> dict[str, Any]:
        """The options complete and sound, or BadOptions."""

    def begin(self, game: Game) -> None:
        """Lays out the table: sets `game.state` and the first frames."""

    def copy_state(self, state: Any) -> Any: ...

    def dump_state(self, state: Any) -> Any: ...

    def load_state(self, data: Any, game: Game) -> Any:
        """The state from plain data; raises ValueError, KeyError or TypeError where it is none."""

    def check(self, game: Game) -> None:
        """Raises ValueError naming the invariant that does not hold."""

    def view(self, game: Game, viewer: Any) -> dict[str, Any]: ...

    def redeal(self, game: Game, seat: str | None, rng: Random) -> None:
        """Deals anew everything that the seat cannot know (None: that the public cannot know)."""

    def forget(self, game: Game, label: str) -> None:
        """After an undo by consent: shuffles anew what was unseen at this position."""

    def result(self, game: Game, reason: str, winner: str | None) -> Result: ...


_KNOWN: dict[str, Rules] = {}


def register(rules: Rules) -> Rules:
    """Makes a game known by its name."""
    _KNOWN[rules.game] = rules
    return rules


def rules_of(name: Any) -> Rules:
    """The rules of a game by name; `engine.<name>.ruleset` registers itself when imported."""
    if isinstance(name, str) and name.isidentifier():
        if name not in _KNOWN:
            try:
                importlib.import_module(f"engine.{name}.ruleset")
            except ModuleNotFoundError as error:
                if error.name not in (f"engine.{name}", f"engine.{name}.ruleset"):
                    raise
        if name in _KNOWN:
            return _KNOWN[name]
    raise BadOptions("unknown_game", game=name, known=sorted(_KNOWN))
