"""An analysis as plain text."""

from __future__ import annotations

from wunderkammer.analysis.analysis_words import AnalysisWords
from wunderkammer.analysis.curves import in_blocks
from wunderkammer.analysis.moments import MOST_MOMENTS, Analysis, Moment, SeatAnalysis

CURVE_WIDTH = 60


def text_report(analysis: Analysis, words: AnalysisWords) -> str:
    """What decided the match, then every seat: how it played, its chances over the match, its dearest turns."""
    say = words.texts.say
    decisive = words.decisive(analysis)
    words.look_up([moment for one in analysis.found for moment in [*one.dearest(MOST_MOMENTS), *decisive]])
    lines = [f"{say('game-title')} · {say('analysis-title')}", words.judge_sentence(analysis.judged), ""]
    lines += [say("analysis-decided")] if decisive else [say("analysis-faultless")]
    for moment in decisive:
        lines.append(f"  {words.narrator.name(moment.seat)} · {verdict_line(moment, words)}")
    for found in analysis.found:
        lines += ["", *seat_lines(found, words)]
    return "\n".join(lines) + "\n"


def seat_lines(found: SeatAnalysis, words: AnalysisWords) -> list[str]:
    lines = [f"{words.narrator.name(found.seat)}: {words.summary(found)}"]
    if found.curve:
        first, last = (round(100 * found.curve[at].chances[found.seat]) for at in (0, -1))
        blocks = in_blocks(found.curve, found.seat, CURVE_WIDTH)
        lines.append(f"  {words.texts.say('analysis-chance')}: {first} {blocks} {last}")
    for moment in found.dearest(MOST_MOMENTS):
        lines += moment_lines(moment, words)
    return lines


def moment_lines(moment: Moment, words: AnalysisWords) -> list[str]:
    """One turn with the better line in full."""
    better = " → ".join(words.own_line(moment, moment.best))
    return [f"  {verdict_line(moment, words)}", f"      {words.texts.say('analysis-best')} {better}"]


def verdict_line(moment: Moment, words: AnalysisWords) -> str:
    """What a turn is called, if it is blamed, and what it cost."""
    return f"{words.verdict(moment)} · {words.moment(moment)}" if moment.verdict else words.moment(moment)
