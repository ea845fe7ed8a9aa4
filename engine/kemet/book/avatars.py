"""Summoning avatars, and the gold action that is paid by a sacrifice (G5, G8, G11)."""

from __future__ import annotations

from typing import Any

from engine.core.decision import Ask, Blocked, Dialogue, Reason
from engine.core.game import Game
from engine.core.script import DONE, Outcome, Script, call
from engine.kemet import events as ev
from engine.kemet.book.sacrifice import Sacrifice, take_back, why_no_sacrifice
from engine.kemet.content import FIGURES, TILES
from engine.kemet.content.entries import GoldAction
from engine.kemet.flow.actions import Pray
from engine.kemet.flow.deeds import place_soldiers, settle
from engine.kemet.flow.moments import first_of
from engine.kemet.flow.placing import counts, zone_option
from engine.kemet.state import Army, Player, State


def in_supply(state: State, player: Player) -> tuple[str, ...]:
    """The own avatars that are not on the board."""
    if not player.powers.avatars:
        return ()
    armies = [*state.armies.values(), *state.intruders.values()]
    if state.moving is not None:
        armies.append(state.moving[1])
    out = {army.figure for army in armies}
    return tuple([avatar for avatar in player.powers.avatars if avatar not in out])


def why_not_here(state: State, avatar: str, zone: str) -> Reason | None:
    """G11: a free desert zone, or a free zone on the Nile."""
    place = state.board.zones[zone]
    if FIGURES[avatar].desert and place.type != "desert":
        return Reason("no_desert", {"zone": zone})
    if not FIGURES[avatar].desert and not place.nile:
        return Reason("not_on_the_nile", {"zone": zone, "avatar": avatar})
    if zone in state.armies:
        return Reason("zone_not_free", {"zone": zone})
    return None


def why_not_summon(state: State, player: Player, tile: str) -> Reason | None:
    avatar = TILES[tile].avatar
    assert avatar is not None
    if avatar not in in_supply(state, player):
        return Reason("avatar_on_board", {"avatar": avatar})
    if all(why_not_here(state, avatar, zone) is not None for zone in state.board.zones):
        return Reason("no_zone_for_avatar", {"avatar": avatar})
    return None


def summon(seat: str, tile: str, action: GoldAction) -> Script:
    return Summon(seat=seat, avatar=TILES[tile].avatar)


class Summon(Script):
    """G11: where to, then the followers, free of charge, also from the underworld."""

    steps = ("begin", "summon", "followers")
    seat: str
    avatar: str
    zone: str = ""

    def begin(self, game: Game) -> Outcome | None:
        return first_of(game.state.moments.recruiting, game, self.seat)

    def summon(self, game: Game) -> Dialogue:
        state: State = game.state
        zones = [zone for zone in state.board.zones if why_not_here(state, self.avatar, zone) is None]

        def why() -> list[Blocked]:
            reasons = {zone: why_not_here(state, self.avatar, zone) for zone in state.board.zones}
            return [
                Blocked(zone, reason, "zone", {"zone": zone}, state.board.zones[zone].bank)
                for zone, reason in reasons.items()
                if reason is not None
            ]

        options = tuple([zone_option(zone, "zone", state.board.zones[zone].bank) for zone in zones])
        (chosen,) = yield Ask(self.seat, "summon.zone", options, params={"avatar": self.avatar}, why=why)
        self.zone = chosen.id

    def followers(self, game: Game) -> Any:
        player = game.state.players[self.seat]
        able = player.corruption and (player.underworld or player.supply)
        return self._ask_followers(game, player) if able else self._appear(game, player, 0, 0)

    def _ask_followers(self, game: Game, player: Player) -> Dialogue:
        risen = come = 0
        params = {"avatar": self.avatar, "zone": self.zone}
        most = min(player.corruption, player.underworld)
        if most:
            facts = {**params, "most": most}
            kind = "summon.underworld"
            (number,) = yield Ask(self.seat, kind, counts(0, most), default=(str(most),), params=facts)
            risen = int(number.id)
        most = min(player.corruption - risen, player.supply)
        if most:
            facts = {**params, "most": most}
            (number,) = yield Ask(self.seat, "summon.supply", counts(0, most), default=(str(most),), params=facts)
            come = int(number.id)
        self._appear(game, player, risen, come)

    def _appear(self, game: Game, player: Player, risen: int, come: int) -> None:
        take_back(game, player, risen, "summon")
        game.state.armies[self.zone] = Army(self.seat, 0, self.avatar)
        followers = risen + come
        game.emit(ev.AvatarSummoned(seat=self.seat, avatar=self.avatar, zone=self.zone, followers=followers))
        if followers:
            place_soldiers(game, player, self.zone, followers)
        settle(game)


# ---------------------------------------------------------------------- praying for a sacrifice


def why_not_cult(state: State, player: Player, tile: str) -> Reason | None:
    return why_no_sacrifice(state, player)


def dark_pray(seat: str, tile: str, action: GoldAction) -> Script:
    return DarkPray(seat=seat, tile=tile)


class DarkPray(Script):
    """An action Pray that is paid by a sacrifice."""

    steps = ("pay", "pray", "finish")
    seat: str
    tile: str

    def pay(self, game: Game) -> Outcome:
        return call(Sacrifice(seat=self.seat, source=f"tile.{self.tile}"))

    def pray(self, game: Game) -> Outcome:
        return call(Pray(seat=self.seat))

    def finish(self, game: Game) -> Outcome:
        settle(game)
        return DONE
