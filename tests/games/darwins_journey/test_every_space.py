"""Every space of the sea and the islands on both sides of the board: where it leads and what it gives."""

from __future__ import annotations

import pytest

from tests.games.darwins_journey.position import FatedMatch, position
from tests.games.darwins_journey.seen import asked_decision, board, has, log_lines, offers, play

# What each space gives; a number behind “specimen” tells from how many players on one lies there.
SEA = {f"o{n}": "" for n in range(27)} | {
    "o2": "specimen 2",
    "o6": "camp",
    "o10": "coins 4",
    "o12": "camp",
    "o16": "specimen 4",
    "o17": "coins 3, theory 2",
    "o19": "camp",
    "o20": "specimen 3",
    "o22": "vp 2",
    "o23": "vp 3",
    "o24": "vp 4",
    "o25": "vp 5",
    "o26": "vp 3",
}
ISLAND_A = {
    "a1": "coins 4",
    "a2": "specimen 2",
    "a3": "knowledge 1",
    "a4": "camp",
    "a5": "specimen 2",
    "a6": "goal",
    "a7": "camp",
    "a8": "coins 2",
    "a9": "specimen 2",
    "a10": "theory 1, goal",
    "a11": "coins 3",
    "a12": "specimen 2",
    "a13": "coins 5",
    "a14": "camp",
    "a15": "vp 3",
    "a16": "vp 2, knowledge 1",
    "a17": "vp 3, specimen 3",
    "a18": "theory 2",
    "a19": "vp 4",
    "a20": "seal",
    "a21": "coins 3, theory 3",
    "a22": "stamps 3",
    "a23": "vp 6, specimen 4",
    "a24": "vp 4",
}
ISLAND_B = {
    "b1": "coins 5",
    "b2": "specimen 2",
    "b3": "vp 4, goal",
    "b4": "camp",
    "b5": "coins 2, knowledge 1",
    "b6": "specimen 2",
    "b7": "coins 4",
    "b8": "coins 3, goal",
    "b9": "camp",
    "b10": "seal",
    "b11": "specimen 2",
    "b12": "theory 3, specimen 3",
    "b13": "vp 6",
    "b14": "vp 5",
}
ISLAND_C = {
    "c1": "specimen 2",
    "c2": "vp 3, knowledge 1",
    "c3": "camp",
    "c4": "vp 3, stamps 2",
    "c5": "specimen 2",
    "c6": "vp 5, goal",
    "c7": "vp 3, theory 2",
    "c8": "vp 6, specimen 4",
    "c9": "vp 8",
    "c10": "vp 8",
}
SPACES = {name: gives for name, gives in SEA.items() if name != "o0"} | ISLAND_A | ISLAND_B | ISLAND_C
# Where the way forks, and where it does not simply go on to the next number.
FORKS = {"o1": "o2 o3", "o5": "o6 o7", "o9": "o10 o11", "o11": "o12 o13", "o16": "o17 o18", "o19": "o20 o21"}
FORKS |= {"a4": "a5 a8", "a11": "a12 a13", "a12": "a15", "b2": "b3 b5", "b6": "b8 b7", "b9": "b7", "b7": "b10"}
FORKS |= {"c1": "c2 c4"}
LAST = ("o26", "a24", "b14", "c10")
RIBBONS = {"a4": 1, "a9": 2, "a16": 3, "a21": 4, "b2": 2, "b6": 3, "b11": 4, "c7": 4}
CROSSED = 0xFFFF  # nobody is first any more


def ways(space: str) -> list[str]:
    """Where a space leads."""
    if space in LAST:
        return []
    return FORKS.get(space, f"{space[0]}{int(space[1:]) + 1}").split()


def before(space: str) -> str:
    """A space from which one step leads there."""
    starts = [name for name in ["o0", "a0", "b0", "c0", *SPACES] if space in ways(name)]
    return starts[0]


def about_to_enter(space: str, seats: int = 2, firsts: int = CROSSED) -> FatedMatch:
    """A match in which one step leads to a space."""
    here = before(space)
    if space[0] == "o":
        return position("navigate", 1, seats=seats, players={0: {"ship": here}}, firsts=firsts)
    explorers = [here if island == space[0] else None for island in "abc"]
    return position("explore", 1, seats=seats, players={0: {"explorers": explorers}}, firsts=firsts)


def entered(space: str, seats: int = 2, firsts: int = CROSSED) -> FatedMatch:
    match = about_to_enter(space, seats, firsts)
    play(match, f"{'sail' if space[0] == 'o' else 'go'}:{space}")
    return match


@pytest.mark.rule("DJ-37", "DJ-24", "DJ-25")
@pytest.mark.parametrize("space", SPACES)
def test_where_every_space_leads(space: str) -> None:
    match = about_to_enter(space)
    verb = "sail" if space[0] == "o" else "go"
    assert sorted(offers(match, verb)) == sorted(ways(before(space)))


@pytest.mark.rule("DJ-24", "DJ-25", "DJ-21", "DJ-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("space", SPACES)
def test_what_every_space_gives(space: str, seats: int) -> None:
    match = entered(space, seats)
    parts = dict((part.rpartition(" ")[::2] if " " in part else (part, "")) for part in SPACES[space].split(", "))
    kept = {"coins": 20, "vp": 0, "theory": 0, "knowledge": 1}
    assert has(match, *kept) == [number + int(parts.pop(name, 0)) for name, number in kept.items()]
    if int(parts.get("specimen") or 9) > seats:
        parts.pop("specimen", None)
    parts.pop("", None)
    if not parts:
        assert [match.to_act, asked_decision(match, 1)] == [(1,), "place"]
    else:
        ((deed, number),) = parts.items()
        use(match, deed, number, space)


def use(match: FatedMatch, deed: str, number: str, space: str) -> None:
    """Carry out what is offered on a space and see what it brought."""
    coins = board(match)["coins"]
    if deed == "specimen":
        assert asked_decision(match) == "study"
        play(match, *(f"research:{name}" for name in offers(match, "research")))
        assert len(board(match)["research"]) == 1
    elif deed == "camp":
        assert [asked_decision(match), offers(match, "pitch")] == ["camp", [space]]
    elif deed == "goal":
        play(match, "take:s5")
        assert board(match)["reserve"] == ["s5", None]
    elif deed == "seal":
        play(match, "seal:fourth,red,second")
        assert [board(match)["rows"][1], board(match)["coins"]] == [["red"], coins]
    else:
        play(match, *["stamp:first,upper"] * int(number))
        assert [board(match)["stacks"][0], match.to_act] == [4 - int(number), (1,)]


@pytest.mark.rule("DJ-25", "DJ-37")
@pytest.mark.parametrize("space", ISLAND_A | ISLAND_B | ISLAND_C)
def test_where_the_ribbons_lie_and_what_they_score(space: str) -> None:
    match = entered(space, firsts=0)
    assert log_lines(match, "ribbon") == ([(space, RIBBONS[space])] if space in RIBBONS else [])


@pytest.mark.rule("DJ-24", "DJ-37")
@pytest.mark.parametrize("space", [name for name in SEA if name != "o0"])
def test_where_the_banners_lie(space: str) -> None:
    match = entered(space)
    assert log_lines(match, "landed") == {"o8": [("b",)], "o14": [("c",)]}.get(space, [])


@pytest.mark.rule("DJ-24", "DJ-25")
@pytest.mark.parametrize("space", LAST)
def test_the_first_on_every_last_space_scores_three(space: str) -> None:
    assert log_lines(entered(space, firsts=0), "first-arrival") == [(space, 3)]
    assert log_lines(entered(space), "first-arrival") == []


@pytest.mark.rule("DJ-57", "DJ-58")
@pytest.mark.parametrize(("number", "space"), [*enumerate(["o1", "o4", "o8", "o14", "o21"])])
def test_where_the_beagle_stands(number: int, space: str) -> None:
    match = position("to-beagle", beagle=number)
    play(match, "catch_up")
    assert board(match)["ship"] == space
