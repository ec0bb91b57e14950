"""Whether an agenda read from JSON can be played on: every frame must find what it speaks of."""

from __future__ import annotations

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.effects_book import GAIN
from wunderkammer.core.frames import AUTO, CHANCE, DECISION, EFFECT, OVER, SEALED
from wunderkammer.core.reader import BadData
from wunderkammer.games.darwins_journey import vocabulary as v
from wunderkammer.games.darwins_journey.content.names import (
    AT_HOME,
    BEAGLE_SPACES,
    CAMPS,
    ENVELOPES,
    GOALS,
    ROUNDS,
    SEAL_SPACES,
    SLOTS,
    SPACES,
    SPECIAL_PLACES,
    WORKERS,
)
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.fulfil import FACE_DOWN

# The highest `a` of each step that looks something up with it.
LIMITS = {
    v.STUDY: SPACES - 1,
    v.CAMP_HERE: CAMPS - 1,
    v.ENVELOPE_STEP: ENVELOPES - 1,
    v.HALVE: ENVELOPES - 1,
    v.REWARD: ENVELOPES - 1,
    v.ACCEPT_REWARD: ENVELOPES - 1,
    v.SLOT_REWARD: SLOTS - 1,
    v.CHOOSE_SLOT: GOALS - 1,
    v.DRAW_SEAL: SEAL_SPACES - 1,
    v.DRAW_GOAL: 3,
    v.DRAW_SPECIAL: SPECIAL_PLACES - 1,
    v.DRAW_LETTER: ENVELOPES - 1,
    v.DRAW_BEAGLE_GOAL: BEAGLE_SPACES - 1,
    v.DRAW_SPECIMEN: SPACES - 1,
    v.DRAW_PAIR: 7,
    v.DRAW_CREW: 15,
    v.KEEP_CREW: 2,
    v.DRAFT: 2,
    v.DRAFT_CREW: 2,
    v.ALFRED_OPTION: 7,
    v.ALFRED_BONUS: 99,
    v.ALFRED_SYMBOL: 4,
    v.EXPLORE: 9,
    v.NAVIGATE: 9,
    v.POST: 15,
    v.ROUND: ROUNDS,
    v.NEXT_TURN: 4,
}
# The steps of the set-up, the last first, as they lie on an agenda from its bottom.
SET_UP_ORDER = [v.CHOOSE_PAIR, v.LAY_PAIRS, v.DRAW_PAIR, v.CREW_SEALS, v.DRAFT, v.KEEP_CREW, v.DEAL, v.DRAW_CREW]
SET_UP_ORDER += [v.LAY_SPECIMENS, v.DRAW_SPECIMEN, v.DRAW_BEAGLE_GOAL, v.DRAW_ORDER, v.DRAW_BONUS]
SET_UP_ORDER += [v.DRAW_LETTER, v.DRAW_SPECIAL]
SET_UP = {*SET_UP_ORDER}
BRINGS = {v.DEAL: {v.CREW_SEALS, v.DRAFT, v.KEEP_CREW, v.DRAW_CREW}, v.LAY_PAIRS: {v.DRAW_PAIR, v.CHOOSE_PAIR}}

ALFRED_DEEDS = {v.EXPLORE, v.NAVIGATE, v.POST, v.ACADEMY, v.STUDY, v.CAMP_HERE, v.TAKE_GOAL, v.ADD_EXPLORER}
ALFRED_DEEDS |= {v.UNLOCK, v.DIVERSE, v.MENU, v.EITHER}
MAY_WAIT = {v.PLACE_WORKER, v.CHOOSE_PAIR, v.KEEP_CREW}
ALFREDS = {
    v.ALFRED_TURN,
    v.ALFRED_OPTION,
    v.ALFRED_DEED,
    v.ALFRED_BONUS,
    v.ALFRED_DELIVERY,
    v.ALFRED_SYMBOL,
    v.DRAW_ACTION,
}
IN_ROUNDS = {v.NEXT_TURN, v.ENVELOPE_STEP, v.BEAGLE_STEP, v.CLEAN_UP, v.PLACE_WORKER} | ALFREDS


def check_agenda(state: DarwinState) -> None:
    """Raises BadData with a sentence for work that cannot be pending."""
    agenda = list(state.agenda)
    if not agenda or agenda[0] & 255 != OVER or any(f & 255 == OVER for f in agenda[1:]):
        raise BadData("state.agenda must begin with the step “over”, and have it only there.")
    if len(agenda) > 64:
        raise BadData("state.agenda has more than 64 steps.")
    for f in agenda[1:]:
        check_frame(state, f)
    top = agenda[-1] & 255
    if AUTO <= top < DECISION:
        raise BadData("state.agenda must end with a decision, a chance, a sealed choice or the end of the game.")
    if any(f & 255 >= CHANCE and f & 255 not in SET_UP for f in agenda[:-1]):
        raise BadData("state.agenda has a chance below its top.")
    if any(DECISION <= f & 255 < CHANCE and f & 255 not in MAY_WAIT for f in agenda[:-1]):
        raise BadData("state.agenda has a decision below its top that cannot wait there.")
    check_lanes(state, top)
    check_set_up(state, agenda)
    check_workers(state, agenda)
    check_rewards(agenda)
    check_open(state, agenda[-1])


def check_frame(state: DarwinState, f: int) -> None:
    kind = f & 255
    a = f >> 16 & 65535
    name = v.STEP_NAMES[kind]
    plain = kind - v.DECIDE if v.BEGIN + v.DECIDE <= kind <= v.LAST_DEED + v.DECIDE else kind
    if a > LIMITS.get(plain, 65535):
        raise BadData(f"state.agenda: the step “{name}” needs a number up to {LIMITS[plain]}, not {a}.")
    book = state.content.book
    if (kind == EFFECT and a >= book.size()) or (plain in (v.MENU, v.EITHER) and not is_group(state, a)):
        raise BadData(f"state.agenda: the step “{name}” needs the number of an effect, not {a}.")
    if plain == v.STUDY and not has_token(state, a):
        raise BadData(f"state.agenda: the step “{name}” needs a space with a specimen, not {a}.")
    if kind == v.CHOOSE_SLOT and not waits_for_slot(state, f):
        raise BadData(f"state.agenda: the step “{name}” needs a goal that waits for a slot.")
    if kind == v.DRAW_ORDER and a > state.seats - 2:
        raise BadData(
            f"state.agenda: the step “{name}” draws one of {state.seats} places, but not the last, so not {a}."
        )
    if kind == v.ROUND and a < 1:
        raise BadData("state.agenda: rounds are counted from 1.")
    if kind == v.HALVE and not can_halve(state, f):
        raise BadData(f"state.agenda: the step “{name}” counts stamps that are not there.")
    seat = f >> 8 & 255
    if kind == EFFECT and seat < state.seats and only_for_alfred(state, a):
        raise BadData(f"state.agenda: the effect {a} is for Alfred only.")
    if kind in ALFREDS:
        check_alfred(state, f)
    if DECISION <= kind < CHANCE and seat >= state.seats:
        raise BadData(f"state.agenda: the step “{name}” must belong to a seat.")


def waits_for_slot(state: DarwinState, f: int) -> bool:
    """A goal of the seat's reserve when it is fulfilled, an open one when it is taken."""
    seat = f >> 8 & 255
    goals = state.reserve[2 * seat : 2 * seat + 2] if f >> 32 & FACE_DOWN else state.open_goals
    return (f >> 16 & 65535) + 1 in goals


def can_halve(state: DarwinState, f: int) -> bool:
    counts, rewarded, envelope = f >> 32 & 65535, f >> 48, f >> 16 & 65535
    seats = [seat for seat in range(4) if rewarded >> seat & 1]
    return rewarded < 1 << state.boards and all(
        counts >> 4 * seat & 15 <= state.envelopes[envelope * state.boards + seat] for seat in seats
    )


def only_for_alfred(state: DarwinState, node: int) -> bool:
    """Whether an effect speaks of his bonus worker or of diverse correspondence."""
    book = state.content.book
    if book.operation(node) == GAIN and book.number(node, 0) in (v.BONUS, v.DIVERSE):
        return True
    return any(only_for_alfred(state, book.child(node, i)) for i in range(book.count(node)))


def check_alfred(state: DarwinState, f: int) -> None:
    """Alfred's frames belong to him, and find what they speak of."""
    kind, a, b, c = f & 255, f >> 16 & 65535, f >> 32 & 65535, f >> 48
    name = v.STEP_NAMES[kind]
    if state.seats > 1 or f >> 8 & 255 != 1:
        raise BadData(f"state.agenda: the step “{name}” belongs to Alfred, who is seat 1 of a solo game.")
    if kind == v.ALFRED_OPTION and b > 2:
        raise BadData(f"state.agenda: the step “{name}” has three options, not {b + 1}.")
    if kind == v.ALFRED_BONUS and b > 2:
        raise BadData(f"state.agenda: the step “{name}” has two stops, not {b}.")
    if kind == v.ALFRED_SYMBOL and (b > 1 or (b == 1 and a > 2)):
        raise BadData(f"state.agenda: the step “{name}” needs one of five tents or three stacks.")
    if kind == v.ALFRED_DEED:
        good = c in ALFRED_DEEDS and a <= LIMITS.get(c, 65535)
        good = good and (c != v.STUDY or has_token(state, a)) and (c not in (v.MENU, v.EITHER) or is_group(state, a))
        if not good:
            raise BadData(f"state.agenda: the step “{name}” needs one of Alfred's deeds, not {c} with {a}.")


def is_group(state: DarwinState, node: int) -> bool:
    """Whether a number is that of several deeds."""
    book = state.content.book
    if node >= book.size():
        return False
    children = [book.child(node, i) for i in range(book.count(node))]
    return bool(children) and all(v.BEGIN <= book.number(c, 0) < v.MENU and book.count(c) == 0 for c in children)


def has_token(state: DarwinState, space: int) -> bool:
    token = state.content.board.token[space]
    return token >= 0 and state.tokens[token] > 0


def check_lanes(state: DarwinState, top: int) -> None:
    """Lanes are open exactly while the draft is on top."""
    open_lanes = [f for f in state.lanes if f]
    if bool(open_lanes) != (top >= SEALED):
        raise BadData("state.lanes must hold open decisions exactly while a sealed choice is on top of the agenda.")
    for seat, f in enumerate(state.lanes):
        if f and (f & 255 != v.DRAFT_CREW or f >> 8 & 255 != seat or state.hands[seat] == 0):
            raise BadData(f"state.lanes[{seat}] must be the step “draft” of seat {seat}, who needs cards.")


def check_set_up(state: DarwinState, agenda: list[int]) -> None:
    """What the set-up lays must lie there, or its draw must be on the agenda."""
    pending = {f & 255: f >> 16 & 65535 for f in agenda}
    specials = state.specials if state.seats > 1 else state.specials[:4]
    groups = ((v.DRAW_SPECIAL, specials), (v.DRAW_LETTER, state.letters), (v.DRAW_BEAGLE_GOAL, state.beagle_goals))
    for kind, tiles in (*groups, (v.DRAW_PAIR, state.pairs[: 2 * state.boards])):
        laid = pending.get(kind, 0 if v.LAY_PAIRS in pending and kind == v.DRAW_PAIR else len(tiles))
        if [tile > 0 for tile in tiles] != [at < laid for at in range(len(tiles))]:
            raise BadData(f"state.agenda: the step “{v.STEP_NAMES[kind]}” does not fit what is laid out.")
    counts = [f & 255 for f in agenda]
    if any(counts.count(kind) > 1 for kind in SET_UP - {v.CHOOSE_PAIR}):
        raise BadData("state.agenda has a step of the set-up twice.")
    laid_out = [SET_UP_ORDER.index(kind) for kind in counts if kind in SET_UP]
    if laid_out != sorted(laid_out):
        raise BadData("state.agenda has the steps of the set-up in another order than they come.")
    for step, brings in BRINGS.items():
        if step in pending and {*pending} & brings:
            raise BadData(
                f"state.agenda: the step “{v.STEP_NAMES[step]}” is still to come, but what it brings lies there."
            )
    if state.seats == 1 and state.bonus_card < 0 and v.DRAW_BONUS not in pending:
        raise BadData("state.bonus_card must be 0 or 1 once it has been drawn.")
    if state.round == 0 and {*pending} & IN_ROUNDS:
        raise BadData("state.round must be at least 1 once the set-up is over.")
    check_crew(state, pending)
    waiting = counts.count(v.CHOOSE_PAIR)
    taken = [goal for goal in state.pairs[: 2 * state.boards : 2] if goal > 0 and goal in state.reserve[::2]]
    if waiting > state.boards - len(taken):
        raise BadData("state.agenda: more pairs are to be chosen than there are.")


def check_crew(state: DarwinState, pending: dict[int, int]) -> None:
    """Hands and crew must be as far as the draft says."""
    hands = [sum(state.hands[seat] >> card & 1 for card in range(16)) for seat in range(state.boards)]
    kept = [sum(card > 0 for card in state.crew[3 * seat : 3 * seat + 3]) for seat in range(state.boards)]
    size = 4 if state.seats > 1 else 5
    left = sum(state.crew_pile >> card & 1 for card in range(16))
    expected_hands, expected_kept = [0] * state.boards, kept
    if v.DEAL in pending or v.DRAW_CREW in pending:
        dealt = pending.get(v.DRAW_CREW, 0)
        expected_hands = [min(size, max(0, dealt - size * seat)) for seat in range(state.boards)]
        expected_kept = [0] * state.boards
        if left != 16 - dealt or dealt >= size * state.seats:
            raise BadData("state.crew_pile must hold the crew cards that have not been dealt.")
    elif v.DRAFT in pending or v.KEEP_CREW in pending:
        picks = pending.get(v.DRAFT, pending.get(v.KEEP_CREW, 0))
        closed = [
            int(v.DRAFT in pending and seat < state.seats and state.lanes[seat] == 0) for seat in range(state.boards)
        ]
        seated = [int(seat < state.seats) for seat in range(state.boards)]
        expected_hands = [here * (size - picks - done) for here, done in zip(seated, closed, strict=True)]
        expected_kept = [here * (picks + done) for here, done in zip(seated, closed, strict=True)]
    elif v.CREW_SEALS in pending:
        raise BadData("state.agenda: crew seals come after the crew has been chosen.")
    if hands != expected_hands or kept != expected_kept:
        raise BadData("state.hands and state.crew do not fit the draft on state.agenda.")
    if any(f and f >> 16 & 65535 != pending.get(v.DRAFT) for f in state.lanes):
        raise BadData("state.lanes must be at the same pick as state.agenda.")


def check_workers(state: DarwinState, agenda: list[int]) -> None:
    """Whoever has to place a worker must have one, and still have it when it comes to that."""
    kinds_above = [f & 255 for f in agenda]
    if v.PLACE_WORKER in kinds_above:
        above = kinds_above[kinds_above.index(v.PLACE_WORKER) :]
        if any(kind in (v.ROUND, v.CLEAN_UP, v.NEXT_TURN) for kind in above):
            raise BadData("state.agenda: a turn that is not over lies below the turns and rounds that follow it.")
    for seat in range(state.boards):
        kinds = [f & 255 for f in agenda if f >> 8 & 255 == seat]
        wanted = sum(kind in (v.PLACE_WORKER, v.ALFRED_TURN, v.ALFRED_OPTION, v.DRAW_ACTION) for kind in kinds)
        home = sum(1 for worker in state.workers[seat * WORKERS : (seat + 1) * WORKERS] if worker == AT_HOME)
        if wanted > home:
            raise BadData(f"state.agenda: seat {seat} has no free worker to place.")


def check_rewards(agenda: list[int]) -> None:
    """A reward belongs to an envelope whose stamps are still to be halved, and everybody has one at most."""
    waiting: list[tuple[int, int]] = []
    for f in agenda:
        kind, seat, envelope = f & 255, f >> 8 & 255, f >> 16 & 65535
        if kind == v.HALVE:
            waiting = [(envelope, other) for other in range(4) if f >> 48 >> other & 1]
        elif kind in (v.REWARD, v.ACCEPT_REWARD):
            if (envelope, seat) not in waiting or f >> 32 & 65535 > 1:
                raise BadData(
                    f"state.agenda: the step “{v.STEP_NAMES[kind]}” belongs to an envelope that is then halved."
                )
            waiting.remove((envelope, seat))


def check_open(state: DarwinState, top: int) -> None:
    """The decision or chance on top must have something to offer."""
    kind = top & 255
    if kind == OVER or kind >= SEALED:
        return
    buffer = Buffer()
    state.legal(top, buffer)
    if buffer.n == 0:
        raise BadData(f"state.agenda: the step “{v.STEP_NAMES[kind]}” has nothing to choose from.")
