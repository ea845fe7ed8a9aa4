"""Interactions on the wire: what arrives, and all the ways to answer."""

from collections.abc import AsyncIterator

import pytest

from sandbox import Person, Sandbox
from sandbox.core.model import Interaction
from sandbox.forms.messages import Upload
from tests.sandbox.raw_bot import Gateway, Json, RawBot

BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "go", "label": "Go"}]}
GROUP = {
    "type": 2,
    "name": "table",
    "description": "Tables",
    "options": [
        {
            "type": 1,
            "name": "open",
            "description": "Opens one",
            "options": [
                {"type": 3, "name": "name", "description": "Its name", "required": True, "max_length": 10},
                {"type": 4, "name": "seats", "description": "How many", "min_value": 2, "max_value": 5},
                {"type": 9, "name": "host", "description": "Who"},
                {"type": 11, "name": "picture", "description": "A picture"},
            ],
        }
    ],
}


@pytest.fixture
async def gateway(box: Sandbox, bot: RawBot) -> AsyncIterator[Gateway]:
    await bot.registers(
        {"name": "hello", "description": "says hello"},
        {"name": "game", "description": "Games", "options": [GROUP]},
        {"name": "Inspect", "type": 3},
    )
    gateway = await bot.identifies()
    await gateway.event("GUILD_CREATE")
    yield gateway
    await gateway.socket.close()


@pytest.fixture
def asked(box: Sandbox, gateway: Gateway, anna: Person) -> Interaction:
    return box.server.actions.run_command(anna.id, box.first_channel().id, "/hello", {})


async def posted(bot: RawBot, interaction: Interaction, **data: object) -> Json:
    reply = await bot.answers(interaction, {"type": 4, "data": data})
    assert reply.status == 200
    message: Json = reply.body["resource"]["message"]
    return message


async def test_a_command_tells_who_where_and_what(
    box: Sandbox, bot: RawBot, gateway: Gateway, anna: Person, ben: Person
) -> None:
    values = {"name": "Memphis", "seats": 3, "host": ben.id, "picture": Upload("0", "a.txt", b"12")}
    box.server.actions.run_command(anna.id, box.first_channel().id, "/game table open", values)
    event = await gateway.event("INTERACTION_CREATE")
    assert (event["type"], event["data"]["name"], event["guild_id"]) == (2, "game", box.guild().id)
    assert event["member"]["user"]["id"] == anna.id
    assert event["channel"]["id"] == box.first_channel().id
    assert event["context"] == 0
    [group] = event["data"]["options"]
    [subcommand] = group["options"]
    assert (group["type"], subcommand["type"]) == (2, 1)
    given = {option["name"]: option["value"] for option in subcommand["options"]}
    assert (given["name"], given["seats"], given["host"]) == ("Memphis", 3, ben.id)
    resolved = event["data"]["resolved"]
    assert resolved["users"][ben.id]["username"] == "ben"
    assert "user" not in resolved["members"][ben.id]
    [file] = resolved["attachments"].values()
    async with bot.http.get(file["url"]) as response:
        assert await response.read() == b"12"


async def test_in_a_direct_message_there_is_a_user_and_no_member(box: Sandbox, gateway: Gateway, anna: Person) -> None:
    box.server.actions.run_command(anna.id, box.dm(anna).id, "/hello", {})
    event = await gateway.event("INTERACTION_CREATE")
    assert event["user"]["id"] == anna.id
    assert event["context"] == 1
    assert "member" not in event
    assert "guild_id" not in event


async def test_an_answer_without_the_wish_for_a_body(bot: RawBot, asked: Interaction) -> None:
    path = f"/interactions/{asked.id}/{asked.token}/callback"
    reply = await bot.call("POST", path, {"type": 4, "data": {"content": "Hello"}}, token="")
    assert (reply.status, reply.body) == (204, None)


async def test_an_answer_says_whose_command_it_is(bot: RawBot, asked: Interaction, anna: Person) -> None:
    message = await posted(bot, asked, content="Hello")
    assert (message["type"], message["interaction"]["name"]) == (20, "hello")
    assert message["interaction_metadata"]["user"]["id"] == anna.id
    assert message["webhook_id"] == bot.box.bot.id


async def test_a_deferral_is_filled_by_an_edit(bot: RawBot, asked: Interaction, anna: Person, ben: Person) -> None:
    reply = await bot.answers(asked, {"type": 5, "data": {"flags": 64}})
    assert reply.body["interaction"]["response_message_loading"] is True
    await anna.sees("Clerk is thinking...")
    body = {"flags": 1 << 15, "components": [{"type": 10, "content": "Thought"}]}
    edited = await bot.call("PATCH", bot.webhook(asked, "/messages/@original"), body)
    assert (edited.status, edited.body["flags"]) == (200, 1 << 15 | 64)
    await anna.sees("Thought")
    await anna.sees_no_more("is thinking")
    await ben.sees_nothing_of("Thought")


async def test_the_first_follow_up_takes_the_place_of_a_deferral(bot: RawBot, asked: Interaction) -> None:
    reply = await bot.answers(asked, {"type": 5, "data": {"flags": 64}})
    original = reply.body["interaction"]["response_message_id"]
    first = (await bot.call("POST", bot.webhook(asked), {"content": "one"})).body
    second = (await bot.call("POST", bot.webhook(asked), {"content": "two"})).body
    assert (first["id"], first["flags"] & 64) == (original, 64)
    assert (second["id"] != original, second["flags"] & 64) == (True, 0)


async def test_an_abandoned_deferral_is_told_to_the_user(
    box: Sandbox, bot: RawBot, asked: Interaction, anna: Person
) -> None:
    await bot.answers(asked, {"type": 5})
    box.clock.advance(minutes=16)
    await anna.sees("The application did not respond")


async def test_follow_ups_are_read_changed_and_deleted(
    box: Sandbox, bot: RawBot, asked: Interaction, anna: Person
) -> None:
    await posted(bot, asked, content="Hello")
    extra = (await bot.call("POST", bot.webhook(asked), {"content": "psst", "flags": 64})).body
    path = bot.webhook(asked, f"/messages/{extra['id']}")
    assert (await bot.call("GET", path)).body["content"] == "psst"
    assert (await bot.call("PATCH", path, {"content": "psst!"})).body["content"] == "psst!"
    assert (await bot.call("DELETE", path)).status == 204
    await anna.sees_no_more("psst!")
    assert (await bot.call("DELETE", bot.webhook(asked, "/messages/@original"))).status == 204
    assert box.messages == []


async def test_a_click_brings_its_message_and_may_change_it(
    box: Sandbox, bot: RawBot, gateway: Gateway, asked: Interaction, anna: Person, ben: Person
) -> None:
    message = await posted(bot, asked, content="Press", components=[BUTTON])
    click = box.server.actions.press(ben.id, message["id"], "go")
    event = await gateway.event("INTERACTION_CREATE")
    while event["id"] != click.id:
        event = await gateway.event("INTERACTION_CREATE")
    assert (event["type"], event["message"]["id"], event["data"]["custom_id"]) == (3, message["id"], "go")
    reply = await bot.answers(click, {"type": 7, "data": {"content": "Pressed", "components": []}})
    assert reply.body["resource"]["message"]["id"] == message["id"]
    await anna.sees("Pressed")
    whisper = (await bot.call("POST", bot.webhook(click), {"content": "well done", "flags": 64})).body
    assert whisper["interaction_metadata"]["interacted_message_id"] == message["id"]
    await anna.sees_nothing_of("well done")


async def test_a_silent_acknowledgement_changes_nothing_until_the_edit(
    box: Sandbox, bot: RawBot, asked: Interaction, anna: Person
) -> None:
    message = await posted(bot, asked, content="Press", components=[BUTTON])
    click = box.server.actions.press(anna.id, message["id"], "go")
    assert (await bot.answers(click, {"type": 6})).status == 200
    assert box.messages[0].edited is None
    await bot.call("PATCH", bot.webhook(click, "/messages/@original"), {"content": "Now"})
    await anna.sees("Now")
    assert [m.content for m in box.messages] == ["Now"]


async def test_an_ephemeral_message_has_buttons_too(
    box: Sandbox, bot: RawBot, asked: Interaction, anna: Person
) -> None:
    message = await posted(bot, asked, content="Secret", flags=64, components=[BUTTON])
    box.clock.advance(minutes=20)
    click = box.server.actions.press(anna.id, message["id"], "go")
    reply = await bot.answers(click, {"type": 7, "data": {"content": "Changed"}})
    assert reply.body["interaction"]["response_message_ephemeral"] is True
    await anna.sees("Changed")
    edit = await bot.call("PATCH", bot.webhook(click, "/messages/@original"), {"content": "Again"})
    assert edit.status == 200, "a click brings a fresh token"
    assert any(showing.holds("Secret") for showing in anna.ever_saw()), "earlier versions were seen too"


async def test_a_modal_knows_where_it_came_from(
    box: Sandbox, bot: RawBot, gateway: Gateway, asked: Interaction, anna: Person
) -> None:
    message = await posted(bot, asked, content="Press", components=[BUTTON])
    click = box.server.actions.press(anna.id, message["id"], "go")
    field = {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "name", "style": 1}}
    await bot.answers(click, {"type": 9, "data": {"custom_id": "m", "title": "Who?", "components": [field]}})
    await box.server.actions.wait_for_answer(click)
    sent = box.server.actions.submit(anna.id, {"name": "Anna"})
    event = await gateway.event("INTERACTION_CREATE")
    while event["type"] != 5:
        event = await gateway.event("INTERACTION_CREATE")
    assert (event["data"]["custom_id"], event["message"]["id"]) == ("m", message["id"])
    assert event["data"]["components"][0]["component"]["value"] == "Anna"
    reply = await bot.answers(sent, {"type": 7, "data": {"content": "Thanks", "components": []}})
    assert reply.status == 200
    follow_up = (await bot.call("POST", bot.webhook(sent), {"content": "x"})).body
    trigger = follow_up["interaction_metadata"]["triggering_interaction_metadata"]
    assert (trigger["type"], trigger["interacted_message_id"]) == (3, message["id"])


async def test_a_message_command_brings_the_message(
    box: Sandbox, bot: RawBot, gateway: Gateway, anna: Person, ben: Person
) -> None:
    said = ben.writes("look at this")
    box.server.actions.use_on(anna.id, said.channel_id, "Inspect", target=said.id, of_message=True)
    event = await gateway.event("INTERACTION_CREATE")
    assert event["data"]["target_id"] == said.id
    assert event["data"]["resolved"]["messages"][said.id]["content"] == "look at this"


async def test_everything_the_bot_sent_is_recorded(box: Sandbox, bot: RawBot, asked: Interaction) -> None:
    await bot.answers(asked, {"type": 4, "data": {"content": "Hello"}}, files={"a.txt": b"file"})
    request = box.requests[-1]
    assert (request.method, request.route) == ("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
    assert request.body["data"]["content"] == "Hello"
    assert request.files == [("a.txt", b"file")]
    assert (request.status, request.answer["interaction"]["id"]) == (200, asked.id)
    assert [showing.what for showing in box.showings if showing.holds("Hello")] == ["message"]
