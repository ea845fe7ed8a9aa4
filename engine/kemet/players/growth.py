"""What actions, tiles and pyramids are worth to a simple player."""

from __future__ import annotations

from typing import Any

from engine.kemet.content import CARDS, CREATURES, TILES
from engine.kemet.players.dark import price_of_honour
from engine.kemet.players.war import best_target, targets_in_reach

Plain = dict[str, Any]


def me(view: Plain) -> Plain:
    found: Plain = view["players"][view["viewer"]]
    return found


def levels(view: Plain) -> dict[str, int]:
    """The highest pyramid of each colour that the viewer controls."""
    found: dict[str, int] = {}
    city = me(view)["city"]
    for zone, facts in view["board"]["zones"].items():
        pyramid = facts["pyramid"]
        holders = [army["owner"] for army in facts["armies"]]
        own = holders[:1] == [view["viewer"]] if holders else zone.startswith(f"{city}_")
        if pyramid is not None and own:
            found[pyramid["colour"]] = max(found.get(pyramid["colour"], 0), pyramid["level"])
    return found


def tile_value(view: Plain, id: str) -> float:
    """High tiles are better; fame, creatures and tokens best."""
    tile = TILES[id]
    value = 1.0 + tile.level
    value += 3.0 * tile.fame
    if tile.creature is not None:
        value += 1.5 + CREATURES[tile.creature].fight.strength * 0.5
    mods = dict(tile.mods)
    value += 2.0 * ("silver" in mods) + 1.0 * ("gold" in mods) + 0.5 * ("move" in mods)
    value += 0.7 * sum(fight.strength + fight.damage + fight.shield for fight in tile.fights)
    if tile.avatar is not None:
        value += 3.0
    corruption: int = me(view).get("corruption", 0)
    value += 0.5 * len(tile.corrupt_fights) * (1 + corruption)
    value += 0.5 * (len(tile.rites) > 0) + 0.4 * len(tile.corrupt)
    return value


def wanted_tiles(view: Plain) -> list[str]:
    """What could be bought now, whatever the space."""
    player, high = me(view), levels(view)
    pictures = {TILES[id].picture for id in player["tiles"]}
    return [
        id
        for id, left in view["market"].items()
        if left
        and TILES[id].picture not in pictures
        and TILES[id].colour not in player["bought"]
        and high.get(TILES[id].colour, 0) >= TILES[id].level <= player["prayer"] + 1
    ]


def build_value(view: Plain, facts: Plain) -> float:
    """Higher is better as long as prayer for the tile remains; level 4 brings fame."""
    prayer: int = me(view)["prayer"] - facts["cost"]
    value: float = 2.0 + facts["level"] * 0.8 + (2.5 if facts["level"] == 4 else 0.0)
    return value - max(0, 2 - prayer) * 0.8


def action_value(view: Plain, option: Plain) -> float:
    """What a token on this space, a card or an end of turn is worth now."""
    kind, facts = option["kind"], option["params"]
    if kind == "end":
        return 1.0
    if kind == "day_card":
        return _card_value(view, facts["card"])
    if kind == "creatures":
        return 5.0 if me(view)["creatures"] else -1.0
    if kind == "gold" and facts["action"] == "summon":
        return 6.0
    if kind == "gold" and facts["action"] == "pray":
        return _space_value(view, "pray", "gold") - price_of_honour(view)
    action = facts["action"] if kind == "gold" else facts["space"].split("_")[0]
    return _space_value(view, action, facts.get("space", "gold"))


def _card_value(view: Plain, card: str) -> float:
    player = me(view)
    if CARDS[card].prayer:
        return 4.0 if player["prayer"] <= 9 else -1.0
    if CARDS[card].soldiers:
        return 3.5 if player["soldiers"] >= 2 else -1.0
    return 1.8


def _space_value(view: Plain, action: str, space: str) -> float:
    player = me(view)
    prayer: int = player["prayer"]
    if action == "pray":
        return 3.4 if prayer <= 4 else 2.2 if prayer <= 7 else 1.2
    if action == "power":
        tiles = wanted_tiles(view)
        marker = player["markers"][int(space[-1]) - 1] if space[-1].isdigit() else None
        marked = [colour for colour in player["markers"] if colour not in (None, marker)]
        fit = [id for id in tiles if TILES[id].colour not in marked or space == "gold"]
        return 1.0 + max((tile_value(view, id) for id in fit), default=0.0) * 0.8
    if action == "build":
        return 3.0 if prayer >= 3 else 1.5
    if action == "recruit":
        return 1.2 + min(int(player["soldiers"]), prayer, 5) * 0.55
    return 1.4 + best_target(view, targets_in_reach(view))
