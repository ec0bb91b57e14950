"""The one place that makes sentences of errors, in the language of a catalogue."""

from __future__ import annotations

from wunderkammer.core.coded_error import CodedError
from wunderkammer.core.reader import short_form
from wunderkammer.errors import Refused
from wunderkammer.shelf.game import game, games
from wunderkammer.text.catalogue import Catalogue, catalogue

LONGEST = 1000  # of a value that somebody gave, in an English sentence
UNGROUPED = 1000  # from here on Fluent would write 1,000, which is wrong for lines, ports and seeds


def error_sentence(error: CodedError, texts: Catalogue, longest: int = 0) -> str:
    """What was wrong and what would be right; quoted values are cut at `longest` signs if that is given."""
    if isinstance(error, Refused):
        return error.sentence
    return phrase(error.code, error.values, texts, longest)


def english(error: CodedError) -> str:
    return error_sentence(error, catalogue("en"), LONGEST)


def phrase(code: str, values: dict[str, object], texts: Catalogue, longest: int = 0) -> str:
    """An error that names a game, and all phrases in it, may be said in that game's own messages."""
    texts = with_messages_of(values.get("game"), texts)
    words = {name: value_words(value, texts, longest) for name, value in values.items()}
    return texts.say(f"error-{code}", **words)


def with_messages_of(name: object, texts: Catalogue) -> Catalogue:
    """The same language with the messages of a game, if there is such a game."""
    return catalogue(texts.lang, game(name).folder) if isinstance(name, str) and name in games() else texts


def value_words(value: object, texts: Catalogue, longest: int = 0) -> str | int:
    """A value as a sentence shows it: phrases in words, lists with commas, nothing that a terminal would obey."""
    if isinstance(value, dict):
        return phrase(value["code"], value["values"], texts, longest)
    if isinstance(value, list):
        words = [str(value_words(item, texts, longest)) for item in value]
        numbers = words and all(isinstance(item, int) for item in value)
        return alternatives(words, texts) if numbers else ", ".join(words) or texts.say("nothing")
    if isinstance(value, int) and abs(value) < UNGROUPED:
        return value  # still a number: some messages choose their plural by it
    written = value if isinstance(value, str) else short_form(value)  # a number may have too many digits to be written
    text = "".join(sign if sign.isprintable() else "�" for sign in written)
    return text[:longest] if longest else text


def alternatives(words: list[str], texts: Catalogue) -> str:
    """Numbers of which one can be chosen: 2, 3 or 4."""
    return f"{', '.join(words[:-1])} {texts.say('ui-or')} {words[-1]}" if len(words) > 1 else words[0]
