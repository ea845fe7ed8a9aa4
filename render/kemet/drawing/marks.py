"""Marks over the land: the paths of moves, zones to choose from, the zone of a battle."""

import itertools
import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from render.core.brush import Brush, Colour
from render.core.canvas import Canvas
from render.core.sprites import blend, luminance, sprite
from render.core.theme import Look, Theme
from render.kemet.drawing.atlas import Point, Zone

STEP = {"walk": 21.0, "voyage": 24.0, "teleport": 26.0, "retreat": 21.0, "nile": 31.0, "bark": 36.0}
ALONG = ("nile", "bark", "voyage")  # ways that follow the river
HEAD = 11.0  # from the middle of an arrow's tip: what must be seen of it
FROM, TO, FREE = (56, 44), (66, 54), (24, 24)  # how near a path comes to an army's place, and to one nobody stands in
BACK = 36  # how many points of a course a tip may stay behind its end to be seen
TURN = 5  # degrees between two sprites of the same dash


@lru_cache(maxsize=4096)
def _dash(theme: Theme, colour: Colour, way: str, degrees: int, scale: float) -> Image.Image:
    """One piece of a path.

    A stroke on land, a wave on water, a spark where an army vanishes, a ring in retreat; a coil of the serpent and the
    hull of the sun's bark along the Nile.
    """

    def draw(b: Brush) -> None:
        b = b.at(15, 15)
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

        def spin(points: list[Point]) -> list[Point]:
            return [(x * c - y * s, x * s + y * c) for x, y in points]

        if way == "teleport":
            b.star(0, 0, 13, theme.colours["ink"], 4, 0.45)
            b.star(0, 0, 11, theme.colours["cream"], 4, 0.42)
            b.star(0, 0, 8.6, colour, 4, 0.42)
        elif way == "retreat":
            b.ellipse(0, 0, 7, 7, theme.colours["ink"])
            b.ellipse(0, 0, 5.6, 5.6, theme.colours["cream"])
            b.ellipse(0, 0, 3.4, 3.4, colour)
        elif way == "nile":
            coil = spin([(x, 5.5 * math.sin(x / 10 * math.pi)) for x in range(-10, 11)])
            for tone, width in ((theme.colours["ink"], 12.0), (theme.colours["sun"], 9.2), (colour, 5.6)):
                b.line(coil, tone, width, round_ends=True)
        elif way == "bark":
            for tone, grow in ((theme.colours["ink"], 3.6), (theme.colours["cream"], 2.2), (colour, 0.0)):
                b.ellipse(0, -6, 3.6 + grow, 3.6 + grow, tone if grow else theme.colours["sun"])
                b.chord((-10 - grow, -10 - grow, 10 + grow, 9 + grow), 0, 180, tone)
        else:
            bend = 5 if way == "voyage" else 0
            wave = spin([(x, bend * math.sin(x / 9 * math.pi)) for x in range(-8, 9, 2)])
            for tone, width in ((theme.colours["ink"], 12.5), (theme.colours["cream"], 9.6), (colour, 6.4)):
                b.line(wave, tone, width, round_ends=True)

    return sprite(30, 30, scale, draw)


@lru_cache(maxsize=1024)
def _head(theme: Theme, colour: Colour, degrees: int, scale: float) -> Image.Image:
    """The tip of an arrow."""

    def draw(b: Brush) -> None:
        b = b.at(24, 24)
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        for tone, grow in ((theme.colours["ink"], 4.6), (theme.colours["cream"], 3.0), (colour, 0.0)):
            shape = [(14 + grow, 0), (-9 - grow * 0.7, -12 - grow), (-4 - grow * 0.4, 0), (-9 - grow * 0.7, 12 + grow)]
            b.polygon([(x * c - y * s, x * s + y * c) for x, y in shape], tone)

    return sprite(48, 48, scale, draw)


def across(start: Point, end: Point) -> list[Point]:
    """A gently bent path from one army's place to the next."""
    (x0, y0), (x1, y1) = start, end
    length = math.hypot(x1 - x0, y1 - y0)
    bend = min(60.0, length * 0.14)
    mx, my = (x0 + x1) / 2 - (y1 - y0) / length * bend, (y0 + y1) / 2 + (x1 - x0) / length * bend
    count = max(8, round(length / 3))
    found = []
    for n in range(count + 1):
        t = n / count
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        found.append((a * x0 + b * mx + c * x1, a * y0 + b * my + c * y1))
    return found


Ends = tuple[Point, Point]  # the room a path leaves around its start and its end
Hidden = Callable[[Point], bool]  # whether something is laid over a spot afterwards


@dataclass(frozen=True)
class Arrow:
    """The path of a move: which one it is, its way, and its course from one army's place to the next."""

    key: str
    way: str
    colour: Colour
    course: tuple[Point, ...]


def arrow(theme: Theme, look: Look, key: str, way: str, course: list[Point], ends: Ends, hidden: Hidden) -> Arrow:
    """A path from one army's place to the next, its tip where it will be seen; armies at its ends stay free of it."""
    clear = [point for point in course if _outside(point, course[0], ends[0]) and _outside(point, course[-1], ends[1])]
    if len(clear) < 3:  # neighbours whose places almost touch: the tip alone
        clear = course[len(course) // 2 - 2 : len(course) // 2 + 2]
    seen = next((n for n in range(len(clear), max(3, len(clear) - BACK), -1) if not hidden(clear[n - 1])), len(clear))
    return Arrow(key, way, _strong(theme, look.colour), tuple(clear[:seen]))


def _outside(point: Point, place: Point, room: Point) -> bool:
    return max(abs(point[0] - place[0]) / room[0], abs(point[1] - place[1]) / room[1]) > 1


def draw(canvas: Canvas, theme: Theme, arrows: list[Arrow]) -> None:
    """All paths, then all tips: no path lies on the tip of another."""
    for found in arrows:
        step, walked, tip = STEP.get(found.way, 21.0), 0.0, found.course[-1]
        for a, b in itertools.pairwise(found.course):
            walked += math.dist(a, b)
            if walked >= step and math.dist(b, tip) > 20:
                walked = 0.0
                canvas.put(_dash(theme, found.colour, found.way, _angle(a, b), canvas.scale), b)
    for found in arrows:
        tip, before = found.course[-1], found.course[max(0, len(found.course) - 4)]
        image = _head(theme, found.colour, _angle(before, tip), canvas.scale)
        canvas.put(image, tip, "arrow", found.key, found.way)


def _strong(theme: Theme, colour: Colour) -> Colour:
    """A colour dark enough to be followed across pale sand."""
    return blend(colour, theme.colours["ink"], 0.3) if luminance(colour) > 0.45 else colour


def _angle(a: Point, b: Point) -> int:
    return round(math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) / TURN) * TURN % 360


@lru_cache(maxsize=64)
def _glow(zone: Zone, colour: Colour, ink: Colour, fill: int, scale: float) -> Image.Image:
    """The outline of a zone in light: a soft band inside, on the border a sharp line with dark edges."""
    x0, y0, x1, y1 = zone.bounds
    pad = 14
    size = (round((x1 - x0 + 2 * pad) * scale), round((y1 - y0 + 2 * pad) * scale))
    inside, edge, rim, wide = (Image.new("L", (size[0] * 2, size[1] * 2)) for _ in range(4))
    for n, ring in enumerate((zone.polygon, *zone.holes)):
        spots = [((x - x0 + pad) * scale * 2, (y - y0 + pad) * scale * 2) for x, y in ring]
        ImageDraw.Draw(inside).polygon(spots, fill=0 if n else 255)
        closed = [*spots, *spots[:2]]
        ImageDraw.Draw(edge).line(closed, fill=255, width=round(7 * scale * 2), joint="curve")
        ImageDraw.Draw(rim).line(closed, fill=255, width=round(11 * scale * 2), joint="curve")
        ImageDraw.Draw(wide).line(closed, fill=255, width=round(20 * scale * 2), joint="curve")
    soft = wide.reduce(2).filter(ImageFilter.GaussianBlur(5 * scale))
    body = inside.reduce(2)
    alpha = Image.composite(
        soft.point([min(255, fill + round(v * 0.6)) for v in range(256)]), Image.new("L", size), body
    )
    line, dark = edge.reduce(2), rim.reduce(2)
    alpha.paste(255, (0, 0), dark)
    image = Image.new("RGBA", size, colour)
    image.paste(ink, (0, 0), dark)
    image.paste(colour, (0, 0), line)
    image.putalpha(alpha)
    return image


def zone_glow(canvas: Canvas, theme: Theme, zone: Zone, tone: str, kind: str, fill: int) -> None:
    """Marks a whole zone in a colour of the theme."""
    x0, y0, x1, y1 = zone.bounds
    if canvas.visible(zone.bounds):
        glow = _glow(zone, theme.colours[tone], theme.colours["ink"], fill, canvas.scale)
        canvas.put(glow, ((x0 + x1) / 2, (y0 + y1) / 2), kind, zone.id)
