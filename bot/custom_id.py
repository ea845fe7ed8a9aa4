"""What a component says when it is used: `v1:<game>:<seat>:<revision>:<action>:<arg>`."""

from __future__ import annotations

import re
from dataclasses import dataclass

NOBODY = "-"
"""The seat in components that anybody may use: the user's own seat is meant."""
_SHAPE = re.compile(r"v1:([a-z0-9]{1,16}):([A-Za-z0-9_]{1,20}|-):([0-9]{1,9}):([a-z_]{1,12}):(.{0,40})", re.ASCII)


@dataclass(frozen=True)
class CustomId:
    """A component's meaning. Everything in it can be forged: it is only ever a wish.

    >>> str(CustomId("k3", "horus", 4, "option", "pray_top"))
    'v1:k3:horus:4:option:pray_top'
    >>> CustomId.parse("v1:k3:horus:4:option:pray_top").arg
    'pray_top'
    >>> CustomId.parse("anything else") is None
    True
    """

    game: str
    seat: str
    revision: int
    action: str
    arg: str = ""

    def __str__(self) -> str:
        return f"v1:{self.game}:{self.seat}:{self.revision}:{self.action}:{self.arg}"

    @staticmethod
    def parse(text: str) -> CustomId | None:
        found = _SHAPE.fullmatch(text)
        if found is None:
            return None
        game, seat, revision, action, arg = found.groups()
        return CustomId(game, seat, int(revision), action, arg)
