"""Whether an agenda read from JSON can be played on: every frame must find what it speaks of."""

from __future__ import annotations

from wunderkammer.core.buffer import Buffer
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
from wunderkammer.games.darwins_journey.state import Table
from wunderkammer.games.darwins_journey.steps.fulfil import FULFILLED

# The highest `a` of each step that looks something up with it.
LIMITS = {
    v.STUDY: SPACES - 1,
    v.CAMP_HERE: CAMPS - 1,
    v.ENVELOPE_STEP: ENVELOPES - 1,
    v.HALVE: ENVELOPES - 1,
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
    v.EXPLORE: 9,
    v.NAVIGATE: 9,
    v.POST: 15,
    v.ROUND: ROUNDS,
    v.NEXT_TURN: 4,
}
SET_UP = {v.DRAW_SPECIAL, v.DRAW_LETTER, v.DRAW_BEAGLE_GOAL, v.DRAW_SPECIMEN, v.DRAW_ORDER, v.DRAW_BONUS, v.DRAW_CREW}
SET_UP |= {v.DRAW_PAIR, v.KEEP_CREW, v.CHOOSE_PAIR, v.DRAFT, v.LAY_SPECIMENS, v.DEAL, v.CREW_SEALS, v.LAY_PAIRS}


def check_agenda(table: Table) -> None:
    """Raises BadData with a sentence for work that cannot be pending."""
    agenda = list(table.agenda)
    if not agenda or agenda[0] & 255 != OVER or any(f & 255 == OVER for f in agenda[1:]):
        raise BadData("state.agenda must begin with the step “over”, and have it only there.")
    if len(agenda) > 64:
        raise BadData("state.agenda has more than 64 steps.")
    for f in agenda[1:]:
        check_frame(table, f)
    top = agenda[-1] & 255
    if AUTO <= top < DECISION:
        raise BadData("state.agenda must end with a decision, a chance, a sealed choice or the end of the game.")
    if any(f & 255 >= CHANCE and f & 255 not in SET_UP for f in agenda[:-1]):
        raise BadData("state.agenda has a chance below its top.")
    check_lanes(table, top)
    check_stage(table, agenda)
    check_open(table, agenda[-1])


def check_frame(table: Table, f: int) -> None:
    kind = f & 255
    a = f >> 16 & 65535
    b = f >> 32 & 65535
    name = v.STEP_NAMES[kind]
    plain = kind - v.DECIDE if v.BEGIN + v.DECIDE <= kind <= v.LAST_DEED + v.DECIDE else kind
    if a > LIMITS.get(plain, 65535):
        raise BadData(f"state.agenda: the step “{name}” needs a number up to {LIMITS[plain]}, not {a}.")
    book = table.content.book
    if (kind == EFFECT and a >= book.size()) or (plain in (v.MENU, v.EITHER) and not is_group(table, a)):
        raise BadData(f"state.agenda: the step “{name}” needs the number of an effect, not {a}.")
    if plain == v.STUDY and not has_token(table, a):
        raise BadData(f"state.agenda: the step “{name}” needs a space with a specimen, not {a}.")
    if kind == v.CHOOSE_SLOT and a + 1 not in [goal % FULFILLED for goal in [*table.reserve, *table.open_goals]]:
        raise BadData(f"state.agenda: the step “{name}” needs a goal that waits for a slot.")
    if kind == v.ALFRED_OPTION and b > 2:
        raise BadData(f"state.agenda: the step “{name}” has three options, not {b + 1}.")
    if kind >= DECISION and kind < CHANCE and f >> 8 & 255 >= table.seats:
        raise BadData(f"state.agenda: the step “{name}” must belong to a seat.")


def is_group(table: Table, node: int) -> bool:
    """Whether a number is that of several deeds."""
    book = table.content.book
    if node >= book.size():
        return False
    children = [book.child(node, i) for i in range(book.count(node))]
    return bool(children) and all(v.BEGIN <= book.number(c, 0) < v.MENU and book.count(c) == 0 for c in children)


def has_token(table: Table, space: int) -> bool:
    token = table.content.board.token[space]
    return token >= 0 and table.tokens[token] > 0


def check_lanes(table: Table, top: int) -> None:
    """Lanes are open exactly while the draft is on top."""
    open_lanes = [f for f in table.lanes if f]
    if bool(open_lanes) != (top >= SEALED):
        raise BadData("state.lanes must hold open decisions exactly while a sealed choice is on top of the agenda.")
    for seat, f in enumerate(table.lanes):
        if f and (f & 255 != v.DRAFT_CREW or f >> 8 & 255 != seat or table.hands[seat] == 0):
            raise BadData(f"state.lanes[{seat}] must be the step “draft” of seat {seat}, who needs cards.")


def check_stage(table: Table, agenda: list[int]) -> None:
    """The table must be as far as its agenda says."""
    kinds = {f & 255 for f in agenda}
    if len(agenda) == 1 or kinds & SET_UP or kinds == {OVER, v.ROUND, v.LAY_PAIRS, v.DEAL}:
        return
    if table.round > 0 and (0 in table.letters or 0 in table.beagle_goals or 0 in table.specials[:4]):
        raise BadData("state must have its tiles once the set-up is over.")
    if table.round > 0 and table.seats == 1 and table.bonus_card < 0:
        raise BadData("state.bonus_card must be 0 or 1 once the set-up is over.")


def check_open(table: Table, top: int) -> None:
    """The decision or chance on top must have something to offer."""
    kind = top & 255
    if kind == OVER or kind >= SEALED:
        return
    if kind == v.PLACE_WORKER:
        seat = top >> 8 & 255
        if AT_HOME not in table.workers[seat * WORKERS : (seat + 1) * WORKERS]:
            raise BadData(f"state.agenda: seat {seat} has no free worker to place.")
    buffer = Buffer()
    table.legal(top, buffer)
    if buffer.n == 0:
        raise BadData(f"state.agenda: the step “{v.STEP_NAMES[kind]}” has nothing to choose from.")
