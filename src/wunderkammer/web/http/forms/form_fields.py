"""Fields of forms and addresses, read with care."""

from __future__ import annotations

from collections.abc import Mapping

from wunderkammer.web.http.request_errors import BadField


def number(fields: Mapping[str, str], name: str, low: int = 0, high: int = 1 << 31, usual: int | None = None) -> int:
    """A whole number; raises BadField for anything else."""
    text = fields.get(name, "").strip()
    if not text and usual is not None:
        return usual
    if text.isascii() and text.isdigit() and len(text) < 12 and low <= int(text) <= high:
        return int(text)
    raise BadField(name=name)


def seat_wish(fields: Mapping[str, str]) -> int | None:
    """The seat that somebody wants to act or look as; nothing is a spectator."""
    return number(fields, "as", 0, 7) if fields.get("as", "") else None


def plain(text: str, longest: int) -> str:
    """Text of bearable length without signs that are no letters."""
    return "".join(sign if sign.isprintable() else " " for sign in text).strip()[:longest]
