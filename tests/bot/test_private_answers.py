"""Answers that only one may see, and seats that nobody takes by himself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.app import GameMaster
from bot.clicks import Click
from sandbox import Person, Sandbox
from tests.bot.commanders import at_table
from tests.bot.conftest import MakeBot
from tests.bot.tables import sit_into
from tests.bot.worlds import settled
from tests.engine.fights import attack


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


async def test_nobody_takes_the_only_players_seat_by_himself(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    async with at_table(box, make_bot, anna, fill=2) as (first,):
        seat = first.seat
        await ben.runs("/kemet replace", seat=seat, member=ben)
        await box.quiet()
        assert first.table.player(seat) == int(anna.id)
        await anna.clicks("Disagree")
        await ben.sees("Not agreed")
        await ben.runs("/kemet replace", seat=seat, member=ben)
        await anna.clicks("Agree")
        await ben.sees("is played by: @Ben")
        assert first.table.player(seat) == int(ben.id)


async def test_nobody_comes_by_two_hands_of_cards_by_two_votes(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    dora = box.user("Dora")
    async with at_table(box, make_bot, anna, ben, box.user("Carla")) as (first, *others):
        seats = [found.seat for found in others]
        for seat in seats:
            await dora.runs("/kemet replace", seat=seat, member=dora)
        votes = await first.app.around.store.votes(first.table.id)
        assert len(votes) == 2
        for person in (anna, ben, box.user("Carla")):
            for message in [found for found in person.messages if not found.ephemeral]:
                if "vote:yes" in str(message.components) and str(person.id) in str(message.components):
                    await person.clicks("Agree", on=message)
        await box.quiet()
        assert [first.table.player(seat) for seat in seats].count(int(dora.id)) == 1


async def test_a_letter_does_not_go_to_who_has_left_the_seat_while_it_was_drawn(
    box: Sandbox, app: GameMaster, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, drawing, gone = app.studio.draw, asyncio.Event(), asyncio.Event()

    async def draw(work: Callable[[], Any], *args: Any) -> Any:
        if "letter" in repr(work):
            drawing.set()
            await gone.wait()
        return await real(work, *args)

    monkeypatch.setattr(app.studio, "draw", draw)
    table = await sit_into(app, attack().game, anna, ben)
    await drawing.wait()
    await table.set_player("horus", None)
    gone.set()
    await settled(box, app)
    assert any(showing.holds("Which card do you play?") for showing in anna.ever_saw())
    assert not any(showing.holds("Which card do you play?") for showing in ben.ever_saw())
