"""A table in the terminal: you play one seat, computer players the others.

    python -m engine.tools.table --players 3 --seat anubis

Answer with the numbers of options ("1" or "1 3"), or nothing for the default.
"""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path
from random import Random
from typing import Any

from engine import Decision, Event, Game, IllegalAnswer, new_game
from engine.kemet.board.blood_and_sand import ZONES
from engine.kemet.odds import figure_of
from engine.kemet.players import ComputerPlayer, computer_player

SEATS = ("anubis", "bastet", "horus", "sobek", "wadjet")
CODES = {zone.id: zone.code for zone in ZONES}
HELP = "numbers of options, Enter for the default; ? why not, b board, h hand, u undo, q quit"


def plain(value: Any) -> str:
    """An id or a fact as people read it."""
    if isinstance(value, str):
        name = value.replace("_", " ")
        return f"{CODES[value]} {name}" if value in CODES else name
    if isinstance(value, list | tuple):
        return ", ".join([plain(item) for item in value])
    return str(value)


def tell(event: Event) -> str:
    facts = {name: value for name, value in event.to_json().items() if name not in ("event", "to")}
    return f"  {event.kind}: " + ", ".join([f"{name} {plain(value)}" for name, value in facts.items()])


def board_text(game: Game, seat: str) -> list[str]:
    view = game.view(seat)
    found = [f"round {view['round']}, {view['phase']}; order {', '.join(view['order'])}"]
    for name, player in view["players"].items():
        fame = player["fame"]
        found.append(
            f"  {name:8} {player['city']:10} prayer {player['prayer']:2}  fame {fame['total']} "
            f"({fame['dominance']}+{fame['battle']}+{fame['temple']}+{fame['pyramid']})  supply {player['soldiers']}  "
            f"veterans {player['veterans']}  cards {player['hand']['count']}  tiles {plain(player['tiles'])}"
        )
        if "honour" in player:
            found.append(
                f"           honour {player['honour']}  corruption {player['corruption']}  "
                f"underworld {player['underworld']}  fame aside {fame['aside']}  avatars {plain(player['avatars'])}"
            )
    for zone, facts in view["board"]["zones"].items():
        if facts["armies"] or facts["pyramid"]:
            armies = [f"{army['owner']} {army['soldiers']} {figure_of(army) or ''}" for army in facts["armies"]]
            pyramid = facts["pyramid"]
            built = f"pyramid {pyramid['colour']} {pyramid['level']}" if pyramid is not None else ""
            found.append(f"  {plain(zone):20} {'; '.join(armies):28} {built}")
    return found


def hand_text(game: Game, seat: str) -> list[str]:
    player = game.view(seat)["players"][seat]
    return [
        f"  interventions: {plain(player['hand']['cards'])}",
        f"  battle cards: {plain(player['battle_cards']['hand'])}",
    ]


def question_text(decision: Decision) -> list[str]:
    facts = ", ".join([f"{name} {plain(value)}" for name, value in decision.params.items()])
    found = [f"{decision.seat}: {decision.kind} {f'({facts})' if facts else ''}"]
    for number, option in enumerate(decision.options, 1):
        shown = [f"{name} {plain(value)}" for name, value in option.params.items() if plain(value) != plain(option.id)]
        found.append(f"  {number:2} {plain(option.id):28} {', '.join(shown)}")
    if decision.min != 1 or decision.max != 1:
        found.append(f"  choose {decision.min} to {decision.max}")
    return found


class Table:
    """One human, the rest computer players."""

    def __init__(self, game: Game, seat: str, rng: Random) -> None:
        self.game = game
        self.seat = seat
        self.others: dict[str, ComputerPlayer] = {
            name: computer_player(rng=Random(rng.random())) for name in game.seats if name != seat
        }

    def run(self) -> None:
        print(HELP)
        while not self.game.over:
            decision = self.game.decision(self.seat)
            if decision is not None:
                if not self._ask(decision):
                    return
                continue
            seat = self.game.decisions[0].seat
            self._carry_out(seat, *self.others[seat].answer(self.game.view(seat)))
        assert self.game.result is not None
        print(f"{self.game.result.reason}: {self.game.result.winner} wins; places {self.game.result.places}")

    def _carry_out(self, seat: str, decision_id: str, options: list[str]) -> None:
        for event in self.game.answer(decision_id, seat, options):
            if event.to is None or self.seat in event.to:
                print(tell(event))

    def _ask(self, decision: Decision) -> bool:
        """False when the player leaves."""
        print("\n".join(question_text(decision)))
        if decision.max == 0:
            print("  nothing to choose")
            self._carry_out(decision.seat, decision.id, [])
            return True
        try:
            said = input("> ").strip()
        except EOFError:
            return False
        if said == "q":
            return False
        if said == "?":
            for blocked in decision.blocked:
                print(f"  {plain(blocked.id):28} {blocked.reason.key} {plain(list(blocked.reason.params.items()))}")
        elif said == "b":
            print("\n".join(board_text(self.game, self.seat)))
        elif said == "h":
            print("\n".join(hand_text(self.game, self.seat)))
        elif said == "u":
            self._undo()
        else:
            self._answer(decision, said)
        return True

    def _answer(self, decision: Decision, said: str) -> None:
        if not said and decision.default is not None:
            chosen = list(decision.default)
        else:
            words = said.replace(",", " ").split()
            if not all(word.isdigit() and 1 <= int(word) <= len(decision.options) for word in words):
                print(f"  {HELP}")
                return
            chosen = [decision.options[int(word) - 1].id for word in words]
        try:
            self._carry_out(decision.seat, decision.id, chosen)
        except IllegalAnswer as error:
            print(f"  {error}")

    def _undo(self) -> None:
        barrier = self.game.barrier(self.seat)
        if barrier >= len(self.game.log):
            print("  nothing to take back")
        else:
            self.game.undo(barrier, self.seat)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m engine.tools.table", description=__doc__.split("\n")[0])
    parser.add_argument("--players", type=int, choices=range(2, 6), default=3)
    parser.add_argument("--seat", choices=SEATS, default=SEATS[0])
    parser.add_argument("--full", action="store_true", help="choose city, districts, pyramids and the first tile")
    parser.add_argument("--emerald", action="store_true", help="with the Book of the Dead")
    parser.add_argument("--save", type=Path, default=None, help="where to write the game when it ends")
    chosen = parser.parse_args(arguments)
    seats = [chosen.seat, *[seat for seat in SEATS if seat != chosen.seat]][: chosen.players]
    options = {"quick": not chosen.full, "colours": "random_emerald" if chosen.emerald else "random"}
    game = new_game("kemet", seats, seed=secrets.token_bytes(32), options=options)
    print(f"the shuffles are fixed by a seed with SHA-256 {game.commitment}")
    table = Table(game, chosen.seat, Random())
    try:
        table.run()
    except KeyboardInterrupt:
        print()
    if chosen.save is not None:
        chosen.save.write_text(game.to_json(), encoding="utf-8")
        print(f"saved to {chosen.save}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
