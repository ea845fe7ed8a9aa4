"""Speed and size of the pictures, measured in one run. Part of `make bench`."""

from __future__ import annotations

import io
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import render
from render.kemet.drawing import regions
from render.kemet.pictures import board
from render.kemet.reading.seen import table
from render.kemet.themes import DEFAULT
from tests.render.positions import sampled
from tests.render.samples import found

FIRST = """import json, sys, time
start = time.perf_counter()
import render
render.board(json.load(open(sys.argv[1])))
print(time.perf_counter() - start)"""


def milliseconds(work: Callable[[], object], times: int = 15) -> float:
    """The median of some runs, after two to warm up."""
    work()
    work()
    found_times = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        found_times.append((time.perf_counter() - start) * 1000)
    return statistics.median(found_times)


def first_picture() -> float:
    """Seconds from a fresh process's first import to its first picture."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "view.json"
        file.write_text(json.dumps(found(5).middle), encoding="utf-8")
        done = subprocess.run([sys.executable, "-c", FIRST, str(file)], capture_output=True, text=True, check=True)
    return float(done.stdout)


def figures() -> list[tuple[str, str]]:
    """Name and value of each figure, with the limit it has to keep."""
    view = found(5).arrows or found(5).middle
    seen = table(view)
    frame = regions.frame(seen, DEFAULT, None, None)
    image = board.draw(seen, DEFAULT, "en", (), frame).image

    def jpeg() -> None:
        image.save(io.BytesIO(), "JPEG", quality=90, subsampling=0)

    draw = milliseconds(lambda: board.draw(table(view), DEFAULT, "en", (), frame))
    encode = milliseconds(jpeg)
    whole = milliseconds(lambda: render.board(view))
    boards = [len(render.board(v).bytes) for n in (2, 3, 4, 5) for v in sampled(n)[::4]]
    crops = [len(render.board(v, crop=c).bytes) for v in sampled(5)[::8] for c in ("west", "east", "delta", "buto")]
    animation = render.replay(found(5).views)
    return [
        ("board 1600 × 1200: view to pixels", f"{draw:.1f} ms = {draw / encode:.2f} × JPEG q90 4:4:4 (at most 3)"),
        ("board: view to bytes", f"{whole:.0f} ms (at most 150)"),
        ("board: largest of random games", f"{max(boards) / 1000:.0f} kB (at most 350)"),
        ("preview crop: largest of random games", f"{max(crops) / 1000:.0f} kB (at most 120)"),
        ("first picture of a process", f"{first_picture():.2f} s (at most 2)"),
        ("dashboard: view to bytes", f"{milliseconds(lambda: render.dashboard(view)):.0f} ms"),
        ("replay of a game with five players", f"{len(animation.bytes) / 1e6:.1f} MB (at most 10)"),
    ]


if __name__ == "__main__":
    for name, value in figures():
        print(f"{name}: {value}")
