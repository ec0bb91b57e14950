"""Three turns of a match replaced by bad ones, to see whether the analysis finds them (bench/teacher.py planted).

The analysis is not asked which turns are bad. Some legal ones are drawn at random, a quick bot plays matches to their
end after each of them, in worlds that the seat cannot tell from the true one, and the worst is played. In further
worlds the same bot plays on after the turn and after the move that the strong bot would have made: a turn is proved bad
if it loses more than twice the standard error, in the share of the win or in points of lead.
"""

from __future__ import annotations

from typing import NamedTuple

from wunderkammer.analysis.comparison import mean_of
from wunderkammer.bots import Info
from wunderkammer.bots.derived_seeds import derived_seed
from wunderkammer.core.engine import actor, apply, legal_moves
from wunderkammer.core.rng import Rng
from wunderkammer.lab.play import play_bots
from wunderkammer.match.match import Match
from wunderkammer.shelf.game import game

PLANTED = 3
TRIES = 20  # to draw turns that differ from the bot's
PROOFS = 1000  # worlds of proofs are numbered below this, those of glances above
DRAWN, GLANCES = 6, 8  # turns of which the worst is played, and worlds in which each is tried for that
PLAYS_ON, WORLDS = "level2", 60  # who plays on after a turn, and in how many worlds it is proved bad


class Bad(NamedTuple):
    """A turn that was replaced by a bad one."""

    entry: int  # of the match, at which it begins
    moves: list[int]
    instead: int  # what the bot would have begun with


class Loss(NamedTuple):
    """What a turn loses in matches that are played on, with standard errors: share of the win and lead in points."""

    share: float
    share_error: float
    lead: float
    lead_error: float

    @property
    def proved(self) -> bool:
        """Whether the turn is bad beyond chance."""
        return self.share > 2 * self.share_error or self.lead > 2 * self.lead_error


class Planter:
    """Decides for the first seat in three of its turns, and otherwise lets the bot decide."""

    def __init__(self, seed: int, turns: int) -> None:
        self.dice = Rng(derived_seed(seed, 77))
        places = [*range(max(PLANTED, turns - 1))]
        self.wanted = sorted(places.pop(int(self.dice.below(len(places)))) for _ in range(PLANTED))
        self.turn = -1
        self.again = True  # whether a new turn has begun since the last bad one, for people
        self.line: list[int] = []  # what is left to play of a bad turn
        self.planted: list[Bad] = []

    def choose(self, match: Match, seat: int, move: int) -> int:
        if seat != 0:
            self.again = True
            return move
        if not self.line and match.rules.starts_turn(match.state, seat):
            self.turn += 1
            if self.again and len(self.planted) < PLANTED and self.turn >= self.wanted[len(self.planted)]:
                self.plant(match, seat, move)
        return self.line.pop(0) if self.line else move

    def plant(self, match: Match, seat: int, move: int) -> None:
        """Play the worst of some random turns, unless there is nothing to choose."""
        info = Info(match.rules, match.state, seat)
        drawn: list[list[int]] = []
        for _ in range(TRIES if len(info.legal) > 1 else 0):
            line = random_turn(info, self.dice)
            if line[0] != move and line not in drawn and len(drawn) < DRAWN:
                drawn.append(line)
        if drawn:
            worst = min(drawn, key=lambda line: glance(match, info, line))
            self.planted.append(Bad(len(match.entries), worst, move))
            self.line, self.again = [*worst], False


def glance(match: Match, info: Info, line: list[int]) -> float:
    """The lead that a turn leads to, looked at quickly."""
    return sum(play_on(match, info, line, PROOFS + seed)[1] for seed in range(GLANCES)) / GLANCES


def loss_of(match: Match, bad: Bad) -> Loss:
    """What a turn loses beside what the bot would have begun with, in the same fresh worlds."""
    info = Info(match.rules, Match.from_record(match.record, bad.entry).state, 0)
    pairs = [[play_on(match, info, line, seed) for line in ([bad.instead], bad.moves)] for seed in range(WORLDS)]
    share, lead = (mean_of([better[at] - worse[at] for better, worse in pairs]) for at in (0, 1))
    return Loss(*share, *lead)


def random_turn(info: Info, dice: Rng) -> list[int]:
    """Random moves until somebody else decides, anything becomes known or the next turn begins."""
    state, seat, rules = info.possible.clone(), info.seat, info.rules
    news, line = state.news, list[int]()
    goes_on = True
    while goes_on:
        legal = legal_moves(state, seat)
        line.append(legal[int(dice.below(len(legal)))])
        apply(state, seat, line[-1])
        own = state.news == news and actor(state) == seat
        goes_on = own and (not rules.starts_turn(state, seat) or rules.joins_turn(state, seat))
    return line


def play_on(match: Match, info: Info, line: list[int], seed: int) -> tuple[float, float]:
    """The seat's share of the win, and its lead, when a quick bot plays on for everybody."""
    state, seat = info.world(Rng(derived_seed(1 << 20, seed))), info.seat
    for move in line:
        apply(state, seat, move)
    result = play_bots(game(match.game.id), state, [PLAYS_ON] * state.seats, derived_seed(1 << 21, seed), {}).result
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return 1 / result.ranks.count(1) if result.ranks[seat] == 1 else 0.0, float(result.scores[seat] - max(others))
