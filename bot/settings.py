"""Personal settings: how to be called, pictures or text, language, letters."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import words
from bot.commands.calls import Call
from bot.store import UserRecord

CALLS = ("mention", "dm", "none")
SHOWN = ("pictures", "text")
LANGUAGES = ("auto", "en", "de")
LETTERS = ("on", "off")


async def settings(
    call: Call,
    notify: str | None = None,
    show: str | None = None,
    language: str | None = None,
    letters: str | None = None,
) -> None:
    """Changes what is given, and shows how it stands."""
    chosen: dict[str, Any] = dict(call.user.settings)
    lang = call.lang
    if notify is not None:
        chosen["call"] = notify
    if show is not None:
        chosen["pictures"] = show == "pictures"
    if letters is not None:
        chosen["letters"] = letters == "on"
    if language == "auto":
        chosen.pop("lang", None)
        lang = call.app.lang(call.interaction)
    elif language is not None:
        chosen["lang"] = lang = language
    user = replace(call.user, lang=lang, settings=chosen)
    if user != call.user:
        await call.app.store.users.put(user)
        call.user = user
    await call.tell(*lines(call, user))


def lines(call: Call, user: UserRecord) -> list[str]:
    stands = {
        "notify": user.settings.get("call", "mention"),
        "show": "pictures" if user.settings.get("pictures", True) else "text",
        "language": user.settings.get("lang", "auto"),
        "letters": "on" if user.settings.get("letters", True) else "off",
    }
    found = [f"### {call.say('settings-title')}"]
    for name, value in stands.items():
        found.append(f"- {call.say(f'settings-{name}')}: **{words.say(call.lang, f'choice-{value}')}**")
    return found
