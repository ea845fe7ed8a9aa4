"""Battles that an action has caused, one after another in the order of who acts (A6), day cards between (D6)."""

from __future__ import annotations

from typing import Any

from engine.core.decision import Ask, Dialogue
from engine.core.game import Game
from engine.core.script import AGAIN, DONE, Outcome, Script, call, call_again
from engine.kemet import events as ev
from engine.kemet.flow.deeds import settle
from engine.kemet.flow.placing import zone_option
from engine.kemet.state import State


def battles(game: Game, seat: str) -> Outcome | None:
    """The battles that an action has caused, if any."""
    return call(Battles(seat=seat)) if game.state.intruders else None


class Battles(Script):
    """All battles of the seat that are still to be fought."""

    steps = ("next",)
    seat: str
    fought: int = 0

    def next(self, game: Game) -> Any:
        state: State = game.state
        if not state.intruders:
            return DONE
        for zone in state.intruders:
            if zone not in state.armies:  # the other side is gone: the battle lapses
                state.armies[zone] = state.intruders.pop(zone)
                game.emit(ev.BattleLapsed(zone=zone))
                settle(game)
                return AGAIN
        pending = sorted(state.intruders, key=state.board.order.__getitem__)
        between = self.fought and len(state.players[self.seat].hand) > 1
        if len(pending) == 1 and not between:
            return self._fight(game, pending[0])
        return self._choose(game, pending)

    def _choose(self, game: Game, pending: list[str]) -> Dialogue:
        from engine.kemet.flow.daycards import blocked_cards, play, playable_cards

        state: State = game.state
        player = state.players[self.seat]
        cards = playable_cards(state, player) if self.fought else []
        options = (*[zone_option(zone, "battle") for zone in pending], *cards)
        (chosen,) = yield Ask(
            self.seat,
            "battle.next",
            options,
            default=(pending[0],),
            why=lambda: blocked_cards(state, player) if self.fought else [],
        )
        if chosen.kind == "day_card":
            return call_again(play(game, player, chosen.params["card"]))
        return self._fight(game, chosen.id)

    def _fight(self, game: Game, zone: str) -> Outcome:
        from engine.kemet.flow.battle import Battle

        self.fought += 1
        return call_again(Battle(zone=zone, attacker=self.seat, defender=game.state.armies[zone].owner))
