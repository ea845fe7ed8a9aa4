"""Expansions come with a colour: what they add to the flow, the table, the checks and the views."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Protocol

from engine.core.game import Game
from engine.kemet.book.expansion import BookOfTheDead
from engine.kemet.flow.moments import NOTHING, Moments
from engine.kemet.flow.reckoning import Prospect, Side
from engine.kemet.state import Player, State


class Expansion(Protocol):
    """What an expansion brings along."""

    colour: str
    moments: Moments
    position_numbers: tuple[str, ...]  # of a player, in a described position

    def begin(self, state: State) -> None:
        """Sets what its players have at the start."""

    def lay_out(self, player: Player, facts: Mapping[str, Any]) -> None:
        """Sets what a described position says, or what follows from it."""

    def check(self, game: Game) -> None:
        """Raises ValueError naming what does not hold."""

    def view(self, game: Game) -> dict[str, Any]: ...

    def player_view(self, state: State, player: Player) -> dict[str, Any]: ...

    def prospects(self, view: dict[str, Any], seat: str, zone: str, side: Side, other: Side) -> tuple[Prospect, ...]:
        """What one side of a battle may still do before the sums, as everybody can see it; the odds ask for it."""


EXPANSIONS: dict[str, Expansion] = {"emerald": BookOfTheDead()}


@cache
def expansions_of(colours: tuple[str, ...]) -> tuple[Expansion, ...]:
    return tuple([expansion for colour, expansion in EXPANSIONS.items() if colour in colours])


@cache
def moments_of(colours: tuple[str, ...]) -> Moments:
    """There is one expansion with moments so far; a second one would be joined to it here."""
    return next((expansion.moments for expansion in expansions_of(colours)), NOTHING)
