"""What a vote looks like. Public: it says what is voted on and who has said what."""

from __future__ import annotations

from bot.clicks import say
from bot.custom_id import NOBODY, CustomId
from bot.layouts import Page, Style, button, rows
from bot.store.around import Vote
from bot.table import Table


def vote_page(table: Table, vote: Vote) -> Page:
    """The message of a vote in the table's language."""
    lang = table.lang
    people = list(dict.fromkeys([*vote.voters, *vote.data.get("must", ())]))
    lines = [f"### {say(lang, 'vote-title')}", vote_text(table, vote)]
    for user in people:
        said = {True: "vote-yes", False: "vote-no", None: "vote-silent"}[vote.ballots.get(user)]
        lines.append(f"-# {say(lang, said, who=f'<@{user}>')}")
    if vote.status != "open":
        lines.append(say(lang, f"vote-{'failed' if vote.status == 'failed' else 'passed'}"))
        return Page("\n".join(lines))
    rule = "vote-rule-all" if vote.kind == "undo" else "vote-rule-most"
    lines.append(say(lang, rule, until=f"<t:{vote.deadline}:R>"))
    made = [
        button(say(lang, "vote-agree"), _id(table, vote, "yes"), Style.success),
        button(say(lang, "vote-disagree"), _id(table, vote, "no"), Style.danger),
    ]
    return Page("\n".join(lines), rows=rows(made))


def _id(table: Table, vote: Vote, arg: str) -> str:
    return str(CustomId(table.id, NOBODY, vote.id, "vote", arg))


def vote_text(table: Table, vote: Vote) -> str:
    """What is asked for."""
    lang, data = table.lang, vote.data
    who = f"<@{vote.by}>" if vote.by is not None else ""
    seat = table.plugin.seat_name(lang, data["seat"]) if "seat" in data else ""
    if vote.kind == "replace":
        new = f"<@{data['user']}>" if data.get("user") else say(lang, "computer")
        key = "vote-replace" if vote.by is not None else "vote-replace-absent"
        return say(lang, key, who=who, seat=seat, new=new)
    return say(lang, f"vote-{vote.kind}", who=who, seat=seat)
