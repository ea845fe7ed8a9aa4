"""Drawing in map units on a picture of `scale` pixels per unit, with soft shadows."""

from collections.abc import Callable, Iterable
from typing import Any

from PIL import Image, ImageDraw, ImageFilter

Colour = tuple[int, int, int]
Points = Iterable[tuple[float, float]]


class Brush:
    """Draws on one picture; `at(x, y)` gives a brush whose coordinates start there."""

    def __init__(self, image: Image.Image, scale: int, origin: tuple[float, float] = (0, 0)) -> None:
        self.image, self.scale, self.origin = image, scale, origin
        self.draw = ImageDraw.Draw(image)

    def at(self, x: float, y: float) -> "Brush":
        """The same picture seen from another origin."""
        return Brush(self.image, self.scale, (self.origin[0] + x, self.origin[1] + y))

    def px(self, points: Points) -> list[tuple[float, float]]:
        """Map units to pixels."""
        ox, oy = self.origin
        return [((x + ox) * self.scale, (y + oy) * self.scale) for x, y in points]

    def width(self, units: float) -> int:
        """A line width in pixels."""
        return max(1, round(units * self.scale))

    def polygon(self, points: Points, fill: Colour | None = None, outline: Colour | None = None, line: float = 1) -> None:
        """A polygon; the outline has rounded joints."""
        spots = self.px(points)
        if fill:
            self.draw.polygon(spots, fill=fill)
        if outline:
            self.draw.line([*spots, *spots[:2]], fill=outline, width=self.width(line), joint="curve")

    def line(self, points: Points, fill: Colour, width: float = 1) -> None:
        """A polyline with rounded joints."""
        self.draw.line(self.px(points), fill=fill, width=self.width(width), joint="curve")

    def _box(self, x0: float, y0: float, x1: float, y1: float) -> list[tuple[float, float]]:
        return self.px([(x0, y0), (x1, y1)])

    def ellipse(
        self, x: float, y: float, rx: float, ry: float, fill: Colour, outline: Colour | None = None, line: float = 1
    ) -> None:
        """An ellipse around a centre."""
        box: Any = self._box(x - rx, y - ry, x + rx, y + ry)
        self.draw.ellipse(box, fill=fill, outline=outline, width=self.width(line))

    def ring(self, x: float, y: float, rx: float, ry: float, colour: Colour, line: float) -> None:
        """The outline of an ellipse alone."""
        box: Any = self._box(x - rx, y - ry, x + rx, y + ry)
        self.draw.ellipse(box, outline=colour, width=self.width(line))

    def rectangle(
        self,
        box: tuple[float, float, float, float],
        fill: Colour | None = None,
        outline: Colour | None = None,
        line: float = 1,
        radius: float = 0,
    ) -> None:
        """A rectangle with rounded corners if a radius is given."""
        spots: Any = self._box(*box)
        self.draw.rounded_rectangle(spots, radius * self.scale, fill=fill, outline=outline, width=self.width(line))

    def chord(self, box: tuple[float, float, float, float], start: float, end: float, fill: Colour) -> None:
        """A filled segment of an ellipse."""
        spots: Any = self._box(*box)
        self.draw.chord(spots, start, end, fill=fill)

    def shadow(self, shape: "Callable[[Brush], None]", blur: float, colour: Colour, strength: float) -> None:
        """What `shape` draws in white, blurred, in that colour."""
        mask = Image.new("L", self.image.size)
        shape(Brush(mask, self.scale, self.origin))
        found = mask.getbbox()
        if not found:
            return
        pad = round(blur * 3 * self.scale)
        box = (
            max(0, found[0] - pad),
            max(0, found[1] - pad),
            min(mask.width, found[2] + pad),
            min(mask.height, found[3] + pad),
        )
        soft = mask.crop(box).filter(ImageFilter.GaussianBlur(blur * self.scale))
        soft = soft.point([round(v * strength) for v in range(256)])
        self.image.paste(Image.new("RGB", soft.size, colour), box[:2], soft)


WHITE: Any = 255  # the colour of shapes given to `shadow`
