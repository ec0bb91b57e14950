"""What occurred in some games: noted while they are played, counted in games."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import NamedTuple

from wunderkammer.bots.derived_seeds import derived_seed
from wunderkammer.core.engine import legal_moves
from wunderkammer.core.log import Log
from wunderkammer.core.rules import Rules
from wunderkammer.core.state import State
from wunderkammer.core.vocabulary import EventKind, Verb
from wunderkammer.lab.play import bots_on_seats, first_state, play_seated
from wunderkammer.lab.reports.occurrences.idle_figures import NotedGame, end_of, figure_trials
from wunderkammer.lab.reports.occurrences.inventory import EFFECT, EVENT, FIGURE, POINTS, REFUSAL, RULE, THING, VERB
from wunderkammer.lab.reports.trials.component_book import ComponentBook, component_book
from wunderkammer.lab.reports.trials.trial import Conditions, GameBatch
from wunderkammer.match.party import free_seats
from wunderkammer.shelf.game import game

ASKED = 0.1  # of all decisions: how often it is asked what is not possible there, and why
TRIES = 2  # moves of every verb that are asked about then
KNOWN = "known-"  # before a kind: keys that are known to be there though they may not have occurred
OFFERED = "offered"

Counts = dict[str, Counter[str]]  # by kind: keys, and in how many games they occurred


class Sightings(NamedTuple):
    """What occurred in a number of games between equal bots."""

    bot: str
    numbers: tuple[int, ...]
    counts: Counts


class OccurrenceWitness:
    """Watches one game; every thing is noted once."""

    def __init__(self, rules: Rules, book: ComponentBook, seed: int) -> None:
        self.rules = rules
        self.book = book
        self.chance = random.Random(seed)
        self.seen: dict[str, set[str]] = {}
        self.moves: list[tuple[int, int]] = []

    def note(self, kind: str, *keys: str) -> None:
        self.seen.setdefault(kind, set()).update(keys)

    def decides(self, state: State, seat: int, move: int) -> None:
        self.moves.append((seat, move))
        for number in self.book.of_move(move):
            key = self.book.keys[number]
            self.note(THING if ":" in key else VERB, key)
        for legal in legal_moves(state, seat):
            self.note(OFFERED, *(self.book.keys[number] for number in self.book.of_move(legal)))
        if self.chance.random() < ASKED:
            self.ask_why_not(state, seat)

    def ask_why_not(self, state: State, seat: int) -> None:
        """Try some moves of every verb: what is refused, and by which rule."""
        for verb in self.rules.vocabulary.verbs:
            for _ in range(0 if verb.chance else TRIES):
                refusal = self.rules.refusal(state, seat, self.some_move(verb))
                if refusal is not None:
                    self.note(REFUSAL, refusal.code)
                    self.note(RULE, *([refusal.rule] if refusal.rule else []))

    def some_move(self, verb: Verb) -> int:
        return verb.base + self.chance.randrange(verb.size)

    def ends(self, state: State) -> None:
        """Read what the steps have reported, and who got points for what."""
        for _, code, _, *numbers in state.log.rows() if state.log else []:
            event = self.rules.events[code]
            self.note(EVENT, event.code)
            self.note(EFFECT, *event_things(event, numbers))
        for line in self.rules.result(state).sheet:
            self.note(KNOWN + POINTS, line.code)
            self.note(POINTS, *([line.code] if any(line.values) else []))


def event_things(event: EventKind, numbers: list[int]) -> list[str]:
    pairs = zip(event.arguments, numbers, strict=False)
    return [
        f"{event.code}:{name}={domain.labels[value]}"
        for (name, domain), value in pairs
        if domain.labels and 0 <= value < len(domain.labels)
    ]


def watch_batch(conditions: Conditions, batch: GameBatch) -> Sightings:
    """Play some games and note what occurs in them."""
    options = {**conditions.options, "pack": batch.side.pack} if batch.side.pack else conditions.options
    first = first_state(conditions.game, conditions.seats, options)
    given, pack = json.dumps(conditions.options, sort_keys=True), json.dumps(batch.side.pack, sort_keys=True)
    trials = figure_trials(conditions.game, conditions.seats, given, pack)
    idle = set(trials.firsts)
    counts: Counts = {KNOWN + FIGURE: Counter(idle)}
    for number in batch.numbers:
        seen, played = watch_game(conditions, batch.bot, number, first.clone(), options)
        # Most figures matter in the first game: only the others are tried again.
        seen[FIGURE] = trials.mattering(played, idle)
        idle -= seen[FIGURE]
        for kind, keys in seen.items():
            counts.setdefault(kind, Counter()).update(keys)
    return Sightings(batch.bot, batch.numbers, counts)


def watch_game(
    conditions: Conditions, bot: str, number: int, state: State, options: dict[str, object]
) -> tuple[dict[str, set[str]], NotedGame]:
    """What occurred in one game, and the game itself."""
    chosen = game(conditions.game)
    seed = derived_seed(conditions.seed, number)
    free = free_seats(chosen.rules, state)
    bots = bots_on_seats([bot if seat in free else "" for seat in range(state.seats)], seed)
    witness = OccurrenceWitness(chosen.rules, component_book(chosen), seed)
    state.log = Log()
    play_seated(chosen, state, bots, seed, options, witness)
    witness.ends(state)
    return witness.seen, NotedGame(seed, witness.moves, end_of(chosen.id, state))
