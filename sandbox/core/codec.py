"""Records to JSON and back, by their type annotations."""

import dataclasses
import types
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")


def encode(record: Any) -> dict[str, Any]:
    """A record as plain JSON-able data."""
    return dataclasses.asdict(record)


@cache
def _hints(cls: type) -> dict[str, Any]:
    return get_type_hints(cls)


def decode(cls: type[T], data: dict[str, Any]) -> T:
    """The record that `encode` was given; unknown keys are ignored, missing ones take their defaults."""
    assert dataclasses.is_dataclass(cls)
    hints = _hints(cls)
    names = {f.name for f in dataclasses.fields(cls)}
    return cls(**{key: _value(hints[key], value) for key, value in data.items() if key in names})


def _value(hint: Any, value: Any) -> Any:
    if value is None:
        return None
    origin, args = get_origin(hint), get_args(hint)
    if origin in (types.UnionType, Union):
        inner = [arg for arg in args if arg is not type(None)]
        return _value(inner[0], value) if len(inner) == 1 else value
    if origin is list:
        return [_value(args[0], item) for item in value]
    if origin is tuple:
        return tuple(value)
    if origin is dict:
        return {key: _value(args[1], item) for key, item in value.items()}
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        return decode(hint, value)
    return value
