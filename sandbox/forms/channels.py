"""Channels, threads and overwrites as a bot sends them."""

from sandbox.core.errors import FormErrors
from sandbox.core.model import Json
from sandbox.forms.form import Form

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
MOST_SLOWMODE = 21600


def read_thread(data: object, unknown: list[str], *, from_message: bool) -> Json:
    """A new thread: name, type, auto_archive_duration, invitable, rate_limit_per_user."""
    errors = FormErrors()
    form = Form(data, errors, unknown)
    names = ("name", "auto_archive_duration", "rate_limit_per_user")
    form.only(*names, *(() if from_message else ("type", "invitable")))
    out = {
        "name": form.text("name", required=True, least=1, most=100),
        "auto_archive_duration": form.choice("auto_archive_duration", ARCHIVE_MINUTES) or 4320,
        "rate_limit_per_user": form.integer("rate_limit_per_user", least=0, most=MOST_SLOWMODE) or 0,
        "type": 11 if from_message else form.choice("type", (10, 11, 12)) or 12,
        "invitable": form.boolean("invitable") is not False,
    }
    errors.raise_if_any()
    return out


def read_post(data: object, unknown: list[str]) -> tuple[Json, object]:
    """A post of a forum: the thread, and the body of its first message."""
    errors = FormErrors()
    form = Form(data, errors, unknown)
    form.only("name", "auto_archive_duration", "rate_limit_per_user", "applied_tags", "message", "type")
    form.form("message", required=True)
    out: Json = {
        "name": form.text("name", required=True, least=1, most=100),
        "auto_archive_duration": form.choice("auto_archive_duration", ARCHIVE_MINUTES) or 4320,
        "rate_limit_per_user": form.integer("rate_limit_per_user", least=0, most=MOST_SLOWMODE) or 0,
        "type": 11,
        "invitable": True,
        "applied_tags": [str(tag) for tag in form.items("applied_tags", most=5)],
    }
    errors.raise_if_any()
    return out, form.data["message"]


def read_thread_change(data: object, unknown: list[str]) -> Json:
    """The fields of a thread that a PATCH changes."""
    errors = FormErrors()
    form = Form(data, errors, unknown)
    form.only("name", "archived", "locked", "invitable", "auto_archive_duration", "rate_limit_per_user")
    out = {
        "name": form.text("name", least=1, most=100),
        "archived": form.boolean("archived"),
        "locked": form.boolean("locked"),
        "invitable": form.boolean("invitable"),
        "auto_archive_duration": form.choice("auto_archive_duration", ARCHIVE_MINUTES),
        "rate_limit_per_user": form.integer("rate_limit_per_user", least=0, most=MOST_SLOWMODE),
    }
    errors.raise_if_any()
    return {name: value for name, value in out.items() if value is not None}


def read_channel(data: object, unknown: list[str], *, change: bool) -> Json:
    """A new text channel or category, or with `change` the fields a PATCH changes."""
    errors = FormErrors()
    form = Form(data, errors, unknown)
    form.only(
        *("name", "type", "position", "topic", "nsfw", "rate_limit_per_user", "parent_id", "permission_overwrites"),
        *("default_auto_archive_duration", "default_thread_rate_limit_per_user", "flags"),
        *("bitrate", "user_limit", "rtc_region", "video_quality_mode"),
        *("available_tags", "default_reaction_emoji", "default_sort_order", "default_forum_layout"),
    )
    out: Json = {
        "name": form.text("name", required=not change, least=1, most=100),
        "type": form.choice("type", (0, 2, 4, 5, 13, 15, 16)),
        "position": form.integer("position", least=0),
        "topic": form.text("topic", most=1024),
        "nsfw": form.boolean("nsfw"),
        "rate_limit_per_user": form.integer("rate_limit_per_user", least=0, most=MOST_SLOWMODE),
        "parent_id": form.snowflake("parent_id"),
    }
    settings: Json = {
        "bitrate": form.integer("bitrate", least=8000, most=384000),
        "user_limit": form.integer("user_limit", least=0, most=99),
        "default_sort_order": form.choice("default_sort_order", (0, 1)),
        "default_forum_layout": form.choice("default_forum_layout", (0, 1, 2)),
    }
    if "available_tags" in form:
        settings["available_tags"] = [_tag(tag) for _, tag in form.forms("available_tags", most=20)]
    out["settings"] = {name: value for name, value in settings.items() if value is not None} or None
    if "permission_overwrites" in form:
        out["permission_overwrites"] = [
            read_overwrite_fields(item) | {"id": item.snowflake("id", required=True)}
            for _, item in form.forms("permission_overwrites", most=100)
        ]
    errors.raise_if_any()
    kept = {name: value for name, value in out.items() if value is not None}
    kept |= {name: None for name in ("topic", "parent_id") if name in form.data and form.data[name] is None}
    if "name" in kept and kept.get("type", 0) == 0:
        kept["name"] = text_channel_name(kept["name"])
    return kept


def _tag(form: Form) -> Json:
    form.only("id", "name", "moderated", "emoji_id", "emoji_name")
    return {
        "id": form.snowflake("id"),
        "name": form.text("name", required=True, most=20) or "",
        "moderated": form.boolean("moderated") or False,
        "emoji_id": form.snowflake("emoji_id"),
        "emoji_name": form.text("emoji_name"),
    }


def text_channel_name(name: str) -> str:
    """Names of text channels have neither spaces nor capitals.

    >>> text_channel_name("The Table")
    'the-table'
    """
    return "-".join(name.lower().split())


def read_overwrite(data: object, unknown: list[str]) -> Json:
    """The body of PUT /channels/…/permissions/…."""
    errors = FormErrors()
    out = read_overwrite_fields(Form(data, errors, unknown))
    errors.raise_if_any()
    return out


def read_overwrite_fields(form: Form) -> Json:
    """What an overwrite allows and denies."""
    form.only("id", "type", "allow", "deny")
    return {
        "type": form.choice("type", (0, 1)) or 0,
        "allow": form.integer("allow", least=0) or 0,
        "deny": form.integer("deny", least=0) or 0,
    }
