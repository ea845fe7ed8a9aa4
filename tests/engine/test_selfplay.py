"""Random games with every invariant checked: enough to be worth it, within a minute."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine import Game
from engine.core.script import Outcome
from engine.kemet.flow.day import Turn
from engine.tools import selfplay, verify


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [0, 2, 4])
def test_random_games_keep_every_invariant(players: int, first: int) -> None:
    assert selfplay.main(["--games", "2", "--players", str(players), "--seed", str(first)]) == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("colours", ["random_emerald", "emerald,onyx,sapphire,diamond"])
def test_random_games_with_emerald_keep_every_invariant(players: int, colours: str) -> None:
    arguments = ["--games", "2", "--players", str(players), "--seed", "7", "--colours", colours]
    assert selfplay.main(arguments) == 0
    game, kinds = selfplay.play(players, 3, every=200, colours=colours)
    assert "emerald" in game.state.colours
    assert "sacrifice" in kinds


def test_json_and_copy_at_many_decisions_with_emerald() -> None:
    selfplay.play(4, 1001, every=5, colours="random_emerald")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_json_and_copy_at_every_decision(players: int) -> None:
    selfplay.play(players, 1000, every=1)


def test_a_violation_is_found_and_leaves_a_replay_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    honest = Turn._end

    def generous(self: Turn, game: Game) -> Outcome:
        if game.state.round == 2:
            game.state.players[self.seat].supply += 1
        return honest(self, game)

    monkeypatch.setattr(Turn, "_end", generous)
    monkeypatch.chdir(tmp_path)
    assert selfplay.main(["--games", "1", "--players", "2"]) == 1
    assert "soldiers are conserved" in capsys.readouterr().err
    (replay,) = tmp_path.glob("violation-*.json")
    monkeypatch.setattr(Turn, "_end", honest)
    assert verify.main([str(replay)]) == 1


def test_a_step_that_acts_before_it_asks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Turn._ask

    def hasty(self: Turn, game: Game, player: Any, silver: int) -> Any:
        player.veterans += 1
        return (yield from honest(self, game, player, silver))

    monkeypatch.setattr(Turn, "_ask", hasty)
    with pytest.raises(selfplay.Violation, match="before asking"):
        selfplay.play(3, 0, every=50)
