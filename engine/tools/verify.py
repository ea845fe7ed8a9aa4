"""Checks a game file: the seed is the one promised, every answer was legal, the shuffles follow from the seed.

python -m engine.tools.verify game.json
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from engine import BadGameFile, Game, load_game, replay
from engine.core.chance import commitment_of


def verify(text: str) -> list[str]:
    """What was checked, in words; raises BadGameFile where something does not hold."""
    stored = load_game(text)
    if commitment_of(stored.seed) != stored.commitment:
        raise BadGameFile("commitment_broken", commitment=stored.commitment)
    found = [f"the seed is the one promised before the game: SHA-256 {stored.commitment}"]
    last: Game | None = None
    entries = 0
    whole = stored.to_json()
    for number, _, game in replay(whole):  # as loaded: an older game's log now names this engine
        entries, last = number, game
    assert last is not None
    found.append(f"all {entries} entries of the log are legal")
    if last.to_json() != whole:
        raise BadGameFile("another_position", entries=entries)
    found.append("played again from seed and log, the game comes to the same position")
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m engine.tools.verify", description=__doc__.split("\n")[0])
    parser.add_argument("file", type=Path)
    chosen = parser.parse_args(arguments)
    try:
        for line in verify(chosen.file.read_text(encoding="utf-8")):
            print(f"ok: {line}")
    except (OSError, UnicodeDecodeError) as error:
        print(f"cannot read {chosen.file}: {error}", file=sys.stderr)
        return 2
    except BadGameFile as error:
        print(f"NOT ok: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
