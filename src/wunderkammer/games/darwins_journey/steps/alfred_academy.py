"""Which seal Alfred takes and where he puts it (DJ-106, DJ-115)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.effects import start
from wunderkammer.core.frames import frame
from wunderkammer.games.darwins_journey import events, seals
from wunderkammer.games.darwins_journey.content.alfred import ROWS as ALFRED_ROWS
from wunderkammer.games.darwins_journey.content.names import ROW_SPACES, SCROLL_WIDTH, SCROLLS, SEAL_SPACES, WORKERS
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.academy import discount
from wunderkammer.games.darwins_journey.steps.kinds import ACADEMY, ALFRED_DEED, FREE_OF_COINS, SEALS_TAKEN

MOST_OF_A_COLOUR: Final = 3
NONE: Final = -1


def row_for_seal(state: DarwinState, seat: i64) -> i64:
    """The topmost row with room left of its bracket, else right of it (DJ-106)."""
    alfred = state.content.alfred
    at = state.alfred_board() * ALFRED_ROWS
    row: i64 = 0
    while row < ALFRED_ROWS:
        if seals.length(state.rows[seat * WORKERS + row]) < alfred.bracket[at + row]:
            return row
        row += 1
    row = 0
    while row < ALFRED_ROWS:
        if seals.length(state.rows[seat * WORKERS + row]) < ROW_SPACES:
            return row
        row += 1
    return NONE


def fits(held: i64, seal: i64) -> bool:
    """Never a fourth of one colour."""
    return seal > 0 and seals.count(held, seal - 1) < MOST_OF_A_COLOUR


def best_on(state: DarwinState, held: i64, own: i64, begin: i64, end: i64) -> i64:
    """A scroll space from `begin` on: the row's own colour, else the first that is no fourth."""
    found: i64 = NONE
    space = end - 1
    while space >= begin:
        seal = state.scrolls[space]
        if fits(held, seal) and (seal == own + 1 or found == NONE or state.scrolls[found] != own + 1):
            found = space
        space -= 1
    return found


def seal_wanted(state: DarwinState, seat: i64, coins: i64, a: i64, b: i64) -> i64:
    """The scroll space Alfred takes a seal from with so many coins, or none (DJ-106)."""
    row = row_for_seal(state, seat)
    if row == NONE:
        return NONE
    packed = state.rows[seat * WORKERS + row]
    held = seals.tally(packed)
    own = seals.seal_at(packed, 0)
    if b & FREE_OF_COINS:
        return best_on(state, held, own, 0, SEAL_SPACES)
    scroll: i64 = 0
    while scroll < SCROLLS:
        space = best_on(state, held, own, scroll * SCROLL_WIDTH, (scroll + 1) * SCROLL_WIDTH)
        if space != NONE:
            if seal_price(state, seat, scroll, a, b) > coins:
                return NONE
            return space
        scroll += 1
    return NONE


def seal_price(state: DarwinState, seat: i64, scroll: i64, a: i64, b: i64) -> i64:
    """The scroll alone: spaces in Alfred's rows cost nothing."""
    cost = state.scroll_price(seat, scroll) - discount(a, b)
    if cost < 0:
        return 0
    return cost


def academy(state: DarwinState, seat: i64, a: i64, b: i64) -> None:
    """Take one seal, put it down, carry out the symbol it covers; then perhaps another (DJ-106)."""
    space = seal_wanted(state, seat, state.coins[seat], a, b)
    if space == NONE:
        if a < SEALS_TAKEN:
            state.tell(events.ALFRED_NO_SEAL, seat, no_seal(state, seat))
        return
    row = row_for_seal(state, seat)
    packed = state.rows[seat * WORKERS + row]
    colour = state.scrolls[space] - 1
    scroll = space // SCROLL_WIDTH
    if state.log is not None:
        tell_row(state, seat, row)
        if not b & FREE_OF_COINS:
            tell_scrolls(state, seat, scroll)
        tell_seal(state, seat, row, colour, scroll)
    state.spend(seat, seal_price(state, seat, scroll, a, b))
    state.scrolls[space] = 0
    state.rows[seat * WORKERS + row] = seals.with_seal(packed, colour)
    a += SEALS_TAKEN
    if a // SEALS_TAKEN < a & 15:
        state.push(frame(ALFRED_DEED, seat, a, b, ACADEMY))
    at = (state.alfred_board() * ALFRED_ROWS + row) * ROW_SPACES + seals.length(packed)
    symbol = state.content.alfred.symbol[at]
    if symbol >= 0:
        state.tell(events.ALFRED_COVERS, seat, row, seals.length(packed) + 1)
        start(state, seat, symbol)


def no_seal(state: DarwinState, seat: i64) -> i64:
    """Why Alfred takes no seal: no row has room, all would be a fourth, too few coins, or none is open."""
    row = row_for_seal(state, seat)
    if row == NONE:
        return 0
    held = seals.tally(state.rows[seat * WORKERS + row])
    if any(fits(held, seal) for seal in state.scrolls):
        return 2
    return 1 if any(seal > 0 for seal in state.scrolls) else 3


def tell_row(state: DarwinState, seat: i64, row: i64) -> None:
    """Why this row gets the seal."""
    bracket = state.content.alfred.bracket[state.alfred_board() * ALFRED_ROWS + row]
    left = seals.length(state.rows[seat * WORKERS + row]) < bracket
    state.tell(events.ALFRED_ROW_LEFT if left else events.ALFRED_ROW_RIGHT, seat, row)


def tell_scrolls(state: DarwinState, seat: i64, scroll: i64) -> None:
    """Cheaper scrolls that were passed over although seals lie there."""
    at: i64 = 0
    while at < scroll * SCROLL_WIDTH:
        if state.scrolls[at] + state.scrolls[at + 1] + state.scrolls[at + 2] > 0:
            state.tell(events.ALFRED_FOURTH, seat, at // SCROLL_WIDTH)
        at += SCROLL_WIDTH


def tell_seal(state: DarwinState, seat: i64, row: i64, colour: i64, scroll: i64) -> None:
    packed = state.rows[seat * WORKERS + row]
    own = seals.seal_at(packed, 0)
    if colour == own:
        state.tell(events.ALFRED_SEAL_OWN, seat, row, colour, scroll)
    elif seals.count(seals.tally(packed), own) >= MOST_OF_A_COLOUR:
        state.tell(events.ALFRED_SEAL_THREE, seat, row, colour, own)
    else:
        state.tell(events.ALFRED_SEAL_LEFT, seat, row, colour, scroll)
