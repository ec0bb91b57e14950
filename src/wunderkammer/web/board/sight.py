"""What a board may draw from: everything that one seat, or a spectator, may know of a match."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, NamedTuple

from markupsafe import Markup, escape

from wunderkammer.core.consequences import Changes, consequences, holdings
from wunderkammer.core.engine import legal_moves
from wunderkammer.core.log import Log
from wunderkammer.core.refusal import Refusal
from wunderkammer.core.vocabulary import Domain
from wunderkammer.match.match import Match
from wunderkammer.shelf.elements import could_carry
from wunderkammer.shelf.game import Game
from wunderkammer.text.catalogue import Catalogue, catalogue
from wunderkammer.text.listed_names import waiting_sentence
from wunderkammer.text.narrator import Narrator
from wunderkammer.text.outcomes import with_outcome
from wunderkammer.text.thing_meanings import follow_up
from wunderkammer.web.board.drawing_cache import LatestDrawings
from wunderkammer.web.board.graphics.icons import sign
from wunderkammer.web.board.graphics.portraits import portrait
from wunderkammer.web.board.shared_position import SharedPosition

MOST_SPOKEN = 3  # moves that a label tells one by one
REMEMBERED = 16384  # choices and marks: what one decision offers, most others offered too


class Choice(NamedTuple):
    """A legal move: its key, its sentence and the board elements that it touches."""

    key: str
    text: str
    elements: tuple[str, ...]


class Sight:
    """One seat's sight of a match (None: a spectator's), in one language."""

    def __init__(
        self,
        match: Match,
        seat: int | None,
        lang: str,
        names: list[str],
        playing: bool = True,
        shared: SharedPosition | None = None,
        own_drawings: LatestDrawings | None = None,
        public_drawings: LatestDrawings | None = None,
    ) -> None:
        """`playing` is false when a position is only looked at: then nothing can be clicked.

        `own_drawings` are this viewer's of the last position, `public_drawings` those that everybody could see.
        """
        self.match = match
        self.seat = seat
        self.lang = lang
        self.names = names
        self.shared = shared or SharedPosition()
        self.own_drawings = own_drawings or LatestDrawings()
        self.public_drawings = public_drawings or LatestDrawings()
        self.game: Game = match.game
        self.shown: dict[str, Any] = match.game.rules.view(match.state, seat) if shared is None else self.shared_view()
        self.asking = playing and seat is not None  # about things that are no move now; also while others think
        self.playing = self.asking and seat in match.to_act
        # Found when they are asked for, once; who need not act has no moves to be looked for.
        self.choices: list[Choice] | None = None if self.playing else []
        self.touched: dict[str, list[Choice]] | None = None if self.playing else {}
        self.seen: dict[str, Any] | None = None
        self.catalogue: Catalogue = catalogue(lang, match.game.folder)
        self.narrator = Narrator(match.game.rules, self.catalogue, names)

    def shared_view(self) -> dict[str, Any]:
        """What lies on the table; of what everybody sees there is one view for all who look at one position."""
        rules, state = self.game.rules, self.match.state
        public = self.shared.public_view
        if public is None:
            public = self.shared.public_view = self.public_drawings.reuse_equal_parts(rules.view(state, None))
        return (
            public
            if self.seat is None
            else self.own_drawings.reuse_equal_parts(rules.view_beside(state, self.seat, public))
        )

    @property
    def view(self) -> dict[str, Any]:
        """As `Match.view`, but for the revision, which a board does not draw."""
        if self.seen is None:
            self.seen = self.whole_view()
        return self.seen

    def whole_view(self) -> dict[str, Any]:
        match, result = self.match, self.match.result
        return {
            "game": self.game.id,
            "seat": self.seat,
            "seats": match.seats,
            "to_act": list(match.to_act),
            "ask": self.game.rules.ask(match.state, self.seat) if self.seat is not None else "",
            "over": result is not None,
            "result": result.to_json() if result else None,
            "table": self.shown,
        }

    @property
    def desk_seat(self) -> int:
        """Whose desk lies in front: that of the seat looked from, for spectators of the first that has to act."""
        if self.seat is not None:
            return self.seat
        return next(iter(self.match.to_act), 0)

    @property
    def figures(self) -> dict[str, Any]:
        """The figures of the match."""
        return self.match.figures

    # Words.

    def say(self, message_id: str, **args: object) -> str:
        """A sentence of the game's or the general messages."""
        return self.catalogue.say(message_id, **args)

    def label(self, domain: str, label: object) -> str:
        """The name of a thing: label("card", "jetpack")."""
        return self.catalogue.say(f"{domain}-{label}")

    def name(self, seat: int) -> str:
        """The name of a player."""
        return self.narrator.name(seat)

    def portrait(self, seat: int) -> Markup:
        """The portrait of a player."""
        return portrait(self.name(seat), seat)

    @property
    def ask(self) -> str:
        """The present decision as one sentence, or what the table waits for."""
        if self.seat is not None and self.playing:
            return self.narrator.ask(self.match.state, self.seat)
        if self.shared.waiting_sentence is None:
            self.shared.waiting_sentence = self.waiting()
        return self.shared.waiting_sentence

    def waiting(self) -> str:
        """What the table waits for, as everybody reads it who need not act."""
        if self.match.to_act:
            return waiting_sentence([self.name(seat) for seat in self.match.to_act], self.catalogue)
        return self.say("waiting-chance" if self.match.result is None else "waiting-over")

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible; what is wrong with the letters of a move no player asks."""
        unknown = refusal.code == "unknown-move"
        return self.say("web-error-unknown-move") if unknown else self.narrator.refusal(refusal)

    def why_not(self, refusal: Refusal) -> str:
        """The same where the question does not stand beside it."""
        asks = refusal.code == "not-now" and self.seat is not None
        return f"{self.refusal(refusal)} {self.ask}" if asks else self.refusal(refusal)

    # Moves.

    @property
    def moves(self) -> list[Choice]:
        """All legal moves of the seat, in their order."""
        if self.choices is None:
            self.choices = self.possible()
        return self.choices

    def possible(self) -> list[Choice]:
        assert self.seat is not None
        rules, state, names, seat = self.game.rules, self.match.state, tuple(self.names), self.seat
        found: list[Choice] = []
        before = holdings(rules, state, seat)
        for move in legal_moves(state, seat):
            context, log = tuple(rules.context(state, seat, move)), Log() if self.game.foreseen else None
            changes = consequences(rules, state, seat, move, before, log)
            brings = follow_up(self.game, self, state, seat, move, log)
            found.append(choice(self.game, self.catalogue, names, seat, move, context, changes, brings))
        return found

    @property
    def by_element(self) -> dict[str, list[Choice]]:
        """The elements that can be clicked, each with its moves."""
        if self.touched is None:
            self.touched = {}
            for choice in self.moves:
                for element in choice.elements:
                    self.touched.setdefault(element, []).append(choice)
        return self.touched

    def can(self, element: str) -> bool:
        """Whether a legal move touches the element."""
        return element in self.by_element

    # Marks.

    def mark(self, element: str, label: str = "", classes: str = "") -> Markup:
        """The attributes of a board element; `label` names it, `classes` are its own CSS classes.

        With moves it glows and can be clicked; if moves could touch it at other times, it can be asked why not now.
        So whatever has no moves looks the same in everybody's turn, and need not be drawn again when a turn begins.
        """
        found = self.by_element.get(element)
        if found:
            return mark_html(element, classes, self.spoken_label(label, found), tuple(choice.key for choice in found))
        if self.asking and self.seat is not None and could_carry(self.game, self.seat, element):
            return mark_html(element, classes, label or self.say("web-not-now"), ())
        return mark_html(element, classes, "", None)

    def spoken_label(self, label: str, found: list[Choice]) -> str:
        """What a click does, for those who hear the page."""
        if len(found) > MOST_SPOKEN:
            does = self.say("web-several-moves", count=len(found))
        else:
            does = "; ".join(choice.text for choice in found)
        if label.endswith(does):  # the thing is called as what it is good for
            return label
        return does if label.casefold() in does.casefold() else f"{label}: {does}"

    def icon(self, name: str, classes: str = "icon") -> Markup:
        """One of the game's drawn signs."""
        return sign(name, classes)


@lru_cache(maxsize=REMEMBERED)
def choice(
    game: Game,
    texts: Catalogue,
    names: tuple[str, ...],
    seat: int,
    move: int,
    context: tuple[tuple[str, Domain, int], ...],
    changes: Changes,
    brings: str,
) -> Choice:
    """A move in words, from all that the sentence depends on."""
    vocabulary = game.vocabulary
    arguments = vocabulary.arguments(move) + [*context]
    narrator = Narrator(game.rules, texts, [*names])
    sentence = narrator.tell(f"move-{vocabulary.verb_of(move).name}", seat, arguments)
    text = with_outcome(sentence, narrator, seat, changes, brings)
    return Choice(vocabulary.key(move), text, tuple(vocabulary.elements(seat, move)))


@lru_cache(maxsize=REMEMBERED)
def mark_html(element: str, classes: str, label: str, keys: tuple[str, ...] | None) -> Markup:
    """The attributes of an element with moves, without any just now (no keys), or that never has some (None).

    Which thing of a region the Tab key stops at is the script's business (roving.js).
    """
    name = escape(element)
    css, extra = classes, ""
    if keys:
        css = f"{classes} can" if classes else "can"
        moves = escape(json.dumps(keys, separators=(",", ":")))
        extra = f' role="button" tabindex="-1" aria-label="{escape(label)}" data-moves="{moves}"'
    elif keys is not None:
        css = f"{classes} dim" if classes else "dim"
        extra = f' role="button" tabindex="-1" aria-disabled="true" aria-label="{escape(label)}"'
    shown = f' class="{escape(css)}"' if css else ""
    return Markup(f'id="el-{name}" data-element="{name}"{shown}{extra}')
