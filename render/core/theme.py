"""A theme: colours, emblems and sizes as data. Themes compare by identity, so they can be part of a cache's key."""

from collections.abc import Mapping
from dataclasses import dataclass

from render.core.brush import Colour


@dataclass(frozen=True)
class Look:
    """How a seat is shown: a colour and an emblem, and the colour of what is drawn on it."""

    colour: Colour
    emblem: str  # SVG path data in a square of 100
    holes: str = ""  # drawn on the emblem in the seat's colour
    ink: Colour = (255, 250, 236)


@dataclass(frozen=True)
class Gem:
    """How a colour of tiles is shown: the colour, a lighter and a darker tone, the cut (a shape), the ink on it."""

    colour: Colour
    light: Colour
    dark: Colour
    cut: str
    ink: Colour


@dataclass(frozen=True, eq=False)
class Theme:
    """Everything that decides how pictures look."""

    name: str
    seats: Mapping[str, Look]
    spare: tuple[Look, ...]  # for seats nobody planned for
    gems: Mapping[str, Gem]
    colours: Mapping[str, Colour]
    sizes: Mapping[str, float]

    def looks(self, seats: tuple[str, ...]) -> dict[str, Look]:
        """The look of every seat of one game; unknown ones share out the spare looks, whatever the turn order is."""
        found = {seat: self.seats[seat] for seat in seats if seat in self.seats}
        for n, seat in enumerate(sorted(set(seats) - set(found))):
            found[seat] = self.spare[n % len(self.spare)]
        return found
