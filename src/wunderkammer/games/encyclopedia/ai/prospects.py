"""What collections and animals under study promise, in points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.games.encyclopedia.ai.tuned import (
    BEST,
    BEST_MORE,
    BY_KIND,
    CARD,
    CARD_TIME,
    CATEGORY,
    CLUSTER,
    COMPANION,
    CONTINENT,
    CONTINENT_DRIVE,
    EXPERT_COIN,
    EXPERT_POINT,
    EXPERT_STEP,
    EXPERT_VALUE,
    MARKED,
    MARKER_TIME,
)
from wunderkammer.games.encyclopedia.content.cards import ANIMALS, CATEGORIES, CONTINENTS, GROUPS, IN_GROUP
from wunderkammer.games.encyclopedia.content.names import COINS, END, POINTS, REPUTATION, VALUE, VP
from wunderkammer.games.encyclopedia.content.readers import WORDS
from wunderkammer.games.encyclopedia.state import ALL_MARKERS, PUBLISHED, STUDY, EncyclopediaState, bit

PACKED: Final = 5  # bits of a count
COUNT: Final = 31


def gain_worth(gain: i64) -> float:
    """What one of a kind is worth when an expert or a slot brings it."""
    if gain == VP:
        return 1.0
    if gain == COINS:
        return EXPERT_COIN
    if gain == REPUTATION:
        return EXPERT_STEP
    if gain == VALUE:
        return EXPERT_VALUE
    return EXPERT_POINT if gain == POINTS else 0.0


def collection(state: EncyclopediaState, size: float) -> float:
    """What a collection of a size scores, between whole numbers in proportion."""
    row = state.content.collection
    last: i64 = len(row) - 1
    whole: i64 = int(size)
    if whole >= last:
        return float(row[last]) + (size - float(last)) * float(state.content.collection_more)
    low = float(row[whole])
    return low + (size - float(whole)) * (float(row[whole + 1]) - low)


def collection_worth(state: EncyclopediaState, size: i64, hope: float) -> float:
    """A collection as it scores now; with hope for more elements, as they would score with those."""
    if size == 0:
        return 0.0
    if hope <= 0.0:
        return collection(state, float(size))
    return collection(state, float(size) + hope) - collection(state, hope)


def continent_worth(state: EncyclopediaState, seat: i64, hope: float) -> float:
    """Published animals and experts by continent; fossils join the largest collection."""
    own = state.own_experts(seat)
    total = 0.0
    jokers: i64 = count_bits(state, PUBLISHED + seat, CONTINENTS)
    largest: i64 = -1
    continent: i64 = 0
    while continent < CONTINENTS:
        size = collection_count(state, seat, own, continent)
        total += collection_worth(state, size, hope)
        if size > largest:
            largest = size
        continent += 1
    if jokers > 0:
        total += collection_worth(state, largest + jokers, hope) - collection_worth(state, largest, hope)
    return total


def collection_count(state: EncyclopediaState, seat: i64, own: i64, continent: i64) -> i64:
    """How many published animals and own experts a continent's collection counts."""
    return count_bits(state, PUBLISHED + seat, continent) + count_word(own & state.content.experts_from[continent])


def count_word(bits: i64) -> i64:
    count: i64 = 0
    while bits != 0:
        bits = bits & (bits - 1)
        count += 1
    return count


def count_bits(state: EncyclopediaState, pile: i64, continent: i64) -> i64:
    """How many cards of a continent (CONTINENTS for fossils) lie in a set."""
    count: i64 = 0
    word: i64 = 0
    while word < WORDS:
        cards = state.animals[pile * WORDS + word]
        if cards != 0:
            count += count_word(cards & state.content.continent_mask[continent * WORDS + word])
        word += 1
    return count


def study_worth(state: EncyclopediaState, seat: i64, left: float) -> float:
    """Animals and their markers, as far as there is time to publish them."""
    marked = markers_by_category(state, seat)
    time = left / CARD_TIME if left < CARD_TIME else 1.0
    soon = left / MARKER_TIME
    hope = left * CONTINENT_DRIVE
    own = state.own_experts(seat)
    more = vec[float]([0.0] * (CATEGORIES + CONTINENTS))  # what one publication of a category or continent would bring
    publications: i64 = int(left + 0.9) + (1 if state.seals[seat] > 0 else 0)
    least = 0.0
    worth = 0.0
    held: i64 = 0
    continent: i64 = 0
    while continent < CONTINENTS:
        many = count_bits(state, STUDY + seat, continent)
        if many > 0:
            size = collection_count(state, seat, own, continent)
            gain = collection_worth(state, size + many, hope) - collection_worth(state, size, hope)
            together = float(many - 1) * COMPANION.at(left) + CONTINENT.at(left) * gain
            promise = time * (float(many) * CARD.at(left) + together)
            # Towards the end there is no time to publish all continents.
            held += 1
            if held == 1 or promise < least:
                least = promise
            worth += promise
            more[CATEGORIES + continent] = float(many) + BEST_MORE * gain
        continent += 1
    if held > publications:
        worth -= least
    worth += time * CARD.at(left) * float(count_bits(state, STUDY + seat, CONTINENTS))
    group: i64 = 0
    while group < GROUPS and marked != 0:
        points = float(state.content.publish_vp[group])
        hope = left * BY_KIND.drive[group]
        category = group * IN_GROUP
        while category < (group + 1) * IN_GROUP:
            many = marked >> PACKED * category & COUNT
            if many > 0:
                size = state.paper(seat, category) + state.standing(seat, END, category)
                gain = collection_worth(state, size + many, hope) - collection_worth(state, size, hope)
                worth += soon * (
                    float(many) * (BY_KIND.marker[group] * points + MARKED.at(left))
                    + float(many - 1) * CLUSTER * points
                    + CATEGORY.at(left) * gain
                )
                more[category] = float(many) * points + BEST_MORE * gain
            category += 1
        group += 1
    return worth + BEST.at(left) * soon * best_publication(state, seat, more)


def markers_by_category(state: EncyclopediaState, seat: i64) -> i64:
    """How many of the seat's animals have a marker in each category, packed."""
    marked: i64 = 0
    word: i64 = 0
    while word < WORDS:
        bits = state.animals[(STUDY + seat) * WORDS + word]
        while bits != 0:
            animal = state.lowest(bits, word)
            markers = state.markers[animal] & ALL_MARKERS
            group: i64 = 0
            while markers != 0:
                if markers & 1:
                    marked += bit(PACKED * state.category(animal, group))
                markers >>= 1
                group += 1
            bits = bits & (bits - 1)
        word += 1
    return marked


def best_publication(state: EncyclopediaState, seat: i64, more: vec[float]) -> float:
    """What the best source animal would bring with a die of the highest value."""
    best = 0.0
    word: i64 = 0
    while word < WORDS:
        bits = state.animals[(STUDY + seat) * WORDS + word]
        while bits != 0:
            animal = state.lowest(bits, word)
            if animal < ANIMALS:
                brings = more[CATEGORIES + state.content.animal_continent[animal]]
                markers = state.markers[animal] & ALL_MARKERS
                group: i64 = 0
                while markers != 0:
                    if markers & 1:
                        brings += more[state.category(animal, group)]
                    markers >>= 1
                    group += 1
                best = max(best, brings)
            bits = bits & (bits - 1)
        word += 1
    return best
