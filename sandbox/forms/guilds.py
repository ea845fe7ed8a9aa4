"""Members and roles as a bot changes them."""

from datetime import datetime

from sandbox.core.errors import FormErrors
from sandbox.core.model import Json
from sandbox.forms.form import Form

MOST_TIMEOUT = 28 * 86400


def read_role(data: object, unknown: list[str]) -> Json:
    """The fields of a role that were given."""
    errors = FormErrors()
    form = Form(data if data is not None else {}, errors, unknown)
    form.only("name", "permissions", "color", "colors", "hoist", "mentionable", "icon", "unicode_emoji")
    out: Json = {
        "name": form.text("name", most=100),
        "permissions": form.integer("permissions", least=0),
        "color": form.integer("color", least=0, most=0xFFFFFF),
        "hoist": form.boolean("hoist"),
        "mentionable": form.boolean("mentionable"),
    }
    if colors := form.form("colors"):
        out["color"] = colors.integer("primary_color", least=0, most=0xFFFFFF)
    errors.raise_if_any()
    return {name: value for name, value in out.items() if value is not None}


def read_member(data: object, unknown: list[str], now: float) -> Json:
    """The changes to a member: nick, roles, silent_until (None ends a timeout)."""
    errors = FormErrors()
    form = Form(data, errors, unknown)
    form.only("nick", "roles", "mute", "deaf", "channel_id", "communication_disabled_until", "flags")
    out: Json = {}
    if "nick" in form.data:
        out["nick"] = form.text("nick", most=32) or None
    if "roles" in form.data:
        out["roles"] = list(dict.fromkeys(str(role_id) for role_id in form.items("roles")))
    if "communication_disabled_until" in form.data:
        out["silent_until"] = _until(form, now)
    errors.raise_if_any()
    return out


def _until(form: Form, now: float) -> float | None:
    name = "communication_disabled_until"
    stamp = form.text(name)
    if stamp is None:
        return None
    try:
        until = datetime.fromisoformat(stamp.replace("Z", "+00:00")).timestamp()
    except ValueError:
        form.wrong(name, "DATE_TIME_TYPE_PARSE", f"Could not parse {stamp}. Should be ISO8601.")
        return None
    if until - now > MOST_TIMEOUT:
        form.wrong(name, "GUILD_MEMBER_TIMEOUT_TOO_LONG", "Timeouts end within 28 days")
    return until if until > now else None


def read_nick(data: object, unknown: list[str]) -> str | None:
    """The bot's own name in a server."""
    errors = FormErrors()
    form = Form(data, errors, unknown)
    form.only("nick", "avatar", "banner", "bio")
    nick = form.text("nick", most=32)
    errors.raise_if_any()
    return nick or None


def read_guild(data: object, unknown: list[str]) -> Json:
    """The changes to a server that a sandbox knows: name, description, preferred_locale."""
    errors = FormErrors()
    form = Form(data, errors, unknown)
    form.only("name", "description", "preferred_locale")
    out = {
        "name": form.text("name", least=2, most=100),
        "description": form.text("description", most=300),
        "preferred_locale": form.text("preferred_locale"),
    }
    errors.raise_if_any()
    return {name: value for name, value in out.items() if value is not None}


def read_positions(data: object, unknown: list[str], *more: str) -> list[Json]:
    """The new places of roles or channels."""
    errors = FormErrors()
    if not isinstance(data, list):
        errors.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    out: list[Json] = []
    for number, item in enumerate(data if isinstance(data, list) else ()):
        form = Form(item, errors, unknown, (number,))
        form.only("id", "position", *more)
        move: Json = {"id": form.snowflake("id", required=True), "position": form.integer("position", least=0)}
        if "parent_id" in more:
            move["parent_id"] = form.snowflake("parent_id")
        out.append(move)
    errors.raise_if_any()
    return out
