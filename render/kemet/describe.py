"""Positions in words: a short description of each picture, and the complete board for those who cannot see it."""

import words
from render.kemet import content, naming, underworld
from render.kemet.drawing.atlas import Zone, atlas
from render.kemet.drawing.backdrop import harbour_kind
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
    """What changed, who leads, whose turn it is."""
    parts = [
        Say(lang, "picture-alt-board", heading=heading(table, lang)),
        turn(table, lang),
        leaders(table, lang),
        Say(lang, "picture-alt-fame", scores=scores(table, lang)),
        *happened(table, lang),
    ]
    return " ".join(part for part in parts if part)


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
    told = [*(parts or [Say(lang, "picture-empty")]), *_features(table, lang, zone)]
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
    tiles = ", ".join(words.name(lang, "tile", id) for id in player.tiles)
    used = ", ".join(words.name(lang, "space", s) for s, taken in player.spaces if taken)
    extra = [
        text,
        Say(lang, "picture-tiles-line", tiles=tiles or None),
        Say(lang, "picture-spaces-line", spaces=used or None),
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
    return " ".join(extra)


def board_text(table: Table, lang: str) -> str:
    """The complete board."""
    lines = [heading(table, lang)]
    lines += [line for line in (turn(table, lang), *happened(table, lang)) if line]
    closed = [
        words.name(lang, "city", c.id) for c in atlas().cities.values() if all(d in table.out for d in c.districts)
    ]
    if closed:
        lines.append(Say(lang, "picture-out-of-play", cities=words.join(lang, closed)))
    for bank in ("west", "east", "delta"):
        zones = [z.id for z in atlas().zones.values() if z.bank == bank and z.id not in table.out]
        if zones:
            lines += ["", words.name(lang, "bank", bank), *(_zone(table, lang, id) for id in zones)]
    return "\n".join([*lines, "", dashboard_text(table, lang)])


def dashboard_text(table: Table, lang: str) -> str:
    """All players, in turn order."""
    return "\n".join(player_line(table.players[seat], table.book, lang) for seat in table.order)


def dashboard_alt(table: Table, lang: str) -> str:
    """Turn order, fame, whose turn."""
    order = ", ".join(naming.god(lang, s) for s in table.order)
    parts = [
        Say(lang, "picture-alt-dashboard", heading=heading(table, lang), order=order),
        turn(table, lang),
        leaders(table, lang),
        Say(lang, "picture-alt-fame", scores=scores(table, lang)),
        underworld.honours(table, lang),
    ]
    return " ".join(part for part in parts if part)


def _side(side: Side, duel: Duel, lang: str) -> str:
    god, role = naming.god(lang, side.seat), words.name(lang, "role", side.role)
    parts = [f"{role} {army(lang, Army(side.seat, side.soldiers, side.creature, side.avatar))}"]
    if side.card:
        parts.append(Say(lang, "picture-plays", god=god, card=words.name(lang, "battle_card", side.card)))
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
        key = "winner" if duel.winner == side.seat else "loser"
        parts.append(Say(lang, "picture-outcome", role=key, lost=side.lost, removed=side.removed))
    return ". ".join(parts) + "."


def battle_text(duel: Duel, lang: str) -> str:
    """Both sides with everything that is public."""
    head = Say(lang, "picture-battle", zone=naming.zone(lang, duel.zone))
    return "\n".join([head, _side(duel.attacker, duel, lang), _side(duel.defender, duel, lang)])


def hand_text(hand: Hand, lang: str) -> str:
    """Every card of a hand with its effect."""
    lines = [Say(lang, "picture-hand", god=naming.god(lang, hand.seat))]
    for card, place in hand.battle_cards:
        where = "" if place == "hand" else f" ({Say(lang, 'picture-card-place', place=place)})"
        lines.append(f"{Say(lang, f'battle_card-{card}.nick')}: {words.name(lang, 'battle_card', card)}{where}")
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
