"""What stands in the channel, whatever Discord and its people do to it."""

from __future__ import annotations

import pytest

from bot.app import GameMaster
from sandbox import Person, Sandbox
from sandbox.core.model import Message
from sandbox.core.permissions import Permission
from tests.bot.players import Player
from tests.bot.tables import play_on, sit_down
from tests.bot.test_restart import until_battle


async def begin(box: Sandbox, app: GameMaster, *people: Person) -> list[Player]:
    """Who is asked first, then the others."""
    players = await sit_down(app, *people)
    await people[0].sees("it is your turn")
    await app.publishers.idle()
    return sorted(players, key=lambda player: not player.asked)


async def pray(player: Player, space: str = "bottom") -> None:
    await player.opens()
    await player.person.clicks(f"Pray ({space})")
    await player.person.clicks("Confirm")


def turns(box: Sandbox) -> list[Message]:
    """The messages of turns, oldest first."""
    return [m for m in box.messages if not m.ephemeral and m.attachments and "table1" in m.attachments[0].filename]


def has_buttons(message: Message) -> bool:
    return "custom_id" in str(message.components)


async def test_the_turn_passes_in_a_new_message_that_rings(
    box: Sandbox, app: GameMaster, anna: Person, ben: Person
) -> None:
    first, second = await begin(box, app, anna, ben)
    assert len(first.person.pings) == 1
    assert not second.person.pings
    await pray(first)
    await second.person.sees("chooses Pray (bottom)")
    await app.publishers.idle()
    assert len(second.person.pings) == 1
    assert len(first.person.pings) == 1
    old, new = turns(box)
    assert not has_buttons(old)
    assert has_buttons(new)
    assert len(old.attachments) == 1
    assert len(new.attachments) == 2
    assert all(attachment.description for attachment in new.attachments)


async def test_who_must_act_in_anothers_turn_is_called_and_the_call_goes_away(
    box: Sandbox, app: GameMaster, anna: Person, ben: Person
) -> None:
    players = await sit_down(app, anna, ben, fame=12)
    await until_battle(players)
    owner = players[0].table.record.owner
    other = next(player for player in players if player.seat != owner)
    await other.person.sees("you are needed")
    await other.plays()
    await other.person.sees_no_more("you are needed")


async def test_a_deleted_message_is_posted_anew(box: Sandbox, app: GameMaster, anna: Person, ben: Person) -> None:
    first, second = await begin(box, app, anna, ben)
    (message,) = turns(box)
    box.delete_message(message)
    await pray_by_panel(first, app)
    await second.person.sees("it is your turn")
    await app.publishers.idle()
    assert has_buttons(turns(box)[-1])


async def pray_by_panel(player: Player, app: GameMaster) -> None:
    """Acts where no button is left to click."""
    seat, table = player.seat, player.table
    await table.act("a1", lambda game: game.answer(game.decisions[0].id, seat, ["pray_bottom"]), seat=seat)


async def test_many_messages_below_bring_the_table_down_again(
    box: Sandbox, app: GameMaster, anna: Person, ben: Person
) -> None:
    first, _ = await begin(box, app, anna, ben)
    for number in range(6):
        ben.writes(f"chatter {number}")
    await box.quiet()
    await pray_by_panel(first, app)
    await anna.sees("chooses Pray (bottom)")
    await app.publishers.idle()
    old, new = turns(box)
    assert not has_buttons(old)
    assert has_buttons(new)
    assert int(new.id) > max(int(m.id) for m in box.messages if m.content.startswith("chatter"))
    await first.opens()
    await first.person.clicks("Confirm")
    await app.publishers.idle()
    assert len(turns(box)) == 3


async def test_server_errors_are_tried_again(box: Sandbox, app: GameMaster, anna: Person, ben: Person) -> None:
    first, second = await begin(box, app, anna, ben)
    box.faults.fail("POST /channels/{channel_id}/messages", status=502)
    box.faults.fail("PATCH /channels/{channel_id}/messages/{message_id}", status=500)
    box.faults.rate_limit("POST /channels/{channel_id}/messages")
    await pray(first)
    await second.person.sees("@" + second.person.name + "): it is your turn", timeout=20)


@pytest.mark.usefixtures("failures_expected")
async def test_a_lost_answer_does_not_post_twice(box: Sandbox, app: GameMaster, anna: Person, ben: Person) -> None:
    first, second = await begin(box, app, anna, ben)
    box.faults.lose_answer("POST /channels/{channel_id}/messages")
    await pray(first)
    await second.person.sees("@" + second.person.name + "): it is your turn", timeout=20)
    await app.publishers.idle()
    assert len(turns(box)) == 2


async def test_a_channel_closed_to_the_bot_does_not_stop_the_game(
    box: Sandbox, app: GameMaster, anna: Person, ben: Person
) -> None:
    first, second = await begin(box, app, anna, ben)
    channel = box.channel("table")
    box.overwrite(channel, box.bot, deny=Permission.SEND_MESSAGES)
    await pray(first)
    await app.publishers.idle()
    assert second.asked
    await second.opens()
    await second.person.clicks("Pray (bottom)")
    box.overwrite(channel, box.bot)
    await second.person.clicks("Confirm")
    await first.person.sees("(@" + first.person.name + "): it is your turn")


async def test_everybody_reads_numbers_and_no_secrets(box: Sandbox, app: GameMaster, anna: Person, ben: Person) -> None:
    players = await begin(box, app, anna, ben)
    await play_on(players, 6)
    game = players[0].table.game
    assert game is not None
    await anna.sees_nothing_of(game.seed.hex())
    for showing in box.ever_public():
        assert not showing.holds("You draw")


async def test_a_picture_that_cannot_be_drawn_holds_up_nothing(
    box: Sandbox,
    app: GameMaster,
    anna: Person,
    ben: Person,
    monkeypatch: pytest.MonkeyPatch,
    failures_expected: None,
) -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError("no paint left")

    first, second = await begin(box, app, anna, ben)
    monkeypatch.setattr(app.studio, "draw", fails)
    await pray(first)
    await second.person.sees("chooses Pray (bottom)")
    await app.publishers.idle()
    assert len(second.person.pings) == 1
    newest = [message for message in box.messages if not message.ephemeral and has_buttons(message)][-1]
    assert not newest.attachments
    monkeypatch.undo()
    await pray(second)
    await first.person.sees("chooses Pray (bottom)")
    await app.publishers.idle()
    assert turns(box)[-1].attachments
