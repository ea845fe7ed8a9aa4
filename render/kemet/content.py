"""Facts that pictures show as signs and numbers; names come from `words`. A test compares them with the engine."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

import words
from render.core.reading import ViewError

_TILE = re.compile(r"(ruby|sapphire|diamond|onyx|emerald)([1-4])_\w+")
Signs = tuple[tuple[str, str], ...]  # (icon, number beside it)


@dataclass(frozen=True)
class BattleCard:
    """The numbers of a battle card."""

    strength: int
    damage: int
    shield: int
    own_losses: int = 0


@dataclass(frozen=True)
class Intervention:
    """What an intervention costs, when it is played, and its signs."""

    cost: int
    timing: str
    signs: Signs


BATTLE_CARDS = {
    "b1": BattleCard(4, 1, 0),
    "b2": BattleCard(3, 2, 0),
    "b3": BattleCard(1, 3, 0),
    "b4": BattleCard(2, 2, 1),
    "b5": BattleCard(2, 0, 2),
    "b6": BattleCard(3, 0, 1),
    "b7": BattleCard(5, 0, 0, own_losses=2),
    "b8": BattleCard(1, 1, 3),
    "special_offensive": BattleCard(3, 3, 0),
    "special_defensive": BattleCard(3, 0, 3),
}

INTERVENTIONS = {
    "diversion": Intervention(0, "battle", (("card", ""),)),
    "war_rage": Intervention(0, "battle", (("strength", "+1"),)),
    "war_fury": Intervention(1, "battle", (("strength", "+2"),)),
    "bloody_battle": Intervention(0, "battle", (("damage", "+1"),)),
    "bloodbath": Intervention(1, "battle", (("damage", "+2"),)),
    "bronze_wall": Intervention(0, "battle", (("shield", "+1"),)),
    "iron_wall": Intervention(1, "battle", (("shield", "+2"),)),
    "tactical_support": Intervention(0, "day", (("soldier", "+2"),)),
    "raining_fire": Intervention(1, "day", (("soldier", "−1"),)),
    "transfer": Intervention(0, "move", (("obelisk", ""),)),
    "swiftness": Intervention(0, "move", (("move", "+1"),)),
    "prayer": Intervention(0, "day", (("prayer", "+2"),)),
}

# What a tile does, at a glance. Creatures show themselves; a tile that is not listed shows the plain sign of a tile.
SIGNS: dict[str, Signs] = {
    "ruby1_charge": (("attack", ""), ("strength", "+1")),
    "ruby1_priest_of_mafdet": (("move", "+1"),),
    "ruby2_carnage": (("damage", "+1"),),
    "ruby2_wrryt_storm": (("strength", "3"), ("damage", "3")),
    "ruby2_portal_of_thoth": (("obelisk", ""), ("prayer", "−1")),
    "ruby3_blades_of_neith": (("strength", "+1"),),
    "ruby3_divine_wound": (("card", ""), ("strength", "+")),
    "ruby3_domination": (("fame", "+1"),),
    "ruby4_initiative": (("attack", ""), ("critical", "+1")),
    "ruby4_surprise_attack": (("gold", ""), ("move", "")),
    "ruby4_act_of_god": (("silver", ""),),
    "sapphire1_recruiting_scribe": (("soldier", "3"), ("prayer", "0")),
    "sapphire1_defense": (("defend", ""), ("strength", "+1")),
    "sapphire2_reinforcement_prayer": (("prayer", ""), ("soldier", "+2")),
    "sapphire2_shetyw_barrier": (("strength", "3"), ("shield", "3")),
    "sapphire2_shields_of_neith": (("shield", "+1"),),
    "sapphire3_legion": (("soldier", "7"),),
    "sapphire3_defensive_victory": (("defend", ""), ("fame", "+1")),
    "sapphire3_prescience": (("card", ""),),
    "sapphire3_domination": (("fame", "+1"),),
    "sapphire4_reinforcements": (("soldier", ""), ("prayer", "0")),
    "sapphire4_divine_will": (("gold", ""), ("soldier", "")),
    "sapphire4_act_of_god": (("silver", ""),),
    "diamond1_priest": (("prayer", "3"),),
    "diamond1_priestess": (("tile", ""), ("prayer", "−1")),
    "diamond2_magical_support": (("build", ""), ("prayer", "−1")),
    "diamond2_vision": (("moon", ""), ("card", "+4")),
    "diamond2_divine_boon": (("moon", ""), ("card", "+1")),
    "diamond3_hand_of_god": (("moon", ""), ("build", "+1")),
    "diamond3_divine_hunger": (("damage", ""), ("prayer", "+2")),
    "diamond3_priest_of_thoeris": (("attack", ""), ("card", "+1")),
    "diamond3_domination": (("fame", "+1"),),
    "diamond4_priest_of_ra": (("prayer", "−1"),),
    "diamond4_priest_of_amon": (("moon", ""), ("prayer", "+7")),
    "diamond4_act_of_god": (("silver", ""),),
    "onyx1_mercenaries_sword": (("soldier", "+3"),),
    "onyx1_mercenaries_spear": (("soldier", "+3"),),
    "onyx1_local_recruitment": (("soldier", "1"), ("prayer", "0")),
    "onyx2_honor_in_battle": (("soldier", ""), ("prayer", "+1")),
    "onyx2_dedication_to_battle": (("attack", ""), ("prayer", "+2")),
    "onyx2_twin_ceremony": (("gold", ""), ("tile", "")),
    "onyx3_forced_march": (("gold", ""), ("move", "")),
    "onyx3_deadly_trap": (("defend", ""), ("critical", "+1")),
    "onyx3_domination": (("fame", "+1"),),
    "onyx4_bestial_fury": (("strength", "+1"), ("damage", "+1")),
    "onyx4_divine_might": (("prayer", "+2"),),
    "onyx4_act_of_god": (("silver", ""),),
    "emerald1_dark_cult": (("sacrifice", ""), ("gold", ""), ("prayer", "+2")),
    "emerald1_return_from_beyond": (("moon", ""), ("underworld", "−2")),
    "emerald2_strength_drain": (("sacrifice", ""), ("prayer", "+")),
    "emerald2_dark_servants": (("soldier", "+"), ("corruption", "")),
    "emerald2_solar_bark": (("sacrifice", ""), ("move", "+1")),
    "emerald3_death_ritual": (("strength", ""), ("damage", ""), ("shield", ""), ("sacrifice", "+1")),
    "emerald3_funeral_building": (("sacrifice", ""), ("build", "+2")),
    "emerald3_uncanny_reinforcement": (("attack", ""), ("soldier", "+1")),
    "emerald3_domination": (("fame", "+1"),),
    "emerald4_putrid_power": (("attack", ""), ("strength", "+"), ("corruption", "")),
    "emerald4_act_of_god": (("silver", ""),),
}

CREATURE_OF = {
    "ruby2_phoenix": "phoenix",
    "ruby3_royal_scarab": "royal_scarab",
    "ruby4_giant_scorpion": "giant_scorpion",
    "sapphire2_ancestral_elephant": "ancestral_elephant",
    "sapphire4_sphinx": "sphinx",
    "diamond2_deep_desert_snake": "deep_desert_snake",
    "diamond4_mummy": "mummy",
    "onyx2_khnums_sphinx": "khnums_sphinx",
    "onyx3_griffin_sphinx": "griffin_sphinx",
    "onyx4_devourer": "devourer",
    "emerald2_demeaned_sphinx": "demeaned_sphinx",
}

AVATAR_OF = {
    "emerald4_thoth": "thoth",
    "emerald4_apophis": "apophis",
    "emerald4_nyarlathotep": "nyarlathotep",
    "emerald4_cthulhu": "cthulhu",
}
AVATAR_STRENGTH = {"thoth": 4, "apophis": 5, "nyarlathotep": 4, "cthulhu": 5}
AVATAR_LIVES = 2


# What a tile or creature adds in battle: (role, strength, damage, shield, critical damage).
Fight = tuple[str, int, int, int, int]
FIGHTS: dict[str, tuple[Fight, ...]] = {
    "ruby1_charge": (("attacker", 1, 0, 0, 0),),
    "ruby2_carnage": (("any", 0, 1, 0, 0),),
    "ruby3_blades_of_neith": (("any", 1, 0, 0, 0),),
    "ruby4_initiative": (("attacker", 1, 1, 0, 1), ("defender", 0, 1, 0, 1)),
    "sapphire1_defense": (("defender", 1, 0, 0, 0),),
    "sapphire2_shields_of_neith": (("any", 0, 0, 1, 0),),
    "onyx3_deadly_trap": (("defender", 1, 0, 0, 1),),
    "onyx4_bestial_fury": (("any", 1, 1, 0, 0),),
}
CORRUPT_FIGHTS: dict[str, tuple[Fight, ...]] = {  # for each point of its owner's corruption
    "emerald4_putrid_power": (("attacker", 1, 0, 0, 0),),
}
CREATURE_FIGHTS: dict[str, tuple[int, int, int, int]] = {
    "phoenix": (1, 0, 0, 0),
    "royal_scarab": (2, 0, 0, 0),
    "giant_scorpion": (2, 2, 0, 0),
    "ancestral_elephant": (1, 0, 1, 0),
    "sphinx": (2, 0, 0, 0),
    "deep_desert_snake": (0, 0, 0, 0),
    "mummy": (2, 0, 0, 0),
    "khnums_sphinx": (1, 0, 0, 0),
    "griffin_sphinx": (2, 0, 0, 0),
    "devourer": (2, 0, 0, 0),
    "demeaned_sphinx": (1, 0, 0, 0),
}
SILENCERS = ("deep_desert_snake",)  # the opposing creature adds nothing


@dataclass(frozen=True)
class Tile:
    """A tile: what its id says, its creature or avatar, and its signs."""

    id: str
    colour: str
    level: int
    creature: str | None
    signs: Signs
    avatar: str | None = None

    @property
    def being(self) -> str | None:
        """The creature or avatar."""
        return self.avatar or self.creature


def in_order(ids: Iterable[str]) -> list["Tile"]:
    """Tiles by colour and level, as every picture and text lists them.

    >>> [tile.id for tile in in_order(["ruby3_domination", "onyx4_act_of_god", "ruby1_charge"])]
    ['onyx4_act_of_god', 'ruby1_charge', 'ruby3_domination']
    """
    return sorted((tile(id) for id in ids), key=lambda found: (found.colour, found.level))


def tile(id: str, field: str = "tile") -> Tile:
    """The tile of an id; ids begin with colour and level.

    >>> tile("ruby3_blades_of_neith").level
    3
    """
    found = _TILE.fullmatch(id) if isinstance(id, str) else None
    if found is None or not words.has("en", f"tile-{id}"):
        raise ViewError(field, f"unknown tile {id!r}")
    return Tile(id, found[1], int(found[2]), CREATURE_OF.get(id), SIGNS.get(id, (("tile", ""),)), AVATAR_OF.get(id))
