"""What the texts may ask for beyond plain Fluent, so that they take their parameters just as the engine gives them.

=============================================  ====================================================================
``{ COUNT($n, of: "soldier") }``               a number of things; ``case: "acc"`` takes that form ("1 Soldaten")
``{ NAME($zone, of: "zone", form: "at") }``    a name by its id, or a form of it; ``with: "N"`` goes before the id
``{ PLACE($zone, $code) }``                    a zone with its code on the board, where one is given: "B1 Buto 1"
``{ LIST($cards, of: "intervention") }``       names in words: "2× War Rage and Bloodbath"; without ``of``: as they are
``{ SOURCE($part) }``                          what a number comes from: "soldiers", "tile.ruby1_charge"
``{ PARTS($parts) }``                          a sum in brackets: " (5 soldiers + 3 card − 1 Priestess)", else nothing;
                                               ``single: "name"``, ``brackets: "no"`` (" = 5 soldiers + 3 card")
``{ SUMS($side) }``                            a side of a battle: strength, damage, critical damage, shields
``{ TOTAL($parts) }``, ``REST($parts, $n)``    the sum of the parts, and what of it goes beyond n
``{ LAST($list) }``, ``SIZE($list)``           the last item of a list, and the number of its items
``{ FIRST($parts) }``, ``KEY($text)``          for selectors: the kind of the first part; a text with _ for its dots
=============================================  ====================================================================
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fluent.runtime.types import FluentNone, FluentType, fluent_number

Find = Callable[[str, Mapping[str, object]], str | None]
"""The text of a key with parameters, or None."""

KIND_OF_SOURCE = {"card": "intervention"}


class Items(FluentType):
    """A list as a parameter of a text."""

    def __init__(self, values: Sequence[object]) -> None:
        self.values = tuple(values)

    def format(self, locale: object) -> str:
        return ", ".join([str(value) for value in self.values])


def plain(value: object) -> object:
    """A parameter as Fluent takes it: truth values become yes and no, nothing becomes none, a list `Items`."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if isinstance(value, Mapping):
        return Items([f"{key}: {inner}" for key, inner in value.items()])
    if isinstance(value, list | tuple | set | frozenset):
        return Items(list(value))
    return value if isinstance(value, str | int | float | FluentType) else str(value)


class Speech:
    """The functions of one language. `find` looks texts up in it."""

    def __init__(self, find: Find) -> None:
        self.find = find

    def functions(self) -> dict[str, Any]:
        return {
            "COUNT": self.count,
            "FIRST": self.first,
            "KEY": self.key,
            "LAST": self.last,
            "LIST": self.list,
            "NAME": self.name,
            "PARTS": self.parts,
            "PLACE": self.place,
            "REST": self.rest,
            "SIZE": self.size,
            "SOURCE": self.source,
            "SUMS": self.sums,
            "TOTAL": self.total,
        }

    # ------------------------------------------------------------------ names

    def text(self, key: str, **params: object) -> str:
        found = self.find(key, params)
        if found is None:
            raise LookupError(f"{key} is missing")
        return found

    def count(self, n: object, of: str = "", case: str = "") -> str:
        return self.text(f"count-{of}.{case}" if case else f"count-{of}", n=n)

    def name(self, id: object, of: str = "", form: str = "", **options: str) -> str:
        if id == "none" or isinstance(id, FluentNone):
            return ""
        if of == "god" and self.find(f"god-{id}", {}) is None:
            return str(id)  # a seat need not be a god
        key = f"{of}-{options.get('with', '')}{id}"
        return self.text(f"{key}.{form}" if form else key)

    def place(self, zone: object, code: object = "none") -> str:
        name = self.name(zone, "zone")
        return name if code in ("none", "") or isinstance(code, FluentNone) else f"{code} {name}"

    def list(self, ids: object, of: str = "", form: str = "") -> str:
        names = [self.name(id, of, form) if of else str(id) for id in _items(ids)]
        often = [name if n == 1 else f"{n}× {name}" for name, n in Counter(names).items()]
        if len(often) < 2:
            return "".join(often)
        return self.text("list-and", first=", ".join(often[:-1]), last=often[-1])

    # ------------------------------------------------------------------ numbers and where they come from

    def source(self, part: object, n: object = 2) -> str:
        own = self.find(f"source-{str(part).replace('.', '_')}", {"n": n})
        if own is not None:
            return own
        kind, _, id = str(part).partition(".")
        return self.name(id, KIND_OF_SOURCE.get(kind, kind))

    def parts(self, parts: object, single: str = "", brackets: str = "") -> str:
        """The parts as a sum; where there is but one, nothing, or with `single: "name"` its name alone."""
        summed: dict[str, int] = {}
        for source, amount in _pairs(parts):
            summed[source] = summed.get(source, 0) + amount
        if len(summed) > 1:
            return f" = {self._sum(summed)}" if brackets == "no" else f" ({self._sum(summed)})"
        return "".join([f" ({self.source(source, amount)})" for source, amount in summed.items() if single])

    def _sum(self, parts: Mapping[str, int]) -> str:
        found = ""
        for source, amount in parts.items():
            sign = (" + " if found else "") if amount >= 0 else (" − " if found else "−")
            found += f"{sign}{abs(amount)} {self.source(source, abs(amount))}"
        return found

    def sums(self, side: object) -> str:
        """Strength with its parts; of the rest what there is, as a total."""
        found = []
        for name, parts in [(str(name), parts) for name, parts in _items(side)]:
            total = sum([amount for _, amount in _pairs(parts)])
            if total or name == "strength":
                found.append(self.count(fluent_number(total), name) + (self.parts(parts) if name == "strength" else ""))
        return ", ".join(found)

    def total(self, parts: object) -> object:
        return fluent_number(sum([amount for _, amount in _pairs(parts)]))

    def rest(self, parts: object, n: object) -> object:
        return fluent_number(sum([amount for _, amount in _pairs(parts)]) - int(str(n)))

    def last(self, items: object) -> object:
        value = plain(_items(items)[-1])
        return fluent_number(value) if isinstance(value, int | float) else value

    def size(self, items: object) -> object:
        return fluent_number(len(_items(items)))

    # ------------------------------------------------------------------ for selectors

    def first(self, parts: object) -> str:
        return "".join([source.partition(".")[0] for source, _ in _pairs(parts)[:1]])

    def key(self, text: object) -> str:
        return str(text).replace(".", "_")


def _items(value: object) -> Sequence[Any]:
    if isinstance(value, Items):
        return value.values
    if isinstance(value, list | tuple):
        return value
    raise TypeError(f"not a list: {value}")


def _pairs(value: object) -> Sequence[tuple[str, int]]:
    return [(str(source), int(amount)) for source, amount in _items(value)]
