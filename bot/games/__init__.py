"""Which games can be played at a table: every package here brings one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from bot.games.plugin import Plugin

_ADDED: dict[str, Plugin] = {}


def add(plugin: Plugin) -> None:
    """Makes a game known that does not live here."""
    _ADDED[plugin.name] = plugin


def remove(name: str) -> None:
    """Forgets a game that was added."""
    _ADDED.pop(name, None)


@cache
def _own() -> dict[str, Plugin]:
    here = str(Path(__file__).parent)
    found: dict[str, Plugin] = {}
    for module in iter_modules([here]):
        if module.ispkg:
            plugin: Plugin = import_module(f"bot.games.{module.name}").PLUGIN
            found[plugin.name] = plugin
    return found


def games() -> dict[str, Plugin]:
    """All of them, by name."""
    return {**_own(), **_ADDED}


def plugin(name: str) -> Plugin:
    """Raises KeyError where there is none."""
    return games()[name]
