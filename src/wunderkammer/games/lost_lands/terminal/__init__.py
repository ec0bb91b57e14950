"""The table of Lost Lands in a terminal: expeditions, initiative, market, and everybody's teams.

Kinds are told apart by shape and letter, colours only help.
"""

from __future__ import annotations

from typing import Any

from wunderkammer.games.lost_lands.content.names import CARD, KIND_NAMES
from wunderkammer.games.lost_lands.content.tables import LostLandsContent
from wunderkammer.scene import Card, Fact, Scene, Sign, Space, Token, Track, Zone
from wunderkammer.terminal.scene.canvas import Canvas

SHAPES = {"explorer": ("◆", "#cb6f4b"), "crew": ("●", "#4f8fc0"), "transport": ("▲", "#b58900")}
SCREENS = {"red": "#c0504d", "blue": "#4f8fc0", "green": "#7a9a3a", "yellow": "#b58900"}
PLACES = ("I", "II", "III", "IV")


def scene(canvas: Canvas) -> Scene:
    """The whole table, from the expeditions at the top to the purse at the bottom."""
    lands = tuple(destination(canvas, at, data) for at, data in enumerate(canvas.shown["expeditions"]))
    people = (player(canvas, seat, data) for seat, data in enumerate(canvas.shown["players"]))
    expeditions, track = Zone("", cards=lands, across=len(lands)), Zone("", tracks=(initiative(canvas),))
    return Scene((expeditions, track, piles(canvas), market(canvas), *people, purse(canvas)))


def destination(canvas: Canvas, at: int, data: dict[str, Any]) -> Card:
    """Name, a symbol for every time that a kind counts, and what has become of the expedition."""
    active = at == canvas.shown["active"]
    counted = zip(KIND_NAMES, data["symbols"] or (0, 0, 0), strict=True)
    symbols = tuple(sign(canvas, kind) for kind, count in counted for _ in range(count))
    lines = (symbols or (Sign(text="?", colour="faint"),),)
    name = canvas.label("expedition", data["expedition"])
    if data["owner"] is not None:
        owner = canvas.name(data["owner"], 14)
        return Card(name, (*lines, (Sign(text="★", colour="title"), Sign(text=str(owner), colour=str(owner.style)))))
    if data["expedition"] is not None and active:
        return Card(name, lines, kind="active", tokens=(Token("", f"▶ {canvas.say('board-active')}", colour="active"),))
    later = "board-unclaimed" if at < canvas.shown["active"] else "board-to-come"
    fate = canvas.say(later if data["expedition"] else "board-undrawn")
    return Card(name, lines, kind="active" if active else "", tokens=(Token("", fate),))


def sign(canvas: Canvas, kind: str) -> Sign:
    shape, colour = SHAPES[kind]
    return Sign(text=shape + canvas.say(f"board-letter-{kind}"), colour=colour)


def initiative(canvas: Canvas) -> Track:
    """The track from place I to IV with the artefact that each place finds."""
    worth, track = canvas.figures["expedition"]["artefacts"], canvas.shown["track"]
    empty = Token("", "–" if track == [None] * len(PLACES) else canvas.say("board-unused"))
    markers = [empty if seat is None else Token("", "", seat) for seat in track]
    signs = [Sign(text=f"⬡{points}", colour="faint") for points in worth]
    spaces = (Space(name, (sign,), tokens=(token,)) for name, sign, token in zip(PLACES, signs, markers, strict=True))
    return Track(canvas.say("board-initiative"), tuple(spaces))


def piles(canvas: Canvas) -> Zone:
    """How near the expedition is, and what is left to draw."""
    needed, found = canvas.figures["market"]["cartographers"], canvas.shown["cartographers"]
    signs = (Sign(text="◉ " * found + "○ " * (needed - found), colour="active"), Sign(text=f"{found}/{needed}"))
    facts = [("deck", canvas.shown["deck"]), ("discard", sum(canvas.shown["discard"].values()))]
    counts = tuple(Fact(canvas.say(f"board-{name}"), str(count)) for name, count in facts)
    return Zone(canvas.say("board-cartographers"), counts, signs=signs)


def market(canvas: Canvas) -> Zone:
    """Cards to be had, and the one that has just been taken."""
    cards = [card(canvas, label) for label in canvas.shown["market"]]
    if canvas.shown["card_in_hand"]:
        taken = Token("", f"← {canvas.say('board-in-hand')}", colour="active")
        cards.append(card(canvas, canvas.shown["card_in_hand"])._replace(tokens=(taken,)))
    nothing = Card("", ((Sign(text=canvas.say("board-empty-market"), colour="faint"),),))
    return Zone(canvas.say("board-market"), cards=tuple(cards) or (nothing,))


def card(canvas: Canvas, label: str) -> Card:
    """Kind, strength, name, and what it pays."""
    number, pay, content = CARD.parse(label), canvas.figures["patron"], canvas.tables(LostLandsContent)
    kind, _, colour = label.partition("_")
    mark, worth = Sign(text="✦", colour="good"), f"{canvas.say('board-sells', price=content.price[number])} M£"
    if kind == "patron":
        mark = mark._replace(text="£")
        worth = canvas.say("board-patron", usual=pay["pay"], own=pay["pay_own_screen"], colour=colour)
    elif kind in SHAPES:
        mark = sign(canvas, kind)
    strength = Sign(text=f"{content.strength[number] or ''}")
    return Card(canvas.label("card", label), ((mark,), (strength,)), says=worth)


def player(canvas: Canvas, seat: int, data: dict[str, Any]) -> Zone:
    """A player's teams with their strength on the active expedition, and what everybody may know beside."""
    named = enumerate(data["teams"], 1)
    teams = tuple(team(canvas, canvas.say("board-team", number=number), one) for number, one in named)
    screen = canvas.label("colour", data["screen"])[:2] if data["screen"] else ""
    points = f"⬡{data['artefact_points']}" if data["artefact_points"] else "–"
    facts = (
        Fact("£", screen, colour=SCREENS.get(data["screen"], "")),
        Fact(canvas.say("board-won-short"), "★" * data["expeditions"] or "–"),
        Fact(canvas.say("board-artefacts"), points),
        Fact(canvas.say("board-bid"), bid(data)),
    )
    return Zone(canvas.say("board-teams"), facts, teams, seat=seat, acts=seat in canvas.view["to_act"])


def team(canvas: Canvas, title: str, data: dict[str, Any]) -> Track:
    """The kinds with their strengths, and what they come to; an arrow for a team that has set out."""
    if not any(data["cards"].values()):
        return Track(title, signs=(Sign(text="—", colour="faint"),), kind="empty")
    sets_out, colour = ("→", "active") if data["going"] else ("=", "strong")
    total = Sign(text=f"{sets_out}{data['strength']}", colour=colour)
    return Track(title, signs=(*(member(canvas, kind, data["cards"][kind]) for kind in KIND_NAMES), total))


def member(canvas: Canvas, kind: str, label: str | None) -> Sign:
    """A card of a team; a dash where none lies."""
    place = sign(canvas, kind)
    if label is None:
        return place._replace(text=f"{place.text}–", colour="faint")
    jet = "ᴶ" if label == "jetpack" else ""
    return place._replace(text=f"{place.text}{canvas.tables(LostLandsContent).strength[CARD.parse(label)]}{jet}")


def bid(data: dict[str, Any]) -> str:
    """The bid of this round; a tick while it is sealed."""
    if data["bid"] is None:
        return "✓" if data["chosen"] else "…"
    return str(data["bid"]) if data["bid"] or data["chosen"] else "–"


def purse(canvas: Canvas) -> Zone:
    """One's own money and patron; for anyone who only watches all purses that lie open."""
    if canvas.seat is None:
        purses = [(canvas.name(seat), data["money"]) for seat, data in enumerate(canvas.shown["players"])]
        shown = [(name, money) for name, money in purses if money is not None]
        return Zone("", signs=tuple(Sign(text=f"{name} {money} M£", colour=str(name.style)) for name, money in shown))
    own = canvas.shown["players"][canvas.seat]
    words = canvas.say("board-purse", money=own["money"])
    if own["screen"]:
        words += " · " + canvas.say("board-screen", patron=canvas.label("card", f"patron_{own['screen']}"))
    return Zone("", signs=(Sign(text=words, colour="good"),))
