"""What a position is judged by: the features of one seat, in the order of their names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.row import Row
from wunderkammer.games.darwins_journey import seals
from wunderkammer.games.darwins_journey.ai import (
    RICH,
    beagle_ahead,
    crew_ahead,
    envelopes_ahead,
    estimate,
    goals_ahead,
    research_ahead,
    rounds_left,
)
from wunderkammer.games.darwins_journey.content.names import (
    ALFRED_NAMES,
    AT_HOME,
    COLOURS,
    CREW_PER_SEAT,
    ENVELOPES,
    FIFTH,
    ISLANDS,
    NOT_IN_GAME,
    SEAL_NAMES,
    SLOTS,
    SLOTS_PER_COLOUR,
    WORKERS,
)
from wunderkammer.games.darwins_journey.measure import common_seals
from wunderkammer.games.darwins_journey.scoring import (
    books,
    museum_factor,
    slot_points,
    tent_points,
    total,
    worker_points,
)
from wunderkammer.games.darwins_journey.state import Table
from wunderkammer.games.darwins_journey.steps.fulfil import FULFILLED, meets

NAMES = (
    "estimate",
    "track",
    "coins",
    "spare_coins",
    "knowledge",
    "theory",
    "books",
    "theory_points",
    "goal_points",
    "worker_points",
    "tent_points",
    *(f"seals_{colour}" for colour in SEAL_NAMES),
    "longest_row",
    "strong_rows",
    "fifth_worker",
    "workers_at_home",
    "ship",
    "delay",
    "explorers",
    "island_spaces",
    "tents",
    "lenses",
    "stamps",
    "envelopes_led",
    "empty_stacks",
    "specimens",
    "undelivered",
    "silver_goals",
    "gold_goals",
    "goals_held",
    "goals_ready",
    "crew_fulfilled",
    "turn_order",
    "goals_ahead",
    "crew_ahead",
    "beagle_ahead",
    "envelopes_ahead",
    "research_ahead",
    "time_for_seals",
    "time_for_workers",
    "always",
    "alfred_points",
    *(f"alfred_{name}" for name in ALFRED_NAMES),
)
STRONG: Final = 4  # seals of a row that wins awards


def features(table: Table, seat: i64, row: Row) -> None:
    left = time_left(table)
    row.add(estimate(table, seat))
    scored(table, seat, row)
    trained = training(table, seat, row)
    hands = crowd(table, seat, row)
    board(table, seat, row)
    mail(table, seat, row)
    goals(table, seat, row)
    prospects(table, seat, left, row)
    row.add(left * float(trained))
    row.add(left * float(hands))
    row.add(1.0)  # what everybody still gains, whatever they have
    opponent(table, row)


def time_left(table: Table) -> float:
    """From 1 in the set-up and at the start to 0 at the end."""
    if len(table.agenda) == 1:
        return 0.0
    return rounds_left(table) if table.round > 0 else 1.0


def scored(table: Table, seat: i64, row: Row) -> None:
    """The lines of the score sheet, and what they are made of."""
    coins = float(table.coins[seat])
    volumes = books(table, seat)
    row.add(float(table.vp[seat]))
    row.add(min(coins, RICH))
    row.add(max(0.0, coins - RICH))
    row.add(float(table.knowledge[seat]))
    row.add(float(table.theory[seat]))
    row.add(float(volumes))
    row.add(float(museum_factor(table) * volumes))
    row.add(float(slot_points(table, seat)))
    row.add(float(worker_points(table, seat)))
    row.add(float(tent_points(table, seat)))


def training(table: Table, seat: i64, row: Row) -> i64:
    """Seals by colour and by row; their number."""
    colour: i64 = 0
    while colour < COLOURS:
        row.add(float(common_seals(table, seat, colour)))
        colour += 1
    longest: i64 = 0
    strong: i64 = 0
    every: i64 = 0
    worker: i64 = 1
    while worker < FIFTH:
        held = seals.length(table.rows[seat * WORKERS + worker])
        longest = max(longest, held)
        strong += 1 if held >= STRONG else 0
        every += held
        worker += 1
    row.add(float(longest))
    row.add(float(strong))
    return every


def crowd(table: Table, seat: i64, row: Row) -> i64:
    """The fifth worker, and those that still act in this round; how many there are in all."""
    home: i64 = 0
    hands: i64 = 0
    worker: i64 = 0
    while worker < WORKERS:
        spot = table.workers[seat * WORKERS + worker]
        hands += 1 if spot > NOT_IN_GAME else 0
        home += 1 if spot == AT_HOME else 0
        worker += 1
    row.add(1.0 if table.workers[seat * WORKERS + FIFTH] > NOT_IN_GAME else 0.0)
    row.add(float(home))
    return hands


def board(table: Table, seat: i64, row: Row) -> None:
    """Ship, explorers, tents and lenses."""
    content = table.content
    late: i64 = 0
    step: i64 = 1
    while step <= min(table.beagle, len(content.delay)):
        if table.ship[seat] < content.board.beagle[step]:
            late += content.delay[step - 1]
        step += 1
    row.add(float(table.ship[seat]))
    row.add(float(late))
    ashore: i64 = 0
    spaces: i64 = 0
    island: i64 = 0
    while island < ISLANDS:
        space = table.explorers[seat * ISLANDS + island]
        if space >= 0:
            ashore += 1
            spaces += space - content.board.start[1 + island]
        island += 1
    row.add(float(ashore))
    row.add(float(spaces))
    row.add(float(table.tents[seat]))
    row.add(float(content.setup[2] - table.lenses[seat]))


def mail(table: Table, seat: i64, row: Row) -> None:
    """Stamps on envelopes, who leads there, empty stacks."""
    stamps: i64 = 0
    led: i64 = 0
    envelope: i64 = 0
    while envelope < ENVELOPES:
        mine = table.envelopes[envelope * table.boards + seat]
        best: i64 = 0
        other: i64 = 0
        while other < table.boards:
            if other != seat:
                best = max(best, table.envelopes[envelope * table.boards + other])
            other += 1
        stamps += mine
        led += 1 if mine > 0 and mine >= best else 0
        envelope += 1
    row.add(float(stamps))
    row.add(float(led))
    row.add(float(table.empty_stacks(seat)))


def goals(table: Table, seat: i64, row: Row) -> None:
    """Specimens, goals and crew cards, and the place in the turn order."""
    row.add(float(number_of(table.research[seat])))
    row.add(float(number_of(table.research[seat] & ~table.museum)))
    silver: i64 = 0
    gold: i64 = 0
    held: i64 = 0
    ready: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        value = table.slots[seat * SLOTS + slot]
        if value >= FULFILLED:
            silver += 1 if slot < SLOTS_PER_COLOUR else 0
            gold += 1 if slot >= SLOTS_PER_COLOUR else 0
        elif value > 0:
            held += 1
            ready += 1 if meets(table, seat, value - 1) else 0
        slot += 1
    at = seat * 2
    while at < seat * 2 + 2:
        if table.reserve[at] > 0:
            held += 1
            ready += 1 if meets(table, seat, table.reserve[at] - 1) else 0
        at += 1
    crew: i64 = 0
    at = seat * CREW_PER_SEAT
    while at < (seat + 1) * CREW_PER_SEAT:
        crew += 1 if table.crew[at] >= FULFILLED else 0
        at += 1
    place: i64 = 0
    while place < len(table.order) and table.order[place] != seat:
        place += 1
    row.add(float(silver))
    row.add(float(gold))
    row.add(float(held))
    row.add(float(ready))
    row.add(float(crew))
    row.add(float(place))


def number_of(bits: i64) -> i64:
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def prospects(table: Table, seat: i64, left: float, row: Row) -> None:
    """Parts of the estimate that deserve a weight of their own; nothing is ahead in the set-up or at the end."""
    if table.round == 0 or left <= 0.0:
        row.add(0.0)
        row.add(0.0)
        row.add(0.0)
        row.add(0.0)
        row.add(0.0)
        return
    row.add(goals_ahead(table, seat, left))
    row.add(crew_ahead(table, seat, left))
    row.add(beagle_ahead(table, seat))
    row.add(envelopes_ahead(table, seat))
    row.add(research_ahead(table, seat, left))


def opponent(table: Table, row: Row) -> None:
    """Alone: how Alfred stands, and on which board."""
    alone = table.seats == 1
    row.add(float(total(table, 1)) if alone else 0.0)
    name: i64 = 0
    while name < len(ALFRED_NAMES):
        row.add(1.0 if alone and table.alfred_board() == name else 0.0)
        name += 1


def progress(table: Table) -> float:
    """Rounds and, in the present one, workers placed."""
    if len(table.agenda) == 1:
        return 1.0
    return 1.0 - rounds_left(table) if table.round > 0 else 0.0
