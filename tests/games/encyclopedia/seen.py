"""What a player at the table sees, in the words of the tests."""

from __future__ import annotations

from typing import Any

from wunderkammer.match.match import Match


def table(match: Match) -> dict[str, Any]:
    found = match.view(None)["table"]
    assert isinstance(found, dict)
    return found


def player(match: Match, seat: int = 0) -> dict[str, Any]:
    found = table(match)["players"][seat]
    assert isinstance(found, dict)
    return found


def purse(match: Match, seat: int = 0) -> tuple[int, int, int]:
    """Coins, expedition tokens, royal seals."""
    own = player(match, seat)
    return own["coins"], own["tokens"], own["seals"]


def play(match: Match, *keys: str, seat: int = 0) -> None:
    for key in keys:
        match.play(seat, key)


def verbs(match: Match, seat: int = 0) -> set[str]:
    """The kinds of moves that a seat may make."""
    return {key.partition(":")[0] for key in match.legal(seat)}


def why_not(match: Match, key: str, seat: int = 0) -> tuple[str, str]:
    """The code and the rule of a refusal."""
    refusal = match.refusal(seat, key)
    assert refusal is not None, f"{key} is possible"
    return refusal.code, refusal.rule


def missing(match: Match, key: str, seat: int = 0) -> int | str:
    refusal = match.refusal(seat, key)
    assert refusal is not None, f"{key} is possible"
    return refusal.details["missing"]


def log_lines(match: Match, code: str) -> list[tuple[Any, ...]]:
    """The log's lines of a code, as (seat, argument, …), in the order in which they happened."""
    lines = [line for line in match.log(None) if line.code == code]
    return [(line.seat, *(argument_text(domain.text(value)) for _, domain, value in line.arguments)) for line in lines]


def story(match: Match, *codes: str) -> list[str]:
    """The codes of the log's lines, only these, in the order in which they happened."""
    return [line.code for line in match.log(None) if line.code in codes]


def argument_text(text: str) -> str | int:
    return int(text) if text.isdigit() else text


def sheet(match: Match) -> dict[str, list[int]]:
    """The score sheet as it stands, by line."""
    return {line.code: line.values for line in match.game.rules.result(match.state).sheet}


def scores(match: Match) -> list[int]:
    return match.game.rules.result(match.state).scores
