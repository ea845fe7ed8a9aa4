"""M: a move has exactly the ends that the rules allow, in narrow places."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.marches import End, ends_by_the_engine, ends_by_the_rules
from tests.engine.scenario import Table, at

GUARDS = dict.fromkeys(("ochre_dunes", "lotus_fields", "ibis_meadows"), ("horus", 1))
POCKET = {"natron_flats": ("anubis", 5, "phoenix"), "acacia_bank": ("anubis", 1), "hathor_temple": ("anubis", 5)}
NARROW: dict[str, tuple[str, dict[str, Any]]] = {
    "the temple with one way out": (
        "natron_flats",
        {"tiles": ["ruby2_phoenix", "ruby1_priest_of_mafdet"], "armies": {**POCKET, **GUARDS}},
    ),
    "a full city and a teleport": (
        "buto_1",
        {
            "prayer": 2,
            "armies": {"buto_1": ("anubis", 3), "buto_2": ("anubis", 5), "buto_3": ("anubis", 4)},
            "pyramids": {"buto_2": ("ruby", 1)},
        },
    ),
    "two creatures": (
        "natron_flats",
        {
            "tiles": ["ruby2_phoenix", "ruby3_royal_scarab"],
            "armies": {"natron_flats": ("anubis", 2, "phoenix"), "acacia_bank": ("anubis", 1, "royal_scarab")},
        },
    ),
    "the delta with the griffin": (
        "heron_marsh",
        {
            "tiles": ["onyx3_griffin_sphinx"],
            "prayer": 0,
            "armies": {"heron_marsh": ("anubis", 2, "griffin_sphinx"), "sanctuary": ("anubis", 5)},
        },
    ),
    "one teleport only": (
        "buto_1",
        {
            "tiles": ["ruby2_portal_of_thoth"],
            "prayer": 5,
            "armies": {"buto_1": ("anubis", 2), "hathor_temple": ("anubis", 5), "acacia_bank": ("anubis", 5)},
            "pyramids": {"buto_1": ("ruby", 1)},
        },
    ),
    "the portal and a toll": (
        "ochre_dunes",
        {
            "tiles": ["ruby2_portal_of_thoth"],
            "prayer": 1,
            "armies": {"ochre_dunes": ("anubis", 2), "acacia_bank": ("horus", 1, "khnums_sphinx")},
            "horus": ["onyx2_khnums_sphinx"],
        },
    ),
    "the enemy's city": (
        "sobek_temple",
        {
            "tiles": ["ruby2_phoenix"],
            "armies": {
                "sobek_temple": ("anubis", 2, "phoenix"),
                "jackal_road": ("anubis", 5),
                "abydos_2": ("horus", 1),
            },
            "pyramids": {"abydos_1": ("ruby", 1)},
        },
    ),
    "an own army in the enemy's city": (
        "sobek_temple",
        {
            "tiles": ["ruby2_phoenix", "onyx4_bestial_fury"],
            "armies": {
                "sobek_temple": ("anubis", 5, "phoenix"),
                "jackal_road": ("anubis", 4),
                "abydos_2": ("anubis", 3),
                "natron_flats": ("horus", 1),
                **GUARDS,
            },
        },
    ),
    "inner walls": (
        "abydos_1",
        {
            "tiles": ["onyx4_bestial_fury"],
            "armies": {"abydos_1": ("anubis", 2), "abydos_2": ("anubis", 5), "jackal_road": ("anubis", 4)},
        },
    ),
}


def narrow(name: str) -> tuple[Table, str]:
    start, facts = NARROW[name]
    players = {
        "anubis": {"hand": [], "tiles": facts.get("tiles", []), "prayer": facts.get("prayer", 3)},
        "horus": {"hand": [], "tiles": facts.get("horus", [])},
    }
    pyramids = facts.get("pyramids", {})
    options = {"colours": ["ruby", "onyx"]}
    return at(options=options, players=players, armies=facts["armies"], pyramids=pyramids), start


@pytest.mark.parametrize("name", list(NARROW))
def test_a_move_has_exactly_the_ends_that_the_rules_allow(name: str) -> None:
    # M1, M2, M3, M4, M5, M6, M7, M8
    table, start = narrow(name)
    wanted = ends_by_the_rules(table, start)
    assert len(wanted) > 20
    assert ends_by_the_engine(table, start) == wanted


def test_the_ends_of_a_single_soldier_can_be_counted_by_hand() -> None:
    # M2: from the temple of Hathor there is one way, to Acacia Bank.
    table = at(armies={"hathor_temple": ("anubis", 1)}, pyramids={}, players={"anubis": {"hand": []}})
    assert ends_by_the_rules(table, "hathor_temple") == {
        End((("hathor_temple", (1, ())),), None, 7, ()),
        End((("acacia_bank", (1, ())),), None, 7, ()),
    }
