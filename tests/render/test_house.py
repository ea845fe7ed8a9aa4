"""The house rules of this package: who imports whom, and which words occur where."""

from __future__ import annotations

import ast
from pathlib import Path

import render

ROOT = Path(render.__file__).parent
FORBIDDEN = {"engine", "bot", "sandbox", "discord", "aiohttp", "sqlite3", "asyncio"}
BUILD = {"numpy", "scipy", "shapely"}


def imports(file: Path) -> set[str]:
    """The top names a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.split(".")[0])
    return found


def test_pictures_need_neither_engine_nor_discord_nor_the_libraries_of_the_build() -> None:
    for file in ROOT.rglob("*.py"):
        assert not imports(file) & FORBIDDEN, file
        assert not imports(file) & BUILD, file


def test_no_game_is_named_outside_its_own_folder() -> None:
    for file in (*ROOT.glob("*.py"), *(ROOT / "core").rglob("*.py")):
        assert "kemet" not in file.read_text(encoding="utf-8").lower(), file


def test_core_knows_no_game() -> None:
    for file in (ROOT / "core").rglob("*.py"):
        for line in file.read_text(encoding="utf-8").splitlines():
            assert not line.startswith(("from render.", "import render.")) or "render.core" in line, (file, line)


def test_fonts_come_with_their_licence() -> None:
    folder = ROOT / "core" / "fonts"
    for font in folder.glob("*.woff2"):
        assert (folder / f"{font.name.split('-')[0]}-LICENSE.txt").exists(), font
