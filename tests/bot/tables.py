"""Getting to a table quickly, and to its end."""

from __future__ import annotations

from demo.seating import GODS, sit_down, table_of
from tests.bot.players import Player

__all__ = ["GODS", "play_on", "sit_down", "table_of"]


async def play_on(players: list[Player], most: int = 1000) -> int:
    """Whoever is asked plays, until the game is over. Returns how many acts there were."""
    for count in range(most):
        asked = [player for player in players if player.asked]
        if not asked:
            return count
        await asked[0].plays()
    return most
