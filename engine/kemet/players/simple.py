"""A simple player: legal, quick, not stupid. It attacks where it would likely win and spends prayer to grow."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from engine.kemet.content import CARDS
from engine.kemet.players import dark, war
from engine.kemet.players.growth import action_value, build_value, tile_value

Plain = dict[str, Any]


class Simple:
    """One question at a time; each kind of question has its own few lines."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def answer(self, view: Plain) -> tuple[str, list[str]]:
        decision = view["decisions"][0]
        choose: Callable[[Plain, Plain], list[str]] = getattr(
            self, "_" + decision["kind"].replace(".", "_"), self._anything
        )
        chosen = choose(view, decision)
        known = {option["id"] for option in decision["options"]}
        if not set(chosen) <= known or not decision["min"] <= len(chosen) <= decision["max"]:
            chosen = self._anything(view, decision)
        return decision["id"], chosen

    # ------------------------------------------------------------------ helpers

    def _anything(self, view: Plain, decision: Plain) -> list[str]:
        if decision["default"] is not None:
            return list(decision["default"])
        options = [option["id"] for option in decision["options"]]
        return self.rng.sample(options, max(decision["min"], min(1, decision["max"])))

    def _best(self, decision: Plain, value: Callable[[Plain], float], least: float = 0.0) -> list[str]:
        """The most valuable option, a little at random; none where none is worth it and none is allowed."""
        scored = [(value(option) + self.rng.random() * 0.4, option["id"]) for option in decision["options"]]
        if not scored:
            return []
        best, id = max(scored)
        return [] if best < least and decision["min"] == 0 else [id]

    # ------------------------------------------------------------------ set-up

    def _setup_pyramid(self, view: Plain, decision: Plain) -> list[str]:
        return self._best(decision, lambda option: option["params"]["level"] + self.rng.random())

    def _setup_tile(self, view: Plain, decision: Plain) -> list[str]:
        return self._best(decision, lambda option: tile_value(view, option["params"]["tile"]))

    # ------------------------------------------------------------------ day

    def _day_action(self, view: Plain, decision: Plain) -> list[str]:
        return self._best(decision, lambda option: action_value(view, option))

    def _power(self, view: Plain, decision: Plain) -> list[str]:
        return self._best(decision, lambda option: tile_value(view, option["params"]["tile"]), 0.1)

    def _build(self, view: Plain, decision: Plain) -> list[str]:
        return self._best(decision, lambda option: build_value(view, option["params"]), 0.1)

    _night_build = _build

    def _recruit_zones(self, view: Plain, decision: Plain) -> list[str]:
        """Where most stand already."""
        zones = view["board"]["zones"]
        wanted = sorted(
            [option["id"] for option in decision["options"]],
            key=lambda zone: -sum(army["soldiers"] for army in zones[zone]["armies"]),
        )
        return wanted[: min(decision["max"], 2)]

    def _recruit_count(self, view: Plain, decision: Plain) -> list[str]:
        return [decision["options"][-1]["id"]]

    def _place_zones(self, view: Plain, decision: Plain) -> list[str]:
        return self._recruit_zones(view, decision)

    _place_count = _recruit_count
    _night_soldiers_count = _recruit_count

    def _night_soldiers_zones(self, view: Plain, decision: Plain) -> list[str]:
        return self._recruit_zones(view, decision)

    def _card_target(self, view: Plain, decision: Plain) -> list[str]:
        zones = view["board"]["zones"]
        fame = {seat: player["fame"]["total"] for seat, player in view["players"].items()}
        return self._best(
            decision, lambda option: fame[option["group"]] + (zones[option["id"]]["fame"] is not None) * 2
        )

    def _creature_muster(self, view: Plain, decision: Plain) -> list[str]:
        return [decision["options"][0]["id"]] if decision["options"] else []

    _creature_join = _creature_muster

    # ------------------------------------------------------------------ move

    def _move_army(self, view: Plain, decision: Plain) -> list[str]:
        return self._best(decision, lambda option: war.army_value(view, option["params"]), 0.5)

    def _move_to(self, view: Plain, decision: Plain) -> list[str]:
        here = decision["params"]
        return self._best(decision, lambda option: war.step_value(view, here, option))

    def _move_who(self, view: Plain, decision: Plain) -> list[str]:
        options = decision["options"]
        staying = war.garrison(view, decision["params"]["from"])
        for option in options:  # most of them first
            if option["params"]["soldiers"] <= max(1, options[0]["params"]["soldiers"] - staying):
                return [option["id"]]
        return [options[0]["id"]]

    # ------------------------------------------------------------------ battle

    def _battle_card(self, view: Plain, decision: Plain) -> list[str]:
        return [war.active_card(view, [option["id"] for option in decision["options"]], self.rng)]

    def _battle_discard(self, view: Plain, decision: Plain) -> list[str]:
        return [war.weakest([option["id"] for option in decision["options"]], self.rng)]

    def _battle_interventions(self, view: Plain, decision: Plain) -> list[str]:
        """As many as could be needed, none that cannot be paid."""
        prayer, chosen = decision["params"]["prayer"], []
        for option in decision["options"]:
            cost = option["params"]["cost"]
            fits = CARDS[option["params"]["card"]].stays or self.rng.random() < 0.7
            if fits and cost <= prayer:
                chosen.append(option["id"])
                prayer -= cost
        return chosen

    def _battle_loser(self, view: Plain, decision: Plain) -> list[str]:
        zone = view["board"]["zones"][decision["params"]["zone"]]
        mine = [army["soldiers"] for army in zone["armies"] if army["owner"] == view["viewer"]]
        prayer = view["players"][view["viewer"]]["prayer"]
        leave = mine and mine[0] >= 3 and prayer <= 6 and self.rng.random() < 0.5
        return ["disband"] if leave or len(decision["options"]) == 1 else ["retreat"]

    # ------------------------------------------------------------------ Book of the Dead

    def _sacrifice(self, view: Plain, decision: Plain) -> list[str]:
        return dark.sacrifice(view, decision)

    def _recruit_return(self, view: Plain, decision: Plain) -> list[str]:
        return dark.buy_back(view, decision)

    def _summon_zone(self, view: Plain, decision: Plain) -> list[str]:
        avatar = decision["params"]["avatar"]
        return self._best(decision, lambda option: dark.summoning_place(view, option, avatar))

    def _battle_ban(self, view: Plain, decision: Plain) -> list[str]:
        return dark.banned_card(view, decision)

    def _battle_rite(self, view: Plain, decision: Plain) -> list[str]:
        return dark.rite(view, decision)

    def _battle_drain(self, view: Plain, decision: Plain) -> list[str]:
        return dark.drain(view, decision)

    def _night_awakening(self, view: Plain, decision: Plain) -> list[str]:
        return [decision["options"][0]["id"]]

    def _night_return(self, view: Plain, decision: Plain) -> list[str]:
        return dark.from_beyond(view, decision)

    def _night_funeral(self, view: Plain, decision: Plain) -> list[str]:
        return dark.funeral(view, decision)

    # ------------------------------------------------------------------ night

    def _night_sanctuary(self, view: Plain, decision: Plain) -> list[str]:
        return ["offer"]

    def _night_delta(self, view: Plain, decision: Plain) -> list[str]:
        army = view["board"]["zones"][decision["params"]["zone"]]["armies"][0]
        return ["offer"] if army["soldiers"] > 1 and view["players"][view["viewer"]]["prayer"] <= 6 else []

    def _night_veterans(self, view: Plain, decision: Plain) -> list[str]:
        me = view["players"][view["viewer"]]
        spare = me["veterans"] if me["soldiers"] == 0 else me["veterans"] % 2
        return [str(min(spare, max(0, 9 - me["prayer"])))]

    def _night_card(self, view: Plain, decision: Plain) -> list[str]:
        return ["card"] if view["players"][view["viewer"]]["soldiers"] < 4 else []

    def _night_fate(self, view: Plain, decision: Plain) -> list[str]:
        """Late in the round is good: others have spent what they had."""
        return [decision["options"][-1]["id"]] if self.rng.random() < 0.7 else [decision["options"][0]["id"]]
