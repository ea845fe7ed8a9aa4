"""The table of routes: method and path of Discord's documentation to a function."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from sandbox.rest.call import Answer, Call

Handler = Callable[[Call], Answer]
_MAJOR = ("channel_id", "guild_id", "webhook_id", "interaction_id")


@dataclass
class Route:
    """One documented route."""

    method: str
    template: str
    handler: Handler
    needs_token: bool

    def major(self, params: dict[str, str]) -> str:
        """What, besides the route, has its own rate limit: the channel, the server, the webhook."""
        return next((params[name] for name in _MAJOR if name in params), "")


class Routes:
    """Finds the route of a request; fixed words in a path win over parameters."""

    def __init__(self) -> None:
        self._routes: list[tuple[re.Pattern[str], Route]] = []

    def add(self, method: str, template: str, handler: Handler, *, needs_token: bool = True) -> None:
        """Serve `template`, e.g. `/channels/{channel_id}`."""
        pattern = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", re.escape(template).replace(r"\{", "{").replace(r"\}", "}"))
        self._routes.append((re.compile(pattern + "$"), Route(method, template, handler, needs_token)))
        self._routes.sort(key=lambda entry: entry[1].template.count("{"))

    def knows(self, path: str) -> bool:
        """There is such a path, if maybe not with every method."""
        return any(pattern.match(path) for pattern, _ in self._routes)

    def find(self, method: str, path: str) -> tuple[Route, dict[str, str]] | None:
        """The route and the parameters in the path."""
        for pattern, route in self._routes:
            if route.method == method and (matched := pattern.match(path)):
                return route, matched.groupdict()
        return None
