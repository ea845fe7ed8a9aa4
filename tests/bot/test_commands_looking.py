"""Looking by commands: every answer is private, pictures have words, bad input gets a friendly line."""

from __future__ import annotations

import json

from sandbox import Person, Sandbox
from tests.bot.commanders import Commander, at_table
from tests.bot.conftest import MakeBot
from tests.bot.processes import WAIT


def _pictures(found: Commander) -> list[str]:
    message = next(m for m in reversed(found.person.messages) if m.ephemeral)
    return [picture.description or "" for picture in message.attachments if picture.filename.endswith(".webp")]


async def test_pictures_come_with_alt_text_and_only_to_the_caller(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, second):
        await first.app.publishers.idle()
        before = len(second.person.ever_saw())
        city = first.game.view(None)["players"][first.seat]["city"]
        colour = first.game.view(None)["colours"][0]
        for command, options in (
            ("board", {}),
            ("board", {"part": city}),
            ("board", {"part": "west"}),
            ("hand", {}),
            ("player", {"seat": second.seat}),
            ("player", {}),
            ("tiles", {"colour": colour}),
            ("tile", {"name": "Charge!"}),
        ):
            await first.person.runs(f"/kemet {command}", options)
            await box.server.world.bell.until(lambda: bool(_pictures(first)), WAIT)
            (alt,) = _pictures(first)
            assert 20 < len(alt) <= 1024, command
        assert len(second.person.ever_saw()) == before


async def test_the_board_in_words(box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, _):
        await first.person.runs("/kemet board", text=True)
        assert not _pictures(first)
        assert "5 soldiers" in first.reads(box)


async def test_status_says_who_is_asked_and_how_all_stand(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, second):
        await second.person.runs("/kemet status")
        shown = second.reads(box)
        assert f"{first.seat.title()} is taking a turn" in shown
        assert shown.count("0/9 fame") == 2
        assert "https://discord.com/channels/" in shown


async def test_help_begins_with_how_it_goes(box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person) -> None:
    async with at_table(box, make_bot, anna, ben, fame=6) as (first, _):
        await first.person.runs("/kemet help")
        assert first.reads(box).startswith("**How it goes**: whoever begins a turn with 6 fame or more")
        await first.person.clicks("Rules", on=next(m for m in reversed(first.person.messages) if m.ephemeral))
        assert "### The game in one minute" in first.reads(box)


async def test_rules_by_topic(box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, _):
        await first.person.runs("/kemet rules")
        assert "begins a turn with 9 or more fame" in first.reads(box)  # the game in one minute
        await first.person.chooses("Another topic", "battle")
        assert "### Battle" in first.reads(box)
        topics = await first.person.suggestions("/kemet rules", "topic")
        assert topics[:2] == ["The game in one minute", "Set-up"]
        assert len(topics) <= 25  # more could not be suggested
        for topic in topics:
            await first.person.runs("/kemet rules", topic=topic)
            assert len(first.reads(box)) > 80


async def test_odds_are_private_and_offer_only_enemies(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, second):
        zones = await first.person.suggestions("/kemet odds", "zone")
        assert len(zones) == 2
        await first.person.runs("/kemet odds", zone=zones[0], soldiers=5)
        assert "wins against" in first.reads(box)
        await second.person.sees_nothing_of("wins against")
        await first.person.runs("/kemet odds", zone="the moon")
        assert "is not possible here" in first.reads(box)


async def test_since_tells_what_the_others_did(box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, second):
        await first.acts("pray")
        await first.acts("end")
        await second.acts("pray", space="pray_bottom")
        await second.acts("end")
        await first.person.runs("/kemet since")
        shown = first.reads(box)
        assert f"{second.seat.title()} gains" in shown
        assert f"{first.seat.title()} gains" not in shown
        assert len(_pictures(first)) == 1
        await first.person.runs("/kemet log", lines=3)
        assert f"{second.seat.title()} gains" in first.reads(box)


async def test_the_file_of_a_running_game_holds_nothing_secret(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, _):
        await first.person.runs("/kemet export")
        message = next(m for m in reversed(first.person.messages) if m.ephemeral)
        (attachment,) = message.attachments
        data = box.server.world.blobs.get(attachment.key)
        assert data is not None
        told = json.loads(data)
        assert told["view"] == json.loads(json.dumps(first.game.view(None)))
        assert sorted(told) == ["game", "story", "view"]
        assert first.table.record.seed.encode() not in data


async def test_bad_input_gets_a_friendly_line(box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person) -> None:
    async with at_table(box, make_bot, anna, ben) as (first, _):
        for command, options, expected in (
            ("board", {"part": "atlantis"}, "is not possible here"),
            ("board", {"part": "temple"}, "could mean several things"),
            ("board", {"part": "battle"}, "There is no battle to show"),
            ("tile", {"name": "x" * 200}, "is not possible here"),
            ("player", {"seat": "zeus"}, "is not possible here"),
            ("tiles", {"colour": "pink"}, "is not possible here"),
            ("rules", {"topic": "chess"}, "is not possible here"),
        ):
            await first.person.runs(f"/kemet {command}", options)
            assert expected in first.reads(box), command


async def test_help_and_rules_without_a_table(box: Sandbox, make_bot: MakeBot, anna: Person) -> None:
    async with box.running(make_bot()):
        await anna.runs("/kemet help")
        await anna.sees("How to play")
        await anna.runs("/kemet rules", topic="overview")
        await anna.runs("/kemet tile", name="Charge!")
        await anna.runs("/kemet status")
        await anna.sees("There is no game in this channel")
