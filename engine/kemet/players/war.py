"""Where a simple player marches, whom it attacks, and with which card."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

from engine.kemet.content import BATTLE_CARDS, FIGURES
from engine.kemet.content.entries import powers
from engine.kemet.odds import figure_of, odds
from engine.kemet.table import board_of

Plain = dict[str, Any]


@lru_cache(maxsize=256)
def _distances(ruleset: str, players: int, start: str) -> dict[str, int]:
    return board_of(ruleset, players).by_distance(start)


def distance(view: Plain, start: str, end: str) -> int:
    return _distances(view["ruleset"], len(view["players"]), start).get(end, 9)


def armies_of(view: Plain, seat: str) -> dict[str, Plain]:
    found = {}
    for zone, facts in view["board"]["zones"].items():
        for army in facts["armies"]:
            if army["owner"] == seat:
                found[zone] = army
    return found


def likely_win(view: Plain, zone: str, soldiers: int, creature: str | None) -> float:
    """How often the best card would win an attack there."""
    table = odds(view, zone=zone, soldiers=soldiers, creature=creature)
    return max(table.chance(card) for card in table.cards)


def zone_value(view: Plain, zone: str, soldiers: int, creature: str | None) -> float:
    """What standing in a zone is worth: temples, the sanctuary, a won battle."""
    facts = view["board"]["zones"][zone]
    enemies = [army for army in facts["armies"] if army["owner"] != view["viewer"]]
    if any(army["owner"] == view["viewer"] for army in facts["armies"]):
        return 0.0
    value = 0.0
    if facts["fame"] is not None and facts["fame"]["holder"] != view["viewer"]:
        value += 2.6
    if zone == board_of(view["ruleset"], len(view["players"])).sanctuary:
        value += 1.2
    pyramid = facts["pyramid"]
    if pyramid is not None and not zone.startswith(view["players"][view["viewer"]]["city"]):
        value += 0.5 * pyramid["level"]
    if enemies:
        chance = likely_win(view, zone, soldiers, creature)
        return (value + 2.8) * chance - 2.2 * (1 - chance) - 0.4
    return value


def reach(view: Plain, zone: str, army: Plain) -> int:
    player = view["players"][view["viewer"]]
    figure = figure_of(army)
    more = FIGURES[figure].move if figure is not None else 0
    return 1 + more + powers(tuple(player["tiles"])).get("move")


def targets_in_reach(view: Plain) -> list[tuple[str, str, float]]:
    """(army, zone, value) of what the viewer's armies could reach by foot or teleport."""
    board = board_of(view["ruleset"], len(view["players"]))
    prayer = view["players"][view["viewer"]]["prayer"]
    found = []
    for start, army in armies_of(view, view["viewer"]).items():
        steps, figure = reach(view, start, army), figure_of(army)
        river = figure is not None and FIGURES[figure].only is not None
        teleports = prayer >= 2 and view["board"]["zones"][start]["pyramid"] is not None
        for zone in view["board"]["zones"]:
            near = board.zones[zone].nile if river else distance(view, start, zone) <= steps
            if zone != start and (near or (teleports and zone in board.obelisks)):
                value = zone_value(view, zone, army["soldiers"], figure)
                if value > 0:
                    found.append((start, zone, value - (0.0 if near else 0.5)))
    return found


def best_target(view: Plain, targets: list[tuple[str, str, float]]) -> float:
    return max((value for _, _, value in targets), default=-1.0)


def army_value(view: Plain, facts: Plain) -> float:
    mine = [value for start, _, value in targets_in_reach(view) if start == facts["zone"]]
    return max(mine, default=0.2) + float(facts["soldiers"]) * 0.05


def step_value(view: Plain, here: Plain, option: Plain) -> float:
    """Going to a good place, or towards one; stopping where it is good."""
    if option["kind"] == "stop":
        return 0.35
    if option["kind"] == "move_card":
        return 0.2
    moving = view["board"]["moving"]["army"]
    zone = option["params"]["zone"]
    cost: int = option["params"]["cost"]
    figure = figure_of(moving)
    value = zone_value(view, zone, moving["soldiers"], figure) - 0.25 * cost
    if option["kind"] == "bark":
        return value - 1.0  # honour and a soldier
    if option["kind"] != "nile" and (here["points"] > 1 or option["kind"] == "teleport"):
        further = [
            zone_value(view, other, moving["soldiers"], figure) * 0.7
            for other in board_of(view["ruleset"], len(view["players"])).adjacent[zone]
        ]
        if not any(army["owner"] != view["viewer"] for army in view["board"]["zones"][zone]["armies"]):
            value = max([value, *further])
    return value


def garrison(view: Plain, zone: str) -> int:
    """How many stay behind: one where fame lies."""
    facts = view["board"]["zones"][zone]
    return 1 if facts["fame"] is not None and facts["fame"]["kind"] == "temple" else 0


def active_card(view: Plain, cards: list[str], rng: Random) -> str:
    """The card that wins most often; among equals the one that costs less."""
    table = odds(view)

    def value(card: str) -> float:
        row = [cell for cell in table.cells if cell.card == card]
        losses = sum(sum(cell.own_losses) for cell in row) / len(row)
        hurt = sum(sum(cell.their_losses) for cell in row) / len(row)
        return table.chance(card) * 3 - losses * 0.2 + hurt * 0.25 + rng.random() * 0.5

    return max(cards, key=value)


def weakest(cards: list[str], rng: Random) -> str:
    def value(card: str) -> float:
        facts = BATTLE_CARDS[card]
        return facts.strength + facts.damage * 0.7 + facts.shield * 0.7 - facts.own_losses + rng.random()

    return min(cards, key=value)
