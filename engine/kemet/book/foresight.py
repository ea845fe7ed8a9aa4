"""What a side of a battle may still do before the sums, as far as everybody can see: the odds reckon with it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from engine.kemet.book.honour import CORRUPTION
from engine.kemet.content import FIGURES
from engine.kemet.content.entries import Powers, Rite, powers
from engine.kemet.flow.deeds import price_for
from engine.kemet.flow.reckoning import Prospect, Side, silences


class Offer(NamedTuple):
    """An ability that a sacrifice may still buy. `keeps`: not with the last soldier of the fighting army."""

    source: str
    choices: tuple[Rite, ...]
    keeps: bool


def prospects(view: dict[str, Any], seat: str, zone: str, side: Side, other: Side) -> tuple[Prospect, ...]:
    """Everything that reinforcement and sacrifices may still make of a side (G5, G13, G14). Those whose soldiers come
    from outside of the battle, as long as there is somebody, stand before those that take them out of it."""
    battle = view["battle"] if view["battle"] is not None and view["battle"]["zone"] == zone else None
    player = view["players"][seat]
    owned = powers(side.tiles, side.corruption)
    offers = tuple(_offers(view, battle, side, other, owned))
    elsewhere = [facts["armies"] for place, facts in view["board"]["zones"].items() if place != zone]
    spare = player["soldiers"] + sum(
        [army["soldiers"] for armies in elsewhere for army in armies if army["owner"] == seat]
    )
    begun: list[tuple[Side, int, tuple[str, ...]]] = [(side, spare, ())]
    comes = {"seat": seat, "kind": "battle.reinforce", "state": "choosing"} in view["asked"]
    if battle is None and side.role == "attacker":
        comes = bool(owned.get("reinforce") and (player["soldiers"] or player["underworld"]))
    if comes:
        more = side._replace(soldiers=side.soldiers + owned.get("reinforce"))
        source = owned.parts["reinforce"][0][0]
        begun.append((more, spare if player["underworld"] else spare - 1, (source,)))
    found = []
    for start, others, sources in begun:
        for chosen in product(*[(None, *offer.choices) for offer in offers]):
            bought = [(offer, rite) for offer, rite in zip(offers, chosen, strict=True) if rite is not None]
            for fighters in range(max(0, len(bought) - others), len(bought) + 1):
                prospect = _paid(player, owned, Prospect(start, 0, sources), fighters, bought)
                if prospect is not None and prospect.sources:
                    found.append(prospect)
    return tuple(sorted(found, key=lambda prospect: -prospect.side.soldiers))


def _offers(
    view: dict[str, Any], battle: dict[str, Any] | None, side: Side, other: Side, owned: Powers
) -> Iterator[Offer]:
    """Once per battle each, the attacker first; the Snake silences creatures (P10)."""
    if battle is not None:
        defender = battle["defender"]["seat"]
        passed = [
            asked["seat"] == defender and asked["kind"] in ("battle.rite", "sacrifice") for asked in view["asked"]
        ]
        if battle["winner"] is not None or (side.role == "attacker" and any(passed)):
            return
    used = [source for source, _, _ in side.rites]
    for tile, choices in owned.rites:
        if f"tile.{tile}" not in used:
            yield Offer(f"tile.{tile}", choices, False)
    if side.figure is not None and side.soldiers and not silences(other):
        source, choices = f"creature.{side.figure}", FIGURES[side.figure].rites
        if choices and source not in used:
            yield Offer(source, choices, True)


def _paid(
    player: dict[str, Any], owned: Powers, start: Prospect, fighters: int, bought: list[tuple[Offer, Rite]]
) -> Prospect | None:
    """The side after these sacrifices, so many of them from the fighting army, or None where they cannot be paid.
    What grows with corruption comes last; the last soldier goes for what needs no creature."""
    soldiers = start.side.soldiers - fighters
    if soldiers < 0 or (not soldiers and fighters and all(offer.keeps for offer, _ in bought)):
        return None
    honour, cost, rites, sources = player["honour"], 0, start.side.rites, start.sources
    dishonour = price_for(owned.rebates, (("honour", 1),))[0]  # G1
    for offer, rite in sorted(bought, key=lambda each: each[1].corrupt):
        if honour:
            honour -= 1
        else:
            cost += dishonour
        rites = (*rites, (offer.source, rite.total, rite.amount + rite.corrupt * CORRUPTION[honour]))
        sources = (*sources, offer.source)
    if cost > player["prayer"]:
        return None
    side = start.side._replace(soldiers=soldiers, rites=rites, corruption=CORRUPTION[honour])
    leaves = bool(owned.get("drain") and soldiers) and cost + (0 if honour else dishonour) <= player["prayer"]
    if leaves:
        sources = (*sources, owned.parts["drain"][0][0])
    return Prospect(side, cost, sources, leaves)
