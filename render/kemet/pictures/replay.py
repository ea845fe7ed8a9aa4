"""A game as an animation: the board after each turn with everybody's fame below it."""

import io
from collections.abc import Sequence

from PIL import Image

from render.core.canvas import Canvas
from render.core.theme import Theme
from render.kemet.drawing import figures
from render.kemet.drawing.atlas import atlas
from render.kemet.drawing.regions import Frame
from render.kemet.pictures import board
from render.kemet.reading.history import History
from render.kemet.reading.seen import Table

WIDTH, STRIP = 800, 64
FRAMES, SECONDS = 96, 60
PACE, LAST = 600, 3000  # milliseconds
LIMIT = 10_000_000  # bytes, Discord's for a file


def moments(past: History, most: int = FRAMES) -> list[Table]:
    """The positions to show: where the board changes, evenly thinned out, and the last one."""
    found: list[Table] = []
    for now in past.tables:
        if now.moving is None and (
            not found or now.spots != found[-1].spots or now.battle_zone != found[-1].battle_zone
        ):
            found.append(now)
    if past.last is not found[-1] if found else True:
        found.append(past.last)
    if len(found) <= most:
        return found
    step = (len(found) - 1) / (most - 1)
    return [found[round(n * step)] for n in range(most)]


def frame(now: Table, theme: Theme, lang: str, width: int) -> Image.Image:
    """One picture of the animation."""
    plane = atlas().plane
    height = round(width * plane[1] / plane[0])
    drawn = board.draw(now, theme, lang, (), Frame((0, 0, *plane), (width, height), True))
    strip = round(STRIP * width / WIDTH)
    image = Image.new("RGB", (width, height + strip), theme.colours["wood"][:3])
    image.paste(drawn.image)
    canvas = Canvas(image, width / WIDTH)
    looks, count = theme.looks(now.seats), len(now.order)
    for n, seat in enumerate(sorted(now.order)):
        x = WIDTH * (n + 0.5) / count
        active = seat == now.active
        rim = theme.colours["sun"] if active else theme.colours["cream"]
        y = height / canvas.scale + STRIP / 2
        canvas.put(
            figures.disc(theme, looks[seat], 52 if active else 44, canvas.scale, rim), (x - 26, y), "emblem", seat
        )
        canvas.text((x + 8, y), f"{now.players[seat].fame.total}", 44, theme.colours["sun"], "black", "lm")
    return image


def durations(count: int) -> list[int]:
    """Milliseconds of each picture: no more than a minute in all."""
    pace = min(PACE, (SECONDS * 1000 - LAST) // max(1, count - 1))
    return [pace] * (count - 1) + [LAST]


def encode(images: Sequence[Image.Image], format: str, quality: int) -> bytes:
    """All pictures as one file."""
    out = io.BytesIO()
    shown = durations(len(images))
    if format == "gif":
        palette = images[len(images) // 2].quantize(255, method=Image.Quantize.MEDIANCUT)
        flat = [image.quantize(palette=palette, dither=Image.Dither.NONE) for image in images]
        flat[0].save(out, "GIF", save_all=True, append_images=flat[1:], duration=shown, loop=0, optimize=False)
    else:
        images[0].save(
            out,
            "WEBP",
            save_all=True,
            append_images=images[1:],
            duration=shown,
            loop=0,
            quality=quality,
            method=1,
            kmax=30,
        )
    return out.getvalue()


def animate(past: History, theme: Theme, lang: str, width: int, format: str) -> tuple[bytes, int, tuple[int, int]]:
    """The file, its length in seconds and its size; made smaller until Discord takes it."""
    while True:
        images = [frame(now, theme, lang, width) for now in moments(past)]
        found = encode(images, format, 70)
        if len(found) < LIMIT or width <= 400:
            return found, sum(durations(len(images))) // 1000, images[0].size
        width = width * 3 // 4
