"""Verify, notation and the table in the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import Game, load_game, replay
from engine.kemet.players import computer_player
from engine.tools import notation, table, verify
from tests.engine.random_games import fresh


def played(players: int = 3, seed: int = 1, **chosen: Any) -> Game:
    game = fresh(players, seed, **chosen)
    seats = {seat: computer_player(rng=Random(f"{seed}.{seat}")) for seat in game.seats}
    while not game.over:
        seat = game.decisions[0].seat
        decision, options = seats[seat].answer(game.view(seat))
        game.answer(decision, seat, options)
    return game


@pytest.fixture(scope="module")
def finished() -> Game:
    return played()


def test_a_finished_game_verifies(finished: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(finished.to_json())
    assert verify.main([str(path)]) == 0
    assert capsys.readouterr().out.count("ok:") == 3


def test_a_game_of_an_older_engine_verifies_too(finished: Game) -> None:
    whole = json.loads(finished.to_json())
    whole["engine"] = "0.0.1"
    assert len(verify.verify(json.dumps(whole))) == 3


@pytest.mark.parametrize("change", ["seed", "log", "state", "ruleset"])
def test_a_changed_game_does_not(finished: Game, tmp_path: Path, change: str) -> None:
    whole = json.loads(finished.to_json())
    if change == "seed":
        whole["seed"] = "00" * 32
    elif change == "log":
        whole["log"] = [*whole["log"][:40], ["a", "anubis", "pray_bottom"], *whole["log"][41:]]
    elif change == "ruleset":
        whole["ruleset"] = "another"
    else:
        player = whole["state"]["table"]["players"][0][1]
        player["prayer"] = (player["prayer"] + 1) % 11
    path = tmp_path / "game.json"
    path.write_text(json.dumps(whole))
    assert verify.main([str(path)]) == 1


def test_a_missing_file_is_said_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify.main([str(tmp_path / "none.json")]) == 2
    assert "cannot read" in capsys.readouterr().err


def test_the_notation_has_a_line_for_every_turn(finished: Game) -> None:
    lines = list(notation.lines(finished.to_json()))
    turns = [event for _, events, _ in replay(finished.to_json()) for event in events if event.kind == "TurnBegan"]
    assert sum(line.split(" ")[0].count(".") == 1 and line.split(" ")[0][0].isdigit() for line in lines) >= len(turns)
    assert lines[0] == "[kemet blood_and_sand] anubis horus bastet"
    assert lines[-2].startswith("[result] fame: 1. ")
    assert lines[-1] == f"[seed] {finished.seed.hex()}"


def test_the_notation_of_an_unfinished_game_holds_no_secret(finished: Game) -> None:
    game = load_game(finished.to_json())
    game.undo(len(game.log) // 2)
    text = "\n".join(notation.lines(game.to_json()))
    hidden = {card for player in game.state.players.values() for card in player.unseen}
    assert game.seed.hex() not in text.split("(undo")[-1]
    assert hidden
    assert "unseen" not in text


def test_the_table_in_the_terminal_plays_to_the_end(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Asks for everything once, then lets a stubborn player take the first option of each question."""
    said = iter(["?", "b", "h", "u", "x", "99"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(said, "1"))
    monkeypatch.setattr(table, "secrets", _Fixed)
    assert table.main(["--players", "2", "--save", str(tmp_path / "game.json")]) == 0
    shown = capsys.readouterr().out
    assert "nothing to take back" in shown
    assert "token_to_place" in shown
    assert " wins; places " in shown
    assert verify.main([str(tmp_path / "game.json")]) == 0


def test_the_table_shows_honour_and_avatars(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = iter(["b", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(said))
    monkeypatch.setattr(table, "secrets", _Fixed)
    assert table.main(["--players", "2", "--emerald"]) == 0
    assert "honour 9  corruption 0  underworld 0  fame aside 0" in capsys.readouterr().out


class _Fixed:
    """The same shuffles every time."""

    @staticmethod
    def token_bytes(count: int) -> bytes:
        return bytes(count)


def test_who_leaves_the_table_can_save_the_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "q")
    path = tmp_path / "game.json"
    assert table.main(["--players", "2", "--full", "--save", str(path)]) == 0
    assert not load_game(path.read_text()).over


def test_a_game_with_emerald_verifies_and_can_be_read() -> None:
    game = played(4, 4, colours=["emerald", "ruby", "sapphire"], target_fame=12)
    text = game.to_json()
    assert len(verify.verify(text)) == 3
    record = "\n".join(notation.lines(text))
    events = {event.kind for _, found, _ in replay(text) for event in found if event.to is None}
    assert {"HonourChanged", "SoldierSacrificed"} <= events
    assert events - set(notation.SHORT) - set(notation.LINES) <= {"TurnEnded", "BattleEnded"}
    assert "honour 8" in record
    assert "‡1" in record
