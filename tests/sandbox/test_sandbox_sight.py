"""What a user can see is what Discord would show: nothing more, nothing less."""

from collections.abc import AsyncIterator

import pytest

from sandbox import CannotDo, Person, Sandbox
from sandbox.core.permissions import BOT_DEFAULT, Permission
from tests.sandbox.foreign_bot import ForeignBot
from tests.sandbox.raw_bot import Json, RawBot


@pytest.fixture
async def foreign(box: Sandbox) -> AsyncIterator[ForeignBot]:
    client = ForeignBot()
    async with box.running(client):
        yield client


async def test_a_hidden_channel_is_hidden(box: Sandbox, bot: RawBot, anna: Person, ben: Person) -> None:
    den = box.channel("den")
    box.overwrite(den, box.guild(), deny=Permission.VIEW_CHANNEL)
    box.overwrite(den, box.bot, allow=Permission.VIEW_CHANNEL)
    box.overwrite(den, anna, allow=Permission.VIEW_CHANNEL)
    await bot.call("POST", f"/channels/{den.id}/messages", {"content": "the password is lotus"})
    await anna.sees("lotus")
    await ben.sees_nothing_of("lotus")
    assert not any(showing.holds("lotus") for showing in box.ever_public())
    with pytest.raises(AssertionError, match="Ben is not able to see #den"):
        await ben.runs("/club vote", at=den)
    box.overwrite(den, ben, allow=Permission.VIEW_CHANNEL)
    with pytest.raises(AssertionError, match="could see 'lotus'"):
        await ben.sees_nothing_of("lotus")


async def test_a_role_opens_a_channel(box: Sandbox, bot: RawBot, anna: Person) -> None:
    den, keepers = box.channel("den"), box.role("keepers")
    box.overwrite(den, box.guild(), deny=Permission.VIEW_CHANNEL)
    box.overwrite(den, keepers, allow=Permission.VIEW_CHANNEL)
    assert not anna.can_see(den)
    anna.gets(keepers)
    assert anna.can_see(den)
    box.overwrite(den, anna, deny=Permission.VIEW_CHANNEL)
    assert not anna.can_see(den), "the member's own overwrite comes last"


async def test_an_earlier_version_counts_as_seen(box: Sandbox, bot: RawBot, anna: Person) -> None:
    posted = (await bot.posts({"content": "the answer is 42"})).body
    path = f"/channels/{posted['channel_id']}/messages/{posted['id']}"
    await bot.call("PATCH", path, {"content": "the answer is hidden"})
    await anna.sees("hidden")
    await anna.sees_no_more("42")
    with pytest.raises(AssertionError, match="could see '42'"):
        await anna.sees_nothing_of("42")
    await bot.call("DELETE", path)
    with pytest.raises(AssertionError, match="could see 'hidden'"):
        await anna.sees_nothing_of("hidden")


async def test_secrets_leak_through_ids_alt_texts_names_and_bytes(box: Sandbox, bot: RawBot, anna: Person) -> None:
    leaks: dict[str, Json] = {
        "in-custom-id": {"content": "x", "components": [_row("in-custom-id", "Go")]},
        "in-label": {"content": "x", "components": [_row("go", "in-label")]},
        "in-embed": {"embeds": [{"footer": {"text": "in-embed"}}]},
    }
    for body in leaks.values():
        await bot.posts(body)
    file = {"attachments": [{"id": "0", "filename": "in-name.txt", "description": "in-alt"}]}
    await bot.posts(file, files={"x": b"... in-bytes ..."})
    for secret in (*leaks, "in-name", "in-alt", "in-bytes"):
        with pytest.raises(AssertionError, match=f"could see '{secret}'"):
            await anna.sees_nothing_of(secret)


def _row(custom_id: str, label: str) -> dict[str, object]:
    return {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": custom_id, "label": label}]}


async def test_ephemeral_messages_vanish_with_a_restart_of_the_client(
    box: Sandbox, foreign: ForeignBot, anna: Person, ben: Person
) -> None:
    await anna.runs("/club vote")
    await ben.clicks("Join")
    message = await ben.sees("Welcome, Ben")
    assert message is not None
    assert message.ephemeral
    assert "only you see it" in ben.screen()
    ben.reloads()
    await ben.sees_no_more("Welcome, Ben")
    await ben.sees("A vote!")


async def test_the_arguments_of_a_public_command_are_public(
    box: Sandbox, foreign: ForeignBot, anna: Person, ben: Person
) -> None:
    await anna.runs("/club move", to="thebes-at-night")
    with pytest.raises(AssertionError, match="could see 'thebes-at-night'"):
        await ben.sees_nothing_of("thebes-at-night")
    await anna.runs("/club letter", to=anna)
    assert any("/club letter to:@Anna" in text for s in anna.ever_saw() for text in s.texts())
    await ben.sees_nothing_of("/club letter")


async def test_suggestions_are_for_the_one_who_types(
    foreign: ForeignBot, anna: Person, ben: Person, box: Sandbox
) -> None:
    assert await anna.suggestions("/club move", "to", typed="n") == ["Nile", "Napata"]
    await ben.sees_nothing_of("Napata")
    assert any(showing.holds("Napata") for showing in anna.ever_saw())


async def test_a_disabled_button_cannot_be_clicked(box: Sandbox, bot: RawBot, anna: Person) -> None:
    button = {"type": 2, "style": 1, "custom_id": "go", "label": "Go", "disabled": True}
    await bot.posts({"content": "x", "components": [{"type": 1, "components": [button]}]})
    with pytest.raises(CannotDo, match="disabled"):
        await anna.clicks("Go", timeout=0.05)
    assert "[Go] (disabled)" in anna.screen()


async def test_a_link_does_not_reach_the_bot(bot: RawBot, anna: Person) -> None:
    link = {"type": 2, "style": 5, "label": "Rules", "url": "https://example.com"}
    await bot.posts({"content": "x", "components": [{"type": 1, "components": [link]}]})
    with pytest.raises(AssertionError, match="it opens a page"):
        await anna.clicks("Rules")


async def test_a_menu_takes_only_what_it_offers(foreign: ForeignBot, anna: Person) -> None:
    await anna.runs("/club vote")
    with pytest.raises(AssertionError, match="finds no menu 'Your fruit' with 'Plum'"):
        await anna.chooses("Your fruit", "Plum", timeout=0.05)
    with pytest.raises(CannotDo, match="takes 1 to 2 values, not 3"):
        await anna.chooses("Your fruit", "Apple", "Pear", "Fig")


async def test_a_failure_shows_the_screen(bot: RawBot, anna: Person) -> None:
    await bot.posts({"content": "something else"})
    with pytest.raises(AssertionError, match=r"does not see 'this'(.|\n)*#lounge · clerk\n    something else"):
        await anna.sees("this", timeout=0.05)


async def test_a_modal_can_be_cancelled(foreign: ForeignBot, anna: Person) -> None:
    await anna.runs("/club vote")
    await anna.clicks("Name it")
    assert anna.modal is not None
    anna.cancels()
    assert anna.modal is None
    with pytest.raises(CannotDo, match="no modal is open"):
        await anna.submits(Club="x", timeout=0.05)


async def test_admin_commands_are_offered_to_admins(box: Sandbox, bot: RawBot, anna: Person) -> None:
    need = str(Permission.MANAGE_GUILD)
    await bot.registers({"name": "admin", "description": "x", "default_member_permissions": need})
    place = box.first_channel().id
    assert box.server.sight.commands(anna.id, place) == []
    with pytest.raises(CannotDo, match="no command /admin"):
        await anna.runs("/admin")
    anna.gets(box.role("boss", Permission.MANAGE_GUILD))
    assert [command.name for command in box.server.sight.commands(anna.id, place)] == ["admin"]
    box.expel_bot()
    assert box.server.sight.commands(anna.id, place) == []


async def test_commands_in_direct_messages_depend_on_their_contexts(box: Sandbox, bot: RawBot, anna: Person) -> None:
    await bot.registers(
        {"name": "anywhere", "description": "x"}, {"name": "here-only", "description": "x", "contexts": [0]}
    )
    names = [command.name for command in box.server.sight.commands(anna.id, box.dm(anna).id)]
    assert names == ["anywhere"]


async def test_who_may_not_use_commands_is_offered_none(box: Sandbox, bot: RawBot, anna: Person) -> None:
    await bot.registers({"name": "hello", "description": "x"})
    box.overwrite(box.first_channel(), anna, deny=Permission.USE_APPLICATION_COMMANDS)
    with pytest.raises(CannotDo, match="offered: none"):
        await anna.runs("/hello")


async def test_who_may_not_write_is_silent(box: Sandbox, anna: Person) -> None:
    box.overwrite(box.first_channel(), box.guild(), deny=Permission.SEND_MESSAGES)
    with pytest.raises(CannotDo, match="no permission to write in #lounge"):
        anna.writes("hello?")
    assert BOT_DEFAULT & Permission.SEND_MESSAGES
