"""Modals: their form as the bot sends it."""

from sandbox.core.errors import FormErrors
from sandbox.core.model import Json
from sandbox.forms.components import ROW, SELECTS, TEXT, TEXT_INPUT, ComponentReader, number_components
from sandbox.forms.form import Form

LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 18, 19, 21, 22, 23
_IN_LABEL = (TEXT_INPUT, *SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)


def read_modal(data: object, unknown: list[str]) -> Json:
    """The modal as it will be shown, or 50035."""
    errors = FormErrors()
    form = Form(data, errors, unknown, ("data",))
    form.only("custom_id", "title", "components")
    reader = ComponentReader()
    components = []
    for _, child in form.forms("components", required=True, least=1, most=5):
        kind = reader.type_of(child, (ROW, TEXT, LABEL))
        if kind == ROW:
            components.append(_row(reader, child))
        elif kind == TEXT:
            components.append(reader.read_text(child))
        elif kind == LABEL:
            components.append(_label(reader, child))
    modal = {
        "custom_id": form.text("custom_id", required=True, least=1, most=100),
        "title": form.text("title", required=True, least=1, most=45),
        "components": number_components(components, set()),
    }
    errors.raise_if_any()
    return modal


def _row(reader: ComponentReader, form: Form) -> Json:
    out = reader.start(form, ROW, "components")
    out["components"] = []
    for _, child in form.forms("components", required=True, least=1, most=1):
        if reader.type_of(child, (TEXT_INPUT,)):
            out["components"].append(_text_input(reader, child, labelled=False))
    return out


def _label(reader: ComponentReader, form: Form) -> Json:
    out = reader.start(form, LABEL, "label", "description", "component")
    out["label"] = form.text("label", required=True, least=1, most=45)
    out["description"] = form.text("description", least=1, most=100)
    inner = form.form("component", required=True)
    kind = reader.type_of(inner, _IN_LABEL) if inner else None
    if inner and kind:
        out["component"] = _field(reader, kind, inner)
    return out


def _field(reader: ComponentReader, kind: int, form: Form) -> Json:
    if kind == TEXT_INPUT:
        return _text_input(reader, form, labelled=True)
    if kind in SELECTS:
        return reader.read_select(kind, form, modal=True)
    if kind == UPLOAD:
        out = reader.start(form, kind, "custom_id", "min_values", "max_values", "required")
        least, most = form.integer("min_values", least=0, most=10), form.integer("max_values", least=1, most=10)
        out |= {"min_values": 1 if least is None else least, "max_values": most or 1}
    elif kind == CHECKBOX:
        out = reader.start(form, kind, "custom_id", "default")
        out["default"] = form.boolean("default") or False
    else:
        out = reader.start(form, kind, "custom_id", "options", "required", "min_values", "max_values")
        out["options"] = _options(form, least=2 if kind == RADIO else 1)
        if kind == CHECKBOXES:
            least, most = form.integer("min_values", least=0, most=10), form.integer("max_values", least=1, most=10)
            out |= {"min_values": 1 if least is None else least, "max_values": most or len(out["options"])}
    out["custom_id"] = reader.custom_id(form) or ""
    if kind != CHECKBOX:
        out["required"] = form.boolean("required") is not False
    return out


def _options(form: Form, *, least: int) -> list[Json]:
    out = []
    for _, option in form.forms("options", required=True, least=least, most=10):
        option.only("label", "value", "description", "default")
        out.append(
            {
                "label": option.text("label", required=True, least=1, most=100) or "",
                "value": option.text("value", required=True, least=1, most=100) or "",
                "description": option.text("description", most=100),
                "default": option.boolean("default") or False,
            }
        )
    return out


def _text_input(reader: ComponentReader, form: Form, *, labelled: bool) -> Json:
    names = ("custom_id", "style", "label", "value", "placeholder", "required", "min_length", "max_length")
    out = reader.start(form, TEXT_INPUT, *names)
    label = form.text("label", required=not labelled, least=1, most=45)
    if labelled and label is not None:
        form.wrong("label", "TEXT_INPUT_COMPONENT_LABEL_NOT_ALLOWED", "label is not allowed inside a label component")
    out |= {
        "custom_id": reader.custom_id(form) or "",
        "style": form.choice("style", (1, 2), required=True) or 1,
        "label": label,
        "placeholder": form.text("placeholder", most=100),
        "required": form.boolean("required") is not False,
        "min_length": form.integer("min_length", least=0, most=4000),
        "max_length": form.integer("max_length", least=1, most=4000),
    }
    value = form.text("value", most=out["max_length"] or 4000)
    return out | {"value": value} if value else out
