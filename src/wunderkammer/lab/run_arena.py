"""A tournament from its order to its end or to Ctrl-C, with or without a file that keeps its games."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from wunderkammer.lab import ledger
from wunderkammer.lab.arena import GameFacts, Tournament, play_all, schedule
from wunderkammer.lab.arena_report import Arena
from wunderkammer.lab.progress import Watch, chosen_seed
from wunderkammer.lab.standings import standings
from wunderkammer.text.catalogue import Catalogue


class Wanted(NamedTuple):
    """What was asked for; without a seed that of the file, or a random one."""

    game: str
    seats: int
    options: dict[str, object]
    bots: list[str]
    seed: int | None
    games: int  # of every meeting
    jobs: int
    file: Path | None


def run_arena(wanted: Wanted, texts: Catalogue) -> tuple[Arena, bool]:
    """Play what is not yet played; what has been played then, and whether that is all."""
    seed = ledger.seed_in(wanted.file) if wanted.seed is None and wanted.file else wanted.seed
    tournament = Tournament(wanted.game, wanted.seats, wanted.options, wanted.bots, chosen_seed(seed))
    plan = schedule(tournament, wanted.games)
    identity = tournament.identity()
    played = ledger.played_in(wanted.file, identity) if wanted.file else []
    done = {facts.fixture for facts in played}
    left = [fixture for fixture in plan.fixtures() if fixture not in done]
    finished = True
    with ExitStack() as stack:
        file = stack.enter_context(ledger.writing(wanted.file, identity)) if wanted.file else None
        watch = stack.enter_context(Watch(len(left) + len(done), len(done), texts))

        def hear(facts: GameFacts) -> None:
            if file:
                ledger.keep(file, facts)
            played.append(facts)
            watch.tell(len(played))

        try:
            play_all(tournament, left, wanted.jobs, hear)
        except KeyboardInterrupt:
            finished = False
    return Arena(tournament, plan, standings(played, wanted.bots, len(plan.meetings[0]))), finished
