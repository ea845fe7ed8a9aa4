"""How far a game is, in the terminal: one line that is written over, or a line a round where nobody looks."""

from __future__ import annotations

from typing import TextIO

from bot.table import Table
from engine import Game


class Progress:
    """Shows a table's public view."""

    def __init__(self, table: Table, out: TextIO) -> None:
        self._table = table
        self._out = out
        self._live = out.isatty()
        self._said: tuple[int, str] | None = None

    @property
    def _game(self) -> Game:
        assert self._table.game is not None
        return self._table.game

    def show(self) -> None:
        """The newest state; in a file or a pipe only when a new phase begins."""
        view = self._game.view(None)
        moment = view["round"], view["phase"]
        if self._live:
            print(f"\r\x1b[K{self._line()}", end="", file=self._out, flush=True)
        elif moment != self._said:
            print(self._line(), file=self._out, flush=True)
        self._said = moment

    def end(self, acts: int, seconds: float) -> None:
        """The result."""
        if self._live:
            print("\r\x1b[K", end="", file=self._out)
        print(self._line(), file=self._out)
        result = self._game.result
        assert result is not None
        for line in self._table.plugin.ranking("en", result.to_json()):
            print(line.replace("*", ""), file=self._out)
        print(f"{acts} acts in {seconds:.0f} s.\n", file=self._out, flush=True)

    def _line(self) -> str:
        table, view = self._table, self._game.view(None)
        fame = [
            f"{table.plugin.seat_name('en', seat)} {player['fame']['total']}"
            for seat, player in view["players"].items()
        ]
        return f"{table.plugin.headline('en', view)} · fame to win {view['target_fame']}: {', '.join(fame)}"
