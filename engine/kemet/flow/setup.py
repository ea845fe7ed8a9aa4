"""Set-up (S1 to S10): cities, districts, pyramids and the first tile are decisions; `quick` makes them by itself."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import partial
from typing import Any

from engine.core.decision import Ask, Blocked, Dialogue, Option, Reason, Together
from engine.core.game import Game
from engine.core.script import AGAIN, DONE, Outcome, Script, call_again
from engine.kemet import events as ev
from engine.kemet.content import DECK, DIVERSION, OWN_BATTLE_CARDS, TILES
from engine.kemet.content.entries import Tile
from engine.kemet.flow.actions import build, pyramids_left
from engine.kemet.flow.deeds import draw_cards, place_soldiers, settle
from engine.kemet.flow.placing import zone_option
from engine.kemet.flow.power import NewTile, take_tile, tile_option
from engine.kemet.flow.rounds import Rounds
from engine.kemet.state import Player, State

FIRST_LEVELS = 3  # of pyramids, in all
FIRST_HEIGHT = 2  # none above
FIRST_SOLDIERS = 5  # in each of two districts
FIRST_CARDS = 2
FIRST_DISTRICTS = 2


class SetUp(Script):
    steps = ("order", "deal", "cities", "soldiers", "pyramids", "tiles", "begin")
    at: int = 0  # whose choice is next, by place in the order

    def order(self, game: Game) -> None:
        """S6."""
        state: State = game.state
        state.order = game.chance("order").shuffled(game.seats)
        game.emit(ev.OrderSet(round=1, order=state.order))

    def deal(self, game: Game) -> None:
        """S5."""
        state: State = game.state
        state.deck = game.chance("deck.1").shuffled(sorted(DECK))
        for seat in state.order:
            player = state.players[seat]
            player.hand = (DIVERSION,)
            player.cards = OWN_BATTLE_CARDS
            draw_cards(game, player, FIRST_CARDS)

    # ------------------------------------------------------------------ cities

    def cities(self, game: Game) -> Any:
        state: State = game.state
        if self.at == len(state.order):
            self.at = 0
            return None
        seat = state.order[self.at]
        free = free_cities(game)
        named = game.options["cities"].get(seat)
        if named is not None or game.options["quick"]:
            return self._settle_in(game, seat, named if named is not None else free[0])
        return self._ask_city(game, seat, free)

    def _ask_city(self, game: Game, seat: str, free: list[str]) -> Dialogue:
        def holder(city: str) -> str:
            given = {name: seat for seat, name in game.options["cities"].items()}
            owners = {player.city: player.seat for player in game.state.players.values()}
            return str(owners.get(city, given.get(city)))

        def why() -> list[Blocked]:
            taken = [city for city in game.state.board.cities if city not in free]
            return [
                Blocked(city, Reason("city_taken", {"seat": holder(city)}), "city", {"city": city}) for city in taken
            ]

        options = tuple([Option(city, "city", {"city": city}) for city in free])
        (city,) = yield Ask(seat, "setup.city", options, default=(free[0],), why=why)
        return self._settle_in(game, seat, city.id)

    def _settle_in(self, game: Game, seat: str, city: str) -> Outcome:
        game.state.players[seat].city = city
        game.state.settle_in()
        game.emit(ev.CityChosen(seat=seat, city=city))
        self.at += 1
        return AGAIN

    # ------------------------------------------------------------------ soldiers and pyramids

    def soldiers(self, game: Game) -> Any:
        """S7: all at once, openly."""
        state: State = game.state
        if game.options["quick"]:
            return self._place(game, [state.districts(seat)[:FIRST_DISTRICTS] for seat in state.order])
        return self._ask_soldiers(game)

    def _ask_soldiers(self, game: Game) -> Generator[Together, tuple[tuple[str, ...], ...], None]:
        state: State = game.state
        chosen = yield Together("setup.soldiers", tuple([(seat, _ask_districts(state, seat)) for seat in state.order]))
        self._place(game, list(chosen))

    def _place(self, game: Game, zones: list[tuple[str, ...]]) -> None:
        state: State = game.state
        for seat, pair in zip(state.order, zones, strict=True):
            for zone in pair:
                place_soldiers(game, state.players[seat], zone, FIRST_SOLDIERS)

    def pyramids(self, game: Game) -> Any:
        """S8: in turn order."""
        state: State = game.state
        if self.at == len(state.order):
            settle(game)
            self.at = len(state.order) - 1
            return None
        player = state.players[state.order[self.at]]
        if game.options["quick"]:
            return self._raise_pyramids(game, player, quick_pyramids(state, player, self.at))
        return self._ask_pyramids(game, player)

    def _ask_pyramids(self, game: Game, player: Player) -> Dialogue:
        plan = yield from ask_first_pyramids(game.state, player)
        return self._raise_pyramids(game, player, plan)

    def _raise_pyramids(self, game: Game, player: Player, plan: list[tuple[str, str, int]]) -> Outcome:
        for zone, colour, level in plan:
            build(game, player, zone, colour, level)  # S9: the markers come with them
        self.at += 1
        return AGAIN

    # ------------------------------------------------------------------ the first tile

    def tiles(self, game: Game) -> Any:
        """S10: in reverse turn order."""
        state: State = game.state
        if self.at < 0:
            settle(game)
            return None
        player = state.players[state.order[self.at]]
        if game.options["quick"]:
            fit = [tile for tile in first_tiles(state, player) if not tile.mercenaries]
            best = max(
                [state.pyramids[zone] for zone in state.districts(player.seat) if zone in state.pyramids],
                key=lambda pyramid: pyramid[1],
            )[0]
            return self._take(game, player, min(fit, key=lambda tile: (tile.colour != best, -state.market[tile.id])))
        return self._ask_tile(game, player)

    def _ask_tile(self, game: Game, player: Player) -> Dialogue:
        state: State = game.state
        fit = {tile.id: tile for tile in first_tiles(state, player)}

        def why() -> list[Blocked]:
            found = []
            for id, left in state.market.items():
                if id not in fit:
                    tile = TILES[id]
                    colour = Reason("colour_not_yours", {"colour": tile.colour})
                    reason = Reason("first_tile_level") if tile.level > 1 else colour
                    reason = Reason("tile_gone") if not left else reason
                    found.append(Blocked(id, reason, "tile", tile_option(id, 0, ()).params, tile.colour))
            return found

        options = tuple([tile_option(id, 0, ()) for id in fit])
        (chosen,) = yield Ask(player.seat, "setup.tile", options, why=why)
        return self._take(game, player, fit[chosen.id])

    def _take(self, game: Game, player: Player, tile: Tile) -> Outcome:
        take_tile(game, player, tile)
        self.at -= 1
        return call_again(NewTile(seat=player.seat, tile=tile.id))

    def begin(self, game: Game) -> Outcome:
        settle(game)
        game.frames.insert(0, Rounds())
        return DONE


def free_cities(game: Game) -> list[str]:
    """Cities that nobody has and nobody was given."""
    state: State = game.state
    taken = {player.city for player in state.players.values()} | set(game.options["cities"].values())
    return [city for city in state.board.cities if city not in taken]


def _ask_districts(state: State, seat: str) -> Dialogue:
    zones = state.districts(seat)
    options = tuple([zone_option(zone) for zone in zones])
    default, params = zones[:FIRST_DISTRICTS], {"soldiers": FIRST_SOLDIERS}
    chosen = yield Ask(seat, "setup.soldiers", options, FIRST_DISTRICTS, FIRST_DISTRICTS, default, None, params)
    return tuple([option.id for option in chosen])


def quick_pyramids(state: State, player: Player, place: int) -> list[tuple[str, str, int]]:
    """Two levels and one, where soldiers stand; the colours differ from seat to seat."""
    zones, colours = state.districts(player.seat), state.colours
    first, second = colours[place % len(colours)], colours[(place + 1) % len(colours)]
    return [(zones[0], first, FIRST_HEIGHT), (zones[1], second, FIRST_LEVELS - FIRST_HEIGHT)]


def ask_first_pyramids(state: State, player: Player) -> Dialogue:
    """S8, district by district: none, or which colour and level. Returns (zone, colour, level) of each."""
    zones = state.districts(player.seat)
    plan: list[tuple[str, str, int]] = []
    for place, zone in enumerate(zones):
        left = FIRST_LEVELS - sum([level for _, _, level in plan])
        stock = pyramids_left(state, player) - len(plan)
        rest = len(zones) - place - 1  # districts still to come
        options, blocked = [], []
        for colour, level in first_choices(state.colours):
            later = min(rest, stock - (colour is not None))
            if colour in [used for _, used, _ in plan]:
                reason: Reason | None = Reason("colour_used", {"colour": colour})
            elif colour is not None and not stock:
                reason = Reason("no_pyramid_left")
            elif level > left:
                reason = Reason("too_many_levels", {"most": left})
            elif left - level > later * FIRST_HEIGHT:
                reason = Reason("levels_left", {"left": left - level})
            else:
                reason = None
            id = "none" if colour is None else f"{colour}.{level}"
            params = {"zone": zone, "colour": colour, "level": level}
            if reason is None:
                options.append(Option(id, "pyramid", params))
            else:
                blocked.append(Blocked(id, reason, "pyramid", params))
        default = (options[0].id,) if len(options) == 1 else None
        params = {"zone": zone, "left": left}
        (chosen,) = yield Ask(
            player.seat, "setup.pyramid", tuple(options), default=default, params=params, why=partial(tuple, blocked)
        )
        if chosen.id != "none":
            plan.append((zone, chosen.params["colour"], chosen.params["level"]))
    return plan


def first_choices(colours: tuple[str, ...]) -> Iterator[tuple[str | None, int]]:
    yield None, 0
    for colour in colours:
        for level in range(1, FIRST_HEIGHT + 1):
            yield colour, level


def first_tiles(state: State, player: Player) -> list[Tile]:
    own = {state.pyramids[zone][0] for zone in state.districts(player.seat) if zone in state.pyramids}
    return [TILES[id] for id, left in state.market.items() if left and TILES[id].level == 1 and TILES[id].colour in own]
