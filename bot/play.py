"""Playing by panels: opening, choosing, taking back, confirming, locking in."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial

from bot.clicks import Click, answer, redraw, say, think
from bot.custom_id import CustomId
from bot.drafts import Answer, Desk, Sheet, extend, shortened
from bot.drawing import Studio
from bot.errors import Refusal
from bot.layouts import Page, Style, button, rows
from bot.panels import Panel, path_of
from bot.reach import UNREACHED
from bot.router import Router
from bot.store import Store
from bot.story import UNDONE
from bot.table import Table
from bot.takeback import answered_last, free_undo
from bot.tasks import Tasks
from engine import Decision, Event, Game, IllegalAnswer

log = logging.getLogger(__name__)


class Play:
    """The handlers of panels."""

    def __init__(self, store: Store, studio: Studio, router: Router) -> None:
        self.desk = Desk(store)
        self._store = store
        self._studio = studio
        self._previews = Tasks("preview")
        for name in ("open", "show", "option", "pick", "path", "group", "mark", "take", "none", "back", "cancel"):
            router.add(name, self.compose)
        for name, handler in (("why", self.why), ("confirm", self.confirm), ("change", self.change)):
            router.add(name, handler)
        router.add("undo", self.undo)
        router.add("hand", self.hand)

    async def idle(self) -> None:
        """Waits until the pictures have followed the panels that are open."""
        await self._previews.idle()

    async def close(self) -> None:
        await self._previews.close()

    # ------------------------------------------------------------------ composing

    async def compose(self, click: Click) -> None:
        """Everything that only changes the draft, or shows it."""
        table, seat = click.table, self.seat(click)
        note: list[str] = []
        async with table.lock:
            table.live()
            sheet = await self.desk.sheet(table, seat)
            if click.id.action not in ("open", "show"):
                if click.id.revision == sheet.record.revision:
                    sheet = await self._carry_out(click, seat, sheet)
                else:
                    note = [say(click.lang, "panel-moved-on")]
        await self.show(click, seat, sheet, note)

    async def _carry_out(self, click: Click, seat: str, sheet: Sheet) -> Sheet:
        table, record = click.table, sheet.record
        answers = list(record.answers)
        match click.id.action:
            case "option":
                return await self._answer(table, seat, sheet, [[click.id.arg]])
            case "pick":
                return await self._answer(table, seat, sheet, [click.values])
            case "path" if len(click.values) == 1:
                return await self._answer(table, seat, sheet, path_of(click.values[0]))
            case "none":
                return await self._answer(table, seat, sheet, [[]])
            case "take":
                return await self._answer(table, seat, sheet, [list(record.page.get("picked", ()))])
            case "group" if len(click.values) == 1:
                return await self.desk.turn_page(table, seat, sheet, {"group": click.values[0]})
            case "mark":
                return await self.desk.turn_page(table, seat, sheet, {"picked": self._marked(click, sheet)})
            case "back" if record.page:
                return await self.desk.turn_page(table, seat, sheet, {})
            case "back":
                return await self.desk.write(table, seat, record, shortened(answers))
            case "cancel":
                return await self.desk.write(table, seat, record, ())
        raise Refusal("unknown-button")

    async def _answer(self, table: Table, seat: str, sheet: Sheet, chosen: Sequence[Sequence[str]]) -> Sheet:
        answers: list[Answer] = extend(table.live(), seat, sheet.record.answers, chosen)
        return await self.desk.write(table, seat, sheet.record, answers)

    def _marked(self, click: Click, sheet: Sheet) -> list[str]:
        """What is picked in all menus of the question, after this one of them was changed."""
        options = [option.id for option in sheet.question.options] if sheet.question is not None else []
        number = int(click.id.arg) if click.id.arg.isdecimal() else 0
        here = set(options[number * 25 : number * 25 + 25])
        before = [id for id in sheet.record.page.get("picked", ()) if id not in here]
        return [*before, *[id for id in click.values if id in here]]

    def seat(self, click: Click) -> str:
        """The seat that is meant, if it is this user's. Raises Refusal."""
        seat = click.table.seat_of(click.user.id) if click.id.seat == "-" else click.id.seat
        if seat is None or click.table.player(seat) != click.user.id:
            raise Refusal("not-your-seat" if click.table.seat_of(click.user.id) else "stranger")
        return seat

    # ------------------------------------------------------------------ showing

    async def show(self, click: Click, seat: str, sheet: Sheet, head: Sequence[str] = ()) -> None:
        """The seat's situation, at once; a picture follows where one helps."""
        page = self.situation(click.table, seat, sheet, click.lang, head)
        await answer(click.interaction, page)
        if sheet.question is not None and (_wants_pictures(click) or _tells_more(click.table, sheet.question)):
            self._previews.start(click.act, lambda: self._preview(click, seat, sheet, page))

    def situation(self, table: Table, seat: str, sheet: Sheet, lang: str, head: Sequence[str] = ()) -> Page:
        """What a seat can do now: answer, change what it has locked in, or wait."""
        if sheet.question is not None or sheet.steps:
            return Panel(table, seat, sheet, lang).page(head)
        lines = list(head)
        made = []
        for asked in table.asked(seat):
            if asked["seat"] != seat:
                waiting = table.plugin.waiting(lang, asked)
                lines += [waiting] if waiting not in lines else []
            elif asked["state"] == "locked":
                lines.append(say(lang, "you-locked"))
                id = CustomId(table.id, seat, sheet.record.revision, "change")
                made.append(button(say(lang, "change"), str(id), Style.secondary))
        if not made:
            lines.insert(len(head), say(lang, "nothing-asked"))
        if not made and answered_last(table.live(), seat):
            id = CustomId(table.id, seat, sheet.record.revision, "undo")
            made.append(button(say(lang, "undo"), str(id), Style.secondary))
        return Page("\n".join(lines), rows=rows(made))

    async def _preview(self, click: Click, seat: str, sheet: Sheet, page: Page) -> None:
        """Draws what helps to answer, and adds it if the panel still shows this question."""
        assert sheet.question is not None
        question, plugin = sheet.question.to_json(), click.table.plugin
        view = {**sheet.view, "asked": click.table.asked(seat)}
        try:
            picture = await self._studio.draw(partial(plugin.preview, view, click.lang, question))
            if picture is None:
                return
            async with click.table.lock:
                current = await self.desk.sheet(click.table, seat)
            if current.record.revision == sheet.record.revision:
                if _wants_pictures(click):
                    page.pictures = [picture]
                else:
                    page.text += f"\n\n{picture.text}"
                await redraw(click.interaction, page)
        except (*UNREACHED, Refusal) as error:
            # the panel is complete without it
            log.info("preview not shown", extra={"game": click.table.id, "why": str(error)})
        except Exception:
            log.exception("preview failed", extra={"game": click.table.id})

    async def why(self, click: Click) -> None:
        seat = self.seat(click)
        async with click.table.lock:
            sheet = await self.desk.sheet(click.table, seat)
        if sheet.question is None:
            await self.show(click, seat, sheet)
        else:
            await answer(click.interaction, Panel(click.table, seat, sheet, click.lang).why())

    async def hand(self, click: Click) -> None:
        """The seat's own cards."""
        seat = click.table.seat_of(click.user.id)
        if seat is None:
            raise Refusal("stranger")
        if click.table.game is None:
            raise Refusal("not-begun")
        view, plugin = click.table.game.view(seat), click.table.plugin
        await think(click.interaction)
        picture = await self._studio.draw(partial(plugin.hand, view, click.lang))
        as_text = not click.user.settings.get("pictures", True)
        page = Page(say(click.lang, "hand-title")) if picture is not None else Page(say(click.lang, "no-hand"))
        if picture is not None and as_text:
            page.text += f"\n{picture.text}"
        elif picture is not None:
            page.pictures = [picture]
        await answer(click.interaction, page)

    # ------------------------------------------------------------------ acting

    async def confirm(self, click: Click) -> None:
        """Carries the draft out, the rest by defaults."""
        table, seat = click.table, self.seat(click)
        async with table.lock:
            table.live()
            sheet = await self.desk.sheet(table, seat)
        if click.id.revision != sheet.record.revision or not sheet.can_confirm:
            await self.show(click, seat, sheet, [say(click.lang, "panel-moved-on")])
            return
        answers = [(id, options) for id, options, _ in sheet.record.answers]
        answers += [(step.decision["id"], step.options) for step in sheet.rest or ()]
        await self.act(click, seat, answers)

    async def act(self, click: Click, seat: str, answers: Sequence[tuple[str, Sequence[str]]]) -> None:
        """Carries answers out for the seat, then shows what has come of it."""
        table = click.table

        def change(game: Game) -> list[Event]:
            events: list[Event] = []
            for id, options in answers:
                events += game.answer(id, seat, list(options))
            return events

        try:
            events = await table.act(click.act, change, seat=seat, user=click.user.id)
        except IllegalAnswer as error:
            why = table.plugin.reason(click.lang, {"key": error.key, "params": error.params})
            async with table.lock:
                sheet = await self.desk.sheet(table, seat)
            await self.show(click, seat, sheet, [why])
            return
        await self.show_after(click, seat, events)

    async def change(self, click: Click) -> None:
        """Takes a locked answer back, as long as not all are in."""
        seat = self.seat(click)
        events = await click.table.act(click.act, lambda game: game.retract(seat), seat=seat, user=click.user.id)
        await self.show_after(click, seat, events)

    async def undo(self, click: Click) -> None:
        """Takes the seat's last act back, as far as that is free."""
        table, seat = click.table, self.seat(click)
        to = await free_undo(self._store, table, seat)
        if to is None:
            raise Refusal("undo-too-late")

        def change(game: Game) -> list[Event]:
            if game.barrier(seat) > to or not answered_last(game, seat):  # somebody was quicker
                raise Refusal("undo-too-late")
            return game.undo(to, seat)

        notes = [{"event": UNDONE, "seat": seat}]
        events = await table.act(click.act, change, seat=seat, user=click.user.id, notes=notes)
        await self.show_after(click, seat, events)

    async def show_after(self, click: Click, seat: str, events: Sequence[Event]) -> None:
        """After an act: what the seat has seen of it, and what it is asked next."""
        table, lang = click.table, click.lang
        seen = [event.to_json() for event in events if event.to is None or seat in event.to]
        seen = [event for event in seen if table.plugin.turn(event) in (None, "", seat)]  # who is next is said below
        head = table.plugin.story(lang, seen) or [say(lang, "done")]
        head = head[-15:]
        async with table.lock:
            await self.desk.clear(table, seat)
            over = table.game is None or table.game.over
            sheet = None if over else await self.desk.sheet(table, seat)
        if sheet is None:
            await answer(click.interaction, Page("\n".join([*head, say(lang, "over")])))
        else:
            await self.show(click, seat, sheet, head)


def _wants_pictures(click: Click) -> bool:
    return bool(click.user.settings.get("pictures", True))


def _tells_more(table: Table, question: Decision) -> bool:
    """The picture that goes with a letter says what the question does not: who wants no pictures reads it."""
    return table.plugin.layout(question.to_json()).letter
