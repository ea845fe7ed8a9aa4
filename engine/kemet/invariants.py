"""What is true of every table at every moment. Self-play checks it after each answer, loading checks it once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.core.game import Game
from engine.kemet.content import AVATARS, CARDS, COLOURS, CREATURES, DECK, DIVERSION, FIGURES, OWN_BATTLE_CARDS, TILES
from engine.kemet.content.entries import Tile
from engine.kemet.expansions import expansions_of
from engine.kemet.flow.battle import Battle
from engine.kemet.flow.day import SPACES, Turn, empty_floors
from engine.kemet.flow.move import Move
from engine.kemet.flow.night import Night
from engine.kemet.flow.power import NewTile
from engine.kemet.flow.ways import may_stand
from engine.kemet.state import PRAYER_MAX, SOLDIERS, TOKENS, Army, Player, State, without
from engine.kemet.table import market_of

PHASES = ("setup", "day", "night")


def check(game: Game, sound: dict[str, Any] | None = None) -> None:
    """Raises ValueError naming what does not hold.

    `sound` is for who checks after every answer: it remembers the players who were in order, and who has not changed
    since is not looked at again.
    """
    state: State = game.state
    _table(game, state)
    armies = _all_armies(state)
    for player in state.players.values():
        own = [army for army in armies if army.owner == player.seat]
        new = _new_tile(game, player)
        facts = {**vars(player), "armies": own, "new": new}
        if sound is not None and sound.get(player.seat) == facts:
            continue
        try:
            _player(state, player, new, own)
            _battle_cards(player, new)
        except ValueError as error:
            raise ValueError(f"{player.seat}: {error}") from error
        if sound is not None:
            sound[player.seat] = facts
    _armies(game, state)
    _cards(game, state)
    _fame(game, state)
    for expansion in expansions_of(state.colours):
        expansion.check(game)


def _hold(fact: Any, what: str, where: str = "") -> None:
    """`where` is put before what is wrong only if it is: nearly always nothing is."""
    if not fact:
        raise ValueError(f"{where}: {what}" if where else what)


def _table(game: Game, state: State) -> None:
    _hold(set(state.players) == set(game.seats), "every seat has a player")
    _hold(sorted(state.order) == sorted(game.seats), "the order has every seat once")
    _hold(state.active is None or state.active in game.seats, "the active seat is at the table")
    _hold(state.phase in PHASES, "the phase is known")
    _hold(type(state.round) is int and state.round >= 1 and type(state.shuffles) is int, "round and shuffles count")
    _hold(set(state.colours) <= set(COLOURS), "colours are known")
    districts = state.board.city_of
    for zone, (colour, level) in state.pyramids.items():
        sound = zone in districts and colour in state.colours and type(level) is int and 1 <= level <= 4
        _hold(sound, "no such pyramid", zone)
    cities = [player.city for player in state.players.values() if player.city]
    _hold(len(set(cities)) == len(cities) and set(cities) <= set(state.board.cities), "cities")
    left = state.market.values()
    _hold(set(map(type, left)) <= {int} and min(left, default=0) >= 0, "tiles are counted")
    owned = tuple([player.tiles for player in state.players.values()])
    _tiles(tuple(state.market.items()), owned, state.colours, "great_old_ones" in game.options)


@lru_cache(maxsize=4096)
def _tiles(
    market: tuple[tuple[str, int], ...], owned: tuple[tuple[str, ...], ...], colours: tuple[str, ...], replaced: bool
) -> None:
    """Looked at once for the same tiles."""
    left = dict(market)
    for tiles in owned:
        for tile in tiles:
            _hold(tile in left, "tiles are of the colours in play")
            left[tile] += 1
    _hold(left == market_of(colours, len(owned), replaced), "tiles are conserved")


def _player(state: State, player: Player, new: Tile | None, armies: list[Army]) -> None:
    """`armies`: the player's own."""
    numbers = (player.prayer, player.dominance, player.battle, player.veterans, player.supply, player.tokens)
    _hold(set(map(type, numbers)) == {int} and min(numbers) >= 0, "a number below nothing")
    _hold(player.prayer <= PRAYER_MAX, "prayer above the most there is")
    _hold(player.tokens <= TOKENS, "tokens")
    _hold(player.silver_space is None or player.silver_space in player.used, "silver on a used space")
    _hold(not player.silver_used or player.has("silver"), "silver without a tile for it")
    _hold(type(player.gold_used) is bool and (not player.gold_used or player.powers.gold), "gold")
    coming = TOKENS - player.tokens + (1 if player.has("silver") and not player.silver_used else 0)
    _hold(len(empty_floors(player.used)) <= coming, "the floors can still be balanced")
    _hold(len(set(player.used)) == len(player.used) and set(player.used) <= set(SPACES), "spaces")
    _hold(len(player.used) == player.tokens + player.silver_used, "a token on each used space")
    pictures = [TILES[id].picture for id in player.tiles]
    _hold(len(set(pictures)) == len(pictures), "one tile of a picture")
    _hold(len(player.markers) == 3 and set(player.markers) <= {*state.colours, None}, "markers")
    _hold(set(player.bought) <= set(state.colours), "colours bought")
    hired = player.powers.mercenaries - (new.mercenaries if new is not None else 0)
    everybody = player.supply + sum([army.soldiers for army in armies]) + player.underworld
    _hold(everybody == SOLDIERS + hired, "soldiers are conserved")
    figures = [army.figure for army in armies if army.figure is not None]
    abroad = [figure for figure in figures if figure in CREATURES]
    avatars = [figure for figure in figures if figure in AVATARS]
    _hold(len(set(avatars)) == len(avatars) and set(avatars) <= set(player.powers.avatars), "avatars are conserved")
    here = sorted((*player.waiting, *abroad, *([new.creature] if new is not None and new.creature is not None else ())))
    _hold(here == sorted(player.powers.creatures), "creatures are conserved")


def _new_tile(game: Game, player: Player) -> Tile | None:
    """A tile just taken that has not done yet what it does once (A3)."""
    for frame in game.frames:
        if isinstance(frame, NewTile) and frame.seat == player.seat:
            return TILES[frame.tile]
    return None


def _all_armies(state: State) -> list[Army]:
    moving = [state.moving[1]] if state.moving is not None else []
    return [*state.armies.values(), *state.intruders.values(), *moving]


def _armies(game: Game, state: State) -> None:
    zones = state.board.zones
    on_the_move = any(isinstance(frame, Move) and frame.step in ("go", "go_paid") for frame in game.frames)
    fought = [frame.zone for frame in game.frames if isinstance(frame, Battle)]
    attackers = [frame.attacker for frame in game.frames if isinstance(frame, Battle)]
    for place in (state.armies, state.intruders):
        for zone, army in place.items():
            _hold(zone in zones, "no such zone", zone)
            _hold(army.owner in game.seats and type(army.soldiers) is int, "no such army", zone)
            _hold(army.figure is None or army.figure in FIGURES, "no such figure", zone)
            alone = army.figure in AVATARS
            _hold(army.soldiers >= 0 if alone else army.soldiers > 0, "an army of nobody", zone)
            player = state.players[army.owner]
            limit = player.limit(army.figure) + (player.has("reinforce") if army.owner in attackers else 0)  # G13
            _hold((on_the_move and not alone) or army.soldiers <= limit, "more soldiers than an army may have", zone)
            _hold(army.figure is None or may_stand(state, army.figure, zone), "a figure bound to the Nile", zone)
    for zone, army in state.intruders.items():
        holder = state.armies.get(zone)
        _hold(bool(fought) or holder is not None, "nobody to fight", zone)  # if so, it lapses after this battle
        _hold(holder is None or holder.owner != army.owner, "an army on both sides", zone)
        _hold(not on_the_move, "a battle inside a move", zone)
    _hold((state.moving is not None) == on_the_move, "somebody moves outside of a move")


def _cards(game: Game, state: State) -> None:
    laid = [card for frame in game.frames if isinstance(frame, Battle) for side in frame.laid for card in side]
    hands = tuple([player.hand for player in state.players.values()])
    _interventions(state.deck, state.discards, hands, tuple([card for card in laid if not CARDS[card].stays]))


@lru_cache(maxsize=1024)
def _interventions(
    deck: tuple[str, ...], discards: tuple[str, ...], hands: tuple[tuple[str, ...], ...], laid: tuple[str, ...]
) -> None:
    """Looked at once for the same cards."""
    everything = sorted([*deck, *discards, *[card for hand in hands for card in hand], *laid])
    dealt = [DIVERSION] * sum([1 for hand in hands if hand])
    _hold(everything == sorted([*DECK, *dealt]), "interventions are conserved")


def _battle_cards(player: Player, new: Tile | None) -> None:
    if not player.cards and not player.played and not player.unseen:
        return  # not dealt yet
    _hold(player.hand.count(DIVERSION) == 1, "one diversion")
    drawn = [card for _, card in player.drawn]
    _hold(len(without(player.hand, drawn)) == len(player.hand) - len(drawn), "drawn cards are in hand")
    special = [card for card in [TILES[id].battle_card for id in player.tiles] if card is not None]
    if new is not None and new.battle_card is not None:
        special.remove(new.battle_card)
    own = sorted((*player.cards, *player.played, *player.unseen, *player.removed))
    _hold(own == sorted((*OWN_BATTLE_CARDS, *special)), "battle cards are conserved")
    _hold(len(player.removed) == len(player.proven) == len(special), "a removed battle card for each special one")


def _fame(game: Game, state: State) -> None:
    """T9: conquered fame equals control, wherever no action or battle is under way."""
    zones = {*state.board.temples, *[zone for zone, (_, level) in state.pyramids.items() if level == 4]}
    _hold(set(state.holders) == zones, "conquered fame lies on temples and on pyramids of level 4")
    if isinstance(game.frames[-1], Turn | Night) and not game.over:
        for zone, holder in state.holders.items():
            _hold(holder == state.controller(zone), "its fame is with who controls it", zone)
