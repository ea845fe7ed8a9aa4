"""Commands that Discord would not register."""

from typing import Any

import pytest

from sandbox import Sandbox
from tests.sandbox.raw_bot import Json, RawBot


def command(**more: Any) -> Json:
    return {"name": "play", "description": "plays", **more}


def option(**more: Any) -> Json:
    return {"type": 3, "name": "word", "description": "a word", **more}


WRONG: dict[str, tuple[Json, tuple[str | int, ...], str]] = {
    "no name": ({"description": "x"}, ("name",), "BASE_TYPE_REQUIRED"),
    "a name of 33 characters": (command(name="x" * 33), ("name",), "BASE_TYPE_BAD_LENGTH"),
    "a name with capitals": (command(name="Play"), ("name",), "APPLICATION_COMMAND_INVALID_NAME"),
    "a name with spaces": (command(name="play now"), ("name",), "APPLICATION_COMMAND_INVALID_NAME"),
    "no description": ({"name": "play"}, ("description",), "BASE_TYPE_REQUIRED"),
    "a description of 101 characters": (command(description="x" * 101), ("description",), "BASE_TYPE_BAD_LENGTH"),
    "26 options": (
        command(options=[option(name=f"o{n}") for n in range(26)]),
        ("options",),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "an unknown type of option": (command(options=[option(type=99)]), ("options", 0, "type"), "BASE_TYPE_CHOICES"),
    "two options of one name": (
        command(options=[option(), option()]),
        ("options", 1),
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    "a required option after others": (
        command(options=[option(), option(name="other", required=True)]),
        ("options", 1),
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "26 choices": (
        command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]),
        ("options", 0, "choices"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a text as choice for a number": (
        command(options=[option(type=4, choices=[{"name": "x", "value": "x"}])]),
        ("options", 0, "choices", 0, "value"),
        "NUMBER_TYPE_COERCE",
    ),
    "choices and suggestions": (
        command(options=[option(choices=[{"name": "x", "value": "x"}], autocomplete=True)]),
        ("options", 0, "autocomplete"),
        "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID",
    ),
    "a subcommand beside an option": (
        command(options=[option(), {"type": 1, "name": "sub", "description": "x"}]),
        ("options",),
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "a group in a group": (
        command(
            options=[
                {
                    "type": 2,
                    "name": "outer",
                    "description": "x",
                    "options": [{"type": 2, "name": "inner", "description": "x"}],
                }
            ]
        ),
        ("options", 0, "options", 0, "type"),
        "BASE_TYPE_CHOICES",
    ),
    "an unknown language": (
        command(name_localizations={"xx": "x"}),
        ("name_localizations", "xx"),
        "BASE_TYPE_CHOICES",
    ),
    "a translated name with capitals": (
        command(name_localizations={"de": "Spiel"}),
        ("name_localizations", "de"),
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    "translations that are no object": (
        command(name_localizations=["x"]),
        ("name_localizations",),
        "DICT_TYPE_CONVERT",
    ),
    "an unknown context": (command(contexts=[7]), ("contexts", 0), "BASE_TYPE_CHOICES"),
    "a described context menu": (
        {"type": 2, "name": "Greet", "description": "x"},
        ("description",),
        "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED",
    ),
}


@pytest.mark.parametrize("name", WRONG)
async def test_a_wrong_command_is_refused_alone_and_in_a_list(box: Sandbox, bot: RawBot, name: str) -> None:
    body, path, code = WRONG[name]
    with box.expecting_violations():
        reply = await bot.call("POST", f"/applications/{box.bot.id}/commands", body)
    assert reply.code == 50035
    assert code in reply.wrong(*path)
    with box.expecting_violations():
        reply = await bot.registers(command(name="right"), body)
    assert code in reply.wrong(1, *path)
    assert (await bot.call("GET", f"/applications/{box.bot.id}/commands")).body == []


async def test_a_command_has_at_most_8000_characters(box: Sandbox, bot: RawBot) -> None:
    choices = [{"name": f"{n:02}" + "x" * 98, "value": f"{n:02}" + "y" * 98} for n in range(25)]
    large = command(options=[option(name=f"o{n}", choices=choices) for n in range(2)])
    with box.expecting_violations():
        reply = await bot.registers(large)
    assert reply.wrong(0) == ["APPLICATION_COMMAND_TOO_LARGE"]


async def test_names_are_unique_in_a_list(box: Sandbox, bot: RawBot) -> None:
    with box.expecting_violations():
        reply = await bot.registers(command(), command())
    assert reply.wrong(1) == ["APPLICATION_COMMANDS_DUPLICATE_NAME"]


async def test_a_hundred_commands_are_the_limit(bot: RawBot) -> None:
    many = [command(name=f"play{n}") for n in range(101)]
    assert (await bot.registers(*many[:100])).status == 200
    reply = await bot.registers(*many)
    assert (reply.status, reply.code) == (400, 30032)


async def test_two_hundred_creations_a_day_are_the_limit(box: Sandbox, bot: RawBot) -> None:
    for batch in range(2):
        assert (await bot.registers(*(command(name=f"play{batch}-{n}") for n in range(100)))).status == 200
    reply = await bot.registers(command(name="one-more"))
    assert (reply.status, reply.code) == (429, 30034)
    box.clock.advance(days=1)
    assert (await bot.registers(command(name="one-more"))).status == 200


async def test_another_applications_commands_are_out_of_reach(bot: RawBot) -> None:
    reply = await bot.call("PUT", "/applications/123/commands", [])
    assert (reply.status, reply.code) == (403, 20012)


async def test_an_unknown_command_is_unknown(box: Sandbox, bot: RawBot) -> None:
    reply = await bot.call("DELETE", f"/applications/{box.bot.id}/commands/123")
    assert (reply.status, reply.body) == (404, {"message": "Unknown application command", "code": 10063})


async def test_commands_keep_their_ids_and_tell_translations_on_demand(box: Sandbox, bot: RawBot) -> None:
    base = f"/applications/{box.bot.id}/commands"
    first = (await bot.registers(command(name_localizations={"de": "spielen"}))).body[0]
    again = (await bot.registers(command(description="plays on"), command(name="stop"))).body
    assert again[0]["id"] == first["id"]
    assert again[0]["version"] != first["version"]
    patched = await bot.call("PATCH", f"{base}/{first['id']}", {"name_localizations": {"de": "spiel"}})
    assert patched.body["description"] == "plays on"
    assert "name_localizations" not in (await bot.call("GET", base)).body[0]
    full = (await bot.call("GET", f"{base}?with_localizations=true")).body
    assert full[0]["name_localizations"] == {"de": "spiel"}


async def test_a_guild_has_commands_of_its_own(box: Sandbox, bot: RawBot) -> None:
    base = f"/applications/{box.bot.id}/guilds/{box.guild().id}/commands"
    made = await bot.call("POST", base, command())
    assert (made.status, made.body["guild_id"]) == (201, box.guild().id)
    assert (await bot.call("POST", base, command())).status == 200
    assert (await bot.call("GET", f"/applications/{box.bot.id}/commands")).body == []
    assert (await bot.call("DELETE", f"{base}/{made.body['id']}")).status == 204
    assert (await bot.call("GET", base)).body == []
