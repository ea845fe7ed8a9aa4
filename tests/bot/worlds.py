"""Two worlds with the same public part: what was shown in each, ready to be compared."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from bot.app import GameMaster
from bot.table import Table
from sandbox import Person, Sandbox
from sandbox.acts.record import Showing

Seen = dict[str, list[Any]]
PRIVATE = ("/interactions/", "/webhooks/", "/users/")
"""Requests of which nobody else hears."""


async def settled(box: Sandbox, app: GameMaster) -> None:
    """Everything is drawn and sent, however slow the machine."""
    await box.quiet()  # what a click begins has begun
    for part in (app.publishers, app.letters, app.play, app.around.mirrors):
        await part.idle()
    await box.quiet()


def masked(table: str, showings: Iterable[Showing]) -> list[Any]:
    """What was shown, without ids, addresses and times."""
    other = "|".join([table, r"\b[0-9a-f]{64}\b", r"\d{15,}", r"https?://\S+", r"\d{4}-\d\d-\d\dT[\d:.+]+", r"<t:\d+"])
    files = [[data.replace(table.encode(), b"") for _, data in found.files] for found in showings]
    return [
        (found.what, re.sub(other, "…", str(found.content)), data) for found, data in zip(showings, files, strict=True)
    ]


def seen(box: Sandbox, table: Table, began: int, **people: Person) -> Seen:
    """What everybody could see, what these people could, and the public requests since so many were sent.

    In any order: the table, those who look on and the letters are written side by side.
    """
    public = [found for found in box.requests[began:] if not any(part in found.path for part in PRIVATE)]
    found: Seen = {"requests": [(request.method, request.route) for request in public]}
    found["public"] = masked(table.id, box.ever_public())
    for name, person in people.items():
        found[name] = masked(table.id, person.ever_saw())
    return {what: sorted(shown) for what, shown in found.items()}


def assert_same(one: Seen, two: Seen) -> None:
    for what in one:
        assert len(one[what]) == len(two[what]), what
        for left, right in zip(one[what], two[what], strict=True):
            assert left == right, what
