"""The loop: who acts, what is legal, and what follows."""

from librt.vecs import vec
from mypy_extensions import i64

from tests.core.play import DEALS, chance_is_due, deal_charts, legal, new_voyage, play, sailing, steps
from tests.nested_game.game import RULES
from wunderkammer.core import engine
from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import NATURE, NOBODY, frame
from wunderkammer.core.log import Log
from wunderkammer.core.rng import Rng


def test_chance_acts_before_any_seat_when_a_chance_is_on_top() -> None:
    state = new_voyage()
    assert engine.actor(state) == NATURE
    assert engine.acting(state) == []
    assert legal(state) == DEALS


def test_nobody_else_may_move_while_chance_is_due() -> None:
    state = new_voyage()
    assert engine.legal_moves(state, 0) == []
    refusal = RULES.refusal(state, 0, 0)
    assert refusal is not None
    assert refusal.code == "not-your-turn"


def test_a_decision_belongs_to_its_seat_alone() -> None:
    state = sailing("reef", "coast")
    assert engine.acting(state) == [0]
    assert legal(state, 0) == ["sail:0", "sail:1", "sail:2"]
    assert engine.legal_moves(state, 1) == []
    assert engine.legal_moves(state, 7) == []


def test_automatic_frames_run_until_somebody_has_something_to_do() -> None:
    state = sailing("coast", "coast")
    assert steps(state) == ["over", "round", "sail", "sail"]
    play(state, "sail:0")
    assert steps(state) == ["over", "round", "sail"]


def test_a_game_that_is_over_has_nobody_to_act() -> None:
    state = new_voyage()
    engine.playout(state, Rng(1), Buffer())
    assert engine.actor(state) == NOBODY
    assert engine.acting(state) == []
    assert engine.legal_moves(state, 0) == []
    refusal = RULES.refusal(state, 0, 0)
    assert refusal is not None
    assert refusal.code == "game-over"


def test_a_playout_counts_the_decisions_of_seats_only() -> None:
    state, again, decisions = new_voyage(), new_voyage(), 0
    rng = Rng(3)
    while engine.actor(again) != NOBODY:
        seat = engine.actor(again)
        moves = engine.legal_moves(again, seat)
        move = engine.sample(again, rng) if seat == NATURE else moves[rng.below(len(moves))]
        decisions += seat != NATURE
        engine.apply(again, seat, move)
    assert engine.playout(state, Rng(3), Buffer()) == decisions
    assert RULES.to_json(state) == RULES.to_json(again)


def test_every_chance_outcome_and_every_opening_of_lanes_is_news() -> None:
    state = new_voyage()
    play(state, *DEALS * 2)
    assert state.news == 6
    play(state, "0/pick:coast", "0/stake:0", "1/pick:coast")
    assert state.news == 6
    play(state, "1/stake:0")
    assert state.news == 7


def test_an_open_decision_is_no_news() -> None:
    state = sailing("coast", "coast")
    before = state.news
    play(state, "sail:0")
    assert state.news == before


def test_a_step_may_say_that_something_was_learnt() -> None:
    state = new_voyage()
    before = state.news
    state.learn()
    assert state.news == before + 1


def test_a_special_reason_goes_before_the_general_one() -> None:
    state = sailing("coast", "coast")
    far = RULES.refusal(state, 0, RULES.vocabulary.number("sail:3"))
    other = RULES.refusal(state, 0, RULES.vocabulary.number("pitch"))
    assert far is not None
    assert (far.code, far.rule, far.details) == ("too-far", "NV-03", {"range": 1})
    assert repr(far) == "Refusal('too-far', 'NV-03', {'range': 1})"
    assert other is not None
    assert other.code == "not-now"


def test_events_go_to_the_log_of_the_state_and_not_to_that_of_a_clone() -> None:
    state = sailing("coast", "coast")
    state.log = Log()
    clone = state.clone()
    play(clone, "sail:1")
    assert state.log.rows() == []
    play(state, "sail:1")
    assert [row[1:4] for row in state.log.rows()] == [[1, 0, 1], [2, 0, 1]]


def test_a_whisper_names_those_who_may_hear_it() -> None:
    state = new_voyage()
    state.log = Log()
    play(state, "deal:reef")
    assert state.log.rows() == [[0b01, 6, 0, 1, 0, 0]]


def test_what_is_asked_is_the_name_of_the_step() -> None:
    state = deal_charts()
    play(state, "1/pick:coast")
    assert [RULES.ask(state, seat) for seat in range(2)] == ["pick-chart", "stake"]
    assert RULES.ask(sailing("coast", "coast"), 1) == ""


def test_work_pushed_last_is_done_first() -> None:
    state = new_voyage()
    state.agenda = vec[i64]([0])
    for number in range(3):
        state.push(frame(90, 0, number))
    assert [f >> 16 & 3 for f in state.agenda] == [0, 0, 1, 2]
    assert state.top() == frame(90, 0, 2)
    assert not chance_is_due(state)
