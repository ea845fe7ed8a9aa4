"""How a simple player deals with the Book of the Dead: when honour is worth spending, and on what."""

from __future__ import annotations

from typing import Any

from engine.kemet.content import BATTLE_CARDS
from engine.kemet.odds import odds
from engine.kemet.players.war import zone_value

Plain = dict[str, Any]


def price_of_honour(view: Plain) -> float:
    """What losing one more honour hurts: below the marked spaces a permanent fame goes."""
    player = view["players"][view["viewer"]]
    if player["honour"] == 0:
        return 1.0  # a prayer point
    owned = player["fame"]["dominance"] + player["fame"]["battle"] - player["fame"]["aside"]
    return 4.0 if player["honour"] in view["book"]["fame_spaces"] and owned else 0.6


def sacrifice(view: Plain, decision: Plain) -> list[str]:
    """From supply; else where most stand."""
    options = decision["options"]
    if options[0]["id"] == "supply":
        return ["supply"]
    return [max(options, key=lambda option: option["params"]["soldiers"])["id"]]


def buy_back(view: Plain, decision: Plain) -> list[str]:
    """As many as could then be recruited with what is left."""
    player = view["players"][view["viewer"]]
    facts = decision["params"]
    wanted = max(0, (facts["prayer"] - player["soldiers"]) // 2)
    return [str(min(wanted, len(facts["costs"]) - 1))]


def summoning_place(view: Plain, option: Plain, avatar: str) -> float:
    """Where fame lies, else as near as it gets to it."""
    return zone_value(view, option["id"], view["players"][view["viewer"]]["corruption"], avatar)


def banned_card(view: Plain, decision: Plain) -> list[str]:
    """The card that hurts most."""

    def hurt(option: Plain) -> float:
        card = BATTLE_CARDS[option["id"]]
        return card.strength + 0.7 * card.damage + 0.3 * card.shield - 0.8 * card.own_losses

    return [max(decision["options"], key=hurt)["id"]]


def rite(view: Plain, decision: Plain) -> list[str]:
    """A strength that may turn the battle; damage that kills, where honour is cheap."""
    cell = odds(view).cells[0]
    attacks = view["battle"]["attacker"]["seat"] == view["viewer"]
    turns = cell.margin[0] <= (0 if attacks else -1) <= cell.margin[1]
    for option in decision["options"]:
        if option["params"]["total"] == "strength" and turns:
            return [option["id"]]
    if price_of_honour(view) > 1.0:
        return []
    for option in decision["options"]:
        facts = option["params"]
        if facts["total"] == "damage" and facts["amount"] and cell.their_losses[1] < _enemies(view):
            return [option["id"]]
    return []


def _enemies(view: Plain) -> int:
    """Enemy soldiers in the battle under way."""
    armies = view["board"]["zones"][view["battle"]["zone"]]["armies"]
    return sum([army["soldiers"] for army in armies if army["owner"] != view["viewer"]])


def drain(view: Plain, decision: Plain) -> list[str]:
    player = view["players"][view["viewer"]]
    gained = min(decision["options"][0]["params"]["prayer"], 11 - player["prayer"])
    return ["drain"] if gained > 1.5 + price_of_honour(view) else []


def from_beyond(view: Plain, decision: Plain) -> list[str]:
    """Honour that brings fame back or is about to cost some; else soldiers."""
    player = view["players"][view["viewer"]]
    close = [space - 1 for space in view["book"]["fame_spaces"]]
    known = [option["id"] for option in decision["options"]]
    wanted = "honour" if player["honour"] in close and player["fame"]["aside"] else "soldiers"
    return [wanted if wanted in known else known[0]]


def funeral(view: Plain, decision: Plain) -> list[str]:
    """The highest level that can be paid, where honour is cheap."""
    if not decision["options"] or price_of_honour(view) > 1.0:
        return []
    best = max(decision["options"], key=lambda option: (option["params"]["level"], -option["params"]["cost"]))
    return [best["id"]]
