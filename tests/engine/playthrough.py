"""Golden playthroughs: one recorded game per player count, with every seat's view along the way, compared as text.

python -m tests.engine.playthrough          writes them anew, to be reviewed as a diff
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from engine import Game, new_game
from engine.kemet.players import computer_player

HERE = Path(__file__).parent / "playthroughs"
SEATS = ("anubis", "horus", "bastet", "sobek", "wadjet")


def path_of(players: int) -> Path:
    return HERE / f"{players}_players.txt"


def lines(players: int) -> Iterator[str]:
    """Every question, answer and event of a game among computer players; views in short, at each turn."""
    game = new_game("kemet", SEATS[:players], seed=bytes([players]) * 32, salt="golden")
    seats = {seat: computer_player(rng=Random(f"{players}.{seat}")) for seat in game.seats}
    while not game.over:
        decision = game.decisions[0]
        id, options = seats[decision.seat].answer(game.view(decision.seat))
        offered = " ".join([option.id for option in decision.options])
        yield f"{id} {decision.kind} [{offered}] default {_short(decision.default)} -> {_short(options)}"
        for event in game.answer(id, decision.seat, options):
            yield f"    {json.dumps(event.to_json(), sort_keys=True)}"
            if event.kind == "TurnBegan":
                yield from views(game)
    yield f"result {json.dumps(game.result.to_json(), sort_keys=True) if game.result is not None else None}"


def views(game: Game) -> Iterator[str]:
    """What each seat sees: its own cards in full, the whole view as a fingerprint."""
    for viewer in (*game.seats, None):
        view: dict[str, Any] = game.view(viewer)
        mark = hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()[:12]
        hands = {seat: player["hand"]["cards"] for seat, player in view["players"].items()}
        yield f"    view {viewer} {mark} hands {json.dumps(hands)}"


def _short(ids: Any) -> str:
    return "-" if ids is None else ",".join(ids) or "()"


def sample_of(players: int) -> Path:
    return HERE / f"view_{players}_players.json"


def sample(players: int) -> str:
    """A whole view in the middle of a battle: what pictures and panels get."""
    rng = Random(players)
    game = new_game("kemet", SEATS[:players], seed=bytes([players]) * 32, options={"quick": True})
    while True:
        decision = rng.choice(game.decisions)
        if decision.kind == "battle.loser" and game.state.round >= 3:
            return json.dumps(game.view(decision.seat), indent=1, sort_keys=True) + "\n"
        count = rng.randint(decision.min, decision.max)
        game.answer(decision.id, decision.seat, [option.id for option in rng.sample(decision.options, count)])


def main() -> None:
    HERE.mkdir(exist_ok=True)
    for players in range(2, 6):
        path_of(players).write_text("\n".join(lines(players)) + "\n", encoding="utf-8")
        sample_of(players).write_text(sample(players), encoding="utf-8")
        print(path_of(players), sample_of(players))


if __name__ == "__main__":
    main()
