"""The commands as Discord gets them: all there, in both languages, within Discord's limits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sandbox import Sandbox
from tests.bot.conftest import MakeBot

TABLE = (
    "new status board hand player tiles tile rules odds log since export spectate replace resign pause stop resume "
    "settings help"
)
PLAY = "pray power build recruit move card silver gold battle undo end answer"


def _every(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield part
        yield from _every(part.get("options", []))


def _size(part: dict[str, Any]) -> int:
    """Characters of names, descriptions and choices in the longest language, as Discord counts them."""
    own = 0
    for name in ("name", "description"):
        own += max(len(text) for text in (part.get(name, ""), *(part.get(f"{name}_localizations") or {}).values()))
    chosen = sum(_size(choice) + len(str(choice["value"])) for choice in part.get("choices", []))
    return own + chosen + sum(map(_size, part.get("options", [])))


async def test_all_commands_are_there_in_english_and_german(box: Sandbox, make_bot: MakeBot) -> None:
    app = make_bot()
    async with box.running(app):
        assert app.tree.translator is not None
        payload = [
            await found.get_translated_payload(app.tree, app.tree.translator) for found in app.tree.get_commands()
        ]
    groups = {group["name"]: group for group in payload}
    assert sorted(groups) == ["act", "kemet"]
    assert sorted(found["name"] for found in groups["kemet"]["options"]) == sorted(TABLE.split())
    assert sorted(found["name"] for found in groups["act"]["options"]) == sorted(PLAY.split())
    for group in payload:
        assert _size(group) <= 8000
    for part in _every(payload):
        assert part["description_localizations"]["de"], part["name"]
        assert part["name_localizations"]["de"], part["name"]
        for text in (part["name"], part["name_localizations"]["de"]):
            assert len(text) <= 32
            assert text == text.lower()
            assert " " not in text
        assert len(part["description_localizations"]["de"]) <= 100
        german = [found["name_localizations"]["de"] for found in part.get("options", [])]
        assert len(set(german)) == len(german) <= 25
        for choice in part.get("choices", []):
            assert choice["name_localizations"]["de"]
