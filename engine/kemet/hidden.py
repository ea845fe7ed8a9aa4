"""Who cannot know what: dealing anew everything that a seat cannot know, consistent with all it knows (T8).

Interventions: everybody knows which cards went into the deck each time it was shuffled (all, or the discard pile), so
cards drawn from the same deck are a pool. What was laid and could not be paid is known until the battle is over. Battle
cards: others see what was played; hand, unseen discard and removed cards are interchangeable, but a removed card is
none of those seen since it was removed.
"""

from __future__ import annotations

from random import Random

from engine.core.game import Game
from engine.kemet.content import DIVERSION
from engine.kemet.flow.battle import Battle
from engine.kemet.state import Player, State, without


def redeal(game: Game, seat: str | None, rng: Random) -> None:
    state: State = game.state
    others = [player for player in state.players.values() if player.seat != seat]
    _redeal_interventions(state, others, _laid_unpaid(game), rng)
    for player in others:
        _redeal_battle_cards(player, rng)


def _laid_unpaid(game: Game) -> dict[str, tuple[str, ...]]:
    """What each fighter has shown in the battle under way and still holds."""
    found: dict[str, tuple[str, ...]] = {}
    for frame in game.frames:
        if isinstance(frame, Battle):
            found |= zip(frame.seats, frame.unpaid, strict=True)
    return found


def _redeal_interventions(state: State, others: list[Player], shown: dict[str, tuple[str, ...]], rng: Random) -> None:
    pools: dict[int, list[str]] = {state.shuffles: list(state.deck)}
    for player in others:
        player.drawn = _whole(player)
    kept = {player.seat: _known(player, shown.get(player.seat, ())) for player in others}
    unknown = {player.seat: [deck for deck, _ in without(player.drawn, kept[player.seat])] for player in others}
    for player in others:
        for deck, card in without(player.drawn, kept[player.seat]):
            pools.setdefault(deck, []).append(card)
    for pool in pools.values():
        rng.shuffle(pool)
    for player in others:
        if player.hand:  # else nothing has been dealt yet
            player.drawn = (*kept[player.seat], *[(deck, pools[deck].pop()) for deck in unknown[player.seat]])
            player.hand = tuple(sorted([DIVERSION, *[card for _, card in player.drawn]]))
    state.deck = tuple(pools[state.shuffles])


def _whole(player: Player) -> tuple[tuple[int, str], ...]:
    """The hand with where each card came from; in games stored earlier that may be unknown: an older deck."""
    rest = without(player.hand, [DIVERSION, *[card for _, card in player.drawn]])
    return (*[(0, card) for card in rest], *player.drawn)


def _known(player: Player, shown: tuple[str, ...]) -> list[tuple[int, str]]:
    rest, found = list(player.drawn), []
    for card in shown:
        each = next((each for each in rest if each[1] == card), None)
        if each is not None:
            rest.remove(each)
            found.append(each)
    return found


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
