"""`/act`: playing by commands. What each command answers, and from which parameters."""

from __future__ import annotations

from typing import Any

from bot.commands import Book, Call
from bot.commands.book import Found, Search
from bot.commands.filling import Filling, Label, Plan, Slot, Values, pick_several
from bot.errors import Refusal
from bot.table import Table
from bot.undoing import Undoing
from engine import Decision, Event, Game, IllegalAnswer, Option

TURN = "day.action"
ZONES = ("zone", "zone2", "zone3")
COUNTS = ("soldiers", "soldiers2", "soldiers3")
NOTHING = "-"
"""Typed as an answer: none of the options."""


def _space(prefix: str) -> Slot:
    """The space of the action pyramid; left out, the first free one that serves."""
    return Slot(TURN, ("space",), lambda option: option.kind == "space" and option.id.startswith(prefix), tries=True)


def _counts(kind: str) -> Slot:
    """How many in which zone: the n-th number belongs to the n-th zone."""

    def reads(decision: Decision, values: Values) -> str | None:
        for zone, soldiers in zip(ZONES, COUNTS, strict=True):
            if values.get(zone) == decision.params["zone"]:
                return soldiers
        return None

    return Slot(kind, COUNTS, reads=reads)


def _leaving(decision: Decision, values: Values) -> str | None:
    """Only the first step of a move is meant; later on all come along."""
    start = values.get("army") or decision.params["from"]
    return "soldiers" if decision.params["from"] == start else None


def _company(option: Option, typed: str) -> bool:
    """So many soldiers of the army; its creature comes along where it may."""
    return str(option.params["soldiers"]) == typed


PLANS: dict[str, Plan] = {
    "pray": Plan((_space("pray"),), (TURN,)),
    "power": Plan((_space("power"), Slot("power", ("tile",))), (TURN,)),
    "build": Plan((_space("build"), Slot("build", ("pyramid",))), (TURN,)),
    "recruit": Plan(
        (_space("recruit"), Slot("recruit.zones", ZONES, together=True), _counts("recruit.count")), (TURN,)
    ),
    "move": Plan(
        (
            _space("move"),
            Slot("move.army", ("army",), tries=True, one_way=True),
            Slot("move.to", ("to", "then", "third", "fourth")),
            Slot("move.who", ("soldiers",), reads=_leaving, match=_company),
        ),
        (TURN,),
    ),
    "card": Plan(
        (
            Slot(TURN, ("card",), lambda option: option.kind == "day_card"),
            Slot("move.to", ("card",), lambda option: option.kind == "move_card"),
            Slot("card.target", ("target",)),
            Slot("place.zones", ZONES, together=True),
            _counts("place.count"),
        ),
        (TURN, "move.to"),
    ),
    "silver": Plan(
        (Slot(TURN, ("action",), lambda option: option.params.get("token") == "silver", tries=True, one_way=True),),
        goes_on=False,
    ),
    "gold": Plan(
        (Slot(TURN, ("action",), lambda option: option.kind == "gold", tries=True, one_way=True),), goes_on=False
    ),
    "battle": Plan(
        (
            Slot("battle.prescience", ("card",)),
            Slot("battle.card", ("card",)),
            Slot("battle.discard", ("discard",)),
            Slot("battle.interventions", ("intervention", "intervention2", "intervention3"), together=True),
        ),
        ("battle.loser", "battle.winner", "battle.retreat", "battle.wound", TURN),
    ),
}


class Acts:
    """The commands."""

    def __init__(self, book: Book, undoing: Undoing) -> None:
        self._undoing = undoing
        for name, handler in (
            ("pray", self.pray),
            ("power", self.power),
            ("build", self.build),
            ("recruit", self.recruit),
            ("move", self.move),
            ("card", self.card),
            ("silver", self.silver),
            ("gold", self.gold),
            ("battle", self.battle),
        ):
            params = dict.fromkeys([param for slot in PLANS[name].slots for param in slot.params])
            book.add(name, handler, search={param: _search(name, param) for param in params})
        book.add("undo", self.undo)
        book.add("end", self.end)
        book.add("answer", self.answer, search={"choice": _search_answer})

    # ------------------------------------------------------------------ actions

    async def pray(self, call: Call, space: str | None = None) -> None:
        await _carry_out(call, "pray", {"space": space})

    async def power(self, call: Call, tile: str, space: str | None = None) -> None:
        await _carry_out(call, "power", {"tile": tile, "space": space})

    async def build(self, call: Call, pyramid: str) -> None:
        await _carry_out(call, "build", {"pyramid": pyramid, "space": None})

    async def recruit(
        self,
        call: Call,
        zone: str,
        soldiers: int | None = None,
        zone2: str | None = None,
        soldiers2: int | None = None,
        zone3: str | None = None,
        soldiers3: int | None = None,
    ) -> None:
        zones = {"zone": zone, "zone2": zone2, "zone3": zone3}
        counts = {"soldiers": soldiers, "soldiers2": soldiers2, "soldiers3": soldiers3}
        await _carry_out(call, "recruit", {**zones, **counts, "space": None})

    async def move(
        self,
        call: Call,
        to: str,
        army: str | None = None,
        soldiers: int | None = None,
        then: str | None = None,
        third: str | None = None,
        fourth: str | None = None,
        space: str | None = None,
    ) -> None:
        way = {"to": to, "then": then, "third": third, "fourth": fourth}
        await _carry_out(call, "move", {**way, "army": army, "soldiers": soldiers, "space": space})

    async def card(
        self,
        call: Call,
        card: str,
        target: str | None = None,
        zone: str | None = None,
        soldiers: int | None = None,
        zone2: str | None = None,
        soldiers2: int | None = None,
    ) -> None:
        zones = {"zone": zone, "zone2": zone2}
        counts = {"soldiers": soldiers, "soldiers2": soldiers2}
        await _carry_out(call, "card", {"card": card, "target": target, **zones, **counts})

    async def silver(self, call: Call, action: str | None = None) -> None:
        decision = call.table.live().decision(call.seat)
        if decision is not None and decision.kind == TURN and decision.params["token"] != "silver":
            raise _no_silver(call)
        await _carry_out(call, "silver", {"action": action})

    async def gold(self, call: Call, action: str | None = None) -> None:
        await _carry_out(call, "gold", {"action": action})

    async def battle(
        self,
        call: Call,
        card: str,
        discard: str | None = None,
        intervention: str | None = None,
        intervention2: str | None = None,
        intervention3: str | None = None,
    ) -> None:
        laid = {"intervention": intervention, "intervention2": intervention2, "intervention3": intervention3}
        await _carry_out(call, "battle", {"card": card, "discard": discard, **laid})

    # ------------------------------------------------------------------ the rest

    async def end(self, call: Call) -> None:
        """Goes on with the defaults: to the end of the turn, or of what is asked."""
        game, seat = call.table.live(), call.seat
        draft = game.draft(seat)
        if not draft.decisions:
            raise Refusal("nothing-asked")
        first = draft.decisions[0]
        try:
            draft.finish()
        except IllegalAnswer:
            for blocked in first.blocked:
                if blocked.id == "end":
                    raise IllegalAnswer(blocked.reason.key, **blocked.reason.params) from None
            raise Refusal("no-default", question=call.table.plugin.short(call.lang, first.kind)) from None
        await call.app.play.act(call.click(seat), seat, draft.answers)

    async def undo(self, call: Call) -> None:
        await self._undoing.ask(call)

    async def answer(self, call: Call, choice: str) -> None:
        """Answers whatever is asked, by option."""
        game, seat = call.table.live(), call.seat
        decision = game.decision(seat)
        if decision is None:
            raise Refusal("nothing-asked")
        label = _label(call)
        ids = [] if choice.strip() == NOTHING else pick_several(decision, choice, label)
        if not decision.min <= len(ids) <= decision.max:
            raise Refusal("how-many", least=decision.min, most=decision.max, n=len(ids))
        await call.app.play.act(call.click(seat), seat, [(decision.id, ids)])


def _no_silver(call: Call) -> Exception:
    """Why the silver token cannot be used: there is none, it is used, or the normal one comes first."""
    has = call.view()["players"][call.seat]["silver"]
    if has == "used":
        return IllegalAnswer("silver_used")
    return Refusal("kemet-no-silver" if has is None else "kemet-silver-later")


def _label(call: Call) -> Label:
    plugin, view = call.table.plugin, call.view()
    return lambda option: plugin.option_label(call.lang, option.to_json(), view)


def _filling(call: Call, name: str, values: Values, sought: str | None = None) -> Filling:
    game, seat = call.table.live(), call.seat
    return Filling(_unlocked(game, seat), seat, PLANS[name], values, _label(call), sought)


def _locked(game: Game, seat: str) -> bool:
    return any(asked["seat"] == seat and asked["state"] == "locked" for asked in game.asked())


def _unlocked(game: Game, seat: str) -> Game:
    """What a seat has locked in can be changed by the same command, as long as not all are in."""
    if not _locked(game, seat):
        return game
    twin = game.copy()
    twin.retract(seat)
    return twin


async def _carry_out(call: Call, name: str, values: Values) -> None:
    answers = _filling(call, name, values).answers()
    table, seat = call.table, call.seat
    if not _locked(table.live(), seat):
        await call.app.play.act(call.click(seat), seat, answers)
        return

    def change(game: Game) -> list[Event]:
        events = game.retract(seat)
        for id, options in answers:
            events = [*events, *game.answer(id, seat, list(options))]
        return events

    events = await table.act(call.act, change, seat=seat, user=call.user.id)
    await call.app.play.show_after(call.click(seat), seat, events)


# ---------------------------------------------------------------------- values while typing


def _is_asked(table: Table | None, user: int) -> bool:
    return table is not None and table.record.status == "live" and table.seat_of(user) is not None


def _search(name: str, param: str) -> Search:
    async def search(call: Call, typed: str) -> Found:
        if not _is_asked(call.found, call.user.id):
            return []
        params = [found for slot in PLANS[name].slots for found in slot.params]
        values: dict[str, Any] = {found: call.given(found) or None for found in params}
        values[param] = None
        found = _filling(call, name, values, param).options()
        if param in COUNTS:
            counts = dict.fromkeys([int(option.params.get("soldiers") or option.id) for option in found])
            return [(str(count), count) for count in counts]
        label = _label(call)
        return [(label(option), option.id) for option in found]

    return search


async def _search_answer(call: Call, typed: str) -> Found:
    """The open question's options; after a comma those that can be added."""
    if not _is_asked(call.found, call.user.id):
        return []
    decision = call.table.live().decision(call.seat)
    if decision is None:
        return []
    label = _label(call)
    before, comma, last = typed.rpartition(",")
    taken = pick_several(decision, before, label) if comma else []
    known = {option.id: label(option) for option in decision.options}
    found: list[tuple[str, str | int]] = []
    if decision.min == 0 and not comma:
        found.append((call.say("choose-nothing"), NOTHING))
    for option in decision.options:
        name = label(option)
        if option.id in taken or len(taken) >= decision.max:
            continue
        if last.strip().casefold() in name.casefold():
            ids = [*taken, option.id]
            found.append((", ".join([known[id] for id in ids]), ",".join(ids)))
    return found
