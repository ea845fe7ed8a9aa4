"""Golden pictures: a few positions as files, and what they looked like when somebody last looked at them.

python -m tests.render.golden DIR            writes golden, new and difference side by side to look at
python -m tests.render.golden DIR --renew    and makes the new pictures the golden ones
python -m tests.render.golden DIR --renew --positions   after taking new positions from random games
python -m tests.render.golden DIR --renew --only book   of those pictures and positions whose name begins so
"""

from __future__ import annotations

import argparse
import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops, ImageStat

import render
from render import Picture

FOLDER = Path(__file__).parent / "golden"
WIDTH = 480
MEAN, FAR, SHARE = 1.2, 60, 0.0008  # tolerated: mean difference; share of pixels that differ by more than FAR

View = dict[str, Any]


@dataclass(frozen=True)
class Case:
    """A golden picture: its position and how it is drawn."""

    position: str
    draw: Callable[[Any], Picture]


CASES = {
    "board-5": Case("middle-5", lambda view: render.board(view, size=WIDTH)),
    "board-2-de": Case("middle-2", lambda view: render.board(view, lang="de", size=WIDTH)),
    "board-moves": Case(
        "moves-4", lambda view: render.board(view, size=WIDTH, highlight=("lotus_fields", "sanctuary"))
    ),
    "board-battle": Case("before-3", lambda view: render.board(view, size=WIDTH, crop="battle")),
    "dashboard": Case("middle-5", lambda view: render.dashboard(view, lang="de", size=WIDTH)),
    "battle-before": Case("before-3", lambda view: render.battle(view, size=WIDTH)),
    "battle-after": Case("after-3", lambda view: render.battle(view, lang="de", size=WIDTH)),
    "hand": Case("hand-4", lambda view: render.hand(view, lang="de", size=WIDTH)),
    "tiles": Case("buyer-4", lambda view: render.tiles(view, view["colours"][0], size=WIDTH)),
    "player": Case("middle-5", lambda view: render.player(view, view["order"][0], size=WIDTH)),
    "book-board": Case("book-moves-5", lambda view: render.board(view, size=WIDTH)),
    "book-duel": Case("book-before-3", lambda view: render.board(view, size=WIDTH, crop="battle")),
    "book-dashboard": Case("book-middle-4", lambda view: render.dashboard(view, size=WIDTH)),
    "book-battle": Case("book-after-2", lambda view: render.battle(view, lang="de", size=WIDTH)),
    "book-tiles": Case("book-buyer-3", lambda view: render.tiles(view, "emerald", size=WIDTH)),
    "book-player": Case("book-middle-4", lambda view: render.player(view, "horus", lang="de", size=WIDTH)),
    "recap": Case("game-3", lambda views: render.recap(views, size=WIDTH)),
}


def position(name: str) -> Any:
    """A stored position."""
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def opened(picture: Picture) -> Image.Image:
    """The pixels of a picture."""
    with Image.open(io.BytesIO(picture.bytes)) as image:
        return image.convert("RGB")


def drawn(case: Case) -> Image.Image:
    """What the code draws now."""
    return opened(case.draw(position(case.position)))


def golden(name: str) -> Image.Image:
    """What it should look like."""
    with Image.open(FOLDER / f"{name}.webp") as image:
        return image.convert("RGB")


def difference(a: Image.Image, b: Image.Image) -> tuple[float, float]:
    """Mean difference of all channels, and the share of pixels that differ by more than FAR."""
    delta = ImageChops.difference(a, b)
    most = delta.convert("L").point([255 if value > FAR else 0 for value in range(256)])
    return sum(ImageStat.Stat(delta).mean) / 3, ImageStat.Stat(most).mean[0] / 255


def alike(a: Image.Image, b: Image.Image) -> bool:
    """Whether two pictures are the same to the eye."""
    if a.size != b.size:
        return False
    mean, share = difference(a, b)
    return mean <= MEAN and share <= SHARE


def take_positions(only: str) -> None:
    """Positions of random games as they are played now."""
    from tests.render.samples import booked, found

    games = {n: found(n) for n in (2, 3, 4, 5)}
    views: dict[str, Any] = {
        "middle-5": games[5].middle,
        "middle-2": games[2].middle,
        "moves-4": games[4].arrows,
        "before-3": games[3].before,
        "after-3": games[3].after,
        "hand-4": games[4].holder,
        "buyer-4": games[4].buyer,
        "game-3": games[3].views[:: len(games[3].views) // 14],
        "book-moves-5": booked(5).arrows,
        "book-middle-4": booked(4).middle,
        "book-before-3": booked(3).before,
        "book-after-2": booked(2).after,
        "book-buyer-3": booked(3).buyer,
    }
    for name, view in views.items():
        if not name.startswith(only):
            continue
        short = [{**entry, "decisions": []} for entry in view] if isinstance(view, list) else view
        (FOLDER / f"{name}.json").write_text(json.dumps(short, separators=(",", ":")) + "\n", encoding="utf-8")


def side_by_side(name: str, new: Image.Image) -> Image.Image:
    """Golden, new, and three times their difference."""
    old = golden(name) if (FOLDER / f"{name}.webp").exists() else Image.new("RGB", new.size)
    size = (max(old.width, new.width), max(old.height, new.height))
    sheet = Image.new("RGB", (size[0] * 3, size[1]))
    sheet.paste(old, (0, 0))
    sheet.paste(new, (size[0], 0))
    if old.size == new.size:
        sheet.paste(ImageChops.difference(old, new).point([min(255, v * 3) for v in range(256)] * 3), (size[0] * 2, 0))
    return sheet


def main() -> None:
    """Looks at, and renews, the golden pictures."""
    parser = argparse.ArgumentParser(prog="python -m tests.render.golden")
    parser.add_argument("folder", type=Path, help="where to write golden, new and difference side by side")
    parser.add_argument("--renew", action="store_true", help="make the new pictures the golden ones")
    parser.add_argument("--positions", action="store_true", help="take new positions from random games first")
    parser.add_argument("--only", default="", help="the beginning of the names to look at")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    FOLDER.mkdir(exist_ok=True)
    if options.positions:
        take_positions(options.only)
    for name, case in CASES.items():
        if not name.startswith(options.only):
            continue
        picture = case.draw(position(case.position))
        new = opened(picture)
        side_by_side(name, new).save(options.folder / f"{name}.png")
        known = (FOLDER / f"{name}.webp").exists()
        print(f"{name}: {'like the golden one' if known and alike(golden(name), new) else 'DIFFERENT'}")
        if options.renew:
            (FOLDER / f"{name}.webp").write_bytes(picture.bytes)


if __name__ == "__main__":
    main()
