"""The lobby: seats, settings, who may do what, one game a channel."""

from __future__ import annotations

import asyncio
import hashlib

from bot.app import GameMaster
from sandbox import Person, Sandbox
from tests.bot.tables import play_on, sit_down, table_of


async def test_a_second_game_in_the_channel_is_refused_with_a_link(app: GameMaster, anna: Person, ben: Person) -> None:
    await anna.runs("/kemet new")
    await ben.runs("/kemet new")
    await ben.sees("A game is being set up in this channel: https://discord.com/channels/")
    await anna.sees_nothing_of("is being set up")


async def test_a_seat_is_taken_changed_and_left(app: GameMaster, anna: Person, ben: Person) -> None:
    await anna.runs("/kemet new")
    await anna.sees("Nobody sits at the table yet")
    await anna.chooses("Join as", "Horus")
    await anna.chooses("Join as", "Sobek")
    await ben.sees("**Sobek**: @Anna")
    await ben.sees_no_more("**Horus**: @Anna")
    await ben.chooses("Join as", "Horus")
    await anna.clicks("Leave")
    await ben.sees_no_more("@Anna")
    assert (await table_of(app)).record.host == int(ben.id)
    await anna.clicks("Leave")
    await anna.sees("You do not sit at this table")


async def test_a_newcomer_reads_how_it_goes_and_finds_the_rules(app: GameMaster, anna: Person, ben: Person) -> None:
    await anna.runs("/kemet new")
    await ben.sees("**How it goes**: whoever begins a turn with 9 fame or more")
    await ben.clicks("Rules")
    shown = await ben.sees("### The game in one minute")
    assert shown is not None
    assert shown.ephemeral
    await ben.chooses("Another topic", "night", on=shown)
    await ben.sees("### The night")
    await anna.sees_nothing_of("The game in one minute")


async def test_after_a_game_the_next_one_is_a_click_away_with_the_same_settings(
    app: GameMaster, anna: Person, ben: Person
) -> None:
    players = await sit_down(app, anna, ben, fame=4, options={"Language of the table": "German"})
    await players[0].table.act("stopped", lambda game: game.stop("test"))
    await ben.clicks("Neues Spiel", timeout=60)
    await anna.sees("Ruhm zum Sieg: 4 Ruhm")
    await anna.chooses("Mitspielen", "Bastet")
    found = await table_of(app)
    assert found.id != players[0].table.id
    assert found.record.status == "lobby"
    await ben.clicks("Neues Spiel")
    await ben.sees("A game is being set up in this channel")


async def test_two_at_once_for_the_same_seat(box: Sandbox, app: GameMaster, anna: Person, ben: Person) -> None:
    await anna.runs("/kemet new")
    message = await anna.sees("Nobody sits")
    assert message is not None
    custom_id = f"v1:{(await table_of(app)).id}:-:0:lobby_join:"
    actions = box.server.actions
    clicks = [actions.choose(person.id, message.id, custom_id, ["horus"]) for person in (anna, ben)]
    for click in clicks:
        await actions.wait_for_answer(click)
    assert len((await table_of(app)).seats) == 1
    await ben.sees("Horus is taken")


async def test_only_who_sits_there_may_change_the_options(app: GameMaster, anna: Person, ben: Person) -> None:
    await anna.runs("/kemet new")
    await ben.clicks("Options")
    await ben.sees("Join the table first")
    await anna.clicks("Options")
    await anna.chooses("Language of the table", "German")
    await ben.sees("Ein neues Spiel")
    await anna.chooses("Fame to win", "6 fame")
    await ben.sees("Ruhm zum Sieg: 6 Ruhm")


async def test_too_few_players_cannot_start(app: GameMaster, anna: Person) -> None:
    await anna.runs("/kemet new")
    await anna.chooses("Join as", "Horus")
    await anna.clicks("Start")
    await anna.sees("At least 2 players are needed")


async def test_colours_that_do_not_fit_are_refused_by_the_rules(app: GameMaster, anna: Person, ben: Person) -> None:
    await anna.runs("/kemet new")
    await anna.chooses("Join as", "Horus")
    await ben.chooses("Join as", "Anubis")
    await anna.clicks("Options")
    await anna.chooses("Tile colours", "Ruby (red)")
    await anna.clicks("Start")
    table = await table_of(app)
    assert table.record.status == "lobby"
    await anna.chooses("Tile colours", "at random")
    await anna.clicks("Start")
    assert table.record.status == "live"


async def test_the_host_calls_it_off_and_the_channel_is_free(app: GameMaster, anna: Person, ben: Person) -> None:
    await anna.runs("/kemet new")
    await ben.clicks("Call it off")
    await ben.sees("Only @Anna")
    await anna.clicks("Call it off")
    await ben.sees("was called off")
    await ben.runs("/kemet new")
    await ben.sees("Nobody sits at the table yet")


async def test_the_seal_is_shown_before_and_fits_the_seed_afterwards(
    app: GameMaster, anna: Person, ben: Person
) -> None:
    (player, _) = await sit_down(app, anna, ben)
    table = player.table
    assert table.game is not None
    seal = hashlib.sha256(bytes.fromhex(table.record.seed)).hexdigest()
    await ben.sees(seal)
    assert table.game.commitment == seal
    assert table.game.salt == "-".join([seat.joined for seat in table.seats])
    await anna.sees_nothing_of(table.record.seed)


async def test_computer_players_take_the_empty_seats(box: Sandbox, app: GameMaster, anna: Person) -> None:
    (player,) = await sit_down(app, anna, fill=3)
    assert [seat.user is None for seat in player.table.seats] == [False, True, True]
    for _ in range(4):
        async with asyncio.timeout(300):
            while not player.asked:
                await asyncio.sleep(0.01)  # the computer players think in threads of their own
        await play_on([player], 1)
    assert player.table.game is not None
    answered = {entry[1] for entry in player.table.game.log}
    assert len(answered) == 3
    await anna.sees("it is your turn")
