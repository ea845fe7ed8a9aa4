"""Positions in words: a short description of each picture, and the complete board for those who cannot see it."""

import itertools

import words
from render.core.picture import ALT_LIMIT
from render.kemet import content, naming, underworld
from render.kemet.drawing.atlas import Zone, atlas
from render.kemet.drawing.backdrop import closed_bank, harbour_kind, stormy
from render.kemet.reading.duel import TOTALS, Duel, Side
from render.kemet.reading.hand import Hand
from render.kemet.reading.market import Offer
from render.kemet.reading.seen import Army, Book, Player, Table

Say = words.say


def army(lang: str, found: Army) -> str:
    """ "Horus: 3 soldiers with Phoenix"."""
    if found.avatar:
        avatar = words.name(lang, "avatar", found.avatar)
        return Say(lang, "picture-avatar-army", god=naming.god(lang, found.owner), avatar=avatar, n=found.soldiers)
    soldiers = Say(lang, "count-soldier", n=found.soldiers)
    beast = words.name(lang, "creature", found.creature) if found.creature else None
    return Say(lang, "picture-army", god=naming.god(lang, found.owner), soldiers=soldiers, creature=beast)


def leaders(table: Table, lang: str) -> str:
    """Who has the most fame."""
    most = max(p.fame.total for p in table.players.values())
    ahead = [naming.god(lang, s) for s in table.order if table.players[s].fame.total == most]
    if most <= 0:
        return Say(lang, "picture-leads-none")
    if len(ahead) == len(table.order):
        return Say(lang, "picture-leads-all", fame=most)
    return Say(lang, "picture-leads", gods=words.join(lang, ahead), n=len(ahead), fame=most)


def turn(table: Table, lang: str) -> str:
    """Whose turn it is, or who has won."""
    if table.winner:
        return Say(lang, "picture-won", god=naming.god(lang, table.winner))
    return Say(lang, "picture-turn", god=naming.god(lang, table.active)) if table.active else ""


def choosing(table: Table, lang: str) -> list[str]:
    """Everybody who has something to choose or has chosen; whose turn it is has been said."""
    found = []
    for entry in table.asked:
        key = f"ask-{entry.kind.replace('.', '_')}.waiting"
        what = Say(lang, key if words.has(lang, key) else "picture-choosing")
        if (entry.seat, entry.kind) != (table.active, "day.action"):
            found.append(Say(lang, "picture-asked", god=naming.god(lang, entry.seat), state=entry.state, what=what))
    return found


def heading(table: Table, lang: str) -> str:
    """Round and phase."""
    return Say(lang, "picture-plate", round=table.round, phase=naming.phase(lang, table.phase))


def happened(table: Table, lang: str) -> list[str]:
    """What changed on the board since the turn began."""
    found = []
    for event in table.events:
        kind = event.get("event").value
        god = naming.god(lang, event["seat"].string()) if isinstance(event.get("seat").value, str) else ""
        if kind == "ArmyMoved":
            soldiers = Say(lang, "count-soldier", n=event["soldiers"].whole())
            start, end = (naming.zone(lang, event[k].known(atlas().zones, "zone")) for k in ("start", "end"))
            found.append(
                Say(lang, "picture-moved", god=god, soldiers=soldiers, start=start, end=end, way=event["way"].string())
            )
        elif kind == "BattleEnded":
            winner, loser = (naming.god(lang, event[k].string()) for k in ("winner", "loser"))
            found.append(
                Say(lang, "picture-fought", zone=naming.zone(lang, event["zone"].string()), winner=winner, loser=loser)
            )
        elif kind == "BattleBegan":
            attacker, defender = (naming.god(lang, event[k].string()) for k in ("attacker", "defender"))
            zone = naming.zone(lang, event["zone"].string())
            found.append(Say(lang, "picture-attacked", zone=zone, attacker=attacker, defender=defender))
        elif kind == "PyramidBuilt":
            colour = words.name(lang, "colour", event["colour"].string())
            zone = naming.zone(lang, event["zone"].string())
            found.append(Say(lang, "picture-built", god=god, zone=zone, colour=colour, level=event["level"].whole()))
        elif kind == "SoldiersPlaced":
            soldiers = Say(lang, "count-soldier", n=event["soldiers"].whole())
            found.append(
                Say(lang, "picture-placed", god=god, soldiers=soldiers, zone=naming.zone(lang, event["zone"].string()))
            )
        elif kind == "TileBought":
            found.append(Say(lang, "picture-bought", god=god, tile=words.name(lang, "tile", event["tile"].string())))
        else:
            found += underworld.happened(event, god, lang)
    return found


def scores(table: Table, lang: str) -> str:
    """Everybody's fame, best first."""
    seats = sorted(table.order, key=lambda s: -table.players[s].fame.total)
    return ", ".join(f"{naming.god(lang, s)} {table.players[s].fame.total}" for s in seats)


def board_alt(table: Table, lang: str) -> str:
    """Whose turn it is, who leads, what changed: of a long turn the latest, as far as it may be sent."""
    told = (
        Say(lang, "picture-alt-board", heading=heading(table, lang)),
        turn(table, lang),
        *choosing(table, lang),
        leaders(table, lang),
        Say(lang, "picture-alt-fame", scores=scores(table, lang)),
    )
    parts, news = [part for part in told if part], happened(table, lang)
    while len(" ".join([*parts, *news])) > ALT_LIMIT and news:
        news = ["…", *news[2 if news[0] == "…" else 1 :]] if len(news) > 2 else []
    return " ".join([*parts, *news])


def _zone(table: Table, lang: str, id: str) -> str:
    """One zone: its armies, pyramid, fame, and what the map shows there."""
    zone, spot = atlas().zones[id], table.spots[id]
    parts = [army(lang, found) for found in spot.armies]
    if table.moving and table.moving[0] == id:
        parts.append(Say(lang, "picture-on-the-move", army=army(lang, table.moving[1])))
    if spot.pyramid:
        colour, level = spot.pyramid
        parts.append(Say(lang, "picture-pyramid", colour=words.name(lang, "colour", colour), level=level))
    if spot.fame:
        holder = naming.god(lang, spot.holder) if spot.holder else None
        parts.append(Say(lang, "picture-fame-holder", kind=spot.fame, god=holder))
    owner = table.owner_of(zone.city)
    if owner:
        parts.append(Say(lang, "picture-city-of", god=naming.god(lang, owner)))
    near = ", ".join(atlas().zones[other].code for other in zone.adjacent if other not in table.out)
    told = [
        *(parts or [Say(lang, "picture-empty")]),
        *_features(table, lang, zone),
        Say(lang, "picture-next-to", codes=near),
    ]
    return f"{naming.zone(lang, id)}: {'; '.join(told)}"


def _features(table: Table, lang: str, zone: Zone) -> list[str]:
    """What the map itself shows in a zone."""
    found = []
    if zone.prayer:
        found.append(Say(lang, "picture-yields", prayer=zone.prayer))
    if zone.offering:
        night = "N1" if zone.type == "sanctuary" else "N2"
        found.append(words.effect(lang, "night_step", night).rstrip("."))
    if "obelisk" in zone.boxes:
        found.append(words.name(lang, "feature", "obelisk"))
    kind = harbour_kind(zone, table.out)
    if kind:
        found.append(Say(lang, "picture-harbour", kind=kind))
    return found


def player_line(player: Player, track: Book | None, lang: str) -> str:
    """One player's numbers."""
    fame = player.fame
    text = Say(
        lang,
        "picture-player-line",
        god=naming.god(lang, player.seat),
        fame=fame.total,
        dominance=fame.dominance,
        battle=fame.battle,
        temple=fame.temple,
        pyramid=fame.pyramid,
        prayer=player.prayer,
        soldiers=player.soldiers,
        veterans=player.veterans,
        cards=player.cards,
    )
    used = ", ".join(words.name(lang, "space", s) for s, taken in player.spaces if taken)
    markers = ", ".join(
        f"{n} {words.name(lang, 'colour', colour)}" for n, colour in enumerate(player.markers, 1) if colour
    )
    extra = [
        text,
        Say(lang, "picture-tiles-line", tiles=_tiles(player, lang) or None),
        Say(lang, "picture-spaces-line", spaces=used or None),
        Say(lang, "picture-markers-line", markers=markers) if markers else "",
    ]
    for token, state in (("silver", player.silver), ("gold", player.gold)):
        if state:
            extra.append(Say(lang, "picture-token-line", token=words.name(lang, "token", token), state=state))
    beings = [words.name(lang, "creature", c) for c in player.creatures]
    if player.soul:
        beings += [words.name(lang, "avatar", avatar) for avatar in player.soul.avatars]
        extra.append(underworld.line(player.soul, track, lang))
    if beings:
        extra.append(Say(lang, "picture-creatures-line", creatures=", ".join(beings)))
    return " ".join(part for part in extra if part)


def _tiles(player: Player, lang: str) -> str:
    """The tiles by colour, each with its level."""
    groups = itertools.groupby(content.in_order(player.tiles), lambda tile: tile.colour)
    return "; ".join(
        f"{words.name(lang, 'colour', colour)} "
        + ", ".join(f"{tile.level} {words.name(lang, 'tile', tile.id)}" for tile in tiles)
        for colour, tiles in groups
    )


def player_text(player: Player, track: Book | None, played: tuple[str, ...], lang: str) -> str:
    """One player in full: the numbers, what every tile does, the battle cards that were seen."""
    lines = [player_line(player, track, lang)]
    for tile in content.in_order(player.tiles):
        lines.append(f"{words.name(lang, 'tile', tile.id)}: {words.effect(lang, 'tile', tile.id)}")
    if played:
        listed = "; ".join(naming.card(lang, id) for id in played)
        lines.append(f"{Say(lang, 'picture-cards-played')}: {listed}.")
    return "\n".join(lines)


def board_text(table: Table, lang: str) -> str:
    """The complete board."""
    lines = [heading(table, lang)]
    told = (turn(table, lang), leaders(table, lang), *happened(table, lang), *choosing(table, lang))
    lines += [line for line in told if line]
    bank, cities = closed_bank(table.out), [words.name(lang, "city", city.id) for city in stormy(table.out)]
    if cities:
        lines.append(Say(lang, "picture-out-of-play", cities=words.join(lang, cities)))
    if bank:
        lines.append(Say(lang, "picture-bank-closed", bank=bank) + ".")
    for bank in ("west", "east", "delta"):
        zones = [z.id for z in atlas().zones.values() if z.bank == bank and z.id not in table.out]
        if zones:
            lines += ["", words.name(lang, "bank", bank), *(_zone(table, lang, id) for id in zones)]
    return "\n".join([*lines, "", *_everybody(table, lang)])


def dashboard_text(table: Table, lang: str) -> str:
    """Round and phase, who is choosing, and all players."""
    told = (heading(table, lang), turn(table, lang), leaders(table, lang), *choosing(table, lang))
    return "\n".join([*(line for line in told if line), "", *_everybody(table, lang)])


def _everybody(table: Table, lang: str) -> list[str]:
    lines = [player_line(table.players[seat], table.book, lang) for seat in table.order]
    return [Say(lang, "picture-in-order"), *lines]


def dashboard_alt(table: Table, lang: str) -> str:
    """Turn order, fame, whose turn."""
    order = ", ".join(naming.god(lang, s) for s in table.order)
    parts = [
        Say(lang, "picture-alt-dashboard", heading=heading(table, lang), order=order),
        turn(table, lang),
        leaders(table, lang),
        Say(lang, "picture-alt-fame", scores=scores(table, lang)),
        underworld.honours(table, lang),
        *choosing(table, lang),
    ]
    return " ".join(part for part in parts if part)


def _side(side: Side, duel: Duel, player: Player, lang: str) -> str:
    god, role = naming.god(lang, side.seat), words.name(lang, "role", side.role)
    parts = [f"{role} {army(lang, Army(side.seat, side.soldiers, side.creature, side.avatar))}"]
    if side.card:
        parts.append(Say(lang, "picture-plays", god=god, card=naming.card(lang, side.card)))
    if not duel.revealed:
        parts.append(Say(lang, "count-intervention", n=player.cards))
        parts.append(Say(lang, "count-prayer_point", n=player.prayer))
    cards = [words.name(lang, "intervention", id) for id in side.interventions]
    cards += [Say(lang, "picture-unpaid", card=words.name(lang, "intervention", id)) for id in side.unpaid]
    if cards:
        parts.append(", ".join(cards))
    parts += underworld.side(side, lang)
    for name in TOTALS:
        if side.sums.get(name):
            listed = " + ".join(naming.part(lang, s, n).replace("\u00a0", " ") for s, n in side.sums[name])
            more = "" if duel.revealed else " + ?"
            term = words.name(lang, "term", "critical_damage" if name == "critical" else name)
            parts.append(f"{term} {side.total(name)} = {listed}{more}")
    if duel.winner:
        parts.append(outcome(side, duel, lang))
    return ". ".join(parts) + "."


def outcome(side: Side, duel: Duel, lang: str) -> str:
    """Victory or defeat, and what it has cost."""
    role = "winner" if duel.winner == side.seat else "loser"
    fallen = words.name(lang, "avatar", side.fallen) if side.fallen else None
    return Say(lang, "picture-outcome", role=role, lost=side.lost, removed=side.removed, fallen=fallen)


def battle_text(table: Table, duel: Duel, lang: str) -> str:
    """Where it stands, both sides with everything that is public, who is choosing."""
    state = Say(lang, "picture-battle-state", state=duel.state)
    head = f"{Say(lang, 'picture-battle', zone=naming.zone(lang, duel.zone))}: {state}."
    sides = [_side(side, duel, table.players[side.seat], lang) for side in (duel.attacker, duel.defender)]
    return "\n".join([head, *sides, *([] if duel.over else choosing(table, lang))])


def hand_text(hand: Hand, lang: str) -> str:
    """Every card of a hand with its effect."""
    lines = [Say(lang, "picture-hand", god=naming.god(lang, hand.seat))]
    for id, place in hand.battle_cards:
        where = "" if place == "hand" else f" ({Say(lang, 'picture-card-place', place=place)})"
        lines.append(f"{naming.card(lang, id)}{where}")
    for id in hand.interventions:
        card_ = content.INTERVENTIONS[id]
        cost = Say(lang, "count-prayer_point", n=card_.cost)
        timing = words.name(lang, "timing", card_.timing)
        lines.append(
            f"{words.name(lang, 'intervention', id)} ({timing}, {cost}): {words.effect(lang, 'intervention', id)}"
        )
    return "\n".join(lines)


def tiles_alt(offers: tuple[Offer, ...], colour: str, lang: str) -> str:
    """The market of a colour in a sentence or two."""
    now = [words.name(lang, "tile", o.tile.id) for o in offers if o.why is None]
    return Say(
        lang, "picture-alt-tiles", colour=words.name(lang, "colour", colour), n=len(offers), now=", ".join(now) or None
    )
