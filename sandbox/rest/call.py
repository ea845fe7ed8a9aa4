"""One REST request, taken apart."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from sandbox.core.errors import ApiError, invalid_form
from sandbox.forms.messages import Upload

_FILE = re.compile(r"files?\[?(\d*)\]?$")


@dataclass
class Call:
    """A request with its body read; `notes` collects what Discord would ignore but the sender did not mean."""

    method: str
    path: str
    query: dict[str, str]
    params: dict[str, str]
    body: Any = None
    uploads: list[Upload] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    reason: str | None = None  # for the audit log

    def number(self, name: str, default: int, *, least: int = 1, most: int = 100) -> int:
        """A number in the query string."""
        text = self.query.get(name, str(default))
        if not text.isdigit():
            raise invalid_form((name,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not int.')
        value = int(text)
        if not least <= value <= most:
            code, word = ("NUMBER_TYPE_MAX", "less") if value > most else ("NUMBER_TYPE_MIN", "greater")
            raise invalid_form(
                (name,), code, f"int value should be {word} than or equal to {most if value > most else least}."
            )
        return value

    def snowflake(self, name: str) -> int | None:
        """An id in the query string."""
        text = self.query.get(name)
        if text is not None and not text.isdigit():
            raise invalid_form((name,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
        return int(text) if text is not None else None

    def flag(self, name: str) -> bool:
        """A switch in the query string."""
        return self.query.get(name, "").lower() in ("1", "true")


@dataclass
class Answer:
    """What a route answers."""

    status: int = 204
    body: Any = None


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """The JSON body and the files of a request."""
    if request.content_type == "multipart/form-data":
        return await _read_parts(request)
    try:
        text = await request.text()
    except (web.HTTPRequestEntityTooLarge, UnicodeDecodeError) as error:
        raise _unreadable(error) from None
    if not text:
        return None, []
    if request.content_type != "application/json":
        raise ApiError(400, 50035, "Expected \"Content-Type\" header to be one of {'application/json'}.")
    return _parse(text), []


async def _read_parts(request: web.Request) -> tuple[Any, list[Upload]]:
    try:
        return await _read_all_parts(request)
    except (web.HTTPRequestEntityTooLarge, ValueError) as error:
        raise _unreadable(error) from None


def _unreadable(error: Exception) -> ApiError:
    if isinstance(error, web.HTTPRequestEntityTooLarge):
        return ApiError(413, 40005, "Request entity too large")
    return ApiError(400, 50109, "The request body contains invalid JSON.")


async def _read_all_parts(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = None
    uploads: list[Upload] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise ApiError(400, 50035, "Invalid Form Body")
        name = part.name or ""
        if name == "payload_json":
            body = _parse(await part.text())
        elif matched := _FILE.match(name):
            number = matched.group(1) or str(len(uploads))
            uploads.append(Upload(number, part.filename or "unknown", bytes(await part.read())))
        else:
            raise invalid_form((name,), "UNKNOWN_PART", "Only payload_json and files[n] are understood")
    return body, uploads


def _parse(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from None
