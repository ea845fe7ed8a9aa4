"""The page in a real browser, with a bot that has nothing to do with this project."""

import asyncio
import re
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import pytest

from sandbox import Sandbox
from sandbox.web import WebPage
from tests.sandbox.browser import Tab, browser_or_skip, open_club, open_tab
from tests.sandbox.foreign_bot import ForeignBot

if TYPE_CHECKING:
    from playwright.async_api import Browser


@pytest.fixture
async def browser() -> AsyncIterator["Browser"]:
    async with browser_or_skip() as browser:
        yield browser


@pytest.fixture
async def club(browser: "Browser") -> AsyncIterator[tuple[Sandbox, WebPage]]:
    async with open_club() as (box, page), box.running(ForeignBot()):
        await box.server.world.bell.until(lambda: bool(box.server.world.commands), 5.0)
        yield box, page


async def test_commands_buttons_menus_and_modals_by_keyboard_and_mouse(
    browser: "Browser", club: tuple[Sandbox, WebPage]
) -> None:
    _, page = club
    anna = await open_tab(browser, page, "Anna")
    await anna.runs("club vote")
    await anna.sees("A vote!")
    await anna.clicks("Join")
    await anna.sees("Welcome, Anna")
    await anna.page.locator(".only-you", has_text="Only you can see this").wait_for()
    await anna.chooses("Your fruit", "Pear", "Fig")
    await anna.sees("Chosen: pear, fig")
    await anna.chooses("A user", "Cleo")
    await anna.sees("User: Cleo")
    await anna.chooses("A channel", "general")
    await anna.sees("Channel: general")
    await anna.runs("club more")
    await anna.chooses("A role", "Players")
    await anna.sees("Role: Players")
    await anna.chooses("Anybody", "Ben", "@Players")
    await anna.sees("Picked: Member, Role")
    await _by_keyboard(anna)
    await anna.message("Welcome, Anna").locator(".link").click()
    await anna.message("Welcome, Anna").wait_for(state="detached")
    assert not anna.errors


async def test_a_newcomer_is_told_what_to_do(browser: "Browser", club: tuple[Sandbox, WebPage]) -> None:
    _, page = club
    anna = await open_tab(browser, page, "Anna")
    await anna.page.locator(".steps", has_text="You are Anna").wait_for()
    await anna.page.locator(".steps .link", has_text="Deutsch").click()
    await anna.page.locator(".steps", has_text="Du bist Anna").wait_for()
    await anna.page.locator('.steps button[data-run="club start"]').click()
    await anna.sees("The club is open")
    assert await anna.page.locator(".steps").count() == 0  # nobody who has begun needs it
    assert not anna.errors


async def _by_keyboard(anna: Tab) -> None:
    """A modal without touching the mouse: the focus starts in it, a menu opens by an arrow, Escape leaves the menu."""
    await anna.button("Name it").focus()
    await anna.presses("Enter")
    await anna.page.locator("dialog.modal").wait_for()
    await anna.types("Nile Club")
    await anna.presses("Tab", "ArrowDown")
    await anna.page.locator(".popup").wait_for()
    await anna.presses("Escape")
    assert await anna.page.locator("dialog.modal").count() == 1  # only the menu was left
    await anna.presses("ArrowDown", "ArrowDown", "Enter", "Tab", "Tab", "Enter")
    await anna.sees("Nile Club is Wild")


async def test_options_of_a_command_with_suggestions(browser: "Browser", club: tuple[Sandbox, WebPage]) -> None:
    _, page = club
    anna = await open_tab(browser, page, "Anna")
    await anna.begins("club move")
    await anna.page.locator(".suggest .list-item", has_text="Thebes").wait_for()
    await anna.types("na")
    await anna.page.locator(".suggest .list-item", has_text="Thebes").wait_for(state="detached")
    await anna.presses("Enter", "Enter")
    await anna.sees("Moved to napata")
    await anna.begins("club options")
    await anna.presses("Enter")  # nothing is filled in yet
    await anna.page.locator(".option.wrong").first.wait_for()
    await anna.types("word")
    await anna.presses("Tab")
    await anna.types("7")
    await anna.presses("Tab")
    await anna.types("0.5")
    await anna.presses("Tab", "Enter")  # the first of True and False
    for name in ("be", "play", "gen"):
        await anna.types(name)
        await anna.presses("Enter")
    await anna.page.locator(".option-input[type=file]").set_input_files(
        {"name": "note.txt", "mimeType": "text/plain", "buffer": b"12345"}
    )
    await anna.presses("Enter")
    await anna.sees("word 7 0.5 True Ben Players general note.txt:5")
    assert not anna.errors


async def test_what_is_said_to_one_never_reaches_the_other(browser: "Browser", club: tuple[Sandbox, WebPage]) -> None:
    _, page = club
    anna, ben = await open_tab(browser, page, "Anna"), await open_tab(browser, page, "Ben")
    await anna.runs("club board")
    await ben.clicks("Next turn")
    await ben.sees("A secret word: osiris")
    await anna.sees("Turn 2")
    await ben.runs("club slow")
    await ben.sees("Thought about it, twice")
    await ben.begins("club letter")
    await ben.types("ben")
    await ben.presses("Enter", "Enter")
    await ben.sees("Sent")
    await ben.page.locator("#sidebar .channel .count").wait_for()  # a direct message is unread
    await ben.goes_to("Clerk")
    await ben.sees("A letter for you")
    await ben.goes_to("back-room")
    await ben.types("psst")
    await ben.presses("Enter")
    await ben.sees("psst")
    xenia = await open_tab(browser, page, "Xenia")
    for word in ("osiris", "Thought about it", "A letter for you"):
        assert word in await ben.everything()
        assert word not in await anna.everything()
    assert "psst" in await anna.everything()
    assert "psst" not in await xenia.everything()
    assert "back-room" not in await xenia.everything()


async def test_unread_marks_mentions_typing_and_the_other_language(
    browser: "Browser", club: tuple[Sandbox, WebPage]
) -> None:
    box, page = club
    anna, ben = await open_tab(browser, page, "Anna"), await open_tab(browser, page, "Ben")
    await anna.goes_to("general")
    await ben.page.locator(".message-box").focus()
    await ben.types("hello @An")
    await ben.page.locator(".suggest .list-item", has_text="Anna").wait_for()
    await ben.presses("Tab")
    await ben.presses("Enter")
    unread = anna.page.locator("#sidebar .channel.unread", has_text="table-one")
    await unread.locator(".count", has_text="1").wait_for()
    await ben.page.locator('#rail .seat[aria-label*="Anna"] .count').wait_for()  # Ben sees that Anna is called
    await unread.click()
    await anna.page.locator(".message.rings .mention.own", has_text="@Anna").wait_for()
    await anna.page.locator(".line.new").wait_for()
    await unread.wait_for(state="detached")
    await ben.types("hm")
    await anna.page.locator(".typing-line", has_text="Ben is typing").wait_for()
    await anna.page.locator('.lang[data-lang="de"]').click()
    await anna.page.locator(".category", has_text=re.compile("Direktnachrichten", re.I)).wait_for()
    await anna.page.locator(".message-box").fill("/club w")
    await anna.page.locator(".suggest .list-item", has_text="/club wahl").wait_for()
    assert box.user("Anna").user.locale == "de"
    assert await ben.page.locator("html").get_attribute("lang") == "en"


async def test_failures_are_shown_as_discord_shows_them(browser: "Browser", club: tuple[Sandbox, WebPage]) -> None:
    box, page = club
    anna = await open_tab(browser, page, "Anna")
    await anna.runs("club vote")
    await anna.sees("A vote!")
    box.faults.slow("POST /interactions/*", seconds=30)
    await anna.clicks("Join")
    await anna.page.locator(".button.busy").wait_for()
    box.clock.advance(4)
    await anna.page.locator(".message .failed", has_text="This interaction failed").wait_for()
    box.faults.slow("POST /interactions/*", seconds=30)
    await anna.runs("club board")
    await anna.page.locator(".message.local .thinking", has_text="Sending command").wait_for()
    box.clock.advance(4)
    await anna.page.locator(".message.local .failed", has_text="The application did not respond").wait_for()
    await anna.page.locator(".message.local .link", has_text="Dismiss").click()
    assert await anna.page.locator(".message.local").count() == 0


async def test_it_works_at_the_width_of_a_phone(browser: "Browser", club: tuple[Sandbox, WebPage]) -> None:
    _, page = club
    anna = await open_tab(browser, page, "Anna", width=390)
    await anna.runs("club board")
    await anna.sees("Turn 1")
    wide = await anna.page.evaluate("document.scrollingElement.scrollWidth")
    assert wide <= 390
    await anna.page.locator(".picture").last.click()
    await anna.page.locator(".lightbox .lightbox-alt", has_text="Alt text of turn 1").wait_for()
    await anna.presses("Escape")
    await anna.page.locator(".open-nav").click()
    await anna.goes_to("general")
    await anna.page.locator(".open-nav").click()
    await anna.page.locator('#rail .seat[aria-label*="Ben"]').click()
    await anna.page.wait_for_url("**/?user=ben*")
    await anna.page.wait_for_selector("body[data-ready]")
    assert await anna.page.locator(".you", has_text="Ben").count() == 1


async def test_a_page_comes_back_after_its_connection_was_lost(browser: "Browser") -> None:
    async with open_club() as (box, page):
        anna = await open_tab(browser, page, "Anna")
        await anna.page.locator("#banner", has_text="bot is not connected").wait_for()
        await page._close(box.server.web)
        await asyncio.sleep(0)
        box.user("Ben").writes("still there?", at=box.channel("table-one"))
        await anna.sees("still there?")
