"""How well a seat stands: the heuristic that bots look ahead with."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.frames import first, seat_of, second
from wunderkammer.games.encyclopedia.ai.dice_ahead import dice_ahead, dice_to_come
from wunderkammer.games.encyclopedia.ai.engines import engine_worth
from wunderkammer.games.encyclopedia.ai.foresight import forecast
from wunderkammer.games.encyclopedia.ai.prospects import (
    COUNT,
    PACKED,
    collection_worth,
    continent_worth,
    count_word,
    gain_worth,
    markers_by_category,
    study_worth,
)
from wunderkammer.games.encyclopedia.ai.tuned import (
    AGAIN,
    ANIMAL,
    BY_KIND,
    COIN,
    CONTINENT_DRIVE,
    DENIAL,
    DIE,
    DIE_VALUE,
    FIRST,
    HURRY,
    ONE_SHOT,
    PACE,
    POINT,
    PUBLICATION,
    PUBLISHABLE,
    REPUTATION_STEP,
    SEAL,
    SETTLED,
    TOGETHER,
    TOKEN,
)
from wunderkammer.games.encyclopedia.content.cards import CATEGORIES, GROUPS, IN_GROUP, NO_CARD
from wunderkammer.games.encyclopedia.content.names import (
    ACADEMY,
    EMBASSY,
    END,
    EXPEDITION,
    NOTHING,
    ONCE,
)
from wunderkammer.games.encyclopedia.scoring import continents_vp, experts_vp, purse_vp
from wunderkammer.games.encyclopedia.state import STACKS, EncyclopediaState
from wunderkammer.games.encyclopedia.steps.kinds import CHOOSE_ACTION, PAY, PLACE_MARKERS, ROLL_AGAIN
from wunderkammer.games.encyclopedia.steps.means import all_markers
from wunderkammer.games.encyclopedia.steps.payment import value_so_far
from wunderkammer.games.encyclopedia.steps.possible import face


def estimate(state: EncyclopediaState, seat: i64) -> float:
    """Points scored, what collections and the purse are worth, and what research still promises."""
    left = turns_left(state)
    if state.is_rival(seat):
        if left > 0.0:
            return forecast(state, seat)
        return float(state.vp[seat] + sum(purse_vp(state, seat)) + continents_vp(state, seat) + experts_vp(state, seat))
    worth = float(state.vp[seat]) + PACE * left + purse(state, seat, left)
    ending = waits_for_the_end(state, seat)
    category: i64 = 0
    while category < CATEGORIES:
        size = state.paper(seat, category)
        if ending:
            size += state.standing(seat, END, category)
        if size > 0:
            worth += collection_worth(state, size, left * BY_KIND.drive[category // IN_GROUP])
        category += 1
    worth += continent_worth(state, seat, left * CONTINENT_DRIVE)
    if ending and left < SETTLED:
        # Early on, what they count now will still be spent, covered or turned round.
        worth += float(experts_vp(state, seat)) * (1.0 - left / SETTLED)
    if left > 0.0:
        worth += study_worth(state, seat, left) + reputation(state, seat) + experts_at_work(state, seat, left)
        worth += engine_worth(state, seat, left)
        worth += pending(state, seat, left) + dice_ahead(state, seat)
        if state.first == seat and state.round < state.content.rounds:
            worth += FIRST.at(left)
    return worth


def aim(state: EncyclopediaState, seat: i64) -> float:
    """What a turn is planned for: to stand well, and to leave AI opponents as little as possible."""
    worth = estimate(state, seat)
    denial = DENIAL.at(turns_left(state))
    other: i64 = 0
    while other < state.seats:
        if other != seat and state.is_rival(other):
            worth -= denial * estimate(state, other)
        other += 1
    return worth


def turns_left(state: EncyclopediaState) -> float:
    """About how many own turns a seat still has."""
    if len(state.agenda) == 1:
        return 0.0
    dice = dice_to_come(state)
    at: i64 = 0
    while at < len(state.board):
        if state.board[at] > 0:
            dice += 1
        at += 1
    return float((state.content.rounds - state.round) * 4) + float(dice) / float(state.seats)


def purse(state: EncyclopediaState, seat: i64, left: float) -> float:
    """Coins, tokens and seals: worth more than at the end while there are actions to pay for."""
    content = state.content
    if left <= 0.0:
        coins = state.coins[seat] // content.coins_per_vp
        return float(coins + state.tokens[seat] * content.token_vp + state.seals[seat] * content.seal_vp)
    hurry = 1.0 if left >= 3.0 else 1.0 - HURRY * (1.0 - left / 3.0)
    spendable = COIN.at(left) * float(state.coins[seat]) + TOKEN.at(left) * float(state.tokens[seat])
    return hurry * spendable + SEAL * float(state.seals[seat])


def waits_for_the_end(state: EncyclopediaState, seat: i64) -> bool:
    """Whether an active expert adds something at the end of the game: most of the time none does."""
    at = seat * STACKS
    while at < (seat + 1) * STACKS:
        expert = state.active[at]
        if expert != NO_CARD and state.content.expert_moment[expert] == END:
            return True
        at += 1
    return False


def reputation(state: EncyclopediaState, seat: i64) -> float:
    """Steps taken towards the next bonus of the track."""
    content = state.content
    cell = state.reputation[seat]
    steps: i64 = 0
    while cell > 0 and content.bonus[cell] == NOTHING:
        cell -= 1
        steps += 1
    if steps == 0:
        return 0.0
    ahead = state.reputation[seat]
    missing: i64 = 0
    while content.bonus[ahead] == NOTHING and missing < content.track:
        ahead = ahead + 1 if ahead + 1 < content.track else 0
        missing += 1
    return BY_KIND.bonus[content.bonus[ahead]] * float(steps) / float(steps + missing)


def experts_at_work(state: EncyclopediaState, seat: i64, left: float) -> float:
    """Active permanent and one-shot experts will still pay; those that act together make a turn of their own."""
    content = state.content
    worth = 0.0
    stack: i64 = 0
    while stack < STACKS:
        expert = state.active[seat * STACKS + stack]
        if expert != NO_CARD:
            moment = content.expert_moment[expert]
            if moment < ONCE:
                pays = gain_worth(content.expert_gain[expert]) * float(content.expert_amount[expert])
                together = count_word(state.awake[seat] & content.experts_at[moment]) - 1
                worth += left * BY_KIND.uses[moment] * pays * (1.0 + TOGETHER * float(together))
            elif moment == ONCE:
                worth += ONE_SHOT
        stack += 1
    return worth


def pending(state: EncyclopediaState, seat: i64, left: float) -> float:
    """What the action in progress is about to bring."""
    f = state.top()
    kind = f & 255
    if seat_of(f) != seat:
        return 0.0
    if kind == ROLL_AGAIN:
        return AGAIN.at(left)
    if kind == PLACE_MARKERS:
        return POINT * float(first(f))
    if kind == CHOOSE_ACTION:
        return DIE + DIE_VALUE * float(state.die_value)
    if kind != PAY:
        return 0.0
    action = first(f)
    value = value_so_far(state, seat, action, second(f))
    if action == EMBASSY:
        return TOKEN.at(left) * float(state.content.embassy_tokens[face(value)])
    if action == ACADEMY:
        return ANIMAL + REPUTATION_STEP * float(state.content.academy_reputation[face(value)])
    if action == EXPEDITION:
        useful = all_markers(state, seat, state.die_as)
        return POINT * float(value if value < useful else useful)
    return PUBLICATION + publishable(state, seat, value)


def publishable(state: EncyclopediaState, seat: i64, value: i64) -> float:
    """Markers that the publication in progress can move, at part of their price."""
    marked = markers_by_category(state, seat)
    worth = 0.0
    group: i64 = 0
    while group < GROUPS:
        if value >= state.content.publish_value[group] and state.markers[state.source] >> group & 1:
            wanted = state.category(state.source, group)
            worth += PUBLISHABLE * float(state.content.publish_vp[group] * (marked >> PACKED * wanted & COUNT))
        group += 1
    return worth
