"""The doors of the package."""

import doctest
import importlib
import logging

import pytest

import words


def test_a_missing_text_is_an_error_in_tests() -> None:
    with pytest.raises(words.MissingText, match="no-such-text"):
        words.say("en", "no-such-text")


def test_a_missing_parameter_is_an_error_in_tests() -> None:
    with pytest.raises(words.MissingText, match="count-soldier"):
        words.say("en", "count-soldier")


def test_in_production_a_missing_text_is_its_key_and_one_warning(caplog: pytest.LogCaptureFixture) -> None:
    words.strict(False)
    try:
        with caplog.at_level(logging.WARNING):
            assert words.say("de", "no-such-text.at-all") == "[no-such-text.at-all]"
            assert words.say("de", "no-such-text.at-all") == "[no-such-text.at-all]"
    finally:
        words.strict()
    assert len(caplog.records) == 1


def test_an_unknown_language_is_read_in_english() -> None:
    assert words.name("fr", "zone", "natron_flats") == "Natron Flats"
    assert words.name("de-AT", "zone", "natron_flats") == "Natronebene"


def test_plurals_follow_the_language() -> None:
    assert [words.say("en", "count-soldier", n=n) for n in (0, 1, 5)] == ["0 soldiers", "1 soldier", "5 soldiers"]
    assert [words.say("de", "count-soldier", n=n) for n in (0, 1, 5)] == ["0 Soldaten", "1 Soldat", "5 Soldaten"]
    assert words.say("de", "count-soldier.acc", n=1) == "1 Soldaten"


def test_lists_are_read_aloud() -> None:
    assert words.join("en", []) == ""
    assert words.join("en", ["Buto"]) == "Buto"
    assert words.join("de", ["Buto", "Tanis", "Theben"]) == "Buto, Tanis und Theben"


@pytest.mark.parametrize("module", ["words", "words.kemet", "words.report", "words.texts"])
def test_the_examples_in_the_documentation_are_true(module: str) -> None:
    assert doctest.testmod(importlib.import_module(module)).failed == 0
