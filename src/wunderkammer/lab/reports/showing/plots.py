"""Plots as SVG for a page: their colours are the page's own, so that they are readable in light and dark."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

from wunderkammer.lab.reports.showing.document import Interval, IntervalPlot

if TYPE_CHECKING:
    from matplotlib.axes import Axes

ROW_INCHES, HEAD_INCHES, WIDTH_INCHES = 0.3, 0.9, 8.2
# What matplotlib draws with, and which of the page's colours takes its place.
INK, LINE = "#010203", "#040506"
SERIES = ("#0a0b0c", "#0d0e0f", "#101112", "#131415", "#161718", "#191a1b")
PAGE_COLOURS = {INK: "var(--ink)", LINE: "var(--line)", **{c: f"var(--series-{n})" for n, c in enumerate(SERIES, 1)}}
MARKERS = "osD^vP"
SETTINGS: Any = {
    "svg.fonttype": "none",  # letters stay letters: sharp, selectable and in the page's font
    "svg.hashsalt": "wunderkammer",  # the same figures make the same file
    "text.parse_math": False,  # a name may hold a dollar sign
    "font.family": "sans-serif",
    "font.size": 10.0,
    "axes.edgecolor": LINE,
    "axes.labelcolor": INK,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.grid": True,
    "axes.grid.axis": "x",
    "grid.color": LINE,
}


def svg(plot: IntervalPlot) -> str:
    """The plot as an SVG element."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context(SETTINGS):
        height = HEAD_INCHES + ROW_INCHES * len(plot.rows) * max(1.0, 0.6 * len(plot.series))
        figure = Figure(figsize=(WIDTH_INCHES, height), layout="constrained")
        axes = figure.subplots()
        draw(axes, plot)
        out = io.StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
    return in_page_colours(out.getvalue())


def draw(axes: Axes, plot: IntervalPlot) -> None:
    for at, (name, values) in enumerate(zip(plot.series, plot.values, strict=True)):
        shift = (at - (len(plot.series) - 1) / 2) * 0.24
        shown = [(row + shift, one) for row, one in enumerate(values) if one is not None]
        dots(axes, shown, name, at)
    axes.set_yticks(range(len(plot.rows)), plot.rows)
    axes.set_ylim(len(plot.rows) - 0.4, -0.6)
    axes.set_xlabel(plot.axis)
    if plot.mark is not None:
        axes.axvline(plot.mark, color=INK, linewidth=1)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(axis="y", length=0)
    if len(plot.series) > 1:
        axes.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=len(plot.series), frameon=False)


def dots(axes: Axes, shown: list[tuple[float, Interval]], name: str, at: int) -> None:
    colour = SERIES[at % len(SERIES)]
    middle = [one.value for _, one in shown]
    reach = [[one.value - one.low for _, one in shown], [one.high - one.value for _, one in shown]]
    rows = [row for row, _ in shown]
    marker = MARKERS[at % len(MARKERS)]
    axes.errorbar(middle, rows, xerr=reach, fmt=marker, color=colour, label=name, markersize=4.5, elinewidth=1.6)


def in_page_colours(drawing: str) -> str:
    """The SVG element alone, with the page's colours."""
    element = drawing[drawing.index("<svg") :]
    for colour, own in PAGE_COLOURS.items():
        element = element.replace(colour, own)
    return element
