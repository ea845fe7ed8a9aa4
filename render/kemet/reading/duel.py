"""A battle as the picture needs it: the one under way, or the last one of this turn, put together from its events."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from render.core.reading import Node, ViewError
from render.kemet import content
from render.kemet.drawing.atlas import atlas
from render.kemet.reading.seen import Army, Table

TOTALS = ("strength", "damage", "critical", "shield")
Parts = tuple[tuple[str, int], ...]
Rites = tuple[tuple[str, str, int], ...]


@dataclass(frozen=True)
class Side:
    """One side; `card` is None until it is shown, `sums` hold what is public before and everything after."""

    seat: str
    role: str
    soldiers: int
    creature: str | None
    card: str | None
    interventions: tuple[str, ...]
    unpaid: tuple[str, ...]
    sums: Mapping[str, Parts]
    lost: int
    removed: int
    state: str | None  # choosing, locked, or nothing to choose
    avatar: str | None = None
    banned: str | None = None  # the battle card that this side may not choose
    rites: Rites = ()  # (source, which total, amount) bought by sacrifices
    lives: int = 0  # life points its avatar has lost

    @property
    def being(self) -> str | None:
        """The creature or avatar."""
        return self.avatar or self.creature

    @property
    def fallen(self) -> str | None:
        """The avatar, if it has lost all its life points."""
        return self.avatar if self.lives >= content.AVATAR_LIVES else None

    def total(self, name: str) -> int:
        """The sum of all parts."""
        return sum(amount for _, amount in self.sums.get(name, ()))


@dataclass(frozen=True)
class Duel:
    """A battle; `revealed` says whether the cards lie open, `over` whether everything is done."""

    zone: str
    attacker: Side
    defender: Side
    revealed: bool
    winner: str | None
    over: bool

    @property
    def state(self) -> str:
        """choosing, revealed or over."""
        return "over" if self.over else "revealed" if self.winner else "choosing"


def _parts(node: Node) -> Parts:
    return tuple((part.at(0).string(), part.at(1).whole()) for part in node)


def _cards(node: Node, known: Mapping[str, object], what: str) -> tuple[str, ...]:
    return tuple(card.known(known, what) for card in node)


def _card(node: Node) -> str | None:
    return None if node.none else node.known(content.BATTLE_CARDS, "battle card")


def _rites(node: Node) -> Rites:
    """What was bought by sacrifices; games without the Book of the Dead have no such field."""
    return () if node.none else tuple((r.at(0).string(), _total(r.at(1)), r.at(2).whole()) for r in node)


def _total(node: Node) -> str:
    return node.known(TOTALS, "total")


def _public(
    table: Table, zone: str, role: str, army: Army | None, seat: str, enemy: Army | None, card: str | None
) -> dict[str, Parts]:
    """What everybody can count before the cards are shown."""
    found: dict[str, list[tuple[str, int]]] = {name: [] for name in TOTALS}

    def add(source: str, numbers: tuple[int, int, int, int]) -> None:
        strength, damage, shield, critical = numbers
        for name, value in zip(TOTALS, (strength, damage, critical, shield), strict=True):
            if value:
                found[name].append((source, value))

    if army and army.soldiers:
        add("soldiers", (army.soldiers, 0, 0, 0))
    if card:
        shown = content.BATTLE_CARDS[card]
        add("card", (shown.strength, shown.damage, shown.shield, 0))
    soul = table.players[seat].soul
    for tile in table.players[seat].tiles:
        for fight in content.FIGHTS.get(tile, ()):
            if fight[0] in (role, "any"):
                add(f"tile.{tile}", fight[1:])
        for fight in content.CORRUPT_FIGHTS.get(tile, ()):
            if fight[0] in (role, "any") and soul:
                strength, damage, shield, critical = (soul.corruption * number for number in fight[1:])
                add(f"tile.{tile}", (strength, damage, shield, critical))
    if army and army.avatar:
        add(f"avatar.{army.avatar}", (content.AVATAR_STRENGTH[army.avatar], 0, 0, 0))
    silenced = enemy is not None and enemy.creature in content.SILENCERS
    if army and army.creature and army.soldiers and not silenced:
        add(f"creature.{army.creature}", content.CREATURE_FIGHTS.get(army.creature, (0, 0, 0, 0)))
    if atlas().zones[zone].city is not None and table.players[seat].city == atlas().zones[zone].city:
        add("home", (1, 0, 0, 0))
    return {name: tuple(parts) for name, parts in found.items()}


def _so_far(public: dict[str, Parts], laid: tuple[str, ...], rites: Rites) -> dict[str, Parts]:
    """With what lies open after the reveal while somebody is still asked something."""
    more = [(f"intervention.{id}", sign, int(n)) for id in laid for sign, n in content.INTERVENTIONS[id].signs if n]
    found = dict(public)
    for source, name, amount in (*more, *rites):
        found[name] = (*found.get(name, ()), (source, amount))
    return found


def _removals(table: Table, zone: str) -> dict[tuple[str, bool], int]:
    """Soldiers of each seat lost (True) or removed (False) since this battle began."""
    found: dict[tuple[str, bool], int] = {}
    for event in table.events:
        name = event.get("event").value
        if name == "BattleBegan":
            found = {}
        elif name == "SoldiersRemoved" and event["zone"].value == zone:
            key = event["seat"].string(), event["lost"].flag()
            found[key] = found.get(key, 0) + event["soldiers"].whole()
    return found


def duel(table: Table, view: Mapping[str, Any]) -> Duel:
    """The battle to show; ViewError where there is none."""
    node = Node(dict(view))
    battle = node["battle"]
    if battle.none:
        return _past(table)
    zone = battle["zone"].known(atlas().zones, "zone")
    armies = {army.owner: army for army in table.spots[zone].armies}
    asked = {entry.seat: entry.state for entry in table.asked}
    gone = _removals(table, zone)
    sides = {}
    for role, other in (("attacker", "defender"), ("defender", "attacker")):
        entry = battle[role]
        seat = entry["seat"].known(table.players, "seat")
        army, enemy = armies.get(seat), armies.get(battle[other]["seat"].string())
        sums = {name: _parts(parts) for name, parts in entry["sums"].items()}
        lost, removed = entry["lost"].whole(), gone.get((seat, False), 0)
        soldiers = dict(sums.get("strength", ())).get("soldiers", 0) if sums else (army.soldiers if army else 0)
        shown = _card(entry["card"]) or _card(entry["shown"])
        rites = _rites(entry.get("rites"))
        laid = _cards(entry["interventions"], content.INTERVENTIONS, "intervention")
        public = sums or _so_far(_public(table, zone, role, army, seat, enemy, shown), laid, rites)
        sides[role] = Side(
            seat,
            role,
            soldiers,
            army.creature if army else None,
            shown,
            laid,
            _cards(entry["unpaid"], content.INTERVENTIONS, "intervention"),
            public,
            lost,
            removed,
            asked.get(seat),
            army.avatar if army else _avatar(sums),
            _card(entry.get("banned")),
            rites,
            0 if entry.get("lives").none else entry["lives"].whole(),
        )
    revealed = not battle["attacker"]["card"].none and not battle["defender"]["card"].none
    return Duel(zone, sides["attacker"], sides["defender"], revealed, battle["winner"].maybe(), False)


def _avatar(sums: Mapping[str, Parts]) -> str | None:
    """The avatar that a reckoning names, even if it has left the board since."""
    found = [source.partition(".")[2] for source, _ in sums.get("strength", ()) if source.startswith("avatar.")]
    return found[0] if found and found[0] in content.AVATAR_STRENGTH else None


def _past(table: Table) -> Duel:
    """The last battle of the turn, from what everybody saw of it."""
    zone = winner = None
    sides: dict[str, Side] = {}
    for event in table.events:
        name = event.get("event").value
        if name == "BattleBegan":
            zone, winner = event["zone"].known(atlas().zones, "zone"), None
            sides = {
                event[role].known(table.players, "seat"): Side(
                    event[role].string(), role, 0, None, None, (), (), {}, 0, 0, None
                )
                for role in ("attacker", "defender")
            }
        elif zone is None:
            continue
        elif name == "BattleCardsRevealed":
            seat = event["seat"].known(sides, "fighter")
            sides[seat] = replace(
                sides[seat],
                card=_card(event["card"]),
                interventions=_cards(event["interventions"], content.INTERVENTIONS, "intervention"),
                unpaid=_cards(event["unpaid"], content.INTERVENTIONS, "intervention"),
            )
        elif name == "BattleReckoned":
            winner = event["winner"].known(sides, "fighter")
            for side in list(sides.values()):
                sums = {p.at(0).string(): _parts(p.at(1)) for p in event[side.role]}
                strength = dict(sums.get("strength", ()))
                beast = next(
                    (s.partition(".")[2] for ps in sums.values() for s, _ in ps if s.startswith("creature.")), None
                )
                sides[side.seat] = replace(
                    side, sums=sums, soldiers=strength.get("soldiers", 0), creature=beast, avatar=_avatar(sums)
                )
        elif name == "CardBanned":
            seat = event["opponent"].known(sides, "fighter")
            sides[seat] = replace(sides[seat], banned=_card(event["card"]))
        elif name == "RitePerformed":
            seat = event["seat"].known(sides, "fighter")
            rite = (event["source"].string(), _total(event["total"]), event["amount"].whole())
            sides[seat] = replace(sides[seat], rites=(*sides[seat].rites, rite))
        elif name == "AvatarWounded":
            seat = event["seat"].known(sides, "fighter")
            sides[seat] = replace(sides[seat], lives=event["lives"].whole())
    if zone is None or winner is None:
        raise ViewError("battle", "there is no battle to show")
    gone = _removals(table, zone)
    found = {
        side.role: replace(side, lost=gone.get((side.seat, True), 0), removed=gone.get((side.seat, False), 0))
        for side in sides.values()
    }
    return Duel(zone, found["attacker"], found["defender"], True, winner, True)
