"""Quotation marks inside quotation marks, which are others in every language."""

from __future__ import annotations

INNER = {
    "en": str.maketrans("“”", "‘’"),
    "ru": str.maketrans("«»", "„“"),
    "de": str.maketrans("„“", "‚‘"),
}


def inside_quotes(text: str, lang: str) -> str:
    """A text as it stands within quotation marks: «Разыграть карту „Рога 3“ как свойство»."""
    return text.translate(INNER[lang])
