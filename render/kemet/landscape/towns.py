"""Cities: courts and houses inside the districts, walls with merlons and towers around them."""

import math
import random
from typing import Any

from PIL import Image

from render.core.brush import WHITE, Brush

from .fields import Fields, raster
from .libs import geometry, np, prepared
from .source import City, Zone

FLOOR = (217, 192, 152)
ROOF, ROOF_DARK, ROOF_LINE, SHADE = (238, 220, 186), (208, 172, 128), (178, 146, 108), (158, 124, 90)


def _floor(image: Image.Image, f: Fields, zone: Zone, tone: Any) -> None:
    """The beaten earth of a district."""
    k = f.scale
    x0, y0, x1, y1 = (int(v * k) for v in zone.shape.bounds)
    crop = (slice(y0, y1 + 2), slice(x0, x1 + 2))
    earth = np.array(FLOOR, np.float32) + (tone[crop] * 6)[..., None]
    mask = Image.fromarray((raster(zone.shape, f.size, k)[crop] * 255).astype(np.uint8))
    image.paste(Image.fromarray(np.clip(earth, 0, 255).astype(np.uint8)), (x0, y0), mask)


def _houses(rnd: random.Random, city: City, zone: Zone, keep_free: Any, angle: float) -> list[tuple[Any, float]]:
    """Houses on a slightly turned grid of the city, clear of walls and of everything that may stand there."""
    inner, keep = prepared.prep(zone.shape.buffer(-8)), prepared.prep(keep_free)
    step, cos, sin = 14.0, math.cos(angle), math.sin(angle)
    found = []
    for a in range(-36, 37):
        for b in range(-36, 37):
            u = a * step + rnd.uniform(-1.4, 1.4) + (a // 4) * 4.0
            v = b * step + rnd.uniform(-1.4, 1.4) + (b // 4) * 4.0
            x, y = city.centre[0] + u * cos - v * sin, city.centre[1] + u * sin + v * cos
            turn = angle + rnd.uniform(-0.06, 0.06)
            w, h, look = rnd.uniform(4.4, 6.2), rnd.uniform(4.2, 6.0), rnd.random()
            c, s = math.cos(turn), math.sin(turn)
            corners = [
                (x + i * w * c - j * h * s, y + i * w * s + j * h * c) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))
            ]
            house = geometry.Polygon(corners)
            if inner.contains(house) and not keep.intersects(house):
                found.append((house, look))
    return found


def floors(image: Image.Image, f: Fields) -> None:
    """The ground of all districts, on a picture of the fields' own scale."""
    tone = f.noise((90, 40), 12)
    for zone in f.source.zones.values():
        if zone.district:
            _floor(image, f, zone, tone)


def houses(brush: Brush, f: Fields, keep_free: dict[str, Any]) -> None:
    """Fills all districts."""
    rnd = random.Random(11)
    for city in f.source.cities.values():
        angle = rnd.uniform(-0.35, 0.35)
        for name in city.districts:
            zone = f.source.zones[name]
            found = _houses(rnd, city, zone, keep_free[name], angle)
            for house, _ in found:
                brush.polygon([(x + 2.4, y + 2.8) for x, y in house.exterior.coords], SHADE)
            for house, look in found:
                light = int(-12 + 24 * look)
                roof = (ROOF[0] + light // 2, ROOF[1] + light // 2, ROOF[2] + light) if look < 0.85 else ROOF_DARK
                brush.polygon(house.exterior.coords, roof, ROOF_LINE, 0.7)
                x, y = house.centroid.coords[0]
                if look > 0.6:
                    brush.rectangle((x - 1.8, y - 1.8, x + 1.8, y + 1.8), (190, 157, 118))
                elif 0.3 < look < 0.36:
                    brush.ellipse(x, y, 3.2, 3.2, (116, 142, 70))


def _wall(brush: Brush, line: Any, width: float, light: tuple[int, int, int]) -> None:
    dark, middle = (86, 48, 26), (162, 101, 63)
    points = list(line.coords)
    brush.line([(x, y + 2.6) for x, y in points], dark, width + 1.5)
    brush.line(points, dark, width + 1.8)
    brush.line(points, middle, width)
    brush.line(points, light, width - 5)
    count = int(line.length / 7.5)
    for n in range(count):  # merlons on both edges
        here, there = line.interpolate((n + 0.5) / count, normalized=True), None
        there = line.interpolate(min(line.length, (n + 0.5) / count * line.length + 1))
        tx, ty = there.x - here.x, there.y - here.y
        length = math.hypot(tx, ty) or 1
        tx, ty = tx / length, ty / length
        nx, ny = -ty, tx
        for side in (-1, 1):
            cx, cy = here.x + side * nx * (width / 2 - 1.3), here.y + side * ny * (width / 2 - 1.3)
            brush.polygon(
                [
                    (cx + i * tx * 2 + j * nx * 1.6, cy + i * ty * 2 + j * ny * 1.6)
                    for i, j in ((1, 1), (1, -1), (-1, -1), (-1, 1))
                ],
                light,
            )


def _tower(brush: Brush, x: float, y: float, r: float) -> None:
    brush.ellipse(x + 1.5, y + 3, r, r, (88, 50, 28))
    brush.ellipse(x, y, r, r, (150, 92, 56), (84, 46, 24))
    brush.ellipse(x, y, r - 2, r - 2, (224, 182, 134))
    brush.ellipse(x, y, r - 4, r - 4, (178, 124, 82))


def walls(brush: Brush, f: Fields) -> None:
    """Inner and outer walls with their shadow, towers at corners and along the way."""
    inner, outer = f.source.lines("city", "city"), f.source.lines("city", "land")

    def all_walls(b: Brush) -> None:
        for wall in inner + outer:
            b.line([(x + 3.5, y + 4.5) for x, y in wall.coords], WHITE, 9)

    brush.shadow(all_walls, 2.4, (64, 38, 18), 0.55)
    for wall in inner:
        _wall(brush, wall, 8, (214, 168, 121))
    for wall in outer:
        _wall(brush, wall, 10.5, (218, 170, 120))
    left, top, right, bottom = f.source.frame
    towers = {(city.centre, 7.5) for city in f.source.cities.values()}
    for wall in outer:
        count = max(1, round(wall.length / 92))
        for n in range(count + 1):
            spot = wall.interpolate(n / count, normalized=True)
            if left + 3 < spot.x < right - 3 and top + 3 < spot.y < bottom - 3:
                towers.add(((round(spot.x, 1), round(spot.y, 1)), 7.5 if n in (0, count) else 6.5))
    for (x, y), r in sorted(towers, key=lambda t: t[0][1]):
        _tower(brush, x, y, r)
