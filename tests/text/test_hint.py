"""Hints in words: the best move and the reason, in three languages."""

from __future__ import annotations

import pytest

from wunderkammer.bots.advice import Advice
from wunderkammer.text.catalogue import catalogue
from wunderkammer.text.hint_words import hint_outlook, hint_sentence

MOVES = {"bid:3": "Bid 3", "bid:2": "Bid 2"}
BEST, NEXT = Advice("bid:3", 0.544, 61.3, 40), Advice("bid:2", 0.51, 59.8, 40)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Bid 3. That wins 54 of 100 games from here, about 61 points; the next best (Bid 2) wins 51."),
        (
            "ru",
            "Bid 3 — этот ход выигрывает отсюда 54 из 100 партий, примерно 61 очко; "
            "второй по силе ход (Bid 2) — 51 из 100.",
        ),
        (
            "de",
            "Bid 3. Dieser Zug gewinnt von hier aus 54 von 100 Partien, etwa 61 Punkte; "
            "der nächstbeste (Bid 2) gewinnt 51.",
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


ALIKE = NEXT._replace(chance=0.5401, points=60.9)
WORSE = Advice("bid:1", 0.4, 50, 8)


@pytest.mark.parametrize(
    ("lang", "all_of_them", "some_of_them"),
    [
        (
            "en",
            "It makes no difference which of these moves you choose: each wins 54 of 100 games from here, "
            "about 61 points.",
            "which of the first 2 moves of this list you choose",
        ),
        (
            "ru",
            "Нет разницы, какой из этих ходов выбрать: каждый выигрывает отсюда 54 из 100 партий, примерно 61 очко.",
            "какой из первых 2 ходов этого списка выбрать",
        ),
        (
            "de",
            "Es macht keinen Unterschied, welchen dieser Züge du wählst: Jeder gewinnt von hier aus 54 von 100 "
            "Partien, etwa 61 Punkte.",
            "welchen der ersten 2 Züge dieser Liste du wählst",
        ),
    ],
)
def test_among_moves_with_the_same_figures_none_is_called_the_best(
    lang: str, all_of_them: str, some_of_them: str
) -> None:
    assert hint_sentence([BEST, ALIKE], MOVES, catalogue(lang)) == all_of_them
    assert some_of_them in hint_sentence([BEST, ALIKE, WORSE], MOVES, catalogue(lang))


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


@pytest.mark.parametrize(
    ("lang", "points", "sentence", "outlook"),
    [
        ("en", 12.3, "about 12 points ahead of the game’s own opponent;", "about 12 points ahead"),
        ("en", -1, "about 1 point behind the game’s own opponent;", "about 1 point behind"),
        ("en", -0.4, "about level with the game’s own opponent;", "about level"),
        ("ru", 21, "примерно на 21 очко впереди соперника самой игры;", "примерно на 21 очко впереди"),
        ("ru", -3, "примерно на 3 очка позади соперника самой игры;", "примерно на 3 очка позади"),
        ("ru", 12, "примерно на 12 очков впереди соперника самой игры;", "примерно на 12 очков впереди"),
        ("ru", 0, "примерно наравне с соперником самой игры;", "примерно наравне"),
        ("de", 1, "etwa 1 Punkt Vorsprung vor dem Gegner des Spiels;", "etwa 1 Punkt Vorsprung"),
        ("de", -12, "etwa 12 Punkte Rückstand auf den Gegner des Spiels;", "etwa 12 Punkte Rückstand"),
        ("de", 0, "etwa gleichauf mit dem Gegner des Spiels;", "etwa gleichauf"),
    ],
)
def test_alone_the_points_are_told_as_a_lead(lang: str, points: float, sentence: str, outlook: str) -> None:
    best = BEST._replace(points=points, alone=True)
    assert sentence in hint_sentence([best, NEXT], MOVES, catalogue(lang))
    assert hint_outlook(best, catalogue(lang)).endswith(outlook)
