"""Shown at the width of a phone one can still tell whose army stands where, how big it is, and read every code."""

from __future__ import annotations

import pytest
from PIL import Image

from render.core.sprites import contrast
from render.kemet.drawing.avatars import AVATARS
from render.kemet.themes import DEFAULT
from tests.render.positions import sampled
from tests.render.scenes import board_scene, crowded, items

PHONE = 400


def on_a_phone(image: Image.Image) -> Image.Image:
    """The picture as wide as a phone."""
    return image.resize((PHONE, round(PHONE * image.height / image.width)), Image.Resampling.LANCZOS)


def rows(image: Image.Image, ink: tuple[int, ...], ground: tuple[int, ...]) -> int:
    """How many rows of pixels of a small picture show ink that stands out from the ground."""
    data, width = image.tobytes(), image.width
    half = contrast(ink, ground) ** 0.5
    found = 0
    for y in range(image.height):
        line = [tuple(data[(y * width + x) * 3 : (y * width + x) * 3 + 3]) for x in range(width)]
        found += any(contrast(pixel, ground) >= half and contrast(pixel, ink) < half for pixel in line)
    return found


@pytest.mark.parametrize("players", [2, 5])
def test_codes_are_tall_enough_on_a_phone(players: int) -> None:
    canvas = board_scene(crowded(sampled(players)[5], 1))
    small = on_a_phone(canvas.image)
    by = canvas.image.width / PHONE
    for item in items(canvas, "code"):
        x0, y0, x1, y1 = (round(v / by) for v in item.box)
        inside = small.crop((x0 + 2, y0 + 1, x1 - 2, y1 - 1))
        assert rows(inside, DEFAULT.colours["cream"], DEFAULT.colours["wood"]) >= 5, item


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("armies", [1, 2])
@pytest.mark.parametrize("avatars", [(), sorted(AVATARS)], ids=["armies", "avatars"])
def test_the_number_of_soldiers_can_be_read_on_a_phone(players: int, armies: int, avatars: list[str]) -> None:
    canvas = board_scene(crowded(sampled(players)[5], armies, avatars))
    small = on_a_phone(canvas.image)
    by = canvas.image.width / PHONE
    for item in items(canvas, "army"):
        look = DEFAULT.seats[item.says.split()[0]]
        x0, y0, x1, y1 = item.box
        digit = (x0 + (x1 - x0) * 0.55, y0, x1, y1) if armies == 1 else (x0, y0 + (y1 - y0) * 0.45, x1, y1)
        inside = small.crop(tuple(round(v / by) for v in digit))  # type: ignore[arg-type]
        assert rows(inside, look.ink, look.colour) >= 5, item


@pytest.mark.parametrize("avatars", [(), sorted(AVATARS)], ids=["armies", "avatars"])
def test_an_army_is_mostly_its_owners_colour_on_a_phone(avatars: list[str]) -> None:
    canvas = board_scene(crowded(sampled(5)[5], 1, avatars))
    small = on_a_phone(canvas.image)
    by = canvas.image.width / PHONE
    for item in items(canvas, "army"):
        colours = small.crop(tuple(round(v / by) for v in item.box)).tobytes()  # type: ignore[arg-type]
        pixels = [tuple(colours[i : i + 3]) for i in range(0, len(colours), 3)]
        seats = {
            seat: sum(sum(abs(a - b) for a, b in zip(p, look.colour, strict=True)) < 60 for p in pixels)
            for seat, look in DEFAULT.seats.items()
        }
        owner = item.says.split()[0]
        assert max(seats, key=lambda seat: seats[seat]) == owner
        assert seats[owner] > 0.1 * len(pixels)
