"""The players' dashboard: one row a seat in turn order, with everything everybody may know."""

from functools import lru_cache

from PIL import Image

import words
from render.core import fonts
from render.core.brush import Brush, Colour
from render.core.canvas import Canvas
from render.core.sprites import sprite
from render.core.theme import Look, Theme
from render.kemet import content, naming
from render.kemet.drawing import figures, panels
from render.kemet.drawing.icons import CUTS, icon, stamp
from render.kemet.pictures import underworld
from render.kemet.reading.seen import Player, Table

HEAD, ROW, GAP, FOOT = 104, 218, 12, 66
CHIPS, MOST, CHIP_ROOM, SECOND = 10, 12, 938, 62  # tiles in a line, at most, its width; what a second line adds
FLOORS = (
    ("move_top", "recruit_top"),
    ("move_middle", "build_middle", "pray_middle"),
    ("power_1", "power_2", "power_3", "pray_bottom"),
)
ACTION = {"move": "move", "recruit": "soldier", "build": "build", "pray": "prayer", "power": "tile"}
KINDS = (("dominance", "crown"), ("battle", "strength"), ("temple", "temple"), ("pyramid", "pyramid"))


def draw(table: Table, theme: Theme, lang: str, size: int | None) -> Canvas:
    """The dashboard of a position."""
    count = len(table.order)
    below = underworld.HEIGHT + GAP if table.book else 0
    rows = [height(table.players[seat]) for seat in table.order]
    canvas = panels.sheet(theme, HEAD + sum(rows) + count * GAP + FOOT + below, size)
    phase = words.name(lang, "phase", table.phase)
    heading = words.say(lang, "picture-plate", round=table.round, phase=phase)
    panels.title(canvas, theme, heading, 64, room=600)
    looks, asked = theme.looks(table.seats), {entry.seat: entry.state for entry in table.asked}
    _order(canvas, theme, table, looks)
    y: float = HEAD
    for place, (seat, high) in enumerate(zip(table.order, rows, strict=True), 1):
        Row(canvas, theme, lang, looks[seat], table, table.players[seat], y).draw(place, asked.get(seat))
        y += high + GAP
    _legend(canvas, theme, lang, y + 12)
    if table.book:
        underworld.draw(canvas, theme, lang, table, table.book, y + FOOT - GAP - 16)
    return canvas


def _order(canvas: Canvas, theme: Theme, table: Table, looks: dict[str, Look]) -> None:
    """The turn order as discs, whose turn it is larger and in light."""
    c, x, step, edge = theme.colours, 1200.0 - 62, 80.0, 0.0
    for n, seat in enumerate(table.order):
        active = seat == table.active
        size, at = 66 if active else 50, x - (len(table.order) - 1 - n) * step
        if n:
            canvas.put(icon("arrow", 15, c["soft_ink"], canvas.scale), ((edge + at - size / 2) / 2, 64))
        image = figures.disc(theme, looks[seat], size, canvas.scale, c["sun"] if active else c["cream"])
        canvas.put(image, (at, 64), "order", seat)
        edge = at + size / 2


def _legend(canvas: Canvas, theme: Theme, lang: str, y: float) -> None:
    """What the signs mean, for those who see them for the first time."""
    c, size = theme.colours, 24
    signs = [sign for _, sign in KINDS] + ["prayer", "card", "soldier", "veteran"]
    texts = [words.say(lang, f"picture-legend-{sign}") for sign in signs]
    wide = [30 + fonts.width(text, "medium", size * 4) / 4 for text in texts]
    gap = (1120 - sum(wide)) / (len(signs) - 1)
    x = 40.0
    for sign, text, width in zip(signs, texts, wide, strict=True):
        canvas.put(icon(sign, 24, c["soft_ink"], canvas.scale), (x + 12, y))
        canvas.text((x + 30, y), text, size, c["soft_ink"], "medium", "lm", kind="legend", key=sign)
        x += width + gap


class Row:
    """One player's row, from the seat's colour on the left to the action pyramid on the right."""

    def __init__(
        self, canvas: Canvas, theme: Theme, lang: str, look: Look, table: Table, player: Player, top: float
    ) -> None:
        self.canvas, self.theme, self.lang, self.look = canvas, theme, lang, look
        self.table, self.player, self.top = table, player, top
        self.active, self.high = table.active == player.seat, height(player)

    def draw(self, place: int, asked: str | None) -> None:
        """The whole row."""
        c, y = self.theme.colours, self.top
        edge = c["gold"] if self.active else c["rule"]
        self.canvas.box(
            (34, y, 1166, y + self.high), c["panel"], 16, edge, 5 if self.active else 2, "row", self.player.seat
        )
        self._seat(place, asked)
        self._fame()
        self._goods()
        spaces(self.canvas, self.theme, self.look, self.player, (1010, y + 32))
        tokens(self.canvas, self.theme, self.player, (1138, y + 36))
        self._tiles()

    def _seat(self, place: int, asked: str | None) -> None:
        canvas, y, look = self.canvas, self.top, self.look
        inset = 5 if self.active else 2
        canvas.box((34 + inset, y + inset, 208, y + self.high - inset), look.colour, 14)
        canvas.put(figures.figure(look, 104, canvas.scale), (121, y + 68), "emblem", self.player.seat)
        name = naming.god(self.lang, self.player.seat)
        canvas.text((121, y + 146), name, 35, look.ink, "black", "mm", room=160, kind="god", key=self.player.seat)
        if self.player.city:
            city = words.name(self.lang, "city", self.player.city)
            canvas.text((121, y + 184), city, 26, look.ink, "medium", "mm", room=160, kind="city", key=self.player.seat)
        canvas.text((56, y + 30), f"{place}", 34, look.ink, "black", "mm")
        if asked:
            sign = "lock" if asked == "locked" else "waiting"
            canvas.put(icon(sign, 30, look.ink, canvas.scale), (186, y + 32), "asked", self.player.seat, asked)

    def _fame(self) -> None:
        canvas, y, c = self.canvas, self.top, self.theme.colours
        fame = self.player.fame
        canvas.put(icon("fame", 78, c["gold"], canvas.scale, c["gold_dark"]), (262, y + 62), "fame", self.player.seat)
        canvas.text(
            (306, y + 62), f"{fame.total}", 82, c["ink"], "black", "lm", kind="stat", key=f"{self.player.seat}.fame"
        )
        for n, (kind, sign) in enumerate(KINDS):
            x, row = 424 + n % 2 * 104, y + 36 + n // 2 * 54
            value = getattr(fame, kind)
            tone = c["soft_ink"] if value else c["faint_ink"]
            panels.stat(
                canvas,
                self.theme,
                (x, row),
                sign,
                value,
                42,
                f"{self.player.seat}.{kind}",
                tone,
                c["ink"] if value else c["faint_ink"],
            )

    def _goods(self) -> None:
        canvas, y, c, p = self.canvas, self.top, self.theme.colours, self.player
        canvas.line(634, y + 16, 634, y + 132, c["rule"])
        goods = (
            ("prayer", p.prayer, c["lapis"]),
            ("card", p.cards, c["clay"]),
            ("soldier", p.soldiers, c["ink"]),
            ("veteran", p.veterans, c["gold_dark"]),
        )
        for n, (sign, value, tone) in enumerate(goods):
            panels.stat(canvas, self.theme, (654 + n % 2 * 122, y + 40 + n // 2 * 66), sign, value, 52, p.seat, tone)

    def _tiles(self) -> None:
        canvas, c, tiles = self.canvas, self.theme.colours, content.in_order(self.player.tiles)
        if not tiles:
            text = words.say(self.lang, "picture-no-tiles")
            canvas.text((228, self.top + ROW - 36), text, 25, c["faint_ink"], "italic", "lm")
        per_row = max(CHIPS, -(-len(tiles) // _lines(self.player)))
        step, (wide, _) = CHIP_ROOM / per_row, panels.CHIP
        small = min(1.0, (step - 3) / wide)
        for n, tile in enumerate(tiles):
            image = panels.chip(self.theme, tile, canvas.scale * small)
            at = (222 + n % per_row * step + wide * small / 2, self.top + ROW - 36 + n // per_row * SECOND)
            canvas.put(image, at, "tile", f"{self.player.seat}.{tile.id}")


def height(player: Player) -> float:
    """The height of a player's row: one with many tiles has a second line of them."""
    return ROW + SECOND * (_lines(player) - 1)


def _lines(player: Player) -> int:
    return 1 if len(player.tiles) <= MOST else 2


def spaces(canvas: Canvas, theme: Theme, look: Look, player: Player, at: tuple[float, float], size: float = 1) -> None:
    """The action pyramid with its used spaces; `at` is the middle of its top floor."""
    used = dict(player.spaces)
    for floor, row in enumerate(FLOORS):
        for n, space in enumerate(row):
            if space not in used:
                continue
            x = at[0] + (n - (len(row) - 1) / 2) * 46 * size
            place = int(space[-1]) - 1 if space.startswith("power") else len(player.markers)
            marker = player.markers[place] if place < len(player.markers) else None
            image = _space(theme, look, ACTION[space.split("_")[0]], marker, used[space] or "", canvas.scale * size)
            state = used[space] or "free"
            canvas.put(image, (x, at[1] + floor * 46 * size), "space", f"{player.seat}.{space}", state)


def tokens(canvas: Canvas, theme: Theme, player: Player, at: tuple[float, float]) -> None:
    """Gold and silver, as far as the player has them."""
    c = theme.colours
    for n, (token, state) in enumerate((("gold", player.gold), ("silver", player.silver))):
        if state:
            tone = c[token] if state == "free" else c["panel_dark"]
            image = _token(token, tone, c[f"{token}_dark"], state == "used", canvas.scale)
            canvas.put(image, (at[0], at[1] + n * 52), "token", f"{player.seat}.{token}", state)


@lru_cache(maxsize=512)
def _space(theme: Theme, look: Look, sign: str, marker: str | None, token: str, scale: float) -> Image.Image:
    """A space of the action pyramid: hollow while free, a token of the seat (or a silver one) on it when used."""
    c = theme.colours

    def draw(b: Brush) -> None:
        used = bool(token)
        if token == "silver":
            rim, fill, ink = look.colour, c["silver"], c["ink"]
        elif used:
            rim, fill, ink = c["ink"], look.colour, look.ink
        else:
            rim, fill, ink = c["rule"], c["paper"], c["faint_ink"]
        b.ellipse(21, 21, 21 if used else 20, 21 if used else 20, rim)
        inner = 16.5 if token == "silver" else 19 if used else 18.4
        b.ellipse(21, 21, inner, inner, fill)
        if marker:
            gem, size = theme.gems[marker], 20 if used else 26
            for grow, tone in ((4.0 if used else 2.4, ink if used else c["ink"]), (0.0, gem.colour)):
                wide = size + grow
                b.at(21 - wide / 2, 21 - wide / 2, wide / 100).path(CUTS[gem.cut], tone)
        else:
            stamp(b, sign, 21, 21, 22, ink, fill)

    return sprite(42, 42, scale, draw)


@lru_cache(maxsize=64)
def _token(sign: str, fill: Colour, dark: Colour, used: bool, scale: float) -> Image.Image:
    def draw(b: Brush) -> None:
        stamp(b, "dot" if used else sign, 22, 22, 52 if used else 44, dark, dark)
        stamp(b, "dot" if used else sign, 22, 22, 46 if used else 39, fill, dark)
        if used:
            stamp(b, "check", 22, 22, 22, dark)

    return sprite(44, 44, scale, draw)
