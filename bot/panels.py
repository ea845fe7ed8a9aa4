"""Panels: what a seat is asked and what it may answer, laid out for that player's eyes only."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from discord import ui

import words
from bot.custom_id import CustomId
from bot.drafts import Sheet, Step, extend
from bot.games.plugin import Layout
from bot.layouts import Item, Page, Row, Sheetless, Style, button, menu, rows
from bot.table import Table
from engine import Blocked, Decision, IllegalAnswer, Option

MENU = 25
BUTTONS = 5
MENUS_AHEAD = 6
PATH = "|"
"""Between the answers to two questions that are shown together."""

Choices = Sequence[Option | Blocked]


class Panel:
    """The panel of one seat, in one language."""

    def __init__(self, table: Table, seat: str, sheet: Sheet, lang: str) -> None:
        self.table = table
        self.plugin = table.plugin
        self.seat = seat
        self.sheet = sheet
        self.lang = lang

    def page(self, head: Sequence[str] = ()) -> Page:
        """The panel as it stands. `head`: what has just happened."""
        sheet = self.sheet
        text = [*head, *([""] if head else []), *[self._told(step) for step in sheet.steps]]
        body: list[Row] = []
        if sheet.question is not None:
            json = sheet.question.to_json()
            layout = self.plugin.layout(json)
            text.append(f"**{self.plugin.question(self.lang, json)}**")
            text += [f"-# {self._say(hint)}" for hint in layout.hints]
            body, lines = self._options(sheet.question, layout)
            text += lines
        elif sheet.steps:
            text.append(self._say("sealed-ready" if sheet.sealed else "ready"))
        if sheet.rest:
            what = " · ".join([self._default(step) for step in sheet.rest])
            text.append(self._say("rest", button=self._confirm_label(), what=what))
        return Page(text="\n".join(text).strip(), rows=[*body, *self._controls()], stem="preview")

    # ------------------------------------------------------------------ words

    def _say(self, key: str, **params: Any) -> str:
        return words.say(self.lang, f"bot-{key}", **params)

    def _id(self, action: str, arg: str = "") -> str:
        return str(CustomId(self.table.id, self.seat, self.sheet.record.revision, action, arg))

    def _label(self, option: Option | Blocked) -> str:
        return self.plugin.option_label(self.lang, option.to_json(), self.sheet.view)

    def _detail(self, option: Option | Blocked) -> str:
        return self.plugin.option_detail(self.lang, option.to_json(), self.sheet.view)

    def _names(self, step: Step) -> str:
        known = {option["id"]: option for option in step.decision["options"]}
        labels = [self.plugin.option_label(self.lang, known[id], self.sheet.view) for id in step.options]
        return words.join(self.lang, labels) if labels else self._say("nothing")

    def _told(self, step: Step) -> str:
        what = self._names(step)
        if not self.plugin.layout(step.decision).plain:
            what = self._titled(step, what)
        return self._say("only-choice", what=what) if step.alone else f"✓ {what}"

    def _default(self, step: Step) -> str:
        names = self._names(step)
        if step.options and len(names) > 3:
            return names
        return self._titled(step, names)  # "3" alone says nothing

    def _titled(self, step: Step, names: str) -> str:
        title = self.plugin.titled(self.lang, step.decision)
        return f"{title} {names}" if title.endswith("?") else f"{title}: {names}"

    # ------------------------------------------------------------------ options

    def _options(self, decision: Decision, layout: Layout) -> tuple[list[Row], list[str]]:
        """The rows with the options, and lines of text about them."""
        options = decision.options
        if not options:
            return self._none(decision), []
        if decision.max > 1:
            return self._several(decision), []
        if layout.ahead and len(options) <= MENUS_AHEAD:
            return [*self._ahead(decision), *self._none(decision)], []
        groups = list(dict.fromkeys([option.group for option in options if option.group is not None]))
        chosen_group = self.sheet.record.page.get("group")
        if len(options) > MENU and len(groups) > 1:
            if chosen_group not in groups:
                return [*self._groups(decision, groups), *self._none(decision)], []
            options = tuple([option for option in options if option.group == chosen_group])
        if len(options) <= (15 if layout.buttons else BUTTONS):
            return self._buttons(decision, options, layout)
        return [self._menu(decision, options[:MENU]), *self._none(decision)], []

    def _buttons(self, decision: Decision, options: Choices, layout: Layout) -> tuple[list[Row], list[str]]:
        default = decision.default or ()
        made: list[list[ui.Button[Sheetless]]] = []
        for _, together in groupby(options, lambda option: option.params.get(layout.rows)):
            made.append(
                [
                    button(
                        self._label(option),
                        self._id("option", option.id),
                        Style.secondary if option.id in default else Style.primary,
                    )
                    for option in together
                ]
            )
        made[-1] += self._none_buttons(decision)
        details = [(self._label(option), self._detail(option)) for option in options]
        lines = [f"-# {label}: {detail}" for label, detail in details if detail]
        if len({detail for _, detail in details}) == 1 and len(details) > 1:
            lines = [f"-# {details[0][1]}"] if details[0][1] else []  # the same for all: said once
        return [row for buttons in made for row in rows(buttons)], lines

    def _items(self, options: Choices, before: str = "") -> list[Item]:
        return [Item(self._label(option), f"{before}{option.id}", self._detail(option)) for option in options]

    def _menu(self, decision: Decision, options: Choices) -> Row:
        return menu(self.plugin.short(self.lang, decision.kind), self._id("pick"), self._items(options))

    def _several(self, decision: Decision) -> list[Row]:
        """Several at once; more than a menu holds are picked in several menus of the same question's groups."""
        picked = set(self.sheet.record.page.get("picked", ()))
        if len(decision.options) <= MENU:
            items = self._items(decision.options)
            name = self.plugin.short(self.lang, decision.kind)
            return [
                menu(name, self._id("pick"), items, least=max(1, decision.min), most=decision.max),
                *self._none(decision),
            ]
        chunks = [decision.options[start : start + MENU] for start in range(0, len(decision.options), MENU)]
        found = []
        for number, chunk in enumerate(chunks[:4]):
            items = [Item(self._label(o), o.id, self._detail(o), o.id in picked) for o in chunk]
            name = f"{self.plugin.short(self.lang, decision.kind)} ({number + 1})"
            found.append(menu(name, self._id("mark", str(number)), items, least=0, most=min(decision.max, len(chunk))))
        if decision.min <= len(picked) <= decision.max:
            take = button(self._say("take", n=len(picked)), self._id("take"), Style.primary)
            found += rows([take])
        return found

    def _groups(self, decision: Decision, groups: Sequence[str]) -> list[Row]:
        json = decision.to_json()
        sizes = {group: sum([option.group == group for option in decision.options]) for group in groups}
        items = [
            Item(self.plugin.group_label(self.lang, json, group), group, self._say("in-group", n=sizes[group]))
            for group in groups
        ]
        return [menu(self.plugin.short(self.lang, decision.kind), self._id("group"), items)]

    def _ahead(self, decision: Decision) -> list[Row]:
        """A menu for each option with the options of the question behind it; a button where that is not possible."""
        found: list[Row] = []
        alone: list[ui.Button[Sheetless]] = []
        for option in decision.options:
            behind = self._behind(decision, option)
            if behind is None:
                alone.append(button(self._label(option), self._id("option", option.id), Style.primary))
            else:
                items = self._items(behind, f"{option.id}{PATH}")
                found.append(menu(f"{self._label(option)} …", self._id("path", option.id), items))
        return [*found, *rows(alone)]

    def _behind(self, decision: Decision, option: Option) -> tuple[Option, ...] | None:
        """What could be answered next after this option, if it is one of at most a menu full."""
        draft = self.table.live().draft(self.seat)
        try:
            for id, options, _ in self.sheet.record.answers:
                draft.answer(id, options)
            draft.answer(decision.id, [option.id])
        except IllegalAnswer:
            return None
        if not draft.decisions:
            return None
        following: Decision = draft.decisions[0]
        fits = following.min == following.max == 1 and 0 < len(following.options) <= MENU
        return following.options if fits else None

    def _none(self, decision: Decision) -> list[Row]:
        return rows(self._none_buttons(decision))

    def _none_buttons(self, decision: Decision) -> list[ui.Button[Sheetless]]:
        name = self._say(self.plugin.layout(decision.to_json()).nothing)
        return [button(name, self._id("none"))] if decision.min == 0 else []

    # ------------------------------------------------------------------ controls

    def _controls(self) -> list[Row]:
        sheet = self.sheet
        made = []
        if sheet.can_confirm:
            made.append(button(self._confirm_label(), self._id("confirm"), Style.success))
        if any(not step.alone for step in sheet.steps) or sheet.record.page.get("group"):
            made.append(button(self._say("back"), self._id("back")))
            made.append(button(self._say("cancel"), self._id("cancel"), Style.danger))
        if sheet.question is not None and sheet.question.why is not None and sheet.question.blocked:
            made.append(button(self._say("why"), self._id("why")))
        return rows(made)

    def _confirm_label(self) -> str:
        return self._say("lock-in" if self.sheet.sealed else "confirm")

    def why(self) -> Page:
        """The blocked options with their reasons."""
        question = self.sheet.question
        blocked: Sequence[Blocked] = question.blocked if question is not None else ()
        group = self.sheet.record.page.get("group")
        reasons: dict[str, list[str]] = {}  # what has the same reason is said together
        for found in blocked:
            if group is None or found.group == group:
                why = self.plugin.reason(self.lang, {"key": found.reason.key, "params": found.reason.params})
                reasons.setdefault(why, []).append(self._label(found))
        lines = [self._say("why-title"), *[f"- **{', '.join(labels)}**: {why}" for why, labels in reasons.items()]]
        shown, size = 0, 0
        for line in lines:
            size += len(line) + 1
            if size > 3700:
                break
            shown += 1
        if shown < len(lines):
            lines[shown:] = [self._say("and-more", n=len(lines) - shown)]
        return Page("\n".join(lines), rows=rows([button(self._say("back-to-panel"), self._id("show"), Style.primary)]))


def path_of(value: str) -> list[list[str]]:
    """A menu's value as answers to one question after the other."""
    return [[part] for part in value.split(PATH)]


__all__ = ["Panel", "extend", "path_of"]
