# What is wrong with a pack of figures.
error-pack-bonus = { $path } may give coins, token, seal, expert or animal, nothing else.
error-pack-behaviour = { $path } must be an action other than publish, and give what an AI opponent can hold.
error-pack-behaviour-expedition = { $path } must give vp, because it is an expedition.
error-pack-expert = { $path } cannot be “{ $gain }” where when is “{ $moment }”.
error-pack-category = { $path } names “{ $category }” where a { $group } must stand.
error-pack-slots = { $path } must be what a participant can receive at once.
error-pack-continents = { $path } must have { $cards } cards of each continent, not { $given }.
error-pack-round-tokens = round_tokens.copies must make at least { $rounds } tokens, one for each round.

# What is wrong with a position.
error-card-count = state holds the card { $card } { $count } times; there must be { $wanted }.
error-no-such-owner = state gives cards or dice to seat { $seat }, which does not exist.
error-only-rivals = state.rivals must leave at least one seat to a person.
error-rival-card-twice = state.rivals gives one card to two AI opponents, but each is there only once.
error-priority-of-people = state.priority must name a continent once for each AI opponent, and none for people.
error-priority-drawn = state.priority of seat { $seat } must be drawn as far as state.agenda says.
error-active-elsewhere = state.active[{ $place }] names { $expert }, who is not in that stack.
error-active-of-rival = state.active[{ $place }] names an expert of an AI opponent, which never uses one.
error-markers-unstudied = state.markers.{ $animal } is only possible on an animal under study, in a category that is printed on it.
error-markers-on-fossil = state.markers.{ $animal }: a fossil holds one marker at most.
error-agenda-twice = state.agenda has a step twice that every seat has once.
error-round-of-set-up = state.round must be 0 during the set-up, and only then.
error-urn-short = state.urn must hold a round token for each of the { $rounds } rounds to come.
error-deck-empty = { $path } must not be empty when a card is due.
error-visit-academy = state.academy must hold an animal for the visit in state.agenda.
error-visit-spare-expert = state.university must hold one expert more than the free one, for the visit in state.agenda.
error-visit-spare-animal = state.academy must hold an animal for the visit in state.agenda beside the free one.
error-dice-of-a-colour = state has more than { $most } dice of one colour.
error-dice-each-early = state.dice_each must be { $usual } until the round token is turned.
error-dice-rolled-early = state.rolled must be empty when nobody places dice.
error-dice-and-turns = state.board holds { $dice } dice, but { $turns } turns are still to come.
error-dice-between-rounds = state.board must be empty between the turns of two rounds.
error-dice-placed-early = state.areas and state.cells must be empty at the start of a round.
error-dice-on-boards = state.board must hold the dice of each seat as far as they are placed.
error-dice-rolled = state.rolled must hold the dice that are drawn and not yet placed.
error-dice-in-bag = state.bag must hold all dice that are not drawn yet.
error-dice-in-slot = state.board has too many dice in a slot of seat { $seat }.
