game-title = Evolution
game-blurb = Raise species around one watering hole, arm them with traits, and keep them fed while your neighbours grow teeth.

option-quick_play = Quick play
option-quick_play-help = Everyone plays cards at the same time and in secret. Recommended for six players.
ruling-surplus = Surplus from the watering hole
ruling-surplus-help = Whether plants from the watering hole beyond a species’ hunger, by Foraging or Cooperation, must go to its Fat Tissue.
ruling-surplus-asked = The owner stores them or leaves them there
ruling-surplus-stored = They are stored as far as they fit
ruling-cooperation = Cooperation
ruling-cooperation-help = How much the right neighbour takes when a species takes several tokens at once.
ruling-cooperation-take = One token for each take
ruling-cooperation-token = As many tokens as the species took
ruling-horns = Horns
ruling-horns-help = When an attacker loses its population to Horns.
ruling-horns-before_meat = After the attack is declared legal, before the meal
ruling-horns-before_attack = Before the attack is judged, which may then fail

# Choosing and playing cards
ask-food = Choose the card that you put face down on the watering hole.
ask-play = Play a card, discard a trait, or keep the rest of your hand.
ask-use = What do you play { $card } for?
ask-place =
    { $purpose_label ->
        [trait] Which species receives { $card }?
        [species] At which end of your row does the new species live?
        [body] Which species does { $card } make larger?
       *[population] Which species does { $card } make more numerous?
    }
ask-leaf = Which of your leaf traits acts next?
ask-feed = Choose whom to feed and how.
ask-prey = What does your species { $hunter } attack?
ask-surplus = How much of the surplus from the watering hole does species { $place } store? At most { $most }; the rest stays there.
ask-spend =
    { $trait_label ->
        [carnivore] Which card do you discard so that species { $hunter } takes two plants?
       *[other] Which card do you discard for species { $hunter } to switch off { $trait }?
    }

move-grow = Put { $card } face down on the watering hole
log-grow = { $player } puts { $card } on the watering hole.
move-card = Play { $card }
log-card = { $player } takes { $card } from the hand.
move-use =
    { $purpose_label ->
        [trait] Play { $card } as a trait
        [species] Discard { $card } for a new species
        [body] Discard { $card } for body size
       *[population] Discard { $card } for population
    }
log-use =
    { $purpose_label ->
        [trait] { $player } plays { $card } as a trait.
        [species] { $player } discards { $card } to found a species.
        [body] { $player } discards { $card } to let a body grow.
       *[population] { $player } discards { $card } to let a population grow.
    }
move-onto =
    { $purpose_label ->
        [trait] Give { $card } to species { $place }
        [body] Raise the body size of species { $place } by 1 with { $card }
       *[other] Raise the population of species { $place } by 1 with { $card }
    }
log-onto =
    { $purpose_label ->
        [trait] { $player } gives { $card } to species { $place }.
        [body] { $player } raises the body size of species { $place } with { $card }.
       *[other] { $player } raises the population of species { $place } with { $card }.
    }
move-side =
    { $side_label ->
        [left] Found a species at the left end with { $card }
       *[right] Found a species at the right end with { $card }
    }
log-side =
    { $side_label ->
        [left] { $player } founds a species at the left end with { $card }.
       *[right] { $player } founds a species at the right end with { $card }.
    }
move-drop = Discard { $trait } from species { $place }
log-drop = { $player } discards { $trait } from species { $place }.
move-keep = Finish playing cards
log-keep = { $player } finishes playing cards.
move-leaf = Let the { $trait } trait of species { $place } act
log-leaf = { $player } lets the { $trait } trait of species { $place } act.

# Feeding
move-graze = Feed species { $place } from the watering hole
log-graze = { $player } feeds species { $place } from the watering hole.
move-store = Let species { $place } graze for its Fat Tissue
log-store = { $player } lets species { $place } graze for its Fat Tissue.
move-surplus =
    { $amount ->
        [0] Leave the surplus of species { $place } on the watering hole
        [one] Store { $amount } surplus token on species { $place }
       *[other] Store { $amount } surplus tokens on species { $place }
    }
log-surplus =
    { $amount ->
        [0] { $player } leaves the surplus of species { $place } on the watering hole.
        [one] { $player } stores { $amount } surplus token on species { $place }.
       *[other] { $player } stores { $amount } surplus tokens on species { $place }.
    }
move-hunt = Send species { $place } hunting
log-hunt = { $player } sends species { $place } hunting.
move-think = Use the Intelligence of species { $place }: a card for two plants
log-think = { $player } uses the Intelligence of species { $place }.
move-pass = Pass
log-pass = { $player } passes.
move-done = End the turn
log-done = { $player } ends the turn.
move-prey = { $owner_whose ->
    [own] Attack your own species { $place }
   *[other] Attack { $owner }’s species { $place }
}
log-prey = { $owner_whose ->
    [own] { $player } attacks species { $place } of their own row with species { $hunter }.
   *[other] { $player } attacks { $owner }’s species { $place } with species { $hunter }.
}
move-silence = Switch off { $trait } with Intelligence
log-silence = { $player } switches off { $trait } for this attack.
move-spend = Discard { $card }
log-spend = { $player } discards { $card } for Intelligence.
move-start = { $owner } begins
log-start = { $owner } is drawn to begin.
move-deal = { $card } is drawn
log-deal = The card drawn is { $card }.

# What happens by itself
event-round-begins = Round { $round } begins with { $player } as first player.
event-board = { $player } receives a new species.
event-dealt = { $player } is dealt { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-last-round = The deck has run out: round { $round } is the last one.
event-shuffled = The discard pile is shuffled into a new deck.
event-laid = { $player } puts a card face down above species { $place }.
event-founded = { $player } discards { $card } and founds a species, now number { $place } of the row.
event-grew-body = { $player } discards { $card }, and the body of species { $place } grows.
event-grew-population = { $player } discards { $card }, and the population of species { $place } grows.
event-played = After quick play { $player } has { $species ->
        [one] { $species } species
       *[other] { $species } species
    } and { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand.
event-revealed = { $player } reveals { $trait } on species { $place }.
event-fertile-grew = The population of { $player }’s fertile species { $place } grows by 1.
event-fat-moved = { $player }’s species { $place } eats { $amount } of its fat.
event-food-shown = { $player }’s card for the watering hole is { $card }.
event-hole-grows =
    { $amount ->
        [0] No new plants grow on the watering hole.
        [one] { $amount } new plant grows on the watering hole.
       *[other] { $amount } new plants grow on the watering hole.
    }
event-hole-shrinks =
    { $amount ->
        [0] There are no plants on the watering hole that could be taken away.
        [one] { $amount } plant is taken from the watering hole.
       *[other] { $amount } plants are taken from the watering hole.
    }
event-ate-plants =
    { $player }’s species { $place } { $amount ->
        [0] stores { $fat ->
            [one] { $fat } plant.
           *[other] { $fat } plants.
        }
        [one] eats { $amount } plant{ $fat ->
            [0] {"."}
           *[other] {" "}and stores { $fat }.
        }
       *[other] eats { $amount } plants{ $fat ->
            [0] {"."}
           *[other] {" "}and stores { $fat }.
        }
    }
event-ate-meat =
    { $player }’s species { $place } { $amount ->
        [0] stores { $fat } meat.
       *[other] eats { $amount } meat{ $fat ->
            [0] {"."}
           *[other] {" "}and stores { $fat }.
        }
    }
event-gored = { $player }’s species { $place } loses 1 population to horns.
event-attack-failed = { $player }’s wounded species { $place } can no longer attack, and the attack fails.
event-bitten = { $player }’s species { $place } loses 1 population to the attack.
event-extinct =
    { $player }’s species { $place } is extinct; { $cards ->
        [0] no card is drawn for it.
        [one] { $cards } card is drawn for its traits.
       *[other] { $cards } cards are drawn for its traits.
    }
event-starved = { $player }’s species { $place } starves and loses { $amount } population.
event-passed = { $player } has nothing to do and passes.
event-bagged = { $player } puts { $amount } food into the bag.
event-banked = { $amount ->
    [0] { $player } collects no food this round.
   *[more] { $player } collects { $amount } food of this round.
}

# Why not
no-not-in-hand = You do not have { $card } in your hand.
no-food-first = First choose your card for the watering hole.
no-card-first = First choose the card that you play.
no-purpose-first = First decide what the card is played for.
no-no-such-trait = Species { $place } does not have { $trait }.
no-no-such-species = There is no species { $place } there.
no-no-place-for-trait = None of your species can take this trait: each has it already or has { $limit } traits.
no-row-full = A row of more than { $limit } species cannot be managed here.
no-all-grown = All your species already have { $purpose } { $limit }.
no-ends-only = A new species goes to the left or the right end of the row.
no-grown = Species { $place } already has { $purpose } { $limit }.
no-has-trait = Species { $place } already has { $trait }.
no-trait-limit = Species { $place } already holds { $limit } traits.
no-no-such-leaf = This leaf trait is not waiting to act.
no-leaves-first = First your leaf traits act.
no-must-feed = You must feed while you can: species { $place } is hungry and can eat.
no-pass-or-done = You end a turn without having done anything by passing, any other turn by ending it.
no-already-fed = You have already fed a species this turn.
no-no-intelligence = Species { $place } does not have Intelligence.
no-no-cards = You have no card left to discard for species { $place }.
no-thinks-in-attack = Species { $place } is a carnivore: it uses Intelligence only while it attacks.
no-no-room = Species { $place } has no room for food.
no-not-carnivore = Species { $hunter } is not a carnivore.
no-not-hungry = Species { $hunter } is not hungry.
no-no-prey = Species { $place } finds no prey that it can attack.
no-no-plants = Species { $place } is a carnivore and eats no plants.
no-hole-empty = The watering hole is empty: species { $place } finds nothing.
no-full = Species { $place } is full.
no-hungry = Species { $place } is still hungry: it eats before it stores.
no-no-hunter = You have no carnivore.
no-hunter-first = First send species { $hunter } hunting, then choose its prey.
no-spend-first = First choose the card that you discard.
no-prey-first = First choose the prey.
no-too-much-surplus = Species { $place } can store at most { $most } of the surplus.
no-surplus-first = First decide how much of the surplus species { $place } stores.
no-no-surplus = No species has a surplus from the watering hole just now.
no-food-laid = The cards for the watering hole have already been laid.
no-feeding-later = The species are fed only after everybody has played cards.
no-place-first = First decide where the card goes.
no-playing-over = Cards are played and traits discarded before the feeding; now species are fed.
no-leaves-over = The leaf traits have already acted this round.
no-hunter-before-silence = First send species { $hunter } hunting, then switch off traits.
no-no-clever-hunter = None of your hungry carnivores has Intelligence, so no trait can be switched off.
no-reason-first = First choose the species whose Intelligence uses the card.
no-itself = A species does not attack itself.
no-too-large = It is too large: its body size is { $body }, species { $hunter } attacks with { $size } and lacks { $missing }.
no-hard-shell = Hard Shell: it counts as body { $body } against size { $size } of species { $hunter }, which lacks { $missing }.
no-climbing = It climbs, and species { $hunter } does not.
no-burrowing = It is in its burrow: full with { $food } food, out of reach for species { $hunter }.
no-herding = Defensive Herding: species { $hunter } needs a population above { $population } and lacks { $missing }.
no-symbiosis = Symbiosis: its right neighbour is larger ({ $larger } to { $body }), so species { $hunter } cannot attack it.
no-warning-call = Warning Call of a neighbour: species { $hunter } would need Ambush.
no-never-carnivore = Carnivore cannot be switched off.
no-already-off = { $trait } is already switched off.
no-not-on-table = { $trait } is not on the table.
no-no-attack-left = With { $trait } off, no attack would be possible any more.

score-food = Food
score-population = Population
score-traits = Traits

purpose-trait = a trait
purpose-species = a new species
purpose-body = body size
purpose-population = population
side-left = left
side-right = right

trait-carnivore = Carnivore
trait-ambush = Ambush
trait-pack_hunting = Pack Hunting
trait-intelligence = Intelligence
trait-fat_tissue = Fat Tissue
trait-cooperation = Cooperation
trait-burrowing = Burrowing
trait-climbing = Climbing
trait-hard_shell = Hard Shell
trait-horns = Horns
trait-symbiosis = Symbiosis
trait-warning_call = Warning Call
trait-fertile = Fertile
trait-foraging = Foraging
trait-scavenger = Scavenger
trait-defensive_herding = Defensive Herding
trait-long_neck = Long Neck

card-carnivore_0 = { trait-carnivore } 0
card-carnivore_1 = { trait-carnivore } 1
card-carnivore_2 = { trait-carnivore } 2
card-carnivore_3 = { trait-carnivore } 3
card-carnivore_4 = { trait-carnivore } 4
card-carnivore_5 = { trait-carnivore } 5
card-carnivore_6 = { trait-carnivore } 6
card-ambush_-3 = { trait-ambush } −3
card-ambush_-2 = { trait-ambush } −2
card-ambush_-1 = { trait-ambush } −1
card-ambush_0 = { trait-ambush } 0
card-ambush_1 = { trait-ambush } 1
card-ambush_2 = { trait-ambush } 2
card-ambush_3 = { trait-ambush } 3
card-pack_hunting_-3 = { trait-pack_hunting } −3
card-pack_hunting_-2 = { trait-pack_hunting } −2
card-pack_hunting_-1 = { trait-pack_hunting } −1
card-pack_hunting_0 = { trait-pack_hunting } 0
card-pack_hunting_1 = { trait-pack_hunting } 1
card-pack_hunting_2 = { trait-pack_hunting } 2
card-pack_hunting_3 = { trait-pack_hunting } 3
card-intelligence_-2 = { trait-intelligence } −2
card-intelligence_-1 = { trait-intelligence } −1
card-intelligence_0 = { trait-intelligence } 0
card-intelligence_4 = { trait-intelligence } 4
card-intelligence_5 = { trait-intelligence } 5
card-intelligence_6 = { trait-intelligence } 6
card-intelligence_7 = { trait-intelligence } 7
card-fat_tissue_-1 = { trait-fat_tissue } −1
card-fat_tissue_0 = { trait-fat_tissue } 0
card-fat_tissue_3 = { trait-fat_tissue } 3
card-fat_tissue_4 = { trait-fat_tissue } 4
card-fat_tissue_5 = { trait-fat_tissue } 5
card-cooperation_0 = { trait-cooperation } 0
card-cooperation_3 = { trait-cooperation } 3
card-cooperation_4 = { trait-cooperation } 4
card-cooperation_5 = { trait-cooperation } 5
card-burrowing_1 = { trait-burrowing } 1
card-burrowing_2 = { trait-burrowing } 2
card-burrowing_3 = { trait-burrowing } 3
card-burrowing_4 = { trait-burrowing } 4
card-burrowing_5 = { trait-burrowing } 5
card-climbing_1 = { trait-climbing } 1
card-climbing_2 = { trait-climbing } 2
card-climbing_3 = { trait-climbing } 3
card-climbing_4 = { trait-climbing } 4
card-climbing_5 = { trait-climbing } 5
card-hard_shell_1 = { trait-hard_shell } 1
card-hard_shell_2 = { trait-hard_shell } 2
card-hard_shell_3 = { trait-hard_shell } 3
card-hard_shell_4 = { trait-hard_shell } 4
card-hard_shell_5 = { trait-hard_shell } 5
card-horns_1 = { trait-horns } 1
card-horns_2 = { trait-horns } 2
card-horns_3 = { trait-horns } 3
card-horns_4 = { trait-horns } 4
card-horns_5 = { trait-horns } 5
card-symbiosis_1 = { trait-symbiosis } 1
card-symbiosis_2 = { trait-symbiosis } 2
card-symbiosis_3 = { trait-symbiosis } 3
card-symbiosis_4 = { trait-symbiosis } 4
card-symbiosis_5 = { trait-symbiosis } 5
card-warning_call_1 = { trait-warning_call } 1
card-warning_call_2 = { trait-warning_call } 2
card-warning_call_3 = { trait-warning_call } 3
card-warning_call_4 = { trait-warning_call } 4
card-warning_call_5 = { trait-warning_call } 5
card-fertile_2 = { trait-fertile } 2
card-fertile_3 = { trait-fertile } 3
card-fertile_4 = { trait-fertile } 4
card-fertile_5 = { trait-fertile } 5
card-fertile_6 = { trait-fertile } 6
card-fertile_7 = { trait-fertile } 7
card-foraging_2 = { trait-foraging } 2
card-foraging_3 = { trait-foraging } 3
card-foraging_4 = { trait-foraging } 4
card-foraging_5 = { trait-foraging } 5
card-foraging_6 = { trait-foraging } 6
card-foraging_7 = { trait-foraging } 7
card-scavenger_2 = { trait-scavenger } 2
card-scavenger_3 = { trait-scavenger } 3
card-scavenger_4 = { trait-scavenger } 4
card-scavenger_5 = { trait-scavenger } 5
card-scavenger_6 = { trait-scavenger } 6
card-scavenger_7 = { trait-scavenger } 7
card-defensive_herding_2 = { trait-defensive_herding } 2
card-defensive_herding_3 = { trait-defensive_herding } 3
card-defensive_herding_4 = { trait-defensive_herding } 4
card-defensive_herding_5 = { trait-defensive_herding } 5
card-defensive_herding_6 = { trait-defensive_herding } 6
card-defensive_herding_7 = { trait-defensive_herding } 7
card-defensive_herding_8 = { trait-defensive_herding } 8
card-long_neck_3 = { trait-long_neck } 3
card-long_neck_4 = { trait-long_neck } 4
card-long_neck_5 = { trait-long_neck } 5
card-long_neck_6 = { trait-long_neck } 6
card-long_neck_7 = { trait-long_neck } 7
card-long_neck_8 = { trait-long_neck } 8
card-long_neck_9 = { trait-long_neck } 9
