"""A battle in the rulebook's eight steps (B1 to B8). The attacker's army is the intruder, the defender's the holder."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from engine.core.decision import Ask, Blocked, Dialogue, Option, Reason, Together
from engine.core.game import Game
from engine.core.script import AGAIN, DONE, Outcome, Script
from engine.kemet import events as ev
from engine.kemet.content import CARDS, FIGURES
from engine.kemet.content.entries import Parts
from engine.kemet.flow.battle_plan import Plan, ask_active, ask_plan, ask_wound
from engine.kemet.flow.deeds import (
    disband,
    discard_cards,
    draw_cards,
    gain_fame,
    gain_prayer,
    lay_off,
    pay,
    price,
    put_army,
    remove_soldiers,
    send_figure_home,
    settle,
    take_from_hand,
    tell_of_move,
    wound_figure,
)
from engine.kemet.flow.moments import first_of
from engine.kemet.flow.placing import zone_option
from engine.kemet.flow.reckoning import Side, Sums, outcome, reckon, silences
from engine.kemet.flow.ways import may_stand, stands_alone
from engine.kemet.state import Army, Player, State, without

RETREAT, STAY = Option("retreat", "retreat"), Option("stay", "stay")
ROLES = ("attacker", "defender")
SLAIN = 2  # enemies that a slayer must have killed for fame


class Battle(Script):
    """Fields that come in pairs are the attacker's and the defender's. All of them are public knowledge."""

    steps = (
        "start",
        "take_back",
        "prescience",
        "choose",
        "wound",
        "strength",
        "damage",
        "loser",
        "retreat",
        "rewards",
        "winner",
        "clean_up",
    )
    zone: str
    attacker: str
    defender: str
    shown: tuple[str | None, str | None] = (None, None)  # P4
    cards: tuple[str | None, str | None] = (None, None)
    laid: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())  # interventions in effect
    unpaid: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    wounds: tuple[int, int] = (0, 0)  # P5
    wounding: int = 0
    sums: tuple[Any, ...] = ()  # both sides' totals by source, once reckoned
    silenced: tuple[bool, bool] = (False, False)
    attacker_wins: bool = False
    lost: tuple[int, int] = (0, 0)
    removed: tuple[int, int] = (0, 0)
    lives: tuple[int, int] = (0, 0)  # lost by a figure that stands alone
    retreats: bool = False
    banned: tuple[str | None, str | None] = (None, None)  # cards that a side may not choose as active one
    rites: tuple[Any, Any] = ((), ())  # (source, total, amount) from sacrifices in this battle
    done: tuple[str, ...] = ()  # what is possible once per battle and has been used

    @property
    def seats(self) -> tuple[str, str]:
        return self.attacker, self.defender

    def _players(self, game: Game) -> tuple[Player, Player]:
        players = game.state.players
        return players[self.attacker], players[self.defender]

    @property
    def victor(self) -> str:
        return self.attacker if self.attacker_wins else self.defender

    @property
    def beaten(self) -> str:
        return self.defender if self.attacker_wins else self.attacker

    # ------------------------------------------------------------------ B1: preparation

    def start(self, game: Game) -> Outcome | None:
        """P6: effects at the start of a battle."""
        game.emit(ev.BattleBegan(zone=self.zone, attacker=self.attacker, defender=self.defender))
        player = game.state.players[self.attacker]
        gain_prayer(game, player, player.powers.parts.get("start_prayer", ()), battle=True)
        cards = player.has("start_card")
        if cards:
            draw_cards(game, player, cards)
        return first_of(game.state.moments.battle_begins, game, self)

    def take_back(self, game: Game) -> Outcome | None:
        for player in self._players(game):
            if not player.cards:
                player.cards = tuple(sorted((*player.played, *player.unseen)))
                player.played = player.unseen = ()
                game.emit(ev.BattleCardsTakenBack(seat=player.seat))
        return first_of(game.state.moments.battle_cards, game, self)

    def prescience(self, game: Game) -> Any:
        """P4: who faces it chooses the active card first and shows it."""
        players = self._players(game)
        seen = [players[1 - place] for place in (0, 1) if players[place].has("prescience")]
        return self._show(game, seen) if seen else None

    def _show(self, game: Game, seen: list[Player]) -> Generator[Together, tuple[str, ...], None]:
        cards = yield Together(
            "battle.prescience",
            tuple([(player.seat, ask_active(player, self.zone, self._banned_to(player.seat))) for player in seen]),
            "sealed",
        )
        for player, card in zip(seen, cards, strict=True):
            play_battle_card(player, card)
            self.shown = self._set(self.shown, player.seat, card)
            game.emit(ev.BattleCardShown(seat=player.seat, card=card))

    def _set(self, pair: tuple[Any, Any], seat: str, value: Any) -> tuple[Any, Any]:
        return (value, pair[1]) if seat == self.attacker else (pair[0], value)

    def _banned_to(self, seat: str) -> str | None:
        return self.banned[0 if seat == self.attacker else 1]

    # ------------------------------------------------------------------ B1 and B2: choice and reveal

    def choose(self, game: Game) -> Generator[Together, tuple[Plan, Plan], None]:
        players = self._players(game)
        plans = yield Together(
            "battle.plan",
            tuple(
                [
                    (player.seat, ask_plan(player, self.zone, shown, banned))
                    for player, shown, banned in zip(players, self.shown, self.banned, strict=True)
                ]
            ),
            "sealed",
        )
        for player, plan in zip(players, plans, strict=True):
            self._reveal(game, player, plan)

    def _reveal(self, game: Game, player: Player, plan: Plan) -> None:
        """B2: each card is its own payment; what cannot be paid returns to the hand."""
        if plan.active not in player.played:
            play_battle_card(player, plan.active)
        if plan.discard is not None:
            player.cards = without(player.cards, (plan.discard,))
            player.unseen = tuple(sorted((*player.unseen, plan.discard)))
        game.emit(
            ev.BattleCardsRevealed(seat=player.seat, card=plan.active, interventions=plan.paid, unpaid=plan.unpaid)
        )
        for card in plan.paid:
            cost, parts = price(player, (("card", CARDS[card].cost),))
            pay(game, player, cost, parts, f"intervention.{card}")
        take_from_hand(player, [card for card in plan.paid if not CARDS[card].stays])
        self.cards = self._set(self.cards, player.seat, plan.active)
        self.laid = self._set(self.laid, player.seat, plan.paid)
        self.unpaid = self._set(self.unpaid, player.seat, plan.unpaid)

    def wound(self, game: Game) -> Any:
        """P5: cards given up for strength, one side after the other."""
        if self.wounding == 2:
            return first_of(game.state.moments.battle_strength, game, self)
        player = self._players(game)[self.wounding]
        if not player.has("wound"):
            self.wounding += 1
            return AGAIN
        return self._give_up(game, player)

    def _give_up(self, game: Game, player: Player) -> Dialogue:
        cards = yield from ask_wound(player, self.unpaid[self.wounding])
        discard_cards(game, player, cards, "wound")
        self.wounds = self._set(self.wounds, player.seat, len(cards) * player.has("wound"))
        self.wounding += 1
        return AGAIN

    # ------------------------------------------------------------------ B3 and B4: strength and damage

    def sides(self, state: State) -> tuple[Side, Side]:
        """Both sides as they stand now."""
        found = []
        for place, role in enumerate(ROLES):
            player = state.players[self.seats[place]]
            army = state.army_of(player.seat, self.zone)
            bonus: Parts = ()
            if self.wounds[place]:
                bonus = ((player.powers.parts["wound"][0][0], self.wounds[place]),)
            found.append(
                Side(
                    role,
                    army.soldiers if army is not None else 0,
                    army.figure if army is not None else None,
                    player.tiles,
                    state.owner_of(self.zone) == player.seat,
                    self.cards[place],
                    self.laid[place],
                    bonus,
                    self.rites[place],
                    player.corruption,
                )
            )
        return found[0], found[1]

    def strength(self, game: Game) -> Outcome | None:
        attacker, defender = self.sides(game.state)
        mine, theirs = reckon(attacker, defender), reckon(defender, attacker)
        self.sums = (mine.named(), theirs.named())
        self.silenced = (silences(defender), silences(attacker))
        self._count_losses(attacker, defender, mine, theirs)
        game.emit(
            ev.BattleReckoned(
                zone=self.zone,
                seats=self.seats,
                attacker=mine.named(),
                defender=theirs.named(),
                winner=self.victor,
            )
        )
        return first_of(game.state.moments.battle_reckoned, game, self)

    def recount(self, state: State) -> None:
        """After the sums, somebody has left an army: nobody loses more than there is."""
        mine, theirs = (Sums(*[parts for _, parts in sums]) for sums in self.sums)
        self._count_losses(*self.sides(state), mine, theirs)

    def _count_losses(self, attacker: Side, defender: Side, mine: Sums, theirs: Sums) -> None:
        taken = outcome(attacker, defender, mine, theirs)
        self.attacker_wins = taken.attacker_wins
        self.lost = (taken.attacker.lost, taken.defender.lost)
        self.removed = (taken.attacker.removed, taken.defender.removed)
        if taken.attacker.lives or taken.defender.lives:
            self.lives = (taken.attacker.lives, taken.defender.lives)

    def damage(self, game: Game) -> None:
        for place in (1, 0):  # the attacker's effects first
            remove_soldiers(game, self.seats[place], self.zone, self.lost[place], reason="damage", lost=True)
        for seat, soldiers in zip(self.seats, self.removed, strict=True):
            remove_soldiers(game, seat, self.zone, soldiers, reason="card")
        for seat, lives in zip(self.seats, self.lives, strict=True):
            wound_figure(game, seat, self.zone, lives)
        for place, player in enumerate(self._players(game)):  # P7
            for name, soldiers in (("hunger", self.lost[1 - place]), ("honor", self.lost[place])):
                parts = tuple([(source, each * soldiers) for source, each in player.powers.parts.get(name, ())])
                gain_prayer(game, player, parts, battle=True)

    # ------------------------------------------------------------------ B5: the loser

    def loser(self, game: Game) -> Any:
        army = game.state.army_of(self.beaten, self.zone)
        if army is None:
            self._take_zone(game.state)
            return None
        if not stands_alone(army):
            return self._ask_loser(game)
        if self._retreats(game.state):  # never disbanded: it must retreat (G8)
            self.retreats = True
        else:
            send_figure_home(game, self.beaten, self.zone, "nowhere")
            self._take_zone(game.state)
        return None

    def _ask_loser(self, game: Game) -> Dialogue:
        zones = self._retreats(game.state)
        leave = self._disband_option(game.state, self.beaten)
        (chosen,) = yield Ask(
            self.beaten,
            "battle.loser",
            (leave, RETREAT) if zones else (leave,),
            default=None if zones else ("disband",),
            params={"zone": self.zone, "zones": zones},
            why=None if zones else self._nowhere,
        )
        if chosen.id == "disband":
            disband(game, self.beaten, self.zone)
            self._take_zone(game.state)
        else:
            self.retreats = True

    def _disband_option(self, state: State, seat: str) -> Option:
        army = state.army_of(seat, self.zone)
        assert army is not None
        return Option("disband", "disband", {"soldiers": army.soldiers, "prayer": army.soldiers - 1})

    def _nowhere(self) -> list[Blocked]:
        return [Blocked("retreat", Reason("nowhere_to_retreat", {"zone": self.zone}), "retreat")]

    def _retreats(self, state: State) -> list[str]:
        return [zone for zone in state.board.adjacent[self.zone] if self._why_not_retreat(state, zone) is None]

    def _why_not_retreat(self, state: State, zone: str) -> Reason | None:
        """B5: free zones only, no district but of the loser's own city."""
        if zone in state.armies or zone in state.intruders:  # also where a battle is about to lapse
            return Reason("zone_not_free", {"zone": zone})
        if state.owner_of(zone) not in (None, self.beaten):
            return Reason("foreign_district", {"zone": zone})
        army = state.army_of(self.beaten, self.zone)
        if army is not None and army.figure is not None and not may_stand(state, army.figure, zone):
            return Reason("not_on_the_nile", {"zone": zone, "avatar": army.figure})
        return None

    def retreat(self, game: Game) -> Any:
        return self._ask_retreat(game) if self.retreats else None

    def _ask_retreat(self, game: Game) -> Dialogue:
        """The winner picks where to, even without survivors."""
        state: State = game.state
        options = tuple([zone_option(zone) for zone in self._retreats(state)])
        (chosen,) = yield Ask(
            self.victor,
            "battle.retreat",
            options,
            default=(options[0].id,),
            params={"zone": self.zone, "loser": self.beaten},
            why=lambda: [
                Blocked(zone, reason, "zone", {"zone": zone})
                for zone in state.board.adjacent[self.zone]
                if (reason := self._why_not_retreat(state, zone)) is not None
            ],
        )
        army = state.army_of(self.beaten, self.zone)
        assert army is not None
        put_army(state, self.zone, Army(self.beaten, 0))
        self._take_zone(state)
        state.armies[chosen.id] = army
        tell_of_move(game, army, self.zone, chosen.id, "retreat")

    def _take_zone(self, state: State) -> None:
        """Whoever is left holds the zone."""
        army = state.intruders.pop(self.zone, None)
        if army is not None:
            state.armies[self.zone] = army

    # ------------------------------------------------------------------ B6 to B8

    def rewards(self, game: Game) -> None:
        state: State = game.state
        player = state.players[self.victor]
        place = 0 if self.attacker_wins else 1
        army = state.army_of(self.victor, self.zone)
        famous = False
        if army is not None:
            if self.attacker_wins:
                gain_fame(game, player, "battle", 1, "battle")
                famous = True
            else:
                for source, amount in player.powers.parts.get("defence_fame", ()):
                    gain_fame(game, player, "battle", amount, source)
                    famous = True
            slayer = army.figure is not None and FIGURES[army.figure].slayer
            if slayer and not self.silenced[place] and self.lost[1 - place] >= SLAIN:  # P10, P12
                gain_fame(game, player, "battle", 1, f"creature.{army.figure}")
                famous = True
        if not self.attacker_wins:
            _veteran(game, player)
        for seat in self.seats:
            if seat == self.beaten or not famous:
                _veteran(game, state.players[seat])
        settle(game)

    def winner(self, game: Game) -> Any:
        army = game.state.army_of(self.victor, self.zone)
        return None if army is None or stands_alone(army) else self._ask_winner(game)

    def _ask_winner(self, game: Game) -> Dialogue:
        leave = self._disband_option(game.state, self.victor)
        (chosen,) = yield Ask(
            self.victor, "battle.winner", (STAY, leave), default=("stay",), params={"zone": self.zone}
        )
        if chosen.id == "disband":
            disband(game, self.victor, self.zone)
        settle(game)

    def clean_up(self, game: Game) -> Outcome:
        for player, laid in zip(self._players(game), self.laid, strict=True):
            cards = [card for card in laid if not CARDS[card].stays]
            self.laid = self._set(self.laid, player.seat, ())
            lay_off(game, player, cards, "battle")
        for hook in game.state.moments.battle_over:
            hook(game, self)
        settle(game)
        game.emit(ev.BattleEnded(zone=self.zone, winner=self.victor, loser=self.beaten))
        return DONE


def play_battle_card(player: Player, card: str) -> None:
    """The card is seen by all from now on, so a card removed earlier is not this one."""
    player.cards = without(player.cards, (card,))
    player.played = tuple(sorted((*player.played, card)))
    player.proven = tuple([seen if card in seen else tuple(sorted((*seen, card))) for seen in player.proven])


def _veteran(game: Game, player: Player) -> None:
    player.veterans += 1
    game.emit(ev.VeteranGained(seat=player.seat, amount=1))
