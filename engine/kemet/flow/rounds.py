"""Day and night follow each other until somebody wins (D4)."""

from __future__ import annotations

from engine.core.game import Game
from engine.core.script import Outcome, Script, call
from engine.kemet.flow.day import Day
from engine.kemet.flow.night import Night


class Rounds(Script):
    steps = ("day", "night")

    def day(self, game: Game) -> Outcome:
        return call(Day())

    def night(self, game: Game) -> Outcome:
        return call(Night(), then="day")
