"""Power tiles: the market of one colour, and one tile large."""

from PIL import Image

import words
from render.core.canvas import Canvas
from render.core.theme import Theme
from render.kemet import naming
from render.kemet.content import Tile
from render.kemet.drawing import figures, panels
from render.kemet.drawing.icons import icon
from render.kemet.reading import market
from render.kemet.reading.market import Offer
from render.kemet.reading.seen import Table

HEAD, CARD, GAP = 108, 194, 10
STRIP = 92  # the coloured part of a card


def draw(table: Table, offers: tuple[Offer, ...], colour: str, theme: Theme, lang: str, size: int | None) -> Canvas:
    """The market of a colour by level, in two columns: words stay large enough for a phone."""
    rows = (len(offers) + 1) // 2
    canvas = panels.sheet(theme, HEAD + max(1, rows) * (CARD + GAP) + 32, size)
    c, gem = theme.colours, theme.gems[colour]
    canvas.box((34, 36, 1166, 98), gem.colour, 14, c["ink"], 2)
    canvas.text((60, 67), words.name(lang, "colour", colour), 42, gem.ink, "title", "lm", kind="title", key=colour)
    about = words.effect(lang, "colour", colour)
    canvas.text((1142, 67), about, 32, gem.ink, "italic", "rm", room=790)
    if not offers:
        canvas.text((60, HEAD + 60), words.say(lang, "picture-no-market"), 32, c["faint_ink"], "italic", "lm")
    for n, offer in enumerate(offers):
        x, y = 34 + n % 2 * (561 + GAP), HEAD + n // 2 * (CARD + GAP)
        _card(canvas, theme, lang, table, offer, (x, y, x + 561, y + CARD))
    return canvas


def _card(
    canvas: Canvas, theme: Theme, lang: str, table: Table, offer: Offer, box: tuple[float, float, float, float]
) -> None:
    """One tile: level and sign on its colour, name, effect, owners, and whether it can be bought."""
    x0, y0, x1, y1 = box
    c, tile, gem = theme.colours, offer.tile, theme.gems[offer.tile.colour]
    gone = offer.left == 0
    buyable = offer.why is None
    inset = 5 if buyable else 2
    edge = c["leaf"] if buyable else gem.dark
    canvas.box(box, c["panel_dark"] if gone else c["panel"], 14, edge, inset, "tile", tile.id)
    canvas.box((x0 + inset, y0 + inset, x0 + STRIP, y1 - inset), gem.colour, 11)
    middle, left = x0 + STRIP / 2 + 1, x0 + STRIP + 14
    canvas.put(level(theme, tile, 58, canvas.scale), (middle, y0 + 48), "level", tile.id, f"{tile.level}")
    canvas.put(panels.sign(theme, tile, 68, 76, canvas.scale), (middle, y0 + 134), "signs", tile.id)
    name, ink = words.name(lang, "tile", tile.id), c["soft_ink"] if gone else c["ink"]
    canvas.text((left, y0 + 28), name, 36, ink, "black", "lm", room=x1 - left - 12, kind="name", key=tile.id)
    text = words.effect(lang, "tile", tile.id)
    canvas.block((left, y0 + 49, x1 - 12, y0 + 148), text, 29, c["soft_ink"], "medium", 22, kind="effect", key=tile.id)
    looks = theme.looks(table.seats)
    x = x1 - 30
    for seat in reversed(offer.owners):
        canvas.put(figures.disc(theme, looks[seat], 40, canvas.scale), (x, y1 - 24), "owner", f"{tile.id}.{seat}")
        x -= 42
    _foot(canvas, theme, lang, offer, (left, y1 - 24, x + 18))


def _foot(canvas: Canvas, theme: Theme, lang: str, offer: Offer, span: tuple[float, float, float]) -> None:
    """The last line: buyable for so much, the reason why not, or how many are left."""
    (x0, y, x1), c, key = span, theme.colours, offer.tile.id
    if offer.why is None:
        canvas.put(icon("check", 32, c["leaf"], canvas.scale), (x0 + 16, y))
        canvas.put(icon("prayer", 32, c["lapis"], canvas.scale), (x0 + 62, y))
        canvas.text((x0 + 82, y), f"{offer.cost}", 40, c["lapis"], "black", "lm", kind="cost", key=key)
    elif offer.why:
        sign = "check" if offer.why == "owned" else "lock"
        canvas.put(icon(sign, 27, c["faint_ink"], canvas.scale), (x0 + 13, y))
        text, room = market.reason(lang, offer), x1 - x0 - 36
        canvas.text((x0 + 36, y), text, 27, c["soft_ink"], "bold", "lm", room=room, kind="why", key=key)
    else:
        text = words.say(lang, "picture-left", n=offer.left)
        canvas.put(icon("prayer", 30, c["lapis"], canvas.scale), (x0 + 15, y))
        canvas.text((x0 + 34, y), f"{offer.tile.level}", 36, c["lapis"], "black", "lm", kind="cost", key=key)
        canvas.text((x0 + 70, y), text, 28, c["soft_ink"], "bold", "lm", room=x1 - x0 - 72, kind="left", key=key)


def level(theme: Theme, tile: Tile, size: float, scale: float) -> Image.Image:
    """The level on a plate with the cut of the colour."""
    return panels.plate(theme, tile.colour, f"{tile.level}", size, scale)


def single(tile: Tile, theme: Theme, lang: str, size: int | None) -> Canvas:
    """One tile, large: everything there is to know about it."""
    width = 900.0
    canvas = panels.sheet(theme, 640, size, width)
    c, gem = theme.colours, theme.gems[tile.colour]
    canvas.box((40, 40, 860, 600), c["panel"], 22, gem.dark, 4)
    canvas.box((44, 44, 856, 184), gem.colour, 18)
    canvas.put(level(theme, tile, 104, canvas.scale), (116, 114), "level", tile.id, f"{tile.level}")
    name = words.name(lang, "tile", tile.id)
    canvas.block((190, 54, 840, 128), name, 60, gem.ink, "black", 34, centred=True, kind="name", key=tile.id)
    about = words.say(lang, "picture-tile-about", colour=words.name(lang, "colour", tile.colour), level=tile.level)
    canvas.text((190, 154), about, 31, gem.ink, "medium", "lm", room=640, kind="about", key=tile.id)
    canvas.put(
        panels.signs(theme, tile, c["ink"], c["panel"], 128 if tile.being else 96, canvas.scale),
        (450, 262),
        "signs",
        tile.id,
    )
    effect = words.effect(lang, "tile", tile.id)
    used = canvas.block((80, 342, 820, 460), effect, 38, c["ink"], "bold", 26, kind="effect", key=tile.id)
    more = words.help_text(lang, "tile", tile.id)
    if more != effect:
        canvas.block((80, 356 + used, 820, 588), more, 29, c["soft_ink"], "medium", 19, kind="help", key=tile.id)
    return canvas


def describe(tile: Tile, lang: str) -> str:
    """The tile in words."""
    head = words.say(lang, "picture-tile-about", colour=words.name(lang, "colour", tile.colour), level=tile.level)
    lines = [f"{words.name(lang, 'tile', tile.id)} ({head})", words.effect(lang, "tile", tile.id)]
    more = words.help_text(lang, "tile", tile.id)
    return "\n".join(lines if more == lines[1] else [*lines, more])


def offers_text(table: Table, offers: tuple[Offer, ...], lang: str) -> str:
    """The market in words."""
    lines = []
    for offer in offers:
        tile = offer.tile
        line = f"{tile.level} {words.name(lang, 'tile', tile.id)}: {words.effect(lang, 'tile', tile.id)}"
        owners = ", ".join(naming.god(lang, seat) for seat in offer.owners)
        extra = [words.say(lang, "picture-left", n=offer.left)]
        if owners:
            extra.append(words.say(lang, "picture-owned-by", gods=owners))
        if offer.why is None:
            extra.append(words.say(lang, "picture-can-buy", cost=offer.cost))
        elif offer.why:
            extra.append(market.reason(lang, offer))
        lines.append(f"{line} [{'; '.join(extra)}]")
    return "\n".join(lines)
