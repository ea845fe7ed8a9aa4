"""`python -m demo.screenshots DIRECTORY`: the page with a real game, at the widths of a desk and of a phone."""

from __future__ import annotations

import argparse
import asyncio
import io
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

from demo.browser import open_browser, what_is_missing
from demo.club import Club, open_club
from demo.players import Player
from demo.seating import sit_down
from sandbox.stage import PLAYERS

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

DESK = (1360, 850)
PHONE = (390, 844)
POSTER = (1280, 1240)  # the one of the readme: board, dashboard and buttons at once
MOST_ACTS = 80
PATIENCE = 30_000  # milliseconds until something must be on the page


class Camera:
    """Takes pictures of one user's page."""

    def __init__(self, browser: Browser, club: Club, directory: Path) -> None:
        self._browser = browser
        self._club = club
        self._directory = directory

    @asynccontextmanager
    async def at(self, name: str, size: tuple[int, int]) -> AsyncIterator[Page]:
        """A page of that user."""
        viewport = {"width": size[0], "height": size[1]}
        context = await self._browser.new_context(viewport=viewport, device_scale_factor=1)  # type: ignore[arg-type]
        page = await context.new_page()
        page.set_default_timeout(PATIENCE)
        await page.goto(f"{self._club.page.address}?user={name.lower()}")
        await page.wait_for_selector("body[data-ready]")
        yield page
        await context.close()

    async def take(self, page: Page, name: str) -> None:
        """A picture, when everything on the page has been loaded."""
        await page.wait_for_function(
            "() => [...document.images].every((one) => one.complete) && !document.querySelector('.busy')"
        )
        await page.evaluate("() => Promise.all([...document.images].map((one) => one.complete && one.decode()))")
        picture = Image.open(io.BytesIO(await page.screenshot()))
        path = self._directory / f"{name}.webp"
        picture.convert("RGB").save(path, quality=82, method=6)
        print(f"{path} ({path.stat().st_size // 1024} KB)", flush=True)

    async def both(self, user: str, name: str, *, press: str | None = None) -> None:
        """The same scene at both widths."""
        for width, size in (("desk", DESK), ("phone", PHONE)):
            async with self.at(user, size) as page:
                if press:
                    await page.keyboard.type(press)
                    await page.wait_for_selector(".suggest .list-item")
                await self.take(page, f"{name}-{width}")


async def take_all(directory: Path, browser: Browser, club: Club) -> None:
    """From the empty channel to a battle."""
    camera = Camera(browser, club, directory)
    await camera.both(PLAYERS[0], "welcome")
    await camera.both(PLAYERS[0], "commands", press="/")
    people = [club.box.user(name) for name in PLAYERS[:3]]
    players = await sit_down(club.app, *people)
    await camera.both(PLAYERS[0], "lobby")
    await _play_until_battle(players)
    fighters = [player for player in players if player.asked]
    await club.app.publishers.idle()
    for player in players:
        club.box.server.actions.dismiss(player.person.id)
    async with camera.at(fighters[0].person.name, POSTER) as page:
        await camera.take(page, "poster")
    await fighters[0].opens()
    await club.box.quiet()
    await camera.both(fighters[0].person.name, "battle")
    for player in fighters:
        await player.plays()
    while not (asked := [player for player in players if player.asked]):
        await asyncio.sleep(0)
    await club.app.publishers.idle()
    await asked[0].opens()
    await club.box.quiet()
    await camera.both(asked[0].person.name, "turn")
    watcher = next(player for player in players if player is not asked[0])
    watcher.person.user.locale = "de"
    await camera.both(watcher.person.name, "table-de")


async def _play_until_battle(players: list[Player]) -> None:
    """Until two of them choose their battle cards at the same time."""
    for _ in range(MOST_ACTS):
        game = players[0].table.game
        assert game is not None
        if sum(decision.secret == "sealed" for decision in game.decisions) == 2:
            return
        await next(player for player in players if player.asked).plays()
    raise RuntimeError(f"no battle in {MOST_ACTS} acts")


async def run(directory: Path) -> None:
    """Makes all pictures."""
    directory.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        async with open_browser() as browser, open_club(Path(scratch) / "tables.sqlite3", pace=0.02) as club:
            await take_all(directory, browser, club)


def main() -> int:
    """The entry point."""
    parser = argparse.ArgumentParser(prog="python -m demo.screenshots", description=__doc__)
    parser.add_argument("directory", type=Path, nargs="?", default=Path("build/screenshots"))
    options = parser.parse_args()
    missing = what_is_missing()
    if missing:
        print(f"No screenshots: {missing}", file=sys.stderr)
        return 1
    asyncio.run(run(options.directory))
    return 0


if __name__ == "__main__":
    sys.exit(main())
