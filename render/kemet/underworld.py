"""The Book of the Dead in words: honour, corruption, sacrifices, avatars."""

import words
from render.core.reading import Node
from render.kemet import content, naming
from render.kemet.drawing.atlas import atlas
from render.kemet.reading.duel import Side
from render.kemet.reading.seen import Book, Soul, Table

Say = words.say


def line(soul: Soul, track: Book | None, lang: str) -> str:
    """One player's honour and what it has cost."""
    return Say(
        lang,
        "picture-soul-line",
        honour=soul.honour,
        top=track.top if track else soul.honour,
        corruption=soul.corruption,
        underworld=soul.underworld,
        aside=soul.aside,
    )


def honours(table: Table, lang: str) -> str:
    """Everybody's honour; nothing in games without it."""
    souls = [(seat, soul) for seat in table.order if (soul := table.players[seat].soul)]
    listed = ", ".join(f"{naming.god(lang, seat)} {soul.honour}" for seat, soul in souls)
    return Say(lang, "picture-alt-honour", honours=listed) if souls else ""


def happened(event: Node, god: str, lang: str) -> list[str]:
    """An event of the underworld, or nothing."""
    kind = event.get("event").value

    def avatar() -> str:
        return words.name(lang, "avatar", event["avatar"].string())

    def zone(field: str) -> str:
        return naming.zone(lang, event[field].known(atlas().zones, "zone"))

    if kind == "AvatarMoved":
        way, n = event["way"].string(), event["followers"].whole()
        where = {"start": zone("start"), "end": zone("end")}
        return [Say(lang, "picture-avatar-moved", god=god, avatar=avatar(), n=n, way=way, **where)]
    if kind == "AvatarSummoned":
        return [Say(lang, "picture-avatar-summoned", god=god, avatar=avatar(), zone=zone("zone"))]
    if kind == "AvatarLeft":
        return [Say(lang, "picture-avatar-left", god=god, avatar=avatar(), zone=zone("zone"))]
    if kind == "HonourChanged":
        numbers = {name: event[name].whole() for name in ("before", "honour", "corruption")}
        return [Say(lang, "picture-honour-changed", god=god, **numbers)]
    if kind == "SoldierSacrificed":
        return [Say(lang, "picture-sacrificed", god=god)]
    if kind in ("FamePutAside", "FameTakenBack"):
        key = "picture-put-aside" if kind == "FamePutAside" else "picture-taken-back"
        return [Say(lang, key, god=god, n=event["amount"].whole())]
    return []


def side(found: Side, lang: str) -> list[str]:
    """What a side of a battle has from the book: rites, the forbidden card, the lives of its avatar."""
    told = []
    for source, total, amount in found.rites:
        name = words.name(lang, "term", total)
        told.append(Say(lang, "picture-rite-line", source=naming.source(lang, source), amount=f"+{amount}", total=name))
    if found.banned:
        told.append(Say(lang, "picture-banned", card=naming.card(lang, found.banned)))
    if found.avatar:
        avatar, lives = words.name(lang, "avatar", found.avatar), content.AVATAR_LIVES
        told.append(Say(lang, "picture-lives-line", avatar=avatar, left=lives - found.lives, lives=lives))
    return told
