"""`make bench`: figures, with ratios against a baseline measured in the same run.

python -m tests.bench            everything
python -m tests.bench engine     one part
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module

PARTS = {
    "engine": "tests.engine.bench_engine",
    "sandbox": "tests.sandbox.bench_sandbox",
    "pictures": "tests.render.bench_render",
    "bot": "tests.bot.bench_bot",
}


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        print(f"no such part: {', '.join(unknown)}; there are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    for name in names or PARTS:
        figures: Callable[[], list[tuple[str, str]]] = import_module(PARTS[name]).figures
        print(f"{name}", flush=True)
        for what, value in figures():
            print(f"  {what:58} {value}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
