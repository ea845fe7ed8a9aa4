"""Tables that stand still: reminders, then a vote, then parked; time is moved, not waited for."""

from __future__ import annotations

from bot.store.around import Due
from sandbox import Person, Sandbox
from tests.bot.commanders import Commander, at_table
from tests.bot.conftest import MakeBot
from tests.bot.test_votes import DAY, later, settled


async def test_who_is_asked_is_reminded_twice_then_the_others_vote(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    carla = box.user("Carla")
    async with at_table(box, make_bot, anna, ben, carla) as (first, second, third):
        await settled(first)
        calls = len(first.person.pings)
        quiet = len(second.person.pings)
        await later(first, DAY - 60)
        assert len(first.person.pings) == calls
        for count in (1, 2):
            await later(first, DAY + 60)
            assert len(first.person.pings) == calls + count
        assert len(second.person.pings) == quiet  # nobody rings who need not act
        await second.person.sees("the table is waiting for you")
        await later(first, DAY + 60)
        await second.person.sees("has not answered for a long time")
        assert first.table.player(first.seat) is not None
        seat = first.seat
        await second.person.clicks("Agree")
        await third.person.clicks("Agree")
        await third.person.sees("is played by: computer player")
        assert first.table.player(seat) is None


async def _as_if_due(found: Commander) -> None:
    """The reminder's time has come, and it looks when the last act was."""
    due = Due("remind", found.table.id, 0, found.app.around.now() - 1)
    await found.app.around.store.plan(due)
    await found.app.around.dispatcher.tick()


async def _silent(found: Commander, seconds: int) -> None:
    """The last act was so long ago."""
    await found.app.store.database.write(
        "UPDATE games SET touched = touched - ? WHERE id = ?", (seconds, found.table.id)
    )


async def test_who_acts_is_not_reminded(box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, second):
        await settled(first)
        await _silent(first, DAY + 60)
        await first.acts("pray")  # just in time
        await _as_if_due(first)
        await box.quiet()
        assert not any(showing.holds("is waiting for you") for showing in box.ever_public())
        await _silent(first, DAY + 60)
        await _as_if_due(first)
        await second.person.sees("is waiting for you")


async def test_after_thirty_silent_days_the_table_is_parked_and_the_channel_free(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, second):
        await later(first, 31 * DAY)
        await first.person.sees("the game is parked and this channel is free")
        assert first.table.record.status == "parked"
        await first.acts("pray")
        assert first.game.log == []
        elsewhere = box.channel("elsewhere")
        await second.person.runs("/kemet new")
        await second.person.sees("Nobody sits at the table yet")
        await second.person.runs("/kemet resume", game=first.table.id)
        await second.person.sees("is going on in this channel")
        await second.person.runs("/kemet resume", game=first.table.id, at=elsewhere)
        await first.person.sees("it is your turn", at=elsewhere, timeout=20)
        assert first.table.record.status == "live"


async def test_reminders_can_be_switched_off(box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, _):
        first.table.record.settings["reminder"] = ["off"]
        await later(first, 5 * DAY)
        assert not any(showing.holds("is waiting for you") for showing in box.ever_public())
