"""Loads the `.ftl` files of one language and formats their messages.

Two small additions to plain Fluent:

* ``{ COUNT($n, of: "soldier") }`` formats the message ``count-soldier`` with ``$n``, so that a plural is written once
  per language; ``case: "acc"`` takes its attribute ``.acc`` (German: "1 Soldat", but "verliert 1 Soldaten").
* a truth value becomes ``yes`` or ``no``, a missing value ``none``, so that selectors can ask for them.
"""

import logging
import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

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

    def count(n: Any, of: str = "", case: str = "") -> str:
        return format_in(lang, f"count-{of}.{case}" if case else f"count-{of}", {"n": n}) or f"[count-{of}]"

    functions: dict[str, Any] = {"COUNT": count}  # fluent's type knows no functions with options
    made = FluentBundle([lang], functions=functions, use_isolating=False)
    for file in files(lang):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


@cache
def keys(lang: str) -> frozenset[str]:
    """Every key of a language: messages (`tile-ruby1_charge`) and their attributes (`tile-ruby1_charge.effect`)."""
    found: set[str] = set()
    for file in files(lang):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found.add(entry.id.name)
                found.update(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)
    return frozenset(found)


def format_in(lang: str, key: str, params: Mapping[str, object]) -> str | None:
    """The text of `key` in exactly this language; None if the language does not have it."""
    message_id, _, attribute = key.partition(".")
    here = bundle(lang)
    if not here.has_message(message_id):
        return None
    message = here.get_message(message_id)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return None
    text, errors = here.format_pattern(pattern, {name: _plain(value) for name, value in params.items()})
    for error in errors:
        complain(f"{lang}: {key}: {error}")
    return str(text)


def complain(what: str) -> None:
    """Strict: raise. Otherwise log, once for each complaint."""
    if _strict:
        raise MissingText(what)
    if what not in _warned:
        _warned.add(what)
        _log.warning("text: %s", what)


def _plain(value: object) -> object:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else value
