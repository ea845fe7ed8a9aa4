"""What all panels share: the sheet of papyrus with its frame, signs with numbers, tiles as chips, seats as discs."""

from dataclasses import replace
from functools import lru_cache

from PIL import Image, ImageDraw

from render.core import fonts
from render.core.brush import Brush, Colour
from render.core.canvas import Canvas
from render.core.sprites import blend, contrast, sprite
from render.core.theme import Gem, Theme
from render.kemet.content import Tile
from render.kemet.drawing import avatars, emblems
from render.kemet.drawing.atlas import ASSETS
from render.kemet.drawing.figures import glyph
from render.kemet.drawing.icons import CUTS, icon, stamp

EDGE = 22  # width of the frame
METAL = 1.8  # contrast below which gold and silver are drawn in their dark tone


@lru_cache(maxsize=1)
def _papyrus() -> Image.Image:
    with Image.open(ASSETS / "papyrus.webp") as image:
        return image.convert("RGB")


@lru_cache(maxsize=32)
def _frieze(theme: Theme, length: float, scale: float) -> Image.Image:
    """The frame of the map as a band: dark wood, gold lines, triangles of lapis and clay."""
    c = theme.colours

    def draw(b: Brush) -> None:
        b.rectangle((0, 0, length, EDGE), c["wood"])
        b.rectangle((0, 4, length, 5.2), c["gold"])
        b.rectangle((0, EDGE - 3, length, EDGE - 1), c["gold"])
        for n in range(1, int(length / 20)):
            x = n * 20 + length % 20 / 2
            b.polygon([(x - 6, 16), (x + 6, 16), (x, 7.5)], c["lapis"] if n % 2 else c["clay"])

    return sprite(length, EDGE, scale, draw)


def _paper(size: tuple[int, int]) -> Image.Image:
    """Papyrus of any size: the sheet and its mirror images side by side."""
    image, paper = Image.new("RGB", size), _papyrus()
    for n, x in enumerate(range(0, size[0], paper.width)):
        for m, y in enumerate(range(0, size[1], paper.height)):
            turned = paper if n % 2 == 0 else paper.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
            image.paste(turned if m % 2 == 0 else turned.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (x, y))
    return image


def _framed(theme: Theme, width: float, height: float, scale: float) -> Image.Image:
    """Papyrus in its frame, the corners mitred."""
    size = (round(width * scale), round(height * scale))
    image = _paper(size)
    top, side = _frieze(theme, width, scale), _frieze(theme, height, scale).transpose(Image.Transpose.ROTATE_90)
    image.paste(side, (0, 0))
    image.paste(side.transpose(Image.Transpose.FLIP_LEFT_RIGHT), (size[0] - side.width, 0))
    mitre = Image.new("L", top.size)
    edge = top.height
    ImageDraw.Draw(mitre).polygon([(0, 0), (top.width, 0), (top.width - edge, edge), (edge, edge)], fill=255)
    image.paste(top, (0, 0), mitre)
    flip = Image.Transpose.FLIP_TOP_BOTTOM
    image.paste(top.transpose(flip), (0, size[1] - edge), mitre.transpose(flip))
    return image


def sheet(theme: Theme, height: float, size: int | None = None, width: float = 0) -> Canvas:
    """A fresh panel of that height in units; `size` is the width in pixels."""
    width = width or theme.sizes["panel"]
    scale = (size or theme.sizes["panel"]) / theme.sizes["panel"]
    return Canvas(_framed(theme, width, height, scale), scale)


def title(
    canvas: Canvas, theme: Theme, text: str, y: float = 62, size: float = 46, x: float = 46, room: float = 700
) -> float:
    """The heading of a panel. Returns its width."""
    return canvas.text((x, y), text, size, theme.colours["ink"], "title", "lm", room=room, kind="title", key=text)


def stat(
    canvas: Canvas,
    theme: Theme,
    at: tuple[float, float],
    sign: str,
    value: object,
    size: float,
    key: str,
    colour: Colour | None = None,
    ink: Colour | None = None,
) -> float:
    """A sign and a number beside it. Returns the width of both."""
    x, y = at
    tone = colour or theme.colours["soft_ink"]
    canvas.put(icon(sign, size * 0.92, tone, canvas.scale), (x + size / 2, y))
    left = x + size * 1.16
    wide = canvas.text(
        (left, y), f"{value}", size, ink or theme.colours["ink"], "black", "lm", kind="stat", key=f"{key}.{sign}"
    )
    return left + wide - x


def silhouette(being: str) -> tuple[str, str]:
    """The shape of a creature or avatar, and what is cut out of it."""
    if being in avatars.AVATARS:
        return avatars.AVATARS[being], avatars.AVATAR_CUTS[being]
    return emblems.CREATURES[being], emblems.CREATURE_CUTS.get(being, "")


def _tone(theme: Theme, sign: str, ink: Colour, ground: Colour) -> Colour:
    """Gold and silver are themselves wherever they stand out from the ground."""
    metal = theme.colours.get(sign) if sign in ("gold", "silver") else None
    if metal is None:
        return ink
    return metal if contrast(metal, ground) > METAL else theme.colours[f"{sign}_dark"]


@lru_cache(maxsize=1024)
def signs(theme: Theme, tile: Tile, ink: Colour, cut: Colour, size: float, scale: float) -> Image.Image:
    """What a tile does at a glance: its creature or avatar, or signs with numbers."""
    if tile.being:
        shape, holes = silhouette(tile.being)

        def beast(b: Brush) -> None:
            spot = b.at(0, 0, size / 100)
            spot.path(shape, ink)
            spot.path(holes, cut)

        return sprite(size, size, scale, beast)
    widths = [size * 0.8 + (fonts.width(t, "black", size * 0.8 * 4) / 4 + 3 if t else 0) for _, t in tile.signs]
    gap = size * 0.14
    total = sum(widths) + gap * (len(widths) - 1)

    def draw(b: Brush) -> None:
        x = 0.0
        for (sign, text), wide in zip(tile.signs, widths, strict=True):
            tone = _tone(theme, sign, ink, cut)
            stamp(b, sign, x + size * 0.4, size / 2, size * 0.78, tone, cut)
            if text:
                left = x + size * 0.8 + 2
                glyph(b, (left + x + wide) / 2, size / 2, text, size * 0.8, ink)
            x += wide + gap

    return sprite(total, size, scale, draw)


@lru_cache(maxsize=512)
def sign(theme: Theme, tile: Tile, size: float, room: float, scale: float) -> Image.Image:
    """What a tile does as one sign to stand on its colour, no wider than the room."""
    gem = theme.gems[tile.colour]
    image = signs(theme, replace(tile, signs=(tile.signs[-1],)), gem.ink, gem.colour, size, scale)
    wide = round(room * scale)
    if image.width <= wide:
        return image
    return image.resize((wide, max(1, round(image.height * wide / image.width))), Image.Resampling.LANCZOS)


CHIP = (90, 58)


@lru_cache(maxsize=512)
def chip(theme: Theme, tile: Tile, scale: float) -> Image.Image:
    """A tile as small as it may be on a phone: its colour, its level on the cut, its sign above its number."""
    gem, (wide, high) = theme.gems[tile.colour], CHIP
    sign, text = tile.signs[-1]

    def draw(b: Brush) -> None:
        b.rectangle((0, 0, wide, high), theme.colours["ink"], radius=11)
        b.rectangle((1.6, 1.6, wide - 1.6, high - 1.6), gem.light, radius=10)
        b.rectangle((3.4, 3.4, wide - 3.4, high - 3.4), gem.colour, radius=8.4)
        level_plate(b, theme, gem, 26, high / 2, 40, f"{tile.level}")
        if tile.being:
            shape, holes = silhouette(tile.being)
            b.at(46, 10, 0.38).path(shape, gem.ink)
            b.at(46, 10, 0.38).path(holes, gem.colour)
            return
        tone = _tone(theme, sign, gem.ink, gem.colour)
        stamp(b, sign, 67, 18 if text else high / 2, 26 if text else 34, tone, gem.colour)
        if text:
            glyph(b, 67, 42.5, text, 28, gem.ink)

    return sprite(wide, high, scale, draw)


def level_plate(b: Brush, theme: Theme, gem: Gem, x: float, y: float, size: float, text: str) -> None:
    """A level on a pale plate of the colour's cut."""
    spot = b.at(x - size / 2, y - size / 2, size / 100)
    spot.path(CUTS[gem.cut], theme.colours["cream"], blend(gem.dark, theme.colours["ink"], 0.4), 6)
    narrow = gem.cut in ("brilliant", "rhomb")
    lift = size * 0.12 if gem.cut == "brilliant" else 0
    glyph(b, x, y - lift, text, size * (0.76 if narrow else 0.9), theme.colours["ink"])


@lru_cache(maxsize=128)
def plate(theme: Theme, colour: str, text: str, size: float, scale: float) -> Image.Image:
    """A level on a pale plate of the colour's cut, as a sprite."""
    pad = size * 0.06

    def draw(b: Brush) -> None:
        level_plate(b, theme, theme.gems[colour], size / 2 + pad, size / 2 + pad, size, text)

    return sprite(size + 2 * pad, size + 2 * pad, scale, draw)
