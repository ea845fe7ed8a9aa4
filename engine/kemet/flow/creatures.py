"""D5: before the first action of a turn, creatures are distributed anew over supply and armies at home."""

from __future__ import annotations

from functools import partial

from engine.core.decision import Ask, Blocked, Dialogue, Reason
from engine.core.game import Game
from engine.core.script import Script
from engine.kemet.content import AVATARS
from engine.kemet.flow.deeds import join_creature, put_army, send_home
from engine.kemet.flow.placing import creature_option
from engine.kemet.state import Army, State


def takes_creature(army: Army, seat: str) -> bool:
    """An army of the seat that has no figure of another kind."""
    return army.owner == seat and army.figure not in AVATARS


def _given(after: dict[str, str | None]) -> list[Blocked]:
    """Creatures already with an army asked before."""
    return [
        Blocked(creature, Reason("creature_given", {"zone": zone}), "creature", {"creature": creature})
        for zone, creature in after.items()
        if creature is not None
    ]


class Muster(Script):
    """Every own army in an own district in turn: which creature goes with it, or none."""

    steps = ("muster",)
    seat: str

    def muster(self, game: Game) -> Dialogue:
        state: State = game.state
        player = state.players[self.seat]
        at_home = [zone for zone in state.districts(self.seat) if zone in state.armies]
        at_home = [zone for zone in at_home if takes_creature(state.armies[zone], self.seat)]
        before = {zone: state.armies[zone].figure for zone in at_home}
        free = [*player.waiting, *[creature for creature in before.values() if creature is not None]]
        after: dict[str, str | None] = {}
        for zone in at_home:
            now = before[zone]
            if not free:
                after[zone] = None
                continue
            chosen = yield Ask(
                self.seat,
                "creature.muster",
                tuple([creature_option(creature) for creature in sorted(free)]),
                0,
                1,
                (now,) if now is not None and now in free else (),
                params={"zone": zone},
                why=partial(_given, dict(after)),
            )
            after[zone] = chosen[0].id if chosen else None
            if chosen:
                free.remove(chosen[0].id)
        changed = [zone for zone in at_home if before[zone] != after[zone]]
        for zone in changed:
            creature = before[zone]
            if creature is not None:
                put_army(state, zone, state.armies[zone]._replace(figure=None))
                send_home(game, player, creature, zone)
        for zone in changed:
            creature = after[zone]
            if creature is not None:
                join_creature(game, player, creature, zone)
