"""Personal settings: how to be called, pictures or text, language."""

from __future__ import annotations

from sandbox import Person, Sandbox
from tests.bot.commanders import Commander, at_table
from tests.bot.conftest import MakeBot


async def _passes(first: Commander, second: Commander) -> None:
    await first.acts("pray")
    await first.acts("end")
    await second.person.sees(f"@{second.person.name}): it is your turn", timeout=20)


async def test_settings_are_shown_and_kept(box: Sandbox, make_bot: MakeBot, anna: Person) -> None:
    async with box.running(make_bot()):
        await anna.runs("/kemet settings", notify="dm", show="text")
        await anna.sees("You are notified by: **direct message**")
    async with box.running(make_bot()):
        await anna.runs("/kemet settings")
        await anna.sees("You see: **text**")


async def test_who_is_called_by_direct_message_does_not_ring_in_the_channel(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, second):
        await second.person.runs("/kemet settings", notify="dm")
        await _passes(first, second)
        letter = await second.person.sees("You are needed at the table", at=box.dm(second.person))
        assert letter is not None
        here = box.first_channel().id
        assert not [message for message in second.person.pings if message.channel_id == here]


async def test_who_wants_no_call_gets_none(box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, second):
        await second.person.runs("/kemet settings", notify="none")
        await _passes(first, second)
        await box.quiet()
        assert second.person.pings == []


async def test_text_instead_of_pictures(box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, _):
        await first.person.runs("/kemet settings", show="text")
        for command in ("board", "hand", "player"):
            await first.person.runs(f"/kemet {command}")
            message = next(m for m in reversed(first.person.messages) if m.ephemeral)
            assert not [found for found in message.attachments if found.filename.endswith(".webp")]
            assert len(first.reads(box)) > 40
        await first.person.clicks("Your move")
        await first.person.clicks("Move (top)")
        await box.quiet()
        assert "preview" not in first.reads(box)


async def test_private_panels_speak_the_players_own_language(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, second):
        await first.person.runs("/kemet settings", language="de")
        assert "Deine Einstellungen" in first.reads(box)
        await first.person.clicks("Your move")
        await first.person.sees("Du bist dran!")
        await first.person.clicks("Beten (unten)")
        await first.person.clicks("Bestätigen")
        await second.person.sees_nothing_of("Beten")
        await second.person.clicks("Your move")
        await second.person.sees("Your turn!")
        await first.person.runs("/kemet settings", language="auto")
        assert "Your settings" in first.reads(box)
