"""Who looks: a seat, nobody in particular (None: what everybody sees), or ALL."""

from __future__ import annotations

from typing import Final


class _All:
    """Sees everything: for tests, exports and the end of the game."""

    def __repr__(self) -> str:
        return "ALL"


ALL: Final = _All()
