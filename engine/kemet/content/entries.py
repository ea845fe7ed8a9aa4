"""What tiles, cards and creatures are: data first, then hooks bound to named moments of the flow.

Numbers (`mods`), each summed over what a seat has, with its source named:

    move                 movement points of every army            limit              soldiers in an army (5 + n)
    teleport_cost        prayer for a teleport                    teleport_obelisk   teleports may start at obelisks
    buy_cost, build_cost (per level), any_cost (each payment)     pray               prayer of the action Pray
    recruit_free, recruit_armies                                  pray_soldiers      soldiers placed with Pray
    gain                 on each gain by day or night             night_prayer       in N5
    night_cards          more cards in N6                         vision             drawn and discarded in N6
    night_build          free levels in N8                        prescience         sees the enemy's active card
    wound                discards cards for strength              hunger, honor      prayer for losses (B4)
    start_prayer, start_card   the attacker's, in B1              defence_fame, slayer_fame   in B6
    silver, gold         action tokens                            bark               along the Nile for a sacrifice
    drain                prayer for a superior strength           reinforce          soldiers joining an attack
    night_return         soldiers or honour in N8                 night_funeral      levels in N8 for a sacrifice

Fights (`fights`): numbers for a battle, by role. What `corrupt` names is multiplied by the owner's corruption.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

Parts = tuple[tuple[str, int], ...]
ROLES = {"attacker": ("attacker",), "defender": ("defender",), "any": ("attacker", "defender")}


class Fight(NamedTuple):
    """Numbers in a battle; `role` is attacker, defender or any."""

    role: str = "any"
    strength: int = 0
    damage: int = 0
    shield: int = 0
    critical: int = 0


class Rite(NamedTuple):
    """One choice of an ability in battle that is paid by a sacrifice: so much more of a total (G5, G14)."""

    total: str  # strength, damage or shield
    amount: int = 0
    corrupt: int = 0  # for each point of corruption, read after the honour is lost


class GoldAction(NamedTuple):
    """What a tile allows on the gold space: an action of the pyramid, changed in one way, or one of an expansion."""

    action: str  # move, recruit or power; pray, summon
    walls: bool = False  # enter an enemy district from anywhere (M7)
    teleport: bool = True
    extra_cost: int = 0
    any_colour: bool = False  # neither checks nor counts for colour and space (A2 d, e)


class Figure(NamedTuple):
    """A figure that goes with an army. No soldier: no limit used (C1). One that stands `alone` is an army by itself."""

    id: str
    move: int
    fight: Fight
    walls: bool = False
    free_teleport: bool = False
    silences: bool = False  # the opposing creature does nothing in battle (P10)
    toll: int = 0  # P13
    slayer: bool = False  # P12
    rites: tuple[Rite, ...] = ()  # one of them, once per battle
    alone: bool = False  # needs no soldiers; those with it are bound to it, at most as many as its owner's corruption
    lives: int = 0  # damage it can take in one battle after the soldiers
    desert: bool = False  # summoned to a desert zone; else to one on the Nile
    only: str | None = None  # the one way it can go
    bans: bool = False  # names a card that the opponent may not choose


class Tile(NamedTuple):
    """A power tile. `picture`: nobody owns two with the same one (A2 c)."""

    id: str
    colour: str
    level: int
    picture: str
    copies: int = 1
    mods: tuple[tuple[str, int], ...] = ()
    fights: tuple[Fight, ...] = ()
    creature: str | None = None
    gold: tuple[GoldAction, ...] = ()
    fame: int = 0  # dominance fame, once, when bought
    battle_card: str | None = None  # swapped in for one of the own, when bought
    mercenaries: int = 0
    avatar: str | None = None  # a figure that stands alone, summoned from supply
    corrupt: tuple[tuple[str, int], ...] = ()  # mods for each point of corruption
    corrupt_fights: tuple[Fight, ...] = ()  # fights for each point of corruption
    rites: tuple[Rite, ...] = ()  # one of them, once per battle
    replaces: str | None = None  # in the game instead of that tile, where the table has chosen so
    twin: str | None = None  # with two players only one of a group of twins is in the game (S3)


class Card(NamedTuple):
    """A divine intervention."""

    id: str
    copies: int
    cost: int
    timing: str  # battle, day or move
    fight: Fight | None = None
    prayer: int = 0
    soldiers: int = 0  # placed
    fire: int = 0  # removed from an enemy army
    move: int = 0
    free_teleport: bool = False
    stays: bool = False  # returns to the hand, never discarded


class BattleCard(NamedTuple):
    id: str
    strength: int
    damage: int
    shield: int
    own_losses: int = 0


@cache
def tile(id: str) -> Tile:
    from engine.kemet.content import TILES

    return TILES[id]


class Rebates:
    """What lowers prices. The same rebates are the same object, so that prices can be remembered by it."""

    def __init__(self, anything: Parts, buying: Parts, building: Parts) -> None:
        self.anything = anything
        self.buying = buying
        self.building = building


rebates = cache(Rebates)


class Powers:
    """Everything a set of tiles gives at a corruption, added up once."""

    def __init__(self, tiles: tuple[str, ...], corruption: int) -> None:
        entries = [tile(id) for id in tiles]
        self.parts: dict[str, Parts] = {}
        self.total: dict[str, int] = {}
        fights: dict[str, list[tuple[str, Fight]]] = {"attacker": [], "defender": []}
        for entry in entries:
            source, mods = f"tile.{entry.id}", entry.mods
            if corruption and entry.corrupt:
                mods = (*mods, *[(name, value * corruption) for name, value in entry.corrupt])
            for name, value in mods:
                self.parts[name] = (*self.parts.get(name, ()), (source, value))
                self.total[name] = self.total.get(name, 0) + value
            for fight in entry.fights if not entry.corrupt_fights else _grown(entry, corruption):
                for role in ROLES[fight.role]:
                    fights[role].append((source, fight))
        self.fights = {role: tuple(found) for role, found in fights.items()}
        self.pictures = frozenset([entry.picture for entry in entries])
        self.limit = 5 + self.total.get("limit", 0)
        self.gold = tuple([entry.id for entry in entries if entry.gold])
        self.creatures = tuple([entry.creature for entry in entries if entry.creature is not None])
        self.mercenaries = sum([entry.mercenaries for entry in entries])
        self.avatars = tuple([entry.avatar for entry in entries if entry.avatar is not None])
        self.rites = tuple([(entry.id, entry.rites) for entry in entries if entry.rites])
        lowered = [self.parts.get(name, ()) for name in ("any_cost", "buy_cost", "build_cost")]
        self.rebates: Rebates = rebates(*lowered)

    def get(self, name: str) -> int:
        return self.total.get(name, 0)


def _grown(entry: Tile, n: int) -> tuple[Fight, ...]:
    """A tile's fights at a corruption of n."""
    more = [
        Fight(fight.role, fight.strength * n, fight.damage * n, fight.shield * n, fight.critical * n)
        for fight in entry.corrupt_fights
    ]
    return (*entry.fights, *more)


@lru_cache(maxsize=16384)
def powers(tiles: tuple[str, ...], corruption: int = 0) -> Powers:
    return Powers(tiles, corruption)
