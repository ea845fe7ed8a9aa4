"""Reading a view: plain data in, values of the expected type out, and an error that names the field otherwise."""

from collections.abc import Iterator
from typing import Any


class ViewError(ValueError):
    """The view lacks a field or holds something there that cannot be drawn; `field` is its path."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field or 'view'}: {problem}")
        self.field = field
        self.problem = problem


def pixels(size: Any, least: int = 100, most: int = 4000) -> int:
    """A number of pixels that a picture may have.

    >>> pixels("wide")
    Traceback (most recent call last):
    render.core.reading.ViewError: size: 100 to 4000 pixels are possible, not 'wide'
    """
    if isinstance(size, bool) or not isinstance(size, int) or not least <= size <= most:
        raise ViewError("size", f"{least} to {most} pixels are possible, not {size!r:.40}")
    return size


class Node:
    """One value of a view together with its path.

    >>> Node({"board": {"zones": [{"soldiers": "many"}]}})["board"]["zones"].at(0)["soldiers"].whole()
    Traceback (most recent call last):
    render.core.reading.ViewError: board.zones[0].soldiers: expected a whole number, found 'many'
    """

    __slots__ = ("path", "value")

    def __init__(self, value: Any, path: str = "") -> None:
        self.value = value
        self.path = path

    def wrong(self, problem: str) -> ViewError:
        """The error about this value."""
        return ViewError(self.path, problem)

    def _expected(self, what: str) -> ViewError:
        return self.wrong(f"expected {what}, found {self.value!r:.80}")

    def __getitem__(self, key: str) -> "Node":
        path = f"{self.path}.{key}" if self.path else key
        if not isinstance(self.value, dict):
            raise self._expected("an object")
        if key not in self.value:
            raise ViewError(path, "missing")
        return Node(self.value[key], path)

    def get(self, key: str) -> "Node":
        """A field that may be absent: then a node of None."""
        if not isinstance(self.value, dict):
            raise self._expected("an object")
        return Node(self.value.get(key), f"{self.path}.{key}" if self.path else key)

    def at(self, index: int) -> "Node":
        """One entry of a list."""
        values = self.listed()
        if index >= len(values):
            raise ViewError(f"{self.path}[{index}]", "missing")
        return Node(values[index], f"{self.path}[{index}]")

    def __iter__(self) -> Iterator["Node"]:
        for index, value in enumerate(self.listed()):
            yield Node(value, f"{self.path}[{index}]")

    def items(self) -> Iterator[tuple[str, "Node"]]:
        """The fields of an object."""
        if not isinstance(self.value, dict):
            raise self._expected("an object")
        for key, value in self.value.items():
            yield str(key), Node(value, f"{self.path}.{key}")

    @property
    def none(self) -> bool:
        """Whether there is nothing."""
        return self.value is None

    def listed(self) -> list[Any]:
        """A list."""
        if not isinstance(self.value, list | tuple):
            raise self._expected("a list")
        return list(self.value)

    def whole(self) -> int:
        """A whole number."""
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            raise self._expected("a whole number")
        return self.value

    def string(self) -> str:
        """A text."""
        if not isinstance(self.value, str):
            raise self._expected("a text")
        return self.value

    def maybe(self) -> str | None:
        """A text or nothing."""
        return None if self.value is None else self.string()

    def flag(self) -> bool:
        """A truth value."""
        if not isinstance(self.value, bool):
            raise self._expected("true or false")
        return self.value

    def strings(self) -> tuple[str, ...]:
        """A list of texts."""
        return tuple(node.string() for node in self)

    def known(self, ids: Any, what: str) -> str:
        """A text that is one of these ids."""
        if self.string() not in ids:
            raise self.wrong(f"unknown {what} {self.value!r}")
        return self.string()
