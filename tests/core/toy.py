"""Secret high card: three rounds; all pick a card in secret, the highest wins a point and a trinket.

A small game that uses everything the kernel has. After the trinket the winner stays quiet (then cards are drawn),
has the deck mixed (chance), or dares the next seat (who is asked then).
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

from engine import ALL, BadOptions, Blocked, Event, Game, Option, Reason, Result, register
from engine.core.decision import Ask, Chosen, Dialogue, Together
from engine.core.event import event
from engine.core.script import Outcome, Script, goto

CARDS = tuple(str(number) for number in range(1, 25))
TRINKETS = ("coin", "cup", "drum", "ring", "rope", "seal", "vase")


@event
class ToyDrawn(Event):
    seat: str
    count: int


@event
class ToySeen(Event):
    seat: str
    cards: tuple[str, ...]


@event
class ToyShown(Event):
    cards: tuple[tuple[str, str], ...]
    winner: str


@dataclass
class Table:
    deck: list[str]
    hands: dict[str, list[str]]
    points: dict[str, int]
    played: list[str] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)


def plan(game: Game, seat: str) -> Dialogue:
    """Which card, and whether it counts double."""
    (card,) = yield Ask(seat, "highcard.card", tuple(Option(card, "card") for card in game.state.hands[seat]))
    (stake,) = yield Ask(seat, "highcard.stake", (Option("plain"), Option("double")), default=("plain",))
    return card.id, stake.id


class HighCardMatch(Script):
    steps: ClassVar[tuple[str, ...]] = ("shuffle", "draw", "pick", "prize", "boast", "dare", "mix", "close")
    round: int = 1
    winner: str = ""

    def shuffle(self, game: Game) -> None:
        game.state.deck = list(game.chance("deck.1").shuffled(CARDS))

    def draw(self, game: Game) -> None:
        game.recent.clear()
        count = 2 if self.round == 1 else 1
        for seat in game.seats:
            game.learn([seat])
            cards = [game.state.deck.pop() for _ in range(count)]
            game.state.hands[seat] = sorted(game.state.hands[seat] + cards, key=int)
            game.emit(ToyDrawn(seat=seat, count=count))
            game.emit(ToySeen(seat=seat, cards=tuple(cards), to=(seat,)))

    def pick(self, game: Game) -> Generator[Together, tuple[tuple[str, str], ...], None]:
        plans = yield Together("highcard.pick", tuple((seat, plan(game, seat)) for seat in game.seats), "sealed")
        shown = {seat: card for seat, (card, _) in zip(game.seats, plans, strict=True)}
        self.winner = max(shown, key=lambda seat: int(shown[seat]))
        for seat, (card, stake) in zip(game.seats, plans, strict=True):
            game.state.hands[seat].remove(card)
            game.state.played.append(card)
            if seat == self.winner:
                game.state.points[seat] += 2 if stake == "double" else 1
        game.emit(ToyShown(cards=tuple(shown.items()), winner=self.winner))

    def prize(self, game: Game) -> Generator[Ask, Chosen, None]:
        taken = game.state.taken
        free = tuple(Option(name, "trinket") for name in TRINKETS if name not in taken)

        def why() -> list[Blocked]:
            return [Blocked(name, Reason("trinket_taken", {"trinket": name}), "trinket") for name in taken]

        chosen = yield Ask(self.winner, "highcard.prize", free, min=1, max=2, why=why)
        game.state.taken = taken + [option.id for option in chosen]

    def boast(self, game: Game) -> Generator[Ask, Chosen, Outcome]:
        options = (Option("quiet"), Option("dare"), Option("mix"))
        (chosen,) = yield Ask(self.winner, "highcard.boast", options, default=("quiet",))
        return goto({"quiet": "close"}.get(chosen.id, chosen.id))

    def dare(self, game: Game) -> Generator[Ask, Chosen, Outcome]:
        other = game.seats[(game.seats.index(self.winner) + 1) % len(game.seats)]
        yield Ask(other, "highcard.dare", (Option("laugh"), Option("sigh")), min=0, default=())
        return goto("close")

    def mix(self, game: Game) -> None:
        game.state.deck = list(game.chance(f"mix.{self.round}").shuffled(game.state.deck))

    def close(self, game: Game) -> Outcome | None:
        if self.round == 3:
            best = max(game.state.points.values())
            game.finish("points", next(seat for seat in game.seats if game.state.points[seat] == best))
            return None
        self.round += 1
        return goto("draw")


class HighCard:
    game = "highcard"

    def check_options(self, seats: tuple[str, ...], options: Mapping[str, Any]) -> dict[str, Any]:
        if not 2 <= len(seats) <= 4 or len(set(seats)) < len(seats) or options:
            raise BadOptions("highcard_options", seats=list(seats), options=dict(options))
        return {}

    def begin(self, game: Game) -> None:
        game.state = Table(list(CARDS), {seat: [] for seat in game.seats}, dict.fromkeys(game.seats, 0))
        game.frames = [HighCardMatch()]

    def copy_state(self, state: Table) -> Table:
        hands = {seat: cards.copy() for seat, cards in state.hands.items()}
        return Table(state.deck.copy(), hands, state.points.copy(), state.played.copy(), state.taken.copy())

    def dump_state(self, state: Table) -> dict[str, Any]:
        return vars(state)

    def load_state(self, data: Any, game: Game) -> Table:
        return Table(**data)

    def check(self, game: Game) -> None:
        table: Table = game.state
        if tuple(sorted(table.hands)) != tuple(sorted(game.seats)) or set(table.points) != set(game.seats):
            raise ValueError("not every seat has a hand and points")
        if any(type(points) is not int for points in table.points.values()):
            raise ValueError("points are numbers")
        cards = table.deck + table.played + [card for hand in table.hands.values() for card in hand]
        if sorted(cards, key=int) != list(CARDS) or len(set(table.taken)) < len(table.taken):
            raise ValueError("every card and trinket is there once")
        if not set(table.taken) <= set(TRINKETS):
            raise ValueError("no such trinket")

    def view(self, game: Game, viewer: Any) -> dict[str, Any]:
        table: Table = game.state
        seen = {seat: hand if viewer in (seat, ALL) else len(hand) for seat, hand in table.hands.items()}
        own = viewer if isinstance(viewer, str) else None
        return {
            "asked": game.asked(),
            "decisions": [found.to_json() for found in game.decisions if viewer in (found.seat, ALL)],
            "entry": game.public_entry(own),
            "sealed": [list(ids) for ids in game.given.get(own, ())] if own else [],
            "hands": seen,
            "deck": list(table.deck) if viewer is ALL else len(table.deck),
            "points": dict(table.points),
            "taken": list(table.taken),
            "last": [found.to_json() for found in game.recent],
            "commitment": game.commitment,
        }

    def redeal(self, game: Game, seat: str | None, rng: Random) -> None:
        table: Table = game.state
        others = [other for other in game.seats if other != seat]
        unseen = table.deck + [card for other in others for card in table.hands[other]]
        rng.shuffle(unseen)
        for other in others:
            table.hands[other] = sorted([unseen.pop() for _ in table.hands[other]], key=int)
        table.deck = unseen

    def forget(self, game: Game, label: str) -> None:
        game.state.deck = list(game.chance(label).shuffled(game.state.deck))

    def result(self, game: Game, reason: str, winner: str | None) -> Result:
        points: dict[str, int] = game.state.points
        places = {seat: 1 + sum(other > points[seat] for other in points.values()) for seat in game.seats}
        return Result(reason, winner, places, {seat: {"cards": points[seat]} for seat in game.seats})


register(HighCard())
