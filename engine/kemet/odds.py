"""What a seat can say about a battle from its own view: its cards against each card the opponent may still hold.

    table = odds(game.view("anubis"), zone="sobek_temple", soldiers=5)     # a possible attack
    table = odds(game.view("anubis"))                                     # the battle under way

What the opponent may lay is unknown, so each cell is a range: from no intervention to the strongest that could be in
that hand (and could be paid). What else the opponent may still do before the sums (sacrifices, say) is part of the
range as well, also where it weakens the own army. What the viewer may still do is not: nothing is promised that has
to be bought first; it is only named. So is a card that may still be forbidden: nobody knows which one. Once the sums
stand, the table is what came of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.core.errors import IllegalAnswer
from engine.kemet.content import CARDS, DECK, FIGURES
from engine.kemet.content.entries import Powers, powers
from engine.kemet.expansions import expansions_of
from engine.kemet.flow.deeds import price_for
from engine.kemet.flow.reckoning import Outcome, Parts, Prospect, Side, outcome, reckon, total
from engine.kemet.table import board_of


class Cell(NamedTuple):
    """One own card against one of theirs. Pairs are (least, most); `wins`: yes, no or maybe."""

    card: str
    against: str
    wins: str
    margin: tuple[int, int]  # own strength less theirs
    own_losses: tuple[int, int]  # lost and removed
    their_losses: tuple[int, int]


class Odds(NamedTuple):
    zone: str
    attacker: str
    defender: str
    viewer: str
    opponent: str
    cards: tuple[str, ...]
    against: tuple[str, ...]
    cells: tuple[Cell, ...]
    unknown: int  # cards in the opponent's hand that may be interventions for battle
    deeds: tuple[str, ...] = ()  # sources of what else the opponent may still do: the ranges reckon with it
    own_deeds: tuple[str, ...] = ()  # sources of what the viewer may still do: not reckoned with
    bans: str | None = None  # source of the opponent's that will forbid the viewer one of the cards (G12)
    own_bans: str | None = None  # source of the viewer's that will forbid the opponent one

    def cell(self, card: str, against: str) -> Cell:
        return next(cell for cell in self.cells if cell.card == card and cell.against == against)

    def chance(self, card: str) -> float:
        """The share of the opponent's cards that this one beats for sure, counting "maybe" half."""
        row = [cell.wins for cell in self.cells if cell.card == card]
        return (row.count("yes") + row.count("maybe") / 2) / len(row)

    def to_json(self) -> dict[str, Any]:
        found = self._asdict()
        found["cells"] = [cell._asdict() for cell in self.cells]
        return found


def odds(
    view: dict[str, Any],
    *,
    zone: str | None = None,
    soldiers: int | None = None,
    creature: str | None = None,
    interventions: Sequence[str] = (),
) -> Odds:
    """The table for the viewer: in the battle under way, or for an attack on `zone` with so many soldiers.

    `creature`: the figure that goes with them, an avatar too. `interventions`: what the viewer would lay.
    Raises IllegalAnswer where there is no such battle.
    """
    me = view["viewer"]
    if me is None:
        raise IllegalAnswer("odds_need_a_seat")
    battle = view["battle"]
    if battle is not None and (zone is None or zone == battle["zone"]):
        return _under_way(view, battle, me, tuple(interventions))
    if zone is None:
        raise IllegalAnswer("no_battle_here")
    if zone not in view["board"]["zones"]:
        raise IllegalAnswer("unknown_zone", zone=zone)
    enemies = [army for army in view["board"]["zones"][zone]["armies"] if army["owner"] != me]
    if not enemies:
        raise IllegalAnswer("no_enemy_there", zone=zone)
    enemy = enemies[0]
    count = soldiers if soldiers is not None else _most(view["players"][me], creature)
    mine = _side(view, me, "attacker", zone, count, creature, tuple(interventions))
    theirs = _side(view, enemy["owner"], "defender", zone, enemy["soldiers"], figure_of(enemy), ())
    return _table(view, zone, me, mine, enemy["owner"], theirs, None, None)


def _most(player: dict[str, Any], figure: str | None) -> int:
    """As many soldiers as may go with a figure (T1, G9)."""
    alone = figure is not None and FIGURES[figure].alone
    most: int = player["corruption"] if alone else player["limit"]
    return most


def _under_way(view: dict[str, Any], battle: dict[str, Any], me: str, laid: tuple[str, ...]) -> Odds:
    roles = {battle["attacker"]["seat"]: "attacker", battle["defender"]["seat"]: "defender"}
    if me not in roles:
        raise IllegalAnswer("not_your_battle")
    other = next(seat for seat in roles if seat != me)
    if battle["winner"] is not None:
        return _decided(view, battle, me, other, roles)
    zone = battle["zone"]
    armies = {army["owner"]: army for army in view["board"]["zones"][zone]["armies"]}
    sides = {}
    for seat in (me, other):
        army = armies.get(seat, {"soldiers": 0, "creature": None})
        cards = tuple(battle[roles[seat]]["interventions"]) or (laid if seat == me else ())
        side = _side(view, seat, roles[seat], zone, army["soldiers"], figure_of(army), cards)
        bought = tuple([(source, name, amount) for source, name, amount in battle[roles[seat]].get("rites", ())])
        given_up = battle[roles[seat]]["wounds"]
        sides[seat] = side._replace(rites=bought, bonus=(("wound", given_up),) if given_up else ())
    fixed = {seat: battle[role]["card"] or battle[role]["shown"] for seat, role in roles.items()}
    revealed = battle["attacker"]["card"] is not None
    found = _table(view, zone, me, sides[me], other, sides[other], fixed[me], fixed[other], revealed)
    if revealed:
        return found._replace(bans=None, own_bans=None)
    own, theirs = battle[roles[me]].get("banned"), battle[roles[other]].get("banned")
    if own is not None:
        found = found._replace(bans=None)
    if theirs is not None:
        found = found._replace(own_bans=None)
    return _without(found, own if fixed[me] is None else None, theirs if fixed[other] is None else None)


def _decided(view: dict[str, Any], battle: dict[str, Any], me: str, other: str, roles: dict[str, str]) -> Odds:
    """B4: the totals are fixed, whatever is left of the armies by now; who may still send a soldier away has fewer
    to lose."""
    mine, theirs = battle[roles[me]], battle[roles[other]]
    margin = total(mine["sums"]["strength"]) - total(theirs["sums"]["strength"])
    own, foreign = [side["lost"] + side["removed"] for side in (mine, theirs)]
    least = foreign
    if battle["step"] == "damage" and other in [asked["seat"] for asked in view["asked"]]:
        armies = view["board"]["zones"][battle["zone"]]["armies"]
        least = min([foreign, *[max(0, army["soldiers"] - 1) for army in armies if army["owner"] == other]])
    wins = "yes" if battle["winner"] == me else "no"
    cell = Cell(mine["card"], theirs["card"], wins, (margin, margin), (own, own), (least, foreign))
    attacker, defender = battle["attacker"]["seat"], battle["defender"]["seat"]
    return Odds(battle["zone"], attacker, defender, me, other, (mine["card"],), (theirs["card"],), (cell,), 0)


def _may_give_up(view: dict[str, Any], seat: str) -> int:
    """P5: how many cards a seat may still give up after the reveal, the attacker first; not what it laid."""
    battle = view["battle"]
    asked = [it["seat"] for it in view["asked"] if it["kind"] == "battle.wound"]
    if not asked or (asked[0] != seat and seat == battle["attacker"]["seat"]):
        return 0
    side = battle["attacker"] if battle["attacker"]["seat"] == seat else battle["defender"]
    held: int = view["players"][seat]["hand"]["count"] - 1 - len(side["unpaid"])  # one is the Diversion
    return max(0, held)


def _without(found: Odds, own: str | None, theirs: str | None) -> Odds:
    """A banned card is not chosen, unless there is no other."""
    cards = tuple([card for card in found.cards if card != own]) or found.cards
    against = tuple([card for card in found.against if card != theirs]) or found.against
    cells = tuple([cell for cell in found.cells if cell.card in cards and cell.against in against])
    return found._replace(cards=cards, against=against, cells=cells)


def figure_of(army: dict[str, Any]) -> str | None:
    """The creature or avatar of an army in a view."""
    figure: str | None = army.get("avatar", army["creature"])
    return figure


def _side(
    view: dict[str, Any],
    seat: str,
    role: str,
    zone: str,
    soldiers: int,
    creature: str | None,
    interventions: tuple[str, ...],
) -> Side:
    player = view["players"][seat]
    home = board_of(view["ruleset"], len(view["players"])).city_of.get(zone) == player["city"]
    corruption = player.get("corruption", 0)
    return Side(role, soldiers, creature, tuple(player["tiles"]), home, None, interventions, (), (), corruption)


def possible_cards(view: dict[str, Any], seat: str) -> tuple[str, ...]:
    """The battle cards that a seat may have in hand, as far as the viewer knows (B1: an empty hand is taken back)."""
    cards = view["players"][seat]["battle_cards"]
    if cards["hand"] is not None:
        return tuple(cards["hand"] or sorted([*cards["played"], *cards["discarded"]]))
    if not cards["counts"]["hand"]:
        return tuple(cards["all"])
    return tuple([card for card in cards["all"] if card not in cards["played"]])


def _table(
    view: dict[str, Any],
    zone: str,
    me: str,
    mine: Side,
    other: str,
    theirs: Side,
    own: str | None,
    shown: str | None,
    revealed: bool = False,
) -> Odds:
    cards = (own,) if own is not None else possible_cards(view, me)
    against = (shown,) if shown is not None else possible_cards(view, other)
    unknown = 0 if revealed else max(0, view["players"][other]["hand"]["count"] - 1)  # one is the Diversion
    spare = _may_give_up(view, other) if revealed else unknown
    deeds = _prospects(view, other, zone, theirs, mine)
    cases = _cases(view, other, (unknown, spare), mine, theirs, deeds)
    cells = [
        _cell(card, enemy, mine._replace(card=card), [(case._replace(card=enemy), leaves) for case, leaves in cases])
        for card in cards
        for enemy in against
    ]
    attacker, defender = (me, other) if mine.role == "attacker" else (other, me)
    named, own_named = _sources(deeds), _sources(_prospects(view, me, zone, mine, theirs))
    bans, own_bans = _forbids(theirs), _forbids(mine)
    found = Odds(zone, attacker, defender, me, other, cards, against, tuple(cells), unknown, named, own_named)
    return found._replace(bans=bans, own_bans=own_bans)


def _forbids(side: Side) -> str | None:
    return f"avatar.{side.figure}" if side.figure is not None and FIGURES[side.figure].bans else None


def _prospects(view: dict[str, Any], seat: str, zone: str, side: Side, enemy: Side) -> tuple[Prospect, ...]:
    found: tuple[Prospect, ...] = ()
    for expansion in expansions_of(tuple(view["colours"])):
        found += expansion.prospects(view, seat, zone, side, enemy)
    return found


def _sources(prospects: tuple[Prospect, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys([source for prospect in prospects for source in prospect.sources]))


def _cases(
    view: dict[str, Any], seat: str, hand: tuple[int, int], mine: Side, theirs: Side, deeds: tuple[Prospect, ...]
) -> list[tuple[Side, bool]]:
    """The opponent doing nothing more, and doing what hurts most: for strength, for damage, for shields; and having
    fewer soldiers to lose. Each with whether a soldier may leave after the sums.

    `hand`: how many cards may be laid, and how many may be laid or given up.
    """
    seen = Counter(view["discards"]) + Counter(view["players"][view["viewer"]]["hand"]["cards"] or ())
    pool = Counter(DECK) - seen  # cards that the viewer has not seen elsewhere
    player = view["players"][seat]
    owned = powers(tuple(player["tiles"]))

    def armed(deed: Prospect, name: str) -> tuple[int, Side]:
        """How much of a total there is with the cards that give most of it."""
        cards, bonus = _worst(pool, owned, hand, name, player["prayer"] - deed.cost)
        side = deed.side
        case = side._replace(interventions=(*side.interventions, *cards), bonus=(*side.bonus, *bonus))
        return total(getattr(reckon(case, mine), name)), case

    courses = (Prospect(theirs, 0, ()), *deeds)
    cases = [(theirs, False)]
    for name in ("strength", "damage", "shield"):
        cases.append((max([armed(deed, name) for deed in courses], key=lambda reached: reached[0])[1], False))
    if deeds:
        cases.append((max(deeds, key=lambda deed: _fight(mine, deed.side)[1]).side, False))
    for soldiers, leaves in dict.fromkeys([(deed.side.soldiers, deed.leaves) for deed in deeds]):
        few = [armed(deed, "shield") for deed in deeds if (deed.side.soldiers, deed.leaves) == (soldiers, leaves)]
        cases.append((max(few, key=lambda reached: reached[0])[1], leaves))
    return cases


def _worst(
    pool: Counter[str], owned: Powers, hand: tuple[int, int], name: str, prayer: int
) -> tuple[tuple[str, ...], Parts]:
    """So many cards from the pool that could be paid and give most of a total, and strength for the rest of them."""
    wound = owned.get("wound") if name == "strength" else 0
    values = []
    for card, count in pool.items():
        fight = CARDS[card].fight
        if fight is not None and getattr(fight, name):
            values += [(getattr(fight, name), card)] * count
    values.sort(key=lambda value: (-value[0], value[1]))
    chosen: list[str] = []
    for value, card in values:
        cost = price_for(owned.rebates, (("card", CARDS[card].cost),))[0]
        if len(chosen) < hand[0] and cost <= prayer and value > wound:
            chosen.append(card)
            prayer -= cost
    bonus = wound * (hand[1] - len(chosen))
    return tuple(chosen), (("wound", bonus),) if bonus else ()


def _cell(card: str, against: str, mine: Side, cases: list[tuple[Side, bool]]) -> Cell:
    margins, own, foreign, won = [], [], [], []
    for enemy, leaves in cases:
        result, margin = _fight(mine, enemy)
        me, them = (result.attacker, result.defender) if mine.role == "attacker" else (result.defender, result.attacker)
        margins.append(margin)
        own.append(me.lost + me.removed)
        foreign.append(them.lost + them.removed)
        won.append(result.attacker_wins == (mine.role == "attacker"))
        if leaves and margin < 0:
            foreign.append(min(foreign[-1], enemy.soldiers - 1))
    wins = "yes" if all(won) else "maybe" if any(won) else "no"
    return Cell(
        card,
        against,
        wins,
        (min(margins), max(margins)),
        (min(own), max(own)),
        (min(foreign), max(foreign)),
    )


def _fight(mine: Side, theirs: Side) -> tuple[Outcome, int]:
    sums, enemy = reckon(mine, theirs), reckon(theirs, mine)
    margin = total(sums.strength) - total(enemy.strength)
    if mine.role == "attacker":
        return outcome(mine, theirs, sums, enemy), margin
    return outcome(theirs, mine, enemy, sums), margin
