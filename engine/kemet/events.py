"""What happens in Kemet, as events. Seats are gods; `parts` name the sources of a number."""

from __future__ import annotations

from functools import cache

from engine.core.event import Event, event

Parts = tuple[tuple[str, int], ...]


@event
class OrderSet(Event):
    round: int
    order: tuple[str, ...]


@event
class CityChosen(Event):
    seat: str
    city: str


@event
class PhaseBegan(Event):
    phase: str
    round: int


@event
class TurnBegan(Event):
    seat: str


@event
class TurnEnded(Event):
    seat: str


@event
class TokenPlaced(Event):
    """`token`: normal, silver or gold; `tile`: whose gold action it is."""

    seat: str
    space: str
    token: str
    tile: str | None = None


@event
class PrayerGained(Event):
    """`gained` is less than the sum of the parts where 11 is the end (T3)."""

    seat: str
    gained: int
    parts: Parts
    prayer: int


@event
class PrayerPaid(Event):
    seat: str
    paid: int
    parts: Parts
    prayer: int
    reason: str


@event
class TileBought(Event):
    seat: str
    tile: str


@event
class FameGained(Event):
    """Permanent fame: dominance or battle."""

    seat: str
    fame: str
    amount: int
    source: str


@event
class FameMoved(Event):
    """Conquered fame (temple, pyramid) follows control (T9)."""

    zone: str
    fame: str
    before: str | None
    after: str | None


@event
class PyramidBuilt(Event):
    seat: str
    zone: str
    colour: str
    before: int
    level: int


@event
class SoldiersPlaced(Event):
    seat: str
    zone: str
    soldiers: int


@event
class SoldiersRemoved(Event):
    """Back to supply. `lost`: by an opponent's damage (T6)."""

    seat: str
    zone: str
    soldiers: int
    lost: bool
    reason: str


@event
class CreatureJoined(Event):
    seat: str
    creature: str
    zone: str


@event
class CreatureLeft(Event):
    """The creature is back in supply."""

    seat: str
    creature: str
    zone: str


@event
class ArmyMoved(Event):
    """`way`: walk, voyage, teleport or retreat; bark."""

    seat: str
    start: str
    end: str
    way: str
    soldiers: int
    creature: str | None


@event
class CardPlayed(Event):
    seat: str
    card: str


@event
class CardsDrawn(Event):
    seat: str
    count: int


@event
class CardsSeen(Event):
    seat: str
    cards: tuple[str, ...]


@event
class CardsDiscarded(Event):
    seat: str
    cards: tuple[str, ...]
    reason: str


@event
class DeckShuffled(Event):
    cards: int


@event
class BattleCardSwapped(Event):
    """All battle cards are back in hand, one is gone unseen, the special one has come."""

    seat: str
    special: str


@event
class BattleCardRemoved(Event):
    seat: str
    card: str


@event
class BattleBegan(Event):
    zone: str
    attacker: str
    defender: str


@event
class BattleCardsTakenBack(Event):
    seat: str


@event
class BattleCardShown(Event):
    """P4: shown before the other chooses."""

    seat: str
    card: str


@event
class BattleCardsRevealed(Event):
    """`unpaid` return to the hand without effect."""

    seat: str
    card: str
    interventions: tuple[str, ...]
    unpaid: tuple[str, ...]


@event
class BattleReckoned(Event):
    """B3 and B4: both sides' totals by source: (total name, parts). `seats`: attacker, defender."""

    zone: str
    seats: tuple[str, str]
    attacker: tuple[tuple[str, Parts], ...]
    defender: tuple[tuple[str, Parts], ...]
    winner: str


@event
class ArmyDisbanded(Event):
    seat: str
    zone: str
    soldiers: int


@event
class VeteranGained(Event):
    seat: str
    amount: int


@event
class VeteransSpent(Event):
    """`use`: prayer, card, soldier or discarded."""

    seat: str
    amount: int
    use: str


@event
class BattleEnded(Event):
    zone: str
    winner: str
    loser: str


@event
class BattleLapsed(Event):
    zone: str


@event
class NightStep(Event):
    step: int


@event
class PositionChosen(Event):
    seat: str
    position: int


@event
class GameWon(Event):
    seat: str
    fame: int


# ---------------------------------------------------------------------- Book of the Dead


@event
class HonourChanged(Event):
    seat: str
    before: int
    honour: int
    corruption: int


@event
class SoldierSacrificed(Event):
    """To the underworld, from an army or from supply (`zone` is None). `source`: what it pays for."""

    seat: str
    zone: str | None
    source: str
    underworld: int


@event
class SoldiersReturned(Event):
    """From the underworld to supply. `reason`: recruit, summon, reinforce or the tile."""

    seat: str
    soldiers: int
    underworld: int
    reason: str


@event
class FamePutAside(Event):
    """Permanent fame that counts nowhere for now; `aside` in all."""

    seat: str
    amount: int
    aside: int


@event
class FameTakenBack(Event):
    seat: str
    amount: int
    aside: int


@event
class AvatarSummoned(Event):
    seat: str
    avatar: str
    zone: str
    followers: int


@event
class AvatarMoved(Event):
    """`way`: walk, voyage, teleport, nile, bark or retreat."""

    seat: str
    avatar: str
    start: str
    end: str
    way: str
    followers: int


@event
class AvatarWounded(Event):
    """`lives` lost in this battle, `left` of them."""

    seat: str
    avatar: str
    zone: str
    lives: int
    left: int


@event
class AvatarLeft(Event):
    """Back in supply. `reason`: killed, or nowhere to retreat to."""

    seat: str
    avatar: str
    zone: str
    reason: str


@event
class CardBanned(Event):
    seat: str
    opponent: str
    card: str


@event
class RitePerformed(Event):
    """A sacrifice has bought `amount` more of a `total`: strength, damage or shield."""

    seat: str
    source: str
    total: str
    amount: int


# Facts that come up every turn: the same one is the same object.


@cache
def turn_began(seat: str) -> TurnBegan:
    return TurnBegan(seat=seat)


@cache
def turn_ended(seat: str) -> TurnEnded:
    return TurnEnded(seat=seat)


@cache
def token_placed(seat: str, space: str, token: str, tile: str | None = None) -> TokenPlaced:
    return TokenPlaced(seat=seat, space=space, token=token, tile=tile)


@cache
def night_step(step: int) -> NightStep:
    return NightStep(step=step)
