"""Application commands as a bot registers them."""

import re
from typing import Any

from sandbox.core.errors import ApiError, FormErrors, Path
from sandbox.core.model import Json
from sandbox.forms.form import CHANNEL_TYPES, Form

MOST_COMMANDS = {1: 100, 2: 15, 3: 15}
MOST_SIZE = 8000
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)
_NAME = re.compile(r"^[-_'\w]{1,32}$")
LOCALES = frozenset(
    (
        *("ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr", "hu"),
        *("id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi"),
        *("zh-CN", "zh-TW"),
    )
)
_FIELDS = (
    *("id", "name", "name_localizations", "description", "description_localizations", "options", "type", "nsfw"),
    *("default_member_permissions", "dm_permission", "default_permission", "contexts", "integration_types", "handler"),
)


def read_command(data: object, unknown: list[str], *, base: Json | None = None, path: Path = ()) -> Json:
    """One command, completed by defaults; `base` is the command a PATCH changes."""
    errors = FormErrors()
    out = _command(data, errors, unknown, base, path)
    errors.raise_if_any()
    return out


def read_commands(data: object, unknown: list[str]) -> list[Json]:
    """The list of a bulk overwrite."""
    errors = FormErrors()
    if not isinstance(data, list):
        errors.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        errors.raise_if_any()
        return []
    out: list[Json] = []
    seen: set[tuple[int, str]] = set()
    for number, item in enumerate(data):
        command = _command(item, errors, unknown, None, (number,))
        key = (command["type"], command["name"])
        if key in seen:
            errors.add((number,), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        seen.add(key)
        out.append(command)
    errors.raise_if_any()
    check_count(out)
    return out


def check_count(commands: list[Json]) -> None:
    """Discord's limit of commands in one scope."""
    for kind, most in MOST_COMMANDS.items():
        if sum(command["type"] == kind for command in commands) > most:
            raise ApiError(400, 30032, f"Maximum number of application commands reached ({most}).")


def _command(data: object, errors: FormErrors, unknown: list[str], base: Json | None, path: Path) -> Json:
    given = Form(data, errors, unknown, path)
    given.only(*_FIELDS)
    form = Form({**(base or {}), **given.data}, errors, unknown, path)
    kind = form.choice("type", (1, 2, 3)) or 1
    out: Json = {"type": kind, "name": _name(form, slash=kind == 1)}
    out["name_localizations"] = _localized(form, "name_localizations", 32, names=kind == 1)
    if kind == 1:
        out["description"] = form.text("description", required=True, least=1, most=100) or ""
        out["description_localizations"] = _localized(form, "description_localizations", 100)
        if options := _options(form, (SUBCOMMAND, GROUP, *range(3, 12))):
            out["options"] = options
        if command_size(out) > MOST_SIZE:
            form.wrong(None, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MOST_SIZE})")
    else:
        if form.text("description"):
            form.wrong(
                "description",
                "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED",
                "Context menu commands cannot have description",
            )
        if "options" in form and form.data["options"]:
            form.wrong(
                "options", "APPLICATION_COMMAND_OPTIONS_NOT_ALLOWED", "Context menu commands cannot have options"
            )
        out |= {"description": "", "description_localizations": None}
    bits = form.integer("default_member_permissions", least=0)
    out["default_member_permissions"] = None if bits is None else str(bits)
    out["dm_permission"] = form.boolean("dm_permission") is not False
    out["nsfw"] = form.boolean("nsfw") or False
    out["contexts"] = form.choices("contexts", (0, 1, 2)) or None
    out["integration_types"] = form.choices("integration_types", (0, 1)) or [0]
    return out


def _name(form: Form, *, slash: bool) -> str:
    name = form.text("name", required=True, least=1, most=32)
    if name and slash and not is_slash_name(name):
        form.wrong("name", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    return name or ""


def is_slash_name(name: str) -> bool:
    """Lower case letters, digits, hyphen, underscore and apostrophe only.

    >>> is_slash_name("götter"), is_slash_name("New Game")
    (True, False)
    """
    return bool(_NAME.match(name)) and name == name.lower()


def _localized(form: Form, field: str, most: int, *, names: bool = False) -> Json | None:
    texts = form.form(field, free_keys=True)
    if texts is None:
        return None
    out: Json = {}
    for locale in texts.data:
        if locale not in LOCALES:
            texts.wrong(locale, "BASE_TYPE_CHOICES", f"Value must be one of {tuple(sorted(LOCALES))}.")
            continue
        text = texts.text(locale, least=1, most=most)
        if text is None:
            continue
        if names and not is_slash_name(text):
            texts.wrong(locale, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
        out[locale] = text
    return out


def _options(form: Form, allowed: tuple[int, ...]) -> list[Json]:
    out: list[Json] = []
    names: set[str] = set()
    optional_seen = False
    for number, option in form.forms("options", most=25):
        kind = option.choice("type", allowed, required=True)
        item = _option(option, kind or STRING)
        where = (*form.path, "options", number)
        if item["name"] in names:
            form.errors.add(where, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists")
        names.add(item["name"])
        if item.get("required") and optional_seen:
            form.errors.add(
                where,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not item.get("required")
        out.append(item)
    kinds = {item["type"] in (SUBCOMMAND, GROUP) for item in out}
    if len(kinds) > 1:
        form.wrong(
            "options",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )
    return out


def _option(form: Form, kind: int) -> Json:
    form.only(
        *("type", "name", "name_localizations", "description", "description_localizations", "required", "choices"),
        *("options", "channel_types", "min_value", "max_value", "min_length", "max_length", "autocomplete"),
    )
    out: Json = {
        "type": kind,
        "name": _name(form, slash=True),
        "name_localizations": _localized(form, "name_localizations", 32, names=True),
        "description": form.text("description", required=True, least=1, most=100) or "",
        "description_localizations": _localized(form, "description_localizations", 100),
    }
    if kind in (SUBCOMMAND, GROUP):
        inner = (SUBCOMMAND,) if kind == GROUP else tuple(range(3, 12))
        out["options"] = _options(form, inner)
        if kind == GROUP and not out["options"]:
            form.wrong("options", "BASE_TYPE_REQUIRED", "This field is required")
        return out
    out["required"] = form.boolean("required") or False
    if kind in (STRING, INTEGER, NUMBER):
        _values(form, kind, out)
    if kind == CHANNEL and "channel_types" in form:
        out["channel_types"] = form.choices("channel_types", CHANNEL_TYPES)
    return out


def _values(form: Form, kind: int, out: Json) -> None:
    if kind == STRING:
        limits: tuple[tuple[str, Any], ...] = (
            ("min_length", form.integer("min_length", least=0, most=6000)),
            ("max_length", form.integer("max_length", least=1, most=6000)),
        )
    else:
        read = form.integer if kind == INTEGER else form.number
        limits = tuple((name, read(name, least=-(2**53), most=2**53)) for name in ("min_value", "max_value"))
    out |= {name: value for name, value in limits if value is not None}
    choices = [_choice(choice, kind) for _, choice in form.forms("choices", most=25)]
    if form.boolean("autocomplete"):
        out["autocomplete"] = True
        if choices:
            form.wrong(
                "autocomplete",
                "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID",
                "Autocomplete cannot be set to true if choices are present",
            )
    if choices:
        out["choices"] = choices
        if len({choice["name"] for choice in choices}) < len(choices):
            form.wrong(
                "choices", "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", "Option choice name already exists"
            )


def _choice(form: Form, kind: int) -> Json:
    form.only("name", "name_localizations", "value")
    return {
        "name": form.text("name", required=True, least=1, most=100) or "",
        "name_localizations": _localized(form, "name_localizations", 100),
        "value": read_choice_value(form, kind),
    }


def read_choice_value(form: Form, kind: int) -> str | int | float | None:
    """The value of a choice, of the option's own type."""
    if kind == STRING:
        return form.text("value", required=True, least=1, most=100)
    if kind == INTEGER:
        return form.integer("value", required=True, least=-(2**53), most=2**53)
    return form.number("value", required=True)


def read_choices(data: object, kind: int, unknown: list[str]) -> list[Json]:
    """The choices a bot suggests while a user types."""
    errors = FormErrors()
    form = Form(data if data is not None else {}, errors, unknown, ("data",))
    form.only("choices")
    out = [_choice(choice, kind) for _, choice in form.forms("choices", most=25)]
    errors.raise_if_any()
    return out


def command_size(command: Json) -> int:
    """What counts against the 8,000 characters: names, descriptions and choice values, in the longest language."""
    size = 0
    for field in ("name", "description"):
        texts = [command.get(field) or "", *(command.get(f"{field}_localizations") or {}).values()]
        size += max(len(text or "") for text in texts)
    for choice in command.get("choices", ()):
        size += command_size({"name": choice["name"], "name_localizations": choice["name_localizations"]})
        size += len(str(choice["value"]))
    return size + sum(command_size(option) for option in command.get("options", ()))
