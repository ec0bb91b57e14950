"""Raising the value of the die, then committing (EN-12, EN-45, EN-59)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Refusal, first, frame, seat_of, second
from wunderkammer.games.encyclopedia.content.cards import GROUPS, NO_CARD
from wunderkammer.games.encyclopedia.content.names import (
    ACADEMY,
    BANK,
    EMBASSY,
    EXPEDITION,
    PUBLISH,
    REPUTATION,
    TOKEN,
    UNIVERSITY,
)
from wunderkammer.games.encyclopedia.content.tables import CELLS
from wunderkammer.games.encyclopedia.events import POINTS_FIXED
from wunderkammer.games.encyclopedia.state import FACES, FOSSILS, STUDY, EncyclopediaState
from wunderkammer.games.encyclopedia.steps.gains import AT_ONCE, gain, in_visit
from wunderkammer.games.encyclopedia.steps.kinds import CHOOSE_ANIMAL, NEXT_GROUP, PAY, PLACE_MARKERS
from wunderkammer.games.encyclopedia.steps.means import all_markers, cheapest_marker, open_animal
from wunderkammer.games.encyclopedia.steps.one_shots import one_shot_moves, use_one_shot
from wunderkammer.games.encyclopedia.steps.outlook import WITH_DIE
from wunderkammer.games.encyclopedia.steps.possible import face
from wunderkammer.games.encyclopedia.steps.refusals import refuse_payment
from wunderkammer.games.encyclopedia.steps.step import Step, at_most, die_in_hand, has_source
from wunderkammer.games.encyclopedia.vocabulary import COMMIT, EXCHANGE, PAY_COINS, PAY_SEAL, PAY_TOKEN, USE


def exchange(state: EncyclopediaState, seat: i64) -> None:
    """A royal seal becomes coins (EN-12)."""
    state.seals[seat] -= 1
    state.coins[seat] += state.content.seal_coins


def next_face(row: vec[i64], value: i64) -> i64:
    """The next die value that gives more in a row by values, 0 if none does."""
    higher = value + 1
    while higher <= FACES:
        if row[higher - 1] > row[face(value)]:
            return higher
        higher += 1
    return 0


def next_fossil(state: EncyclopediaState, value: i64) -> i64:
    """The lowest value of an open fossil above this one, 0 if there is none (EN-40)."""
    best: i64 = 0
    slot: i64 = 0
    while slot < len(state.academy):
        animal = state.academy[slot]
        if animal != NO_CARD:
            wanted = state.content.fossil_value[animal]
            if wanted > value and (best == 0 or wanted < best):
                best = wanted
        slot += 1
    return best


def next_group_value(state: EncyclopediaState, value: i64) -> i64:
    """The next die value that opens group 0 or a group in which the source animal has a marker (EN-20), or 0."""
    content = state.content
    if value < content.group_zero_value:
        return content.group_zero_value
    best: i64 = 0
    group: i64 = 0
    while group < GROUPS:
        needed = content.publish_value[group]
        if state.markers[state.source] >> group & 1 and needed > value and (best == 0 or needed < best):
            best = needed
        group += 1
    return best


def next_value(state: EncyclopediaState, action: i64, value: i64) -> i64:
    """The next die value that has an effect outside an expedition, 0 if a higher one would have none (EN-59)."""
    if action == EMBASSY:
        return next_face(state.content.embassy_tokens, value)
    if action == ACADEMY:
        fossil: i64 = 0
        if state.options & FOSSILS:
            fossil = next_fossil(state, value)
        if not open_animal(state, state.die_as):
            return fossil
        higher = next_face(state.content.academy_reputation, value)
        if higher == 0 or 0 < fossil < higher:
            return fossil
        return higher
    return next_group_value(state, value)


def points_left(state: EncyclopediaState, seat: i64, cell: i64) -> i64:
    """How many more points an expedition could spend (EN-18)."""
    return all_markers(state, seat, state.die_as) - state.points(seat, cell)


def goal(state: EncyclopediaState, seat: i64, action: i64, cell: i64) -> i64:
    """The next value (in an expedition: number of points) that has an effect, 0 if more would have none (EN-59)."""
    if action == EXPEDITION:
        return state.points(seat, cell) + 1 if points_left(state, seat, cell) > 0 else 0
    return next_value(state, action, state.value(seat))


def coin_moves(state: EncyclopediaState, seat: i64, action: i64, cell: i64, buffer: Buffer) -> bool:
    """Every number of coins that has an effect, as far as the purse goes (EN-59); whether more would."""
    coins = state.coins[seat]
    if action == EXPEDITION:
        left = points_left(state, seat, cell)
        if left > 0:
            buffer.add_row(PAY_COINS + 1, left if left < coins else coins)
        return left > 0
    value = state.value(seat)
    wanted = next_value(state, action, value)
    needed = wanted > 0
    while 0 < wanted <= value + coins:
        buffer.add(PAY_COINS + wanted - value)
        wanted = next_value(state, action, wanted)
    return needed


def value_so_far(state: EncyclopediaState, seat: i64, action: i64, cell: i64) -> i64:
    """The value, or in an expedition the points, so far."""
    if action == EXPEDITION:
        return state.points(seat, cell)
    return state.value(seat)


def may_commit(state: EncyclopediaState, seat: i64, action: i64, cell: i64) -> bool:
    """Whether the action can be completed with what is paid so far."""
    if action == EMBASSY:
        return True
    if action == EXPEDITION:
        cost = cheapest_marker(state, seat, state.die_as)
        return 0 < cost <= state.points(seat, cell)
    if action == ACADEMY:
        return open_animal(state, state.die_as) or next_fossil(state, state.value(seat) - 1) == state.value(seat)
    return state.value(seat) >= state.content.group_zero_value


def seal_helps(state: EncyclopediaState, seat: i64, action: i64) -> bool:
    """In the academy a seal must bring more reputation or meet a fossil exactly; elsewhere any goal will do."""
    if action != ACADEMY:
        return True
    value = state.value(seat)
    if open_animal(state, state.die_as) and next_face(state.content.academy_reputation, value) != 0:
        return True
    raised = value + state.content.seal_value
    return next_fossil(state, raised - 1) == raised


def is_payable(state: EncyclopediaState, f: i64) -> bool:
    """Whether a frame names an action that can be paid for, with its die and, in a publication, its source animal."""
    action = first(f)
    if not at_most(f, PUBLISH, CELLS - 1) or action in (BANK, UNIVERSITY) or not die_in_hand(state):
        return False
    return action != PUBLISH or has_source(state, STUDY + seat_of(f))


class Raise(Step):
    """If nothing could be paid or used that would have an effect, the value is fixed without asking."""

    def run(self, state: EncyclopediaState, f: i64) -> None:
        seat = seat_of(f)
        action = first(f)
        cell = second(f)
        wanted = goal(state, seat, action, cell)
        if wanted != 0:
            able = state.seals[seat] > 0 or state.coins[seat] >= wanted - value_so_far(state, seat, action, cell)
            if action == EXPEDITION and state.tokens[seat] > 0:
                able = True
            if able or state.has_one_shot(seat):
                state.push(frame(PAY, seat, action, cell))
                return
        elif state.has_one_shot(seat) and not may_commit(state, seat, action, cell):
            state.push(frame(PAY, seat, action, cell))
            return
        fix_value(state, seat, action, cell)

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        return is_payable(state, f)


class Pay(Step):
    """Add coins, tokens and seals, use one-shots, then commit (EN-12, EN-27)."""

    def legal(self, state: EncyclopediaState, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        action = first(f)
        cell = second(f)
        if may_commit(state, seat, action, cell):
            buffer.add(COMMIT)
        if coin_moves(state, seat, action, cell, buffer):
            if action == EXPEDITION and state.tokens[seat] > 0:
                buffer.add(PAY_TOKEN)
            if state.seals[seat] > 0:
                if seal_helps(state, seat, action):
                    buffer.add(PAY_SEAL)
                buffer.add(EXCHANGE)
        one_shot_moves(state, seat, buffer)
        if buffer.n == 0:
            buffer.add(COMMIT)

    def choose(self, state: EncyclopediaState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        action = first(f)
        if move == COMMIT:
            fix_value(state, seat, action, second(f))
            return
        if move >= USE:
            use_one_shot(state, f, move - USE, in_visit(state) if action == ACADEMY else AT_ONCE)
            return
        if move == EXCHANGE:
            exchange(state, seat)
        elif move == PAY_SEAL:
            state.seals[seat] -= 1
            state.die_value += state.content.seal_value
        elif move == PAY_TOKEN:
            state.tokens[seat] -= 1
            state.die_value += state.content.token_points
        else:
            state.coins[seat] -= move - PAY_COINS
            state.die_value += move - PAY_COINS
        state.push(f)

    def refuse(self, state: EncyclopediaState, f: i64, move: i64) -> Refusal | None:
        seat = seat_of(f)
        wanted = goal(state, seat, first(f), second(f))
        return refuse_payment(state, seat, first(f), move, value_so_far(state, seat, first(f), second(f)), wanted)

    def fits(self, state: EncyclopediaState, f: i64) -> bool:
        return is_payable(state, f)


def fix_value(state: EncyclopediaState, seat: i64, action: i64, cell: i64) -> None:
    """The value is fixed; the main effect follows (EN-44)."""
    value = state.value(seat)
    if action == EMBASSY:
        gain(state, seat, TOKEN, state.content.embassy_tokens[face(value)], AT_ONCE)
    elif action == ACADEMY:
        gain(state, seat, REPUTATION, state.content.academy_reputation[face(value)], AT_ONCE)
        state.push(frame(CHOOSE_ANIMAL, seat, WITH_DIE, value))
    elif action == EXPEDITION:
        points = state.points(seat, cell)
        state.tell(POINTS_FIXED, seat, points)
        if 0 < cheapest_marker(state, seat, state.die_as) <= points:
            state.push(frame(PLACE_MARKERS, seat, points))
    else:
        state.push(frame(NEXT_GROUP, seat, GROUPS, value))
