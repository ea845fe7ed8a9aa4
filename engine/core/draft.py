"""A draft: a seat's answers tried out on a copy, so that they can be looked at, taken back, and carried out together.

It halts before anything the seat must not look at yet (chance, something hidden, another seat's question): the answer
that led there is kept but not carried out, and the draft is ready.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.decision import Decision
from engine.core.errors import IllegalAnswer, brief
from engine.core.game import Game, Halt


class Draft:
    """What one seat would answer. `game.commit(draft)` carries it out."""

    def __init__(self, game: Game, seat: str) -> None:
        if seat not in game.seats:
            raise IllegalAnswer("unknown_seat", seat=brief(seat))
        self.seat = seat
        self.answers: list[tuple[str, tuple[str, ...]]] = []
        self._positions = [_guarded(game, seat)]
        self._halted = False

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The seat's next question; empty when the draft is ready."""
        if self._halted:
            return ()
        return tuple([found for found in self._positions[-1].decisions if found.seat == self.seat])

    @property
    def ready(self) -> bool:
        """Nothing is left to answer before it is carried out."""
        return bool(self.answers) and not self.decisions

    def answer(self, decision_id: str, options: Sequence[str]) -> None:
        """Adds an answer. Raises IllegalAnswer, and then the draft is as it was."""
        if self._halted:
            raise IllegalAnswer("draft_ready", seat=self.seat)
        trial = self._positions[-1].copy()
        try:
            trial.answer(decision_id, self.seat, options)
        except Halt:
            self._halted = True
        else:
            self._positions.append(trial)
        self.answers.append((decision_id, tuple(trial.log[-1][2:])))

    def back(self) -> None:
        """Takes the last answer back."""
        if not self.answers:
            raise IllegalAnswer("nothing_to_take_back", seat=self.seat)
        self.answers.pop()
        if self._halted:
            self._halted = False
        else:
            self._positions.pop()

    def finish(self) -> None:
        """Answers the rest by defaults. Raises IllegalAnswer where a question has none; the draft is then as it was."""
        before = len(self.answers)
        while self.decisions:
            decision = self.decisions[0]
            if decision.default is None:
                while len(self.answers) > before:
                    self.back()
                raise IllegalAnswer("no_default", kind=decision.kind)
            self.answer(decision.id, decision.default)

    def view(self) -> dict[str, Any]:
        """The seat's view of the position the draft has come to."""
        return self._positions[-1].view(self.seat)


def _guarded(game: Game, seat: str) -> Game:
    twin = game.copy()
    twin._guard = seat
    return twin
