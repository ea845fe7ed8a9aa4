"""Scenarios with the Book of the Dead: two players, emerald and ruby in play unless tiles say otherwise."""

from __future__ import annotations

from typing import Any

from engine.kemet import events as ev
from tests.engine.fights import FILLERS, colours_for, march, table_of
from tests.engine.scenario import Table


def dead(
    *, anubis: dict[str, Any] | None = None, horus: dict[str, Any] | None = None, more: int = 2, **position: Any
) -> Table:
    """A position with emerald. Nobody holds interventions but those named."""
    players = {"anubis": anubis or {}, "horus": horus or {}}
    named = [colour for colour in colours_for(players, more) if colour != "emerald"]
    used = {tile.split("_")[0][:-1] for facts in players.values() for tile in facts.get("tiles", ())}
    rest = [*sorted(used - {"emerald"}), *[colour for colour in (*named, *FILLERS) if colour not in used]]
    count = {2: 2, 3: 3, 4: 3, 5: 4}[more]
    return table_of(more, colours=["emerald", *dict.fromkeys(rest)][:count], players=players, **position)


def fight(
    soldiers: int = 3,
    defenders: int = 3,
    *,
    creature: str | None = None,
    guard: str | None = None,
    zone: str = "sobek_temple",
    start: str = "natron_flats",
    armies: dict[str, Any] | None = None,
    **facts: Any,
) -> Table:
    """Anubis marches from `start` into `zone`, which horus holds."""
    own = {start: ("anubis", soldiers, creature), zone: ("horus", defenders, guard), **(armies or {})}
    table = dead(armies=own, **facts)
    march(table, "anubis", start, zone)
    return table


def honour(table: Table, seat: str = "anubis") -> int | None:
    return table.player(seat).honour


def told(table: Table) -> list[str]:
    return [event.kind for event in table.events]


def sacrificed(table: Table) -> list[tuple[str | None, str]]:
    return [(event.zone, event.source) for event in table.happened(ev.SoldierSacrificed)]
