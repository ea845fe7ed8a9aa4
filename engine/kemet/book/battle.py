"""What the Book of the Dead adds to a battle: reinforcement, the ban, rites and the drain (G5, G12 to G14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.decision import Ask, Blocked, Dialogue, Option, Reason
from engine.core.game import Game
from engine.core.script import AGAIN, DONE, Outcome, Script, call
from engine.kemet import events as ev
from engine.kemet.book.honour import CORRUPTION
from engine.kemet.book.sacrifice import Sacrifice, take_back, why_no_sacrifice
from engine.kemet.content import FIGURES, OWN_BATTLE_CARDS, TILES
from engine.kemet.content.entries import Rite
from engine.kemet.flow.battle import Battle
from engine.kemet.flow.battle_plan import battle_card_option
from engine.kemet.flow.deeds import gain_prayer, place_soldiers, trimmed
from engine.kemet.flow.reckoning import silences
from engine.kemet.state import Player, State

PLAYED = Reason("battle_card_played")


def battle_of(game: Game) -> Battle:
    """The battle under way."""
    return next(frame for frame in reversed(game.frames) if isinstance(frame, Battle))


# ---------------------------------------------------------------------- B1: reinforcement (G13)


def reinforcement(game: Game, battle: Battle) -> Script | None:
    player: Player = game.state.players[battle.attacker]
    able = player.has("reinforce") and (player.supply or player.underworld)
    return Reinforce(seat=battle.attacker) if able else None


class Reinforce(Script):
    """The attacker adds a soldier, whatever the limit."""

    steps = ("join",)
    seat: str

    def join(self, game: Game) -> Dialogue:
        battle = battle_of(game)
        player: Player = game.state.players[self.seat]
        places = [place for place in ("supply", "underworld") if getattr(player, place)]
        options = tuple([Option(place, "reinforcement", {"from": place}) for place in places])
        tile = player.powers.parts["reinforce"][0][0].removeprefix("tile.")
        params = {"zone": battle.zone, "tile": tile}
        chosen = yield Ask(self.seat, "battle.reinforce", options, 0, 1, (options[-1].id,), params=params)
        for option in chosen:
            if option.id == "underworld":
                take_back(game, player, 1, "reinforce")
            place_soldiers(game, player, battle.zone, player.has("reinforce"))


def send_surplus_home(game: Game, battle: Battle) -> None:
    """B8: the limits hold again, wherever the attacker's soldiers are now."""
    state: State = game.state
    if state.players[battle.attacker].has("reinforce"):
        for zone, army in list(state.armies.items()):
            if army.owner == battle.attacker:
                state.armies[zone] = trimmed(game, zone, army)


# ---------------------------------------------------------------------- B1: the ban (G12)


def ban(game: Game, battle: Battle) -> Script | None:
    for seat, opponent in (battle.seats, battle.seats[::-1]):
        army = game.state.army_of(seat, battle.zone)
        if army is not None and army.figure is not None and FIGURES[army.figure].bans:
            return Ban(seat=seat, opponent=opponent, avatar=army.figure)
    return None


class Ban(Script):
    """A card, named by its values, that the opponent may not choose as active card."""

    steps = ("name",)
    seat: str
    opponent: str
    avatar: str

    def name(self, game: Game) -> Dialogue:
        battle = battle_of(game)
        other: Player = game.state.players[self.opponent]
        special = [TILES[id].battle_card for id in other.tiles]
        cards = sorted([*OWN_BATTLE_CARDS, *[card for card in special if card is not None]])
        options = tuple([battle_card_option(card) for card in cards if card not in other.played])
        params = {"zone": battle.zone, "opponent": self.opponent, "avatar": self.avatar}

        def why() -> list[Blocked]:
            gone = [battle_card_option(card) for card in other.played]
            return [Blocked(card.id, PLAYED, card.kind, card.params) for card in gone]

        (chosen,) = yield Ask(self.seat, "battle.ban", options, params=params, why=why)
        place = battle.seats.index(self.opponent)
        battle.banned = (chosen.id, None) if place == 0 else (None, chosen.id)
        game.emit(ev.CardBanned(seat=self.seat, opponent=self.opponent, card=chosen.id))


# ---------------------------------------------------------------------- B3: rites


def rites_of(state: State, battle: Battle, seat: str) -> Iterator[tuple[str, str, tuple[Rite, ...], str | None]]:
    """(id, source, choices, spared zone) of what a sacrifice may still buy this side; the Snake silences creatures."""
    place = battle.seats.index(seat)
    for tile, choices in state.players[seat].powers.rites:
        yield tile, f"tile.{tile}", choices, None
    army = state.army_of(seat, battle.zone)
    if army is not None and army.figure is not None and not silences(battle.sides(state)[1 - place]):
        yield army.figure, f"creature.{army.figure}", FIGURES[army.figure].rites, battle.zone


def rites(game: Game, battle: Battle) -> Script | None:
    """Attacker first."""
    state: State = game.state
    for seat in battle.seats:
        if any(choices for _, _, choices, _ in rites_of(state, battle, seat)):
            return Rites()
    return None


class Rites(Script):
    """One side after the other, one rite after the other: the owner picks the order (P1)."""

    steps = ("offer", "perform")
    side: int = 0
    source: str = ""
    total: str = ""
    amount: int = 0
    corrupt: int = 0

    def offer(self, game: Game) -> Any:
        battle = battle_of(game)
        if self.side == 2:
            return DONE
        player: Player = game.state.players[battle.seats[self.side]]
        able = self._able(game.state, battle, player)
        if not able:
            self.side += 1
            return AGAIN
        return self._ask(battle, player, able)

    def _able(self, state: State, battle: Battle, player: Player) -> dict[str, tuple[str, Rite, str | None]]:
        """Option id -> (source, rite, spared zone)."""
        found = {}
        for id, source, choices, spared in rites_of(state, battle, player.seat):
            if source not in battle.done and why_no_sacrifice(state, player, spared) is None:
                for rite in choices:
                    found[f"{id}.{rite.total}"] = (source, rite, spared)
        return found

    def _ask(self, battle: Battle, player: Player, able: dict[str, tuple[str, Rite, str | None]]) -> Dialogue:
        options = []
        for id, (source, rite, _) in able.items():
            amount = rite.amount + rite.corrupt * _corruption_after(player)
            options.append(Option(id, "rite", {"source": source, "total": rite.total, "amount": amount}))
        params = {"zone": battle.zone}
        chosen = yield Ask(player.seat, "battle.rite", tuple(options), 0, 1, (), params=params)
        if not chosen:
            self.side += 1
            return AGAIN
        self.source, rite, spared = able[chosen[0].id]
        self.total, self.amount, self.corrupt = rite
        battle.done = (*battle.done, self.source)
        return call(Sacrifice(seat=player.seat, source=self.source, spared=spared))

    def perform(self, game: Game) -> Outcome:
        """X is read after the honour is lost."""
        battle = battle_of(game)
        player: Player = game.state.players[battle.seats[self.side]]
        amount = self.amount + self.corrupt * player.corruption
        bought = (*battle.rites[self.side], (self.source, self.total, amount))
        battle.rites = (bought, battle.rites[1]) if self.side == 0 else (battle.rites[0], bought)
        game.emit(ev.RitePerformed(seat=player.seat, source=self.source, total=self.total, amount=amount))
        return Outcome(step="offer")


def _corruption_after(player: Player) -> int:
    assert player.honour is not None
    return CORRUPTION[max(0, player.honour - 1)]


# ---------------------------------------------------------------------- after B3: the drain (G14)


def drain(game: Game, battle: Battle) -> Script | None:
    """Who is stronger may turn the difference into prayer. Only one side is."""
    state: State = game.state
    sums = [sum([amount for _, amount in dict(side)["strength"]]) for side in battle.sums]
    for place, seat in enumerate(battle.seats):
        more = sums[place] - sums[1 - place]
        player = state.players[seat]
        if more > 0 and player.has("drain") and why_no_sacrifice(state, player) is None:
            return Drain(seat=seat, prayer=more)
    return None


class Drain(Script):
    steps = ("offer", "gain")
    seat: str
    prayer: int

    def offer(self, game: Game) -> Dialogue:
        source = game.state.players[self.seat].powers.parts["drain"][0][0]
        params = {"zone": battle_of(game).zone, "tile": source.removeprefix("tile.")}
        option = Option("drain", "drain", {"prayer": self.prayer})
        chosen = yield Ask(self.seat, "battle.drain", (option,), 0, 1, (), params=params)
        return call(Sacrifice(seat=self.seat, source=source)) if chosen else DONE

    def gain(self, game: Game) -> None:
        player = game.state.players[self.seat]
        battle_of(game).recount(game.state)
        gain_prayer(game, player, ((player.powers.parts["drain"][0][0], self.prayer),), battle=True)
