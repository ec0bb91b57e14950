"""The door for people: exactly these names, and one sentence for everything that cannot be."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import wunderkammer as wk
from wunderkammer import errors
from wunderkammer.errors import BadOption, BadSeats, BadState, UnknownGame, WunderkammerError

ERRORS = sorted(
    name for name, kind in vars(errors).items() if isinstance(kind, type) and kind.__module__ == errors.__name__
)
NAMES = sorted([*ERRORS, "Match", "game", "games", "replay"])


@pytest.fixture
def match() -> wk.Match:
    return wk.Match("lost_lands", seats=2, seed=7)


def test_the_door_has_exactly_these_names() -> None:
    assert sorted(wk.__all__) == NAMES
    assert sorted(name for name in dir(wk) if not name.startswith("_")) == NAMES
    assert all(getattr(wk, name) is not None for name in NAMES)


def test_every_name_explains_itself() -> None:
    assert wk.__doc__
    for name in NAMES:
        assert (getattr(wk, name).__doc__ or "").strip(), name
    public = [value for name, value in vars(wk.Match).items() if not name.startswith("_") and callable(value)]
    named = {"legal", "play", "explain", "refusal", "view", "undo", "undo_refusal", "log", "state_json"}
    assert {value.__name__ for value in public} >= named
    assert all(value.__doc__ for value in public if value.__name__ in named)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="telescope"):
        _ = wk.telescope


def test_the_shelf_begins_with_the_lightest_game_and_among_equals_with_the_shortest() -> None:
    found = [wk.game(name) for name in wk.games()]
    assert [(game.weight, game.minutes) for game in found] == sorted((game.weight, game.minutes) for game in found)
    assert "lost_lands" in wk.games()


def test_where_the_game_plays_opponents_itself_one_person_is_enough() -> None:
    assert wk.game("encyclopedia").people == [1, 2, 3, 4]
    assert {name: wk.game(name).people == wk.game(name).seats for name in wk.games()} == {
        "lost_lands": True,
        "evolution": True,
        "encyclopedia": False,
        "darwins_journey": True,
    }


def test_a_game_tells_what_its_manifest_says() -> None:
    game = wk.game("lost_lands")
    assert (game.id, game.prefix, game.seats) == ("lost_lands", "LL", [2, 3, 4])
    assert {name: option.type for name, option in game.options.items()} == {
        "first_game": "bool",
        "auctioned_start": "bool",
    }


@pytest.mark.parametrize(("name", "hint"), [("lost_land", "did you mean lost_lands?"), ("ludo", "there are: ")])
def test_an_unknown_game_gets_a_hint(name: str, hint: str) -> None:
    with pytest.raises(UnknownGame, match=name) as caught:
        wk.Match(name)
    assert hint in str(caught.value)


@pytest.mark.parametrize("seats", [0, 1, 5, -2, 2.0, "2", True, None])
def test_seats_out_of_range_are_refused_with_the_possible_numbers(seats: object) -> None:
    if seats is None:
        assert wk.Match("lost_lands", seats=None).seats == 2
        return
    with pytest.raises(BadSeats, match="2, 3 or 4"):
        wk.Match("lost_lands", seats=seats)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"first_gam": True}, "lost_lands has no option “first_gam”; its options: first_game, auctioned_start."),
        ({"first_game": 1}, "The option “first_game” of lost_lands must be true or false, not 1."),
        ({"first_game": "yes"}, "The option “first_game” of lost_lands must be true or false, not 'yes'."),
        ({"pack": 5}, "The option “pack” must be the path of a TOML file."),
    ],
)
def test_an_unknown_option_or_value_gets_a_sentence(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption) as caught:
        wk.Match("lost_lands", options=options)
    assert str(caught.value) == sentence


@pytest.mark.parametrize("seed", [-1, 1 << 63, 1.5, "seven", True])
def test_a_seed_must_be_a_whole_number(seed: object) -> None:
    with pytest.raises(WunderkammerError, match="A seed must be a whole number from 0"):
        wk.Match("lost_lands", seed=seed)  # type: ignore[arg-type]


def test_without_a_seed_matches_differ() -> None:
    assert wk.Match("lost_lands").seed != wk.Match("lost_lands").seed


def test_an_illegal_move_carries_code_rule_and_sentence(match: wk.Match) -> None:
    match.play(0, "screen:red")
    with pytest.raises(wk.IllegalMove) as caught:
        match.play(1, "screen:red")
    assert (caught.value.code, caught.value.rule) == ("screen-taken", "LL-03")
    assert str(caught.value) == match.explain(1, "screen:red")
    assert str(caught.value).endswith("(LL-03)")


@pytest.mark.parametrize(
    "key", ["", "fly", "bid", "bid:", "bid:x", "bid:99999", "screen:pink", "screen:red,blue", "\0"]
)
def test_a_malformed_move_gets_a_sentence_and_changes_nothing(match: wk.Match, key: str) -> None:
    before = match.state_json()
    with pytest.raises(wk.IllegalMove) as caught:
        match.play(0, key)
    assert caught.value.code == "unknown-move"
    assert "\n" not in str(caught.value)
    assert match.state_json() == before


def test_out_of_turn_and_after_the_end_get_their_own_reasons(match: wk.Match) -> None:
    refusal = match.refusal(1, "screen:red")
    assert refusal is not None
    assert refusal.code == "not-your-turn"
    while match.to_act:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    refusal = match.refusal(0, "screen:red")
    assert refusal is not None
    assert refusal.code == "game-over"


def test_where_nothing_better_can_be_said_the_present_question_follows(match: wk.Match) -> None:
    question = "Choose your screen: the patron on it pays you better than anybody else."
    assert match.explain(0, "reveal:jetpack") == f"This move is not possible now. {question}"
    with pytest.raises(wk.IllegalMove, match=question):
        match.play(0, "reveal:jetpack")


def test_a_move_of_another_moment_says_when_it_is_made(match: wk.Match) -> None:
    assert match.explain(0, "bid:3") == "Bids are made in the auction, before anybody takes a card. (LL-11)"


DOOR: Any = wk  # to which anything at all may be brought
HUGE = 10**5000  # has too many digits to be written


@pytest.mark.parametrize(
    "key", [None, 5, pytest.param(HUGE, id="huge"), b"bid:1", [], pytest.param("x" * 100_000, id="long")]
)
def test_what_is_no_text_of_a_move_gets_a_short_sentence(match: wk.Match, key: Any) -> None:
    sentence = match.explain(0, key)
    assert sentence is not None
    assert len(sentence) < 1000
    with pytest.raises(wk.IllegalMove):
        match.play(0, key)


@pytest.mark.parametrize(
    "ask",
    [
        lambda match: match.log("0"),
        lambda match: DOOR.Match([]),
        lambda match: DOOR.Match(HUGE),
        lambda match: DOOR.Match("lost_lands", options=[1]),
        lambda match: DOOR.Match("lost_lands", options={HUGE: 1}),
        lambda match: wk.Match("lost_lands", options={"pack": "a\0b"}),
        lambda match: wk.Match.from_state("lost_lands", {**match.state_json(), HUGE: 1}),
        lambda match: wk.replay("a\0b"),
        lambda match: DOOR.replay(None),
    ],
)
def test_nonsense_is_refused_with_a_sentence_of_ours(match: wk.Match, ask: Callable[[Any], object]) -> None:
    with pytest.raises(WunderkammerError, match=r"\.$"):
        ask(match)


@pytest.mark.parametrize("seat", [-1, 2, 99, "0", True])
def test_a_seat_that_does_not_exist_gets_a_sentence(match: wk.Match, seat: object) -> None:
    for ask in (match.legal, match.view, match.undo, lambda seat: match.play(seat, "screen:red")):
        with pytest.raises(BadSeats, match="seats are numbered from 0 to 1"):
            ask(seat)  # type: ignore[arg-type]


def test_a_legal_move_has_no_refusal(match: wk.Match) -> None:
    assert match.explain(0, match.legal(0)[0]) is None


@pytest.mark.parametrize("lang", ["en", "ru", "de"])
def test_sentences_come_in_the_language_of_the_match(match: wk.Match, lang: str) -> None:
    match.lang = lang
    assert (match.explain(1, "screen:red") or "⟨").isprintable()
    assert "⟨" not in str(match.explain(1, "screen:red"))


def test_a_view_is_ready_for_json_and_says_whose_it_is(match: wk.Match) -> None:
    for seat in (0, 1, None):
        view = json.loads(json.dumps(match.view(seat)))
        assert view["seat"] == seat
        assert list(view) == ["game", "seat", "seats", "revision", "to_act", "ask", "over", "result", "table"]
    assert match.view(0)["ask"] == "screen"
    assert match.view(None)["ask"] == ""


def test_sealed_choices_do_not_move_the_revision_of_others(match: wk.Match) -> None:
    while len(match.to_act) < 2:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    before = [match.view(seat)["revision"] for seat in (0, 1, None)]
    match.play(1, "bid:0")
    assert [match.view(seat)["revision"] for seat in (0, 1, None)] == [before[0], before[1] + 1, before[2]]


def test_a_saved_match_comes_back_at_its_last_position(match: wk.Match, tmp_path: Path) -> None:
    for _ in range(9):
        match.play(match.to_act[0], match.legal(match.to_act[0])[-1])
    match.players = ["Anna", "Ben"]
    match.record.save(tmp_path / "game.jsonl")
    again = wk.replay(tmp_path / "game.jsonl")
    assert (again.state_json(), again.to_act, again.players) == (match.state_json(), match.to_act, ["Anna", "Ben"])
    again.play(again.to_act[0], again.legal(again.to_act[0])[0])


def test_any_position_can_be_set_up(match: wk.Match) -> None:
    data = match.state_json()
    data["money"] = [40, 2]
    again = wk.Match.from_state("lost_lands", json.loads(json.dumps(data)))
    assert again.view(0)["table"]["players"][0]["money"] == 40
    with pytest.raises(BadState, match=r"state\.money must be a list of 2 values"):
        wk.Match.from_state("lost_lands", {**data, "money": [1]})


def test_an_undo_that_is_refused_says_why(match: wk.Match) -> None:
    with pytest.raises(wk.UndoRefused) as caught:
        match.undo(0)
    assert caught.value.code == "undo-nothing"
    assert "⟨" not in str(caught.value)


def test_a_finished_match_has_scores_ranks_and_a_sheet(match: wk.Match) -> None:
    assert match.result is None
    while match.to_act:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    result = match.result
    assert result is not None
    assert sorted(result.ranks)[0] == 1
    assert result.scores == [sum(values) for values in zip(*(line.values for line in result.sheet), strict=True)]


def test_the_log_is_told_to_everybody_as_far_as_they_may_hear(match: wk.Match) -> None:
    while len(match.to_act) < 2:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    match.play(1, "bid:0")
    heard = {seat: [line.code for line in match.log(seat)] for seat in (0, 1, None)}
    assert heard[1] == [*heard[0], "bid"]
    assert heard[0] == heard[None]
