"""Hints in words: the best move and the reason, in three languages."""

from __future__ import annotations

import pytest

from wunderkammer.bots.advice import Advice
from wunderkammer.text.catalogue import catalogue
from wunderkammer.text.hint import hint_outlook, hint_sentence

MOVES = {"bid:3": "Bid 3", "bid:2": "Bid 2"}
BEST, NEXT = Advice("bid:3", 0.544, 61.3, 40), Advice("bid:2", 0.51, 59.8, 40)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Bid 3: wins 54 of 100 games from here, about 61 points; the next best, Bid 2, wins 51."),
        ("ru", "Bid 3 — выигрывает отсюда 54 из 100 партий, примерно 61 очко; второй по силе ход (Bid 2) — 51 из 100."),
        (
            "de",
            "Bid 3 – gewinnt von hier aus 54 von 100 Partien, etwa 61 Punkte; der nächstbeste Zug (Bid 2) gewinnt 51.",
        ),
    ],
)
def test_the_reason_names_chance_points_and_the_next_best(lang: str, sentence: str) -> None:
    assert hint_sentence([BEST, NEXT], MOVES, catalogue(lang)) == sentence


@pytest.mark.parametrize(("lang", "word"), [("en", "almost as good"), ("ru", "почти так же"), ("de", "fast genauso")])
def test_two_moves_that_cannot_be_told_apart_are_called_equal(lang: str, word: str) -> None:
    sentence = hint_sentence([BEST, NEXT._replace(chance=0.5401)], MOVES, catalogue(lang))
    assert word in sentence
    assert "Bid 2" in sentence


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "nothing else"), ("ru", "другого хода нет"), ("de", "anderes gibt es")]
)
def test_a_forced_move_is_called_so(lang: str, word: str) -> None:
    assert word in hint_sentence([BEST], MOVES, catalogue(lang))


@pytest.mark.parametrize(
    ("points", "words"), [(1.2, "примерно 1 очко"), (22.4, "примерно 22 очка"), (11, "примерно 11 очков")]
)
def test_russian_counts_points_in_three_forms(points: float, words: str) -> None:
    assert hint_outlook(BEST._replace(points=points), catalogue("ru")) == f"54 из 100 партий, {words}"
