"""What the land itself shows: temples with their yield, the sanctuary, obelisks, piers, building sites."""

import math

from PIL import ImageFont

from render.core.brush import WHITE, Brush, Colour

from .source import Source, Zone

INK, GOLD, CREAM, SUN = (58, 34, 16), (214, 168, 62), (246, 232, 204), (250, 208, 96)
NIGHT = (50, 32, 16)


def obelisk(b: Brush) -> None:
    """26 × 62 around the origin."""
    b.shadow(lambda q: q.polygon([(-6, 27), (8, 27), (28, 12), (24, 9)], WHITE), 1.6, NIGHT, 0.5)
    b.polygon([(-11.5, 29.5), (11.5, 29.5), (9, 23), (-9, 23)], (132, 106, 78), INK)
    b.polygon([(-6.6, 23), (0.8, 23), (0.8, -24), (-3.8, -21)], (238, 221, 187))
    b.polygon([(0.8, 23), (6.6, 23), (3.8, -21), (0.8, -24)], (168, 140, 104))
    b.polygon([(-3.8, -21), (0, -30.5), (3.8, -21), (0.8, -20)], SUN, INK)
    b.line([(-6.6, 23), (-3.8, -21)], INK, 1)
    b.line([(6.6, 23), (3.8, -21)], INK, 1)
    for n in range(6):
        y = 17 - n * 6.2
        b.line([(-3.6, y), (-1.2, y)], (132, 98, 60), 1)
        b.line([(-3.2, y - 2.4), (-1.6, y - 2.4)], (132, 98, 60), 1)


def ankh(b: Brush, s: float, colour: Colour = SUN) -> None:
    """The sign of prayer, about 7 × 13 at size 1."""
    b.ring(0, -3.6 * s, 2.7 * s, 3.3 * s, colour, 1.7 * s)
    b.line([(0, -0.8 * s), (0, 6.4 * s)], colour, 2 * s)
    b.line([(-3.8 * s, 1 * s), (3.8 * s, 1 * s)], colour, 2 * s)


def pawn(b: Brush, s: float) -> None:
    """A soldier."""
    b.ellipse(0, -4 * s, 2.3 * s, 2.3 * s, CREAM)
    b.polygon([(-3.8 * s, 6 * s), (3.8 * s, 6 * s), (1.9 * s, -2.2 * s), (-1.9 * s, -2.2 * s)], CREAM)


def _arrow(b: Brush) -> None:
    b.line([(-5.5, 0), (3, 0)], CREAM, 2)
    b.polygon([(2, -4), (7.5, 0), (2, 4)], CREAM)


def star(b: Brush, s: float) -> None:
    """The sign of fame."""
    tips = [(s * (1 if n % 2 == 0 else 0.42), n * math.pi / 5) for n in range(10)]
    b.polygon([(r * math.sin(t), -r * math.cos(t)) for r, t in tips], SUN)


def plaque(b: Brush, zone: Zone, font: ImageFont.FreeTypeFont) -> None:
    """What the temple yields, 88 × 24 at the foot of its box."""
    holy = zone.type == "sanctuary"
    b.rectangle((-43, -12, 43, 12), (44, 52, 98) if holy else (104, 42, 26), GOLD, 1.6, 6)

    def digit(x: float, text: str) -> None:
        (spot,) = b.px([(x, 0)])
        b.draw.text(spot, text, font=font, anchor="mm", fill=SUN, features=["lnum"])

    if zone.prayer:
        digit(-13, f"{zone.prayer}")
        ankh(b.at(12, 0), 1.4)
    elif zone.sacrifice and "prayer" in zone.sacrifice:
        pawn(b.at(-32, 0), 1.3)
        _arrow(b.at(-12, 0))
        digit(11, f"{zone.sacrifice['prayer']}")
        ankh(b.at(29, 0), 1.4)
    else:
        pawn(b.at(-33, 0), 1.3)
        pawn(b.at(-21, 0), 1.3)
        _arrow(b.at(-1, 0))
        star(b.at(25, 0), 10)


def sanctuary(b: Brush) -> None:
    """A colonnade under a sun disc; the ground line is y = 0."""
    light, middle, dark = (240, 243, 248), (198, 206, 224), (116, 126, 158)
    b.polygon([(-43, 0), (43, 0), (40, -5), (-40, -5)], middle, INK)
    b.polygon([(-36, -5), (36, -5), (36, -33), (-36, -33)], dark)
    for n in range(7):
        x = -31.5 + n * 10.5
        b.rectangle((x - 2.9, -31, x + 2.9, -5), light, INK, 0.8)
        b.rectangle((x - 4.1, -33, x + 4.1, -29.5), middle, INK, 0.8)
    b.polygon([(-40, -33), (40, -33), (37, -40), (-37, -40)], light, INK)
    b.polygon([(-26, -40), (26, -40), (0, -50)], middle, INK)
    b.ellipse(0, -44, 5.5, 5.5, SUN, INK)


def temple(b: Brush, accent: Colour, flags: bool) -> None:
    """Two pylons and a gate; the ground line is y = 0."""
    light, middle, dark = (246, 225, 183), (222, 187, 136), (152, 110, 68)
    b.polygon([(-43, 0), (43, 0), (40, -5), (-40, -5)], middle, INK)
    for s in (-1, 1):
        b.polygon([(s * 8, -5), (s * 38, -5), (s * 33, -45), (s * 11, -45)], light if s < 0 else middle, INK)
        b.polygon([(s * 9.5, -45), (s * 34.5, -45), (s * 35.5, -50.5), (s * 8.5, -50.5)], accent, INK)
        b.rectangle((s * 22.5 - 3.4, -38, s * 22.5 + 3.4, -23), dark)
        b.ellipse(s * 22.5, -40, 3.4, 3.4, accent)
        b.line([(s * 14.5, -5), (s * 15.3, -32)], dark, 1)
        b.line([(s * 30.5, -5), (s * 28.6, -32)], dark, 1)
    b.polygon([(-10.5, -5), (10.5, -5), (10, -33), (-10, -33)], middle, INK)
    b.rectangle((-5.2, -24, 5.2, -5), (70, 40, 24))
    b.rectangle((-11.5, -36, 11.5, -30.5), accent, INK)
    b.ellipse(0, -33, 4, 4, SUN, INK)
    if flags:
        for s in (-1, 1):
            b.line([(s * 40, -2), (s * 40, -53)], INK, 1.2)
            b.polygon([(s * 40, -53), (s * 40 - 8, -49.5), (s * 40, -46)], accent)


def shrine(b: Brush, zone: Zone, font: ImageFont.FreeTypeFont) -> None:
    """Temple or sanctuary with its plaque, 88 × 76 around the origin."""
    ground = b.at(0, 14)
    ground.shadow(lambda q: q.polygon([(-36, 1), (44, 1), (54, -14), (10, -30)], WHITE), 2.4, NIGHT, 0.42)
    if zone.type == "sanctuary":
        sanctuary(ground)
    else:
        big = zone.type == "delta_temple"
        temple(ground, (34, 128, 120) if big else (178, 74, 40), big)
    plaque(b.at(0, 25.5), zone, font)


def pier(b: Brush, source: Source, zone: Zone) -> None:
    """Planks from a harbour to the water; its badge comes with the pieces."""
    if zone.harbour is None:
        return
    from .libs import geometry

    x, y = zone.harbour
    bank = source.water.boundary
    shore = bank.interpolate(bank.project(geometry.Point(x, y)))
    length = math.hypot(shore.x - x, shore.y - y)
    vx, vy = (shore.x - x) / length, (shore.y - y) / length
    nx, ny = -vy, vx
    end = (shore.x + vx * 13, shore.y + vy * 13)
    b.shadow(lambda q: q.line([(x + 2, y + 3), (end[0] + 2, end[1] + 3)], WHITE, 11), 1.5, (30, 40, 50), 0.5)
    b.line([(x, y), end], (86, 54, 28), 11)
    b.line([(x, y), (end[0] - vx * 0.8, end[1] - vy * 0.8)], (180, 132, 82), 8.6)
    along = 18.0
    while along < length + 13:
        px, py = x + vx * along, y + vy * along
        b.line([(px + nx * 4.3, py + ny * 4.3), (px - nx * 4.3, py - ny * 4.3)], (116, 78, 44), 1)
        along += 3.8
    for s in (-1, 1):
        b.ellipse(end[0] + s * nx * 5, end[1] + s * ny * 5, 1.8, 1.8, (86, 54, 28))


def site(b: Brush) -> None:
    """The stone foundation a pyramid is built on, 64 × 62 around the origin."""
    b.rectangle((-30, -27, 30, 29), (200, 172, 130), (148, 116, 80), 1.2, 3)
    b.rectangle((-25, -22, 25, 24), (214, 188, 146), (176, 144, 104), 1, 2)
    for s in (-1, 1):
        b.line([(-25, s * 23 + 1), (25, -s * 23 + 1)], (184, 153, 112), 1)
