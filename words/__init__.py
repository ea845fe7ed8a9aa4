"""Everything people read, in English and German: names, effects, rules, questions, reasons, narration.

The texts are Project Fluent files, `words/<language>/*.ftl`. A key is ``<kind>-<id>``, with an attribute after a dot:

=====================================  ============================================================
``tile-ruby1_charge``                  the name of a thing of that kind
``tile-ruby1_charge.effect``           what it does, in one short line
``tile-ruby1_charge.help``             the longer explanation, where one line is not enough
``zone-natron_flats.to`` (at, from)    the name inside a sentence: "to the Natron Flats", "in der Natronebene"
``count-soldier``                      a number of things: "1 soldier", "3 Soldaten"
``ask-battle_plan`` (short, waiting)   a question, its label, what the others read meanwhile
``option-tile`` (detail)               the label of a choice, and one line about it
``reason-wall``, ``event-army_moved``  why not; what happened
=====================================  ============================================================

>>> name("en", "tile", "ruby1_charge")
'Charge!'
>>> say("de", "count-soldier", n=3)
'3 Soldaten'
>>> name("de", "zone", "natron_flats"), say("de", "zone-natron_flats.to")
('Natronebene', 'in die Natronebene')

The game's own words (`narrate`, `question`, `option_label`, …) take the plain data of the engine's events, decisions
and reasons: see `words.kemet`.

A text that a language does not have is taken from English; one that English does not have either is shown as its key in
brackets and logged once. Under pytest both raise `MissingText` (see `strict`).
"""

from words.bundle import LANGUAGES, MissingText, keys, strict
from words.kemet import (
    narrate,
    option_detail,
    option_label,
    question,
    reason,
    short,
    source,
    sum_of,
    waiting,
)
from words.report import story
from words.texts import effect, has, help_text, join, language, name, say

__all__ = [
    "LANGUAGES",
    "MissingText",
    "effect",
    "has",
    "help_text",
    "join",
    "keys",
    "language",
    "name",
    "narrate",
    "option_detail",
    "option_label",
    "question",
    "reason",
    "say",
    "short",
    "source",
    "story",
    "strict",
    "sum_of",
    "waiting",
]
