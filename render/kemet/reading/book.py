"""The Book of the Dead in a view: the honour track, and what each seat has to do with the underworld."""

import itertools
from dataclasses import dataclass

from render.core.reading import Node
from render.kemet.drawing import avatars


@dataclass(frozen=True)
class Book:
    """The honour track: the corruption of each honour from 0 upwards, and the spaces where fame is put aside."""

    corruption: tuple[int, ...]
    fame_spaces: tuple[int, ...]

    @property
    def top(self) -> int:
        """The highest honour."""
        return len(self.corruption) - 1

    def bands(self) -> tuple[tuple[int, int, int], ...]:
        """(corruption, highest honour, lowest honour) of each stretch of the track, from the top down."""
        spaces = range(self.top, -1, -1)
        runs = ((value, list(run)) for value, run in itertools.groupby(spaces, lambda honour: self.corruption[honour]))
        return tuple((value, run[0], run[-1]) for value, run in runs)


@dataclass(frozen=True)
class Soul:
    """One seat's honour and corruption, its soldiers in the underworld, avatars in supply, fame put aside."""

    honour: int
    corruption: int
    underworld: int
    avatars: tuple[str, ...]
    aside: int


def book(node: Node) -> Book | None:
    """The track of a view; None in games without it."""
    if node.none:
        return None
    top = node["honour_max"]
    if not 1 <= top.whole() <= 20:
        raise top.wrong(f"no track has {top.value} spaces")
    levels, spaces = node["corruption"], node["fame_spaces"]
    found = tuple(value.whole() for value in levels)
    if len(found) != top.whole() + 1:
        raise levels.wrong(f"expected a value for each honour from 0 to {top.value}")
    for space in spaces:
        if not 0 <= space.whole() <= top.value:
            raise space.wrong(f"no space {space.value} on the track")
    return Book(found, tuple(space.whole() for space in spaces))


def soul(node: Node, track: Book | None) -> Soul | None:
    """What the book says about a player; None in games without it."""
    if track is None:
        return None
    honour, below, aside = node["honour"], node["underworld"], node["fame"]["aside"]
    if not 0 <= honour.whole() <= track.top:
        raise honour.wrong(f"honour is 0 to {track.top}, not {honour.value}")
    if below.whole() < 0:
        raise below.wrong("less than no soldiers")
    if not 0 <= aside.whole() <= len(track.fame_spaces):
        raise aside.wrong(f"0 to {len(track.fame_spaces)} fame can be put aside, not {aside.value}")
    waiting = tuple(avatar.known(avatars.AVATARS, "avatar") for avatar in node["avatars"])
    return Soul(honour.whole(), node["corruption"].whole(), below.whole(), waiting, aside.whole())
