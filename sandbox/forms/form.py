"""Reading one object of a request body field by field, noting mistakes the way Discord names them."""

from collections.abc import Collection, Iterator
from typing import Any

from sandbox.core.errors import FormErrors, Path
from sandbox.core.model import Json

CHANNEL_TYPES = (0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16)  # all that Discord has


class Form:
    """One JSON object of a body.

    >>> errors, unknown = FormErrors(), []
    >>> form = Form({"label": "x" * 81, "lable": "y"}, errors, unknown)
    >>> form.text("label", most=80)
    >>> errors.tree["label"]["_errors"][0]["message"]
    'Must be 80 or fewer in length.'
    >>> form.only("label"); unknown
    ['lable']
    """

    def __init__(
        self, data: Any, errors: FormErrors, unknown: list[str], path: Path = (), *, free_keys: bool = False
    ) -> None:
        self.errors = errors
        self.unknown = unknown
        self.path = path
        if isinstance(data, dict):
            self.data: Json = data
        else:
            self.data = {}
            kind = "DictType" if free_keys else "ModelType"
            self.wrong(None, f"{kind[:-4].upper()}_TYPE_CONVERT", f"Only dictionaries may be used in a {kind}")

    def __contains__(self, name: str) -> bool:
        return self.data.get(name) is not None

    def wrong(self, name: str | None, code: str, message: str) -> None:
        """Note a mistake at a field, or at the object itself."""
        self.errors.add(self.path if name is None else (*self.path, name), code, message)

    def only(self, *names: str) -> None:
        """Note fields that Discord does not know; it ignores them, but they are the sender's mistakes."""
        for name in self.data:
            if name not in names:
                self.unknown.append(".".join(map(str, (*self.path, name))))

    def text(self, name: str, *, required: bool = False, least: int = 0, most: int | None = None) -> str | None:
        """A string of limited length."""
        value = self._get(name, required)
        if value is None:
            return None
        if not isinstance(value, str):
            if isinstance(value, bool) or not isinstance(value, int | float):
                self.wrong(name, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
                return None
            value = str(value)  # Discord takes numbers for strings
        if not self._length(name, len(value), least, most):
            return None
        return value

    def integer(
        self, name: str, *, required: bool = False, least: int | None = None, most: int | None = None
    ) -> int | None:
        """A whole number within limits."""
        value = self._get(name, required)
        if value is None:
            return None
        if isinstance(value, float) and value.is_integer():
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int):
            if not (isinstance(value, str) and value.lstrip("-").isdigit()):
                self.wrong(name, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
                return None
            value = int(value)
        if most is not None and value > most:
            self.wrong(name, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
            return None
        if least is not None and value < least:
            self.wrong(name, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
            return None
        return int(value)

    def number(
        self, name: str, *, required: bool = False, least: float = -(2**53), most: float = 2**53
    ) -> float | int | None:
        """Any number within limits."""
        value = self._get(name, required)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int | float):
            self.wrong(name, "FLOAT_TYPE_COERCE", f'Value "{value}" is not float.')
            return None
        if not least <= value <= most:
            code, word, limit = ("MAX", "less", most) if value > most else ("MIN", "greater", least)
            self.wrong(name, f"NUMBER_TYPE_{code}", f"float value should be {word} than or equal to {limit}.")
            return None
        return value

    def boolean(self, name: str) -> bool | None:
        """True or false."""
        value = self._get(name, False)
        if value is None or isinstance(value, bool):
            return value
        self.wrong(name, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
        return None

    def choice(self, name: str, allowed: Collection[int], *, required: bool = False) -> int | None:
        """One of some numbers."""
        value = self.integer(name, required=required)
        if value is not None and value not in allowed:
            listed = ", ".join(map(str, sorted(allowed)))
            self.wrong(name, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
            return None
        return value

    def choices(self, name: str, allowed: Collection[int]) -> list[int]:
        """A list of some numbers, each kept once."""
        values = self.items(name)
        for number, value in enumerate(values):
            if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
                listed = ", ".join(map(str, sorted(allowed)))
                self.errors.add((*self.path, name, number), "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
                return []
        return list(dict.fromkeys(values))

    def snowflakes(self, name: str, *, most: int | None = None) -> list[str]:
        """A list of ids."""
        values = self.items(name, most=most)
        for number, value in enumerate(values):
            if isinstance(value, bool) or not isinstance(value, str | int) or not str(value).isdigit():
                at = (*self.path, name, number)
                self.errors.add(at, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
                return []
        return [str(value) for value in values]

    def snowflake(self, name: str, *, required: bool = False) -> str | None:
        """An id, as string or number."""
        value = self._get(name, required)
        if value is None:
            return None
        if isinstance(value, bool) or not str(value).isdigit():
            self.wrong(name, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
            return None
        return str(value)

    def items(self, name: str, *, required: bool = False, least: int = 0, most: int | None = None) -> list[Any]:
        """A list of limited length."""
        value = self._get(name, required)
        if value is None:
            return []
        if not isinstance(value, list):
            self.wrong(name, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        return value if self._length(name, len(value), least, most) else []

    def forms(
        self, name: str, *, required: bool = False, least: int = 0, most: int | None = None
    ) -> Iterator[tuple[int, "Form"]]:
        """A list of objects."""
        for number, item in enumerate(self.items(name, required=required, least=least, most=most)):
            yield number, Form(item, self.errors, self.unknown, (*self.path, name, number))

    def form(self, name: str, *, required: bool = False, free_keys: bool = False) -> "Form | None":
        """An object inside this one; with `free_keys` its keys are not field names but, say, languages."""
        value = self._get(name, required)
        if value is None:
            return None
        return Form(value, self.errors, self.unknown, (*self.path, name), free_keys=free_keys)

    def address(self, name: str, *, required: bool = False, most: int = 2048, files: bool = False) -> str | None:
        """A web address; with `files` also of a file of the same message."""
        value = self.text(name, required=required, most=most)
        if value is None:
            return None
        schemes = ("http://", "https://", "attachment://") if files else ("http://", "https://", "discord://")
        scheme, colon, rest = value.partition("://")
        if not value.startswith(schemes):
            if colon:
                listed = ", ".join(f"'{s.removesuffix('://')}'" for s in schemes)
                self.wrong(
                    name,
                    "URL_TYPE_INVALID_SCHEME",
                    f'Scheme "{scheme}" is not supported. Scheme must be one of ({listed}).',
                )
            else:
                self.wrong(name, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
            return None
        if not rest:
            self.wrong(name, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
            return None
        return value

    def _get(self, name: str, required: bool) -> Any:
        value = self.data.get(name)
        if value is None and required:
            self.wrong(name, "BASE_TYPE_REQUIRED", "This field is required")
        return value

    def _length(self, name: str, length: int, least: int, most: int | None) -> bool:
        if least <= length and (most is None or length <= most):
            return True
        if most is None:
            self.wrong(name, "BASE_TYPE_MIN_LENGTH", f"Must be {least} or more in length.")
        elif least:
            self.wrong(name, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        else:
            self.wrong(name, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        return False
