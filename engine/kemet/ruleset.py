"""Kemet as the kernel knows it: options, table, invariants, views, hidden things, result."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from engine.core.errors import BadOptions, brief
from engine.core.game import Game
from engine.core.rules import Result, register
from engine.kemet import hidden, invariants
from engine.kemet.content import BASE_COLOURS, COLOURS
from engine.kemet.expansions import moments_of
from engine.kemet.flow.setup import SetUp
from engine.kemet.position import check_position, lay_out
from engine.kemet.state import State
from engine.kemet.table import COLOURS_IN_PLAY, MAPS, board_of, fresh_state, sorted_colours
from engine.kemet.view import view_of

OPTIONS: dict[str, Any] = {
    "ruleset": "blood_and_sand",
    "colours": "random",  # of the base game; "random_emerald": emerald and others; or a list of colour names
    "target_fame": 9,
    "quick": False,  # set-up decides by itself
    "cities": {},  # seat -> city, for those that do not choose
    "position": None,  # see engine.kemet.position
}
RARE_OPTIONS: dict[str, Any] = {  # stored only where they differ
    "great_old_ones": False,  # G15: other names for the avatars
}


RANDOM, WITH_EMERALD = "random", "random_emerald"


class Kemet:
    """The rules of Kemet."""

    game = "kemet"

    def check_options(self, seats: tuple[str, ...], options: Mapping[str, Any]) -> dict[str, Any]:
        _check_seats(seats)
        if not isinstance(options, Mapping):
            raise BadOptions("options_are_no_mapping")
        for name in options:
            if name not in OPTIONS and name not in RARE_OPTIONS:
                raise BadOptions("unknown_option", option=brief(name), known=sorted([*OPTIONS, *RARE_OPTIONS]))
        found = {**OPTIONS, **options}
        if not isinstance(found["ruleset"], str) or found["ruleset"] not in MAPS:
            raise BadOptions("unknown_ruleset", ruleset=brief(found["ruleset"]), known=sorted(MAPS))
        found["colours"] = _check_colours(found["colours"], len(seats))
        if type(found["target_fame"]) is not int or not 1 <= found["target_fame"] <= 30:
            raise BadOptions("bad_target_fame", given=brief(found["target_fame"]), min=1, max=30)
        if type(found["quick"]) is not bool:
            raise BadOptions("quick_is_yes_or_no", given=brief(found["quick"]))
        if type(found.get("great_old_ones", False)) is not bool:
            raise BadOptions("great_old_ones_yes_or_no", given=brief(found["great_old_ones"]))
        if not found.get("great_old_ones", False):
            found.pop("great_old_ones", None)
        elif "emerald" not in found["colours"] and found["colours"] != WITH_EMERALD:
            raise BadOptions("great_old_ones_need_emerald")
        found["cities"] = _check_cities(found["cities"], seats, board_of(found["ruleset"], len(seats)).layout.cities)
        if found["position"] is not None:
            found["position"] = check_position(found["position"], seats, found)
        return found

    def begin(self, game: Game) -> None:
        colours = game.options["colours"]
        if colours in (RANDOM, WITH_EMERALD):
            chosen = () if colours == RANDOM else ("emerald",)
            drawn = COLOURS_IN_PLAY[len(game.seats)] - len(chosen)
            colours = (*chosen, *game.chance("colours").shuffled(BASE_COLOURS)[:drawn])
        replaced = "great_old_ones" in game.options
        game.state = fresh_state(game.options["ruleset"], game.seats, sorted_colours(tuple(colours)), replaced)
        if game.options["position"] is None:
            game.frames = [SetUp()]
        else:
            lay_out(game, game.options["position"])

    def copy_state(self, state: State) -> State:
        return state.copy()

    def dump_state(self, state: State) -> dict[str, Any]:
        return state.dump()

    def load_state(self, data: Any, game: Game) -> State:
        state = State.load(data, board_of(game.options["ruleset"], len(game.seats)))
        state.moments = moments_of(state.colours)
        return state

    def check(self, game: Game) -> None:
        invariants.check(game)

    def view(self, game: Game, viewer: Any) -> dict[str, Any]:
        return view_of(game, viewer)

    def redeal(self, game: Game, seat: str | None, rng: Random) -> None:
        hidden.redeal(game, seat, rng)

    def forget(self, game: Game, label: str) -> None:
        hidden.forget(game, label)

    def result(self, game: Game, reason: str, winner: str | None) -> Result:
        """V1: the winner by D4, the others by fame; equal fame shares a place."""
        state: State = game.state
        fame = {}
        for seat in game.seats:
            player = state.players[seat]
            temples, pyramids = state.conquered(seat)
            kinds = {"dominance": player.dominance, "battle": player.battle, "temple": temples, "pyramid": pyramids}
            fame[seat] = {**kinds, "total": state.fame(seat)}
            if player.honour is not None:
                fame[seat]["aside"] = player.withheld
        places = {}
        for seat in game.seats:
            better = [
                other
                for other in game.seats
                if other != seat and (other == winner or fame[other]["total"] > fame[seat]["total"])
            ]
            places[seat] = 1 if seat == winner else 1 + len(better)
        return Result(reason, winner, places, fame)


def _check_seats(seats: tuple[str, ...]) -> None:
    if not 2 <= len(seats) <= 5:
        raise BadOptions("player_count", given=len(seats), min=2, max=5)
    if len(set(seats)) < len(seats):
        raise BadOptions("seat_twice", seats=list(seats))
    for seat in seats:
        if not seat.isidentifier() or not seat.isascii() or len(seat) > 20:
            raise BadOptions("bad_seat_name", seat=seat)


def _check_colours(colours: Any, players: int) -> Any:
    if colours in (RANDOM, WITH_EMERALD):
        return colours
    wanted = COLOURS_IN_PLAY[players]
    if not isinstance(colours, list | tuple) or not all(isinstance(colour, str) for colour in colours):
        raise BadOptions("bad_colours", given=brief(colours), known=list(COLOURS), count=wanted)
    if set(colours) - set(COLOURS) or len(set(colours)) != len(colours) or len(colours) != wanted:
        raise BadOptions("bad_colours", given=list(colours), known=list(COLOURS), count=wanted)
    return list(colours)


def _check_cities(cities: Any, seats: tuple[str, ...], known: tuple[str, ...]) -> dict[str, str]:
    if not isinstance(cities, Mapping):
        raise BadOptions("bad_cities", given=brief(cities))
    for seat, city in cities.items():
        if seat not in seats:
            raise BadOptions("unknown_seat", seat=brief(seat), known=list(seats))
        if city not in known:
            raise BadOptions("unknown_city", city=brief(city), known=list(known))
    if len(set(cities.values())) < len(cities):
        raise BadOptions("city_twice", cities=dict(cities))
    return dict(cities)


register(Kemet())
