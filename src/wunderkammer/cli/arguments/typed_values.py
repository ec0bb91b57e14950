"""Single values of the command line: numbers and lists, from what was typed."""

from __future__ import annotations

import argparse

LARGEST_NUMBER = (1 << 63) - 1
MOST_GAIN = 800


class WholeNumber:
    """Reads a whole number from `least` on; what is none gets a sentence in the language that was asked for."""

    def __init__(self, lang: str, least: int = 0) -> None:
        self.lang = lang
        self.least = least

    def __call__(self, text: str) -> int:
        digits = text.isascii() and text.isdigit()
        if digits and self.least <= int(text[:20]) <= LARGEST_NUMBER:
            return int(text)
        if digits and int(text[:20]) > LARGEST_NUMBER:
            raise wrong_value(self.lang, "typed-too-large", given=text, most=LARGEST_NUMBER)
        raise wrong_value(self.lang, "typed-not-whole", given=text, least=self.least)


class Seconds:
    """Reads a time in seconds, such as 0.5."""

    def __init__(self, lang: str, most: int) -> None:
        self.lang = lang
        self.most = most

    def __call__(self, text: str) -> float:
        try:
            seconds = float(text)
        except ValueError:
            seconds = 0.0
        if 0.0 < seconds <= self.most:
            return seconds
        raise wrong_value(self.lang, "analysis-seconds", given=text, most=self.most)


class RatingGain:
    """Reads a gain in rating points, such as +20."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, text: str) -> float:
        digits = text.removeprefix("+")
        if digits.isascii() and digits.isdigit() and 0 < int(digits[:6]) <= MOST_GAIN:
            return float(digits)
        raise wrong_value(self.lang, "typed-no-gain", given=text, most=MOST_GAIN)


def wrong_value(lang: str, code: str, **values: object) -> argparse.ArgumentTypeError:
    """What argparse gets for an impossible value: a sentence, for it passes on nothing else."""
    from wunderkammer.errors import BadArgument
    from wunderkammer.text.catalogue import catalogue
    from wunderkammer.text.error_sentences import error_sentence

    return argparse.ArgumentTypeError(error_sentence(BadArgument(code, **values), catalogue(lang)))


def name_list(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def bot_list(text: str) -> list[str]:
    """Names between commas; one that holds a comma itself stands in double quotes, as in a CSV file."""
    import csv

    return [part.strip() for part in next(csv.reader([text], skipinitialspace=True), []) if part.strip()]
