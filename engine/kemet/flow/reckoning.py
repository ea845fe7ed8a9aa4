"""B3 and B4 as pure sums: strength, damage, critical damage and shields of a side, each by source."""

from __future__ import annotations

from typing import NamedTuple

from engine.kemet.content import BATTLE_CARDS, CARDS, FIGURES
from engine.kemet.content.entries import Fight, powers

Parts = tuple[tuple[str, int], ...]
Rites = tuple[tuple[str, str, int], ...]  # (source, total, amount)


class Side(NamedTuple):
    """One side of a battle, as far as sums need it."""

    role: str
    soldiers: int
    figure: str | None
    tiles: tuple[str, ...]
    home: bool
    card: str | None = None
    interventions: tuple[str, ...] = ()
    bonus: Parts = ()  # strength from choices made in this battle
    rites: Rites = ()  # any total from sacrifices made in this battle
    corruption: int = 0


class Prospect(NamedTuple):
    """What a side may still become before the sums by its own choice, and the prayer that it takes."""

    side: Side
    cost: int
    sources: tuple[str, ...]
    leaves: bool = False  # if it is the stronger one, a soldier may leave it after the sums


class Sums(NamedTuple):
    strength: Parts
    damage: Parts
    critical: Parts
    shield: Parts

    def named(self) -> tuple[tuple[str, Parts], ...]:
        return tuple(zip(self._fields, self, strict=True))


def total(parts: Parts) -> int:
    return sum([amount for _, amount in parts])


def reckon(side: Side, other: Side) -> Sums:
    """The sums of one side; the other's creature may silence ours (P10)."""
    figure = FIGURES[side.figure] if side.figure is not None else None
    sources: list[tuple[str, Fight]] = []
    strength: list[tuple[str, int]] = []
    if side.soldiers:
        strength.append(("soldiers", side.soldiers))
    if side.card is not None:
        card = BATTLE_CARDS[side.card]
        sources.append(("card", Fight("any", card.strength, card.damage, card.shield)))
    sources += powers(side.tiles, side.corruption).fights[side.role]
    if figure is not None and figure.alone:
        sources.append((f"avatar.{figure.id}", figure.fight))
    elif figure is not None and side.soldiers and not silences(other):
        sources.append((f"creature.{figure.id}", figure.fight))
    for id in side.interventions:
        fight = CARDS[id].fight
        if fight is not None:
            sources.append((f"intervention.{id}", fight))
    strength += [(source, fight.strength) for source, fight in sources if fight.strength]
    strength += side.bonus
    if side.home:
        strength.append(("home", 1))
    damage = [(source, fight.damage) for source, fight in sources if fight.damage]
    shield = [(source, fight.shield) for source, fight in sources if fight.shield]
    for source, name, amount in side.rites:
        {"strength": strength, "damage": damage, "shield": shield}[name].append((source, amount))
    critical = [(source, fight.critical) for source, fight in sources if fight.critical]
    return Sums(tuple(strength), tuple(damage), tuple(critical), tuple(shield))


def silences(side: Side) -> bool:
    """P10."""
    return side.figure is not None and side.soldiers > 0 and FIGURES[side.figure].silences


class Toll(NamedTuple):
    """What a battle takes from a side."""

    lost: int  # to the opponent's damage
    removed: int  # by its own card
    lives: int = 0  # of a figure that stands alone, after its soldiers


class Outcome(NamedTuple):
    attacker_wins: bool
    attacker: Toll
    defender: Toll


def outcome(attacker: Side, defender: Side, mine: Sums, theirs: Sums) -> Outcome:
    """Who wins (a tie goes to the defender), and who loses how many (B4: two passes, the attacker's effects first)."""
    wins = total(mine.strength) > total(theirs.strength)
    sides = [attacker, defender]
    left = [attacker.soldiers, defender.soldiers]
    lost, removed, lives = [0, 0], [0, 0], [0, 0]
    sums = (mine, theirs)

    def hit(victim: int, damage: int) -> None:
        gone = min(max(0, damage), left[victim])
        left[victim] -= gone
        lost[victim] += gone
        if damage > gone:
            figure = sides[victim].figure
            most = FIGURES[figure].lives if figure is not None else 0
            lives[victim] = min(most, lives[victim] + damage - gone)

    for actor in (0, 1):
        hit(1 - actor, total(sums[actor].critical))
        card = sides[actor].card
        own = min(BATTLE_CARDS[card].own_losses if card is not None else 0, left[actor])
        left[actor] -= own
        removed[actor] += own
    for actor in (0, 1):
        hit(1 - actor, total(sums[actor].damage) - total(sums[1 - actor].shield))
    return Outcome(wins, Toll(lost[0], removed[0], lives[0]), Toll(lost[1], removed[1], lives[1]))
