"""Reading with suspicion: every fault gets one sentence that says where and what would be right."""

import pytest

from wunderkammer.core.frames import frame
from wunderkammer.core.reader import BadData, Reader, frame_json, read_frame, short_form
from wunderkammer.core.vocabulary import Domain

COLOUR = Domain("colour", labels=("red", "green"))
NAMES = {0: "over", 88: "sail"}


def complaint(data: object, read: str, *arguments: object) -> str:
    with pytest.raises(BadData) as caught:
        getattr(Reader(data), read)(*arguments)
    return str(caught.value)


def test_what_is_right_is_read() -> None:
    reader = Reader({"n": 3, "yes": True, "list": [1, 2], "colour": "green", "pile": {"red": 2}, "gap": [None, "red"]})
    assert reader.integer("n", 0, 3) == 3
    assert reader.flag("yes") is True
    assert [*reader.integers("list", 2, 1, 2)] == [1, 2]
    assert reader.label("colour", COLOUR) == 1
    assert [*reader.pile("pile", COLOUR, 5)] == [2, 0]
    assert [*reader.labels("gap", 2, COLOUR, -1)] == [-1, 0]
    reader.refuse_unknown()


@pytest.mark.parametrize("value", [True, 4, -1, 1.0, "3", None, [], 10**30, float("nan")])
def test_a_number_must_be_whole_and_within_its_bounds(value: object) -> None:
    assert complaint({"n": value}, "integer", "n", 0, 3).startswith("state.n must be a whole number from 0 to 3, not ")


def test_a_missing_field_is_named() -> None:
    assert complaint({}, "integer", "n", 0, 3) == "state lacks the field “n”."


def test_only_an_object_can_be_read() -> None:
    with pytest.raises(BadData, match=r"^state must be an object with named fields, not \[1\]\.$"):
        Reader([1])


def test_a_flag_is_no_number() -> None:
    assert complaint({"f": 1}, "flag", "f") == "state.f must be true or false, not 1."


def test_a_list_has_its_length() -> None:
    assert complaint({"l": [1]}, "integers", "l", 2, 0, 9) == "state.l must be a list of 2 values, not [1]."
    assert complaint({"l": 5}, "items", "l") == "state.l must be a list, not 5."
    assert complaint({"l": [1, 99]}, "integers", "l", 2, 0, 9).startswith("state.l[1] must be a whole number")


def test_a_label_must_be_known() -> None:
    assert complaint({"c": "blue"}, "label", "c", COLOUR) == "state.c: “blue” is not a colour; possible are red, green."
    assert complaint({"c": 0}, "label", "c", COLOUR) == "state.c must be the name of a colour, not 0."
    assert complaint({"c": [None]}, "labels", "c", 1, COLOUR).startswith("state.c[0] must be the name of a colour")


def test_a_pile_counts_known_labels_from_one() -> None:
    assert complaint({"p": {"blue": 1}}, "pile", "p", COLOUR, 3).startswith("state.p: “blue” is not a colour")
    assert complaint({"p": {"red": 0}}, "pile", "p", COLOUR, 3).startswith("state.p.red must be a whole number from 1")
    assert complaint({"p": []}, "pile", "p", COLOUR, 3).startswith("state.p must be an object with named fields")


def test_unknown_fields_are_refused_at_the_end() -> None:
    reader = Reader({"n": 1, "m": 2})
    reader.integer("n", 0, 3)
    with pytest.raises(BadData, match=r"state has an unknown field “m”; known are n\."):
        reader.refuse_unknown()


def test_a_path_leads_to_the_fault() -> None:
    inside = Reader({"a": {"b": 9}}).inside("a")
    with pytest.raises(BadData, match=r"^state\.a\.b must be"):
        inside.integer("b", 0, 3)


@pytest.mark.parametrize("numbers", [(0, 0, 0), (1, 0, 0), (65535, 65535, 32767)])
def test_a_frame_survives_json(numbers: tuple[int, int, int]) -> None:
    packed = frame(88, 1, *numbers)
    assert read_frame(frame_json(packed, NAMES), NAMES, 2, "f") == packed


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ("sail", "f must be an object"),
        ({}, "f lacks the field “step”"),
        ({"step": "fly"}, "f.step must be one of over, sail, not 'fly'"),
        ({"step": []}, "f.step must be one of over, sail, not []"),
        ({"step": "sail", "seat": 2}, "f.seat must be a whole number from 0 to 1"),
        ({"step": "sail", "c": 32768}, "f.c must be a whole number from 0 to 32767"),
        ({"step": "sail", "d": 1}, "f has an unknown field “d”"),
    ],
)
def test_a_bad_frame_is_refused(data: object, words: str) -> None:
    with pytest.raises(BadData) as caught:
        read_frame(data, NAMES, 2, "f")
    assert words in str(caught.value)


def test_long_and_deep_values_are_shown_short() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert len(short_form("x" * 1000)) <= 40
    assert len(short_form(deep)) <= 40
