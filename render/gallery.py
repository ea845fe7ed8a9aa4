"""`python -m render.gallery DIR`: a folder with one picture of each kind, and a page to look at them.

The pictures come from a module with `samples(players, lang)`, by default the tests' random games: pictures are made of
views, and where views come from is none of this package's business.
"""

import argparse
import html
import io
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

from PIL import Image

import words
from render.core.picture import Picture

PHONE = 400  # pixels: the width of a phone
PLAYERS = (2, 3, 4, 5)
PAGE = """<!doctype html><meta charset="utf-8"><title>Gallery</title>
<style>body{{font:16px sans-serif;background:#2b2d31;color:#ddd;margin:24px}}img{{max-width:100%;vertical-align:top}}
figure{{margin:0 0 36px}}figcaption{{margin:0 0 6px}}summary{{cursor:pointer;color:#9ad}}pre{{white-space:pre-wrap}}
.phone{{width:400px;max-width:none;margin-left:12px}}</style>
{body}"""


def write(folder: Path, name: str, found: Picture) -> str:
    """Writes a picture, the same at the width of a phone, and returns its part of the page."""
    file, small = f"{name}.{found.format}", f"{name}.phone.png"
    (folder / file).write_bytes(found.bytes)
    with Image.open(io.BytesIO(found.bytes)) as image:
        height = round(PHONE * image.height / image.width)
        image.convert("RGB").resize((PHONE, height), Image.Resampling.LANCZOS).save(folder / small)
        size = f"{image.width} × {image.height}"
    alt, text = html.escape(found.alt), html.escape(found.text)
    about = f"{name}: {size}, {len(found.bytes) / 1000:.0f} kB"
    return (
        f'<figure><figcaption>{about}</figcaption><img src="{file}" alt="{alt}">'
        f'<img class="phone" src="{small}" alt="">'
        f"<p>{alt}</p><details><summary>text</summary><pre>{text}</pre></details></figure>"
    )


def samples(module: str, players: int, lang: str) -> Iterator[tuple[str, Callable[[], Picture]]]:
    """What the module offers."""
    found: Iterator[tuple[str, Callable[[], Picture]]] = import_module(module).samples(players, lang)
    return found


def main() -> None:
    """Writes every picture for every number of players in every language."""
    parser = argparse.ArgumentParser(prog="python -m render.gallery", description="one picture of each kind")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--samples", default="tests.render.samples", help="module that offers the pictures")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    parts = []
    for players in PLAYERS:
        for lang in words.LANGUAGES:
            for name, draw in samples(options.samples, players, lang):
                parts.append(write(options.folder, f"{players}-{lang}-{name}", draw()))
    (options.folder / "index.html").write_text(PAGE.format(body="\n".join(parts)), encoding="utf-8")
    print(f"{len(parts)} pictures in {options.folder}")


if __name__ == "__main__":
    main()
