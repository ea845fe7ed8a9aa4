"""Battle choices by direct message, or without them."""

from __future__ import annotations

from bot.app import GameMaster
from sandbox import Person, Sandbox
from sandbox.people.reading import message_lines
from tests.bot.conftest import MakeBot
from tests.bot.players import Player
from tests.bot.processes import WAIT
from tests.bot.tables import play_on, sit_down
from tests.bot.test_restart import until_battle


async def test_fighters_get_a_letter_with_picture_and_choice(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    app = make_bot()
    async with box.running(app):
        players = await sit_down(app, anna, ben, fame=12)
        await until_battle(players)
        for player in players:
            letter = await player.person.sees("Which card do you play?", at=box.dm(player.person), timeout=WAIT)
            assert letter is not None
            assert [found.filename for found in letter.attachments] == ["preview1.webp"]
            button = next(label for label in _labels(letter.components) if ": " in label)
            await player.person.clicks(button, on=letter)
            await player.person.sees("Which other card do you discard unseen?", at=box.dm(player.person))
        for showing in box.ever_public():
            assert not showing.holds("Which card do you play?")


async def test_who_wants_text_reads_how_the_battle_stands(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    app = make_bot()
    async with box.running(app):
        players = await sit_down(app, anna, ben, fame=12)
        await anna.runs("/kemet settings", show="text")
        await until_battle(players)
        letter = await anna.sees("Attacker ", at=box.dm(anna), timeout=WAIT)
        assert letter is not None
        assert not letter.attachments
        await players[0].opens()
        world, panel = box.server.world, players[0].panel()
        assert await world.bell.until(lambda: "Attacker " in "".join(message_lines(world, panel)), WAIT)
        assert not panel.attachments


async def test_a_letter_that_nobody_used_loses_its_buttons_when_the_choice_is_over(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    app = make_bot()
    async with box.running(app):
        players = await sit_down(app, anna, ben, fame=12)
        await until_battle(players)
        for player in players:
            await player.person.sees("Which card do you play?", at=box.dm(player.person))
        first, second = players
        letter = await first.person.sees("Which card do you play?", at=box.dm(first.person))
        assert letter is not None
        await first.person.clicks(next(label for label in _labels(letter.components) if ": " in label), on=letter)
        await first.person.sees("Which other card do you discard unseen?", at=box.dm(first.person))
        await first.plays()  # goes on at the table
        unused = await second.person.sees("Which card do you play?", at=box.dm(second.person))  # still his question
        await second.plays()
        over = "This choice is over. See at the table what came of it: #table"
        found = await second.person.sees(over, at=box.dm(second.person))
        assert found is not None
        assert unused is not None
        assert found.id == unused.id
        assert not _labels(found.components)
        assert not found.attachments
        assert not any(showing.holds("This choice is over") for showing in first.person.ever_saw())  # it shows more


def _labels(components: list[dict[str, object]]) -> list[str]:
    found = []
    for part in components:
        if "label" in part:
            found.append(str(part["label"]))
        inner = part.get("components")
        if isinstance(inner, list):
            found += _labels(inner)
    return found


async def test_a_letter_that_is_sent_says_nothing_about_later_acts(
    box: Sandbox, app: GameMaster, players: list[Player]
) -> None:
    first, _ = players
    box.faults.slow("POST /channels/{channel_id}/messages", seconds=300, times=100)
    box.faults.slow("PATCH /channels/{channel_id}/messages/{message_id}", seconds=300, times=100)
    await first.plays()  # as many changes as the channel has shown since the last time that everything was sent
    await app.publishers.settle(first.table)
    assert await app.store.games.changes(first.table.id) == 1
    box.faults.clear()


async def test_closed_direct_messages_are_no_obstacle(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    app = make_bot()
    ben.refuses_dms()
    async with box.running(app):
        players = await sit_down(app, anna, ben, fame=12)
        await until_battle(players)
        await play_on(players, 4)
        await box.quiet()
        assert not any(showing.holds("Something went wrong") for showing in ben.ever_saw())
