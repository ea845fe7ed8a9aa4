"""Filling in a modal: what its fields accept, and what is sent."""

from typing import Any

from sandbox.core.model import Json
from sandbox.forms.components import (
    CHANNEL_SELECT,
    MENTIONABLE_SELECT,
    ROLE_SELECT,
    ROW,
    STRING_SELECT,
    TEXT,
    TEXT_INPUT,
    USER_SELECT,
)
from sandbox.forms.messages import Upload
from sandbox.forms.modals import CHECKBOX, RADIO, UPLOAD
from sandbox.people.errors import CannotDo
from sandbox.people.resolving import Resolver


def fill_modal(modal: Json, values: dict[str, Any], resolver: Resolver) -> Json:
    """The data of the submission; `values` are named by custom id or by label."""
    left = dict(values)
    components: list[Json] = []
    for part in modal["components"]:
        if part["type"] == TEXT:
            components.append({"type": TEXT, "id": part["id"]})
            continue
        field = part["components"][0] if part["type"] == ROW else part["component"]
        label = field.get("label") or part.get("label", "")
        given = _take(left, field["custom_id"], label)
        done = {"type": field["type"], "id": field["id"], "custom_id": field["custom_id"]}
        done |= _filled(field, label, given, resolver)
        inner = {"components": [done]} if part["type"] == ROW else {"component": done}
        components.append({"type": part["type"], "id": part["id"], **inner})
    if left:
        raise CannotDo(f"the modal {modal['title']!r} has no field {', '.join(map(repr, left))}")
    data: Json = {"custom_id": modal["custom_id"], "components": components}
    if resolver.found:
        data["resolved"] = resolver.found
    return data


def _take(left: dict[str, Any], custom_id: str, label: str) -> Any:
    def plain(name: str) -> str:
        return name.casefold().replace(" ", "_")

    for name in list(left):
        if name == custom_id or plain(name) == plain(label):
            return left.pop(name)
    return None


def _filled(field: Json, label: str, given: Any, resolver: Resolver) -> Json:
    kind = field["type"]
    if kind == TEXT_INPUT:
        return {"value": _text(field, label, given)}
    if kind == CHECKBOX:
        return {"value": field["default"] if given is None else bool(given)}
    chosen = _chosen(field, given)
    least = field.get("min_values", 1) if field["required"] else 0
    most = field.get("max_values", 1)
    if not least <= len(chosen) <= most:
        raise CannotDo(f"the field {label!r} takes {least} to {most} values, not {len(chosen)}")
    values = [_pick(field, label, item, resolver) for item in chosen]
    if kind == RADIO:
        return {"value": values[0] if values else None}
    return {"values": values}


def _chosen(field: Json, given: Any) -> list[Any]:
    if given is None:
        return [option["value"] for option in field.get("options", ()) if option["default"]]
    return list(given) if isinstance(given, list | tuple) else [given]


def _text(field: Json, label: str, given: Any) -> str:
    text = field.get("value", "") if given is None else str(given)
    if not text and field["required"]:
        raise CannotDo(f"the field {label!r} is required")
    if text and not (field["min_length"] or 0) <= len(text) <= (field["max_length"] or 4000):
        raise CannotDo(
            f"the field {label!r} takes {field['min_length'] or 0} to {field['max_length'] or 4000} characters"
        )
    return str(text)


def _pick(field: Json, label: str, item: Any, resolver: Resolver) -> str:
    kind = field["type"]
    if kind == UPLOAD:
        if not isinstance(item, Upload):
            raise CannotDo(f"the field {label!r} takes files")
        return resolver.file(item)
    picked = pick_value(field, str(item), resolver)
    if picked is None:
        raise CannotDo(f"the field {label!r} does not offer {item!r}")
    return picked


def pick_value(select: Json, item: str, resolver: Resolver) -> str | None:
    """The value sent for an item of a select menu: an option by label or value, or a user, role or channel by id."""
    match select["type"]:
        case kind if kind == USER_SELECT:
            return resolver.user(item)
        case kind if kind == ROLE_SELECT:
            return resolver.role(item)
        case kind if kind == MENTIONABLE_SELECT:
            return resolver.mentionable(item)
        case kind if kind == CHANNEL_SELECT:
            return resolver.channel(item, select.get("channel_types"))
        case kind if kind == STRING_SELECT or "options" in select:
            for name in ("value", "label"):  # a label may read like another option's value
                for option in select["options"]:
                    if item == option[name]:
                        return str(option["value"])
    return None
