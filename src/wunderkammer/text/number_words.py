"""How numbers are written in a language, and which plural form goes with them."""

from __future__ import annotations

from babel import Locale
from fluent.runtime.types import FluentInt


class NumberWords:
    """Numbers of a language as they are written, and their plural forms; each is found out once."""

    def __init__(self, lang: str) -> None:
        self.locale = Locale.parse(lang)
        self.written: dict[int, str] = {}
        self.forms: dict[int, str] = {}

    def text(self, number: int) -> str:
        found = self.written.get(number)
        if found is None:
            found = self.written[number] = FluentInt(number).format(self.locale)
        return found

    def form(self, number: int) -> str:
        found = self.forms.get(number)
        if found is None:
            found = self.forms[number] = self.locale.plural_form(number)
        return found
