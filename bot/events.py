"""What the gateway tells: an event that cannot be read costs itself alone, not the connection or the process."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

log = logging.getLogger(__name__)

Parse = Callable[[Any], Any]
NEEDED = ("READY", "RESUMED")
"""Without these there is no connection."""


def forgiving(parsers: dict[str, Parse]) -> None:
    """Makes the client library's parsers go on after an event of a shape that they do not know."""
    for name, parse in list(parsers.items()):
        if name not in NEEDED:
            parsers[name] = _forgiving(name, parse)


def _forgiving(name: str, parse: Parse) -> Parse:
    def parsed(data: Any) -> Any:
        try:
            return parse(data)
        except Exception:
            log.exception("event not understood", extra={"event": name})
            return None

    return parsed
