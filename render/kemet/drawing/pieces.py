"""Sprites of what stands on the board: armies, pyramids, banners, harbours, crests."""

from functools import lru_cache

from PIL import Image

from render.core import fonts
from render.core.brush import WHITE, Box, Brush, Colour
from render.core.canvas import Pixels
from render.core.paths import rings
from render.core.sprites import blend, sprite
from render.core.theme import Gem, Look
from render.kemet.drawing import emblems
from render.kemet.drawing.icons import CUTS

INK, CREAM, GOLD, SUN = (44, 26, 14), (255, 248, 230), (214, 168, 62), (250, 208, 96)
NIGHT = (40, 22, 8)
PAD = 5  # room around a sprite for its shadow


def padded(width: float, height: float, scale: float) -> Pixels:
    """The pixels of a sprite without the room for its shadow."""
    pad = PAD * scale
    return round(pad), round(pad), round(pad + width * scale), round(pad + height * scale)


def glyph(
    b: Brush, x: float, y: float, text: str, size: float, fill: Colour, face: str = "black", rim: Colour | None = None
) -> None:
    """A word or number with the middle of its capitals at a spot."""
    (spot,) = b.px([(x, y)])
    pixels = size * b.scale * b.zoom
    b.draw.text(
        (spot[0], spot[1] + pixels * 0.32),
        text,
        font=fonts.font(face, pixels),
        anchor="ms",
        fill=fill,
        stroke_width=b.width(2.2) if rim else 0,
        stroke_fill=rim,
        features=fonts.FIGURES,
    )


def emblem(b: Brush, look: Look, x: float, y: float, size: float, ground: Colour | None = None) -> None:
    """A seat's emblem in a square around a spot."""
    spot = b.at(x - size / 2, y - size / 2, size / 100)
    spot.path(look.emblem, look.ink)
    if look.holes:
        spot.path(look.holes, ground or look.colour)


def _medal(b: Brush, creature: str, x: float, y: float, r: float) -> None:
    """The gold disc of a creature."""
    b.ellipse(x, y, r, r, INK)
    b.ellipse(x, y, r - 1.4, r - 1.4, GOLD)
    b.ellipse(x, y, r - 2.6, r - 2.6, (255, 226, 140))
    size = r * 1.5
    spot = b.at(x - size / 2, y - size / 2, size / 100)
    spot.path(emblems.CREATURES.get(creature, emblems.ANCHOR_STAR), INK)
    spot.path(emblems.CREATURE_CUTS.get(creature, ""), (255, 226, 140))


def plate(b: Brush, box: Box, fill: Colour, radius: float, rim: Colour = CREAM) -> None:
    """A coin-like plate: dark edge, pale rim, colour with a little light from above."""
    x0, y0, x1, y1 = box
    b.rectangle(box, INK, radius=radius)
    b.rectangle((x0 + 1.5, y0 + 1.5, x1 - 1.5, y1 - 1.5), rim, radius=radius - 1.5)
    b.rectangle((x0 + 4, y0 + 4, x1 - 4, y1 - 4), blend(fill, (0, 0, 0), 0.22), radius=radius - 4)
    b.rectangle((x0 + 4, y0 + 4, x1 - 4, y1 - 6), fill, radius=radius - 4)


def _shade(b: Brush, box: Box, radius: float) -> None:
    x0, y0, x1, y1 = box
    b.shadow(lambda q: q.rectangle((x0 + 1, y0 + 2, x1 + 1, y1 + 2), WHITE, radius=radius), 1.6, NIGHT, 0.65)


@lru_cache(maxsize=1024)
def army(look: Look, soldiers: int, creature: str | None, width: float, height: float, scale: float) -> Image.Image:
    """An army: emblem and number on the owner's colour, a gold medal for its creature.

    Wide boxes have emblem and number side by side, narrow ones (two armies in a zone) one above the other.
    """
    digits = f"{soldiers}"

    def wide(b: Brush) -> None:
        top, bottom = (0.0, height - 19) if creature else (7.0, height - 7)
        box = (0.0, top, width, bottom)
        middle = (top + bottom) / 2
        _shade(b, box, (bottom - top) / 2)
        plate(b, box, look.colour, (bottom - top) / 2)
        size = 36 if creature else 41
        emblem(b, look, size / 2 + 10, middle - 0.5, size)
        glyph(b, width - (25 if creature else 29), middle - 1, digits, 52 if len(digits) < 2 else 38, look.ink)
        if creature:
            _medal(b, creature, width / 2 + 3, height - 17.5, 17.5)

    def tall(b: Brush) -> None:
        box = (0.0, 0.0, width, height)
        _shade(b, box, 15)
        plate(b, box, look.colour, 15)
        if creature:
            emblem(b, look, width * 0.29, height * 0.29, width * 0.4)
            _medal(b, creature, width * 0.72, height * 0.28, width * 0.235)
        else:
            emblem(b, look, width / 2, height * 0.29, width * 0.5)
        glyph(b, width / 2, height * 0.72, digits, 43 if len(digits) < 2 else 34, look.ink)

    return sprite(width + 2 * PAD, height + 2 * PAD, scale, lambda b: (wide if width >= 90 else tall)(b.at(PAD, PAD)))


def gem_plate(b: Brush, gem: Gem, x: float, y: float, size: float, text: str, rim: Colour = CREAM) -> None:
    """A number on a plate with the cut of its colour."""
    spot = b.at(x - size / 2, y - size / 2, size / 100)
    spot.path(CUTS[gem.cut], INK, INK, 7)
    spot.path(CUTS[gem.cut], rim)
    inner = size * 0.8
    b.at(x - inner / 2, y - inner / 2, inner / 100).path(CUTS[gem.cut], gem.colour)
    lift = -0.07 * size if gem.cut == "brilliant" else 0
    if text:
        glyph(b, x, y + lift, text, size * 0.84, gem.ink)


@lru_cache(maxsize=256)
def pyramid(gem: Gem, level: int, star: Look | None, scale: float) -> Image.Image:
    """A pyramid from above, 64 × 62: as many terraces as levels, the level as a digit, a star for its fame."""

    def draw(b: Brush) -> None:
        b = b.at(PAD + 32, PAD + 31)
        half = 20 + 2.8 * level
        b.shadow(lambda q: q.rectangle((2 - half, 3 - half, half + 4, half + 3), WHITE), 1.8, NIGHT, 0.6)
        steps = level + 1
        b.rectangle((-half - 1.2, -half - 1.2, half + 1.2, half + 1.2), INK)
        for n in range(steps):
            r = half * (1 - n / (steps + 0.6))
            for face, corners in (
                (gem.light, ((-r, -r), (r, -r), (0, 0))),
                (blend(gem.light, gem.colour, 0.55), ((-r, -r), (-r, r), (0, 0))),
                (blend(gem.colour, gem.dark, 0.35), ((r, -r), (r, r), (0, 0))),
                (blend(gem.colour, gem.dark, 0.75), ((-r, r), (r, r), (0, 0))),
            ):
                b.polygon(corners, face)
            b.rectangle((-r, -r, r, r), outline=blend(gem.dark, INK, 0.35), line=1.1)
        gem_plate(b, gem, 0, 0, 41, f"{level}")
        if star:
            b.ellipse(22, -20, 11, 11, INK)
            b.ellipse(22, -20, 9.8, 9.8, star.colour)
            b.star(22, -20, 8.4, SUN)

    return sprite(64 + 2 * PAD, 62 + 2 * PAD, scale, draw)


@lru_cache(maxsize=128)
def banner(look: Look | None, scale: float) -> Image.Image:
    """Who holds a temple, 36 × 50: a standard with emblem; the star itself where nobody does."""

    def draw(b: Brush) -> None:
        b = b.at(PAD, PAD)
        if look is None:
            b.shadow(lambda q: q.ellipse(19, 27, 16, 16, WHITE), 1.6, NIGHT, 0.55)
            b.ellipse(18, 25, 16.5, 16.5, INK)
            b.ellipse(18, 25, 15, 15, (255, 240, 200))
            b.star(18, 25.5, 13.5, (196, 138, 24))
            return
        flag = [(3, 5), (33, 5), (33, 48), (18, 40), (3, 48)]
        b.shadow(lambda q: q.polygon([(x + 2, y + 2) for x, y in flag], WHITE), 1.6, NIGHT, 0.6)
        b.polygon(flag, CREAM, INK, 2)
        b.polygon([(6, 8), (30, 8), (30, 43.4), (18, 37), (6, 43.4)], look.colour)
        emblem(b, look, 18, 23, 25)
        b.rectangle((0, 2, 36, 7), GOLD, INK, 1, 2.4)

    return sprite(36 + 2 * PAD, 50 + 2 * PAD, scale, draw)


SHIP = "M 10 62 L 90 62 C 86 78 78 84 68 84 L 32 84 C 22 84 14 78 10 62 Z M 46 8 L 52 8 L 52 58 L 46 58 Z"
SAIL = "M 56 12 C 76 22 82 40 80 54 L 56 54 Z M 42 18 L 42 54 L 22 54 C 26 40 32 28 42 18 Z"
SHIELD = "M 50 2 C 64 9 80 12 94 12 C 96 52 82 82 50 98 C 18 82 4 52 6 12 C 20 12 36 9 50 2 Z"


@lru_cache(maxsize=64)
def harbour(kind: str, fill: Colour, scale: float) -> Image.Image:
    """46 × 46: a round blue badge for trade, a shield for the military, grey where ships only leave."""

    def draw(b: Brush) -> None:
        b = b.at(PAD, PAD)
        if kind == "trade":
            b.shadow(lambda q: q.ellipse(24, 25, 21, 21, WHITE), 1.6, NIGHT, 0.6)
            b.ellipse(23, 23, 22.5, 22.5, INK)
            b.ellipse(23, 23, 21, 21, CREAM)
            b.ellipse(23, 23, 18.4, 18.4, fill)
        else:
            b.shadow(lambda q: q.at(1, 2, 0.46).path(SHIELD, WHITE), 1.6, NIGHT, 0.6)
            b.at(0, 0, 0.46).path(SHIELD, INK)
            b.at(1.6, 1.6, 0.428).path(SHIELD, CREAM)
            b.at(4.2, 4, 0.376).path(SHIELD, fill)
        spot = b.at(9.5, 8, 0.27)
        spot.path(SHIP, CREAM)
        spot.path(SAIL, CREAM)

    return sprite(46 + 2 * PAD, 46 + 2 * PAD, scale, draw)


@lru_cache(maxsize=64)
def crest(look: Look, width: float, height: float, scale: float) -> Image.Image:
    """Whose city it is: a shield with the emblem on the tower in the middle."""

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

        b.shadow(lambda q: q.polygon([(x + 1, y + 2) for x, y in shape], WHITE), 1.6, NIGHT, 0.6)
        b.polygon(shape, INK)
        b.polygon(inset(1.3), GOLD)
        b.polygon(inset(3.2), look.colour)
        emblem(b, look, width / 2, height * 0.45, width * 0.62)

    return sprite(width + 2 * PAD, height + 2 * PAD, scale, draw)


@lru_cache(maxsize=512)
def chip(
    code: str, fill: Colour, ink: Colour, rim: Colour, width: float, height: float, size: float, scale: float
) -> Image.Image:
    """A zone's code, large, on a dark plate; the rim of a district has the colour of the city's owner."""

    def draw(b: Brush) -> None:
        b = b.at(PAD, PAD)
        b.shadow(lambda q: q.rectangle((1, 2, width + 1, height + 2), WHITE, radius=9), 1.4, NIGHT, 0.5)
        line = 2.0 if rim == CREAM else 4.0
        b.rectangle((0, 0, width, height), CREAM, radius=9)
        b.rectangle((1, 1, width - 1, height - 1), rim, radius=8)
        b.rectangle((line, line, width - line, height - line), fill, radius=9 - line)
        glyph(b, width / 2, height / 2, code, size, ink)

    return sprite(width + 2 * PAD, height + 2 * PAD, scale, draw)


@lru_cache(maxsize=512)
def name(text: str, size: float, ink: Colour, halo: Colour, scale: float) -> Image.Image:
    """A zone's name with a pale halo, readable on any ground."""
    width = fonts.width(text, "bold", size * scale * 4) / scale / 4 + 6
    return sprite(width, size * 1.3, scale, lambda b: glyph(b, width / 2, size * 0.65, text, size, ink, "bold", halo))


@lru_cache(maxsize=256)
def disc(look: Look, size: float, scale: float, rim: Colour = CREAM) -> Image.Image:
    """A seat's emblem on a disc of its colour."""

    def draw(b: Brush) -> None:
        r = size / 2
        b.ellipse(r, r, r, r, INK)
        b.ellipse(r, r, r * 0.95, r * 0.95, rim)
        b.ellipse(r, r, r * 0.86, r * 0.86, look.colour)
        emblem(b, look, r, r * 0.98, size * 0.58)

    return sprite(size, size, scale, draw)


@lru_cache(maxsize=128)
def figure(look: Look, size: float, scale: float) -> Image.Image:
    """A seat's emblem alone, to stand on the seat's colour."""
    return sprite(size, size, scale, lambda b: emblem(b, look, size / 2, size / 2, size))
