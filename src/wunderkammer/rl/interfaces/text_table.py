"""A table in words, for language models: what a seat sees, what it may do, and why something is not possible.

The shape is that of TextArena and OpenEnv: `reset`, then `get_observation` and `step` with a line of text, `close`
for the rewards.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from wunderkammer.core.consequences import consequences
from wunderkammer.core.log import Log
from wunderkammer.match.match import Match
from wunderkammer.match.party import person_name
from wunderkammer.rl.rewards import standing
from wunderkammer.text.catalogue import catalogue
from wunderkammer.text.narrator import Narrator
from wunderkammer.text.outcomes import with_outcome
from wunderkammer.text.thing_meanings import KnownTable, follow_up

PATIENCE = 3  # illegal moves in a row; one more, and the seat has lost


class TextObservation(NamedTuple):
    """What the seat that acts is given to read."""

    seat: int
    text: str


class TextTable:
    """One match in words; seats that choose in secret are asked one after the other."""

    def __init__(
        self,
        game_id: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        lang: str = "en",
        patience: int = PATIENCE,
    ) -> None:
        self.made_with = (game_id, seats, options)
        self.lang = lang
        self.patience = patience
        self.reset(0)

    def reset(self, seed: int) -> TextObservation:
        """A new match, and what the first seat reads."""
        game_id, seats, options = self.made_with
        self.match = Match(game_id, seats, seed, options)
        self.match.lang = self.lang
        texts = catalogue(self.lang, self.match.game.folder)
        names = [person_name(texts, seat + 1) for seat in range(self.match.seats)]
        self.narrator = Narrator(self.match.rules, texts, names)
        self.read = [0] * self.match.seats  # by seat: lines of the log that it has been given
        self.wrong = 0
        self.loser: int | None = None
        self.refusal = ""
        return self.get_observation()

    @property
    def done(self) -> bool:
        return self.loser is not None or not self.match.to_act

    def get_observation(self) -> TextObservation:
        """Who acts, and in words: what has happened, what lies there, what is asked, and every possible move."""
        if self.done:
            return TextObservation(-1, self.refusal or self.narrator.catalogue.say("waiting-over"))
        seat = self.match.to_act[0]
        log = self.match.log(seat)
        new, self.read[seat] = log[self.read[seat] :], len(log)
        parts = [
            "\n".join(self.narrator.line(line) for line in new),
            json.dumps(self.match.view(seat)["table"], ensure_ascii=False),
            self.refusal,
            self.narrator.ask(self.match.state, seat),
            "\n".join(f"[{key}] {sentence}" for key, sentence in self.moves(seat)),
        ]
        return TextObservation(seat, "\n\n".join(part for part in parts if part))

    def moves(self, seat: int) -> list[tuple[str, str]]:
        """Every legal move: its key, and what it does, costs and brings."""
        match, narrator = self.match, self.narrator
        known = KnownTable(match.view(seat)["table"], match.figures, narrator)
        found = []
        for key in match.legal(seat):
            move = match.game.vocabulary.number(key)
            log = Log()
            changes = consequences(match.rules, match.state, seat, move, log=log)
            told = narrator.move(match.state, seat, move)
            brings = follow_up(match.game, known, match.state, seat, move, log)
            whole = with_outcome(told, narrator, seat, changes, brings)
            found.append((key, whole or told))
        return found

    def step(self, text: str) -> tuple[bool, dict[str, Any]]:
        """Play a move, written as its key, in brackets or not; an illegal one is answered with the reason.

        Gives whether the match is over, and details: the code, the rule and the amounts of a refusal.
        """
        assert not self.done, "the match is over: reset it first"
        seat, key = self.match.to_act[0], text.strip().strip("[]").strip()
        refusal = self.match.refusal(seat, key)
        if refusal is None:
            self.match.play(seat, key)
            self.wrong, self.refusal = 0, ""
            return self.done, {"seat": seat, "key": key}
        self.refusal = self.narrator.why_not(self.match.state, seat, refusal)
        self.wrong += 1
        if self.wrong > self.patience:
            self.loser = seat
        reason = {"code": refusal.code, "rule": refusal.rule, "details": refusal.details, "sentence": self.refusal}
        return self.done, {"seat": seat, "key": key, "refusal": reason}

    def close(self) -> list[float]:
        """By seat: from 1 for beating everybody to −1; a seat that ran out of patience has lost, and nobody has won."""
        seats = range(self.match.seats)
        if self.loser is not None:
            return [-1.0 if seat == self.loser else 0.0 for seat in seats]
        result = self.match.result
        return [standing(result.ranks, seat) if result else 0.0 for seat in seats]
