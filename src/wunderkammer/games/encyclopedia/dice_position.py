"""Whether the dice of a position lie where the phase of the round wants them (EN-07, EN-11)."""

from __future__ import annotations

from wunderkammer.core.agenda import does_not_go
from wunderkammer.core.frames import first, seat_of, second
from wunderkammer.core.reader import BadData, reject_if
from wunderkammer.games.encyclopedia.content.cards import CONTINENTS
from wunderkammer.games.encyclopedia.content.tables import SLOTS
from wunderkammer.games.encyclopedia.state import BOARD, FACES, IN_SLOT, EncyclopediaState
from wunderkammer.games.encyclopedia.steps import kinds
from wunderkammer.games.encyclopedia.steps.table import NAMES


def check_number_of_dice(state: EncyclopediaState) -> None:
    """No colour has more dice than the box holds; dice of publications lie on cards that nobody counts."""
    seen = [*state.bag]
    for packed in [*state.board, *state.rolled]:
        if packed:
            seen[(packed - 1) // FACES] += 1
    for cell in state.cells:
        if cell:
            seen[cell - 1] += 1
    for at, count in enumerate(state.areas):
        seen[at % CONTINENTS] += count
    if state.die_colour >= 0 and state.die_value == 0:
        seen[state.die_colour] += 1
    reject_if(any(count > state.content.dice for count in seen), "dice-of-a-colour", most=state.content.dice)


def on_board(state: EncyclopediaState, seat: int) -> int:
    return sum(1 for at in range(BOARD) if state.board[seat * BOARD + at])


def check_dice(state: EncyclopediaState) -> None:
    by_kind = {f & 255: f for f in state.agenda}
    lying = sum(on_board(state, seat) for seat in range(state.seats))
    reject_if(kinds.REVEAL_TOKEN in by_kind and state.dice_each > SLOTS, "dice-each-early", usual=SLOTS)
    if kinds.DICE in by_kind:
        check_drawing(state, by_kind)
    elif len(state.rolled) > 0:
        raise BadData("dice-rolled-early")
    elif kinds.NEXT_TURN in by_kind:
        turns = first(by_kind[kinds.NEXT_TURN]) + (1 if kinds.CHOOSE_DIE in by_kind else 0)
        reject_if(lying != turns, "dice-and-turns", dice=lying, turns=turns)
    elif lying > 0:
        raise BadData("dice-between-rounds")
    if (kinds.DICE in by_kind or kinds.ROUND in by_kind) and (any(state.areas) or any(state.cells)):
        raise BadData("dice-placed-early")


def check_drawing(state: EncyclopediaState, by_kind: dict[int, int]) -> None:
    """While dice are drawn: who has placed, who has only rolled, and who neither (EN-07)."""
    f = by_kind[kinds.DICE]
    at, together = first(f), second(f)
    due = by_kind.get(kinds.ROLL_DICE, by_kind.get(kinds.ARRANGE))
    if at > state.seats * (1 + together) or (due is None) != (at == 0):
        raise does_not_go(NAMES, f)
    if due is not None and not is_due(state, due, at - 1, together):
        raise does_not_go(NAMES, f)
    rolling = due is not None and due & 255 == kinds.ROLL_DICE
    left = first(due) if due is not None and rolling else 0
    placed = max(at - 1 - state.seats * together, 0)  # so many have placed all their dice
    drawn = 0 if at == 0 else state.dice_each * min(at, state.seats) - left
    check_placed(state, placed, drawn, rolling)
    check_slots(state)


def is_due(state: EncyclopediaState, due: int, place: int, together: int) -> bool:
    """Whether it is the place in the order of the player who rolls or places now."""
    if seat_of(due) != state.in_order(place % state.seats):
        return False
    if due & 255 == kinds.ROLL_DICE:
        return second(due) == together and 1 <= first(due) <= state.dice_each and place < state.seats
    return place >= state.seats * together


def check_placed(state: EncyclopediaState, placed: int, drawn: int, rolling: bool) -> None:
    """The first seats have placed all their dice, the next one some of them, unless somebody still rolls."""
    each, order = state.dice_each, [state.in_order(place) for place in range(state.seats)]
    here = sum(on_board(state, seat) for seat in order[placed:])
    reject_if(any(on_board(state, seat) != each for seat in order[:placed]) or here >= each, "dice-on-boards")
    reject_if(here > 0 and (rolling or here != on_board(state, order[placed])), "dice-on-boards")
    reject_if(len(state.rolled) != max(drawn - each * placed, 0) - here, "dice-rolled")
    reject_if(sum(state.bag) + drawn != state.content.dice * CONTINENTS, "dice-in-bag")


def check_slots(state: EncyclopediaState) -> None:
    """A slot holds two dice at most, one slot of a board only, and its first die comes first."""
    for seat in range(state.seats):
        slots = range(seat * BOARD, (seat + 1) * BOARD, IN_SLOT)
        pairs = [(state.board[at], state.board[at + 1]) for at in slots]
        doubled = sum(1 for _, other in pairs if other)
        if doubled > state.dice_each - SLOTS or any(other and not one for one, other in pairs):
            raise BadData("dice-in-slot", seat=seat)
