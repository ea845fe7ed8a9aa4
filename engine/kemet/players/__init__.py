"""Computer players: a view in, an answer out. They see what a seat sees and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from engine.kemet.players.simple import Simple


class ComputerPlayer(Protocol):
    """Anything that can take a seat."""

    def answer(self, view: dict[str, Any]) -> tuple[str, list[str]]:
        """(decision id, option ids) for the first of the viewer's open questions."""


PLAYERS: dict[str, Callable[[Random], ComputerPlayer]] = {"simple": Simple}


def computer_player(name: str = "simple", rng: Random | None = None) -> ComputerPlayer:
    return PLAYERS[name](rng or Random())
