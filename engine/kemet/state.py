"""The table as plain data. Everything inside is immutable, so a copy copies a handful of dicts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeVar

from engine.core.event import frozen, plain
from engine.kemet.board.map import Board
from engine.kemet.content import FIGURES
from engine.kemet.content.entries import Powers, powers
from engine.kemet.flow.moments import Moments

T = TypeVar("T")
SOLDIERS = 12
PRAYER_MAX = 11
TOKENS = 5


_IN_ORDER = ("armies", "intruders", "pyramids", "holders", "market")  # stored as pairs: their order is kept
_NOT_STORED = ("board", "players", "moments", "owners")
_MAY_LACK = ("honour", "corruption", "underworld", "withheld")


class Army(NamedTuple):
    """All soldiers of one player in one zone, with at most one figure: a creature (T1), or one that stands alone."""

    owner: str
    soldiers: int
    figure: str | None = None


class Player:
    """One seat's things. Values are replaced, never changed in place."""

    seat: str
    city: str
    prayer: int
    dominance: int
    battle: int
    veterans: int
    supply: int
    waiting: tuple[str, ...]  # creatures in supply
    tiles: tuple[str, ...]
    powers: Powers  # what the tiles give, added up
    hand: tuple[str, ...]  # interventions, sorted
    drawn: tuple[tuple[int, str], ...]  # those of them that were drawn, each with the number of the deck it came from
    cards: tuple[str, ...]  # battle cards in hand, sorted
    played: tuple[str, ...]  # battle cards played: everybody knows them (T8)
    unseen: tuple[str, ...]  # battle cards discarded unseen
    removed: tuple[str, ...]  # battle cards out of the game, known to the owner alone
    proven: tuple[tuple[str, ...], ...]  # for each removed one: battle cards seen since, so that it is none of them
    used: tuple[str, ...]  # action spaces taken this round
    tokens: int  # normal tokens placed this round
    silver_space: str | None  # where the silver token lies
    gold_used: bool
    markers: tuple[str | None, ...]  # colours on the three power-up spaces
    bought: tuple[str, ...]  # colours bought this round (A2 d)
    # set, and stored, only where an expansion is in play that needs them
    honour: int | None = None
    corruption: int = 0  # follows from honour
    underworld: int = 0  # soldiers neither in supply nor on the board
    withheld: int = 0  # permanent fame that counts nowhere for now

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self.city = ""
        self.prayer = 7
        self.dominance = self.battle = self.veterans = 0
        self.supply = SOLDIERS
        self.waiting = self.hand = self.drawn = ()
        self.own(())
        self.cards = self.played = self.unseen = self.removed = ()
        self.proven = ()
        self.used = ()
        self.tokens = 0
        self.silver_space = None
        self.gold_used = False
        self.markers = (None, None, None)
        self.bought = ()

    @property
    def silver_used(self) -> bool:
        return self.silver_space is not None

    def own(self, tiles: tuple[str, ...]) -> None:
        """Sets the tiles and what they give together."""
        self.tiles = tiles
        self.powers = powers(tiles, self.corruption)

    def limit(self, figure: str | None) -> int:
        """How many soldiers an army with this figure may have (T1)."""
        return self.powers.limit if figure is None or not FIGURES[figure].alone else self.corruption

    def has(self, name: str) -> int:
        return self.powers.total.get(name, 0)


class State:
    """The whole table."""

    board: Board
    moments: Moments  # of the expansions in play
    owners: dict[str, str]  # district -> whose city it belongs to, from the players' cities; replaced, never changed
    colours: tuple[str, ...]
    round: int
    phase: str
    order: tuple[str, ...]
    active: str | None
    players: dict[str, Player]
    armies: dict[str, Army]  # who holds a zone
    intruders: dict[str, Army]  # who has come to fight there
    moving: tuple[str, Army] | None  # the group on the move and where it is now
    pyramids: dict[str, tuple[str, int]]
    holders: dict[str, str | None]  # conquered fame: zone -> who has it
    market: dict[str, int]
    deck: tuple[str, ...]  # the next card first
    discards: tuple[str, ...]
    shuffles: int
    undone: str  # the label of the last undo by consent: later shuffles must not repeat what it took back

    def copy(self) -> State:
        twin = object.__new__(State)
        values = twin.__dict__
        values.update(self.__dict__)
        players = {}
        for seat, player in self.players.items():
            other = object.__new__(Player)
            other.__dict__.update(player.__dict__)
            players[seat] = other
        values["players"] = players
        values["armies"] = self.armies.copy()
        values["intruders"] = self.intruders.copy()
        values["pyramids"] = self.pyramids.copy()
        values["holders"] = self.holders.copy()
        values["market"] = self.market.copy()
        return twin

    # ------------------------------------------------------------------ reading the table

    def owner_of(self, zone: str) -> str | None:
        """Whose city a district belongs to."""
        return self.owners.get(zone)

    def settle_in(self) -> None:
        """Says whose the districts are, once cities have been chosen."""
        cities = self.board.cities
        found = {player.seat: cities[player.city].districts for player in self.players.values() if player.city}
        self.owners = {zone: seat for seat, districts in found.items() for zone in districts}

    def controller(self, zone: str) -> str | None:
        """T4: presence; in an own district nobody else's presence."""
        army = self.armies.get(zone)
        return army.owner if army is not None else self.owner_of(zone)

    def districts(self, seat: str) -> tuple[str, ...]:
        return self.board.cities[self.players[seat].city].districts

    def conquered(self, seat: str) -> tuple[int, int]:
        """Temple fame and pyramid fame held."""
        temples = pyramids = 0
        for zone, holder in self.holders.items():
            if holder == seat:
                if zone in self.board.city_of:
                    pyramids += 1
                else:
                    temples += 1
        return temples, pyramids

    def fame(self, seat: str) -> int:
        player = self.players[seat]
        return player.dominance + player.battle - player.withheld + list(self.holders.values()).count(seat)

    def army_of(self, seat: str, zone: str) -> Army | None:
        """The seat's army in a zone, holding it or come to fight."""
        army = self.armies.get(zone)
        if army is not None and army.owner == seat:
            return army
        army = self.intruders.get(zone)
        return army if army is not None and army.owner == seat else None

    def on_board(self, seat: str) -> int:
        moving = self.moving[1].soldiers if self.moving is not None and self.moving[1].owner == seat else 0
        return moving + sum(
            army.soldiers for armies in (self.armies, self.intruders) for army in armies.values() if army.owner == seat
        )

    # ------------------------------------------------------------------ plain data

    def dump(self) -> dict[str, Any]:
        found = {name: plain(value) for name, value in self.__dict__.items() if name not in _NOT_STORED}
        for name in _IN_ORDER:
            found[name] = [[key, plain(value)] for key, value in self.__dict__[name].items()]
        found["players"] = [
            [seat, {name: plain(value) for name, value in player.__dict__.items() if name != "powers"}]
            for seat, player in self.players.items()
        ]
        return found

    @staticmethod
    def load(data: dict[str, Any], board: Board) -> State:
        state = object.__new__(State)
        state.board = board
        for name in State.__annotations__:
            if name not in (*_NOT_STORED, "moving", *_IN_ORDER):
                state.__dict__[name] = frozen(data[name])
        state.armies = {zone: Army(*army) for zone, army in data["armies"]}
        state.intruders = {zone: Army(*army) for zone, army in data["intruders"]}
        state.holders = dict(data["holders"])
        state.market = dict(data["market"])
        moving = data["moving"]
        state.moving = None if moving is None else (str(moving[0]), Army(*moving[1]))
        state.pyramids = {zone: (str(colour), int(level)) for zone, (colour, level) in data["pyramids"]}
        state.players = {}
        for seat, fields in data["players"]:
            player = state.players[seat] = object.__new__(Player)
            for name in Player.__annotations__:
                if name != "powers" and (name in fields or name not in _MAY_LACK):
                    player.__dict__[name] = frozen(fields[name])
            player.drawn = tuple([_drawn(card, state.shuffles) for card in player.drawn])
            player.own(player.tiles)
        state.settle_in()
        return state


def _drawn(card: Any, deck: int) -> tuple[int, str]:
    """Games stored earlier name only the cards that came from the present deck."""
    return (deck, card) if isinstance(card, str) else (int(card[0]), str(card[1]))


def without(items: tuple[T, ...], gone: Iterable[T]) -> tuple[T, ...]:
    """The items less one of each that is gone (where it is there)."""
    found = list(items)
    for item in gone:
        if item in found:
            found.remove(item)
    return tuple(found)


def copies(ids: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """(option id, id) for a hand: a second copy is `war_rage.2`."""
    seen: dict[str, int] = {}
    found = []
    for id in ids:
        seen[id] = seen.get(id, 0) + 1
        found.append((id if seen[id] == 1 else f"{id}.{seen[id]}", id))
    return tuple(found)
