"""What a player at the table sees, in the words of the tests."""

from __future__ import annotations

from typing import Any

from wunderkammer.match.match import Match


def bid(match: Match, *amounts: int) -> None:
    """Everybody makes a bid, from seat 0 on."""
    for seat, amount in enumerate(amounts):
        match.play(seat, f"bid:{amount}")


def send(match: Match, *choices: str) -> None:
    """Those who have teams say which go, in the order in which they are asked."""
    for choice in choices:
        match.play(match.to_act[0], f"send:{choice}")


def table(match: Match, seat: int | None = None) -> dict[str, Any]:
    found = match.view(seat)["table"]
    assert isinstance(found, dict)
    return found


def player(match: Match, seat: int) -> dict[str, Any]:
    """A player's part of the table as the player sees it."""
    found = table(match, seat)["players"][seat]
    assert isinstance(found, dict)
    return found


def purses(match: Match) -> list[int]:
    """Everybody's money, each seen by its owner."""
    return [player(match, seat)["money"] for seat in range(match.seats)]


def track(match: Match) -> list[int | None]:
    return [*table(match)["track"]]


def market(match: Match) -> list[str]:
    return sorted(table(match)["market"])


def cards(match: Match, seat: int, team: int = 0) -> dict[str, str]:
    """The cards of a team by kind."""
    held: dict[str, str | None] = player(match, seat)["teams"][team]["cards"]
    return {kind: card for kind, card in held.items() if card}


def strength(match: Match, seat: int, team: int = 0) -> int:
    found = player(match, seat)["teams"][team]["strength"]
    assert isinstance(found, int)
    return found


def log_lines(match: Match, code: str, seat: int | None = None) -> list[tuple[Any, ...]]:
    """The log's lines of a code, as (seat, argument, …), in the order in which they happened."""
    lines = [line for line in match.log(seat) if line.code == code]
    return [(line.seat, *(argument_text(domain.text(value)) for _, domain, value in line.arguments)) for line in lines]


def story(match: Match, *codes: str) -> list[str]:
    """The codes of the log's lines, only these, in the order in which they happened."""
    return [line.code for line in match.log(None) if line.code in codes]


def argument_text(text: str) -> str | int:
    return int(text) if text.isdigit() else text


def why_not(match: Match, seat: int, key: str) -> tuple[str, str]:
    """The code and the rule of a refusal."""
    refusal = match.refusal(seat, key)
    assert refusal is not None, f"{key} is possible"
    return refusal.code, refusal.rule
