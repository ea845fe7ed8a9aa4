"""Power-up: one tile is bought, and what it does once (A2 and A3)."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.core.decision import NO_PARAMS, Ask, Blocked, Dialogue, Option, Reason
from engine.core.game import Game
from engine.core.script import DONE, Outcome, Script, call
from engine.kemet import events as ev
from engine.kemet.content import TILES
from engine.kemet.content.entries import Parts, Rebates, Tile
from engine.kemet.flow.battles import battles
from engine.kemet.flow.deeds import gain_fame, pay, price_for, settle
from engine.kemet.flow.placing import ask_joining, ask_placement, carry_out, zone_option
from engine.kemet.state import Player, State

TILE_GONE = Reason("tile_gone")


@cache
def tile_offer(id: str, rebates: Rebates, extra: Parts) -> Option:
    """A tile with its price."""
    parts = (("level", TILES[id].level), *extra, *rebates.buying)
    return tile_option(id, *price_for(rebates, parts))


@cache
def tile_option(id: str, cost: int, parts: Parts) -> Option:
    tile = TILES[id]
    return Option(id, "tile", {"tile": id, "cost": cost, "parts": [list(part) for part in parts]}, tile.colour)


def reach(state: State, seat: str) -> dict[str, int]:
    """A2 a: the highest level of each colour among the pyramids that the seat controls."""
    found = dict.fromkeys(state.colours, 0)
    armies, city_of, city = state.armies, state.board.city_of, state.players[seat].city
    for zone, (colour, level) in state.pyramids.items():
        if level > found[colour]:
            army = armies.get(zone)
            if city_of[zone] == city if army is None else army.owner == seat:  # T4
                found[colour] = level
    return found


@cache
def shelf(colour: str, level: int, rebates: Rebates, extra: Parts) -> tuple[tuple[Tile, int, Option], ...]:
    """The tiles of a colour up to a level, with their prices."""
    tiles = [tile for tile in TILES.values() if tile.colour == colour and tile.level <= level]
    offers = [(tile, tile_offer(tile.id, rebates, extra)) for tile in tiles]
    return tuple([(tile, offer.params["cost"], offer) for tile, offer in offers])


@cache
def _colour_bought(colour: str) -> Reason:
    return Reason("colour_bought", {"colour": colour})


@cache
def _other_space(colour: str, number: int) -> Reason:
    return Reason("other_space", {"colour": colour, "space": f"power_{number}"})


def _lost_pyramid(state: State, player: Player, tile: Tile) -> Reason | None:
    """The own pyramid would be high enough, but somebody else controls it (T4)."""
    for zone in state.districts(player.seat):
        colour, level = state.pyramids.get(zone, ("", 0))
        if colour == tile.colour and level >= tile.level:
            return Reason("pyramid_held", {"colour": colour, "zone": zone, "seat": state.controller(zone)})
    return None


class PowerUp(Script):
    """A2 and A3: one tile. `space` is the power-up space taken; on the gold space colours do not matter."""

    steps = ("buy", "effects", "finish")
    seat: str
    space: str | None = None
    extra: Parts = ()
    any_colour: bool = False
    bought: str | None = None

    def buy(self, game: Game) -> Dialogue:
        state: State = game.state
        player = state.players[self.seat]
        levels = reach(state, self.seat)
        market, rebates, pictures, prayer = state.market, player.powers.rebates, player.powers.pictures, player.prayer
        options: list[Option] = []
        for colour, level in levels.items():
            if level and self._why_not_colour(player, colour) is None:
                options += [
                    offer
                    for tile, cost, offer in shelf(colour, level, rebates, self.extra)
                    if cost <= prayer and tile.picture not in pictures and market.get(tile.id)
                ]

        def why() -> list[Blocked]:
            found = []
            for id in market:
                option = tile_offer(id, rebates, self.extra)
                if option not in options:
                    reason = self._why_not_tile(state, player, TILES[id], levels[TILES[id].colour], option)
                    found.append(Blocked(id, reason, "tile", option.params, option.group))
            return found

        most = 1 if options else 0
        chosen = yield Ask(self.seat, "power", tuple(options), 0, most, None if options else (), None, NO_PARAMS, why)
        for option in chosen:
            tile = TILES[option.id]
            parts = tuple([(source, amount) for source, amount in option.params["parts"]])
            pay(game, player, option.params["cost"], parts, "tile")
            take_tile(game, player, tile)
            self.bought = tile.id
            if not self.any_colour:
                player.bought = (*player.bought, tile.colour)

    def _why_not_colour(self, player: Player, colour: str) -> Reason | None:
        """A2 d and e: not twice a round; where the colour has a marker, that space."""
        if self.any_colour:
            return None
        if colour in player.bought:
            return _colour_bought(colour)
        if self.space is not None and colour in player.markers and player.markers[int(self.space[-1]) - 1] != colour:
            return _other_space(colour, player.markers.index(colour) + 1)
        return None

    def _why_not_tile(self, state: State, player: Player, tile: Tile, level: int, offer: Option) -> Reason:
        """A2 a to e: what speaks against a tile that is not offered."""
        if tile.picture in player.powers.pictures:
            same = next(id for id in player.tiles if TILES[id].picture == tile.picture)
            return Reason("same_picture", {"tile": same})
        if not state.market[tile.id]:
            return TILE_GONE
        if level < tile.level:
            held = _lost_pyramid(state, player, tile)
            return held or Reason("pyramid_too_low", {"colour": tile.colour, "needs": tile.level, "has": level})
        cost = offer.params["cost"]
        if cost > player.prayer:
            return Reason("not_enough_prayer", {"needs": cost, "has": player.prayer})
        reason = self._why_not_colour(player, tile.colour)
        assert reason is not None
        return reason

    def effects(self, game: Game) -> Outcome | None:
        if self.bought is None:
            return DONE
        return call(NewTile(seat=self.seat, tile=self.bought))

    def finish(self, game: Game) -> Outcome | None:
        settle(game)
        return battles(game, self.seat)


def take_tile(game: Game, player: Player, tile: Tile) -> None:
    game.state.market[tile.id] -= 1
    player.own((*player.tiles, tile.id))
    game.emit(ev.TileBought(seat=player.seat, tile=tile.id))


class NewTile(Script):
    """A3: what a tile does once, when it is taken."""

    steps = ("fame", "battle_card", "mercenaries", "creature")
    seat: str
    tile: str

    def fame(self, game: Game) -> None:
        tile = TILES[self.tile]
        if tile.fame:
            gain_fame(game, game.state.players[self.seat], "dominance", tile.fame, f"tile.{tile.id}")

    def battle_card(self, game: Game) -> Any:
        special = TILES[self.tile].battle_card
        return None if special is None else self._swap(game, special)

    def _swap(self, game: Game, special: str) -> Dialogue:
        player = game.state.players[self.seat]
        own = tuple(sorted((*player.cards, *player.played, *player.unseen)))
        options = tuple([Option(card, "battle_card", {"card": card}) for card in own])
        (gone,) = yield Ask(self.seat, "battle_card.remove", options, secret="options", params={"special": special})
        player.cards = tuple(sorted([card for card in own if card != gone.id] + [special]))
        player.played = player.unseen = ()
        player.removed = (*player.removed, gone.id)
        player.proven = tuple([tuple(sorted((*seen, special))) for seen in (*player.proven, ())])
        game.emit(ev.BattleCardSwapped(seat=self.seat, special=special))
        game.emit(ev.BattleCardRemoved(seat=self.seat, card=gone.id, to=(self.seat,)))

    def mercenaries(self, game: Game) -> Any:
        """P9: they join the supply for good; those with room come at once."""
        soldiers = TILES[self.tile].mercenaries
        return self._hire(game, soldiers) if soldiers else None

    def _hire(self, game: Game, soldiers: int) -> Dialogue:
        state: State = game.state
        player = state.players[self.seat]
        hired = object.__new__(Player)
        hired.__dict__.update(player.__dict__)
        hired.supply = soldiers  # these, not the ones already waiting
        zones = state.districts(self.seat)
        placement = yield from ask_placement(state, hired, soldiers, zones, "place", {"tile": self.tile})
        joining = yield from ask_joining(state, player, [zone for zone, _ in placement])
        player.supply += soldiers
        carry_out(game, player, placement, joining)

    def creature(self, game: Game) -> Any:
        creature = TILES[self.tile].creature
        return None if creature is None else self._greet(game, creature)

    def _greet(self, game: Game, creature: str) -> Dialogue:
        state: State = game.state
        player = state.players[self.seat]
        zones = []
        for zone in state.districts(self.seat):
            army = state.army_of(self.seat, zone)
            if army is not None and army.figure is None:
                zones.append(zone)
        chosen = yield Ask(
            self.seat,
            "creature.place",
            tuple([zone_option(zone) for zone in zones]),
            0,
            min(1, len(zones)),
            (zones[0],) if zones else (),
            params={"creature": creature},
        )
        player.waiting = (*player.waiting, creature)
        carry_out(game, player, (), tuple([(option.id, creature) for option in chosen]))
