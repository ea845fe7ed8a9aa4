"""What every door of `render` returns, and how pixels become bytes."""

import io
from dataclasses import dataclass, field

from PIL import Image

ALT_LIMIT = 1024  # Discord's limit for the description of a picture
QUALITY = 78
METHOD = 2  # of WebP: a fifth smaller than 0 for half as much time again; more effort brings little


@dataclass(frozen=True)
class Picture:
    """A finished picture: its bytes, their format, a short description, and everything it shows in words."""

    bytes: bytes = field(repr=False)
    format: str
    alt: str
    text: str
    size: tuple[int, int] = (0, 0)


def encode(image: Image.Image, quality: int = QUALITY) -> bytes:
    """WebP: small enough to be sent after every action, and every client shows it."""
    out = io.BytesIO()
    image.save(out, "WEBP", quality=quality, method=METHOD)
    return out.getvalue()


def picture(image: Image.Image, alt: str, text: str, quality: int = QUALITY) -> Picture:
    """Encodes a picture and cuts its description to what may be sent."""
    return Picture(encode(image, quality), "webp", shortened(alt), text, image.size)


def shortened(alt: str, limit: int = ALT_LIMIT) -> str:
    """At most `limit` characters, cut at the end of a sentence where there is one.

    >>> shortened("One. Two. Three.", 11)
    'One. Two.'
    """
    if len(alt) <= limit:
        return alt
    cut = alt[:limit]
    end = max(cut.rfind(". "), cut.rfind(".\n"))
    return cut[: end + 1] if end > 0 else cut[: limit - 1] + "…"
