"""The frame around the map: dark wood, gold lines, a frieze of triangles in lapis and clay."""

from render.core.brush import Brush

from .source import Source

WOOD, GOLD, LAPIS, CLAY = (44, 30, 22), (214, 168, 62), (36, 96, 128), (156, 64, 38)


def frame(b: Brush, source: Source) -> None:
    """Draws it over everything outside the map's inner edge."""
    width, height = source.plane
    left, top, right, bottom = source.frame
    for box in ((0, 0, width, top), (0, bottom, width, height), (0, 0, left, height), (right, 0, width, height)):
        b.rectangle(box, WOOD)
    for inset, line in ((4, 1.2), (17.5, 2)):
        b.rectangle((inset, inset, width - inset, height - inset), None, GOLD, line)
    for x in range(30, width - 20, 20):
        for y, s in ((11, 1), (height - 11, -1)):
            b.polygon([(x - 6, y + 4 * s), (x + 6, y + 4 * s), (x, y - 4.5 * s)], LAPIS if (x // 20) % 2 else CLAY)
    for y in range(30, height - 20, 20):
        for x, s in ((11, 1), (width - 11, -1)):
            b.polygon([(x + 4 * s, y - 6), (x + 4 * s, y + 6), (x - 4.5 * s, y)], LAPIS if (y // 20) % 2 else CLAY)
