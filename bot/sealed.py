"""Sealed choices as others see them: who has locked in, and nothing of second thoughts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine import Game

SEALED, LOCKED = "sealed", "locked"


@dataclass(frozen=True)
class Sealed:
    """Who has locked something in at the step that is asked now, whether or not it was taken back since.

    For others a choice that is being changed stays locked in as long as somebody else has not chosen yet: nobody
    learns whether, or how often, it was changed. Only where the table would wait for no one is the truth told.
    """

    step: int = -1
    locked: frozenset[str] = frozenset()

    def after(self, game: Game) -> Sealed:
        """What is known once the game has come so far."""
        before = self.locked if self.step == game.step else frozenset()
        if all(found.secret != SEALED for found in game.decisions):
            return Sealed(game.step)
        now = {found["seat"] for found in game.asked() if found["state"] == LOCKED}
        return Sealed(game.step, before | now)

    def asked(self, game: Game, viewer: str | None) -> list[dict[str, Any]]:
        """Who is asked, for a viewer: everybody knows about himself."""
        found = game.asked()
        if self.step != game.step or self.locked.issuperset([asked["seat"] for asked in found]):
            return found
        return [{**asked, "state": LOCKED} if asked["seat"] in self.locked - {viewer} else asked for asked in found]

    def view(self, game: Game, viewer: str | None = None) -> dict[str, Any]:
        """The view of a seat, or of everybody."""
        return {**game.view(viewer), "asked": self.asked(game, viewer)}
