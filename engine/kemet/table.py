"""A fresh table, before anybody has chosen anything (S1 to S5)."""

from __future__ import annotations

from functools import cache

from engine.kemet.board.blood_and_sand import BLOOD_AND_SAND
from engine.kemet.board.map import Board, Map
from engine.kemet.content import COLOURS, TILES
from engine.kemet.expansions import expansions_of, moments_of
from engine.kemet.state import Player, State

MAPS: dict[str, Map] = {"blood_and_sand": BLOOD_AND_SAND}
COLOURS_IN_PLAY = {2: 2, 3: 3, 4: 3, 5: 4}  # S2


@cache
def board_of(ruleset: str, players: int) -> Board:
    return Board(MAPS[ruleset], players)


@cache
def market_of(colours: tuple[str, ...], players: int, replaced: bool = False) -> dict[str, int]:
    """The tiles on display at the start, with their number. `replaced`: with those that stand in for others (G15)."""
    found: dict[str, int] = {}
    twins: set[str] = set()
    stand_ins = {tile.replaces: tile for tile in TILES.values() if tile.replaces is not None}
    for entry in TILES.values():
        if entry.colour not in colours or entry.replaces is not None:
            continue
        tile = stand_ins.get(entry.id, entry) if replaced else entry
        if players == 2:  # S3
            if "silver" in dict(tile.mods) or tile.twin in twins:
                continue
            if tile.twin is not None:
                twins.add(tile.twin)
        found[tile.id] = 1 if players == 2 else tile.copies
    return found


def fresh_state(ruleset: str, seats: tuple[str, ...], colours: tuple[str, ...], replaced: bool = False) -> State:
    state = State()
    state.board = board_of(ruleset, len(seats))
    state.moments = moments_of(colours)
    state.colours = colours
    state.round, state.phase = 1, "setup"
    state.order, state.active = seats, None
    state.players = {seat: Player(seat) for seat in seats}
    state.owners = {}
    state.armies, state.intruders, state.moving = {}, {}, None
    state.pyramids = {}
    state.holders = dict.fromkeys(state.board.temples)  # S4
    state.market = market_of(colours, len(seats), replaced).copy()
    state.deck = state.discards = ()
    state.shuffles, state.undone = 1, ""
    for expansion in expansions_of(colours):
        expansion.begin(state)
    return state


def sorted_colours(colours: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([colour for colour in COLOURS if colour in colours])
