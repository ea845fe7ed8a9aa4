"""Ways along the Nile: of a figure that goes no other way, and for a sacrifice (G5, G12)."""

from __future__ import annotations

from functools import cache

from engine.core.decision import Reason
from engine.core.script import Script
from engine.kemet.board.map import Board
from engine.kemet.book.honour import cost_of_dishonour
from engine.kemet.book.sacrifice import Sacrifice
from engine.kemet.content import FIGURES
from engine.kemet.flow.moments import Way
from engine.kemet.flow.ways import March, bound_to
from engine.kemet.state import State


@cache
def on_the_nile(board: Board) -> tuple[str, ...]:
    return tuple([zone.id for zone in board.zones.values() if zone.nile])


def _elsewhere(state: State, here: str) -> tuple[str, ...]:
    return tuple([zone for zone in on_the_nile(state.board) if zone != here])


def _by_nile(state: State, march: March, here: str) -> tuple[str, ...]:
    return _elsewhere(state, here) if bound_to(march) == "nile" else ()


def _by_bark(state: State, march: March, here: str) -> tuple[str, ...]:
    able = state.players[march.seat].has("bark") and bound_to(march) is None and state.board.zones[here].nile
    return _elsewhere(state, here) if able else ()


def _nothing(state: State, march: March) -> None:
    return None


def _free(state: State, march: March) -> int:
    return 0


def _why_no_bark(state: State, march: March) -> Reason | None:
    """A soldier to sacrifice besides one that moves."""
    player = state.players[march.seat]
    alone = march.first is not None and FIGURES[march.first].alone
    soldiers = player.supply + state.on_board(march.seat)
    return None if soldiers > (0 if alone else 1) else Reason("nobody_to_sacrifice")


def _bark_cost(state: State, march: March) -> int:
    return cost_of_dishonour(state.players[march.seat])


def _board_the_bark(state: State, seat: str) -> Script:
    return Sacrifice(seat=seat, source=state.players[seat].powers.parts["bark"][0][0])


NILE = Way(_by_nile, _nothing, _free, ends=True)
BARK = Way(_by_bark, _why_no_bark, _bark_cost, _board_the_bark)
