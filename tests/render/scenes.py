"""Drawn scenes: the canvas behind each picture with the list of what is on it, and positions as full as can be."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

from render.core.canvas import Canvas, Item
from render.kemet.drawing import regions
from render.kemet.drawing.atlas import atlas
from render.kemet.drawing.emblems import CREATURES
from render.kemet.pictures import battle, board, dashboard, hand, person, tiles
from render.kemet.reading import duel, market
from render.kemet.reading.hand import read
from render.kemet.reading.seen import table
from render.kemet.themes import DEFAULT

View = dict[str, Any]


def board_scene(view: View, lang: str = "en", highlight: Sequence[str] = (), crop: Any = None) -> Canvas:
    """The board of a view."""
    seen = table(view)
    return board.draw(seen, DEFAULT, lang, highlight, regions.frame(seen, DEFAULT, crop, None))


def dashboard_scene(view: View, lang: str = "en") -> Canvas:
    """The dashboard of a view."""
    return dashboard.draw(table(view), DEFAULT, lang, None)


def battle_scene(view: View, lang: str = "en") -> Canvas:
    """The battle of a view."""
    seen = table(view)
    return battle.draw(seen, duel.duel(seen, view), DEFAULT, lang, None)


def hand_scene(view: View, lang: str = "en") -> Canvas:
    """The hand of a view."""
    return hand.draw(read(view), tuple(view["players"]), DEFAULT, lang, None)


def tiles_scene(view: View, colour: str, lang: str = "en") -> Canvas:
    """The market of a view."""
    seen = table(view)
    return tiles.draw(seen, market.offers(seen, view, colour), colour, DEFAULT, lang, None)


def person_scene(view: View, seat: str, lang: str = "en") -> Canvas:
    """One player of a view."""
    seen = table(view)
    return person.draw(seen, seen.players[seat], person.played(view, seat), DEFAULT, lang, None)


def said(canvas: Canvas, kind: str) -> dict[str, str]:
    """What the items of a kind say, by key."""
    return {item.key: item.says for item in canvas.items if item.kind == kind}


def items(canvas: Canvas, *kinds: str) -> list[Item]:
    """The items of some kinds."""
    return [item for item in canvas.items if item.kind in kinds]


def crowded(view: View, armies: int, avatars: Sequence[str] = ()) -> View:
    """The same game with every zone full.

    A pyramid of level 4 with fame in every district, armies with creatures; or with avatars, those in every zone.
    """
    found = copy.deepcopy(view)
    seats, beasts = found["order"], sorted(CREATURES)
    for n, (zone, spot) in enumerate(found["board"]["zones"].items()):
        spot["armies"] = [
            {"owner": seats[(n + k) % len(seats)], "soldiers": 7, "creature": beasts[(n + k) % len(beasts)]}
            for k in range(armies)
        ]
        for k, army in enumerate(spot["armies"] if avatars else ()):
            army.update(soldiers=(n + k) % 5, creature=None, avatar=avatars[(n + k) % len(avatars)])
        if atlas().zones[zone].city:
            spot["pyramid"] = {"colour": found["colours"][n % len(found["colours"])], "level": 4}
            spot["fame"] = {"kind": "pyramid", "holder": seats[n % len(seats)]}
        elif spot["fame"]:
            spot["fame"]["holder"] = seats[n % len(seats)]
    return found
