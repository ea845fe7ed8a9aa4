"""What a view adds to the words of an option: the colour of a power-up space, who stands where a way leads."""

from __future__ import annotations

from typing import Any

import words
from bot.games.plugin import Facts

POWER_UP = "power_"
WAYS = ("walk", "voyage", "teleport", "nile", "bark")
"""Kinds of options that lead an army somewhere."""


def space_label(lang: str, option: Facts, view: Facts) -> str | None:
    """A power-up space with the colour whose tiles are bought there (A2); None for any other option."""
    params = option["params"]
    space = str(params.get("space", ""))
    if option["kind"] != "space" or not space.startswith(POWER_UP):
        return None
    number = int(space.removeprefix(POWER_UP))
    marker = view["players"][view["viewer"]]["markers"][number - 1]
    return words.say(lang, "bot-kemet-label-power", n=number, colour=marker, token=params.get("token"))


def destination(lang: str, option: Facts, view: Facts) -> str:
    """Whom one meets there, and whether there is fame to take; empty where there is neither."""
    if option["kind"] not in WAYS:
        return ""
    zone: Facts = view["board"]["zones"][option["params"]["zone"]]
    viewer = view["viewer"]
    found = [_battle(lang, army) for army in zone["armies"] if army["owner"] != viewer]
    if zone["fame"] is not None and zone["fame"]["holder"] != viewer:
        found.append(words.say(lang, "bot-kemet-detail-fame", kind=zone["fame"]["kind"]))
    return " · ".join(found)


def _battle(lang: str, army: Facts) -> str:
    who: dict[str, Any] = {"kind": "company", "params": {"avatar": None, **army}}
    return words.say(lang, "bot-kemet-detail-battle", seat=army["owner"], army=words.option_label(lang, who))
