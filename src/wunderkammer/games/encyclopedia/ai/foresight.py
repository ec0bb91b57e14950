"""What an AI opponent will have in the end if it goes on as its cards say, in points.

The rest of the round is played die by die as if nobody took one from under its nose; later rounds come on average.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.games.encyclopedia.ai.dice_ahead import count_rivals, dice_to_come, lying_dice, turns_this_round
from wunderkammer.games.encyclopedia.ai.prospects import count_bits, count_word
from wunderkammer.games.encyclopedia.content.cards import CONTINENTS, NO_CARD
from wunderkammer.games.encyclopedia.content.names import (
    ACADEMY,
    ANIMAL_CARD,
    BANK,
    COINS,
    EXPEDITION,
    EXPERT_CARD,
    REPUTATION,
    SEAL,
    TOKEN,
    UNIVERSITY,
    VP,
)
from wunderkammer.games.encyclopedia.scoring import SCORINGS
from wunderkammer.games.encyclopedia.state import FACES, STUDY, EncyclopediaState

# It always takes the highest die: how often that is a six, and how much rarer each lower value is.
SIXES: Final = 0.3
RARER: Final = 0.76
GIFTS: Final = 0.8  # points, and as much reputation, that others bring it in a turn by taking its dice
CELL: Final = 1.2  # reputation that an expedition brings on average
TRACK: Final = 16.0  # reputation that brings every bonus once: token, expert, three coins, animal, seal
FAVOURITE: Final = 0.5  # of its cards are of the continent it likes best, half of the rest of the next, and so on


@final
@mypyc_attr(acyclic=True)
class Course:
    """How an AI opponent's purse and cards develop."""

    state: EncyclopediaState
    seat: i64
    vp: i64
    coins: i64
    tokens: i64
    seals: i64
    cell: i64  # on the reputation track
    beasts: vec[float]  # by rank of the continent
    people: vec[float]
    open_beasts: vec[i64]
    open_people: vec[i64]

    def __init__(self, state: EncyclopediaState, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.vp = state.vp[seat]
        self.coins = state.coins[seat]
        self.tokens = state.tokens[seat]
        self.seals = state.seals[seat]
        self.cell = state.reputation[seat]
        self.beasts = vec[float]([0.0] * CONTINENTS)
        self.people = vec[float]([0.0] * CONTINENTS)
        self.open_beasts = vec[i64]([0] * CONTINENTS)
        self.open_people = vec[i64]([0] * CONTINENTS)
        content = state.content
        if state.priority[(seat + 1) * CONTINENTS - 1] < 0:
            return  # not drawn yet
        own = state.own_experts(seat)
        place: i64 = 0
        while place < CONTINENTS:
            continent = state.priority[seat * CONTINENTS + place]
            self.beasts[place] = float(count_bits(state, STUDY + seat, continent))
            self.people[place] = float(count_word(own & content.experts_from[continent]))
            place += 1
        at: i64 = 0
        while at < len(state.academy):
            card = state.academy[at]
            if card != NO_CARD and content.animal_continent[card] >= 0:
                place = state.rank(seat, content.animal_continent[card])
                self.open_beasts[place] = self.open_beasts[place] + 1
            at += 1
        at = 0
        while at < len(state.university):
            card = state.university[at]
            if card != NO_CARD:
                place = state.rank(seat, content.expert_continent[card])
                self.open_people[place] = self.open_people[place] + 1
            at += 1

    def act(self, row: i64) -> None:
        """A row of its behaviour card (EN-68)."""
        content = self.state.content
        action = content.row_action[row]
        amount = content.row_amount[row]
        if action == EXPEDITION:
            self.travel()
            self.vp += self.tokens * amount
            self.tokens = 0
            return
        if action == BANK:
            self.coins += content.bank_coins
        elif action == UNIVERSITY:
            take(self.open_people, self.people)
        elif action == ACADEMY:
            take(self.open_beasts, self.beasts)
        self.gain(content.row_gain[row], amount)

    def travel(self) -> None:
        """The reputation of the next cell of the continent of which it has most animals."""
        best: i64 = 0
        place: i64 = 1
        while place < CONTINENTS:
            if self.beasts[place] > self.beasts[best]:
                best = place
            place += 1
        cell = self.state.free_cell(self.state.priority[self.seat * CONTINENTS + best])
        self.advance(self.state.content.cell_reputation[cell] if cell >= 0 else 0)

    def gain(self, what: i64, amount: i64) -> None:
        if what == COINS:
            self.coins += amount
        elif what == TOKEN:
            self.tokens += amount
        elif what == SEAL:
            self.seals += amount
        elif what == VP:
            self.vp += amount
        elif what == REPUTATION:
            self.advance(amount)
        elif what == EXPERT_CARD:
            take(self.open_people, self.people)
        elif what == ANIMAL_CARD:
            take(self.open_beasts, self.beasts)

    def advance(self, steps: i64) -> None:
        content = self.state.content
        while steps > 0:
            self.cell += 1
            if self.cell == content.track:
                self.cell = 0
            self.gain(content.bonus[self.cell], content.bonus_amount[self.cell])
            steps -= 1


def take(lying: vec[i64], held: vec[float]) -> None:
    """The open card that it likes best; without one the top of the deck, of whatever continent."""
    place: i64 = 0
    while place < CONTINENTS:
        if lying[place] > 0:
            lying[place] = lying[place] - 1
            held[place] = held[place] + 1.0
            return
        place += 1
    place = 0
    while place < CONTINENTS:
        held[place] = held[place] + 1.0 / float(CONTINENTS)
        place += 1


def forecast(state: EncyclopediaState, seat: i64) -> float:
    """Its points with what its remaining turns will bring."""
    course = Course(state, seat)
    finish_round(state, course)
    later = float((state.content.rounds - state.round) * 4)
    return in_later_rounds(state, course, later + float(dice_to_come(state)) / float(state.seats))


def finish_round(state: EncyclopediaState, course: Course) -> None:
    """It takes the highest dice one after the other; with several AI opponents each its share of them."""
    lying = lying_dice(state)
    rivals = count_rivals(state)
    turns = turns_this_round(state, lying)
    row = state.rivals[course.seat] // SCORINGS * FACES
    highest: i64 = FACES - 1
    while turns > 0 and highest >= 0:
        if lying[highest] > 0:
            lying[highest] = lying[highest] - rivals
            course.act(row + highest)
            turns -= 1
        else:
            if highest > 0:
                lying[highest - 1] = lying[highest - 1] + lying[highest]
            highest -= 1


def in_later_rounds(state: EncyclopediaState, course: Course, left: float) -> float:
    """What it has, and what some more turns bring on average."""
    content = state.content
    seat = course.seat
    row = state.rivals[seat] // SCORINGS * FACES
    card = state.rivals[seat] % SCORINGS
    animals = 0.0
    experts = 0.0
    tokens = 0.0
    coins = 0.0
    seals = 0.0
    steps = GIFTS
    trips = 0.0
    spending = 0.0
    chance = SIXES
    value: i64 = FACES - 1
    while value >= 0:
        action = content.row_action[row + value]
        gain = content.row_gain[row + value]
        amount = chance * float(content.row_amount[row + value])
        if action == EXPEDITION:
            trips += chance
            spending += amount
            steps += chance * CELL
        else:
            animals += chance if action == ACADEMY else 0.0
            experts += chance if action == UNIVERSITY else 0.0
            coins += chance * float(content.bank_coins) if action == BANK else 0.0
            tokens += amount if gain == TOKEN else 0.0
            coins += amount if gain == COINS else 0.0
            seals += amount if gain == SEAL else 0.0
            steps += amount if gain == REPUTATION else 0.0
        chance *= RARER
        value -= 1
    laps = steps / TRACK
    spent = spending / trips if trips > 0.0 else 0.0
    worth = float(course.vp) + left * GIFTS + token_worth(state, card, trips * left, spent, float(course.tokens))
    worth += token_worth(state, card, trips * left / 2.0, spent, left * (tokens + laps))
    worth += (float(course.coins) + left * (coins + 3.0 * laps)) / float(content.rival_coins_per_vp[card])
    worth += (float(course.seals) + left * (seals + laps)) * float(content.rival_seal_vp[card])
    animals = left * (animals + laps)
    experts = left * (experts + laps)
    share = FAVOURITE
    first = 0.0
    second = 0.0
    third = 0.0
    place: i64 = 0
    while place < CONTINENTS:
        beasts = course.beasts[place] + share * animals
        people = course.people[place] + share * experts
        worth += (beasts + people) * beasts
        if people > first:
            third = second
            second = first
            first = people
        elif people > second:
            third = second
            second = people
        elif people > third:
            third = people
        share *= 1.0 - FAVOURITE
        place += 1
    at = card * SCORINGS
    worth += first * float(content.rival_experts[at]) + second * float(content.rival_experts[at + 1])
    return worth + third * float(content.rival_experts[at + 2])


def token_worth(state: EncyclopediaState, card: i64, trips: float, spent: float, tokens: float) -> float:
    """Expedition tokens: spent on an expedition if there is one to come, else counted in the end."""
    chance = trips if trips < 1.0 else 1.0
    return tokens * (chance * spent + (1.0 - chance) * float(state.content.rival_token_vp[card]))
