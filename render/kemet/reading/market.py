"""The tiles on display: what the viewer could buy now, and why not."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import words
from render.core.reading import Node
from render.kemet import content
from render.kemet.drawing.atlas import atlas
from render.kemet.reading.seen import COLOURS, Table, known_tile

DISCOUNTS = {"diamond1_priestess": 1, "diamond4_priest_of_ra": 1}  # on every tile bought


@dataclass(frozen=True)
class Offer:
    """A tile of the market: how many are left, who owns one, and for the viewer its price and the reason against it.

    `why` is None where it can be bought, "" where nobody in particular looks.
    """

    tile: content.Tile
    left: int
    owners: tuple[str, ...]
    cost: int
    why: str | None
    params: tuple[tuple[str, object], ...] = ()


def _levels(table: Table, seat: str) -> dict[str, int]:
    """The highest pyramid of each colour that a seat controls."""
    found: dict[str, int] = {}
    for zone, spot in table.spots.items():
        holder = spot.armies[0].owner if spot.armies else table.owner_of(atlas().zones[zone].city)
        if spot.pyramid and holder == seat:
            colour, level = spot.pyramid
            found[colour] = max(level, found.get(colour, 0))
    return found


def _open(view: Node) -> dict[str, tuple[str | None, dict[str, Any], int | None]]:
    """What the open question about tiles says of each: (reason or None, its parameters, price)."""
    found: dict[str, tuple[str | None, dict[str, Any], int | None]] = {}
    for decision in view["decisions"]:
        if decision["kind"].value not in ("power", "setup.tile"):
            continue
        for option in decision["options"]:
            found[option["id"].string()] = (None, {}, _price(option))
        for blocked in decision["blocked"]:
            reason = blocked["reason"]
            found[blocked["id"].string()] = (reason["key"].string(), dict(reason["params"].value), _price(blocked))
    return found


def _price(option: Node) -> int | None:
    cost = option["params"].get("cost")
    if isinstance(cost.value, dict):
        cost = cost.get("total")
    return cost.value if isinstance(cost.value, int) else None


def offers(table: Table, view: Mapping[str, Any], colour: str) -> tuple[Offer, ...]:
    """Every tile of a colour in this game, by level."""
    node = Node(dict(view))
    Node(colour, "colour").known(COLOURS, "colour")
    market = {known_tile(Node(id, f"market.{id}")): left.whole() for id, left in node["market"].items()}
    owners: dict[str, list[str]] = {}
    for seat in table.order:
        for id in table.players[seat].tiles:
            owners.setdefault(id, []).append(seat)
    tiles = [content.tile(id) for id in {*market, *owners}]
    asked, viewer = _open(node), table.viewer
    found = []
    for tile in sorted((t for t in tiles if t.colour == colour), key=lambda t: (t.level, t.id)):
        left = market.get(tile.id, 0)
        why, params, price = asked.get(tile.id, ("", {}, None))
        cost = tile.level
        if viewer is not None:
            own = table.players[viewer].tiles
            cost = max(0, tile.level - sum(DISCOUNTS.get(id, 0) for id in own)) if price is None else price
            if tile.id in own:
                why, params = "owned", {}
            elif tile.id not in asked:
                why, params = _why_not(table, node, viewer, tile, left, cost)
        found.append(Offer(tile, left, tuple(owners.get(tile.id, ())), cost, why, tuple(sorted(params.items()))))
    return tuple(found)


def _why_not(
    table: Table, view: Node, seat: str, tile: content.Tile, left: int, cost: int
) -> tuple[str | None, dict[str, Any]]:
    """The first reason against buying it, from what the viewer sees; None if it is a matter of one's turn only."""
    player = table.players[seat]
    pictures = {id.partition("_")[2] for id in player.tiles}
    if not left:
        return "tile_gone", {}
    if tile.id.partition("_")[2] in pictures & {"domination", "act_of_god"}:
        return "same_picture", {}
    has = _levels(table, seat).get(tile.colour, 0)
    if has < tile.level:
        return "pyramid_too_low", {"colour": tile.colour, "needs": tile.level, "has": has}
    if tile.colour in view["players"][seat]["bought"].strings():
        return "colour_bought", {"colour": tile.colour}
    if cost > player.prayer:
        return "not_enough_prayer", {"needs": cost, "has": player.prayer}
    return None, {}


def reason(lang: str, offer: Offer) -> str:
    """The reason in words."""
    params = dict(offer.params)
    key = f"picture-why-{(offer.why or '').replace('_', '-')}"
    return words.say(lang, key if words.has("en", key) else "picture-why-other", **params)
