"""After the game: the ranking, fame over time, battles, prayer."""

import words
from render.core.canvas import Canvas
from render.core.theme import Theme
from render.kemet import naming
from render.kemet.drawing import charts, figures, panels
from render.kemet.drawing.icons import icon
from render.kemet.pictures.dashboard import KINDS
from render.kemet.pictures.person import caption
from render.kemet.reading.history import History

HEAD, ROW, CHART = 112, 74, 380


def draw(past: History, theme: Theme, lang: str, size: int | None) -> Canvas:
    """The picture of a whole game."""
    count = len(past.ranking)
    fame_top = HEAD + count * ROW + 50
    fights_top = fame_top + CHART + 64
    prayer_top = fights_top + count * 60 + 64
    bottom = prayer_top + count * 84 + 26
    canvas = panels.sheet(theme, bottom + 34, size)
    panels.title(canvas, theme, headline(past, lang), 66, 46, room=1100)
    for n, (place, seat) in enumerate(past.ranking):
        _rank(canvas, theme, lang, past, place, seat, HEAD + n * ROW)
    caption(canvas, theme, fame_top - 26, words.say(lang, "picture-fame-over-time"))
    charts.lines(canvas, theme, past, "fame", (40, fame_top, 1160, fame_top + CHART), past.last.target)
    caption(canvas, theme, fights_top - 30, words.say(lang, "picture-battles", n=len(past.fights)))
    for n, (_, seat) in enumerate(past.ranking):
        _fights(canvas, theme, lang, past, seat, fights_top + n * 60)
    caption(canvas, theme, prayer_top - 26, words.say(lang, "picture-prayer-over-time"))
    seats = tuple(seat for _, seat in past.ranking)
    charts.strips(canvas, theme, past, "prayer", seats, (46, prayer_top, 1154, bottom), 11)
    return canvas


def headline(past: History, lang: str) -> str:
    """Who has won, or that nobody has."""
    winner = past.last.winner
    if winner:
        return words.say(lang, "picture-recap-won", god=naming.god(lang, winner), n=past.last.round)
    return words.say(lang, "picture-recap", n=past.last.round)


def _rank(canvas: Canvas, theme: Theme, lang: str, past: History, place: int, seat: str, y: float) -> None:
    """A row of the ranking: fame as stars in a bar, by kind."""
    c, look, fame = theme.colours, theme.looks(past.last.seats)[seat], past.last.players[seat].fame
    first = place == 1
    canvas.box(
        (34, y, 1166, y + ROW - 8), c["panel"], 14, c["gold"] if first else c["rule"], 4 if first else 2, "rank", seat
    )
    canvas.text((66, y + 33), f"{place}", 44, c["ink"], "black", "mm", kind="place", key=seat)
    canvas.put(figures.disc(theme, look, 56, canvas.scale), (126, y + 33), "emblem", seat)
    canvas.text((168, y + 33), naming.god(lang, seat), 38, c["ink"], "black", "lm", room=240, kind="god", key=seat)
    if first and past.last.winner == seat:
        canvas.put(icon("crown", 40, c["gold"], canvas.scale, c["gold_dark"]), (430, y + 32), "winner", seat)
    canvas.put(icon("fame", 50, c["gold"], canvas.scale, c["gold_dark"]), (506, y + 32))
    canvas.text((540, y + 33), f"{fame.total}", 50, c["ink"], "black", "lm", kind="stat", key=f"{seat}.fame")
    soul = past.last.players[seat].soul
    step = 108 if soul else 126
    for n, (kind, sign) in enumerate(KINDS):
        panels.stat(canvas, theme, (648 + n * step, y + 33), sign, getattr(fame, kind), 42, f"{seat}.{kind}")
    if soul:
        tone = c["soft_ink"] if soul.aside else c["faint_ink"]
        at = (648 + len(KINDS) * step, y + 33)
        panels.stat(canvas, theme, at, "aside", soul.aside, 42, f"{seat}.aside", tone, c["ink"] if soul.aside else tone)


def _fights(canvas: Canvas, theme: Theme, lang: str, past: History, seat: str, y: float) -> None:
    """Battles of a seat: won when attacking, won when defending, lost."""
    c, look = theme.colours, theme.looks(past.last.seats)[seat]
    attack = sum(f.winner == seat and f.attacker == seat for f in past.fights)
    defend = sum(f.winner == seat and f.attacker != seat for f in past.fights)
    lost = sum(f.loser == seat for f in past.fights)
    canvas.put(figures.disc(theme, look, 46, canvas.scale), (72, y + 24), "emblem", seat)
    most = max(1, max(sum(seat in (f.winner, f.loser) for f in past.fights) for _, seat in past.ranking))
    unit = min(40.0, 560 / most)
    x = 112.0
    for n, sign in ((attack, "attack"), (defend, "defend"), (lost, "cross")):
        won = sign != "cross"
        for _ in range(n):
            fill, edge = (look.colour, c["ink"]) if won else (c["panel"], c["faint_ink"])
            canvas.box((x, y + 6, x + unit - 3, y + 42), fill, 5, edge, 2)
            if unit > 20:
                canvas.put(
                    icon(sign, unit * 0.5, look.ink if won else c["faint_ink"], canvas.scale),
                    (x + unit / 2 - 1.5, y + 24),
                )
            x += unit
        x += 8 if n else 0
    text = words.say(lang, "picture-battle-record", attack=attack, defend=defend, lost=lost)
    canvas.text((1154, y + 24), text, 27, c["soft_ink"], "bold", "rm", room=1140 - x, least=15, kind="record", key=seat)


def text(past: History, lang: str) -> str:
    """The whole game in words."""
    lines = [headline(past, lang)]
    for place, seat in past.ranking:
        fame = past.last.players[seat].fame
        attack = sum(f.winner == seat and f.attacker == seat for f in past.fights)
        defend = sum(f.winner == seat and f.attacker != seat for f in past.fights)
        lost = sum(f.loser == seat for f in past.fights)
        record = words.say(lang, "picture-battle-record", attack=attack, defend=defend, lost=lost)
        total = words.say(lang, "count-fame", n=fame.total)
        line = f"{place}. {naming.god(lang, seat)}: {total}; {record}"
        soul = past.last.players[seat].soul
        if soul and soul.aside:
            line += f"; {words.say(lang, 'picture-aside-record', n=soul.aside)}"
        lines.append(line)
    begin = dict.fromkeys(number for _, number in past.rounds())
    at = {number: moment for moment, number in reversed(past.rounds())}
    for number in begin:
        t = past.tables[at[number]]
        fames = ", ".join(f"{naming.god(lang, s)} {t.players[s].fame.total}" for s in sorted(t.players))
        lines.append(f"{words.say(lang, 'picture-round', round=number)}: {fames}")
    return "\n".join(lines)
