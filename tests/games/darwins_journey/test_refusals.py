"""Why something is not possible, with what is missing, in three languages: DJ-16 … DJ-18, DJ-22, DJ-47, DJ-49."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.darwins_journey.position import FatedMatch, position
from wunderkammer.errors import IllegalMove
from wunderkammer.text.catalogue import LANGUAGES, catalogue
from wunderkammer.text.narrator import Narrator

TILES = ["t8", "t7", "t1", "t9", "t5", "t12"]  # the first asks for two green and two blue seals


def reason(match: FatedMatch, key: str, lang: str) -> str:
    """The sentence that answers “why not?”."""
    refusal = match.refusal(0, key)
    assert refusal is not None
    return Narrator(match.game.rules, catalogue(lang, match.game.folder), ["Anna", "Boris"]).refusal(refusal)


def in_three_languages(match: FatedMatch, key: str, *sentences: str) -> None:
    for lang, sentence in zip(LANGUAGES, sentences, strict=True):
        assert reason(match, key, lang) == sentence


def with_rows(**mine: Any) -> FatedMatch:
    return position(players={0: {"knowledge": 1} | mine}, specials=TILES)


@pytest.mark.rule("DJ-16")
def test_missing_seals_are_named_by_colour_with_the_knowledge_that_would_do() -> None:
    match = with_rows(rows={"second": "green"})
    in_three_languages(
        match,
        "place:second,special_left_1",
        "Missing seals: 1 green, 2 blue, so 3 temporary knowledge would do; you have 1, 2 too few. (DJ-16)",
        "Не хватает печатей: 1 зелёной, 2 синих, поэтому нужно 3 временных знания; у вас 1, не хватает 2. (DJ-16)",
        "Es fehlen Siegel: 1 grünes, 2 blaue, dafür brauchst du 3 × vorläufiges Wissen; du hast 1, also 2 zu wenig. "
        "(DJ-16)",
    )


@pytest.mark.rule("DJ-16")
def test_purple_seals_are_taken_off_what_is_missing() -> None:
    match = with_rows(rows={"second": "green purple"})
    told = "Missing seals: 1 green, 2 blue, less 1 purple, so 2 temporary knowledge would do; you have 1, 1 too few."
    assert reason(match, "place:second,special_left_1", "en") == f"{told} (DJ-16)"


@pytest.mark.rule("DJ-17")
def test_a_penalty_that_cannot_be_paid_says_how_much_is_missing() -> None:
    match = position(players={0: {"coins": 2}}, at={"exploration_1": [(1, "top")]})
    in_three_languages(
        match,
        "place:top,navigation_1",
        "A worker stands in this section already: the penalty is 3 coins, you lack 1 coin. (DJ-17)",
        "В этой части дневника уже стоит работник: штраф 3 монеты, вам не хватает 1 монеты. (DJ-17)",
        "In diesem Abschnitt steht schon ein Arbeiter: Die Strafe beträgt 3 Münzen, dir fehlt 1 Münze. (DJ-17)",
    )


@pytest.mark.rule("DJ-18", "DJ-22")
@pytest.mark.parametrize(("spot", "price"), [("navigation_2", 3), ("navigation_3", 5), ("special_left_2", 4)])
def test_a_locked_space_names_its_price(spot: str, price: int) -> None:
    match = with_rows(rows={"second": "blue blue blue yellow yellow red"})
    in_three_languages(
        match,
        f"place:second,{spot}",
        f"This space is locked; unlocking it costs {price} coins. (DJ-18)",
        f"Эта ячейка заблокирована; её разблокирование стоит {price} {'монет' if price == 5 else 'монеты'}. (DJ-18)",
        f"Dieses Feld ist gesperrt; Freischalten kostet {price} Münzen. (DJ-18)",
    )


@pytest.mark.rule("DJ-47")
def test_a_goal_says_how_much_of_what_it_counts_is_there() -> None:
    mine = {"reserve": ["g14"], "theory": 12, "rows": {"second": "blue blue", "third": "blue"}}
    match = position(players={0: mine}, open_goals=[None] * 4)
    in_three_languages(
        match,
        "fulfil:g14",
        "This goal asks for more (blue seals: 3 of 4). (DJ-47)",
        "Для этой цели нужно больше (синие печати: 3 из 4). (DJ-47)",
        "Dieses Ziel verlangt mehr (blaue Siegel: 3 von 4). (DJ-47)",
    )


@pytest.mark.rule("DJ-49")
def test_a_crew_card_names_the_seals_that_its_row_lacks() -> None:
    match = position(players={0: {"crew": ["c14"], "rows": {"second": "green blue blue purple"}}})
    in_three_languages(
        match,
        "muster:c14,second",
        "For this crew card the row lacks seals: 1 green, 1 red, less 1 purple, 1 in all. (DJ-49)",
        "Для этой карты экипажа в ряду не хватает печатей: 1 зелёной, 1 красной, за вычетом 1 фиолетовой, всего 1. "
        "(DJ-49)",
        "Für diese Besatzungskarte fehlen der Reihe Siegel: 1 grünes, 1 rotes, abzüglich 1 in Lila, zusammen 1. "
        "(DJ-49)",
    )


@pytest.mark.rule("DJ-47")
def test_a_ship_behind_the_beagle_is_said_in_a_sentence() -> None:
    match = position(players={0: {"reserve": ["s13"], "ship": "o0"}}, camps={"o6": (0,)}, beagle=1)
    in_three_languages(
        match,
        "fulfil:s13",
        "For this goal your ship must be at HMS Beagle or ahead of her. (DJ-47)",
        "Для этой цели ваш корабль должен стоять у «Бигля» или впереди него. (DJ-47)",
        "Für dieses Ziel muss dein Schiff bei der HMS Beagle oder vor ihr stehen. (DJ-47)",
    )


@pytest.mark.rule("DJ-46")
def test_a_goal_that_was_fulfilled_before_is_called_so() -> None:
    match = position(players={0: {"fulfilled": {"silver_5": "s13"}}})
    assert reason(match, "fulfil:s13", "en").startswith("You have already fulfilled the silver goal")
    assert reason(match, "fulfil:s6", "en").startswith("You do not have the silver goal")


@pytest.mark.rule("DJ-34")
def test_a_goal_that_needs_only_a_payable_slot_says_so_whatever_it_asks_for() -> None:
    silver = {f"silver_{i}": f"s{i + 5}" for i in range(1, 6)}
    gold = {f"gold_{i}": f"g{i + 5}" for i in range(3, 6)}
    match = position("fulfil-any", players={0: {"reserve": ["g12"], "slots": silver | gold, "coins": 1}})
    in_three_languages(
        match,
        "fulfil:g12",
        "You cannot pay for a free slot; you lack 2 coins. (DJ-34)",
        "Свободное место нечем оплатить; не хватает 2 монет. (DJ-34)",
        "Du kannst keinen freien Platz bezahlen; dir fehlen 2 Münzen. (DJ-34)",
    )
    assert reason(match, "fulfil:s1", "en").startswith("You do not have the silver goal")


def test_a_key_with_too_many_arguments_is_not_called_incomplete() -> None:
    with pytest.raises(IllegalMove, match="says too much; it is written place:<worker>,<spot>"):
        position().play(0, "place:top,museum,now")
    with pytest.raises(IllegalMove, match="is not complete"):
        position().play(0, "place:top")


@pytest.mark.rule("DJ-48")
@pytest.mark.parametrize(("lang", "mine"), [("en", "your"), ("ru", "ваш"), ("de", "dein")])
def test_the_slots_speak_of_nobody_in_particular(lang: str, mine: str) -> None:
    texts = catalogue(lang, position().game.folder)
    slots = [texts.say(f"slot-{colour}_{number}") for colour in ("silver", "gold") for number in range(1, 6)]
    assert not [slot for slot in slots if mine in slot.casefold()]
