"""One picture of each kind for every number of players: what the gallery shows and the tests look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import render
from render import Picture
from tests.render.positions import play

Draw = Callable[[], Picture]


class Found:
    """Positions of one random game that show something: a full board, a battle before and after, a purchase."""

    def __init__(self, players: int, seed: int, book: str) -> None:
        self.views: list[dict[str, Any]] = []
        self.arrows: dict[str, Any] | None = None
        self.before: dict[str, Any] | None = None
        self.after: dict[str, Any] | None = None
        self.buyer: dict[str, Any] | None = None
        self.holder: dict[str, Any] | None = None
        for game in play(players, seed, book=book):
            view = game.view(None)
            self.views.append(view)
            self._keep(game, view)
        self.last = self.views[-1]
        self.middle = max(self.views, key=_fullness)

    def _keep(self, game: Any, view: dict[str, Any]) -> None:
        moves = [event for event in view["last"] if event["event"] in ("ArmyMoved", "AvatarMoved")]
        if len(moves) > 1 and view["board"]["moving"] is None and view["round"] > 2:
            self.arrows = _better(view, self.arrows)
        battle = view["battle"]
        if battle and battle["step"] == "choose":
            self.before = _better(view, self.before)
        if battle and battle["winner"] and (len(battle["attacker"]["interventions"]) > 1 or _interest(view)):
            self.after = _better(view, self.after)
        for decision in game.decisions:
            if decision.kind == "power" and decision.options:
                self.buyer = game.view(decision.seat)
            if decision.kind == "day.action" and view["round"] > 2:
                own = game.view(decision.seat)
                if self.holder is None or _cards(own) > _cards(self.holder):
                    self.holder = own


def _better(view: dict[str, Any], known: dict[str, Any] | None) -> dict[str, Any]:
    """The later of two positions, unless the earlier one shows more of the Book of the Dead."""
    return known if known and _interest(known) > _interest(view) else view


def _interest(view: dict[str, Any]) -> int:
    """How much of the Book of the Dead a position shows: avatars in battle and on the move, rites, a forbidden card."""
    ways = [event.get("way") for event in view["last"] if event["event"] in ("ArmyMoved", "AvatarMoved")]
    found = 2 * sum(way in ("nile", "bark") for way in ways)
    battle = view["battle"]
    if battle:
        zone = view["board"]["zones"][battle["zone"]]
        found += 2 * sum("avatar" in army for army in zone["armies"])
        for side in (battle["attacker"], battle["defender"]):
            found += len(side.get("rites", ())) + bool(side.get("banned")) + side.get("lives", 0)
    return found


def _cards(view: dict[str, Any]) -> int:
    return len(view["players"][view["viewer"]]["hand"]["cards"])


def _fullness(view: dict[str, Any]) -> int:
    armies = [army for zone in view["board"]["zones"].values() for army in zone["armies"]]
    beings = sum(army["creature"] is not None for army in armies)
    return len(armies) + 2 * beings + 6 * sum("avatar" in army for army in armies)


@lru_cache(maxsize=12)
def found(players: int, seed: int = 3, book: str = "") -> Found:
    """The positions of one game."""
    return Found(players, seed, book)


BOOKS = {2: ("book", 8), 3: ("old_ones", 7), 4: ("book", 1), 5: ("old_ones", 1)}  # players: kind of game, seed


def booked(players: int) -> Found:
    """The positions of one game with the Book of the Dead."""
    kind, seed = BOOKS[players]
    return found(players, seed, kind)


def samples(players: int, lang: str) -> Iterator[tuple[str, Draw]]:
    """Name and drawing of every kind of picture, without and with the Book of the Dead."""
    yield from kinds(found(players), lang)
    for name, draw in kinds(booked(players), lang):
        yield f"book-{name}", draw


def kinds(game: Found, lang: str) -> Iterator[tuple[str, Draw]]:
    """Every kind of picture of one game."""
    middle, seat = game.middle, game.middle["order"][0]
    city = middle["players"][seat]["city"]
    zones = [zone for zone, spot in middle["board"]["zones"].items() if spot["pyramid"] is None]
    yield "board", lambda: render.board(middle, lang=lang)
    yield "board-highlight", lambda: render.board(middle, lang=lang, highlight=zones[:3])
    yield "board-west", lambda: render.board(middle, lang=lang, crop="west")
    yield "board-city", lambda: render.board(middle, lang=lang, crop=city)
    yield "board-over", lambda: render.board(game.last, lang=lang)
    if game.arrows:
        yield "board-moves", lambda: render.board(game.arrows or {}, lang=lang)
    yield "dashboard", lambda: render.dashboard(middle, lang=lang)
    yield "player", lambda: render.player(middle, seat, lang=lang)
    if game.before:
        yield "battle-before", lambda: render.battle(game.before or {}, lang=lang)
        yield "board-battle", lambda: render.board(game.before or {}, lang=lang, crop="battle")
    if game.after:
        yield "battle-after", lambda: render.battle(game.after or {}, lang=lang)
    if game.holder:
        yield "hand", lambda: render.hand(game.holder or {}, lang=lang)
    if game.buyer:
        yield "tiles", lambda: render.tiles(game.buyer or {}, (game.buyer or {})["colours"][-1], lang=lang)
    owned = middle["players"][seat]["tiles"]
    yield "tile", lambda: render.tile(owned[-1], lang=lang)
    yield "recap", lambda: render.recap(game.views, lang=lang)
    yield "replay", lambda: render.replay(game.views, lang=lang)
