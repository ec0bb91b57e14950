"""What lies on the table of Encyclopedia."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.state import EMPTY, State
from wunderkammer.games.encyclopedia.content.cards import CATEGORIES, CONTINENTS, GROUPS, NO_CARD
from wunderkammer.games.encyclopedia.content.names import DIE, EXPEDITION_POINTS, ONCE
from wunderkammer.games.encyclopedia.content.readers import SUBJECTS, WORD_BITS, WORDS
from wunderkammer.games.encyclopedia.content.tables import CELLS, EncyclopediaContent

SEATS: Final = 4
STACKS: Final = 4
AREAS: Final = 4
IN_SLOT: Final = 2  # dice that a slot can hold
BOARD: Final = 8  # dice that a player board can hold
FACES: Final = 6

# Sets of animal cards; those of the seats follow.
DECK: Final = 0
DISCARD: Final = 1
GONE: Final = 2
STUDY: Final = 3
PUBLISHED: Final = 7
ANIMAL_SETS: Final = 11

# Sets of experts: deck, discard, then the stacks of the seats.
FIRST_STACK: Final = 2
EXPERT_SETS: Final = 18

# On an animal: a bit for the marker of each group, and one if a marker left it in the present publication.
ALL_MARKERS: Final = 15
RELEASED: Final = 16

FOSSILS: Final = 1  # bit of the options
PERSON: Final = -1


def bit(number: i64, one: i64 = 1) -> i64:
    """A word with one bit set; compiled, a literal 1 would be shifted in 32 bits, an argument is not."""
    return one << number


@mypyc_attr(acyclic=True)
class EncyclopediaState(State):
    """Boards, dice, purses, animals under study and experts; steps work on it."""

    content: EncyclopediaContent
    options: i64 = 0
    round: i64 = 0
    first: i64 = 0
    banked: i64 = 0
    dice_each: i64 = 0
    die_colour: i64 = 0
    die_as: i64 = 0
    die_value: i64 = 0
    source: i64 = 0
    rivals: vec[i64] = EMPTY
    priority: vec[i64] = EMPTY
    coins: vec[i64] = EMPTY
    tokens: vec[i64] = EMPTY
    seals: vec[i64] = EMPTY
    reputation: vec[i64] = EMPTY
    vp: vec[i64] = EMPTY
    academy: vec[i64] = EMPTY
    university: vec[i64] = EMPTY
    animals: vec[i64] = EMPTY
    markers: vec[i64] = EMPTY
    experts: vec[i64] = EMPTY
    active: vec[i64] = EMPTY
    awake: vec[i64] = EMPTY
    board: vec[i64] = EMPTY
    rolled: vec[i64] = EMPTY
    areas: vec[i64] = EMPTY
    cells: vec[i64] = EMPTY
    bag: vec[i64] = EMPTY
    papers: vec[i64] = EMPTY
    owed: vec[i64] = EMPTY
    urn: vec[i64] = EMPTY

    def __init__(self, content: EncyclopediaContent) -> None:
        self.content = content

    def is_rival(self, seat: i64) -> bool:
        """Whether an AI opponent sits there."""
        return self.rivals[seat] != PERSON

    def in_order(self, place: i64) -> i64:
        """The seat at a place of the player order, 0 being the holder of the first-player token."""
        return (self.first + place) % self.seats

    # Animals.

    def has(self, pile: i64, animal: i64) -> bool:
        return self.animals[pile * WORDS + animal // WORD_BITS] >> animal % WORD_BITS & 1 == 1

    def put(self, pile: i64, animal: i64) -> None:
        at = pile * WORDS + animal // WORD_BITS
        self.animals[at] = self.animals[at] | bit(animal % WORD_BITS)

    def remove(self, pile: i64, animal: i64) -> None:
        at = pile * WORDS + animal // WORD_BITS
        self.animals[at] = self.animals[at] & ~bit(animal % WORD_BITS)

    def studied(self, seat: i64, continent: i64, word: i64) -> i64:
        """The seat's animals under study from a continent (CONTINENTS for fossils), one word of bits."""
        return self.animals[(STUDY + seat) * WORDS + word] & self.content.continent_mask[continent * WORDS + word]

    def lowest(self, bits: i64, word: i64) -> i64:
        """The animal of the lowest bit in a word."""
        return word * WORD_BITS + self.content.place_of_bit[(bits & -bits) % 67]

    def category(self, animal: i64, group: i64) -> i64:
        return self.content.animal_category[animal * GROUPS + group]

    def size(self, pile: i64) -> i64:
        """How many animals a set holds."""
        count: i64 = 0
        word: i64 = 0
        while word < WORDS:
            bits = self.animals[pile * WORDS + word]
            while bits != 0:
                bits = bits & (bits - 1)
                count += 1
            word += 1
        return count

    # Experts.

    def wake(self, seat: i64, stack: i64, expert: i64) -> None:
        """The expert lies face up on top of its stack."""
        self.active[seat * STACKS + stack] = expert
        self.awake[seat] = self.awake[seat] | bit(expert)

    def put_to_sleep(self, seat: i64, stack: i64) -> i64:
        """The expert on top of a stack is turned face down for good; who it was, or NO_CARD."""
        expert = self.active[seat * STACKS + stack]
        if expert != NO_CARD:
            self.active[seat * STACKS + stack] = NO_CARD
            self.awake[seat] = self.awake[seat] & ~bit(expert)
        return expert

    def standing(self, seat: i64, moment: i64, subject: i64) -> i64:
        """What the seat's active experts of a moment add for a continent, group or category."""
        content = self.content
        if self.awake[seat] & content.experts_for[moment * SUBJECTS + subject] == 0:
            return 0
        total: i64 = 0
        at = seat * STACKS
        end = at + STACKS
        while at < end:
            expert = self.active[at]
            if (
                expert != NO_CARD
                and content.expert_moment[expert] == moment
                and content.expert_subject[expert] == subject
            ):
                total += content.expert_amount[expert]
            at += 1
        return total

    def anyone_for(self, seat: i64, moment: i64) -> bool:
        """Whether an active expert of the seat acts at this moment."""
        return self.awake[seat] & self.content.experts_at[moment] != 0

    def has_one_shot(self, seat: i64) -> bool:
        return self.anyone_for(seat, ONCE)

    def free_stack(self, seat: i64) -> i64:
        """The first place without any expert, or -1."""
        stack: i64 = 0
        while stack < STACKS:
            if self.experts[FIRST_STACK + seat * STACKS + stack] == 0:
                return stack
            stack += 1
        return -1

    def own_experts(self, seat: i64) -> i64:
        """All experts of a seat, covered and face-down ones too, as bits (EN-29)."""
        bits: i64 = 0
        stack: i64 = 0
        while stack < STACKS:
            bits = bits | self.experts[FIRST_STACK + seat * STACKS + stack]
            stack += 1
        return bits

    # The die in use.

    def value(self, seat: i64) -> i64:
        """The value of the die in use, with the expert for its colour (EN-46)."""
        return self.die_value + self.standing(seat, DIE, self.die_as)

    def points(self, seat: i64, cell: i64) -> i64:
        """The expedition points so far, in a cell of the continent of the die (EN-18)."""
        extra = self.standing(seat, EXPEDITION_POINTS, self.die_as)
        return self.value(seat) + self.content.cell_value[cell] + extra

    def free_cell(self, continent: i64) -> i64:
        """The leftmost free expedition cell of a continent, or -1 (EN-17)."""
        cell: i64 = 0
        while cell < CELLS:
            if self.cells[continent * CELLS + cell] == 0:
                return cell
            cell += 1
        return -1

    def paper(self, seat: i64, category: i64) -> i64:
        return self.papers[seat * CATEGORIES + category]

    def rank(self, seat: i64, continent: i64) -> i64:
        """The place of a continent in an AI's priority, 0 being the highest (EN-60)."""
        place: i64 = 0
        while self.priority[seat * CONTINENTS + place] != continent:
            place += 1
        return place
