"""A battle: two sides, what is public before the reveal, and everything after it."""

from PIL import Image

import words
from render.core.brush import Colour
from render.core.canvas import Canvas
from render.core.sprites import blend
from render.core.theme import Look, Theme
from render.kemet import content, naming
from render.kemet.describe import outcome
from render.kemet.drawing import avatars, figures, panels, pieces
from render.kemet.drawing.cards import back, battle_card
from render.kemet.drawing.icons import icon
from render.kemet.reading.duel import TOTALS, Duel, Side
from render.kemet.reading.seen import Table

HALF, TOP, BAND = 560, 112, 116
CARDS, SUMS, ROW = 244, 502, 82
HEIGHT, OUTCOME = SUMS + 4 * ROW + 34, 74


def draw(table: Table, duel: Duel, theme: Theme, lang: str, size: int | None) -> Canvas:
    """The picture of a battle."""
    canvas = panels.sheet(theme, HEIGHT + (OUTCOME if duel.winner else 0), size)
    c = theme.colours
    heading = words.say(lang, "picture-battle", zone=naming.zone(lang, duel.zone))
    width = panels.title(canvas, theme, heading, 66, 44, room=780)
    step = words.say(lang, "picture-battle-state", state=duel.state)
    canvas.text((1154, 68), step, 30, c["soft_ink"], "italic", "rm", room=1090 - width, kind="step", key="battle")
    looks = theme.looks(table.seats)
    for side, left in ((duel.attacker, 34.0), (duel.defender, 606.0)):
        Half(canvas, theme, lang, looks[side.seat], table, duel, side, left).draw()
    _versus(canvas, theme, duel)
    return canvas


def _versus(canvas: Canvas, theme: Theme, duel: Duel) -> None:
    """Crossed blades between the two."""
    c = theme.colours
    canvas.put(_blades(theme, canvas.scale), (600, TOP + BAND / 2))
    canvas.note("versus", duel.zone, canvas.pixels((570, TOP + 24, 630, TOP + 90)))
    canvas.line(600, TOP + BAND + 14, 600, SUMS + 4 * ROW - 6, c["rule"], 2)


def _blades(theme: Theme, scale: float) -> Image.Image:
    blade = icon("strength", 56, theme.colours["cream"], scale, theme.colours["ink"])
    image = Image.new("RGBA", blade.size)
    image.alpha_composite(blade)
    image.alpha_composite(blade.transpose(Image.Transpose.FLIP_LEFT_RIGHT))
    return image


class Half:
    """One side of the picture."""

    def __init__(
        self, canvas: Canvas, theme: Theme, lang: str, look: Look, table: Table, duel: Duel, side: Side, left: float
    ) -> None:
        self.canvas, self.theme, self.lang, self.look = canvas, theme, lang, look
        self.table, self.duel, self.side, self.left = table, duel, side, left

    def draw(self) -> None:
        """From the band with the army down to the outcome."""
        self._band()
        self._card()
        self._interventions()
        for n, name in enumerate(TOTALS):
            self._sum(name, SUMS + n * ROW)
        self._outcome()

    def _band(self) -> None:
        canvas, x, look, side = self.canvas, self.left, self.look, self.side
        won = self.duel.winner == side.seat
        edge = self.theme.colours["gold"] if won else self.theme.colours["ink"]
        canvas.box((x, TOP, x + HALF, TOP + BAND), look.colour, 16, edge, 6 if won else 2)
        canvas.put(figures.figure(look, 88, canvas.scale), (x + 70, TOP + BAND / 2), "emblem", side.seat)
        name = naming.god(self.lang, side.seat)
        canvas.text(
            (x + 132, TOP + 44),
            name,
            46,
            look.ink,
            "black",
            "lm",
            room=160 if side.avatar else 220,
            kind="god",
            key=side.seat,
        )
        role = words.name(self.lang, "role", side.role)
        if side.avatar:
            avatar = words.name(self.lang, "avatar", side.avatar)
            role = words.say(self.lang, "picture-avatar-side", role=role, avatar=avatar)
        room = 196 if side.avatar else 220
        canvas.text((x + 132, TOP + 84), role, 29, look.ink, "medium", "lm", room=room, kind="role", key=side.seat)
        if side.avatar:
            token = avatars.piece(self.theme, look, side.soldiers, side.avatar, 98, 72, canvas.scale * 1.3)
            self._lives(side)
        else:
            token = pieces.army(self.theme, look, side.soldiers, side.creature, 98, 72, canvas.scale * 1.3)
        says = f"{side.soldiers} {side.being or ''}".strip()
        canvas.put(token, (x + HALF - 110, TOP + BAND / 2), "army", side.seat, says)
        if won:
            size, at = (40, (x + 314, TOP + 40)) if side.avatar else (46, (x + HALF - 210, TOP + BAND / 2))
            crown = icon("crown", size, self.theme.colours["sun"], canvas.scale, self.theme.colours["ink"])
            canvas.put(crown, at, "winner", side.seat)

    def _lives(self, side: Side) -> None:
        """The life points of an avatar as hearts; those it has lost are broken."""
        c, left = self.theme.colours, content.AVATAR_LIVES - side.lives
        for n in range(content.AVATAR_LIVES):
            whole = n < left
            heart = icon("life", 30, c["blood"] if whole else c["wood"], self.canvas.scale, c["cream"])
            at = (self.left + HALF - 200, TOP + 39 + n * 40)
            says = "whole" if whole else "lost"
            self.canvas.put(heart, at, "life", f"{side.seat}.{n}", says)
            if not whole:
                self.canvas.put(icon("cross", 18, c["cream"], self.canvas.scale), at)

    def _card(self) -> None:
        side, canvas = self.side, self.canvas
        at = (self.left + 96, CARDS + 120)
        if side.card:
            image = battle_card(self.theme, side.card, self.lang, False, canvas.scale)
            canvas.put(image, at, "battle_card", side.seat, side.card)
        else:
            canvas.put(back(self.theme, side.state, canvas.scale), at, "card_back", side.seat, side.state or "")

    def _interventions(self) -> None:
        canvas, x, c, side = self.canvas, self.left + 204, self.theme.colours, self.side
        y: float = CARDS + 24
        if not self.duel.revealed:
            player = self.table.players[side.seat]
            for sign, key, n in (("card", "intervention", player.cards), ("prayer", "prayer_point", player.prayer)):
                canvas.put(icon(sign, 38, c["soft_ink"], canvas.scale), (x + 19, y + 8))
                text = words.say(self.lang, f"count-{key}", n=n)
                canvas.text(
                    (x + 50, y + 8), text, 31, c["ink"], "bold", "lm", room=300, kind="stat", key=f"{side.seat}.{sign}"
                )
                y += 62
            if side.banned:
                self._entry(y + 4, 58, "banned", self._banned(side.banned), "", c["blood"], "banned", side.seat)
            return
        laid = [(id, False) for id in side.interventions] + [(id, True) for id in side.unpaid]
        book = [(total, naming.source(self.lang, source), f"+{n}", "rite", source) for source, total, n in side.rites]
        if side.banned:
            book.append(("banned", self._banned(side.banned), "", "banned", ""))
        if not laid and not book:
            canvas.text(
                (x, y + 8),
                words.say(self.lang, "picture-no-interventions"),
                28,
                c["faint_ink"],
                "italic",
                "lm",
                room=346,
            )
        step = min(58.0, 236 / max(1, len(laid) + len(book)))
        for id, unpaid in laid:
            card = content.INTERVENTIONS[id]
            ink = c["faint_ink"] if unpaid else c["ink"]
            canvas.box((x, y - step / 2 + 12, x + 348, y + step / 2 + 8), c["panel"], 9, c["rule"], 1.5)
            sign, number = card.signs[0]
            canvas.put(icon(sign, min(36, step * 0.66), c.get(sign, ink), canvas.scale), (x + 28, y + 10))
            text = words.name(self.lang, "intervention", id)
            if unpaid:
                text = words.say(self.lang, "picture-unpaid", card=text)
            canvas.text(
                (x + 54, y + 10),
                text,
                min(29, step * 0.6),
                ink,
                "bold",
                "lm",
                room=222 if not unpaid else 288,
                kind="intervention",
                key=f"{side.seat}.{id}",
            )
            if not unpaid:
                canvas.text((x + 336, y + 10), number, min(34, step * 0.68), ink, "black", "rm")
            y += step
        for sign, text, number, kind, source in book:
            tone = c["blood"] if kind == "banned" else c[sign]
            self._entry(y, step, sign, text, number, tone, kind, f"{side.seat}.{source}" if source else side.seat)
            y += step

    def _banned(self, card: str) -> str:
        return words.say(self.lang, "picture-banned", card=words.say(self.lang, f"battle_card-{card}.nick"))

    def _entry(
        self, y: float, step: float, sign: str, text: str, number: str, tone: Colour, kind: str, key: str
    ) -> None:
        """One line of what the Book of the Dead adds: a rite, or the card that is forbidden."""
        canvas, x, c = self.canvas, self.left + 204, self.theme.colours
        ground = blend(c["panel"], c["rot"], 0.3) if kind == "rite" else c["panel"]
        canvas.box((x, y - step / 2 + 12, x + 348, y + step / 2 + 8), ground, 9, tone, 2)
        canvas.put(icon(sign, min(36, step * 0.66), tone, canvas.scale), (x + 28, y + 10))
        room = 204 if number else 288
        canvas.text(
            (x + 54, y + 10), text, min(29, step * 0.6), c["ink"], "bold", "lm", room=room, least=17, kind=kind, key=key
        )
        if number:
            canvas.text((x + 336, y + 10), number, min(34, step * 0.68), c["ink"], "black", "rm")
            canvas.put(icon("sacrifice", min(32, step * 0.6), c["ink"], canvas.scale), (x + 276, y + 10))

    def _sum(self, name: str, y: float) -> None:
        canvas, x, c, side = self.canvas, self.left, self.theme.colours, self.side
        parts = side.sums.get(name, ())
        known = self.duel.revealed
        total = side.total(name)
        mine, other = total, (self.duel.defender if side.role == "attacker" else self.duel.attacker).total(name)
        strong = name == "strength"
        canvas.box(
            (x, y, x + HALF, y + ROW - 8), c["panel"] if strong else None, 10, c["rule"] if strong else None, 1.5
        )
        fade = not parts and known
        tone = c["faint_ink"] if fade else c[name]
        canvas.put(icon(name, 48, tone, canvas.scale), (x + 36, y + 37), "sign", f"{side.seat}.{name}")
        text = f"{total}" if known else f"{total}+"
        face = 62 if strong and mine >= other else 54
        canvas.text(
            (x + 72, y + 38),
            text,
            face,
            c["faint_ink"] if fade else c["ink"],
            "black",
            "lm",
            room=92,
            kind="total",
            key=f"{side.seat}.{name}",
        )
        listed = [naming.part(self.lang, source, amount) for source, amount in parts]
        if not known:
            listed.append(words.say(self.lang, "picture-and-more" if side.card else "picture-and-card"))
        line = " + ".join(listed) if listed else words.say(self.lang, f"picture-no-{name}")
        ink = c["faint_ink"] if fade else c["soft_ink"]
        canvas.block(
            (x + 170, y + 4, x + HALF - 10, y + ROW - 12),
            line,
            32,
            ink,
            "medium",
            17,
            centred=True,
            kind="parts",
            key=f"{side.seat}.{name}",
        )

    def _outcome(self) -> None:
        canvas, x, c, side = self.canvas, self.left, self.theme.colours, self.side
        if not self.duel.winner:
            return
        y = SUMS + 4 * ROW + 32
        gone = side.lost + side.removed
        text = outcome(side, self.duel, self.lang)
        canvas.put(
            icon("soldier", 46, c["blood"] if gone else c["soft_ink"], canvas.scale),
            (x + 36, y),
            "casualties",
            side.seat,
            f"{gone}",
        )
        canvas.block(
            (x + 72, y - 38, x + HALF - 10, y + 38),
            text,
            32,
            c["ink"],
            "bold",
            20,
            centred=True,
            kind="outcome",
            key=side.seat,
        )
