"""What a seat may see (DJ-13)."""

from __future__ import annotations

from wunderkammer.core.vocabulary import Domain
from wunderkammer.games.darwins_journey import seals
from wunderkammer.games.darwins_journey.content.names import (
    ALFRED_CARD,
    ALFRED_NAMES,
    BEAGLE_GOAL,
    CAMP,
    CAMPS,
    CARD,
    CREW,
    CREW_PER_SEAT,
    ENVELOPES,
    GOAL,
    ISLANDS,
    LENS_SPOTS,
    LETTER,
    LOCKED,
    OPEN,
    OWNED,
    ROW,
    SCROLL_WIDTH,
    SCROLLS,
    SEAL,
    SEAL_NAMES,
    SLOT,
    SLOTS,
    SPACE,
    SPACES,
    SPECIAL_TILE,
    SPECIMEN,
    SPOT,
    STACKS,
    WORKER,
    WORKERS,
)
from wunderkammer.games.darwins_journey.scoring import lines
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.camps import tents_of
from wunderkammer.games.darwins_journey.steps.kinds import DRAFT
from wunderkammer.games.darwins_journey.steps.slots import FULFILLED


def text_if_any(domain: Domain, value: int) -> str | None:
    """The label of a value kept as 1 + number, None for 0."""
    return domain.text(value - 1) if value > 0 else None


def drafting(state: DarwinState) -> bool:
    """Whether crew cards are still being chosen in secret."""
    return any(f & 255 == DRAFT for f in state.agenda)


def view(state: DarwinState, seat: int | None) -> dict[str, object]:
    """The public table and, during the draft, the seat's own cards."""
    return {
        "round": state.round,
        "order": list(state.order),
        "turn": state.turn if state.turn >= 0 else None,
        "spots": {SPOT.text(spot): spot_view(state, spot) for spot in range(SPOT.size)},
        "queue": list(state.queue),
        "scrolls": [[text_if_any(SEAL, state.scrolls[s * SCROLL_WIDTH + i]) for i in range(3)] for s in range(SCROLLS)],
        "pile": {SEAL_NAMES[colour]: state.pile[colour] for colour in range(len(SEAL_NAMES))},
        "purple": state.purple,
        "goals": [text_if_any(GOAL, goal) for goal in state.open_goals],
        "letters": [envelope(state, at) for at in range(ENVELOPES)],
        "beagle": SPACE.text(state.content.board.beagle[state.beagle]),
        "beagle_goals": [text_if_any(BEAGLE_GOAL, tile) for tile in state.beagle_goals],
        "museum": SPECIMEN.texts_in(state.museum),
        "row_coins": [bool(state.row_coins >> row & 1) for row in range(4)],
        "specimens": specimens(state),
        "camps": {CAMP.text(at): tents(state, at) for at in range(CAMPS)},
        "ribbons": [SPACE.text(space) for space in range(SPACES) if is_crossed(state, space)],
        "pairs": [[text_if_any(GOAL, goal) for goal in state.pairs[i : i + 2]] for i in range(0, 2 * state.boards, 2)],
        "players": [player(state, who, seat) for who in range(state.seats)],
        "alfred": alfred(state) if state.seats == 1 else None,
    }


def tents(state: DarwinState, camp: int) -> list[int]:
    """The seats whose tents stand at a camp, each as often as it has one there."""
    return [seat for seat in range(state.boards) for _ in range(tents_of(state, seat, camp))]


def is_crossed(state: DarwinState, space: int) -> bool:
    bit = state.content.board.ribbon_bit[space]
    return bit >= 0 and state.firsts >> bit & 1 == 1


def spot_view(state: DarwinState, spot: int) -> dict[str, object]:
    """Who stands there, and the lens on it."""
    workers = [at // WORKERS for at, place in enumerate(state.workers) if place == spot]
    lens: object = "open"
    if spot < LENS_SPOTS and state.spots[spot] != OPEN:
        lens = "locked" if state.spots[spot] == LOCKED else state.spots[spot] - OWNED
    tile = state.specials[spot - 12] if 12 <= spot < 18 else 0
    return {"workers": workers, "lens": lens, "tile": text_if_any(SPECIAL_TILE, tile)}


def envelope(state: DarwinState, at: int) -> dict[str, object]:
    stamps = [state.envelopes[at * state.boards + seat] for seat in range(state.boards)]
    return {"tile": text_if_any(LETTER, state.letters[at]), "stamps": stamps}


def specimens(state: DarwinState) -> dict[str, str]:
    """Which specimen lies on which space."""
    board = state.content.board
    at = [space for space in range(SPACES) if board.token[space] >= 0 and state.tokens[board.token[space]] > 0]
    return {SPACE.text(space): SPECIMEN.text(state.tokens[board.token[space]] - 1) for space in at}


def pieces(state: DarwinState, seat: int) -> dict[str, object]:
    """What both players and Alfred have on board and table."""
    explorers = state.explorers[seat * ISLANDS : (seat + 1) * ISLANDS]
    return {
        "coins": state.coins[seat],
        "vp": state.vp[seat],
        "theory": state.theory[seat],
        "ship": SPACE.text(state.ship[seat]),
        "explorers": [SPACE.text(space) if space >= 0 else None for space in explorers],
        "workers": {WORKER.text(w): where(state.workers[seat * WORKERS + w]) for w in range(WORKERS)},
        "rows": [[SEAL.text(c) for c in seals.seals_of(state.rows[seat * WORKERS + w])] for w in range(WORKERS)],
        "stacks": [state.stamps[seat * (STACKS + 1) + i] for i in range(STACKS)],
        "used_stamps": state.stamps[seat * (STACKS + 1) + STACKS],
        "tents": state.tents[seat],
        "lenses": state.lenses[seat],
        "research": SPECIMEN.texts_in(state.research[seat]),
        "sheet": lines(state, seat),
    }


def where(spot: int) -> str | None:
    """A worker's spot; “home” or “hammock”, None if not in the game."""
    if spot < -1:
        return None
    return "home" if spot < 0 else SPOT.text(spot) if spot < SPOT.size else "hammock"


def player(state: DarwinState, who: int, seat: int | None) -> dict[str, object]:
    """One player's part of the table; crew cards of a draft only for themselves."""
    open_cards = who == seat or not drafting(state)
    mine = state.crew[who * CREW_PER_SEAT : (who + 1) * CREW_PER_SEAT]
    return {
        **pieces(state, who),
        "knowledge": state.knowledge[who],
        "reserve": [text_if_any(GOAL, goal) for goal in state.reserve[2 * who : 2 * who + 2]],
        "slots": {SLOT.text(i): slot_view(state.slots[who * SLOTS + i]) for i in range(SLOTS)},
        "crew": [crew_view(card) for card in mine if card > 0] if open_cards else None,
        "hand": CARD.texts_in(state.hands[who]) if open_cards else None,
        "cards_in_hand": sum(state.hands[who] >> card & 1 for card in range(CREW)) if state.seats > 1 else None,
    }


def slot_view(value: int) -> dict[str, object] | None:
    return {"goal": GOAL.text(value % FULFILLED - 1), "fulfilled": value >= FULFILLED} if value else None


def crew_view(value: int) -> dict[str, object]:
    row = value // FULFILLED
    return {"card": CARD.text(value % FULFILLED - 1), "row": ROW.text(row - 1) if row else None}


def alfred(state: DarwinState) -> dict[str, object]:
    """Alfred's board, tracks and open cards."""
    return {
        **pieces(state, 1),
        "board": ALFRED_NAMES[state.alfred_board()],
        "bonus": state.bonus,
        "cards": [ALFRED_CARD.text(card) for card in range(8) if not state.action_pile >> card & 1],
        "bonus_cards": [state.bonus_card, 1 - state.bonus_card] if state.bonus_card >= 0 else None,
    }
