"""Discord fails in every way it can: the game is never harmed, and goes on."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from bot import app as application
from bot.app import GameMaster
from sandbox import DidNotRespond, Person, Sandbox
from sandbox.core.permissions import Permission
from tests.bot.conftest import MakeBot
from tests.bot.players import Player
from tests.bot.processes import WAIT
from tests.bot.soundness import assert_sound
from tests.bot.tables import GODS, play_on, sit_down, table_of
from tests.bot.test_restart import until_battle

CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
POST = "POST /channels/{channel_id}/messages"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"


def log_of(player: Player) -> list[list[str]]:
    assert player.game is not None
    return player.game.log


async def chooses_to_pray(player: Player) -> None:
    await player.opens()
    await player.person.clicks("Pray (bottom)", timeout=WAIT)


async def goes_on(box: Sandbox, app: GameMaster, players: list[Player]) -> None:
    """The game is whole, and two more turns are played."""
    await play_on(players, 2)
    await app.publishers.idle()
    assert_sound(box, app.config.database)


async def test_a_lost_answer_to_an_acknowledgement(box: Sandbox, app: GameMaster, players: list[Player]) -> None:
    first, second = players
    await chooses_to_pray(first)
    box.faults.lose_answer(CALLBACK)
    await first.person.clicks("Confirm")
    assert log_of(first) == [["a", first.seat, "pray_bottom"], ["a", first.seat, "end"]]
    await second.person.sees("chooses Pray (bottom)", timeout=WAIT)
    await goes_on(box, app, players)


async def test_an_acknowledgement_that_never_arrives(box: Sandbox, app: GameMaster, players: list[Player]) -> None:
    first, second = players
    await chooses_to_pray(first)
    box.faults.fail(CALLBACK, status=503, times=20)
    with pytest.raises(DidNotRespond):
        await first.person.clicks("Confirm")
    box.faults.clear()
    assert len(log_of(first)) == 2  # the player has heard nothing, but everybody can see it
    await second.person.sees("chooses Pray (bottom)", timeout=WAIT)
    await first.opens()
    await first.person.sees("Nothing is asked of you right now", timeout=WAIT)
    await goes_on(box, app, players)


@pytest.mark.parametrize("fault", ["fail", "rate_limit"])
async def test_a_click_is_answered_at_the_second_try(
    box: Sandbox, app: GameMaster, players: list[Player], fault: str
) -> None:
    first, _ = players
    if fault == "fail":
        box.faults.fail(CALLBACK, status=502)
    else:
        box.faults.rate_limit(CALLBACK, retry_after=0.2)
    await chooses_to_pray(first)
    await first.person.clicks("Confirm")
    assert len(log_of(first)) == 2
    await goes_on(box, app, players)


@pytest.mark.usefixtures("failures_expected")
async def test_the_answer_to_the_start_is_lost(box: Sandbox, app: GameMaster, anna: Person, ben: Person) -> None:
    box.faults.lose_answer(CALLBACK)
    await anna.runs("/kemet new")
    for person, god in zip((anna, ben), GODS, strict=False):
        await person.chooses("Join as", god, timeout=WAIT)
    box.faults.lose_answer(CALLBACK)
    await anna.clicks("Start", timeout=WAIT)
    await anna.sees("it is your turn", timeout=WAIT)
    await app.publishers.idle()
    assert_sound(box, app.config.database)


async def test_the_websocket_is_cut_in_the_middle_of_a_click(
    box: Sandbox, app: GameMaster, players: list[Player]
) -> None:
    first, second = players
    await chooses_to_pray(first)
    box.faults.slow(CALLBACK, seconds=0.5)
    actions, panel = box.server.actions, first.panel()
    ((id, _),) = first.controls()["confirm"]
    click = actions.press(first.person.id, panel.id, str(id))
    await box.drop_gateway()
    await actions.wait_for_answer(click)  # sent again when the session is resumed, or answered all the same
    assert len(log_of(first)) == 2
    box.ask_to_reconnect()
    await box.connected(timeout=WAIT)
    await second.person.sees("chooses Pray (bottom)", timeout=WAIT)
    box.invalidate_sessions()
    await box.server.world.bell.until(lambda: not app.is_closed() and app.is_ready(), WAIT)
    await box.connected(timeout=WAIT)
    await goes_on(box, app, players)


async def test_a_deleted_channel_and_a_new_one(box: Sandbox, app: GameMaster, players: list[Player]) -> None:
    first, _ = players
    entries = len(log_of(first))
    elsewhere = box.channel("elsewhere")
    box.delete_channel(box.channel("table"))
    first.person.goes_to(elsewhere)
    await first.person.runs("/kemet resume", game=first.table.id)
    await first.person.sees("it is your turn", at=elsewhere, timeout=WAIT)
    await app.publishers.idle()
    assert len(log_of(first)) == entries
    assert first.table.record.channel == int(elsewhere.id)
    assert (await table_of(app)).id == first.table.id


@pytest.mark.usefixtures("failures_expected")
async def test_every_request_may_fail_now_and_then(box: Sandbox, app: GameMaster, players: list[Player]) -> None:
    faults = box.faults
    failing = ((faults.fail, POST), (faults.lose_answer, EDIT), (faults.rate_limit, EDIT), (faults.lose_answer, POST))
    for order, route in failing:
        order(route)
        await play_on(players, 1)
        await app.publishers.idle()
    box.faults.clear()
    await goes_on(box, app, players)


@pytest.mark.usefixtures("failures_expected")
async def test_commands_that_discord_does_not_take_are_told_again(
    box: Sandbox, make_bot: MakeBot, monkeypatch: pytest.MonkeyPatch, anna: Person
) -> None:
    monkeypatch.setattr(application, "SYNC_PAUSES", (0.05,))
    box.faults.fail("PUT /applications/{application_id}/commands", status=403, times=2)
    async with box.running(make_bot()):  # it starts all the same: games that are under way go on
        async with asyncio.timeout(WAIT):
            while not [found for found in box.requests if found.method == "PUT" and found.status == 200]:
                await asyncio.sleep(0.01)
        await anna.runs("/kemet new")


@pytest.mark.parametrize(("status", "code"), [(403, 50278), (400, 50033)])
async def test_a_letter_to_somebody_who_is_gone_is_no_error(
    box: Sandbox, app: GameMaster, anna: Person, ben: Person, status: int, code: int
) -> None:
    players = await sit_down(app, anna, ben, fame=12)
    box.faults.refuse("POST /users/@me/channels", status=status, code=code, times=100)
    await until_battle(players)
    await app.letters.idle()
    await app.publishers.idle()
    assert await app.store.games.changes(players[0].table.id) == 0


@pytest.mark.usefixtures("failures_expected")
async def test_who_is_needed_is_called_although_an_old_message_cannot_be_changed(
    box: Sandbox, app: GameMaster, anna: Person, ben: Person
) -> None:
    players = await sit_down(app, anna, ben, fame=12)
    box.faults.refuse(EDIT, status=400, code=30046, times=1000)
    await until_battle(players)
    owner = players[0].table.record.owner
    await next(player for player in players if player.seat != owner).person.sees("you are needed", timeout=WAIT)
    box.faults.clear()


@pytest.mark.usefixtures("failures_expected")
async def test_a_message_that_could_not_be_stored_is_not_sent_again(
    box: Sandbox, app: GameMaster, players: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = players
    put, failures = app.store.messages.put, 2

    async def full(*args: object) -> object:
        nonlocal failures
        if failures:
            failures -= 1
            raise sqlite3.OperationalError("database or disk is full")
        return await put(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(app.store.messages, "put", full)
    await chooses_to_pray(first)
    posts = len([found for found in box.requests if found.method == "POST" and found.path.endswith("/messages")])
    await first.person.clicks("Confirm")
    await second.person.sees("chooses Pray (bottom)", timeout=WAIT)
    await app.publishers.idle()
    assert not failures
    sent = [found for found in box.requests if found.method == "POST" and found.path.endswith("/messages")]
    assert len(sent) == posts + 1
    await goes_on(box, app, players)


@pytest.mark.usefixtures("failures_expected")
async def test_whoever_clicks_for_the_first_time_while_nothing_can_be_stored_is_told(
    box: Sandbox, app: GameMaster, players: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*args: object) -> object:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(app.store.users, "put", full)
    dora = box.user("Dora")
    await dora.clicks("Your move")
    await dora.sees("Something went wrong")


async def test_no_table_is_opened_where_the_bot_may_not_write(box: Sandbox, app: GameMaster, anna: Person) -> None:
    box.overwrite(box.channel("table"), box.bot, deny=Permission.SEND_MESSAGES)
    await anna.runs("/kemet new")
    await anna.sees("I may not write and attach files")
    assert not await app.store.games.index()


@pytest.mark.usefixtures("failures_expected")
async def test_the_channel_of_a_game_that_cannot_be_loaded_can_be_freed(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    app = make_bot()
    async with box.running(app):
        await sit_down(app, anna, ben)
        await app.publishers.idle()
        table = await table_of(app)
        await app.store.database.write("UPDATE games SET state = '{}' WHERE id = ?", (table.id,))
    app = make_bot()
    async with box.running(app):
        await anna.runs("/kemet new")
        await anna.sees("was set aside")
        await anna.runs("/kemet stop")
        await anna.sees("was set aside")
        boss = box.user("Boss")
        boss.gets(box.role("Managers", Permission.MANAGE_CHANNELS))
        await boss.runs("/kemet stop")
        await anna.runs("/kemet new")
        await anna.sees("Nobody sits at the table yet")
    async with box.running(make_bot()):  # it does not come back to the channel
        await ben.runs("/kemet new")
        await ben.sees("A game is being set up in this channel")


@pytest.mark.usefixtures("failures_expected")
async def test_an_event_that_cannot_be_read_costs_itself_alone(box: Sandbox, app: GameMaster, anna: Person) -> None:
    thread = {"id": "1", "type": 11}  # without its parent
    (session,) = box.server.hub.sessions.values()
    session.push("INTERACTION_CREATE", {"id": "1", "type": 2, "token": "t", "channel": thread})
    await box.quiet()
    await anna.runs("/kemet new")
    await anna.sees("Nobody sits at the table yet")
