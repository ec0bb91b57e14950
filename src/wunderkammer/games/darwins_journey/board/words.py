"""Effects and goals as signs: every word of the figures' small language has an icon and a name."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

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
KIND_SIGNS = {"reptile": "gecko", "plant": "fern", "bird": "hummingbird", "fossil": "ammonite-fossil"}


class Word(NamedTuple):
    """How a word of the language is shown."""

    icon: str
    message: str
    colour: str = ""
    mark: str = ""  # added to the icon


WORDS = {
    "coins": Word(COINS, "payment-coins"),
    "vp": Word(VP, "payment-vp"),
    "theory": Word(THEORY, "measure-theory"),
    "knowledge": Word(KNOWLEDGE, "measure-knowledge"),
    "explore": Word(EXPLORER, "deed-explore", "green"),
    "navigate": Word("anchor", "deed-navigate", "blue"),
    "post": Word(STAMP, "deed-post", "yellow"),
    "spread": Word(STAMP, "board-do-spread", "yellow", "*"),
    "academy": Word("graduate-cap", "deed-academy", "red"),
    "off": Word("graduate-cap", "board-do-off", "red", "−"),
    "seal": Word("wax-seal", "board-do-seal"),
    "purple": Word("wax-seal", "deed-purple", "purple"),
    "goal": Word(GOAL, "deed-take_goal"),
    "fulfil": Word("check-mark", "deed-fulfil_any"),
    "exchange": Word("cycle", "deed-exchange"),
    "explorer": Word(EXPLORER, "deed-add_explorer", mark="+"),
    "locked": Word("padlock", "deed-locked_space"),
    "research_any": Word("microscope", "deed-study_any"),
    "research_island": Word("microscope", "deed-study_island", mark="△"),
    "any_camp": Word(TENT, "deed-camp_anywhere"),
    "revisit": Word(TENT, "deed-revisit", mark="↻"),
    "beagle": Word(BEAGLE, "deed-to_beagle"),
    "unlock": Word(LENS, "deed-unlock"),
    "unlock_free": Word(LENS, "board-do-unlock_free", mark="0"),
    "copy": Word("card-draw", "deed-copy"),
    "redeliver": Word("greek-temple", "deed-redeliver", mark="↻"),
    "museum": Word("greek-temple", "deed-museum"),
    "worker": Word(WORKER, "board-do-worker", mark="+"),
    "bonus": Word(WORKER, "board-do-bonus", mark="→"),
    "diverse": Word(STAMP, "board-do-diverse", mark="×3"),
    "scrolls": Word("tied-scroll", "board-do-scrolls", mark="0"),
    "book": Word("book-cover", "board-do-book", mark="+"),
    "calm": Word("scales", "board-do-calm", mark="−1"),
    "steady": Word("hourglass", "board-do-steady"),
}


@lru_cache(4096)
def effect(words: Catalogue, text: str) -> Line:
    """The signs of an effect: “coins 3 + goal”."""
    signs: list[Sign] = []
    for part in text.replace(" then ", " + ").replace(" / ", " + / + ").split(" + "):
        if part == "/":
            signs.append(Sign(text="/"))
        elif part:
            signs.append(one(words, part.split()))
    return tuple(signs)


def one(words: Catalogue, parts: list[str]) -> Sign:
    """A word with its number, and for the second seal of an academy its discount."""
    word = WORDS[parts[0]]
    number = parts[1] if len(parts) > 1 else ""
    name = words.say(word.message)
    shown = f"{word.mark}{number}"
    if len(parts) > 2:
        shown, name = f"{number} (−{parts[3]})", words.say("board-do-second", seals=number, coins=parts[3])
        return Sign(word.icon, shown, name, word.colour)
    return Sign(word.icon, shown, f"{name} {number}".strip(), word.colour)


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


def aim_sign(sight: Sight, measure: str, number: str = "") -> Sign:
    """What is counted, as a sign with its number: “kind bird”, “seals blue”, “tents”."""
    what, _, which = measure.partition(" ")
    if what == "seals":
        return Sign(SEAL_SIGNS[which], number, sight.say(f"measure-seals-{which}"), which, "wax")
    if what == "kind":
        return Sign(KIND_SIGNS[which], number, sight.say(f"measure-kind-{which}"))
    if what == "colour":
        letter = sight.say(f"board-letter-{which}")
        return Sign("microscope", f"{letter}{number}", sight.say(f"measure-colour-{which}"), which)
    return AIMS[what]._replace(text=f"{AIMS[what].text}{number}", label=sight.say(f"measure-{what}"))


def aims(sight: Sight, label: str) -> Line:
    """What a goal asks for."""
    needs = [need.rpartition(" ") for need in figures(sight)["goal"][label]]
    return tuple(aim_sign(sight, what, "" if what == "beagle" else number) for what, _, number in needs)
