"""Panels: few clicks, back and cancel, reasons, one draft for all open panels, taking back."""

from __future__ import annotations

from bot.app import GameMaster
from bot.custom_id import CustomId
from sandbox import Sandbox
from sandbox.forms.components import ROW, TEXT, walk
from tests.bot.players import Player


def game_of(player: Player) -> list[list[str]]:
    assert player.table.game is not None
    return player.table.game.log


async def test_praying_takes_three_clicks(players: list[Player]) -> None:
    first, second = players
    await first.opens()
    await first.person.clicks("Pray (bottom)")
    await first.person.clicks("Confirm")
    assert game_of(first) == [["a", first.seat, "pray_bottom"], ["a", first.seat, "end"]]
    assert second.asked


async def test_a_simple_move_takes_four_clicks(players: list[Player]) -> None:
    first, _ = players
    await first.opens()
    await first.person.clicks("Move (top)")
    (id, part), *_ = first.controls()["path"]
    assert first.table.game is not None
    zones = first.table.game.view(None)["board"]["zones"]
    free = [zone for zone, found in zones.items() if not found["armies"]]
    value = next(o["value"] for o in part["options"] if o["value"].partition("|")[2] in free)
    await first.chooses(part, value)
    await first.person.sees("goes on with")
    await first.person.clicks("Confirm")
    log = game_of(first)
    assert log[:2] == [["a", first.seat, "move_top"], ["a", first.seat, id.arg]]
    assert log[-1] == ["a", first.seat, "end"]


async def test_a_preview_of_the_board_follows_where_a_place_is_chosen(box: Sandbox, players: list[Player]) -> None:
    first, _ = players
    await first.opens()
    await first.person.clicks("Move (top)")
    await first.person.sees("preview1.webp")
    await first.person.clicks("Back")
    await box.quiet()
    assert not first.panel().attachments


async def test_back_and_cancel_change_nothing_in_the_game(players: list[Player]) -> None:
    first, _ = players
    await first.opens()
    await first.person.clicks("Pray (bottom)")
    await first.person.clicks("Back")
    await first.person.clicks("Build (middle)")
    await first.person.clicks("Cancel")
    await first.person.sees("Where does your action token go?")
    assert game_of(first) == []


async def test_what_is_not_possible_is_explained(players: list[Player]) -> None:
    first, _ = players
    await first.opens()
    await first.person.clicks("Why can’t I …?")
    await first.person.sees("Not possible now")
    await first.person.sees("End the turn")
    await first.person.clicks("Back", on=first.panel())
    await first.person.clicks("Pray (bottom)")
    await first.person.clicks("Confirm")
    assert len(game_of(first)) == 2


async def test_what_has_the_same_reason_is_said_together(players: list[Player]) -> None:
    first, _ = players
    await first.opens()
    space = next(id for id, _ in first.controls()["option"] if id.arg == "power_1")
    await first.clicks_on(space)
    await first.person.clicks("Why can’t I …?")
    (text,) = [part["content"] for part in walk(first.panel().components) if part["type"] == TEXT]
    reasons = [line.rpartition("**: ")[2] for line in text.splitlines()[1:]]
    assert len(reasons) == len(set(reasons))
    assert any(", " in line.partition("**: ")[0] for line in text.splitlines())


async def test_the_spaces_stand_in_rows_as_on_the_pyramid(players: list[Player]) -> None:
    first, _ = players
    await first.opens()
    rows = [part["components"] for part in walk(first.panel().components) if part["type"] == ROW]
    spaces = [[str(CustomId.parse(button["custom_id"]).arg) for button in row] for row in rows[:3]]  # type: ignore[union-attr]
    assert spaces == [
        ["move_top", "recruit_top"],
        ["move_middle", "build_middle", "pray_middle"],
        ["power_1", "power_2", "power_3", "pray_bottom"],
    ]


async def test_two_open_panels_show_the_same_draft(players: list[Player]) -> None:
    first, _ = players
    await first.opens()
    old = first.panel()
    await first.opens()
    await first.person.clicks("Pray (bottom)", on=first.panel())
    await first.person.clicks("Move (top)", on=old)  # an older revision: it is drawn anew and does nothing else
    await first.person.sees("moved on meanwhile")
    await first.person.clicks("Confirm", on=old)
    assert game_of(first)[0] == ["a", first.seat, "pray_bottom"]


async def test_a_second_click_on_confirm_does_nothing(box: Sandbox, players: list[Player]) -> None:
    first, second = players
    await first.opens()
    await first.person.clicks("Pray (bottom)")
    ((id, _),) = first.controls()["confirm"]
    actions, panel = box.server.actions, first.panel()
    clicks = [actions.press(first.person.id, panel.id, str(id)) for _ in range(2)]
    for click in clicks:
        await actions.wait_for_answer(click)
    assert len(game_of(first)) == 2
    assert second.asked


async def test_a_stranger_gets_a_friendly_word_and_changes_nothing(box: Sandbox, players: list[Player]) -> None:
    first, second = players
    carla = box.user("Carla")
    await carla.clicks("Your move")
    await carla.sees("You do not play in this game")
    await carla.clicks("My cards")
    await second.opens()
    await second.person.sees("Nothing is asked of you right now")
    assert game_of(first) == []


async def test_who_has_just_acted_may_take_it_back(players: list[Player]) -> None:
    first, second = players
    await first.opens()
    await first.person.clicks("Pray (bottom)")
    await first.person.clicks("Confirm")
    await first.person.clicks("Take it back")
    assert first.asked
    assert not second.asked
    await first.person.clicks("Pray (middle)")
    await first.person.clicks("Confirm")
    assert second.asked
    await second.opens()
    await second.person.clicks("Pray (bottom)")
    await second.person.clicks("Confirm")
    await first.person.clicks("Take it back")
    await first.person.sees("can no longer take this back")


async def test_forged_and_broken_custom_ids_are_refused(box: Sandbox, app: GameMaster, players: list[Player]) -> None:
    first, second = players
    await first.opens()
    await first.person.clicks("Pray (bottom)")
    ((good, _),) = first.controls()["confirm"]
    await second.opens()
    panel = second.panel()
    wrong = [
        str(good),  # the other's seat
        str(CustomId(good.game, second.seat, good.revision, "confirm")),
        str(CustomId(good.game, second.seat, 99, "option", "pray_top")),
        str(CustomId(good.game, "nobody", 1, "open")),
        str(CustomId("nothere", "-", 0, "open")),
        str(CustomId(good.game, "-", 0, "explode")),
        "v1:::",
        "x",
    ]
    for custom_id in wrong:
        panel.components = [
            {
                "type": 1,
                "id": 1,
                "components": [{"type": 2, "id": 2, "style": 1, "label": "Forged", "custom_id": custom_id}],
            }
        ]
        await second.person.clicks("Forged", on=panel)
        assert game_of(first) == []
        panel = second.panel()
    assert first.asked
