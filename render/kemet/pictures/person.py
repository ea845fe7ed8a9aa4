"""One player in full: fame by kind, goods, the action pyramid, every tile with its effect, battle cards played."""

from collections.abc import Mapping
from typing import Any

import words
from render.core.canvas import Canvas
from render.core.reading import Node
from render.core.theme import Theme
from render.kemet import content, naming
from render.kemet.drawing import cards, figures, panels
from render.kemet.drawing.icons import icon
from render.kemet.pictures import underworld
from render.kemet.pictures.dashboard import KINDS, spaces, tokens
from render.kemet.reading.seen import Player, Table

TILES, TILE, BELOW = 452, 156, 104


def played(view: Mapping[str, Any], seat: str) -> tuple[str, ...]:
    """The battle cards everybody has seen and their owner has not taken back."""
    found = Node(dict(view))["players"][seat]["battle_cards"]["played"]
    return tuple(card.known(content.BATTLE_CARDS, "battle card") for card in found)


def draw(table: Table, player: Player, shown: tuple[str, ...], theme: Theme, lang: str, size: int | None) -> Canvas:
    """The sheet of one player."""
    tiles = content.in_order(player.tiles)
    rows = (len(tiles) + 1) // 2
    top = TILES + (BELOW if player.soul else 0)
    cards_top = top + max(1, rows) * TILE + 24
    height = cards_top + (232 if shown else 0) + 30
    canvas = panels.sheet(theme, height, size)
    c, look = theme.colours, theme.looks(table.seats)[player.seat]
    canvas.box((34, 34, 1166, 170), look.colour, 18, c["ink"], 2)
    canvas.put(figures.figure(look, 112, canvas.scale), (112, 102), "emblem", player.seat)
    canvas.text(
        (194, 84), naming.god(lang, player.seat), 62, look.ink, "title", "lm", room=560, kind="god", key=player.seat
    )
    if player.city:
        canvas.text(
            (196, 138),
            words.name(lang, "city", player.city),
            32,
            look.ink,
            "medium",
            "lm",
            kind="city",
            key=player.seat,
        )
    canvas.put(icon("fame", 92, c["sun"], canvas.scale, c["ink"]), (960, 102))
    canvas.text(
        (1018, 104), f"{player.fame.total}", 96, look.ink, "black", "lm", kind="stat", key=f"{player.seat}.fame"
    )
    _numbers(canvas, theme, lang, player)
    spaces(canvas, theme, look, player, (990, 226), 1.28)
    tokens(canvas, theme, player, (1136, 222))
    if player.soul:
        underworld.strip(canvas, theme, lang, player.seat, player.soul, TILES - 34)
    caption(canvas, theme, top - 26, words.say(lang, "picture-tiles-owned", n=len(tiles)))
    if not tiles:
        canvas.text((46, top + 40), words.say(lang, "picture-no-tiles"), 30, c["faint_ink"], "italic", "lm")
    waiting = _waiting(player)
    for n, tile in enumerate(tiles):
        _tile(canvas, theme, lang, tile, (34 + n % 2 * 572, top + n // 2 * TILE), tile.id in waiting)
    if shown:
        caption(canvas, theme, cards_top, words.say(lang, "picture-cards-played"))
        for n, card in enumerate(shown):
            image = cards.battle_card(theme, card, lang, False, canvas.scale * 0.72)
            canvas.put(image, (34 + 66 + n * 138, cards_top + 116), "battle_card", card, "played")
    return canvas


def caption(canvas: Canvas, theme: Theme, y: float, text: str) -> None:
    """A small heading with a line to the edge."""
    c = theme.colours
    wide = canvas.text((46, y), text, 28, c["clay"], "black", "lm", kind="caption", key=text)
    canvas.line(46 + wide + 14, y, 1154, y, c["rule"], 2)


def _waiting(player: Player) -> set[str]:
    """The tiles whose creature or avatar is in supply."""
    beings = {*player.creatures, *(player.soul.avatars if player.soul else ())}
    return {id for id, being in (*content.CREATURE_OF.items(), *content.AVATAR_OF.items()) if being in beings}


def _numbers(canvas: Canvas, theme: Theme, lang: str, player: Player) -> None:
    """Fame by kind and goods, each with its name."""
    c = theme.colours
    rows = [(sign, getattr(player.fame, kind), words.name(lang, "fame", kind), c["soft_ink"]) for kind, sign in KINDS]
    goods = [
        ("prayer", player.prayer, words.name(lang, "term", "prayer_points"), c["lapis"]),
        ("soldier", player.soldiers, words.say(lang, "picture-in-supply"), c["ink"]),
        ("veteran", player.veterans, words.name(lang, "term", "veterans"), c["gold_dark"]),
        ("card", player.cards, words.name(lang, "term", "interventions"), c["clay"]),
    ]
    for left, entries in ((46, rows), (430, goods)):
        for n, (sign, value, name, tone) in enumerate(entries):
            y = 206 + n * 54
            canvas.put(icon(sign, 40, tone, canvas.scale), (left + 20, y))
            canvas.text(
                (left + 92, y), f"{value}", 42, c["ink"], "black", "rm", kind="stat", key=f"{player.seat}.{sign}"
            )
            canvas.text((left + 106, y), name, 31, c["soft_ink"], "medium", "lm", room=272)


def _tile(canvas: Canvas, theme: Theme, lang: str, tile: content.Tile, at: tuple[float, float], waiting: bool) -> None:
    """One tile with its effect."""
    (x, y), c, gem = at, theme.colours, theme.gems[tile.colour]
    canvas.box((x, y, x + 560, y + TILE - 10), c["panel"], 12, gem.dark, 2, "tile", tile.id)
    canvas.box((x + 2, y + 2, x + 86, y + TILE - 12), gem.colour, 10)
    canvas.put(panels.plate(theme, tile.colour, f"{tile.level}", 50, canvas.scale), (x + 44, y + 40))
    canvas.put(panels.sign(theme, tile, 56, 66, canvas.scale), (x + 44, y + 106))
    name = words.name(lang, "tile", tile.id)
    if waiting:
        name = words.say(lang, "picture-waiting", creature=name)
    canvas.text((x + 98, y + 25), name, 34, c["ink"], "black", "lm", room=450, kind="name", key=tile.id)
    text = words.effect(lang, "tile", tile.id)
    canvas.block(
        (x + 98, y + 45, x + 552, y + TILE - 14), text, 29, c["soft_ink"], "medium", 22, kind="effect", key=tile.id
    )
