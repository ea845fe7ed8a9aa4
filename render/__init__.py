"""Pictures: a view in, a picture out.

Every door takes views as the engine makes them, plain data, never game state: what a view hides no picture can show.
It returns a `Picture` with the bytes, their format, a short description (`alt`) and everything in words (`text`).
A view that cannot be drawn raises `ViewError`, which names the field.

    render.board(view, lang="de", highlight=("natron_flats",), crop="buto")

All functions may be called from several threads at once; drawing takes some milliseconds, encoding some more, so call
them off the event loop. Which game it is says `view["game"]`; each game's drawing lives in a package of its own.
"""

from collections.abc import Collection, Mapping, Sequence
from types import ModuleType
from typing import Any

from render import registry
from render.core.picture import Picture
from render.core.reading import ViewError
from render.core.theme import Theme

__all__ = [
    "Picture",
    "Theme",
    "ViewError",
    "battle",
    "board",
    "dashboard",
    "hand",
    "player",
    "recap",
    "replay",
    "tile",
    "tiles",
]

View = Mapping[str, Any]


def _game(view: Any, field: str = "") -> ModuleType:
    """The package that draws a view."""
    if not isinstance(view, Mapping):
        raise ViewError(field, f"expected a view, found {view!r:.80}")
    path = f"{field}.game" if field else "game"
    if "game" not in view:
        raise ViewError(path, "missing")
    try:
        return registry.game(view["game"])
    except LookupError:
        raise ViewError(path, f"no pictures for {view['game']!r}") from None


def _first(views: Any) -> ModuleType:
    """The package that draws a whole game."""
    if isinstance(views, str) or not isinstance(views, Sequence):
        raise ViewError("views", f"expected views, found {views!r:.80}")
    if not views:
        raise ViewError("views", "there is nothing to show")
    found = _game(views[0], "views[0]")
    for n, view in enumerate(views[1:], 1):
        if _game(view, f"views[{n}]") is not found:
            raise ViewError(f"views[{n}].game", "of another game than the first")
    return found


def _draw(package: ModuleType, door: str, *args: Any, **options: Any) -> Picture:
    if not isinstance(lang := options["lang"], str):
        raise ViewError("lang", f"expected the name of a language, found {lang!r:.80}")
    if (theme := options["theme"]) is not None and not isinstance(theme, Theme):
        raise ViewError("theme", f"expected a theme, found {theme!r:.80}")
    found: Picture = getattr(package, door)(*args, **options)
    return found


def board(
    view: View,
    *,
    lang: str = "en",
    highlight: Collection[str] = (),
    crop: Any = None,
    size: int | tuple[int, int] | None = None,
    theme: Theme | None = None,
) -> Picture:
    """The board. `crop` shows a part of it by name ("west", a city, a zone, "battle") or as a box on the map.

    `highlight` marks zones, `size` is the width in pixels or (width, height) to fit into.
    """
    return _draw(_game(view), "board", view, lang=lang, highlight=highlight, crop=crop, size=size, theme=theme)


def dashboard(view: View, *, lang: str = "en", size: int | None = None, theme: Theme | None = None) -> Picture:
    """All players with everything that is public about them."""
    return _draw(_game(view), "dashboard", view, lang=lang, size=size, theme=theme)


def battle(view: View, *, lang: str = "en", size: int | None = None, theme: Theme | None = None) -> Picture:
    """The battle under way, or the last one of this turn."""
    return _draw(_game(view), "battle", view, lang=lang, size=size, theme=theme)


def hand(view: View, *, lang: str = "en", size: int | None = None, theme: Theme | None = None) -> Picture:
    """The cards of the view's own seat. SECRET: for that player's eyes only."""
    return _draw(_game(view), "hand", view, lang=lang, size=size, theme=theme)


def tiles(view: View, colour: str, *, lang: str = "en", size: int | None = None, theme: Theme | None = None) -> Picture:
    """The tiles of one colour, with what the viewer could buy now and why not."""
    return _draw(_game(view), "tiles", view, colour, lang=lang, size=size, theme=theme)


def tile(
    id: str, *, lang: str = "en", size: int | None = None, theme: Theme | None = None, game: str | None = None
) -> Picture:
    """One tile, large, of the game named or of the first that knows it."""
    error: ViewError | None = None
    for name in (game,) if game else registry.games():
        try:
            return _draw(_game({"game": name}), "tile", id, lang=lang, size=size, theme=theme)
        except ViewError as found:
            error = error or found
    raise error or ViewError("tile", f"unknown tile {id!r}")


def player(view: View, seat: str, *, lang: str = "en", size: int | None = None, theme: Theme | None = None) -> Picture:
    """One player in full."""
    return _draw(_game(view), "player", view, seat, lang=lang, size=size, theme=theme)


def recap(views: Sequence[View], *, lang: str = "en", size: int | None = None, theme: Theme | None = None) -> Picture:
    """A whole game as charts, from the public views of its replay in order."""
    return _draw(_first(views), "recap", views, lang=lang, size=size, theme=theme)


def replay(
    views: Sequence[View],
    *,
    lang: str = "en",
    size: int | None = None,
    theme: Theme | None = None,
    format: str = "webp",
) -> Picture:
    """A whole game as an animation of at most a minute and 10 MB, as animated WebP or GIF."""
    return _draw(_first(views), "replay", views, lang=lang, size=size, theme=theme, format=format)
