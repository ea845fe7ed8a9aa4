"""What emerald tiles do in N8: soldiers or honour come back, pyramids grow for a sacrifice (G14)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from engine.core.decision import Ask, Blocked, Dialogue, Option, Reason
from engine.core.game import Game
from engine.kemet.book.honour import CORRUPTION, HONOUR, cost_of_dishonour, gain_honour
from engine.kemet.book.sacrifice import ask_sacrifice, sacrifice, take_back, why_no_sacrifice
from engine.kemet.content.entries import Parts
from engine.kemet.flow.actions import NO_PYRAMID_LEFT, build, pyramid_option, pyramids_left, sites
from engine.kemet.flow.deeds import pay, price
from engine.kemet.flow.moments import NightEffect
from engine.kemet.flow.placing import strongholds
from engine.kemet.state import Player, State

# ---------------------------------------------------------------------- soldiers or honour


def _may_return(state: State, player: Player) -> bool:
    return bool(player.has("night_return")) and (player.underworld > 0 or player.honour != HONOUR)


def _ask_return(state: State, player: Player) -> Dialogue:
    soldiers = min(player.has("night_return"), player.underworld)
    options = [Option("soldiers", "return", {"soldiers": soldiers, "honour": 0})] if soldiers else []
    if player.honour != HONOUR:
        options.append(Option("honour", "return", {"soldiers": 0, "honour": 1}))
    params = {"underworld": player.underworld, "honour": player.honour}
    default = () if not soldiers and _costs_followers(state, player) else (options[0].id,)
    chosen = yield Ask(player.seat, "night.return", tuple(options), 0, 1, default, params=params)
    return chosen[0].id if chosen else None


def _costs_followers(state: State, player: Player) -> bool:
    """More honour may send followers to supply (G9)."""
    assert player.honour is not None
    most = CORRUPTION[player.honour + 1]
    return any(state.armies[zone].soldiers > most for zone in strongholds(state, player.seat))


def _return(game: Game, player: Player, plan: Any) -> None:
    if plan == "honour":
        gain_honour(game, player)
    else:
        source = player.powers.parts["night_return"][0][0]
        take_back(game, player, min(player.has("night_return"), player.underworld), source)


# ---------------------------------------------------------------------- pyramids


class Funeral(NamedTuple):
    """What is to be built, the price of it all (one payment), and who is sacrificed."""

    levels: tuple[tuple[str, str, int], ...]
    parts: Parts
    place: str


def _level_parts(player: Player, before: int) -> Parts:
    """A level 1 prayer cheaper, and as much cheaper as other tiles say, never below nothing."""
    level = before + 1
    rebates = ((player.powers.parts["night_funeral"][0][0], -1), *player.powers.rebates.building)
    parts: list[tuple[str, int]] = [(f"level_{level}", level)]
    for source, less in rebates:
        parts.append((source, max(less, -sum([amount for _, amount in parts]))))
    return tuple([part for part in parts if part[1]])


Site = tuple[str, str, int, int]  # district, colour, level now, level to be


def _why_not(state: State, player: Player, taken: Sequence[Option], parts: Parts, site: Site) -> Reason | None:
    """The one predicate: can this pyramid still grow to that level, besides what is taken?"""
    zone, colour, before, level = site
    if level > before + 1 or zone in [option.params["zone"] for option in taken]:
        return Reason("too_many_levels", {"most": 1})
    if before == 0 and pyramids_left(state, player) <= sum([option.params["before"] == 0 for option in taken]):
        return NO_PYRAMID_LEFT
    built = {state.pyramids[zone][0] for zone in state.districts(player.seat) if zone in state.pyramids}
    if before == 0 and colour in built | {option.params["colour"] for option in taken}:
        return Reason("colour_used", {"colour": colour})
    needs = price(player, (*parts, *_level_parts(player, before)))[0] + cost_of_dishonour(player)
    if needs > player.prayer:
        return Reason("not_enough_prayer", {"needs": needs, "has": player.prayer})
    return None


def _offer(player: Player, parts: Parts, site: Site) -> tuple[Option, Parts]:
    """One more level, or several as they are named where they are not possible, with the parts of the price."""
    zone, colour, before, level = site
    more = tuple([part for now in range(before, level) for part in _level_parts(player, now)])
    cost = price(player, (*parts, *more))[0] - price(player, parts)[0]
    return pyramid_option(zone, colour, before, level, cost, more), more


def _grown(state: State, player: Player, taken: Sequence[Option], parts: Parts) -> list[tuple[Option, Parts]]:
    """Every pyramid that can still grow by one level."""
    found = [site for site in sites(state, player) if _why_not(state, player, taken, parts, site) is None]
    return [_offer(player, parts, site) for site in found]


def _blocked(state: State, player: Player, taken: Sequence[Option], parts: Parts) -> list[Blocked]:
    found = []
    for site in sites(state, player):
        reason = _why_not(state, player, taken, parts, site)
        if reason is not None:
            same = _offer(player, parts, site)[0]
            found.append(Blocked(same.id, reason, same.kind, same.params, same.group))
    return found


def _may_build(state: State, player: Player) -> bool:
    able = player.has("night_funeral") and why_no_sacrifice(state, player) is None
    return bool(able) and bool(_grown(state, player, [], ()))


def _ask_funeral(state: State, player: Player) -> Dialogue:
    taken: list[Option] = []
    parts: Parts = ()
    source = player.powers.parts["night_funeral"][0][0]
    for number in range(1, player.has("night_funeral") + 1):
        offers = _grown(state, player, taken, parts)
        if not offers:
            break
        params = {"number": number, "source": source}
        options = tuple([option for option, _ in offers])
        why = partial(_blocked, state, player, tuple(taken), parts)
        chosen = yield Ask(player.seat, "night.funeral", options, 0, 1, (), params=params, why=why)
        if not chosen:
            break
        taken.append(chosen[0])
        parts = (*parts, *next(more for option, more in offers if option.id == chosen[0].id))
    if not taken:
        return None
    place = yield from ask_sacrifice(state, player, source)
    levels = tuple([(option.params["zone"], option.params["colour"], option.params["level"]) for option in taken])
    return Funeral(levels, parts, place)


def _build(game: Game, player: Player, plan: Any) -> None:
    sacrifice(game, player, plan.place, player.powers.parts["night_funeral"][0][0])
    total, parts = price(player, plan.parts)
    pay(game, player, total, parts, "build")
    for zone, colour, level in plan.levels:
        build(game, player, zone, colour, level)


RETURN = NightEffect("return", "night_return", "night.return", _may_return, _ask_return, _return)
FUNERAL = NightEffect("funeral", "night_funeral", "night.funeral", _may_build, _ask_funeral, _build)
