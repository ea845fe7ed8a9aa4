"""What stays the same through a game: the land, the part of it that is out of play, captions. Made once, kept."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

import words
from render.core import fonts
from render.core.brush import Box
from render.core.canvas import Canvas, Item
from render.core.theme import Theme
from render.kemet.drawing.atlas import ASSETS, City, Zone, around, atlas, middle


@dataclass(frozen=True)
class Scenery:
    """A finished backdrop: nobody may draw on `image`, everybody copies it."""

    image: Image.Image
    items: tuple[Item, ...]


@lru_cache(maxsize=4)
def _asset(name: str) -> Image.Image:
    with Image.open(ASSETS / f"{name}.webp") as image:
        image.load()
        return image.convert("RGBA" if name == "storm" else "RGB")


def closed_bank(out: frozenset[str]) -> str | None:
    """The bank that is not in play at all."""
    for bank in ("west", "east"):
        if all(zone.id in out for zone in atlas().zones.values() if zone.bank == bank):
            return bank
    return None


def stormy(out: frozenset[str]) -> tuple[City, ...]:
    """Cities under the storm: out of play on a bank that is in play."""
    closed = closed_bank(out)
    return tuple(c for c in atlas().cities.values() if c.bank != closed and all(d in out for d in c.districts))


BORDER = 16  # units of the painted border


def _land(region: Box, size: tuple[int, int], scale: float) -> Image.Image:
    """The land of a region, from the picture that is fine enough."""
    name, fine = ("landscape", 1) if scale <= 1 else ("landscape_close", 2)
    source = _asset(name)
    if source.size == size:
        return source.copy()
    x0, y0, x1, y1 = (v * fine for v in region)
    return source.resize(size, Image.Resampling.LANCZOS, box=(x0, y0, x1, y1), reducing_gap=3)


def _close_border(canvas: Canvas, region: Box) -> None:
    """A map without one of its banks is framed on that side too, with the border of the other side."""
    width, height = canvas.image.size
    strip = round(BORDER * canvas.scale)
    if region[0] == 0 and region[2] < atlas().plane[0]:
        border = canvas.image.crop((0, 0, strip, height)).transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        canvas.image.paste(border, (width - strip, 0))
    elif region[2] == atlas().plane[0] and region[0] > 0:
        border = canvas.image.crop((width - strip, 0, width, height)).transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        canvas.image.paste(border, (0, 0))


def _mask(canvas: Canvas, zones: list[Zone], grow: float, blur: float) -> Image.Image:
    """The pixels of some zones, with soft edges."""
    mask = Image.new("L", canvas.image.size)
    draw = ImageDraw.Draw(mask)
    for zone in zones:
        spots = [canvas.px(x, y) for x, y in zone.polygon]
        draw.polygon(spots, fill=255)
        if grow:
            draw.line([*spots, *spots[:2]], fill=255, width=round(2 * grow * canvas.scale), joint="curve")
    return mask.filter(ImageFilter.GaussianBlur(blur * canvas.scale))


def _close_bank(canvas: Canvas, theme: Theme, bank: str, out: frozenset[str], lang: str) -> None:
    """The bank fades like an old drawing and says that nobody goes there."""
    zones = [z for z in atlas().zones.values() if z.id in out and z.bank == bank]
    image = canvas.image
    grey = image.convert("L").point([round(70 + v * 0.62) for v in range(256)])
    faded = Image.merge("RGB", [grey.point([min(255, round(v * f)) for v in range(256)]) for f in (0.98, 0.9, 0.78)])
    image.paste(faded, (0, 0), _mask(canvas, zones, 3, 3))
    text = words.say(lang, "picture-bank-closed", bank=bank)
    left, top, right, bottom = around([zone.bounds for zone in zones], 0)
    left, right = max(left, canvas.origin[0]), min(right, canvas.origin[0] + image.width / canvas.scale - BORDER)
    size = min(40.0, max(16.0, 40 * (right - left - 60) / fonts.width(text, "title", 40)))
    _caption(canvas, theme, ((left + right) / 2, (top + bottom) / 2), text, size, f"closed.{bank}")


def _caption(canvas: Canvas, theme: Theme, at: tuple[float, float], text: str, size: float, key: str) -> None:
    width = fonts.width(text, "title", size) + 44
    box = (at[0] - width / 2, at[1] - size * 0.85, at[0] + width / 2, at[1] + size * 0.85)
    if not canvas.holds(box):
        return
    canvas.box(box, (*theme.colours["wood"], 205), size * 0.3, theme.colours["gold"], 2)
    canvas.text(at, text, size, theme.colours["sun"], "title", "mm", kind="caption", key=key)


def _storm(canvas: Canvas, theme: Theme, city: City, lang: str) -> None:
    """Blown sand over a whole city."""
    zones = [atlas().zones[d] for d in city.districts]
    box = around([zone.bounds for zone in zones], 14)
    if not canvas.visible(box):
        return
    x0, y0, x1, y1 = canvas.pixels(box)
    sand = _asset("storm").resize((x1 - x0, y1 - y0), Image.Resampling.BICUBIC)
    shape = _mask(canvas, zones, 9, 5).crop((x0, y0, x1, y1))
    alpha = Image.composite(sand.getchannel("A"), Image.new("L", sand.size), shape)
    canvas.image.paste(sand.convert("RGB"), (x0, y0), alpha)
    text = words.say(lang, "picture-storm", city=words.name(lang, "city", city.id))
    x, y = middle(city.crest)
    _caption(canvas, theme, (x, y + 66), text, 24, f"storm.{city.id}")


def harbour_kind(zone: Zone, out: frozenset[str]) -> str | None:
    """trade, military, or exit: nobody lands where no city in play has its ships (M3)."""
    if zone.harbour == "military":
        city = atlas().cities.get(zone.harbour_city or "")
        if city is None or any(d in out for d in city.districts):
            return "exit"
    return zone.harbour


def symbols(canvas: Canvas, zone: Zone) -> None:
    """Notes what the landscape itself shows: temples and obelisks."""
    for name in ("temple", "obelisk"):
        if name in zone.boxes and canvas.visible(zone.boxes[name]):
            canvas.note(name, zone.id, canvas.pixels(zone.boxes[name]))


@lru_cache(maxsize=12)
def scenery(theme: Theme, out: frozenset[str], lang: str, region: Box, size: tuple[int, int], whole: bool) -> Scenery:
    """The backdrop of a region of the map at a size; `whole`: of all that is in play."""
    scale = size[0] / (region[2] - region[0])
    canvas = Canvas(_land(region, size, scale), scale, region[:2])
    closed = closed_bank(out)
    if closed:
        _close_bank(canvas, theme, closed, out, lang)
    if whole:
        _close_border(canvas, region)
    for city in stormy(out):
        _storm(canvas, theme, city, lang)
    for zone in atlas().zones.values():
        if zone.id not in out:
            symbols(canvas, zone)
    return Scenery(canvas.image, tuple(canvas.items))
