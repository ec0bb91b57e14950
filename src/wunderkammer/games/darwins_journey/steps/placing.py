"""Placing a worker and what it brings (DJ-15 … DJ-19, DJ-32, DJ-40)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from wunderkammer.core.effects import start
from wunderkammer.core.stepping import Buffer, Refusal, frame, seat_of
from wunderkammer.games.darwins_journey import events, seals
from wunderkammer.games.darwins_journey.content.names import (
    AT_HOME,
    COLOURS,
    LENS_SPOTS,
    LEVELS,
    LOCKED,
    OWNED,
    PENALTY_OFF,
    PURPLE_SEAL,
    ROW_SPACES,
    SMALL_SPOT,
    SPECIAL_PLACES,
    SPECIAL_SPOT,
    SPOTS,
    TURN_ORDER_SPOT,
    WORKERS,
)
from wunderkammer.games.darwins_journey.spots import WITHOUT_SEALS, exists, is_lens, is_open, section_of
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.fulfil import fulfil, fulfil_moves, refuse_fulfil
from wunderkammer.games.darwins_journey.steps.journals import effect_of, seals_missing, seals_needed, unlock_price
from wunderkammer.games.darwins_journey.steps.kinds import ACADEMY, EACH_OFF, EXTRA_SEAL, POST, SPLIT, STOP_ALLOWED
from wunderkammer.games.darwins_journey.steps.lacking import lacking_seals
from wunderkammer.games.darwins_journey.steps.step import Step
from wunderkammer.games.darwins_journey.vocabulary import FULFIL, PICK, PLACE, TRADE

SILVER_SEALS: Final = 0  # among the figures of the awards
GOLD_SEALS: Final = 1
AWARD_COINS: Final = 2
AWARD_VP: Final = 3


def penalty(state: DarwinState, seat: i64) -> i64:
    """What a later worker in a section pays (DJ-17, DJ-48)."""
    amount = state.content.penalty[state.seats - 1]
    return amount - state.content.slot_figures[2] if state.has_perk(seat, PENALTY_OFF) else amount


class PlaceWorker(Step):
    """A worker must be placed; before that, goals and crew cards may be fulfilled (DJ-15, DJ-51)."""

    def legal(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        seat = seat_of(f)
        usable = state.free
        if state.coins[seat] < penalty(state, seat):
            usable &= ~state.visited
        worker: i64 = 0
        while worker < WORKERS:
            if state.workers[seat * WORKERS + worker] == AT_HOME:
                worker_moves(state, seat, worker, usable, buffer)
            worker += 1
        fulfil_moves(state, seat, buffer)

    def choose(self, state: DarwinState, f: i64, move: i64) -> None:
        seat = seat_of(f)
        if move >= FULFIL:
            state.push(f)
            fulfil(state, seat, move)
        else:
            place(state, seat, (move - PLACE) // SPOTS, (move - PLACE) % SPOTS)

    def refuse(self, state: DarwinState, f: i64, move: i64) -> Refusal | None:
        seat = seat_of(f)
        if FULFIL <= move < TRADE:
            return refuse_fulfil(state, seat, move)
        if PLACE <= move < PICK:
            return refuse_place(state, seat, (move - PLACE) // SPOTS, (move - PLACE) % SPOTS)
        return None


def worker_moves(state: DarwinState, seat: i64, worker: i64, usable: i64, buffer: Buffer) -> None:
    """The spots for one worker: seals missing must be covered by temporary knowledge (DJ-16)."""
    row = state.rows[seat * WORKERS + worker]
    known = state.knowledge[seat]
    joker = known + seals.count(row, PURPLE_SEAL)
    levels = state.content.levels_within
    spots: i64 = WITHOUT_SEALS
    colour: i64 = 0
    while colour < COLOURS:
        spots |= levels[min(seals.count(row, colour) + joker, ROW_SPACES)] << (colour * LEVELS)
        colour += 1
    spots |= special_spots(state, row, known, usable)
    buffer.add_mask(PLACE + worker * SPOTS, spots & usable)


def special_spots(state: DarwinState, row: i64, known: i64, usable: i64) -> i64:
    """The usable special spots for which a row and knowledge are enough; too few of both never are (DJ-16)."""
    most = seals.length(row) + known
    total = state.content.special_total
    tiles = state.specials
    spots: i64 = 0
    place: i64 = 0
    while place < SPECIAL_PLACES:
        spot = SPECIAL_SPOT + place
        if usable >> spot & 1 and total[tiles[place] - 1] <= most and seals_missing(state, row, spot) <= known:
            spots |= 1 << spot
        place += 1
    return spots


def refuse_place(state: DarwinState, seat: i64, worker: i64, spot: i64) -> Refusal:
    """Worker away, spot locked or taken, seals or penalty missing (DJ-15 … DJ-18)."""
    if state.workers[seat * WORKERS + worker] != AT_HOME:
        return Refusal("worker-away", "DJ-15")
    if not exists(state, spot):
        return Refusal("no-tile", "DJ-101")
    if spot < LENS_SPOTS and state.spots[spot] == LOCKED:
        return Refusal("locked", "DJ-18", {"price": unlock_price(state, spot)})
    if not is_open(state, spot):
        return Refusal("lens-taken", "DJ-18")
    held = seals.tally(state.rows[seat * WORKERS + worker])
    lack = seals_missing(state, held, spot)
    if lack > state.knowledge[seat]:
        have = state.knowledge[seat]
        colours = lacking_seals(held, seals_needed(state, spot))
        return Refusal("seals-missing", "DJ-16", colours | {"have": have, "short": lack - have})
    amount = penalty(state, seat)
    return Refusal("penalty", "DJ-17", {"amount": amount, "missing": amount - state.coins[seat]})


def place(state: DarwinState, seat: i64, worker: i64, spot: i64) -> None:
    """Settle seals and penalty, pay the lens, then awards and actions (DJ-16, DJ-17, DJ-19, DJ-40)."""
    row = state.rows[seat * WORKERS + worker]
    lack = seals_missing(state, seals.tally(row), spot)
    if lack > 0:
        state.knowledge[seat] -= lack
        state.tell(events.SPENT_KNOWLEDGE, seat, lack)
    if state.visited >> spot & 1:
        state.spend(seat, penalty(state, seat))
    stand(state, seat, worker, spot)
    if spot == TURN_ORDER_SPOT:
        state.queue = append(state.queue, seat)
        state.earn(seat, state.content.turn_order_coins[state.seats - 1])
        return
    actions(state, seat, spot, seals.length(row))
    # Last, so that what Alfred's coin sets going comes before the actions that wait (DJ-36, DJ-102).
    pay_owner(state, seat, spot)


def stand(state: DarwinState, seat: i64, worker: i64, spot: i64) -> None:
    """The worker stands on the spot, which a lens keeps for one worker (DJ-18)."""
    state.workers[seat * WORKERS + worker] = spot
    state.crowd[spot] += 1
    state.visited |= section_of(state, spot)
    if is_lens(spot):
        state.free &= ~(1 << spot)


def pay_owner(state: DarwinState, seat: i64, spot: i64) -> None:
    """The owner of another player's lens takes a coin from the supply (DJ-19)."""
    if spot < LENS_SPOTS and state.spots[spot] >= OWNED:
        owner = state.spots[spot] - OWNED
        if owner != seat:
            state.tell(events.LENS_COIN, owner)
            state.earn(owner, 1)


def actions(state: DarwinState, seat: i64, spot: i64, held: i64) -> None:
    """The actions of the spot with the awards of a worker who has so many seals (DJ-40)."""
    awards = state.content.awards
    silver = held >= awards[SILVER_SEALS]
    gold = held >= awards[GOLD_SEALS]
    node = effect_of(state, spot)
    if spot < SPECIAL_SPOT:
        start_with_awards(state, seat, node, silver, gold)
        return
    if node >= 0:
        start(state, seat, node)
    if spot < SMALL_SPOT:
        if silver:
            state.tell(events.AWARD_SILVER, seat)
            state.earn(seat, awards[AWARD_COINS])
        if gold:
            state.tell(events.AWARD_GOLD, seat)
            state.vp[seat] += awards[AWARD_VP]
            state.tell(events.GAINED_VP, seat, awards[AWARD_VP])


def start_with_awards(state: DarwinState, seat: i64, node: i64, silver: bool, gold: bool) -> None:
    """The deed of a main journal, made stronger (DJ-40)."""
    book = state.content.book
    kind = book.number(node, 0)
    a = book.number(node, 1)
    b = book.number(node, 2)
    if silver:
        a += EXTRA_SEAL if kind == ACADEMY else 1
        state.tell(events.AWARD_SILVER, seat)
    if gold:
        b += EACH_OFF if kind == ACADEMY else SPLIT if kind == POST else STOP_ALLOWED
        state.tell(events.AWARD_GOLD, seat)
    state.push(frame(kind, seat, a, b))
