"""The live chart: ships, explorers and specimens on their spaces."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import Markup, escape

from wunderkammer.games.darwins_journey.board.layout import layout, places
from wunderkammer.games.darwins_journey.board.signs import figure_parts, words_of
from wunderkammer.games.darwins_journey.board.things import drawn_on_chart
from wunderkammer.games.darwins_journey.board.words import boards, effect, figures, who
from wunderkammer.games.darwins_journey.content.names import SPACE_NAMES
from wunderkammer.text.catalogue import Catalogue
from wunderkammer.web.board.sentences import sentence
from wunderkammer.web.board.sight import Sight

TRACKS = {"o": "sea", "a": "island_a", "b": "island_b", "c": "island_c"}
BEAGLE = 56
FIGURES = (46, 40, 36)  # size of ships and explorers, by how many stand on a space
# Where figures stand around the middle of a space, by how many there are: on its rim, so that one sees what it gives.
STANDS = (
    ((-15, -32),),
    ((-22, -29), (16, -30)),
    ((-24, -24), (8, -31), (-22, 14)),
    ((-24, -24), (8, -31), (-22, 14), (24, 14)),
    ((-24, -24), (8, -31), (-22, 14), (24, 14), (0, 4)),
)
# Beside the Beagle they stand below.
BESIDE = (
    ((4, 17),),
    ((-20, 16), (20, 16)),
    ((-20, 8), (20, 8), (0, 38)),
    ((-20, 10), (20, 10), (-17, 43), (17, 43)),
)
ABOVE = (-4, -22)  # where the Beagle is then
REMEMBERED = 8192


class Piece(NamedTuple):
    """A ship, an explorer or the Beagle on a space."""

    id: str
    label: str
    shape: str
    seat: int | None = None


def standing(sight: Sight) -> dict[str, tuple[Piece, ...]]:
    """Ships, explorers and the Beagle by space."""
    beagle = Piece("tok-beagle", sight.say("board-beagle"), "beagle")
    found: dict[str, tuple[Piece, ...]] = {sight.shown["beagle"]: (beagle,)}
    for seat, data in enumerate(boards(sight)):
        name = who(sight, seat)
        pieces = [
            (data["ship"], Piece(f"tok-ship-{seat}", sentence(sight, "board-ship-of", player=name), "ship", seat))
        ]
        for island, space in enumerate(data["explorers"]):
            if space is not None:
                label = sentence(sight, "board-explorer-of", player=name)
                pieces.append((space, Piece(f"tok-explorer-{seat}-{island}", label, "explorer", seat)))
        for space, piece in pieces:
            found[space] = (*found.get(space, ()), piece)
    return found


def spaces(sight: Sight) -> list[str]:
    """Every space of the chart, each an element of its own."""
    here, printed = standing(sight), figures(sight)
    return [space(sight, name, printed[TRACKS[name[0]]][name.upper()], here.get(name, ())) for name in SPACE_NAMES]


def space(sight: Sight, name: str, data: dict[str, Any], here: tuple[Piece, ...]) -> str:
    """A space: what lies there, who stands there, and whether one can go there."""
    found = sight.shown["specimens"].get(name)
    ribbon = data["ribbon"] if "ribbon" in data and name not in sight.shown["ribbons"] else 0
    words = space_words(sight, name, data, found, ribbon, here)
    mark = sight.mark(f"space-{name}", words, "dj-space")
    return drawn_space(name, mark, words, found, bool(data.get("gives")), ribbon, here)


def space_words(
    sight: Sight, name: str, data: dict[str, Any], found: str | None, ribbon: int, here: tuple[Piece, ...]
) -> str:
    """A space in words: its name, what it gives, what lies and who stands there."""
    labels = tuple([piece.label for piece in here])
    return described(sight.catalogue, name, data.get("gives", ""), tuple(features(data)), found, ribbon, labels)


def features(data: dict[str, Any]) -> list[tuple[str, str]]:
    """What a space is, as messages with the letter of an island."""
    found = [("board-camp", "")] if data.get("camp") else []
    if "banner" in data:
        found.append(("board-banner", data["banner"]))
    if "beagle" in data:
        found.append(("board-beagle-space", ""))
    return found if data["next"] else [*found, ("board-last-space", "")]


@lru_cache(REMEMBERED)
def described(
    words: Catalogue,
    name: str,
    gives: str,
    features: tuple[tuple[str, str], ...],
    found: str | None,
    ribbon: int,
    here: tuple[str, ...],
) -> str:
    parts = [words.say(f"space-{name}"), words_of(effect(words, gives))]
    if found:
        parts.append(words.say(f"specimen-{found}"))
    parts += [words.say(message, island=island) for message, island in features]
    if ribbon:
        parts.append(words.say("board-ribbon", vp=ribbon))
    return ", ".join(part for part in (*parts, *here) if part)


@lru_cache(REMEMBERED)
def drawn_space(
    name: str, mark: Markup, words: str, found: str | None, crowded: bool, ribbon: int, here: tuple[Piece, ...]
) -> str:
    x, y = places("space")[name]
    radius = layout()["chart"]["space"] + 1
    lies = lying(found, crowded) if found else ""
    prize = f'<use href="#dj-ribbon-{ribbon}" x="12" y="-42" width="42" height="32"/>' if ribbon else ""
    size = FIGURES[min(sum(piece.seat is not None for piece in here), len(FIGURES)) - 1]
    pieces = "".join(stood(piece, at, size) for piece, at in zip(here, stands(here), strict=False))
    return drawn_on_chart(mark, words, name, (x, y), f'<circle class="dj-hit" r="{radius}"/>{lies}{prize}{pieces}')


def stands(here: tuple[Piece, ...]) -> tuple[tuple[int, int], ...]:
    """A place for each figure of a space; the Beagle, which comes first, is so large that it lies above the others."""
    if len(here) > 1 and here[0].seat is None:
        return (ABOVE, *BESIDE[min(len(here) - 1, len(BESIDE)) - 1])
    return STANDS[min(len(here), len(STANDS)) - 1] if here else ()


def lying(found: str, crowded: bool) -> str:
    """A specimen on a space; beside what the space gives it is smaller."""
    x, y, size = (14, 18, 34) if crowded else (0, 0, 50)
    return f'<use href="#dj-{found}" x="{x - size / 2:.0f}" y="{y - size / 2:.0f}" width="{size}" height="{size}"/>'


def stood(piece: Piece, at: tuple[int, int], size: int) -> str:
    """A piece on a space; the Beagle has a size of her own."""
    size = BEAGLE if piece.seat is None else size
    x, y = at[0] - size / 2, at[1] - size / 2
    if piece.seat is None:
        return (
            f'<g id="{piece.id}" class="dj-piece"><use href="#dj-beagle" x="{x:.0f}" y="{y - 8:.0f}" '
            f'width="{size}" height="{size}"/></g>'
        )
    return (
        f'<g id="{piece.id}" class="dj-piece seat-{piece.seat}" aria-hidden="true"><svg x="{x:.0f}" y="{y:.0f}" '
        f'width="{size}" height="{size}" viewBox="0 0 32 32">{figure_parts(piece.shape, piece.seat)}</svg></g>'
    )


def sea_frame(words: Catalogue, printed: dict[str, Any]) -> tuple[str, str]:
    """What holds the live chart: the printed one below everything, and the ways along which figures travel."""
    size = layout()["chart"]
    ways = " ".join(
        f"el-space-{name.lower()}>el-space-{other.lower()}"
        for track in TRACKS.values()
        for name, data in printed[track].items()
        for other in data["next"]
    )
    box = f'data-what="chart" viewBox="0 0 {size["width"]} {size["height"]}"'
    name = f'role="group" aria-label="{escape(words.say("board-chart-title"))}"'
    opening = f'<svg class="dj-map" {box} {name} data-ways="{ways}"><use href="#dj-chart" aria-hidden="true"/>'
    return opening, "</svg>"
