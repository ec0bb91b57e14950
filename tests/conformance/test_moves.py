"""Legal lists, refusals, chance, conservation and the end of the game."""

from tests.conformance.cases import Case, play_on, seeds, turns
from wunderkammer.core.engine import acting, frame_for, legal_moves
from wunderkammer.core.frames import NATURE
from wunderkammer.core.refusal import Refusal
from wunderkammer.core.rng import Rng


def test_every_list_of_moves_is_non_empty_unique_and_stable(case: Case) -> None:
    for seed in seeds(4):
        for turn in turns(case, seed):
            for seat in acting(turn.state) or [NATURE]:
                moves = legal_moves(turn.state, seat)
                assert moves
                assert len(set(moves)) == len(moves)
                assert moves == legal_moves(turn.state, seat) == legal_moves(turn.state.clone(), seat)


def test_every_legal_move_belongs_to_the_vocabulary(case: Case) -> None:
    vocabulary = case.game.vocabulary
    for seed in seeds(2):
        for turn in turns(case, seed):
            for move in legal_moves(turn.state, turn.seat):
                assert vocabulary.number(vocabulary.key(move)) == move
                assert vocabulary.verb_of(move).chance == (turn.seat == NATURE)


def test_a_move_is_refused_exactly_when_it_is_not_legal(case: Case) -> None:
    rules, rng = case.game.rules, Rng(1)
    verbs = rules.vocabulary.verbs
    for seed in seeds(2):
        for turn in turns(case, seed):
            for seat in range(case.seats):
                legal = legal_moves(turn.state, seat)
                verb = verbs[rng.below(len(verbs))]
                tried = [verb.base + rng.below(verb.size) for _ in range(3)] + legal[:3]
                for move in tried:
                    refusal = rules.refusal(turn.state, seat, move)
                    assert (refusal is None) == (move in legal)
                    assert refusal is None or isinstance(refusal, Refusal)


def test_chance_draws_what_it_lists(case: Case) -> None:
    rng = Rng(2)
    for seed in seeds(3):
        for turn in turns(case, seed):
            if turn.seat == NATURE:
                f = frame_for(turn.state, NATURE)
                outcomes = legal_moves(turn.state, NATURE)
                assert all(turn.state.weigh(f, outcome) > 0 for outcome in outcomes)
                assert all(turn.state.sample(f, rng) in outcomes for _ in range(3))


def test_chance_draws_as_often_as_it_weighs(case: Case) -> None:
    """On the first chances of a game with several outcomes, by a wide chi-square bound."""
    rng, checked = Rng(3), 0
    for turn in turns(case, 0):
        outcomes = legal_moves(turn.state, NATURE)
        if turn.seat != NATURE or len(outcomes) < 2:
            continue
        f = frame_for(turn.state, NATURE)
        weights = {outcome: int(turn.state.weigh(f, outcome)) for outcome in outcomes}
        draws = 60 * len(outcomes)
        drawn = [turn.state.sample(f, rng) for _ in range(draws)]
        expected = {outcome: draws * weight / sum(weights.values()) for outcome, weight in weights.items()}
        chi_square = sum((drawn.count(outcome) - often) ** 2 / often for outcome, often in expected.items())
        assert chi_square < len(outcomes) + 6 * (2 * len(outcomes)) ** 0.5 + 10
        checked += 1
        if checked == 5:
            return


def test_nothing_is_lost_and_nothing_is_made(case: Case) -> None:
    rules = case.game.rules
    for seed in seeds(3):
        amounts = rules.conserved(case.new())
        assert amounts
        for turn in turns(case, seed):
            assert rules.conserved(turn.state) == amounts


def test_every_game_ends_in_time(case: Case) -> None:
    for seed in seeds(10):
        state = case.new()
        assert play_on(state, seed) <= case.game.rules.longest(case.seats)
        result = case.game.rules.result(state)
        assert len(result.scores) == len(result.ranks) == case.seats
        # Alone, the game itself may win: then nobody is first.
        assert min(result.ranks) == 1 or case.seats == 1
        assert all(len(line.values) == case.seats for line in result.sheet)
