"""The Book of the Dead as the table knows it: what comes with emerald among the colours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.game import Game
from engine.kemet.book.avatars import dark_pray, in_supply, summon, why_not_cult, why_not_summon
from engine.kemet.book.battle import ban, drain, reinforcement, rites, send_surplus_home
from engine.kemet.book.foresight import prospects
from engine.kemet.book.honour import CORRUPTION, FAME_SPACES, HONOUR, aside, heed_fame, set_honour
from engine.kemet.book.night import FUNERAL, RETURN
from engine.kemet.book.nile import BARK, NILE
from engine.kemet.book.sacrifice import before_recruiting
from engine.kemet.flow.moments import GoldDeed, Moments
from engine.kemet.flow.reckoning import Prospect, Side
from engine.kemet.state import Player, State

MOMENTS = Moments(
    recruiting=(before_recruiting,),
    battle_begins=(reinforcement,),
    battle_cards=(ban,),
    battle_strength=(rites,),
    battle_reckoned=(drain,),
    battle_over=(send_surplus_home,),
    fame_gained=(heed_fame,),
    awakening=(RETURN, FUNERAL),
    ways={"nile": NILE, "bark": BARK},
    gold={"pray": GoldDeed(why_not_cult, dark_pray), "summon": GoldDeed(why_not_summon, summon)},
)


class BookOfTheDead:
    """State, invariants and views of the expansion."""

    colour = "emerald"
    moments = MOMENTS
    position_numbers: tuple[str, ...] = ("honour", "underworld")

    def begin(self, state: State) -> None:
        for player in state.players.values():
            set_honour(player, HONOUR)
            player.underworld = 0

    def lay_out(self, player: Player, facts: Mapping[str, Any]) -> None:
        """A position: honour and underworld as described; the fame follows."""
        player.underworld = facts.get("underworld", 0)
        player.supply -= player.underworld
        honour = facts.get("honour", HONOUR)
        if type(honour) is not int or not 0 <= honour <= HONOUR:
            raise ValueError(f"honour {honour!r}")
        set_honour(player, honour)

    def check(self, game: Game) -> None:
        state: State = game.state
        for player in state.players.values():
            sound = type(player.honour) is int and 0 <= player.honour <= HONOUR
            if not sound or player.honour is None or player.corruption != CORRUPTION[player.honour]:
                raise ValueError(f"{player.seat}: honour and corruption")
            if type(player.underworld) is not int or player.underworld < 0:
                raise ValueError(f"{player.seat}: soldiers in the underworld")
            if player.withheld != aside(player):
                raise ValueError(f"{player.seat}: fame put aside")

    def view(self, game: Game) -> dict[str, Any]:
        return {
            "book": {
                "great_old_ones": bool(game.options.get("great_old_ones", False)),
                "honour_max": HONOUR,
                "corruption": list(CORRUPTION),
                "fame_spaces": list(FAME_SPACES),
            }
        }

    def player_view(self, state: State, player: Player) -> dict[str, Any]:
        return {
            "honour": player.honour,
            "corruption": player.corruption,
            "underworld": player.underworld,
            "avatars": list(in_supply(state, player)),
        }

    def prospects(self, view: dict[str, Any], seat: str, zone: str, side: Side, other: Side) -> tuple[Prospect, ...]:
        return prospects(view, seat, zone, side, other)
