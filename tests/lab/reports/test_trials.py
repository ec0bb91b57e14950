"""The games behind reports: the same luck on every side, kept, never played twice, and fit for every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lab.reports.orders import laboratory, wish
from wunderkammer.bots import bot
from wunderkammer.bots.info import Info
from wunderkammer.core.engine import actor, apply, legal_moves, sample
from wunderkammer.core.frames import NATURE
from wunderkammer.core.rng import Rng
from wunderkammer.errors import WunderkammerError
from wunderkammer.lab.reports.trials import laboratory as playing
from wunderkammer.lab.reports.trials.component_book import component_book
from wunderkammer.lab.reports.trials.restricted_bot import RestrictedBot
from wunderkammer.lab.reports.trials.trial import GameBatch, Side, WatchedGame, play_batch
from wunderkammer.shelf.game import game, games

PRINTED = Side({})
SHELF = [(name, seats) for name in games() for seats in game(name).seats]


@pytest.mark.parametrize(("name", "seats"), SHELF)
def test_every_game_can_be_watched(name: str, seats: int) -> None:
    lab = laboratory(wish(game_id=name, seats=seats, games=2))
    first, second = play_batch(lab.conditions, GameBatch(PRINTED, "random", (0, 1), True))
    assert sorted(first.places) == [*range(seats)]
    assert sum(first.wins) == pytest.approx(1.0, abs=0.001) or seats == 1
    assert [sum(values) for values in zip(*first.lines.values(), strict=True)] == first.scores
    assert first.choices
    for choice in first.choices:
        assert set(choice.taken) <= set(choice.offered)
    assert first != second
    assert WatchedGame.from_json(first.to_json()) == first


def test_a_game_of_a_number_is_the_same_whenever_it_is_played() -> None:
    lab = laboratory(wish())
    several = play_batch(lab.conditions, GameBatch(PRINTED, "random", (3, 4), False))
    assert play_batch(lab.conditions, GameBatch(PRINTED, "random", (4,), False)) == several[1:]


def test_games_are_kept_and_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order = wish(file=tmp_path / "games.jsonl", games=4)
    lab = laboratory(order)
    lab.play([PRINTED], ["random"], range(4))
    text = (tmp_path / "games.jsonl").read_text("utf-8")
    (tmp_path / "games.jsonl").write_text(text[:-30], "utf-8")  # killed while it wrote the last game
    again = laboratory(order._replace(seed=None))
    asked: list[int] = []

    def watched(conditions: object, batch: GameBatch) -> list[WatchedGame]:
        asked.extend(batch.numbers)
        return play_batch(again.conditions, batch)

    monkeypatch.setattr(playing, "play_batch", watched)
    again.play([PRINTED], ["random"], range(4))
    assert asked == [3]
    assert (tmp_path / "games.jsonl").read_text("utf-8") == text


def test_ctrl_c_keeps_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lab = laboratory(wish(file=tmp_path / "games.jsonl"))

    def stopped(conditions: object, batch: GameBatch) -> list[WatchedGame]:
        if 1 in batch.numbers:
            raise KeyboardInterrupt
        return play_batch(lab.conditions, batch)

    monkeypatch.setattr(playing, "BATCH", 1)
    monkeypatch.setattr(playing, "play_batch", stopped)
    lab.play([PRINTED], ["random"], range(3))
    assert lab.stopped
    assert [*laboratory(wish(file=tmp_path / "games.jsonl")).games(PRINTED, "random", range(3))] == [0]


def test_the_games_of_something_else_are_refused(tmp_path: Path) -> None:
    laboratory(wish(file=tmp_path / "games.jsonl"))
    with pytest.raises(WunderkammerError, match="their seats is 2, not 3"):
        laboratory(wish(file=tmp_path / "games.jsonl", seats=3))
    (tmp_path / "letter.jsonl").write_text("Dear Anna,\n", "utf-8")
    with pytest.raises(WunderkammerError, match="not the file of a report"):
        laboratory(wish(file=tmp_path / "letter.jsonl"))


@pytest.mark.parametrize("name", ["random", "quick", "greedy", "level1"])
@pytest.mark.parametrize("game_id", games())
def test_a_restricted_bot_never_takes_what_it_could_leave(name: str, game_id: str) -> None:
    """At some decisions of a game one of the legal moves is forbidden."""
    chosen, dice = game(game_id), Rng(4)
    state = chosen.new(2)
    tried = 0
    while tried < 4:
        who = int(actor(state))
        if who == NATURE:
            apply(state, who, sample(state, dice))
            continue
        legal = legal_moves(state, who)
        if len(legal) > 1:
            tried += 1
            info = Info(chosen.rules, state, who)
            usual = bot(name, 1).choose(info)
            assert RestrictedBot(bot(name, 1), usual.__eq__, 1).choose(info) != usual
            assert RestrictedBot(bot(name, 1), lambda move: True, 1).choose(info) == usual
        apply(state, who, legal[dice.below(len(legal))])


def test_a_component_is_a_verb_or_a_thing_that_moves_name() -> None:
    book = component_book(game("lost_lands"))
    vocabulary = game("lost_lands").vocabulary
    keys = [book.keys[number] for number in book.of_move(vocabulary.number("fit:first,crew"))]
    assert keys == ["fit", "fit:first,*", "fit:*,crew"]
    assert [book.keys[number] for number in book.of_move(vocabulary.number("bid:3"))] == ["bid"]
    moves = [vocabulary.number(key) for key in ("take:jetpack", "take:cartographer")]
    assert [book.keys[number] for number in book.choices_among(moves)] == ["take:jetpack", "take:cartographer"]
    with pytest.raises(WunderkammerError, match=r"no component “take:jetpak”; near it are take:jetpack"):
        book.number("take:jetpak")
