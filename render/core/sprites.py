"""Small pictures with soft edges: drawn four times as large, reduced once, kept by those who need them often."""

from collections.abc import Callable

from PIL import Image

from render.core.brush import Brush, Colour

OVER = 4  # how much larger shapes are drawn


def sprite(width: float, height: float, scale: float, draw: Callable[[Brush], None]) -> Image.Image:
    """A picture of `width` × `height` units at `scale` pixels per unit, transparent where nothing is drawn."""
    size = (max(1, round(width * scale)), max(1, round(height * scale)))
    image = Image.new("RGBA", (size[0] * OVER, size[1] * OVER), (0, 0, 0, 0))
    draw(Brush(image, scale * OVER))
    return image.reduce(OVER)


def blend(a: Colour, b: Colour, t: float) -> Colour:
    """From a to b by t.

    >>> blend((0, 0, 0), (200, 100, 50), 0.5)
    (100, 50, 25)
    """
    return tuple(round(x + (y - x) * t) for x, y in zip(a[:3], b[:3], strict=True))


def luminance(colour: Colour) -> float:
    """Relative luminance, 0 to 1, as for contrast on screens."""
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in colour[:3])]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: Colour, b: Colour) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)
