"""The real process, killed at the worst moments: nothing acknowledged is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from sandbox import CannotDo, DidNotRespond, Person, Sandbox
from tests.bot.processes import WAIT, Outsider, alive, by_turn, children, log_of, process, rows, seat_all
from tests.bot.soundness import assert_sound, public_messages

DRAWN = 180.0
"""Seconds: after a start there are several pictures to be drawn, by new processes; a busy machine takes its time."""
CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
POST = "POST /channels/{channel_id}/messages"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


async def until(look: Callable[[], object], seconds: float = WAIT) -> None:
    """Waits until something is so in the file of the other process."""
    async with asyncio.timeout(seconds):
        while not await asyncio.to_thread(look):
            await asyncio.sleep(0.01)


async def published(database: Path) -> None:
    """Everything is in the channel."""
    await until(lambda: rows(database, "SELECT dirty FROM games WHERE state IS NOT NULL") == [(0,)], DRAWN)


async def pray(player: Outsider) -> None:
    await player.person.clicks("Your move", timeout=WAIT)
    await player.person.clicks("Pray (bottom)", timeout=WAIT)
    await player.person.clicks("Confirm", timeout=WAIT)


async def test_killed_in_the_lobby(box: Sandbox, database: Path, anna: Person, ben: Person) -> None:
    box.faults.slow(CALLBACK, seconds=30)
    async with process(box, database):
        opening = asyncio.create_task(anna.runs("/kemet new"))
        await until(lambda: rows(database, "SELECT id FROM games"))
    with pytest.raises(DidNotRespond):
        await opening
    box.faults.clear()
    async with process(box, database):
        await anna.runs("/kemet new")  # the lobby is there, but its message never came
        await anna.chooses("Join as", "Horus", timeout=WAIT)
    async with process(box, database):
        await ben.runs("/kemet new")
        await ben.sees("A game is being set up in this channel")
        await ben.chooses("Join as", "Anubis", timeout=WAIT)
        box.faults.slow(CALLBACK, seconds=30)
        starting = asyncio.create_task(anna.clicks("Start"))
        await until(lambda: rows(database, "SELECT id FROM games WHERE status = 'live'"))
    with pytest.raises(DidNotRespond):
        await starting
    box.faults.clear()
    async with process(box, database):
        await anna.sees("it is your turn", timeout=WAIT)
        await published(database)
    assert_sound(box, database)


async def test_killed_in_the_middle_of_a_panel(box: Sandbox, database: Path, anna: Person, ben: Person) -> None:
    async with process(box, database):
        first, second = by_turn(await seat_all([anna, ben], database))
        await first.person.clicks("Your move", timeout=WAIT)
        await first.person.clicks("Pray (bottom)", timeout=WAIT)
    async with process(box, database):
        await first.person.clicks("Confirm", timeout=WAIT)  # the panel that was open
        await second.person.sees("chooses Pray (bottom)", timeout=WAIT)
        await published(database)
    assert log_of(database) == [["a", first.seat, "pray_bottom"], ["a", first.seat, "end"]]
    assert_sound(box, database)


async def test_killed_between_the_write_and_the_acknowledgement(
    box: Sandbox, database: Path, anna: Person, ben: Person
) -> None:
    async with process(box, database):
        first, second = by_turn(await seat_all([anna, ben], database))
        await first.person.clicks("Your move", timeout=WAIT)
        await first.person.clicks("Pray (bottom)", timeout=WAIT)
        box.faults.slow(CALLBACK, seconds=30)
        clicked = asyncio.create_task(first.person.clicks("Confirm"))
        await until(lambda: log_of(database))
    with pytest.raises(DidNotRespond):
        await clicked
    box.faults.clear()
    async with process(box, database):
        await second.person.sees("chooses Pray (bottom)", timeout=WAIT)
        await first.person.clicks("Confirm", timeout=WAIT)  # once more: the panel has moved on
        await first.person.sees("moved on meanwhile", timeout=WAIT)
        await pray(second)
        await published(database)
    assert [entry[2] for entry in log_of(database)] == ["pray_bottom", "end"] * 2
    assert_sound(box, database)


@pytest.mark.parametrize("posted", [False, True], ids=["before it is posted", "after it is posted"])
async def test_killed_between_the_acknowledgement_and_the_publication(
    box: Sandbox, database: Path, anna: Person, ben: Person, posted: bool
) -> None:
    async with process(box, database):
        first, second = by_turn(await seat_all([anna, ben], database))
        await published(database)
        before = len(public_messages(box))
        if posted:
            box.faults.lose_answer(POST)  # the message is there, but the process dies before it knows
        else:
            box.faults.slow(POST, seconds=30)
            box.faults.slow(EDIT, seconds=30)
        await pray(first)
        await until(lambda: log_of(database))
        if posted:
            await box.server.world.bell.until(lambda: len(public_messages(box)) > before, WAIT)
    box.faults.clear()
    async with process(box, database):
        await second.person.sees("chooses Pray (bottom)", timeout=WAIT)
        await pray(second)
        await published(database)
    assert len(log_of(database)) == 4
    assert_sound(box, database)
    assert len(second.person.pings) == 1


async def play_until(players: list[Outsider], there: Callable[[], object]) -> None:
    """Plays on until something is so."""
    for _ in range(300):
        if there():
            return
        await by_turn(players)[0].plays()
    raise AssertionError("never came")


async def test_killed_between_two_battle_choices_and_at_night(
    box: Sandbox, database: Path, anna: Person, ben: Person
) -> None:
    def battle() -> bool:
        return len(sealed(anna_plays)) == 2

    def sealed(player: Outsider) -> list[str]:
        game = player.game
        assert game is not None
        return [found.seat for found in game.decisions if found.secret == "sealed"]

    def night() -> bool:
        game = anna_plays.game
        assert game is not None
        return bool(game.view(None)["phase"] == "night") and bool(game.decisions)

    async with process(box, database):
        players = await seat_all([anna, ben], database, fame=12)
        anna_plays = players[0]
        await play_until(players, battle)
        await players[0].plays()
    assert sealed(players[1]) == [players[1].seat]
    async with process(box, database):
        await players[0].opens()
        await anna.clicks("Change", timeout=WAIT)
        await until(lambda: players[0].asked)
        await players[0].composes()
        await players[0].confirms()
    async with process(box, database):
        await players[1].plays()
        assert not sealed(players[0])
        await play_until(players, night)
    entries = len(log_of(database))
    async with process(box, database):
        await play_until(players, lambda: not night())
        await published(database)
    assert len(log_of(database)) > entries
    assert_sound(box, database)


@pytest.mark.parametrize("sent", [False, True], ids=["before they are sent", "after they are sent"])
async def test_killed_between_the_publication_and_the_letters(
    box: Sandbox, database: Path, anna: Person, ben: Person, sent: bool
) -> None:
    def letters() -> list[tuple[str, str]]:
        return [
            (person.name, message.id)
            for person in (anna, ben)
            for message in box.messages
            if message.channel_id == box.dm(person).id and message.attachments
        ]

    def at_battle() -> bool:
        game = players[0].game
        assert game is not None
        return len([found for found in game.decisions if found.secret == "sealed"]) == 2

    async with process(box, database):
        players = await seat_all([anna, ben], database, fame=12)
        for person in (anna, ben):
            route = f"POST /channels/{box.dm(person).id}/messages"
            if sent:
                box.faults.lose_answer(route, times=100)  # the letter is there, but the process never knows
            else:
                box.faults.slow(route, seconds=300, times=100)
        await play_until(players, at_battle)
        await until(lambda: rows(database, "SELECT id FROM messages WHERE kind = 'call'"))
        await players[0].opens()  # time enough to note that the channel shows everything
        if sent:
            await box.server.world.bell.until(lambda: len(letters()) == 2, WAIT)
    before = letters()
    assert len(before) == (2 if sent else 0)
    box.faults.clear()
    async with process(box, database):
        await until(lambda: len(rows(database, "SELECT id FROM messages WHERE kind = 'letter'")) == 2)
        await published(database)
    assert [name for name, _ in letters()] == ["Anna", "Ben"]
    assert not sent or letters() == before
    async with process(box, database):
        await players[0].opens()
        await published(database)
    assert len(letters()) == 2


async def test_killed_at_any_moment(box: Sandbox, database: Path, anna: Person, ben: Person) -> None:
    """Again and again, wherever it happens to be; what was acknowledged is always there afterwards."""
    rng = Random(11)
    players: list[Outsider] = []
    acknowledged = 0
    for kill in range(6):
        async with process(box, database) as running:
            if not players:
                players = await seat_all([anna, ben], database)
            deadly = asyncio.get_running_loop().call_later(rng.uniform(0.3, 2.5), _kill, running) if kill < 5 else None
            while running.returncode is None and (deadly is not None or acknowledged < 30):
                player = by_turn(players)[0]
                if not player.asked:
                    break
                if await _tried(player.plays, running):
                    acknowledged += 1
                    assert len([entry for entry in log_of(database) if entry[0] == "a"]) >= acknowledged
            if deadly is None:
                await published(database)
    assert_sound(box, database)


def _kill(running: asyncio.subprocess.Process) -> None:
    if running.returncode is None:
        running.kill()


async def _tried(play: Callable[[], Awaitable[None]], running: asyncio.subprocess.Process) -> bool:
    """Plays; False if the process was killed meanwhile."""
    playing = asyncio.ensure_future(play())
    dying = asyncio.ensure_future(running.wait())
    await asyncio.wait([playing, dying], return_when=asyncio.FIRST_COMPLETED)
    if playing.done() and not playing.exception():
        dying.cancel()
        return True
    await asyncio.wait([dying], timeout=WAIT)
    playing.cancel()
    found = (await asyncio.gather(playing, return_exceptions=True))[0]
    if not dying.done() or not isinstance(found, asyncio.CancelledError | DidNotRespond | CannotDo | AssertionError):
        raise found if isinstance(found, BaseException) else AssertionError(found)
    return False


async def test_who_draws_ends_with_the_bot(box: Sandbox, database: Path, anna: Person, ben: Person) -> None:
    async with process(box, database) as running:
        await seat_all([anna, ben], database)
        drawers = children(running.pid)
        assert drawers
    await until(lambda: not any(alive(pid) for pid in drawers))


async def test_a_second_process_on_the_same_file_refuses_to_start(box: Sandbox, database: Path) -> None:
    async with process(box, database):
        second = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            env={**os.environ, "DISCORD_TOKEN": box.token, "DISCORD_API": box.api_url, "BOT_DATABASE": str(database)},
            stderr=asyncio.subprocess.PIPE,
        )
        _, said = await asyncio.wait_for(second.communicate(), 30)
        assert second.returncode == 2
        assert b"in use by another process" in said
