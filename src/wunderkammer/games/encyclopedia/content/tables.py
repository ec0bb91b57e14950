"""The figures as the rules read them, checked when they are loaded."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.content import Content
from wunderkammer.core.reader import BadData, Reader, reject_if
from wunderkammer.games.encyclopedia.content.cards import (
    ANIMAL,
    ANIMALS,
    BEHAVIOUR,
    CARDS,
    CONTINENTS,
    EXPERT,
    EXPERTS,
    GROUPS,
    ROUND_TOKEN,
    SCORING,
)
from wunderkammer.games.encyclopedia.content.names import END, GAIN, MOMENTS, VP
from wunderkammer.games.encyclopedia.content.readers import (
    SUBJECTS,
    WORD_BITS,
    bonuses,
    bonuses_on_the_way,
    continent_masks,
    expert_masks,
    marker_costs,
    read_animal,
    read_behaviour,
    read_expert,
    read_fossil,
)

CELLS: Final = 4  # expedition cells of a continent
SLOTS: Final = 4  # die slots of a player board
HIGHEST_DIE: Final = 6


@final
@mypyc_attr(acyclic=True)
class EncyclopediaContent(Content):
    """Cards, boards, costs and prizes."""

    start_coins: vec[i64]
    start_tokens: i64
    start_animals: i64
    rounds: i64
    open_experts: i64
    open_animals: vec[i64]
    dice: i64
    cell_reputation: vec[i64]
    cell_value: vec[i64]
    slot_gain: vec[i64]
    slot_amount: vec[i64]
    round_copies: vec[i64]
    round_tokens: i64
    round_coins: i64
    embassy_tokens: vec[i64]
    academy_reputation: vec[i64]
    bank_coins: i64
    colour_tokens: i64
    seal_coins: i64
    seal_value: i64
    token_points: i64
    cost: vec[i64]
    research_vp: vec[i64]
    publish_vp: vec[i64]
    publish_value: vec[i64]
    group_zero_value: i64
    card_vp: i64
    publication_seals: i64
    track: i64  # cells of the reputation track
    bonus: vec[i64]  # by cell: a gain
    bonus_amount: vec[i64]
    bonuses_ahead: vec[i64]  # by cell and a number of steps from it: the bonuses on the way as bits
    collection: vec[i64]
    collection_more: i64
    seal_vp: i64
    token_vp: i64
    coins_per_vp: i64
    row_action: vec[i64]  # by behaviour and value - 1
    row_gain: vec[i64]
    row_amount: vec[i64]
    rival_experts: vec[i64]  # by scoring card, three each
    rival_coins_per_vp: vec[i64]
    rival_token_vp: vec[i64]
    rival_seal_vp: vec[i64]
    expert_continent: vec[i64]
    expert_moment: vec[i64]
    expert_subject: vec[i64]
    expert_gain: vec[i64]
    expert_amount: vec[i64]
    experts_at: vec[i64]  # by moment: which experts act then
    helpers_at: vec[i64]  # by moment: those of them that give something which an action could use
    experts_from: vec[i64]  # by continent
    experts_for: vec[i64]  # by moment and subject
    animal_continent: vec[i64]  # -1 for fossils
    animal_category: vec[i64]  # by card and group; -1 where a fossil has none
    fossil_value: vec[i64]  # by card; 0 for animals
    fossil_cost: vec[i64]
    continent_mask: vec[i64]  # by continent (fossils last) and word of a card mask
    cheapest: vec[i64]  # by the markers on an animal: the cheapest group left, 0 if none is
    all_left: vec[i64]  # by the markers on an animal: the cost of all groups left
    dice_together: bool  # EN-07
    cards_at_once: bool  # EN-55
    counts_experts: bool  # EN-59
    place_of_bit: vec[i64]  # by a power of two modulo 67: its exponent

    def __init__(self, figures: Reader) -> None:
        self.read_boards(figures)
        self.read_scoring(figures)
        self.read_rivals(figures)
        self.read_cards(figures)
        self.read_rulings(figures.inside("rulings"))
        self.place_of_bit = vec[i64]([0] * 67)
        for place in range(WORD_BITS):
            self.place_of_bit[(1 << place) % 67] = place
        self.check()

    def read_boards(self, figures: Reader) -> None:
        start = figures.inside("start")
        self.start_coins = start.integers("coins", 4, 0, 50)
        self.start_tokens = start.integer("tokens", 0, 50)
        self.start_animals = start.integer("animals", 0, 2)
        board = figures.inside("board")
        self.rounds = board.integer("rounds", 1, 6)
        self.open_experts = board.integer("experts", 1, 6)
        self.open_animals = board.integers("animals", 3, 4, 8)
        self.dice = board.integer("dice", 4, 4)
        self.cell_reputation = board.integers("cell_reputation", CELLS, 0, 9)
        self.cell_value = board.integers("cell_value", CELLS, 0, 9)
        slots = figures.inside("slots")
        self.slot_gain = slots.labels("gain", SLOTS, GAIN)
        reject_if(any(gain > VP for gain in self.slot_gain), "pack-slots", path=f"{slots.path}.gain")
        self.slot_amount = slots.integers("amount", SLOTS, 0, 9)
        tokens = figures.inside("round_tokens")
        self.round_copies = tokens.pile("copies", ROUND_TOKEN, 12)
        self.round_tokens = tokens.integer("tokens", 0, 9)
        self.round_coins = tokens.integer("coins", 0, 50)
        actions = figures.inside("actions")
        self.embassy_tokens = actions.integers("embassy_tokens", HIGHEST_DIE, 0, 9)
        self.academy_reputation = actions.integers("academy_reputation", HIGHEST_DIE, 0, 9)
        self.bank_coins = actions.integer("bank_coins", 0, 50)
        self.colour_tokens = actions.integer("colour_tokens", 0, 9)
        payment = figures.inside("payment")
        self.seal_coins = payment.integer("seal_coins", 1, 9)
        self.seal_value = payment.integer("seal_value", 1, 9)
        self.token_points = payment.integer("token_points", 1, 9)
        groups = figures.inside("groups")
        self.cost = groups.integers("cost", GROUPS, 1, 50)
        self.research_vp = groups.integers("research_vp", GROUPS, 0, 50)
        self.publish_vp = groups.integers("publish_vp", GROUPS, 0, 50)
        self.publish_value = groups.integers("publish_value", GROUPS, 1, HIGHEST_DIE)
        self.cheapest = marker_costs(self.cost, False)
        self.all_left = marker_costs(self.cost, True)
        publication = figures.inside("publication")
        self.group_zero_value = publication.integer("value", 1, 6)
        self.card_vp = publication.integer("card_vp", 0, 9)
        self.publication_seals = publication.integer("seals", 0, 9)

    def read_scoring(self, figures: Reader) -> None:
        reputation = figures.inside("reputation")
        self.track = reputation.integer("cells", 2, 50)
        self.bonus = bonuses(reputation, self.track)
        amounts = {"token": "tokens", "coins": "coins", "seal": "seals"}
        self.bonus_amount = vec[i64]([1] * self.track)
        for cell in range(self.track):
            name = amounts.get(GAIN.text(self.bonus[cell]))
            if name:
                self.bonus_amount[cell] = reputation.integer(name, 0, 50)
        self.bonuses_ahead = bonuses_on_the_way(self.bonus)
        scoring = figures.inside("scoring")
        self.collection = scoring.integers("collection", None, 0, 1000)
        self.collection_more = scoring.integer("collection_more", 0, 100)
        self.seal_vp = scoring.integer("seal", 0, 50)
        self.token_vp = scoring.integer("token", 0, 50)
        self.coins_per_vp = scoring.integer("coins_per_vp", 1, 50)

    def read_rivals(self, figures: Reader) -> None:
        behaviours = figures.inside("behaviours")
        rows = [row for label in BEHAVIOUR.labels for row in read_behaviour(behaviours, label)]
        self.row_action = vec[i64]([row[0] for row in rows])
        self.row_gain = vec[i64]([row[1] for row in rows])
        self.row_amount = vec[i64]([row[2] for row in rows])
        cards = figures.inside("scoring_cards")
        chosen = [cards.inside(label) for label in SCORING.labels]
        self.rival_experts = vec[i64]([n for card in chosen for n in card.integers("experts", 3, 0, 50)])
        self.rival_coins_per_vp = vec[i64]([card.integer("coins_per_vp", 1, 50) for card in chosen])
        self.rival_token_vp = vec[i64]([card.integer("token", 0, 50) for card in chosen])
        self.rival_seal_vp = vec[i64]([card.integer("seal", 0, 50) for card in chosen])

    def read_cards(self, figures: Reader) -> None:
        experts = [read_expert(figures.inside("experts").inside(label)) for label in EXPERT.labels]
        self.expert_continent = vec[i64]([row[0] for row in experts])
        self.expert_moment = vec[i64]([row[1] for row in experts])
        self.expert_subject = vec[i64]([row[2] for row in experts])
        self.expert_gain = vec[i64]([row[3] for row in experts])
        self.expert_amount = vec[i64]([row[4] for row in experts])
        rows = [(row[0], row[1], row[1] * SUBJECTS + row[2]) for row in experts]
        self.experts_from = expert_masks([row[0] for row in rows], CONTINENTS)
        self.experts_at = expert_masks([row[1] for row in rows], len(MOMENTS))
        self.helpers_at = expert_masks([row[1] if row[3] < VP else END for row in experts], len(MOMENTS))
        self.experts_for = expert_masks([row[2] for row in rows], len(MOMENTS) * SUBJECTS)
        animals = figures.inside("animals")
        fossils = figures.inside("fossils")
        cards = [read_animal(animals, label) for label in ANIMAL.labels[:ANIMALS]]
        cards += [read_fossil(fossils.inside(label)) for label in ANIMAL.labels[ANIMALS:]]
        self.animal_continent = vec[i64]([row[0] for row in cards])
        self.animal_category = vec[i64]([category for row in cards for category in row[1 : 1 + GROUPS]])
        self.fossil_value = vec[i64]([row[5] for row in cards])
        self.fossil_cost = vec[i64]([row[6] for row in cards])
        self.continent_mask = continent_masks([row[0] for row in cards])

    def read_rulings(self, rulings: Reader) -> None:
        self.dice_together = rulings.value("dice_order") == "together"
        self.cards_at_once = rulings.value("free_cards") == "at_once"
        self.counts_experts = rulings.value("expert_ahead") == "counted"

    def check(self) -> None:
        """The decks must stay balanced, and there must be a round token for every round (EN-01, EN-30)."""
        for name, continents, total in (
            ("animals", self.animal_continent, ANIMALS),
            ("experts", self.expert_continent, EXPERTS),
        ):
            counts = [sum(1 for value in continents if value == c) for c in range(CONTINENTS)]
            if any(count != total // CONTINENTS for count in counts):
                raise BadData("pack-continents", path=name, cards=total // CONTINENTS, given=[str(n) for n in counts])
        reject_if(sum(self.round_copies) < self.rounds, "pack-round-tokens", rounds=self.rounds)
        assert len(self.animal_continent) == CARDS
