"""Shapes written as SVG path data (M, L, H, V, Q, C, Z; absolute), turned into polygons."""

import itertools
import re
from functools import lru_cache

Point = tuple[float, float]
Ring = tuple[Point, ...]
_TOKEN = re.compile(r"[MLHVQCZ]|-?\d+(?:\.\d+)?")
STEPS = 12  # pieces of a curve


def _curve(points: list[Point]) -> list[Point]:
    """A Bézier curve of any degree by de Casteljau, without its first point."""
    found = []
    for n in range(1, STEPS + 1):
        t = n / STEPS
        level = points
        while len(level) > 1:
            level = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in itertools.pairwise(level)]
        found.append(level[0])
    return found


@lru_cache(maxsize=512)
def rings(path: str) -> tuple[Ring, ...]:
    """The closed rings of a path.

    >>> rings("M 0 0 L 4 0 V 4 Z")
    (((0.0, 0.0), (4.0, 0.0), (4.0, 4.0)),)
    """
    tokens = _TOKEN.findall(path)
    found: list[Ring] = []
    ring: list[Point] = []
    command, i = "", 0

    def number() -> float:
        nonlocal i
        i += 1
        return float(tokens[i - 1])

    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
            if command in "MZ" and ring:
                found.append(tuple(ring))
                ring = []
            if command == "Z":
                continue
        if command in "ML":
            ring.append((number(), number()))
        elif command == "H":
            ring.append((number(), ring[-1][1]))
        elif command == "V":
            ring.append((ring[-1][0], number()))
        else:
            count = 2 if command == "Q" else 3
            ring += _curve([ring[-1], *[(number(), number()) for _ in range(count)]])
    if ring:
        found.append(tuple(ring))
    return tuple(found)
