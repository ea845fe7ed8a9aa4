"""Clicks that nobody should be able to make: a private word, and nothing changes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

from bot.app import GameMaster
from bot.custom_id import CustomId
from sandbox import Person, Sandbox
from sandbox.core.model import Json, Message
from tests.bot.players import Player
from tests.bot.tables import sit_down
from tests.bot.test_restart import until_battle

ACTIONS = [
    *("open", "show", "option", "pick", "path", "group", "mark", "take", "none", "back", "cancel", "why", "confirm"),
    *("change", "undo", "hand", "vote", "resign", "lobby_join", "lobby_leave", "lobby_opts", "lobby_set"),
    *("lobby_start", "lobby_close", "lobby_again", "rules", "explode"),
]
CHARACTERS = "abz09_:|.-/ ßπ🎲\u202e\x00\n'\"%$"


def button(custom_id: str) -> Json:
    return {"type": 2, "id": 2, "style": 1, "label": "Forged", "custom_id": custom_id}


def select(custom_id: str, values: Sequence[str]) -> Json:
    options = [{"label": f"{n}", "value": value} for n, value in enumerate(values)]
    return {
        "type": 3,
        "id": 2,
        "custom_id": custom_id,
        "options": options,
        "min_values": 0,
        "max_values": len(options),
        "placeholder": "Forged",
    }


async def uses(box: Sandbox, person: Person, panel: Message, part: Json) -> None:
    """Puts a component of one's own on a private message, and uses it."""
    panel.components = [{"type": 1, "id": 1, "components": [part]}]
    actions = box.server.actions
    if part["type"] == 2:
        found = actions.press(person.id, panel.id, part["custom_id"])
    else:
        found = actions.choose(person.id, panel.id, part["custom_id"], [o["value"] for o in part["options"]])
    await actions.wait_for_answer(found)


def garbage(rng: Random, most: int) -> str:
    return "".join([rng.choice(CHARACTERS) for _ in range(rng.randint(1, most))])


def tampered(rng: Random, good: CustomId, seats: Sequence[str]) -> str:
    """An id like a real one, with something wrong in it."""
    fields = str(good).split(":", 5)
    for _ in range(rng.randint(1, 2)):
        place = rng.randrange(1, 6)
        fields[place] = {
            2: lambda: rng.choice([*seats, "-", "nobody"]),
            3: lambda: str(rng.choice([0, good.revision - 1, good.revision + 1, 10**9, -1])),
            4: lambda: rng.choice(ACTIONS),
        }.get(place, lambda: rng.choice([garbage(rng, 12), "", "end", "pray_top", "a|b|c", "99999999999"]))()
    return ":".join(fields)[:100]


async def test_whoever_is_not_asked_changes_nothing_by_any_click(box: Sandbox, players: list[Player]) -> None:
    first, second = players
    rng = Random(3)
    await first.opens()
    await first.person.clicks("Pray (bottom)")
    ((good, _),) = first.controls()["confirm"]
    state = first.table.game.to_json() if first.table.game else ""
    carla = box.user("Carla")
    for person in (second.person, carla):
        await person.clicks("Your move")
        for _ in range(40):
            panel = next(m for m in reversed(person.messages) if m.ephemeral)
            text = garbage(rng, 100) if rng.random() < 0.2 else tampered(rng, good, [first.seat, second.seat])
            if ":resign:" in text:
                continue  # one's own seat can be given up at any time
            forged = select(text, ["a", "pray_top", "🎲" * 25, first.seat]) if rng.random() < 0.4 else button(text)
            await uses(box, person, panel, forged)
            assert first.table.game is not None
            assert first.table.game.to_json() == state, text
            assert not any(found.holds("Something went wrong") for found in person.ever_saw()), text
    assert first.asked
    await first.confirms()
    assert second.asked
    assert first.table.player(first.seat) == int(first.person.id)


async def test_the_asked_player_cannot_answer_what_is_not_offered(box: Sandbox, players: list[Player]) -> None:
    first, _ = players
    rng = Random(4)
    await first.opens()
    for action in ("option", "pick", "path", "group", "mark", "take", "none", "back"):
        for values in (["nothing"], ["pray_top", "pray_bottom"], ["pray_top|"], ["|||"], ["end"], [garbage(rng, 60)]):
            sheet = await first.sheet()
            id = CustomId(first.table.id, first.seat, sheet.record.revision, action, values[0][:40])
            await uses(box, first.person, first.panel(), select(str(id), values))
            await uses(box, first.person, first.panel(), button(str(id)))
    assert first.table.game is not None
    assert first.table.game.log == []
    assert not any(found.holds("Something went wrong") for found in first.person.ever_saw())


async def test_absurd_values_of_commands_are_refused(box: Sandbox, players: list[Player]) -> None:
    first, second = players
    rng = Random(5)
    for value in ["", ",", "-", "pray_top,pray_bottom", "end", "9" * 100, *[garbage(rng, 90) for _ in range(12)]]:
        for player in (first, second):
            await player.person.runs("/act answer", {"choice": value or " "})
    await second.person.runs("/act pray", {})
    assert first.table.game is not None
    assert first.table.game.log == []
    for player in players:
        assert not any(found.holds("Something went wrong") for found in player.person.ever_saw())


async def test_clicks_at_the_same_moment_count_once_each(
    box: Sandbox, app: GameMaster, anna: Person, ben: Person
) -> None:
    players = await sit_down(app, anna, ben, fame=12)
    await until_battle(players)
    pressed = []
    for player in players:
        await player.opens()
        await player.composes()
        ((id, _),) = player.controls()["confirm"]
        pressed += [(player.person.id, player.panel().id, str(id))] * 3
    game = players[0].table.game
    assert game is not None
    before = len(game.log)
    expected = sum([len((await player.sheet()).record.answers) for player in players])
    Random(6).shuffle(pressed)
    clicks = [box.server.actions.press(*found) for found in pressed]
    await asyncio.gather(*[box.server.actions.wait_for_answer(click) for click in clicks])
    game = players[0].table.game
    assert game is not None
    answers = [entry for entry in game.log[before:] if entry[0] == "a"]
    assert len(answers) == expected
    assert not any(found.holds("Something went wrong") for found in [*anna.ever_saw(), *ben.ever_saw()])


async def test_a_command_that_the_bot_no_longer_knows(box: Sandbox, app: GameMaster, anna: Person) -> None:
    """Clients remember the commands of yesterday."""
    app.tree.remove_command("act")
    await anna.runs("/act pray")
    await anna.sees("This command has changed")
    assert await anna.suggestions("/act pray", "space") == []
