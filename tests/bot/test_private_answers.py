"""Answers that only one may see, and seats that nobody takes by himself."""

from __future__ import annotations

import pytest

from bot.clicks import Click
from sandbox import Person, Sandbox
from tests.bot.commanders import at_table
from tests.bot.conftest import MakeBot


async def test_a_command_that_comes_twice_shows_nobody_what_was_typed(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, second):
        monkeypatch.setattr(Click, "act", "1")  # Discord delivers again what it believes to be lost
        await first.acts("pray")
        asked = next(found for found in (first, second) if found.decision is not None)
        await asked.acts("answer", choice=asked.decision.options[0].id if asked.decision else "")
        assert asked.reads(box) == "Done."
        assert len(asked.game.log) == 1
        await box.quiet()
        typed = {str(shown.content.get("command_line")) for shown in box.ever_public()} - {"None"}
        assert typed == {"/kemet new"}
