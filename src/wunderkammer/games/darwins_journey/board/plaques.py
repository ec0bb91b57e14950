"""Plaques on the chart: the camps with their tents, and the Beagle's goals."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from wunderkammer.games.darwins_journey.board.layout import places
from wunderkammer.games.darwins_journey.board.signs import drawn_icon, drawn_line, figure_parts, words_of
from wunderkammer.games.darwins_journey.board.things import drawn_on_chart
from wunderkammer.games.darwins_journey.board.words import VP, aim_sign, amount, boards, effect, figures, who
from wunderkammer.games.darwins_journey.content.measures import parse_measure
from wunderkammer.games.darwins_journey.content.names import CAMP_NAMES, MOST_SEATS
from wunderkammer.scene import Sign
from wunderkammer.text.listed_names import names_with_and
from wunderkammer.web.board.sentences import sentence
from wunderkammer.web.board.sight import Sight

PLAQUE = (92, 56)
GOAL_PLAQUE = (74, 34)
REMEMBERED = 8192


def camps(sight: Sight) -> list[str]:
    """The nine camps: what they give, what the next tents cost, whose stand there."""
    room = 3 if len(boards(sight)) == MOST_SEATS else 2
    return [part for name in CAMP_NAMES for part in camp(sight, name, room)]


def camp(sight: Sight, name: str, room: int) -> tuple[str, str]:
    """The plaque, which can be touched, and above it what stands there, which the plaque's name says."""
    printed = figures(sight)["camp"][name.upper()]
    standing = tuple(sight.shown["camps"][name])
    costs = tuple(printed["cost"][:room])
    gives = effect(sight.catalogue, printed["gives"])
    price = price_words(sight, costs[len(standing) :])
    owners = [sentence(sight, "board-tent-of", player=who(sight, seat)) for seat in standing]
    title = f"{sight.say('board-camp')} {name.upper()}"
    words = ", ".join((title, words_of(gives), price, *owners))
    return drawn_camp(name, sight.mark(f"camp-{name}", words, "dj-camp"), words), drawn_face(
        name, gives, costs, standing
    )


def price_words(sight: Sight, costs: tuple[int, ...]) -> str:
    """What the tents still to come cost."""
    if not costs:
        return sight.say("obstacle-camp_full")
    return sentence(
        sight, "board-tent-costs", costs=names_with_and([str(cost) for cost in costs], sight.catalogue), last=costs[-1]
    )


@lru_cache(REMEMBERED)
def drawn_camp(name: str, mark: Markup, words: str) -> str:
    (x, y), (wide, high) = places("camp")[name], PLAQUE
    plaque = f'<path class="dj-plaque" d="M5 1h{wide - 10}l4 4v{high - 10}l-4 4H5l-4-4V5z"/>'
    return drawn_on_chart(mark, words, f"camp-{name}", (x - wide / 2, y - high / 2), plaque)


@lru_cache(REMEMBERED)
def drawn_face(name: str, gives: tuple[Sign, ...], costs: tuple[int, ...], standing: tuple[int, ...]) -> str:
    """What a camp gives, and its places for tents."""
    (x, y), (wide, high) = places("camp")[name], PLAQUE
    left = 23 if len(standing) < len(costs) else 4
    step = (wide - left - 4) / len(costs)
    coins = drawn_icon("two-coins", 12, 41, 18, "dj-price") if len(standing) < len(costs) else ""
    pitches = coins + "".join(
        pitch(name, left + step * (at + 0.5), step / 2, cost, standing[at] if at < len(standing) else None)
        for at, cost in enumerate(costs)
    )
    return (
        f'<svg id="dj-face-{name}" class="dj-face" data-what="camp-{name}" aria-hidden="true" {box(x, y, wide, high)}>'
        f"{drawn_line(gives, wide / 2, 15, 20)}{pitches}</svg>"
    )


def box(x: float, y: float, wide: float, high: float) -> str:
    """A plaque around a point."""
    return f'x="{x - wide / 2:.0f}" y="{y - high / 2:.0f}" width="{wide}" height="{high}"'


def pitch(name: str, x: float, room: float, cost: int, seat: int | None) -> str:
    """A place for a tent: what it costs, or whose tent stands there."""
    if seat is None:
        ring = f'<circle class="dj-pitch" cx="{x:.0f}" cy="40" r="{min(13, room):.0f}"/>'
        return f'{ring}<text class="chart-figure middle" x="{x:.0f}" y="48">{cost}</text>'
    return (
        f'<g id="tok-tent-{seat}-{name}" class="dj-piece seat-{seat}"><svg x="{x - 12.5:.1f}" y="29" width="25" '
        f'height="25" viewBox="0 0 32 32">{figure_parts("tent", seat)}</svg></g>'
    )


def beagle_goals(sight: Sight) -> list[str]:
    """The goals of the five rounds, each beside a stop of the Beagle; the one that counts next stands out."""
    now = max(1, sight.shown["round"])
    return [beagle_goal(sight, number, tile, now) for number, tile in enumerate(sight.shown["beagle_goals"], 1)]


def beagle_goal(sight: Sight, number: int, tile: str | None, now: int) -> str:
    state = "now" if number == now else "past" if number < now else ""
    if tile is None:
        return drawn_goal(number, state, sentence(sight, "board-round", round=number), ())
    measure, points = figures(sight)["beagle_goal"][tile[1:]]
    name = sight.label("beagle_goal", tile)
    worth = amount(sight.catalogue, "vp", points)
    words = sentence(sight, "board-beagle-goal", round=number, goal=name, points=worth)
    return drawn_goal(number, state, words, (aim_sign(sight, parse_measure(measure)), Sign(VP, str(points))))


@lru_cache(REMEMBERED)
def drawn_goal(number: int, state: str, words: str, line: tuple[Sign, ...]) -> str:
    (x, y), (wide, high) = places("beagle")[str(number)], GOAL_PLAQUE
    bend = high / 2 - 1
    scroll = f'<path class="dj-plaque" d="M6 1h{wide - 12}q5 {bend} 0 {high - 2}H6q-5-{bend} 0-{high - 2}z"/>'
    mark, asked = (
        Markup(f'class="dj-goal-plaque {state}" data-what="beagle-goal-{number}"'),
        drawn_line(line, wide / 2, high / 2, 21),
    )
    return drawn_on_chart(mark, words, f"goal-{number}", (x - wide / 2, y - high / 2), scroll + asked)
