"""Votes of one kind: undo beyond the barrier, replacing, pausing, stopping. Resigning and resuming need none."""

from __future__ import annotations

import asyncio

import pytest

from bot.store.around import Vote
from bot.votes import outcome
from sandbox import Person, Sandbox
from sandbox.core.permissions import Permission
from tests.bot.commanders import Commander, at_table
from tests.bot.conftest import MakeBot

DAY = 24 * 3600


async def settled(found: Commander) -> None:
    """Everything is published, and what is to come is planned."""
    await found.app.publishers.idle()
    while await found.app.around.store.next_due() is None:
        await asyncio.sleep(0.01)


async def later(found: Commander, seconds: int) -> None:
    """Time passes, and what is due is done."""
    await settled(found)
    found.app.around.shift += seconds
    await found.app.around.dispatcher.tick()


@pytest.mark.parametrize(
    ("kind", "ballots", "late", "expected"),
    [
        ("pause", "y..", False, None),
        ("pause", "yy.", False, "passed"),
        ("pause", "yn.", False, None),
        ("pause", "ynn", False, "failed"),
        ("pause", "y..", True, "passed"),
        ("pause", "...", True, "failed"),
        ("pause", "yn.", True, "failed"),
        ("undo", "yy.", False, None),
        ("undo", "yyy", False, "passed"),
        ("undo", "yyn", False, "failed"),
        ("undo", "yy.", True, "failed"),
    ],
)
def test_who_decides(kind: str, ballots: str, late: bool, expected: str | None) -> None:
    cast = {user: said == "y" for user, said in enumerate(ballots) if said != "."}
    assert outcome(Vote(1, "g", kind, {}, 0, (0, 1, 2), 1, 0, cast), late=late) == expected


async def test_undo_beyond_the_barrier_needs_everybody(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, second):
        await first.acts("pray")
        await first.acts("end")
        await second.acts("pray")
        before = first.game.view(None)["players"]
        await first.acts("undo")
        await second.person.sees("would like to take back the last action")
        assert len(second.person.pings) >= 1
        await first.person.clicks("Disagree")
        await second.person.sees("Not agreed")
        assert first.game.view(None)["players"] == before
        await first.acts("undo")
        await second.person.clicks("Agree")
        await second.person.sees("Agreed.")
        assert first.decision is not None
        assert first.game.log[-1][0] == "u"
        assert first.game.log[-1][2] == first.seat
        assert first.game.view(None)["players"] != before
        await second.person.sees("takes the last choice back")
        await first.app.publishers.idle()
        messages = first.app.store.messages
        assert [found.data["owner"] for found in await messages.of(first.table.id, "turn")][-1] == first.seat
        assert not await messages.of(first.table.id, "call")  # the turn's own message calls
        await second.person.sees(f"**{first.seat.title()}** (@{first.person.name}): it is your turn.")


async def test_a_vote_ends_at_its_deadline(box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person) -> None:
    carla = box.user("Carla")
    async with at_table(box, make_bot, anna, ben, carla) as (first, second, third):
        await first.person.runs("/kemet pause")
        await second.person.sees("would like to pause the game")
        await second.person.runs("/kemet pause")
        await second.person.sees("A vote about this is already open")
        box.user("Dora")
        await box.user("Dora").clicks("Agree")
        await box.user("Dora").sees("Only those who are named there")
        assert third.table.record.status == "live"
        await later(first, DAY + 1)
        await third.person.sees("Agreed.")
        assert third.table.record.status == "paused"


async def test_a_paused_game_refuses_acts_until_somebody_resumes_it(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, second):
        await first.person.runs("/kemet pause")
        await second.person.clicks("Agree")
        await second.person.sees("The game is paused.")
        await first.acts("pray")
        assert "paused" in first.reads(box)
        await second.person.runs("/kemet resume")
        await first.person.sees("The game goes on")
        await first.acts("pray")
        assert len(first.game.log) == 1


async def test_stopping_by_vote_and_by_who_manages_the_channel(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, second):
        await first.person.runs("/kemet stop")
        assert not first.game.over
        await second.person.clicks("Disagree")
        await first.person.sees("Not agreed")
        boss = box.user("Boss")
        await boss.runs("/kemet stop")
        await boss.sees("You do not play in this game")
        boss.gets(box.role("Managers", Permission.MANAGE_CHANNELS))
        await boss.runs("/kemet stop")
        assert first.game.over
        await first.person.sees("The game was stopped before its end", timeout=20)
        await first.person.runs("/kemet new")
        await first.person.sees("Nobody sits at the table yet")


async def test_a_member_takes_a_seat_by_vote_and_only_if_willing(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    dora = box.user("Dora")
    async with at_table(box, make_bot, anna, ben) as (first, second):
        seat = second.seat
        await first.person.runs("/kemet replace", seat=seat, member=dora)
        await dora.sees("to be played by")
        assert first.table.player(seat) == int(second.person.id)  # she has not said yes
        await dora.clicks("Agree")
        await first.person.sees("is played by: @Dora")
        assert first.table.player(seat) == int(dora.id)
        await second.person.clicks("Your move")
        await second.person.sees("You do not play in this game")


async def test_who_resigns_is_asked_once_more_and_a_computer_player_goes_on(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, second):
        seat = first.seat
        await first.person.runs("/kemet resign")
        assert "Do you really want to leave?" in first.reads(box)
        await first.person.clicks("Yes, leave the game")
        await second.person.sees("is played by: computer player")
        assert first.table.player(seat) is None
        await second.person.sees("it is your turn", timeout=20)
        assert second.game.log[0][1] == seat
        await second.person.runs("/kemet resign")
        await second.person.clicks("Yes, leave the game")
        await second.person.sees("The game was stopped before its end", timeout=20)  # nobody is left


async def test_a_game_is_resumed_in_another_channel(box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person) -> None:
    elsewhere = box.channel("elsewhere")
    async with at_table(box, make_bot, anna, ben) as (first, second):
        await first.person.runs("/kemet pause")
        await second.person.clicks("Agree")
        await second.person.sees("Agreed.")
        stranger = box.user("Dora")
        await stranger.runs("/kemet resume", at=elsewhere)
        await stranger.sees("None of your games is waiting")
        (offered,) = await first.person.suggestions("/kemet resume", "game", at=elsewhere)
        assert first.table.id in offered
        await first.person.runs("/kemet resume", game=first.table.id, at=elsewhere)
        await second.person.sees("it is your turn", at=elsewhere, timeout=20)
        first.person.goes_to(elsewhere)
        await first.acts("pray")
        assert len(first.game.log) == 1
        await second.person.runs("/kemet new")  # the old channel is free
        await second.person.sees("Nobody sits at the table yet")
