"""What a position is judged by: the features of one seat, in the order of their names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.row import Row
from wunderkammer.games.encyclopedia.ai.estimate import estimate, pending, reputation, turns_left
from wunderkammer.games.encyclopedia.ai.prospects import collection_worth, continent_worth, count_bits, count_word
from wunderkammer.games.encyclopedia.content.cards import ANIMALS, CATEGORIES, CONTINENTS, GROUPS, NO_CARD
from wunderkammer.games.encyclopedia.content.names import END, EXPEDITION, MOMENTS
from wunderkammer.games.encyclopedia.content.readers import WORDS
from wunderkammer.games.encyclopedia.scoring import continents_vp, experts_vp
from wunderkammer.games.encyclopedia.state import ALL_MARKERS, BOARD, PUBLISHED, STACKS, STUDY, EncyclopediaState, bit

NAMES = (
    "estimate",
    "points",
    "coins",
    "tokens",
    "seals",
    "reputation",
    "pending",
    "collections",
    "collections_growing",
    "papers",
    "largest_collection",
    "continents",
    "continents_growing",
    "largest_continent",
    "published",
    "experts_scoring",
    "studied",
    "studied_together",
    "marked",
    "finished",
    "markers_class",
    "markers_diet",
    "markers_habitat",
    "markers_climate",
    "to_research",
    "best_publication",
    "experts",
    "experts_of_actions",
    *(f"experts_{moment}" for moment in MOMENTS[EXPEDITION:]),
    "time_for_experts",
    "time_for_purse",
    "time_for_study",
    "own_dice",
    "first_player",
    "person",
    "rival",
    "rival_points",
    "rival_time",
    "rival_vp",
    "rival_coins",
    "rival_tokens",
    "rival_seals",
    "rival_reputation",
    "rival_animals",
    "rival_experts",
    "rival_continents",
    "rival_experts_scoring",
    "rival_first_player",
)
HOPE: Final = 2.0  # elements that a collection may still grow by
FOR_RIVALS: Final = 13  # the last ones
COUNT_BITS: Final = 5  # more than enough for all animals of one category
COUNT: Final = 31


def features(state: EncyclopediaState, seat: i64, row: Row) -> None:
    """People and AI opponents score in different ways, so that each has features of its own."""
    begin = row.n
    worth = estimate(state, seat)
    left = turns_left(state)
    row.add(worth)
    if state.is_rival(seat):
        while row.n < begin + len(NAMES) - FOR_RIVALS:
            row.add(0.0)
        rival(state, seat, worth, left, row)
        return
    purse(state, seat, left, row)
    collections(state, seat, row)
    study(state, seat, row)
    experts(state, seat, row)
    time(state, seat, left, row)
    row.add(1.0)
    while row.n < begin + len(NAMES):
        row.add(0.0)


def rival(state: EncyclopediaState, seat: i64, worth: float, left: float, row: Row) -> None:
    """What an AI opponent has, and what its scoring card makes of it (EN-67)."""
    row.add(1.0)
    row.add(worth)
    row.add(left)
    row.add(float(state.vp[seat]))
    row.add(float(state.coins[seat]))
    row.add(float(state.tokens[seat]))
    row.add(float(state.seals[seat]))
    row.add(float(state.reputation[seat]))
    row.add(float(state.size(STUDY + seat)))
    row.add(float(count_word(state.own_experts(seat))))
    row.add(float(continents_vp(state, seat)))
    row.add(float(experts_vp(state, seat)))
    row.add(1.0 if state.first == seat else 0.0)


def purse(state: EncyclopediaState, seat: i64, left: float, row: Row) -> None:
    row.add(float(state.vp[seat]))
    row.add(float(state.coins[seat]))
    row.add(float(state.tokens[seat]))
    row.add(float(state.seals[seat]))
    row.add(reputation(state, seat))
    row.add(pending(state, seat, left) if left > 0.0 else 0.0)


def collections(state: EncyclopediaState, seat: i64, row: Row) -> None:
    """Published markers by category, published animals and experts by continent."""
    now = 0.0
    growing = 0.0
    papers: i64 = 0
    largest: i64 = 0
    category: i64 = 0
    while category < CATEGORIES:
        size = state.paper(seat, category) + state.standing(seat, END, category)
        worth = collection_worth(state, size, 0.0)
        now += worth
        growing += collection_worth(state, size, HOPE) - worth
        papers += size
        largest = max(largest, size)
        category += 1
    row.add(now)
    row.add(growing)
    row.add(float(papers))
    row.add(float(largest))
    settled = continent_worth(state, seat, 0.0)
    row.add(settled)
    row.add(continent_worth(state, seat, HOPE) - settled)
    own = state.own_experts(seat)
    largest = 0
    continent: i64 = 0
    while continent < CONTINENTS:
        size = count_bits(state, PUBLISHED + seat, continent) + count_bits(state, STUDY + seat, continent)
        largest = max(largest, size + count_word(own & state.content.experts_from[continent]))
        continent += 1
    row.add(float(largest))
    row.add(float(state.size(PUBLISHED + seat)))
    row.add(float(experts_vp(state, seat)))


def study(state: EncyclopediaState, seat: i64, row: Row) -> None:
    """Animals under study, their markers, and the best publication that they allow."""
    animals: i64 = 0
    marked: i64 = 0
    finished: i64 = 0
    to_research: i64 = 0
    groups: i64 = 0  # markers of each group, packed
    categories: i64 = 0  # likewise of each category
    word: i64 = 0
    while word < WORDS:
        bits = state.animals[(STUDY + seat) * WORDS + word]
        while bits != 0:
            animal = state.lowest(bits, word)
            bits = bits & (bits - 1)
            markers = state.markers[animal] & ALL_MARKERS
            animals += 1
            marked += 1 if markers != 0 else 0
            finished += 1 if markers == ALL_MARKERS else 0
            to_research += state.content.all_left[markers] if animal < ANIMALS else 0
            group: i64 = 0
            while group < GROUPS:
                if markers >> group & 1:
                    groups += bit(2 * COUNT_BITS * group)
                    categories += bit(COUNT_BITS * state.category(animal, group))
                group += 1
        word += 1
    together: i64 = 0
    continent: i64 = 0
    while continent < CONTINENTS:
        together += max(0, count_bits(state, STUDY + seat, continent) - 1)
        continent += 1
    row.add(float(animals))
    row.add(float(together))
    row.add(float(marked))
    row.add(float(finished))
    group = 0
    while group < GROUPS:
        row.add(float(groups >> (2 * COUNT_BITS * group) & 1023))
        group += 1
    row.add(float(to_research))
    row.add(float(best_publication(state, seat, categories)))


def best_publication(state: EncyclopediaState, seat: i64, categories: i64) -> i64:
    """Points of the markers that one source animal could publish with a die of the highest value."""
    best: i64 = 0
    word: i64 = 0
    while word < WORDS:
        bits = state.animals[(STUDY + seat) * WORDS + word]
        while bits != 0:
            animal = state.lowest(bits, word)
            bits = bits & (bits - 1)
            points: i64 = 0
            group: i64 = 0
            while group < GROUPS and animal < ANIMALS:
                if state.markers[animal] >> group & 1:
                    count = categories >> (COUNT_BITS * state.category(animal, group)) & COUNT
                    points += state.content.publish_vp[group] * count
                group += 1
            best = max(best, points)
        word += 1
    return best


def experts(state: EncyclopediaState, seat: i64, row: Row) -> None:
    """All experts, and the active ones by when they act."""
    row.add(float(count_word(state.own_experts(seat))))
    awake = state.awake[seat]
    acting: i64 = 0
    moment: i64 = 0
    while moment < EXPEDITION:
        acting += count_word(awake & state.content.experts_at[moment])
        moment += 1
    row.add(float(acting))
    while moment <= END:
        row.add(float(count_word(awake & state.content.experts_at[moment])))
        moment += 1


def time(state: EncyclopediaState, seat: i64, left: float, row: Row) -> None:
    """What grows with the turns that are left, and whose dice lie ready."""
    permanent: i64 = 0
    stack: i64 = 0
    while stack < STACKS:
        expert = state.active[seat * STACKS + stack]
        if expert != NO_CARD and state.content.expert_moment[expert] < END:
            permanent += 1
        stack += 1
    row.add(left * float(permanent))
    row.add(min(left, 4.0) * float(state.coins[seat] + 2 * state.tokens[seat]))
    row.add(min(left, 8.0) * float(state.size(STUDY + seat)))
    dice: i64 = 0
    at = seat * BOARD
    while at < (seat + 1) * BOARD:
        dice += 1 if state.board[at] > 0 else 0
        at += 1
    row.add(float(dice))
    row.add(1.0 if state.first == seat else 0.0)


def progress(state: EncyclopediaState) -> float:
    """Turns taken of those that everybody has."""
    if len(state.agenda) == 1:
        return 1.0
    return max(0.0, 1.0 - turns_left(state) / float(4 * state.content.rounds))
