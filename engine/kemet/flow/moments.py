"""Moments of the flow at which rules of an expansion act. The base game brings none of them.

A moment that may ask is a function that gives the script to be carried out there, or None. One that only acts is
called and done. What belongs to the colours in play is put together in `engine.kemet.expansions`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.core.decision import Dialogue, Reason
from engine.core.game import Game
from engine.core.script import Outcome, Script, call

if TYPE_CHECKING:
    from engine.kemet.content.entries import GoldAction
    from engine.kemet.flow.ways import March
    from engine.kemet.state import Player, State

Hooks = tuple[Callable[..., Script | None], ...]


class Way(NamedTuple):
    """A way to move that is not open to everybody. It takes a movement point."""

    zones: Callable[[State, March, str], tuple[str, ...]]  # where it leads from here
    why_not: Callable[[State, March], Reason | None]
    cost: Callable[[State, March], int]  # prayer that goes besides the fare
    price: Callable[[State, str], Script] | None = None  # what the seat does for it first
    ends: bool = False  # uses up the range


class GoldDeed(NamedTuple):
    """An action for the gold space that the pyramid does not have."""

    why_not: Callable[[State, Player, str], Reason | None]  # of a tile
    script: Callable[[str, str, GoldAction], Script]  # seat, tile


class NightEffect(NamedTuple):
    """Something a tile does in N8. `ask` gives a plan, or None; `act` carries it out."""

    name: str
    mod: str  # that the tile has
    kind: str  # of its question
    applies: Callable[[State, Player], bool]
    ask: Callable[[State, Player], Dialogue]
    act: Callable[[Game, Player, Any], None]


class Moments(NamedTuple):
    """What is added to the base game where it says so."""

    recruiting: Hooks = ()  # (game, seat) before soldiers are recruited by an action, a tile or a card
    battle_begins: Hooks = ()  # (game, battle) in B1, with the effects at the start of battle
    battle_cards: Hooks = ()  # (game, battle) in B1, before any card is chosen
    battle_strength: Hooks = ()  # (game, battle) in B3, before the sums
    battle_reckoned: Hooks = ()  # (game, battle) in B3, after the sums
    battle_over: tuple[Callable[..., None], ...] = ()  # (game, battle) in B8
    fame_gained: tuple[Callable[..., None], ...] = ()  # (game, player) after permanent fame has come
    awakening: tuple[NightEffect, ...] = ()  # N8
    ways: Mapping[str, Way] = {}
    gold: Mapping[str, GoldDeed] = {}


NOTHING = Moments()


def first_of(hooks: Hooks, *facts: Any) -> Outcome | None:
    """The script of the first hook that has one, to be carried out before the next step."""
    for hook in hooks:
        script = hook(*facts)
        if script is not None:
            return call(script)
    return None
