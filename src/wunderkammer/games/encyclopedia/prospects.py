"""What collections and animals under study promise, in points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.games.encyclopedia.content.cards import ANIMALS, CONTINENTS, GROUPS
from wunderkammer.games.encyclopedia.content.readers import WORDS
from wunderkammer.games.encyclopedia.state import PUBLISHED, STUDY, Table

GROWING: Final = 0.35  # an element of a collection that does not score yet
NEXT: Final = 0.35  # of what the next element would add
CARD: Final = 0.87  # an animal under study …
COMPANION: Final = 0.56  # … and each further one of its continent
CARD_TIME: Final = 14.0  # own turns that it takes to make the most of an animal …
MARKER: Final = 0.24  # of what a marker scores when published
MARKED: Final = 0.3  # a marker, whatever it scores
MARKER_TIME: Final = 2.9  # … and of a marker


def collection_worth(table: Table, size: i64, left: float) -> float:
    """A collection as it scores now, and while there is time a part of its next step."""
    row = table.content.collection
    last: i64 = len(row) - 1
    more = table.content.collection_more
    now: i64 = row[size] if size <= last else row[last] + (size - last) * more
    if left <= 0.0 or size == 0:
        return float(now)
    after: i64 = row[size + 1] if size + 1 <= last else row[last] + (size + 1 - last) * more
    growing = GROWING * float(size) if size < 4 else 0.0
    return float(now) + growing + NEXT * float(after - now)


def continent_worth(table: Table, seat: i64, left: float) -> float:
    """Published animals and experts by continent; fossils join the largest collection."""
    content = table.content
    own = table.own_experts(seat)
    best: i64 = 0
    total = 0.0
    jokers: i64 = count_bits(table, PUBLISHED + seat, CONTINENTS)
    largest: i64 = -1
    continent: i64 = 0
    while continent < CONTINENTS:
        size = count_bits(table, PUBLISHED + seat, continent) + count_word(own & content.experts_from[continent])
        if size > 0:
            total += collection_worth(table, size, left)
        if size > largest:
            largest = size
            best = continent
        continent += 1
    if jokers > 0 and best >= 0:
        total += collection_worth(table, largest + jokers, left) - collection_worth(table, largest, left)
    return total


def count_word(bits: i64) -> i64:
    count: i64 = 0
    while bits != 0:
        bits = bits & (bits - 1)
        count += 1
    return count


def count_bits(table: Table, pile: i64, continent: i64) -> i64:
    """How many cards of a continent (CONTINENTS for fossils) lie in a set."""
    count: i64 = 0
    word: i64 = 0
    while word < WORDS:
        cards = table.animals[pile * WORDS + word]
        if cards != 0:
            count += count_word(cards & table.content.continent_mask[continent * WORDS + word])
        word += 1
    return count


def study_worth(table: Table, seat: i64, left: float) -> float:
    """Animals and their markers, as far as there is time to publish them."""
    time = left / CARD_TIME if left < CARD_TIME else 1.0
    soon = left / MARKER_TIME if left < MARKER_TIME else 1.0
    worth = 0.0
    word: i64 = 0
    while word < WORDS:
        bits = table.animals[(STUDY + seat) * WORDS + word]
        while bits != 0:
            animal = table.lowest(bits, word)
            worth += CARD * time
            if table.markers[animal] != 0:
                worth += soon * marker_worth(table, animal)
            bits = bits & (bits - 1)
        word += 1
    continent: i64 = 0
    while continent < CONTINENTS:
        held = count_bits(table, STUDY + seat, continent)
        if held > 1:
            worth += time * COMPANION * float(held - 1)
        continent += 1
    return worth


def marker_worth(table: Table, animal: i64) -> float:
    worth = 0.0
    group: i64 = 0
    while group < GROUPS:
        if table.markers[animal] >> group & 1:
            worth += MARKER * float(table.content.publish_vp[group]) + MARKED
        group += 1
    return worth if animal < ANIMALS else worth * 0.8
