"""A game with people, a computer player, and others who look on: nobody is shown the name of a card he may not know."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import words
from bot.app import GameMaster
from bot.table import Table
from engine import Event, Game, new_game
from engine.kemet.content import BATTLE_CARDS, CARDS
from engine.kemet.players import computer_player
from sandbox import Person, Sandbox
from sandbox.acts.record import Showing
from tests.bot.conftest import MakeBot
from tests.bot.players import Player
from tests.bot.tables import sit_into
from tests.bot.worlds import settled

ACTS = int(os.environ.get("KEMET_SEARCH_ACTS", "12"))
"""More, and other seeds, for a thorough search by hand."""
LANGUAGES = ("en", "de")
AMBIGUOUS = ("prayer",)  # its name is a word of the game too


def named() -> dict[str, re.Pattern[str]]:
    """Card -> what it is called, in every language."""
    found = {}
    for kind, cards in (("intervention", CARDS), ("battle_card", BATTLE_CARDS)):
        for card in cards:
            names = [words.name(lang, kind, card) for lang in LANGUAGES]
            if kind == "battle_card":
                names += [
                    words.say(lang, f"battle_card-{card}.{form}") for lang in LANGUAGES for form in ("nick", "signs")
                ]
            found[card] = re.compile("|".join([rf"(?<!\w){re.escape(name)}(?!\w)" for name in names]))
    return {card: pattern for card, pattern in found.items() if card not in AMBIGUOUS}


class Witness:
    """Notes at every act what has become public, and what every seat has held so far."""

    def __init__(self, box: Sandbox, table: Table) -> None:
        self._box = box
        self._table = table
        self._act = table.act
        self.notes: list[tuple[float, set[str], dict[str, set[str]]]] = []
        self._public: set[str] = {"diversion"}
        self._held: dict[str, set[str]] = {found.seat: set() for found in table.seats}
        self.look([])
        table.act = self.act  # type: ignore[method-assign]

    async def act(self, *args: Any, **more: Any) -> list[Event]:
        before = self._table.live()
        try:
            return await self._act(*args, **more)
        finally:
            after = self._table.game
            if after is not None and after is not before:
                self.look([event.to_json() for event in after.recent])

    def look(self, events: list[dict[str, Any]]) -> None:
        game = self._table.game
        assert game is not None
        facts = str(
            [
                events,
                game.view(None)["battle"],
                game.view(None)["discards"],
                [p["battle_cards"]["played"] for p in game.view(None)["players"].values()],
            ]
        )
        self._public |= {card for card in (*CARDS, *BATTLE_CARDS) if f"'{card}'" in facts}
        for seat, held in self._held.items():
            player = game.view(seat)["players"][seat]
            held |= set(player["hand"]["cards"])
            for decision in game.view(seat)["decisions"]:
                held |= {option["params"].get("card") for option in decision["options"]} - {None}
        self.notes.append(
            (self._box.clock.now(), set(self._public), {seat: set(held) for seat, held in self._held.items()})
        )

    def known(self, at: float, seat: str | None) -> set[str]:
        """What a seat, or everybody, may know at a moment."""
        last = next(note for note in reversed(self.notes) if note[0] <= at or note is self.notes[0])
        return last[1] | (last[2][seat] if seat is not None else set())


def leaks(
    showings: list[Showing], witness: Witness, seat: str | None, cards: dict[str, re.Pattern[str]]
) -> Iterator[str]:
    for shown in showings:
        if shown.what == "commands":
            continue
        texts = list(shown.texts())
        for card, pattern in cards.items():
            if card not in witness.known(shown.at, seat):
                yield from [f"{seat}: {card} in {text!r}" for text in texts if pattern.search(text)]


async def looks_on(box: Sandbox, app: GameMaster, stranger: Person, rng: Random) -> None:
    for command in ("status", "since", "log", "export", "board", "player", "odds"):
        given: dict[str, Any] = {"seat": "anubis"} if command == "player" else {}
        if rng.random() < 0.3:
            await stranger.runs(f"/kemet {command}", given)
    for command, option in (("answer", "choice"), ("card", "card"), ("battle", "card")):
        assert await stranger.suggestions(f"/act {command}", option) == []


def before_a_battle(seed: int) -> Game:
    """Three gods, each with cards, two of them about to choose battle cards."""
    options = {"quick": True, "colours": "random_emerald"}
    game = new_game("kemet", ["horus", "anubis", "bastet"], seed=bytes([seed] * 32), options=options)
    adviser = computer_player("simple", Random(seed))
    while game.decisions[0].secret != "sealed":
        decision = game.decisions[0]
        game.answer(decision.id, decision.seat, adviser.answer(game.view(decision.seat))[1])
    return game


async def test_nobody_is_shown_the_name_of_a_card_he_may_not_know(box: Sandbox, make_unhurried_bot: MakeBot) -> None:
    seed = int(os.environ.get("KEMET_SEARCH_SEED", "1"))
    rng = Random(seed)
    anna, ben, carla = box.user("Anna"), box.user("Ben", locale="de"), box.user("Carla")
    app = make_unhurried_bot()
    async with box.running(app):
        table = await sit_into(app, before_a_battle(seed), anna, ben, box.user("Dora"))
        players = [Player(person, app, table, number) for number, person in enumerate((anna, ben), 1)]
        witness = Witness(box, table)
        await table.set_player("bastet", None)  # a computer player goes on
        await table.tell({"event": "bot.resumed"})
        await app.around.mirrors.add(table, int(box.channel("gallery").id))
        for _ in range(ACTS):
            asked = [player for player in players if player.asked]
            if table.game is None or table.game.over:
                break
            if asked:
                await play(rng.choice(asked), rng)
            else:
                await settled(box, app)
            if rng.random() < 0.2:
                await looks_on(box, app, carla, rng)
        await settled(box, app)
        assert table.game is not None
        over = box.clock.now() if not table.game.over else witness.notes[-1][0]
        cards = named()
        found = list(leaks([s for s in box.ever_public() if s.at < over], witness, None, cards))
        found += leaks([s for s in carla.ever_saw() if s.at < over], witness, None, cards)
        only = {card: pattern for card, pattern in cards.items() if card in CARDS}
        for player in players:
            found += leaks([s for s in player.person.ever_saw() if s.at < over], witness, player.seat, only)
            own = [card for card in witness.notes[-1][2][player.seat] if card in only]
            texts = [text for shown in player.person.ever_saw() for text in shown.texts()]
            assert any(only[card].search(text) for card in own for text in texts)  # the names are found where they are
        assert found == []


async def play(player: Player, rng: Random) -> None:
    await player.plays()
    if rng.random() < 0.2:
        await player.opens("My cards")
