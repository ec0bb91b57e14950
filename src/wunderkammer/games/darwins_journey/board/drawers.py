"""Parts of the table that lie in drawers: the one that a decision needs comes forward, any other by one click."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import escape

from wunderkammer.games.darwins_journey.board.aims import crew, pair
from wunderkammer.games.darwins_journey.board.things import icon, panel
from wunderkammer.web.board.sight import Choice, Sight

ICONS = {
    "setup": "card-draw",
    "journals": "book-cover",
    "museum": "greek-temple",
    "offices": "graduate-cap",
    "theory": "family-tree",
    "players": "pawn",
    "alfred": "pawn",
}
# The drawer in which a kind of move is made, the most urgent first.
NEEDED = {
    "choose": "setup",
    "keep": "setup",
    "place": "journals",
    "unlock": "journals",
    "carry_out": "journals",
    "deliver": "museum",
    "research": "museum",
    "stamp": "offices",
    "seal": "offices",
    "take": "offices",
    "accept": "offices",
    "decline": "offices",
    "imitate": "players",
}


def is_set_up(sight: Sight) -> bool:
    """Whether crew cards and starting goals have all been chosen."""
    hand = sight.shown["players"][sight.seat]["hand"] if sight.seat is not None else ()
    return not hand and not any(sight.can(f"pair-{number}") for number in range(4))


def tabs(sight: Sight, names: list[str]) -> str:
    """The labels of the drawers; a new decision pulls out the one that it needs."""
    verbs = {choice.key.partition(":")[0] for choice in sight.moves}
    needed = next((drawer for verb, drawer in NEEDED.items() if verb in verbs and drawer in names), "journals")
    asked = "-".join(sorted(verbs))
    labels = tuple((name, sight.say(f"board-tab-{name}")) for name in names)
    return drawn_tabs(labels, needed, asked, sight.say("board-drawers"))


@lru_cache(1024)
def drawn_tabs(labels: tuple[tuple[str, str], ...], needed: str, asked: str, title: str) -> str:
    """Radio buttons: the chosen one shows its drawer, with or without script."""
    parts = "".join(
        f'<input type="radio" name="dj-drawer" id="dj-tab-{name}"{" checked" if name == needed else ""}>'
        f'<label for="dj-tab-{name}" title="{escape(label)}">{icon(ICONS[name])}<span>{escape(label)}</span></label>'
        for name, label in labels
    )
    return (
        f'<div id="dj-tabs" class="dj-tabs" role="radiogroup" aria-label="{escape(title)}" '
        f'data-asked="{escape(asked)}">{parts}</div>'
    )


def loose(sight: Sight) -> str:
    """The moves that belong to nothing on the board: to stop, to decline, to choose what comes next."""
    buttons = "".join(loose_move(sight, choice) for choice in sight.moves if not choice.elements)
    return f'<div id="dj-loose" class="dj-loose">{buttons}</div>'


def loose_move(sight: Sight, choice: Choice) -> str:
    """A move with a name that has room beside the drawers; listeners hear all of it."""
    name, key = in_short(sight, choice), escape(choice.key)
    words = choice.text if name in choice.text else f"{name}: {choice.text}"
    return (
        f'<div class="dj-loose-move can" id="el-move-{key}" role="button" tabindex="-1" aria-label="{escape(words)}" '
        f'data-moves="[&#34;{key}&#34;]">{escape(name)}</div>'
    )


def in_short(sight: Sight, choice: Choice) -> str:
    """What sets a move apart from those beside it: which action comes next, whether a reward is taken."""
    verb, _, what = choice.key.partition(":")
    if verb == "pick":
        return sight.label("deed", what)
    return sight.label("thing-move", verb) if verb in ("accept", "decline") else choice.text


def set_up(sight: Sight) -> str:
    """The crew cards in one's hand, and the pairs of starting goals."""
    hand = sight.shown["players"][sight.seat]["hand"] or () if sight.seat is not None else ()
    cards = "".join(crew(sight, label, None, first=True) for label in hand)
    pairs = "".join(
        pair(sight, number, goals)
        for number, goals in enumerate(sight.shown["pairs"])
        if any(goals) and sight.can(f"pair-{number}")
    )
    return panel("setup", "setup", sight.say("board-set-up"), f'<div class="dj-choice">{cards}{pairs}</div>')
