"""Embeds of a message: their limits one by one and together."""

from datetime import datetime

from sandbox.core.model import Json
from sandbox.forms.form import Form

MOST_EMBEDS = 10
MOST_TEXT = 6000


def read_embeds(message: Form) -> list[Json]:
    """The embeds as they will be shown."""
    out: list[Json] = []
    total = 0
    for number, form in message.forms("embeds", most=MOST_EMBEDS):
        embed, length = _embed(form)
        out.append(embed)
        total += length
        if total > MOST_TEXT:
            message.errors.add(
                (*message.path, "embeds", number),
                "MAX_EMBED_SIZE_EXCEEDED",
                f"Embed size exceeds maximum size of {MOST_TEXT}",
            )
            break
    return out


def _embed(form: Form) -> tuple[Json, int]:
    form.only(
        *("title", "type", "description", "url", "timestamp", "color", "footer", "image", "thumbnail", "video"),
        *("provider", "author", "fields", "flags"),
    )
    embed: Json = {"type": "rich"}
    length = 0
    for name, most in (("title", 256), ("description", 4096)):
        if text := form.text(name, most=most):
            embed[name] = text
            length += len(text)
    if url := form.address("url"):
        embed["url"] = url
    if stamp := form.text("timestamp"):
        try:
            embed["timestamp"] = datetime.fromisoformat(stamp.replace("Z", "+00:00")).isoformat()
        except ValueError:
            form.wrong("timestamp", "DATE_TIME_TYPE_PARSE", f"Could not parse {stamp}. Should be ISO8601.")
    if (color := form.integer("color", least=0, most=0xFFFFFF)) is not None:
        embed["color"] = color
    for name in ("image", "thumbnail"):
        if (picture := form.form(name)) and (url := picture.address("url", required=True, files=True)):
            embed[name] = {"url": url, "proxy_url": url, "width": 0, "height": 0}
    length += _captions(form, embed) + _fields(form, embed)
    if not any(key in embed for key in ("title", "description", "fields", "image", "thumbnail", "author", "footer")):
        form.wrong("description", "BASE_TYPE_REQUIRED", "This field is required")
    return embed, length


def _captions(form: Form, embed: Json) -> int:
    length = 0
    for name, key, most in (("footer", "text", 2048), ("author", "name", 256)):
        caption = form.form(name)
        if caption is None:
            continue
        caption.only(key, "icon_url", "proxy_icon_url", "url")
        text = caption.text(key, required=True, most=most)
        out: Json = {key: text or ""}
        for address in ("url", "icon_url"):
            if value := caption.address(address, files=address == "icon_url"):
                out[address] = value
        embed[name] = out
        length += len(text or "")
    return length


def _fields(form: Form, embed: Json) -> int:
    fields: list[Json] = []
    length = 0
    for _, field in form.forms("fields", most=25):
        field.only("name", "value", "inline")
        name = field.text("name", required=True, least=1, most=256) or ""
        value = field.text("value", required=True, least=1, most=1024) or ""
        fields.append({"name": name, "value": value, "inline": field.boolean("inline") or False})
        length += len(name) + len(value)
    if fields:
        embed["fields"] = fields
    return length
