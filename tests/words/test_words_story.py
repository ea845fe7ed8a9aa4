"""Reports of whole games: nothing is lost that matters, nothing is said twice."""

from random import Random
from typing import Any

import pytest

import words
from engine import new_game
from tests.words.test_words_played import clean

SEATS = ("anubis", "bastet", "horus")


def game_of(seed: int, steps: int) -> list[list[dict[str, Any]]]:
    """What everybody saw of each answer in a game played at random."""
    rng = Random(seed)
    game = new_game("kemet", SEATS, seed=bytes([seed] * 32))
    found = []
    while not game.over and game.step < steps:
        decision = rng.choice(game.decisions)
        least = max(decision.min, min(1, decision.max))
        chosen = rng.sample(decision.options, rng.randint(least, min(decision.max, len(decision.options))))
        events = game.answer(decision.id, decision.seat, [option.id for option in chosen])
        found.append([event.to_json() for event in events if event.to is None])
    return found


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_whole_games_can_be_told(lang: str) -> None:
    for events in game_of(3, 800):
        for line in words.story(lang, events):
            assert clean(line), line
            assert len(line) <= 500, line


def test_every_payment_is_told() -> None:
    events = [event for step in game_of(5, 600) for event in step]
    for place, event in enumerate(events):
        if event["event"] == "PrayerPaid":
            around = words.story("en", events[max(0, place - 1) : place + 2])
            assert any(f"{event['prayer']} left" in line for line in around), around


def test_several_cards_of_one_battle_have_one_price() -> None:
    card = {"event": "PrayerPaid", "seat": "horus", "paid": 1, "parts": [["card", 1]]}
    laid = {"card": "b6", "interventions": ["bloodbath", "bloodbath", "war_rage"], "unpaid": []}
    events: list[dict[str, Any]] = [
        {"event": "BattleCardsRevealed", "seat": "horus", **laid},
        {**card, "prayer": 5, "reason": "intervention.bloodbath"},
        {**card, "prayer": 4, "reason": "intervention.bloodbath"},
    ]
    assert words.story("en", events) == [
        "Horus plays Closed ranks (3 strength, 1 shield) with 2× Bloodbath and War Rage. (2 PP, 4 left)"
    ]


def test_a_purchase_stands_with_its_price() -> None:
    events: list[dict[str, Any]] = [
        {
            "event": "PrayerPaid",
            "seat": "horus",
            "paid": 2,
            "parts": [["level", 3], ["tile.diamond1_priestess", -1]],
            "prayer": 4,
            "reason": "tile",
        },
        {"event": "TileBought", "seat": "horus", "tile": "ruby3_royal_scarab"},
    ]
    assert words.story("en", events) == [
        "Horus takes the power tile “Royal Scarab”. (2 PP = 3 for its level − 1 Priestess, 4 left)"
    ]
    assert words.story("de", events) == [
        "Horus nimmt das Machtplättchen „Riesenskarabäus“. (2 GP = 3 für das Level − 1 Priesterin, noch 4)"
    ]


def test_a_teleport_has_its_price_and_the_step_before_has_none() -> None:
    step = {"event": "ArmyMoved", "seat": "horus", "start": "buto_1", "end": "buto_2", "soldiers": 1, "creature": None}
    price = {"event": "PrayerPaid", "seat": "horus", "paid": 2, "parts": [["teleport", 2]], "prayer": 1}
    events: list[dict[str, Any]] = [
        {**step, "way": "walk"},
        {**price, "reason": "teleport"},
        {**step, "way": "teleport", "start": "buto_2", "end": "sobek_temple"},
    ]
    assert words.story("en", events) == [
        "Horus marches with 1 soldier from Buto 1 to Buto 2.",
        "Horus teleports with 1 soldier from Buto 2 to the Temple of Sobek. (2 PP, 1 left)",
    ]


def test_a_card_has_its_price() -> None:
    events: list[dict[str, Any]] = [
        {"event": "CardPlayed", "seat": "horus", "card": "raining_fire"},
        {"event": "PrayerPaid", "seat": "horus", "paid": 1, "parts": [["card", 1]], "prayer": 0, "reason": "card"},
        {"event": "CardsDiscarded", "seat": "horus", "cards": ["raining_fire"], "reason": "played"},
    ]
    assert words.story("de", events) == ["Horus spielt „Feuerregen“. (1 GP, noch 0)"]


def test_a_toll_is_told_by_itself() -> None:
    toll = {"paid": 1, "parts": [["creature.khnums_sphinx", 1]], "prayer": 0, "reason": "teleport"}
    move = {"start": "buto_1", "end": "sobek_temple", "way": "teleport", "soldiers": 1, "creature": None}
    events: list[dict[str, Any]] = [
        {"event": "PrayerPaid", "seat": "horus", **toll},
        {"event": "ArmyMoved", "seat": "horus", **move},
    ]
    assert words.story("en", events)[0] == "Horus pays 1 PP toll (Khnum's Sphinx) and has 0 left."


def test_steps_of_the_night_in_which_nothing_happens_are_left_out() -> None:
    gain = {"gained": 2, "parts": [["night", 2]], "prayer": 6}
    steps: list[dict[str, Any]] = [{"event": "NightStep", "step": step} for step in (1, 2, 3, 4, 5)]
    assert words.story("en", [*steps, {"event": "PrayerGained", "seat": "horus", **gain}]) == [
        "Night, step 5 of 9: General prayers.",
        "Horus gains 2 PP (general prayers) and has 6 now.",
    ]


def test_the_two_veterans_of_a_winning_defender_are_told_as_two() -> None:
    gain = {"event": "VeteranGained", "amount": 1}
    other = {"event": "FameGained", "seat": "horus", "amount": 1, "fame": "battle", "source": "battle"}
    three: list[dict[str, Any]] = [{**gain, "seat": seat} for seat in ("sobek", "wadjet", "sobek")]
    assert words.story("en", three) == ["Sobek gains 2 veterans.", "Wadjet gains 1 veteran."]
    assert words.story("de", [three[0], other, three[2]])[::2] == ["Sobek erhält 1 Veteranenplättchen."] * 2
