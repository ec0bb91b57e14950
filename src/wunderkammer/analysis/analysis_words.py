"""An analysis in words: what a moment cost, what would have been better, and how a seat has played."""

from __future__ import annotations

from collections.abc import Sequence

from wunderkammer.analysis.judge_settings import GRADES
from wunderkammer.analysis.moments import MOST_MOMENTS, Analysis, JudgeNote, Moment, MoveOption, SeatAnalysis
from wunderkammer.analysis.positions import differences, place_of, positions_along, states_at
from wunderkammer.core.state import State
from wunderkammer.match.match import Match
from wunderkammer.match.party import person_name, plain_name
from wunderkammer.text.catalogue import Catalogue
from wunderkammer.text.narrator import Narrator
from wunderkammer.text.outcomes import change_words
from wunderkammer.text.quotes import inside_quotes

GAMES = 100  # chances are stated out of so many
TINY = 1e-6  # what computing takes off a round number
DECISIVE = 0.01  # what a moment must have cost to be named among those that decided a match


class AnalysisWords:
    """Tells the moments of one match in the language of a catalogue."""

    def __init__(self, match: Match, texts: Catalogue, names: Sequence[str] = ()) -> None:
        self.match = match
        self.texts = texts
        self.narrator = Narrator(match.rules, texts, [*names] or names_of(match, texts))
        self.states: dict[int, State] = {}

    def look_up(self, moments: Sequence[Moment]) -> None:
        """Find the positions of the moments that will be described, all in one walk."""
        places = {place_of(self.match, one.seat, one.at) for one in moments} - self.states.keys()
        if places:
            self.states |= states_at(self.match, places)

    def state(self, moment: Moment) -> State:
        """The position before the decision that made the difference."""
        place = place_of(self.match, moment.seat, moment.at)
        if place not in self.states:
            self.look_up([moment])
        return self.states[place]

    def move(self, moment: Moment, key: str) -> str:
        """A move at a moment, as an order."""
        return self.narrator.move(self.state(moment), moment.seat, self.match.vocabulary.number(key))

    def line(self, moment: Moment, line: Sequence[Sequence[object]]) -> list[str]:
        """What was expected to follow, in words, as far as it can be foreseen."""
        number = self.match.vocabulary.number
        moves = [(int(str(seat)), number(str(key))) for seat, key in line]
        before = positions_along(self.state(moment), moves)
        return [
            self.own_or_not(moment.seat, seat, self.narrator.move(state, seat, move))
            for (seat, move), state in zip(moves, before, strict=False)
        ]

    def own_or_not(self, own: int, seat: int, sentence: str) -> str:
        """A move of somebody else is given with their name."""
        return (
            sentence if own == seat else self.texts.say("analysis-by", player=self.narrator.name(seat), move=sentence)
        )

    def own_line(self, moment: Moment, keys: Sequence[str]) -> list[str]:
        return self.line(moment, [(moment.seat, key) for key in keys])

    def moment(self, moment: Moment) -> str:
        """What the dearest decision of a turn was, what would have been better, and what that cost."""
        moves = self.move(moment, moment.played[0]), self.move(moment, moment.best[0])
        played, best = (inside_quotes(one, self.texts.lang) for one in moves)
        sentence = self.texts.say("analysis-moment", played=played, best=best, cost=self.cost(moment))
        return (
            self.texts.say("analysis-at", stage=self.stage(moment), sentence=sentence)
            if moment.stage >= 0
            else sentence
        )

    def played_sentence(self, moment: Moment) -> str:
        """What was played at a turn that cost nothing, or nothing for sure."""
        sentence = self.move(moment, moment.played[0])
        return (
            self.texts.say("analysis-at", stage=self.stage(moment), sentence=sentence)
            if moment.stage >= 0
            else sentence
        )

    def stage(self, moment: Moment) -> str:
        return self.texts.say("web-stage", number=moment.stage) if moment.stage >= 0 else ""

    def cost(self, moment: Moment) -> str:
        """9 of 100 chances and 6 points; what is not sure is left out.

        Chances are rounded down: a slip that cost 10 of 100 would have been a mistake.
        """
        chances = int(GAMES * moment.cost + TINY) if moment.cost > 2 * moment.error else 0
        points = round(moment.points_cost) if moment.points_cost > 2 * moment.points_error else 0
        say = self.texts.say
        if chances and points > 0:
            both = {"chances": say("analysis-chances", count=chances), "points": say("analysis-points", count=points)}
            return say("analysis-both", **both)
        if chances:
            return say("analysis-chances", count=chances)
        return say("analysis-points", count=points) if points > 0 else say("analysis-hardly")

    def verdict(self, moment: Moment) -> str:
        """What a turn is called; nothing if it is not blamed."""
        return self.texts.say(f"analysis-{moment.verdict}") if moment.verdict else ""

    def difference(self, moment: Moment, better: Sequence[str], other: Sequence[str]) -> list[str]:
        """What would be there after the better line and is not after the other."""
        number, state, seat = self.match.vocabulary.number, self.state(moment), moment.seat
        lines = ([number(key) for key in keys] for keys in (better, other))
        found = differences(self.match.rules, state, seat, *lines)
        return [change_words(self.narrator, seat, *one) for one in found]

    def outlook(self, option: MoveOption, alone: bool) -> str:
        """What one move would have led to, in short."""
        lead = "analysis-option-lead" if alone else "analysis-option"
        return self.texts.say(lead, chances=round(GAMES * option.chance), points=round(option.points))

    def summary(self, found: SeatAnalysis) -> str:
        """How a seat has played, in one sentence."""
        counts = {name: found.count(name) for name in GRADES}
        loss = f"{GAMES * found.mean_loss:.1f}"
        return self.texts.say("analysis-summary", loss=decimal(loss, self.texts), **counts)

    def judge_sentence(self, judged: JudgeNote) -> str:
        """Who judged, how deeply, and from whose knowledge."""
        version = judged.version or self.texts.say("analysis-source-folder")
        bot = self.texts.say("web-level", number=judged.bot.removeprefix("level"))
        how = {"bot": bot, "version": version, "rules": judged.rules, "look": judged.look}
        if judged.seconds:
            return self.texts.say("analysis-judged-seconds", seconds=decimal(f"{judged.seconds:g}", self.texts), **how)
        return self.texts.say("analysis-judged", rounds=judged.rounds, worlds=judged.worlds, **how)

    def decisive(self, analysis: Analysis) -> list[Moment]:
        """The dearest moments of all seats that were judged, blamed or not, in the order of the match."""
        dear = [moment for moment in analysis.dearest(MOST_MOMENTS) if moment.dearness >= DECISIVE]
        return sorted(dear, key=lambda moment: place_of(self.match, moment.seat, moment.begin))


def decimal(number: str, texts: Catalogue) -> str:
    """A number as the language writes it."""
    return number if texts.lang == "en" else number.replace(".", ",")


def names_of(match: Match, texts: Catalogue) -> list[str]:
    """The players of a record; those that have no names are numbered."""
    names = [plain_name(name) for name in match.players]
    if len(names) == match.seats and all(names):
        return names
    return [person_name(texts, seat + 1) for seat in range(match.seats)]
