"""Sentences of the game, as people read them."""

import logging
from typing import Any

import pytest

import words

MARCH = {
    "event": "ArmyMoved",
    "seat": "horus",
    "start": "buto_1",
    "end": "sobek_temple",
    "way": "walk",
    "soldiers": 5,
    "creature": "phoenix",
}


def told(name: str, **facts: object) -> list[str]:
    return [words.narrate(lang, {"event": name, **facts}) for lang in words.LANGUAGES]


def test_a_march_names_who_and_where() -> None:
    assert words.narrate("en", MARCH) == (
        "Horus marches with 5 soldiers and the Phoenix from Buto 1 to the Temple of Sobek."
    )
    assert words.narrate("de", MARCH) == ("Horus zieht mit 5 Soldaten und dem Phönix aus Buto 1 zum Tempel des Sobek.")


@pytest.mark.parametrize(
    ("way", "english", "german"),
    [
        ("voyage", "Horus sails with 1 soldier", "Horus segelt mit 1 Soldaten vom Akazienufer ins Kobratal."),
        ("teleport", "Horus teleports with", "Horus teleportiert sich mit 1 Soldaten vom Akazienufer ins Kobratal."),
        ("retreat", "Horus retreats with", "Horus zieht sich mit 1 Soldaten vom Akazienufer ins Kobratal zurück."),
    ],
)
def test_every_way_has_its_verb(way: str, english: str, german: str) -> None:
    event = {**MARCH, "way": way, "soldiers": 1, "creature": None, "start": "acacia_bank", "end": "cobra_valley"}
    assert words.narrate("en", event).startswith(english)
    assert words.narrate("de", event) == german


def test_a_gain_names_its_parts_and_what_is_lost_beyond_eleven() -> None:
    parts = [["pray", 2], ["tile.diamond1_priest", 1]]
    assert told("PrayerGained", seat="horus", gained=3, parts=parts, prayer=8) == [
        "Horus gains 3 PP (2 Pray + 1 Priest) and has 8 now.",
        "Horus erhält 3 GP (2 Beten + 1 Priester) und hat jetzt 8.",
    ]
    assert told("PrayerGained", seat="horus", gained=1, parts=parts, prayer=11) == [
        "Horus gains 1 PP (2 Pray + 1 Priest) and has 11 now, which is all one can hold.",
        "Horus erhält 1 GP (2 Beten + 1 Priester) und hat jetzt 11, mehr geht nicht.",
    ]
    assert told("PrayerGained", seat="horus", gained=0, parts=[["pray", 2]], prayer=11) == [
        "Horus gains nothing (Pray): 11 PP is all one can hold.",
        "Horus erhält nichts (Beten): Mehr als 11 GP kann niemand haben.",
    ]


def test_who_has_placed_the_token_is_not_asked_where_it_goes() -> None:
    for token in ("silver", None):
        asked = {"kind": "day.action", "min": 1, "max": 1, "params": {"token": token, "left": 3}}
        assert words.question("en", asked) == "Anything else before your turn ends?"
        assert words.question("de", asked) == "Noch etwas, bevor dein Zug endet?"


def test_a_payment_names_its_discounts() -> None:
    parts = [["level", 4], ["tile.diamond1_priestess", -1]]
    assert told("PrayerPaid", seat="horus", paid=3, parts=parts, prayer=2, reason="tile") == [
        "Horus pays 3 PP for a power tile (4 for its level − 1 Priestess) and has 2 left.",
        "Horus zahlt 3 GP für ein Machtplättchen (4 für das Level − 1 Priesterin) und hat noch 2.",
    ]


def test_a_toll_is_no_price_of_the_way() -> None:
    parts = [["creature.khnums_sphinx", 1]]
    assert told("PrayerPaid", seat="horus", paid=1, parts=parts, prayer=2, reason="teleport") == [
        "Horus pays 1 PP toll (Khnum's Sphinx) and has 2 left.",
        "Horus zahlt 1 GP Wegzoll (Sphinx des Chnum) und hat noch 2.",
    ]


def test_fame_is_taken_from_somebody_or_nobody() -> None:
    facts = {"zone": "sobek_temple", "fame": "temple"}
    assert told("FameMoved", before=None, after="horus", **facts) == [
        "Horus takes the temple fame at the Temple of Sobek.",
        "Horus sichert sich den Tempel-Ruhm beim Tempel des Sobek.",
    ]
    assert told("FameMoved", before="anubis", after="horus", **facts) == [
        "Horus takes the temple fame at the Temple of Sobek from Anubis.",
        "Horus entreißt Anubis den Tempel-Ruhm beim Tempel des Sobek.",
    ]
    assert told("FameMoved", before="anubis", after=None, **facts) == [
        "Anubis loses the temple fame at the Temple of Sobek; it is nobody's now.",
        "Anubis verliert den Tempel-Ruhm beim Tempel des Sobek; er gehört nun niemandem.",
    ]


def test_soldiers_are_lost_removed_or_offered() -> None:
    facts: dict[str, Any] = {"seat": "horus", "zone": "date_grove", "soldiers": 1}
    assert told("SoldiersRemoved", lost=True, reason="damage", **facts) == [
        "Horus loses 1 soldier in the Date Grove.",
        "Horus verliert 1 Soldaten im Dattelhain.",
    ]
    assert told("SoldiersRemoved", lost=False, reason="card.raining_fire", **facts) == [
        "Raining Fire hits Horus in the Date Grove: 1 soldier removed.",
        "Feuerregen trifft Horus im Dattelhain: 1 Soldat entfernt.",
    ]
    assert told("SoldiersRemoved", lost=False, reason="night.sanctuary", **facts) == [
        "Horus offers 1 soldier in the Date Grove.",
        "Horus opfert 1 Soldaten im Dattelhain.",
    ]


def test_a_battle_is_reckoned_by_source() -> None:
    attacker = [
        ["strength", [["soldiers", 5], ["card", 3], ["tile.ruby1_charge", 1], ["tile.ruby3_blades_of_neith", 1]]],
        ["damage", [["card", 2]]],
        ["critical", []],
        ["shield", []],
    ]
    defender = [
        ["strength", [["soldiers", 4], ["card", 2], ["creature.ancestral_elephant", 1]]],
        ["damage", []],
        ["critical", []],
        ["shield", [["card", 2], ["creature.ancestral_elephant", 1]]],
    ]
    assert told("BattleReckoned", zone="sobek_temple", attacker=attacker, defender=defender, winner="horus") == [
        "Attacker: 10 strength (5 soldiers + 3 card + 1 Charge! + 1 Blades of Neith), 2 damage. "
        "Defender: 7 strength (4 soldiers + 2 card + 1 Ancestral Elephant), 3 shields. "
        "Horus wins at the Temple of Sobek.",
        "Angreifer: 10 Stärke (5 Soldaten + 3 Karte + 1 Ansturm + 1 Klinge der Neith), 2 Schaden. "
        "Verteidiger: 7 Stärke (4 Soldaten + 2 Karte + 1 Ur-Elefant), 3 Schilde. "
        "Horus gewinnt beim Tempel des Sobek.",
    ]


def test_revealed_cards_say_what_was_not_paid() -> None:
    laid = {"interventions": ["war_rage", "war_rage"], "unpaid": ["iron_wall"]}
    assert told("BattleCardsRevealed", seat="horus", card="b2", **laid) == [
        "Horus plays Chariot (3 strength, 2 damage) with 2× War Rage. Not paid, back in hand: Iron Wall.",
        "Horus spielt Streitwagen (3 Stärke, 2 Schaden), dazu 2× Kriegszorn. "
        "Nicht bezahlt und zurück auf der Hand: Eisenwall.",
    ]


def test_secrets_are_told_to_their_owner() -> None:
    assert told("CardsSeen", seat="horus", cards=["prayer", "transfer"], to=["horus"]) == [
        "You draw Prayer and Transfer.",
        "Du ziehst Gebet und Versetzung.",
    ]


def test_a_battle_that_lapses() -> None:
    assert told("BattleLapsed", zone="buto_2") == [
        "There will be no battle in Buto 2: one side is gone.",
        "Es kommt in Buto 2 zu keinem Kampf: Eine Seite ist nicht mehr da.",
    ]


def test_a_question_knows_its_parameters() -> None:
    decision = {
        "kind": "move.to",
        "params": {"zone": "buto_1", "points": 2, "teleport": True, "start": "buto_1", "spent": 0},
        "min": 1,
        "max": 1,
        "options": [],
    }
    assert (
        words.question("en", decision) == "Where do you go from Buto 1? You have 2 movement points and a teleport left."
    )
    assert words.question("de", decision) == (
        "Wohin geht es aus Buto 1? Du hast noch 2 Bewegungspunkte und eine Teleportation."
    )


def test_others_read_who_is_choosing_and_who_has_chosen() -> None:
    asked = {"seat": "horus", "kind": "battle.plan", "state": "choosing"}
    assert words.waiting("de", asked) == "Horus wählt Kampfkarten."
    assert words.waiting("de", {**asked, "state": "locked"}) == "Horus hat gewählt."


def test_labels_show_codes_where_they_are_given() -> None:
    params = {"zone": "buto_1", "way": "walk", "cost": 1}
    option = {"id": "buto_1", "kind": "walk", "params": params}
    assert words.option_label("en", option) == "March: Buto 1"
    assert words.option_label("en", option, {"buto_1": "B1"}) == "March: B1 Buto 1"
    assert words.option_label("en", {**option, "params": {**params, "code": "B1"}}) == "March: B1 Buto 1"
    assert words.option_detail("de", option) == "1 Bewegungspunkt und 1 GP"


def test_a_pyramid_says_what_it_costs() -> None:
    params = {"zone": "buto_1", "colour": "onyx", "before": 2, "level": 4, "cost": 7}
    option = {"id": "x", "kind": "pyramid", "params": {**params, "parts": [["level_3", 3], ["level_4", 4]]}}
    assert words.option_label("en", option) == "Buto 1: Onyx pyramid from level 2 to 4 · 7 PP"
    assert words.option_detail("de", option) == "7 GP (3 für Level 3 + 4 für Level 4)"


def test_reasons_say_what_would_help() -> None:
    wall = {"key": "wall", "params": {"zone": "thebes_1", "start": "lotus_fields"}}
    assert words.reason("de", wall) == (
        "Mauern: Wer nach Theben 1 will, muss die Bewegung direkt daneben beginnen. Deine begann in den Lotosfeldern."
    )
    balance = {"key": "balance", "params": {"floors": ["top", "bottom"], "tokens": 1}}
    assert words.reason("en", balance) == (
        "Every floor needs a token by the end of the day. "
        "There is none yet on the top floor and on the bottom floor; you would have only 1 left."
    )


def test_a_seat_need_not_be_a_god() -> None:
    assert words.narrate("en", {"event": "TurnEnded", "seat": "Cleo"}) == "Cleo ends the turn."


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_at_run_time_nothing_crashes_for_want_of_a_fact(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    nameless = {"id": "x", "kind": "tile", "params": {"tile": "no_such_tile", "cost": 1}}
    words.strict(False)
    try:
        with caplog.at_level(logging.WARNING):
            for _ in range(2):
                assert words.narrate(lang, {"event": "ArmyMoved", "seat": "horus"}) == "[event-army_moved]"
                assert words.narrate(lang, {"event": "NobodyKnows"}) == "[event-nobody_knows]"
                assert words.question(lang, {"kind": "move.to"}) == "[ask-move_to]"
                assert words.option_label(lang, nameless) == "[option-tile]"
                assert words.option_detail(lang, {"id": "x", "kind": "unheard_of"}) == "[option-unheard_of.detail]"
                assert words.reason(lang, {"key": "wall"}) == "[reason-wall]"
                assert words.source(lang, "tile.no_such_tile") == "[source]"
                assert words.sum_of(lang, [("nothing", 1), ("card", 2)]) == "[sum]"
    finally:
        words.strict()
    assert len(caplog.records) <= 10
    assert any("army_moved" in record.getMessage() for record in caplog.records)


def test_an_avatar_goes_alone_or_with_followers() -> None:
    facts: dict[str, Any] = {"seat": "horus", "avatar": "thoth", "start": "date_grove", "end": "cobra_valley"}
    assert told("AvatarMoved", way="walk", followers=2, **facts) == [
        "Thoth (Horus) marches with 2 followers from the Date Grove to Cobra Valley.",
        "Thot (Horus) zieht mit 2 Anhängern aus dem Dattelhain ins Kobratal.",
    ]
    assert told("AvatarMoved", way="nile", followers=0, **{**facts, "avatar": "cthulhu"}) == [
        "Cthulhu (Horus) glides along the Nile from the Date Grove to Cobra Valley.",
        "Cthulhu (Horus) gleitet den Nil entlang aus dem Dattelhain ins Kobratal.",
    ]


def test_a_sacrifice_says_from_where_and_what_for() -> None:
    facts: dict[str, Any] = {"seat": "horus", "source": "tile.emerald1_dark_cult", "underworld": 2}
    assert told("SoldierSacrificed", zone=None, **facts) == [
        "Horus sacrifices 1 soldier from supply for Dark Cult; 2 in the underworld now.",
        "Horus opfert 1 Soldaten aus dem Vorrat für „Dunkler Kult“; nun 2 in der Unterwelt.",
    ]
    assert told("SoldierSacrificed", zone="date_grove", **facts)[0] == (
        "Horus sacrifices 1 soldier in the Date Grove for Dark Cult; 2 in the underworld now."
    )


def test_a_sacrifice_on_the_board_says_who_goes_and_what_goes_with_it() -> None:
    where: dict[str, Any] = {"zone": "date_grove", "creature": None}
    passing = {"kind": "sacrifice_army", "params": {**where, "soldiers": 3}}
    followers = {"kind": "sacrifice_army", "params": {**where, "soldiers": 2, "avatar": "thoth"}}
    last = {"kind": "sacrifice_army", "params": {**where, "soldiers": 1, "creature": "demeaned_sphinx"}}
    codes = {"date_grove": "DG"}
    assert [words.option_label("en", option, codes) for option in (passing, followers, last)] == [
        "DG Date Grove: 3 soldiers",
        "DG: 2 followers of Thoth",
        "DG: 1 + Demeaned Sphinx",
    ]
    assert words.option_detail("en", passing) == "One of them goes to the underworld."
    assert words.option_detail("en", last) == "This soldier goes to the underworld, the creature to supply."
    assert words.option_detail("de", last) == "Dieser Soldat kommt in die Unterwelt, die Kreatur in den Vorrat."


def test_followers_and_surplus_go_to_supply() -> None:
    facts: dict[str, Any] = {"seat": "horus", "zone": "date_grove", "soldiers": 1}
    assert told("SoldiersRemoved", lost=False, reason="surplus", **facts) == [
        "Horus takes 1 soldier from the Date Grove back to supply.",
        "Horus nimmt 1 Soldaten aus dem Dattelhain in den Vorrat zurück.",
    ]


def test_german_colours_are_those_of_the_box() -> None:
    facts = {"seat": "horus", "zone": "buto_1", "colour": "ruby", "level": 2}
    assert told("PyramidBuilt", before=0, **facts)[1] == "Horus baut in Buto 1 eine rote Pyramide mit Level 2."
    assert told("PyramidBuilt", before=1, **facts) == [
        "Horus raises the Ruby pyramid in Buto 1 from level 1 to 2.",
        "Horus erhöht die rote Pyramide in Buto 1 von Level 1 auf 2.",
    ]
    assert words.reason("de", {"key": "colour_bought", "params": {"colour": "emerald"}}).startswith("In Grün hast du")


def test_whom_a_rite_helps_deals_damage_and_takes_none() -> None:
    facts: dict[str, Any] = {"seat": "horus", "source": "tile.emerald3_death_ritual", "amount": 1}
    assert told("RitePerformed", total="damage", **facts) == [
        "Death Ritual: Horus deals 1 damage more.",
        "Todesritual: Horus fügt 1 Schaden mehr zu.",
    ]
    assert told("RitePerformed", total="shield", **facts)[1] == "Todesritual: Horus hat 1 Schild mehr."


def test_a_retreating_avatar_draws_back() -> None:
    facts: dict[str, Any] = {"seat": "horus", "avatar": "thoth", "start": "date_grove", "end": "cobra_valley"}
    assert told("AvatarMoved", way="retreat", followers=1, **facts)[1] == (
        "Thot (Horus) zieht sich mit 1 Anhänger aus dem Dattelhain ins Kobratal zurück."
    )


@pytest.mark.parametrize(("lang", "one"), [("en", "1 soldier of yours"), ("de", "1 Soldat von dir")])
def test_questions_about_the_underworld_count_one_soldier(lang: str, one: str) -> None:
    params = {"underworld": 1, "honour": 8, "prayer": 3}
    for kind in ("night.return", "recruit.return"):
        assert one in words.question(lang, {"kind": kind, "params": params})


def test_an_avatar_without_corruption_leads_nobody() -> None:
    assert words.reason("en", {"key": "army_full", "params": {"limit": 0}}) == (
        "With 0 corruption your avatar can have no followers."
    )
    assert words.reason("de", {"key": "army_full", "params": {"limit": 5}}).endswith("höchstens 5 Soldaten.")


def test_disbanding_says_what_it_brings() -> None:
    option = {"id": "disband", "kind": "disband", "params": {"soldiers": 1, "prayer": 0}}
    assert words.option_detail("en", option) == "To supply: 1 soldier. You gain 0 PP."
    assert words.option_detail("de", option) == "In den Vorrat: 1 Soldat. Du erhältst 0 GP."


def test_an_army_to_be_hit_says_how_strong_it_is() -> None:
    params = {"zone": "buto_1", "seat": "horus", "soldiers": 3, "creature": "phoenix"}
    option = {"id": "buto_1", "kind": "enemy_army", "params": params, "group": "horus"}
    assert words.option_detail("en", option) == "3 soldiers and the Phoenix"
    avatar = {**option, "params": {**params, "creature": None, "avatar": "thoth", "soldiers": 2}}
    assert words.option_detail("de", avatar) == "Thot mit 2 Anhängern"
