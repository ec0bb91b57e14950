"""What a player reads: reasons with their amounts, in every language, and the end that is near."""

from __future__ import annotations

import io

import pytest

from tests.games.evolution.position import FatedMatch, position
from tests.games.evolution.seen import play, why_not
from wunderkammer.match.obstacles import obstacles
from wunderkammer.terminal.scene.canvas import board
from wunderkammer.terminal.style import console
from wunderkammer.text.catalogue import catalogue
from wunderkammer.text.narrator import Narrator


def narrator(match: FatedMatch, lang: str) -> Narrator:
    return Narrator(match.game.rules, catalogue(lang, match.game.folder), ["Anna", "Boris", "Clara"])


def reason(match: FatedMatch, key: str, lang: str) -> str:
    refusal = match.refusal(0, key)
    assert refusal is not None
    return narrator(match, lang).refusal(refusal)


def drawn(match: FatedMatch) -> str:
    page = io.StringIO()
    console(page, 100).print(board(match, match.view(0), narrator(match, "en"), 100))
    return page.getvalue()


@pytest.mark.rule("EV-21")
@pytest.mark.parametrize(("lang", "words"), [("en", "lacks 1"), ("ru", "не хватает 1"), ("de", "um 1 zu klein")])
def test_a_single_missing_step_is_told_in_good_grammar(lang: str, words: str) -> None:
    match = position(rows={0: ["3/2 carnivore"], 1: ["3/1"], 2: ["1/1"]})
    assert words in reason(match, "prey:1,0", lang)


@pytest.mark.rule("EV-09")
@pytest.mark.parametrize(
    ("lang", "absent", "taken"),
    [
        ("en", "There is no species 3 there. (EV-09)", "Species 1 already has Horns. (EV-09)"),
        ("ru", "Вида 3 там нет. (EV-09)", "У вида 1 уже есть свойство «Рога». (EV-09)"),
        ("de", "Eine Art 3 gibt es dort nicht. (EV-09)", "Art 1 hat das Merkmal „Hörner“ schon. (EV-09)"),
    ],
)
def test_a_reason_says_which_species_it_is_about_and_nobody_is_told_of_those_that_are_not_there(
    lang: str, absent: str, taken: str
) -> None:
    match = position("play", {0: ["1/1 horns", "1/1"]}, hands={0: "horns_5"})
    dropped = [refusal.code for _, refusal in obstacles(match, 0)]
    play(match, "card:horns_5", "use:trait")
    assert reason(match, "onto:2", lang) == absent
    told = [narrator(match, lang).refusal(refusal) for _, refusal in obstacles(match, 0)]
    assert taken in told
    assert {"no-such-species", "no-such-trait"}.isdisjoint(
        [*dropped, *(refusal.code for _, refusal in obstacles(match, 0))]
    )


@pytest.mark.rule("EV-11")
@pytest.mark.parametrize(
    ("lang", "words"), [("en", "body size 6"), ("ru", "размер тела уже достигает предела: 6"), ("de", "Körpergröße 6")]
)
def test_a_marker_at_its_end_is_named(lang: str, words: str) -> None:
    match = position("play", {0: ["6/1"]}, hands={0: "horns_1"})
    play(match, "card:horns_1")
    assert words in reason(match, "use:body", lang)


@pytest.mark.rule("EV-09", "EV-12")
def test_german_names_a_trait_in_the_nominative() -> None:
    match = position("play", {0: ["1/1 long_neck", "1/1"]}, hands={0: "long_neck_9"})
    assert "„Langer Hals“" in reason(match, "drop:1,long_neck", "de")
    play(match, "drop:0,long_neck")
    lines = [narrator(match, "de").line(line) for line in match.log(0)]
    assert "Anna legt das Merkmal „Langer Hals“ von Art 1 ab." in lines


@pytest.mark.rule("EV-34")
def test_a_species_without_fat_tissue_is_told_so() -> None:
    match = position(rows={0: ["1/1 food=1", "1/1"]}, hole=2)
    assert why_not(match, 0, "store:0") == ("no-such-trait", "EV-34")


@pytest.mark.rule("EV-06", "EV-30")
@pytest.mark.parametrize(
    ("last", "words"), [(0, "Round 4 ·"), (4, "Round 4 (last)"), (5, "Round 4 (the next is the last)")]
)
def test_the_board_tells_which_round_is_the_last(last: int, words: str) -> None:
    assert words in drawn(position(rows={0: ["1/1"]}, hole=2, round=4, last_round=last))


@pytest.mark.rule("EV-53")
def test_the_board_tells_what_lies_in_the_discard() -> None:
    match = position("play", {0: ["1/1"]}, hands={0: "horns_1 horns_2 ambush_0"})
    assert "In the discard" not in drawn(match)
    play(match, *("card:horns_1", "use:body", "onto:0"), *("card:horns_2", "use:body", "onto:0"))
    assert "In the discard: Horns ×2" in drawn(match)


FEEDING = position(rows={0: ["5/3 carnivore intelligence", "1/1 horns"], 1: ["1/1"]}, hands={0: "horns_5"}, hole=3)


@pytest.mark.rule("EV-08", "EV-12", "EV-15", "EV-50")
@pytest.mark.parametrize(
    ("key", "code", "rule"),
    [
        ("card:horns_5", "playing-over", "EV-08"),
        ("drop:1,horns", "playing-over", "EV-12"),
        ("leaf:0,fertile", "leaves-over", "EV-15"),
        ("silence:horns", "hunter-before-silence", "EV-50"),
        ("spend:horns_5", "reason-first", "EV-50"),
    ],
)
def test_during_the_feeding_what_belongs_elsewhere_is_refused_with_its_reason(key: str, code: str, rule: str) -> None:
    assert why_not(FEEDING, 0, key) == (code, rule)


@pytest.mark.rule("EV-50")
def test_without_a_clever_hungry_carnivore_no_trait_can_be_switched_off() -> None:
    rows = {0: ["5/3 carnivore", "1/1 intelligence"], 1: ["1/1 climbing"]}
    match = position(rows=rows, hands={0: "horns_5"}, hole=3)
    assert why_not(match, 0, "silence:climbing") == ("no-clever-hunter", "EV-50")


@pytest.mark.rule("EV-12")
@pytest.mark.parametrize(
    ("lang", "playing", "silence"),
    [
        ("en", "before the feeding", "First send species 1 hunting"),
        ("ru", "до кормления", "Сначала отправьте на охоту вид 1"),
        ("de", "vor der Fütterung", "Schicke zuerst Art 1 auf die Jagd"),
    ],
)
def test_these_reasons_are_told_in_every_language(lang: str, playing: str, silence: str) -> None:
    assert playing in reason(FEEDING, "drop:1,horns", lang)
    assert silence in reason(FEEDING, "silence:horns", lang)


@pytest.mark.rule("EV-07", "EV-09", "EV-10", "EV-17")
def test_while_cards_are_played_what_comes_before_or_later_is_refused_with_its_reason() -> None:
    match = position("play", {0: ["1/1"], 1: ["1/1"]}, hands={0: "horns_5 climbing_3"})
    assert why_not(match, 0, "grow:horns_5") == ("food-laid", "EV-07")
    assert why_not(match, 0, "graze:0") == ("feeding-later", "EV-17")
    play(match, "card:horns_5", "use:trait")
    assert why_not(match, 0, "keep") == ("place-first", "EV-09")
    match = position("play", {0: ["1/1"], 1: ["1/1"]}, hands={0: "horns_5 climbing_3"})
    play(match, "card:horns_5", "use:species")
    assert why_not(match, 0, "keep") == ("place-first", "EV-10")


@pytest.mark.rule("EV-59")
@pytest.mark.parametrize(
    ("lang", "asked", "left"),
    [
        ("en", "At most 1", "Leave the surplus"),
        ("ru", "Не больше 1", "Оставить"),
        ("de", "Höchstens 1", "Lass den Überschuss"),
    ],
)
def test_the_question_about_a_surplus_names_species_and_amount(lang: str, asked: str, left: str) -> None:
    match = position(rows={0: ["1/1", "2/1 foraging fat_tissue"], 1: ["1/1"]}, hole=5)
    play(match, "graze:1")
    assert asked in narrator(match, lang).ask(match.state, 0)
    assert left in narrator(match, lang).move(match.state, 0, match.game.vocabulary.parse("surplus:0"))


@pytest.mark.rule("EV-50")
def test_somebody_elses_clever_hunter_does_not_help() -> None:
    rows = {0: ["1/1 intelligence"], 1: ["5/3 carnivore intelligence"], 2: ["1/1 climbing"]}
    match = position(rows=rows, hands={0: "horns_5"}, hole=3)
    assert why_not(match, 0, "silence:climbing") == ("no-clever-hunter", "EV-50")


@pytest.mark.rule("EV-39")
def test_a_row_without_a_carnivore_has_nobody_to_hunt() -> None:
    match = position(rows={0: ["5/3"], 1: ["1/1"]}, hole=3)
    assert why_not(match, 0, "prey:1,0") == ("no-hunter", "EV-39")


@pytest.mark.rule("EV-50")
def test_only_a_card_in_hand_can_be_spent_and_first_of_all() -> None:
    match = position(rows={0: ["1/3 intelligence"], 1: ["1/1"]}, hands={0: "horns_5"}, hole=3)
    play(match, "think:0")
    assert why_not(match, 0, "spend:horns_4") == ("not-in-hand", "EV-08")
    assert why_not(match, 0, "graze:0") == ("spend-first", "EV-50")


@pytest.mark.rule("EV-09")
def test_a_card_goes_only_onto_a_species_that_is_there() -> None:
    match = position("play", {0: ["1/1"], 1: ["6/1", "1/1"], 2: ["1/1"]}, seat=1, hands={1: "horns_5"})
    play(match, "card:horns_5", "use:body")
    assert why_not(match, 1, "onto:0") == ("grown", "EV-11")
    assert why_not(match, 1, "onto:2") == ("no-such-species", "EV-09")
