"""Battle cards and interventions as sprites."""

from functools import lru_cache

from PIL import Image

import words
from render.core import fonts
from render.core.brush import WHITE, Brush, Colour
from render.core.sprites import blend, sprite
from render.core.theme import Theme
from render.kemet.content import BATTLE_CARDS
from render.kemet.drawing import emblems
from render.kemet.drawing.figures import PAD, glyph
from render.kemet.drawing.icons import stamp

WIDTH, HEIGHT = 170, 236


def _sheet(b: Brush, theme: Theme, width: float, height: float, edge: Colour) -> None:
    c = theme.colours
    b.shadow(lambda q: q.rectangle((2, 3, width + 1, height + 2), WHITE, radius=13), 2, c["ink"], 0.5)
    b.rectangle((0, 0, width, height), c["ink"], radius=13)
    b.rectangle((2, 2, width - 2, height - 2), edge, radius=11)
    b.rectangle((7, 7, width - 7, height - 7), c["cream"], radius=8)


@lru_cache(maxsize=128)
def battle_card(theme: Theme, id: str, lang: str, gone: bool, scale: float) -> Image.Image:
    """A battle card, 170 × 236: strength large above, then damage, shields and own losses; pale when gone."""
    card, c = BATTLE_CARDS[id], theme.colours
    special = id.startswith("special")

    def draw(b: Brush) -> None:
        b = b.at(PAD, PAD)
        _sheet(b, theme, WIDTH, HEIGHT, c["gold"] if special else blend(c["rule"], c["clay"], 0.3))
        stamp(b, "strength", 50, 58, 62, c["strength"])
        glyph(b, 112, 60, f"{card.strength}", 92, c["ink"])
        rows = [(n, v) for n, v in (("damage", card.damage), ("shield", card.shield)) if v]
        if card.own_losses:
            rows.append(("soldier", -card.own_losses))
        for n, (sign, value) in enumerate(rows):
            x = WIDTH / 2 if len(rows) == 1 else 46 + n * 78
            tone = c.get(sign, c["blood"])
            stamp(b, sign, x - 19, 140, 40, tone)
            glyph(b, x + (24 if value < 0 else 20), 141, f"{value}".replace("-", "−"), 48, tone)
        nick = words.say(lang, f"battle_card-{id}.nick")
        b.rectangle((16, 182, WIDTH - 16, 184), c["rule"])
        lines = fonts.wrapped(nick, "bold", 25 * b.scale, (WIDTH - 26) * b.scale)
        wide = max(lines, key=len)
        size = (
            fonts.fitting(wide, "bold", (25 if len(lines) == 1 else 22) * b.scale, (WIDTH - 26) * b.scale, 9) / b.scale
        )
        for n, line in enumerate(lines):
            glyph(b, WIDTH / 2, 207 + (n - (len(lines) - 1) / 2) * 21, line, size, c["soft_ink"], "bold")

    image = sprite(WIDTH + 2 * PAD, HEIGHT + 2 * PAD, scale, draw)
    return faded(image, theme) if gone else image


def faded(image: Image.Image, theme: Theme) -> Image.Image:
    """A card that is gone: pale, but still to be read."""
    pale = Image.blend(image.convert("RGB"), Image.new("RGB", image.size, theme.colours["panel_dark"][:3]), 0.6)
    found = pale.convert("RGBA")
    found.putalpha(image.getchannel("A"))
    return found


@lru_cache(maxsize=32)
def back(theme: Theme, state: str | None, scale: float) -> Image.Image:
    """The back of a card; a sign tells whether its owner is still choosing or has locked in."""
    c = theme.colours

    def draw(b: Brush) -> None:
        b = b.at(PAD, PAD)
        _sheet(b, theme, WIDTH, HEIGHT, c["gold"])
        b.rectangle((11, 11, WIDTH - 11, HEIGHT - 11), c["night"], radius=6)
        b.rectangle((17, 17, WIDTH - 17, HEIGHT - 17), None, c["gold"], 1.6, 4)
        sun = b.at(WIDTH / 2 - 48, HEIGHT / 2 - 48, 0.96)
        sun.path(emblems.SUN, c["gold"])
        b.ellipse(WIDTH / 2, HEIGHT / 2, 32, 32, c["night"])
        b.ellipse(WIDTH / 2, HEIGHT / 2, 29, 29, c["sun"])
        stamp(b, "lock" if state == "locked" else "waiting", WIDTH / 2, HEIGHT / 2, 34, c["night"], c["sun"])

    return sprite(WIDTH + 2 * PAD, HEIGHT + 2 * PAD, scale, draw)
