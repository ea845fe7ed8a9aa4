"""Interventions of the day: played in the own turn, outside of battles (D6)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from engine.core.decision import Ask, Blocked, Dialogue, Option, Reason
from engine.core.game import Game
from engine.core.script import Outcome, Script
from engine.kemet.content import AVATARS, CARDS
from engine.kemet.content.entries import Rebates
from engine.kemet.flow.battles import Battles, battles
from engine.kemet.flow.deeds import gain_prayer, play_card, price, price_for, remove_soldiers, settle
from engine.kemet.flow.moments import first_of
from engine.kemet.flow.placing import ask_joining, ask_placement, carry_out, figure_facts, own_armies
from engine.kemet.state import Player, State


def why_not(state: State, player: Player, card: str) -> Reason | None:
    """The one predicate: is the day card playable now?"""
    if card not in player.hand:
        return Reason("card_not_in_hand", {"card": card})
    cost = price(player, (("card", CARDS[card].cost),))[0]
    if cost > player.prayer:
        return Reason("not_enough_prayer", {"needs": cost, "has": player.prayer})
    if CARDS[card].fire and not _any_target(state, player.seat):
        return Reason("no_target")
    return None


DAY_CARDS = tuple([card.id for card in CARDS.values() if card.timing == "day"])


def playable_cards(state: State, player: Player) -> list[Option]:
    """The day cards that can be played now, with their costs."""
    cards = _day_cards(player.hand)
    if not cards:
        return []
    prayer, rebates = player.prayer, player.powers.rebates
    offers = [_offer(card, rebates) for card in cards]
    return [option for cost, fire, option in offers if cost <= prayer and (not fire or _any_target(state, player.seat))]


@lru_cache(maxsize=16384)
def _day_cards(hand: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([card for card in DAY_CARDS if card in hand])


@cache
def _offer(card: str, rebates: Rebates) -> tuple[int, int, Option]:
    """A day card's cost, the soldiers it burns, and the option to play it."""
    cost = price_for(rebates, (("card", CARDS[card].cost),))[0]
    return cost, CARDS[card].fire, Option(f"card.{card}", "day_card", {"card": card, "cost": cost})


def blocked_cards(state: State, player: Player) -> list[Blocked]:
    found = []
    for card in DAY_CARDS:
        reason = why_not(state, player, card)
        if reason is not None:
            found.append(Blocked(f"card.{card}", reason, "day_card", {"card": card}))
    return found


def _any_target(state: State, seat: str) -> bool:
    for armies in (state.armies, state.intruders):
        for army in armies.values():
            if army.owner != seat and army.soldiers:
                return True
    return False


def targets(state: State, seat: str) -> list[str]:
    """Zones with enemy soldiers, in the board's order (P14)."""
    zones = {
        zone
        for armies in (state.armies, state.intruders)
        for zone, army in armies.items()
        if army.owner != seat and army.soldiers
    }
    return sorted(zones, key=state.board.order.__getitem__)


def play(game: Game, player: Player, card: str) -> Script:
    """Shows and pays the card; the script does what it says."""
    play_card(game, player, card)
    return DayCard(seat=player.seat, card=card)


class DayCard(Script):
    """What a day card does."""

    steps = ("pray", "place", "burn", "finish")
    seat: str
    card: str

    def pray(self, game: Game) -> Outcome | None:
        gain_prayer(game, game.state.players[self.seat], ((f"card.{self.card}", CARDS[self.card].prayer),))
        return first_of(game.state.moments.recruiting, game, self.seat) if CARDS[self.card].soldiers else None

    def place(self, game: Game) -> Any:
        soldiers = CARDS[self.card].soldiers
        return self._place(game, soldiers) if soldiers else None

    def _place(self, game: Game, soldiers: int) -> Dialogue:
        state: State = game.state
        player = state.players[self.seat]
        zones = list(state.districts(self.seat))
        zones += [zone for zone in own_armies(state, self.seat) if zone not in zones]
        placement = yield from ask_placement(state, player, soldiers, zones, "place", {"card": self.card})
        joining = yield from ask_joining(state, player, [zone for zone, _ in placement])
        carry_out(game, player, placement, joining)

    def burn(self, game: Game) -> Any:
        return self._burn(game) if CARDS[self.card].fire else None

    def _burn(self, game: Game) -> Dialogue:
        state: State = game.state
        options = []
        for zone in targets(state, self.seat):
            army = state.armies[zone] if state.armies[zone].owner != self.seat else state.intruders[zone]
            params = {"zone": zone, "soldiers": army.soldiers, "creature": army.figure, "seat": army.owner}
            if army.figure in AVATARS:
                params |= figure_facts(army.figure)
            options.append(Option(zone, "enemy_army", params, army.owner))
        (chosen,) = yield Ask(self.seat, "card.target", tuple(options), params={"card": self.card})
        victim = chosen.group
        assert victim is not None
        remove_soldiers(game, victim, chosen.id, CARDS[self.card].fire, reason=f"card.{self.card}")

    def finish(self, game: Game) -> Outcome | None:
        settle(game)
        if any(isinstance(frame, Battles) for frame in game.frames):
            return None  # the battles under way go on with what has come
        return battles(game, self.seat)
