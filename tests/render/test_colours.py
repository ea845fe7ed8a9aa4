"""Seats and tile colours stay apart for colour-blind eyes, and never carry meaning alone."""

from __future__ import annotations

import itertools

import pytest

from render.core.sprites import contrast
from render.kemet.themes import DEFAULT

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

# Machado, Oliveira and Fernandes (2009), full severity, for linear RGB.
EYES: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)
APART = 20  # CIELAB units: plainly different at a glance; 2 can just be told apart side by side


def times(matrix: Matrix, v: Vector) -> Vector:
    x, y, z = (sum(a * b for a, b in zip(row, v, strict=True)) for row in matrix)
    return x, y, z


def lab(colour: tuple[int, ...], eye: str) -> Vector:
    """CIELAB of what an eye sees."""
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in colour[:3]))
    seen = times(EYES[eye], (r, g, b))
    xyz = times(XYZ, (min(1, max(0, seen[0])), min(1, max(0, seen[1])), min(1, max(0, seen[2]))))
    fx, fy, fz = (
        t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (v / w for v, w in zip(xyz, WHITE, strict=True))
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(a: tuple[int, ...], b: tuple[int, ...], eye: str) -> float:
    return float(sum((p - q) ** 2 for p, q in zip(lab(a, eye), lab(b, eye), strict=True)) ** 0.5)


@pytest.mark.parametrize("eye", EYES)
def test_seat_colours_are_told_apart(eye: str) -> None:
    for (one, a), (two, b) in itertools.combinations(DEFAULT.seats.items(), 2):
        assert distance(a.colour, b.colour, eye) > APART, (one, two)


@pytest.mark.parametrize("eye", EYES)
def test_tile_colours_are_told_apart(eye: str) -> None:
    for (one, a), (two, b) in itertools.combinations(DEFAULT.gems.items(), 2):
        assert distance(a.colour, b.colour, eye) > APART, (one, two)


def test_every_seat_has_an_emblem_and_every_tile_colour_a_cut_of_its_own() -> None:
    looks = [*DEFAULT.seats.values(), *DEFAULT.spare]
    assert len({look.emblem for look in looks}) == len(looks)
    assert len({gem.cut for gem in DEFAULT.gems.values()}) == len(DEFAULT.gems)


def test_what_stands_on_a_colour_can_be_read() -> None:
    for look in (*DEFAULT.seats.values(), *DEFAULT.spare):
        assert contrast(look.colour, look.ink) > 4
    for gem in DEFAULT.gems.values():
        assert contrast(gem.colour, gem.ink) > 4.5
    c = DEFAULT.colours
    for ink in ("ink", "soft_ink"):
        assert contrast(c[ink], c["panel"]) > 4.5
    assert contrast(c["wood"], c["cream"]) > 7


def test_seats_nobody_planned_for_get_a_look_of_their_own() -> None:
    seats = ("ptah", "horus", "sekhmet", "thoth")
    looks = DEFAULT.looks(seats)
    assert len({look.emblem for look in looks.values()}) == len({look.colour for look in looks.values()}) == 4
    assert looks == DEFAULT.looks(tuple(reversed(seats)))
