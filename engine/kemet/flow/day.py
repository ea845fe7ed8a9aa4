"""The day: turns in order, one action token each, silver and gold, day cards (D1 to D9)."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from engine.core.decision import Ask, Blocked, Dialogue, Option, Reason
from engine.core.game import Game
from engine.core.script import AGAIN, DONE, Outcome, Script, call_again
from engine.kemet import events as ev
from engine.kemet.content import AVATARS, TILES
from engine.kemet.content.entries import GoldAction
from engine.kemet.flow.actions import Build, Pray, Recruit
from engine.kemet.flow.creatures import Muster
from engine.kemet.flow.daycards import blocked_cards, play, playable_cards
from engine.kemet.flow.move import Move
from engine.kemet.flow.power import PowerUp
from engine.kemet.state import TOKENS, Player, State

FLOORS = {
    "top": ("move_top", "recruit_top"),
    "middle": ("move_middle", "build_middle", "pray_middle"),
    "bottom": ("power_1", "power_2", "power_3", "pray_bottom"),
}
SPACES = tuple([space for floor in FLOORS.values() for space in floor])
FLOOR_OF = {space: floor for floor, spaces in FLOORS.items() for space in spaces}
END, CREATURES_ANEW = (Option("end", "end"),), (Option("creatures", "creatures"),)
TOKEN_TO_PLACE, NO_CREATURE = Reason("token_to_place"), Reason("no_creature")
NOT_BEFORE_FIRST, CREATURES_DONE = Reason("not_before_first_action"), Reason("creatures_done")
NO_ARMY_AT_HOME = Reason("no_army_at_home")


_ACTION_PARAMS: dict[tuple[str | None, int], dict[str, Any]] = {
    (token, left): {"token": token, "left": left} for token in ("normal", "silver", None) for left in range(TOKENS + 1)
}


class Day(Script):
    """D1: round the table until all have placed their tokens. `at`: whose turn is next, by place in the order."""

    steps = ("begin", "turns")
    at: int = 0

    def begin(self, game: Game) -> None:
        state: State = game.state
        state.phase = "day"
        game.emit(ev.PhaseBegan(phase="day", round=state.round))

    def turns(self, game: Game) -> Outcome:
        state: State = game.state
        order, players, at = state.order, state.players, self.at
        for seat in order[at:] + order[:at]:
            at += 1
            if players[seat].tokens < TOKENS:
                self.at = at % len(order)
                return _begin_turn(game, seat)
        state.active = None
        return DONE


def _begin_turn(game: Game, seat: str) -> Outcome:
    state: State = game.state
    game.recent.clear()
    state.active = seat
    fame = state.fame(seat)
    if fame >= game.options["target_fame"] and fame == max(map(state.fame, state.order)):  # D4
        game.emit(ev.GameWon(seat=seat, fame=fame))
        game.finish("fame", seat)
        return AGAIN
    game.emit(ev.turn_began(seat))
    return call_again(Turn(seat=seat))


class Turn(Script):
    """One turn. A second token on a floor is the silver one."""

    steps = ("act",)
    seat: str
    placed: bool = False  # the normal token
    acted: bool = False
    mustered: bool = False

    def act(self, game: Game) -> Any:
        player = game.state.players[self.seat]
        silver = _silver(player)
        if self.placed and not silver and not _gold(player) and len(player.hand) <= 1:
            return self._end(game)  # D6: what all can see decides whether the end is asked for
        return self._ask(game, player, silver)

    def _end(self, game: Game) -> Outcome:
        game.emit(ev.turn_ended(self.seat))
        return DONE

    # ------------------------------------------------------------------ the question

    def _ask(self, game: Game, player: Player, silver: int) -> Dialogue:
        state: State = game.state
        token = "normal" if not self.placed else "silver" if silver else None
        ends = self.placed and self._why_not_end(player) is None
        left = TOKENS - player.tokens
        options = space_options(player.used, left + silver - 1, token) if token is not None else ()
        if player.powers.gold:
            options += gold_options(open_gold(state, player))
        if len(player.hand) > 1:
            options += tuple(playable_cards(state, player))
        if player.powers.creatures and self._why_not_creatures(state, player) is None:
            options += CREATURES_ANEW
        if ends:
            options += END
        default = ("end",) if ends else None
        why = partial(self._blocked, state, player)
        params = _ACTION_PARAMS[token, left]
        (chosen,) = yield Ask(self.seat, "day.action", options, 1, 1, default, None, params, why)
        return self._carry_out(game, player, chosen)

    def _blocked(self, state: State, player: Player) -> list[Blocked]:
        found = []
        for space in SPACES:
            reason = self._why_not_space(player, space)
            if reason is not None:
                found.append(Blocked(space, reason, "space", {"space": space, "floor": FLOOR_OF[space]}))
        for same in gold_options(player.powers.gold):
            reason = why_not_gold(state, player, same.params["tile"], same.params["action"])
            if reason is not None:
                found.append(Blocked(same.id, reason, same.kind, same.params))
        if not player.powers.gold:
            found.append(Blocked("gold", Reason("no_gold"), "gold"))
        found += blocked_cards(state, player)
        for id, reason in (
            ("creatures", self._why_not_creatures(state, player)),
            ("end", self._why_not_end(player)),
        ):
            if reason is not None:
                found.append(Blocked(id, reason, id))
        return found

    def _why_not_space(self, player: Player, space: str) -> Reason | None:
        if self.placed and not _silver(player):
            return Reason("silver_used") if player.silver_used else Reason("no_silver")
        return why_not_space(player.used, space, TOKENS - player.tokens + _silver(player) - 1)

    def _why_not_creatures(self, state: State, player: Player) -> Reason | None:
        if not player.powers.creatures:
            return NO_CREATURE
        if self.acted:
            return NOT_BEFORE_FIRST
        if self.mustered:
            return CREATURES_DONE
        for zone in state.districts(self.seat):
            army = state.armies.get(zone)
            if army is not None and army.owner == self.seat and army.figure not in AVATARS:
                return None
        return NO_ARMY_AT_HOME

    def _why_not_end(self, player: Player) -> Reason | None:
        if not self.placed:
            return TOKEN_TO_PLACE
        empty = empty_floors(player.used)
        if player.tokens == TOKENS and empty:
            return Reason("balance", {"floors": list(empty), "tokens": 0})
        return None

    # ------------------------------------------------------------------ carrying out

    def _carry_out(self, game: Game, player: Player, chosen: Option) -> Outcome | None:
        if chosen.kind == "end":
            return self._end(game)
        if chosen.kind == "day_card":
            self.mustered = False  # it may have brought soldiers home
            return call_again(play(game, player, chosen.params["card"]))
        if chosen.kind == "creatures":
            self.mustered = True
            return call_again(Muster(seat=self.seat))
        self.acted = True
        if chosen.kind == "gold":
            player.gold_used = True
            tile, number = chosen.params["tile"], chosen.params["number"]
            game.emit(ev.token_placed(self.seat, "gold", "gold", tile))
            return call_again(gold_script(game.state, self.seat, tile, TILES[tile].gold[number]))
        space = chosen.params["space"]
        player.used = with_space(player.used, space)
        if self.placed:
            player.silver_space = space
        else:
            player.tokens += 1
        game.emit(ev.token_placed(self.seat, space, "silver" if self.placed else "normal"))
        self.placed = True
        return call_again(space_script(self.seat, space))


ACTIONS: dict[str, type[Script]] = {"pray": Pray, "move": Move, "recruit": Recruit, "build": Build}
ACTION_OF = {space: ACTIONS.get(space.split("_")[0]) for space in SPACES}


def space_script(seat: str, space: str) -> Script:
    action = ACTION_OF[space]
    return action(seat=seat) if action is not None else PowerUp(seat=seat, space=space)


def gold_script(state: State, seat: str, tile: str, action: GoldAction) -> Script:
    if action.action in state.moments.gold:
        return state.moments.gold[action.action].script(seat, tile, action)
    if action.action == "move":
        return Move(seat=seat, walls=action.walls, teleports=action.teleport)
    if action.action == "recruit":
        return Recruit(seat=seat)
    extra = ((f"tile.{tile}", action.extra_cost),) if action.extra_cost else ()
    return PowerUp(seat=seat, extra=extra, any_colour=action.any_colour)


def _silver(player: Player) -> int:
    return 1 if "silver" in player.powers.total and player.silver_space is None else 0


def _gold(player: Player) -> bool:
    return bool(player.powers.gold) and not player.gold_used


def why_not_gold(state: State, player: Player, tile: str, action: str) -> Reason | None:
    if player.gold_used:
        return Reason("gold_used")
    deed = state.moments.gold.get(action)
    return deed.why_not(state, player, tile) if deed is not None else None


def open_gold(state: State, player: Player) -> tuple[str, ...]:
    """The tiles whose gold actions can be taken now."""
    if player.gold_used or not state.moments.gold:
        return () if player.gold_used else player.powers.gold
    return tuple(
        [
            tile
            for tile in player.powers.gold
            if all(why_not_gold(state, player, tile, gold.action) is None for gold in TILES[tile].gold)
        ]
    )


@cache
def with_space(used: tuple[str, ...], space: str) -> tuple[str, ...]:
    """In the order of the board, so that the same spaces are the same value."""
    return tuple(sorted((*used, space), key=SPACES.index))


@cache
def empty_floors(used: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([floor for floor, spaces in FLOORS.items() if not any(space in used for space in spaces)])


def why_not_space(used: tuple[str, ...], space: str, coming: int) -> Reason | None:
    """D3: the tokens still to come must be able to cover every empty floor."""
    if space in used:
        return Reason("space_used", {"space": space})
    empty = empty_floors((*used, space))
    if len(empty) > coming:
        return Reason("balance", {"floors": list(empty), "tokens": coming})
    return None


@cache
def space_options(used: tuple[str, ...], coming: int, token: str) -> tuple[Option, ...]:
    return tuple(
        [
            Option(space, "space", {"space": space, "floor": FLOOR_OF[space], "token": token})
            for space in SPACES
            if why_not_space(used, space, coming) is None
        ]
    )


@cache
def gold_options(tiles: tuple[str, ...]) -> tuple[Option, ...]:
    found = []
    for tile in tiles:
        for number, action in enumerate(TILES[tile].gold):
            params = {"tile": tile, "number": number, "action": action.action}
            found.append(Option(f"gold.{tile}.{action.action}", "gold", params))
    return tuple(found)
