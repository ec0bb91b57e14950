"""A truncated, edited or foreign file gets one sentence, never a traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wunderkammer
from tests.records.golden import record_files
from wunderkammer.errors import BadFile, BadRecord, WunderkammerError
from wunderkammer.match.match import Match, replay
from wunderkammer.match.records.record import Record

GOOD = record_files()[0].read_text(encoding="utf-8")
LINES = GOOD.splitlines()
HEADER = json.loads(LINES[0])
DEEP = "[" * 100_000 + "]" * 100_000


def with_header(**changes: object) -> str:
    return "\n".join([json.dumps({**HEADER, **changes}), *LINES[1:]])


def without(name: str) -> str:
    return "\n".join([json.dumps({key: value for key, value in HEADER.items() if key != name}), *LINES[1:]])


def with_line(number: int, line: str) -> str:
    return "\n".join([*LINES[:number], line, *LINES[number + 1 :]])


def nested_list(depth: int) -> object:
    value: object = 1
    for _ in range(depth):
        value = [value]
    return value


BAD: dict[str, str] = {
    "empty": "",
    "blank": "\n\n\n",
    "prose": "Dear diary, today we found Avalon.",
    "a number": "5",
    "another JSON": '{"name": "something else", "version": 3}\n',
    "a list": "[1, 2, 3]\n",
    "no header": "\n".join(LINES[1:]),
    "another format": with_header(wunderkammer=2),
    "unknown game": with_header(game="ludo"),
    "a game that is a list": with_header(game=[]),
    "another version": with_header(rules_version=99),
    "other figures": with_header(content="0000"),
    "too many seats": with_header(seats=9),
    "seats as text": with_header(seats="2"),
    "seats as a fraction": with_header(seats=2.0),
    "seats true": with_header(seats=True),
    "a huge seed": with_header(seed=10**40),
    "a negative seed": with_header(seed=-1),
    "a seed as text": with_header(seed="seven"),
    "an unknown option": with_header(options={"sudden_death": True}),
    "an option's wrong value": with_header(options=dict.fromkeys(HEADER["options"], 5)),
    "options as a list": with_header(options=[]),
    "players as a number": with_header(players=5),
    "players as numbers": with_header(players=[1, 2]),
    "players as one text": with_header(players="Anna"),
    "too many players": with_header(players=["x"] * 50),
    "a pack that changes nothing known": with_header(pack={"weather": 1}),
    "a deep pack": with_header(pack={"start": nested_list(900)}),
    "a pack as a list": with_header(pack=[1]),
    "a start that is no state": with_header(start=[1]),
    "a deep start": with_header(start={"seats": HEADER["seats"], "agenda": nested_list(900)}),
    "without game": without("game"),
    "without seats": without("seats"),
    "without version": without("rules_version"),
    "without content": without("content"),
    "duplicate keys": with_line(0, LINES[0][:-1] + f',"seats":{HEADER["seats"]}}}'),
    "an entry too short": with_line(3, "[0]"),
    "an entry too long": with_line(3, '[0, "bid:1", 2]'),
    "an entry without a seat": with_line(3, '[null, "bid:1"]'),
    "an entry of a boolean": with_line(3, '[true, "bid:1"]'),
    "an entry of a huge seat": with_line(3, f'[{10**30}, "bid:1"]'),
    "a seat of 5,000 digits": with_line(3, f'[{"9" * 5000}, "bid:1"]'),
    "a seat that is no number": with_line(3, '[NaN, "bid:1"]'),
    "an infinite seat": with_line(3, '[-Infinity, "bid:1"]'),
    "another chance": with_line(1, '[-1, "nonsense:1"]'),
    "another move": with_line(3, '[0, "nonsense:1"]'),
    "a missing entry": "\n".join(LINES[:3] + LINES[4:]),
    "a doubled entry": "\n".join(LINES[:4] + LINES[3:]),
    "a blank line between": with_line(3, ""),
    "deep nesting": with_line(3, DEEP),
    "deep nesting first": DEEP,
    "another result": with_line(len(LINES) - 1, '{"result": {"scores": [99, 1]}}'),
    "a result that is none": with_line(len(LINES) - 1, '{"result": null}'),
    "a result too early": with_line(5, LINES[-1]),
    "lines after the result": GOOD + '[0, "bid:0"]\n',
    "moves after the end": "\n".join([*LINES[:-1], LINES[-2], LINES[-1]]),
    "cut in the middle": GOOD[: len(GOOD) // 2 + 3],
}


def sentence_of(error: WunderkammerError) -> str:
    """One sentence: one line, not too long, with a full stop."""
    text = str(error)
    assert "\n" not in text
    assert len(text) < 600
    assert text.endswith((".", "?"))
    assert "Traceback" not in text
    return text


@pytest.mark.parametrize("text", BAD.values(), ids=BAD.keys())
def test_a_bad_record_gets_one_sentence(text: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadRecord) as caught:
        replay(path)
    assert str(path) in sentence_of(caught.value)


@pytest.mark.parametrize(
    "content", [b"\x00\x01\x02\xff\xfe", b"\x89PNG\r\n\x1a\n" + bytes(range(256)), b"\xff" * 1000, b"\x00" * 1000]
)
def test_a_binary_file_is_no_record(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(content)
    with pytest.raises(BadRecord) as caught:
        replay(path)
    assert sentence_of(caught.value)


def test_a_file_that_is_not_there_or_a_folder_gets_one_sentence(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.jsonl", tmp_path):
        with pytest.raises(BadFile) as caught:
            replay(path)
        assert sentence_of(caught.value)


def test_a_record_that_cannot_be_written_gets_one_sentence(tmp_path: Path) -> None:
    match = Match("lost_lands", seed=1)
    for path in (tmp_path / "no" / "such" / "folder" / "game.jsonl", tmp_path / (300 * "x")):
        with pytest.raises(BadFile) as caught:
            match.record.save(path)
        assert sentence_of(caught.value)


def readable(text: str) -> Match | None:
    """The match of a text, or None after one good sentence."""
    try:
        return Match.from_record(Record.loads(text))
    except WunderkammerError as error:
        sentence_of(error)
        return None


@given(st.integers(0, len(GOOD)))
def test_a_record_cut_anywhere_is_an_unfinished_match_or_gets_one_sentence(at: int) -> None:
    match = readable(GOOD[:at])
    whole_lines = at >= len(LINES[0]) and (at == len(GOOD) or GOOD[at] == "\n" or GOOD[at - 1] == "\n")
    assert (match is not None) == whole_lines


@given(st.integers(0, len(GOOD) - 1), st.characters(codec="utf-8"))
def test_one_changed_character_is_harmless_or_gets_one_sentence(at: int, character: str) -> None:
    readable(GOOD[:at] + character + GOOD[at + 1 :])


@given(st.integers(0, len(LINES)), st.text(max_size=40))
def test_one_inserted_line_is_harmless_or_gets_one_sentence(at: int, line: str) -> None:
    readable("\n".join([*LINES[:at], line, *LINES[at:]]))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(st.sampled_from([*HEADER, "players", "pack", "start", "more"]), JSON)
def test_any_value_in_the_header_is_harmless_or_gets_one_sentence(name: str, value: object) -> None:
    readable(with_header(**{name: value}))


@given(st.lists(JSON, max_size=5))
def test_any_json_is_no_record(values: list[object]) -> None:
    assert readable("\n".join(json.dumps(value) for value in values)) is None


def run_cli(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "wunderkammer.cli.main", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(Path(wunderkammer.__path__[0]).parent)}
    return subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120, check=False
    )


SAMPLES: dict[str, Callable[[], bytes]] = {
    "cut": lambda: GOOD[: len(GOOD) // 2 + 3].encode(),
    "edited": lambda: BAD["a missing entry"].encode(),
    "foreign": lambda: b"Dear diary, today we found Avalon.",
    "binary": lambda: b"\x89PNG\r\n\x1a\n\xff",
}


@pytest.mark.parametrize("sample", SAMPLES)
def test_the_command_line_says_one_sentence_and_exits_with_2(sample: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(SAMPLES[sample]())
    done = run_cli("replay", str(path))
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no device without an end here")
def test_a_file_without_an_end_gets_one_sentence() -> None:
    with pytest.raises(BadRecord, match="more than 20 MB"):
        replay("/dev/zero")
