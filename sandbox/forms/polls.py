"""Polls as a bot sends them."""

from sandbox.core.model import Json, Poll
from sandbox.forms.components import read_emoji
from sandbox.forms.form import Form

MOST_HOURS = 32 * 24


def read_poll(message: Form, now: float) -> Poll | None:
    """The poll of a message, if it has one."""
    form = message.form("poll")
    if form is None:
        return None
    form.only("question", "answers", "duration", "allow_multiselect", "layout_type")
    question = form.form("question", required=True)
    text = question.text("text", required=True, least=1, most=300) if question else None
    answers: list[Json] = []
    for number, answer in form.forms("answers", required=True, least=1, most=10):
        answer.only("poll_media", "answer_id")
        answers.append({"answer_id": number + 1, "poll_media": _media(answer)})
    hours = form.integer("duration", least=1, most=MOST_HOURS) or 24
    form.choice("layout_type", (1,))
    return Poll(text or "", answers, now + 3600 * hours, form.boolean("allow_multiselect") or False)


def _media(answer: Form) -> Json:
    media = answer.form("poll_media", required=True)
    if media is None:
        return {}
    media.only("text", "emoji")
    out: Json = {"text": media.text("text", required=True, least=1, most=55)}
    if emoji := read_emoji(media):
        out["emoji"] = {"id": None} | emoji
    return out
