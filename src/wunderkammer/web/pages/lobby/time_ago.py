"""How long ago something was, in the largest unit that says something: nobody's time zone matters then."""

from __future__ import annotations

from wunderkammer.text.catalogue import Catalogue

UNITS = (("days", 86400), ("hours", 3600), ("minutes", 60))


def ago(seconds: float, texts: Catalogue) -> str:
    for unit, length in UNITS:
        if seconds >= length:
            return texts.say(f"web-ago-{unit}", count=int(seconds // length))
    return texts.say("web-ago-now")
