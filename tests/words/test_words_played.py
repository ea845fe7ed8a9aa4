"""Everything that happens in real games has its text, in both languages, and fits where it is shown."""

import re
from itertools import product

import pytest

import words
from engine.kemet.board.blood_and_sand import ZONES
from tests.words import words_ids as ids
from tests.words.played import sight

CODES = {zone.id: zone.code for zone in ZONES}
LABEL, DETAIL, SHORT = 80, 100, 45
LINE, QUESTION, REASON = 450, 200, 160
PHONE = {"battle_card": 34, "army": 40, "company": 40, "enemy_army": 40}  # more is cut off on a narrow screen

both_languages = pytest.mark.parametrize("lang", words.LANGUAGES)


def clean(text: str) -> bool:
    """No key shown for a text, nothing left open, no double space or stop."""
    return bool(text) and not re.search(r"[{}\[\]]|  |\.\.|[ (][.,;:!?]|^\s|\s$", text)


def test_the_games_show_most_of_what_there_is() -> None:
    seen = sight()
    assert len({event["event"] for event in seen.events}) >= 35
    assert len({decision["kind"] for decision in seen.decisions}) >= 30
    assert len({option["kind"] for option in seen.options}) >= 20
    assert len({option["reason"]["key"] for option in seen.blocked}) >= 35


@both_languages
def test_every_event_is_told(lang: str) -> None:
    for event in sight().events:
        line = words.narrate(lang, event)
        assert clean(line), line
        assert len(line) <= LINE, line
        assert line[0].isupper(), line
        assert line[-1] in ".!", line


@both_languages
def test_every_question_is_asked_in_words(lang: str) -> None:
    for decision in sight().decisions:
        text, label = words.question(lang, decision), words.short(lang, decision["kind"])
        assert clean(text), text
        assert len(text) <= QUESTION, text
        assert clean(label), label
        assert len(label) <= SHORT, label


@both_languages
def test_the_others_read_who_is_asked(lang: str) -> None:
    for asked in sight().asked:
        text = words.waiting(lang, asked)
        assert clean(text), text
        assert text.startswith(words.name(lang, "god", asked["seat"]))


@both_languages
def test_every_option_has_a_label_and_a_line_that_fit(lang: str) -> None:
    for option in (*sight().options, *sight().blocked):
        label, detail = words.option_label(lang, option, CODES), words.option_detail(lang, option, CODES)
        assert clean(label), label
        assert not re.search("…|none", label, re.IGNORECASE), label
        assert len(label) <= LABEL, label
        assert not detail or clean(detail), detail
        assert len(detail) <= DETAIL, detail


@both_languages
def test_labels_with_cards_and_armies_fit_on_a_phone(lang: str) -> None:
    seen = (*sight().options, *sight().blocked)
    for kind, most in PHONE.items():
        labels = {words.option_label(lang, option, CODES) for option in seen if option["kind"] == kind}
        assert labels
        assert max(map(len, labels)) <= most, max(labels, key=len)
    creatures = [(creature, None) for creature in (None, *ids.CREATURES)]
    for zone, (creature, avatar) in product(CODES, [*creatures, *[(None, avatar) for avatar in ids.AVATARS]]):
        facts = {"zone": zone, "soldiers": 7, "creature": creature, "avatar": avatar}
        for kind in ("army", "sacrifice_army"):
            label = words.option_label(lang, {"kind": kind, "params": facts}, CODES)
            assert len(label) <= PHONE["army"], label
    for zone, way in product(CODES, ("bark", "nile")):
        label = words.option_label(lang, {"kind": way, "params": {"zone": zone, "way": way, "cost": 1}}, CODES)
        assert len(label) <= PHONE["army"], label
    for card in ids.BATTLE_CARDS:
        assert len(words.option_label(lang, {"kind": "battle_card", "params": {"card": card}})) <= PHONE["battle_card"]


@both_languages
def test_every_refusal_says_why(lang: str) -> None:
    for option in sight().blocked:
        text = words.reason(lang, option["reason"])
        assert clean(text), text
        assert len(text) <= REASON, text


@both_languages
def test_options_of_one_question_can_be_told_apart(lang: str) -> None:
    for decision in sight().decisions:
        offered = decision["options"]
        if offered and offered[0]["kind"] == "intervention":  # copies of one card read alike
            offered = [option for option in offered if "." not in option["id"]]
        labels = [words.option_label(lang, option, CODES) for option in offered]
        assert len(set(labels)) == len(labels), labels


@both_languages
def test_every_part_of_a_number_has_a_name(lang: str) -> None:
    for event in sight().events:
        for part, amount in event.get("parts", ()):
            name = words.source(lang, part, amount)
            assert clean(name), name
