"""What the engine's source says of its texts: the literal keys of reasons and errors, of questions and of options."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import engine

ERRORS = ("IllegalAnswer", "BadOptions", "BadGameFile")


@cache
def _calls() -> tuple[tuple[str, ast.Call], ...]:
    found = []
    for file in sorted(Path(engine.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                found.append((node.func.id, node))
    return tuple(found)


def _text(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _argument(call: ast.Call, place: int) -> ast.expr | None:
    return call.args[place] if len(call.args) > place else None


def _reasons() -> Iterator[tuple[str, set[str]]]:
    for name, call in _calls():
        key = _text(_argument(call, 0))
        if key is None:
            continue
        if name == "Reason":
            params = _argument(call, 1)
            names = [_text(node) for node in params.keys] if isinstance(params, ast.Dict) else []
            yield key, {name for name in names if name is not None}
        elif name in ERRORS:
            yield key, {keyword.arg for keyword in call.keywords if keyword.arg is not None}


def reasons() -> dict[str, set[str]]:
    """Every reason and error with the parameters that each place gives."""
    found: dict[str, set[str]] = {}
    for key, params in _reasons():
        found[key] = found[key] & params if key in found else params
    return found


def questions() -> set[str]:
    """The kinds of questions that are written out."""
    found = {_text(_argument(call, 1)) for name, call in _calls() if name == "Ask"}
    found |= {_text(_argument(call, 0)) for name, call in _calls() if name == "Together"}
    return {kind for kind in found if kind is not None}


def options() -> set[str]:
    """The kinds of options that are written out."""
    found = {_text(_argument(call, 1)) for name, call in _calls() if name in ("Option", "zone_option")}
    found |= {_text(_argument(call, 2)) for name, call in _calls() if name == "Blocked"}
    return {kind for kind in found if kind is not None}
