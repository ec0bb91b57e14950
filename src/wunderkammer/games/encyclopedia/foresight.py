"""What an AI opponent will have in the end if it goes on as its cards say, in points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wunderkammer.games.encyclopedia.content.cards import CONTINENTS
from wunderkammer.games.encyclopedia.content.kinds import (
    ACADEMY,
    BANK,
    COINS,
    EXPEDITION,
    REPUTATION,
    SEAL,
    TOKEN,
    UNIVERSITY,
)
from wunderkammer.games.encyclopedia.prospects import count_bits, count_word
from wunderkammer.games.encyclopedia.scoring import SCORINGS, experts_vp
from wunderkammer.games.encyclopedia.state import FACES, STUDY, Table

# It always takes the highest die: how often that is a six, and how much rarer each lower value is.
SIXES: Final = 0.3
RARER: Final = 0.76
GIFTS: Final = 0.8  # points, and as much reputation, that others bring it in a turn by taking its dice
CELL: Final = 1.2  # reputation that an expedition brings on average
TRACK: Final = 16.0  # reputation that brings every bonus once: token, expert, three coins, animal, seal
FAVOURITE: Final = 0.5  # of its cards are of the continent it likes best, half of the rest of the next, and so on


def forecast(table: Table, seat: i64, left: float) -> float:
    """Its points with what its remaining turns will bring on average."""
    content = table.content
    row = table.rivals[seat] // SCORINGS * FACES
    card = table.rivals[seat] % SCORINGS
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
    held = float(table.tokens[seat])
    coming = left * (tokens + laps)
    worth = float(table.vp[seat]) + left * GIFTS + token_worth(table, card, trips * left, spent, held)
    worth += token_worth(table, card, trips * left / 2.0, spent, coming)
    worth += (float(table.coins[seat]) + left * (coins + 3.0 * laps)) / float(content.rival_coins_per_vp[card])
    worth += (float(table.seals[seat]) + left * (seals + laps)) * float(content.rival_seal_vp[card])
    animals = left * (animals + laps)
    experts = left * (experts + laps)
    worth += float(experts_vp(table, seat))
    own = table.own_experts(seat)
    share = FAVOURITE
    place: i64 = 0
    while place < CONTINENTS:
        continent = table.priority[seat * CONTINENTS + place]
        beasts = float(count_bits(table, STUDY + seat, continent)) + share * animals
        people = float(count_word(own & content.experts_from[continent])) + share * experts
        worth += (beasts + people) * beasts
        if place < SCORINGS:
            worth += share * experts * float(content.rival_experts[card * SCORINGS + place])
        share *= 1.0 - FAVOURITE
        place += 1
    return worth


def token_worth(table: Table, card: i64, trips: float, spent: float, tokens: float) -> float:
    """Expedition tokens: spent on an expedition if there is one to come, else counted in the end."""
    chance = trips if trips < 1.0 else 1.0
    return tokens * (chance * spent + (1.0 - chance) * float(table.content.rival_token_vp[card]))
