"""What collections and animals under study promise, in points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.games.encyclopedia.content.cards import CONTINENTS, GROUPS, IN_GROUP
from wunderkammer.games.encyclopedia.content.kinds import END
from wunderkammer.games.encyclopedia.content.readers import WORDS
from wunderkammer.games.encyclopedia.state import PUBLISHED, STUDY, Table

GROWING: Final = 0.11  # an element of a collection that does not score yet
NEXT: Final = 0.33  # of what the next element would add
CARD: Final = 0.36  # an animal under study …
COMPANION: Final = 1.41  # … each further one of its continent …
CONTINENT: Final = 2.75  # … and of what they would add to the continent's collection
CARD_TIME: Final = 16.5  # own turns that it takes to make the most of an animal …
MARKER: Final = 0.91  # of what a marker scores when published
MARKED: Final = 0.037  # a marker, whatever it scores
CLUSTER: Final = 0.55  # of what further markers of a category score: one publication takes them all
CATEGORY: Final = 0.075  # of what they would add to the category's collection
MARKER_TIME: Final = 72.7  # … and of a marker: those on cards fade steadily, so that they are published in time
PACKED: Final = 6  # bits of a count


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
    own = table.own_experts(seat)
    best: i64 = 0
    total = 0.0
    jokers: i64 = count_bits(table, PUBLISHED + seat, CONTINENTS)
    largest: i64 = -1
    continent: i64 = 0
    while continent < CONTINENTS:
        size = collected(table, seat, own, continent)
        if size > 0:
            total += collection_worth(table, size, left)
        if size > largest:
            largest = size
            best = continent
        continent += 1
    if jokers > 0 and best >= 0:
        total += collection_worth(table, largest + jokers, left) - collection_worth(table, largest, left)
    return total


def collected(table: Table, seat: i64, own: i64, continent: i64) -> i64:
    """How many published animals and own experts a continent's collection counts."""
    return count_bits(table, PUBLISHED + seat, continent) + count_word(own & table.content.experts_from[continent])


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
    worth = time * (CARD * float(table.size(STUDY + seat)) + companions_worth(table, seat, left))
    group: i64 = 0
    while group < GROUPS:
        worth += soon * markers_worth(table, seat, group, left)
        group += 1
    return worth


def markers_worth(table: Table, seat: i64, group: i64, left: float) -> float:
    """Research markers of a group on own animals: alone, side by side, and for the collections."""
    one: i64 = 1
    marked: i64 = 0  # by category of the group, packed
    word: i64 = 0
    while word < WORDS:
        bits = table.animals[(STUDY + seat) * WORDS + word]
        while bits != 0:
            animal = table.lowest(bits, word)
            if table.markers[animal] >> group & 1:
                marked += one << PACKED * (table.category(animal, group) - group * IN_GROUP)
            bits = bits & (bits - 1)
        word += 1
    if marked == 0:
        return 0.0
    points = float(table.content.publish_vp[group])
    worth = 0.0
    which: i64 = 0
    while which < IN_GROUP:
        many = marked >> PACKED * which & 63
        if many > 0:
            category = group * IN_GROUP + which
            size = table.paper(seat, category) + table.standing(seat, END, category)
            worth += float(many) * (MARKER * points + MARKED) + float(many - 1) * CLUSTER * points
            worth += CATEGORY * (collection_worth(table, size + many, left) - collection_worth(table, size, left))
        which += 1
    return worth


def companions_worth(table: Table, seat: i64, left: float) -> float:
    """Animals under study that are of one continent: one publication takes them all."""
    own = table.own_experts(seat)
    worth = 0.0
    continent: i64 = 0
    while continent < CONTINENTS:
        many = count_bits(table, STUDY + seat, continent)
        if many > 0:
            size = collected(table, seat, own, continent)
            more = collection_worth(table, size + many, left) - collection_worth(table, size, left)
            worth += float(many - 1) * COMPANION + CONTINENT * more
        continent += 1
    return worth
