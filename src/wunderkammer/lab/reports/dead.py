"""What never occurs: verbs, things, events, effects, points, refusals and rules that no game of a level has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import Any

from wunderkammer.lab.crew import Repertoire, crew_on
from wunderkammer.lab.progress import Watch
from wunderkammer.lab.reports.occurrences.inventory import FIGURE, KINDS, POINTS, THING, VERB, inventory
from wunderkammer.lab.reports.occurrences.kept_sightings import KeptSightings
from wunderkammer.lab.reports.occurrences.sightings import KNOWN, OFFERED, Counts, Sightings, watch_batch
from wunderkammer.lab.reports.report_words import Findings, beginning, condition_lines, plain, title_of
from wunderkammer.lab.reports.showing.document import Chapter, Column, Document, Grid
from wunderkammer.lab.reports.trials.component_book import component_book
from wunderkammer.lab.reports.trials.laboratory import Laboratory, batches_of, file_for
from wunderkammer.lab.reports.trials.trial import Side
from wunderkammer.lab.tally import wilson
from wunderkammer.shelf.game import game
from wunderkammer.text.catalogue import Catalogue


def measure(lab: Laboratory) -> Findings:
    """Play games of every level against itself, and list what nobody has seen."""
    seen = {bot: Counts() for bot in lab.wish.bots}
    played: Counter[str] = Counter()
    for sightings in sightings_of(lab):
        played[sightings.bot] += len(sightings.numbers)
        for kind, counts in sightings.counts.items():
            seen[sightings.bot].setdefault(kind, Counter()).update(counts)
    return {
        **beginning("dead", lab),
        "played": {bot: played[bot] for bot in lab.wish.bots},
        "kinds": {kind: one_kind(lab.wish.game, kind, seen, played) for kind in KINDS},
    }


def sightings_of(lab: Laboratory) -> Iterable[Sightings]:
    """The games of all levels, with progress; Ctrl-C ends them, and what was played counts."""
    side, numbers = Side(lab.wish.pack), [*range(lab.wish.games)]
    batches = [batch for bot in lab.wish.bots for batch in batches_of(side, bot, numbers, False)]
    kept = KeptSightings(file_for(lab.wish.file, "sightings"), {**lab.identity(), "pack": lab.wish.pack})
    known = [sightings for batch in batches if (sightings := kept.of(batch))]
    yield from known
    left = [batch for batch in batches if not kept.of(batch)]
    crew = crew_on(lab.wish.on, len(left))
    repertoire = Repertoire(lab.wish.game, tuple(lab.wish.bots))
    done = sum(len(sightings.numbers) for sightings in known)
    with Watch(len(numbers) * len(lab.wish.bots), done, lab.texts) as watch:
        try:
            for sightings in crew.run(partial(watch_batch, lab.conditions), left, repertoire):
                kept.keep(sightings)
                done += len(sightings.numbers)
                watch.tell(done)
                yield sightings
        except KeyboardInterrupt:
            lab.stopped = True


def one_kind(game_id: str, kind: str, seen: dict[str, Counts], played: Counter[str]) -> dict[str, Any]:
    """Everything of a kind with the games in which it occurred; dead is what no level has seen."""
    keys = dict(inventory(game_id)[kind])
    for counts in seen.values():
        keys |= dict.fromkeys(sorted([*counts.get(kind, ()), *counts.get(KNOWN + kind, ())]))
    bots = {bot: counts.get(kind, Counter()) for bot, counts in seen.items()}
    dead = [key for key in keys if not any(counts[key] for counts in bots.values())]
    return {
        "all": len(keys),
        "dead": dead,
        "offered": [key for key in dead if any(counts.get(OFFERED, Counter())[key] for counts in seen.values())],
        "only": {bot: [key for key in keys if is_only_missing(key, bot, bots)] for bot in bots},
        "occurred": {bot: {key: rate(counts[key], played[bot]) for key in keys} for bot, counts in bots.items()},
    }


def is_only_missing(key: str, bot: str, bots: dict[str, Counter[str]]) -> bool:
    """Whether a level has never seen what another one has."""
    return not bots[bot][key] and any(counts[key] for counts in bots.values())


def rate(games: int, played: int) -> dict[str, float]:
    """The share of games in which something occurred; of what never did, the most that can be."""
    if not played:
        return {"value": 0.0, "low": 0.0, "high": 1.0, "n": 0}
    found = wilson(games, played)
    return {"value": round(found.value, 5), "low": round(found.low, 5), "high": round(found.high, 5), "n": played}


# For people.


def document(found: Findings, texts: Catalogue) -> Document:
    say = texts.say
    count = sum(len(kind["dead"]) for kind in found["kinds"].values())
    games = sum(found["played"].values())
    most = plain(100 * rate(0, games)["high"], 2, texts)
    return Document(
        texts.lang,
        title_of(found, texts),
        condition_lines(found, texts),
        [say("lab-dead-verdict", count=count, games=games, most=most), say("lab-dead-how")],
        [
            Chapter(say("lab-dead-summary"), [], summary(found, texts)),
            *(chapter(found, kind, texts) for kind in KINDS if missing(found, kind)),
        ],
    )


def missing(found: Findings, kind: str) -> list[str]:
    """What at least one level has never seen; first what nobody has."""
    one = found["kinds"][kind]
    return [*one["dead"], *dict.fromkeys(key for keys in one["only"].values() for key in keys)]


def summary(found: Findings, texts: Catalogue) -> Grid:
    say = texts.say
    columns = [Column(say("lab-dead-kind"), False), Column(say("lab-dead-all")), Column(say("lab-dead-never"))]
    columns += [Column(say("lab-dead-never-bot", bot=bot)) for bot in found["bots"]]
    rows = []
    for kind in KINDS:
        one = found["kinds"][kind]
        by_bot = [str(len(one["dead"]) + len(one["only"][bot])) for bot in found["bots"]]
        rows.append([say(f"lab-dead-kind-{kind}"), str(one["all"]), str(len(one["dead"])), *by_bot])
    return Grid(columns, rows)


def chapter(found: Findings, kind: str, texts: Catalogue) -> Chapter:
    say, one = texts.say, found["kinds"][kind]
    keys = missing(found, kind)
    names = [key_words(found["game"], kind, key, one, texts) for key in keys]
    columns = [Column(say("lab-dead-key"), False), *([Column(say("lab-dead-name"), False)] if any(names) else [])]
    columns += [Column(say("lab-dead-share", bot=bot)) for bot in found["bots"]]
    rows = [
        [key, *([name] if any(names) else []), *shares(one, kind, key, found["bots"], texts)]
        for key, name in zip(keys, names, strict=True)
    ]
    marked = frozenset(range(len(one["dead"])))
    return Chapter(say(f"lab-dead-kind-{kind}"), [say(f"lab-dead-kind-{kind}-how")], Grid(columns, rows, marked))


def shares(one: dict[str, Any], kind: str, key: str, bots: list[str], texts: Catalogue) -> list[str]:
    """In how many games of a hundred it occurred: the number, or the most that it can be."""
    return [share_text(one["occurred"][bot][key], kind, texts) for bot in bots]


def share_text(share: dict[str, float], kind: str, texts: Catalogue) -> str:
    if not share["value"]:
        return f"0 … {plain(100 * share['high'], 2, texts)}"
    # A figure that has made a difference once is not looked at in every game.
    return texts.say("lab-dead-sometimes") if kind == FIGURE else plain(100 * share["value"], 2, texts)


def key_words(game_id: str, kind: str, key: str, one: dict[str, Any], texts: Catalogue) -> str:
    """What a key means, in the words of the game, and whether it could have been done."""
    if kind in (VERB, THING):
        book = component_book(game(game_id))
        name = book.name(book.numbers[key], texts)
        offered = "lab-dead-untaken" if key in one["offered"] else "lab-dead-unoffered"
        return f"{name} ({texts.say(offered)})" if key in one["dead"] else name
    message = f"score-{key}" if kind == POINTS else ""
    return texts.say(message) if message and texts.has(message) else ""
