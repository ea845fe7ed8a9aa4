"""Pictures look as they did when somebody last looked at them. `python -m tests.render.golden DIR` shows and renews."""

from __future__ import annotations

import pytest

from tests.render.golden import CASES, FAR, MEAN, SHARE, alike, difference, drawn, golden, opened, position


@pytest.mark.parametrize("name", CASES)
def test_golden(name: str) -> None:
    new, old = drawn(CASES[name]), golden(name)
    assert new.size == old.size
    mean, share = difference(new, old)
    assert mean <= MEAN, f"differs by {mean:.1f} on average"
    assert share <= SHARE, f"{share:.2%} of the pixels differ by more than {FAR}"


def test_the_comparison_sees_a_missing_army() -> None:
    view = position("middle-5")
    full = CASES["board-5"].draw(view)
    zone = next(zone for zone, spot in view["board"]["zones"].items() if len(spot["armies"]) == 1)
    view["board"]["zones"][zone]["armies"] = []
    assert not alike(opened(full), opened(CASES["board-5"].draw(view)))
