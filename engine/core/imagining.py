"""What could be, for all a seat knows: the game with everything hidden from it dealt anew."""

from __future__ import annotations

from random import Random

from engine.core.game import Game


def imagine(game: Game, seat: str | None, rng: Random) -> Game:
    """A copy in which everything that seat cannot know is dealt anew, consistent with all it knows."""
    talks = game.open_talks()
    together = game.together
    twin = game.copy()
    if not game.over:
        twin.seed = rng.randbytes(32)  # what is still to be shuffled is unknown too; the commitment stays
    locked = []
    for other, talk in talks.items():
        secret = together.secret if together is not None else talk.ask.secret  # type: ignore[union-attr]
        if other != seat and secret is not None:
            twin.given.pop(other, None)
            if talk.ask is None:
                locked.append(other)
    game.rules.redeal(twin, seat, rng)
    for other in locked:
        _choose(twin, other, rng)
    return twin


def _choose(game: Game, seat: str, rng: Random) -> None:
    """The seat has locked something in: anything it could have chosen."""
    talk = game.open_talks()[seat]
    answers = game.given.setdefault(seat, [])
    while talk.ask is not None:
        ask = talk.ask
        chosen = sorted(rng.sample(range(len(ask.options)), rng.randint(ask.min, ask.max)))
        picked = tuple([ask.options[index] for index in chosen])
        answers.append(tuple([option.id for option in picked]))
        try:
            talk.ask = talk.generator.send(picked)
        except StopIteration as stop:
            talk.ask, talk.result = None, stop.value
