"""Victory points at the end, for people and for AI opponents (EN-35 … EN-39, EN-43, EN-67)."""

from __future__ import annotations

from typing import Final

from wunderkammer.core.result import Result, ScoreLine
from wunderkammer.games.encyclopedia.content.cards import (
    ANIMALS,
    CARDS,
    CATEGORIES,
    CONTINENTS,
    EXPERTS,
    GROUP,
    GROUPS,
    IN_GROUP,
    NO_CARD,
)
from wunderkammer.games.encyclopedia.content.kinds import (
    COUNT_COINS,
    COUNT_EXPERTS,
    COUNT_REPUTATION,
    COUNT_SEALS,
    COUNT_TOKENS,
    END,
    MARKERS,
)
from wunderkammer.games.encyclopedia.state import PUBLISHED, STACKS, STUDY, Table

SCORINGS: Final = 3  # cards, and collections of experts that each counts


def collection_vp(table: Table, size: int) -> int:
    """A collection scores from four elements on (EN-36)."""
    row = table.content.collection
    last = len(row) - 1
    return row[size] if size <= last else row[last] + (size - last) * table.content.collection_more


def markers_at_end(table: Table, seat: int, category: int) -> int:
    """Published markers, with those that active experts add (EN-35)."""
    content = table.content
    added = 0
    for at in range(seat * STACKS, seat * STACKS + STACKS):
        expert = table.active[at]
        if expert != NO_CARD and content.expert_moment[expert] == END and content.expert_gain[expert] == MARKERS:
            added += content.expert_amount[expert] if content.expert_subject[expert] == category else 0
    return table.papers[seat * CATEGORIES + category] + added


def group_vp(table: Table, seat: int, group: int) -> int:
    """The three collections of a group."""
    if table.is_rival(seat):
        return 0
    return sum(collection_vp(table, markers_at_end(table, seat, group * IN_GROUP + which)) for which in range(IN_GROUP))


def experts_by_continent(table: Table, seat: int) -> list[int]:
    own = table.own_experts(seat)
    counts = [0] * CONTINENTS
    for expert in range(EXPERTS):
        if own >> expert & 1:
            counts[table.content.expert_continent[expert]] += 1
    return counts


def animals_by_continent(table: Table, pile: int) -> list[int]:
    counts = [0] * CONTINENTS
    for animal in range(ANIMALS):
        if table.has(pile, animal):
            counts[table.content.animal_continent[animal]] += 1
    return counts


def published_fossils(table: Table, seat: int) -> int:
    return sum(1 for animal in range(ANIMALS, CARDS) if table.has(PUBLISHED + seat, animal))


def best_with_jokers(table: Table, sizes: list[int], jokers: int) -> int:
    """The best total when each joker joins any one collection (EN-43)."""
    best = [0] * (jokers + 1)
    for size in sizes:
        best = [
            max(best[used - here] + collection_vp(table, size + here) for here in range(used + 1))
            for used in range(jokers + 1)
        ]
    return best[jokers]


def continents_vp(table: Table, seat: int) -> int:
    """People: collections of published animals and experts; AI opponents: all cards times animals (EN-36, EN-67)."""
    experts = experts_by_continent(table, seat)
    if table.is_rival(seat):
        animals = animals_by_continent(table, STUDY + seat)
        return sum((a + e) * a for a, e in zip(animals, experts, strict=True))
    animals = animals_by_continent(table, PUBLISHED + seat)
    sizes = [a + e for a, e in zip(animals, experts, strict=True)]
    return best_with_jokers(table, sizes, published_fossils(table, seat))


def experts_vp(table: Table, seat: int) -> int:
    """People: active end-of-game experts; AI opponents: their three largest expert collections (EN-37, EN-67)."""
    if table.is_rival(seat):
        sizes = sorted(experts_by_continent(table, seat), reverse=True)
        worth = table.content.rival_experts
        card = table.rivals[seat] % SCORINGS
        return sum(sizes[place] * worth[card * SCORINGS + place] for place in range(SCORINGS))
    return (
        table.standing(seat, END, COUNT_TOKENS) * table.tokens[seat]
        + table.standing(seat, END, COUNT_SEALS) * table.seals[seat]
        + table.standing(seat, END, COUNT_COINS) * (table.coins[seat] // table.content.coins_per_vp)
        + table.standing(seat, END, COUNT_EXPERTS) * sum(experts_by_continent(table, seat))
        + table.standing(seat, END, COUNT_REPUTATION) * table.reputation[seat]
    )


def purse_vp(table: Table, seat: int) -> list[int]:
    """Seals, coins and expedition tokens left over (EN-37, EN-67)."""
    content = table.content
    seal, token, coins_per_vp = content.seal_vp, content.token_vp, content.coins_per_vp
    if table.is_rival(seat):
        card = table.rivals[seat] % SCORINGS
        seal, token = content.rival_seal_vp[card], content.rival_token_vp[card]
        coins_per_vp = content.rival_coins_per_vp[card]
    return [table.seals[seat] * seal, table.coins[seat] // coins_per_vp, table.tokens[seat] * token]


def published_animals(table: Table, seat: int) -> int:
    """What breaks ties; an AI has none (EN-38)."""
    return table.size(PUBLISHED + seat)


def result(table: Table) -> Result:
    """The score sheet line by line."""
    seats = range(table.seats)
    purses = [purse_vp(table, seat) for seat in seats]
    sheet = [ScoreLine("game", [table.vp[seat] for seat in seats])]
    for group in range(GROUPS):
        sheet.append(ScoreLine(GROUP.text(group), [group_vp(table, seat, group) for seat in seats]))
    sheet.append(ScoreLine("continents", [continents_vp(table, seat) for seat in seats]))
    sheet.append(ScoreLine("experts", [experts_vp(table, seat) for seat in seats]))
    for at, line in enumerate(("seals", "coins", "tokens")):
        sheet.append(ScoreLine(line, [purse[at] for purse in purses]))
    return Result(sheet, [[published_animals(table, seat)] for seat in seats])
