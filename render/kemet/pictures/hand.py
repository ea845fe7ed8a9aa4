"""The hand of one seat, drawn only from that seat's own view: battle cards with what became of them, interventions."""

from collections import Counter

from PIL import Image

import words
from render.core import fonts
from render.core.canvas import Canvas
from render.core.theme import Theme
from render.kemet import content, naming
from render.kemet.drawing import cards, figures, panels
from render.kemet.drawing.icons import icon
from render.kemet.reading.hand import Hand

CARDS_TOP, LIST_TOP, ROW = 158, 442, 146


def draw(hand: Hand, seats: tuple[str, ...], theme: Theme, lang: str, size: int | None) -> Canvas:
    """The picture of a hand."""
    counted = Counter(hand.interventions)
    order = sorted(counted, key=lambda id: (TIMINGS.index(content.INTERVENTIONS[id].timing), id))
    rows = (len(order) + 1) // 2
    canvas = panels.sheet(theme, LIST_TOP + max(1, rows) * ROW + 36, size)
    c, look = theme.colours, theme.looks(seats)[hand.seat]
    canvas.put(figures.disc(theme, look, 74, canvas.scale), (82, 70), "emblem", hand.seat)
    panels.title(canvas, theme, words.say(lang, "picture-hand", god=naming.god(lang, hand.seat)), 70, 44, 134, 900)
    _caption(canvas, theme, 128, words.name(lang, "term", "battle_cards"))
    count = max(8, len(hand.battle_cards))
    step = 1132 / count
    small = min(0.78, (step - 8) / cards.WIDTH)
    for n, (card, place) in enumerate(hand.battle_cards):
        x, y = 34 + step * (n + 0.5), CARDS_TOP + 104
        image = cards.battle_card(theme, card, lang, place != "hand", canvas.scale * small)
        canvas.put(image, (x, y), "battle_card", card, place)
        if place != "hand":
            text = words.say(lang, "picture-card-place", place=place)
            _gone(canvas, theme, text, (x, y + 108), step - 6, card)
    _caption(canvas, theme, LIST_TOP - 26, words.name(lang, "term", "interventions"))
    if not order:
        canvas.text(
            (46, LIST_TOP + 40), words.say(lang, "picture-no-interventions"), 30, c["faint_ink"], "italic", "lm"
        )
    for n, id in enumerate(order):
        _intervention(canvas, theme, lang, id, counted[id], (34 + n % 2 * 572, LIST_TOP + n // 2 * ROW))
    return canvas


def _gone(canvas: Canvas, theme: Theme, text: str, at: tuple[float, float], room: float, card: str) -> None:
    """A cross and a word below a card that is not in the hand."""
    (x, y), size, cross = at, 28.0, 26
    size = fonts.fitting(text, "bold", size * 4, (room - cross) * 4, 60) / 4
    wide = fonts.width(text, "bold", size * 4) / 4
    left = x - (wide + cross) / 2
    canvas.put(icon("cross", 24, theme.colours["blood"], canvas.scale), (left + 10, y))
    canvas.text((left + cross, y), text, size, theme.colours["blood"], "bold", "lm", kind="place", key=card)


TIMINGS = ("battle", "day", "move")
TIMING_SIGN = {"battle": "strength", "day": "sun", "move": "move"}


def _caption(canvas: Canvas, theme: Theme, y: float, text: str) -> None:
    c = theme.colours
    wide = canvas.text((46, y), text, 28, c["clay"], "black", "lm")
    canvas.line(46 + wide + 14, y, 1154, y, c["rule"], 2)


def _intervention(canvas: Canvas, theme: Theme, lang: str, id: str, count: int, at: tuple[float, float]) -> None:
    """One kind of intervention: sign, name, how many, when, for how much, and what it does."""
    (x, y), c, card = at, theme.colours, content.INTERVENTIONS[id]
    canvas.box((x, y, x + 560, y + ROW - 12), c["panel"], 12, c["rule"], 2, "intervention", id)
    sign, number = card.signs[0]
    tone = c.get(sign, c["soft_ink"])
    canvas.put(icon(sign, 54, tone, canvas.scale), (x + 46, y + (42 if number else 58)))
    canvas.text((x + 46, y + 90), number, 34, tone, "black", "mm")
    when = words.name(lang, "timing", card.timing)
    left = x + 488 - fonts.width(when, "bold", 26 * 4) / 4
    name = words.name(lang, "intervention", id) + (f" ×{count}" if count > 1 else "")
    canvas.text(
        (x + 92, y + 28), name, 33, c["ink"], "black", "lm", room=left - 44 - x - 92, least=22, kind="name", key=id
    )
    canvas.put(_badge(theme, card.timing, canvas.scale), (left - 20, y + 28), "timing", id, card.timing)
    canvas.text((left, y + 28), when, 26, c["soft_ink"], "bold", "lm")
    canvas.put(icon("prayer", 28, c["lapis"], canvas.scale), (x + 506, y + 28))
    canvas.text((x + 526, y + 28), f"{card.cost}", 32, c["lapis"], "black", "lm", kind="cost", key=id)
    text = words.effect(lang, "intervention", id)
    canvas.block((x + 92, y + 50, x + 546, y + ROW - 18), text, 29, c["soft_ink"], "medium", 22, kind="effect", key=id)


def _badge(theme: Theme, timing: str, scale: float) -> Image.Image:
    return icon(TIMING_SIGN[timing], 26, theme.colours["clay"], scale)
