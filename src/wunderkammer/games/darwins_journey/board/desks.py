"""The desk of the viewer: purse, workers with their seals, slots, goals and crew; and everybody else's in small."""

from __future__ import annotations

from typing import Any

from markupsafe import escape

from wunderkammer.games.darwins_journey.board.aims import crew_cards, own_goals, slots
from wunderkammer.games.darwins_journey.board.signs import figure, inked, inked_sign, wax, words_of
from wunderkammer.games.darwins_journey.board.things import drawn_thing, icon, panel, shown
from wunderkammer.games.darwins_journey.board.words import (
    COINS,
    EXPLORER,
    KNOWLEDGE,
    LENS,
    STAMP,
    TENT,
    THEORY,
    VP,
    effect,
    figures,
    seal,
)
from wunderkammer.games.darwins_journey.content.names import ROW_SPACES, TENTS
from wunderkammer.scene import Sign
from wunderkammer.web.board.sentences import sentence
from wunderkammer.web.board.sight import Sight

RESERVE = 2  # explorers
PAIR = 2  # players: the other one has a drawer alone
SEALED = ("second", "third", "fourth")  # workers who can get seals


def desk(sight: Sight, seat: int) -> str:
    """The desk, which never leaves the screen."""
    data = sight.shown["players"][seat]
    rows = "".join(worker_row(sight, seat, worker, data) for worker in data["workers"])
    acts = " acts" if seat in sight.view["to_act"] else ""
    name = escape(sight.name(seat))
    return (
        f'<section id="dj-desk" data-what="person-{seat}" class="dj-desk seat-{seat}{acts}" aria-label="{name}">'
        f'<div class="dj-purse"><h3>{sight.portrait(seat)}<i class="sign sign-{seat}"></i>{name}</h3>'
        f"{purse(sight, seat, data)}</div>"
        f'<div class="dj-rows">{rows}</div><div class="dj-slots">{slots(sight, seat, data)}</div>'
        f'<div class="dj-hand">{own_goals(sight, seat, data)}{crew_cards(sight, data)}</div></section>'
    )


def others(sight: Sight, seat: int) -> str:
    """Everybody but the owner of the desk, side by side."""
    found = [other_desk(sight, other, data) for other, data in enumerate(sight.shown["players"]) if other != seat]
    return panel("players", "vp", sight.say("board-players"), "".join(found))


def other_desk(sight: Sight, seat: int, data: dict[str, Any]) -> str:
    """Somebody else's desk: goals and crew are unfolded when wanted, when a move needs them, and of the only one."""
    rows = "".join(small_row(sight, seat, worker, data) for worker in data["workers"])
    goals = own_goals(sight, seat, data)
    crew = crew_cards(sight, data)
    touched = any(sight.can(f"crew-{card['card']}") for card in data["crew"] or ())
    is_open = touched or len(sight.shown["players"]) == PAIR
    count = sum(1 for goal in data["reserve"] if goal) + len(data["crew"] or ())
    fold = escape(sentence(sight, "board-goals-and-crew", cards=count))
    name, acts = escape(sight.name(seat)), " acts" if seat in sight.view["to_act"] else ""
    return (
        f'<div id="dj-player-{seat}" data-what="person-{seat}" class="dj-other seat-{seat}{acts}">'
        f'<h3>{sight.portrait(seat)}<i class="sign sign-{seat}"></i>{name}</h3>'
        f'<div class="dj-purse">{purse(sight, seat, data)}</div><div class="dj-small-rows">{rows}</div>'
        f'<details id="dj-fold-{seat}"{" open" if is_open else ""}><summary>{fold}</summary>'
        f'<div class="dj-folded"><div class="dj-hand">{goals}{crew}</div>'
        f'<div class="dj-slots">{slots(sight, seat, data)}</div></div></details></div>'
    )


def fact(what: str, icon_name: str, value: str, words: str, more: str = "") -> str:
    """A number with its sign."""
    return shown(what, "dj-fact", words, f"{icon(icon_name)}<b>{escape(value)}</b>{more}")


def purse(sight: Sight, seat: int, data: dict[str, Any]) -> str:
    """What one has: points, coins, knowledge, evolution, tents, lenses, explorers and stamps."""
    total = sum(data["sheet"].values())
    reserve = RESERVE - sum(1 for space in data["explorers"][1:] if space is not None)
    found = [
        fact("vp", VP, f"{data['vp']} ({total})", sentence(sight, "board-vp", vp=data["vp"], total=total)),
        fact("coins", COINS, str(data["coins"]), f"{sight.label('payment', 'coins')}: {data['coins']}"),
        fact("knowledge", KNOWLEDGE, str(data["knowledge"]), f"{sight.say('measure-knowledge')}: {data['knowledge']}"),
        fact("theory", THEORY, str(data["theory"]), f"{sight.say('measure-theory')}: {data['theory']}"),
        tents(sight, data["tents"]),
        fact("lenses", LENS, str(data["lenses"]), f"{sight.say('board-lenses')}: {data['lenses']}"),
        fact("explorers", EXPLORER, str(reserve), f"{sight.say('board-explorers')}: {reserve}"),
        *stacks(sight, data),
    ]
    if data["cards_in_hand"]:
        words = sentence(sight, "board-hand", cards=data["cards_in_hand"])
        found.append(fact("hand", "card-draw", str(data["cards_in_hand"]), words))
    return f'<span id="dj-purse-{seat}" class="dj-facts">{"".join(found)}</span>'


def tents(sight: Sight, placed: int) -> str:
    """The tents placed, and what stands beside the next one."""
    words = sentence(sight, "board-tents", tents=placed)
    if placed >= TENTS:
        return fact("tents", TENT, f"{placed}/{TENTS}", words)
    line = effect(sight.catalogue, figures(sight)["tent"]["gives"][placed])
    if not line:
        return fact("tents", TENT, f"{placed}/{TENTS}", words)
    words = f"{words}, {sentence(sight, 'board-next-tent', gives=words_of(line))}"
    return fact("tents", TENT, f"{placed}/{TENTS}", words, f'<small class="dj-next">{inked(line)}</small>')


def stacks(sight: Sight, data: dict[str, Any]) -> list[str]:
    """The three stacks of stamps with what an emptied one gives, and the used stamps."""
    found: list[str] = []
    for count, gives in zip(data["stacks"], figures(sight)["stack"]["gives"], strict=True):
        line = effect(sight.catalogue, gives)
        words = sentence(sight, "board-stack", stamps=count, gives=words_of(line))
        next_one = f'<small class="dj-next">{inked(line)}</small>' if count else ""
        inside = f"{icon(STAMP)}<b>{count}</b>{next_one}"
        found.append(shown("stamps", "dj-fact" if count else "dj-fact dj-spent", words, inside))
    if data["used_stamps"]:
        words = sentence(sight, "board-used-stamps", stamps=data["used_stamps"])
        found.append(fact("stamps", "envelope", str(data["used_stamps"]), words))
    return found


def worker_row(sight: Sight, seat: int, worker: str, data: dict[str, Any]) -> str:
    """A worker, at home or away, and the seals of the row; its free spaces show what they cost."""
    where = data["workers"][worker]
    if where is None:
        return ""
    has = data["rows"][list(data["workers"]).index(worker)]
    name = sentence(sight, "board-worker", worker=sight.label("worker", worker))
    seals = "".join(wax(colour) for colour in has)
    told_seals = row_words(sight, name, has)
    if worker not in SEALED:
        row = shown(f"seals-{seat}-{worker}", "dj-row-seals", told_seals, seals)
        return f'<div id="dj-row-{seat}-{worker}" class="dj-row">{head(sight, seat, worker, where, name)}{row}</div>'
    costs = figures(sight)["academy"]["space"]
    bare = "".join(bare_space(costs[at]) for at in range(len(has), ROW_SPACES))
    mark = sight.mark(f"row-{seat}-{worker}", told_seals, "dj-row-seals")
    row = drawn_thing(mark, told_seals, seals + bare)
    return f'<div id="dj-row-{seat}-{worker}" class="dj-row">{head(sight, seat, worker, where, name)}{row}</div>'


def row_words(sight: Sight, name: str, has: list[str]) -> str:
    """A worker's seals as they are heard, so that an empty row is not taken for the worker."""
    return ", ".join((name, *([seal(sight, colour).label for colour in has] or [sight.say("board-no-seals")])))


def bare_space(cost: int) -> str:
    """A free space of a row: what a seal there costs."""
    return f'<i class="dj-bare">{inked_sign(Sign(COINS, str(cost))) if cost else ""}</i>'


def head(sight: Sight, seat: int, worker: str, where: str, name: str) -> str:
    """The worker at the beginning of a row, or the shadow of one who is away."""
    if where == "home":
        mark = sight.mark(f"worker-{seat}-{worker}", name, "dj-worker")
        return drawn_thing(mark, name, figure("worker", seat))
    words = f"{name}, {sight.label('spot', where)}"
    return shown(
        f"worker-{seat}-{worker}", "dj-worker away", words, figure("worker", seat), f"tok-away-{seat}-{worker}"
    )


def small_row(sight: Sight, seat: int, worker: str, data: dict[str, Any]) -> str:
    """Somebody else's worker with the seals of the row."""
    where = data["workers"][worker]
    if where is None:
        return ""
    has = data["rows"][list(data["workers"]).index(worker)]
    name = sentence(sight, "board-worker", worker=sight.label("worker", worker))
    row = shown(
        f"seals-{seat}-{worker}", "dj-row-seals", row_words(sight, name, has), "".join(wax(colour) for colour in has)
    )
    return f'<div id="dj-row-{seat}-{worker}" class="dj-row">{head(sight, seat, worker, where, name)}{row}</div>'
