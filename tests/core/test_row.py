"""The row of features."""

from wunderkammer.core.row import Row


def test_a_row_grows_beyond_its_first_size() -> None:
    row = Row(1)
    for value in (0.5, -1.0, 2.0):
        row.add(value)
    assert row.to_list() == [0.5, -1.0, 2.0]


def test_a_cleared_row_is_empty_and_usable() -> None:
    row = Row()
    row.add(1.0)
    row.clear()
    assert row.to_list() == []
    row.add(3.0)
    assert (row.n, row.to_list()) == (1, [3.0])
