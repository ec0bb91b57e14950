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
from wunderkammer.games.encyclopedia.content.names import (
    COUNT_COINS,
    COUNT_EXPERTS,
    COUNT_REPUTATION,
    COUNT_SEALS,
    COUNT_TOKENS,
    END,
    MARKERS,
)
from wunderkammer.games.encyclopedia.state import PUBLISHED, STACKS, STUDY, EncyclopediaState

SCORINGS: Final = 3  # cards, and collections of experts that each counts


def collection_vp(state: EncyclopediaState, size: int) -> int:
    """A collection scores from four elements on (EN-36)."""
    row = state.content.collection
    last = len(row) - 1
    return row[size] if size <= last else row[last] + (size - last) * state.content.collection_more


def markers_at_end(state: EncyclopediaState, seat: int, category: int) -> int:
    """Published markers, with those that active experts add (EN-35)."""
    content = state.content
    added = 0
    for at in range(seat * STACKS, seat * STACKS + STACKS):
        expert = state.active[at]
        if expert != NO_CARD and content.expert_moment[expert] == END and content.expert_gain[expert] == MARKERS:
            added += content.expert_amount[expert] if content.expert_subject[expert] == category else 0
    return state.papers[seat * CATEGORIES + category] + added


def group_vp(state: EncyclopediaState, seat: int, group: int) -> int:
    """The three collections of a group."""
    if state.is_rival(seat):
        return 0
    return sum(collection_vp(state, markers_at_end(state, seat, group * IN_GROUP + which)) for which in range(IN_GROUP))


def experts_by_continent(state: EncyclopediaState, seat: int) -> list[int]:
    own = state.own_experts(seat)
    counts = [0] * CONTINENTS
    for expert in range(EXPERTS):
        if own >> expert & 1:
            counts[state.content.expert_continent[expert]] += 1
    return counts


def animals_by_continent(state: EncyclopediaState, pile: int) -> list[int]:
    counts = [0] * CONTINENTS
    for animal in range(ANIMALS):
        if state.has(pile, animal):
            counts[state.content.animal_continent[animal]] += 1
    return counts


def published_fossils(state: EncyclopediaState, seat: int) -> int:
    return sum(1 for animal in range(ANIMALS, CARDS) if state.has(PUBLISHED + seat, animal))


def best_with_jokers(state: EncyclopediaState, sizes: list[int], jokers: int) -> int:
    """The best total when each joker joins any one collection (EN-43)."""
    best = [0] * (jokers + 1)
    for size in sizes:
        best = [
            max(best[used - here] + collection_vp(state, size + here) for here in range(used + 1))
            for used in range(jokers + 1)
        ]
    return best[jokers]


def continents_vp(state: EncyclopediaState, seat: int) -> int:
    """People: collections of published animals and experts; AI opponents: all cards times animals (EN-36, EN-67)."""
    experts = experts_by_continent(state, seat)
    if state.is_rival(seat):
        animals = animals_by_continent(state, STUDY + seat)
        return sum((a + e) * a for a, e in zip(animals, experts, strict=True))
    animals = animals_by_continent(state, PUBLISHED + seat)
    sizes = [a + e for a, e in zip(animals, experts, strict=True)]
    return best_with_jokers(state, sizes, published_fossils(state, seat))


def experts_vp(state: EncyclopediaState, seat: int) -> int:
    """People: active end-of-game experts; AI opponents: their three largest expert collections (EN-37, EN-67)."""
    if state.is_rival(seat):
        sizes = sorted(experts_by_continent(state, seat), reverse=True)
        worth = state.content.rival_experts
        card = state.rivals[seat] % SCORINGS
        return sum(sizes[place] * worth[card * SCORINGS + place] for place in range(SCORINGS))
    return (
        state.standing(seat, END, COUNT_TOKENS) * state.tokens[seat]
        + state.standing(seat, END, COUNT_SEALS) * state.seals[seat]
        + state.standing(seat, END, COUNT_COINS) * (state.coins[seat] // state.content.coins_per_vp)
        + state.standing(seat, END, COUNT_EXPERTS) * sum(experts_by_continent(state, seat))
        + state.standing(seat, END, COUNT_REPUTATION) * state.reputation[seat]
    )


def purse_vp(state: EncyclopediaState, seat: int) -> list[int]:
    """Seals, coins and expedition tokens left over (EN-37, EN-67)."""
    content = state.content
    seal, token, coins_per_vp = content.seal_vp, content.token_vp, content.coins_per_vp
    if state.is_rival(seat):
        card = state.rivals[seat] % SCORINGS
        seal, token = content.rival_seal_vp[card], content.rival_token_vp[card]
        coins_per_vp = content.rival_coins_per_vp[card]
    return [state.seals[seat] * seal, state.coins[seat] // coins_per_vp, state.tokens[seat] * token]


def published_animals(state: EncyclopediaState, seat: int) -> int:
    """What breaks ties; an AI has none (EN-38)."""
    return state.size(PUBLISHED + seat)


def result(state: EncyclopediaState) -> Result:
    """The score sheet line by line."""
    seats = range(state.seats)
    purses = [purse_vp(state, seat) for seat in seats]
    sheet = [ScoreLine("game", [state.vp[seat] for seat in seats])]
    for group in range(GROUPS):
        sheet.append(ScoreLine(GROUP.text(group), [group_vp(state, seat, group) for seat in seats]))
    sheet.append(ScoreLine("continents", [continents_vp(state, seat) for seat in seats]))
    sheet.append(ScoreLine("experts", [experts_vp(state, seat) for seat in seats]))
    for at, line in enumerate(("seals", "coins", "tokens")):
        sheet.append(ScoreLine(line, [purse[at] for purse in purses]))
    return Result(sheet, [[published_animals(state, seat)] for seat in seats])
