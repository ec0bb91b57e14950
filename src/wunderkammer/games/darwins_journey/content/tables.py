"""The figures as the rules read them, checked when they are loaded."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.content import Content
from wunderkammer.core.effects_book import EffectBook, sequence
from wunderkammer.core.reader import BadData, Reader
from wunderkammer.games.darwins_journey.content.alfred import AlfredTables
from wunderkammer.games.darwins_journey.content.board import Board
from wunderkammer.games.darwins_journey.content.effects import clauses_of, effect_in, effect_of, effects_in, free_twins
from wunderkammer.games.darwins_journey.content.measures import ANYWAY, number_of, parse_measure, parse_need, signs_of
from wunderkammer.games.darwins_journey.content.names import (
    BEAGLE_GOALS,
    BEAGLE_SPACES,
    COLOUR,
    COLOURS,
    CREW,
    ENVELOPES,
    GOAL_NAMES,
    LETTERS,
    LEVELS,
    MOST_SEATS,
    PAGE_NAMES,
    ROW_SPACES,
    SCROLLS,
    SLOTS_PER_COLOUR,
    SPECIAL_PLACES,
    SPECIAL_TILES,
    STACKS,
    TENTS,
)

REQUIREMENTS: Final = 3  # at most, of a goal
SLOT_VALUES: Final = 128  # nothing, 1 + goal, 64 + 1 + goal


@final
@mypyc_attr(acyclic=True)
class DarwinContent(Content):
    """Costs, requirements and effects of everything but the map, which is `board`."""

    book: EffectBook
    board: Board
    alfred: AlfredTables
    setup: vec[i64]  # coins, knowledge, lenses, stamps in a stack, common seals, purple seals
    removed: vec[i64]
    first_special: vec[i64]
    first_letters: vec[i64]
    first_beagle: vec[i64]
    penalty: vec[i64]
    turn_order_coins: vec[i64]
    awards: vec[i64]  # seals for silver and gold, coins and VP in the special journal
    second_specimen: i64
    first_arrival: i64
    spot_seals: vec[i64]  # by level
    levels_within: vec[i64]  # by seals of a colour: mask of the levels for which they are enough
    unlock_cost: vec[i64]  # by level
    unlock_special: i64
    page_effect: vec[i64]  # page × 3 + level
    small_effect: i64
    museum_effect: i64
    goal_effect: i64
    scroll_cost: vec[i64]
    space_cost: vec[i64]
    row_vp: vec[i64]  # a fifth seal, a sixth seal
    slot_cost: vec[i64]  # silver, then gold
    slot_vp: vec[i64]
    slot_effect: vec[i64]
    slot_figures: vec[i64]  # both last slots, delay at most, penalty off
    tent_effect: vec[i64]
    tents_vp: i64
    stacks_node: i64  # a group of three deeds
    theory_steps: i64
    books: vec[i64]  # by step: how many books have been reached
    theory_factor: i64
    delay: vec[i64]
    special_seals: vec[i64]  # tile × 4
    special_total: vec[i64]  # by tile: all its seals
    special_effect: vec[i64]
    letter_effect: vec[i64]  # tile × 2
    trade: vec[i64]  # coins, VP
    beagle_measure: vec[i64]
    beagle_vp: vec[i64]
    crew_start: vec[i64]
    crew_seals: vec[i64]  # card × 4
    crew_effect: vec[i64]
    crew_least: i64  # fewer seals than this fulfil no crew card
    goal_measure: vec[i64]  # goal × 3
    goal_number: vec[i64]  # goal × 3, 0 for no requirement
    goal_signs: vec[i64]  # by what lies on a slot: signs without any of which it cannot be fulfilled
    page_free: vec[i64]  # the effects of a free unlock …
    special_free: vec[i64]
    camp_free: vec[i64]
    tent_free: vec[i64]
    crew_free: vec[i64]
    camp_again: vec[i64]  # … and of a camp that is used once more
    camps_take_one: bool  # DJ-28
    fulfils_on_any_slot: bool  # DJ-34
    redelivers_set_up: bool  # DJ-34
    fulfils_everywhere: bool  # DJ-50
    halves_what_is_left: bool  # DJ-53
    letters_can_be_declined: bool  # DJ-56
    alfred_wants_empty: bool  # DJ-104
    alfred_unlocks_topmost: bool  # DJ-113

    def __init__(self, figures: Reader) -> None:
        self.book = EffectBook()
        self.board = Board(figures, self.book)
        self.alfred = AlfredTables(figures.inside("alfred"), self.book)
        setup = figures.inside("setup")
        names = ("coins", "knowledge", "lenses", "stack", "common_seals", "purple_seals")
        limits = (50, 16, 6, 12, 50, 50)
        self.setup = vec[i64]([setup.integer(name, 0, most) for name, most in zip(names, limits, strict=True)])
        self.removed = setup.integers("removed_seals", MOST_SEATS, 0, 10)
        self.first_special = setup.integers("first_special", SPECIAL_PLACES, 1, SPECIAL_TILES)
        self.first_letters = setup.integers("first_letters", ENVELOPES, 1, LETTERS)
        self.first_beagle = setup.integers("first_beagle", BEAGLE_SPACES, 1, BEAGLE_GOALS)
        placing = figures.inside("placing")
        self.penalty = placing.integers("penalty", MOST_SEATS, 0, 20)
        self.turn_order_coins = placing.integers("turn_order_coins", MOST_SEATS, 0, 20)
        awards = ("award_silver", "award_gold", "award_coins", "award_vp")
        self.awards = vec[i64]([placing.integer(name, 0, 20) for name in awards])
        self.second_specimen = placing.integer("second_specimen", 0, 20)
        self.first_arrival = placing.integer("first_arrival", 0, 20)
        journal = figures.inside("journal")
        self.spot_seals = journal.integers("seals", LEVELS, 0, ROW_SPACES)
        within = [sum(1 << i for i in range(LEVELS) if self.spot_seals[i] <= held) for held in range(ROW_SPACES + 1)]
        self.levels_within = vec[i64](within)
        self.unlock_cost = journal.integers("unlock", LEVELS, 0, 30)
        self.unlock_special = journal.integer("unlock_special", 0, 30)
        self.page_effect = vec[i64]()
        for page in PAGE_NAMES:
            for node in effects_in(self.book, journal, page, LEVELS):
                self.page_effect = append(self.page_effect, node)
        self.small_effect = effect_in(self.book, journal, "small")
        self.museum_effect = effect_in(self.book, journal, "museum")
        self.goal_effect = effect_in(self.book, journal, "goal")
        academy = figures.inside("academy")
        self.scroll_cost = academy.integers("scroll", SCROLLS, 0, 20)
        self.space_cost = academy.integers("space", ROW_SPACES, 0, 20)
        self.row_vp = vec[i64]([academy.integer("five_seals", 0, 50), academy.integer("six_seals", 0, 50)])
        self.trade = vec[i64]([figures.inside("exchange").integer(name, 0, 50) for name in ("coins", "vp")])
        self.delay = figures.inside("beagle").integers("delay", BEAGLE_SPACES - 1, 0, 50)
        self.read_player_board(figures)
        self.read_theory(figures.inside("theory"))
        self.read_tiles(figures)
        self.read_crew(figures.inside("crew"))
        self.read_goals(figures.inside("goal"))
        self.read_rulings(figures.inside("rulings"))

    def read_player_board(self, figures: Reader) -> None:
        slot = figures.inside("slot")
        self.slot_cost = vec[i64]()
        self.slot_vp = vec[i64]()
        self.slot_effect = vec[i64]()
        for colour in ("silver", "gold"):
            for value in slot.integers(f"{colour}_cost", SLOTS_PER_COLOUR, 0, 30):
                self.slot_cost = append(self.slot_cost, value)
            for value in slot.integers(f"{colour}_vp", SLOTS_PER_COLOUR, 0, 50):
                self.slot_vp = append(self.slot_vp, value)
            for node in effects_in(self.book, slot, colour, SLOTS_PER_COLOUR):
                self.slot_effect = append(self.slot_effect, node)
        self.slot_figures = vec[i64](
            [slot.integer(name, 0, 50) for name in ("both_last", "delay_at_most", "penalty_off")]
        )
        tent = figures.inside("tent")
        self.tent_effect = effects_in(self.book, tent, "gives", TENTS)
        self.tents_vp = tent.integer("all_vp", 0, 50)
        stacks = figures.inside("stack").items("gives", STACKS)
        texts = [clauses_of(text, f"figures.stack.gives[{i}]") for i, text in enumerate(stacks)]
        deeds = [effect_of(self.book, clauses) for clauses in texts]
        self.stacks_node = self.book.add(sequence(*deeds))

    def read_theory(self, theory: Reader) -> None:
        self.theory_steps = theory.integer("steps", 1, 200)
        self.theory_factor = theory.integer("factor", 0, 20)
        at = theory.integers("books", None, 1, self.theory_steps)
        counts = [sum(1 for book in at if book <= step) for step in range(self.theory_steps + 1)]
        self.books = vec[i64](counts)

    def read_tiles(self, figures: Reader) -> None:
        self.special_seals = vec[i64]()
        self.special_total = vec[i64]()
        self.special_effect = vec[i64]()
        special = figures.inside("special")
        for number in range(1, SPECIAL_TILES + 1):
            tile = special.inside(str(number))
            needed = tile.integers("seals", COLOURS, 0, 6)
            for count in needed:
                self.special_seals = append(self.special_seals, count)
            self.special_total = append(self.special_total, sum(needed))
            self.special_effect = append(self.special_effect, effect_in(self.book, tile, "gives"))
        self.letter_effect = vec[i64]()
        letter = figures.inside("letter")
        for number in range(1, LETTERS + 1):
            for node in effects_in(self.book, letter, str(number), 2):
                self.letter_effect = append(self.letter_effect, node)
        self.beagle_measure = vec[i64]()
        self.beagle_vp = vec[i64]()
        beagle = figures.inside("beagle_goal")
        for number in range(1, BEAGLE_GOALS + 1):
            what, vp = beagle.items(str(number), 2)
            if not isinstance(vp, int) or not 0 <= vp <= 50:
                raise BadData("beagle-goal", path=f"figures.beagle_goal.{number}")
            measure = parse_measure(str(what), f"figures.beagle_goal.{number}")
            self.beagle_measure = append(self.beagle_measure, number_of(measure))
            self.beagle_vp = append(self.beagle_vp, vp)

    def read_crew(self, crew: Reader) -> None:
        self.crew_start = vec[i64]()
        self.crew_seals = vec[i64]()
        self.crew_effect = vec[i64]()
        for number in range(1, CREW + 1):
            card = crew.inside(str(number))
            self.crew_start = append(self.crew_start, card.label("start", COLOUR))
            for count in card.integers("seals", COLOURS, 0, 6):
                self.crew_seals = append(self.crew_seals, count)
            self.crew_effect = append(self.crew_effect, effect_in(self.book, card, "gives"))
        totals = [sum(self.crew_seals[COLOURS * card + i] for i in range(COLOURS)) for card in range(CREW)]
        self.crew_least = min(totals)

    def read_goals(self, goals: Reader) -> None:
        self.goal_measure = vec[i64]()
        self.goal_number = vec[i64]()
        self.goal_signs = vec[i64]([0] * SLOT_VALUES)
        for goal, name in enumerate(GOAL_NAMES):
            needs = [parse_need(str(text), f"figures.goal.{name}") for text in goals.items(name)]
            if not 1 <= len(needs) <= REQUIREMENTS:
                raise BadData("requirements", path=f"figures.goal.{name}", most=REQUIREMENTS)
            measures = [number_of(need.measure) for need in needs]
            for i in range(REQUIREMENTS):
                self.goal_measure = append(self.goal_measure, measures[i] if i < len(needs) else 0)
                self.goal_number = append(self.goal_number, needs[i].number if i < len(needs) else 0)
            signs = [mask for measure in measures if (mask := signs_of(measure)) != ANYWAY]
            self.goal_signs[1 + goal] = signs[0] if signs else ANYWAY

    def read_rulings(self, rulings: Reader) -> None:
        """Every ruling becomes a field, or the effects that it chooses, so that it costs nothing in play."""
        free_unlock = rulings.value("free_unlock") == "all_steps"
        camps_free = free_twins(self.book, self.board.camp_effect)
        self.page_free = self.twins_if(free_unlock, self.page_effect)
        self.special_free = self.twins_if(free_unlock, self.special_effect)
        self.tent_free = self.twins_if(free_unlock, self.tent_effect)
        self.crew_free = self.twins_if(free_unlock, self.crew_effect)
        self.camp_free = camps_free if free_unlock else self.board.camp_effect
        self.camp_again = camps_free if rulings.value("camp_again") == "free" else self.board.camp_effect
        self.camps_take_one = rulings.value("tents_at_camp") == "one"
        self.fulfils_on_any_slot = rulings.value("fulfil_slot") == "any"
        self.redelivers_set_up = rulings.value("redelivery") == "any"
        self.fulfils_everywhere = rulings.value("fulfil_between") == "everywhere"
        self.halves_what_is_left = rulings.value("halving") == "what_is_left"
        self.letters_can_be_declined = rulings.value("declined_letter") == "keeps"
        self.alfred_wants_empty = rulings.value("alfred_spots") == "every_spot"
        self.alfred_unlocks_topmost = rulings.value("alfred_unlocks") == "topmost"

    def twins_if(self, free: bool, effects: vec[i64]) -> vec[i64]:
        """These effects, or their twins that cost nothing."""
        twins = free_twins(self.book, effects)
        return twins if free else effects
