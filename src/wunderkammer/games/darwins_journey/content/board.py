"""The sea and the islands as a graph."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.effects_book import EffectBook
from wunderkammer.core.reader import BadData, Reader, reject_if
from wunderkammer.games.darwins_journey.content.effects import effect_in
from wunderkammer.games.darwins_journey.content.names import (
    BEAGLE_SPACES,
    CAMP_NAMES,
    NOTHING,
    SPACE_NAMES,
    SPACES,
    SPECIMENS,
)

TRACKS = ("sea", "island_a", "island_b", "island_c")
TENTS_PER_CAMP: Final = 3


@final
@mypyc_attr(acyclic=True)
class Board:
    """Where every space leads and what it gives; all tables by space unless they say otherwise."""

    ways: vec[i64]  # space × 2: the spaces it leads to, −1 for none
    track: vec[i64]  # 0 the sea, 1–3 the islands
    effect: vec[i64]
    ribbon: vec[i64]  # VP for the first explorer across
    ribbon_bit: vec[i64]  # its bit among the firsts of a game, −1 for none
    banner: vec[i64]  # the island of a silver banner, −1 for none
    camp: vec[i64]  # −1 for none
    token: vec[i64]  # which of the sixteen specimen places, −1 for none
    players: vec[i64]  # from how many players on a specimen lies there
    beagle: vec[i64]  # by Beagle space: the space
    start: vec[i64]  # by track
    end: vec[i64]  # by track
    longest: vec[i64]  # steps to the end on the longest way
    camp_cost: vec[i64]  # camp × 3
    camp_effect: vec[i64]  # by camp

    def __init__(self, figures: Reader, book: EffectBook) -> None:
        self.ways = vec[i64]([NOTHING] * (2 * SPACES))
        self.track = vec[i64]([0] * SPACES)
        self.effect = vec[i64]([NOTHING] * SPACES)
        self.ribbon = vec[i64]([0] * SPACES)
        self.ribbon_bit = vec[i64]([NOTHING] * SPACES)
        self.banner = vec[i64]([NOTHING] * SPACES)
        self.camp = vec[i64]([NOTHING] * SPACES)
        self.token = vec[i64]([NOTHING] * SPACES)
        self.players = vec[i64]([0] * SPACES)
        self.beagle = vec[i64]([NOTHING] * BEAGLE_SPACES)
        self.start = vec[i64]()
        self.end = vec[i64]()
        self.camp_cost = vec[i64]()
        self.camp_effect = vec[i64]()
        tokens = 0
        for number, name in enumerate(TRACKS):
            reader = figures.inside(name)
            spaces = [space for space in range(SPACES) if SPACE_NAMES[space][0] == "oabc"[number]]
            self.start = append(self.start, spaces[0])
            self.end = append(self.end, spaces[-1])
            for space in spaces:
                self.track[space] = number
                tokens = self.read_space(reader.inside(SPACE_NAMES[space].upper()), space, book, tokens)
        camps = figures.inside("camp")
        for name in CAMP_NAMES:
            camp = camps.inside(name.upper())
            for cost in camp.integers("cost", TENTS_PER_CAMP, 0, 50):
                self.camp_cost = append(self.camp_cost, cost)
            self.camp_effect = append(self.camp_effect, effect_in(book, camp, "gives"))
        self.check(tokens)
        self.longest = vec[i64]([0] * SPACES)
        for space in reversed(range(SPACES)):
            ways = [self.longest[self.ways[2 * space + i]] for i in range(2) if self.ways[2 * space + i] >= 0]
            self.longest[space] = 1 + max(ways) if ways else 0

    def read_space(self, reader: Reader, space: int, book: EffectBook, tokens: int) -> int:
        """Fill one space; returns how many specimen places there are so far."""
        ways = reader.items("next")
        for i, way in enumerate(ways[:2]):
            names = [name.upper() for name in SPACE_NAMES]
            if way not in names or names.index(str(way)) <= space:
                raise BadData("way-back", path=f"{reader.path}.next", given=str(way))
            self.ways[2 * space + i] = names.index(str(way))
        data = reader.data
        if "gives" in data:
            self.effect[space] = effect_in(book, reader, "gives")
        if "ribbon" in data:
            self.ribbon[space] = reader.integer("ribbon", 1, 50)
        if "banner" in data:
            self.banner[space] = ["A", "B", "C"].index(str(reader.value("banner")))
        if "beagle" in data:
            self.beagle[reader.integer("beagle", 1, BEAGLE_SPACES) - 1] = space
        if "camp" in data and SPACE_NAMES[space] in CAMP_NAMES:
            self.camp[space] = CAMP_NAMES.index(SPACE_NAMES[space])
        if "specimen" in data:
            self.players[space] = reader.integer("specimen", 1, 4)
            self.token[space] = tokens
            tokens += 1
        return tokens

    def check(self, tokens: int) -> None:
        """Ribbons and banners must lie where every way passes: where a move ends says which one it is."""
        reject_if(tokens != SPECIMENS, "specimen-spaces", given=tokens, wanted=SPECIMENS)
        ribbons = len(TRACKS)
        for space in range(SPACES):
            track = self.track[space]
            lasts = space == self.end[track]
            reject_if(not lasts and self.ways[2 * space] == NOTHING, "dead-end", space=SPACE_NAMES[space].upper())
            if (self.ribbon[space] > 0 or self.banner[space] >= 0) and self.passable_without(space):
                raise BadData("way-around", space=SPACE_NAMES[space].upper())
            if self.ribbon[space] > 0:
                self.ribbon_bit[space] = ribbons
                ribbons += 1

    def passable_without(self, avoided: int) -> bool:
        """Whether some way from start to end of the track avoids a space."""
        track = self.track[avoided]
        reached = {self.start[track]}
        for space in range(self.start[track], self.end[track]):
            if space in reached:
                for i in range(2):
                    way = self.ways[2 * space + i]
                    if way >= 0 and way != avoided:
                        reached.add(way)
        return self.end[track] in reached
