"""The process is stopped at the worst moments: the game goes on at the same question, nothing is lost or done twice."""

from __future__ import annotations

import json

import pytest

from bot.app import GameMaster
from bot.pages import Snapshot, call_page
from bot.store import GameRecord, Tale, now
from bot.store.around import Vote
from sandbox import Person, Sandbox
from tests.bot.conftest import MakeBot
from tests.bot.players import Player
from tests.bot.processes import WAIT
from tests.bot.tables import play_on, sit_down, table_of


async def again(app: GameMaster, *players: Player) -> list[Player]:
    """The same people at the same table of a new process."""
    table = await table_of(app)
    return [Player(player.person, app, table, 7) for player in players]


async def test_in_the_lobby(box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person) -> None:
    async with box.running(make_bot()):
        await anna.runs("/kemet new")
        await anna.chooses("Join as", "Horus")
    app = make_bot()
    async with box.running(app):
        await ben.runs("/kemet new")
        await ben.sees("A game is being set up in this channel")
        await ben.chooses("Join as", "Anubis")
        await anna.clicks("Start")
        await anna.sees("it is your turn", timeout=WAIT)


async def test_in_the_middle_of_a_panel(box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person) -> None:
    app = make_bot()
    async with box.running(app):
        players = await sit_down(app, anna, ben)
        first = next(player for player in players if player.asked)
        await first.opens()
        await first.person.clicks("Pray (bottom)")
    app = make_bot()
    async with box.running(app):
        (first,) = await again(app, first)
        await first.person.clicks("Confirm")
        assert first.table.game is not None
        assert first.table.game.log[0] == ["a", first.seat, "pray_bottom"]


async def until_battle(players: list[Player]) -> None:
    """Plays on until two humans choose their battle cards."""
    game = players[0].table.game
    while game is not None and not game.over:
        if any(decision.secret == "sealed" for decision in game.decisions):
            return
        await next(player for player in players if player.asked).plays()
        game = players[0].table.game
    raise AssertionError("no battle in this game")


async def test_between_two_battle_choices(box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person) -> None:
    app = make_bot()
    async with box.running(app):
        players = await sit_down(app, anna, ben, fame=12)
        await until_battle(players)
        await players[0].plays()
        assert not players[0].asked
        assert players[1].asked
    app = make_bot()
    async with box.running(app):
        first, second = await again(app, *players)
        assert not first.asked
        assert second.asked
        await first.opens()
        await first.person.clicks("Change")
        assert first.asked
        await first.composes()
        await first.confirms()
        await second.plays()
        game = first.table.game
        assert game is not None
        assert not any(decision.secret == "sealed" for decision in game.decisions)


async def test_between_the_write_and_the_acknowledgement(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    """The act is on disk, but the player has heard nothing, and nothing was published."""
    app = make_bot()
    async with box.running(app):
        players = await sit_down(app, anna, ben)
        first, second = sorted(players, key=lambda player: not player.asked)
        await box.quiet()
        seat, table = first.seat, first.table
        await app.publishers.close()
        app.tables.listeners.clear()
        await table.act("1234", lambda game: game.answer(game.decisions[0].id, seat, ["pray_bottom"]), seat=seat)
    app = make_bot()
    async with box.running(app):
        first, second = await again(app, first, second)
        await second.person.sees("chooses Pray (bottom)")
        assert first.table.game is not None
        assert len(first.table.game.log) == 1


async def test_the_story_goes_on_and_nothing_is_posted_twice(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    app = make_bot()
    async with box.running(app):
        players = await sit_down(app, anna, ben)
        await play_on(players, 3)
    app = make_bot()
    async with box.running(app):
        players = await again(app, *players)
        await play_on(players, 2)
        await app.publishers.idle()
        texts = [str(part) for message in box.messages for part in message.components]
        assert sum("settles in" in text for text in texts) == 1
        live = [text for text in texts if "v1:" in text and ":hand:" in text]
        assert len(live) == 1


async def test_a_call_that_was_sent_and_not_stored_is_taken_back(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    """By a process that was killed in between; when the next one looks, nobody needs to be called any more."""
    app = make_bot()
    async with box.running(app):
        players = await sit_down(app, anna, ben)
        await app.publishers.idle()
        table = players[0].table
        seat = next(player.seat for player in players if not player.asked)
        nonce = f"{table.id}.c9.{seat}"
        await app.store.meta.put(f"calling {table.id}", json.dumps({"nonce": nonce, "seats": [seat]}))
        view, _ = call_page(Snapshot.of(table), [seat]).build()
        sent = await app.get_partial_messageable(table.record.channel).send(view=view, nonce=nonce)
    assert str(sent.id) in [message.id for message in box.messages]
    app = make_bot()
    async with box.running(app):
        await next(player for player in await again(app, *players) if player.asked).plays()
        await app.publishers.idle()
        assert str(sent.id) not in [message.id for message in box.messages]
        assert await app.store.meta.get(f"calling {table.id}") is None


def lobby(id: str, channel: int) -> GameRecord:
    return GameRecord(id, "kemet", 1, channel, "lobby", 1, "en", {}, "00", None, "", now(), now())


async def test_an_ended_game_that_owes_its_end_does_not_hide_the_new_one(box: Sandbox, make_bot: MakeBot) -> None:
    """Both are of the same channel, whichever of them is found first."""
    app = make_bot()
    async with box.running(app):
        for channel, old, new in ((7, "a", "b"), (8, "d", "c")):
            await app.store.games.create(lobby(new, -channel))
            await app.store.games.create(lobby(old, channel))
            await app.store.database.write("UPDATE games SET status = 'over', dirty = 1 WHERE id = ?", (old,))
            await app.store.games.set_channel(new, channel, 1)
        await app.tables.open()
        for channel, new in ((7, "b"), (8, "c")):
            table = await app.tables.in_channel(channel)
            assert table is not None
            assert table.id == new


@pytest.mark.usefixtures("failures_expected")
async def test_a_game_that_cannot_be_read_keeps_no_other_from_going_on(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    app = make_bot()
    async with box.running(app):
        players = await sit_down(app, anna, ben)
        table = players[0].table
        await app.publishers.idle()
        for id in ("0", "zzz"):
            await app.store.games.create(lobby(id, ord(id[0])))
            await app.store.database.write(
                "UPDATE games SET dirty = 1, settings = '{', touched = 0, rowid = -channel WHERE id = ?", (id,)
            )
        await app.store.games.tell(table.id, [Tale(0, table.record.owner, False, [{"event": "bot.resumed"}])])
    async with box.running(make_bot()):
        await anna.sees("The game goes on", timeout=WAIT)


async def test_a_seat_given_to_a_computer_player_by_a_process_that_was_killed_right_then(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    app = make_bot()
    async with box.running(app):
        first, second = sorted(await sit_down(app, anna, ben), key=lambda player: not player.asked)
        await app.publishers.idle()
        assert await app.store.games.changes(first.table.id) == 0
        await app.store.games.set_player(first.table.id, first.seat, None)
    async with box.running(make_bot()):
        await second.person.sees("(@" + second.person.name + "): it is your turn", timeout=WAIT)


async def test_a_vote_that_nobody_has_seen_is_posted_after_the_start(
    box: Sandbox, make_bot: MakeBot, anna: Person, ben: Person
) -> None:
    app = make_bot()
    async with box.running(app):
        first, second = await sit_down(app, anna, ben)
        users = (int(first.person.id), int(second.person.id))
        channel = first.table.record.channel
        await app.around.store.open_vote(
            Vote(0, first.table.id, "pause", {}, users[0], users, channel, now() + 3600, {users[0]: True})
        )
    async with box.running(make_bot()):
        await second.person.sees("would like to pause the game", timeout=WAIT)
        await second.person.clicks("Agree")
        await first.person.sees("The game is paused.", timeout=WAIT)
