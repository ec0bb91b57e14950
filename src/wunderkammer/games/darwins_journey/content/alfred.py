"""Alfred's action cards, bonus cards and four boards (DJ-100 … DJ-103, DJ-112)."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.effects_book import EffectBook
from wunderkammer.core.reader import BadData, Reader
from wunderkammer.games.darwins_journey.content.effects import effects_in
from wunderkammer.games.darwins_journey.content.names import ALFRED_NAMES, COLOUR, ROUNDS, ROW_SPACES, STACKS, TENTS

ACTION_CARDS: Final = 8
OPTIONS: Final = 3
ROWS: Final = 4
LETTERS = "ABCD"

# Options of an action card; a main-journal option carries its four letters.
REST: Final = 0
MAIN: Final = 1
DELIVERY: Final = 2
SPECIAL_LEFT: Final = 3
SPECIAL_RIGHT: Final = 4
SMALL: Final = 5
OPTION_NAMES = ("rest", "main", "deliver", "special_left", "special_right", "small")


@final
@mypyc_attr(acyclic=True)
class AlfredTables:
    """Figures of the four boards (0 white … 3 green) and of the cards."""

    coins_limit: i64
    knowledge_price: i64
    knowledge_worth: i64
    rest_coins: i64
    rest_bonus: i64
    special_bonus: i64
    goal_bonus: i64
    track: i64
    stops: vec[i64]
    option: vec[i64]  # card × 3, −1 for none
    letters: vec[i64]  # card × 3: four rows, packed by two bits
    deliveries: i64  # mask of the cards with a delivery
    coins: vec[i64]  # by board
    beagle: vec[i64]  # by board
    lap: vec[i64]  # by board
    seal: vec[i64]  # board × 4 rows
    bracket: vec[i64]  # board × 4 rows
    symbol: vec[i64]  # board × 4 rows × 6 spaces
    tent: vec[i64]  # board × 5
    stack: vec[i64]  # board × 3
    bonus: vec[i64]  # board × 2 cards × 5 rounds

    def __init__(self, figures: Reader, book: EffectBook) -> None:
        self.coins_limit = figures.integer("coins_limit", 1, 50)
        self.knowledge_price = figures.integer("knowledge_price", 0, 20)
        self.knowledge_worth = figures.integer("knowledge_worth", 0, 20)
        self.rest_coins = figures.integer("rest_coins", 0, 20)
        self.rest_bonus = figures.integer("rest_bonus", 0, 12)
        self.special_bonus = figures.integer("special_bonus", 0, 12)
        self.goal_bonus = figures.integer("goal_bonus", 0, 12)
        self.track = figures.integer("track", 2, 12)
        self.stops = figures.integers("stops", 2, 1, 12)
        self.read_cards(figures.inside("action"))
        self.coins = vec[i64]()
        self.beagle = vec[i64]()
        self.lap = vec[i64]()
        self.seal = vec[i64]()
        self.bracket = vec[i64]()
        self.symbol = vec[i64]()
        self.tent = vec[i64]()
        self.stack = vec[i64]()
        self.bonus = vec[i64]()
        for name in ALFRED_NAMES:
            self.read_board(figures.inside(name), book)

    def read_cards(self, cards: Reader) -> None:
        self.option = vec[i64]()
        self.letters = vec[i64]()
        self.deliveries = 0
        for number in range(1, ACTION_CARDS + 1):
            options = [str(text) for text in cards.items(str(number))]
            if not 2 <= len(options) <= OPTIONS or options[-1] != "rest":
                raise BadData("action-card", path=f"{cards.path}.{number}")
            if "deliver" in options:
                self.deliveries = self.deliveries | (1 << (number - 1))
            for i in range(OPTIONS):
                option = parse_option(options[i] if i < len(options) else "rest", f"{cards.path}.{number}")
                self.option = append(self.option, OPTION_NAMES.index(option.name))
                self.letters = append(self.letters, row_order(option.letters))

    def read_board(self, board: Reader, book: EffectBook) -> None:
        self.coins = append(self.coins, board.integer("coins", 0, self.coins_limit))
        self.beagle = append(self.beagle, board.integer("beagle", 0, 50))
        self.lap = append(self.lap, board.integer("lap", 0, 50))
        for letter in LETTERS.lower():
            row = board.inside(letter)
            self.seal = append(self.seal, row.label("seal", COLOUR))
            self.bracket = append(self.bracket, row.integer("bracket", 1, ROW_SPACES))
            self.symbol = append(self.symbol, -1)
            for node in effects_in(book, row, "symbols", ROW_SPACES - 1):
                self.symbol = append(self.symbol, node)
        for node in effects_in(book, board, "tents", TENTS):
            self.tent = append(self.tent, node)
        for node in effects_in(book, board, "stacks", STACKS):
            self.stack = append(self.stack, node)
        for card in ("first", "second"):
            for node in effects_in(book, board, card, ROUNDS):
                self.bonus = append(self.bonus, node)


class Option(NamedTuple):
    """One option of an action card: “small”, or “main BACD” with the order of the rows."""

    name: str
    letters: str = ""


def parse_option(text: str, path: str = "option") -> Option:
    words = text.split()
    if len(words) == 2 and words[0] == OPTION_NAMES[MAIN] and sorted(words[1]) == [*LETTERS]:
        return Option(words[0], words[1])
    if len(words) == 1 and words[0] in OPTION_NAMES and words[0] != OPTION_NAMES[MAIN]:
        return Option(words[0])
    raise BadData("bad-option", path=path, text=text, known=[*OPTION_NAMES[DELIVERY:], OPTION_NAMES[REST]])


def row_order(letters: str) -> int:
    """The order of the rows in one number, two bits each."""
    return sum(LETTERS.index(letter) << 2 * i for i, letter in enumerate(letters))
