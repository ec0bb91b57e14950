"""What a position is judged by: the features of one seat, in the order of their names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.row import Row
from wunderkammer.games.darwins_journey import seals
from wunderkammer.games.darwins_journey.ai.estimate import (
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
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.games.darwins_journey.steps.fulfil import meets
from wunderkammer.games.darwins_journey.steps.slots import FULFILLED

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


def features(state: DarwinState, seat: i64, row: Row) -> None:
    left = time_left(state)
    row.add(estimate(state, seat))
    add_score_lines(state, seat, row)
    trained = training(state, seat, row)
    hands = crowd(state, seat, row)
    board(state, seat, row)
    mail(state, seat, row)
    goals(state, seat, row)
    prospects(state, seat, left, row)
    row.add(left * float(trained))
    row.add(left * float(hands))
    row.add(1.0)  # what everybody still gains, whatever they have
    opponent(state, row)


def time_left(state: DarwinState) -> float:
    """From 1 in the set-up and at the start to 0 at the end."""
    if len(state.agenda) == 1:
        return 0.0
    return rounds_left(state) if state.round > 0 else 1.0


def add_score_lines(state: DarwinState, seat: i64, row: Row) -> None:
    """The lines of the score sheet, and what they are made of."""
    coins = float(state.coins[seat])
    volumes = books(state, seat)
    row.add(float(state.vp[seat]))
    row.add(min(coins, RICH))
    row.add(max(0.0, coins - RICH))
    row.add(float(state.knowledge[seat]))
    row.add(float(state.theory[seat]))
    row.add(float(volumes))
    row.add(float(museum_factor(state) * volumes))
    row.add(float(slot_points(state, seat)))
    row.add(float(worker_points(state, seat)))
    row.add(float(tent_points(state, seat)))


def training(state: DarwinState, seat: i64, row: Row) -> i64:
    """Seals by colour and by row; their number."""
    colour: i64 = 0
    while colour < COLOURS:
        row.add(float(common_seals(state, seat, colour)))
        colour += 1
    longest: i64 = 0
    strong: i64 = 0
    every: i64 = 0
    worker: i64 = 1
    while worker < FIFTH:
        held = seals.length(state.rows[seat * WORKERS + worker])
        longest = max(longest, held)
        strong += 1 if held >= STRONG else 0
        every += held
        worker += 1
    row.add(float(longest))
    row.add(float(strong))
    return every


def crowd(state: DarwinState, seat: i64, row: Row) -> i64:
    """The fifth worker, and those that still act in this round; how many there are in all."""
    home: i64 = 0
    hands: i64 = 0
    worker: i64 = 0
    while worker < WORKERS:
        spot = state.workers[seat * WORKERS + worker]
        hands += 1 if spot > NOT_IN_GAME else 0
        home += 1 if spot == AT_HOME else 0
        worker += 1
    row.add(1.0 if state.workers[seat * WORKERS + FIFTH] > NOT_IN_GAME else 0.0)
    row.add(float(home))
    return hands


def board(state: DarwinState, seat: i64, row: Row) -> None:
    """Ship, explorers, tents and lenses."""
    content = state.content
    late: i64 = 0
    step: i64 = 1
    while step <= min(state.beagle, len(content.delay)):
        if state.ship[seat] < content.board.beagle[step]:
            late += content.delay[step - 1]
        step += 1
    row.add(float(state.ship[seat]))
    row.add(float(late))
    ashore: i64 = 0
    spaces: i64 = 0
    island: i64 = 0
    while island < ISLANDS:
        space = state.explorers[seat * ISLANDS + island]
        if space >= 0:
            ashore += 1
            spaces += space - content.board.start[1 + island]
        island += 1
    row.add(float(ashore))
    row.add(float(spaces))
    row.add(float(state.tents[seat]))
    row.add(float(content.setup[2] - state.lenses[seat]))


def mail(state: DarwinState, seat: i64, row: Row) -> None:
    """Stamps on envelopes, who leads there, empty stacks."""
    stamps: i64 = 0
    led: i64 = 0
    envelope: i64 = 0
    while envelope < ENVELOPES:
        mine = state.envelopes[envelope * state.boards + seat]
        best: i64 = 0
        other: i64 = 0
        while other < state.boards:
            if other != seat:
                best = max(best, state.envelopes[envelope * state.boards + other])
            other += 1
        stamps += mine
        led += 1 if mine > 0 and mine >= best else 0
        envelope += 1
    row.add(float(stamps))
    row.add(float(led))
    row.add(float(state.empty_stacks(seat)))


def goals(state: DarwinState, seat: i64, row: Row) -> None:
    """Specimens, goals and crew cards, and the place in the turn order."""
    row.add(float(number_of(state.research[seat])))
    row.add(float(number_of(state.research[seat] & ~state.museum)))
    silver: i64 = 0
    gold: i64 = 0
    held: i64 = 0
    ready: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        value = state.slots[seat * SLOTS + slot]
        if value >= FULFILLED:
            silver += 1 if slot < SLOTS_PER_COLOUR else 0
            gold += 1 if slot >= SLOTS_PER_COLOUR else 0
        elif value > 0:
            held += 1
            ready += 1 if meets(state, seat, value - 1) else 0
        slot += 1
    at = seat * 2
    while at < seat * 2 + 2:
        if state.reserve[at] > 0:
            held += 1
            ready += 1 if meets(state, seat, state.reserve[at] - 1) else 0
        at += 1
    crew: i64 = 0
    at = seat * CREW_PER_SEAT
    while at < (seat + 1) * CREW_PER_SEAT:
        crew += 1 if state.crew[at] >= FULFILLED else 0
        at += 1
    place: i64 = 0
    while place < len(state.order) and state.order[place] != seat:
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


def prospects(state: DarwinState, seat: i64, left: float, row: Row) -> None:
    """Parts of the estimate that deserve a weight of their own; nothing is ahead in the set-up or at the end."""
    if state.round == 0 or left <= 0.0:
        row.add(0.0)
        row.add(0.0)
        row.add(0.0)
        row.add(0.0)
        row.add(0.0)
        return
    row.add(goals_ahead(state, seat, left))
    row.add(crew_ahead(state, seat, left))
    row.add(beagle_ahead(state, seat))
    row.add(envelopes_ahead(state, seat))
    row.add(research_ahead(state, seat, left))


def opponent(state: DarwinState, row: Row) -> None:
    """Alone: how Alfred stands, and on which board."""
    alone = state.seats == 1
    row.add(float(total(state, 1)) if alone else 0.0)
    name: i64 = 0
    while name < len(ALFRED_NAMES):
        row.add(1.0 if alone and state.alfred_board() == name else 0.0)
        name += 1


def progress(state: DarwinState) -> float:
    """Rounds and, in the present one, workers placed."""
    if len(state.agenda) == 1:
        return 1.0
    return 1.0 - rounds_left(state) if state.round > 0 else 0.0
