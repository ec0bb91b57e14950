"""Scores, ranks and ties."""

from wunderkammer.core.result import Result, ScoreLine


def result(scores: list[int], tie_breaks: list[list[int]]) -> Result:
    return Result([ScoreLine("all", scores)], tie_breaks)


def test_scores_are_the_sums_of_the_sheet() -> None:
    sheet = [ScoreLine("coins", [1, 2]), ScoreLine("cards", [10, 0])]
    assert Result(sheet, [[], []]).scores == [11, 2]


def test_the_highest_score_is_first() -> None:
    assert result([3, 9, 5], [[], [], []]).ranks == [3, 1, 2]


def test_a_tie_break_decides_between_equal_scores_only() -> None:
    assert result([5, 5, 7], [[1], [2], [0]]).ranks == [3, 2, 1]


def test_the_second_tie_break_counts_when_the_first_is_equal() -> None:
    assert result([5, 5], [[1, 0], [1, 4]]).ranks == [2, 1]


def test_who_shares_a_place_shares_its_number_and_the_next_is_left_out() -> None:
    assert result([5, 5, 1], [[], [], []]).ranks == [1, 1, 3]


def test_a_result_as_json_has_the_sheet_line_by_line() -> None:
    assert result([1, 2], [[], []]).to_json() == {
        "scores": [1, 2],
        "ranks": [2, 1],
        "sheet": [{"line": "all", "values": [1, 2]}],
    }
