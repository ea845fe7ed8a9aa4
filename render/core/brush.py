"""Drawing in units on a picture of `scale` pixels per unit, with soft shadows."""

import math
from collections.abc import Callable, Iterable
from typing import Any

from PIL import Image, ImageDraw, ImageFilter

from render.core.paths import rings

Colour = tuple[int, ...]  # red, green, blue and perhaps opacity, 0 to 255
Points = Iterable[tuple[float, float]]
Box = tuple[float, float, float, float]


class Brush:
    """Draws on one picture; `at(x, y)` gives a brush whose coordinates start there."""

    def __init__(self, image: Image.Image, scale: float, origin: tuple[float, float] = (0, 0), zoom: float = 1) -> None:
        self.image, self.scale, self.origin, self.zoom = image, scale, origin, zoom
        self.draw = ImageDraw.Draw(image)

    def at(self, x: float, y: float, zoom: float = 1) -> "Brush":
        """The same picture seen from another origin, perhaps with larger units."""
        ox, oy = self.origin
        return Brush(self.image, self.scale, (ox + x * self.zoom, oy + y * self.zoom), self.zoom * zoom)

    def px(self, points: Points) -> list[tuple[float, float]]:
        """Units to pixels."""
        (ox, oy), k, z = self.origin, self.scale, self.zoom
        return [((x * z + ox) * k, (y * z + oy) * k) for x, y in points]

    def width(self, units: float) -> int:
        """A line width in pixels."""
        return max(1, round(units * self.scale * self.zoom))

    def polygon(
        self, points: Points, fill: Colour | None = None, outline: Colour | None = None, line: float = 1
    ) -> None:
        """A polygon; the outline has rounded joints."""
        spots = self.px(points)
        if fill:
            self.draw.polygon(spots, fill=fill)
        if outline:
            self.draw.line([*spots, *spots[:2]], fill=outline, width=self.width(line), joint="curve")

    def path(self, data: str, fill: Colour | None, outline: Colour | None = None, line: float = 1) -> None:
        """Every ring of SVG path data."""
        for ring in rings(data):
            self.polygon(ring, fill, outline, line)

    def line(self, points: Points, fill: Colour, width: float = 1, *, round_ends: bool = False) -> None:
        """A polyline with rounded joints."""
        spots = self.px(points)
        self.draw.line(spots, fill=fill, width=self.width(width), joint="curve")
        if round_ends:
            r = self.width(width) / 2
            for x, y in (spots[0], spots[-1]):
                self.draw.ellipse((x - r, y - r, x + r, y + r), fill=fill)

    def _box(self, x0: float, y0: float, x1: float, y1: float) -> list[tuple[float, float]]:
        return self.px([(x0, y0), (x1, y1)])

    def ellipse(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        fill: Colour | None,
        outline: Colour | None = None,
        line: float = 1,
    ) -> None:
        """An ellipse around a centre."""
        box: Any = self._box(x - rx, y - ry, x + rx, y + ry)
        self.draw.ellipse(box, fill=fill, outline=outline, width=self.width(line) if outline else 0)

    def ring(self, x: float, y: float, rx: float, ry: float, colour: Colour, line: float) -> None:
        """The outline of an ellipse alone."""
        self.ellipse(x, y, rx, ry, None, colour, line)

    def rectangle(
        self, box: Box, fill: Colour | None = None, outline: Colour | None = None, line: float = 1, radius: float = 0
    ) -> None:
        """A rectangle with rounded corners if a radius is given."""
        spots: Any = self._box(*box)
        self.draw.rounded_rectangle(
            spots,
            radius * self.scale * self.zoom,
            fill=fill,
            outline=outline,
            width=self.width(line) if outline else 0,
        )

    def chord(self, box: Box, start: float, end: float, fill: Colour) -> None:
        """A filled segment of an ellipse."""
        spots: Any = self._box(*box)
        self.draw.chord(spots, start, end, fill=fill)

    def star(self, x: float, y: float, r: float, fill: Colour, tips: int = 5, inner: float = 0.42) -> None:
        """A star with one tip up."""
        spots = [(r * (1 if n % 2 == 0 else inner), n * math.pi / tips) for n in range(2 * tips)]
        self.polygon([(x + s * math.sin(t), y - s * math.cos(t)) for s, t in spots], fill)

    def shadow(self, shape: "Callable[[Brush], None]", blur: float, colour: Colour, strength: float) -> None:
        """What `shape` draws in white, blurred, in that colour."""
        mask = Image.new("L", self.image.size)
        shape(Brush(mask, self.scale, self.origin, self.zoom))
        found = mask.getbbox()
        if not found:
            return
        spread = blur * self.scale * self.zoom
        pad = round(spread * 3)
        box = (
            max(0, found[0] - pad),
            max(0, found[1] - pad),
            min(mask.width, found[2] + pad),
            min(mask.height, found[3] + pad),
        )
        soft = mask.crop(box).filter(ImageFilter.GaussianBlur(spread))
        soft = soft.point([round(v * strength) for v in range(256)])
        if self.image.mode == "RGBA":
            layer = Image.new("RGBA", soft.size, (*colour[:3], 0))
            layer.putalpha(soft)
            self.image.alpha_composite(layer, box[:2])
        else:
            self.image.paste(Image.new("RGB", soft.size, colour), box[:2], soft)


WHITE: Any = 255  # the colour of shapes given to `shadow`
