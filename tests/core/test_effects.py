"""Every node of an effect, alone."""

import pytest

from tests.core.play import legal, play, sailing, steps
from tests.nested_game.game import VoyageTable
from tests.nested_game.vocabulary import COINS, FLAG, POINTS, RICH, SAIL, SEARCH
from wunderkammer.core.effects import possible, start
from wunderkammer.core.effects_book import (
    Effect,
    EffectBook,
    any_order,
    choose,
    do,
    gain,
    hook,
    maybe,
    pay,
    sequence,
    times,
    when,
)
from wunderkammer.core.engine import settle

POINT = gain(POINTS, 1)
COIN = gain(COINS, 1)
TOO_DEAR = pay(COINS, 99, POINT)


def begin_effect(effect: Effect, coins: int = 3) -> VoyageTable:
    """Seat 0 has begun this effect; its decision to sail waits below."""
    state = sailing("coast", "coast")
    state.coins[0] = coins
    state.book = EffectBook()
    start(state, 0, state.book.add(effect))
    settle(state)
    return state


def can(effect: Effect, coins: int = 3) -> bool:
    state = begin_effect(POINT, coins)
    return possible(state, 0, state.book.add(effect))


def test_gain_gives_the_amount() -> None:
    assert begin_effect(gain(COINS, 4)).coins[0] == 7


def test_pay_takes_the_amount_and_does_the_rest() -> None:
    state = begin_effect(pay(COINS, 2, gain(POINTS, 5)))
    assert (state.coins[0], state.points[0]) == (1, 5)


def test_pay_does_nothing_at_all_when_the_amount_is_lacking() -> None:
    state = begin_effect(pay(COINS, 2, gain(POINTS, 5)), coins=1)
    assert (state.coins[0], state.points[0]) == (1, 0)


def test_a_sequence_is_done_from_left_to_right() -> None:
    state = begin_effect(sequence(pay(COINS, 3, POINT), pay(COINS, 1, gain(POINTS, 50)), COIN))
    assert (state.coins[0], state.points[0]) == (1, 1)


def test_choose_offers_only_what_is_possible() -> None:
    state = begin_effect(choose(POINT, TOO_DEAR, COIN))
    assert legal(state) == ["effect:0", "effect:3"]
    play(state, "effect:3")
    assert (state.coins[0], state.points[0]) == (4, 0)


def test_choose_is_passed_over_when_nothing_is_possible() -> None:
    assert steps(begin_effect(choose(TOO_DEAR, pay(COINS, 50, COIN))))[-1] == "sail"


@pytest.mark.parametrize(("answer", "points"), [("accept", 1), ("decline", 0)])
def test_maybe_can_be_declined(answer: str, points: int) -> None:
    state = begin_effect(maybe(POINT))
    assert legal(state) == ["accept", "decline"]
    play(state, answer)
    assert state.points[0] == points


def test_maybe_is_not_asked_when_it_would_do_nothing() -> None:
    assert steps(begin_effect(maybe(TOO_DEAR)))[-1] == "sail"


@pytest.mark.parametrize("count", [1, 2, 7])
def test_times_repeats(count: int) -> None:
    assert begin_effect(times(count, POINT)).points[0] == count


def test_times_asks_every_time_and_keeps_one_repetition_pending() -> None:
    state = begin_effect(times(3, maybe(POINT)))
    assert steps(state)[-3:] == ["sail", "effect", "maybe"]
    play(state, "accept", "decline", "accept")
    assert state.points[0] == 2
    assert steps(state)[-1] == "sail"


def test_times_within_times_multiplies() -> None:
    assert begin_effect(times(3, times(4, POINT))).points[0] == 12


def test_nothing_cannot_be_done_no_times() -> None:
    with pytest.raises(ValueError, match="times needs a count of at least 1"):
        times(0, POINT)


def test_any_order_asks_until_one_part_is_left() -> None:
    state = begin_effect(any_order(COIN, POINT, gain(POINTS, 10)))
    assert legal(state) == ["effect:0", "effect:1", "effect:2"]
    play(state, "effect:1")
    assert legal(state) == ["effect:0", "effect:2"]
    assert state.points[0] == 1
    play(state, "effect:2")
    assert (state.coins[0], state.points[0]) == (4, 11)
    assert steps(state)[-1] == "sail"


def test_the_order_matters() -> None:
    buy = pay(COINS, 4, POINT)
    poor, rich = begin_effect(any_order(COIN, buy)), begin_effect(any_order(COIN, buy))
    play(rich, "effect:0")
    play(poor, "effect:2")
    assert (rich.points[0], poor.points[0]) == (1, 0)


def test_what_a_part_brings_is_finished_before_the_next_is_chosen() -> None:
    state = begin_effect(any_order(maybe(POINT), COIN, COIN))
    play(state, "effect:1")
    assert steps(state)[-2:] == ["order", "maybe"]


def test_any_order_of_sixteen_parts_is_the_most() -> None:
    state = begin_effect(any_order(*[POINT] * 16))
    for part in range(15, 0, -1):
        play(state, f"effect:{part}")
    assert state.points[0] == 16
    with pytest.raises(ValueError, match="at most 16"):
        any_order(*[POINT] * 17)


@pytest.mark.parametrize(("coins", "points"), [(5, 1), (4, 10)])
def test_when_takes_one_way_or_the_other(coins: int, points: int) -> None:
    assert begin_effect(when(RICH, 5, POINT, gain(POINTS, 10)), coins).points[0] == points


def test_when_without_another_way_does_nothing() -> None:
    assert begin_effect(when(RICH, 5, POINT), coins=4).points[0] == 0


def test_do_starts_a_step_of_the_game() -> None:
    state = begin_effect(do(SAIL, 2))
    assert legal(state) == ["sail:0", "sail:1", "sail:2", "sail:3"]


def test_hook_runs_the_named_code() -> None:
    assert begin_effect(hook(FLAG, 6)).points[0] == 6


@pytest.mark.parametrize(
    ("effect", "answer"),
    [
        (POINT, True),
        (hook(FLAG), True),
        (pay(COINS, 3, POINT), True),
        (pay(COINS, 4, POINT), False),
        (pay(COINS, 1, TOO_DEAR), False),
        (sequence(TOO_DEAR, POINT), True),
        (sequence(TOO_DEAR, TOO_DEAR), False),
        (choose(TOO_DEAR), False),
        (maybe(TOO_DEAR), False),
        (times(2, TOO_DEAR), False),
        (times(2, POINT), True),
        (any_order(TOO_DEAR, POINT), True),
        (when(RICH, 3, TOO_DEAR, POINT), False),
        (when(RICH, 4, POINT), False),
        (when(RICH, 4, TOO_DEAR, POINT), True),
        (do(SEARCH), True),
    ],
)
def test_whether_an_effect_would_do_anything(effect: Effect, answer: bool) -> None:
    assert can(effect) is answer


def test_do_is_impossible_when_the_game_says_so() -> None:
    state = begin_effect(POINT)
    state.deck, state.discard = [0, 0, 0], [0, 0, 0]
    assert not possible(state, 0, state.book.add(do(SEARCH)))


def test_a_book_numbers_the_parts_before_the_whole() -> None:
    book = EffectBook()
    node = book.add(sequence(POINT, pay(COINS, 2, COIN)))
    assert (node, book.size()) == (3, 4)
    assert [book.child(node, i) for i in range(book.count(node))] == [0, 2]
    assert [book.number(2, i) for i in range(3)] == [COINS, 2, 0]
