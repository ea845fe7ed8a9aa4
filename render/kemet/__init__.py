"""Kemet's pictures: every function takes views and returns a finished picture."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import words
from render.core.picture import Picture, picture, shortened
from render.core.reading import Node, ViewError, pixels
from render.core.theme import Theme
from render.kemet import content, describe
from render.kemet.drawing import regions
from render.kemet.drawing.atlas import atlas
from render.kemet.pictures import battle as battle_picture
from render.kemet.pictures import board as board_picture
from render.kemet.pictures import dashboard as dashboard_picture
from render.kemet.pictures import hand as hand_picture
from render.kemet.pictures import person
from render.kemet.pictures import recap as recap_picture
from render.kemet.pictures import replay as replay_picture
from render.kemet.pictures import tiles as tiles_picture
from render.kemet.reading import duel, history, market
from render.kemet.reading.hand import read as read_hand
from render.kemet.reading.seen import table
from render.kemet.themes import DEFAULT

View = Mapping[str, Any]


def _width(size: Any) -> int | None:
    return None if size is None else pixels(size)


def board(
    view: View,
    *,
    lang: str = "en",
    highlight: Collection[str] = (),
    crop: Any = None,
    size: Any = None,
    theme: Theme | None = None,
) -> Picture:
    """The board, or a part of it: a bank, a city, a zone, "battle", or (left, top, right, bottom) on the map."""
    seen, look, lang = table(view), theme or DEFAULT, words.language(lang)
    if isinstance(highlight, str) or not isinstance(highlight, Collection):
        raise ViewError("highlight", f"expected zones, found {highlight!r:.80}")
    for n, zone in enumerate(highlight):
        Node(zone, f"highlight[{n}]").known(atlas().zones, "zone")
    canvas = board_picture.draw(seen, look, lang, highlight, regions.frame(seen, look, crop, size))
    return picture(canvas.image, describe.board_alt(seen, lang), describe.board_text(seen, lang))


def dashboard(view: View, *, lang: str = "en", size: Any = None, theme: Theme | None = None) -> Picture:
    """All players in turn order."""
    seen, lang = table(view), words.language(lang)
    canvas = dashboard_picture.draw(seen, theme or DEFAULT, lang, _width(size))
    return picture(canvas.image, describe.dashboard_alt(seen, lang), describe.dashboard_text(seen, lang))


def battle(view: View, *, lang: str = "en", size: Any = None, theme: Theme | None = None) -> Picture:
    """The battle under way, or the last one of this turn."""
    seen, lang = table(view), words.language(lang)
    found = duel.duel(seen, view)
    canvas = battle_picture.draw(seen, found, theme or DEFAULT, lang, _width(size))
    text = describe.battle_text(seen, found, lang)
    return picture(canvas.image, text, text)


def hand(view: View, *, lang: str = "en", size: Any = None, theme: Theme | None = None) -> Picture:
    """The viewer's own cards."""
    lang, held = words.language(lang), read_hand(view)
    seats = tuple(seat for seat, _ in Node(dict(view))["players"].items())
    canvas = hand_picture.draw(held, seats, theme or DEFAULT, lang, _width(size))
    text = describe.hand_text(held, lang)
    return picture(canvas.image, text, text)


def tiles(view: View, colour: str, *, lang: str = "en", size: Any = None, theme: Theme | None = None) -> Picture:
    """The market of one colour."""
    seen, lang = table(view), words.language(lang)
    offers = market.offers(seen, view, colour)
    canvas = tiles_picture.draw(seen, offers, colour, theme or DEFAULT, lang, _width(size))
    return picture(
        canvas.image, describe.tiles_alt(offers, colour, lang), tiles_picture.offers_text(seen, offers, lang)
    )


def tile(id: str, *, lang: str = "en", size: Any = None, theme: Theme | None = None) -> Picture:
    """One tile, large."""
    lang, found = words.language(lang), content.tile(id)
    canvas = tiles_picture.single(found, theme or DEFAULT, lang, _width(size))
    text = tiles_picture.describe(found, lang)
    return picture(canvas.image, text, text)


def player(view: View, seat: str, *, lang: str = "en", size: Any = None, theme: Theme | None = None) -> Picture:
    """One player in full."""
    seen, lang = table(view), words.language(lang)
    Node(seat, "seat").known(seen.players, "seat")
    one, played = seen.players[seat], person.played(view, seat)
    canvas = person.draw(seen, one, played, theme or DEFAULT, lang, _width(size))
    line = describe.player_line(one, seen.book, lang)
    return picture(canvas.image, line, describe.player_text(one, seen.book, played, lang))


def recap(views: Sequence[View], *, lang: str = "en", size: Any = None, theme: Theme | None = None) -> Picture:
    """The whole game as charts, from the public views of its replay."""
    lang, past = words.language(lang), history.history(views)
    canvas = recap_picture.draw(past, theme or DEFAULT, lang, _width(size))
    text = recap_picture.text(past, lang)
    return picture(canvas.image, text, text)


def replay(
    views: Sequence[View], *, lang: str = "en", size: Any = None, theme: Theme | None = None, format: str = "webp"
) -> Picture:
    """The whole game as an animation of at most a minute, "webp" or "gif"."""
    if format not in ("webp", "gif"):
        raise ViewError("format", f'"webp" or "gif" is possible, not {format!r}')
    lang, past = words.language(lang), history.history(views)
    width = _width(size) or replay_picture.WIDTH
    data, seconds, area = replay_picture.animate(past, theme or DEFAULT, lang, width, format)
    text = recap_picture.text(past, lang)
    alt = f"{words.say(lang, 'picture-alt-replay', seconds=seconds)} {text}"
    return Picture(data, format, shortened(alt), text, area)
