"""Checks traffic against Discord's own OpenAPI description of its API.

The description is not part of this project: it is looked for at the path in the environment variable
`SANDBOX_OPENAPI`, then at `../shared/discord/openapi.json` beside the repository. Without it only the sandbox's own
rules apply.
"""

import json
import os
import re
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import jsonschema_rs

_METHODS = ("get", "post", "put", "patch", "delete")
_BESIDE_REPOSITORY = Path(__file__).resolve().parents[2] / "shared" / "discord" / "openapi.json"


def find_description() -> Path | None:
    """Where Discord's description lies on this machine, if it does."""
    wanted = os.environ.get("SANDBOX_OPENAPI")
    path = Path(wanted) if wanted else _BESIDE_REPOSITORY
    return path if path.is_file() and find_spec("jsonschema_rs") else None


@cache
def load_description(path: Path) -> "OpenApi":
    """The checker for a description; read once, because reading and compiling it takes a while."""
    return OpenApi(json.loads(path.read_text(encoding="utf-8")))


class OpenApi:
    """Says what is wrong with a request or an answer."""

    def __init__(self, document: dict[str, Any]) -> None:
        schemas = document["components"]["schemas"]
        _excuse(document)
        for name, schema in schemas.items():
            if "Response" not in name:
                _close(schema)
        for body in _request_bodies(document):
            _close(body)
        self._schemas = schemas
        self._document = document
        self._operations: list[tuple[re.Pattern[str], str, str]] = []
        for template, item in document["paths"].items():
            pattern = re.compile(re.sub(r"\{[^}]+\}", "[^/]+", template) + "$")
            self._operations += [(pattern, method.upper(), template) for method in _METHODS if method in item]
        self._operations.sort(key=lambda operation: operation[2].count("{"))
        self._validators: dict[str, jsonschema_rs.Draft202012Validator] = {}
        self._found: dict[tuple[str, str], str | None] = {}

    def check_request(self, method: str, path: str, template: str, query: dict[str, str], body: Any) -> list[str]:
        """What Discord's description says against a request."""
        known = self._template(method, path, template)
        where = f"{method} {template}"
        if known is None:
            return [f"{where}: no such operation"]
        item = self._document["paths"][known]
        operation = item[method.lower()]
        parameters = operation.get("parameters", []) + item.get("parameters", [])
        names = {parameter["name"] for parameter in parameters if parameter.get("in") == "query"}
        found = [f"{where}: unknown query parameter {name!r}" for name in query if name not in names]
        wanted = operation.get("requestBody")
        if wanted is None:
            return found if body in (None, {}) else [*found, f"{where}: a body where none belongs"]
        if body is None:
            # Bodies of deletions are described as required, but nobody sends any.
            missing = wanted.get("required") and method != "DELETE"
            return [*found, f"{where}: the body is missing"] if missing else found
        schema = wanted["content"].get("application/json", {}).get("schema")
        if schema is None:
            return found
        return found + list(self._errors(f"{where} request", schema, body))

    def check_answer(self, method: str, path: str, template: str, status: int, body: Any) -> list[str]:
        """What Discord's description says against an answer."""
        known = self._template(method, path, template)
        where = f"{method} {template} answer {status}"
        if known is None:
            return []
        responses = self._document["paths"][known][method.lower()]["responses"]
        if status >= 400:
            return [] if status >= 500 or "code" in body or "retry_after" in body else [f"{where}: no error code"]
        if str(status) not in responses:
            return [f"{where}: only {', '.join(responses)} are described"]
        content = responses[str(status)].get("content")
        if content is None:
            return [] if body is None else [f"{where}: a body where none belongs"]
        return list(self._errors(where, content["application/json"]["schema"], body))

    def _template(self, method: str, path: str, template: str) -> str | None:
        key = (method, template)
        if key not in self._found:
            matching = (known for pattern, m, known in self._operations if m == method and pattern.match(path))
            self._found[key] = next(matching, None)
        return self._found[key]

    def _errors(self, where: str, schema: Any, body: Any) -> Iterator[str]:
        validator = self._validators.get(where)
        if validator is None:
            import jsonschema_rs  # a tool of developers: who only runs a bot need not have it

            root = {"components": {"schemas": self._schemas}, "allOf": [schema]}
            validator = self._validators[where] = jsonschema_rs.Draft202012Validator(root)
        if validator.is_valid(body):
            return
        for error in validator.iter_errors(body):
            at = "/".join(map(str, error.instance_path))
            yield f"{where}: at /{at}: {error.message[:400]}"


def _close(schema: Any, inside_all_of: bool = False) -> None:
    """Forbid fields that are not described, so that a misspelt one is noticed."""
    if isinstance(schema, dict):
        if schema.get("type") == "object" and "properties" in schema and not inside_all_of:
            schema.setdefault("additionalProperties", False)
        for key, value in schema.items():
            _close(value, key == "allOf")
    elif isinstance(schema, list):
        for item in schema:
            _close(item, inside_all_of)


def _request_bodies(document: dict[str, Any]) -> Iterator[Any]:
    """The schemas of bodies that are written down at their operation and not by name."""
    for item in document["paths"].values():
        for method in _METHODS:
            yield from item.get(method, {}).get("requestBody", {}).get("content", {}).values()


_COMMANDS = (
    "ApplicationCommandUpdateRequest",
    "ApplicationCommandCreateRequest",
    "ApplicationCommandPatchRequestPartial",
)
_EDITS = (
    "MessageEditRequestPartial",
    "IncomingWebhookUpdateRequestPartial",
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial",
)


def _excuse(document: dict[str, Any]) -> None:
    """Where the description is stricter than Discord and its own written documentation."""
    schemas = document["components"]["schemas"]
    # The documentation's examples write ids of new attachments as numbers.
    if "SnowflakeType" in schemas:
        schemas["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], {"type": "integer", "minimum": 0}]}
    # Forwarding is documented, but not described.
    if "MessageReferenceType" in schemas:
        schemas["MessageReferenceType"] = {"type": "integer", "enum": [0, 1]}
    _allow(schemas, _COMMANDS, "nsfw", "boolean")  # documented for commands in prose only
    _allow(schemas, _EDITS, "tts", "boolean")  # accepted and ignored; discord.py always sends it
    _allow(schemas, ("RichEmbed",), "flags", "integer")  # the same
    _allow(schemas, ("BaseCreateMessageCreateRequest",), "tts", "boolean")  # the same
    _allow(schemas, ("CreateForumThreadRequest",), "type", "integer")  # the same
    paths = document["paths"]
    if threads := paths.get("/channels/{channel_id}/threads", {}).get("post"):
        # Of the time when forums were new; discord.py still says it.
        threads.setdefault("parameters", []).append({"name": "use_nested_fields", "in": "query"})
    if overwrite := paths.get("/channels/{channel_id}/permissions/{overwrite_id}", {}).get("put"):
        # discord.py repeats the id of the path in the body.
        properties = overwrite["requestBody"]["content"]["application/json"]["schema"]["properties"]
        properties["id"] = {"type": ["string", "integer"]}
    if ban := paths.get("/guilds/{guild_id}/bans/{user_id}", {}).get("put"):
        # Clients ban with the number of seconds in the query string, and without a body.
        ban["requestBody"]["required"] = False
        ban.setdefault("parameters", []).append({"name": "delete_message_seconds", "in": "query"})
    for name, schema in schemas.items():
        if "Response" not in name:
            _bits_as_text(schema)
    for body in _request_bodies(document):
        _bits_as_text(body)


def _allow(schemas: dict[str, Any], names: tuple[str, ...], field: str, kind: str) -> None:
    for name in names:
        if name in schemas:
            schemas[name]["properties"][field] = {"type": [kind, "null"]}


def _bits_as_text(schema: Any) -> None:
    """Permissions are described as numbers, but the documentation writes them as decimal strings."""
    if isinstance(schema, dict):
        properties = schema.get("properties", {})
        for name in ("allow", "deny", "permissions", "default_member_permissions"):
            if "integer" in _types(properties.get(name)):
                properties[name] = {"anyOf": [properties[name], {"type": "string", "pattern": "^[0-9]+$"}]}
        for value in schema.values():
            _bits_as_text(value)
    elif isinstance(schema, list):
        for item in schema:
            _bits_as_text(item)


def _types(schema: Any) -> list[str]:
    kinds = schema.get("type", []) if isinstance(schema, dict) else []
    return [kinds] if isinstance(kinds, str) else list(kinds)
