"""Reading single cards out of the figures."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.core.reader import BadData, Reader, read_label, reject_if
from wunderkammer.core.vocabulary import Domain
from wunderkammer.games.encyclopedia.content.cards import (
    CATEGORIES,
    CATEGORY,
    CONTINENT,
    CONTINENTS,
    GROUP,
    GROUPS,
    IN_GROUP,
)
from wunderkammer.games.encyclopedia.content.names import (
    ACTION,
    COINS,
    COUNTED,
    DIE,
    END,
    EXPEDITION,
    EXPEDITION_POINTS,
    GAIN,
    MARKER,
    MARKERS,
    MOMENTS,
    NOTHING,
    POINTS,
    PUBLISH,
    REPUTATION,
    VALUE,
    VP,
)

WORDS: Final = 2  # a set of animal cards is two words of bits
WORD_BITS: Final = 48
SUBJECTS: Final = 17  # categories and things to count


def bonuses(reputation: Reader, cells: int) -> vec[i64]:
    """The gain of every cell of the reputation track (EN-31)."""
    places = reputation.integers("bonus_cells", None, 0, cells - 1)
    gains = reputation.labels("bonus", len(places), GAIN)
    reject_if(any(gain >= REPUTATION for gain in gains), "pack-bonus", path=f"{reputation.path}.bonus")
    track = [NOTHING] * cells
    for place, gain in zip(places, gains, strict=True):
        track[place] = gain
    return vec[i64](track)


def bonuses_on_the_way(track: vec[i64]) -> vec[i64]:
    """For every cell and every number of steps, up to once around: the kinds of bonuses that they reach, as bits."""
    out: list[int] = []
    for cell in range(len(track)):
        reached = 0
        out.append(reached)
        for steps in range(1, len(track) + 1):
            bonus = track[(cell + steps) % len(track)]
            reached |= 1 << bonus if bonus != NOTHING else 0
            out.append(reached)
    return vec[i64](out)


def marker_costs(cost: vec[i64], together: bool) -> vec[i64]:
    """For every set of markers on an animal: what the groups left cost together, or the cheapest of them."""
    out: list[int] = []
    for markers in range(1 << GROUPS):
        left = [cost[group] for group in range(GROUPS) if not markers >> group & 1]
        out.append((sum(left) if together else min(left)) if left else 0)
    return vec[i64](out)


def read_behaviour(behaviours: Reader, label: str) -> list[list[int]]:
    """The rows of a behaviour card, value 1 first: action, gain, amount (EN-64, EN-68)."""
    rows: list[list[int]] = []
    for number, data in enumerate(behaviours.items(label, 6)):
        row = Reader(data, f"{behaviours.path}.{label}[{number}]")
        rows.append([row.label("action", ACTION), row.label("gain", GAIN), row.integer("amount", 0, 50)])
        reject_if(rows[-1][0] == PUBLISH or rows[-1][1] > VP, "pack-behaviour", path=row.path)
        reject_if(rows[-1][0] == EXPEDITION and rows[-1][1] != VP, "pack-behaviour-expedition", path=row.path)
    rows.reverse()
    return rows


def subject(expert: Reader, moment: int, gain: int) -> int:
    """What the word after `of` names: a continent, a group, a category or a thing to count."""
    if moment in (EXPEDITION, EXPEDITION_POINTS, DIE):
        return expert.label("of", CONTINENT)
    if moment == MARKER:
        return expert.label("of", GROUP)
    if moment != END:
        return 0
    if gain == MARKERS:
        return expert.label("of", CATEGORY)
    return CATEGORIES + expert.label("of", Domain("thing to count", labels=COUNTED))


def fitting(moment: int, gain: int) -> bool:
    """Whether an expert that acts at a moment can bring this."""
    if moment == MARKER:
        return gain == COINS
    if moment == EXPEDITION_POINTS:
        return gain == POINTS
    if moment == DIE:
        return gain == VALUE
    if moment == END:
        return gain in (MARKERS, VP)
    return NOTHING < gain <= VP


def read_expert(expert: Reader) -> list[int]:
    """Continent, moment, subject, gain, amount (EN-30)."""
    moment = expert.label("when", Domain("moment", labels=MOMENTS))
    gain = expert.label("gain", GAIN)
    if not fitting(moment, gain):
        raise BadData("pack-expert", path=f"{expert.path}.gain", gain=GAIN.text(gain), moment=MOMENTS[moment])
    of = subject(expert, moment, gain)
    return [expert.label("continent", CONTINENT), moment, of, gain, expert.integer("amount", 0, 50)]


def read_animal(animals: Reader, label: str) -> list[int]:
    """Continent, four categories, and no fossil's value or cost."""
    words = animals.items(label, 1 + GROUPS)
    path = f"{animals.path}.{label}"
    row = [read_label(words[0], CONTINENT, path)]
    for group in range(GROUPS):
        category = read_label(words[1 + group], CATEGORY, path)
        if category // IN_GROUP != group:
            raise BadData("pack-category", path=path, category=words[1 + group], group=GROUP.text(group))
        row.append(category)
    return [*row, 0, 0]


def read_fossil(fossil: Reader) -> list[int]:
    """No continent, its printed categories by group, its value and its cost (EN-40, EN-41)."""
    row = [-1] * (1 + GROUPS)
    for category in fossil.labels("categories", None, CATEGORY):
        row[1 + category // IN_GROUP] = category
    return [*row, fossil.integer("value", 1, 6), fossil.integer("cost", 1, 50)]


def continent_masks(continents: list[int]) -> vec[i64]:
    """For every continent, fossils last, the cards that belong to it as words of bits."""
    masks = [0] * ((CONTINENTS + 1) * WORDS)
    for card, continent in enumerate(continents):
        owner = continent if continent >= 0 else CONTINENTS
        masks[owner * WORDS + card // WORD_BITS] |= 1 << card % WORD_BITS
    return vec[i64](masks)


def expert_masks(places: list[int], width: int) -> vec[i64]:
    """Experts as bits, sorted into so many places."""
    masks = [0] * width
    for expert, place in enumerate(places):
        masks[place] |= 1 << expert
    return vec[i64](masks)
