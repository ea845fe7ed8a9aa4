"""Nothing secret in public: the same game twice, the second time with all that is hidden dealt anew."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.app import GameMaster
from bot.config import Config
from bot.lobby import Lobbies
from engine import Game, new_game
from engine.kemet.players import computer_player
from sandbox import Sandbox
from tests.bot.tables import sit_down

Answers = list[tuple[str, list[str]]]


def to_the_battle() -> tuple[Game, Answers]:
    """A game and the public answers that lead to a battle, without any card played on the way."""
    for seed in range(1, 200):
        game = new_game("kemet", ["horus", "anubis"], seed=bytes([seed] * 32), options={"quick": True})
        start, adviser = game.copy(), computer_player("simple", Random(seed))
        answers: Answers = []
        for _ in range(60):
            decision = game.decisions[0]
            if decision.secret == "sealed":
                return start, answers
            _, options = adviser.answer(game.view(decision.seat))
            kinds = {option.kind for option in decision.options if option.id in options}
            if decision.secret is not None or kinds & {"day_card", "move_card"}:
                break
            answers.append((decision.seat, options))
            game.answer(decision.id, decision.seat, options)
    raise AssertionError("no such game")


async def public_bytes(
    directory: Path, monkeypatch: pytest.MonkeyPatch, start: Game, answers: Answers, twin: Random | None
) -> list[Any]:
    """Everything that anybody could ever see of the game, until one of two fighters has locked in."""
    monkeypatch.setattr(Lobbies, "_new_game", lambda *_: start.copy())
    app = GameMaster(Config(token="secret", database=directory / "tables.sqlite3", pace=0.0))
    async with Sandbox() as box, box.running(app):
        box.channel("table")
        players = await sit_down(app, box.user("Anna"), box.user("Ben"))
        table = players[0].table
        await app.publishers.idle()
        if twin is not None:
            assert table.game is not None
            table.game = table.game.imagine(None, twin)
        for number, (seat, options) in enumerate(answers):

            def change(game: Game, seat: str = seat, options: list[str] = options) -> list[Any]:
                decision = game.decision(seat)
                assert decision is not None
                return game.answer(decision.id, seat, options)

            await table.act(f"a{number}", change, seat=seat)
            await app.publishers.idle()
        await players[0].plays()  # in secret
        await app.publishers.idle()
        shown = [(showing.what, str(showing.content), showing.files) for showing in box.ever_public()]
        other = [table.id, r"\b[0-9a-f]{64}\b", r"\d{15,}", r"https?://\S+", r"\d{4}-\d\d-\d\dT[\d:.+]+"]
        return [(what, re.sub("|".join(other), "…", text), files) for what, text, files in shown]


async def test_no_public_byte_depends_on_what_is_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start, answers = to_the_battle()
    first, second = tmp_path / "first", tmp_path / "second"
    one = await public_bytes(first, monkeypatch, start, answers, None)
    two = await public_bytes(second, monkeypatch, start, answers, Random(5))
    assert len(one) == len(two)
    for left, right in zip(one, two, strict=True):
        assert left[:2] == right[:2]
        assert [data for _, data in left[2]] == [data for _, data in right[2]]
    assert any(files for _, _, files in one)
