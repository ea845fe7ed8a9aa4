"""The lobby's options: each can be chosen, shows what it is about, and counts when the game begins."""

from __future__ import annotations

from bot.app import GameMaster
from engine.kemet.content import COLOURS
from sandbox import Person, Sandbox
from sandbox.people.reading import message_lines
from tests.bot.tables import table_of


async def test_every_option_counts_when_the_game_begins(
    box: Sandbox, app: GameMaster, anna: Person, ben: Person
) -> None:
    await anna.runs("/kemet new")
    await anna.chooses("Join as", "Horus")
    await ben.chooses("Join as", "Anubis")
    await anna.clicks("Options")
    panel = next(m for m in reversed(anna.messages) if m.ephemeral)
    lines = message_lines(box.server.world, panel)
    assert "**Rules**" not in lines  # there is only one choice
    for name in ("Tile colours", "Fame to win", "Set-up", "Language of the table", "Computer players"):
        place = lines.index(f"**{name}**")
        assert lines[place + 1].startswith(f"<{name}:")  # a caption above each menu: a chosen one hides its name
    await anna.chooses("Fame to win", "6 fame")
    await anna.chooses("Set-up", "full")
    await anna.chooses("Computer players", "fill up to 3 seats")
    await anna.chooses("Reminders", "after 8 hours")
    await anna.chooses("Language of the table", "German")
    await anna.clicks("Starten")
    table = await table_of(app)
    assert table.game is not None
    assert table.game.options["target_fame"] == 6
    assert table.game.options["quick"] is False
    assert [seat.user is None for seat in table.seats] == [False, False, True]
    assert table.record.settings["reminder"] == ["8h"]
    await ben.sees("Aufbau", timeout=20)


async def test_all_colours_can_be_chosen_and_replace_chance(app: GameMaster, anna: Person, ben: Person) -> None:
    await anna.runs("/kemet new")
    await anna.chooses("Join as", "Horus")
    await ben.chooses("Join as", "Anubis")
    await anna.clicks("Options")
    await anna.chooses("Tile colours", "random", *COLOURS)
    table = await table_of(app)
    assert table.record.settings["colours"] == list(COLOURS)
    await anna.clicks("Start")
    await anna.sees("With so many players 2 colours are in play.")
    assert table.record.status == "lobby"
    await anna.chooses("Tile colours", "random", *COLOURS)  # added to what stood there: this is meant now
    assert table.record.settings["colours"] == ["random"]
    await anna.chooses("Tile colours", *COLOURS[-2:])
    await anna.clicks("Start")
    assert table.game is not None
    assert sorted(table.game.view(None)["colours"]) == sorted(COLOURS[-2:])


async def test_a_second_new_says_what_is_going_on(app: GameMaster, anna: Person, ben: Person) -> None:
    await anna.runs("/kemet new")
    await anna.chooses("Join as", "Horus")
    await ben.chooses("Join as", "Anubis")
    await anna.clicks("Start")
    await anna.sees("it is your turn", timeout=20)
    await app.publishers.idle()
    await ben.runs("/kemet new")
    message = await ben.sees("A game is going on in this channel. Round 1 · Day.")
    assert message is not None
    assert message.ephemeral
    await ben.sees("is taking a turn.")
    posted = await app.store.messages.of((await table_of(app)).id, "turn")
    await ben.sees(f"/{posted[-1].id}")
