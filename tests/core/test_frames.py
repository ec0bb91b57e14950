"""A frame is one integer that keeps its parts."""

from hypothesis import given
from hypothesis import strategies as st

from wunderkammer.core.frames import HIGHEST_NUMBER, HIGHEST_THIRD, first, frame, kind_of, seat_of, second, third

NUMBERS = st.integers(0, HIGHEST_NUMBER)


@given(st.integers(0, 255), st.integers(0, 255), NUMBERS, NUMBERS, st.integers(0, HIGHEST_THIRD))
def test_a_frame_gives_back_what_was_packed(kind: int, seat: int, a: int, b: int, c: int) -> None:
    packed = frame(kind, seat, a, b, c)
    assert [kind_of(packed), seat_of(packed), first(packed), second(packed), third(packed)] == [kind, seat, a, b, c]


def test_the_largest_frame_is_not_negative() -> None:
    largest = frame(255, 255, HIGHEST_NUMBER, HIGHEST_NUMBER, HIGHEST_THIRD)
    assert 0 < largest < 1 << 63
