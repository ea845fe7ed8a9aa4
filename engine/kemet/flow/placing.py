"""Placing soldiers and creatures: the questions that recruiting, tiles, cards and the night share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from engine.core.decision import Ask, Blocked, Dialogue, Option, Reason
from engine.core.game import Game
from engine.kemet.content import FIGURES
from engine.kemet.flow.deeds import join_creature, place_soldiers
from engine.kemet.state import Player, State

Placement = tuple[tuple[str, int], ...]
Joining = tuple[tuple[str, str], ...]


@cache
def counts(least: int, most: int) -> tuple[Option, ...]:
    return tuple([Option(str(n), "count", {"count": n}) for n in range(least, most + 1)])


@cache
def zone_option(zone: str, kind: str = "zone", group: str | None = None) -> Option:
    return Option(zone, kind, {"zone": zone}, group)


@cache
def creature_option(creature: str) -> Option:
    return Option(creature, "creature", {"creature": creature})


def figure_facts(figure: str | None) -> dict[str, str | None]:
    """A figure as options name it: a creature, or one that stands alone."""
    if figure is not None and FIGURES[figure].alone:
        return {"creature": None, "avatar": figure}
    return {"creature": figure}


def room(state: State, player: Player, zone: str) -> int:
    army = state.army_of(player.seat, zone)
    if army is None:
        return player.powers.limit
    figure = army.figure
    return (player.powers.limit if figure is None else player.limit(figure)) - army.soldiers


def own_armies(state: State, seat: str) -> list[str]:
    order = state.board.order
    return sorted([zone for zone, army in state.armies.items() if army.owner == seat], key=order.__getitem__)


def strongholds(state: State, seat: str) -> list[str]:
    """The zones of own figures that stand alone."""
    found = []
    for zone in own_armies(state, seat):
        figure = state.armies[zone].figure
        if figure is not None and FIGURES[figure].alone:
            found.append(zone)
    return found


def ask_placement(
    state: State,
    player: Player,
    most: int,
    zones: Sequence[str],
    kind: str,
    params: dict[str, object],
    gift: bool = True,
) -> Dialogue:
    """Where, then how many in each; nothing is placed yet. A Placement.

    What comes as a gift is placed by default, where no enemy stands; what costs has to be chosen.
    """
    fits = [zone for zone in zones if room(state, player, zone) > 0]
    most = min(most, player.supply)

    def why() -> list[Blocked]:
        none = Reason("no_soldiers_to_place", {"supply": player.supply})
        if player.supply and not gift:
            none = Reason("not_enough_prayer", {"needs": 1, "has": player.prayer})
        return [
            Blocked(zone, none if zone in fits else _full(state, player, zone), "zone", {"zone": zone})
            for zone in zones
            if zone not in fits or not most
        ]

    options = tuple([zone_option(zone) for zone in fits]) if most else ()
    default = _enough(state, player, fits, most) if gift else None if options else ()
    chosen = yield Ask(
        player.seat, f"{kind}.zones", options, 0, min(len(options), most), default, None, {"most": most, **params}, why
    )
    found = []
    left = most
    for place, option in enumerate(chosen):
        others = len(chosen) - place - 1
        top = min(room(state, player, option.id), left - others)
        about = {"zone": option.id, "left": left, **params}
        (number,) = yield Ask(player.seat, f"{kind}.count", counts(1, top), 1, 1, (str(top),), None, about)
        found.append((option.id, int(number.id)))
        left -= int(number.id)
    return tuple(found)


def _full(state: State, player: Player, zone: str) -> Reason:
    army = state.army_of(player.seat, zone)
    return Reason("army_full", {"limit": player.limit(army.figure if army is not None else None)})


def _enough(state: State, player: Player, zones: list[str], soldiers: int) -> tuple[str, ...]:
    """The first zones with room for all of them; nobody starts a battle without having said so."""
    found: list[str] = []
    for zone in zones:
        if soldiers > 0 and not _enemies(state, player, zone):
            found.append(zone)
            soldiers -= room(state, player, zone)
    return tuple(found)


def _enemies(state: State, player: Player, zone: str) -> bool:
    armies = (state.armies.get(zone), state.intruders.get(zone))
    return any(army is not None and army.owner != player.seat for army in armies)


def ask_joining(state: State, player: Player, zones: Iterable[str]) -> Dialogue:
    """C3: which waiting creatures join the armies in these own districts. Returns a Joining."""
    waiting = list(player.waiting)
    found = []
    districts = state.districts(player.seat)
    for zone in zones:
        army = state.army_of(player.seat, zone)
        if not waiting or zone not in districts or (army is not None and army.figure is not None):
            continue
        chosen = yield Ask(
            player.seat,
            "creature.join",
            tuple([creature_option(creature) for creature in sorted(waiting)]),
            0,
            1,
            (min(waiting),),
            None,
            {"zone": zone},
        )
        for option in chosen:
            waiting.remove(option.id)
            found.append((zone, option.id))
    return tuple(found)


def carry_out(game: Game, player: Player, placement: Placement, joining: Joining = ()) -> None:
    for zone, soldiers in placement:
        place_soldiers(game, player, zone, soldiers)
    for zone, creature in joining:
        join_creature(game, player, creature, zone)
