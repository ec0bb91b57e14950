"""Every code that play can bring about has its sentence in three languages, and every rule named exists."""

from __future__ import annotations

import re
from pathlib import Path

from tests.conformance.cases import Case, seeds, turns
from wunderkammer.core.engine import legal_moves
from wunderkammer.core.frames import NATURE
from wunderkammer.core.refusal import Refusal
from wunderkammer.core.rng import Rng
from wunderkammer.match.entries import Entry, lines_of
from wunderkammer.text.catalogue import LANGUAGES, Catalogue, catalogue
from wunderkammer.text.narrator import Narrator

TRIED = 4
Spoken = dict[str, tuple[str, dict[str, object]]]


class Listener(Catalogue):
    """Keeps one example of every message that is asked for, and says nothing itself."""

    def __init__(self, lang: str, folder: Path) -> None:
        super().__init__(lang, folder)
        self.heard: Spoken = {}

    def has(self, message_id: str) -> bool:
        return True

    def say(self, message_id: str, **args: object) -> str:
        self.heard.setdefault(f"{message_id} {sorted(args)}", (message_id, args))
        return "…"


def refusals(case: Case, few: int) -> list[Refusal]:
    rng, found = Rng(1), []
    verbs = case.game.vocabulary.verbs
    for seed in seeds(few):
        for turn in turns(case, seed):
            for seat in range(case.seats):
                for _ in range(TRIED):
                    verb = verbs[rng.below(len(verbs))]
                    found.append(case.game.rules.refusal(turn.state, seat, verb.base + rng.below(verb.size)))
    return [refusal for refusal in found if refusal is not None]


def spoken_by_language(case: Case, few: int) -> dict[str, Spoken]:
    """Everything that narrators have to say in some games, by language: each asks for the cases that its own needs."""
    listeners = {lang: Listener(lang, case.game.folder) for lang in LANGUAGES}
    narrators = [Narrator(case.game.rules, listener, ["?"] * case.seats) for listener in listeners.values()]
    for seed in seeds(few):
        for turn in turns(case, seed):
            lines = lines_of(case.game.rules, turn.state.clone(), [Entry(turn.seat, turn.move, 0, False)])
            moves = legal_moves(turn.state, turn.seat) if turn.seat != NATURE else []
            for narrator in narrators:
                if moves:
                    narrator.ask(turn.state, turn.seat)
                for move in moves:
                    narrator.move(turn.state, turn.seat, move)
                for line in lines:
                    narrator.line(line)
    for refusal in refusals(case, few):
        for narrator in narrators:
            narrator.refusal(refusal)
    for score in case.game.rules.result(case.new()).sheet:
        for listener in listeners.values():
            listener.say(f"score-{score.code}")
    return {lang: listener.heard for lang, listener in listeners.items()}


def test_whatever_happens_can_be_told_in_three_languages(case: Case) -> None:
    for lang, spoken in spoken_by_language(case, 1).items():
        texts = catalogue(lang, case.game.folder)
        for message_id, args in spoken.values():
            assert texts.pattern(message_id) is not None, f"{lang} has no message {message_id}"
            text, problems = texts.render(message_id, args)
            assert not problems, f"{lang}, {message_id}: {problems[0]}"
            assert "⟨" not in text


def test_every_refusal_names_a_rule_of_the_rulebook_or_none(case: Case) -> None:
    book = case.game.folder / "rulebook" / "en.md"
    known = (
        set(re.findall(r"^\*\*([A-Z]{2}-\d+)\*\*", book.read_text("utf-8"), re.MULTILINE)) if book.exists() else None
    )
    for refusal in refusals(case, 1):
        prefix = refusal.rule.partition("-")[0]
        assert prefix in ("", case.game.prefix)
        assert known is None or not refusal.rule or refusal.rule in known


def test_opponents_that_the_game_plays_itself_have_names(case: Case) -> None:
    state = case.new()
    for rival, name in case.game.rules.rivals(state).items():
        assert 0 < rival <= case.seats
        assert all(catalogue(lang, case.game.folder).has(f"rival-{name}") for lang in LANGUAGES)
        assert isinstance(case.game.rules.rival_score(state, rival), int)
