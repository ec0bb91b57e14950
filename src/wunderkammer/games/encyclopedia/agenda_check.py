"""Whether an agenda read from JSON can be played on: every frame must find what it speaks of."""

from __future__ import annotations

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import AUTO, CHANCE, DECISION, OVER
from wunderkammer.core.reader import BadData
from wunderkammer.games.encyclopedia.content.cards import EXPERTS, GROUPS
from wunderkammer.games.encyclopedia.content.kinds import ACADEMY, EMBASSY, EXPEDITION, GAIN, PUBLISH
from wunderkammer.games.encyclopedia.content.tables import CELLS
from wunderkammer.games.encyclopedia.stages import (
    ADD_CARDS,
    AFTER_CARD,
    ARRANGE,
    CHOOSE_ACTION,
    CHOOSE_DIE,
    CHOOSE_RANK,
    DICE,
    FILL_ACADEMY,
    FILL_UNIVERSITY,
    GROUP_ZERO,
    NEXT_GROUP,
    NEXT_TURN,
    PAY,
    PLACE_EXPERT,
    PLACE_MARKERS,
    RAISE,
    RELEASE_MORE,
    RIVAL_ACT,
    RIVAL_SPENDS,
    RIVAL_TURN,
    ROLL_DICE,
    ROUND,
    STEP_NAMES,
)
from wunderkammer.games.encyclopedia.state import PUBLISHED, STUDY, Table

LONGEST = 64
HIGHEST_STEPS = 100
WITH_A_DIE = (CHOOSE_ACTION, PAY, RAISE, PLACE_MARKERS)
WITH_A_SOURCE = (NEXT_GROUP, GROUP_ZERO, RELEASE_MORE, ADD_CARDS)
OF_RIVALS = (CHOOSE_RANK, RIVAL_TURN, RIVAL_ACT, RIVAL_SPENDS, AFTER_CARD)


def check_agenda(table: Table) -> None:
    """Raises BadData with a sentence for work that cannot be pending."""
    agenda = list(table.agenda)
    if not agenda or agenda[0] & 255 != OVER or any(f & 255 == OVER for f in agenda[1:]):
        raise BadData("state.agenda must begin with the step “over”, and have it only there.")
    if len(agenda) > LONGEST:
        raise BadData(f"state.agenda has more than {LONGEST} steps.")
    for f in agenda[1:]:
        check_frame(table, f)
        check_company(table, f)
    if AUTO <= agenda[-1] & 255 < DECISION:
        raise BadData("state.agenda must end with a decision, a chance or the end of the game.")
    check_turns(table, agenda)
    check_offer(table)


def check_frame(table: Table, f: int) -> None:
    """The numbers of a frame must be within their ranges."""
    kind = f & 255
    a = f >> 16 & 65535
    b = f >> 32 & 65535
    limits = {
        ROUND: table.content.rounds,
        DICE: table.seats,
        PLACE_EXPERT: EXPERTS - 1,
        NEXT_GROUP: GROUPS,
        RELEASE_MORE: GROUPS - 1,
        ROLL_DICE: table.dice_each,
        FILL_ACADEMY: len(table.academy) - 1,
        FILL_UNIVERSITY: len(table.university) - 1,
        CHOOSE_RANK: 4,
        RIVAL_ACT: len(table.content.row_action) - 1,
        AFTER_CARD: GAIN.size - 1,
        NEXT_TURN: table.seats * table.dice_each,
    }
    limit = limits.get(kind, HIGHEST_STEPS if kind < DECISION else 65535)
    if a > limit:
        raise BadData(f"state.agenda: the step “{STEP_NAMES[kind]}” needs a number up to {limit}, not {a}.")
    if kind in (PAY, RAISE) and (a not in (EMBASSY, ACADEMY, EXPEDITION, PUBLISH) or b >= CELLS):
        raise BadData(f"state.agenda: the step “{STEP_NAMES[kind]}” needs an action that can be paid for.")
    if kind == RIVAL_ACT and b >= 5:
        raise BadData("state.agenda: the step “rival-act” needs a colour below 5.")


def check_company(table: Table, f: int) -> None:
    """A frame must find the die, the source animal or the AI opponent that it works with."""
    kind = f & 255
    seat = f >> 8 & 255
    name = STEP_NAMES[kind]
    if kind in WITH_A_DIE and (table.die_colour < 0 or table.die_as < 0 or table.die_value == 0):
        raise BadData(f"state.agenda: the step “{name}” needs a die in use.")
    publishing = kind in WITH_A_SOURCE or (kind in (PAY, RAISE) and f >> 16 & 65535 == PUBLISH)
    if publishing:
        home = table.content.animal_continent[table.source] if table.source >= 0 else -1
        pile = PUBLISHED if kind == ADD_CARDS else STUDY
        if home < 0 or not table.has(pile + seat, table.source):
            raise BadData(f"state.agenda: the step “{name}” needs a source animal of seat {seat}.")
    if table.is_rival(seat) != (kind in OF_RIVALS) and (kind in OF_RIVALS or DECISION <= kind < CHANCE):
        raise BadData(f"state.agenda: the step “{name}” is not possible for seat {seat}.")
    if kind == CHOOSE_RANK and table.priority[seat * 5 + (f >> 16 & 65535)] >= 0:
        raise BadData("state.agenda: the step “choose-rank” needs a rank that is not drawn yet.")


def check_turns(table: Table, agenda: list[int]) -> None:
    """There must be a die for every turn still to come, and a die to place for everybody who places one."""
    kinds = [f & 255 for f in agenda]
    on_boards = sum(1 for packed in table.board if packed)
    turns = sum(f >> 16 & 65535 for f in agenda if f & 255 == NEXT_TURN)
    turns += kinds.count(CHOOSE_DIE) + kinds.count(RIVAL_TURN)
    if NEXT_TURN in kinds and on_boards != turns:
        raise BadData(f"state.board holds {on_boards} dice, but {turns} turns are still to come.")
    if kinds[-1] == ARRANGE and not table.rolled:
        raise BadData("state.rolled must hold a die when one is to be placed.")
    if kinds[-1] == ROLL_DICE and not any(table.bag):
        raise BadData("state.bag must hold a die when one is to be drawn.")
    if kinds.count(CHOOSE_DIE) > 0 and kinds.count(NEXT_TURN) != 1:
        raise BadData("state.agenda has a turn, but not the turns that follow it.")


def check_offer(table: Table) -> None:
    """The decision or chance on top must offer something."""
    if table.top() & 255 == OVER:
        return
    buffer = Buffer()
    table.legal(table.top(), buffer)
    if buffer.n == 0:
        raise BadData(f"state.agenda: the step “{STEP_NAMES[int(table.top() & 255)]}” would offer no move.")
