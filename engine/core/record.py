"""Games as text: saving, loading, replaying the log, undo."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.chance import commitment_of
from engine.core.errors import BadGameFile, BadOptions, EngineError, IllegalAnswer, brief, is_text
from engine.core.event import Event, frozen
from engine.core.game import Game
from engine.core.rules import Result, rules_of
from engine.core.script import Script

FORMAT = 1
ENGINE = "0.1.0"
_KEYS = {"format", "engine", "game", "ruleset", "seats", "options", "seed", "salt", "state", "open", "log"}


def new_game(
    name: str, seats: Sequence[str], seed: bytes, salt: str = "", options: Mapping[str, Any] | None = None
) -> Game:
    """A fresh game, run to its first question.

    >>> game = new_game("kemet", ["anubis", "horus"], seed=bytes(32), options={"quick": True})
    >>> game.decisions[0].kind
    'day.action'
    """
    game = _bare_game(name, seats, seed, salt, options or {})
    game.start()
    return game


def _bare_game(name: str, seats: Sequence[str], seed: bytes, salt: str, options: Mapping[str, Any]) -> Game:
    rules = rules_of(name)
    if not isinstance(seed, bytes) or len(seed) < 16:
        raise BadOptions("seed_too_short", bytes=16)
    if not is_text(salt):
        raise BadOptions("salt_is_no_text")
    if isinstance(seats, str) or not all(is_text(seat) for seat in seats):
        raise BadOptions("seats_are_no_names")
    game = object.__new__(Game)
    game.rules = rules
    game.seats = tuple(seats)
    game.options = rules.check_options(game.seats, options)
    game.seed, game.salt = seed, salt
    game.commitment = commitment_of(seed)
    game.frames, game.given, game.log, game.recent = [], {}, [], []
    game.step = game.step_entry = game.step_known = game.taken_back = 0
    game.answered_at, game.learned_at = {}, {}
    game.over, game.result, game.watch = False, None, None
    game._guard = None
    game._events = []
    game._close_step()
    rules.begin(game)
    return game


def to_json(game: Game) -> str:
    """The whole game as canonical text. SECRET: it holds the seed and every hand."""
    state = {
        "table": game.rules.dump_state(game.state),
        "frames": [frame.to_json() for frame in game.frames],
        "step": game.step,
        "entry": game.step_entry,
        "known": game.step_known,
        "taken_back": game.taken_back,
        "answered": game.answered_at,
        "learned": game.learned_at,
        "recent": [event.to_json() for event in game.recent],
        "commitment": game.commitment,
        "result": None if game.result is None else game.result.to_json(),
    }
    whole = {
        "format": FORMAT,
        "engine": ENGINE,
        "game": game.rules.game,
        "ruleset": game.options.get("ruleset", ""),
        "seats": list(game.seats),
        "options": game.options,
        "seed": game.seed.hex(),
        "salt": game.salt,
        "state": state,
        "open": {seat: [list(ids) for ids in answers] for seat, answers in game.given.items()},
        "log": game.log,
    }
    return json.dumps(whole, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def load_game(text: str) -> Game:
    """The game goes on from its stored state, at the same question. Raises BadGameFile."""
    whole = _parse(text)
    try:
        game = _bare_game(whole["game"], whole["seats"], bytes.fromhex(whole["seed"]), whole["salt"], whole["options"])
    except EngineError as error:
        raise BadGameFile("bad_header", error=str(error)) from error
    except (TypeError, ValueError, AttributeError, KeyError) as error:
        raise BadGameFile("bad_header", error=str(error)) from error
    if whole["ruleset"] != game.options.get("ruleset", ""):
        raise BadGameFile("bad_header", error="the ruleset is not that of the options")
    state = whole["state"]
    try:
        game.log = _checked_log(whole["log"], game.seats)
        game.frames = [Script.from_json(frame) for frame in state["frames"]]
        game.step, game.step_entry = _count(state["step"]), _count(state["entry"])
        game.taken_back = _count(state.get("taken_back", 0))
        game.step_known = _count(state.get("known", game.step_entry))
        game.answered_at = {_seat(game, seat): _count(entry) for seat, entry in state["answered"].items()}
        game.learned_at = {_seat(game, seat): _count(entry) for seat, entry in state["learned"].items()}
        if any(n > len(game.log) for n in (game.step_entry, *game.answered_at.values(), *game.learned_at.values())):
            raise ValueError("a position beyond the end of the log")
        game.recent = [_event(data) for data in state["recent"]]
        game.commitment = _text(state["commitment"])
        if state["result"] is not None:
            game.result = _result(game, **state["result"])
            game.over = True
        game.state = game.rules.load_state(state["table"], game)
        game.given = {
            _seat(game, seat): [tuple([_text(option) for option in ids]) for ids in answers]
            for seat, answers in whole["open"].items()
        }
        game.rules.check(game)
        if not game.over:
            if not game.frames:
                raise ValueError("no open step")
            game._close_step()
            if not game.decisions:
                raise ValueError("nobody is asked")
    except EngineError as error:
        raise BadGameFile("bad_open_answers", error=str(error)) from error
    except Exception as error:  # whatever an edited file does to the rules, it is the file that is bad
        raise BadGameFile("bad_state", error=f"{type(error).__name__}: {error}") from error
    if whole["engine"] != ENGINE:
        game.log.append(["e", ENGINE])
    return game


def _parse(text: Any) -> dict[str, Any]:
    try:
        whole = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise BadGameFile("not_json", error=str(error)[:200]) from error
    if not isinstance(whole, dict) or set(whole) != _KEYS:
        keys = set(whole) if isinstance(whole, dict) else set()
        raise BadGameFile("wrong_keys", missing=sorted(_KEYS - keys), unknown=sorted(keys - _KEYS)[:20])
    if whole["format"] != FORMAT:
        raise BadGameFile("unknown_format", format=whole["format"], known=FORMAT)
    for key, kind in (
        ("engine", str),
        ("seats", list),
        ("options", dict),
        ("seed", str),
        ("state", dict),
        ("open", dict),
        ("log", list),
    ):
        if not isinstance(whole[key], kind):
            raise BadGameFile("wrong_type", field=key)
    return whole


_TEXT = frozenset({str})
_SHAPES = {"a": (2, None), "r": (2, 2), "u": (3, 3), "e": (2, 2), "x": (2, 2)}


def _checked_log(log: list[Any], seats: tuple[str, ...]) -> list[list[Any]]:
    for number, entry in enumerate(log):
        if type(entry) is list and len(entry) > 1 and entry[0] == "a" and entry[1] in seats and _texts(entry):
            continue
        if not isinstance(entry, list) or not entry or entry[0] not in _SHAPES:
            raise ValueError(f"log entry {number} is none")
        least, most = _SHAPES[entry[0]]
        if len(entry) < least or (most is not None and len(entry) > most):
            raise ValueError(f"log entry {number} has {len(entry)} parts")
        if entry[0] in "ar" and entry[1] not in seats:
            raise ValueError(f"log entry {number} is by nobody at the table")
        if entry[0] == "u":
            if not 0 <= _count(entry[1]) <= number:
                raise ValueError(f"log entry {number} undoes what has not happened")
            if entry[2] is not None and entry[2] not in seats:
                raise ValueError(f"log entry {number} is by nobody at the table")
        elif not _texts(entry):
            raise ValueError(f"log entry {number} is no text")
    return log


def _count(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise ValueError(f"{value!r} is no count")
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{value!r} is no text")
    return value


def _texts(values: list[Any]) -> bool:
    return _TEXT.issuperset(map(type, values))


def _seat(game: Game, value: Any) -> str:
    if value not in game.seats:
        raise ValueError(f"{value!r} has no seat")
    return str(value)


def _result(game: Game, reason: Any, winner: Any, places: Any, fame: Any) -> Result:
    if set(places) != set(game.seats) or set(fame) != set(game.seats) or winner not in (None, *game.seats):
        raise ValueError("a result of another table")
    for facts in (places, *fame.values()):
        for name, number in facts.items():
            _text(name), _count(number)
    return Result(_text(reason), winner, places, fame)


def _event(data: Any) -> Event:
    fields = {name: frozen(value) for name, value in data.items() if name != "event"}
    return Event.kinds[data["event"]](**fields)


def replay(text: str) -> Iterator[tuple[int, list[Event], Game]]:
    """Plays a stored game again from the start: (entries carried out, their events, the game so far).

    The first is (0, the opening's events, the game at its first question). The game is the same object each time.
    """
    whole = _parse(text)
    try:
        seed = bytes.fromhex(whole["seed"])
        log = _checked_log(whole["log"], tuple(whole["seats"]))
        yield from replay_log(whole["game"], whole["seats"], seed, whole["salt"], whole["options"], log)
    except (ValueError, TypeError, BadOptions) as error:
        raise BadGameFile("bad_header", error=str(error)) from error


def replay_log(
    name: str, seats: Sequence[str], seed: bytes, salt: str, options: Mapping[str, Any], log: list[list[Any]]
) -> Iterator[tuple[int, list[Event], Game]]:
    """Carries out a log from the start. Raises BadGameFile where an entry is not legal."""
    wanted = {entry[1] for entry in log if entry[0] == "u"}
    kept: dict[int, Game] = {}
    game = _bare_game(name, seats, seed, salt, options)
    events = game.start()
    yield 0, events, game
    for number, entry in enumerate(log):
        if number in wanted:
            kept[number] = game.copy()
        try:
            events = _carry_out(game, entry, kept)
        except EngineError as error:
            raise BadGameFile("illegal_entry", entry=number, error=str(error)) from error
        yield number + 1, events, game


def _carry_out(game: Game, entry: list[Any], kept: Mapping[int, Game]) -> list[Event]:
    kind = entry[0]
    if kind == "a":
        decision = game.decision(entry[1])
        if decision is None:
            raise IllegalAnswer("question_closed", seat=entry[1])
        return game.answer(decision.id, entry[1], entry[2:])
    if kind == "r":
        return game.retract(entry[1])
    if kind == "x":
        return game.stop(entry[1])
    if kind == "u":
        to, by = entry[1], entry[2]
        return _restore(game, kept[to] if to < len(game.log) else game.copy(), to, by)
    game.log.append(list(entry))
    return []


def undo(game: Game, to: int, by: str | None) -> list[Event]:
    """Restores the position before entry `to`; nothing is deleted, the undo is an entry of the log.

    Back to `barrier(seat)` it is free for the seat whose answers alone it takes back. Beyond, the caller must have the
    others' consent, and what was unseen at that position is shuffled anew, so that nobody knows the next card.
    """
    if type(to) is not int or not 0 <= to < len(game.log):
        raise IllegalAnswer("no_such_entry", entry=brief(to), entries=len(game.log))
    if by is not None and by not in game.seats:
        raise IllegalAnswer("unknown_seat", seat=brief(by))
    if any(entry[0] == "x" for entry in game.log[to:]):
        raise IllegalAnswer("game_stopped")
    *_, (_, _, earlier) = replay_log(game.rules.game, game.seats, game.seed, game.salt, game.options, game.log[:to])
    return _restore(game, earlier.copy(), to, by)


def _restore(game: Game, earlier: Game, to: int, by: str | None) -> list[Event]:
    log, step = game.log, game.step
    takers = {entry[1] for entry in log[to:] if entry[0] in "ar"} | {entry[2] for entry in log[to:] if entry[0] == "u"}
    seat = takers.pop() if len(takers) == 1 else None
    free = seat is not None and to >= game.barrier(seat)
    number = sum(entry[0] == "u" for entry in log) + 1
    learned, answered = game.learned_at, game.answered_at
    twin = earlier.copy()
    twin.log = [*log, ["u", to, by if by is not None else seat]]
    twin.learned_at, twin.answered_at = dict(learned), dict(answered)
    twin.step = step + 1  # an id is never given out twice: old buttons must not answer the question asked again
    twin._events = []
    twin._guard = None
    twin.step_entry = len(twin.log)
    known = game.public_entry(None)  # of what was held back nobody is told how much there was
    back = len(log) - game.taken_back - known
    if to >= game.step_entry:  # some of it may be held back still
        back -= min(back, sum([len(answers) for answers in twin.given.values()]))
    twin.taken_back = game.taken_back + back
    twin.step_known = known + 1
    if not free:
        game.rules.forget(twin, f"undo.{number}")
    game.become(twin)
    return []
