"""Laying out the board and the players' boards (DJ-01 … DJ-12, DJ-101, DJ-112)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.stepping import OVER, Buffer, Rng, first, frame
from wunderkammer.games.darwins_journey import events, seals
from wunderkammer.games.darwins_journey.content.alfred import ACTION_CARDS
from wunderkammer.games.darwins_journey.content.alfred import ROWS as ALFRED_ROWS
from wunderkammer.games.darwins_journey.content.names import (
    BEAGLE_GOALS,
    BEAGLE_SPACES,
    COLOURS,
    CREW,
    ENVELOPES,
    FIFTH,
    GOALS,
    GOLD,
    ISLANDS,
    LETTERS,
    LEVELS,
    NOT_IN_GAME,
    OPEN,
    PURPLE_SEAL,
    SPACES,
    SPECIAL_PLACES,
    SPECIAL_SPOT,
    SPECIAL_TILES,
    SPECIMENS,
    STACKS,
    STARTING_GOALS,
    WORKERS,
)
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.kinds import (
    DEAL,
    DRAW_BEAGLE_GOAL,
    DRAW_BONUS,
    DRAW_LETTER,
    DRAW_ORDER,
    DRAW_SPECIAL,
    DRAW_SPECIMEN,
    LAY_PAIRS,
    LAY_SPECIMENS,
    OPEN_GOALS,
    REFILL,
    ROUND,
)
from wunderkammer.games.darwins_journey.steps.step import Step, counts_below, draw_bit, mask_of
from wunderkammer.games.darwins_journey.vocabulary import (
    BEAGLE_DRAWN,
    BONUS_DRAWN,
    LETTER_DRAWN,
    ORDER_DRAWN,
    SPECIAL_DRAWN,
    SPECIMEN_DRAWN,
)

FIRST_GAME: Final = 1
ALFRED_BOARD: Final = 2  # times the number of Alfred's board
SOLO_SPECIALS: Final = 4
COINS_AT_START: Final = 0  # among the figures of the set-up
KNOWLEDGE_AT_START: Final = 1
LENSES_AT_START: Final = 2
STAMPS_IN_STACK: Final = 3
COMMON_SEALS: Final = 4
PURPLE_SEALS: Final = 5
EVERY_ROW: Final = 15  # of the museum, as a mask


def lay_out(state: DarwinState, options: i64) -> None:
    """Give everybody on an empty table what they begin with, and put the set-up on the agenda."""
    start = state.content.setup
    state.options = options
    state.row_coins = EVERY_ROW
    state.goal_pile = all_goals()
    state.crew_pile = (1 << CREW) - 1
    state.purple = start[PURPLE_SEALS]
    state.spots[SPECIAL_SPOT] = OPEN
    state.spots[SPECIAL_SPOT + 1] = OPEN
    spot: i64 = 0
    while spot < SPECIAL_SPOT:
        state.spots[spot] = OPEN
        spot += LEVELS
    colour: i64 = 0
    while colour < COLOURS:
        state.pile[colour] = start[COMMON_SEALS] - state.content.removed[state.seats - 1]
        colour += 1
    seat: i64 = 0
    while seat < state.boards:
        equip(state, seat)
        seat += 1
    if state.seats == 1:
        seat_alfred(state)
    plan(state)


def equip(state: DarwinState, seat: i64) -> None:
    """One board at the start (DJ-09 … DJ-12)."""
    start = state.content.setup
    state.order[seat] = seat
    state.coins[seat] = start[COINS_AT_START]
    state.knowledge[seat] = start[KNOWLEDGE_AT_START]
    state.lenses[seat] = start[LENSES_AT_START]
    state.ship[seat] = state.content.board.start[0]
    state.explorers[seat * ISLANDS] = state.content.board.start[1]
    state.workers[seat * WORKERS + FIFTH] = NOT_IN_GAME
    state.rows[seat * WORKERS] = seals.with_seal(0, PURPLE_SEAL)
    stack: i64 = 0
    while stack < STACKS:
        state.stamps[seat * (STACKS + 1) + stack] = start[STAMPS_IN_STACK]
        stack += 1


def all_goals() -> i64:
    """The ten and ten goals that are not starting goals (DJ-05)."""
    mask: i64 = 0
    goal: i64 = 0
    while goal < GOALS:
        if goal % GOLD >= STARTING_GOALS:
            mask |= 1 << goal
        goal += 1
    return mask


def seat_alfred(state: DarwinState) -> None:
    """Alfred moves first; his rows begin with printed seals, his coins on the marked space (DJ-101, DJ-112)."""
    alfred = state.content.alfred
    board = state.alfred_board()
    state.order = vec[i64]([1, 0])
    state.coins[1] = alfred.coins[board]
    state.knowledge[1] = 0
    state.action_pile = (1 << ACTION_CARDS) - 1
    row: i64 = 0
    while row < ALFRED_ROWS:
        state.rows[WORKERS + row] = seals.with_seal(0, alfred.seal[board * ALFRED_ROWS + row])
        row += 1


def plan(state: DarwinState) -> None:
    """What the set-up still has to draw, the last thing first (DJ-02 … DJ-14)."""
    state.agenda = vec[i64]([frame(OVER, 0), frame(ROUND, 0, 1), frame(LAY_PAIRS, 0), frame(DEAL, 0)])
    state.push(frame(LAY_SPECIMENS, 0))
    if state.options & FIRST_GAME:
        lay_first_game(state)
    else:
        state.push(frame(DRAW_BEAGLE_GOAL, 0))
    if state.seats > 1:
        state.push(frame(DRAW_ORDER, 0))
    else:
        state.push(frame(DRAW_BONUS, 0))
    state.push(frame(OPEN_GOALS, 0))
    state.push(frame(REFILL, 0))
    if not state.options & FIRST_GAME:
        state.push(frame(DRAW_LETTER, 0))
        state.push(frame(DRAW_SPECIAL, 0))


def lay_first_game(state: DarwinState) -> None:
    """The tiles recommended for a first game (DJ-02, DJ-03, DJ-07)."""
    content = state.content
    state.specials = content.first_special[:]
    if state.seats == 1:
        state.specials[4] = 0
        state.specials[5] = 0
    state.letters = content.first_letters[:]
    state.beagle_goals = content.first_beagle[:]


def lay_tile(tiles: vec[i64], place: i64, tile: i64) -> vec[i64]:
    """A new list with one more tile: clones share the old one."""
    tiles = tiles[:]
    tiles[place] = tile + 1
    return tiles


def missing(tiles: vec[i64], count: i64) -> i64:
    """A mask of the tiles that do not lie there yet."""
    one: i64 = 1
    return (one << count) - 1 & ~mask_of(tiles)


class DrawSpecial(Step):
    """Special action tiles, alone only four (DJ-02, DJ-101)."""

    def legal(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        buffer.add_mask(SPECIAL_DRAWN, missing(state.specials, SPECIAL_TILES))

    def sample(self, state: DarwinState, f: i64, rng: Rng) -> i64:
        return SPECIAL_DRAWN + draw_bit(missing(state.specials, SPECIAL_TILES), rng)

    def choose(self, state: DarwinState, f: i64, move: i64) -> None:
        place = first(f)
        state.specials = lay_tile(state.specials, place, move - SPECIAL_DRAWN)
        if place + 1 < (SPECIAL_PLACES if state.seats > 1 else SOLO_SPECIALS):
            state.push(frame(DRAW_SPECIAL, 0, place + 1))

    def fits(self, state: DarwinState, f: i64) -> bool:
        return counts_below(f, SPECIAL_PLACES)


class DrawLetter(Step):
    """Correspondence tiles on the envelopes (DJ-03)."""

    def legal(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        buffer.add_mask(LETTER_DRAWN, missing(state.letters, LETTERS))

    def sample(self, state: DarwinState, f: i64, rng: Rng) -> i64:
        return LETTER_DRAWN + draw_bit(missing(state.letters, LETTERS), rng)

    def choose(self, state: DarwinState, f: i64, move: i64) -> None:
        place = first(f)
        state.letters = lay_tile(state.letters, place, move - LETTER_DRAWN)
        if place + 1 < ENVELOPES:
            state.push(frame(DRAW_LETTER, 0, place + 1))

    def fits(self, state: DarwinState, f: i64) -> bool:
        return counts_below(f, ENVELOPES)


class DrawBeagleGoal(Step):
    """Beagle goals along the sea (DJ-07)."""

    def legal(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        buffer.add_mask(BEAGLE_DRAWN, missing(state.beagle_goals, BEAGLE_GOALS))

    def sample(self, state: DarwinState, f: i64, rng: Rng) -> i64:
        return BEAGLE_DRAWN + draw_bit(missing(state.beagle_goals, BEAGLE_GOALS), rng)

    def choose(self, state: DarwinState, f: i64, move: i64) -> None:
        place = first(f)
        state.beagle_goals = lay_tile(state.beagle_goals, place, move - BEAGLE_DRAWN)
        if place + 1 < BEAGLE_SPACES:
            state.push(frame(DRAW_BEAGLE_GOAL, 0, place + 1))

    def fits(self, state: DarwinState, f: i64) -> bool:
        return counts_below(f, BEAGLE_SPACES)


class DrawOrder(Step):
    """The turn order is random: a seat that has no place yet takes the place `a` (DJ-06)."""

    def legal(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        seat: i64 = 0
        while seat < state.seats:
            if place_of(state, seat) >= first(f):
                buffer.add(ORDER_DRAWN + seat)
            seat += 1

    def choose(self, state: DarwinState, f: i64, move: i64) -> None:
        place = first(f)
        seat = move - ORDER_DRAWN
        state.order[place_of(state, seat)] = state.order[place]
        state.order[place] = seat
        if place + 2 < state.seats:
            state.push(frame(DRAW_ORDER, 0, place + 1))

    def fits(self, state: DarwinState, f: i64) -> bool:
        """The last place is nobody's choice."""
        return counts_below(f, state.seats - 1)


def place_of(state: DarwinState, seat: i64) -> i64:
    place: i64 = 0
    while state.order[place] != seat:
        place += 1
    return place


class DrawBonus(Step):
    """Alfred's two bonus cards are placed at random (DJ-112)."""

    def legal(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        buffer.add(BONUS_DRAWN)
        buffer.add(BONUS_DRAWN + 1)

    def choose(self, state: DarwinState, f: i64, move: i64) -> None:
        state.bonus_card = move - BONUS_DRAWN


class LaySpecimens(Step):
    """The next flagged space in use gets a specimen; what remains goes to the museum (DJ-08)."""

    def run(self, state: DarwinState, f: i64) -> None:
        board = state.content.board
        space = first(f)
        while space < SPACES:
            token = board.token[space]
            if token >= 0 and board.players[space] <= state.boards and state.tokens[token] == 0:
                state.push(frame(DRAW_SPECIMEN, 0, space))
                return
            space += 1
        state.museum = missing(state.tokens, SPECIMENS)
        specimen: i64 = 0
        while specimen < SPECIMENS:
            if state.museum >> specimen & 1:
                state.tell(events.SET_UP_TILE, 0, specimen)
            specimen += 1

    def fits(self, state: DarwinState, f: i64) -> bool:
        return counts_below(f, SPACES + 1)


class DrawSpecimen(Step):
    """A specimen for the flagged space `a` (DJ-08)."""

    def legal(self, state: DarwinState, f: i64, buffer: Buffer) -> None:
        buffer.add_mask(SPECIMEN_DRAWN, missing(state.tokens, SPECIMENS))

    def sample(self, state: DarwinState, f: i64, rng: Rng) -> i64:
        return SPECIMEN_DRAWN + draw_bit(missing(state.tokens, SPECIMENS), rng)

    def choose(self, state: DarwinState, f: i64, move: i64) -> None:
        space = first(f)
        state.tokens = lay_tile(state.tokens, state.content.board.token[space], move - SPECIMEN_DRAWN)
        state.push(frame(LAY_SPECIMENS, 0, space + 1))

    def fits(self, state: DarwinState, f: i64) -> bool:
        return counts_below(f, SPACES) and state.content.board.token[first(f)] >= 0
