"""Kemet as the table knows it: gods, settings, words, pictures, turns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import render
import words
from bot.games.kemet.notes import destination, space_label
from bot.games.kemet.report import report
from bot.games.kemet.topics import topics
from bot.games.plugin import ComputerPlayer, Facts, Layout, Setting
from engine.kemet.content import COLOURS
from engine.kemet.players import computer_player
from render.core.picture import Picture
from render.kemet.drawing.atlas import atlas

if TYPE_CHECKING:
    from bot.app import GameMaster

CHANCE = ("random", "random_emerald")
"""Colours that nobody names: they are drawn."""
AT_HOME = ("build", "night.build", "night.funeral", "setup.soldiers", "setup.pyramid")
PLACES = (
    *AT_HOME,
    *("move.army", "move.to", "recruit.zones", "place.zones", "card.target", "battle.retreat"),
    *("summon.zone", "sacrifice"),
)
"""Questions about places on the board: a picture helps."""
PREVIEW = 1000  # pixels: it is looked at on phones, while somebody waits for it
BOOK = "emerald"
"""The colour of tiles that ask for sacrifices."""
TOKENS = 5  # at dawn: the moment to say what a day is about
AHEAD = ("move.army",)
CARDS = ("battle.card", "battle.discard", "battle.prescience", "battle.ban")
"""Questions about battle cards, whose values are shown as signs."""
BUTTONS = ("day.action", *CARDS)
LETTERS = ("battle.card", "battle.discard", "battle.interventions")
FIGHT = (*LETTERS, "battle.wound", "battle.reinforce", "battle.rite", "battle.drain")
"""Questions that depend on how the battle stands."""
PLAIN = ("day.action", "battle.loser", "battle.winner", "move.to")
"""Questions whose options say by themselves what they are about."""
NOTHING = (
    *("power", "build", "move.army", "recruit.zones", "place.zones", "night.soldiers.zones"),
    *("creature.place", "creature.muster", "creature.join", "battle.interventions"),
    *("battle.reinforce", "battle.rite", "battle.drain", "night.awakening", "night.funeral"),
)
"""Questions with a word of their own for choosing nothing."""
SAID = ("battle_card", "space")
"""Options whose labels say all, with the hints above them."""
HINTS = {
    "setup.city": ("kemet-hint-city",),
    "setup.pyramid": ("kemet-hint-pyramids",),
    "move.army": ("kemet-hint-move",),
    "battle.card": ("kemet-hint-battle", "kemet-hint-signs"),
    "battle.discard": ("kemet-hint-discard", "kemet-hint-signs"),
    **dict.fromkeys(("battle.prescience", "battle.ban"), ("kemet-hint-signs",)),
    **dict.fromkeys(("night.veterans", "night.card", "night.soldiers.zones"), ("kemet-hint-veterans",)),
}


@cache
def codes() -> Mapping[str, str]:
    """The code of every zone, as it is printed on the board."""
    return {id: zone.code for id, zone in atlas().zones.items()}


class Kemet:
    """The one game here."""

    name = "kemet"
    seats: tuple[str, ...] = ("anubis", "bastet", "horus", "sobek", "wadjet")
    fewest = 2
    settings: tuple[Setting, ...] = (
        Setting("ruleset", ("blood_and_sand",), ("blood_and_sand",)),
        Setting("colours", (*CHANCE, *COLOURS), ("random",), len(CHANCE) + len(COLOURS), alone=CHANCE),
        Setting("great_old_ones", ("no", "yes"), ("no",), needs=("colours", ("random_emerald", "emerald"))),
        Setting("target_fame", ("4", "6", "7", "8", "9", "10", "11", "12"), ("9",)),
        Setting("setup", ("quick", "full"), ("quick",)),
    )

    # ------------------------------------------------------------------ the lobby

    def title(self, lang: str) -> str:
        return words.say(lang, "bot-kemet-title")

    def seat_name(self, lang: str, seat: str) -> str:
        return words.name(lang, "god", seat)

    def setting_name(self, lang: str, setting: str) -> str:
        return words.say(lang, f"bot-kemet-setting-{setting}")

    def choice_name(self, lang: str, setting: str, value: str) -> str:
        if setting == "colours" and value not in CHANCE:
            return words.say(lang, f"colour-{value}.full")
        if setting == "target_fame":
            return words.say(lang, "count-fame", n=int(value))
        return words.say(lang, f"bot-kemet-setting-{setting}.{value}")

    def engine_options(self, settings: Mapping[str, Sequence[str]], players: int) -> dict[str, Any]:
        colours = list(settings["colours"])
        found: dict[str, Any] = {
            "ruleset": settings["ruleset"][0],
            "colours": next((drawn for drawn in CHANCE if drawn in colours), colours),
            "target_fame": int(settings["target_fame"][0]),
            "quick": settings["setup"] == ["quick"],
        }
        if list(settings.get("great_old_ones", ())) == ["yes"]:
            found["great_old_ones"] = True
        return found

    def primer(self, lang: str, settings: Mapping[str, Sequence[str]]) -> str:
        return words.say(lang, "bot-kemet-primer", fame=int(settings["target_fame"][0]))

    # ------------------------------------------------------------------ the rules

    def topics(self, lang: str) -> list[tuple[str, str]]:
        return topics(lang)

    def explain(self, lang: str, topic: str) -> str:
        return words.say(lang, f"rules-{topic}")

    # ------------------------------------------------------------------ words

    def question(self, lang: str, decision: Facts) -> str:
        return words.question(lang, decision)

    def short(self, lang: str, kind: str) -> str:
        return words.short(lang, kind)

    def titled(self, lang: str, decision: Facts) -> str:
        zone = decision["params"].get("zone")
        if decision["kind"].endswith(".count") and zone is not None:
            return f"{codes()[zone]} {words.name(lang, 'zone', zone)}"  # of several zones: how many where
        return self.short(lang, decision["kind"])

    def option_label(self, lang: str, option: Facts, view: Facts | None = None) -> str:
        params = option["params"]
        special = space_label(lang, option, view) if view is not None else None
        if special is not None:
            return special
        if option["kind"] == "pyramid" and params.get("colour") is not None:
            # short, so that the price is not cut off on a phone
            facts = {"before": 0, "cost": None, "code": codes()[params["zone"]], **params}
            return words.say(lang, "bot-kemet-label-pyramid", **{**facts, "before": facts["before"] or 0})
        return words.option_label(lang, option, codes())

    def option_detail(self, lang: str, option: Facts, view: Facts | None = None) -> str:
        if option["kind"] in SAID:
            return ""
        found = words.option_detail(lang, option, codes())
        if option["kind"] == "pyramid" and option["params"].get("colour") and option["params"].get("cost") is None:
            return words.effect(lang, "colour", option["params"]["colour"])  # S8: what it is good for
        more = destination(lang, option, view) if view is not None else ""
        return f"{more} · {found}" if more else found

    def group_label(self, lang: str, decision: Facts, group: str) -> str:
        for kind in ("colour", "god"):
            if words.has(lang, f"{kind}-{group}"):
                return words.name(lang, kind, group)
        if words.has(lang, f"bot-kemet-group-{group}"):
            return words.say(lang, f"bot-kemet-group-{group}")
        return group

    def reason(self, lang: str, why: Facts) -> str:
        return words.reason(lang, why)

    def waiting(self, lang: str, asked: Facts) -> str:
        return words.waiting(lang, asked)

    def story(self, lang: str, events: Iterable[Facts]) -> list[str]:
        return report(lang, events)

    def headline(self, lang: str, view: Facts) -> str:
        if view["phase"] == "over":
            return words.say(lang, "bot-kemet-over")
        return words.say(lang, "bot-kemet-headline", round=view["round"], phase=view["phase"])

    def ranking(self, lang: str, result: Facts) -> list[str]:
        lines = [words.say(lang, "bot-kemet-end", reason=result["reason"])]
        for seat, place in sorted(result["places"].items(), key=lambda found: found[1]):
            fame = result["fame"][seat]
            lines.append(words.say(lang, "bot-kemet-place", place=place, seat=seat, **fame))
        return lines

    # ------------------------------------------------------------------ turns and questions

    def turn(self, event: Facts) -> str | None:
        if event["event"] == "TurnBegan":
            return str(event["seat"])
        if event["event"] == "PhaseBegan":
            return ""
        return None

    def whose(self, view: Facts) -> str | None:
        return view["active"] or ""

    def layout(self, decision: Facts) -> Layout:
        kind = decision["kind"]
        return Layout(
            ahead=kind in AHEAD,
            buttons=kind in BUTTONS,
            letter=kind in LETTERS,
            plain=kind in PLAIN,
            turn=kind == "day.action",
            nothing=f"kemet-nothing-{kind.replace('.', '_')}" if kind in NOTHING else "choose-nothing",
            hints=(*HINTS.get(kind, ()), *_more_hints(decision)),
            rows="floor" if kind == "day.action" else "",
        )

    # ------------------------------------------------------------------ pictures

    def pictures(self, view: Facts, lang: str, *, live: bool) -> list[Picture]:
        found = [render.board(view, lang=lang)]
        if live:
            found.append(render.dashboard(view, lang=lang))
        if _battle_shown(view):
            found.append(render.battle(view, lang=lang))
        return found

    def preview(self, view: Facts, lang: str, decision: Facts) -> Picture | None:
        if decision["kind"] in FIGHT:
            return self.letter(view, lang)
        if decision["kind"] not in PLACES:
            return None
        zones = [option["params"]["zone"] for option in decision["options"] if option["params"].get("zone")]
        crop = None
        if decision["kind"] in ("move.to", "battle.retreat"):
            crop = decision["params"].get("zone")
        elif decision["kind"] in AT_HOME:
            crop = view["players"][view["viewer"]]["city"]
        return render.board(view, lang=lang, highlight=tuple(dict.fromkeys(zones)), crop=crop, size=PREVIEW)

    def letter(self, view: Facts, lang: str) -> Picture | None:
        return render.battle(view, lang=lang) if view.get("battle") else None

    def hand(self, view: Facts, lang: str) -> Picture | None:
        return render.hand(view, lang=lang)

    def recap(self, views: Sequence[Facts], lang: str) -> list[Picture]:
        return [render.recap(views, lang=lang), render.board(views[-1], lang=lang)]

    # ------------------------------------------------------------------ the rest

    def computer(self) -> ComputerPlayer:
        return computer_player()

    def add_commands(self, app: GameMaster) -> None:
        from bot.games.kemet.commands import add_commands

        add_commands(app)


def _more_hints(decision: Facts) -> tuple[str, ...]:
    """What a day is about, at dawn; what the spaces are for, while a token goes on one; what some tiles ask for."""
    if decision["kind"] in ("power", "setup.tile"):
        return ("kemet-hint-book",) if any(option["group"] == BOOK for option in decision.get("options", ())) else ()
    params = decision["params"]
    if decision["kind"] != "day.action" or params.get("token") is None:
        return ()
    if params.get("left") == TOKENS:
        return ("kemet-hint-day", "kemet-hint-spaces", "kemet-hint-no-colour")
    return ("kemet-hint-spaces",)


def _battle_shown(view: Facts) -> bool:
    """A battle that is told here has been revealed: its sums are worth a picture.

    Where a long story is cut into messages, one of them may begin in the middle of a battle: it has none to show.
    """
    told = [event["event"] for event in view["last"]]
    if view["battle"]:
        return "BattleCardsRevealed" in told
    begun = [place for place, name in enumerate(told) if name == "BattleBegan"]
    return bool(begun) and "BattleReckoned" in told[begun[-1] :]
