"""A bot that knows nothing of this project lives on the sandbox as it would on Discord."""

from collections.abc import AsyncIterator

import pytest

from sandbox import CannotDo, Person, Sandbox
from tests.sandbox.foreign_bot import PIXEL, ForeignBot


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    async with Sandbox(bot_name="Clerk") as box:
        box.channel("lounge")
        async with box.running(ForeignBot()):
            yield box


async def test_a_command_is_answered_and_a_click_is_private(box: Sandbox, anna: Person, ben: Person) -> None:
    await anna.runs("/club vote")
    await ben.sees("A vote!")
    await ben.clicks("Join")
    await ben.sees("Welcome, Ben")
    await anna.sees_nothing_of("Welcome, Ben")


async def test_menus_of_all_kinds_bring_what_was_picked(box: Sandbox, anna: Person, ben: Person) -> None:
    friends = box.role("friends")
    await anna.runs("/club vote")
    await anna.chooses("Your fruit", "Fig", "apple")
    await anna.sees("Chosen: fig, apple")
    await anna.chooses("A user", ben)
    await anna.sees("User: Ben")
    await anna.chooses("A channel", box.channel("lounge"))
    await anna.sees("Channel: lounge")
    await anna.runs("/club more")
    await anna.chooses("A role", friends)
    await anna.sees("Role: friends")
    await anna.chooses("Anybody", ben, friends)
    await anna.sees("Picked: Member, Role")


async def test_a_modal_with_labels_is_filled_in(anna: Person, ben: Person) -> None:
    await anna.runs("/club vote")
    await anna.clicks("Name it")
    await anna.sees("Name the club")
    with pytest.raises(CannotDo, match="required"):
        await anna.submits(mood="Calm")
    await anna.submits(Club="Lotus", mood="Wild")
    await ben.sees("Lotus is Wild")
    assert anna.modal is None


async def test_an_answer_may_change_the_message(anna: Person) -> None:
    await anna.runs("/club vote")
    await anna.clicks("Close")
    await anna.sees("The vote is closed")
    await anna.sees_no_more("A vote!")
    with pytest.raises(AssertionError, match="finds no button 'Join'"):
        await anna.clicks("Join", timeout=0.1)


async def test_components_v2_with_a_picture(box: Sandbox, anna: Person, ben: Person) -> None:
    await anna.runs("/club board")
    message = await ben.sees("Turn 1")
    assert message is not None
    assert message.v2
    await ben.sees("Alt text of turn 1")
    await anna.clicks("Next turn")
    await ben.sees("Turn 2")
    assert [a.filename for a in message.attachments] == ["board_2.png"]
    await anna.sees("osiris")
    await ben.sees_nothing_of("osiris")
    assert any(showing.holds("Turn 1") for showing in ben.ever_saw())
    assert any(data == PIXEL for showing in box.ever_public() for _, data in showing.files)
    assert not any(showing.holds("osiris") for showing in box.ever_public())


async def test_options_of_all_types_arrive(box: Sandbox, anna: Person, ben: Person) -> None:
    role, lounge = box.role("friends"), box.channel("lounge")
    given = {"word": "hi", "number": 3, "ratio": 0.5, "yes": True, "who": ben, "role": role, "where": lounge}
    await anna.runs("/club options", {**given, "file": ("a.txt", b"12345")})
    await anna.sees("hi 3 0.5 True Ben friends lounge a.txt:5")


async def test_the_client_refuses_wrong_options(anna: Person) -> None:
    with pytest.raises(CannotDo, match="'to' is required"):
        await anna.runs("/club move")
    with pytest.raises(CannotDo, match="no option 'speed'"):
        await anna.runs("/club move", to="nile", speed=3)
    with pytest.raises(CannotDo, match="no subcommand 'dance'"):
        await anna.runs("/club dance")
    with pytest.raises(CannotDo, match="outside 1 to 9"):
        await anna.runs("/club options", word="x", number=10)


async def test_suggestions_while_typing(anna: Person) -> None:
    assert await anna.suggestions("/club move", "to", typed="na") == ["Napata"]
    assert await anna.suggestions("/club move", "to", typed="x") == []


async def test_a_deferred_answer_and_follow_ups_stay_private(anna: Person, ben: Person) -> None:
    await anna.runs("/club slow")
    message = await anna.sees("Thought about it, twice")
    assert message is not None
    assert message.ephemeral
    assert [a.filename for a in message.attachments] == ["thought.png"]
    await anna.sees("A better second thought")
    assert any(showing.holds("A second thought") for showing in anna.ever_saw())
    await ben.sees_nothing_of("thought.png")


async def test_direct_messages_and_who_refuses_them(box: Sandbox, anna: Person, ben: Person) -> None:
    await anna.runs("/club letter", to=ben)
    await anna.sees("Sent")
    letter = await ben.sees("A letter for you", at=box.dm(ben))
    await ben.clicks("Join", on=letter)
    await ben.sees("Welcome, Ben", at=box.dm(ben))
    await anna.sees_nothing_of("A letter for you")
    ben.refuses_dms()
    await anna.runs("/club letter", to=ben)
    await anna.sees("Not sent: 50007")


async def test_threads_pins_and_history(box: Sandbox, anna: Person, ben: Person) -> None:
    await anna.runs("/club thread")
    await anna.sees("['First words here'] 2")
    thread = next(c for c in box.server.world.channels.values() if c.thread)
    await ben.sees("Edited words here", at=thread)
    assert thread.thread is not None
    assert anna.id in thread.thread.members


async def test_errors_inside_the_bot_reach_the_user(anna: Person) -> None:
    await anna.runs("/club crash")
    await anna.sees("Something broke: boom")


async def test_context_menus(anna: Person, ben: Person) -> None:
    await anna.uses("Greet", on=ben)
    await ben.sees("Greetings, Ben")
    said = ben.writes("To be or not to be")
    await anna.uses("Quote", on=said)
    await ben.sees("Quote: To be or not to be")


async def test_commands_have_translated_names(box: Sandbox) -> None:
    carla = box.user("Carla", locale="de")
    await carla.runs("/club wahl")
    await carla.sees("A vote!")


async def test_commands_that_are_not_there_are_not_offered(anna: Person) -> None:
    with pytest.raises(CannotDo, match="no command /nothing to use here; offered: /club"):
        await anna.runs("/nothing")


async def test_the_old_buttons_work_for_a_new_bot(box: Sandbox) -> None:
    async with Sandbox() as other:
        dora = other.user("Dora")
        async with other.running(ForeignBot()):
            await dora.runs("/club vote")
        async with other.running(ForeignBot(sync=False)):
            await dora.clicks("Join")
            await dora.sees("Welcome, Dora")
