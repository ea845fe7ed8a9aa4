"""Palms, reeds and rocks, scattered where nothing else will ever stand; and the borders of the land zones."""

import math
import random
from typing import Any

from render.core.brush import WHITE, Brush

from .fields import Fields
from .libs import geometry, ops, prepared
from .source import Source

LEAVES = ((62, 98, 44), (78, 116, 50), (52, 86, 42))
PALM_ZONES, ROCK_ZONES = ("date_grove", "acacia_bank"), ("vulture_rocks", "falcon_ridge")


def _palm(brush: Brush, rnd: random.Random, s: float) -> None:
    brush.ellipse(3.5 * s, 0.5, 4.5 * s, 1.7, (112, 104, 60))
    brush.line([(0, 0), (1.2 * s, -7 * s)], (120, 84, 48), 1.7 * s)
    for a in (-2.75, -2.2, -1.57, -0.95, -0.4, 0.15, 3.3):
        tip = (1.2 * s + 6.8 * s * math.cos(a), -7 * s + 5 * s * math.sin(a) + 2.2 * s)
        bend = (1.2 * s + 4 * s * math.cos(a), -7.6 * s + 3.6 * s * math.sin(a))
        brush.line([(1.2 * s, -7 * s), bend, tip], rnd.choice(LEAVES), 1.6 * s)


def _reed(brush: Brush, rnd: random.Random) -> None:
    for _ in range(5):
        lean, length, x = rnd.uniform(-0.5, 0.5), rnd.uniform(5, 9), rnd.uniform(-4, 4)
        tip = (x + length * math.sin(lean), -length * math.cos(lean))
        brush.line([(x, 0), tip], rnd.choice(LEAVES), 1.1)
        brush.ellipse(*tip, 1.2, 1.2, (158, 158, 88))


def _rock(brush: Brush, rnd: random.Random, s: float) -> None:
    ring = [(n * math.tau / 7, rnd.uniform(0.75, 1.15)) for n in range(7)]
    points = [(s * r * math.cos(t), 0.7 * s * r * math.sin(t)) for t, r in ring]
    brush.polygon([(x + 2, y + 2) for x, y in points], (160, 122, 80))
    brush.polygon(points, (200, 165, 121), (150, 114, 78), 0.8)
    brush.line([points[0], (0, 0), points[4]], (164, 128, 90), 1)


def _kind(source: Source, zone_id: str, to_water: float, rnd: random.Random) -> str | None:
    zone = source.zones[zone_id]
    if zone.type != "desert" and rnd.random() < 0.9:
        return None
    if to_water < 42:
        return "reed" if zone.bank == "delta" and rnd.random() < 0.6 else "palm"
    if zone.type != "desert":
        return None
    if zone_id in PALM_ZONES:
        return "palm" if rnd.random() < 0.75 else None
    return "rock" if rnd.random() < (0.8 if zone_id in ROCK_ZONES else 0.1) else None


def scatter(canvas: Brush, f: Fields, occupied: Any, limit: int = 240) -> None:
    """Plants and stones, from north to south so that the nearer ones cover the farther."""
    rnd = random.Random(11)
    source, k = f.source, f.scale
    taken = prepared.prep(occupied.buffer(8))
    borders = prepared.prep(ops.unary_union([z.shape.boundary for z in source.zones.values()]).buffer(7))
    lands = [(z.id, prepared.prep(z.shape)) for z in source.zones.values() if not z.district]
    left, top, right, bottom = source.frame
    spots: list[tuple[float, float, str]] = []
    for _ in range(60000):
        x, y = rnd.uniform(left + 8, right - 8), rnd.uniform(top + 14, bottom - 8)
        row, column = int(y * k), int(x * k)
        if f.water[row, column] or f.to_city[row, column] < 12:
            continue
        to_water, luck = float(f.to_water[row, column]), rnd.random()
        if not ((to_water < 42 and luck < 0.25) or (to_water > 60 and luck < 0.02)):
            continue
        here, above = geometry.Point(x, y), geometry.Point(x + 4, y - 9)
        if any(p.contains(q) for p in (taken, borders) for q in (here, above)):
            continue
        if any((x - q[0]) ** 2 + (y - q[1]) ** 2 < 15**2 for q in spots):
            continue
        zone_id = next((i for i, land in lands if land.contains(here)), None)
        kind = _kind(source, zone_id, to_water, rnd) if zone_id else None
        if kind:
            spots.append((x, y, kind))
        if len(spots) >= limit:
            break
    for x, y, kind in sorted(spots, key=lambda s: s[1]):
        brush = canvas.at(x, y)
        if kind == "palm":
            _palm(brush, rnd, rnd.uniform(0.85, 1.2))
        elif kind == "reed":
            _reed(brush, rnd)
        else:
            _rock(brush, rnd, rnd.uniform(3, 6.5))


def borders(brush: Brush, f: Fields) -> None:
    """Pale lines between land zones, lifted by a shadow."""
    lines = f.source.lines("land", "land")

    def shade(b: Brush) -> None:
        for line in lines:
            b.line([(x + 0.8, y + 1.4) for x, y in line.coords], WHITE, 7)

    brush.shadow(shade, 2.2, (84, 52, 22), 0.62)
    for line in lines:
        brush.line(line.coords, (255, 248, 228), 4)
        for x, y in (line.coords[0], line.coords[-1]):
            brush.ellipse(x, y, 2, 2, (255, 248, 228))
