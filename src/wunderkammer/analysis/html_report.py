"""An analysis as one page that needs nothing else: no script, nothing from elsewhere."""

from __future__ import annotations

from html import escape

from wunderkammer.analysis.analysis_words import AnalysisWords
from wunderkammer.analysis.curves import HEIGHT, MARGIN, WIDTH, CurveLine, picture_of
from wunderkammer.analysis.moments import MOST_MOMENTS, Analysis, Moment, SeatAnalysis

COLOURS = ("#963a0a", "#0b4a80", "#0f6b4b", "#8a2f7a", "#7a6a14", "#4a5560")
STYLE = """
:root{color-scheme:light dark;--paper:#fdf6e8;--ink:#2a211a;--line:#b9a27f}
@media (prefers-color-scheme:dark){:root{--paper:#1d1813;--ink:#f0e6d2;--line:#7d6a4c}}
body{background:var(--paper);color:var(--ink);font:1.05rem/1.5 Georgia,serif}
body{max-width:46rem;margin:2rem auto;padding:0 1rem}
svg{width:100%;height:auto;border:1px solid var(--line)}
li{margin:.4rem 0}
small{opacity:.85}
"""


def html_report(analysis: Analysis, words: AnalysisWords) -> str:
    say = words.texts.say
    decisive = words.decisive(analysis)
    words.look_up([moment for one in analysis.found for moment in [*one.dearest(MOST_MOMENTS), *decisive]])
    title = f"{escape(say('game-title'))} · {escape(say('analysis-title'))}"
    told = [moment_item(moment, words, words.narrator.name(moment.seat)) for moment in decisive]
    body = [
        f"<h1>{title}</h1><p><small>{escape(words.judge_sentence(analysis.judged))}</small></p>",
        f"<h2>{escape(say('analysis-decided'))}</h2><ol>{''.join(told)}</ol>"
        if told
        else f"<p>{escape(say('analysis-faultless'))}</p>",
        *(seat_part(found, analysis, words) for found in analysis.found),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    top = f'<!doctype html>\n<html lang="{words.texts.lang}"><head>{head}<style>{STYLE}</style></head>\n'
    return f"{top}<body>{''.join(body)}</body></html>\n"


def seat_part(found: SeatAnalysis, analysis: Analysis, words: AnalysisWords) -> str:
    """One seat: the curve of all chances as it saw them, how it played, its dearest turns."""
    turns = "".join(moment_item(moment, words) for moment in found.dearest(MOST_MOMENTS))
    return (
        f"<h2>{escape(words.narrator.name(found.seat))}</h2><p>{escape(words.summary(found))}</p>"
        f"{curve(found, analysis.seats, words)}<ol>{turns}</ol>"
    )


def curve(found: SeatAnalysis, seats: int, words: AnalysisWords) -> str:
    drawn = picture_of(found, seats)
    lines = "".join(curve_line(line, words) for line in drawn.lines)
    marks = "".join(
        f'<circle cx="{mark.x}" cy="{mark.y}" r="5"><title>{escape(words.verdict(mark.moment))}</title></circle>'
        for mark in drawn.marks
    )
    even = f'<line x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{drawn.middle}" y2="{drawn.middle}" stroke="#b9a27f"/>'
    label = escape(words.texts.say("analysis-chance"), quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{even}{lines}{marks}</svg>'


def curve_line(line: CurveLine, words: AnalysisWords) -> str:
    """The line of one seat, with its name at the end."""
    colour, name = COLOURS[line.seat % len(COLOURS)], escape(words.narrator.name(line.seat))
    return (
        f'<polyline points="{line.points}" fill="none" stroke="{colour}" stroke-width="2.5"/>'
        f'<text x="{line.x - 4}" y="{line.y - 6}" text-anchor="end" font-size="13" fill="{colour}">'
        f"{name} {line.end}</text>"
    )


def moment_item(moment: Moment, words: AnalysisWords, player: str = "") -> str:
    """One turn, with the better line in full."""
    better = escape(" → ".join(words.own_line(moment, moment.best)))
    name = f"{escape(player)} · " if player else ""
    verdict = f"<b>{escape(words.verdict(moment))}</b> · " if moment.verdict else ""
    told, best = escape(words.moment(moment)), escape(words.texts.say("analysis-best"))
    return f"<li>{name}{verdict}{told}<br><small>{best} {better}</small></li>"
