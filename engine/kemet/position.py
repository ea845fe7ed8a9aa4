"""Positions: `options={"position": {...}}` starts a game in the middle. Only what differs from a quick set-up is said.

    {
      "round": 3, "phase": "day", "order": ["horus", "anubis"], "active": "anubis",
      "players": {"anubis": {
          "city": "buto", "prayer": 5, "dominance": 1, "battle": 2, "veterans": 1, "tiles": ["ruby1_charge"],
          "hand": ["war_rage"],                        # Diversion is always there as well
          "cards": ["b1", "b2"], "played": ["b3"], "unseen": ["b4"], "removed": [],   # battle cards
          "used": ["pray_bottom"], "bought": ["ruby"],  # spaces, colours bought this round
          "silver_used": False, "gold_used": False}},   # silver lies on the last of the used spaces
      "armies": {"buto_1": ["anubis", 5, "phoenix"], "sobek_temple": ["horus", 3]},   # all armies on the board
      "pyramids": {"buto_1": ["ruby", 4]},                                           # all pyramids
      "deck": ["prayer"],                              # the next cards, in order; the rest is shuffled below them
      "discards": ["war_fury"]
    }

With emerald among the named colours a player may have "honour" and "underworld" (soldiers there), and an army may be
an avatar's: "natron_flats": ["anubis", 0, "thoth"]. Fame put aside follows from honour.

Supply, market, waiting creatures, markers and conquered fame follow from these. Battle cards not named are in hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.core.errors import BadOptions
from engine.core.game import Game
from engine.kemet import invariants
from engine.kemet.content import DECK, DIVERSION, OWN_BATTLE_CARDS, TILES
from engine.kemet.expansions import expansions_of
from engine.kemet.flow.actions import LEVELS
from engine.kemet.flow.day import SPACES, Day
from engine.kemet.flow.deeds import settle
from engine.kemet.flow.night import Night
from engine.kemet.flow.rounds import Rounds
from engine.kemet.flow.setup import FIRST_CARDS, FIRST_DISTRICTS, FIRST_SOLDIERS, quick_pyramids
from engine.kemet.state import SOLDIERS, Army, Player, State, without

KEYS = ("round", "phase", "order", "active", "players", "armies", "pyramids", "deck", "discards")
NUMBERS = ("prayer", "dominance", "battle", "veterans")
LISTS = ("tiles", "hand", "cards", "played", "unseen", "removed", "used", "bought")
FLAGS = ("silver_used", "gold_used")
MOST, MOST_VETERANS = 99, 24  # more than any game comes to; how many to give up is one of 25 choices


def check_position(position: Any, seats: tuple[str, ...], options: Mapping[str, Any]) -> dict[str, Any]:
    """The shape of a description; whether the table is possible shows when it is laid out."""
    found = _mapping(position, "position", KEYS)
    _mapping(found.get("players", {}), "players", seats)
    for seat, facts in found.get("players", {}).items():
        _mapping(facts, f"players.{seat}", ("city", *NUMBERS, *LISTS, *FLAGS, *_more_numbers(options["colours"])))
        for name in LISTS:
            if not _texts(facts.get(name, [])):
                raise BadOptions("bad_position", field=f"players.{seat}.{name}")
        for name in FLAGS:
            if type(facts.get(name, False)) is not bool:
                raise BadOptions("bad_position", field=f"players.{seat}.{name}")
        for name in NUMBERS:
            most = MOST_VETERANS if name == "veterans" else MOST
            if not _count(facts.get(name, 0), 0, most):
                raise BadOptions("bad_position", field=f"players.{seat}.{name}", min=0, max=most)
    if not _count(found.get("round", 1), 1, MOST):
        raise BadOptions("bad_position", field="round", min=1, max=MOST)
    for name in ("armies", "pyramids"):
        if not isinstance(found.get(name, {}), Mapping):
            raise BadOptions("bad_position", field=name)
    for name in ("deck", "discards", "order"):
        if not _texts(found.get(name, [])):
            raise BadOptions("bad_position", field=name)
    if found.get("phase", "day") not in ("day", "night"):
        raise BadOptions("bad_position", field="phase", known=["day", "night"])
    if found.get("active", seats[0]) not in seats:
        raise BadOptions("bad_position", field="active", known=list(seats))
    if "order" in found and sorted(found["order"]) != sorted(seats):
        raise BadOptions("bad_position", field="order", known=list(seats))
    return found


def _more_numbers(colours: Any) -> tuple[str, ...]:
    """What the expansions in play describe of a player."""
    expansions = expansions_of(tuple(colours)) if isinstance(colours, list) else ()
    return tuple([name for expansion in expansions for name in expansion.position_numbers])


def _mapping(value: Any, field: str, known: tuple[str, ...]) -> dict[str, Any]:
    if not isinstance(value, Mapping):
        raise BadOptions("bad_position", field=field)
    for key in value:
        if key not in known:
            raise BadOptions("unknown_position_key", field=field, name=key, known=list(known))
    return dict(value)


def _count(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def _texts(value: Any) -> bool:
    return isinstance(value, list | tuple) and all(isinstance(item, str) for item in value)


def lay_out(game: Game, position: Mapping[str, Any]) -> None:
    """Sets the table and the frames. Raises BadOptions where the table is not possible."""
    state: State = game.state
    try:
        _seats(game, state, position)
        _board(state, position)
        _possessions(state, position)
        _interventions(game, state, position)
        settle(game)
        _frames(game, state, position)
        invariants.check(game)
    except (ValueError, KeyError, TypeError, IndexError, StopIteration) as error:
        raise BadOptions("bad_position", error=f"{type(error).__name__}: {error}") from error


def _seats(game: Game, state: State, position: Mapping[str, Any]) -> None:
    state.order = tuple(position.get("order", ())) or game.chance("order").shuffled(game.seats)
    state.round = position.get("round", 1)
    named = {seat: facts["city"] for seat, facts in position.get("players", {}).items() if "city" in facts}
    named = {**game.options["cities"], **named}
    free = [city for city in state.board.cities if city not in named.values()]
    for seat in state.order:
        state.players[seat].city = named[seat] if seat in named else free.pop(0)
    state.settle_in()


def _board(state: State, position: Mapping[str, Any]) -> None:
    armies, pyramids = position.get("armies"), position.get("pyramids")
    for place, seat in enumerate(state.order):
        player = state.players[seat]
        if pyramids is None:
            for zone, colour, level in quick_pyramids(state, player, place):
                state.pyramids[zone] = (colour, level)
        if armies is None:
            for zone in state.districts(seat)[:FIRST_DISTRICTS]:
                state.armies[zone] = Army(seat, FIRST_SOLDIERS)
    for zone, army in (armies or {}).items():
        state.armies[zone] = Army(*army)
    for zone, (colour, level) in (pyramids or {}).items():
        state.pyramids[zone] = (colour, level)
    for zone, (_, level) in state.pyramids.items():
        if level == LEVELS:
            state.holders[zone] = None


def _possessions(state: State, position: Mapping[str, Any]) -> None:
    for seat, player in state.players.items():
        facts = position.get("players", {}).get(seat, {})
        for name in NUMBERS:
            setattr(player, name, facts.get(name, getattr(player, name)))
        player.gold_used = facts.get("gold_used", False)
        player.own(tuple(facts.get("tiles", ())))
        for tile in player.tiles:
            state.market[tile] -= 1
        player.used, player.bought = tuple(facts.get("used", ())), tuple(facts.get("bought", ()))
        if facts.get("silver_used", False):
            player.silver_space = player.used[-1]
        player.tokens = len(player.used) - player.silver_used
        player.used = tuple(sorted(player.used, key=SPACES.index))
        player.supply = SOLDIERS + player.powers.mercenaries - state.on_board(seat)
        for expansion in expansions_of(state.colours):
            expansion.lay_out(player, facts)
        abroad = [army.figure for army in state.armies.values() if army.owner == seat]
        player.waiting = tuple([creature for creature in player.powers.creatures if creature not in abroad])
        built = [state.pyramids[zone][0] for zone in state.districts(seat) if zone in state.pyramids]
        if len(set(built)) < len(built):
            raise ValueError(f"{seat}: two pyramids of one colour in the city")
        player.markers = tuple([*built, None, None, None][:3])
        _battle_cards(player, facts)


def _battle_cards(player: Player, facts: Mapping[str, Any]) -> None:
    special = [TILES[id].battle_card for id in player.tiles]
    removed = list(facts.get("removed", ()))
    own = [*OWN_BATTLE_CARDS, *[card for card in special if card is not None]]
    for spare in OWN_BATTLE_CARDS:
        if len(removed) < len(own) - len(OWN_BATTLE_CARDS) and spare not in removed:
            removed.append(spare)
    player.removed = tuple(removed)
    player.proven = tuple([tuple(sorted([card for card in special if card is not None]))] * len(removed))
    player.played, player.unseen = tuple(facts.get("played", ())), tuple(facts.get("unseen", ()))
    rest = sorted(without(tuple(own), (*player.removed, *player.played, *player.unseen)))
    player.cards = tuple(sorted(facts.get("cards", rest)))
    if "cards" in facts and "unseen" not in facts:
        player.unseen = without(tuple(rest), player.cards)


def _interventions(game: Game, state: State, position: Mapping[str, Any]) -> None:
    facts = position.get("players", {})
    hands = {
        seat: [card for card in facts[seat]["hand"] if card != DIVERSION] for seat in facts if "hand" in facts[seat]
    }
    named = [card for hand in hands.values() for card in hand]
    named += [*position.get("deck", ()), *position.get("discards", ())]
    too_many = Counter(named) - Counter(DECK)
    if too_many:
        raise ValueError(f"more cards than there are: {sorted(too_many)}")
    rest = list(game.chance("deck.1").shuffled(without(tuple(sorted(DECK)), named)))
    for seat, player in state.players.items():
        cards = hands[seat] if seat in hands else [rest.pop() for _ in range(FIRST_CARDS)]
        player.hand = tuple(sorted([DIVERSION, *cards]))
        player.drawn = tuple([(state.shuffles, card) for card in sorted(cards)])
    state.deck = (*position.get("deck", ()), *rest)
    state.discards = tuple(position.get("discards", ()))


def _frames(game: Game, state: State, position: Mapping[str, Any]) -> None:
    rounds = Rounds()
    if position.get("phase", "day") == "night":
        rounds.step = "day"  # what follows the night
        game.frames = [rounds, Night()]
        state.phase = "night"
    else:
        rounds.step = "night"
        game.frames = [rounds, Day(at=state.order.index(position.get("active", state.order[0])))]
        state.phase = "day"
