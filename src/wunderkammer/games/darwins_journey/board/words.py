"""Effects and goals as signs: every word of the figures' small language has an icon and a name."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from wunderkammer.games.darwins_journey.content.language import Word, parse
from wunderkammer.games.darwins_journey.content.measures import Measure, number_of, parse_need
from wunderkammer.games.darwins_journey.measure import amount_of
from wunderkammer.games.darwins_journey.state import DarwinState
from wunderkammer.scene import Line, Sign
from wunderkammer.text.catalogue import Catalogue
from wunderkammer.web.board.sight import Sight

COINS = "two-coins"
VP = "laurel-crown"
THEORY = "family-tree"
KNOWLEDGE = "light-bulb"
GOAL = "bullseye"
STAMP = "post-stamp"
TENT = "camping-tent"
LENS = "magnifying-glass"
EXPLORER = "walking-boot"
SHIP = "sailboat"
BEAGLE = "shooner-sailboat"
WORKER = "pawn"
SEAL_SIGNS = {"green": EXPLORER, "blue": "anchor", "yellow": "envelope", "red": "graduate-cap", "purple": "queen-crown"}
AUTOMATIC = ("coins", "vp", "theory", "knowledge")  # gained without a decision (DJ-36)
TOLD_WITH_NUMBER = ("spread", "off", "bonus")
MOVING = ("explore", "navigate", "post")
KIND_SIGNS = {"reptile": "gecko", "plant": "fern", "bird": "hummingbird", "fossil": "ammonite-fossil"}


class Look(NamedTuple):
    """How a word of the language is shown."""

    icon: str
    message: str
    colour: str = ""
    mark: str = ""  # added to the icon


LOOKS = {
    "coins": Look(COINS, "payment-coins"),
    "vp": Look(VP, "payment-vp"),
    "theory": Look(THEORY, "measure-theory"),
    "knowledge": Look(KNOWLEDGE, "measure-knowledge"),
    "explore": Look(EXPLORER, "deed-explore", "green"),
    "navigate": Look("anchor", "deed-navigate", "blue"),
    "post": Look(STAMP, "deed-post", "yellow"),
    "spread": Look(STAMP, "board-do-spread", "yellow", "*"),
    "academy": Look("graduate-cap", "deed-academy", "red"),
    "off": Look("graduate-cap", "board-do-off", "red", "−"),
    "seal": Look("wax-seal", "board-do-seal"),
    "purple": Look("wax-seal", "deed-purple", "purple"),
    "goal": Look(GOAL, "deed-take_goal"),
    "fulfil": Look("check-mark", "deed-fulfil_any"),
    "exchange": Look("cycle", "deed-exchange"),
    "explorer": Look(EXPLORER, "deed-add_explorer", mark="+"),
    "locked": Look("padlock", "deed-locked_space"),
    "research_any": Look("microscope", "deed-study_any"),
    "research_island": Look("microscope", "deed-study_island", mark="△"),
    "any_camp": Look(TENT, "deed-camp_anywhere"),
    "revisit": Look(TENT, "deed-revisit", mark="↻"),
    "beagle": Look(BEAGLE, "deed-to_beagle"),
    "unlock": Look(LENS, "deed-unlock"),
    "unlock_free": Look(LENS, "board-do-unlock_free", mark="0"),
    "copy": Look("card-draw", "deed-copy"),
    "redeliver": Look("greek-temple", "deed-redeliver", mark="↻"),
    "museum": Look("greek-temple", "deed-museum"),
    "worker": Look(WORKER, "board-do-worker", mark="+"),
    "bonus": Look(WORKER, "board-do-bonus", mark="→"),
    "diverse": Look(STAMP, "board-do-diverse", mark="×3"),
    "scrolls": Look("tied-scroll", "board-do-scrolls", mark="0"),
    "book": Look("book-cover", "board-do-book", mark="+"),
    "calm": Look("scales", "board-do-calm", mark="−1"),
    "steady": Look("hourglass", "board-do-steady"),
}


@lru_cache(4096)
def effect(words: Catalogue, text: str) -> Line:
    """The signs of an effect: “coins 3 + goal”."""
    signs: list[Sign] = []
    for clause in parse(text):
        for number, word in enumerate(clause.words):
            if clause.is_choice and number > 0:
                signs.append(Sign(text="/"))
            signs.append(one(words, word))
    return tuple(signs)


def one(words: Catalogue, word: Word) -> Sign:
    """A word with its number, and for the second seal of an academy its discount."""
    known, number = LOOKS[word.name], str(word.number) if word.number else ""
    shown = f"{number} (−{word.second})" if word.second else f"{known.mark}{number}"
    return Sign(known.icon, shown, word_name(words.say, word), known.colour)


def word_name(say: Callable[..., str], word: Word) -> str:
    """A word of the language as one reads it: “3 coins”, “exploration 2”, “4 stamps on any envelopes”."""
    if word.second:
        return say("board-do-second", seals=str(word.number), coins=str(word.second))
    if word.name in AUTOMATIC:
        return say(f"amount-{word.name}", count=word.number, sign="")
    if word.name in TOLD_WITH_NUMBER:
        return say(f"gives-{word.name}", count=word.number)
    name = say(LOOKS[word.name].message)
    return f"{name} {word.number}" if word.name in MOVING else name


def amount(words: Catalogue, name: str, count: int) -> str:
    """How much of something, as one says it: 3 coins."""
    return words.say(f"amount-{name}", count=count, sign="")


def seal(sight: Sight, colour: str) -> Sign:
    """A wax seal, with the sign of what it trains for."""
    return drawn_seal(sight.catalogue, colour)


@lru_cache(64)
def drawn_seal(words: Catalogue, colour: str) -> Sign:
    return Sign(SEAL_SIGNS[colour], "", words.say(f"seal-{colour}"), colour, "seal")


def seals(sight: Sight, counts: list[int]) -> Line:
    """Seals that something asks for, by the order of the four colours."""
    return tuple(seal(sight, colour) for colour, count in zip(SEAL_SIGNS, counts, strict=False) for _ in range(count))


def figures(sight: Sight) -> dict[str, Any]:
    """The figures of this match, as their file has them."""
    return sight.match.figures


def boards(sight: Sight) -> list[dict[str, Any]]:
    """What everybody has, Alfred last."""
    players: list[dict[str, Any]] = sight.shown["players"]
    return [*players, sight.shown["alfred"]] if sight.shown["alfred"] else players


def who(sight: Sight, seat: int) -> str:
    """The name of a player, or of Alfred."""
    return sight.name(seat) if seat < len(sight.shown["players"]) else sight.say("board-alfred")


# What goals and Beagle goals count, as signs.
AIMS = {
    "stacks": Sign(STAMP, "∅"),
    "theory": Sign(THEORY),
    "tents": Sign(TENT),
    "lenses": Sign(LENS),
    "beagle": Sign(BEAGLE),
    "vp": Sign(VP),
    "coins": Sign(COINS),
    "knowledge": Sign(KNOWLEDGE),
    "goals": Sign("check-mark"),
}


def aim_sign(sight: Sight, measure: Measure, number: str = "") -> Sign:
    """What is counted, as a sign with its number."""
    what, which = measure
    if what == "seals":
        return Sign(SEAL_SIGNS[which], number, sight.say(f"measure-seals-{which}"), which, "wax")
    if what == "kind":
        return Sign(KIND_SIGNS[which], number, sight.say(f"measure-kind-{which}"))
    if what == "colour":
        return Sign("microscope", number, sight.say(f"measure-colour-{which}"), which, "find")
    return AIMS[what]._replace(text=f"{AIMS[what].text}{number}", label=sight.say(f"measure-{what}"))


class Aim(NamedTuple):
    """One thing that a goal asks for, and what somebody has of it: at most as much as is wanted, and −1 of nobody."""

    measure: Measure
    number: int
    has: int

    @property
    def is_met(self) -> bool:
        return self.has == self.number

    @property
    def so_far(self) -> str:
        return str(self.number) if self.has < 0 else f"{self.has}/{self.number}"


def aims(sight: Sight, label: str, seat: int | None = None) -> list[Aim]:
    """What a goal asks for, and how much of it a seat has, which everybody sees."""
    needs = [parse_need(text) for text in figures(sight)["goal"][label]]
    return [Aim(measure, number, min(number, has_of(sight, measure, seat))) for measure, number in needs]


def has_of(sight: Sight, measure: Measure, seat: int | None) -> int:
    state = sight.match.state
    if seat is None or not isinstance(state, DarwinState):
        return -1
    return amount_of(state, seat, number_of(measure))


def drawn_aim(sight: Sight, aim: Aim) -> Sign:
    """A ship is at the Beagle or not, so nothing is counted there."""
    return aim_sign(sight, aim.measure, "" if aim.measure.what == "beagle" else aim.so_far)
