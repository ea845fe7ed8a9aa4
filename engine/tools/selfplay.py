"""Random legal play with every invariant checked after every answer.

    python -m engine.tools.selfplay --games 100 --players 4 --seed 1

Exit code 1 on a violation; the game so far is written to a replay file.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from engine import Decision, Game, load_game, new_game
from engine.core.decision import Option
from engine.kemet.flow.day import SPACES, gold_options
from engine.kemet.invariants import check
from engine.kemet.state import State
from engine.kemet.table import COLOURS_IN_PLAY

SEATS = ("anubis", "bastet", "horus", "sobek", "wadjet")
MOST = 25  # options in a question, or groups, or options in a group
LONGEST = 20_000  # answers in a game


class Violation(Exception):
    """Something that is always true was not."""

    def __init__(self, what: str, game: Game) -> None:
        super().__init__(what)
        self.game = game


class Watch:
    """Sees that a step has changed nothing before its last question."""

    def __init__(self) -> None:
        self.begun: Any = None

    def __call__(self, moment: str, game: Game) -> None:
        if moment == "step":
            self.begun = picture(game)
        elif changed(game, self.begun):
            raise Violation(f"step {game.frames[-1].step} has changed the table before asking", game)

    def still(self, game: Game) -> None:
        if changed(game, self.begun):
            raise Violation(f"step {game.frames[-1].step} has changed the table between questions", game)


Picture = tuple[dict[str, Any], dict[str, dict[str, Any]], list[tuple[type, dict[str, Any]]], int]


def picture(game: Game) -> Picture:
    """Everything of the table and the frames that a step could change. Copied as far as it could change in place."""
    table = {name: value.copy() if type(value) is dict else value for name, value in vars(game.state).items()}
    players = {seat: vars(player).copy() for seat, player in table.pop("players").items()}
    return table, players, [(type(frame), vars(frame).copy()) for frame in game.frames], len(game.recent)


def changed(game: Game, before: Picture) -> bool:
    """Something is no longer as it was in the picture."""
    table, players, frames, recent = before
    now = vars(game.state)
    return (
        len(game.recent) != recent
        or [(type(frame), vars(frame)) for frame in game.frames] != frames
        or {seat: vars(player) for seat, player in now["players"].items()} != players
        or {name: value for name, value in now.items() if name != "players"} != table
    )


def play(
    players: int, seed: int, *, every: int, options: dict[str, Any] | None = None, colours: str | None = None
) -> tuple[Game, Counter[str]]:
    """One random game; JSON round trip and copy at every so many decisions."""
    rng = Random(f"{players}.{seed}")
    chosen = options if options is not None else random_options(rng, colours, players)
    game = new_game("kemet", SEATS[:players], seed=rng.randbytes(32), salt=str(seed), options=chosen)
    game.watch = watch = Watch()
    sound: dict[str, Any] = {}
    kinds: Counter[str] = Counter()
    answers = 0
    while not game.over:
        if answers >= LONGEST:
            raise Violation(f"the game does not end after {answers} answers", game)
        decision = rng.choice(game.decisions)
        kinds[decision.kind] += 1
        try:
            _step(game, watch, decision, rng, sound, full=answers % every == 0)
        except Violation:
            raise
        except Exception as error:
            raise Violation(f"{type(error).__name__}: {error} at {decision.kind}", game) from error
        answers += 1
    return game, kinds


def random_options(rng: Random, colours: str | None = None, players: int = 0) -> dict[str, Any]:
    """How a game begins. `colours`: names, of which the first as many as are in play come, or `random_emerald`."""
    found: dict[str, Any] = {"quick": rng.random() < 0.5}
    if colours is not None:
        names = colours.split(",")
        found["colours"] = colours if len(names) == 1 and "random" in colours else names[: COLOURS_IN_PLAY[players]]
        if "emerald" in colours and rng.random() < 0.25:
            found["great_old_ones"] = True
    return found


def _step(game: Game, watch: Watch, decision: Decision, rng: Random, sound: dict[str, Any], *, full: bool) -> None:
    check_decision(decision, game)
    if full:
        check_copies(game)
    count = rng.randint(decision.min, decision.max)
    ids = [option.id for option in rng.sample(decision.options, count)]
    asked = game.step
    game.answer(decision.id, decision.seat, ids)
    if not game.over:
        if game.step == asked:
            watch.still(game)
        check(game, sound)


def check_decision(decision: Decision, game: Game) -> None:
    """A legal answer exists, the default is legal, options and blocked are disjoint, nothing is too long."""

    def hold(fact: bool, what: str) -> None:
        if not fact:
            raise Violation(f"{decision.kind}: {what}", game)

    ids = [option.id for option in decision.options]
    blocked = [blocked.id for blocked in decision.blocked]
    hold(0 <= decision.min <= decision.max <= len(ids), f"{decision.min}..{decision.max} of {len(ids)} options")
    hold(len(set(ids)) == len(ids) and len(set(blocked)) == len(blocked), "an id twice")
    hold(not set(ids) & set(blocked), "an option that is blocked as well")
    hold(all(id.isascii() and 0 < len(id) <= 40 for id in [*ids, *blocked]), "an id that is too long or not ASCII")
    if decision.default is not None:
        chosen = decision.default
        hold(set(chosen) <= set(ids) and len(set(chosen)) == len(chosen), "a default that is not offered")
        hold(decision.min <= len(chosen) <= decision.max, "a default with a wrong count")
    check_groups(decision.options, hold)
    hold(everything(decision, game) <= {*ids, *blocked}, "neither offered nor blocked")


def everything(decision: Decision, game: Game) -> set[str]:
    """What must be offered or blocked, for the kinds of questions where the table says it."""
    state: State = game.state
    player = state.players[decision.seat]
    if decision.kind == "day.action":
        return {*SPACES, "end", "creatures", *[option.id for option in gold_options(player.powers.gold)]}
    if decision.kind == "power":
        return set(state.market)
    if decision.kind == "move.to":
        here, board = decision.params["zone"], state.board
        reachable = {*board.adjacent[here], *board.harbours, *[f"teleport.{zone}" for zone in board.obelisks]}
        return {"stop", *reachable} - {here, f"teleport.{here}"}
    if decision.kind == "battle.card":
        return {*player.cards, *player.played, *player.unseen, *player.removed}
    if decision.kind == "night.fate":
        return {str(place + 1) for place in range(len(state.order))}
    return set()


def check_groups(options: tuple[Option, ...], hold: Any) -> None:
    if len(options) > MOST:
        groups = Counter([option.group for option in options])
        hold(None not in groups and len(groups) <= MOST, f"{len(options)} options in {len(groups)} groups")
        hold(max(groups.values()) <= MOST, "a group that is too large")


def check_copies(game: Game) -> None:
    """A copy and a loaded game are the same game, at the same question."""
    text = game.to_json()
    loaded = load_game(text)
    for name, twin in (("copy", game.copy()), ("loaded game", loaded)):
        if [d.to_json() for d in twin.decisions] != [d.to_json() for d in game.decisions]:
            raise Violation(f"the {name} asks something else", game)
        if twin.to_json() != text:
            raise Violation(f"the {name} is another game", game)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m engine.tools.selfplay", description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, choices=range(2, 6), default=None, help="all counts where left out")
    parser.add_argument("--seed", type=int, default=0, help="of the first game; the next ones count on")
    parser.add_argument("--every", type=int, default=50, help="JSON and copy at every so many decisions")
    parser.add_argument(
        "--colours", default=None, help="names with commas, as many as are in play come; or random_emerald"
    )
    chosen = parser.parse_args(arguments)
    for players in [chosen.players] if chosen.players is not None else range(2, 6):
        answers, rounds, reasons = 0, 0, Counter[str]()
        kinds: Counter[str] = Counter()
        for number in range(chosen.games):
            try:
                game, seen = play(players, chosen.seed + number, every=chosen.every, colours=chosen.colours)
            except Violation as violation:
                path = Path(f"violation-{players}-{chosen.seed + number}.json")
                path.write_text(violation.game.to_json())
                print(f"{players} players, seed {chosen.seed + number}: {violation}", file=sys.stderr)
                print(f"to replay: python -m engine.tools.verify {path}", file=sys.stderr)
                return 1
            answers += len(game.log)
            rounds += game.state.round
            assert game.result is not None
            reasons[game.result.reason] += 1
            kinds += seen
        ends = ", ".join(f"{reason} {count}" for reason, count in sorted(reasons.items()))
        print(
            f"{players} players: {chosen.games} games, {answers} answers, {len(kinds)} kinds of questions, "
            f"{rounds / chosen.games:.1f} rounds on average, ended by {ends}; every invariant held"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
