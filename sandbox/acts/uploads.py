"""Files of messages: taking them in, giving them an address in the CDN."""

import io
import mimetypes
from functools import cache

from PIL import Image, UnidentifiedImageError

from sandbox.core.errors import FormErrors
from sandbox.core.model import Attachment, Message
from sandbox.core.world import World
from sandbox.forms.messages import FileEntry, MessageForm, Upload, safe_filename


def store_file(
    world: World, channel_id: str, upload: Upload, entry: FileEntry | None, *, ephemeral: bool
) -> Attachment:
    """Keep a new file."""
    attachment_id = world.ids.next()
    name = safe_filename((entry and entry.filename) or upload.filename)
    key = f"{'ephemeral-attachments' if ephemeral else 'attachments'}/{channel_id}/{attachment_id}/{name}"
    world.blobs.put(key, upload.data)
    width, height, _ = picture_facts(upload.data)
    return Attachment(
        id=attachment_id,
        filename=name,
        size=len(upload.data),
        key=key,
        content_type=content_type(name, upload.data),
        description=entry.description if entry else None,
        title=entry.title if entry else None,
        width=width,
        height=height,
        ephemeral=ephemeral,
    )


def content_type(name: str, data: bytes) -> str:
    """A file's MIME type: of pictures by what is in them, otherwise by name."""
    return picture_facts(data)[2] or mimetypes.guess_type(name)[0] or "application/octet-stream"


@cache
def default_avatar() -> bytes:
    """The picture of everybody, as nobody here has chosen one."""
    out = io.BytesIO()
    Image.new("RGB", (256, 256), (88, 101, 242)).save(out, "PNG")
    return out.getvalue()


def picture_facts(data: bytes) -> tuple[int | None, int | None, str | None]:
    """Width, height and MIME type, if the file is a picture; only its head is read."""
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return picture.width, picture.height, Image.MIME.get(picture.format or "")
    except (UnidentifiedImageError, OSError, ValueError):
        return None, None, None


def attachments_after(world: World, message: Message, form: MessageForm) -> list[Attachment]:
    """The message's files after a post or an edit: without a list all old ones stay, with one only those listed."""
    by_id = {attachment.id: attachment for attachment in message.attachments}
    listed = {entry.id: entry for entry in form.files}
    out = list(message.attachments) if "attachments" not in form.given else []
    for number, entry in enumerate(form.files):
        if old := by_id.get(entry.id):
            if entry.description is not None:
                old.description = entry.description
            out.append(old)
        elif entry.id not in form.uploads:
            errors = FormErrors()
            errors.add(
                ("attachments", number),
                "ATTACHMENT_NOT_FOUND",
                "Attachment data not found",
            )
            errors.raise_if_any()
    for number_, upload in form.uploads.items():
        out.append(
            store_file(world, message.channel_id, upload, listed.get(number_), ephemeral=message.only_for is not None)
        )
    return out
