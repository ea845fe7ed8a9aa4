"""What every flow does: paying, gaining, placing, removing, drawing, settling. Each says what happened."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.core.game import Game
from engine.kemet import events as ev
from engine.kemet.content import CARDS, FIGURES
from engine.kemet.content.entries import Parts, Rebates
from engine.kemet.state import PRAYER_MAX, Army, Player, State, without

# ---------------------------------------------------------------------- prayer


@cache
def price_for(rebates: Rebates, parts: Parts) -> tuple[int, Parts]:
    """P2: the sum, at least 0; what lowers any payment lowers it once."""
    total = sum([amount for _, amount in parts])
    if total <= 0:
        return 0, parts
    if rebates.anything:
        parts = (*parts, *rebates.anything)
        total = max(0, total + sum([amount for _, amount in rebates.anything]))
    return total, parts


def price(player: Player, parts: Parts) -> tuple[int, Parts]:
    return price_for(player.powers.rebates, parts)


def pay(game: Game, player: Player, total: int, parts: Parts, reason: str) -> None:
    if total:
        player.prayer -= total
        game.emit(ev.PrayerPaid(seat=player.seat, paid=total, parts=parts, prayer=player.prayer, reason=reason))


def gain_prayer(game: Game, player: Player, parts: Parts, *, battle: bool = False) -> None:
    """One gain (P3). By day and by night, not in battle, some tiles add to it (T10)."""
    total = sum([amount for _, amount in parts])
    if total <= 0:
        return
    more = player.powers.parts.get("gain")
    if more is not None and not battle:
        parts = (*parts, *more)
        total += player.has("gain")
    before = player.prayer
    player.prayer = min(PRAYER_MAX, before + total)  # T3
    game.emit(ev.PrayerGained(seat=player.seat, gained=player.prayer - before, parts=parts, prayer=player.prayer))


# ---------------------------------------------------------------------- fame


def gain_fame(game: Game, player: Player, fame: str, amount: int, source: str) -> None:
    """Permanent fame (T7)."""
    if fame == "battle":
        player.battle += amount
    else:
        player.dominance += amount
    game.emit(ev.FameGained(seat=player.seat, fame=fame, amount=amount, source=source))
    for hook in game.state.moments.fame_gained:
        hook(game, player)


def settle(game: Game) -> None:
    """T9: conquered fame follows control; where a battle is still to come, nothing changes hands."""
    state: State = game.state
    armies, holders, owners = state.armies, state.holders, state.owners
    for zone, before in holders.items():
        after = armies[zone].owner if zone in armies else owners.get(zone)
        if after != before and (zone in armies or zone not in state.intruders):  # else a battle is about to lapse
            holders[zone] = after
            fame = "pyramid" if zone in owners else "temple"
            game.emit(ev.FameMoved(zone=zone, fame=fame, before=before, after=after))


# ---------------------------------------------------------------------- soldiers and creatures


def put_army(state: State, zone: str, army: Army) -> None:
    """Sets the army of a player in a zone, wherever it stands there; one with neither soldiers nor figure is gone."""
    holder, intruder = state.armies.get(zone), state.intruders.get(zone)
    outside = (
        intruder.owner == army.owner if intruder is not None else holder is not None and holder.owner != army.owner
    )
    place = state.intruders if outside else state.armies
    if army.soldiers or army.figure is not None:
        place[zone] = army
    else:
        place.pop(zone, None)


def place_soldiers(game: Game, player: Player, zone: str, soldiers: int) -> None:
    state: State = game.state
    army = state.army_of(player.seat, zone)
    have = army.soldiers if army is not None else 0
    put_army(state, zone, Army(player.seat, have + soldiers, army.figure if army is not None else None))
    player.supply -= soldiers
    game.emit(ev.SoldiersPlaced(seat=player.seat, zone=zone, soldiers=soldiers))


def remove_soldiers(game: Game, seat: str, zone: str, soldiers: int, *, reason: str, lost: bool = False) -> int:
    """Back to supply, as many as there are; with the last one the creature goes too (C2)."""
    state: State = game.state
    army = state.army_of(seat, zone)
    if army is None or soldiers <= 0:
        return 0
    gone = min(soldiers, army.soldiers)
    if not gone:
        return 0
    player = state.players[seat]
    player.supply += gone
    left = army.soldiers - gone
    game.emit(ev.SoldiersRemoved(seat=seat, zone=zone, soldiers=gone, lost=lost, reason=reason))
    if left or army.figure is None or FIGURES[army.figure].alone:
        put_army(state, zone, Army(seat, left, army.figure))
    else:
        put_army(state, zone, Army(seat, 0))
        send_home(game, player, army.figure, zone)
    return gone


def send_home(game: Game, player: Player, creature: str, zone: str) -> None:
    player.waiting = (*player.waiting, creature)
    game.emit(ev.CreatureLeft(seat=player.seat, creature=creature, zone=zone))


def join_creature(game: Game, player: Player, creature: str, zone: str) -> None:
    state: State = game.state
    army = state.army_of(player.seat, zone)
    assert army is not None
    player.waiting = without(player.waiting, (creature,))
    put_army(state, zone, army._replace(figure=creature))
    game.emit(ev.CreatureJoined(seat=player.seat, creature=creature, zone=zone))


def wound_figure(game: Game, seat: str, zone: str, lives: int) -> None:
    """Life points lost in a battle; without any left the figure goes to supply (G10)."""
    army = game.state.army_of(seat, zone)
    if lives and army is not None and army.figure is not None:
        left = FIGURES[army.figure].lives - lives
        game.emit(ev.AvatarWounded(seat=seat, avatar=army.figure, zone=zone, lives=lives, left=left))
        if not left:
            send_figure_home(game, seat, zone, "killed")


def send_figure_home(game: Game, seat: str, zone: str, reason: str) -> None:
    """A figure that stands alone leaves the board, and with it who was bound to it. No prayer for that (G8)."""
    state: State = game.state
    army = state.army_of(seat, zone)
    assert army is not None
    assert army.figure is not None
    remove_soldiers(game, seat, zone, army.soldiers, reason="surplus")
    put_army(state, zone, Army(seat, 0))
    game.emit(ev.AvatarLeft(seat=seat, avatar=army.figure, zone=zone, reason=reason))


def joined(game: Game, zone: str, group: Army, local: Army) -> Army:
    """Two forces of one owner that end a move together. A figure that stands alone binds the others, as far as it can:
    a creature and who is too many go to supply (G9)."""
    player = game.state.players[group.owner]
    figures = [figure for figure in (group.figure, local.figure) if figure is not None]
    soldiers = group.soldiers + local.soldiers
    alone = [figure for figure in figures if FIGURES[figure].alone]
    if not alone:
        return Army(group.owner, soldiers, figures[0] if figures else None)
    for creature in figures:
        if creature not in alone:
            send_home(game, player, creature, zone)
    return trimmed(game, zone, Army(group.owner, soldiers, alone[0]))


def trimmed(game: Game, zone: str, army: Army) -> Army:
    """The army without those who are too many for its limit; they go to supply."""
    player = game.state.players[army.owner]
    over = army.soldiers - player.limit(army.figure)
    if over <= 0:
        return army
    player.supply += over
    game.emit(ev.SoldiersRemoved(seat=army.owner, zone=zone, soldiers=over, lost=False, reason="surplus"))
    return army._replace(soldiers=army.soldiers - over)


def tell_of_move(game: Game, army: Army, start: str, end: str, way: str) -> None:
    if army.figure is not None and FIGURES[army.figure].alone:
        avatar, followers = army.figure, army.soldiers
        game.emit(ev.AvatarMoved(seat=army.owner, avatar=avatar, start=start, end=end, way=way, followers=followers))
        return
    game.emit(
        ev.ArmyMoved(seat=army.owner, start=start, end=end, way=way, soldiers=army.soldiers, creature=army.figure)
    )


def disband(game: Game, seat: str, zone: str) -> None:
    """B5: all to supply, and a prayer point for each but one."""
    state: State = game.state
    army = state.army_of(seat, zone)
    assert army is not None
    player = state.players[seat]
    player.supply += army.soldiers
    put_army(state, zone, Army(seat, 0))
    game.emit(ev.ArmyDisbanded(seat=seat, zone=zone, soldiers=army.soldiers))
    if army.figure is not None:
        send_home(game, player, army.figure, zone)
    gain_prayer(game, player, (("disband", army.soldiers - 1),), battle=True)


# ---------------------------------------------------------------------- interventions


def draw_cards(game: Game, player: Player, count: int) -> int:
    """Draws as many as there are; the deck is shuffled anew as soon as it is empty (N6)."""
    state: State = game.state
    game.learn(game.seats)  # nobody takes back silently what has shown a card to somebody
    got: list[str] = []
    for _ in range(count):
        if not state.deck:
            break
        got.append(state.deck[0])
        player.drawn = (*player.drawn, (state.shuffles, state.deck[0]))
        state.deck = state.deck[1:]
        reshuffle(game)
    if got:
        player.hand = tuple(sorted((*player.hand, *got)))
        game.emit(ev.CardsDrawn(seat=player.seat, count=len(got)))
        game.emit(ev.CardsSeen(seat=player.seat, cards=tuple(got), to=(player.seat,)))
    return len(got)


def reshuffle(game: Game) -> None:
    """Makes the discard pile the new deck, where there is one and the deck is empty."""
    state: State = game.state
    if state.deck or not state.discards:
        return
    state.shuffles += 1
    label = f"deck.{state.shuffles}.{state.undone}" if state.undone else f"deck.{state.shuffles}"
    state.deck = game.chance(label).shuffled(sorted(state.discards))
    state.discards = ()
    game.emit(ev.DeckShuffled(cards=len(state.deck)))


def take_from_hand(player: Player, cards: Iterable[str]) -> None:
    gone = tuple(cards)
    player.hand = without(player.hand, gone)
    drawn = list(player.drawn)
    for card in gone:
        for place in range(len(drawn) - 1, -1, -1):  # of two alike the newer one
            if drawn[place][1] == card:
                del drawn[place]
                break
    player.drawn = tuple(drawn)


def lay_off(game: Game, player: Player, cards: Iterable[str], reason: str) -> None:
    """Cards already out of the hand go to the open discard pile; an empty deck is made anew at once."""
    state: State = game.state
    gone = tuple(cards)
    if gone:
        state.discards = (*state.discards, *gone)
        game.emit(ev.CardsDiscarded(seat=player.seat, cards=gone, reason=reason))
        reshuffle(game)


def discard_cards(game: Game, player: Player, cards: Iterable[str], reason: str) -> None:
    gone = tuple(cards)
    take_from_hand(player, gone)
    lay_off(game, player, gone, reason)


def play_card(game: Game, player: Player, card: str) -> None:
    """A day or move card: shown, paid, discarded."""
    game.emit(ev.CardPlayed(seat=player.seat, card=card))
    total, parts = price(player, (("card", CARDS[card].cost),))
    pay(game, player, total, parts, "card")
    discard_cards(game, player, (card,), "played")
