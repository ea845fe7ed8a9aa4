"""A fresh table, before anybody has chosen anything (S1 to S5)."""

from __future__ import annotations

from functools import cache

from engine.kemet.board.blood_and_sand import BLOOD_AND_SAND
from engine.kemet.board.map import Board, Map
from engine.kemet.content import COLOURS, TILES
from engine.kemet.state import Player, State

MAPS: dict[str, Map] = {"blood_and_sand": BLOOD_AND_SAND}
COLOURS_IN_PLAY = {2: 2, 3: 3, 4: 3, 5: 4}  # S2


@cache
def board_of(ruleset: str, players: int) -> Board:
    return Board(MAPS[ruleset], players)


@cache
def market_of(colours: tuple[str, ...], players: int) -> dict[str, int]:
    """The tiles on display at the start, with their number."""
    found: dict[str, int] = {}
    twins: set[str] = set()
    for tile in TILES.values():
        if tile.colour not in colours:
            continue
        if players == 2:  # S3
            if "silver" in dict(tile.mods) or tile.twin in twins:
                continue
            if tile.twin is not None:
                twins.add(tile.twin)
        found[tile.id] = 1 if players == 2 else tile.copies
    return found


def fresh_state(ruleset: str, seats: tuple[str, ...], colours: tuple[str, ...]) -> State:
    state = State()
    state.board = board_of(ruleset, len(seats))
    state.colours = colours
    state.round, state.phase = 1, "setup"
    state.order, state.active = seats, None
    state.players = {seat: Player(seat) for seat in seats}
    state.armies, state.intruders, state.moving = {}, {}, None
    state.pyramids = {}
    state.holders = dict.fromkeys(state.board.temples)  # S4
    state.market = market_of(colours, len(seats)).copy()
    state.deck = state.discards = ()
    state.shuffles, state.undone = 1, ""
    return state


def sorted_colours(colours: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([colour for colour in COLOURS if colour in colours])
