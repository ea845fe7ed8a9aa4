"""Games from their very beginning, up to a step of the set-up."""

from __future__ import annotations

from typing import Any

from engine import new_game
from tests.engine.scenario import SEATS, Table

SEED = bytes(range(32))


def fresh(players: int, seed: bytes = SEED, **options: Any) -> Table:
    return Table(new_game("kemet", SEATS[:players], seed=seed, options=options))


def settled(players: int = 2, **options: Any) -> Table:
    """All cities are chosen; soldiers are next."""
    table = fresh(players, **options)
    table.defaults("setup.soldiers")
    return table


def building(players: int = 2, **options: Any) -> tuple[Table, str]:
    """All soldiers stand; the first in turn order builds."""
    table = settled(players, **options)
    table.defaults("setup.pyramid")
    return table, table.state.order[0]
