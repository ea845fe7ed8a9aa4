"""Kemet at the table: questions, options, reasons and narration from the plain data that the engine gives.

>>> narrate("en", {"event": "SoldiersPlaced", "seat": "horus", "zone": "ochre_dunes", "soldiers": 2})
'Horus places 2 soldiers in the Ochre Dunes.'
>>> reason("de", {"key": "not_enough_prayer", "params": {"needs": 3, "has": 2}})
'Kostet 3 Gebetspunkte, du hast 2.'
>>> waiting("en", {"seat": "horus", "kind": "battle.plan", "state": "choosing"})
'Horus is choosing battle cards.'
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from words.bundle import keys
from words.texts import language, say

Facts = Mapping[str, Any]

LABEL, DETAIL = 80, 100
"""The most characters that a button, and a line below it, can have."""

MAY_LACK: Mapping[str, tuple[str, ...]] = {
    "ask": ("card", "tile"),
    "option": ("action", "avatar", "before", "code", "cost", "group", "parts", "tile", "token"),
    "reason": ("error", "field"),
}
"""What a question, an option or a reason may leave out: its text then reads ``none``."""


# ---------------------------------------------------------------------- events


def narrate(lang: str, event: Facts) -> str:
    """One line about an event, as `Event.to_json()` gives it."""
    facts = {name: value for name, value in event.items() if name not in ("event", "to")}
    return say(lang, f"event-{snake(event['event'])}", **facts)


def snake(name: str) -> str:
    """
    >>> snake("BattleCardsTakenBack")
    'battle_cards_taken_back'
    """
    return re.sub("(?<=.)([A-Z])", r"_\1", name).lower()


# ---------------------------------------------------------------------- questions


def question(lang: str, decision: Facts) -> str:
    """What the asked player reads, from a decision as `Decision.to_json()` gives it."""
    facts = {name: decision[name] for name in ("min", "max") if name in decision}
    facts["options"] = len(decision.get("options", ()))
    return say(lang, _ask(decision["kind"]), **{**_lacking("ask"), **facts, **decision.get("params", {})})


def short(lang: str, kind: str) -> str:
    """A short label for a kind of question."""
    return say(lang, f"{_ask(kind)}.short")


def waiting(lang: str, asked: Facts) -> str:
    """What the others read about a seat that is asked: an entry of a view's `asked`."""
    if asked.get("state") == "locked":
        return say(lang, "waiting-locked", seat=asked["seat"])
    return say(lang, "waiting-choosing", seat=asked["seat"], what=say(lang, f"{_ask(asked['kind'])}.waiting"))


def _ask(kind: str) -> str:
    return f"ask-{kind.replace('.', '_')}"


# ---------------------------------------------------------------------- options


def option_label(lang: str, option: Facts, codes: Mapping[str, str] | None = None) -> str:
    """The label of an option, possible or blocked. `codes`: zones are shown with their code on the board.

    >>> option_label("en", {"id": "buto_1", "kind": "zone", "params": {"zone": "buto_1"}}, {"buto_1": "B1"})
    'B1 Buto 1'
    """
    return fit(say(lang, f"option-{option['kind']}", **_facts(option, codes)), LABEL)


def option_detail(lang: str, option: Facts, codes: Mapping[str, str] | None = None) -> str:
    """One line about an option: cost, effect. Empty where the label says it all."""
    key = f"option-{option['kind']}.detail"
    if f"option-{option['kind']}" in keys(language(lang)) and key not in keys(language(lang)):
        return ""
    return fit(say(lang, key, **_facts(option, codes)), DETAIL)


def _facts(option: Facts, codes: Mapping[str, str] | None) -> dict[str, Any]:
    params = option.get("params", {})
    facts = {**_lacking("option"), "id": option.get("id", ""), "group": option.get("group"), **params}
    if codes is not None and facts["code"] is None:
        facts["code"] = codes.get(facts.get("zone", ""))
    return facts


def fit(text: str, most: int) -> str:
    """At most so many characters; what is too long ends with an ellipsis after a whole word.

    >>> fit("as far as the eye can see", 15)
    'as far as the…'
    """
    return text if len(text) <= most else text[:most].rpartition(" ")[0].rstrip(" ,;:–+−") + "…"


# ---------------------------------------------------------------------- reasons and sources


def reason(lang: str, why: Facts) -> str:
    """Why something is not possible: a blocked option's reason, or the key and parameters of an engine's error."""
    return say(lang, f"reason-{why['key']}", **{**_lacking("reason"), **why.get("params", {})})


def source(lang: str, part: str, amount: int = 2) -> str:
    """What a part of a number is called.

    >>> source("en", "soldiers"), source("en", "soldiers", 1), source("de", "tile.ruby1_charge")
    ('soldiers', 'soldier', 'Ansturm')
    """
    return say(lang, "source", part=part, n=amount)


def sum_of(lang: str, parts: Iterable[tuple[str, int]]) -> str:
    """A total with its parts: "9 (5 soldiers + 3 card + 1 Charge!)".

    >>> sum_of("de", [("soldiers", 5), ("card", 3)])
    '8 (5 Soldaten + 3 Karte)'
    """
    return say(lang, "sum", parts=list(parts))


def _lacking(what: str) -> dict[str, Any]:
    return dict.fromkeys(MAY_LACK[what])
