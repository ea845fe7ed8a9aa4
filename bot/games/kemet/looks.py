"""`/kemet`: looking at the board, at players, tiles, cards, rules and odds. Every answer is for the caller alone."""

from __future__ import annotations

from functools import partial

import render
import words
from bot import games, looking
from bot.commands import Call
from bot.commands.book import Found
from bot.errors import Refusal
from bot.games.kemet.odds_page import odds_lines
from bot.games.kemet.plugin import codes
from bot.games.kemet.topics import topics
from bot.guide import rules_button, rules_page
from bot.layouts import Page, rows
from bot.steward import seat_named
from bot.table import Table
from engine.kemet.content import TILES
from engine.kemet.odds import odds as reckon
from render.kemet.drawing.atlas import atlas

BANKS = ("west", "east", "delta")
BATTLE = "battle"
NAME = "kemet"


# ---------------------------------------------------------------------- the table


async def status(call: Call) -> None:
    """How the game stands, and everybody in numbers."""
    if call.table.game is None:
        await call.tell(call.say("not-begun"), *looking.people(call))
        return
    view = call.public
    lines = [*await looking.standing(call), "", *looking.people(call), ""]
    for seat in view["order"]:
        player = view["players"][seat]
        facts = {name: player[name] for name in ("prayer", "soldiers", "veterans", "tokens")}
        facts |= {name: player.get(name) for name in ("honour", "underworld")}
        fame, target = player["fame"]["total"], view["target_fame"]
        cards = player["hand"]["count"]
        lines.append(call.say("kemet-standing", seat=seat, fame=fame, target=target, cards=cards, **facts))
    await call.tell(*lines)


async def board(call: Call, part: str | None = None, text: bool = False) -> None:
    """The board or a part of it, as a picture or in words."""
    view, lang = call.public, call.lang
    crop = _part(call, part) if part is not None else None
    if crop == BATTLE and not _battle(view):
        raise Refusal("kemet-no-battle")
    await call.picture(partial(render.board, view, lang=lang, crop=crop), text=text)


def _battle(view: dict[str, object]) -> bool:
    last = view["last"]
    assert isinstance(last, list)
    return view["battle"] is not None or any(event["event"] == "BattleBegan" for event in last)


def _parts(lang: str) -> list[tuple[str, str]]:
    """(name, id) of everything that can be shown closely."""
    plan = atlas()
    found = [(words.name(lang, "bank", bank), bank) for bank in BANKS]
    found += [(words.name(lang, "city", city), city) for city in plan.cities]
    found.append((words.say(lang, "bot-kemet-part-battle"), BATTLE))
    return [*found, *_zones(lang)]


def _zones(lang: str) -> list[tuple[str, str]]:
    return [(f"{code} {words.name(lang, 'zone', zone)}", zone) for zone, code in codes().items()]


def _named(pairs: list[tuple[str, str]], typed: str) -> str:
    """The id that is meant by an id, a name, or the only name that holds what is typed. Raises Refusal."""
    wanted = typed.strip().casefold()
    for name, id in pairs:
        if wanted in (id.casefold(), name.casefold()):
            return id
    partly = list(dict.fromkeys([id for name, id in pairs if wanted and wanted in name.casefold()]))
    if len(partly) == 1:
        return partly[0]
    raise Refusal("ambiguous-value" if partly else "no-such-value", typed=typed[:60])


def _part(call: Call, typed: str) -> str:
    return _named(_parts(call.lang), typed)


async def search_part(call: Call, typed: str) -> Found:
    out = set(call.public["board"]["out_of_play"])
    return [(name, id) for name, id in _parts(call.lang) if id not in out]


async def hand(call: Call) -> None:
    """The caller's own cards."""
    view, lang = call.view_of(call.seat), call.lang
    await call.picture(partial(render.hand, view, lang=lang))


async def player(call: Call, seat: str | None = None) -> None:
    """One player in full; left out, oneself."""
    wanted = seat_named(call, seat) if seat is not None else call.seat
    view, lang = call.public, call.lang
    await call.picture(partial(render.player, view, wanted, lang=lang))


# ---------------------------------------------------------------------- tiles and rules


async def tiles(call: Call, colour: str) -> None:
    """All tiles of a colour, with what the caller could buy now."""
    view, lang = call.view(), call.lang
    wanted = _named(_colours(call), colour)
    await call.picture(partial(render.tiles, view, wanted, lang=lang))


def _colours(call: Call) -> list[tuple[str, str]]:
    return [(words.name(call.lang, "colour", colour), colour) for colour in call.public["colours"]]


async def search_colour(call: Call, typed: str) -> Found:
    return list(_colours(call))


def _tiles(lang: str) -> list[tuple[str, str]]:
    return [(words.name(lang, "tile", tile), tile) for tile in TILES]


async def tile(call: Call, name: str) -> None:
    """One tile by name, with all there is to say about it."""
    wanted, lang = _named(_tiles(call.lang), name), call.lang
    more = words.help_text(lang, "tile", wanted)
    await call.picture(partial(render.tile, wanted, lang=lang, game="kemet"), [more])


async def search_tile(call: Call, typed: str) -> Found:
    return sorted(_tiles(call.lang))


async def rules(call: Call, topic: str | None = None) -> None:
    """A topic of the rules; left out, the game in one minute."""
    wanted = _named([(title, id) for id, title in topics(call.lang)], topic) if topic is not None else None
    table = _own_table(call)
    await call.show(rules_page(games.plugin(NAME), call.lang, table.id if table is not None else None, wanted))


def _own_table(call: Call) -> Table | None:
    """The table here, if it is one of this game."""
    return call.found if call.found is not None and call.found.record.game == NAME else None


async def search_topic(call: Call, typed: str) -> Found:
    return [(title, id) for id, title in topics(call.lang)]


# ---------------------------------------------------------------------- odds


async def odds(call: Call, zone: str | None = None, soldiers: int | None = None, creature: str | None = None) -> None:
    """The battle under way, or a possible attack, from what the caller's own seat knows."""
    view, lang = call.view_of(call.seat), call.lang
    wanted = _named(_zones(lang), zone) if zone is not None else None
    figure = _named(_creatures(call), creature) if creature is not None else None
    table = await call.draw(partial(reckon, view, zone=wanted, soldiers=soldiers, creature=figure))
    await call.tell(*odds_lines(lang, table))


async def search_target(call: Call, typed: str) -> Found:
    """Zones with an enemy army."""
    seat = call.seat
    zones = call.view_of(seat)["board"]["zones"]
    targets = {zone for zone, found in zones.items() if any(army["owner"] != seat for army in found["armies"])}
    return [(name, id) for name, id in _zones(call.lang) if id in targets]


def _creatures(call: Call) -> list[tuple[str, str]]:
    own = call.view_of(call.seat)["players"][call.seat]
    zones = call.view_of(call.seat)["board"]["zones"].values()
    out = [army["creature"] for zone in zones for army in zone["armies"] if army["owner"] == call.seat]
    found = dict.fromkeys([*own["creatures"], *[creature for creature in out if creature is not None]])
    return [(words.name(call.lang, "creature", creature), creature) for creature in found]


async def search_creature(call: Call, typed: str) -> Found:
    return list(_creatures(call))


async def guide(call: Call) -> None:
    """How it goes, and what can be done here; at a table with the way to the rules."""
    plugin, table = games.plugin(NAME), _own_table(call)
    settings = table.record.settings if table is not None else {known.id: known.default for known in plugin.settings}
    made = rows(rules_button(plugin, call.lang, table.id)) if table is not None else []
    await call.show(Page("\n".join([plugin.primer(call.lang, settings), call.say("kemet-help")]), rows=made))
