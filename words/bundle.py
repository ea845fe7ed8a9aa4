"""Loads the `.ftl` files of one language and formats their messages. What they may ask for beyond Fluent: `speech`."""

import logging
import os
from collections.abc import KeysView, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from words.speech import Speech, plain

LANGUAGES = ("en", "de")
FALLBACK = "en"

_HERE = Path(__file__).parent
_log = logging.getLogger(__name__)
_warned: set[str] = set()
_strict = "PYTEST_VERSION" in os.environ  # pytest sets it while tests run


class MissingText(LookupError):
    """A text does not exist, or its parameters are wrong. Raised in strict mode only (see `strict`)."""


def strict(on: bool = True) -> None:
    """In strict mode a missing text or parameter raises `MissingText` instead of a logged warning. On under pytest."""
    global _strict
    _strict = on


def files(lang: str) -> list[Path]:
    """The `.ftl` files of a language."""
    return sorted((_HERE / lang).glob("*.ftl"))


@cache
def bundle(lang: str) -> FluentBundle:
    """All messages of a language."""
    speech = Speech(lambda key, params: format_in(lang, key, params))
    made = FluentBundle([lang], functions=speech.functions(), use_isolating=False)
    for file in files(lang):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


@cache
def keys(lang: str) -> KeysView[str]:
    """Every key of a language in the order of its files: messages (`tile-ruby1_charge`) and their attributes
    (`tile-ruby1_charge.effect`)."""
    found: dict[str, None] = {}
    for file in files(lang):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found[entry.id.name] = None
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = None
    return found.keys()


def format_in(lang: str, key: str, params: Mapping[str, object]) -> str | None:
    """The text of `key` in exactly this language; None if the language does not have it.

    A text that cannot be put together, for want of a parameter or a name, is shown as its key in brackets.
    """
    message_id, _, attribute = key.partition(".")
    here = bundle(lang)
    if not here.has_message(message_id):
        return None
    message = here.get_message(message_id)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return None
    text, errors = here.format_pattern(pattern, {name: plain(value) for name, value in params.items()})
    if errors:
        complain(f"{lang}: {key}: {'; '.join(sorted({str(error) for error in errors}))}")
        return f"[{key}]"
    return str(text)


def complain(what: str) -> None:
    """Strict: raise. Otherwise log, once for each complaint."""
    if _strict:
        raise MissingText(what)
    if what not in _warned:
        _warned.add(what)
        _log.warning("text: %s", what)
