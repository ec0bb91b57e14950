"""A tournament from its order to its end or to Ctrl-C, with or without a file that keeps its games."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from wunderkammer.errors import BadSimulation
from wunderkammer.lab.crew import crew_on
from wunderkammer.lab.progress import Watch, chosen_seed
from wunderkammer.lab.report import decimal
from wunderkammer.lab.tournament import ledger
from wunderkammer.lab.tournament.arena import GameFacts, Tournament, play_all, schedule
from wunderkammer.lab.tournament.arena_report import Arena, with_sign
from wunderkammer.lab.tournament.sequential import BOUND, SeedsInOrder, SequentialTest
from wunderkammer.lab.tournament.standings import standings
from wunderkammer.text.catalogue import Catalogue


class ArenaOrder(NamedTuple):
    """What was asked for; without a seed that of the file, or a random one."""

    game: str
    seats: int
    options: dict[str, object]
    bots: list[str]
    seed: int | None
    games: int  # of every meeting
    on: int | str  # the crew: a number of processes here, or an address
    file: Path | None
    until: float | None = None  # the gain of the first over the second that, once it is sure or refuted, ends it all


def run_arena(wanted: ArenaOrder, texts: Catalogue) -> tuple[Arena, bool]:
    """Play what is not yet played; what has been played then, and whether that is all."""
    seed = ledger.seed_in(wanted.file) if wanted.seed is None and wanted.file else wanted.seed
    tournament = Tournament(wanted.game, wanted.seats, wanted.options, wanted.bots, chosen_seed(seed))
    plan = schedule(tournament, wanted.games)
    identity = tournament.identity()
    played = ledger.played_in(wanted.file, identity) if wanted.file else []
    done = {facts.fixture for facts in played}
    left = [fixture for fixture in plan.fixtures() if fixture not in done]
    test = sequential_test(wanted)
    crew = crew_on(wanted.on, len(left))
    order = SeedsInOrder(test, wanted.bots, len(plan.meetings[0])) if test else None
    for facts in played:
        if order:
            order.add(facts)
    finished = True
    with ExitStack() as stack:
        file = stack.enter_context(ledger.writing(wanted.file, identity)) if wanted.file else None
        watch = stack.enter_context(Watch(len(left) + len(done), len(done), texts, at_most=test is not None))

        def enough(facts: GameFacts) -> bool:
            if file:
                ledger.keep(file, facts)
            played.append(facts)
            if order:
                order.add(facts)
            watch.tell(len(played), ratio_note(test, texts))
            return test is not None and test.accepted is not None

        try:
            if test is None or test.accepted is None:
                play_all(tournament, left, crew, enough)
        except KeyboardInterrupt:
            finished = False
    table = standings(played, wanted.bots, len(plan.meetings[0]))
    return Arena(tournament, plan, table, test, crew.hosts()), finished


def sequential_test(wanted: ArenaOrder) -> SequentialTest | None:
    """The test that ends the tournament, if one was asked for."""
    if wanted.until is None:
        return None
    if len(wanted.bots) != 2:
        raise BadSimulation("until-two")
    return SequentialTest(wanted.until, wanted.seats)


def ratio_note(test: SequentialTest | None, texts: Catalogue) -> str:
    """How sure a test is by now, for the progress."""
    point = texts.say("ui-decimal-point")
    ratio = "" if test is None else with_sign(test.ratio, 2, point)
    return texts.say("arena-until-progress", ratio=ratio, bound=decimal(BOUND, 2, point)) if test else ""
