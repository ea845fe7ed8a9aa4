"""Wrong answers to interactions: late, twice, of the wrong kind, with wrong modals and suggestions."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from sandbox import DidNotRespond, Person, Sandbox
from sandbox.core.model import Interaction
from tests.sandbox.raw_bot import Gateway, Json, RawBot

HELLO = {"type": 4, "data": {"content": "Hello"}}


@pytest.fixture(autouse=True)
async def online(box: Sandbox, bot: RawBot) -> AsyncIterator[Gateway]:
    word = {"type": 3, "name": "word", "description": "a word", "autocomplete": True}
    await bot.registers({"name": "hello", "description": "says hello", "options": [word]})
    gateway = await bot.identifies()
    await gateway.event("READY")
    yield gateway
    await gateway.socket.close()


@pytest.fixture
def asked(box: Sandbox, anna: Person) -> Interaction:
    return box.server.actions.run_command(anna.id, box.first_channel().id, "/hello", {})


def text_input(**more: Any) -> Json:
    return {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "name", "style": 1, **more}}


def modal(**more: Any) -> Json:
    return {"type": 9, "data": {"custom_id": "m", "title": "Name it", "components": [text_input()], **more}}


WRONG: dict[str, tuple[Any, tuple[str | int, ...], str]] = {
    "no type": ({"data": {"content": "x"}}, ("type",), "BASE_TYPE_REQUIRED"),
    "an update of no message": ({"type": 7, "data": {"content": "x"}}, ("type",), "BASE_TYPE_CHOICES"),
    "suggestions for a finished command": ({"type": 8, "data": {"choices": []}}, ("type",), "BASE_TYPE_CHOICES"),
    "content too long": ({"type": 4, "data": {"content": "x" * 2001}}, ("data", "content"), "BASE_TYPE_MAX_LENGTH"),
    "a title of 46 characters": (modal(title="x" * 46), ("data", "title"), "BASE_TYPE_BAD_LENGTH"),
    "a modal without custom id": (modal(custom_id=None), ("data", "custom_id"), "BASE_TYPE_REQUIRED"),
    "a modal without fields": (modal(components=[]), ("data", "components"), "BASE_TYPE_BAD_LENGTH"),
    "a modal of 6 fields": (
        modal(components=[text_input(custom_id=str(n)) for n in range(6)]),
        ("data", "components"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "two fields of one id": (
        modal(components=[text_input(), text_input()]),
        ("data", "components", 1, "component", "custom_id"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "a button in a modal": (
        modal(components=[{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}]),
        ("data", "components", 0, "components", 0, "type"),
        "UNION_TYPE_CHOICES",
    ),
    "a label of 46 characters": (
        modal(components=[text_input() | {"label": "x" * 46}]),
        ("data", "components", 0, "label"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a placeholder of 101 characters": (
        modal(components=[text_input(placeholder="x" * 101)]),
        ("data", "components", 0, "component", "placeholder"),
        "BASE_TYPE_MAX_LENGTH",
    ),
}


@pytest.mark.parametrize("name", WRONG)
async def test_a_wrong_answer_is_refused_and_can_be_made_good(
    box: Sandbox, bot: RawBot, asked: Interaction, name: str
) -> None:
    body, path, code = WRONG[name]
    with box.expecting_violations():
        reply = await bot.answers(asked, body)
    assert reply.code == 50035
    assert code in reply.wrong(*path)
    assert (await bot.answers(asked, HELLO)).status == 200


async def test_a_second_answer_is_refused(bot: RawBot, asked: Interaction) -> None:
    assert (await bot.answers(asked, HELLO)).status == 200
    reply = await bot.answers(asked, HELLO)
    assert (reply.status, reply.body) == (
        400,
        {"message": "Interaction has already been acknowledged.", "code": 40060},
    )


async def test_a_late_answer_is_refused_and_the_user_told(
    box: Sandbox, bot: RawBot, asked: Interaction, anna: Person
) -> None:
    box.clock.advance(seconds=3.1)
    reply = await bot.answers(asked, HELLO)
    assert (reply.status, reply.body) == (404, {"message": "Unknown interaction", "code": 10062})
    with pytest.raises(DidNotRespond):
        await box.server.actions.wait_for_answer(asked)
    await anna.sees("The application did not respond")


async def test_an_invented_token_is_unknown(box: Sandbox, bot: RawBot, asked: Interaction) -> None:
    reply = await bot.call("POST", f"/interactions/{asked.id}/invented/callback", HELLO)
    assert (reply.status, reply.code) == (404, 10062)
    reply = await bot.call("POST", f"/webhooks/{box.bot.id}/invented", {"content": "x"})
    assert (reply.status, reply.body) == (404, {"message": "Unknown Webhook", "code": 10015})


async def test_a_follow_up_before_the_answer_is_refused(bot: RawBot, asked: Interaction) -> None:
    reply = await bot.call("POST", bot.webhook(asked), {"content": "x"})
    assert (reply.status, reply.code) == (404, 10015)


async def test_the_token_lives_for_fifteen_minutes(box: Sandbox, bot: RawBot, asked: Interaction) -> None:
    await bot.answers(asked, HELLO)
    box.clock.advance(minutes=14, seconds=50)
    assert (await bot.call("PATCH", bot.webhook(asked, "/messages/@original"), {"content": "Edited"})).status == 200
    box.clock.advance(seconds=11)
    for method, rest, body in (
        ("PATCH", "/messages/@original", {"content": "Again"}),
        ("GET", "/messages/@original", None),
        ("DELETE", "/messages/@original", None),
        ("POST", "", {"content": "x"}),
    ):
        reply = await bot.call(method, bot.webhook(asked, rest), body)
        assert (reply.status, reply.body) == (401, {"message": "Invalid Webhook Token", "code": 50027}), method


async def test_a_modal_cannot_answer_a_modal(box: Sandbox, bot: RawBot, asked: Interaction, anna: Person) -> None:
    await bot.answers(asked, modal())
    await box.server.actions.wait_for_answer(asked)
    sent = box.server.actions.submit(anna.id, {"Name": "Memphis"})
    with box.expecting_violations():
        reply = await bot.answers(sent, modal())
    assert reply.wrong("type") == ["BASE_TYPE_CHOICES"]
    assert (await bot.answers(sent, HELLO)).status == 200


@pytest.mark.parametrize(
    ("choices", "path", "code"),
    [
        ([{"name": "x", "value": "x"}] * 26, (), "BASE_TYPE_MAX_LENGTH"),
        ([{"name": "x" * 101, "value": "x"}], (0, "name"), "BASE_TYPE_BAD_LENGTH"),
        ([{"name": "x"}], (0, "value"), "BASE_TYPE_REQUIRED"),
        ([{"name": "x", "value": "x" * 101}], (0, "value"), "BASE_TYPE_BAD_LENGTH"),
    ],
)
async def test_wrong_suggestions_are_refused(
    box: Sandbox, bot: RawBot, anna: Person, choices: list[Json], path: tuple[str | int, ...], code: str
) -> None:
    typed = box.server.actions.ask_suggestions(anna.id, box.first_channel().id, "/hello", "word", "x", {})
    with box.expecting_violations():
        reply = await bot.answers(typed, {"type": 8, "data": {"choices": choices}})
    assert reply.wrong("data", "choices", *path) == [code]


async def test_suggestions_cannot_be_answered_with_a_message(box: Sandbox, bot: RawBot, anna: Person) -> None:
    typed = box.server.actions.ask_suggestions(anna.id, box.first_channel().id, "/hello", "word", "x", {})
    with box.expecting_violations():
        assert (await bot.answers(typed, HELLO)).wrong("type") == ["BASE_TYPE_CHOICES"]


async def test_a_deferral_carries_nothing_but_ephemeral(box: Sandbox, bot: RawBot, asked: Interaction) -> None:
    with box.expecting_violations() as found:
        reply = await bot.answers(asked, {"type": 5, "data": {"flags": 1 << 15 | 64}})
    assert reply.status == 200
    assert any("a deferral carries only EPHEMERAL" in violation for violation in found)


async def test_ephemeral_messages_are_out_of_reach_of_the_channel(
    box: Sandbox, bot: RawBot, asked: Interaction
) -> None:
    reply = await bot.answers(asked, {"type": 4, "data": {"content": "psst", "flags": 64}})
    message = reply.body["resource"]["message"]
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    for method, body in (("GET", None), ("PATCH", {"content": "x"}), ("DELETE", None)):
        reply = await bot.call(method, path, body)
        assert (reply.status, reply.body) == (404, {"message": "Unknown Message", "code": 10008})
    assert (await bot.call("GET", f"/channels/{message['channel_id']}/messages")).body == []


async def test_another_interactions_message_is_unknown_to_a_token(
    box: Sandbox, bot: RawBot, asked: Interaction, anna: Person
) -> None:
    first = (await bot.answers(asked, HELLO)).body["resource"]["message"]["id"]
    other = box.server.actions.run_command(anna.id, box.first_channel().id, "/hello", {})
    await bot.answers(other, HELLO)
    reply = await bot.call("PATCH", bot.webhook(other, f"/messages/{first}"), {"content": "x"})
    assert (reply.status, reply.code) == (404, 10008)
