"""Nothing secret in public: the same game twice, the second time with all that is hidden dealt anew."""

from __future__ import annotations

import logging
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.app import GameMaster
from bot.config import Config
from bot.lobby import Lobbies
from bot.logs import JsonLines
from bot.table import Table
from engine import Game, new_game
from engine.kemet.players import computer_player
from sandbox import Sandbox
from tests.bot.players import Player
from tests.bot.tables import sit_down
from tests.bot.worlds import masked, settled

Answers = list[tuple[str, list[str]]]
SEATS = ["horus", "anubis", "bastet"]
LONGEST = 14  # answers before the battle: every one is published


def before_battles(count: int, players: int) -> list[tuple[Game, Answers]]:
    """Positions in which somebody has cards, and the public answers from there to a battle."""
    found: list[tuple[Game, Answers]] = []
    for seed in range(1, 200):
        game = new_game("kemet", SEATS[:players], seed=bytes([seed] * 32), options={"quick": True})
        adviser = computer_player("simple", Random(seed))
        start, answers = game.copy(), Answers()
        for _ in range(400):
            if game.over:
                break
            decision = game.decisions[0]
            if decision.secret == "sealed":
                if len(found) % 2 == 0 or game.view(None)["round"] > 1:  # from the beginning, and from later on
                    found.append((start, answers[:]))
                    break
                start, answers = _after(game, adviser), Answers()
                continue
            _, options = adviser.answer(game.view(decision.seat))
            kinds = {option.kind for option in decision.options if option.id in options}
            game.answer(decision.id, decision.seat, options)
            answers.append((decision.seat, options))
            if decision.secret is not None or kinds & {"day_card", "move_card"} or len(answers) > LONGEST:
                start, answers = game.copy(), Answers()
        if len(found) == count:
            return found
    raise AssertionError("no such games")


def through_a_night(players: int) -> tuple[Game, Answers]:
    """From the last turns of a day to the first of the next: cards are drawn, and nobody shows one."""
    for seed in range(1, 200):
        game = new_game("kemet", SEATS[:players], seed=bytes([seed] * 32), options={"quick": True})
        adviser = computer_player("simple", Random(seed))
        starts: list[Game] = []
        answers = Answers()
        for _ in range(200):
            view = game.view(None)
            if game.over or (view["round"] == 2 and view["phase"] == "day"):
                break
            starts.append(game.copy())
            decision = game.decisions[0]
            _, options = adviser.answer(game.view(decision.seat))
            shows = {option.kind for option in decision.options if option.id in options} & {"day_card", "move_card"}
            game.answer(decision.id, decision.seat, options)
            answers.append((decision.seat, options))
            if decision.secret is not None or shows:
                starts, answers = [], Answers()
        public = next((n for n, start in enumerate(starts) if start.view(None)["phase"] == "night"), 0)
        if public >= 2 and not game.over:
            return starts[public - 2], answers[public - 2 :]
    raise AssertionError("no such game")


def _after(game: Game, adviser: Any) -> Game:
    """Plays the battle to its end."""
    while not game.over and game.view(None)["battle"]:
        decision = game.decisions[0]
        _, options = adviser.answer(game.view(decision.seat))
        game.answer(decision.id, decision.seat, options)
    return game.copy()


async def shown(
    directory: Path,
    monkeypatch: pytest.MonkeyPatch,
    start: Game,
    answers: Answers,
    twin: tuple[str | None, Random] | None,
    *,
    fought: bool = False,
) -> tuple[list[Any], list[Any]]:
    """All that anybody could ever see, and all that the watcher could, until a fighter has locked in.

    The watcher is the first seat, if `twin` is for it; the fighters choose in secret, look at their cards, think twice.
    `fought`: until the battle is over; both play the same card without interventions, and the twins discard others.
    """
    monkeypatch.setattr(Lobbies, "_new_game", lambda *_: start.copy())
    app = GameMaster(Config(token="secret", database=directory / "tables.sqlite3", pace=0.0))
    async with Sandbox(patience=60.0) as box, box.running(app):
        box.channel("table")
        players = await sit_down(app, *[box.user(name) for name in ("Anna", "Ben", "Carla")[: len(start.seats)]])
        table = players[0].table
        await app.publishers.idle()
        if twin is not None:
            assert table.game is not None
            table.game = table.game.imagine(*twin)
        for seat, options in answers:
            await _act(app, table, seat, options)
        while fought and table.live().view(None)["battle"]:
            decision = table.live().decisions[0]
            ids = [option.id for option in decision.options]
            last = decision.kind == "battle.discard" and twin is not None
            chosen = [] if decision.min == 0 else [ids[-1 if last else 0]]
            await _act(app, table, decision.seat, chosen)
        watcher = players[0].person
        await watcher.clicks("Your move")
        await settled(box, app)
        await watcher.clicks("My cards")
        await settled(box, app)
        seen = masked(table.id, watcher.ever_saw())
        fighter = next(player for player in players if player.asked)
        if table.live().decisions[0].secret == "sealed":
            await _thinks_twice(box, app, fighter)
        return masked(table.id, box.ever_public()), seen


async def _act(app: GameMaster, table: Table, seat: str, options: list[str]) -> None:
    def change(game: Game) -> list[Any]:
        decision = game.decision(seat)
        assert decision is not None
        return game.answer(decision.id, seat, options)

    await table.act(f"a{len(table.live().log)}", change, seat=seat)
    await app.publishers.idle()


async def _thinks_twice(box: Sandbox, app: GameMaster, fighter: Player) -> None:
    await fighter.plays()
    await app.publishers.idle()
    await fighter.person.clicks("Change")
    await app.publishers.idle()
    await fighter.composes()
    await fighter.confirms()
    await settled(box, app)


def assert_same(one: list[Any], two: list[Any]) -> None:
    assert len(one) == len(two)
    for left, right in zip(one, two, strict=True):
        assert left == right


@pytest.mark.parametrize("number", [0, 1])
async def test_no_public_byte_depends_on_what_is_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    start, answers = before_battles(2, 2 + number)[number]
    one, _ = await shown(tmp_path / "1", monkeypatch, start, answers, None)
    two, _ = await shown(tmp_path / "2", monkeypatch, start, answers, (None, Random(5)))
    assert_same(one, two)
    assert any(files for _, _, files in one)


async def test_no_public_byte_of_a_night_depends_on_what_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start, answers = through_a_night(3)
    one, _ = await shown(tmp_path / "1", monkeypatch, start, answers, None)
    two, _ = await shown(tmp_path / "2", monkeypatch, start, answers, (None, Random(7)))
    assert_same(one, two)
    assert any("draw" in content for _, content, _ in one)


async def test_no_public_byte_of_a_whole_battle_depends_on_the_discards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start, answers = before_battles(1, 2)[0]  # the first one: both still have all their cards
    one, _ = await shown(tmp_path / "1", monkeypatch, start, answers, None, fought=True)
    two, _ = await shown(tmp_path / "2", monkeypatch, start, answers, (None, Random(9)), fought=True)
    assert_same(one, two)
    assert any("gains 1 veteran" in content for _, content, _ in one)


async def test_a_seat_sees_the_same_whatever_the_others_hide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start, answers = before_battles(2, 3)[1]
    _, one = await shown(tmp_path / "1", monkeypatch, start, answers, None)
    _, two = await shown(tmp_path / "2", monkeypatch, start, answers, (start.seats[0], Random(6)))
    assert_same(sorted(one), sorted(two))  # letters and the table's messages are written side by side
    assert len(one) > 5


async def test_logs_hold_no_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="bot")
    start, answers = before_battles(1, 2)[0]
    await shown(tmp_path / "1", monkeypatch, start, answers, None)
    lines = "\n".join([JsonLines().format(record) for record in caplog.records if record.name.startswith("bot")])
    assert '"click"' in lines
    hidden = {start.seed.hex()}
    for seat in start.seats:
        hidden |= set(start.view(seat)["players"][seat]["hand"]["cards"])
    assert len(hidden) > 2
    assert [secret for secret in hidden if secret in lines] == []
