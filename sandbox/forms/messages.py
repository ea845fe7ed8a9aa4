"""Messages as a bot sends them: to a channel, as an answer, or as an edit."""

import re
from dataclasses import dataclass, field
from enum import Enum

from sandbox.core.errors import ApiError, FormErrors, Path
from sandbox.core.model import Attachment, Flag, Json, Message, Poll
from sandbox.forms.components import ComponentReader
from sandbox.forms.embeds import read_embeds
from sandbox.forms.form import Form
from sandbox.forms.polls import read_poll

MOST_CONTENT = 2000
DEFAULT_REFERENCE, FORWARD = 0, 1
MOST_FILES = 10
MOST_FILE_BYTES = 10 * 1024 * 1024

_COMMON = ("content", "embeds", "allowed_mentions", "components", "attachments", "flags")


class Door(Enum):
    """Where a message comes in; each door knows other fields."""

    CHANNEL = "channel"
    CHANNEL_EDIT = "channel edit"
    POST = "forum post"
    ANSWER = "answer"
    ANSWER_EDIT = "answer by edit"
    FOLLOW_UP = "follow-up"
    FOLLOW_UP_EDIT = "follow-up edit"
    WEBHOOK = "webhook"

    @property
    def private(self) -> bool:
        """Messages through this door may be ephemeral."""
        return self not in (Door.CHANNEL, Door.CHANNEL_EDIT, Door.POST, Door.WEBHOOK)


_FIELDS = {
    Door.CHANNEL: (*_COMMON, "tts", "nonce", "enforce_nonce", "sticker_ids", "message_reference", "poll"),
    # In edits tts is not documented, but harmless, and clients send it.
    Door.CHANNEL_EDIT: (*_COMMON, "sticker_ids", "tts"),
    Door.POST: (*_COMMON, "sticker_ids", "poll", "tts"),
    Door.ANSWER: (*_COMMON, "tts", "poll"),
    Door.ANSWER_EDIT: (*_COMMON, "tts"),
    Door.FOLLOW_UP: (*_COMMON, "tts", "poll"),
    Door.FOLLOW_UP_EDIT: (*_COMMON, "tts"),
    Door.WEBHOOK: (*_COMMON, "tts", "poll", "username", "avatar_url"),
}


@dataclass
class Upload:
    """A file in the body of a request; its number is the n of files[n]."""

    number: str
    filename: str
    data: bytes


@dataclass
class FileEntry:
    """An entry of the `attachments` list: a new file, or an old one to keep."""

    id: str
    filename: str | None = None
    description: str | None = None
    title: str | None = None


@dataclass
class AllowedMentions:
    """Whom a message may notify."""

    parse: list[str]
    users: list[str]
    roles: list[str]
    replied_user: bool


@dataclass
class MessageForm:
    """A body that was found right; `given` tells which fields were in it (an edit leaves the others as they are)."""

    given: set[str]
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    flags: int = 0
    files: list[FileEntry] = field(default_factory=list)
    uploads: dict[str, Upload] = field(default_factory=dict)
    allowed_mentions: AllowedMentions | None = None
    tts: bool = False
    nonce: str | int | None = None
    enforce_nonce: bool = False
    reference: Json | None = None
    poll: Poll | None = None
    username: str | None = None  # of a webhook


def safe_filename(name: str) -> str:
    """A file's name as Discord keeps it.

    >>> safe_filename("my board (2).png")
    'my_board_2.png'
    """
    return re.sub(r"[^A-Za-z0-9._-]", "", name.replace(" ", "_")) or "unknown"


def read_message(
    data: object,
    uploads: list[Upload],
    unknown: list[str],
    door: Door,
    *,
    current: Message | None = None,
    path: Path = (),
    now: float = 0.0,
) -> MessageForm:
    """Check a message's body; `current` is the message that is edited, `now` begins the time of a poll."""
    errors = FormErrors()
    form = Form(data if data is not None else {}, errors, unknown, path)
    form.only(*_FIELDS[door])
    if any(len(upload.data) > MOST_FILE_BYTES for upload in uploads):
        raise ApiError(413, 40005, "Request entity too large")
    out = MessageForm(given=set(form.data), uploads={upload.number: upload for upload in uploads})
    out.flags = _flags(form, door, current)
    v2 = bool(out.flags & Flag.COMPONENTS_V2) or bool(current and current.v2)
    out.content = (form.text("content", most=MOST_CONTENT) or "").strip()
    out.embeds = read_embeds(form)
    reader = ComponentReader()
    out.components = reader.read_message(form, v2=v2)
    out.tts = form.boolean("tts") or False
    out.poll = read_poll(form, now) if current is None else None
    _files(form, out)
    out.allowed_mentions = _allowed_mentions(form)
    if door is Door.WEBHOOK:
        out.username = form.text("username", least=1, most=80)
    if door is Door.CHANNEL:
        _channel_fields(form, out)
    if v2:
        _legacy_fields(form, out, current)
    _references(reader, out, current, unknown)
    errors.raise_if_any()
    if form.items("sticker_ids"):
        raise ApiError(400, 50081, "Invalid Sticker Sent")  # no server here has any
    if _is_empty(form, out, current):
        raise ApiError(400, 50006, "Cannot send an empty message")
    return out


def read_deferral(data: object, unknown: list[str]) -> int:
    """The flags of "is thinking": a deferral carries only EPHEMERAL."""
    errors = FormErrors()
    form = Form(data if data is not None else {}, errors, unknown, ("data",))
    form.only("flags")
    flags = form.integer("flags", least=0) or 0
    errors.raise_if_any()
    if flags & ~Flag.EPHEMERAL:
        unknown.append("data.flags: a deferral carries only EPHEMERAL")
    return flags & Flag.EPHEMERAL


def _flags(form: Form, door: Door, current: Message | None) -> int:
    flags = form.integer("flags", least=0) or 0
    if flags & Flag.EPHEMERAL and not door.private:
        # Discord ignores it and posts for everybody: surely not what the sender meant.
        form.unknown.append("flags: EPHEMERAL works only for answers to interactions")
    settable = Flag.SUPPRESS_EMBEDS | Flag.SUPPRESS_NOTIFICATIONS | Flag.COMPONENTS_V2
    if door.private:
        settable |= Flag.EPHEMERAL
    if current and current.v2 and "flags" in form and not flags & Flag.COMPONENTS_V2 and not current.loading:
        form.wrong(
            "flags",
            "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG",
            "The IS_COMPONENTS_V2 flag cannot be removed from a message",
        )
    return flags & settable


def _files(form: Form, out: MessageForm) -> None:
    for number, entry in form.forms("attachments", most=MOST_FILES):
        entry.only("id", "filename", "description", "title", "duration_secs", "waveform", "is_spoiler", "is_remix")
        key = entry.data.get("id", number)
        description = entry.text("description", most=1024)
        name = entry.text("filename", least=1, most=1024)
        out.files.append(FileEntry(str(key), name, description, entry.text("title", most=1024)))
    if len(out.uploads) > MOST_FILES:
        form.wrong("attachments", "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_FILES} or fewer in length.")


def _allowed_mentions(form: Form) -> AllowedMentions | None:
    allowed = form.form("allowed_mentions")
    if allowed is None:
        return None
    allowed.only("parse", "users", "roles", "replied_user")
    parse = [str(kind) for kind in allowed.items("parse")]
    for number, kind in enumerate(parse):
        if kind not in ("users", "roles", "everyone"):
            allowed.errors.add(
                (*allowed.path, "parse", number),
                "BASE_TYPE_CHOICES",
                "Value must be one of ('users', 'roles', 'everyone').",
            )
    users, roles = allowed.snowflakes("users", most=100), allowed.snowflakes("roles", most=100)
    for kind, listed in (("users", users), ("roles", roles)):
        if kind in parse and listed:
            allowed.wrong(
                None,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )
    return AllowedMentions(parse, users, roles, allowed.boolean("replied_user") or False)


def _channel_fields(form: Form, out: MessageForm) -> None:
    nonce = form.data.get("nonce")
    if isinstance(nonce, str):
        form.text("nonce", most=25)
    elif nonce is not None and (isinstance(nonce, bool) or not isinstance(nonce, int) or abs(nonce) >= 2**63):
        form.wrong("nonce", "NONCE_TYPE_INVALID", "Nonce must be a string or an integer")
    out.nonce = nonce
    out.enforce_nonce = form.boolean("enforce_nonce") or False
    if reference := form.form("message_reference"):
        reference.only("type", "message_id", "channel_id", "guild_id", "fail_if_not_exists")
        out.reference = {
            "type": reference.choice("type", (DEFAULT_REFERENCE, FORWARD)) or DEFAULT_REFERENCE,
            "message_id": reference.snowflake("message_id", required=True),
            "channel_id": reference.snowflake("channel_id"),
            "fail_if_not_exists": reference.boolean("fail_if_not_exists") is not False,
        }


def _legacy_fields(form: Form, out: MessageForm, current: Message | None) -> None:
    """With Components V2 there is no content and no embed, neither new nor left from before."""
    kept_content = current is not None and "content" not in out.given and bool(current.content)
    kept_embeds = current is not None and "embeds" not in out.given and bool(current.embeds)
    for name, used in (("content", bool(out.content) or kept_content), ("embeds", bool(out.embeds) or kept_embeds)):
        if used:
            form.wrong(
                name,
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
    for name in ("poll", "sticker_ids"):
        if name in form:
            form.wrong(
                name,
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def final_names(out: MessageForm, current: list[Attachment]) -> set[str]:
    """The names of the files the message will have."""
    named = {entry.id: entry.filename for entry in out.files}
    names = {safe_filename(named.get(n) or upload.filename) for n, upload in out.uploads.items()}
    kept = current if "attachments" not in out.given else [a for a in current if a.id in named]
    return names | {attachment.filename for attachment in kept}


def _references(reader: ComponentReader, out: MessageForm, current: Message | None, unknown: list[str]) -> None:
    names = final_names(out, current.attachments if current else [])
    for number, embed in enumerate(out.embeds):
        for part in ("image", "thumbnail"):
            url = embed.get(part, {}).get("url", "")
            if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
                # Discord shows the embed without a picture: surely not what the sender meant.
                unknown.append(f"embeds.{number}.{part}: there is no file for {url}")
    for form, url in reader.files:
        if url.removeprefix("attachment://") not in names:
            form.wrong(
                "url",
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                f"The referenced attachment '{url}' was not found",
            )


def _is_empty(form: Form, out: MessageForm, current: Message | None) -> bool:
    forwards = out.reference is not None and out.reference["type"] == FORWARD
    if out.content or out.embeds or out.components or out.uploads or out.poll or forwards:
        return False
    if current is None:
        return True
    kept_files = "attachments" not in out.given or bool(out.files)
    return not any(
        (
            current.content and "content" not in out.given,
            current.embeds and "embeds" not in out.given,
            current.components and "components" not in out.given,
            current.attachments and kept_files,
            current.loading and not out.given - {"allowed_mentions", "flags"},
        )
    )
