"""The kernel: holds the open decisions of a game, takes answers, carries out steps, and keeps the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from types import GeneratorType
from typing import Any

from engine.core.chance import Chance
from engine.core.choice import check_choice
from engine.core.decision import Ask, Decision, Dialogue, Together
from engine.core.errors import IllegalAnswer, brief, is_text
from engine.core.event import Event
from engine.core.rules import Result, Rules
from engine.core.script import AGAIN, NEXT, Outcome, Script

Entry = list[Any]
_as_decision: Callable[[type[Decision], tuple[Any, ...]], Decision] = tuple.__new__


class Halt(Exception):
    """A draft has come to what it must not look at: chance, something hidden, or another seat's question."""


class Talk:
    """One seat's dialogue in the open step."""

    __slots__ = ("ask", "generator", "result")

    generator: Dialogue
    ask: Ask | None  # None: it has given its last answer
    result: Any  # and that is what came of it


class Game:
    """A game under way. See `engine` for the doors; everything here follows from seed, options and log."""

    __slots__ = (
        "_decisions",
        "_events",
        "_guard",
        "_step_generator",
        "_talks",
        "answered_at",
        "commitment",
        "frames",
        "given",
        "learned_at",
        "log",
        "options",
        "over",
        "recent",
        "result",
        "rules",
        "salt",
        "seats",
        "seed",
        "state",
        "step",
        "step_entry",
        "step_known",
        "taken_back",
        "together",
        "watch",
    )

    rules: Rules
    state: Any
    seats: tuple[str, ...]
    options: dict[str, Any]
    seed: bytes
    salt: str
    commitment: str
    frames: list[Script]
    given: dict[str, list[tuple[str, ...]]]
    log: list[Entry]
    step: int
    step_entry: int
    step_known: int  # how many entries everybody knew of when the step began
    taken_back: int  # entries that nobody is told of: retracts, and sealed answers that were taken back
    answered_at: dict[str, int]
    learned_at: dict[str, int]
    recent: list[Event]
    over: bool
    result: Result | None
    watch: Callable[[str, Game], None] | None
    _step_generator: Any
    _talks: dict[str, Talk]
    together: Together | None
    _decisions: tuple[Decision, ...] | None
    _events: list[Event]
    _guard: str | None

    # ------------------------------------------------------------------ what is asked

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The open questions, in seat order; several when seats choose at the same time."""
        found = self._decisions
        if found is None:
            talks = self._talks if self._step_generator is not None else self.open_talks()
            if len(talks) == 1:
                (talk,) = talks.values()
                found = (self._decision(talk.ask),) if talk.ask is not None else ()
            else:
                asks = [talks[seat].ask for seat in self.seats if seat in talks]
                found = tuple([self._decision(ask) for ask in asks if ask is not None])
            self._decisions = found
        return found

    def _decision(self, ask: Ask) -> Decision:
        seat = ask.seat
        number = len(self.given[seat]) + 1 if seat in self.given else 1
        # after the id the fields are the same; joined like this in half the time
        return _as_decision(Decision, (f"{self.step}.{seat}.{number}",) + ask)  # noqa: RUF005

    def decision(self, seat: str) -> Decision | None:
        """The seat's own open question, if it has one."""
        for found in self.decisions:
            if found.seat == seat:
                return found
        return None

    def asked(self) -> list[dict[str, Any]]:
        """Who is choosing and who has locked in: all that others may see of open questions."""
        talks = self.open_talks()
        together = self.together
        found = []
        for seat in self.seats:
            if seat in talks:
                talk = talks[seat]
                kind = together.kind if together is not None else talk.ask.kind  # type: ignore[union-attr]
                found.append({"seat": seat, "kind": kind, "state": "locked" if talk.ask is None else "choosing"})
        return found

    def public_entry(self, viewer: str | None) -> int:
        """How many log entries the viewer knows of: answers held back or taken back do not count."""
        self.open_talks()
        together = self.together
        if together is not None and together.secret is not None:
            return self.step_known + (len(self.given.get(viewer, ())) if viewer is not None else 0)
        return len(self.log) - self.taken_back

    # ------------------------------------------------------------------ answering

    def answer(self, decision_id: str, seat: str, options: Sequence[str]) -> list[Event]:
        """Answers an open question. Raises IllegalAnswer, and then nothing has changed."""
        for found in self._decisions or self.decisions:
            if found.id == decision_id and found.seat == seat:
                break
        else:
            raise self._not_asked(decision_id, seat)
        talk = self._talks[seat]
        chosen = check_choice(talk.ask, options)  # type: ignore[arg-type]
        ids = (chosen[0].id,) if len(chosen) == 1 else tuple([option.id for option in chosen])
        self._events = []
        log = self.log
        log.append(["a", seat, *ids])
        self.answered_at[seat] = len(log)
        self._decisions = None
        try:
            asked = talk.generator.send(chosen)
        except StopIteration as stop:
            if self.together is None:
                self._run(stop.value)
            else:
                self._lock_in(seat, ids, stop.value)
        else:
            if asked.seat != seat:
                raise RuntimeError(f"step {self.frames[-1].step!r} asks one seat after another")
            self.given.setdefault(seat, []).append(ids)
            talk.ask = asked
        return self._events

    def _not_asked(self, decision_id: Any, seat: Any) -> IllegalAnswer:
        if self.over:
            return IllegalAnswer("game_over")
        if seat not in self.seats:
            return IllegalAnswer("unknown_seat", seat=brief(seat))
        for other in self._talks:
            if isinstance(decision_id, str) and decision_id.startswith(f"{self.step}.{other}.") and other != seat:
                return IllegalAnswer("not_your_question", seat=seat, asked=other)
        return IllegalAnswer("question_closed", decision=brief(decision_id), seat=seat)

    def retract(self, seat: str) -> list[Event]:
        """Takes the seat's answers in the open step back while not all are in."""
        if self.over:
            raise IllegalAnswer("game_over")
        if seat not in self.seats:
            raise IllegalAnswer("unknown_seat", seat=brief(seat))
        self.open_talks()
        if self.together is None or not self.given.get(seat):
            raise IllegalAnswer("nothing_to_retract", seat=seat)
        self.log.append(["r", seat])
        self.answered_at[seat] = len(self.log)
        self.taken_back += 1 + len(self.given.pop(seat))
        self._close_step()
        self._events = []
        return self._events

    def stop(self, reason: str) -> list[Event]:
        """Ends the game without a winner by the rules: abandoned, or agreed."""
        if self.over:
            raise IllegalAnswer("game_over")
        if not is_text(reason) or not reason or len(reason) > 200:
            raise IllegalAnswer("bad_stop_reason")
        self.log.append(["x", reason])
        self._events = []
        self.finish("stopped", None)
        self.given = {}
        return self._events

    # ------------------------------------------------------------------ carrying out

    def start(self) -> list[Event]:
        """Runs from a fresh table to the first question."""
        self._events = []
        self._run(AGAIN)
        return self._events

    def _lock_in(self, seat: str, ids: tuple[str, ...], result: Any) -> None:
        """One of several seats has given its last answer; with the last of them the step goes on."""
        self.given.setdefault(seat, []).append(ids)
        talks = self._talks
        talks[seat].ask = None
        talks[seat].result = result
        for other in talks.values():
            if other.ask is not None:
                return
        together: Together = self.together  # type: ignore[assignment]
        if together.secret is not None:
            self.learn(self.seats)  # what was held back is now shown
        try:
            self._step_generator.send(tuple([talks[seat].result for seat, _ in together.dialogues]))
        except StopIteration as stop:
            self._run(stop.value)
            return
        raise RuntimeError(f"step {self.frames[-1].step!r} asks again after asking several seats")

    def _close_step(self) -> None:
        self._step_generator = None
        self._talks = {}
        self.together = None
        self._decisions = None

    def _run(self, outcome: Outcome | None) -> None:
        """Leaves the step that has ended with this outcome; then steps are run until one asks, or the game is over."""
        frames = self.frames
        self._step_generator = None
        if self.given:
            self.given = {}
        while True:
            step, script, again, done = outcome or NEXT
            if done:
                frames.pop()
            elif not again:
                frame = frames[-1]
                following = step or frame.following[frame.step]
                if following is None:
                    frames.pop()  # after its last step a script is over
                else:
                    frame.step = following
            if script is not None:
                frames.append(script)
            if self.over:
                return
            if self.watch is not None:
                self.watch("step", self)
            frame = frames[-1]
            outcome = getattr(frame, frame.step)(self)
            if type(outcome) is GeneratorType:
                try:
                    first = next(outcome)
                except StopIteration as stop:
                    outcome = stop.value
                else:
                    break
        self.step += 1
        self.step_entry = len(self.log)
        self.step_known = self.step_entry - self.taken_back
        self._begin_talks(outcome, first)
        if self._guard is not None and any(seat != self._guard for seat in self._talks):
            raise Halt
        if self.watch is not None:
            self.watch("asks", self)

    def _begin_talks(self, generator: Any, first: Ask | Together) -> None:
        self._step_generator = generator
        if type(first) is Ask:
            self.together = None
            talk = Talk()
            talk.generator, talk.ask = generator, first
            self._talks = {first.seat: talk}
        else:
            assert type(first) is Together
            self.together = first
            self._talks = {}
            for seat, dialogue in first.dialogues:
                talk = self._talks[seat] = Talk()
                talk.generator, talk.ask = dialogue, next(dialogue)

    def open_talks(self) -> dict[str, Talk]:
        """The open step's dialogues; after a copy or a load the step is run again with the answers already given."""
        if self._step_generator is None and not self.over:
            frame = self.frames[-1]
            generator = getattr(frame, frame.step)(self)
            self._begin_talks(generator, next(generator))
            for seat, answers in self.given.items():
                for ids in answers:
                    talk = self._talks[seat]
                    if talk.ask is None:
                        raise IllegalAnswer("question_closed", seat=seat)
                    chosen = check_choice(talk.ask, ids)
                    try:
                        talk.ask = talk.generator.send(chosen)
                    except StopIteration as stop:
                        talk.ask, talk.result = None, stop.value
        return self._talks

    # ------------------------------------------------------------------ what steps call

    def emit(self, event: Event) -> None:
        self._events.append(event)
        if event.to is None:
            self.recent.append(event)

    def chance(self, label: str) -> Chance:
        """The stream of a label. Nothing before this can be taken back silently."""
        if self._guard is not None:
            raise Halt
        entry = len(self.log)
        for seat in self.seats:
            self.learned_at[seat] = entry
        return Chance(self.seed, self.salt, label)

    def learn(self, seats: Iterable[str]) -> None:
        """Notes that seats now learn something hidden. Called before they are shown it."""
        entry = len(self.log)
        for seat in seats:
            if seat == self._guard:
                raise Halt
            self.learned_at[seat] = entry

    def finish(self, reason: str, winner: str | None) -> None:
        """The game is over. With its end the seed is published: nobody comes to it in a draft."""
        self.learn(self.seats)
        self.over = True
        self.result = self.rules.result(self, reason, winner)
        self._close_step()
        self._decisions = ()

    # ------------------------------------------------------------------ looking

    def view(self, viewer: Any) -> dict[str, Any]:
        """What a seat sees; None: what everybody sees; ALL: everything."""
        return self.rules.view(self, viewer)

    def barrier(self, seat: str) -> int:
        """The first entry this seat can take back silently: since then it alone has answered and learned nothing."""
        others = [entry for other, entry in self.answered_at.items() if other != seat]
        return max(self.learned_at.get(seat, 0), *others, 0) if others else self.learned_at.get(seat, 0)

    # ------------------------------------------------------------------ copies

    def copy(self) -> Game:
        """An independent copy; the open step is run again in it only when something is asked of it."""
        twin = object.__new__(Game)
        twin.rules = self.rules
        twin.state = self.rules.copy_state(self.state)
        twin.seats = self.seats
        twin.options = self.options
        twin.seed = self.seed
        twin.salt = self.salt
        twin.commitment = self.commitment
        twin.frames = [frame.copy() for frame in self.frames]
        twin.given = {seat: answers.copy() for seat, answers in self.given.items()} if self.given else {}
        twin.log = self.log.copy()
        twin.step = self.step
        twin.step_entry = self.step_entry
        twin.step_known = self.step_known
        twin.taken_back = self.taken_back
        twin.answered_at = self.answered_at.copy()
        twin.learned_at = self.learned_at.copy()
        twin.recent = self.recent.copy()
        twin.over = self.over
        twin.result = self.result
        twin.watch = None
        twin._guard = self._guard
        twin._events = []
        twin._step_generator = None
        twin._talks = {}
        twin.together = None
        twin._decisions = () if self.over else None
        return twin

    def become(self, twin: Game) -> None:
        """Takes over everything of a copy that went ahead."""
        for name in Game.__slots__:
            if name not in ("watch", "_guard"):
                setattr(self, name, getattr(twin, name))
        self._close_step()  # an open generator of the copy acts on the copy

    def imagine(self, seat: str | None, rng: Random) -> Game:
        """A copy in which all that the seat cannot know is dealt anew: see `engine.core.imagining`."""
        from engine.core.imagining import imagine

        return imagine(self, seat, rng)

    def draft(self, seat: str) -> Any:
        """An action being composed on a copy: see `engine.core.draft`."""
        from engine.core.draft import Draft

        return Draft(self, seat)

    def commit(self, draft: Any) -> list[Event]:
        """Carries a draft's answers out, all or none."""
        twin = self.copy()
        events: list[Event] = []
        for decision_id, options in draft.answers:
            events += twin.answer(decision_id, draft.seat, options)
        self.become(twin)
        return events

    def undo(self, to: int, by: str | None = None) -> list[Event]:
        """Restores the position before entry `to`: see `engine.core.record`."""
        from engine.core.record import undo

        return undo(self, to, by)

    def to_json(self) -> str:
        """The whole game, canonical. SECRET: it holds the seed."""
        from engine.core.record import to_json

        return to_json(self)
