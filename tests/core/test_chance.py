"""Chance that can be checked."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator

import pytest

from engine.core.chance import Chance, commitment_of
from tests.core.steps import SEED, fresh
from tests.core.toy import CARDS

# ---------------------------------------------------------------------- chance


def _numbers(seed: bytes, salt: str, label: str) -> Iterator[int]:
    counter = 0
    while True:
        message = "|".join((salt, label, str(counter))).encode("utf-8")
        yield int(hmac.new(seed, message, hashlib.sha256).hexdigest(), 16)
        counter += 1


def test_chance_gives_the_known_numbers() -> None:
    chance = Chance(b"0123456789abcdef", "salt", "order")
    assert chance.below(2**256) == 0xE1FC333CE0641F31E928FC1CC1536581B7372149A4540B4260D8C73A4A933BD0
    assert chance.below(2**256) == 0xF77F4918BF8DA6D195B1DA96EA61D6D1894161183071CACCC5C07B76E699A3B9


@pytest.mark.parametrize("label", ["order", "deck.1", "undo.12", "Ω"])
def test_numbers_below_a_limit_skip_the_uneven_rest(label: str) -> None:
    limit = 2**255 + 1  # about half of all numbers are skipped
    numbers = _numbers(SEED, "salt", label)
    wanted = [number for number in (next(numbers) for _ in range(40)) if number < limit]
    chance = Chance(SEED, "salt", label)
    assert 0 < len(wanted) < 40
    assert [chance.below(limit) for _ in wanted] == wanted


def test_shuffling_swaps_from_the_end() -> None:
    numbers = _numbers(SEED, "salt", "deck.1")
    wanted = list(CARDS)
    for last in range(len(wanted) - 1, 0, -1):
        other = next(numbers) % (last + 1)
        wanted[last], wanted[other] = wanted[other], wanted[last]
    assert Chance(SEED, "salt", "deck.1").shuffled(CARDS) == tuple(wanted)
    game = fresh()
    dealt = [wanted.pop() for _ in range(6)]
    assert game.state.deck == wanted
    assert [sorted(dealt[2 * number : 2 * number + 2], key=int) for number in range(3)] == list(
        game.state.hands.values()
    )


def test_one_use_of_chance_does_not_move_another() -> None:
    alone = Chance(SEED, "salt", "order")
    wanted = [alone.below(1000) for _ in range(20)]
    one, two = Chance(SEED, "salt", "order"), Chance(SEED, "salt", "deck.1")
    found = []
    for _ in range(20):
        two.shuffled(CARDS)
        found.append(one.below(1000))
    assert found == wanted
    different = [(SEED, "salt", "deck.1"), (SEED, "other", "order"), (bytes(32), "salt", "order")]
    assert all([Chance(*key).below(1000) for _ in range(20)] != wanted for key in different)


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert fresh().commitment == commitment_of(SEED) == hashlib.sha256(SEED).hexdigest()
    assert fresh().view(None)["commitment"] == hashlib.sha256(SEED).hexdigest()


def test_a_seed_and_the_answers_decide_everything() -> None:
    assert fresh().to_json() == fresh().to_json()
    assert fresh().state.deck != fresh(bytes(32)).state.deck != fresh(bytes(32), "other").state.deck
