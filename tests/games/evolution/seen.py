"""What a player at the table sees, in the words of the tests."""

from __future__ import annotations

from typing import Any

from wunderkammer.match.match import Match


def play(match: Match, *keys: str) -> None:
    """Moves one after the other, each by the seat that is to act."""
    for key in keys:
        match.play(match.to_act[0], key)


def table(match: Match, seat: int | None = None) -> dict[str, Any]:
    found = match.view(seat)["table"]
    assert isinstance(found, dict)
    return found


def player(match: Match, seat: int) -> dict[str, Any]:
    """A player's part of the table as the player sees it."""
    found = table(match, seat)["players"][seat]
    assert isinstance(found, dict)
    return found


def row(match: Match, seat: int) -> list[str]:
    """A row as text: "3/2 food 1 fat 2" for each species."""
    return [species_text(species) for species in player(match, seat)["species"]]


def species_text(species: dict[str, Any]) -> str:
    tokens = "".join(f" {name} {species[name]}" for name in ("food", "fat") if species[name])
    return f"{species['body']}/{species['population']}{tokens}"


def traits(match: Match, seat: int) -> list[list[str]]:
    return [[card["trait"] for card in species["traits"]] for species in player(match, seat)["species"]]


def hole(match: Match) -> int:
    found = table(match)["hole"]
    assert isinstance(found, int)
    return found


def bag(match: Match, seat: int) -> int:
    found = player(match, seat)["bag"]
    assert isinstance(found, int)
    return found


def hand(match: Match, seat: int) -> list[str]:
    return sorted(card for card, count in player(match, seat)["hand"].items() for _ in range(count))


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


def missing(match: Match, seat: int, key: str) -> int | str:
    """How much is missing for a move."""
    refusal = match.refusal(seat, key)
    assert refusal is not None, f"{key} is possible"
    return refusal.details["missing"]
