"""Whether an agenda read from JSON can be played on: every frame must find what it speaks of."""

from __future__ import annotations

import itertools

from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import AUTO, CHANCE, DECISION, OVER
from wunderkammer.core.reader import BadData
from wunderkammer.games.encyclopedia import stages as s
from wunderkammer.games.encyclopedia.agenda_shape import FOLLOWS, LIMITS, SHARED
from wunderkammer.games.encyclopedia.content.cards import CONTINENTS, NO_CARD
from wunderkammer.games.encyclopedia.content.kinds import ACADEMY, EMBASSY, EXPEDITION, PUBLISH, UNIVERSITY
from wunderkammer.games.encyclopedia.stages import STEP_NAMES
from wunderkammer.games.encyclopedia.state import BOARD, DECK, PUBLISHED, STUDY, EncyclopediaState
from wunderkammer.games.encyclopedia.steps.cards import last_expert, spares_one, visits
from wunderkammer.games.encyclopedia.steps.outlook import WITH_DIE
from wunderkammer.games.encyclopedia.steps.possible import academy_open

LONGEST = 64
WITH_A_DIE = (s.CHOOSE_ACTION, s.CHOOSE_SOURCE, s.PAY, s.RAISE, s.PLACE_MARKERS)
WITH_A_SOURCE = (s.NEXT_GROUP, s.RELEASE_MORE, s.PUBLISHED, s.ADD_CARDS)
OF_RIVALS = (s.CHOOSE_RANK, s.RIVAL_SPENDS, s.AFTER_CARD)
PERSONAL = (s.CLOSE_TURN, s.OWN_OWED)


def check_agenda(state: EncyclopediaState) -> None:
    """Raises BadData with a sentence for work that cannot be pending."""
    agenda = [int(f) for f in state.agenda]
    if not agenda or agenda[0] != OVER:
        raise BadData("state.agenda must begin with the step “over”.")
    if len(agenda) > LONGEST:
        raise BadData(f"state.agenda has more than {LONGEST} steps.")
    for below, above in itertools.pairwise(agenda):
        check_pair(below, above)
        check_numbers(state, above)
        check_company(state, above)
    if AUTO <= agenda[-1] & 255 < DECISION:
        raise BadData("state.agenda must end with a decision, a chance or the end of the game.")
    if len(agenda) > 1:
        check_stage(state, [f & 255 for f in agenda])
        check_dice(state, agenda)
        check_offers(state, agenda)
        check_visits(state, agenda)


def check_pair(below: int, above: int) -> None:
    kind, name = below & 255, STEP_NAMES[below & 255]
    for_nothing = kind in (s.CHOOSE_ANIMAL, s.CHOOSE_EXPERT) and below >> 16 & 65535 != WITH_DIE
    if above & 255 not in FOLLOWS.get(kind, set()) or for_nothing:
        raise BadData(f"state.agenda: the step “{STEP_NAMES[above & 255]}” cannot lie on “{name}”.")
    if kind not in SHARED and above >> 8 & 255 != below >> 8 & 255:
        raise BadData(f"state.agenda: what lies on the step “{name}” must belong to the same seat.")


def check_numbers(state: EncyclopediaState, f: int) -> None:
    kind = f & 255
    numbers = (f >> 16 & 65535, f >> 32 & 65535, f >> 48)
    limits = LIMITS.get(kind, (0, 0, 0))
    if any(number > limit for number, limit in zip(numbers, limits, strict=True)):
        raise BadData(f"state.agenda: the numbers of the step “{STEP_NAMES[kind]}” may be at most {list(limits)}.")
    if kind == s.ROUND and numbers[0] != 1:
        raise BadData("state.agenda: the step “round” must be that of round 1.")
    if kind in (s.PAY, s.RAISE) and numbers[0] not in (EMBASSY, ACADEMY, EXPEDITION, PUBLISH):
        raise BadData(f"state.agenda: the step “{STEP_NAMES[kind]}” needs an action that can be paid for.")
    empty = {s.FILL_ACADEMY: state.academy, s.FILL_UNIVERSITY: state.university}
    slots = [int(card) for card in empty[kind]] if kind in empty else []
    if kind in empty and (numbers[0] >= len(slots) or slots[numbers[0]] != NO_CARD):
        raise BadData(f"state.agenda: the step “{STEP_NAMES[kind]}” needs an empty slot.")


def check_company(state: EncyclopediaState, f: int) -> None:
    """A frame must find the die, the source animal or the AI opponent that it works with."""
    kind = f & 255
    seat = f >> 8 & 255
    a = f >> 16 & 65535
    name = STEP_NAMES[kind]
    wants_die = kind in WITH_A_DIE or (kind in (s.CHOOSE_ANIMAL, s.CHOOSE_EXPERT, s.GIVE_ANIMAL) and a > 0)
    wants_die = wants_die or (kind == s.ADVANCE and f >> 48 > 0)
    if wants_die and (state.die_colour < 0 or state.die_as < 0 or state.die_value == 0):
        raise BadData(f"state.agenda: the step “{name}” needs a die in use.")
    if kind == s.ROLL_AGAIN and state.die_colour < 0:
        raise BadData("state.agenda: the step “roll-again” needs a die in use.")
    if kind in WITH_A_SOURCE or (kind in (s.PAY, s.RAISE) and a == PUBLISH):
        home = state.content.animal_continent[state.source] if state.source >= 0 else -1
        pile = PUBLISHED if kind in (s.ADD_CARDS, s.PUBLISHED) else STUDY
        if home < 0 or not state.has(pile + seat, state.source):
            raise BadData(f"state.agenda: the step “{name}” needs a source animal of seat {seat}.")
    personal = DECISION <= kind < CHANCE or kind in PERSONAL
    if (kind in OF_RIVALS) > state.is_rival(seat) or (personal and state.is_rival(seat)):
        raise BadData(f"state.agenda: the step “{name}” is not possible for seat {seat}.")


def check_stage(state: EncyclopediaState, kinds: list[int]) -> None:
    """The table must be as far as its agenda says."""
    setting_up = s.ROUND in kinds
    if setting_up != (state.round == 0):
        raise BadData("state.round must be 0 during the set-up, and only then.")
    rounds = int(state.content.rounds - state.round) + kinds.count(s.REVEAL_TOKEN)
    if sum(state.urn) < rounds:
        raise BadData(f"state.urn must hold a round token for each of the {rounds} rounds to come.")
    if kinds.count(s.CHOOSE_RANK) > state.seats or kinds.count(s.DRAFT) > state.seats:
        raise BadData("state.agenda has a step of the set-up more often than there are seats.")
    ranks = {int(f) >> 8 & 255: int(f) >> 16 & 65535 for f in state.agenda if f & 255 == s.CHOOSE_RANK}
    if len(ranks) != kinds.count(s.CHOOSE_RANK):
        raise BadData("state.agenda draws the priority of an AI opponent twice.")
    for seat in range(state.seats):
        order = [int(state.priority[seat * CONTINENTS + place]) for place in range(CONTINENTS)]
        drawn = ranks.get(seat, CONTINENTS) if state.is_rival(seat) else 0
        if [continent >= 0 for continent in order] != [place < drawn for place in range(CONTINENTS)]:
            raise BadData(f"state.priority of seat {seat} must be drawn as far as state.agenda says.")
    if kinds[-1] in (s.FILL_ACADEMY, s.TOP_ANIMAL) and state.size(DECK) == 0:
        raise BadData("state.animals[0] must not be empty when an animal is due.")
    if kinds[-1] in (s.FILL_UNIVERSITY, s.TOP_EXPERT) and state.experts[DECK] == 0:
        raise BadData("state.experts[0] must not be empty when an expert is due.")


def on_board(state: EncyclopediaState, seat: int) -> int:
    return sum(1 for at in range(BOARD) if state.board[seat * BOARD + at])


def check_dice(state: EncyclopediaState, agenda: list[int]) -> None:
    """Dice lie where the phase of the round wants them."""
    by_kind = {f & 255: f for f in agenda}
    lying = sum(on_board(state, seat) for seat in range(state.seats))
    if s.DICE in by_kind:
        check_drawing(state, by_kind)
    elif len(state.rolled) > 0:
        raise BadData("state.rolled must be empty when nobody places dice.")
    elif s.NEXT_TURN in by_kind:
        turns = (by_kind[s.NEXT_TURN] >> 16 & 65535) + (1 if s.CHOOSE_DIE in by_kind else 0)
        if lying != turns:
            raise BadData(f"state.board holds {lying} dice, but {turns} turns are still to come.")
    elif lying > 0:
        raise BadData("state.board must be empty between the turns of two rounds.")
    if (s.DICE in by_kind or s.ROUND in by_kind) and any(state.areas) + any(state.cells) > 0:
        raise BadData("state.areas and state.cells must be empty at the start of a round.")


def check_drawing(state: EncyclopediaState, by_kind: dict[int, int]) -> None:
    """While dice are drawn: who has placed, who has only rolled, and who neither (EN-07)."""
    at, together = by_kind[s.DICE] >> 16 & 65535, by_kind[s.DICE] >> 32 & 65535
    due = by_kind.get(s.ROLL_DICE, by_kind.get(s.ARRANGE))
    if at > state.seats * (1 + together) or (due is None) != (at == 0):
        raise BadData("state.agenda: the step “dice” does not fit what lies on it.")
    if due is not None:
        check_due(state, due, at - 1, together)
    each, seats = int(state.dice_each), int(state.seats)
    rolling = due is not None and due & 255 == s.ROLL_DICE
    left = due >> 16 & 65535 if due is not None and rolling else 0
    whole = max(at - 1 - seats * together, 0)  # so many have placed all their dice
    drawn = 0 if at == 0 else each * min(at, seats) - left
    here = sum(on_board(state, int(state.in_order(place))) for place in range(whole, seats))
    if any(on_board(state, int(state.in_order(place))) != each for place in range(whole)) or here >= each:
        raise BadData("state.board must hold the dice of each seat as far as they are placed.")
    if here > 0 and (rolling or here != on_board(state, int(state.in_order(whole)))):
        raise BadData("state.board holds dice of a seat that has not yet placed any.")
    if len(state.rolled) != max(drawn - each * whole, 0) - here:
        raise BadData("state.rolled must hold the dice that are drawn and not yet placed.")
    if sum(state.bag) + drawn != state.content.dice * CONTINENTS:
        raise BadData("state.bag must hold all dice that are not drawn yet.")
    check_slots(state)


def check_due(state: EncyclopediaState, due: int, place: int, together: int) -> None:
    """Whoever rolls or places now must be the one whose place in the order it is."""
    rolls = due & 255 == s.ROLL_DICE
    left, kept = due >> 16 & 65535, due >> 32 & 65535
    fits = kept == together and 1 <= left <= state.dice_each if rolls else place >= state.seats * together
    if not fits or due >> 8 & 255 != state.in_order(place % state.seats) or (rolls and place >= state.seats):
        raise BadData("state.agenda: the step “dice” does not fit what lies on it.")


def check_slots(state: EncyclopediaState) -> None:
    """A slot holds two dice at most, one slot of a board only, and its first die comes first."""
    for seat in range(state.seats):
        pairs = [(state.board[seat * BOARD + at], state.board[seat * BOARD + at + 1]) for at in range(0, BOARD, 2)]
        doubled = sum(1 for _, other in pairs if other)
        if doubled > state.dice_each - 4 or any(other and not one for one, other in pairs):
            raise BadData(f"state.board has too many dice in a slot of seat {seat}.")


def check_offers(state: EncyclopediaState, agenda: list[int]) -> None:
    """Every decision or chance must offer something."""
    for f in agenda:
        if f & 255 >= DECISION:
            buffer = Buffer()
            state.legal(f, buffer)
            if buffer.n == 0:
                raise BadData(f"state.agenda: the step “{STEP_NAMES[f & 255]}” would offer no move.")


def check_visits(state: EncyclopediaState, agenda: list[int]) -> None:
    """A visit to university or academy must find a card, also after the free one that is just chosen (EN-55)."""
    if any(f & 255 in (s.PAY, s.RAISE) and f >> 16 & 65535 == ACADEMY for f in agenda) and not academy_open(state):
        raise BadData("state.academy must hold an animal for the visit in state.agenda.")
    kind, seat = agenda[-1] & 255, agenda[-1] >> 8 & 255
    for_nothing = agenda[-1] >> 16 & 65535 != WITH_DIE
    if kind == s.CHOOSE_EXPERT and for_nothing and visits(state, seat, UNIVERSITY) and last_expert(state):
        raise BadData("state.university must hold one expert more than the free one, for the visit in state.agenda.")
    if kind == s.CHOOSE_ANIMAL and for_nothing and visits(state, seat, ACADEMY) and not spares_one(state, seat):
        raise BadData("state.academy must hold an animal for the visit in state.agenda beside the free one.")
