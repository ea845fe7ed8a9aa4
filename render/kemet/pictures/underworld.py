"""The underworld: the honour track with everybody's marker, fame put aside, soldiers who were sacrificed."""

from functools import lru_cache

from PIL import Image

import words
from render.core import fonts
from render.core.brush import Brush, Colour
from render.core.canvas import Canvas
from render.core.sprites import blend, sprite
from render.core.theme import Look, Theme
from render.kemet.drawing import figures
from render.kemet.drawing.icons import icon
from render.kemet.reading.book import Book, Soul
from render.kemet.reading.seen import Table

HEIGHT = 438
LEFT, WIDE = 50.0, 1100.0
TRACK, SPACE, BAND, SEATS = 66, 210, 42, 330  # from the top of the panel; heights of a space and of a band
STAR = 25  # fame put aside, with its owner's colour
SIGNS = ("honour", "corruption", "underworld", "aside")
ROOM = (140, 185, 250, 245)  # for their names in a strip

# How markers share a space: for each number of them their size and their places from the middle.
SHARED: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (84, ((0, 0),)),
    2: (51, ((-26, 0), (26, 0))),
    3: (51, ((-26, -27), (26, -27), (0, 27))),
    4: (51, ((-26, -27), (26, -27), (-26, 27), (26, 27))),
    5: (44, ((-24, -46), (24, -46), (-24, 0), (24, 0), (0, 46))),
}


def draw(canvas: Canvas, theme: Theme, lang: str, table: Table, track: Book, top: float) -> None:
    """The panel, from `top` downwards."""
    c = theme.colours
    canvas.box((34, top, 1166, top + HEIGHT), c["underworld"], 16, c["gold"], 3, "underworld", "panel")
    text = words.say(lang, "picture-underworld")
    canvas.text((56, top + 36), text, 36, c["sun"], "title", "lm", room=420, kind="caption", key="underworld")
    _legend(canvas, theme, lang, top + 37)
    looks = theme.looks(table.seats)
    step = WIDE / (track.top + 1)
    for n, honour in enumerate(range(track.top, -1, -1)):
        _space(canvas, theme, looks, table, track, honour, (LEFT + n * step, top + TRACK), step)
    for value, first, last in track.bands():
        x0, x1 = LEFT + (track.top - first) * step, LEFT + (track.top - last + 1) * step
        _band(canvas, theme, lang, value, (x0, top + TRACK + SPACE + 2), x1 - x0)
    _seats(canvas, theme, looks, table, top + SEATS)


def _legend(canvas: Canvas, theme: Theme, lang: str, y: float) -> None:
    """What the signs mean, to the right of the heading."""
    c, size, x = theme.colours, 25, 1150.0
    for sign in reversed(SIGNS):
        text = words.say(lang, f"picture-legend-{sign}")
        x -= fonts.width(text, "medium", size * 4) / 4
        canvas.text((x, y), text, size, c["paper"], "medium", "lm", kind="legend", key=sign)
        canvas.put(icon(sign, 26, c["sun"], canvas.scale), (x - 20, y))
        x -= 54


def tone(theme: Theme, corruption: int) -> Colour:
    """The ground of a space: from papyrus into the dark."""
    return blend(theme.colours["panel"], theme.colours["rot"], min(1.0, corruption * 0.3))


def _space(
    canvas: Canvas,
    theme: Theme,
    looks: dict[str, Look],
    table: Table,
    track: Book,
    honour: int,
    at: tuple[float, float],
    step: float,
) -> None:
    """One space: its number, the markers on it, and fame put aside where it is put."""
    (x, y), c = at, theme.colours
    ground = tone(theme, track.corruption[honour])
    canvas.box((x + 2, y, x + step - 2, y + SPACE), ground, 9, c["gold_dark"], 2, "track", f"{honour}")
    canvas.text((x + 14, y + 25), f"{honour}", 40, c["ink"], "black", "lm", kind="honour", key=f"{honour}")
    here = [seat for seat in table.order if _soul(table, seat, "honour") == honour]
    size, places = SHARED.get(len(here), SHARED[5])
    for seat, (dx, dy) in zip(here, places, strict=False):
        image = figures.disc(theme, looks[seat], size, canvas.scale)
        canvas.put(image, (x + step / 2 + dx, y + 114 + dy), "marker", seat, f"{honour}")
    if honour not in track.fame_spaces:
        return
    canvas.put(icon("aside", 36, c["gold_dark"], canvas.scale), (x + step - 28, y + 24), "aside", f"{honour}")
    place = track.fame_spaces.index(honour)
    owners = [seat for seat in table.order if _soul(table, seat, "aside") > place]
    for n, seat in enumerate(owners):
        spot = x + step / 2 + (n - (len(owners) - 1) / 2) * min(STAR + 1, (step - 8) / max(1, len(owners)))
        size = min(STAR, (step - 8) / max(1, len(owners)) - 1)
        canvas.put(_star(theme, looks[seat], size, canvas.scale), (spot, y + SPACE - 17), "aside", f"{honour}.{seat}")


def _soul(table: Table, seat: str, of: str) -> int:
    soul = table.players[seat].soul
    return 0 if soul is None else int(getattr(soul, of))


def _band(canvas: Canvas, theme: Theme, lang: str, value: int, at: tuple[float, float], width: float) -> None:
    """The corruption of a stretch of the track: a flame and its value, in words where there is room."""
    (x, y), c = at, theme.colours
    canvas.box((x + 2, y, x + width - 2, y + BAND), c["wood"], 9, c["gold_dark"], 2)
    text = words.say(lang, "picture-corruption-band", n=value)
    if fonts.width(text, "bold", 26 * 4) / 4 > width - 60:
        text = f"{value}"
    wide = fonts.width(text, "black", 29 * 4) / 4 + 34
    left = x + (width - wide) / 2
    canvas.put(icon("corruption", 28, c["sun"], canvas.scale), (left + 14, y + BAND / 2))
    canvas.text((left + 34, y + BAND / 2), text, 29, c["sun"], "black", "lm", kind="band", key=f"{value}")


def _seats(canvas: Canvas, theme: Theme, looks: dict[str, Look], table: Table, y: float) -> None:
    """Everybody's sacrificed soldiers and fame put aside, in numbers."""
    c, width = theme.colours, WIDE / len(table.order)
    for n, seat in enumerate(table.order):
        x = LEFT + n * width
        canvas.box((x + 2, y, x + width - 2, y + 92), blend(c["underworld"], c["cream"], 0.1), 12)
        canvas.put(figures.disc(theme, looks[seat], 52, canvas.scale), (x + 32, y + 46), "emblem", seat)
        gap = min(124.0, (width - 68) / 2)
        for k, sign in enumerate(("underworld", "aside")):
            value = _soul(table, seat, sign)
            left = x + 63 + k * gap
            canvas.put(icon(sign, 32, c["sun"] if value else c["faint_ink"], canvas.scale), (left + 16, y + 46))
            canvas.text(
                (left + 35, y + 47),
                f"{value}",
                42,
                c["cream"] if value else c["faint_ink"],
                "black",
                "lm",
                room=gap - 40,
                kind="stat",
                key=f"{seat}.{sign}",
            )


def strip(canvas: Canvas, theme: Theme, lang: str, seat: str, soul: Soul, y: float) -> None:
    """One player's part of the underworld as a strip of named numbers, 84 high."""
    c = theme.colours
    canvas.box((34, y, 1166, y + 84), c["underworld"], 14, c["gold"], 2, "underworld", seat)
    for n, (sign, share) in enumerate(zip(SIGNS, (0.0, 0.19, 0.42, 0.71), strict=True)):
        x, value = 56 + share * 1110, getattr(soul, sign)
        canvas.put(icon(sign, 42, c["sun"] if value or n == 0 else c["faint_ink"], canvas.scale), (x + 21, y + 42))
        wide = canvas.text(
            (x + 52, y + 43), f"{value}", 50, c["cream"], "black", "lm", kind="stat", key=f"{seat}.{sign}"
        )
        text = words.say(lang, f"picture-legend-{sign}")
        canvas.text((x + 64 + wide, y + 43), text, 29, c["paper"], "medium", "lm", room=ROOM[n] - wide, least=20)


@lru_cache(maxsize=64)
def _star(theme: Theme, look: Look, size: float, scale: float) -> Image.Image:
    """Fame put aside: a star on its owner's colour."""

    def draw(b: Brush) -> None:
        r = size / 2
        b.ellipse(r, r, r, r, theme.colours["ink"])
        b.ellipse(r, r, r - 1.2, r - 1.2, look.colour)
        b.star(r, r + 0.4, r * 0.98, theme.colours["ink"])
        b.star(r, r + 0.4, r * 0.74, theme.colours["sun"])

    return sprite(size, size, scale, draw)
