"""Random numbers: the same for ever, on every machine, compiled or not."""

import pytest

from wunderkammer.core.rng import Rng

WORDS_OF_SEVEN = [100587536, 2849664703, 2976894644, 2427842431]
SUM_OF_MANY = 144354270388521716


def test_the_first_words_of_a_seed_never_change() -> None:
    rng = Rng(7)
    assert [rng.word() for _ in range(4)] == WORDS_OF_SEVEN


def test_a_long_seed_uses_all_its_bits() -> None:
    low, high = Rng(5), Rng(5 + (1 << 40))
    assert [low.word() for _ in range(3)] != [high.word() for _ in range(3)]


def test_the_largest_seed_works() -> None:
    rng = Rng((1 << 63) - 1)
    assert all(0 <= rng.word() <= 0xFFFFFFFF for _ in range(100))


def test_the_state_of_the_generator_stays_within_its_words() -> None:
    rng = Rng(123456789)
    total = 0
    for _ in range(10_000):
        total = (total * 31 + rng.word()) % (1 << 61)
    assert total == SUM_OF_MANY


@pytest.mark.parametrize("sides", [1, 2, 3, 6, 52, 1000])
def test_every_side_comes_up_about_equally_often(sides: int) -> None:
    rng = Rng(sides)
    throws = 200 * sides
    counts = [0] * sides
    for _ in range(throws):
        counts[rng.below(sides)] += 1
    chi_square = sum((count - 200) ** 2 / 200 for count in counts)
    assert chi_square < sides + 5 * (2 * sides) ** 0.5


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = [Rng(seed).below(100) for seed in range(1000)]
    assert all(1 <= firsts.count(number) <= 30 for number in range(100))
