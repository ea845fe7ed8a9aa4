"""What names and explains the map: codes, names, harbours, crests."""

from functools import lru_cache

from PIL import Image

from render.core import fonts
from render.core.brush import WHITE, Brush
from render.core.paths import rings
from render.core.sprites import sprite
from render.core.theme import Look, Theme
from render.kemet.drawing.figures import PAD, emblem, glyph

SHIP = "M 10 62 L 90 62 C 86 78 78 84 68 84 L 32 84 C 22 84 14 78 10 62 Z M 46 8 L 52 8 L 52 58 L 46 58 Z"
SAIL = "M 56 12 C 76 22 82 40 80 54 L 56 54 Z M 42 18 L 42 54 L 22 54 C 26 40 32 28 42 18 Z"
SHIELD = "M 50 2 C 64 9 80 12 94 12 C 96 52 82 82 50 98 C 18 82 4 52 6 12 C 20 12 36 9 50 2 Z"
GATE = "M 50 0 L 96 38 L 96 90 C 96 95 93 98 88 98 L 12 98 C 7 98 4 95 4 90 L 4 38 Z"


@lru_cache(maxsize=64)
def harbour(theme: Theme, kind: str, scale: float) -> Image.Image:
    """46 × 46: a round blue badge for trade, a red shield for the military, a grey gate where ships only leave."""

    c = theme.colours
    ink, pale, shade, fill = c["ink"], c["cream"], c["shadow"], c[kind]

    def draw(b: Brush) -> None:
        b = b.at(PAD, PAD)
        if kind == "trade":
            b.shadow(lambda q: q.ellipse(24, 25, 21, 21, WHITE), 1.6, shade, 0.6)
            b.ellipse(23, 23, 22.5, 22.5, ink)
            b.ellipse(23, 23, 21, 21, pale)
            b.ellipse(23, 23, 18.4, 18.4, fill)
        else:
            shape = SHIELD if kind == "military" else GATE
            b.shadow(lambda q: q.at(1, 2, 0.46).path(shape, WHITE), 1.6, shade, 0.6)
            b.at(0, 0, 0.46).path(shape, ink)
            b.at(1.6, 1.6, 0.428).path(shape, pale)
            b.at(4.2, 4, 0.376).path(shape, fill)
        spot = b.at(9.5, 13 if kind == "exit" else 8, 0.27)
        spot.path(SHIP, pale)
        spot.path(SAIL, pale)

    return sprite(46 + 2 * PAD, 46 + 2 * PAD, scale, draw)


@lru_cache(maxsize=64)
def crest(theme: Theme, look: Look, width: float, height: float, scale: float) -> Image.Image:
    """Whose city it is: a shield with the emblem on the tower in the middle."""

    c = theme.colours

    def draw(b: Brush) -> None:
        b = b.at(PAD, PAD)
        ratio = height / width
        shape = [(x / 100 * width, y / 100 * width * ratio) for x, y in rings(SHIELD)[0]]

        def inset(by: float) -> list[tuple[float, float]]:
            return [
                (
                    width / 2 + (x - width / 2) * (1 - 2 * by / width),
                    height / 2 + (y - height / 2) * (1 - 2 * by / height),
                )
                for x, y in shape
            ]

        b.shadow(lambda q: q.polygon([(x + 1, y + 2) for x, y in shape], WHITE), 1.6, c["shadow"], 0.6)
        b.polygon(shape, c["ink"])
        b.polygon(inset(1.3), c["gold"])
        b.polygon(inset(3.2), look.colour)
        emblem(b, look, width / 2, height * 0.45, width * 0.62)

    return sprite(width + 2 * PAD, height + 2 * PAD, scale, draw)


@lru_cache(maxsize=512)
def chip(
    theme: Theme, code: str, owner: Look | None, battle: bool, width: float, height: float, scale: float
) -> Image.Image:
    """A zone's code, large, on a dark plate; a district has its owner's colour around it, a battle its own ground."""
    c = theme.colours

    def draw(b: Brush) -> None:
        b = b.at(PAD, PAD)
        b.shadow(lambda q: q.rectangle((1, 2, width + 1, height + 2), WHITE, radius=9), 1.4, c["shadow"], 0.5)
        line = 4.0 if owner else 2.0
        b.rectangle((0, 0, width, height), c["cream"], radius=9)
        b.rectangle((1, 1, width - 1, height - 1), owner.colour if owner else c["cream"], radius=8)
        b.rectangle((line, line, width - line, height - line), c["blood"] if battle else c["wood"], radius=9 - line)
        glyph(b, width / 2, height / 2, code, theme.sizes["code"], c["cream"])

    return sprite(width + 2 * PAD, height + 2 * PAD, scale, draw)


@lru_cache(maxsize=512)
def name(theme: Theme, text: str, scale: float) -> Image.Image:
    """A zone's name with a pale halo, readable on any ground."""
    size, c = theme.sizes["name"], theme.colours
    width = fonts.width(text, "bold", size * scale * 4) / scale / 4 + 6

    def draw(b: Brush) -> None:
        glyph(b, width / 2, size * 0.65, text, size, c["ink"], "bold", c["cream"])

    return sprite(width, size * 1.3, scale, draw)
