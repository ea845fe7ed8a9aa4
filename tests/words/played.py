"""Games played at random, for the tests: a few samples of everything that is asked, offered, refused and told."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from engine import Game, new_game

GODS = ("anubis", "bastet", "horus", "sobek", "wadjet")
STEPS = 2000
SAMPLES = 25
TELLING = ("fame", "lost", "phase", "reason", "token", "use", "way")
"""Facts on which texts depend: samples are taken of each value."""

Facts = dict[str, Any]


class Sight(NamedTuple):
    events: list[Facts]
    decisions: list[Facts]
    asked: list[Facts]
    options: list[Facts]
    blocked: list[Facts]


class _Samples:
    def __init__(self) -> None:
        self.kept: dict[tuple[str, ...], list[Facts]] = {}

    def add(self, kind: str, facts: Facts, sample: Facts) -> None:
        told = [f"{name}={facts[name]}" for name in TELLING if name in facts]
        shelf = self.kept.setdefault((kind, *sorted(facts), *told), [])
        if len(shelf) < SAMPLES and sample not in shelf:
            shelf.append(sample)

    def all(self) -> list[Facts]:
        return [sample for shelf in self.kept.values() for sample in shelf]


def _games() -> Iterator[tuple[Game, Random]]:
    for players in (2, 3, 4, 5):
        for number in range(6):
            seed = bytes([players, number] * 16)
            options: Facts = {"quick": number % 2 == 0}
            yield new_game("kemet", GODS[:players], seed=seed, options=options), Random(seed)
            options |= {"colours": "random_emerald", "great_old_ones": number == 0}
            yield new_game("kemet", GODS[:players], seed=seed, options=options), Random(seed)


@cache
def sight() -> Sight:
    """Plays the games."""
    events, decisions, asked, options, blocked = (_Samples() for _ in range(5))
    for game, rng in _games():
        for event in game.recent:
            events.add(event.kind, event.to_json(), event.to_json())
        while not game.over and game.step < STEPS:
            for entry in game.asked():
                asked.add(f"{entry['kind']} {entry['state']}", {}, entry)
            for open_one in game.decisions:
                facts = open_one.to_json()
                decisions.add(f"{facts['kind']} {facts['max'] == 0}", facts["params"], facts)
                for option in facts["options"]:
                    options.add(option["kind"], option["params"], option)
                for option in facts["blocked"]:
                    blocked.add(f"{option['kind']} {option['reason']['key']}", option["params"], option)
            decision = rng.choice(game.decisions)
            least = max(decision.min, min(1, decision.max))  # doing something shows more than doing nothing
            chosen = rng.sample(decision.options, rng.randint(least, min(decision.max, len(decision.options))))
            for event in game.answer(decision.id, decision.seat, [option.id for option in chosen]):
                events.add(event.kind, event.to_json(), event.to_json())
    return Sight(events.all(), decisions.all(), asked.all(), options.all(), blocked.all())
