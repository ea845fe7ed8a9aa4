"""A real browser on the sandbox's page; where there is none, the tests that need one are skipped and say so."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from demo.browser import open_browser, what_is_missing
from sandbox import Sandbox
from sandbox.stage import furnish_club
from sandbox.web import WebPage

if TYPE_CHECKING:
    from playwright.async_api import Browser, Locator, Page, Response, WebSocket

PATIENCE = 20_000  # milliseconds until something must be on the page; generous, as machines may be busy
NO_BROWSER = "the page was not tried in a browser"


@asynccontextmanager
async def browser_or_skip() -> AsyncIterator["Browser"]:
    """The browser, or a skip that says what is missing."""
    missing = what_is_missing()
    if missing:
        pytest.skip(f"{NO_BROWSER}: {missing}")
    async with open_browser() as browser:
        yield browser


class Tab:
    """One user's tab, clicked in users' words; everything that came over its wires is kept."""

    def __init__(self, page: "Page", name: str) -> None:
        self.page = page
        self.name = name
        self.traffic: list[str] = []
        self.errors: list[str] = []
        self._bodies: list[Response] = []
        page.set_default_timeout(PATIENCE)
        page.on("response", lambda response: self._bodies.append(response))
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)

    def _listen(self, socket: "WebSocket") -> None:
        socket.on("framereceived", lambda frame: self.traffic.append(str(frame)))

    async def open(self, page: WebPage, more: str = "") -> None:
        """Load the page."""
        await self.page.goto(f"{page.address}?user={self.name.lower()}{more}")
        await self.page.wait_for_selector("body[data-ready]")

    async def everything(self) -> str:
        """All that ever came to this tab, and all that is in its DOM now."""
        for response in self._bodies:
            if "/web/static/" not in response.url and response.status == 200:
                body = await response.body()
                self.traffic.append(f"{response.url} {body.decode('utf-8', 'replace')}")
        self._bodies.clear()
        values = "[...document.querySelectorAll('input, textarea')].map((field) => field.value).join(' ')"
        return "\n".join([*self.traffic, await self.page.content(), await self.page.evaluate(values)])

    # ---- acting

    def message(self, text: str) -> "Locator":
        """The newest message with that text."""
        return self.page.locator("#timeline > .message", has_text=text).last

    def button(self, label: str) -> "Locator":
        """The newest button of that label that can be pressed."""
        exact = re.compile(rf"^\s*{re.escape(label)}\s*$")
        buttons = self.page.locator("#timeline .button:not(:disabled)")
        return buttons.filter(has_text=exact).last

    async def clicks(self, label: str) -> None:
        """Press a button of a message."""
        await self.button(label).click()

    async def chooses(self, menu: str, *items: str) -> None:
        """Pick from the newest menu with that placeholder."""
        await self.page.locator("#timeline .select:not(:disabled)", has_text=menu).last.click()
        for item in items:
            await self.page.locator(".popup .list-item", has_text=item).first.click()
        done = self.page.locator(".popup .popup-foot .button")
        if await done.count():
            await done.click()

    async def types(self, text: str) -> None:
        """Type into whatever has the focus."""
        await self.page.keyboard.type(text)

    async def presses(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            await self.page.keyboard.press(key)

    async def begins(self, command: str) -> None:
        """Pick a slash command by typing its name, by keyboard alone."""
        box = self.page.locator(".message-box")
        await box.focus()
        await box.fill("")
        await self.types(f"/{command}")
        await self.page.locator(f'.suggest .list-item[data-key="{command}"]').wait_for()
        await self.presses("Enter")
        await self.page.locator(".composer-box.command").wait_for()

    async def runs(self, command: str) -> None:
        """Send a command without options."""
        await self.begins(command)
        await self.presses("Enter")

    async def sees(self, text: str) -> None:
        """Wait until a message with that text is there."""
        await self.message(text).wait_for()

    async def goes_to(self, channel: str) -> None:
        """Open a channel."""
        await self.page.locator("#sidebar .channel", has_text=channel).click()
        await self.page.locator(".place-name", has_text=channel).wait_for()


@asynccontextmanager
async def open_club(bot_name: str = "Clerk") -> AsyncIterator[tuple[Sandbox, WebPage]]:
    """A furnished sandbox with its page."""
    box = Sandbox(bot_name=bot_name)
    page = WebPage(box.server)
    furnish_club(box.server)
    async with box:
        yield box, page


async def open_tab(browser: "Browser", page: WebPage, name: str, *, width: int = 1280, more: str = "") -> Tab:
    """A tab with cookies and storage of its own."""
    context = await browser.new_context(viewport={"width": width, "height": 844 if width < 700 else 860})
    tab = Tab(await context.new_page(), name)
    await tab.open(page, more)
    return tab
