"""The main board: university, academy, the small houses, the publications and the expeditions."""

from __future__ import annotations

from wunderkammer.games.encyclopedia.board.signs import (
    ANIMALS,
    COINS,
    DIE,
    EXPERTS,
    GONE,
    NOTHING,
    REPUTATION,
    SEALS,
    TOKENS,
    animal,
    die,
    expert,
    shape,
    tables,
)
from wunderkammer.games.encyclopedia.content.cards import COLOUR, CONTINENT
from wunderkammer.scene import Card, Fact, Sign, Space, Token, Track, Zone
from wunderkammer.web.board.sentences import told
from wunderkammer.web.board.sight import Sight

EMPTY = Card("", kind="empty")
FEW = 6  # animals that lie in rows of three
CARD_SIGNS = {
    "token": TOKENS,
    "coins": COINS,
    "expert": EXPERTS,
    "animal": ANIMALS,
    "die": DIE,
}


def clock(sight: Sight) -> Zone:
    """The round, the decks, the die in use and the dice that are still to be placed."""
    table = sight.shown
    first = Token("tok-first", sight.name(table["first_player"]), table["first_player"])
    facts = [
        Fact("", round_words(sight)),
        Fact(sight.say("board-first"), sight.name(table["first_player"]), tokens=(first,)),
        decks(sight),
        discards(sight),
        round_tokens(sight),
    ]
    if table["gone"]:
        facts.append(
            Fact(
                told(sight, "board-gone", cards=names(sight, "animal", table["gone"])),
                str(len(table["gone"])),
                GONE,
            )
        )
    used = table["die_in_use"]
    if used:
        in_use = die(sight, used["used_as"], used["value"], name="tok-used")
        facts.append(Fact(sight.say("board-die"), "", tokens=(in_use,)))
    if table["rolled"]:
        rolled = tuple(die(sight, one["colour"], one["value"]) for one in table["rolled"])
        facts.append(Fact(sight.say("board-rolled"), "", tokens=rolled))
    moves = sight.by_element.get("action", [])
    cards = (Card(" / ".join(move.text for move in moves), element="action", icon="check-mark"),) if moves else ()
    return Zone("", tuple(facts), cards=cards, kind="top")


def names(sight: Sight, domain: str, labels: list[str]) -> str:
    return ", ".join(sight.label(domain, label) for label in labels)


def round_words(sight: Sight) -> str:
    """Which round it is; before the first there are cards to choose."""
    number, rounds = sight.shown["round"], tables(sight).rounds
    return told(sight, "board-round", round=number, rounds=rounds) if number else told(sight, "board-before-rounds")


def decks(sight: Sight) -> Fact:
    """The decks of animals and experts."""
    tokens = [
        pile(domain, sight.say(f"board-{domain}-deck"), sight.shown[f"{domain}_deck"])
        for domain in ("animal", "expert")
    ]
    return Fact(sight.say("board-deck"), "", tokens=tuple(tokens))


def discards(sight: Sight) -> Fact:
    """The discard piles, which everybody may look through."""
    tokens: list[Token] = []
    for domain in ("animal", "expert"):
        labels = [*sight.shown[f"{domain}_discard"]]
        words = told(sight, f"board-{domain}-discard", cards=names(sight, domain, labels) or "—")
        tokens.append(pile(domain, words, len(labels)))
    return Fact(sight.say("board-discard"), "", tokens=tuple(tokens))


def pile(domain: str, words: str, size: int) -> Token:
    """A pile of animals or experts."""
    return Token("", f"{words} ({size})", icon=CARD_SIGNS[domain], text=str(size), kind="plain")


def round_tokens(sight: Sight) -> Fact:
    """What the face-down round tokens can still bring."""
    tokens = [
        Token(
            "",
            f"{sight.label('round-token', kind)} ×{count}",
            icon=CARD_SIGNS.get(kind, NOTHING),
            text=str(count),
            kind="plain",
        )
        for kind, count in sight.shown["round_tokens_left"].items()
        if count
    ]
    return Fact(sight.say("board-round-tokens"), "", tokens=tuple(tokens))


def dice_in(sight: Sight, area: str) -> tuple[Token, ...]:
    """The dice that lie in a house."""
    return tuple(
        die(sight, colour, None, name=f"tok-{area}-{colour}-{number}")
        for colour, count in sight.shown["dice_on_board"][area].items()
        for number in range(count)
    )


def university(sight: Sight) -> Zone:
    cards = tuple(expert(sight, label, f"expert-{label}") if label else EMPTY for label in sight.shown["university"])
    title = sight.say("board-university")
    dice = dice_in(sight, "university")
    return Zone(title, cards=cards, tokens=dice, element="university", icon=EXPERTS, span=4, across=2)


def academy(sight: Sight) -> Zone:
    open_cards = sight.shown["academy"]
    cards = tuple(animal(sight, label, None) if label else EMPTY for label in open_cards)
    title = sight.say("board-academy")
    dice = dice_in(sight, "academy")
    across = 3 if len(open_cards) <= FEW else 4
    return Zone(title, cards=cards, tokens=dice, element="academy", icon="greek-temple", span=8, across=across)


def houses(sight: Sight) -> Zone:
    """Embassy, bank and publications."""
    content = tables(sight)
    tokens = sight.label("gain", "token")
    bank = "board-bank-used" if sight.shown["bank_used"] else "board-bank-free"
    most = f"{min(content.embassy_tokens)}–{max(content.embassy_tokens)}"
    cards = (
        Card(
            sight.label("action", "embassy"),
            ((Sign(TOKENS, most, f"{tokens} {most}"),),),
            "flying-flag",
            "embassy",
            tokens=dice_in(sight, "embassy"),
        ),
        Card(
            sight.label("action", "bank"),
            (
                (Sign(COINS, str(content.bank_coins), f"{sight.label('gain', 'coins')} {content.bank_coins}"),),
                (Sign(text=sight.say(bank)),),
            ),
            "bank",
            "bank",
            tokens=dice_in(sight, "bank"),
        ),
        Card(
            sight.label("action", "publish"),
            (
                (
                    Sign(
                        SEALS,
                        f"+{content.publication_seals}",
                        f"{sight.label('gain', 'seal')} +{content.publication_seals}",
                    ),
                ),
            ),
            "open-book",
            "publications",
        ),
    )
    return Zone(sight.say("board-houses"), cards=cards, span=5, across=3, icon="castle", kind="houses")


def expeditions(sight: Sight) -> Zone:
    """The four cells of each continent: reputation and value of the free ones, the dice in the others."""
    tracks = tuple(continent(sight, at, label) for at, label in enumerate(CONTINENT.labels))
    return Zone(sight.say("board-expeditions"), tracks=tracks, span=7, kind="continents", icon="globe")


def continent(sight: Sight, at: int, label: str) -> Track:
    content = tables(sight)
    spaces: list[Space] = []
    for cell, colour in enumerate(sight.shown["expeditions"][label]):
        reputation, value = content.cell_reputation[cell], content.cell_value[cell]
        signs = (
            Sign(
                REPUTATION,
                str(reputation),
                f"{sight.label('gain', 'reputation')} {reputation}",
                kind="big" if reputation else "none",
            ),
            Sign("", f"+{value}", f"{sight.label('gain', 'points')} +{value}", kind="" if value else "none"),
        )
        element = f"cell-{label}-{cell}"
        tokens = (die(sight, colour, None, name=f"tok-{element}"),) if colour else ()
        spaces.append(
            Space("", () if colour else signs, element, tokens, says=f"{sight.label('continent', label)} {cell + 1}")
        )
    colour = COLOUR.text(at)
    title = sight.label("continent", label)
    return Track(title, tuple(spaces), title_element=f"continent-{label}", colour=colour, icon=shape(colour))
