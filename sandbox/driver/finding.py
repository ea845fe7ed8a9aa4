"""Finding what a user means: the newest button, menu or text of that name on the screen."""

from collections.abc import Iterable, Iterator

from sandbox.core.model import Json, Message
from sandbox.forms.components import BUTTON, SELECTS, walk
from sandbox.people.reading import button_text

Found = tuple[Message, Json]


def buttons(messages: Iterable[Message], name: str) -> Iterator[Found]:
    """Buttons with that label (with or without its emoji) or custom id, newest message first."""
    for message in _newest_first(messages):
        for part in walk(message.components):
            if part["type"] == BUTTON and name in (part.get("label"), button_text(part), part.get("custom_id")):
                yield message, part


def menus(messages: Iterable[Message], name: str, items: tuple[str, ...]) -> Iterator[Found]:
    """Select menus with that placeholder or custom id (or a part of them) that offer the items, newest first.

    An exact name wins over a partial one within the same message.
    """
    for message in _newest_first(messages):
        selects = [part for part in walk(message.components) if part["type"] in SELECTS and _offers(part, items)]
        exact = [s for s in selects if name in (s.get("placeholder"), s["custom_id"])]
        wanted = name.casefold()
        partial = [s for s in selects if wanted in f"{s.get('placeholder', '')}\n{s['custom_id']}".casefold()]
        for select in exact or partial:
            yield message, select


def _offers(select: Json, items: tuple[str, ...]) -> bool:
    if "options" not in select:
        return True
    offered = {name for option in select["options"] for name in (option["label"], option["value"])}
    return offered.issuperset(items)


def _newest_first(messages: Iterable[Message]) -> list[Message]:
    return sorted(messages, key=lambda message: int(message.id), reverse=True)
