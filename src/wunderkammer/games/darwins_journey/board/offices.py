"""The academy's scrolls, the letters with their stamps, and the open goals."""

from __future__ import annotations

from markupsafe import Markup, escape

from wunderkammer.games.darwins_journey.board.signs import figure, figures_beside, inked, inked_sign, wax, words_of
from wunderkammer.games.darwins_journey.board.things import drawn_thing, icon, panel
from wunderkammer.games.darwins_journey.board.words import COINS, Aim, aims, drawn_aim, effect, figures, who
from wunderkammer.games.darwins_journey.content.names import ENVELOPE, SCROLL
from wunderkammer.scene import Sign
from wunderkammer.web.board.sentences import sentence
from wunderkammer.web.board.sight import Sight


def offices(sight: Sight, seat: int) -> str:
    """Scrolls, letters and goals beside each other."""
    inside = f"{scrolls(sight)}{letters(sight)}{open_goals(sight, seat)}"
    return panel("offices", "offices", sight.say("board-offices"), inside)


def scrolls(sight: Sight) -> str:
    """The scrolls of the academy: what a seal costs there, and which seals hang on them."""
    costs = figures(sight)["academy"]["scroll"]
    rows = [
        scroll(sight, name, cost, row)
        for name, cost, row in zip(SCROLL.labels, costs, sight.shown["scrolls"], strict=True)
    ]
    return office(sight.say("board-scrolls"), "tied-scroll", "".join(rows), "dj-scrolls")


def scroll(sight: Sight, name: str, cost: int, row: list[str | None]) -> str:
    price = sentence(sight, "board-scroll", scroll=sight.label("scroll", name), coins=cost)
    words = f"{price}: {', '.join(sight.label('seal', colour) for colour in row if colour)}"
    hanging = "".join(wax(colour) if colour else '<i class="dj-no-seal"></i>' for colour in row)
    inside = f'{inked_sign(Sign(COINS, str(cost)))}<span class="dj-hang">{hanging}</span>'
    return drawn_thing(
        sight.mark(f"scroll-{name}", words, "dj-scroll"), words, f'<span class="dj-roll">{inside}</span>'
    )


def office(title: str, sign: str, inside: str, css: str = "") -> str:
    """A part of the offices under its name."""
    return f'<div class="dj-office {css}" data-together><h3>{icon(sign)}<span>{escape(title)}</span></h3>{inside}</div>'


def letters(sight: Sight) -> str:
    """The envelopes: what most and second most stamps bring, and everybody's stamps."""
    asked = asked_envelope(sight)
    rows = "".join(
        letter(sight, ENVELOPE.text(at), data, at == asked) for at, data in enumerate(sight.shown["letters"])
    )
    return office(sight.say("board-letters"), "envelope", rows)


def asked_envelope(sight: Sight) -> int:
    """The envelope whose reward the present question is about, −1 for none."""
    if not sight.playing or sight.seat is None:
        return -1
    about = {name: value for name, _, value in sight.game.rules.asked_about(sight.match.state, sight.seat)}
    return about.get("envelope", -1)


def letter(sight: Sight, name: str, data: dict[str, object], asked: bool) -> str:
    tile, counts = data["tile"], data["stamps"]
    assert isinstance(counts, list)
    first, second = figures(sight)["letter"][str(tile)[1:]] if tile else ("", "")
    prizes = [effect(sight.catalogue, text) for text in (first, second)]
    owners = [
        sentence(sight, "board-stamps-of", player=who(sight, seat), stamps=count)
        for seat, count in enumerate(counts)
        if count
    ]
    stamps = "".join(stamped(name, seat, count) for seat, count in enumerate(counts) if count)
    told_prizes = [f"{place}. {words_of(prize)}" for place, prize in enumerate(prizes, 1) if prize]
    words = ", ".join((f"{sight.say('board-letters')}: {sight.label('envelope', name)}", *told_prizes, *owners))
    ranks = "".join(
        f'<span class="dj-prize"><b>{figures_beside(f"{place}.")}</b>{inked(prize)}</span>'
        for place, prize in enumerate(prizes, 1)
    )
    inside = f'<span class="dj-prizes">{ranks}</span><span class="dj-stamps">{stamps}</span>'
    mark = sight.mark(f"letter-{name}", words, "dj-letter asked" if asked else "dj-letter")
    return drawn_thing(mark + Markup(" data-about") if asked else mark, words, inside)


def stamped(name: str, seat: int, count: int) -> str:
    """Somebody's stamps on an envelope."""
    inside = f"{figure('stamp', seat)}{figures_beside(str(count))}"
    return f'<span id="tok-stamps-{name}-{seat}" class="dj-stamped">{inside}</span>'


def open_goals(sight: Sight, seat: int) -> str:
    """The goals that can be taken, and how near they are for the owner of the desk."""
    cards = "".join(goal(sight, label, seat, more=in_words(sight, label)) for label in sight.shown["goals"] if label)
    return office(sight.say("board-goals"), "bullseye", f'<div class="dj-cards">{cards}</div>', "dj-wanted")


def metal(label: str) -> str:
    """Silver or gold."""
    return "silver" if label[0] == "s" else "gold"


def goal(sight: Sight, label: str, seat: int, place: str = "", more: str = "") -> str:
    """A goal: what it asks for and what a seat has of it, on silver or gold; its place is said to those who hear it."""
    wanted = aims(sight, label, seat)
    has = sight.say("board-goal-has", has=", ".join(aim.so_far for aim in wanted))
    words = ", ".join(part for part in (sight.label("goal", label), place, has) if part)
    mark = sight.mark(f"goal-{label}", words, f"dj-goal {metal(label)}")
    return drawn_thing(mark, words, drawn_aims(sight, wanted) + more)


def drawn_aims(sight: Sight, wanted: list[Aim]) -> str:
    """What a goal asks for; what is reached stands out."""
    parts = "".join(
        f'<span class="dj-met">{inked_sign(drawn_aim(sight, aim))}</span>'
        if aim.is_met
        else inked_sign(drawn_aim(sight, aim))
        for aim in wanted
    )
    return f'<span class="dj-aims">{parts}</span>'


def in_words(sight: Sight, label: str) -> str:
    """What a goal asks for, where there is room to write it; the label of the whole tells it too."""
    asked = sight.label("goal", label).partition(" (")[2].removesuffix(")")
    return f'<span class="dj-asked">{figures_beside(asked)}</span>'


def bare_goal(sight: Sight, label: str) -> str:
    """A goal that is part of something else."""
    inside = drawn_aims(sight, aims(sight, label)) + in_words(sight, label)
    return f'<span class="dj-goal {metal(label)}">{inside}</span>'
