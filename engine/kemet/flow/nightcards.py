"""N6 for one player: cards bought with veterans, and what tiles let one look through."""

from __future__ import annotations

from typing import Any

from engine.core.decision import Ask, Dialogue, Option
from engine.core.game import Game
from engine.core.script import AGAIN, DONE, Script
from engine.kemet import events as ev
from engine.kemet.content import CARDS
from engine.kemet.flow.battle_plan import intervention_option
from engine.kemet.flow.deeds import discard_cards, draw_cards
from engine.kemet.state import Player, State, copies

CARD_VETERANS = 2


class NightCards(Script):
    """The owner picks the order (P1): cards may be bought before and after a vision."""

    steps = ("buy", "vision", "choose", "buy_more")
    seat: str
    drawn: int = 0

    def buy(self, game: Game) -> Any:
        state: State = game.state
        player = state.players[self.seat]
        if player.veterans < CARD_VETERANS or not state.deck:
            return None
        return self._ask_card(game, player)

    def _ask_card(self, game: Game, player: Player) -> Dialogue:
        params = {"veterans": CARD_VETERANS, "has": player.veterans}
        chosen = yield Ask(self.seat, "night.card", (Option("card", "card", params),), 0, 1, (), params=params)
        if not chosen:
            return None
        player.veterans -= CARD_VETERANS
        game.emit(ev.VeteransSpent(seat=self.seat, amount=CARD_VETERANS, use="card"))
        draw_cards(game, player, 1)
        return AGAIN

    def vision(self, game: Game) -> Any:
        player = game.state.players[self.seat]
        if not player.has("vision"):
            return DONE
        self.drawn = draw_cards(game, player, player.has("vision"))
        return None

    def choose(self, game: Game) -> Any:
        return self._ask_discard(game) if self.drawn else None

    def _ask_discard(self, game: Game) -> Dialogue:
        """P8: as many as were drawn, from the whole hand, never Diversion."""
        player = game.state.players[self.seat]
        fit = copies([card for card in player.hand if not CARDS[card].stays])
        options = tuple([intervention_option(id, card, CARDS[card].cost, card) for id, card in fit])
        chosen = yield Ask(self.seat, "night.vision", options, self.drawn, self.drawn, secret="options")
        discard_cards(game, player, [option.params["card"] for option in chosen], "vision")

    def buy_more(self, game: Game) -> Any:
        return self.buy(game)
