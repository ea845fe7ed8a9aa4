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

    def __init__(self, players: int, seed: int) -> None:
        self.views: list[dict[str, Any]] = []
        self.arrows: dict[str, Any] | None = None
        self.before: dict[str, Any] | None = None
        self.after: dict[str, Any] | None = None
        self.buyer: dict[str, Any] | None = None
        self.holder: dict[str, Any] | None = None
        for game in play(players, seed):
            view = game.view(None)
            self.views.append(view)
            self._keep(game, view)
        self.last = self.views[-1]
        self.middle = max(self.views, key=_fullness)

    def _keep(self, game: Any, view: dict[str, Any]) -> None:
        moves = [event for event in view["last"] if event["event"] == "ArmyMoved"]
        if len(moves) > 1 and view["board"]["moving"] is None and view["round"] > 2:
            self.arrows = view
        battle = view["battle"]
        if battle and battle["step"] == "choose":
            self.before = view
        if battle and battle["winner"] and len(battle["attacker"]["interventions"]) > 1:
            self.after = view
        for decision in game.decisions:
            if decision.kind == "power" and decision.options:
                self.buyer = game.view(decision.seat)
            if decision.kind == "day.action" and view["round"] > 2:
                own = game.view(decision.seat)
                if self.holder is None or _cards(own) > _cards(self.holder):
                    self.holder = own


def _cards(view: dict[str, Any]) -> int:
    return len(view["players"][view["viewer"]]["hand"]["cards"])


def _fullness(view: dict[str, Any]) -> int:
    armies = [army for zone in view["board"]["zones"].values() for army in zone["armies"]]
    return len(armies) + 2 * sum(army["creature"] is not None for army in armies)


@lru_cache(maxsize=8)
def found(players: int, seed: int = 3) -> Found:
    """The positions of one game."""
    return Found(players, seed)


def samples(players: int, lang: str) -> Iterator[tuple[str, Draw]]:
    """Name and drawing of every kind of picture."""
    game = found(players)
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
