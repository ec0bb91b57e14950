"""How well a seat stands: the heuristic that bots look ahead with."""

from __future__ import annotations

from mypy_extensions import i64

from wunderkammer.core.frames import first, seat_of, second
from wunderkammer.games.encyclopedia.content.cards import CATEGORIES, GROUPS, IN_GROUP, NO_CARD
from wunderkammer.games.encyclopedia.content.kinds import (
    ACADEMY,
    EMBASSY,
    END,
    EXPEDITION,
    NOTHING,
    ONCE,
)
from wunderkammer.games.encyclopedia.dice_ahead import dice_ahead, dice_to_come
from wunderkammer.games.encyclopedia.engines import engine_worth
from wunderkammer.games.encyclopedia.foresight import forecast
from wunderkammer.games.encyclopedia.prospects import (
    COUNT,
    PACKED,
    collection_worth,
    continent_worth,
    count_word,
    gain_worth,
    markers_by_category,
    study_worth,
)
from wunderkammer.games.encyclopedia.scoring import continents_vp, experts_vp, purse_vp
from wunderkammer.games.encyclopedia.stages import CHOOSE_ACTION, PAY, PLACE_MARKERS, ROLL_AGAIN
from wunderkammer.games.encyclopedia.state import STACKS, Table
from wunderkammer.games.encyclopedia.steps.means import all_markers
from wunderkammer.games.encyclopedia.steps.payment import reached
from wunderkammer.games.encyclopedia.steps.possible import face
from wunderkammer.games.encyclopedia.tuned import (
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


def estimate(table: Table, seat: i64) -> float:
    """Points scored, what collections and the purse are worth, and what research still promises."""
    left = turns_left(table)
    if table.is_rival(seat):
        if left > 0.0:
            return forecast(table, seat)
        return float(table.vp[seat] + sum(purse_vp(table, seat)) + continents_vp(table, seat) + experts_vp(table, seat))
    worth = float(table.vp[seat]) + PACE * left + purse(table, seat, left)
    ending = waits_for_the_end(table, seat)
    category: i64 = 0
    while category < CATEGORIES:
        size = table.paper(seat, category)
        if ending:
            size += table.standing(seat, END, category)
        if size > 0:
            worth += collection_worth(table, size, left * BY_KIND.drive[category // IN_GROUP])
        category += 1
    worth += continent_worth(table, seat, left * CONTINENT_DRIVE)
    if ending and left < SETTLED:
        # Early on, what they count now will still be spent, covered or turned round.
        worth += float(experts_vp(table, seat)) * (1.0 - left / SETTLED)
    if left > 0.0:
        worth += study_worth(table, seat, left) + reputation(table, seat) + experts_at_work(table, seat, left)
        worth += engine_worth(table, seat, left)
        worth += pending(table, seat, left) + dice_ahead(table, seat)
        if table.first == seat and table.round < table.content.rounds:
            worth += FIRST.at(left)
    return worth


def aim(table: Table, seat: i64) -> float:
    """What a turn is planned for: to stand well, and to leave AI opponents as little as possible."""
    worth = estimate(table, seat)
    denial = DENIAL.at(turns_left(table))
    other: i64 = 0
    while other < table.seats:
        if other != seat and table.is_rival(other):
            worth -= denial * estimate(table, other)
        other += 1
    return worth


def turns_left(table: Table) -> float:
    """About how many own turns a seat still has."""
    if len(table.agenda) == 1:
        return 0.0
    dice = dice_to_come(table)
    at: i64 = 0
    while at < len(table.board):
        if table.board[at] > 0:
            dice += 1
        at += 1
    return float((table.content.rounds - table.round) * 4) + float(dice) / float(table.seats)


def purse(table: Table, seat: i64, left: float) -> float:
    """Coins, tokens and seals: worth more than at the end while there are actions to pay for."""
    content = table.content
    if left <= 0.0:
        coins = table.coins[seat] // content.coins_per_vp
        return float(coins + table.tokens[seat] * content.token_vp + table.seals[seat] * content.seal_vp)
    hurry = 1.0 if left >= 3.0 else 1.0 - HURRY * (1.0 - left / 3.0)
    spendable = COIN.at(left) * float(table.coins[seat]) + TOKEN.at(left) * float(table.tokens[seat])
    return hurry * spendable + SEAL * float(table.seals[seat])


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
    """Steps taken towards the next bonus of the track."""
    content = table.content
    cell = table.reputation[seat]
    steps: i64 = 0
    while cell > 0 and content.bonus[cell] == NOTHING:
        cell -= 1
        steps += 1
    if steps == 0:
        return 0.0
    ahead = table.reputation[seat]
    missing: i64 = 0
    while content.bonus[ahead] == NOTHING and missing < content.track:
        ahead = ahead + 1 if ahead + 1 < content.track else 0
        missing += 1
    return BY_KIND.bonus[content.bonus[ahead]] * float(steps) / float(steps + missing)


def experts_at_work(table: Table, seat: i64, left: float) -> float:
    """Active permanent and one-shot experts will still pay; those that act together make a turn of their own."""
    content = table.content
    worth = 0.0
    stack: i64 = 0
    while stack < STACKS:
        expert = table.active[seat * STACKS + stack]
        if expert != NO_CARD:
            moment = content.expert_moment[expert]
            if moment < ONCE:
                pays = gain_worth(content.expert_gain[expert]) * float(content.expert_amount[expert])
                together = count_word(table.awake[seat] & content.experts_at[moment]) - 1
                worth += left * BY_KIND.uses[moment] * pays * (1.0 + TOGETHER * float(together))
            elif moment == ONCE:
                worth += ONE_SHOT
        stack += 1
    return worth


def pending(table: Table, seat: i64, left: float) -> float:
    """What the action in progress is about to bring."""
    f = table.top()
    kind = f & 255
    if seat_of(f) != seat:
        return 0.0
    if kind == ROLL_AGAIN:
        return AGAIN.at(left)
    if kind == PLACE_MARKERS:
        return POINT * float(first(f))
    if kind == CHOOSE_ACTION:
        return DIE + DIE_VALUE * float(table.die_value)
    if kind != PAY:
        return 0.0
    action = first(f)
    value = reached(table, seat, action, second(f))
    if action == EMBASSY:
        return TOKEN.at(left) * float(table.content.embassy_tokens[face(value)])
    if action == ACADEMY:
        return ANIMAL + REPUTATION_STEP * float(table.content.academy_reputation[face(value)])
    if action == EXPEDITION:
        useful = all_markers(table, seat, table.die_as)
        return POINT * float(value if value < useful else useful)
    return PUBLICATION + publishable(table, seat, value)


def publishable(table: Table, seat: i64, value: i64) -> float:
    """Markers that the publication in progress can move, at part of their price."""
    marked = markers_by_category(table, seat)
    worth = 0.0
    group: i64 = 0
    while group < GROUPS:
        if value >= table.content.publish_value[group] and table.markers[table.source] >> group & 1:
            wanted = table.category(table.source, group)
            worth += PUBLISHABLE * float(table.content.publish_vp[group] * (marked >> PACKED * wanted & COUNT))
        group += 1
    return worth
