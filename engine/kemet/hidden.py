"""Who cannot know what: dealing anew everything that a seat cannot know, consistent with all it knows (T8).

Interventions: everybody knows which cards went into the deck when it was last shuffled (all, or the discard pile), so
cards drawn since and cards drawn before are two pools. Battle cards: others see what was played; hand, unseen discard
and removed cards are interchangeable, but a removed card is none of those seen since it was removed.
"""

from __future__ import annotations

from random import Random

from engine.core.game import Game
from engine.kemet.content import DIVERSION
from engine.kemet.state import Player, State, without


def redeal(game: Game, seat: str | None, rng: Random) -> None:
    state: State = game.state
    others = [player for player in state.players.values() if player.seat != seat]
    _redeal_interventions(state, others, rng)
    for player in others:
        _redeal_battle_cards(player, rng)


def _redeal_interventions(state: State, others: list[Player], rng: Random) -> None:
    new = [*state.deck, *[card for player in others for card in player.drawn]]
    old = [card for player in others for card in _older(player)]
    rng.shuffle(new)
    rng.shuffle(old)
    for player in others:
        if not player.hand:
            continue  # not dealt yet
        kept = [old.pop() for _ in _older(player)]
        player.drawn = tuple([new.pop() for _ in player.drawn])
        player.hand = tuple(sorted([DIVERSION, *kept, *player.drawn]))
    state.deck = tuple(new)


def _older(player: Player) -> tuple[str, ...]:
    """Cards in hand that were drawn before the deck was last shuffled."""
    return without(player.hand, (*player.drawn, DIVERSION))


def _redeal_battle_cards(player: Player, rng: Random) -> None:
    pool = [*player.cards, *player.unseen, *player.removed]
    rng.shuffle(pool)
    removed = []
    for seen in player.proven:  # each later one has been seen less often, so it always finds a card
        removed.append(next(card for card in pool if card not in seen))
        pool.remove(removed[-1])
    player.removed = tuple(removed)
    player.unseen = tuple(sorted([pool.pop() for _ in player.unseen]))
    player.cards = tuple(sorted(pool))


def forget(game: Game, label: str) -> None:
    """After an undo by consent nobody knows the next card: the unseen rest of the deck is shuffled anew."""
    state: State = game.state
    state.deck = game.chance(label).shuffled(sorted(state.deck))
    state.undone = label
