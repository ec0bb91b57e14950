"""Alfred's turn: his card, its options from the top, rest at the end (DJ-103, DJ-109, DJ-110)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.stepping import Buffer, Rng, first, frame, seat_of, second, third
from wunderkammer.games.darwins_journey import events
from wunderkammer.games.darwins_journey.content.alfred import (
    ACTION_CARDS,
    DELIVERY,
    MAIN,
    OPTIONS,
    SMALL,
    SPECIAL_LEFT,
    SPECIAL_RIGHT,
)
from wunderkammer.games.darwins_journey.content.alfred import ROWS as ALFRED_ROWS
from wunderkammer.games.darwins_journey.content.names import (
    AT_HOME,
    HAMMOCK,
    KINDS,
    MUSEUM_SPOT,
    SMALL_SPOT,
    SPECIAL_SPOT,
    SPECIMENS,
    WORKERS,
)
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.alfred_journal import any_unlock, choose_unlock, try_main
from wunderkammer.games.darwins_journey.steps.journals import put_lens, unlock_price
from wunderkammer.games.darwins_journey.steps.kinds import ALFRED_BONUS, ALFRED_DELIVERY, ALFRED_OPTION, DRAW_ACTION
from wunderkammer.games.darwins_journey.steps.museum import deliver, income
from wunderkammer.games.darwins_journey.steps.placing import stand
from wunderkammer.games.darwins_journey.steps.step import Step, counts_below, draw_bit, is_his
from wunderkammer.games.darwins_journey.vocabulary import ACTION_DRAWN

PLAYER: Final = 0


class AlfredTurn(Step):
    """A card is drawn; when both deliveries lie open, all cards are shuffled first (DJ-103)."""

    def run(self, state: DarwinState, f: i64) -> None:
        if state.action_pile & state.content.alfred.deliveries == 0:
            state.action_pile = (1 << ACTION_CARDS) - 1
            state.tell(events.ALFRED_SHUFFLES, seat_of(f))
        state.push(frame(DRAW_ACTION, seat_of(f)))

    def fits(self, state: DarwinState, f: i64) -> bool:
        return is_his(state, f) and f >> 16 == 0


class DrawAction(Step):
    """Alfred's action card."""

    def legal(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        buffer.add_mask(ACTION_DRAWN, state.action_pile)

    def sample(self, state: DarwinState, f: i64, rng: Rng) -> i64:
        return ACTION_DRAWN + draw_bit(state.action_pile, rng)

    def choose(self, state: DarwinState, f: i64, move: i64) -> None:
        card = move - ACTION_DRAWN
        state.action_pile &= ~(1 << card)
        state.push(frame(ALFRED_OPTION, seat_of(f), card))

    def fits(self, state: DarwinState, f: i64) -> bool:
        return is_his(state, f) and f >> 16 == 0


class AlfredOption(Step):
    """One option of the card `a`; if it fails the next is tried, and the last is rest (DJ-103)."""

    def run(self, state: DarwinState, f: i64) -> None:
        alfred = state.content.alfred
        seat = seat_of(f)
        at = first(f) * OPTIONS + second(f)
        kind = alfred.option[at]
        done = True
        if kind == MAIN:
            done = try_main(state, seat, alfred.letters[at])
        elif kind == DELIVERY:
            done = try_delivery(state, seat)
        elif SPECIAL_LEFT <= kind <= SPECIAL_RIGHT:
            done = try_special(state, seat, SPECIAL_SPOT + kind - SPECIAL_LEFT)
        elif kind == SMALL:
            done = try_small(state, seat)
        else:
            rest(state, seat)
        if not done:
            state.push(frame(ALFRED_OPTION, seat, first(f), second(f) + 1))

    def fits(self, state: DarwinState, f: i64) -> bool:
        return is_his(state, f) and first(f) < ACTION_CARDS and second(f) < OPTIONS and third(f) == 0


def lowest_worker(state: DarwinState, seat: i64) -> i64:
    worker: i64 = ALFRED_ROWS - 1
    while state.workers[seat * WORKERS + worker] != AT_HOME:
        worker -= 1
    return worker


def send_lowest(state: DarwinState, seat: i64, spot: i64, event: i64) -> None:
    """The lowest free worker goes to a spot that asks for no seals (DJ-109, DJ-110)."""
    worker = lowest_worker(state, seat)
    state.tell(event, seat, worker, spot)
    stand(state, seat, worker, spot)


def rest(state: DarwinState, seat: i64) -> None:
    """The lowest free worker rests: coins, and the bonus worker moves (DJ-103)."""
    worker = lowest_worker(state, seat)
    stand(state, seat, worker, HAMMOCK)
    state.tell(events.ALFRED_RESTS, seat, worker)
    state.push(frame(ALFRED_BONUS, seat, state.content.alfred.rest_bonus))
    state.earn(seat, state.content.alfred.rest_coins)


def try_special(state: DarwinState, seat: i64, spot: i64) -> bool:
    """Only if the special journal is empty; no action, but the bonus worker moves (DJ-109)."""
    at: i64 = SPECIAL_SPOT
    while at < SMALL_SPOT:
        if state.crowd[at] > 0:
            state.tell(events.ALFRED_FAILS_SPECIAL, seat)
            return False
        at += 1
    send_lowest(state, seat, spot, events.ALFRED_SPECIAL)
    state.push(frame(ALFRED_BONUS, seat, state.content.alfred.special_bonus))
    return True


def try_small(state: DarwinState, seat: i64) -> bool:
    """Only if the small journal is empty and a space can be unlocked (DJ-109, DJ-113)."""
    taken = state.crowd[SMALL_SPOT] + state.crowd[SMALL_SPOT + 1] > 0
    if taken or state.lenses[seat] == 0 or not any_unlock(state, seat):
        state.tell(events.ALFRED_FAILS_SMALL, seat, 0 if taken else 1 if state.lenses[seat] == 0 else 2)
        return False
    send_lowest(state, seat, SMALL_SPOT, events.ALFRED_SMALL)
    spot = choose_unlock(state, seat)
    state.spend(seat, unlock_price(state, spot))
    put_lens(state, seat, spot)
    return True


def try_delivery(state: DarwinState, seat: i64) -> bool:
    """The lowest worker brings up to two specimens to the museum (DJ-110)."""
    if state.research[seat] & ~state.museum == 0:
        state.tell(events.ALFRED_FAILS_DELIVERY, seat)
        return False
    send_lowest(state, seat, MUSEUM_SPOT, events.ALFRED_SENDS)
    state.push(frame(ALFRED_DELIVERY, seat, 1))
    send_best(state, seat)
    return True


class AlfredDelivery(Step):
    """The second specimen, if it can be paid (DJ-110)."""

    def run(self, state: DarwinState, f: i64) -> None:
        seat = seat_of(f)
        if state.research[seat] & ~state.museum == 0:
            return
        if state.coins[seat] < state.content.second_specimen:
            state.tell(events.ALFRED_ONE_ONLY, seat, state.content.second_specimen)
            return
        state.tell(events.ALFRED_SECOND, seat, state.content.second_specimen)
        state.spend(seat, state.content.second_specimen)
        send_best(state, seat)

    def fits(self, state: DarwinState, f: i64) -> bool:
        return is_his(state, f) and counts_below(f, 2)


def coins_of(state: DarwinState, specimen: i64) -> i64:
    """What a delivery would bring in coins, the coin of the row included (DJ-110)."""
    return income(state.museum, specimen) + (state.row_coins >> (specimen // KINDS) & 1)


def send_best(state: DarwinState, seat: i64) -> None:
    """Shared with the player first, then most coins, then the top left (DJ-110)."""
    valid = state.research[seat] & ~state.museum
    shared = valid & state.research[PLAYER]
    if shared:
        valid = shared
    best: i64 = -1
    level = False
    count: i64 = 0
    specimen: i64 = 0
    while specimen < SPECIMENS:
        if valid >> specimen & 1:
            count += 1
            if best < 0 or coins_of(state, specimen) > coins_of(state, best):
                best = specimen
                level = False
            elif coins_of(state, specimen) == coins_of(state, best):
                level = True
        specimen += 1
    if shared:
        state.tell(events.ALFRED_DELIVERS_SHARED, seat, best, 0 if count == 1 else 2 if level else 1)
    elif level:
        state.tell(events.ALFRED_DELIVERS_FIRST, seat, best, coins_of(state, best))
    else:
        state.tell(events.ALFRED_DELIVERS_COINS, seat, best, coins_of(state, best))
    deliver(state, seat, best)
