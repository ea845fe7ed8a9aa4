"""The examples in the docstrings are true."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest


@pytest.mark.parametrize(
    "module", ["core.picture", "core.reading", "core.paths", "core.sprites", "kemet.content", "kemet.drawing.figures"]
)
def test_examples(module: str) -> None:
    assert doctest.testmod(import_module(f"render.{module}")).failed == 0
