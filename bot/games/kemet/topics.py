"""What the rules are explained by, in the order of the texts: the order in which one learns them."""

from __future__ import annotations

import words

RULES = "rules-"


def topics(lang: str) -> list[tuple[str, str]]:
    """(id, title) of each."""
    keys = [key for key in words.keys("en") if key.startswith(RULES) and "." not in key]
    return [(key.removeprefix(RULES), words.say(lang, f"{key}.title")) for key in keys]
