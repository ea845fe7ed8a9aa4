"""Charts on papyrus: lines over time that end in the seats' emblems."""

from collections.abc import Callable

from render.core.brush import Box, Brush, Colour
from render.core.canvas import Canvas
from render.core.sprites import blend, sprite
from render.core.theme import Theme
from render.kemet.drawing import figures
from render.kemet.reading.history import History

DISC, LEFT = 44, 56


def lines(canvas: Canvas, theme: Theme, past: History, of: str, box: Box, goal: int | None = None) -> None:
    """One line a seat; discs with emblems at the ends are moved apart where lines meet."""
    x0, y0, x1, y1 = box
    c, looks = theme.colours, theme.looks(past.last.seats)
    seats = past.last.order
    series = {seat: past.series(of, seat) for seat in seats}
    top = max([max(values) for values in series.values()] + [goal or 1, 1])
    count = max(1, len(past.tables) - 1)
    plot = (LEFT, 8.0, x1 - x0 - DISC - 14, y1 - y0 - 34)

    def at(n: float, value: float) -> tuple[float, float]:
        return plot[0] + (plot[2] - plot[0]) * n / count, plot[3] - (plot[3] - plot[1]) * value / top

    def draw(b: Brush) -> None:
        b.rectangle((plot[0] - 4, plot[1] - 6, plot[2] + 4, plot[3] + 4), c["panel"], c["rule"], 1.5, 8)
        for value in range(0, top + 1, 2 if top <= 12 else 4):
            b.line([at(0, value), at(count, value)], blend(c["panel"], c["rule"], 0.55), 1)
        for moment, _ in past.rounds()[1:]:
            b.line([at(moment, 0), at(moment, top)], blend(c["panel"], c["rule"], 0.45), 1)
        if goal:
            b.line([at(0, goal), at(count, goal)], c["gold"], 3)
        for n, seat in enumerate(seats):
            lift = (n - (len(seats) - 1) / 2) * 2.4  # equal values run side by side
            points: list[tuple[float, float]] = []
            for moment, value in enumerate(series[seat]):
                x, y = at(moment, value)
                if points and points[-1][1] != y + lift:
                    points.append((x, points[-1][1]))
                points.append((x, y + lift))
            if len(points) > 1:
                b.line(points, c["ink"], 7, round_ends=True)
                b.line(points, looks[seat].colour, 4.6, round_ends=True)

    canvas.put(sprite(x1 - x0, y1 - y0, canvas.scale, draw), ((x0 + x1) / 2, (y0 + y1) / 2), "chart", of)
    for value in range(0, top + 1, 2 if top <= 12 else 4):
        canvas.text((x0 + LEFT - 14, y0 + at(0, value)[1]), f"{value}", 24, c["soft_ink"], "bold", "rm")
    _rounds(canvas, theme, past, box, at(0, 0)[1], lambda n: x0 + at(n, 0)[0])
    ends = {seat: y0 + at(count, series[seat][-1])[1] for seat in seats}
    for seat, y in _apart(ends, y0 + DISC / 2 - 6, y1 - 30).items():
        canvas.put(
            figures.disc(theme, looks[seat], DISC, canvas.scale),
            (x1 - DISC / 2 - 2, y),
            "end",
            f"{of}.{seat}",
            f"{series[seat][-1]}",
        )


def strips(canvas: Canvas, theme: Theme, past: History, of: str, seats: tuple[str, ...], box: Box, most: int) -> None:
    """A strip a seat, filled up to its value at each moment: lines would cross all the time."""
    x0, y0, x1, y1 = box
    c, looks = theme.colours, theme.looks(past.last.seats)
    high = (y1 - y0 - 26) / len(seats)
    count = max(1, len(past.tables) - 1)
    width = x1 - x0 - LEFT

    def x_of(moment: float) -> float:
        return x0 + LEFT + width * moment / count

    for n, seat in enumerate(seats):
        top, values, look = y0 + n * high, past.series(of, seat), looks[seat]

        def draw(b: Brush, values: list[int] = values, fill: Colour = look.colour) -> None:
            base = high - 8
            b.rectangle((0, 0, width, base), c["panel"], c["rule"], 1.5, 5)
            for moment, _ in past.rounds()[1:]:
                x = width * moment / count
                b.line([(x, 2), (x, base - 2)], blend(c["panel"], c["rule"], 0.6), 1)
            points = [(0.0, base)]
            for moment, value in enumerate(values):
                x, y = width * moment / count, base - (base - 4) * value / most
                points += [(x, points[-1][1]), (x, y)]
            points += [(width, points[-1][1]), (width, base)]
            b.polygon(points, blend(fill, c["panel"], 0.25))
            b.line(points[1:-1], blend(fill, c["ink"], 0.35), 2.2)

        image = sprite(width, high, canvas.scale, draw)
        canvas.put(image, (x0 + LEFT + width / 2, top + high / 2), "chart", f"{of}.{seat}", f"{values[-1]}")
        canvas.put(
            figures.disc(theme, look, min(46, high - 12), canvas.scale), (x0 + 24, top + high / 2 - 4), "emblem", seat
        )
    _rounds(canvas, theme, past, box, y1 - y0 - 32, x_of)


def _rounds(canvas: Canvas, theme: Theme, past: History, box: Box, base: float, x_of: Callable[[float], float]) -> None:
    marks = past.rounds()
    step = 1 + len(marks) // 16
    for moment, number in marks[::step]:
        x = x_of(moment)
        canvas.text((x + 4, box[1] + base + 20), f"{number}", 22, theme.colours["soft_ink"], "bold", "lm")


def _apart(ends: dict[str, float], top: float, bottom: float) -> dict[str, float]:
    """The heights, moved so that no two discs cover each other."""
    order = sorted(ends, key=lambda seat: ends[seat])
    step = min(DISC + 2.0, (bottom - top) / max(1, len(order) - 1))
    spots = [min(max(ends[seat], top), bottom) for seat in order]
    for n in range(1, len(spots)):
        spots[n] = max(spots[n], spots[n - 1] + step)
    over = spots[-1] - bottom
    if over > 0:
        spots[-1] = bottom
        for n in range(len(spots) - 2, -1, -1):
            spots[n] = min(spots[n], spots[n + 1] - step)
    return dict(zip(order, spots, strict=True))
