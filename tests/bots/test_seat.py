"""A bot plays the same match everywhere: in the arena, in the browser's process, after a restart and after an undo."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tests.bots.positions import decision
from tests.conformance.cases import SOAK
from wunderkammer.bots import BOTS, BotSeat, Company, Info, Occasion, bot
from wunderkammer.bots.derived_seeds import derived_seed
from wunderkammer.bots.levels import LEVELS
from wunderkammer.bots.thinker import Opinion, Thinker, Thinking
from wunderkammer.core.rng import Rng
from wunderkammer.lab.play import play_bots
from wunderkammer.match.match import Match
from wunderkammer.shelf.game import game, games
from wunderkammer.table.bot_service.bot_process import BotSessions
from wunderkammer.table.bot_service.question import Entries, Question

SEED = 7
RIVAL: dict[str, object] = {"rivals": 1}
MATCHES: list[tuple[str, dict[str, object]]] = [*((name, {}) for name in games()), ("encyclopedia", RIVAL)]
NAMES = ["random", "quick", "greedy", "steady", *LEVELS] if SOAK else ["steady", "level1", "level2", "level3"]
# A bot that plans its turns as the strongest ones do, only in less time.
STEADY = Thinking(rounds=8, width=2, later=1, open=1, ripe=1000, steady=1, alone=4)
EVERY = 7  # decisions from one restart or detour to the next: often in the middle of a turn


@pytest.fixture(autouse=True)
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "steady", lambda seed: Thinker(seed, STEADY))


def bots_on_seats(match: Match, name: str) -> list[str]:
    """The bot on every seat that does not play by itself."""
    rivals = match.game.rules.rivals(match.state)
    return ["" if seat in rivals else name for seat in range(match.seats)]


@cache
def arena(at: int, name: str) -> str:
    """How a match between equal bots ends in the arena."""
    chosen, options = game(MATCHES[at][0]), MATCHES[at][1]
    state = chosen.new(2, options)
    play_bots(chosen, state, bots_on_seats(Match(chosen.id, 2, SEED, options), name), SEED, options)
    return json.dumps(chosen.rules.to_json(state))


class Browser:
    """The browser's way to a bot's move: questions to the process, of what is new."""

    def __init__(self) -> None:
        self.restart()

    def restart(self) -> None:
        self.sessions = BotSessions()
        self.sent: dict[str, Entries] = {}

    def ask(self, match: Match, name: str) -> str:
        seat = match.to_act[0]
        question = Question("m", match, seat, name)
        question.seed = derived_seed(SEED, seat + 1)
        answer: dict[str, Any] = self.sessions.answer(json.loads(question.message(self.sent.get(question.session))))
        self.sent[question.session] = question.entries
        return str(answer["key"])


def in_the_browser(at: int, name: str, trouble: str = "") -> str:
    """How the same match ends in the browser, with a restart or something taken back now and then."""
    browser, match, count = Browser(), Match(MATCHES[at][0], 2, SEED, MATCHES[at][1]), 0
    while match.to_act:
        seat, count = match.to_act[0], count + 1
        if count % EVERY == 0 and trouble == "restart":
            browser.restart()
        if count % EVERY == 0 and trouble == "undo":
            other = Match.from_record(match.record)
            other.play(seat, match.legal(seat)[-1])
            if other.to_act:
                browser.ask(other, name)
        legal = match.legal(seat)
        match.play(seat, legal[0] if len(legal) == 1 else browser.ask(match, name))
    return json.dumps(match.state_json())


@pytest.mark.parametrize("trouble", ["", "restart", "undo"])
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("at", range(len(MATCHES)), ids=["-".join([name, *options]) for name, options in MATCHES])
def test_browser_and_arena_play_the_same_match(at: int, name: str, trouble: str) -> None:
    assert in_the_browser(at, name, trouble) == arena(at, name)


def company(match: Match, name: str) -> Company:
    bots = [bot(one, seat) if one else None for seat, one in enumerate(bots_on_seats(match, name))]
    return Company(match.game.rules, bots, Occasion(match.game.id, match.seats, match.options))


def choices(match: Match, name: str) -> Iterator[tuple[int, int]]:
    """At every decision what a bot chooses that was there all the time, and one that has just been made.

    Some decisions somebody else makes for them, as a stand-in does for a bot that has failed.
    """
    old, rng = company(match, name), Rng(1)
    while match.to_act:
        seat, entries = match.to_act[0], [entry[:2] for entry in match.entries]
        new = company(match, name)
        for one in (old, new):
            one.follow(match.setup.first_state, entries)
        yield old.choose(match.state, seat), (found := new.choose(match.state, seat))
        legal = match.legal(seat)
        match.play(seat, match.game.vocabulary.key(found) if rng.below(4) else legal[rng.below(len(legal))])


@pytest.mark.parametrize("options", [{}, RIVAL], ids=["two players", "alone"])
def test_whoever_decided_before_a_bot_made_anew_chooses_the_same(options: dict[str, object]) -> None:
    both = [*choices(Match("encyclopedia", 2, 3, options), "steady")]
    assert len(both) > 50
    assert [old for old, _ in both] == [new for _, new in both]


class Counting(Thinker):
    """A bot that counts how often it thinks."""

    thoughts = 0

    def opinions(self, info: Info) -> list[Opinion]:
        self.thoughts += 1
        return super().opinions(info)


def test_a_bot_that_is_asked_again_answers_the_same_without_thinking() -> None:
    state, seat, past = decision("lost_lands", 2, 1, 3)
    thinker = Counting(1, Thinking(rounds=40, spread=0.5))
    asked = BotSeat(thinker, past, seat)
    assert len({asked.choose(state) for _ in range(5)}) == 1
    assert thinker.thoughts == 1


def test_every_decision_has_dice_of_its_own() -> None:
    """What is drawn depends on how many decisions a seat has seen."""
    state, seat, past = decision("lost_lands", 2, 1, 3)
    infos = [Info(past.rules, state, seat, past.seen[seat] * more) for more in range(1, 20)]
    drawn = [bot("random", 5).choose(info) for info in infos]
    assert len({*drawn}) > 1
    always = bot("random", 5)
    assert [always.choose(info) for info in reversed(infos)] == drawn[::-1]
