"""A bot in any language: a program that reads questions as JSON lines and answers with moves."""

from __future__ import annotations

import hashlib
import json
import re
import shlex
import shutil
from typing import Any, NamedTuple

from wunderkammer.bots.derived_seeds import dice_for
from wunderkammer.bots.external.program import Process, ProgramEnded, Silent, TooMuchOutput
from wunderkammer.bots.info import Info
from wunderkammer.core.result import Result
from wunderkammer.errors import BadBot
from wunderkammer.text.catalogue import Catalogue

PROTOCOL = 1
NAME = re.compile(r"cmd(?:@(\d+(?:\.\d+)?))?:(.*)", re.DOTALL)
USUAL_SECONDS = 10.0
STARTING_SECONDS = 5.0  # beside the clock of the first decision: many languages start slowly
PATIENCE = 3  # decisions that a program may miss before the game goes on without it
LONGEST_QUOTE = 160


class Occasion(NamedTuple):
    """The game that a bot is going to play."""

    game: str
    seats: int
    options: dict[str, object]


class Fault(NamedTuple):
    """What a program did wrong: a code (`bot-fault-…`) and what it said, if anything."""

    code: str
    detail: str

    def sentence(self, bot: str, count: int, texts: Catalogue) -> str:
        """A sentence that names the bot and how often this has happened; a program may end without a word."""
        mute = "-mute" if self.code == "crashed" and not self.detail else ""
        return texts.say(f"bot-fault-{self.code}{mute}", bot=bot, detail=self.detail, count=count)


def is_external(name: str) -> bool:
    return NAME.fullmatch(name) is not None


def command_of(name: str) -> tuple[float, list[str]]:
    """Seconds per decision and the command in its words; raises one sentence if there is no such program."""
    found = NAME.fullmatch(name)
    try:
        words = shlex.split(found[2]) if found else []
    except ValueError:
        words = []
    if found is None or not words or float(found[1] or USUAL_SECONDS) <= 0:
        raise BadBot("bad-command", name=name)
    if shutil.which(words[0]) is None:
        raise BadBot("no-program", name=name, program=words[0])
    return float(found[1] or USUAL_SECONDS), words


class ExternalBot:
    """Asks its program for every move; faults are noted, and a random legal move is played instead."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seconds, self.words = command_of(name)
        self.seed = seed
        self.faults: list[Fault] = []
        self.process: Process | None = None
        self.asked = 0  # decisions so far; also the number of the last question
        self.missed = 0  # decisions that the program did not answer in time …
        self.overdue: list[int] = []  # … and those of them whose answer may still come

    def sit(self, occasion: Occasion, seat: int) -> None:
        """Start the program and tell it what is going to be played."""
        try:
            self.process = Process(self.words)
        except OSError as error:
            self.faults.append(Fault("not-started", error.strerror or str(error)))
            return
        self.process.say(
            {"type": "hello", "protocol": PROTOCOL, **occasion._asdict(), "seat": seat, "seed": self.hint()}
        )

    def hint(self) -> int:
        """A seed for the program's own chance: one-way, so that it reveals nothing about the chance of the match."""
        return int.from_bytes(hashlib.blake2b(str(self.seed).encode(), digest_size=4).digest())

    def choose(self, info: Info) -> int:
        key = info.rules.vocabulary.key
        moves = {key(move): move for move in info.legal}
        answer = self.answer(info, [*moves]) if self.process else None
        return moves[answer] if answer is not None else info.legal[dice_for(self.seed, info).below(len(info.legal))]

    def answer(self, info: Info, legal: list[str]) -> str | None:
        """The key of the move that the program wants, None after a fault."""
        assert self.process is not None
        self.asked += 1
        question = {
            "type": "choose",
            "id": self.asked,
            "ask": info.rules.ask(info.possible, info.seat),
            "view": info.view,
            "legal": legal,
            "clock": {"seconds": self.seconds},
        }
        self.process.say(question)
        self.process.allow(self.seconds + (STARTING_SECONDS if self.asked == 1 else 0.0))
        try:
            while True:
                line = self.process.line()
                number, answer = self.parse_answer(line)
                if number == self.asked:
                    return self.legal_move(answer, legal, line)
        except Silent:
            self.fault("silent", f"{self.seconds:g}")
            self.overdue.append(self.asked)
            self.missed += 1
            if self.missed >= PATIENCE:
                self.dismiss("given-up", str(PATIENCE))
        except TooMuchOutput:
            self.dismiss("flood", "")
        except ProgramEnded as crash:
            self.dismiss("crashed", quote_output(str(crash)))
        return None

    def parse_answer(self, line: bytes) -> tuple[int, Any]:
        """To which question a line is the answer, and the answer; a line without a number answers the oldest one."""
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        number = answer.get("id") if isinstance(answer, dict) else None
        if not isinstance(number, int):
            number = self.overdue[0] if self.overdue else self.asked
        self.overdue = [one for one in self.overdue if one > number]
        return number, answer

    def legal_move(self, answer: Any, legal: list[str], line: bytes) -> str | None:
        if not isinstance(answer, dict) or not isinstance(answer.get("move"), str):
            self.fault("not-json", quote_output(line.decode(errors="replace")))
            return None
        move: str = answer["move"]
        if move not in legal:
            self.fault("illegal", quote_output(move))
            return None
        return move

    def fault(self, code: str, detail: str) -> None:
        self.faults.append(Fault(code, detail))

    def dismiss(self, code: str, detail: str) -> None:
        """Go on without the program."""
        self.fault(code, detail)
        self.leave(None)

    def leave(self, result: Result | None) -> None:
        """Tell the program how the game ended, if it did, and make sure that nothing of it keeps running."""
        process, self.process = self.process, None
        if process is None:
            return
        if result is not None:
            process.say({"type": "over", "result": result.to_json()})
        process.end(in_peace=result is not None)


def quote_output(text: str) -> str:
    """What a program said, fit to be shown in a sentence."""
    plain = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    return plain if len(plain) <= LONGEST_QUOTE else plain[:LONGEST_QUOTE] + "…"
