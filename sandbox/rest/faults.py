"""Faults on demand: answers that fail, come late, or get lost after their effect."""

from dataclasses import dataclass
from fnmatch import fnmatchcase


@dataclass
class Fault:
    """What goes wrong with the next requests of a route."""

    route: str
    times: int
    status: int | None = None
    code: int | None = None  # an error of Discord's own, instead of one on the way
    delay: float = 0.0
    lost: bool = False  # the request takes effect, its answer never arrives
    retry_after: float | None = None
    scope: str = "user"

    def concerns(self, method: str, path: str, template: str) -> bool:
        """It applies to this request: `route` is a documented route, a path, or a pattern with *."""
        names = (f"{method} {template}", f"{method} {path}")
        return any(name == self.route or fnmatchcase(name, self.route) for name in names)


class Faults:
    """The faults that are ordered at present."""

    def __init__(self) -> None:
        self._pending: list[Fault] = []

    def fail(self, route: str = "*", *, status: int = 500, times: int = 1) -> None:
        """Answer with a server error and do nothing."""
        self._pending.append(Fault(route, times, status=status))

    def refuse(self, route: str = "*", *, status: int, code: int, times: int = 1) -> None:
        """Answer with an error of Discord's own and do nothing."""
        self._pending.append(Fault(route, times, status=status, code=code))

    def slow(self, route: str = "*", *, seconds: float, times: int = 1) -> None:
        """Answer later; the sandbox's clock counts, so that a test can move on instead of waiting."""
        self._pending.append(Fault(route, times, delay=seconds))

    def lose_answer(self, route: str = "*", *, times: int = 1) -> None:
        """Carry the request out, then cut the connection instead of answering."""
        self._pending.append(Fault(route, times, lost=True))

    def rate_limit(self, route: str = "*", *, retry_after: float = 0.1, scope: str = "user", times: int = 1) -> None:
        """Answer 429; scope is "user", "shared" or "global"."""
        self._pending.append(Fault(route, times, retry_after=retry_after, scope=scope))

    def clear(self) -> None:
        """No more faults."""
        self._pending.clear()

    def take(self, method: str, path: str, template: str) -> Fault | None:
        """The fault this request meets, if any."""
        for fault in self._pending:
            if fault.concerns(method, path, template):
                fault.times -= 1
                if fault.times <= 0:
                    self._pending.remove(fault)
                return fault
        return None
