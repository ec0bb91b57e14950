"""What a player at the table sees, in the words of the tests."""

from __future__ import annotations

from typing import Any

from wunderkammer.match.match import Match


def table(match: Match) -> dict[str, Any]:
    found = match.view(None)["table"]
    assert isinstance(found, dict)
    return found


def board(match: Match, seat: int = 0) -> dict[str, Any]:
    """A player's board."""
    found = table(match)["players"][seat]
    assert isinstance(found, dict)
    return found


def alfred(match: Match) -> dict[str, Any]:
    found = table(match)["alfred"]
    assert isinstance(found, dict)
    return found


def play(match: Match, *keys: str, seat: int = 0) -> None:
    for key in keys:
        match.play(seat, key)


def accept(match: Match, *seats: int) -> None:
    """These seats take what an envelope gives them."""
    for seat in seats or (0,):
        match.play(seat, "accept")


def asked_decision(match: Match, seat: int = 0) -> str:
    """The decision that waits for a seat."""
    found = match.view(seat)["ask"]
    assert isinstance(found, str)
    return found


def has(match: Match, *names: str, seat: int = 0) -> list[Any]:
    """Several things of a player's board."""
    found = board(match, seat)
    return [found[name] for name in names]


def offers(match: Match, verb: str, seat: int = 0) -> list[str]:
    """What a verb is offered with."""
    return [key.partition(":")[2] for key in match.legal(seat) if key.partition(":")[0] == verb]


def log_lines(match: Match, code: str) -> list[tuple[Any, ...]]:
    """The log's lines of a code, as (argument, …), in the order in which they happened."""
    lines = [line for line in match.log(None) if line.code == code]
    return [tuple(argument_text(domain.text(value)) for _, domain, value in line.arguments) for line in lines]


def argument_text(text: str) -> str | int:
    return int(text) if text.isdigit() else text


def why_not(match: Match, key: str, seat: int = 0) -> tuple[str, str]:
    """The code and the rule of a refusal."""
    refusal = match.refusal(seat, key)
    assert refusal is not None, f"{key} is possible"
    return refusal.code, refusal.rule


def details(match: Match, key: str, seat: int = 0) -> dict[str, int | str]:
    refusal = match.refusal(seat, key)
    assert refusal is not None, f"{key} is possible"
    return refusal.details
