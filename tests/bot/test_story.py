"""Narration on messages: cut at turns, never skipped, never too long."""

from __future__ import annotations

from typing import Any

from bot import games
from bot.store import Tale
from bot.story import EVENTS_A_TALE, MOST_TEXT, parts_of, tales_of
from engine import new_game

PLUGIN = games.plugin("kemet")


def turn(seat: str) -> dict[str, Any]:
    return {"event": "TurnBegan", "seat": seat}


def placed(seat: str) -> dict[str, Any]:
    return {"event": "SoldiersPlaced", "seat": seat, "zone": "ochre_dunes", "soldiers": 2}


def human(seat: str) -> bool:
    return seat in ("anubis", "horus")


def numbered(tales: list[Tale]) -> list[Tale]:
    return [Tale(tale.entry, tale.owner, tale.opens, tale.events, n) for n, tale in enumerate(tales, 1)]


def test_a_turn_of_another_human_opens_a_tale() -> None:
    tales = tales_of([placed("anubis"), turn("horus"), placed("horus")], 3, "anubis", PLUGIN, human)
    assert [(tale.owner, tale.opens, len(tale.events)) for tale in tales] == [("anubis", False, 1), ("horus", True, 2)]


def test_turns_of_computer_players_share_a_tale() -> None:
    events = [turn("sobek"), placed("sobek"), turn("bastet"), placed("bastet"), turn("anubis")]
    tales = tales_of(events, 3, "anubis", PLUGIN, human)
    assert [(tale.owner, tale.opens) for tale in tales] == [("", True), ("anubis", True)]


def test_many_events_are_several_tales_of_one_turn() -> None:
    tales = tales_of([placed("anubis")] * (EVENTS_A_TALE + 1), 3, "anubis", PLUGIN, human)
    assert [(tale.opens, len(tale.events)) for tale in tales] == [(False, EVENTS_A_TALE), (False, 1)]


def test_later_turns_go_on_one_new_message() -> None:
    events = [turn("anubis"), placed("anubis"), turn("sobek"), placed("sobek"), turn("horus"), placed("horus")]
    tales = numbered(tales_of(events, 3, "", PLUGIN, human))
    here, coming = parts_of(tales, PLUGIN, "en", told=1)
    assert [(part.first, part.last, part.owner) for part in here] == [(1, 1, "anubis")]
    assert [(part.first, part.last, part.owner) for part in coming] == [(2, 3, "horus")]
    again, later = parts_of(tales[1:], PLUGIN, "en", told=3)
    assert [part.lines for part in again] == [part.lines for part in coming]
    assert later == []


def test_too_much_text_goes_on_further_messages_and_none_is_lost() -> None:
    events = [placed("anubis"), placed("horus")] * (EVENTS_A_TALE // 2)  # those of one seat would share a line
    tales = numbered([Tale(1, "anubis", n == 0, events) for n in range(12)])
    _, coming = parts_of(tales, PLUGIN, "en", told=None)
    assert len(coming) > 1
    assert sum(len(part.lines) for part in coming) == 12 * EVENTS_A_TALE
    assert all(sum(len(line) + 1 for line in part.lines) <= MOST_TEXT for part in coming)


def test_what_belongs_together_is_told_together_where_a_tale_ends_in_between() -> None:
    many = [turn("sobek")] * (EVENTS_A_TALE - 1) + [placed("horus"), placed("horus")]
    tales = numbered(tales_of(many, 3, "", PLUGIN, human))
    assert [len(tale.events) for tale in tales] == [EVENTS_A_TALE, 1]
    _, (part,) = parts_of(tales, PLUGIN, "en", told=None)
    assert part.lines[-1] == "Horus places 2 soldiers each in the Ochre Dunes and in the Ochre Dunes."


def test_an_undo_that_gives_a_turn_back_opens_it_anew() -> None:
    undone = {"event": "bot.undo", "seat": "anubis", "turn": "anubis"}
    tales = tales_of([undone], 3, "horus", PLUGIN, human)
    assert [(tale.owner, tale.opens) for tale in tales] == [("anubis", True)]
    tales = tales_of([undone], 3, "anubis", PLUGIN, human)
    assert [(tale.owner, tale.opens) for tale in tales] == [("anubis", False)]
    tales = tales_of([{**undone, "turn": None}], 3, "horus", PLUGIN, human)  # nobody knows: as it was
    assert [(tale.owner, tale.opens) for tale in tales] == [("horus", False)]


def test_the_tables_own_events_are_told_by_the_bot() -> None:
    tales = numbered([Tale(1, "anubis", True, [turn("anubis"), {"event": "bot.undo", "seat": "anubis"}])])
    _, (part,) = parts_of(tales, PLUGIN, "en", told=None)
    assert part.lines == ["Anubis takes a turn.", "Anubis takes the last choice back."]


def test_wherever_a_long_story_is_cut_its_message_has_its_pictures() -> None:
    """In the middle of a battle too, be it before or after the reveal."""
    game = new_game("kemet", ["anubis", "horus"], seed=bytes(32), options={"quick": True})
    player, told = PLUGIN.computer(), list[dict[str, Any]]()
    while not any(event["event"] == "BattleEnded" for event in told):
        seat = game.decisions[0].seat
        id, options = player.answer(game.view(seat))
        told += [event.to_json() for event in game.answer(id, seat, options) if event.to is None]
    began = next(place for place, event in enumerate(told) if event["event"] == "BattleBegan")
    shown = [
        len(PLUGIN.pictures({**game.view(None), "last": told[at:]}, "en", live=False)) for at in range(began, len(told))
    ]
    assert shown == [2] + [1] * (len(told) - began - 1)
