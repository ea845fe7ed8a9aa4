"""Chromium without a window, for pictures of the page and for tests of it."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.async_api import Browser

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def find_browser() -> str | None:
    """Where Chromium is on this machine; $CHROMIUM says it otherwise."""
    return next(
        (path for name in (os.environ.get("CHROMIUM", ""), *NAMES) if name and (path := shutil.which(name))), None
    )


def what_is_missing() -> str | None:
    """What a browser needs that this machine does not have; None if all is there."""
    if find_spec("playwright") is None:
        return "the Python package playwright is not installed"
    return None if find_browser() else "no Chromium on this machine (Debian: apt-get install chromium)"


@asynccontextmanager
async def open_browser() -> AsyncIterator[Browser]:
    """The browser; `what_is_missing` must be asked before."""
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        args = ["--no-sandbox", "--disable-gpu"]
        browser = await playwright.chromium.launch(executable_path=find_browser(), args=args)
        try:
            yield browser
        finally:
            await browser.close()
