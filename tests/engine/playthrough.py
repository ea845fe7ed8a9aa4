"""Golden playthroughs: recorded games of each player count, with every seat's view along the way, compared as text.

One of the base game for each, and with emerald tiles one for two and one for four players.

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
from engine.kemet.content import AVATARS
from engine.kemet.players import computer_player

HERE = Path(__file__).parent / "playthroughs"
SEATS = ("anubis", "horus", "bastet", "sobek", "wadjet")


BOOK = {2: ["ruby", "emerald"], 4: ["sapphire", "onyx", "emerald"]}


def path_of(players: int, book: bool = False) -> Path:
    return HERE / f"{players}_players{'_emerald' if book else ''}.txt"


def lines(players: int, book: bool = False) -> Iterator[str]:
    """Every question, answer and event of a game among computer players; views in short, at each turn."""
    chosen: dict[str, Any] = {"colours": BOOK[players], "target_fame": 12} if book else {}
    game = new_game("kemet", SEATS[:players], seed=bytes([players]) * 32, salt="golden", options=chosen)
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


def sample_of(players: int, book: bool = False) -> Path:
    return HERE / f"view_{players}_players{'_emerald' if book else ''}.json"


def sample(players: int, book: bool = False) -> str:
    """A whole view in the middle of a battle: what pictures and panels get. With emerald an avatar is on the board."""
    rng = Random(players)
    chosen: dict[str, Any] = {"quick": True, **({"colours": BOOK[players], "target_fame": 25} if book else {})}
    game = new_game("kemet", SEATS[:players], seed=bytes([players]) * 32, options=chosen)
    while True:
        decision = rng.choice(game.decisions)
        ready = not book or any(army.figure in AVATARS for army in game.state.armies.values())
        if decision.kind == "battle.loser" and game.state.round >= 3 and ready:
            return json.dumps(game.view(decision.seat), indent=1, sort_keys=True) + "\n"
        count = rng.randint(decision.min, decision.max)
        game.answer(decision.id, decision.seat, [option.id for option in rng.sample(decision.options, count)])


def main() -> None:
    HERE.mkdir(exist_ok=True)
    for players in range(2, 6):
        path_of(players).write_text("\n".join(lines(players)) + "\n", encoding="utf-8")
        sample_of(players).write_text(sample(players), encoding="utf-8")
        print(path_of(players), sample_of(players))
    for players in BOOK:
        path_of(players, book=True).write_text("\n".join(lines(players, book=True)) + "\n", encoding="utf-8")
        sample_of(players, book=True).write_text(sample(players, book=True), encoding="utf-8")
        print(path_of(players, book=True), sample_of(players, book=True))


if __name__ == "__main__":
    main()
