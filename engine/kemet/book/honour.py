"""Honour, the corruption that follows from it, and the fame it puts aside (G1 to G4)."""

from __future__ import annotations

from engine.core.game import Game
from engine.kemet import events as ev
from engine.kemet.content import FIGURES
from engine.kemet.flow.deeds import pay, price, trimmed
from engine.kemet.state import Player, State

HONOUR = 9  # at the start, and the most there is
CORRUPTION = (3, 3, 2, 2, 2, 1, 1, 1, 1, 0)  # G2: by honour
FAME_SPACES = (5, 2)  # G3: below each of them one permanent fame is put aside


def set_honour(player: Player, honour: int) -> None:
    """The honour and what follows from it for the player's numbers."""
    player.honour = honour
    player.corruption = CORRUPTION[honour]
    player.own(player.tiles)
    player.withheld = aside(player)


def aside(player: Player) -> int:
    """G4: as much as is owed, as far as there is permanent fame."""
    assert player.honour is not None
    owed = sum([player.honour < space for space in FAME_SPACES])
    return min(owed, player.dominance + player.battle)


def cost_of_dishonour(player: Player) -> int:
    """G1: at 0, losing honour costs prayer instead."""
    return price(player, (("honour", 1),))[0] if player.honour == 0 else 0


def lose_honour(game: Game, player: Player) -> None:
    assert player.honour is not None
    if player.honour == 0:
        cost, parts = price(player, (("honour", 1),))
        pay(game, player, cost, parts, "honour")
    else:
        _change(game, player, player.honour - 1)


def gain_honour(game: Game, player: Player) -> None:
    """More honour may mean less corruption: who is too many with an avatar goes to supply at once (G9)."""
    assert player.honour is not None
    if player.honour < HONOUR:
        _change(game, player, player.honour + 1)
        state: State = game.state
        for zone, army in state.armies.items():
            if army.owner == player.seat and army.figure is not None and FIGURES[army.figure].alone:
                state.armies[zone] = trimmed(game, zone, army)


def _change(game: Game, player: Player, honour: int) -> None:
    assert player.honour is not None
    before, held = player.honour, player.withheld
    set_honour(player, honour)
    game.emit(ev.HonourChanged(seat=player.seat, before=before, honour=honour, corruption=player.corruption))
    _tell(game, player, held)


def heed_fame(game: Game, player: Player) -> None:
    """G4: fame gained while some is owed is put aside at once."""
    held = player.withheld
    player.withheld = aside(player)
    _tell(game, player, held)


def _tell(game: Game, player: Player, before: int) -> None:
    more = player.withheld - before
    if more > 0:
        game.emit(ev.FamePutAside(seat=player.seat, amount=more, aside=player.withheld))
    elif more < 0:
        game.emit(ev.FameTakenBack(seat=player.seat, amount=-more, aside=player.withheld))
