"""A compact record of a game that people can read: one line per turn, zones by their codes.

    python -m engine.tools.notation game.json

    1.2 horus: move_top B1^SO5 -2 x SO anubis:horus b1+war_rage/b3 10:7 ...

`B1-NF5` walks with five, `~` sails, `^` teleports, `<` retreats; `≈` goes along the Nile; `SO+3` placed, `SO†2` lost,
`SO-2` removed, `SO‡1` sacrificed (a seat: from its supply);
`+3`, `-2` prayer; `*` fame. Public facts only: what nobody has seen is not in it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from engine import BadGameFile, Event, Game, replay
from engine.kemet.board.blood_and_sand import ZONES

CODES = {zone.id: zone.code for zone in ZONES}
WAYS = {"walk": "-", "voyage": "~", "teleport": "^", "retreat": "<", "nile": "≈", "bark": "≈"}


def _moved(event: Any) -> str:
    creature = f"+{event.creature}" if event.creature is not None else ""
    return f"{CODES[event.start]}{WAYS[event.way]}{CODES[event.end]}{event.soldiers}{creature}"


def _removed(event: Any) -> str:
    return f"{CODES[event.zone]}{'†' if event.lost else '-'}{event.soldiers}"


def _revealed(event: Any) -> str:
    unpaid = "".join([f"({card})" for card in event.unpaid])
    return f"{event.seat}={'+'.join((event.card, *event.interventions))}{unpaid}"


def _reckoned(event: Any) -> str:
    sums = [sum([amount for _, amount in dict(side)["strength"]]) for side in (event.attacker, event.defender)]
    return f"{sums[0]}:{sums[1]} {event.winner} wins"


SHORT: dict[str, Callable[[Any], str]] = {
    "CityChosen": lambda e: f"{e.seat} in {e.city}",
    "TokenPlaced": lambda e: e.tile if e.tile is not None else e.space + ("/silver" if e.token == "silver" else ""),
    "PrayerGained": lambda e: f"{e.seat}+{e.gained}",
    "PrayerPaid": lambda e: f"{e.seat}-{e.paid}",
    "TileBought": lambda e: f"{e.seat}:{e.tile}",
    "FameGained": lambda e: f"*{e.seat}+{e.amount} {e.fame}",
    "FameMoved": lambda e: f"*{CODES[e.zone]}>{e.after or 'nobody'}",
    "PyramidBuilt": lambda e: f"{CODES[e.zone]}={e.colour}{e.level}",
    "SoldiersPlaced": lambda e: f"{CODES[e.zone]}+{e.soldiers}",
    "SoldiersRemoved": _removed,
    "CreatureJoined": lambda e: f"{CODES[e.zone]}+{e.creature}",
    "CreatureLeft": lambda e: f"{CODES[e.zone]}-{e.creature}",
    "ArmyMoved": _moved,
    "CardPlayed": lambda e: f"{e.seat} plays {e.card}",
    "CardsDrawn": lambda e: f"{e.seat} draws {e.count}",
    "CardsDiscarded": lambda e: "" if e.reason in ("played", "battle") else f"{e.seat} discards {'+'.join(e.cards)}",
    "DeckShuffled": lambda e: f"deck {e.cards}",
    "BattleCardSwapped": lambda e: f"{e.seat} takes {e.special}",
    "BattleBegan": lambda e: f"x{CODES[e.zone]} {e.attacker}:{e.defender}",
    "BattleCardsTakenBack": lambda e: f"{e.seat} takes back",
    "BattleCardShown": lambda e: f"{e.seat} shows {e.card}",
    "BattleCardsRevealed": _revealed,
    "BattleReckoned": _reckoned,
    "ArmyDisbanded": lambda e: f"{CODES[e.zone]} {e.seat} disbands {e.soldiers}",
    "VeteranGained": lambda e: f"{e.seat} veteran",
    "VeteransSpent": lambda e: f"{e.seat} {e.amount} veterans for {e.use}",
    "BattleLapsed": lambda e: f"x{CODES[e.zone]} lapses",
    "HonourChanged": lambda e: f"{e.seat} honour {e.honour}",
    "SoldierSacrificed": lambda e: f"{CODES[e.zone] if e.zone is not None else e.seat}‡1",
    "SoldiersReturned": lambda e: f"{e.seat} {e.soldiers} from the underworld",
    "FamePutAside": lambda e: f"*{e.seat} {e.amount} aside",
    "FameTakenBack": lambda e: f"*{e.seat} {e.amount} back",
    "AvatarSummoned": lambda e: f"{CODES[e.zone]}+{e.avatar}{e.followers}",
    "AvatarMoved": lambda e: f"{CODES[e.start]}{WAYS[e.way]}{CODES[e.end]}{e.followers}+{e.avatar}",
    "AvatarWounded": lambda e: f"{CODES[e.zone]} {e.avatar} -{e.lives}",
    "AvatarLeft": lambda e: f"{CODES[e.zone]}-{e.avatar}",
    "CardBanned": lambda e: f"{e.seat} bans {e.card}",
    "RitePerformed": lambda e: f"{e.seat}+{e.amount} {e.total}",
    "PositionChosen": lambda e: f"{e.seat}#{e.position}",
    "GameWon": lambda e: f"{e.seat} wins with {e.fame}",
}
LINES: dict[str, Callable[[Game, Any], str]] = {
    "OrderSet": lambda game, e: f"round {e.round}: {' '.join(e.order)}",
    "PhaseBegan": lambda game, e: f"{e.round} {e.phase}:",
    "TurnBegan": lambda game, e: f"{game.state.round}.{game.state.players[e.seat].tokens + 1} {e.seat}:",
    "NightStep": lambda game, e: f"N{e.step}:",
}


def lines(text: str) -> Iterator[str]:
    """The record, line by line."""
    line = ""
    for number, events, game in replay(text):
        if number == 0:
            yield from _header(game)
        elif game.log[number - 1][0] == "u":
            yield f"{line} (undo to {game.log[number - 1][1]})"
            line = ""
        for event in events:
            if event.kind in LINES:
                if line:
                    yield line
                line = LINES[event.kind](game, event)
            elif event.to is None and event.kind in SHORT:
                short = _short(event)
                line = f"{line} {short}" if line and short else line or short
        if game.over:
            yield line
            line = ""
            yield from _ending(game)
    if line:
        yield line


def _short(event: Event) -> str:
    return SHORT[event.kind](event)


def _header(game: Game) -> Iterator[str]:
    yield f"[{game.rules.game} {game.options['ruleset']}] {' '.join(game.seats)}"
    yield f"[colours] {' '.join(game.state.colours)} [fame] {game.options['target_fame']}"
    yield f"[commitment] {game.commitment}"


def _ending(game: Game) -> Iterator[str]:
    assert game.result is not None
    places = sorted(game.result.places, key=lambda seat: game.result.places[seat])  # type: ignore[union-attr]
    ranking = [f"{game.result.places[seat]}. {seat} {game.result.fame[seat]['total']}" for seat in places]
    yield f"[result] {game.result.reason}: {', '.join(ranking)}"
    yield f"[seed] {game.seed.hex()}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m engine.tools.notation", description=__doc__.split("\n")[0])
    parser.add_argument("file", type=Path)
    chosen = parser.parse_args(arguments)
    try:
        for line in lines(chosen.file.read_text(encoding="utf-8")):
            print(line)
    except (OSError, UnicodeDecodeError) as error:
        print(f"cannot read {chosen.file}: {error}", file=sys.stderr)
        return 2
    except BadGameFile as error:
        print(f"no game: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
