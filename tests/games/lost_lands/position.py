"""Positions of Lost Lands for tests: a test names what matters, everything else is ordinary."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.fated import FatedChance

KINDS = ("explorer", "crew", "transport")
COLOURS = ("red", "blue", "green", "yellow")
PATRONS = tuple(f"patron_{colour}" for colour in COLOURS)
COPIES = {
    **{f"{kind}_{strength}{letter}": 1 for kind in KINDS for strength in range(1, 5) for letter in "ab"},
    **dict.fromkeys(PATRONS, 2),
    "risky_move": 4,
    "jetpack": 4,
    "long_observation": 4,
    "cartographer": 7,
}


class FatedMatch(FatedChance):
    """A match whose chance first draws what the test has named, by card, expedition or seat."""

    title = "lost_lands"


def new_game(
    seats: int, fate: Sequence[str] = (), expeditions: str = "avalon kalahari iram mu", **options: object
) -> FatedMatch:
    """A new game whose players have chosen red, blue, green and yellow; fate begins with the starting initiative."""
    match = FatedMatch(seats=seats, seed=1, options=options, fate=[*expeditions.split(), *fate])
    for seat in range(seats):
        match.play(seat, f"screen:{COLOURS[seat]}")
    return match


def position(
    ask: str = "bid",
    *,
    seats: int = 4,
    takers: Sequence[int] = (0,),
    card: str = "",
    money: Sequence[int] = (),
    teams: Mapping[int, Sequence[str]] | None = None,
    track: Sequence[int | None] | None = None,
    market: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    cartographers: int = 0,
    expeditions: str = "avalon kalahari iram mu",
    fate: Sequence[str] = (),
    pack: dict[str, object] | None = None,
    **others: Any,
) -> FatedMatch:
    """A match in which the step `ask` is due.

    `takers` still choose a card, in this order; `card` is in the hand of the first of them (ask="use").
    Teams are written "explorer_4a jetpack@crew". Cards that lie nowhere lie in the deck, or, if the deck is given,
    in the discard. Purses hold 11 unless told otherwise. `others` are further fields of the position's JSON.
    """
    lots = [*(track or [None] * (4 - seats) + [*range(seats)])]
    if ask == "send":
        same = {"seats": seats, "money": money, "teams": teams, "track": track, "expeditions": expeditions}
        same |= {"pack": pack, **others}
        sender = next(seat for seat in lots if seat is not None)
        return setting_out(sender, None if deck is None else [*deck, "cartographer"], cartographers, fate, same)
    data = new_game(seats).state_json()
    offer = [*(PATRONS[: 4 if seats == 4 else 3] if market is None and ask == "bid" else market or [])]
    flat = flat_teams(seats, teams or {})
    used = [*offer, *(piece for piece in flat if piece), *(["cartographer"] * cartographers), *([card] if card else [])]
    rest = left_of(used + [*(deck or [])])
    data |= {
        "agenda": agenda(ask, takers, card),
        "lanes": [{"step": "bid", "seat": seat} if ask == "bid" else None for seat in range(seats)],
        "money": [*money] or [11] * seats,
        "bids": [0] * seats,
        "order": [*(seat for seat in range(seats) if seat not in takers), *takers],
        "track": [-1 if marker is None else marker for marker in lots],
        "expeditions": expeditions.split(),
        "market": offer + [None] * (4 - len(offer)),
        "deck": rest if deck is None else {name: [*deck].count(name) for name in deck},
        "discard": {} if deck is None else rest,
        "cartographers": cartographers,
        "teams": flat,
        **others,
    }
    match = FatedMatch.from_state("lost_lands", data, seed=1, pack=pack)
    assert isinstance(match, FatedMatch)
    match.fate = [*fate]
    return match


def setting_out(
    seat: int, deck: Sequence[str] | None, cartographers: int, fate: Sequence[str], same: dict[str, Any]
) -> FatedMatch:
    """An expedition has just begun: a Risky Move drew a cartographer, which changes nothing else."""
    charted = max(cartographers, 3) - 1
    match = position("use", card="risky_move", takers=[seat], deck=deck, cartographers=charted, **same)
    match.fate = ["cartographer", *fate]
    match.play(seat, "perform")
    return match


def flat_teams(seats: int, teams: Mapping[int, Sequence[str]]) -> list[str | None]:
    """Teams as the position's JSON has them: by seat, team and kind."""
    flat: list[str | None] = [None] * (seats * 6)
    for seat, written in teams.items():
        for team, names in enumerate(written):
            for name in names.split():
                piece, _, kind = name.partition("@")
                flat[seat * 6 + team * 3 + KINDS.index(kind or piece.partition("_")[0])] = piece
    return flat


def left_of(used: Sequence[str]) -> dict[str, int]:
    left = {name: count - used.count(name) for name, count in COPIES.items()}
    assert min(left.values()) >= 0, f"more cards than there are: {left}"
    return {name: count for name, count in left.items() if count}


def agenda(ask: str, takers: Sequence[int], card: str) -> list[dict[str, object]]:
    """What lies ahead, last thing first."""
    pending: list[dict[str, object]] = [{"step": "over"}]
    if ask == "over":
        return pending
    pending.append({"step": "round-end"})
    if ask == "bid":
        return [*pending, {"step": "auction"}]
    waiting = takers[1:] if ask == "use" else takers
    pending += [{"step": "take", "seat": seat} for seat in reversed(waiting)]
    if ask == "use":
        pending.append({"step": "use", "seat": takers[0], "a": [*COPIES].index(card)})
    return pending
