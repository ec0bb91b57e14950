"""How well a seat stands: the heuristic that bots look ahead with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.frames import first, seat_of, second
from wunderkammer.games.encyclopedia.content.cards import CATEGORIES, GROUPS, NO_CARD
from wunderkammer.games.encyclopedia.content.kinds import ACADEMY, EMBASSY, END, EXPEDITION, NOTHING
from wunderkammer.games.encyclopedia.content.readers import WORDS
from wunderkammer.games.encyclopedia.prospects import collection_worth, continent_worth, study_worth
from wunderkammer.games.encyclopedia.scoring import continents_vp, experts_vp, purse_vp
from wunderkammer.games.encyclopedia.stages import CHOOSE_ACTION, PAY, PLACE_MARKERS
from wunderkammer.games.encyclopedia.state import STACKS, STUDY, Table
from wunderkammer.games.encyclopedia.steps.means import all_markers
from wunderkammer.games.encyclopedia.steps.payment import reached
from wunderkammer.games.encyclopedia.steps.possible import face

# What things are worth in points while there is time to use them. All numbers here and in `prospects` were tuned by
# play: thousands of games between players with slightly different ones (docs/bots.md).
COIN: Final = 0.125
TOKEN: Final = 0.02
SEAL: Final = 4.1
HURRY: Final = 0.25  # what coins and tokens lose in the last turns
STEP: Final = 0.026  # of reputation towards the next bonus
EXPERT: Final = 1.66  # an active permanent expert …
EXPERT_TURN: Final = 0.094  # … and for each own turn left, up to a limit
POINT: Final = 0.47  # of an expedition, not yet spent
DIE: Final = 0.39  # in hand, before its action is chosen …
DIE_VALUE: Final = 0.17  # … and by its value
ANIMAL: Final = 0.022  # of an academy visit in progress
REPUTATION: Final = 0.154  # that it will bring
PUBLICATION: Final = 61.7  # in progress: a plan that has come so far must not be dropped half-way …
PUBLISHABLE: Final = 0.13  # … and of what its markers score


def estimate(table: Table, seat: i64) -> float:
    """Points scored, what collections and the purse are worth, and what research still promises."""
    if table.is_rival(seat):
        return float(table.vp[seat] + sum(purse_vp(table, seat)) + continents_vp(table, seat) + experts_vp(table, seat))
    left = turns_left(table)
    worth = float(table.vp[seat]) + purse(table, seat, left)
    ending = waits_for_the_end(table, seat)
    category: i64 = 0
    while category < CATEGORIES:
        size = table.paper(seat, category)
        if ending:
            size += table.standing(seat, END, category)
        if size > 0:
            worth += collection_worth(table, size, left)
        category += 1
    worth += continent_worth(table, seat, left)
    if ending:
        worth += float(experts_vp(table, seat))
    if left > 0.0:
        worth += study_worth(table, seat, left) + reputation(table, seat) + experts_at_work(table, seat, left)
        worth += pending(table, seat)
    return worth


def turns_left(table: Table) -> float:
    """About how many own turns a seat still has."""
    if len(table.agenda) == 1:
        return 0.0
    lying: i64 = 0
    at: i64 = 0
    while at < len(table.board):
        if table.board[at] > 0:
            lying += 1
        at += 1
    return float((table.content.rounds - table.round) * 4) + float(lying) / float(table.seats)


def purse(table: Table, seat: i64, left: float) -> float:
    """Coins, tokens and seals: worth more than at the end while there are actions to pay for."""
    content = table.content
    if left <= 0.0:
        coins = table.coins[seat] // content.coins_per_vp
        return float(coins + table.tokens[seat] * content.token_vp + table.seals[seat] * content.seal_vp)
    hurry = 1.0 if left >= 3.0 else 1.0 - HURRY * (1.0 - left / 3.0)
    return hurry * (COIN * float(table.coins[seat]) + TOKEN * float(table.tokens[seat])) + SEAL * float(
        table.seals[seat]
    )


def waits_for_the_end(table: Table, seat: i64) -> bool:
    """Whether an active expert adds something at the end of the game: most of the time none does."""
    at = seat * STACKS
    while at < (seat + 1) * STACKS:
        expert = table.active[at]
        if expert != NO_CARD and table.content.expert_moment[expert] == END:
            return True
        at += 1
    return False


def reputation(table: Table, seat: i64) -> float:
    """Steps taken since the last bonus of the track."""
    cell = table.reputation[seat]
    steps: i64 = 0
    while cell > 0 and table.content.bonus[cell] == NOTHING:
        cell -= 1
        steps += 1
    return STEP * float(steps)


def experts_at_work(table: Table, seat: i64, left: float) -> float:
    """Active permanent and one-shot experts will still pay."""
    useful = left if left < 8.0 else 8.0
    worth = 0.0
    stack: i64 = 0
    while stack < STACKS:
        expert = table.active[seat * STACKS + stack]
        if expert != NO_CARD and table.content.expert_moment[expert] != END:
            worth += EXPERT + EXPERT_TURN * useful
        stack += 1
    return worth


def pending(table: Table, seat: i64) -> float:
    """What the action in progress is about to bring."""
    f = table.top()
    kind = f & 255
    if seat_of(f) != seat:
        return 0.0
    if kind == PLACE_MARKERS:
        return POINT * float(first(f))
    if kind == CHOOSE_ACTION:
        return DIE + DIE_VALUE * float(table.die_value)
    if kind != PAY:
        return 0.0
    action = first(f)
    value = reached(table, seat, action, second(f))
    if action == EMBASSY:
        return TOKEN * float(table.content.embassy_tokens[face(value)])
    if action == ACADEMY:
        return ANIMAL + REPUTATION * float(table.content.academy_reputation[face(value)])
    if action == EXPEDITION:
        useful = all_markers(table, seat, table.die_as)
        return POINT * float(value if value < useful else useful)
    return PUBLICATION + publishable(table, seat, value)


def publishable(table: Table, seat: i64, value: i64) -> float:
    """Markers that the publication in progress can move, at part of their price."""
    worth = 0.0
    group: i64 = 0
    while group < GROUPS:
        if value >= table.content.publish_value[group] and table.markers[table.source] >> group & 1:
            wanted = table.category(table.source, group)
            worth += PUBLISHABLE * float(table.content.publish_vp[group] * marked(table, seat, group, wanted))
        group += 1
    return worth


def marked(table: Table, seat: i64, group: i64, category: i64) -> i64:
    """How many of the seat's animals have a marker in a category."""
    count: i64 = 0
    word: i64 = 0
    while word < WORDS:
        bits = table.animals[(STUDY + seat) * WORDS + word]
        while bits != 0:
            animal = table.lowest(bits, word)
            if table.markers[animal] >> group & 1 and table.category(animal, group) == category:
                count += 1
            bits = bits & (bits - 1)
        word += 1
    return count
