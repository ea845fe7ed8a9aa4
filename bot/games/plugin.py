"""What a game must bring to the table: seats, settings, words, pictures, turns, computer players, commands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from render.core.picture import Picture

if TYPE_CHECKING:
    from bot.app import GameMaster

Facts = Mapping[str, Any]
"""Plain data of the engine: a view, a decision, an option, an event."""


@dataclass(frozen=True)
class Setting:
    """Something that can be chosen in the lobby.

    `alone`: choices that go with no other. `needs`: another setting, and choices of it one of which must be taken;
    without it this setting is not offered and stands at its default.
    """

    id: str
    choices: tuple[str, ...]
    default: tuple[str, ...]
    most: int = 1
    alone: tuple[str, ...] = ()
    needs: tuple[str, tuple[str, ...]] | None = None


@dataclass(frozen=True)
class Layout:
    """How a question is laid out in a panel.

    `ahead`: each option is shown together with those of the question behind it. `buttons`: buttons, not a menu.
    `letter`: the asked are also written a direct message. `plain`: an option, once chosen, says by itself what was
    asked. `turn`: the question of every turn, of which nothing need be said. `nothing`: the text of the button for
    none of the options. `hints`: texts that help those who are new to it. `rows`: the parameter of the options by which
    their buttons are parted into rows.
    """

    ahead: bool = False
    buttons: bool = False
    letter: bool = False
    plain: bool = False
    turn: bool = False
    nothing: str = "choose-nothing"
    hints: tuple[str, ...] = ()
    rows: str = ""


class ComputerPlayer(Protocol):
    """A view in, an answer out."""

    def answer(self, view: dict[str, Any]) -> tuple[str, list[str]]:
        """(decision id, option ids) for the first of the viewer's open questions."""


class Plugin(Protocol):
    """One game."""

    name: str
    seats: tuple[str, ...]
    fewest: int
    settings: tuple[Setting, ...]

    # ---- the lobby

    def title(self, lang: str) -> str: ...

    def seat_name(self, lang: str, seat: str) -> str: ...

    def setting_name(self, lang: str, setting: str) -> str: ...

    def choice_name(self, lang: str, setting: str, value: str) -> str: ...

    def engine_options(self, settings: Mapping[str, Sequence[str]], players: int) -> dict[str, Any]:
        """The engine's options for what was chosen in the lobby; it may still refuse them."""

    def primer(self, lang: str, settings: Mapping[str, Sequence[str]]) -> str:
        """How it goes, in short, for who has never played it: the goal, a turn, what to press."""

    # ---- the rules

    def topics(self, lang: str) -> list[tuple[str, str]]:
        """(id, title) of what is explained, in the order in which one learns it."""

    def explain(self, lang: str, topic: str) -> str: ...

    # ---- words

    def question(self, lang: str, decision: Facts) -> str: ...

    def short(self, lang: str, kind: str) -> str: ...

    def titled(self, lang: str, decision: Facts) -> str:
        """What stands before an answer to this question."""

    def option_label(self, lang: str, option: Facts, view: Facts | None = None) -> str:
        """`view`: of the seat that may choose it, where it is at hand."""

    def option_detail(self, lang: str, option: Facts, view: Facts | None = None) -> str: ...

    def group_label(self, lang: str, decision: Facts, group: str) -> str: ...

    def reason(self, lang: str, why: Facts) -> str: ...

    def waiting(self, lang: str, asked: Facts) -> str: ...

    def story(self, lang: str, events: Iterable[Facts]) -> list[str]: ...

    def headline(self, lang: str, view: Facts) -> str:
        """One line above the board: round, phase."""

    def ranking(self, lang: str, result: Facts) -> list[str]:
        """The result in lines, best first, and why the game ended."""

    # ---- turns and questions

    def turn(self, event: Facts) -> str | None:
        """Whose turn begins with this event; "" where it is everybody's; None where no turn begins."""

    def whose(self, view: Facts) -> str | None:
        """Whose turn it is in this position, as `turn` says it of events."""

    def layout(self, decision: Facts) -> Layout: ...

    # ---- pictures; called off the event loop

    def pictures(self, view: Facts, lang: str, *, live: bool) -> list[Picture]:
        """What is shown at the table, from a public view; not `live`: of a turn that is over."""

    def preview(self, view: Facts, lang: str, decision: Facts) -> Picture | None:
        """What helps to answer this question, from the view of the asked seat."""

    def letter(self, view: Facts, lang: str) -> Picture | None:
        """What goes with the direct message to an asked seat."""

    def hand(self, view: Facts, lang: str) -> Picture | None:
        """What only this seat may see."""

    def recap(self, views: Sequence[Facts], lang: str) -> list[Picture]:
        """The whole game, from the public views of its replay."""

    # ---- the rest

    def computer(self) -> ComputerPlayer: ...

    def add_commands(self, app: GameMaster) -> None:
        """Adds the game's slash commands to the application's tree."""
