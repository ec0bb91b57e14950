"""Whether a position read from JSON can be played on: what lies on the table, and what is pending, must go together."""

from __future__ import annotations

from itertools import pairwise

from wunderkammer.core.agenda import check_shape, does_not_go
from wunderkammer.core.buffer import Buffer
from wunderkammer.core.frames import CHANCE, DECISION, first, seat_of
from wunderkammer.core.reader import BadData, reject_if
from wunderkammer.games.encyclopedia.content.cards import (
    ANIMAL,
    ANIMALS,
    CARDS,
    CONTINENTS,
    EXPERT,
    EXPERTS,
    GROUPS,
    NO_CARD,
    SCORING,
)
from wunderkammer.games.encyclopedia.content.names import ACADEMY, UNIVERSITY
from wunderkammer.games.encyclopedia.dice_position import check_dice, check_number_of_dice
from wunderkammer.games.encyclopedia.state import (
    ALL_MARKERS,
    ANIMAL_SETS,
    BOARD,
    DECK,
    FIRST_STACK,
    FOSSILS,
    PUBLISHED,
    SEATS,
    STACKS,
    STUDY,
    EncyclopediaState,
)
from wunderkammer.games.encyclopedia.steps import kinds
from wunderkammer.games.encyclopedia.steps.cards import last_expert, spares_one, visits
from wunderkammer.games.encyclopedia.steps.outlook import WITH_DIE
from wunderkammer.games.encyclopedia.steps.possible import academy_open
from wunderkammer.games.encyclopedia.steps.table import NAMES, STEPS

# What can be pending, from bottom to top.
TAKEN = "((advance|animal|expert) )*(animal|expert|place|top-animal|top-expert)"  # cards, each because of the one below
GIVEN = f"((give-animal|give-expert) )*{TAKEN}"
FILLED = "refill (fill-university|fill-academy)"
BUSY = "die|action|research|(own-owed )?pay|next-group release|published add"
TURN = f"(close-turn ({BUSY}|source|roll-again|(({BUSY}|own-owed|(own-owed )?raise) )?{TAKEN})|last-moment)"
START = "over final round "
ROUND = "over final end-of-round "
SHAPES = (
    "over",
    START + "lay-out (choose-rank )*(choose-rank|choose-first)",
    START + f"start-purses (refill (draft )*)?{FILLED}",
    START + "start-purses refill (draft )*(give-animal )*(animal|top-animal)",
    ROUND + f"dice ((reveal-token )?{FILLED}|reveal-token|refill {GIVEN}|roll-dice|arrange)",
    ROUND + f"next-turn owed ({TURN}|{TAKEN})",
    ROUND + "next-turn owed (after-card|rival-spends( advance)*) (top-animal|top-expert)",
    f"over final clear-board (offer-end-action )*(end-action|{TURN})",
)
OF_PEOPLE = (kinds.CLOSE_TURN, kinds.OWN_OWED, kinds.RAISE, kinds.NEXT_GROUP, kinds.PUBLISHED)  # and all decisions
OF_RIVALS = (kinds.CHOOSE_RANK, kinds.RIVAL_SPENDS, kinds.AFTER_CARD)
ONCE_A_SEAT = (kinds.CHOOSE_RANK, kinds.DRAFT, kinds.OFFER_END_ACTION)
FEWEST_SEATS = 2


def check(state: EncyclopediaState) -> None:
    """Raises BadData for a position that cannot be."""
    if state.seats < FEWEST_SEATS:
        raise BadData("not-whole", path="state.seats", low=FEWEST_SEATS, high=SEATS, given=state.seats)
    for at, expert in enumerate(state.active):
        if expert != NO_CARD and at // STACKS < state.seats:
            state.wake(at // STACKS, at % STACKS, expert)
    check_cards(state)
    check_rivals(state)
    check_experts(state)
    check_markers(state)
    check_number_of_dice(state)
    check_shape(state, NAMES, SHAPES)
    check_frames(state)
    pending = [f & 255 for f in state.agenda]
    if len(pending) > 1:
        check_stage(state, pending)
        check_dice(state)
        check_offers(state)
        check_visits(state)


def check_cards(state: EncyclopediaState) -> None:
    """Every card of the game lies somewhere, on a seat that exists."""
    fossils = state.options & FOSSILS
    for animal, count in enumerate(animal_counts(state)):
        wanted = 1 if animal < ANIMALS or fossils else 0
        reject_if(count != wanted, "card-count", card=ANIMAL.text(animal), count=count, wanted=wanted)
    for expert, count in enumerate(expert_counts(state)):
        reject_if(count != 1, "card-count", card=EXPERT.text(expert), count=count, wanted=1)
    for seat in range(state.seats, SEATS):
        piles = [state.size(STUDY + seat), state.size(PUBLISHED + seat), state.own_experts(seat)]
        reject_if(any(piles) or any(state.board[seat * BOARD + at] for at in range(BOARD)), "no-such-owner", seat=seat)


def check_rivals(state: EncyclopediaState) -> None:
    """A person plays, each card of AI opponents is used once, and their priority names every continent (EN-60)."""
    rivals = [card for card in state.rivals if card >= 0]
    reject_if(len(rivals) == state.seats, "only-rivals")
    for cards in ([card // SCORING.size for card in rivals], [card % SCORING.size for card in rivals]):
        reject_if(len({*cards}) != len(cards), "rival-card-twice")
    for seat in range(state.seats):
        drawn = [continent for continent in priority_of(state, seat) if continent >= 0]
        reject_if(len({*drawn}) != len(drawn) or (drawn and not state.is_rival(seat)), "priority-of-people")


def priority_of(state: EncyclopediaState, seat: int) -> list[int]:
    return [state.priority[seat * CONTINENTS + place] for place in range(CONTINENTS)]


def check_experts(state: EncyclopediaState) -> None:
    """An active expert lies in its stack and belongs to a person (EN-26, EN-66)."""
    for at, expert in enumerate(state.active):
        if expert != NO_CARD and not state.experts[FIRST_STACK + at] >> expert & 1:
            raise BadData("active-elsewhere", place=at, expert=EXPERT.text(expert))
        if expert != NO_CARD and at // STACKS < state.seats and state.is_rival(at // STACKS):
            raise BadData("active-of-rival", place=at)


def check_markers(state: EncyclopediaState) -> None:
    for animal in range(CARDS):
        markers = state.markers[animal] & ALL_MARKERS
        held = any(state.has(STUDY + seat, animal) for seat in range(state.seats))
        printed = all(state.category(animal, group) >= 0 for group in range(GROUPS) if markers >> group & 1)
        reject_if((state.markers[animal] and not held) or not printed, "markers-unstudied", animal=ANIMAL.text(animal))
        reject_if(animal >= ANIMALS and markers & (markers - 1), "markers-on-fossil", animal=ANIMAL.text(animal))


def is_of_person(kind: int) -> bool:
    return DECISION <= kind < CHANCE or kind in OF_PEOPLE


def check_frames(state: EncyclopediaState) -> None:
    """Every frame finds what it speaks of, and what lies on a frame of one seat belongs to that seat."""
    for f in state.agenda:
        kind, rival = f & 255, state.is_rival(seat_of(f))
        if not STEPS[kind].fits(state, f) or (rival and is_of_person(kind)) or (not rival and kind in OF_RIVALS):
            raise does_not_go(NAMES, f)
    for below, above in pairwise(state.agenda):
        kind = below & 255
        for_nothing = kind in (kinds.CHOOSE_ANIMAL, kinds.CHOOSE_EXPERT) and first(below) != WITH_DIE
        of_one = is_of_person(kind) or kind in (kinds.ADVANCE, kinds.RIVAL_SPENDS, kinds.AFTER_CARD)
        if for_nothing or (of_one and seat_of(above) != seat_of(below)):
            raise does_not_go(NAMES, above)
    once = [f & 65535 for f in state.agenda if f & 255 in ONCE_A_SEAT]
    reject_if(len({*once}) != len(once), "agenda-twice")


def check_stage(state: EncyclopediaState, pending: list[int]) -> None:
    """The table must be as far as its agenda says."""
    reject_if((kinds.ROUND in pending) != (state.round == 0), "round-of-set-up")
    rounds = state.content.rounds - state.round + pending.count(kinds.REVEAL_TOKEN)
    reject_if(sum(state.urn) < rounds, "urn-short", rounds=rounds)
    ranks = {seat_of(f): first(f) for f in state.agenda if f & 255 == kinds.CHOOSE_RANK}
    for seat in range(state.seats):
        drawn = ranks.get(seat, CONTINENTS) if state.is_rival(seat) else 0
        if [continent >= 0 for continent in priority_of(state, seat)] != [place < drawn for place in range(CONTINENTS)]:
            raise BadData("priority-drawn", seat=seat)
    if pending[-1] in (kinds.FILL_ACADEMY, kinds.TOP_ANIMAL) and state.size(DECK) == 0:
        raise BadData("deck-empty", path=f"state.animals[{DECK}]")
    if pending[-1] in (kinds.FILL_UNIVERSITY, kinds.TOP_EXPERT) and state.experts[DECK] == 0:
        raise BadData("deck-empty", path=f"state.experts[{DECK}]")


def check_offers(state: EncyclopediaState) -> None:
    """Every decision or chance must offer something."""
    for f in state.agenda:
        if f & 255 >= DECISION:
            buffer = Buffer()
            state.legal(f, buffer)
            if buffer.n == 0:
                raise does_not_go(NAMES, f)


def check_visits(state: EncyclopediaState) -> None:
    """A visit to university or academy must find a card, also after the free one that is just chosen (EN-55)."""
    paid = any(f & 255 in (kinds.PAY, kinds.RAISE) and first(f) == ACADEMY for f in state.agenda)
    reject_if(paid and not academy_open(state), "visit-academy")
    kind, seat = state.top() & 255, seat_of(state.top())
    for_nothing = first(state.top()) != WITH_DIE
    if kind == kinds.CHOOSE_EXPERT and for_nothing and visits(state, seat, UNIVERSITY) and last_expert(state):
        raise BadData("visit-spare-expert")
    if kind == kinds.CHOOSE_ANIMAL and for_nothing and visits(state, seat, ACADEMY) and not spares_one(state, seat):
        raise BadData("visit-spare-animal")


def animal_counts(state: EncyclopediaState) -> list[int]:
    """How often each animal lies anywhere."""
    counts = [sum(1 for pile in range(ANIMAL_SETS) if state.has(pile, animal)) for animal in range(CARDS)]
    for animal in state.academy:
        if animal != NO_CARD:
            counts[animal] += 1
    return counts


def expert_counts(state: EncyclopediaState) -> list[int]:
    """How often each expert lies anywhere, one that is just being placed included."""
    counts = [sum(1 for bits in state.experts if bits >> expert & 1) for expert in range(EXPERTS)]
    for expert in state.university:
        if expert != NO_CARD:
            counts[expert] += 1
    for f in state.agenda:
        if f & 255 == kinds.PLACE_EXPERT and first(f) < EXPERTS:
            counts[first(f)] += 1
    return counts


def conserved(state: EncyclopediaState) -> dict[str, int]:
    """Cards of both kinds; dice return to the bag only at the end of a round (EN-34)."""
    return {"animals": sum(animal_counts(state)), "experts": sum(expert_counts(state))}
