"""Avatars: silhouettes as path data in a square of 100, and their pieces on the board. All drawn for this project."""

# ruff: noqa: E501 - path data is read as a whole or not at all

from functools import lru_cache

from PIL import Image

from render.core.brush import WHITE, Brush
from render.core.sprites import blend, sprite
from render.core.theme import Look, Theme
from render.kemet.drawing.figures import PAD, emblem, glyph

# The ibis under the moon, the serpent that rears to strike, the crowned one without a face, the winged one of the deep.
AVATARS = {
    "thoth": "M 38 6 C 40 18 46 24 46 24 C 50 30 74 30 78 24 C 82 20 84 14 86 6 C 92 22 84 36 72 39 C 80 44 84 51 84 59 C 85 74 90 86 97 98 L 44 98 C 50 88 54 80 54 72 C 50 72 46 70 44 66 C 32 64 20 74 6 96 C 2 74 16 52 38 47 C 41 43 46 40 51 38 C 39 35 32 22 38 6 Z M 62 1 C 78 1 78 23 62 23 C 46 23 46 1 62 1 Z",
    "apophis": "M 2 36 L 22 14 C 30 3 52 -1 66 9 C 80 19 78 36 66 45 C 60 50 58 54 58 60 C 74 58 95 64 96 80 C 96 94 76 99 50 99 C 24 99 4 94 4 82 C 4 70 18 63 36 62 C 34 50 40 42 48 36 L 42 35 L 37 50 L 31 36 L 24 38 L 18 50 L 14 38 Z",
    "nyarlathotep": "M 50 3 C 68 3 78 12 80 28 C 82 42 90 54 96 66 C 90 69 82 70 76 69 C 77 79 86 82 93 78 C 96 90 84 98 74 92 C 69 89 67 83 67 77 C 63 82 66 92 70 95 C 66 101 57 99 55 91 L 50 99 L 45 91 C 43 99 34 101 30 95 C 34 92 37 82 33 77 C 33 83 31 89 26 92 C 16 98 4 90 7 78 C 14 82 23 79 24 69 C 18 70 10 69 4 66 C 10 54 18 42 20 28 C 22 12 32 3 50 3 Z",
    "cthulhu": "M 50 2 C 71 2 79 19 75 36 C 84 29 93 17 96 4 C 101 28 99 52 87 68 C 84 61 80 57 74 57 C 77 67 86 77 81 91 C 76 96 71 91 72 84 C 72 78 69 74 66 70 C 68 82 67 94 60 99 C 55 94 58 84 56 75 L 50 73 L 44 75 C 42 84 45 94 40 99 C 33 94 32 82 34 70 C 31 74 28 78 28 84 C 29 91 24 96 19 91 C 14 77 23 67 26 57 C 20 57 16 61 13 68 C 1 52 -1 28 4 4 C 7 17 16 29 25 36 C 21 19 29 2 50 2 Z",
}
AVATAR_CUTS = {
    "thoth": "M 47 51 C 50 46 57 46 60 51 C 57 54 50 54 47 51 Z M 66 58 L 80 55 L 81 60 L 66 63 Z M 65 69 L 83 66 L 85 71 L 64 74 Z M 62 81 L 88 78 L 90 83 L 60 86 Z",
    "apophis": "M 36 16 C 40 10 49 11 51 18 C 46 22 39 21 36 16 Z M 16 82 C 34 73 66 73 84 82 C 66 77 34 77 16 82 Z M 22 90 C 38 84 62 84 78 90 C 62 88 38 88 22 90 Z",
    "nyarlathotep": "M 50 20 C 66 20 70 32 68 46 C 66 60 60 68 50 70 C 40 68 34 60 32 46 C 30 32 34 20 50 20 L 50 30 C 43 36 43 42 48 47 C 42 46 37 50 37 57 C 44 60 49 57 50 51 C 51 57 56 60 63 57 C 63 50 58 46 52 47 C 57 42 57 36 50 30 Z M 74 30 L 80 32 L 81 37 L 74 35 Z M 26 30 L 20 32 L 19 37 L 26 35 Z M 75 43 L 84 47 L 87 52 L 75 48 Z M 25 43 L 16 47 L 13 52 L 25 48 Z M 73 56 L 89 60 L 92 64 L 71 61 Z M 27 56 L 11 60 L 8 64 L 29 61 Z",
    "cthulhu": "M 31 36 C 37 32 46 37 46 46 C 38 49 31 44 31 36 Z M 69 36 C 63 32 54 37 54 46 C 62 49 69 44 69 36 Z M 49 58 L 51 58 L 51 70 L 49 70 Z M 41 57 L 43 57 L 42 69 L 40 68 Z M 57 57 L 59 57 L 60 68 L 58 69 Z",
}


def _idol(b: Brush, theme: Theme, avatar: str, x: float, y: float, r: float) -> None:
    """The dark disc of an avatar with its golden figure: the reverse of a creature's medal, and much larger."""
    c = theme.colours
    b.ellipse(x, y, r, r, c["ink"])
    b.ellipse(x, y, r - 1.3, r - 1.3, c["gold"])
    b.ellipse(x, y, r - 3.4, r - 3.4, c["ink"])
    b.ellipse(x, y, r - 4.2, r - 4.2, c["underworld"])
    size = r * 1.36
    spot = b.at(x - size / 2, y - size / 2, size / 100)
    spot.path(AVATARS[avatar], c["medal"])
    spot.path(AVATAR_CUTS[avatar], c["underworld"])


@lru_cache(maxsize=256)
def piece(
    theme: Theme, look: Look, followers: int, avatar: str, width: float, height: float, scale: float
) -> Image.Image:
    """An avatar's army: its figure large on a dark disc, on the owner's colour with emblem and number of followers."""
    c = theme.colours

    def draw(b: Brush) -> None:
        b = b.at(PAD, PAD)
        wide = width >= 90
        box, radius = (0.0, 0.0, width, height), 17.0 if wide else 14.0
        b.shadow(lambda q: q.rectangle((1, 2, width + 1, height + 2), WHITE, radius=radius), 1.6, c["shadow"], 0.7)
        b.rectangle(box, c["ink"], radius=radius)
        b.rectangle((1.5, 1.5, width - 1.5, height - 1.5), c["gold"], radius=radius - 1.5)
        b.rectangle((4.4, 4.4, width - 4.4, height - 4.4), blend(look.colour, (0, 0, 0), 0.2), radius=radius - 4.4)
        b.rectangle((4.4, 4.4, width - 4.4, height - 6), look.colour, radius=radius - 4.4)
        if wide:
            _idol(b, theme, avatar, 34, height / 2, 33.5)
            emblem(b, look, width - 18.5, 20, 24)
            glyph(b, width - 18, height - 25, f"{followers}", theme.sizes["duel"], look.ink)
        else:
            r = min(width, height) * 0.37
            _idol(b, theme, avatar, r + 1.5, r + 1.5, r)
            emblem(b, look, width * 0.24, height * 0.82, width * 0.27)
            glyph(b, width * 0.75, height * 0.765, f"{followers}", theme.sizes["duel"] * 0.8, look.ink)

    return sprite(width + 2 * PAD, height + 2 * PAD, scale, draw)
