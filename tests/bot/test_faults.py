"""Discord fails in every way it can: the game is never harmed, and goes on."""

from __future__ import annotations

import pytest

from bot.app import GameMaster
from sandbox import DidNotRespond, Person, Sandbox
from tests.bot.players import Player
from tests.bot.processes import WAIT
from tests.bot.soundness import assert_sound
from tests.bot.tables import GODS, play_on, table_of

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


@pytest.mark.usefixtures("failures_expected")
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
