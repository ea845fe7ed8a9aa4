"""Whatever is sent, the sandbox answers as Discord does: it never breaks, and never answers against the description."""

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from sandbox import CannotDo, Sandbox
from tests.sandbox.raw_bot import Json, RawBot

V2 = 1 << 15
PICTURE = {"url": "https://example.com/a.png"}
BUTTON = {"type": 2, "style": 1, "label": "Go", "custom_id": "go", "emoji": {"name": "🎲"}}
OPTION = {"label": "a", "value": "b", "description": "c", "default": True, "emoji": {"name": "🎲"}}
MESSAGES: list[Json] = [
    {
        "content": "words",
        "embeds": [
            {
                "title": "T",
                "timestamp": "2020-01-01T00:00:00Z",
                "color": 5,
                "footer": {"text": "F", "icon_url": PICTURE["url"]},
                "author": {"name": "A"},
                "image": PICTURE,
                "fields": [{"name": "N", "value": "V", "inline": True}],
            }
        ],
        "allowed_mentions": {"parse": ["users"], "roles": ["1"], "replied_user": True},
        "flags": 4,
        "attachments": [],
    },
    {
        "components": [
            {"type": 1, "components": [BUTTON, {"type": 2, "style": 5, "label": "L", "url": "https://example.com"}]},
            {"type": 1, "components": [{"type": 3, "custom_id": "m", "options": [OPTION], "placeholder": "P"}]},
            {"type": 1, "components": [{"type": 5, "custom_id": "u", "default_values": [{"id": "1", "type": "user"}]}]},
            {"type": 1, "components": [{"type": 8, "custom_id": "c", "channel_types": [0], "max_values": 2}]},
        ]
    },
    {
        "flags": V2,
        "components": [
            {
                "type": 17,
                "accent_color": 5,
                "components": [
                    {"type": 10, "content": "x"},
                    {
                        "type": 9,
                        "components": [{"type": 10, "content": "y"}],
                        "accessory": {"type": 11, "media": PICTURE, "description": "D"},
                    },
                    {"type": 12, "items": [{"media": PICTURE, "description": "D", "spoiler": True}]},
                    {"type": 14, "divider": True, "spacing": 2},
                    {"type": 1, "components": [BUTTON]},
                ],
            }
        ],
    },
]
POLL: Json = {
    "poll": {"question": {"text": "Q"}, "answers": [{"poll_media": {"text": "A"}}], "duration": 5, "layout_type": 1}
}
WORD: Json = {"type": 3, "name": "word", "description": "d", "choices": [{"name": "a", "value": "b"}], "max_length": 5}
COMMAND: Json = {
    "name": "play",
    "description": "d",
    "name_localizations": {"de": "x"},
    "default_member_permissions": "8",
    "contexts": [0],
    "options": [
        {
            "type": 2,
            "name": "group",
            "description": "d",
            "options": [
                {
                    "type": 1,
                    "name": "sub",
                    "description": "d",
                    "options": [
                        WORD,
                        {"type": 4, "name": "number", "description": "d", "min_value": 1, "max_value": 5},
                        {"type": 10, "name": "ratio", "description": "d", "choices": [{"name": "a", "value": 1.5}]},
                        {"type": 7, "name": "place", "description": "d", "channel_types": [0]},
                    ],
                }
            ],
        }
    ],
}
FIELD: Json = {"type": 4, "custom_id": "a", "style": 1, "value": "v", "min_length": 0, "max_length": 9}
MODAL: Json = {
    "custom_id": "m",
    "title": "T",
    "components": [
        {"type": 18, "label": "L", "description": "D", "component": FIELD},
        {"type": 18, "label": "L", "component": {"type": 3, "custom_id": "b", "options": [OPTION], "required": False}},
        {"type": 18, "label": "L", "component": {"type": 19, "custom_id": "c", "min_values": 0, "required": False}},
        {"type": 10, "content": "words"},
    ],
}
JUNK: list[Any] = [
    *(None, True, 0, -1, 1.5, 10**30, "", "x", "1", "x" * 300, [], {}, [None], ["x"], [[]], [{}], {"x": 1}, [1, 2]),
    *({"type": 1}, [{"type": 2}], {"url": 5}, [{"id": {}}]),
]


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a body: the object or list, and the key or number."""
    keys: Any = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from places(value[key])


def broken(dice: random.Random, body: Json) -> Json:
    """A body with one or two things in it broken."""
    body = copy.deepcopy(body)
    for _ in range(dice.randint(1, 2)):
        around, key = dice.choice(list(places(body)) or [(body, "x")])
        match dice.randrange(5):
            case 0 if isinstance(around, dict):
                around.pop(key, None)
            case 1 if isinstance(around, dict):
                around[dice.choice(("id", "type", "extra"))] = copy.deepcopy(dice.choice(JUNK))
            case 2 if isinstance(around, list):
                around.extend([copy.deepcopy(around[key])] * dice.choice((1, 30)))
            case _:
                around[key] = copy.deepcopy(dice.choice(JUNK))
    return body


@pytest.mark.parametrize("seed", range(3))
async def test_broken_bodies_do_not_break_the_sandbox(box: Sandbox, bot: RawBot, seed: int) -> None:
    dice = random.Random(seed)
    anna = box.user("Anna")
    place = box.first_channel().id
    gateway = await bot.identifies()
    await bot.registers({"name": "hello", "description": "d"})
    mine = (await bot.posts({"content": "mine"})).body["id"]
    statuses = set()
    for _ in range(120):
        method, path = "POST", f"/channels/{place}/messages"
        body: Any = broken(dice, dice.choice([*MESSAGES, POLL]))
        asked = None
        match dice.randrange(4):
            case 0:
                method, path = "PATCH", f"/channels/{place}/messages/{mine}"
            case 1:
                method, path = "PUT", f"/applications/{box.bot.id}/guilds/{box.guild().id}/commands"
                body = [broken(dice, COMMAND)]
            case 2:
                asked = box.server.actions.run_command(anna.id, place, "/hello", {})
                path = f"/interactions/{asked.id}/{asked.token}/callback"
                body = dice.choice([{"type": 9, "data": broken(dice, MODAL)}, {"type": 4, "data": body}])
        reply = await bot.call(method, path, body)
        statuses.add(reply.status)
        own = [v for v in box.violations if v.startswith("the sandbox failed") or " answer " in v]
        assert (reply.status < 500, own) == (True, []), body
        box.violations.clear()
        if asked and asked.modal:
            box.server.sight.open_modal(asked)
            try:
                box.server.actions.submit(anna.id, {})
            except CannotDo:
                box.server.sight.close_modal(anna.id)
        anna.screen()
    assert {200, 400} <= statuses
    await gateway.socket.close()
