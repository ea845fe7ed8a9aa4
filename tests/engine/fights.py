"""Battles in scenarios: an attack, what both sides lay, what was reckoned.

table = attack(5, 3, horus={"hand": ["war_rage"]})
clash(table, "b2", ("b5", "war_rage"))
assert (strength(table, "anubis"), strength(table, "horus")) == (8, 6)
"""

from __future__ import annotations

from typing import Any

from engine.kemet import events as ev
from tests.engine.scenario import SEATS, Table, at

Plan = str | tuple[str, ...]
FILLERS = ("ruby", "sapphire", "diamond", "onyx")
IN_PLAY = {2: 2, 3: 3, 4: 3, 5: 4}


def colours_for(players: dict[str, dict[str, Any]], count: int) -> list[str]:
    """The colours of the tiles named, filled up to as many as there are in play."""
    named = {tile.split("_")[0][:-1] for facts in players.values() for tile in facts.get("tiles", ())}
    rest = [colour for colour in FILLERS if colour not in named]
    return [*sorted(named), *rest][: IN_PLAY[count]]


def table_of(players_count: int = 2, /, *, colours: list[str] | None = None, **position: Any) -> Table:
    """A position in which nobody holds interventions but those named and the colours of all tiles named are in play."""
    seats = SEATS[:players_count]
    named = position.pop("players", {})
    players = {seat: {"hand": [], **named.get(seat, {})} for seat in seats}
    chosen = {"colours": colours or colours_for(players, players_count)}
    return at(players_count, options=chosen, players=players, **position)


def attack(
    soldiers: int = 5,
    defenders: int = 5,
    *,
    zone: str = "sobek_temple",
    start: str = "natron_flats",
    creature: str | None = None,
    guard: str | None = None,
    anubis: dict[str, Any] | None = None,
    horus: dict[str, Any] | None = None,
    armies: dict[str, Any] | None = None,
    **position: Any,
) -> Table:
    """Anubis marches from `start` into `zone`, which horus holds: the battle has begun. `guard`: horus' creature."""
    table = table_of(
        players={"anubis": anubis or {}, "horus": horus or {}},
        armies={start: ("anubis", soldiers, creature), zone: ("horus", defenders, guard), **(armies or {})},
        **position,
    )
    march(table, "anubis", start, zone)
    return table


def march(table: Table, seat: str, start: str, zone: str, space: str = "move_top") -> None:
    """The whole army of a zone goes to the next."""
    table.does(seat, space, start, zone)
    everybody = table.asked(seat).default
    assert everybody is not None
    table.does(seat, everybody)


def lay(table: Table, seat: str, plan: Plan, discard: str | None = None) -> None:
    """One side's secret choice: the active card (unless it was shown before), any other as discard, interventions."""
    active, *interventions = (plan,) if isinstance(plan, str) else plan
    if table.asked(seat).kind == "battle.card":
        table.does(seat, active)
    if table.asked(seat).kind == "battle.discard":
        table.does(seat, discard or table.offered(seat)[-1])
    table.does(seat, interventions)


def clash(table: Table, attacker: Plan = "b6", defender: Plan = "b6") -> Table:
    """Both sides lay their cards; everything up to the next question happens. b6: strength 3, 1 shield."""
    lay(table, "anubis", attacker)
    lay(table, "horus", defender)
    return table


def parts(table: Table, seat: str, what: str) -> dict[str, int]:
    """The last battle's strength, damage, critical damage or shields by source."""
    began, reckoned = table.happened(ev.BattleBegan)[-1], table.happened(ev.BattleReckoned)[-1]
    side = reckoned.attacker if seat == began.attacker else reckoned.defender
    found: dict[str, int] = {}
    for source, amount in dict(side)[what]:
        found[source] = found.get(source, 0) + amount
    return found


def strength(table: Table, seat: str) -> int:
    return sum(parts(table, seat, "strength").values())


def soldiers(table: Table, seat: str) -> dict[str, int]:
    """Zone -> soldiers of a seat."""
    return {zone: army.soldiers for zone, army in table.state.armies.items() if army.owner == seat}


def lost(table: Table, seat: str) -> int:
    """Soldiers taken by an opponent's damage so far."""
    return sum(event.soldiers for event in table.happened(ev.SoldiersRemoved) if event.seat == seat and event.lost)


def removed(table: Table, seat: str) -> int:
    """Soldiers taken by anything else."""
    return sum(event.soldiers for event in table.happened(ev.SoldiersRemoved) if event.seat == seat and not event.lost)
