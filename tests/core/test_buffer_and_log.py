"""The buffer of moves and the log of events."""

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.log import EVERYBODY, Log


def test_a_buffer_grows_beyond_its_first_size() -> None:
    buffer = Buffer(2)
    for move in range(5):
        buffer.add(move)
    assert buffer.to_list() == [0, 1, 2, 3, 4]


def test_moves_in_a_row_are_added_behind_what_is_there() -> None:
    buffer = Buffer(2)
    buffer.add(9)
    buffer.add_row(4, 3)
    buffer.add(1)
    assert buffer.to_list() == [9, 4, 5, 6, 1]


def test_a_mask_of_moves_is_added_behind_what_is_there() -> None:
    buffer = Buffer(2)
    buffer.add(9)
    buffer.add_mask(100, 0b1011001)
    buffer.add(1)
    assert buffer.to_list() == [9, 100, 103, 104, 106, 1]


def test_a_cleared_buffer_is_empty_and_usable() -> None:
    buffer = Buffer(4)
    buffer.add(7)
    buffer.clear()
    assert buffer.to_list() == []
    assert not buffer.has(7)
    buffer.add(8)
    assert buffer.to_list() == [8]


def test_a_buffer_knows_what_it_has() -> None:
    buffer = Buffer()
    buffer.add(3)
    assert buffer.has(3)
    assert not buffer.has(0)


def test_a_log_keeps_events_in_their_order() -> None:
    log = Log()
    log.add(EVERYBODY, 1, 0, 5, 6, 7)
    log.add(0b10, 2, 1, 0, 0, 0)
    assert log.rows() == [[-1, 1, 0, 5, 6, 7], [2, 2, 1, 0, 0, 0]]
