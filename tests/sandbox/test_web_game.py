"""The real game in the browser: two people in two tabs click through a battle, and secrets stay apart."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.app import GameMaster
from bot.config import Config
from bot.custom_id import CustomId
from bot.table import Table
from sandbox import Person, Sandbox
from sandbox.core.model import Json
from tests.bot.players import Player
from tests.bot.tables import table_of
from tests.sandbox.browser import Tab, browser_or_skip, open_club, open_tab
from words import name

if TYPE_CHECKING:
    from playwright.async_api import Browser


@pytest.fixture
async def browser() -> AsyncIterator["Browser"]:
    async with browser_or_skip() as browser:
        yield browser


class Clicker(Player):
    """A player whose every act is a click in the page; what to choose, a computer player whispers."""

    def __init__(self, person: Person, app: GameMaster, table: Table, seed: int, tab: Tab, box: Sandbox) -> None:
        super().__init__(person, app, table, seed)
        self.tab = tab
        self._box = box
        self.held: set[str] = set()  # intervention cards, now or earlier

    async def opens(self, button: str = "Your move") -> None:
        self.clicks += 1
        before = {message.id for message in self.person.messages if message.ephemeral}
        await self.tab.clicks(button)
        bell = self._box.server.world.bell
        await bell.until(lambda: any(m.ephemeral and m.id not in before for m in self.person.messages), 20.0)
        await self._settled()

    async def clicks_on(self, id: CustomId) -> None:
        self.clicks += 1
        await self._control(str(id)).click()
        await self._settled()

    async def chooses(self, part: Json, *values: str) -> None:
        self.clicks += 1
        await self._control(part["custom_id"]).click()
        for value in values:
            await self.tab.page.locator(f'.popup .list-item[data-key="{value}"]').click()
        done = self.tab.page.locator(".popup .popup-foot .button")
        if await done.count():
            await done.click()
        await self._settled()

    def looks_at_hand(self) -> None:
        game = self.table.game
        assert game is not None
        self.held |= set(game.view(self.seat)["players"][self.seat]["hand"]["cards"])

    def _control(self, custom_id: str):  # type: ignore[no-untyped-def]
        return self.tab.page.locator(f'#timeline [data-id="{self.panel().id}"] [data-custom="{custom_id}"]')

    async def _settled(self) -> None:
        await self._box.quiet(timeout=20.0)
        await self.tab.page.wait_for_function("() => !document.querySelector('.busy')")


async def test_a_battle_is_fought_by_clicking_and_no_card_is_seen_by_the_other(
    browser: "Browser", tmp_path: Path
) -> None:
    async with open_club("Game Master") as (box, page):
        app = GameMaster(Config(token="secret", database=tmp_path / "tables.sqlite3", pace=0.02))
        async with box.running(app):
            tabs = [await open_tab(browser, page, "Anna"), await open_tab(browser, page, "Ben", width=390)]
            spectator = await open_tab(browser, page, "Sami")
            players = await _sit_down(box, app, *tabs)
            await _fight(players)
            for player in players:
                player.looks_at_hand()
                await player.opens("My cards")
            await app.publishers.idle()
            for player, other in (players, players[::-1]):
                await _keeps_its_secrets(player, other, spectator)
                assert player.tab.errors == []


async def _sit_down(box: Sandbox, app: GameMaster, anna: Tab, ben: Tab) -> list[Clicker]:
    await anna.runs("kemet new")
    await anna.chooses("Join as", "Horus")
    await anna.page.locator("#timeline .mention.own").first.wait_for()
    await ben.chooses("Join as", "Anubis")
    await anna.page.locator("#timeline .mention", has_text="@Ben").wait_for()
    await anna.clicks("Start")
    await anna.button("Your move").wait_for()
    await ben.button("Your move").wait_for()
    table = await table_of(app)
    people = [(box.user(tab.name), tab) for tab in (anna, ben)]
    return [Clicker(person, app, table, seed, tab, box) for seed, (person, tab) in enumerate(people, 1)]


async def _fight(players: list[Clicker]) -> None:
    """Play until both choose cards at the same time, and on until the battle is over."""
    fighting = False
    for _ in range(60):
        game = players[0].table.game
        assert game is not None
        sealed = [decision for decision in game.decisions if decision.secret == "sealed"]
        if fighting and not sealed:
            return
        fighting = fighting or len(sealed) == len(players)
        for player in players:
            player.looks_at_hand()
        await next(player for player in players if player.asked).plays()
    raise AssertionError("no battle in sixty acts")


async def _keeps_its_secrets(player: Clicker, other: Clicker, spectator: Tab) -> None:
    """Nothing that only this player was shown ever came to the other's page, nor to the spectator's."""
    own, theirs, public = [await tab.everything() for tab in (player.tab, other.tab, spectator)]
    marks = {found for found in re.findall(r"v1:\w+:(\w+):\d+:\w+", own) if found == player.seat}
    assert marks  # the panel's buttons carry the seat, so this looks at something
    for page in (theirs, public):
        assert not re.search(rf"v1:\w+:{player.seat}:\d+:", page)
    private = {showing.message_id for showing in player.person.ever_saw() if not showing.public and showing.message_id}
    assert len(private) >= 2
    for message_id in private:
        assert str(message_id) in own
        assert str(message_id) not in theirs + public
    for card in player.held - other.held:
        shown = name("en", "intervention", card)
        if shown not in public:  # it was not laid open in the battle
            assert shown in own
            assert shown not in theirs
