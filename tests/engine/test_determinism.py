"""The same seed and answers give the same bytes, in any process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import sys
from random import Random
from tests.engine.random_games import choose, fresh
rng = Random(5)
game = fresh(4, 5, colours=sys.argv[1])
seen = []
for _ in range(700):
    if game.over:
        break
    decision = rng.choice(game.decisions)
    seen.append(decision.to_json())
    seen += [event.to_json() for event in game.answer(decision.id, decision.seat, choose(decision, rng))]
import hashlib, json
print(hashlib.sha256(json.dumps(seen).encode()).hexdigest(), hashlib.sha256(game.to_json().encode()).hexdigest())
"""


def run(hash_seed: str, colours: str) -> str:
    root = Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(root)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, colours], env=environment, cwd=root, capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.mark.parametrize("colours", ["random", "random_emerald"])
def test_another_process_with_another_hash_seed_gives_the_same_bytes(colours: str) -> None:
    assert run("1", colours) == run("4242", colours)
