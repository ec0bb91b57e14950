"""Packs change figures of any game, and only to what the game can be played with."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import wunderkammer as wk
from wunderkammer.errors import BadPack, BadRecord, WunderkammerError
from wunderkammer.match.match import Match
from wunderkammer.match.records.record import Record
from wunderkammer.shelf.packs import Figures

SOURCES = {"rulebook", "public", "house"}
DEARER = "[start]\nmoney = 15\n"


def file_with(folder: Path, text: str) -> str:
    path = folder / "pack.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def leaves(figures: Figures, path: str = "") -> list[str]:
    """The dotted names of all figures."""
    names: list[str] = []
    for name, value in figures.items():
        names += leaves(value, f"{path}{name}.") if isinstance(value, dict) else [f"{path}{name}"]
    return names


@pytest.mark.parametrize("game", wk.games())
def test_every_figure_says_where_it_comes_from(game: str) -> None:
    text = (wk.game(game).folder / "content" / "figures.toml").read_text(encoding="utf-8")
    provenance: dict[str, str] = tomllib.loads(text)["provenance"]
    assert set(provenance.values()) <= SOURCES
    names = leaves(wk.game(game).figures)
    assert names
    for name in names:
        assert any(name == known or name.startswith(f"{known}.") for known in provenance), name
    for known in provenance:
        assert any(name == known or name.startswith(f"{known}.") for name in names), known


@pytest.mark.parametrize("game", wk.games())
def test_an_unknown_entry_is_refused_by_its_name(game: str, tmp_path: Path) -> None:
    pack = file_with(tmp_path, "[no_such_table]\nfigure = 1\n")
    with pytest.raises(BadPack, match=r"“no_such_table”, which this game does not have"):
        wk.Match(game, options={"pack": pack})


@pytest.mark.parametrize("game", wk.games())
def test_a_value_of_another_type_is_refused(game: str) -> None:
    table = next(iter(wk.game(game).figures))
    with pytest.raises(BadPack, match=f"“{table}” a text, but it must be"):
        wk.Match(game, options={"pack": {table: "many"}})


def test_a_pack_changes_what_is_played(tmp_path: Path) -> None:
    match = wk.Match("lost_lands", seats=2, seed=1, options={"pack": file_with(tmp_path, DEARER)})
    assert match.view(0)["table"]["players"][0]["money"] == 15
    assert wk.Match("lost_lands", seats=2, seed=1).view(0)["table"]["players"][0]["money"] == 11


def test_the_record_carries_the_pack_and_its_mark(tmp_path: Path) -> None:
    match = wk.Match("lost_lands", seats=2, seed=1, options={"pack": file_with(tmp_path, DEARER)})
    plain = wk.Match("lost_lands", seats=2, seed=1)
    assert match.record.header["pack"] == {"start": {"money": 15}}
    assert match.record.header["content"] != plain.record.header["content"]
    match.record.save(tmp_path / "match.jsonl")
    assert wk.replay(tmp_path / "match.jsonl").state_json() == match.state_json()


def test_a_record_without_its_pack_is_refused() -> None:
    record = wk.Match("lost_lands", seats=2, seed=1, options={"pack": {"start": {"money": 15}}}).record
    header = {name: value for name, value in record.header.items() if name != "pack"}
    with pytest.raises(BadRecord, match="other figures"):
        Match.from_record(Record(header, record.entries))


@pytest.mark.parametrize(
    ("pack", "sentence"),
    [
        ("[copies]\ncartographer = 2\n", "copies.cartographer is 2, but an expedition needs 3"),
        ("[copies]\nteam = 0\n", "copies make a deck of 27 cards"),
        ("[start]\nmoney = -1\n", "start.money must be a whole number from 0"),
        ("[start]\npayment = [1, 2]\n", "start.payment must be a list of 4 values"),
        ('[start]\nmoney = "eleven"\n', "“start.money” a text, but it must be a whole number"),
        ("[start\n", "is not valid TOML"),
    ],
)
def test_a_pack_that_cannot_be_played_gets_one_sentence(pack: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(WunderkammerError) as caught:
        wk.Match("lost_lands", seats=2, options={"pack": file_with(tmp_path, pack)})
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_missing_pack_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(WunderkammerError, match=r"cannot be read: No such file"):
        wk.Match("lost_lands", options={"pack": str(tmp_path / "none.toml")})


def test_a_binary_file_is_no_pack(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_bytes(b"\x87\xff\x00")
    with pytest.raises(WunderkammerError, match="is no TOML file: it is not text"):
        wk.Match("lost_lands", seats=2, options={"pack": str(tmp_path / "pack.toml")})
