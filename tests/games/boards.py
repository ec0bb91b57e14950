"""Looking at boards in the browser: every position of a random match, and what is drawn of it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module

from wunderkammer.core.rng import Rng
from wunderkammer.match.match import Match
from wunderkammer.scene import Fact, Scene, Sign, Token
from wunderkammer.web.board.drawing import artist
from wunderkammer.web.board.sight import Sight

NAMES = ["Ada", "Борис", "Cäcilie", "<Dora>"]
ID = re.compile(r' id="([^"]*)"')


def board_of(match: Match, seat: int | None, lang: str = "en") -> str:
    """The whole board as a seat gets it."""
    board = artist(match.game)(Sight(match, seat, lang, NAMES[: match.seats]))
    return f"{board.still}{board.live}"


def play_random(match: Match, seed: int, every: int) -> Iterator[int]:
    """A random match; at some of its decisions the seat that decides."""
    rng = Rng(seed)
    number = 0
    while match.to_act:
        seat = match.to_act[rng.below(len(match.to_act))]
        if number % every == 0:
            yield seat
        number += 1
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])


def not_in_the_legend(match: Match, seat: int) -> set[str]:
    """The signs without words of their own that the legend does not explain."""
    table: Scene = import_module(f"wunderkammer.games.{match.game.id}.board.scene").scene(
        Sight(match, seat, "en", NAMES[: match.seats])
    )
    found: list[Sign | Token | Fact] = []
    for zone in table.zones:
        found += [*zone.signs, *zone.tokens, *zone.facts, *(token for fact in zone.facts for token in fact.tokens)]
        for card in zone.cards:
            found += [*card.tokens, *(sign for line in card.lines for sign in line)]
        for track in zone.tracks:
            found += [*track.signs, *([track.head] if track.head else [])]
            for space in track.spaces:
                found += [*space.signs, *space.tokens]
    return {one.icon for one in found} - {sign.icon for sign in table.legend} - {""}


def faulty_elements(match: Match, seat: int) -> dict[str, int]:
    """Elements of legal moves that are not drawn exactly once, and ids that are given twice."""
    sight = Sight(match, seat, "en", NAMES[: match.seats])
    board = artist(match.game)(sight)
    found = Counter(ID.findall(board.still + board.live))
    missing = {element: found[f"el-{element}"] for element in sight.by_element if found[f"el-{element}"] != 1}
    return missing | {name: count for name, count in found.items() if count > 1}
