"""What happens in Kemet, as events. Seats are gods; `parts` name the sources of a number."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.event import Event, event

Parts = tuple[tuple[str, int], ...]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class OrderSet(Event):
    round: int
    order: tuple[str, ...]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CityChosen(Event):
    seat: str
    city: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseBegan(Event):
    phase: str
    round: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    seat: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded(Event):
    seat: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class TokenPlaced(Event):
    """`token`: normal, silver or gold; `tile`: whose gold action it is."""

    seat: str
    space: str
    token: str
    tile: str | None = None


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class PrayerGained(Event):
    """`gained` is less than the sum of the parts where 11 is the end (T3)."""

    seat: str
    gained: int
    parts: Parts
    prayer: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class PrayerPaid(Event):
    seat: str
    paid: int
    parts: Parts
    prayer: int
    reason: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class TileBought(Event):
    seat: str
    tile: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class FameGained(Event):
    """Permanent fame: dominance or battle."""

    seat: str
    fame: str
    amount: int
    source: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class FameMoved(Event):
    """Conquered fame (temple, pyramid) follows control (T9)."""

    zone: str
    fame: str
    before: str | None
    after: str | None


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class PyramidBuilt(Event):
    seat: str
    zone: str
    colour: str
    before: int
    level: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class SoldiersPlaced(Event):
    seat: str
    zone: str
    soldiers: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class SoldiersRemoved(Event):
    """Back to supply. `lost`: by an opponent's damage (T6)."""

    seat: str
    zone: str
    soldiers: int
    lost: bool
    reason: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CreatureJoined(Event):
    seat: str
    creature: str
    zone: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CreatureLeft(Event):
    """The creature is back in supply."""

    seat: str
    creature: str
    zone: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ArmyMoved(Event):
    """`way`: walk, voyage, teleport or retreat."""

    seat: str
    start: str
    end: str
    way: str
    soldiers: int
    creature: str | None


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed(Event):
    seat: str
    card: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDrawn(Event):
    seat: str
    count: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CardsSeen(Event):
    seat: str
    cards: tuple[str, ...]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDiscarded(Event):
    seat: str
    cards: tuple[str, ...]
    reason: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class DeckShuffled(Event):
    cards: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class BattleCardSwapped(Event):
    """All battle cards are back in hand, one is gone unseen, the special one has come."""

    seat: str
    special: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class BattleCardRemoved(Event):
    seat: str
    card: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class BattleBegan(Event):
    zone: str
    attacker: str
    defender: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class BattleCardsTakenBack(Event):
    seat: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class BattleCardShown(Event):
    """P4: shown before the other chooses."""

    seat: str
    card: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class BattleCardsRevealed(Event):
    """`unpaid` return to the hand without effect."""

    seat: str
    card: str
    interventions: tuple[str, ...]
    unpaid: tuple[str, ...]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class BattleReckoned(Event):
    """B3 and B4: both sides' totals by source: (total name, parts). `seats`: attacker, defender."""

    zone: str
    seats: tuple[str, str]
    attacker: tuple[tuple[str, Parts], ...]
    defender: tuple[tuple[str, Parts], ...]
    winner: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ArmyDisbanded(Event):
    seat: str
    zone: str
    soldiers: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class VeteranGained(Event):
    seat: str
    amount: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class VeteransSpent(Event):
    """`use`: prayer, card, soldier or discarded."""

    seat: str
    amount: int
    use: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class BattleEnded(Event):
    zone: str
    winner: str
    loser: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class BattleLapsed(Event):
    zone: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class NightStep(Event):
    step: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class PositionChosen(Event):
    seat: str
    position: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class GameWon(Event):
    seat: str
    fame: int
