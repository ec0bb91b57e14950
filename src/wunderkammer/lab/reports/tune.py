"""An aim reached with the fewest changes of figures: looked for on some seeds, confirmed on others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from wunderkammer.lab.reports.analysis.aims import Goal, goals_of, measurement_of, pull, value_of
from wunderkammer.lab.reports.analysis.figure_steps import FigureStep, figure_steps, step_to
from wunderkammer.lab.reports.measures import is_rate, measure_name, measures_of
from wunderkammer.lab.reports.report_words import (
    Findings,
    beginning,
    condition_lines,
    plain,
    title_of,
    with_interval,
)
from wunderkammer.lab.reports.showing.document import Chapter, Column, Document, Grid
from wunderkammer.lab.reports.statistics import mean_of, rate_of, round_off
from wunderkammer.lab.reports.trials.laboratory import Laboratory
from wunderkammer.lab.reports.trials.trial import FRESH, Side
from wunderkammer.shelf.game import game
from wunderkammer.shelf.packs import Figures
from wunderkammer.text.catalogue import Catalogue

LOOKED_AT = 6  # figures whose reach is looked at for every change …
REACHES = (1, 2, 4, 8, 16, 32)  # … for so many steps
TRIED = 4  # of these, changes that are tried in earnest


class Attempt(NamedTuple):
    """Some figures, and how far they are from the aim; 0 is reached."""

    pack: Figures
    missed: float
    steps: tuple[FigureStep, ...]


def measure(lab: Laboratory) -> Findings:
    """One change after the other, until the aim is reached or there are enough of them."""
    goals = goals_of(lab.wish.aim)
    best = attempt(lab, goals, lab.wish.pack, ())
    path = [best]
    while best.missed > 0 and len(best.steps) < lab.wish.changes and not lab.stopped:
        better = best_change(lab, goals, best)
        if better is None:
            break
        best = better
        path.append(best)
    fresh = range(FRESH, FRESH + 2 * lab.wish.games)
    sides = [Side(lab.wish.pack), Side(best.pack)]
    lab.play(sides, lab.wish.bots, fresh, note=lab.texts.say("lab-atlas-confirming"))
    return {
        **beginning("tune", lab),
        "aim": [goal._asdict() for goal in goals],
        "path": [
            {"missed": round_off(one.missed), "changes": [changed_facts(step) for step in one.steps]} for one in path
        ],
        "tuned_pack": best.pack,
        "confirmation": {bot: confirm(lab, goals, sides, bot, fresh) for bot in lab.wish.bots},
    }


def attempt(lab: Laboratory, goals: Sequence[Goal], pack: Figures, steps: tuple[FigureStep, ...]) -> Attempt:
    """Figures, tried with all levels of bots; the level that is farthest from the aim counts."""
    numbers, side = range(lab.wish.games), Side(pack)
    lab.play([side], lab.wish.bots, numbers, note=lab.texts.say("lab-tune-trying"))
    return Attempt(pack, max(total_distance(lab, goals, side, bot, numbers) for bot in lab.wish.bots), steps)


def total_distance(lab: Laboratory, goals: Sequence[Goal], side: Side, bot: str, numbers: Sequence[int]) -> float:
    games = [*lab.games(side, bot, numbers).values()]
    return sum(goal.distance(value_of(goal.name, games)) for goal in goals) if games else 0.0


def best_change(lab: Laboratory, goals: Sequence[Goal], best: Attempt) -> Attempt | None:
    """The change that comes nearest to the aim; None if none comes nearer."""
    found: list[Attempt] = []
    for step in likely_steps(lab, goals, best)[:TRIED]:
        if not lab.stopped:
            found.append(attempt(lab, goals, step.pack, (*best.steps, step)))
            if found[-1].missed == 0:
                return found[-1]
    nearest = min(found, key=lambda one: one.missed, default=None)
    if nearest is not None and not lab.stopped:
        found += [attempt(lab, goals, step.pack, (*best.steps, step)) for step in beside(lab, best, nearest.steps[-1])]
        nearest = min(found, key=lambda one: one.missed)
    return nearest if nearest is not None and nearest.missed < best.missed else None


def likely_steps(lab: Laboratory, goals: Sequence[Goal], best: Attempt) -> list[FigureStep]:
    """Changes that seem to come near to the aim, the nearest first, after a first look at how far each figure goes."""
    wish, say = lab.wish, lab.texts.say
    near = [reached for step in pulling_steps(lab, goals, best) for reached in reaches(lab, best, step)]
    numbers, bot = range(wish.screening), wish.bots[0]
    lab.play([Side(step.pack) for step in near], [bot], numbers, note=say("lab-atlas-screening"))
    misses = [total_distance(lab, goals, Side(step.pack), bot, numbers) for step in near]
    return [near[at] for at in sorted(range(len(near)), key=lambda at: misses[at])]


def pulling_steps(lab: Laboratory, goals: Sequence[Goal], best: Attempt) -> list[FigureStep]:
    """The steps that most surely lead towards the aim."""
    wish, say = lab.wish, lab.texts.say
    used = {step.way for step in best.steps}
    steps = [step for step in figure_steps(game(wish.game), best.pack, wish.figures)[0] if step.way not in used]
    numbers, base, bot = range(wish.screening), Side(best.pack), wish.bots[0]
    lab.play([base, *[Side(step.pack) for step in steps]], [bot], numbers, note=say("lab-atlas-screening"))
    pairs = [lab.pairs(base, Side(step.pack), bot, numbers) for step in steps]
    pulls = [sum(pull(goal, both) for goal in goals) if both else 0.0 for both in pairs]
    order = sorted((at for at in range(len(steps)) if pulls[at] > 0), key=lambda at: -pulls[at])
    return [steps[at] for at in order[:LOOKED_AT]]


def reaches(lab: Laboratory, best: Attempt, step: FigureStep) -> list[FigureStep]:
    """A figure one, two, four … steps away, as far as the game can be played with it."""
    if isinstance(step.before, bool) or not isinstance(step.before, int):
        return [step]
    size = step.after - step.before
    values = [step.before + reach * size for reach in REACHES]
    return [made for value in values if (made := step_to(game(lab.wish.game), best.pack, step.way, value)) is not None]


def beside(lab: Laboratory, best: Attempt, step: FigureStep) -> list[FigureStep]:
    """The same figure a quarter less and more far away."""
    if isinstance(step.before, bool) or not isinstance(step.before, int):
        return []
    far = step.after - step.before
    values = {step.before + round(far * part) for part in (0.75, 1.25)} - {step.after, step.before}
    made = [step_to(game(lab.wish.game), best.pack, step.way, value) for value in sorted(values)]
    return [one for one in made if one is not None]


def changed_facts(step: FigureStep) -> dict[str, Any]:
    return {"figure": step.figure, "before": step.before, "after": step.after}


def confirm(
    lab: Laboratory, goals: Sequence[Goal], sides: Sequence[Side], bot: str, numbers: Sequence[int]
) -> dict[str, Any]:
    """Before and after on seeds that nothing was looked for on."""
    games = [[*lab.games(side, bot, numbers).values()] for side in sides]
    return {
        "goals": {
            goal.name: [measurement_of(goal.name, some).to_json() if some else None for some in games] for goal in goals
        },
        "reached": bool(games[1]) and all(goal.distance(value_of(goal.name, games[1])) == 0 for goal in goals),
        "measures": {
            one.name: [
                (rate_of if is_rate(one.name) else mean_of)([one.of(each) for each in some]).to_json() for some in games
            ]
            for one in measures_of(games[0])
        },
    }


# For people.


def document(found: Findings, texts: Catalogue) -> Document:
    say = texts.say
    changes = found["path"][-1]["changes"]
    told = [f"{one['figure']} {one['before']} → {one['after']}" for one in changes]
    verdict = say(f"lab-tune-{outcome(found)}", count=len(told))
    doubt = [say("lab-tune-unsure")] if outcome(found) == "reached" and reaches_beyond(found) else []
    return Document(
        texts.lang,
        title_of(found, texts),
        [*condition_lines(found, texts), say("lab-tune-aim", aim=aim_text(found, texts))],
        [verdict, *told, *doubt],
        [
            Chapter(say("lab-tune-goals"), [say("lab-tune-how", games=2 * found["games"])], goal_grid(found, texts)),
            Chapter(say("lab-compare-measures"), [], measure_grid(found, texts), rows_shown=40),
            Chapter(say("lab-tune-path"), [say("lab-tune-path-how")], path_grid(found, texts)),
        ],
    )


def outcome(found: Findings) -> str:
    """Whether the aim was reached, missed, or not looked for to the end."""
    if all(one["reached"] for one in found["confirmation"].values()):
        return "reached"
    return "stopped" if found["stopped"] else "missed"


def reaches_beyond(found: Findings) -> bool:
    """Whether the truth may lie outside of the aim although what was seen lies inside."""
    after = [(goal, one["goals"][goal["name"]][1]) for goal in found["aim"] for one in found["confirmation"].values()]
    return any(one["high"] > goal["high"] or max(0.0, one["low"]) < goal["low"] for goal, one in after)


def aim_text(found: Findings, texts: Catalogue) -> str:
    return "; ".join(
        f"{texts.say('lab-goal-' + goal['name'])} {plain(goal['low'], 0, texts)}–{plain(goal['high'], 1, texts)}"
        for goal in found["aim"]
    )


def side_columns(found: Findings, texts: Catalogue) -> list[Column]:
    sides = ("lab-column-before", "lab-column-after")
    return [Column(f"{bot}: {texts.say(side)}") for bot in found["bots"] for side in sides]


def goal_grid(found: Findings, texts: Catalogue) -> Grid:
    names = [goal["name"] for goal in found["aim"]]
    rows = [
        [
            texts.say(f"lab-goal-{name}"),
            *[
                with_interval(one, 1, texts) if one else "–"
                for bot in found["bots"]
                for one in found["confirmation"][bot]["goals"][name]
            ],
        ]
        for name in names
    ]
    return Grid([Column(texts.say("lab-column-goal"), False), *side_columns(found, texts)], rows)


def measure_grid(found: Findings, texts: Catalogue) -> Grid:
    first = found["confirmation"][found["bots"][0]]["measures"]
    rows = [
        [
            measure_name(name, texts),
            *[
                with_interval(one, 1 if is_rate(name) else 2, texts, 100.0 if is_rate(name) else 1.0)
                for bot in found["bots"]
                for one in found["confirmation"][bot]["measures"].get(name, [])
            ],
        ]
        for name in first
    ]
    return Grid([Column(texts.say("lab-column-measure"), False), *side_columns(found, texts)], rows)


def path_grid(found: Findings, texts: Catalogue) -> Grid:
    columns = [Column(texts.say("lab-column-changes"), False), Column(texts.say("lab-column-missed"))]
    rows = [
        [
            "; ".join(f"{one['figure']} {one['before']} → {one['after']}" for one in step["changes"]) or "–",
            plain(step["missed"], 1, texts),
        ]
        for step in found["path"]
    ]
    return Grid(columns, rows)
