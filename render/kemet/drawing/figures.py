"""Numbers, words and emblems: what stands on plates and panels."""

from functools import lru_cache

from PIL import Image

from render.core import fonts
from render.core.brush import Brush, Colour
from render.core.canvas import Pixels
from render.core.sprites import sprite
from render.core.theme import Look, Theme

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


@lru_cache(maxsize=256)
def disc(theme: Theme, look: Look, size: float, scale: float, rim: Colour | None = None) -> Image.Image:
    """A seat's emblem on a disc of its colour."""

    def draw(b: Brush) -> None:
        r = size / 2
        b.ellipse(r, r, r, r, theme.colours["ink"])
        b.ellipse(r, r, r * 0.95, r * 0.95, rim or theme.colours["cream"])
        b.ellipse(r, r, r * 0.86, r * 0.86, look.colour)
        emblem(b, look, r, r * 0.98, size * 0.58)

    return sprite(size, size, scale, draw)


@lru_cache(maxsize=128)
def figure(look: Look, size: float, scale: float) -> Image.Image:
    """A seat's emblem alone, to stand on the seat's colour."""
    return sprite(size, size, scale, lambda b: emblem(b, look, size / 2, size / 2, size))
