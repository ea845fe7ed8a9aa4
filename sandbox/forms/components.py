"""Components of messages: rows, buttons, selects and the layout of Components V2."""

from collections.abc import Iterable

from sandbox.core.model import Json
from sandbox.forms.form import CHANNEL_TYPES, Form

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)

_IN_MESSAGE_V1 = (ROW,)
_IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
_IN_MESSAGE_V2 = (*_IN_CONTAINER, CONTAINER)
_IN_ROW = (BUTTON, *SELECTS)
MOST_COMPONENTS = 40
MOST_TEXT = 4000
LINK, PREMIUM = 5, 6


class ComponentReader:
    """Reads the components of one message (or of one modal), noting ids that occur twice and what they add up to."""

    def __init__(self) -> None:
        self.total = 0
        self.text = 0
        self.files: list[tuple[Form, str]] = []  # attachment:// names, and where they are used
        self._custom_ids: set[str] = set()
        self._ids: set[int] = set()

    def read_message(self, message: Form, *, v2: bool) -> list[Json]:
        """The components as Discord will show them."""
        allowed = _IN_MESSAGE_V2 if v2 else _IN_MESSAGE_V1
        most = MOST_COMPONENTS if v2 else 5
        out = self._children(message, allowed, least=0, most=most)
        if v2 and self.total > MOST_COMPONENTS:
            message.wrong(
                "components",
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The total number of components {self.total} exceeds the maximum of {MOST_COMPONENTS}.",
            )
        if self.text > MOST_TEXT:
            message.wrong(
                "components",
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"Component displayable text size exceeds maximum size of {MOST_TEXT}",
            )
        return number_components(out, self._ids)

    def custom_id(self, form: Form) -> str | None:
        """A component's custom id, which no other of the same message may have."""
        custom_id = form.text("custom_id", required=True, least=1, most=100)
        if custom_id is not None:
            if custom_id in self._custom_ids:
                form.wrong("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
            self._custom_ids.add(custom_id)
        return custom_id

    def type_of(self, form: Form, allowed: Iterable[int]) -> int | None:
        """A component's type, if it may stand here."""
        value = form.data.get("type")
        if value is None:
            form.wrong("type", "BASE_TYPE_REQUIRED", "This field is required")
            return None
        if value not in allowed:
            listed = ", ".join(map(str, sorted(allowed)))
            comma = "," if listed.isdigit() else ""
            form.wrong("type", "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed}{comma}).')
            return None
        return int(value)

    def start(self, form: Form, kind: int, *names: str) -> Json:
        """Count a component, check its id and which fields it may have."""
        self.total += 1
        form.only("type", "id", *names)
        out: Json = {"type": kind}
        number = form.integer("id", least=0, most=2**31 - 1)
        if number:
            if number in self._ids:
                form.wrong("id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self._ids.add(number)
            out["id"] = number
        return out

    def _children(self, form: Form, allowed: Iterable[int], *, least: int, most: int) -> list[Json]:
        out = []
        for _, child in form.forms("components", required=bool(least), least=least, most=most):
            if kind := self.type_of(child, allowed):
                out.append(self._component(kind, child))
        return out

    def _component(self, kind: int, form: Form) -> Json:
        match kind:
            case 1:
                return self._row(form)
            case 2:
                return self._button(form)
            case 9:
                return self._section(form)
            case 10:
                return self.read_text(form)
            case 11:
                return self._thumbnail(form)
            case 12:
                return self._gallery(form)
            case 13:
                return self._file(form)
            case 14:
                return self._separator(form)
            case 17:
                return self._container(form)
            case _:
                return self.read_select(kind, form)

    def _row(self, form: Form) -> Json:
        out = self.start(form, ROW, "components")
        children = out["components"] = self._children(form, _IN_ROW, least=1, most=5)
        if any(child["type"] in SELECTS for child in children):
            for number in range(1, len(children)):  # a menu fills its row
                form.errors.add(
                    (*form.path, "components", number),
                    "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                    "The specified component exceeds the maximum width",
                )
        return out

    def _button(self, form: Form) -> Json:
        out = self.start(form, BUTTON, "style", "label", "emoji", "custom_id", "sku_id", "url", "disabled")
        style = form.choice("style", range(1, 7), required=True)
        out["style"] = style or 1
        if label := form.text("label", most=80):
            out["label"] = label
        if emoji := read_emoji(form):
            out["emoji"] = emoji
        out["disabled"] = form.boolean("disabled") or False
        if style == LINK:
            if "custom_id" in form:
                form.wrong(
                    "custom_id",
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    "A custom id and url cannot both be specified",
                )
            out["url"] = form.address("url", required=True, most=512)
        elif style != PREMIUM:
            if "url" in form:
                form.wrong("url", "BUTTON_COMPONENT_URL_NOT_ALLOWED", "Only link buttons may have a url")
            if custom_id := self.custom_id(form):
                out["custom_id"] = custom_id
        if style != PREMIUM and not (form.data.get("label") or "emoji" in form):
            form.wrong("label", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button requires a label or an emoji")
        return out

    def read_select(self, kind: int, form: Form, *, modal: bool = False) -> Json:
        """A select menu of any kind, in a message or in a modal."""
        extra = {STRING_SELECT: ("options",), CHANNEL_SELECT: ("default_values", "channel_types")}
        names = ("custom_id", "placeholder", "min_values", "max_values", "disabled", "required")
        out = self.start(form, kind, *names, *extra.get(kind, ("default_values",)))
        out["custom_id"] = self.custom_id(form) or ""
        if placeholder := form.text("placeholder", most=150):
            out["placeholder"] = placeholder
        least = form.integer("min_values", least=0, most=25)
        most = form.integer("max_values", least=1, most=25)
        out["min_values"] = 1 if least is None else least
        out["max_values"] = most or max(1, out["min_values"])
        if out["min_values"] > out["max_values"]:
            form.wrong(
                "min_values", "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE", "min_values cannot be greater than max_values"
            )
        if modal:
            out["required"] = form.boolean("required") is not False
            if form.boolean("disabled"):
                form.wrong("disabled", "MODAL_COMPONENT_DISABLED", "Components in a modal cannot be disabled")
        else:
            out["disabled"] = form.boolean("disabled") or False
        if kind == STRING_SELECT:
            out["options"] = self._options(form, out)
        elif "default_values" in form:
            out["default_values"] = _default_values(kind, form, out["max_values"])
        if "channel_types" in form:
            out["channel_types"] = form.choices("channel_types", CHANNEL_TYPES)
        return out

    def _options(self, form: Form, select: Json) -> list[Json]:
        out: list[Json] = []
        values: set[str] = set()
        for number, option in form.forms("options", required=True, least=1, most=25):
            option.only("label", "value", "description", "default", "emoji")
            label = option.text("label", required=True, least=1, most=100) or ""
            value = option.text("value", required=True, least=1, most=100) or ""
            if value in values:
                form.errors.add(
                    (*form.path, "options", number),
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            values.add(value)
            item: Json = {"label": label, "value": value, "default": option.boolean("default") or False}
            if description := option.text("description", most=100):
                item["description"] = description
            if emoji := read_emoji(option):
                item["emoji"] = emoji
            out.append(item)
        if out and select["max_values"] > len(out):
            form.wrong(
                "max_values",
                "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE",
                f"max_values cannot be greater than the number of options ({len(out)})",
            )
        if sum(item["default"] for item in out) > select["max_values"]:
            form.wrong("options", "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "Too many options are selected by default")
        return out

    def _section(self, form: Form) -> Json:
        out = self.start(form, SECTION, "components", "accessory")
        out["components"] = self._children(form, (TEXT,), least=1, most=3)
        accessory = form.form("accessory", required=True)
        if accessory and (kind := self.type_of(accessory, (BUTTON, THUMBNAIL))):
            out["accessory"] = self._component(kind, accessory)
        return out

    def read_text(self, form: Form) -> Json:
        """A text display, in a message or in a modal."""
        out = self.start(form, TEXT, "content")
        out["content"] = form.text("content", required=True, least=1, most=MOST_TEXT) or ""
        self.text += len(out["content"])
        return out

    def _thumbnail(self, form: Form) -> Json:
        out = self.start(form, THUMBNAIL, "media", "description", "spoiler")
        return out | self._picture(form)

    def _gallery(self, form: Form) -> Json:
        out = self.start(form, GALLERY, "items")
        out["items"] = []
        for _, item in form.forms("items", required=True, least=1, most=10):
            item.only("media", "description", "spoiler")
            out["items"].append(self._picture(item))
        return out

    def _picture(self, form: Form) -> Json:
        return {
            "media": self._media(form, "media", any_address=True),
            "description": form.text("description", least=1, most=1024),
            "spoiler": form.boolean("spoiler") or False,
        }

    def _file(self, form: Form) -> Json:
        out = self.start(form, FILE, "file", "spoiler", "name", "size")
        out["file"] = self._media(form, "file", any_address=False)
        return out | {"spoiler": form.boolean("spoiler") or False, "name": None, "size": None}

    def _media(self, form: Form, name: str, *, any_address: bool) -> Json:
        media = form.form(name, required=True)
        if media is None:
            return {}
        url = media.address("url", required=True, files=True)
        if url is None:
            return {}
        if url.startswith("attachment://"):
            self.files.append((media, url))
        elif not any_address:
            media.wrong(
                "url",
                "UNFURLED_MEDIA_ITEM_ATTACHMENT_REFERENCE_REQUIRED",
                "Only attachment:// references are supported here",
            )
        return {"id": "0", "url": url, "proxy_url": url}

    def _separator(self, form: Form) -> Json:
        out = self.start(form, SEPARATOR, "divider", "spacing")
        divider = form.boolean("divider")
        return out | {"divider": divider is not False, "spacing": form.choice("spacing", (1, 2)) or 1}

    def _container(self, form: Form) -> Json:
        out = self.start(form, CONTAINER, "components", "accent_color", "spoiler")
        out["accent_color"] = form.integer("accent_color", least=0, most=0xFFFFFF)
        out["spoiler"] = form.boolean("spoiler") or False
        out["components"] = self._children(form, _IN_CONTAINER, least=1, most=MOST_COMPONENTS)
        return out


def read_emoji(form: Form) -> Json | None:
    """A button's or option's emoji."""
    emoji = form.form("emoji")
    if emoji is None:
        return None
    emoji.only("id", "name", "animated")
    number, name = emoji.snowflake("id"), emoji.text("name", most=32)
    if not number and (not name or name.isascii()):
        emoji.wrong("name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    out: Json = {"name": name or "emoji", "animated": emoji.boolean("animated") or False}
    return out | {"id": number} if number else {"name": out["name"]}


def _default_values(kind: int, form: Form, most: int) -> list[Json]:
    kinds = {USER_SELECT: ("user",), ROLE_SELECT: ("role",), CHANNEL_SELECT: ("channel",)}.get(kind, ("user", "role"))
    out = []
    for _, value in form.forms("default_values", most=most):
        if value.data.get("type") not in kinds:
            value.wrong("type", "BASE_TYPE_CHOICES", f"Value must be one of {kinds}.")
        out.append({"id": value.snowflake("id", required=True) or "0", "type": value.data.get("type")})
    return out


def number_components(components: list[Json], taken: set[int]) -> list[Json]:
    """Give every component that came without one an id, in order, avoiding those that are taken."""
    counter = 0

    def numbered(component: Json) -> None:
        nonlocal counter
        if "id" not in component:
            counter += 1
            while counter in taken:
                counter += 1
            component["id"] = counter
        for child in component.get("components", ()):
            numbered(child)
        for single in ("accessory", "component"):
            if isinstance(component.get(single), dict):
                numbered(component[single])

    for component in components:
        numbered(component)
    return components


def walk(components: list[Json]) -> Iterable[Json]:
    """All components of a message or modal, from top to bottom."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        for single in ("accessory", "component"):
            if isinstance(component.get(single), dict):
                yield from walk([component[single]])
