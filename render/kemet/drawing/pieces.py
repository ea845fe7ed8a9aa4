"""Sprites of what stands on the board: armies, pyramids, the standards of temples."""

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from render.core.brush import WHITE, Box, Brush, Colour
from render.core.sprites import blend, sprite
from render.core.theme import Gem, Look, Theme
from render.kemet.drawing import emblems
from render.kemet.drawing.figures import PAD, emblem, glyph
from render.kemet.drawing.icons import CUTS

SHADE = 1.6  # blur of shadows


def _medal(b: Brush, c: Mapping[str, Colour], creature: str, x: float, y: float, r: float) -> None:
    """The gold disc of a creature."""
    b.ellipse(x, y, r, r, c["ink"])
    b.ellipse(x, y, r - 1.4, r - 1.4, c["gold"])
    b.ellipse(x, y, r - 2.6, r - 2.6, c["medal"])
    size = r * 1.5
    spot = b.at(x - size / 2, y - size / 2, size / 100)
    spot.path(emblems.CREATURES.get(creature, emblems.ANCHOR_STAR), c["ink"])
    spot.path(emblems.CREATURE_CUTS.get(creature, ""), c["medal"])


def plate(b: Brush, c: Mapping[str, Colour], box: Box, fill: Colour, radius: float) -> None:
    """A coin-like plate: dark edge, pale rim, colour with a little light from above."""
    x0, y0, x1, y1 = box
    b.rectangle(box, c["ink"], radius=radius)
    b.rectangle((x0 + 1.5, y0 + 1.5, x1 - 1.5, y1 - 1.5), c["cream"], radius=radius - 1.5)
    b.rectangle((x0 + 4, y0 + 4, x1 - 4, y1 - 4), blend(fill, (0, 0, 0), 0.22), radius=radius - 4)
    b.rectangle((x0 + 4, y0 + 4, x1 - 4, y1 - 6), fill, radius=radius - 4)


def _shade(b: Brush, c: Mapping[str, Colour], box: Box, radius: float) -> None:
    x0, y0, x1, y1 = box
    b.shadow(lambda q: q.rectangle((x0 + 1, y0 + 2, x1 + 1, y1 + 2), WHITE, radius=radius), SHADE, c["shadow"], 0.65)


@lru_cache(maxsize=1024)
def army(
    theme: Theme, look: Look, soldiers: int, creature: str | None, width: float, height: float, scale: float
) -> Image.Image:
    """An army: emblem and number on the owner's colour, a gold medal for its creature.

    Wide boxes have emblem and number side by side, narrow ones (two armies in a zone) one above the other.
    """
    digits, c = f"{soldiers}", theme.colours
    shrink = 1 if soldiers < 10 else 0.74

    def wide(b: Brush) -> None:
        top, bottom = (0.0, height - 19) if creature else (7.0, height - 7)
        box = (0.0, top, width, bottom)
        middle = (top + bottom) / 2
        _shade(b, c, box, (bottom - top) / 2)
        plate(b, c, box, look.colour, (bottom - top) / 2)
        size = 36 if creature else 41
        emblem(b, look, size / 2 + 10, middle - 0.5, size)
        glyph(b, width - (25 if creature else 29), middle - 1, digits, theme.sizes["army"] * shrink, look.ink)
        if creature:
            _medal(b, c, creature, width / 2 + 3, height - 17.5, 17.5)

    def tall(b: Brush) -> None:
        box = (0.0, 0.0, width, height)
        _shade(b, c, box, 15)
        plate(b, c, box, look.colour, 15)
        if creature:
            emblem(b, look, width * 0.29, height * 0.29, width * 0.4)
            _medal(b, c, creature, width * 0.72, height * 0.28, width * 0.235)
        else:
            emblem(b, look, width / 2, height * 0.29, width * 0.5)
        glyph(b, width / 2, height * 0.72, digits, theme.sizes["duel"] * shrink, look.ink)

    return sprite(width + 2 * PAD, height + 2 * PAD, scale, lambda b: (wide if width >= 90 else tall)(b.at(PAD, PAD)))


def gem_plate(b: Brush, c: Mapping[str, Colour], gem: Gem, size: float, text: str) -> None:
    """A number on a plate with the cut of its colour, around the origin."""
    spot = b.at(-size / 2, -size / 2, size / 100)
    spot.path(CUTS[gem.cut], c["ink"], c["ink"], 7)
    spot.path(CUTS[gem.cut], c["cream"])
    inner = size * 0.8
    b.at(-inner / 2, -inner / 2, inner / 100).path(CUTS[gem.cut], gem.colour)
    lift = -0.07 * size if gem.cut == "brilliant" else 0
    glyph(b, 0, lift, text, size * 0.84, gem.ink)


@lru_cache(maxsize=256)
def pyramid(theme: Theme, gem: Gem, level: int, star: Look | None, scale: float) -> Image.Image:
    """A pyramid from above, 64 × 62: as many terraces as levels, the level as a digit, a star for its fame."""
    c = theme.colours

    def draw(b: Brush) -> None:
        b = b.at(PAD + 32, PAD + 31)
        half = 20 + 2.8 * level
        b.shadow(lambda q: q.rectangle((2 - half, 3 - half, half + 4, half + 3), WHITE), 1.8, c["shadow"], 0.6)
        steps = level + 1
        b.rectangle((-half - 1.2, -half - 1.2, half + 1.2, half + 1.2), c["ink"])
        for n in range(steps):
            r = half * (1 - n / (steps + 0.6))
            for face, corners in (
                (gem.light, ((-r, -r), (r, -r), (0, 0))),
                (blend(gem.light, gem.colour, 0.55), ((-r, -r), (-r, r), (0, 0))),
                (blend(gem.colour, gem.dark, 0.35), ((r, -r), (r, r), (0, 0))),
                (blend(gem.colour, gem.dark, 0.75), ((-r, r), (r, r), (0, 0))),
            ):
                b.polygon(corners, face)
            b.rectangle((-r, -r, r, r), outline=blend(gem.dark, c["ink"], 0.35), line=1.1)
        gem_plate(b, c, gem, theme.sizes["level"], f"{level}")
        if star:
            b.ellipse(22, -20, 11, 11, c["ink"])
            b.ellipse(22, -20, 9.8, 9.8, star.colour)
            b.star(22, -20, 8.4, c["sun"])

    return sprite(64 + 2 * PAD, 62 + 2 * PAD, scale, draw)


@lru_cache(maxsize=128)
def banner(theme: Theme, look: Look | None, scale: float) -> Image.Image:
    """Who holds a temple, 36 × 50: a standard with emblem; the star itself where nobody does."""
    c = theme.colours

    def draw(b: Brush) -> None:
        b = b.at(PAD, PAD)
        if look is None:
            b.shadow(lambda q: q.ellipse(19, 27, 16, 16, WHITE), SHADE, c["shadow"], 0.55)
            b.ellipse(18, 25, 16.5, 16.5, c["ink"])
            b.ellipse(18, 25, 15, 15, c["cream"])
            b.star(18, 25.5, 13.5, c["star"])
            return
        flag = [(3, 5), (33, 5), (33, 48), (18, 40), (3, 48)]
        b.shadow(lambda q: q.polygon([(x + 2, y + 2) for x, y in flag], WHITE), SHADE, c["shadow"], 0.6)
        b.polygon(flag, c["cream"], c["ink"], 2)
        b.polygon([(6, 8), (30, 8), (30, 43.4), (18, 37), (6, 43.4)], look.colour)
        emblem(b, look, 18, 23, 25)
        b.rectangle((0, 2, 36, 7), c["gold"], c["ink"], 1, 2.4)

    return sprite(36 + 2 * PAD, 50 + 2 * PAD, scale, draw)
