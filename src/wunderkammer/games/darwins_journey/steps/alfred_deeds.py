"""How Alfred carries out actions, and his bonus track (DJ-102, DJ-105, DJ-107 … DJ-110)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.effects import start
from wunderkammer.core.frames import first, frame, seat_of, second, third
from wunderkammer.games.darwins_journey import events
from wunderkammer.games.darwins_journey.content.names import (
    CAMPS,
    ENVELOPES,
    IN_RESERVE,
    ISLANDS,
    ROUNDS,
    STACKS,
    TENTS,
)
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.alfred_academy import academy
from wunderkammer.games.darwins_journey.steps.alfred_journal import choose_unlock
from wunderkammer.games.darwins_journey.steps.alfred_moves import explore, navigate
from wunderkammer.games.darwins_journey.steps.camps import can_pitch, pitch, places_at_camp, tent_cost, tents_at
from wunderkammer.games.darwins_journey.steps.choices import is_group
from wunderkammer.games.darwins_journey.steps.journals import put_lens, unlock_price
from wunderkammer.games.darwins_journey.steps.kinds import (
    ACADEMY,
    ADD_EXPLORER,
    ALFRED_BONUS,
    ALFRED_SYMBOL,
    CAMP_HERE,
    EITHER,
    EXPLORE,
    MENU,
    NAVIGATE,
    POST,
    STUDY,
    TAKE_GOAL,
    UNLOCK,
)
from wunderkammer.games.darwins_journey.steps.letters import MOST_STAMPS, first_source, put_stamp
from wunderkammer.games.darwins_journey.steps.moving import land
from wunderkammer.games.darwins_journey.steps.museum import has_token
from wunderkammer.games.darwins_journey.steps.step import Step, is_his
from wunderkammer.games.darwins_journey.vocabulary import DIVERSE

PLAYER: Final = 0
OPEN_PLACES: Final = 4
OF_TENT: Final = 0  # `b` of a symbol
OF_STACK: Final = 1
NO_EFFECT: Final = -1
HIS_DEEDS = (EXPLORE, NAVIGATE, POST, ACADEMY, TAKE_GOAL, ADD_EXPLORER, UNLOCK, DIVERSE)


class AlfredDeed(Step):
    """A deed `c` with the numbers `a` and `b`: all that is possible is done, the rest ignored (DJ-114)."""

    def run(self, state: DarwinState, f: i64) -> None:
        seat = seat_of(f)
        a = first(f)
        b = second(f)
        deed = third(f)
        if deed == EXPLORE:
            explore(state, seat, a)
        elif deed == NAVIGATE:
            navigate(state, seat, a)
        elif deed == POST:
            correspond(state, seat, a)
        elif deed == ACADEMY:
            academy(state, seat, a, b)
        elif deed == STUDY:
            study(state, seat, a)
        elif deed == CAMP_HERE:
            camp(state, seat, a)
        elif deed == TAKE_GOAL:
            discard_goal(state, seat)
        elif deed == ADD_EXPLORER:
            add_explorer(state, seat)
        elif deed == UNLOCK:
            unlock(state, seat, b != 0)
        elif deed == DIVERSE:
            diverse(state, seat)
        elif MENU <= deed <= EITHER:
            several(state, seat, deed, a, b)

    def fits(self, state: DarwinState, f: i64) -> bool:
        a = first(f)
        deed = third(f)
        if deed == STUDY:
            found = has_token(state, a)
        elif deed == CAMP_HERE:
            found = a < CAMPS
        elif MENU <= deed <= EITHER:
            found = is_group(state, a)
        else:
            found = deed in HIS_DEEDS and (deed == ACADEMY or a <= MOST_STAMPS)
        return found and is_his(state, f)


def several(state: DarwinState, seat: i64, deed: i64, node: i64, done: i64) -> None:
    """Of several deeds all, from the left; of two alternatives the left one (DJ-114)."""
    book = state.content.book
    if deed == EITHER:
        state.tell(events.ALFRED_LEFT_OF_TWO, seat)
    i: i64 = 0 if deed == EITHER else book.count(node) - 1
    while i >= 0:
        if not done >> i & 1:
            start(state, seat, book.child(node, i))
        i -= 1


def study(state: DarwinState, seat: i64, space: i64) -> None:
    specimen = state.tokens[state.content.board.token[space]] - 1
    if not state.research[seat] >> specimen & 1:
        state.research[seat] |= 1 << specimen
        state.tell(events.ALFRED_STUDIES, seat, specimen)


def camp(state: DarwinState, seat: i64, place: i64) -> None:
    """The topmost tent on the cheapest free space, ignored if impossible (DJ-109)."""
    if not can_pitch(state, seat, place):
        state.tell(events.ALFRED_NO_CAMP, seat, place, obstacle(state, seat, place))
        return
    state.tell(events.ALFRED_CAMPS, seat, place, tent_cost(state, place))
    state.push(frame(ALFRED_SYMBOL, seat, state.tents[seat], OF_TENT))
    pitch(state, seat, place, NO_EFFECT)


class AlfredSymbol(Step):
    """The symbol beside the tent or stack `a`, announced when its turn comes (DJ-107, DJ-109)."""

    def run(self, state: DarwinState, f: i64) -> None:
        alfred = state.content.alfred
        at = state.alfred_board()
        tent = second(f) == OF_TENT
        symbol = alfred.tent[at * TENTS + first(f)] if tent else alfred.stack[at * STACKS + first(f)]
        if symbol < 0:
            return
        if tent:
            state.tell(events.ALFRED_TENT, seat_of(f), first(f) + 1)
        else:
            state.tell(events.ALFRED_STACK, seat_of(f), first(f))
        start(state, seat_of(f), symbol)

    def fits(self, state: DarwinState, f: i64) -> bool:
        return is_his(state, f) and first(f) < (TENTS if second(f) == OF_TENT else STACKS) and f >> 32 <= OF_STACK


def obstacle(state: DarwinState, seat: i64, place: i64) -> i64:
    """Why Alfred cannot camp: no tent left, his tent is there, no free place, or too few coins (DJ-28)."""
    if not state.has_tent_left(seat):
        return 0
    if state.content.camps_take_one and state.camps[place] >> seat & 1:
        return 1
    return 2 if tents_at(state, place) == places_at_camp(state) else 3


def discard_goal(state: DarwinState, seat: i64) -> None:
    """An open goal leaves the game, gold first; the bonus worker moves in any case (DJ-105)."""
    state.push(frame(ALFRED_BONUS, seat, state.content.alfred.goal_bonus))
    tried: i64 = 0
    while tried < OPEN_PLACES:
        place = (tried + 2) % OPEN_PLACES
        if state.open_goals[place] > 0:
            state.tell(events.ALFRED_DISCARDS, seat, state.open_goals[place] - 1)
            state.open_goals[place] = 0
            return
        tried += 1
    state.tell(events.ALFRED_NO_GOAL, seat)


def add_explorer(state: DarwinState, seat: i64) -> None:
    """On the leftmost island without one of his (DJ-110)."""
    island: i64 = 0
    while island < ISLANDS:
        if state.explorers[seat * ISLANDS + island] == IN_RESERVE:
            state.tell(events.ALFRED_ADDS, seat, island)
            land(state, seat, island)
            return
        island += 1
    state.tell(events.ALFRED_NO_ISLAND, seat)


def unlock(state: DarwinState, seat: i64, free: bool) -> None:
    """An unlock that was triggered, ignored if impossible."""
    if state.lenses[seat] == 0:
        return
    spot = choose_unlock(state, seat)
    if spot >= 0:
        if not free:
            state.spend(seat, unlock_price(state, spot))
        put_lens(state, seat, spot, free)


def correspond(state: DarwinState, seat: i64, number: i64) -> None:
    """Stamps from the topmost stack to the envelope he prefers (DJ-107)."""
    number = min(number, stamps_left(state, seat))
    if number == 0:
        state.tell(events.ALFRED_NO_STAMPS, seat)
        return
    envelope = envelope_wanted(state, seat, number)
    emptied: i64 = 0
    left = number
    while left > 0:
        source = first_source(state, seat)
        if put_stamp(state, seat, source, envelope):
            emptied |= 1 << source
        left -= 1
    give_stacks(state, seat, emptied)


def stamps_left(state: DarwinState, seat: i64) -> i64:
    total: i64 = 0
    source: i64 = 0
    while source <= STACKS:
        total += state.stamps[seat * (STACKS + 1) + source]
        source += 1
    return total


def envelope_wanted(state: DarwinState, seat: i64, number: i64) -> i64:
    """Steal the lead; else one without his stamps; else where he has fewest (DJ-107, DJ-115)."""
    fresh: i64 = -1
    fewest: i64 = 0
    level = False
    envelope: i64 = 0
    while envelope < ENVELOPES:
        theirs = state.envelopes[envelope * state.boards + PLAYER]
        his = state.envelopes[envelope * state.boards + seat]
        if his <= theirs < his + number and theirs > 0:
            state.tell(events.ALFRED_STEALS, seat, envelope, number)
            return envelope
        if his == 0 and fresh < 0:
            fresh = envelope
        fewest_yet = state.envelopes[fewest * state.boards + seat]
        if his < fewest_yet:
            fewest = envelope
            level = False
        elif his == fewest_yet and envelope > 0:
            level = True
        envelope += 1
    if fresh >= 0:
        state.tell(events.ALFRED_FRESH, seat, fresh, number)
        return fresh
    state.tell(events.ALFRED_FEWEST, seat, fewest, number, 1 if level else 0)
    return fewest


def give_stacks(state: DarwinState, seat: i64, emptied: i64) -> None:
    """Emptied stacks give their symbols, the topmost first (DJ-107)."""
    stack: i64 = STACKS - 1
    while stack >= 0:
        if emptied >> stack & 1:
            state.push(frame(ALFRED_SYMBOL, seat, stack, OF_STACK))
        stack -= 1


def diverse(state: DarwinState, seat: i64) -> None:
    """One stamp on each envelope, from the topmost stack first (DJ-110)."""
    state.tell(events.ALFRED_DIVERSE, seat)
    emptied: i64 = 0
    envelope: i64 = 0
    while envelope < ENVELOPES:
        source = first_source(state, seat)
        if source >= 0 and put_stamp(state, seat, source, envelope):
            emptied |= 1 << source
        envelope += 1
    give_stacks(state, seat, emptied)


class AlfredBonus(Step):
    """The bonus worker moves `a` spaces, or the card above a stop (`b`, from 1) acts (DJ-102)."""

    def run(self, state: DarwinState, f: i64) -> None:
        if second(f) > 0:
            bonus_card(state, seat_of(f), second(f) - 1)
        else:
            move_bonus_worker(state, seat_of(f), first(f))

    def fits(self, state: DarwinState, f: i64) -> bool:
        return is_his(state, f) and first(f) < 100 and f >> 32 <= 2


def move_bonus_worker(state: DarwinState, seat: i64, steps: i64) -> None:
    """Round the track: laps score, then the cards of the stops passed act in order (DJ-102)."""
    alfred = state.content.alfred
    laps: i64 = 0
    passed: i64 = 0
    count: i64 = 0
    left = steps
    while left > 0:
        state.bonus = state.bonus % alfred.track + 1
        if state.bonus == alfred.track:
            laps += 1
        if state.bonus == alfred.stops[0]:
            count += 1
        elif state.bonus == alfred.stops[1]:
            passed |= 1 << count
            count += 1
        left -= 1
    state.tell(events.ALFRED_BONUS_MOVES, seat, steps, state.bonus)
    if laps > 0:
        points = laps * alfred.lap[state.alfred_board()]
        state.vp[seat] += points
        state.tell(events.ALFRED_LAP, seat, points)
    while count > 0:
        count -= 1
        state.push(frame(ALFRED_BONUS, seat, 0, 1 + (passed >> count & 1)))


def bonus_card(state: DarwinState, seat: i64, stop: i64) -> None:
    """The row of the current round of the card above a stop."""
    alfred = state.content.alfred
    card = state.bonus_card if stop == 0 else 1 - state.bonus_card
    node = alfred.bonus[(state.alfred_board() * 2 + card) * ROUNDS + state.round - 1]
    state.tell(events.ALFRED_BONUS_CARD, seat, alfred.stops[stop])
    if node >= 0:
        start(state, seat, node)
