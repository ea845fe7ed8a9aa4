"""Which games there are pictures for: every package beside `core`."""

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType


@cache
def games() -> tuple[str, ...]:
    """Their names, as in `view["game"]`."""
    here = str(Path(__file__).parent)
    return tuple(sorted(m.name for m in iter_modules([here]) if m.ispkg and m.name != "core"))


def game(name: str) -> ModuleType:
    """The package that draws a game, imported when first needed."""
    if name not in games():
        raise LookupError(name)
    return import_module(f"render.{name}")
