"""The messages of one language: the general ones and those of a game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from wunderkammer.errors import UnknownLanguage

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

    from wunderkammer.text.patterns import Speak, Wanted

LANGUAGES = ("en", "ru", "de")
MOST_REMEMBERED = 20_000  # sentences of a catalogue; when there are more, it begins anew
GENERAL = Path(__file__).parent / "messages"


@mypyc_attr(allow_interpreted_subclasses=True)
class Catalogue:
    """What can be said in a language; a game's own message goes before a general one of the same id."""

    def __init__(self, lang: str, folder: Path | None = None) -> None:
        """The general messages, and those of the game in this folder."""
        if lang not in LANGUAGES:
            raise UnknownLanguage(given=str(lang), known=[*LANGUAGES])
        # Fluent takes a tenth of a second to import: only callers who need sentences wait for it.
        from fluent.runtime import FluentBundle

        from wunderkammer.text.number_words import NumberWords

        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        # Fluent takes its time, and the same is said again and again: to every seat, after every move.
        self.said: dict[tuple[object, ...], str] = {}
        self.numbers = NumberWords(lang)
        self.spoken: dict[str, Speak | None] = {}
        self.asked: dict[str, Wanted] = {}
        for file in [*(files(folder / "text", lang) if folder else []), *files(GENERAL, lang)]:
            self.bundle.add_resource(resource(file))

    def has(self, message_id: str) -> bool:
        return self.bundle.has_message(message_id)

    def pattern(self, message_id: str) -> Pattern | None:
        """What a message says; `spot-museum.to` is the case `to` of the thing `spot-museum`."""
        name, _, case = message_id.partition(".")
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(case) if case else message.value

    def wanted_forms(self, message_id: str) -> Wanted:
        """What a sentence wants of its arguments: `{ $spot_to }` is the spot in the case `to`."""
        found = self.asked.get(message_id)
        if found is None:
            from wunderkammer.text.patterns import wanted_forms

            pattern = self.pattern(message_id)
            found = self.asked[message_id] = {} if pattern is None else wanted_forms(pattern)
        return found

    def form(self, name: str, case: str) -> str:
        """A thing in a case, or as it is called."""
        return self.say(f"{name}.{case}" if case else name)

    def say(self, message_id: str, **args: object) -> str:
        """The sentence; for a message that does not exist its id in ⟨…⟩."""
        key = (message_id, *args, *args.values())  # flat: pairs would be more objects for the garbage collector
        found = self.said.get(key)
        if found is None:
            if len(self.said) >= MOST_REMEMBERED:
                self.said.clear()
            found = self.said[key] = self.quickly(message_id, args) or self.render(message_id, args)[0]
        return found

    def quickly(self, message_id: str, args: dict[str, object]) -> str | None:
        """The sentence of a message that is simple enough to be said without Fluent."""
        from wunderkammer.text.patterns import Odd, pattern_function

        if message_id not in self.spoken:
            value = self.pattern(message_id)
            try:
                self.spoken[message_id] = None if value is None else pattern_function(value, self.numbers)
            except Odd:
                self.spoken[message_id] = None
        speak = self.spoken[message_id]
        try:
            return None if speak is None else speak(args)
        except Odd:
            return None

    def render(self, message_id: str, args: dict[str, object]) -> tuple[str, list[Exception]]:
        """The sentence, and what Fluent found wrong with it (a missing argument, say)."""
        value = self.pattern(message_id)
        if value is None:
            return f"⟨{message_id}⟩", []
        text, problems = self.bundle.format_pattern(value, args)
        return str(text), problems


def files(folder: Path, lang: str) -> list[Path]:
    """The files of a language: `en.ftl`, and parts of their own such as `terminal.en.ftl`."""
    return sorted([*folder.glob(f"{lang}.ftl"), *folder.glob(f"*.{lang}.ftl")])


@cache
def resource(file: Path) -> Resource:
    from fluent.runtime import FluentResource

    return FluentResource(file.read_text(encoding="utf-8"))


@cache
def catalogue(lang: str, folder: Path | None = None) -> Catalogue:
    """The same catalogue for everybody who asks for it."""
    return Catalogue(lang, folder)
