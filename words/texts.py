"""Texts by key, in the reader's language."""

from collections.abc import Sequence

from words.bundle import FALLBACK, LANGUAGES, complain, format_in, keys


def language(tag: str) -> str:
    """The language of ours for a locale such as Discord's: "de" for "de" and "de-AT", English for what we do not have.

    >>> language("de-AT"), language("en-GB"), language("fr")
    ('de', 'en', 'en')
    """
    short = tag.replace("_", "-").split("-")[0].lower()
    return short if short in LANGUAGES else FALLBACK


def has(lang: str, key: str) -> bool:
    """Whether the language itself has that key."""
    return key in keys(language(lang))


def say(lang: str, key: str, /, **params: object) -> str:
    """The text of a key. Never raises outside strict mode."""
    lang = language(lang)
    text = format_in(lang, key, params)
    if text is not None:
        return text
    complain(f"{lang}: {key} is missing")
    text = format_in(FALLBACK, key, params)
    return f"[{key}]" if text is None else text


def name(lang: str, kind: str, id: str) -> str:
    """The name of a thing: `name("de", "god", "horus")`."""
    return say(lang, f"{kind}-{id}")


def effect(lang: str, kind: str, id: str) -> str:
    """What a thing does, in one line."""
    return say(lang, f"{kind}-{id}.effect")


def help_text(lang: str, kind: str, id: str) -> str:
    """The longer explanation of a thing; its effect where no longer one is needed."""
    key = f"{kind}-{id}.help"
    return say(lang, key) if has(lang, key) else effect(lang, kind, id)


def join(lang: str, items: Sequence[str]) -> str:
    """A list in words.

    >>> join("en", ["Buto", "Tanis", "Thebes"])
    'Buto, Tanis and Thebes'
    """
    if len(items) < 2:
        return "".join(items)
    return say(lang, "list-and", first=", ".join(items[:-1]), last=items[-1])
