"""Both languages say the same things."""

import re

import pytest

import words
from tests.words import words_ftl as ftl

LONGEST = {"effect": 120, "help": 300, "nick": 45, "title": 45}
NAMES = (
    "city",
    "zone",
    "god",
    "colour",
    "tile",
    "intervention",
    "battle_card",
    "creature",
    "avatar",
    "space",
    "action",
)


def test_no_key_is_missing_in_either_language() -> None:
    assert words.keys("en") ^ words.keys("de") == set()


def test_both_languages_take_the_same_parameters() -> None:
    english, german = ftl.parameters("en"), ftl.parameters("de")
    assert {key for key in english if english[key] != german[key]} == set()


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_file_can_be_read_whole(lang: str) -> None:
    assert ftl.junk(lang) == []
    assert ftl.doubled(lang) == []


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_message_that_is_referred_to_exists(lang: str) -> None:
    assert set().union(*ftl.references(lang).values()) <= words.keys(lang)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_texts_without_parameters_are_short_enough_and_clean(lang: str) -> None:
    for key, parameters in ftl.parameters(lang).items():
        if parameters:
            continue
        text = words.say(lang, key)
        kind, attribute = key.split("-")[0], key.partition(".")[2]
        assert text.strip(), key
        assert not re.search("[\u2066-\u2069{}]", text), key
        assert len(text) <= LONGEST.get(attribute, 2000), key
        if kind in NAMES and not attribute:
            assert len(text) <= 45, key


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_names_of_one_kind_differ(lang: str) -> None:
    for kind in ("city", "zone", "god", "colour", "intervention", "battle_card", "creature", "space", "action"):
        ids = [key for key in words.keys(lang) if key.startswith(f"{kind}-") and "." not in key]
        assert len({words.say(lang, key) for key in ids}) == len(ids), kind
