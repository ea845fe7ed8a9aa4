"""`python -m render.build_assets`: makes the shipped backgrounds of every game anew (needs the `assets` extra)."""

import sys
from importlib import import_module
from importlib.util import find_spec

from render.registry import games


def main() -> None:
    """Builds for each game that has a landscape; `--keep-layout` skips the search for room in the zones."""
    for game in games():
        if find_spec(f"render.{game}.landscape") is None:
            continue
        for path in import_module(f"render.{game}.landscape.build").build(keep_layout="--keep-layout" in sys.argv):
            print(f"{path.name}: {path.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
