"""Whether a position read from JSON can be played on: what lies on the table, and what is pending, must go together."""

from __future__ import annotations

from wunderkammer.core.agenda import check_lanes, check_shape, does_not_go
from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import CHANCE, DECISION, OVER, SEALED, first, kind_of, seat_of, third
from wunderkammer.core.reader import BadData, reject_if
from wunderkammer.games.darwins_journey import seals
from wunderkammer.games.darwins_journey.content.names import (
    AT_HOME,
    CAMPS,
    CREW,
    CREW_PER_SEAT,
    ENVELOPES,
    FIFTH,
    GOAL,
    GOLD,
    ISLANDS,
    LENS_SPOTS,
    LEVELS,
    LOCKED,
    NOT_IN_GAME,
    OWNED,
    PURPLE_SEAL,
    SLOTS,
    SLOTS_PER_COLOUR,
    SPECIAL_SPOT,
    SPOTS,
    STACKS,
    TOP,
    TURN_ORDER_SPOT,
    WORKERS,
)
from wunderkammer.games.darwins_journey.spots import refresh
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps import kinds
from wunderkammer.games.darwins_journey.steps.camps import SEATS, places_at_camp, tents_at, tents_of
from wunderkammer.games.darwins_journey.steps.crew import HAND, SOLO_HAND
from wunderkammer.games.darwins_journey.steps.setup import LENSES_AT_START, SOLO_SPECIALS
from wunderkammer.games.darwins_journey.steps.slots import FULFILLED
from wunderkammer.games.darwins_journey.steps.table import DEEDS, NAMES, STEPS

# What can be pending, from bottom to top: in the set-up …
SET_UP = "over round lay-pairs "
BOARD = SET_UP + "deal lay-specimens "
ORDER = BOARD + "(draw-beagle-goal )?draw-(order|bonus) "
# … and in a round, where effects nest as deep as they like.
PHASE = "(windows|envelope|beagle|turn-order) "
WORK = "(effect|begin-[a-z-]+|alfred-[a-z]+|offer|windows|envelope|halve|beagle|turn-order|slot-reward|place) "
DECISIONS = "|".join(name for _, name, _ in DEEDS)
SHAPES = (
    "over",
    ORDER + "open-goals refill (draw-letter|draw-letter draw-special)",
    ORDER + "(open-goals draw-seal|draw-goal)",
    BOARD + "(draw-beagle-goal|(draw-beagle-goal )?draw-(order|bonus))",
    SET_UP + "deal draw-specimen",
    SET_UP + "crew-seals (keep|drafting)( draw-crew)?",
    "over round (pair )*(pair|draw-pair)",
    "over round (refill draw-goal|draw-seal)",
    f"over ((round|clean-up) )?({PHASE})*(next-turn )?({WORK})*({DECISIONS}|place|window|slot|reward|draw-action)",
)
LANES = {kinds.DRAFT: kinds.DRAFT_CREW}
MOST_STAMPS = 15  # of one seat


def check(state: DarwinState) -> None:
    """Raises BadData for a position that cannot be."""
    check_places(state)
    refresh(state)
    check_pieces(state)
    check_spots(state)
    check_tiles(state)
    check_goals(state)
    check_shape(state, NAMES, SHAPES)
    check_lanes(state, NAMES, LANES)
    for f in [*state.agenda, *(f for f in state.lanes if f)]:
        if not STEPS[f & 255].fits(state, f) or (DECISION <= f & 255 < CHANCE and seat_of(f) >= state.seats):
            raise does_not_go(NAMES, f)
    pending = {kind_of(f): first(f) for f in state.agenda}
    check_set_up(state, pending)
    check_crew(state, pending)
    check_workers(state)
    check_rewards(state)
    check_offer(state)


def check_places(state: DarwinState) -> None:
    """The bounds that figures set, and who stands where."""
    highest = {"bonus": [state.bonus], "theory": [*state.theory], "lenses": [*state.lenses]}
    limits = (state.content.alfred.track, state.content.theory_steps, state.content.setup[LENSES_AT_START])
    for (name, values), limit in zip(highest.items(), limits, strict=True):
        reject_if(max(values) > limit, "beyond-figures", path=f"state.{name}", limit=limit, given=max(values))
    reject_if(sorted(state.order) != [*range(state.boards)], "order")
    reject_if(state.seats > 1 and state.crowd[TURN_ORDER_SPOT] != len(state.queue), "queue")
    track = state.content.board.track
    for seat in range(state.boards):
        reject_if(state.ship[seat] < 0 or track[state.ship[seat]] != 0, "ship", path=f"state.ship[{seat}]")
        for at in range(seat * ISLANDS, (seat + 1) * ISLANDS):
            island = at % ISLANDS + 1
            if state.explorers[at] >= 0 and track[state.explorers[at]] != island:
                raise BadData("explorer", path=f"state.explorers[{at}]", island=island)


def check_pieces(state: DarwinState) -> None:
    """Nobody has more than there is of anything."""
    for seat in range(state.boards):
        reject_if(stamps_of(state, seat) > MOST_STAMPS, "stamps", seat=seat, most=MOST_STAMPS)
        reject_if(tents_standing(state, seat) != state.tents[seat], "tents", path=f"state.tents[{seat}]", seat=seat)
        rows = state.rows[seat * WORKERS : (seat + 1) * WORKERS]
        if seat < state.seats and (seals.length(rows[TOP]) > 1 or seals.length(rows[FIFTH]) > 0):
            raise BadData("worker-rows", seat=seat)
        reject_if(lenses_of(state, seat) > state.content.setup[LENSES_AT_START], "lenses", path=f"state.lenses[{seat}]")
    for camp in range(CAMPS):
        check_camp(state, camp)


def check_camp(state: DarwinState, camp: int) -> None:
    """Tents of seats that play, a second one only above a first, and no more than there is room for."""
    tents, everybody, path = state.camps[camp], (1 << SEATS) - 1, f"state.camps[{camp}]"
    levels = [tents >> SEATS * level & everybody for level in range(3)]
    reject_if(levels[0] >> state.boards or levels[1] & ~levels[0] or levels[2] & ~levels[1], "camp-mask", path=path)
    reject_if(levels[1] and state.content.camps_take_one, "camp-two-of-one", path=path)
    reject_if(tents_at(state, camp) > places_at_camp(state), "camp-full", path=path)


def check_spots(state: DarwinState) -> None:
    """Workers are counted where they stand, and never stand on a locked spot."""
    for spot in range(SPOTS + 1):
        if sum(1 for worker in state.workers if worker == spot) != state.crowd[spot]:
            raise BadData("crowd", path=f"state.crowd[{spot}]")
    for spot in range(LENS_SPOTS):
        reject_if(state.spots[spot] == LOCKED and state.crowd[spot] > 0, "worker-on-locked", spot=spot)
        if state.spots[spot] == LOCKED and spot < SPECIAL_SPOT and spot % LEVELS == 0:
            raise BadData("locked-magnifier", path=f"state.spots[{spot}]")


def check_tiles(state: DarwinState) -> None:
    """Tiles and cards exist once."""
    goals = [goal % FULFILLED for goal in [*state.reserve, *state.slots, *state.open_goals]]
    groups = {
        "reserve, slots, open_goals": goals,
        "crew": [card % FULFILLED for card in state.crew],
        "specials": [*state.specials],
        "letters": [*state.letters],
        "beagle_goals": [*state.beagle_goals],
        "tokens": [*state.tokens],
        "pairs": [*state.pairs],
    }
    for name, values in groups.items():
        laid = [value for value in values if value > 0]
        reject_if(len({*laid}) != len(laid), "tile-twice", path=f"state.{name}")
    for goal in goals:
        reject_if(goal > 0 and state.goal_pile >> (goal - 1) & 1, "goal-elsewhere", goal=GOAL.text(goal - 1))
    for at in range(0, len(state.crew), CREW_PER_SEAT):
        used = [card // FULFILLED for card in state.crew[at : at + CREW_PER_SEAT] if card >= FULFILLED]
        reject_if(len({*used}) != len(used), "mustered-twice")


def check_goals(state: DarwinState) -> None:
    """Goals lie on slots of their colour; one that was fulfilled whatever it asks for may lie anywhere (DJ-34)."""
    for i, value in enumerate(state.slots):
        anywhere = value > FULFILLED and state.content.fulfils_on_any_slot
        if value % FULFILLED > 0 and not anywhere and (value % FULFILLED > GOLD) != (i % SLOTS >= SLOTS_PER_COLOUR):
            raise BadData("goal-colour", path=f"state.slots[{i}]")
    for i, value in enumerate(state.open_goals):
        reject_if(value > 0 and (value > GOLD) != (i >= 2), "goal-colour", path=f"state.open_goals[{i}]")


def check_set_up(state: DarwinState, pending: dict[int, int]) -> None:
    """What the set-up lays must lie there, as far as its draws say."""
    specials = state.specials if state.seats > 1 else state.specials[:SOLO_SPECIALS]
    groups = (
        (kinds.DRAW_SPECIAL, [*specials]),
        (kinds.DRAW_LETTER, [*state.letters]),
        (kinds.DRAW_BEAGLE_GOAL, [*state.beagle_goals]),
        (kinds.DRAW_PAIR, [*state.pairs[: 2 * state.boards]]),
    )
    for kind, tiles in groups:
        laid = pending.get(kind, 0 if kinds.LAY_PAIRS in pending and kind == kinds.DRAW_PAIR else len(tiles))
        if [tile > 0 for tile in tiles] != [at < laid for at in range(len(tiles))]:
            raise does_not_go(NAMES, kind)
    reject_if(state.seats == 1 and state.bonus_card < 0 and kinds.DRAW_BONUS not in pending, "bonus-card")
    if (kinds.DRAW_ORDER in pending and state.seats == 1) or (kinds.DRAW_BONUS in pending and state.seats > 1):
        raise BadData("order-or-bonus")
    reject_if(state.round == 0 and not {*pending} & {kinds.ROUND, kinds.LAY_PAIRS}, "no-round")
    check_pairs(state, pending)


def check_pairs(state: DarwinState, pending: dict[int, int]) -> None:
    """A seat that has still to choose a starting pair has no goals, chooses once, and finds one (DJ-14)."""
    waiting = [seat_of(f) for f in state.agenda if kind_of(f) == kinds.CHOOSE_PAIR]
    if {*pending} & {kinds.LAY_PAIRS, kinds.DRAW_PAIR}:
        reject_if(any(state.reserve), "pairs")
    taken = [goal for goal in state.pairs[: 2 * state.boards : 2] if goal > 0 and goal in state.reserve[::2]]
    reject_if(len({*waiting}) != len(waiting) or len(waiting) > state.boards - len(taken), "pairs")
    reject_if(any(state.reserve[2 * seat] + state.reserve[2 * seat + 1] for seat in waiting), "pairs")


def check_crew(state: DarwinState, pending: dict[int, int]) -> None:
    """Hands and crew must be as far as the draft says."""
    size = HAND if state.seats > 1 else SOLO_HAND
    hands = [sum(state.hands[seat] >> card & 1 for card in range(CREW)) for seat in range(state.boards)]
    kept = [sum(card > 0 for card in cards_of(state, seat)) for seat in range(state.boards)]
    wanted, wanted_kept = [0] * state.boards, kept
    if kinds.DEAL in pending or kinds.DRAW_CREW in pending:
        dealt = pending.get(kinds.DRAW_CREW, 0)
        wanted = [min(size, max(0, dealt - size * seat)) for seat in range(state.boards)]
        wanted_kept = [0] * state.boards
        left = sum(state.crew_pile >> card & 1 for card in range(CREW))
        reject_if(left != CREW - dealt or dealt >= size * state.seats, "crew-pile")
    elif kinds.CREW_SEALS in pending:
        picks = pending.get(kinds.DRAFT, pending.get(kinds.KEEP_CREW, 0))
        done = [picks + int(kinds.DRAFT in pending and state.lanes[seat] == 0) for seat in range(state.seats)]
        nobody = [0] * (state.boards - state.seats)
        wanted, wanted_kept = [*(size - picked for picked in done), *nobody], [*done, *nobody]
    reject_if(hands != wanted or kept != wanted_kept, "draft")
    reject_if((kinds.DRAFT in pending) != (state.seats > 1 and kinds.CREW_SEALS in pending), "draft")
    reject_if(any(f and first(f) != pending.get(kinds.DRAFT) for f in state.lanes), "draft")


def check_workers(state: DarwinState) -> None:
    """A player who has to place a worker must have one; Alfred's fifth walks along his bonus track (DJ-112)."""
    reject_if(state.seats == 1 and state.workers[WORKERS + FIFTH] != NOT_IN_GAME, "alfred-fifth")
    for seat in range(state.boards):
        places = (kinds.PLACE_WORKER, kinds.ALFRED_TURN, kinds.ALFRED_OPTION, kinds.DRAW_ACTION)
        wanted = sum(f & 255 in places and seat_of(f) == seat for f in state.agenda)
        if wanted > sum(1 for worker in state.workers[seat * WORKERS : (seat + 1) * WORKERS] if worker == AT_HOME):
            raise BadData("no-worker", seat=seat)


def check_rewards(state: DarwinState) -> None:
    """A reward belongs to an envelope whose stamps are still to be halved, and everybody has one at most."""
    waiting: list[tuple[int, int]] = []
    for f in state.agenda:
        if kind_of(f) == kinds.HALVE:
            waiting = [(first(f), seat) for seat in range(state.boards) if third(f) >> seat & 1]
        elif kind_of(f) in (kinds.REWARD, kinds.ACCEPT_REWARD):
            if (first(f), seat_of(f)) not in waiting:
                raise does_not_go(NAMES, f)
            waiting.remove((first(f), seat_of(f)))


def check_offer(state: DarwinState) -> None:
    """The decision or chance on top must have something to offer."""
    top = state.top()
    if kind_of(top) == OVER or kind_of(top) >= SEALED:
        return
    buffer = Buffer()
    state.legal(top, buffer)
    reject_if(buffer.n == 0, "nothing-to-choose", step=NAMES[kind_of(top)])


def cards_of(state: DarwinState, seat: int) -> list[int]:
    return [*state.crew[seat * CREW_PER_SEAT : (seat + 1) * CREW_PER_SEAT]]


def stamps_of(state: DarwinState, seat: int) -> int:
    """Wherever they are."""
    posted = [state.envelopes[envelope * state.boards + seat] for envelope in range(ENVELOPES)]
    return sum([*state.stamps[seat * (STACKS + 1) : (seat + 1) * (STACKS + 1)], *posted])


def tents_standing(state: DarwinState, seat: int) -> int:
    return sum(tents_of(state, seat, camp) for camp in range(CAMPS))


def lenses_of(state: DarwinState, seat: int) -> int:
    """In reserve and on the board."""
    return state.lenses[seat] + sum(1 for spot in state.spots if spot == OWNED + seat)


def conserved(state: DarwinState) -> dict[str, int]:
    """Pieces that never leave or enter: stamps, lenses, tents and purple seals."""
    rows = [state.rows[seat * WORKERS + worker] for seat in range(state.seats) for worker in range(1, FIFTH)]
    counts = {"purple seals": state.purple + sum(seals.count(seals.tally(row), PURPLE_SEAL) for row in rows)}
    for seat in range(state.boards):
        counts[f"stamps of {seat}"] = stamps_of(state, seat)
        counts[f"lenses of {seat}"] = lenses_of(state, seat)
        counts[f"tents of {seat}"] = state.tents[seat] - tents_standing(state, seat)
    return counts
