"""Discord's error answers: HTTP status, code, message and the tree of what is wrong with a form."""

from typing import Any

Path = tuple[str | int, ...]


class ApiError(Exception):
    """An error as Discord would send it."""

    def __init__(
        self, status: int, code: int, message: str, errors: dict[str, Any] | None = None, *, via: bool = True
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.body: dict[str, Any] = {"message": message, "code": code}
        if errors:
            self.body["errors"] = errors
        self.via = via  # some of Discord's 429 come without the proxy's header, and clients do not retry those


class FormErrors:
    """Collects what is wrong with a request body, at which field.

    >>> errors = FormErrors()
    >>> errors.add(("embeds", 0, "title"), "BASE_TYPE_MAX_LENGTH", "Must be 256 or fewer in length.")
    >>> errors.tree["embeds"]["0"]["title"]["_errors"][0]["code"]
    'BASE_TYPE_MAX_LENGTH'
    """

    def __init__(self) -> None:
        self.tree: dict[str, Any] = {}

    def add(self, path: Path, code: str, message: str) -> None:
        """Note one mistake."""
        node = self.tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def raise_if_any(self) -> None:
        """Refuse the request if anything was noted."""
        if self.tree:
            raise ApiError(400, 50035, "Invalid Form Body", self.tree)


def invalid_form(path: Path, code: str, message: str) -> ApiError:
    """The refusal of a form with a single mistake."""
    errors = FormErrors()
    errors.add(path, code, message)
    return ApiError(400, 50035, "Invalid Form Body", errors.tree)


def unauthorized() -> ApiError:
    """The token is missing or wrong."""
    return ApiError(401, 0, "401: Unauthorized")


def wrong_method() -> ApiError:
    """The path is there, but not for this."""
    return ApiError(405, 0, "405: Method Not Allowed")


def not_found() -> ApiError:
    """There is no such route."""
    return ApiError(404, 0, "404: Not Found")


_UNKNOWN = {
    "application": 10002,
    "channel": 10003,
    "guild": 10004,
    "member": 10007,
    "message": 10008,
    "role": 10011,
    "user": 10013,
    "webhook": 10015,
    "interaction": 10062,
    "application command": 10063,
}


def unknown(thing: str) -> ApiError:
    """404: the id in the path (or body) names nothing."""
    message = {"interaction": "Unknown interaction", "application command": "Unknown application command"}
    return ApiError(404, _UNKNOWN[thing], message.get(thing, f"Unknown {thing.title()}"))


def missing_access() -> ApiError:
    """The bot cannot see the channel."""
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    """The bot sees the channel, but may not do that there."""
    return ApiError(403, 50013, "Missing Permissions")
