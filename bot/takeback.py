"""Taking back: what a seat may undo by itself, without asking anybody."""

from __future__ import annotations

from bot.store import Store
from bot.table import Table
from engine import Game


def in_effect(game: Game) -> list[int]:
    """The numbers of the answers that count: those that were undone do not.

    >>> from engine import new_game
    >>> game = new_game("kemet", ["anubis", "horus"], seed=bytes(32), options={"quick": True})
    >>> in_effect(game)
    []
    """
    found: list[int] = []
    for number, entry in enumerate(game.log):
        if entry[0] == "u":
            found = [kept for kept in found if kept < entry[1]]
        elif entry[0] in ("a", "r"):
            found.append(number)
    return found


def answered_last(game: Game, seat: str) -> bool:
    """The seat gave the last answer, and since then nothing was shown to it and nobody else has answered."""
    counts = in_effect(game)
    return bool(counts) and game.log[counts[-1]][1] == seat and counts[-1] >= game.barrier(seat)


async def free_undo(store: Store, table: Table, seat: str) -> int | None:
    """The entry before which the seat's last act began, if it can be taken back silently."""
    game = table.game
    if game is None or game.over or not answered_last(game, seat):
        return None
    acts = {entry: interaction for entry, _, interaction in await store.games.log(table.id)}
    barrier, counts = game.barrier(seat), in_effect(game)
    to = counts[-1]
    for number in reversed(counts):
        if number < barrier or acts.get(number) != acts.get(counts[-1]):
            break
        to = number
    return to
