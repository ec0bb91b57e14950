"""Every move has one number and one key."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.nested_game.vocabulary import BOOK, VOCABULARY
from wunderkammer.core.vocabulary import SEAT, Domain, Verb, Vocabulary, effect_verbs

SPECIES = Domain("species", 6)
COLOUR = Domain("colour", labels=("red", "green"))
SMALL = Vocabulary(
    (
        Verb("stop", 0),
        Verb("attack", 4, (("attacker", SPECIES), ("prey", SPECIES)), ("species-{attacker}", "species-{prey}")),
        Verb("paint", 40, (("colour", COLOUR), ("seat", SEAT)), ("board-{seat}-{colour}",)),
        Verb("grow", 60, (("colour", COLOUR),), ("tree-{seat}-{colour}",)),
    )
)


@pytest.mark.parametrize("vocabulary", [SMALL, VOCABULARY])
def test_keys_and_numbers_are_two_names_of_the_same_move(vocabulary: Vocabulary) -> None:
    numbers = [verb.base + i for verb in vocabulary.verbs for i in range(verb.size)]
    keys = [vocabulary.key(number) for number in numbers]
    assert [vocabulary.number(key) for key in keys] == numbers
    assert len(set(keys)) == len(keys)


def test_a_key_is_the_verb_and_its_arguments() -> None:
    assert SMALL.key(4 + 2 * 6 + 5) == "attack:2,5"
    assert SMALL.key(SMALL.number("paint:green,3")) == "paint:green,3"
    assert SMALL.key(0) == "stop"


def test_a_key_is_put_together_once_and_looked_up_from_then_on() -> None:
    assert SMALL.keys_of([4, 5, 4]) == ["attack:0,0", "attack:0,1", "attack:0,0"]
    assert SMALL.key(5) is SMALL.key(5)
    for _ in range(2):
        with pytest.raises(ValueError, match="must be a number from 0 to 5"):
            SMALL.number("attack:0,01")


def test_arguments_come_with_their_names() -> None:
    assert SMALL.arguments(SMALL.number("attack:1,4")) == [("attacker", SPECIES, 1), ("prey", SPECIES, 4)]


def test_elements_are_filled_with_arguments_and_the_acting_seat() -> None:
    assert SMALL.elements(2, SMALL.number("attack:1,4")) == ["species-1", "species-4"]
    assert SMALL.elements(2, SMALL.number("grow:red")) == ["tree-2-red"]
    assert SMALL.elements(2, SMALL.number("paint:red,5")) == ["board-5-red"]


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("fly:1", "“fly” is not a move of this game; moves begin with stop, attack, paint, grow."),
        ("", "“” is not a move of this game; moves begin with stop, attack, paint, grow."),
        ("attack", "“attack” is not complete; it is written attack:<attacker>,<prey>."),
        ("attack:1,2,3", "“attack:1,2,3” says too much; it is written attack:<attacker>,<prey>."),
        ("stop:", "“stop:” says too much; it is written stop."),
        ("attack:1,6", "“6” is not a species; it must be a number from 0 to 5."),
        ("attack:1,-1", "“-1” is not a species; it must be a number from 0 to 5."),
        ("attack:1,٣", "“٣” is not a species; it must be a number from 0 to 5."),
        ("attack:1,05", "“05” is not a species; it must be a number from 0 to 5."),
        ("grow:blue", "“blue” is not a colour; possible are red, green."),
    ],
)
def test_a_malformed_key_gets_a_sentence_that_says_what_would_be_right(key: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=r"^“") as caught:
        SMALL.number(key)
    assert str(caught.value) == sentence


@given(st.text(max_size=30))
def test_any_text_is_a_move_or_gets_a_sentence(text: str) -> None:
    try:
        sentence = SMALL.key(SMALL.number(text)) + "."
    except ValueError as error:
        sentence = str(error)
    assert sentence == f"{text}." or sentence.startswith("“")
    assert sentence.endswith(".")


@pytest.mark.parametrize("number", [-1, 1, 3, 56, 62, 1000])
def test_numbers_between_the_verbs_are_no_moves(number: int) -> None:
    with pytest.raises(ValueError, match="is not the number of a move"):
        SMALL.key(number)


def test_verbs_may_not_overlap() -> None:
    with pytest.raises(ValueError, match="verb b begins at 1, but 2 is the first free number"):
        Vocabulary((Verb("a", 0, (("colour", COLOUR),)), Verb("b", 1)))


def test_effect_decisions_have_a_move_for_every_effect_of_the_book() -> None:
    assert [verb.size for verb in effect_verbs(BOOK)] == [1, 1, BOOK.size()]
