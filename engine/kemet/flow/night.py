"""The night in its nine steps (N1 to N9). Each is finished by all before the next."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import cache
from typing import Any

from engine.core.decision import NO_PARAMS, Ask, Blocked, Dialogue, Option, Reason, Together
from engine.core.game import Game
from engine.core.script import AGAIN, DONE, Outcome, Script
from engine.kemet import events as ev
from engine.kemet.flow.awakening import ask_effect, effects_of
from engine.kemet.flow.deeds import draw_cards, gain_fame, gain_prayer, remove_soldiers, settle
from engine.kemet.flow.moments import NightEffect
from engine.kemet.flow.nightcards import NightCards
from engine.kemet.flow.placing import ask_joining, ask_placement, carry_out, counts, room
from engine.kemet.state import Player, State

SANCTUARY_SOLDIERS, SANCTUARY_FAME = 2, 1
DELTA_SOLDIERS, DELTA_PRAYER = 1, 5
NIGHT_PRAYER = 2


class Night(Script):
    steps = (
        "begin",
        "sanctuary",
        "delta_temple",
        "temple_fame",
        "temple_prayer",
        "prayer",
        "cards",
        "soldiers",
        "awakening",
        "buildings",
        "fate",
    )
    drawing: int = 0  # N6: whose cards are next, by place in the order
    awoken: tuple[str, ...] = ()  # N8: the effects done, by seat
    chosen: tuple[tuple[str, int], ...] = ()  # N9: who has picked which position

    def begin(self, game: Game) -> None:
        state: State = game.state
        state.phase, state.active = "night", None
        game.recent.clear()
        game.emit(ev.PhaseBegan(phase="night", round=state.round))

    # ------------------------------------------------------------------ N1 to N5: temples and prayer

    def sanctuary(self, game: Game) -> Any:
        return self._offer(game, game.state.board.sanctuary, SANCTUARY_SOLDIERS, "night.sanctuary", 1)

    def delta_temple(self, game: Game) -> Any:
        return self._offer(game, game.state.board.delta_temple, DELTA_SOLDIERS, "night.delta", 2)

    def _offer(self, game: Game, zone: str, soldiers: int, kind: str, step: int) -> Any:
        army = game.state.armies.get(zone)
        if army is None or army.soldiers < soldiers:
            return _announce(game, step)
        return self._ask_offer(game, zone, army.owner, soldiers, kind, step)

    def _ask_offer(self, game: Game, zone: str, seat: str, soldiers: int, kind: str, step: int) -> Dialogue:
        player = game.state.players[seat]
        reward = {"fame": SANCTUARY_FAME} if kind == "night.sanctuary" else {"prayer": DELTA_PRAYER}
        params = {"zone": zone, "soldiers": soldiers, **reward}
        chosen = yield Ask(seat, kind, (Option("offer", "offer", params),), 0, 1, (), params=params)
        _announce(game, step)
        if chosen:
            remove_soldiers(game, seat, zone, soldiers, reason=kind)
            if kind == "night.sanctuary":
                gain_fame(game, player, "dominance", SANCTUARY_FAME, kind)
            else:
                gain_prayer(game, player, ((kind, DELTA_PRAYER),))
            settle(game)

    def temple_fame(self, game: Game) -> None:
        _announce(game, 3)
        state: State = game.state
        holders = [state.armies[zone].owner for zone in state.board.temples if zone in state.armies]
        for player in in_order(state):
            pairs = holders.count(player.seat) // 2
            if pairs:
                gain_fame(game, player, "dominance", pairs, "temples")

    def temple_prayer(self, game: Game) -> None:
        _announce(game, 4)
        state: State = game.state
        held = [(state.armies[zone].owner, zone) for zone in state.board.yields if zone in state.armies]
        for player in in_order(state):
            own = [(f"zone.{zone}", state.board.yields[zone]) for owner, zone in held if owner == player.seat]
            if own:
                gain_prayer(game, player, tuple(own))

    def prayer(self, game: Game) -> Any:
        state: State = game.state
        asked = [player for player in in_order(state) if player.veterans]
        return self._ask_veterans(game, asked) if asked else self._pray(game, {})

    def _ask_veterans(self, game: Game, asked: list[Player]) -> Generator[Together, tuple[int, ...], None]:
        given = yield Together("night.veterans", tuple([(player.seat, _veterans(player)) for player in asked]))
        self._pray(game, {player.seat: number for player, number in zip(asked, given, strict=True)})

    def _pray(self, game: Game, given: dict[str, int]) -> None:
        _announce(game, 5)
        for player in in_order(game.state):
            veterans = given.get(player.seat, 0)
            spend_veterans(game, player, veterans, "prayer")
            parts = (("night", NIGHT_PRAYER), *((("veterans", veterans),) if veterans else ()))
            gain_prayer(game, player, (*parts, *player.powers.parts.get("night_prayer", ())))

    # ------------------------------------------------------------------ N6 to N8: cards, soldiers, awakening

    def cards(self, game: Game) -> Any:
        state: State = game.state
        if self.drawing == 0:
            _announce(game, 6)
        if self.drawing == len(state.order):
            return None
        player = state.players[state.order[self.drawing]]
        self.drawing += 1
        draw_cards(game, player, 1 + player.has("night_cards"))
        return Outcome(call=NightCards(seat=player.seat), again=True)

    def soldiers(self, game: Game) -> Any:
        state: State = game.state
        asked = [player for player in in_order(state) if player.veterans and player.supply and _safe(state, player)]
        return self._ask_soldiers(game, asked) if asked else self._muster(game, [], ())

    def _ask_soldiers(self, game: Game, asked: list[Player]) -> Generator[Together, tuple[Any, ...], None]:
        state: State = game.state
        plans = yield Together("night.soldiers", tuple([(player.seat, _volunteers(state, player)) for player in asked]))
        self._muster(game, asked, plans)

    def _muster(self, game: Game, asked: list[Player], plans: tuple[Any, ...]) -> None:
        _announce(game, 7)
        for player, (placement, joining) in zip(asked, plans, strict=True):
            spend_veterans(game, player, sum([soldiers for _, soldiers in placement]), "soldier")
            carry_out(game, player, placement, joining)
        for player in in_order(game.state):
            spend_veterans(game, player, player.veterans, "discarded")
        settle(game)

    def awakening(self, game: Game) -> None:
        _announce(game, 8)
        for player in game.state.players.values():
            player.used = player.bought = ()
            player.tokens = 0
            player.silver_space = None
            player.gold_used = False

    def buildings(self, game: Game) -> Any:
        """What tiles do in this step, one effect of each player at a time."""
        state: State = game.state
        asked = [(player, effects) for player in in_order(state) if (effects := effects_of(state, player, self.awoken))]
        if asked:
            return self._ask_effects(game, asked)
        self.__dict__.pop("awoken", None)
        return None

    def _ask_effects(
        self, game: Game, asked: list[tuple[Player, tuple[NightEffect, ...]]]
    ) -> Generator[Together, tuple[Any, ...], Outcome]:
        state: State = game.state
        kinds = {effect.kind for _, effects in asked for effect in effects}
        plans = yield Together(
            kinds.pop() if len(kinds) == 1 else "night.awakening",
            tuple([(player.seat, ask_effect(state, player, effects)) for player, effects in asked]),
        )
        for (player, effects), (effect, plan) in zip(asked, plans, strict=True):
            if plan is not None:
                effect.act(game, player, plan)
            over = effects if effect is None else (effect,)
            self.awoken = (*self.awoken, *[f"{player.seat}.{it.name}" for it in over])
        settle(game)
        return AGAIN

    # ------------------------------------------------------------------ N9: fate

    def fate(self, game: Game) -> Any:
        state: State = game.state
        if len(self.chosen) < len(state.order):
            return self._ask_position(game)
        places = {place: seat for seat, place in self.chosen}
        state.order = tuple([places[place] for place in sorted(places)])
        state.round += 1
        game.emit(ev.OrderSet(round=state.round, order=state.order))
        return DONE

    def _ask_position(self, game: Game) -> Dialogue:
        """From least fame upwards; who was earlier this round picks first among equals."""
        state: State = game.state
        done = dict(self.chosen)
        waiting = [seat for seat in state.order if seat not in done]
        seat = min(waiting, key=state.fame)
        taken = done.values()
        options = tuple([option for option in positions(len(state.order)) if option.params["position"] not in taken])
        default = (options[0].id,)
        (position,) = yield Ask(seat, "night.fate", options, 1, 1, default, None, NO_PARAMS, self._taken)
        if not self.chosen:
            _announce(game, 9)
        self.chosen = (*self.chosen, (seat, position.params["position"]))
        game.emit(ev.PositionChosen(seat=seat, position=position.params["position"]))
        return AGAIN

    def _taken(self) -> list[Blocked]:
        return [
            Blocked(str(place), Reason("position_taken", {"seat": seat}), "position", {"position": place})
            for seat, place in self.chosen
        ]


@cache
def positions(players: int) -> tuple[Option, ...]:
    return tuple([Option(str(place), "position", {"position": place}) for place in range(1, players + 1)])


def in_order(state: State) -> Iterable[Player]:
    return [state.players[seat] for seat in state.order]


def spend_veterans(game: Game, player: Player, amount: int, use: str) -> None:
    if amount:
        player.veterans -= amount
        game.emit(ev.VeteransSpent(seat=player.seat, amount=amount, use=use))


def _announce(game: Game, step: int) -> None:
    game.emit(ev.night_step(step))


def _veterans(player: Player) -> Dialogue:
    (number,) = yield Ask(player.seat, "night.veterans", counts(0, player.veterans), default=("0",))
    return int(number.id)


def _safe(state: State, player: Player) -> list[str]:
    """N7: own districts without enemies and with room."""
    found = []
    for zone in state.districts(player.seat):
        army = state.armies.get(zone)
        if (army is None or army.owner == player.seat) and room(state, player, zone) > 0:
            found.append(zone)
    return found


def _volunteers(state: State, player: Player) -> Dialogue:
    zones = _safe(state, player)
    params = {"veterans": player.veterans}
    placement = yield from ask_placement(state, player, player.veterans, zones, "night.soldiers", dict(params))
    joining = yield from ask_joining(state, player, [zone for zone, _ in placement])
    return placement, joining
