"""Wrong messages get Discord's error: its code, and which field is wrong how."""

from typing import Any

import pytest

from sandbox import Sandbox
from tests.sandbox.raw_bot import Json, RawBot

V2 = 1 << 15


def button(**more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **more}


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def options(count: int) -> list[Json]:
    return [{"label": f"Option {n}", "value": str(n)} for n in range(count)]


def menu(**more: Any) -> Json:
    return {"type": 3, "custom_id": "menu", "options": options(2), **more}


def text(content: str = "words") -> Json:
    return {"type": 10, "content": content}


def gallery(url: str, **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}, **more}]}


# What is sent, where Discord finds the mistake, and how it calls it.
WRONG: dict[str, tuple[Json, tuple[str | int, ...], str]] = {
    "content too long": ({"content": "x" * 2001}, ("content",), "BASE_TYPE_MAX_LENGTH"),
    "content not a text": ({"content": ["x"]}, ("content",), "STRING_TYPE_CONVERT"),
    "11 embeds": ({"embeds": [{"title": "x"}] * 11}, ("embeds",), "BASE_TYPE_MAX_LENGTH"),
    "embed title too long": ({"embeds": [{"title": "x" * 257}]}, ("embeds", 0, "title"), "BASE_TYPE_MAX_LENGTH"),
    "embed description too long": (
        {"embeds": [{"description": "x" * 4097}]},
        ("embeds", 0, "description"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "26 fields of an embed": (
        {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]},
        ("embeds", 0, "fields"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "embed field without value": (
        {"embeds": [{"fields": [{"name": "n"}]}]},
        ("embeds", 0, "fields", 0, "value"),
        "BASE_TYPE_REQUIRED",
    ),
    "embeds of 6,001 characters": (
        {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
        ("embeds", 1),
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "embed picture without scheme": (
        {"embeds": [{"image": {"url": "picture.png"}}]},
        ("embeds", 0, "image", "url"),
        "URL_TYPE_INVALID_URL",
    ),
    "embed picture of a wrong scheme": (
        {"embeds": [{"image": {"url": "ftp://example.com/a.png"}}]},
        ("embeds", 0, "image", "url"),
        "URL_TYPE_INVALID_SCHEME",
    ),
    "embed with a strange time": (
        {"embeds": [{"title": "x", "timestamp": "tomorrow"}]},
        ("embeds", 0, "timestamp"),
        "DATE_TIME_TYPE_PARSE",
    ),
    "6 rows": (
        {"components": [row(button(custom_id=str(n))) for n in range(6)]},
        ("components",),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "6 buttons in a row": (
        {"components": [row(*(button(custom_id=str(n)) for n in range(6)))]},
        ("components", 0, "components"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "an empty row": ({"components": [row()]}, ("components", 0, "components"), "BASE_TYPE_BAD_LENGTH"),
    "a button outside a row": ({"components": [button()]}, ("components", 0, "type"), "UNION_TYPE_CHOICES"),
    "a label of 81 characters": (
        {"components": [row(button(label="x" * 81))]},
        ("components", 0, "components", 0, "label"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a button without label and emoji": (
        {"components": [row({"type": 2, "style": 1, "custom_id": "go"})]},
        ("components", 0, "components", 0, "label"),
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    "a button without custom id": (
        {"components": [row({"type": 2, "style": 1, "label": "Go"})]},
        ("components", 0, "components", 0, "custom_id"),
        "BASE_TYPE_REQUIRED",
    ),
    "a custom id of 101 characters": (
        {"components": [row(button(custom_id="x" * 101))]},
        ("components", 0, "components", 0, "custom_id"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "the same custom id twice": (
        {"components": [row(button(), button())]},
        ("components", 0, "components", 1, "custom_id"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "a link with a custom id": (
        {"components": [row(button(style=5, url="https://example.com"))]},
        ("components", 0, "components", 0, "custom_id"),
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    "a style of 9": (
        {"components": [row(button(style=9))]},
        ("components", 0, "components", 0, "style"),
        "BASE_TYPE_CHOICES",
    ),
    "an emoji that is none": (
        {"components": [row(button(emoji={"name": "smile"}))]},
        ("components", 0, "components", 0, "emoji", "name"),
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    "26 options": (
        {"components": [row(menu(options=options(26)))]},
        ("components", 0, "components", 0, "options"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "no options": (
        {"components": [row(menu(options=[]))]},
        ("components", 0, "components", 0, "options"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "the same option value twice": (
        {"components": [row(menu(options=[*options(1), *options(1)]))]},
        ("components", 0, "components", 0, "options", 1),
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "an option label of 101 characters": (
        {"components": [row(menu(options=[{"label": "x" * 101, "value": "x"}]))]},
        ("components", 0, "components", 0, "options", 0, "label"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a placeholder of 151 characters": (
        {"components": [row(menu(placeholder="x" * 151))]},
        ("components", 0, "components", 0, "placeholder"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "max_values above 25": (
        {"components": [row(menu(max_values=26))]},
        ("components", 0, "components", 0, "max_values"),
        "NUMBER_TYPE_MAX",
    ),
    "two menus in a row": (
        {"components": [row(menu(), menu(custom_id="other"))]},
        ("components", 0, "components", 1),
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "a text display without the V2 flag": ({"components": [text()]}, ("components", 0, "type"), "UNION_TYPE_CHOICES"),
    "V2 with content": (
        {"flags": V2, "content": "x", "components": [text()]},
        ("content",),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "V2 with embeds": (
        {"flags": V2, "embeds": [{"title": "x"}], "components": [text()]},
        ("embeds",),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "V2 with 41 components": (
        {"flags": V2, "components": [{"type": 17, "components": [text()] * 40}]},
        ("components",),
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "V2 with 4,001 characters": (
        {"flags": V2, "components": [text("x" * 4000), text("x")]},
        ("components",),
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "11 pictures in a gallery": (
        {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "https://example.com/a.png"}}] * 11}]},
        ("components", 0, "items"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "alt text of 1,025 characters": (
        {"flags": V2, "components": [gallery("https://example.com/a.png", description="x" * 1025)]},
        ("components", 0, "items", 0, "description"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a picture whose file is missing": (
        {"flags": V2, "components": [gallery("attachment://board.png")]},
        ("components", 0, "items", 0, "media", "url"),
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "a section without accessory": (
        {"flags": V2, "components": [{"type": 9, "components": [text()]}]},
        ("components", 0, "accessory"),
        "BASE_TYPE_REQUIRED",
    ),
    "a container in a container": (
        {"flags": V2, "components": [{"type": 17, "components": [{"type": 17, "components": [text()]}]}]},
        ("components", 0, "components", 0, "type"),
        "UNION_TYPE_CHOICES",
    ),
    "the same component id twice": (
        {"flags": V2, "components": [text() | {"id": 7}, text() | {"id": 7}]},
        ("components", 1, "id"),
        "COMPONENT_ID_DUPLICATED",
    ),
    "an attachment that was not sent": (
        {"content": "x", "attachments": [{"id": "0", "filename": "a.png"}]},
        ("attachments", 0),
        "ATTACHMENT_NOT_FOUND",
    ),
    "a nonce of 26 characters": ({"content": "x", "nonce": "n" * 26}, ("nonce",), "BASE_TYPE_MAX_LENGTH"),
    "an answer to a message that is not there": (
        {"content": "x", "message_reference": {"message_id": "1"}},
        ("message_reference",),
        "REPLIES_UNKNOWN_MESSAGE",
    ),
    "mentions allowed in two ways": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        ("allowed_mentions",),
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "an unknown kind of mention": (
        {"content": "x", "allowed_mentions": {"parse": ["people"]}},
        ("allowed_mentions", "parse", 0),
        "BASE_TYPE_CHOICES",
    ),
    "components that are no list": ({"components": "x"}, ("components",), "LIST_TYPE_CONVERT"),
    "a component that is no object": ({"components": ["x"]}, ("components", 0), "MODEL_TYPE_CONVERT"),
}


@pytest.mark.parametrize("name", WRONG)
async def test_a_wrong_message_is_refused_at_the_right_field(box: Sandbox, bot: RawBot, name: str) -> None:
    body, path, code = WRONG[name]
    with box.expecting_violations() as found:
        reply = await bot.posts(body)
    assert reply.code == 50035
    assert reply.body["message"] == "Invalid Form Body"
    assert code in reply.wrong(*path)
    assert box.messages == []
    assert any("Invalid Form Body" in violation for violation in found)


async def test_limits_are_inclusive(box: Sandbox, bot: RawBot) -> None:
    rows = [row(*(button(custom_id=f"{r}{n}", label="x" * 80) for n in range(5))) for r in range(4)]
    rows.append(row(menu(options=options(25), placeholder="x" * 150, max_values=25)))
    reply = await bot.posts({"content": "x" * 2000, "components": rows, "nonce": "n" * 25})
    assert reply.status == 200
    fields = [{"name": "n", "value": "v"}] * 25
    reply = await bot.posts(
        {"embeds": [{"title": "x" * 256, "description": "x" * 4096, "fields": fields}] + [{"title": "y"}] * 9}
    )
    assert reply.status == 200
    body = {"flags": V2, "components": [{"type": 17, "components": [text("x" * 100)] * 39}]}
    assert (await bot.posts(body)).status == 200
    assert (await bot.posts({"flags": V2, "components": [text("x" * 4000)]})).status == 200


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": "  \n"}, {"flags": V2, "components": []}])
async def test_an_empty_message_is_refused(bot: RawBot, body: Json) -> None:
    reply = await bot.posts(body)
    assert (reply.status, reply.body) == (400, {"message": "Cannot send an empty message", "code": 50006})


async def test_broken_json_is_refused(box: Sandbox, bot: RawBot) -> None:
    url = f"{box.api_url}/channels/{box.first_channel().id}/messages"
    headers = {"Authorization": f"Bot {box.token}", "Content-Type": "application/json"}
    async with bot.http.post(url, data=b'{"content": ', headers=headers) as response:
        assert response.status == 400
        assert (await response.json())["code"] == 50109
    assert box.requests[-1].status == 400


async def test_files_of_more_than_10_mib_are_refused(box: Sandbox, bot: RawBot) -> None:
    big = bytes(10 * 1024 * 1024 + 1)
    reply = await bot.posts({"content": "x"}, files={"big.bin": big})
    assert (reply.status, reply.code) == (413, 40005)
    assert (await bot.posts({"content": "x"}, files={"right.bin": big[:-1]})).status == 200


async def test_eleven_files_are_too_many(box: Sandbox, bot: RawBot) -> None:
    with box.expecting_violations():
        reply = await bot.posts({}, files={f"{n}.txt": b"x" for n in range(11)})
    assert reply.wrong("attachments") == ["BASE_TYPE_MAX_LENGTH"]


async def test_a_misspelt_field_is_noticed(box: Sandbox, bot: RawBot) -> None:
    with box.expecting_violations() as found:
        reply = await bot.posts({"content": "x", "component": []})
    assert reply.status == 200, "Discord ignores what it does not know"
    assert any("field without effect: component" in violation for violation in found)


async def test_a_picture_of_an_embed_needs_its_file(box: Sandbox, bot: RawBot) -> None:
    embed = {"title": "x", "image": {"url": "attachment://board.png"}}
    with box.expecting_violations() as found:
        assert (await bot.posts({"embeds": [embed]})).status == 200
    assert any("no file for attachment://board.png" in violation for violation in found)
    await bot.posts({"embeds": [embed]}, files={"board.png": b"picture"})


async def test_the_v2_flag_cannot_be_taken_back(box: Sandbox, bot: RawBot) -> None:
    posted = await bot.posts({"flags": V2, "components": [text()]})
    path = f"/channels/{box.first_channel().id}/messages/{posted.body['id']}"
    with box.expecting_violations():
        reply = await bot.call("PATCH", path, {"flags": 0})
    assert reply.wrong("flags") == ["MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG"]
    with box.expecting_violations():
        reply = await bot.call("PATCH", path, {"content": "x"})
    assert reply.wrong("content") == ["MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"]
    assert (await bot.call("PATCH", path, {"components": [text("other words")]})).status == 200
