"""Scripts: rulebook procedures. Where the game stands is a stack of them, each with its step and plain fields.

A script's steps are methods in the rulebook's order. A step is a plain function or a generator that *asks first and
acts after its last question*, so it can be run again from its start with the answers already given. It ends by
returning an outcome: None (the next step), AGAIN, `goto(step)`, `call(script)`, or DONE.

Fields hold plain immutable values only (text, numbers, tuples of them): copies share them, files store them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

from engine.core.event import frozen, plain


class Outcome(NamedTuple):
    """How a step ends."""

    step: str | None = None  # the step to go on with; None: the one after this
    call: Any = None  # a script to carry out before that
    again: bool = False
    done: bool = False


_as_outcome: Callable[[type[Outcome], tuple[Any, ...]], Outcome] = tuple.__new__
NEXT = Outcome(None, None, False, False)
AGAIN = Outcome(None, None, True, False)
DONE = Outcome(None, None, False, True)


def goto(step: str) -> Outcome:
    return Outcome(step=step)


def call(script: Script, then: str | None = None) -> Outcome:
    """Carries out another script first; then goes on with `then`, or with the next step."""
    return Outcome(step=then, call=script)


def call_again(script: Script) -> Outcome:
    """Carries out another script, then runs this step again."""
    return _as_outcome(Outcome, (None, script, True, False))


class Script:
    """Base of all scripts: `steps` in order, fields from the constructor's keywords and the class's defaults."""

    steps: ClassVar[tuple[str, ...]] = ()
    known: ClassVar[dict[str, type[Script]]] = {}
    following: ClassVar[dict[str, str | None]] = {}
    step: str

    def __init_subclass__(cls) -> None:
        if cls.steps:
            if cls.__name__ in Script.known and Script.known[cls.__name__].__module__ != cls.__module__:
                raise TypeError(f"two scripts are called {cls.__name__}")
            Script.known[cls.__name__] = cls
            cls.following = dict(zip(cls.steps, (*cls.steps[1:], None), strict=True))
            cls.step = cls.steps[0]

    def __init__(self, **fields: Any) -> None:
        self.__dict__ = fields

    def copy(self) -> Script:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    def to_json(self) -> list[Any]:
        fields = {name: plain(value) for name, value in self.__dict__.items() if name != "step"}
        return [type(self).__name__, self.step, fields]

    @staticmethod
    def from_json(data: Any) -> Script:
        name, step, fields = data
        cls = Script.known[name]
        if step not in cls.steps:
            raise ValueError(f"{name} has no step {step!r}")
        hints = _field_names(cls)
        for field in fields:
            if field not in hints:
                raise ValueError(f"{name} has no field {field!r}")
        script = object.__new__(cls)
        script.step = step
        script.__dict__.update({field: frozen(value) for field, value in fields.items()})
        return script


def _field_names(cls: type[Script]) -> set[str]:
    bases = [base for base in cls.__mro__ if issubclass(base, Script) and base is not Script]
    return {name for base in bases for name in vars(base).get("__annotations__", {})}
