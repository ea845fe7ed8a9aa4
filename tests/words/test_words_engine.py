"""What the engine can say by its source has its text, and the text asks for nothing that the engine does not give."""

from dataclasses import fields

import pytest

import words
from engine import Event
from engine.kemet import events
from engine.kemet.content import AVATARS, CARDS, CREATURES, TILES
from tests.words import engine_source, words_ftl
from words.kemet import MAY_LACK, snake

EVENTS = {name: kind for name, kind in Event.kinds.items() if kind.__module__ == events.__name__}
OF_EVERY_QUESTION = {"min", "max", "options"}

both_languages = pytest.mark.parametrize("lang", words.LANGUAGES)


def test_the_source_is_found() -> None:
    assert len(EVENTS) > 30
    assert len(engine_source.reasons()) > 60
    assert {"battle.plan", "day.action"} <= engine_source.questions()
    assert {"zone", "battle"} & engine_source.options()


@both_languages
def test_every_event_has_a_line_made_of_its_own_facts(lang: str) -> None:
    asked_for = words_ftl.parameters(lang)
    for name, kind in EVENTS.items():
        key = f"event-{snake(name)}"
        assert key in asked_for, key
        assert asked_for[key] <= {field.name for field in fields(kind)} - {"to"}, key


@both_languages
def test_there_is_no_line_for_an_event_that_does_not_exist(lang: str) -> None:
    told = {key for key in words.keys(lang) if key.startswith("event-")}
    assert told == {f"event-{snake(name)}" for name in EVENTS}


@both_languages
def test_every_reason_and_error_has_a_text_made_of_its_own_facts(lang: str) -> None:
    asked_for = words_ftl.parameters(lang)
    for key, given in engine_source.reasons().items():
        assert f"reason-{key}" in asked_for, key
        assert asked_for[f"reason-{key}"] <= given | set(MAY_LACK["reason"]), key


@both_languages
def test_every_kind_of_question_has_its_three_texts(lang: str) -> None:
    for kind in engine_source.questions():
        key = f"ask-{kind.replace('.', '_')}"
        assert {key, f"{key}.short", f"{key}.waiting"} <= words.keys(lang), key


@both_languages
def test_every_question_has_all_three_texts(lang: str) -> None:
    for key in words.keys(lang):
        if key.startswith("ask-") and "." not in key:
            assert {f"{key}.short", f"{key}.waiting"} <= words.keys(lang), key
            assert len(words.say(lang, f"{key}.short")) <= 45


@both_languages
def test_every_kind_of_option_has_a_label(lang: str) -> None:
    assert {f"option-{kind}" for kind in engine_source.options()} <= words.keys(lang)


@both_languages
def test_everything_that_can_be_a_source_of_a_number_has_a_name(lang: str) -> None:
    parts = [f"tile.{id}" for id in TILES] + [f"creature.{id}" for id in CREATURES]
    parts += [f"intervention.{id}" for id in CARDS] + [f"card.{id}" for id in CARDS]
    parts += [f"level_{level}" for level in (1, 2, 3, 4)] + ["level", "soldiers", "card", "home", "base", "pray"]
    parts += ["night", "veterans", "disband", "zone.sobek_temple", "temples", "battle", "teleport"]
    parts += ["night.delta", "night.sanctuary", "honour"] + [f"avatar.{id}" for id in AVATARS]
    for part in parts:
        assert words.source(lang, part)


@both_languages
def test_creatures_have_their_forms_for_sentences(lang: str) -> None:
    for creature in CREATURES:
        assert words.has(lang, f"creature-{creature}.acc")
        assert words.has(lang, f"creature-{creature}.dat")
