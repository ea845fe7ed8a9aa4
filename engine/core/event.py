"""Events: typed, immutable facts. They follow from the log alone; the bot narrates from them."""

from __future__ import annotations

from dataclasses import MISSING, dataclass, fields
from typing import Any, ClassVar, TypeVar, dataclass_transform


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """A fact, seen whole or not at all: by everybody (`to` is None) or by some seats."""

    kinds: ClassVar[dict[str, type[Event]]] = {}
    to: tuple[str, ...] | None = None

    @property
    def kind(self) -> str:
        return type(self).__name__

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {"event": type(self).__name__}
        for field in fields(self):
            value = getattr(self, field.name)
            if value is not None or field.name != "to":
                found[field.name] = plain(value)
        return found


E = TypeVar("E", bound=Event)


@dataclass_transform(frozen_default=True, kw_only_default=True)
def event(cls: type[E]) -> type[E]:
    """An immutable event class with the annotated fields, known by its name so that stored events can be read again."""
    cls = dataclass(frozen=True, slots=True, kw_only=True)(cls)
    if cls.__name__ in Event.kinds and Event.kinds[cls.__name__].__module__ != cls.__module__:
        raise TypeError(f"two events are called {cls.__name__}")
    Event.kinds[cls.__name__] = cls
    cls.__init__ = _quick_init(cls)  # type: ignore[method-assign]
    return cls


def _quick_init(cls: type[Event]) -> Any:
    """What dataclass makes, but setting the slots directly: half the time, and events are made all the time."""
    names = [field.name for field in fields(cls)]
    defaults = {f"default_{field.name}": field.default for field in fields(cls)}
    setters = {f"set_{name}": getattr(cls, name).__set__ for name in names}
    required = [field.name for field in fields(cls) if field.default is MISSING]
    optional = [f"{field.name}=default_{field.name}" for field in fields(cls) if field.default is not MISSING]
    lines = [f"def __init__(self, *, {', '.join(required + optional)}):"]
    lines += [f"    set_{name}(self, {name})" for name in names]
    scope: dict[str, Any] = {**defaults, **setters}
    exec("\n".join(lines), scope)
    return scope["__init__"]


_SIMPLE = frozenset({str, int, bool, float, type(None)})


def plain(value: Any) -> Any:
    """Tuples as lists, all the way down: what JSON would make of it."""
    kind = type(value)
    if kind in _SIMPLE:
        return value
    if kind is dict:
        return {key: item if type(item) in _SIMPLE else plain(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [item if type(item) in _SIMPLE else plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return value


def frozen(value: Any) -> Any:
    """Lists as tuples, all the way down: stored values are never changed in place."""
    if isinstance(value, list | tuple):
        return tuple([frozen(item) for item in value])
    if isinstance(value, dict):
        return {key: frozen(item) for key, item in value.items()}
    return value
