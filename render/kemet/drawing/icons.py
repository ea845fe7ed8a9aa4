"""Small signs as path data in a square of 100, and as sprites in any colour."""

# ruff: noqa: E501 - path data is read as a whole or not at all

from functools import lru_cache

from PIL import Image

from render.core.brush import Brush, Colour
from render.core.sprites import sprite
from render.kemet.drawing import emblems

# name: (shape, what is cut out of it)
ICONS: dict[str, tuple[str, str]] = {
    "prayer": (
        "M 50 2 C 76 2 78 34 58 50 L 88 50 L 88 64 L 58 64 L 60 98 L 40 98 L 42 64 L 12 64 L 12 50 L 42 50 C 22 34 24 2 50 2 Z",
        "M 50 15 C 62 15 62 32 50 44 C 38 32 38 15 50 15 Z",
    ),
    "fame": ("M 50 3 L 63 36 L 98 38 L 71 60 L 80 95 L 50 75 L 20 95 L 29 60 L 2 38 L 37 36 Z", ""),
    "soldier": ("M 50 4 C 74 4 74 38 58 41 C 74 48 80 68 82 96 L 18 96 C 20 68 26 48 42 41 C 26 38 26 4 50 4 Z", ""),
    "strength": (
        "M 86 2 C 100 26 92 50 60 62 L 66 70 L 58 76 L 48 66 L 24 92 C 18 98 8 90 14 82 L 38 57 L 30 48 L 37 41 L 46 47 C 66 42 80 26 86 2 Z",
        "",
    ),
    "damage": ("M 50 2 C 62 26 84 44 84 66 C 84 86 68 98 50 98 C 32 98 16 86 16 66 C 16 44 38 26 50 2 Z", ""),
    "shield": ("M 50 3 C 64 12 78 15 92 15 C 94 54 82 82 50 98 C 18 82 6 54 8 15 C 22 15 36 12 50 3 Z", ""),
    "critical": (
        "M 50 2 C 78 2 94 20 94 44 C 94 60 86 70 76 76 L 74 96 L 60 96 L 58 86 L 54 96 L 46 96 L 42 86 L 40 96 L 26 96 L 24 76 C 14 70 6 60 6 44 C 6 20 22 2 50 2 Z",
        "M 20 48 C 22 36 42 36 42 50 C 40 62 20 62 20 48 Z M 80 48 C 78 36 58 36 58 50 C 60 62 80 62 80 48 Z M 50 60 L 57 74 L 43 74 Z",
    ),
    "card": (
        "M 28 4 L 72 4 C 80 4 84 8 84 16 L 84 84 C 84 92 80 96 72 96 L 28 96 C 20 96 16 92 16 84 L 16 16 C 16 8 20 4 28 4 Z",
        "M 50 28 C 66 28 76 42 80 50 C 76 58 66 72 50 72 C 34 72 24 58 20 50 C 24 42 34 28 50 28 Z",
    ),
    "veteran": (
        "M 26 2 L 44 2 L 50 16 L 56 2 L 74 2 L 62 34 C 88 40 92 96 50 98 C 8 96 12 40 38 34 Z",
        "M 50 48 L 56 62 L 70 63 L 59 72 L 63 87 L 50 79 L 37 87 L 41 72 L 30 63 L 44 62 Z",
    ),
    "pyramid": ("M 50 6 L 98 90 L 2 90 Z", "M 51 20 L 64 86 L 60 86 L 50 26 Z"),
    "obelisk": ("M 50 2 L 60 20 L 64 84 L 74 84 L 78 98 L 22 98 L 26 84 L 36 84 L 40 20 Z", ""),
    "move": (
        "M 4 12 L 30 12 L 54 50 L 30 88 L 4 88 L 28 50 Z M 48 12 L 74 12 L 98 50 L 74 88 L 48 88 L 72 50 Z",
        "",
    ),
    "build": ("M 50 10 L 62 31 L 38 31 Z M 33 38 L 67 38 L 78 58 L 22 58 Z M 17 66 L 83 66 L 96 90 L 4 90 Z", ""),
    "tile": (
        "M 20 6 L 80 6 C 90 6 94 10 94 20 L 94 80 C 94 90 90 94 80 94 L 20 94 C 10 94 6 90 6 80 L 6 20 C 6 10 10 6 20 6 Z",
        "M 50 20 L 80 50 L 50 80 L 20 50 Z",
    ),
    "temple": (
        "M 6 94 L 14 14 L 40 14 L 41 34 L 59 34 L 60 14 L 86 14 L 94 94 L 60 94 L 60 60 L 40 60 L 40 94 Z",
        "",
    ),
    "token": ("M 50 3 C 112 3 112 97 50 97 C -12 97 -12 3 50 3 Z", "M 50 14 C 98 14 98 86 50 86 C 2 86 2 14 50 14 Z"),
    "creature": (emblems.CREATURES["sphinx"], ""),
    "attack": ("M 4 30 L 46 30 L 46 6 L 98 50 L 46 94 L 46 70 L 4 70 Z", ""),
    "defend": (
        "M 10 6 L 28 6 L 28 20 L 41 20 L 41 6 L 59 6 L 59 20 L 72 20 L 72 6 L 90 6 L 90 40 L 80 46 L 80 96 L 20 96 L 20 46 L 10 40 Z",
        "M 40 96 L 40 70 C 40 56 60 56 60 70 L 60 96 Z",
    ),
    "gold": ("M 50 3 C 112 3 112 97 50 97 C -12 97 -12 3 50 3 Z", "M 50 24 L 76 68 L 24 68 Z"),
    "silver": (
        "M 50 3 C 112 3 112 97 50 97 C -12 97 -12 3 50 3 Z",
        "M 42 22 L 58 22 L 58 42 L 78 42 L 78 58 L 58 58 L 58 78 L 42 78 L 42 58 L 22 58 L 22 42 L 42 42 Z",
    ),
    "waiting": (
        "M 14 2 L 86 2 L 86 14 C 86 34 68 40 58 50 C 68 60 86 66 86 86 L 86 98 L 14 98 L 14 86 C 14 66 32 60 42 50 C 32 40 14 34 14 14 Z",
        "M 28 14 L 72 14 C 70 28 58 32 50 40 C 42 32 30 28 28 14 Z",
    ),
    "crown": ("M 4 24 L 28 50 L 50 10 L 72 50 L 96 24 L 86 90 L 14 90 Z", ""),
    "check": ("M 4 54 L 20 38 L 40 58 L 80 12 L 96 28 L 40 90 Z", ""),
    "cross": ("M 8 22 L 22 8 L 50 36 L 78 8 L 92 22 L 64 50 L 92 78 L 78 92 L 50 64 L 22 92 L 8 78 L 36 50 Z", ""),
    "lock": (
        "M 14 44 L 24 44 C 20 -10 80 -10 76 44 L 86 44 L 86 96 L 14 96 Z",
        "M 38 44 C 36 14 64 14 62 44 Z M 50 58 C 60 58 60 70 54 72 L 56 86 L 44 86 L 46 72 C 40 70 40 58 50 58 Z",
    ),
    "sun": (emblems.SUN, ""),
    "moon": (emblems.MOON, ""),
    "arrow": ("M 2 40 L 56 40 L 56 14 L 98 50 L 56 86 L 56 60 L 2 60 Z", ""),
    "honour": (emblems.FEATHER, emblems.FEATHER_CUT),
    "corruption": (
        "M 52 1 C 60 20 84 34 84 62 C 84 84 69 99 50 99 C 31 99 16 84 16 62 C 16 50 24 40 31 31 C 33 42 37 48 43 50 C 38 32 43 14 52 1 Z",
        "M 52 54 C 58 64 66 68 66 78 C 66 88 59 92 50 92 C 41 92 34 87 34 78 C 34 71 38 67 42 62 C 44 67 46 69 49 70 C 48 63 49 58 52 54 Z",
    ),
    "underworld": (
        "M 35 2 L 65 2 L 86 30 L 70 98 L 30 98 L 14 30 Z",
        "M 50 18 C 65 18 65 39 55 42 C 65 46 68 58 67 84 L 33 84 C 32 58 35 46 45 42 C 35 39 35 18 50 18 Z",
    ),
    "sacrifice": (
        "M 50 1 C 59 1 60 12 55 15 L 56 27 L 78 24 L 79 35 L 59 38 C 67 56 64 78 50 99 C 36 78 33 56 41 38 L 21 35 L 22 24 L 44 27 L 45 15 C 40 12 41 1 50 1 Z",
        "M 49 42 L 51 42 L 51 84 L 49 84 Z",
    ),
    "life": ("M 50 96 C 18 70 2 52 4 30 C 7 6 38 2 50 24 C 62 2 93 6 96 30 C 98 52 82 70 50 96 Z", ""),
    "aside": (
        "M 50 3 L 63 36 L 98 38 L 71 60 L 80 95 L 50 75 L 20 95 L 29 60 L 2 38 L 37 36 Z",
        "M 50 28 L 57 45 L 75 47 L 61 58 L 66 76 L 50 66 L 34 76 L 39 58 L 25 47 L 43 45 Z",
    ),
    "banned": (
        "M 50 2 C 114 2 114 98 50 98 C -14 98 -14 2 50 2 Z",
        "M 34 20 L 80 66 C 96 34 66 4 34 20 Z M 66 80 L 20 34 C 4 66 34 96 66 80 Z",
    ),
    "dot": ("M 50 10 C 104 10 104 90 50 90 C -4 90 -4 10 50 10 Z", ""),
}

# The cuts of the tile colours: shape tells them apart where colour does not.
CUTS = {
    "brilliant": "M 22 8 L 78 8 L 98 36 L 50 98 L 2 36 Z",
    "round": "M 50 2 C 114 2 114 98 50 98 C -14 98 -14 2 50 2 Z",
    "rhomb": "M 50 0 L 100 50 L 50 100 L 0 50 Z",
    "square": "M 8 8 L 92 8 L 92 92 L 8 92 Z",
    "octagon": "M 28 4 L 72 4 L 96 28 L 96 72 L 72 96 L 28 96 L 4 72 L 4 28 Z",
}

CLEAR: Colour = (0, 0, 0, 0)


def stamp(b: Brush, name: str, x: float, y: float, size: float, colour: Colour, cut: Colour = CLEAR) -> None:
    """Draws a sign in a square around a spot."""
    shape, holes = ICONS[name]
    spot = b.at(x - size / 2, y - size / 2, size / 100)
    spot.path(shape, colour)
    if holes:
        spot.path(holes, cut)


@lru_cache(maxsize=2048)
def icon(name: str, size: float, colour: Colour, scale: float, rim: Colour | None = None) -> Image.Image:
    """A sign as a sprite, perhaps with a rim that lifts it from the ground."""

    def draw(b: Brush) -> None:
        if rim:
            shape, _ = ICONS[name]
            b.at(1, 1, (size - 2) / 100).path(shape, rim, rim, 9)
            stamp(b, name, size / 2, size / 2, size - 4, colour, rim)
        else:
            stamp(b, name, size / 2, size / 2, size, colour)

    return sprite(size, size, scale, draw)
