"""A picture in the making and the list of what was put on it.

Drawing code works in units; the canvas knows which part of the plane it shows and how many pixels a unit has. Every
thing that carries meaning is noted as an `Item` with the pixels it really covers, so that tests can ask what is seen,
where, and whether two things are on top of each other.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from PIL import Image, ImageDraw

from render.core import fonts
from render.core.brush import Box, Colour
from render.core.sprites import OVER

Pixels = tuple[int, int, int, int]


@dataclass(frozen=True)
class Item:
    """Something on the picture: its kind ("army"), which one ("buto_1"), its pixels, and what it says."""

    kind: str
    key: str
    box: Pixels
    says: str = ""


@lru_cache(maxsize=256)
def _corner(radius: int) -> Image.Image:
    """The upper left quarter of a disc, with a soft edge."""
    big = Image.new("L", (radius * OVER, radius * OVER))
    edge = 2 * radius * OVER - 1
    ImageDraw.Draw(big).ellipse((0, 0, edge, edge), fill=255)
    return big.reduce(OVER)


@lru_cache(maxsize=512)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """A mask of a rectangle with soft rounded corners."""
    mask = Image.new("L", (width, height), 255)
    radius = min(radius, width // 2, height // 2)
    if radius > 0:
        corner = _corner(radius)
        mask.paste(corner, (0, 0))
        mask.paste(corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT), (width - radius, 0))
        mask.paste(corner.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (0, height - radius))
        mask.paste(corner.transpose(Image.Transpose.ROTATE_180), (width - radius, height - radius))
    return mask


class Canvas:
    """Draws in units on a picture that shows `region` of the plane at `scale` pixels per unit."""

    def __init__(self, image: Image.Image, scale: float = 1, origin: tuple[float, float] = (0, 0)) -> None:
        self.image, self.scale, self.origin = image, scale, origin
        self.draw = ImageDraw.Draw(image)
        self.items: list[Item] = []

    @classmethod
    def blank(cls, width: float, height: float, scale: float, fill: Colour) -> "Canvas":
        """An empty picture of one colour."""
        size = (round(width * scale), round(height * scale))
        return cls(Image.new("RGB", size, fill[:3]), scale)

    def px(self, x: float, y: float) -> tuple[float, float]:
        """Units to pixels."""
        return (x - self.origin[0]) * self.scale, (y - self.origin[1]) * self.scale

    def pixels(self, box: Box) -> Pixels:
        """A box in whole pixels."""
        (x0, y0), (x1, y1) = self.px(*box[:2]), self.px(*box[2:])
        return round(x0), round(y0), round(x1), round(y1)

    def visible(self, box: Box) -> bool:
        """Whether any of a box is on the picture."""
        x0, y0, x1, y1 = self.pixels(box)
        return x0 < self.image.width and y0 < self.image.height and x1 > 0 and y1 > 0

    def holds(self, box: Box) -> bool:
        """Whether all of a box is on the picture."""
        x0, y0, x1, y1 = self.pixels(box)
        return x0 >= 0 and y0 >= 0 and x1 <= self.image.width and y1 <= self.image.height

    def note(self, kind: str, key: str, box: Pixels, says: str = "") -> None:
        """Records that something is drawn there."""
        self.items.append(Item(kind, key, box, says))

    def put(
        self,
        image: Image.Image,
        centre: tuple[float, float],
        kind: str = "",
        key: str = "",
        says: str = "",
        ink: Pixels | None = None,
    ) -> None:
        """Lays a sprite with its middle at a spot; what has no kind is decoration. `ink` leaves out its shadow."""
        x, y = self.px(*centre)
        left, top = round(x - image.width / 2), round(y - image.height / 2)
        self.image.paste(image, (left, top), image if image.mode == "RGBA" else None)
        if kind:
            a, b, c, d = ink or image.getbbox() or (0, 0, 0, 0)
            self.note(kind, key, (left + a, top + b, left + c, top + d), says)

    def box(
        self,
        box: Box,
        fill: Colour | None,
        radius: float = 0,
        outline: Colour | None = None,
        line: float = 1.5,
        kind: str = "",
        key: str = "",
    ) -> None:
        """A panel with rounded corners."""
        x0, y0, x1, y1 = self.pixels(box)
        width, height, r = x1 - x0, y1 - y0, round(radius * self.scale)
        if width <= 0 or height <= 0:
            return
        if outline:
            self._fill((x0, y0), width, height, r, outline)
            inset = max(1, round(line * self.scale))
            x0, y0, width, height, r = x0 + inset, y0 + inset, width - 2 * inset, height - 2 * inset, max(0, r - inset)
        if fill and width > 0 and height > 0:
            self._fill((x0, y0), width, height, r, fill)
        if kind:
            self.note(kind, key, self.pixels(box))

    def _fill(self, at: tuple[int, int], width: int, height: int, radius: int, fill: Colour) -> None:
        (x, y), mask, r = at, rounded(width, height, radius), min(radius, width // 2, height // 2)
        if len(fill) == 4:
            mask = mask.point([round(v * fill[3] / 255) for v in range(256)])
            self.image.paste(fill[:3], (x, y, x + width, y + height), mask)
            return
        for top, bottom in ((0, r), (height - r, height)):  # a mask costs much more than a plain colour
            if r > 0:
                band = mask.crop((0, top, width, bottom))
                self.image.paste(fill, (x, y + top, x + width, y + bottom), band)
        if height > 2 * r:
            self.image.paste(fill, (x, y + r, x + width, y + height - r))

    def line(self, x0: float, y0: float, x1: float, y1: float, fill: Colour, width: float = 1.5) -> None:
        """A straight line, upright or level."""
        self.draw.line([self.px(x0, y0), self.px(x1, y1)], fill=fill, width=max(1, round(width * self.scale)))

    def text(
        self,
        at: tuple[float, float],
        text: str,
        size: float,
        fill: Colour,
        face: str = "bold",
        anchor: str = "lm",
        room: float | None = None,
        least: float | None = None,
        kind: str = "",
        key: str = "",
        outline: Colour | None = None,
        line: float = 0,
    ) -> float:
        """One line; with `room` it is set smaller (down to `least`) and then cut to fit. Returns its width in units."""
        pixels = size * self.scale
        if room is not None:
            space = room * self.scale
            pixels = fonts.fitting(text, face, pixels, space, (least or size * 0.6) * self.scale)
            text = fonts.shortened(text, face, pixels, space)
        x, y = self.px(*at)
        if anchor[1] == "m":  # the middle of capital letters, not of the line with its descenders
            anchor, y = anchor[0] + "s", y + pixels * 0.32
        drawn: dict[str, Any] = {"font": fonts.font(face, pixels), "anchor": anchor, "features": fonts.FIGURES}
        if outline:
            drawn["stroke_width"] = max(1, round(line * self.scale))
        self.draw.text((x, y), text, fill=fill, stroke_fill=outline, **drawn)
        if kind:
            found = self.draw.textbbox((x, y), text, **drawn)
            self.note(kind, key, (int(found[0]), int(found[1]), int(found[2]) + 1, int(found[3]) + 1), text)
        return fonts.width(text, face, pixels) / self.scale

    def block(
        self,
        box: Box,
        text: str,
        size: float,
        fill: Colour,
        face: str = "medium",
        least: float | None = None,
        centred: bool = False,
        kind: str = "",
        key: str = "",
    ) -> float:
        """Wrapped text, as large as fits between `size` and `least`. Returns the height used in units."""
        width, height = (box[2] - box[0]) * self.scale, (box[3] - box[1]) * self.scale
        low = (least or size * 0.7) * self.scale
        pixels, lines = fonts.block(text, face, size * self.scale, width, height, low)
        step = pixels * 1.12 / self.scale
        start = box[1] + ((box[3] - box[1] - step * len(lines)) / 2 if centred else 0)
        for n, line in enumerate(lines):
            self.text(
                (box[0], start + step * (n + 0.5)), line, pixels / self.scale, fill, face, "lm", kind=kind, key=key
            )
        return step * len(lines)
