"""What a seat is composing: the stored answers, tried out on the game as it stands now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.store import DraftRecord, Store
from bot.table import Table
from engine import Decision, Draft, Game, IllegalAnswer

Answer = tuple[str, tuple[str, ...], bool]


@dataclass(frozen=True)
class Step:
    """An answer in the draft with the question it answers. `alone`: there was no other."""

    decision: dict[str, Any]
    options: tuple[str, ...]
    alone: bool = False


@dataclass(frozen=True)
class Sheet:
    """A draft carried through as far as it goes.

    `question` is what is asked next (None: nothing before it is carried out); `rest` are the defaults that Confirm
    would add, None where a question without a default stands in the way.
    """

    record: DraftRecord
    steps: tuple[Step, ...]
    question: Decision | None
    rest: tuple[Step, ...] | None
    view: dict[str, Any]
    sealed: bool

    @property
    def can_confirm(self) -> bool:
        return self.rest is not None and bool(self.steps or self.rest)


def only_answer(decision: Decision) -> tuple[str, ...] | None:
    """The one legal answer, where there is one."""
    return tuple([option.id for option in decision.options]) if len(decision.options) == decision.min else None


def carry(game: Game, seat: str, record: DraftRecord) -> Sheet:
    """Carries the stored answers through. Raises IllegalAnswer where they no longer fit the game."""
    draft: Draft = game.draft(seat)
    steps: list[Step] = []
    sealed = False
    for id, options, alone in record.answers:
        decision = _asked(draft, id)
        sealed = sealed or decision.secret == "sealed"
        draft.answer(id, options)
        steps.append(Step(decision.to_json(), tuple(options), alone))
    question = draft.decisions[0] if draft.decisions else None
    sealed = sealed or (question is not None and question.secret == "sealed")
    view = draft.view()
    return Sheet(record, tuple(steps), question, _rest(draft), view, sealed)


def _asked(draft: Draft, id: str) -> Decision:
    for decision in draft.decisions:
        if decision.id == id:
            return decision
    raise IllegalAnswer("question_closed", decision=id, seat=draft.seat)


def _rest(draft: Draft) -> tuple[Step, ...] | None:
    """Answers the draft to its end by defaults."""
    found: list[Step] = []
    while draft.decisions:
        decision = draft.decisions[0]
        if decision.default is None:
            return None
        draft.answer(decision.id, decision.default)
        found.append(Step(decision.to_json(), decision.default))
    return tuple(found)


def extend(game: Game, seat: str, answers: Sequence[Answer], chosen: Sequence[Sequence[str]]) -> list[Answer]:
    """Adds answers to the next questions in turn, then all that have only one answer. Raises IllegalAnswer."""
    draft: Draft = game.draft(seat)
    for id, options, _ in answers:
        draft.answer(id, options)
    found = list(answers)
    for wanted in chosen:
        if not draft.decisions:
            raise IllegalAnswer("draft_ready", seat=seat)
        decision = draft.decisions[0]
        draft.answer(decision.id, list(wanted))
        found.append((decision.id, tuple(wanted), False))
    while draft.decisions:
        decision = draft.decisions[0]
        forced = only_answer(decision)
        if forced is None:
            break
        draft.answer(decision.id, forced)
        found.append((decision.id, forced, True))
    return found


def shortened(answers: Sequence[Answer]) -> list[Answer]:
    """One choice of the player taken back, with what followed from it."""
    found = list(answers)
    while found and found[-1][2]:
        found.pop()
    return found[:-1]


class Desk:
    """Drafts of all tables. Every change makes a new revision; the table's lock is held by the caller."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def sheet(self, table: Table, seat: str) -> Sheet:
        """The seat's draft as it stands; one that no longer fits the game begins anew."""
        game = table.live()
        record = await self._store.drafts.get(table.id, seat)
        if record.revision == 0:
            return await self.write(table, seat, record, ())
        try:
            return carry(game, seat, record)
        except IllegalAnswer:
            return await self.write(table, seat, record, ())

    async def write(
        self,
        table: Table,
        seat: str,
        record: DraftRecord,
        answers: Sequence[Answer],
        page: dict[str, Any] | None = None,
    ) -> Sheet:
        """Stores a new revision."""
        game = table.live()
        if not answers:
            answers = extend(game, seat, (), ()) if game.decision(seat) is not None else ()
        new = DraftRecord(record.revision + 1, tuple(answers), page or {})
        sheet = carry(game, seat, new)
        await self._store.drafts.put(table.id, seat, new)
        return sheet

    async def turn_page(self, table: Table, seat: str, sheet: Sheet, page: dict[str, Any]) -> Sheet:
        """Another part of the same question; the answers stay."""
        new = replace(sheet.record, revision=sheet.record.revision + 1, page=page)
        await self._store.drafts.put(table.id, seat, new)
        return replace(sheet, record=new)

    async def clear(self, table: Table, seat: str) -> None:
        """After the draft was carried out, or thrown away."""
        record = await self._store.drafts.get(table.id, seat)
        await self._store.drafts.put(table.id, seat, DraftRecord(record.revision + 1))
