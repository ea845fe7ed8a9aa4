"""What each side chooses in secret: active card, discard, interventions (B1, B2), and cards given up (P5)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.core.decision import Ask, Blocked, Dialogue, Option, Reason
from engine.kemet.content import CARDS
from engine.kemet.flow.deeds import price
from engine.kemet.state import Player, copies, without


class Plan(NamedTuple):
    active: str
    discard: str | None
    paid: tuple[str, ...]
    unpaid: tuple[str, ...]


@cache
def battle_card_option(card: str) -> Option:
    return Option(card, "battle_card", {"card": card})


@cache
def intervention_option(id: str, card: str, cost: int, group: str | None = None) -> Option:
    return Option(id, "intervention", {"card": card, "cost": cost}, group)


def _gone(player: Player, active: str | None = None, banned: str | None = None) -> list[Blocked]:
    """The own battle cards that cannot be chosen now."""
    played = [card for card in player.played if card != active]
    found = [Blocked(card, Reason("battle_card_played"), "battle_card", {"card": card}) for card in played]
    found += [Blocked(card, Reason("battle_card_discarded"), "battle_card", {"card": card}) for card in player.unseen]
    found += [Blocked(card, Reason("battle_card_removed"), "battle_card", {"card": card}) for card in player.removed]
    if active is not None:
        found.append(Blocked(active, Reason("battle_card_active"), "battle_card", {"card": active}))
    if banned in player.cards:
        found.append(Blocked(banned, Reason("battle_card_banned"), "battle_card", {"card": banned}))
    return found


def ask_active(player: Player, zone: str, banned: str | None = None) -> Dialogue:
    if banned is not None and player.cards == (banned,):
        banned = None  # a lone card is played
    (card,) = yield Ask(
        player.seat,
        "battle.card",
        tuple([battle_card_option(card) for card in player.cards if card != banned]),
        secret="sealed",
        params={"zone": zone},
        why=lambda: _gone(player, None, banned),
    )
    return card.id


def ask_plan(player: Player, zone: str, shown: str | None, banned: str | None = None) -> Dialogue:
    """The whole secret choice of one side. Returns a Plan."""
    active: str = shown if shown is not None else (yield from ask_active(player, zone, banned))
    rest = [card for card in player.cards if card != active]
    discard = None
    if rest:
        (gone,) = yield Ask(
            player.seat,
            "battle.discard",
            tuple([battle_card_option(card) for card in rest]),
            secret="sealed",
            params={"zone": zone, "active": active},
            why=lambda: _gone(player, active),
        )
        discard = gone.id
    laid = yield from _ask_interventions(player, zone)
    paid = yield from _ask_payment(player, laid)
    unpaid = list(laid)
    for card in paid:
        unpaid.remove(card)
    return Plan(active, discard, tuple(sorted(paid)), tuple(sorted(unpaid)))


def cost_of(player: Player, card: str) -> int:
    return price(player, (("card", CARDS[card].cost),))[0]


def _ask_interventions(player: Player, zone: str) -> Dialogue:
    hand = copies(player.hand)
    fit = [(id, card) for id, card in hand if CARDS[card].timing == "battle"]
    chosen = yield Ask(
        player.seat,
        "battle.interventions",
        tuple([intervention_option(id, card, cost_of(player, card)) for id, card in fit]),
        0,
        len(fit),
        (),
        "sealed",
        {"zone": zone, "prayer": player.prayer},
        lambda: [
            Blocked(id, Reason("not_a_battle_card", {"timing": CARDS[card].timing}), "intervention", {"card": card})
            for id, card in hand
            if CARDS[card].timing != "battle"
        ],
    )
    return [option.params["card"] for option in chosen]


def _ask_payment(player: Player, laid: list[str]) -> Dialogue:
    """B2: who lays more than he can pay says which are paid first. Returns those in effect."""
    prayer = player.prayer
    paid = [card for card in laid if cost_of(player, card) == 0]
    left = [card for card in laid if cost_of(player, card) > 0]
    while left and sum([cost_of(player, card) for card in left]) > prayer:
        payable = {card: cost_of(player, card) for card in left if cost_of(player, card) <= prayer}
        if not payable:
            return paid
        (chosen,) = yield Ask(
            player.seat,
            "battle.pay",
            tuple([intervention_option(card, card, cost) for card, cost in sorted(payable.items())]),
            default=(min(payable),),
            secret="sealed",
            params={"prayer": prayer, "laid": list(laid), "paid": list(paid)},
        )
        paid.append(chosen.id)
        left.remove(chosen.id)
        prayer -= payable[chosen.id]
    return paid + left


def ask_wound(player: Player, unpaid: tuple[str, ...]) -> Dialogue:
    """P5: not with cards laid in this battle (some are back in hand), not with Diversion. The cards given up."""
    fit = copies([card for card in without(player.hand, unpaid) if not CARDS[card].stays])
    chosen = yield Ask(
        player.seat,
        "battle.wound",
        tuple([intervention_option(id, card, 0, card) for id, card in fit]),
        0,
        len(fit),
        (),
        "options",
    )
    return [option.params["card"] for option in chosen]
