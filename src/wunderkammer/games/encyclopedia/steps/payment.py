"""Raising the value of the die step by step, then committing (EN-12, EN-45, EN-59)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import first, frame, seat_of, second
from wunderkammer.core.refusal import Refusal
from wunderkammer.games.encyclopedia.content.cards import GROUPS, NO_CARD
from wunderkammer.games.encyclopedia.content.kinds import (
    ACADEMY,
    EMBASSY,
    EXPEDITION,
    REPUTATION,
    TOKEN,
)
from wunderkammer.games.encyclopedia.events import POINTS_FIXED
from wunderkammer.games.encyclopedia.stages import CHOOSE_ANIMAL, NEXT_GROUP, PAY, PLACE_MARKERS
from wunderkammer.games.encyclopedia.state import FACES, FOSSILS, Table
from wunderkammer.games.encyclopedia.steps.cards import WITH_DIE
from wunderkammer.games.encyclopedia.steps.gains import AT_ONCE, LATER, gain
from wunderkammer.games.encyclopedia.steps.means import all_markers, cheapest_marker, open_animal
from wunderkammer.games.encyclopedia.steps.one_shots import one_shot_moves, use_one_shot
from wunderkammer.games.encyclopedia.steps.possible import face
from wunderkammer.games.encyclopedia.steps.refusals import refuse_payment
from wunderkammer.games.encyclopedia.steps.step import Step
from wunderkammer.games.encyclopedia.vocabulary import COMMIT, EXCHANGE, PAY_COINS, PAY_SEAL, PAY_TOKEN, USE


def exchange(table: Table, seat: i64) -> None:
    """A royal seal becomes coins (EN-12)."""
    table.seals[seat] -= 1
    table.coins[seat] += table.content.seal_coins


def next_face(row: vec[i64], value: i64) -> i64:
    """The next die value that gives more in a row by values, 0 if none does."""
    higher = value + 1
    while higher <= FACES:
        if row[higher - 1] > row[face(value)]:
            return higher
        higher += 1
    return 0


def next_fossil(table: Table, value: i64) -> i64:
    """The lowest value of an open fossil above this one, 0 if there is none (EN-40)."""
    best: i64 = 0
    slot: i64 = 0
    while slot < len(table.academy):
        animal = table.academy[slot]
        if animal != NO_CARD:
            wanted = table.content.fossil_value[animal]
            if wanted > value and (best == 0 or wanted < best):
                best = wanted
        slot += 1
    return best


def next_group_value(table: Table, value: i64) -> i64:
    """The next die value that opens group 0 or a group in which the source animal has a marker (EN-20), or 0."""
    content = table.content
    if value < content.group_zero_value:
        return content.group_zero_value
    best: i64 = 0
    group: i64 = 0
    while group < GROUPS:
        needed = content.publish_value[group]
        if table.markers[table.source] >> group & 1 and needed > value and (best == 0 or needed < best):
            best = needed
        group += 1
    return best


def goal(table: Table, seat: i64, action: i64, cell: i64) -> i64:
    """The next value (in an expedition: number of points) that has an effect, 0 if more would have none (EN-59)."""
    if action == EXPEDITION:
        points = table.points(seat, cell)
        if points < all_markers(table, seat, table.die_as):
            return points + 1
        return 0
    value = table.value(seat)
    if action == EMBASSY:
        return next_face(table.content.embassy_tokens, value)
    if action == ACADEMY:
        fossil: i64 = 0
        if table.options & FOSSILS:
            fossil = next_fossil(table, value)
        if not open_animal(table, table.die_as):
            return fossil
        higher = next_face(table.content.academy_reputation, value)
        if higher == 0 or 0 < fossil < higher:
            return fossil
        return higher
    return next_group_value(table, value)


def reached(table: Table, seat: i64, action: i64, cell: i64) -> i64:
    """The value, or in an expedition the points, so far."""
    if action == EXPEDITION:
        return table.points(seat, cell)
    return table.value(seat)


def may_commit(table: Table, seat: i64, action: i64, cell: i64) -> bool:
    """Whether the action can be completed with what is paid so far."""
    if action == EMBASSY:
        return True
    if action == EXPEDITION:
        cost = cheapest_marker(table, seat, table.die_as)
        return 0 < cost <= table.points(seat, cell)
    if action == ACADEMY:
        return open_animal(table, table.die_as) or next_fossil(table, table.value(seat) - 1) == table.value(seat)
    return table.value(seat) >= table.content.group_zero_value


def seal_helps(table: Table, seat: i64, action: i64) -> bool:
    """In the academy a seal must bring more reputation or meet a fossil exactly; elsewhere any goal will do."""
    if action != ACADEMY:
        return True
    value = table.value(seat)
    if open_animal(table, table.die_as) and next_face(table.content.academy_reputation, value) != 0:
        return True
    raised = value + table.content.seal_value
    return next_fossil(table, raised - 1) == raised


class Raise(Step):
    """If nothing that could be paid would have an effect, the value is fixed without asking."""

    def run(self, table: Table, f: i64) -> None:
        seat = seat_of(f)
        action = first(f)
        cell = second(f)
        wanted = goal(table, seat, action, cell)
        if wanted != 0:
            able = table.seals[seat] > 0 or table.coins[seat] >= wanted - reached(table, seat, action, cell)
            if action == EXPEDITION and table.tokens[seat] > 0:
                able = True
            if able or table.has_one_shot(seat):
                table.push(frame(PAY, seat, action, cell))
                return
        fix_value(table, seat, action, cell)


class Pay(Step):
    """Add coins, tokens or seals one step at a time, then commit (EN-12)."""

    def legal(self, table: Table, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        action = first(f)
        cell = second(f)
        if may_commit(table, seat, action, cell):
            buffer.add(COMMIT)
        wanted = goal(table, seat, action, cell)
        if wanted != 0:
            coins = wanted - reached(table, seat, action, cell)
            if coins <= table.coins[seat]:
                buffer.add(PAY_COINS + coins)
            if action == EXPEDITION and table.tokens[seat] > 0:
                buffer.add(PAY_TOKEN)
            if table.seals[seat] > 0:
                if seal_helps(table, seat, action):
                    buffer.add(PAY_SEAL)
                buffer.add(EXCHANGE)
        one_shot_moves(table, seat, buffer)
        if buffer.n == 0:
            buffer.add(COMMIT)

    def choose(self, table: Table, f: i64, move: i64) -> None:
        seat = seat_of(f)
        action = first(f)
        if move == COMMIT:
            fix_value(table, seat, action, second(f))
            return
        if move >= USE:
            use_one_shot(table, f, move - USE, LATER if action == ACADEMY else AT_ONCE)
            return
        if move == EXCHANGE:
            exchange(table, seat)
        elif move == PAY_SEAL:
            table.seals[seat] -= 1
            table.die_value += table.content.seal_value
        elif move == PAY_TOKEN:
            table.tokens[seat] -= 1
            table.die_value += table.content.token_points
        else:
            table.coins[seat] -= move - PAY_COINS
            table.die_value += move - PAY_COINS
        table.push(f)

    def refuse(self, table: Table, f: i64, move: i64) -> Refusal | None:
        seat = seat_of(f)
        wanted = goal(table, seat, first(f), second(f))
        return refuse_payment(table, seat, first(f), move, reached(table, seat, first(f), second(f)), wanted)


def fix_value(table: Table, seat: i64, action: i64, cell: i64) -> None:
    """The value is fixed; the main effect follows (EN-44)."""
    value = table.value(seat)
    if action == EMBASSY:
        gain(table, seat, TOKEN, table.content.embassy_tokens[face(value)], AT_ONCE)
    elif action == ACADEMY:
        gain(table, seat, REPUTATION, table.content.academy_reputation[face(value)], AT_ONCE)
        table.push(frame(CHOOSE_ANIMAL, seat, WITH_DIE, value))
    elif action == EXPEDITION:
        points = table.points(seat, cell)
        table.tell(POINTS_FIXED, seat, points)
        if 0 < cheapest_marker(table, seat, table.die_as) <= points:
            table.push(frame(PLACE_MARKERS, seat, points))
    else:
        table.push(frame(NEXT_GROUP, seat, GROUPS, value))
