"""Messages and modals as a reader takes them in: lines of text."""

import re
from collections.abc import Iterator

from sandbox.core.model import Json, Message, Poll
from sandbox.core.world import World
from sandbox.forms.components import BUTTON, CONTAINER, FILE, GALLERY, ROW, SECTION, SELECTS, SEPARATOR, TEXT, THUMBNAIL

_MENTION = re.compile(r"<(@!?|@&|#)(\d+)>")
TOKEN_LIVES = 15 * 60.0


def with_names(world: World, text: str) -> str:
    """The text with mentions as they are displayed."""

    def shown(found: re.Match[str]) -> str:
        kind, key = found.groups()
        if kind == "#":
            return f"#{world.channels[key].name}" if key in world.channels else "#unknown"
        if kind == "@&":
            roles = (guild.roles[key].name for guild in world.guilds.values() if key in guild.roles)
            return f"@{next(roles, 'unknown-role')}"
        user = world.users.get(key)
        return f"@{user.global_name or user.username}" if user else "@unknown-user"

    return _MENTION.sub(shown, text)


def author_name(world: World, message: Message) -> str:
    """The name above a message."""
    if message.author_name is not None:
        return message.author_name
    user = world.users[message.author_id]
    return user.global_name or user.username


def message_lines(world: World, message: Message) -> list[str]:
    """Everything of a message that can be read, one piece per line."""
    lines = []
    if message.loading:
        late = world.clock.now() - message.created > TOKEN_LIVES
        lines.append("The application did not respond" if late else f"{world.app.name} is thinking...")
    if message.content:
        lines.append(message.content)
    if message.snapshot:
        lines.append(f"Forwarded: {message.snapshot['content']}")
    for embed in message.embeds:
        lines += _embed_lines(embed)
    lines += component_lines(message.components)
    shown = {item for component in message.components for item in _used_files(component)}
    for attachment in message.attachments:
        if f"attachment://{attachment.filename}" not in shown:
            lines.append(_picture(attachment.filename, attachment.description))
    if message.poll:
        lines += _poll_lines(message.poll)
    if message.reactions:
        lines.append("  ".join(f"{r.emoji['name']} {len(r.users)}" for r in message.reactions))
    return [with_names(world, line) for line in lines]


def _poll_lines(poll: Poll) -> Iterator[str]:
    yield poll.question
    for answer in poll.answers:
        yield f"( ) {answer['poll_media']['text']}: {len(poll.votes.get(str(answer['answer_id']), []))}"


def _embed_lines(embed: Json) -> Iterator[str]:
    for part in (embed.get("author", {}).get("name"), embed.get("title"), embed.get("description")):
        if part:
            yield part
    for field in embed.get("fields", ()):
        yield f"{field['name']}: {field['value']}"
    if footer := embed.get("footer"):
        yield footer["text"]
    if image := embed.get("image"):
        yield _picture(image["url"].rpartition("/")[2], None)


def component_lines(components: list[Json]) -> Iterator[str]:
    """Components from top to bottom."""
    for part in components:
        kind = part["type"]
        if kind == ROW:
            yield "  ".join(_control(child) for child in part["components"])
        elif kind == TEXT:
            yield part["content"]
        elif kind == SECTION:
            yield from component_lines(part["components"])
            yield from component_lines([part["accessory"]])
        elif kind in (BUTTON, *SELECTS):
            yield _control(part)
        elif kind == THUMBNAIL:
            yield _picture(part["media"]["url"].rpartition("/")[2], part["description"])
        elif kind == GALLERY:
            for item in part["items"]:
                yield _picture(item["media"]["url"].rpartition("/")[2], item["description"])
        elif kind == FILE:
            yield _picture(part["file"]["url"].rpartition("/")[2], None)
        elif kind == SEPARATOR:
            yield "---"
        elif kind == CONTAINER:
            yield from component_lines(part["components"])


def button_text(button: Json) -> str:
    """What stands on a button."""
    emoji = (button.get("emoji") or {}).get("name", "")
    return " ".join(word for word in (emoji, button.get("label", "")) if word)


def _control(part: Json) -> str:
    grey = " (disabled)" if part.get("disabled") else ""
    if part["type"] == BUTTON:
        return f"[{button_text(part)}]{grey}"
    name = part.get("placeholder") or "Make a selection"
    options = ", ".join(
        ("*" if option["default"] else "")
        + button_text(option)
        + (f" – {option['description']}" if option.get("description") else "")
        for option in part.get("options", ())
    )
    return f"<{name}: {options}>{grey}"


def _picture(name: str, description: str | None) -> str:
    return f"(picture {name}: {description})" if description else f"(file {name})"


def _used_files(component: Json) -> Iterator[str]:
    for key in ("media", "file"):
        if media := component.get(key):
            yield media["url"]
    for key in ("components", "items"):
        for child in component.get(key, ()):
            yield from _used_files(child)
    if accessory := component.get("accessory"):
        yield from _used_files(accessory)


def modal_lines(modal: Json) -> list[str]:
    """A modal on the screen."""
    lines = [f"== {modal['title']} =="]
    for part in modal["components"]:
        if part["type"] == TEXT:
            lines.append(part["content"])
            continue
        field = part.get("component") or part["components"][0]
        label = part.get("label") or field.get("label")
        about = f" ({part['description']})" if part.get("description") else ""
        options = ", ".join(option["label"] for option in field.get("options", ()))
        lines.append(f"{label}{about}: {options or field.get('value') or field.get('placeholder') or '____'}")
    return lines
