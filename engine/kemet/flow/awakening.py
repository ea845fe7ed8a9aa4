"""N8: what tiles do when everybody awakes. All are asked at once; who has several effects picks their order (P1)."""

from __future__ import annotations

from typing import Any

from engine.core.decision import Ask, Dialogue, Option
from engine.core.game import Game
from engine.kemet.flow.actions import ask_build, build, open_sites
from engine.kemet.flow.moments import NightEffect
from engine.kemet.state import Player, State


def _raises(state: State, player: Player) -> bool:
    levels = player.has("night_build")
    return bool(levels) and bool(open_sites(state, player, levels))


def _ask_level(state: State, player: Player) -> Dialogue:
    return ask_build(state, player, "night.build", player.has("night_build"), free=True)


def _raise(game: Game, player: Player, chosen: Any) -> None:
    facts = chosen.params
    build(game, player, facts["zone"], facts["colour"], facts["level"])


FREE_LEVELS = NightEffect("build", "night_build", "night.build", _raises, _ask_level, _raise)


def effects_of(state: State, player: Player, done: tuple[str, ...]) -> tuple[NightEffect, ...]:
    """What this player's tiles can still do this night; `done` names seats and effects."""
    if not state.moments.awakening:
        return (FREE_LEVELS,) if f"{player.seat}.build" not in done and _raises(state, player) else ()
    every = (FREE_LEVELS, *state.moments.awakening)
    return tuple([it for it in every if f"{player.seat}.{it.name}" not in done and it.applies(state, player)])


def ask_effect(state: State, player: Player, effects: tuple[NightEffect, ...]) -> Dialogue:
    """(effect, plan) of the next one; the effect is None where the player wants no more of them."""
    effect = effects[0]
    if len(effects) > 1:
        parts = player.powers.parts
        tiles = {it.name: parts[it.mod][0][0].removeprefix("tile.") for it in effects}
        options = tuple([Option(name, "awakening", {"effect": name, "tile": tile}) for name, tile in tiles.items()])
        chosen = yield Ask(player.seat, "night.awakening", options, 0, 1, ())
        if not chosen:
            return None, None
        effect = next(it for it in effects if it.name == chosen[0].id)
    plan = yield from effect.ask(state, player)
    return effect, plan
