"""What stands in the channel: the page of a turn, calls, the end. Made from public views and public events only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.clicks import say
from bot.custom_id import NOBODY, CustomId
from bot.games.plugin import Plugin
from bot.guide import rules_button
from bot.layouts import Page, Row, Style, button, rows
from bot.story import Part
from bot.table import Table
from render.core.picture import Picture

Plain = dict[str, Any]
Naming = Callable[[str], str]
"""A seat in a public text: the god's name, and the player's."""


@dataclass(frozen=True)
class Snapshot:
    """What everybody may know of a table at one moment."""

    table: str
    plugin: Plugin
    lang: str
    status: str
    owner: str
    view: Plain
    asked: tuple[Plain, ...]
    players: dict[str, int | None]
    over: bool
    result: Plain
    seed: str  # empty until the game is over
    commitment: str

    @staticmethod
    def of(table: Table) -> Snapshot:
        game = table.game
        assert game is not None
        return Snapshot(
            table=table.id,
            plugin=table.plugin,
            lang=table.lang,
            status=table.record.status,
            owner=table.record.owner,
            view=table.view(),
            asked=tuple(table.asked()),
            players={found.seat: found.user for found in table.seats},
            over=game.over,
            result=game.result.to_json() if game.result is not None else {},
            seed=game.seed.hex() if game.over else "",
            commitment=game.commitment,
        )

    def look(self, part: Part) -> tuple[object, ...]:
        """What a message that tells this part depends on: the same look needs no new request."""
        asked = tuple([(found["seat"], found["kind"], found["state"]) for found in self.asked])
        told = (part.first, part.last, tuple(part.lines))
        return (*told, asked, self.view.get("entry"), self.status, self.over, self.owner)

    def choosing(self) -> list[str]:
        """Humans who are asked and have not answered."""
        return [
            asked["seat"]
            for asked in self.asked
            if asked["state"] == "choosing" and self.players.get(asked["seat"]) is not None
        ]

    def name(self, seat: str) -> str:
        """A seat with its player; a mention is a name here, it rings only where that is asked for."""
        user = self.players.get(seat)
        god = self.plugin.seat_name(self.lang, seat)
        return f"**{god}** (<@{user}>)" if user is not None else f"**{god}** ({say(self.lang, 'computer')})"


def turn_page(
    shot: Snapshot, lines: Sequence[str], pictures: Sequence[Picture], *, live: bool, buttons: bool = True
) -> Page:
    """A turn: what has happened, the board, whose turn it is and what is asked."""
    text = "\n".join([f"### {shot.plugin.headline(shot.lang, shot.view)}", *lines])
    below: list[str] = []
    made: list[Row] = []
    if live and not shot.over:
        if shot.owner:
            below.append(_turn_line(shot))
        # that the owner of the turn is choosing is said by the line above
        below += [
            f"-# {shot.plugin.waiting(shot.lang, asked)}"
            for asked in shot.asked
            if asked["seat"] != shot.owner or asked["state"] != "choosing" or len(shot.asked) > 1
        ]
        if shot.status == "paused":
            below.append(say(shot.lang, "paused"))
        if buttons:
            made = rows(
                [
                    button(say(shot.lang, "open"), open_id(shot.table), Style.primary),
                    button(say(shot.lang, "my-hand"), str(CustomId(shot.table, NOBODY, 0, "hand"))),
                    *rules_button(shot.plugin, shot.lang, shot.table),
                ]
            )
    return Page(text, list(pictures), made, "\n".join(below), stem="table")


def _turn_line(shot: Snapshot) -> str:
    """Whose turn it is, and what is asked if it is more than to take the turn."""
    who = shot.name(shot.owner)
    own = next((asked for asked in shot.asked if asked["seat"] == shot.owner), None)
    if own is None or own["state"] != "choosing":
        return say(shot.lang, "turn-of", who=who)
    turn = shot.plugin.layout({"params": {}, **own}).turn
    what = "" if turn else shot.plugin.short(shot.lang, own["kind"])
    return say(shot.lang, "your-turn", who=who, what=f"{what}. " if what else "")


def open_id(game: str) -> str:
    """The custom id of the button that opens the user's own panel."""
    return str(CustomId(game, NOBODY, 0, "open"))


def call_page(shot: Snapshot, seats: Sequence[str]) -> Page:
    """Calls players who must act in another's turn."""
    lines = []
    for asked in shot.asked:
        if asked["seat"] in seats:
            lines.append(
                say(shot.lang, "call", who=shot.name(asked["seat"]), what=shot.plugin.short(shot.lang, asked["kind"]))
            )
    made = rows([button(say(shot.lang, "open"), open_id(shot.table), Style.primary)])
    return Page("\n".join(lines), rows=made)


def end_page(shot: Snapshot, pictures: Sequence[Picture], game_file: Any) -> Page:
    """The end: ranking, why, the whole game in pictures, and how to check that the shuffles were fair."""
    lang = shot.lang
    lines = [f"## {say(lang, 'end-title')}", *shot.plugin.ranking(lang, shot.result)]
    below = [say(lang, "end-seed", seed=shot.seed, commitment=shot.commitment), say(lang, "end-verify")]
    made = rows([button(say(lang, "again"), str(CustomId(shot.table, NOBODY, 0, "lobby_again")), Style.primary)])
    return Page("\n".join(lines), list(pictures), made, "\n".join(below), files=[game_file], stem="recap")
