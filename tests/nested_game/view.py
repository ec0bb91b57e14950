"""What a seat may see of the voyage, and the worlds it cannot tell from the true one."""

from __future__ import annotations

from tests.nested_game.table import Table
from tests.nested_game.vocabulary import CHART, CHART_KINDS, DRAFT, HIGHEST_STAKE, PICK_CHART, STAKE, WIND_NAME
from wunderkammer.core.frames import frame
from wunderkammer.core.rng import Rng


def counts_by_label(labels: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {label: count for label, count in zip(labels, counts, strict=True) if count}


def view(table: Table, seat: int | None) -> dict[str, object]:
    """The public table and, for a seat, its own charts and what it has committed."""
    return {
        "ships": table.ships[:],
        "camps": table.camps[:],
        "deck": sum(table.deck),
        "discard": counts_by_label(CHART.labels, table.discard),
        "bag": counts_by_label(WIND_NAME.labels, table.bag),
        "players": [player(table, who, who == seat) for who in range(table.seats)],
    }


def player(table: Table, seat: int, own: bool) -> dict[str, object]:
    drafting = table.top() & 255 == DRAFT
    lane = table.lanes[seat] if drafting else 0
    half = CHART.text(lane >> 16 & 65535) if lane & 255 == STAKE else None
    return {
        "coins": table.coins[seat],
        "points": table.points[seat],
        "goals": table.goals[seat],
        "charts": sum(table.hands[seat]),
        "hand": counts_by_label(CHART.labels, table.hands[seat]) if own else None,
        "chosen": drafting and lane == 0,
        "committing": half if own else None,
        "committed": [table.picked[seat], table.stakes[seat]] if own and drafting and lane == 0 else None,
    }


def redeal(world: Table, seat: int, rng: Rng) -> None:
    """Draw anew the charts of the others, and what they have committed of them."""
    others = [other for other in range(world.seats) if other != seat]
    for other in others:
        size = sum(world.hands[other])
        for chart in range(CHART_KINDS):
            world.deck[chart] += world.hands[other][chart]
        world.hands[other] = [-size] + [0] * (CHART_KINDS - 1)
    for other in others:
        size = -world.hands[other][0]
        world.hands[other] = [0] * CHART_KINDS
        for _ in range(size):
            chart = drawn_count(world.deck, rng)
            world.deck[chart] -= 1
            world.hands[other][chart] += 1
        if world.top() & 255 == DRAFT and world.lanes[other] & 255 != PICK_CHART:
            recommit(world, other, rng)


def recommit(world: Table, seat: int, rng: Rng) -> None:
    """A lane that has begun holds some chart of the new hand."""
    chart = drawn_count(world.hands[seat], rng)
    if world.lanes[seat]:
        world.lanes[seat] = frame(STAKE, seat, chart)
    else:
        world.picked[seat] = chart
        world.stakes[seat] = rng.below(min(HIGHEST_STAKE, world.coins[seat]) + 1)


def drawn_count(counts: list[int], rng: Rng) -> int:
    things = [kind for kind, count in enumerate(counts) for _ in range(count)]
    return things[rng.below(len(things))]
