"""The shipped fonts. FreeType faces must not be shared between threads, so every thread opens its own."""

import io
import math
import threading
from functools import cache, lru_cache
from pathlib import Path

from PIL import ImageFont, features

FOLDER = Path(__file__).parent / "fonts"
FACES = {
    "title": "Cinzel-Bold.woff2",
    "black": "AlegreyaSans-Black.woff2",
    "bold": "AlegreyaSans-Bold.woff2",
    "medium": "AlegreyaSans-Medium.woff2",
    "italic": "AlegreyaSans-MediumItalic.woff2",
}
# Figures as tall as capitals: the fonts' own default dances above and below the line, which reads badly when small.
_RAQM = features.check("raqm")
FIGURES = ["lnum"] if _RAQM else None
_ENGINE = ImageFont.Layout.RAQM if _RAQM else ImageFont.Layout.BASIC
_own = threading.local()


def font(face: str, pixels: float) -> ImageFont.FreeTypeFont:
    """A face at a height in pixels."""
    opened: dict[tuple[str, float], ImageFont.FreeTypeFont] = _own.__dict__.setdefault("fonts", {})
    key = (face, round(pixels * 4) / 4)
    if key not in opened:
        opened[key] = ImageFont.truetype(io.BytesIO(_data(face)), key[1], layout_engine=_ENGINE)
    return opened[key]


@cache
def _data(face: str) -> bytes:
    """A font file, read once: opening a face later, in any thread, cannot fail for want of a file or a handle."""
    return (FOLDER / FACES[face]).read_bytes()


@lru_cache(maxsize=20000)
def width(text: str, face: str, pixels: float) -> float:
    """How wide a line is."""
    return font(face, pixels).getlength(text, features=FIGURES)


@lru_cache(maxsize=4000)
def wrapped(text: str, face: str, pixels: float, room: float) -> tuple[str, ...]:
    """The text in lines no wider than the room; a word that is wider stands alone."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):  # not at spaces that hold together
        longer = f"{line} {word}" if line else word
        if line and width(longer, face, pixels) > room:
            lines.append(line)
            line = word
        else:
            line = longer
    return (*lines, line) if line else tuple(lines)


def fitting(text: str, face: str, pixels: float, room: float, least: float) -> float:
    """The height, at most `pixels` and at least `least`, at which one line fits."""
    while pixels > least and (wide := width(text, face, pixels)) > room:
        pixels = max(least, min(pixels - 0.25, math.floor(pixels * room / wide * 4) / 4))  # sizes are quarters
    return pixels


def shortened(text: str, face: str, pixels: float, room: float) -> str:
    """The text, cut with an ellipsis where it is too wide."""
    if width(text, face, pixels) <= room:
        return text
    while text and width(text.rstrip() + "…", face, pixels) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def block(
    text: str, face: str, pixels: float, room: float, height: float, least: float
) -> tuple[float, tuple[str, ...]]:
    """The largest height, down to `least`, at which the wrapped text fits into a box, and its lines."""
    size = pixels
    while True:
        lines = wrapped(text, face, size, room)
        if size <= least or (len(lines) * size * 1.12 <= height and all(width(n, face, size) <= room for n in lines)):
            return size, lines
        size -= 1
