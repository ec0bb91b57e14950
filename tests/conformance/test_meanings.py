"""Whatever is drawn says what it is: every thing of whole matches has a meaning with a rule, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.drawn import DrawnThings
from tests.shelving import TrialGame
from wunderkammer import Match, games
from wunderkammer.core.meanings import meanings_table
from wunderkammer.core.rng import Rng
from wunderkammer.shelf.game import game
from wunderkammer.text.askable import AskableThings
from wunderkammer.text.catalogue import LANGUAGES, Catalogue, catalogue
from wunderkammer.text.narrator import Narrator
from wunderkammer.text.rulebook import rulebook
from wunderkammer.text.thing_meanings import KnownTable, Meaning, signs
from wunderkammer.web.board.cards import look_of, thing_meaning
from wunderkammer.web.board.drawing import artist
from wunderkammer.web.board.sight import Sight

NAMES = ["Ada", "Boris", "Cora", "Dora", "Emil", "Fritz"]
EVERY = 11
# Every game with few and many seats, and with whatever lies on the table only then.
SETUPS = [
    *((name, seats, {}) for name in games() for seats in {min(game(name).seats), max(game(name).seats)}),
    ("encyclopedia", 2, {"rivals": 1, "fossils": True}),
    ("evolution", 3, {"quick_play": True}),
    ("lost_lands", 3, {"auctioned_start": True}),
]


def positions(name: str, seats: int, options: dict[str, object]) -> Iterator[Match]:
    """Some positions of a random match, the last one too."""
    match, rng, number = Match(name, seats, 7, options), Rng(7), 0
    while match.to_act:
        if number % EVERY == 0:
            yield match
        seat = match.to_act[rng.below(len(match.to_act))]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
        number += 1
    yield match


def wrong(sight: Sight, thing: str, icons: set[str]) -> str:
    """What is missing about a thing."""
    found = thing_meaning(sight, thing)
    if found is None:
        return f"{thing} means nothing"
    if not is_whole(found, sight):
        return f"{found}"
    unsaid = [icon for icon in icons if icon != look_of(sight, found) and not signs(sight.game.kinds, sight, [icon])]
    return f"the sign {unsaid} on {thing} means nothing" if unsaid else ""


def is_whole(found: Meaning, sight: Sight) -> bool:
    """Whether there is a name, a sentence that says more than the name, and a rule of the game."""
    book = rulebook(sight.game.folder, sight.lang)
    said = found.name + found.sentence
    return "⟨" not in said and len(found.sentence) > len(found.name) and book.rule(found.rule) is not None


@pytest.mark.parametrize(("name", "seats", "options"), SETUPS)
def test_everything_drawn_has_a_meaning(name: str, seats: int, options: dict[str, object]) -> None:
    faults: set[str] = set()
    known: set[tuple[str, str]] = set()
    for number, match in enumerate(positions(name, seats, options)):
        lang = LANGUAGES[number % len(LANGUAGES)]
        for seat in {next(iter(match.to_act), None), None}:
            sight = Sight(match, seat, lang, NAMES[:seats])
            drawn = DrawnThings(str(artist(match.game)(sight).live))
            faults |= {f"on nothing: {seen}" for seen in drawn.nameless}
            for thing, icons in drawn.things.items():
                if (thing, lang) not in known or icons:
                    known.add((thing, lang))
                    faults.add(wrong(sight, thing, icons))
    assert sorted(faults - {""}) == []


class FaultFinder(Catalogue):
    """A catalogue that remembers what its sentences were not given."""

    def __init__(self, lang: str, match: Match) -> None:
        super().__init__(lang, match.game.folder)
        self.faults: set[str] = set()

    def render(self, message_id: str, args: dict[str, object]) -> tuple[str, list[Exception]]:
        text, problems = super().render(message_id, args)
        if message_id.startswith(("thing-", "what-")):  # others are only tried as parts of names
            self.faults |= {f"{message_id}: {problem}" for problem in problems}
        return text, problems


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_meanings_are_given_all_that_they_name(name: str, lang: str) -> None:
    """Also when things lie where nothing lay before, and in the cases that only one language asks for."""
    for number, match in enumerate(positions(name, min(game(name).seats), {})):
        if number % 8 == 0 or not match.to_act:
            words = FaultFinder(lang, match)
            known = KnownTable(match.view(0)["table"], match.figures, Narrator(match.rules, words, NAMES))
            assert AskableThings(match.game, known, match.seats).all()
            assert words.faults == set()


@pytest.mark.parametrize("name", games())
def test_the_table_of_meanings_is_whole(name: str) -> None:
    """Every thing has words and a rule that the rulebook knows, and so has every label; nothing is misspelt."""
    found, words = game(name), catalogue("en", game(name).folder)
    table = meanings_table(found.folder / "meanings.toml")
    assert {*table} <= {"things", "pictures", "rules"}
    assert {key for thing in table["things"].values() for key in thing} <= {"code", "rule", "picture", "name", "facts"}
    by_label = [*table.get("pictures", {}).items(), *table.get("rules", {}).items()]
    needed = {f"what-{kind.code}" for kind in found.kinds}
    needed |= {f"{domain}-{label}" for domain, labels in by_label for label in labels}
    assert [message for message in sorted(needed) if not words.has(message)] == []
    rules = {kind.rule for kind in found.kinds}.union(*(labels.values() for labels in table.get("rules", {}).values()))
    assert [rule for rule in sorted(rules) if rulebook(found.folder, "en").rule(rule) is None] == []


@pytest.mark.parametrize("name", games())
def test_a_game_without_a_drawing_explains_itself_too(name: str) -> None:
    """The plain board shows what moves touch; a fifth game gets its cards by naming its kinds."""
    for match in positions(name, min(game(name).seats), {}):
        seat = next(iter(match.to_act), None)
        sight = Sight(match, seat, "en", NAMES[: match.seats])
        assert [one for one in (wrong(sight, thing, set()) for thing in sight.by_element) if one] == []


def test_a_missing_meaning_is_noticed() -> None:
    match = Match("lost_lands", 2, 3)
    sight = Sight(match, 0, "en", NAMES[:2])
    assert wrong(sight, "lighthouse", set()) == "lighthouse means nothing"
    assert TrialGame("nested_game").kinds == ()
    assert "sign" in wrong(sight, "bank", {"teapot"})
