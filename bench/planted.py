"""Three turns of a match replaced by bad ones, to see whether the analysis finds them (bench/teacher.py planted).

Some turns are drawn at random from the legal ones, and which of them are bad is found out without the analysis or its
search: from the position before them weaker, quicker bots play matches to their end in worlds that the seat cannot
tell from the true one, after each turn and after the move that the strong bot has chosen. One bot proposes the turn
that did worst. Another, in fresh worlds, confirms that it loses at least 10 of 100 matches or, in a match that is
decided, 10 points of lead, and in any case a lead beyond twice the standard error.
"""

from __future__ import annotations

from typing import NamedTuple

from wunderkammer.analysis.comparison import mean_of
from wunderkammer.bots import Info
from wunderkammer.bots.derived_seeds import mixed
from wunderkammer.core.engine import actor, apply, legal_moves
from wunderkammer.core.rng import Rng
from wunderkammer.lab.play import play_bots
from wunderkammer.match.match import Match
from wunderkammer.shelf.game import game

PLANTED = 3
PROPOSES, CONFIRMS = "quick", "level2"  # whose matches say what a turn is worth
PROPOSED, CONFIRMED = 8, 24  # worlds in which both are played on
LEAST, LEAST_LEAD = 0.10, 10.0  # of the matches played on, or of the lead, that a bad turn loses
DRAWN = 6  # random turns of which the worst is proposed


class Bad(NamedTuple):
    """A turn that was replaced by a bad one."""

    entry: int  # of the match, at which it begins
    moves: list[int]
    loss: float  # share of matches, as the confirming worlds have it
    error: float
    lead: float  # lost, in points


class Planter:
    """Decides for the first seat in three of its turns, spread over the match, and otherwise lets the bot decide."""

    def __init__(self, seed: int, turns: int) -> None:
        self.dice = Rng(mixed(seed, 77))
        self.wanted = sorted({int(self.dice.below(max(1, turns - 1))) for _ in range(PLANTED)})
        self.turn = -1
        self.line: list[int] = []  # what is left to play of a bad turn
        self.planted: list[Bad] = []

    def choose(self, match: Match, seat: int, move: int) -> int:
        if seat != 0:
            return move
        if self.line:
            return self.line.pop(0)
        if not match.rules.starts_turn(match.state, seat):
            return move
        self.turn += 1
        if len(self.planted) < len(self.wanted) and self.turn >= self.wanted[len(self.planted)]:
            self.plant(match, seat, move)
        return self.line.pop(0) if self.line else move

    def plant(self, match: Match, seat: int, move: int) -> None:
        """Play the worst of some random turns, if it is bad."""
        info = Info(match.rules, match.state, seat)
        drawn = [random_turn(info, self.dice) for _ in range(DRAWN)] if len(info.legal) > 1 else []
        others = {tuple(line): line for line in drawn if line[0] != move}
        proposals = [
            (Losses(match, info, line, [move], PROPOSES, PROPOSED, self.dice), line) for line in others.values()
        ]
        if not proposals:
            return
        _, line = max(proposals, key=lambda proposal: proposal[0].lead)
        found = Losses(match, info, line, [move], CONFIRMS, CONFIRMED, self.dice)
        if found.share >= LEAST and found.lead > 2 * found.lead_error:
            self.planted.append(Bad(len(match.entries), line, found.share, found.share_error, found.lead))
            self.line = [*line]


class Losses:
    """What a line loses beside another in matches that a bot plays on: share of the win and lead in points."""

    def __init__(
        self, match: Match, info: Info, bad: list[int], other: list[int], bot: str, worlds: int, dice: Rng
    ) -> None:
        seeds = [int(dice.below(1 << 40)) for _ in range(worlds)]
        pairs = [[played_on(match, info, line, bot, seed) for line in (other, bad)] for seed in seeds]
        self.share, self.share_error = mean_of([better[0] - worse[0] for better, worse in pairs])
        self.lead, self.lead_error = mean_of([better[1] - worse[1] for better, worse in pairs])


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


def played_on(match: Match, info: Info, line: list[int], bot: str, seed: int) -> tuple[float, float]:
    """The seat's share of the win, and its lead, when a bot plays on for everybody."""
    state, seat = info.world(Rng(mixed(seed, 1))), info.seat
    for move in line:
        apply(state, seat, move)
    result = play_bots(game(match.game.id), state, [bot] * state.seats, mixed(seed, 2), {}).result
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return 1 / result.ranks.count(1) if result.ranks[seat] == 1 else 0.0, float(result.scores[seat] - max(others))
