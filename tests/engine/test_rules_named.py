"""Every rule, tile and intervention is named by a test; a new one without a test fails here."""

from __future__ import annotations

import re
from pathlib import Path

from engine.kemet.content import BATTLE_CARDS, CARDS, TILES

RULES = {
    "T": range(1, 11),
    "S": range(1, 11),
    "D": range(1, 10),
    "A": range(1, 8),
    "C": range(1, 4),
    "M": range(1, 10),
    "B": range(9),
    "N": range(1, 10),
    "V": range(1, 2),
    "P": range(1, 16),
    "E": range(1, 5),
    "G": range(1, 16),
}
HERE = Path(__file__).parent
FUNCTION = re.compile(r"((?:^[ ]*#[^\n]*\n|^@[^\n]*\n)*)^def (test_\w+)\(.*?(?=^\S|\Z)", re.M | re.S)


def written() -> dict[str, str]:
    """The text of every test function here, with the comments right above it, by its name."""
    found = {}
    for path in sorted(HERE.glob("test_*.py")):
        if path.name != Path(__file__).name:
            for match in FUNCTION.finditer(path.read_text(encoding="utf-8")):
                found[f"{path.name}::{match.group(2)}"] = match.group(0)
    return found


def test_every_numbered_rule_is_named_by_a_test() -> None:
    named = set()
    for text in written().values():
        for comment in re.findall(r"#(.*)", text):
            named |= set(re.findall(r"\b([TSDACMBNVPEG]\d{1,2})\b", comment))
    wanted = {f"{letter}{number}" for letter, numbers in RULES.items() for number in numbers}
    assert wanted - named == set()


def test_every_tile_has_a_test_of_its_own() -> None:
    names = [name.split("::")[1] for name in written()]
    assert [id for id in TILES if not any(id in name for name in names)] == []


def test_every_intervention_and_battle_card_has_a_test_of_its_own() -> None:
    names = [name.split("::")[1] for name in written()]
    for id in [*CARDS, *BATTLE_CARDS]:
        assert any(re.search(rf"_{id}(_|$)", name) for name in names), id


def test_the_collector_sees_a_rule_in_a_comment_and_not_elsewhere() -> None:
    text = 'def test_x() -> None:\n    # B4\n    assert "B5"\n'
    match = FUNCTION.search(text)
    assert match is not None
    assert re.findall(r"#(.*)", match.group(0)) == [" B4"]
