"""Parameters of a command as answers: they are tried out on a draft, and carried out together or not at all.

A command has slots. A slot says which kind of question it answers, from which parameters, and which options belong to
it. What is left out takes the default; where several ways lead on, all are tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.drafts import only_answer
from bot.errors import Refusal
from engine import Decision, Draft, Game, IllegalAnswer, Option

Values = Mapping[str, str | int | None]
Answers = tuple[tuple[str, tuple[str, ...]], ...]
Label = Callable[[Option], str]
Reads = Callable[[Decision, Values], str | None]
Match = Callable[[Option, str], bool]


def anything(option: Option) -> bool:
    return True


@dataclass(frozen=True)
class Slot:
    """How a command answers one kind of question.

    `params` answer it when it is asked the first time, the second time, …; with `together` they all answer it at once.
    `tries`: if left out, every option that fits is tried: the first that leads on, or with `one_way` the only one.
    `reads` names the parameter that a question is answered by, where not their order decides; `match` finds the option
    for its value in another way than by name.
    """

    kind: str
    params: tuple[str, ...] = ()
    fits: Callable[[Option], bool] = anything
    together: bool = False
    tries: bool = False
    one_way: bool = False
    reads: Reads | None = None
    match: Match | None = None


@dataclass(frozen=True)
class Plan:
    """What a command does: its slots.

    Questions behind them are answered by default as far as there is one; with `goes_on=False` only where there is no
    other answer. Those of the kinds in `stops` are always left to the player, also where only one answer is possible:
    whether there is another may be a secret.
    """

    slots: tuple[Slot, ...]
    stops: tuple[str, ...] = ()
    goes_on: bool = True

    def slot(self, decision: Decision) -> Slot | None:
        """The slot for a question; one kind may have several, told apart by their options."""
        own = [slot for slot in self.slots if slot.kind == decision.kind]
        return next((slot for slot in own if any(map(slot.fits, decision.options))), own[0] if own else None)


@dataclass
class Filling:
    """One attempt to fill a plan: answers so far, and what was used of the parameters."""

    game: Game
    seat: str
    plan: Plan
    values: Values
    label: Label
    sought: str | None = None  # the parameter whose possible values are looked for
    seen: dict[str, Option] = field(default_factory=dict)

    def answers(self) -> Answers:
        """Raises Refusal or IllegalAnswer where the parameters do not fit the position; nothing has changed then."""
        draft = self.game.draft(self.seat)
        if not draft.decisions:
            raise Refusal("nothing-asked")
        first = draft.decisions[0]
        if self.plan.slot(first) is None:
            raise Refusal("other-question")
        found = next(self._ways(draft, frozenset()), None)
        if found is None:
            raise Refusal("other-question")
        return found

    def options(self) -> list[Option]:
        """The legal values of the parameter that is sought, whatever is filled in so far."""
        try:
            for _ in self._ways(self.game.draft(self.seat), frozenset()):
                pass
        except (Refusal, IllegalAnswer):
            return list(self.seen.values())  # what was found before a value that does not fit
        return list(self.seen.values())

    # ------------------------------------------------------------------ the search

    def _ways(self, draft: Draft, used: frozenset[str]) -> Iterator[Answers]:
        """Complete ways through the questions, best first."""
        if not draft.decisions:
            yield self._complete(draft, used)
            return
        decision = draft.decisions[0]
        slot = self.plan.slot(decision)
        if slot is not None and (slot.reads is not None or not used.issuperset(slot.params)):
            taken, choices = self._choices(slot, decision, used)
            if choices is not None:
                yield from self._branches(draft, decision, slot, used | taken, choices)
                return
        answer = self._default(decision)
        if answer is None:
            yield self._complete(draft, used)
            return
        draft.answer(decision.id, answer)
        yield from self._ways(draft, used)
        draft.back()

    def _choices(self, slot: Slot, decision: Decision, used: frozenset[str]) -> tuple[set[str], list[list[str]] | None]:
        """The parameters that are taken, and the answers to try; None where the default shall decide."""
        own = [param for param in slot.params if param not in used]
        mine = [option for option in decision.options if slot.fits(option)]
        if slot.together:
            self._look(own, mine)
            given = [
                str(self.values[name]) for name in own if name != self.sought and self.values.get(name) is not None
            ]
            ids = list(dict.fromkeys([pick(decision, mine, typed, self.label) for typed in given]))
            return set(own), [ids] if given else None
        param = slot.reads(decision, self.values) if slot.reads is not None else own[0]
        if param is None:
            return set(), None
        self._look([param], mine)
        typed = self.values.get(param)
        if typed is not None and param != self.sought:
            return {param}, [[self._meant(slot, decision, mine, str(typed))]]
        if slot.tries:
            return {param}, [[option.id] for option in mine]
        return {param}, None

    def _meant(self, slot: Slot, decision: Decision, options: Sequence[Option], typed: str) -> str:
        if slot.match is None:
            return pick(decision, options, typed, self.label)
        found = next((option.id for option in options if slot.match(option, typed)), None)
        if found is None:
            raise Refusal("no-such-value", typed=typed[:60])
        return found

    def _look(self, params: Sequence[str], options: Sequence[Option]) -> None:
        if self.sought in params:
            self.seen.update({option.id: option for option in options})

    def _branches(
        self, draft: Draft, decision: Decision, slot: Slot, used: frozenset[str], choices: list[list[str]]
    ) -> Iterator[Answers]:
        error: Exception | None = None
        found: list[Answers] = []
        for choice in choices:
            try:
                draft.answer(decision.id, choice)
            except IllegalAnswer as refused:
                error = error or refused
                continue
            try:
                found += list(self._ways(draft, used))[:1]
            except (Refusal, IllegalAnswer) as refused:
                error = error or refused
            draft.back()
            if found and self.sought is None and not slot.one_way:
                break
        if slot.one_way and len(found) > 1 and self.sought is None:
            raise Refusal("say-which", option=slot.params[0])
        if not found:
            raise error or _why_none(decision, slot)
        yield from found

    def _default(self, decision: Decision) -> tuple[str, ...] | None:
        """The answer where no parameter gives one: the only one, or the default."""
        if decision.kind in self.plan.stops:
            return None
        forced = only_answer(decision)
        if forced is not None:
            return forced
        return decision.default if self.plan.goes_on else None

    def _complete(self, draft: Draft, used: frozenset[str]) -> Answers:
        left = [name for name, value in self.values.items() if value is not None and name not in used]
        if left and self.sought is None:
            raise Refusal("option-unused", option=left[0])
        return tuple(draft.answers)


def pick(decision: Decision, options: Sequence[Option], typed: str, label: Label) -> str:
    """The option that is meant by its id or its name. What is not possible now is refused with the rule's reason."""
    wanted = typed.strip().casefold()
    for option in options:
        if wanted in (option.id.casefold(), label(option).casefold()):
            return option.id
    partly = [option.id for option in options if wanted and wanted in label(option).casefold()]
    if len(partly) == 1:
        return partly[0]
    for blocked in decision.blocked:
        same = Option(blocked.id, blocked.kind, blocked.params, blocked.group)
        if wanted in (blocked.id.casefold(), label(same).casefold()):
            raise IllegalAnswer(blocked.reason.key, **blocked.reason.params)
    raise Refusal("ambiguous-value" if partly else "no-such-value", typed=typed[:60])


def pick_several(decision: Decision, typed: str, label: Label) -> list[str]:
    """Several options, separated by commas."""
    parts = [part for part in typed.split(",") if part.strip()]
    return list(dict.fromkeys([pick(decision, decision.options, part, label) for part in parts]))


def _why_none(decision: Decision, slot: Slot) -> Exception:
    """Why no option of a slot is offered."""
    for blocked in decision.blocked:
        if slot.fits(Option(blocked.id, blocked.kind, blocked.params, blocked.group)):
            return IllegalAnswer(blocked.reason.key, **blocked.reason.params)
    return Refusal("refused")
