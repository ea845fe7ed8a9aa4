"""Every part of the game has a name, and where it does something, a line that says what."""

import pytest

import words
from tests.words import words_ids as ids


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("kind", [*ids.NAMED_ONLY, *ids.NAMED_AND_EXPLAINED])
def test_everything_has_a_name(lang: str, kind: str) -> None:
    for id in {**ids.NAMED_ONLY, **ids.NAMED_AND_EXPLAINED}[kind]:
        assert words.name(lang, kind, id)


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("kind", ids.NAMED_AND_EXPLAINED)
def test_everything_that_does_something_is_explained(lang: str, kind: str) -> None:
    for id in ids.NAMED_AND_EXPLAINED[kind]:
        assert words.effect(lang, kind, id)
        assert words.help_text(lang, kind, id)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_zones_have_their_forms_for_sentences(lang: str) -> None:
    for zone in ids.ZONES:
        for form in ("to", "at", "from"):
            assert words.has(lang, f"zone-{zone}.{form}")


def test_there_are_37_zones_and_73_kinds_of_tiles() -> None:
    assert len(ids.ZONES) == 37
    assert len(ids.TILES) == 73
