# What is wrong with a pack of figures.
error-pack-cartographers = copies.cartographer is { $given }, but an expedition needs { $needed }.
error-pack-market = market.size[{ $at }] is { $size }, but { $players } players each take a card.
error-pack-deck = copies make a deck of { $total } cards; teams and market alone can hold { $needed }.
error-pack-money = start.money must be at most { $most }.

# What is wrong with a position.
error-same-decision = state.agenda asks for the same decision twice.
error-held-twice = state.{ $name } holds something twice; empty places are −1 or null.
error-order = state.order must hold every seat once.
error-team-kind = state.teams[{ $at }] holds { $card }, which is of another kind.
error-card-count = state holds { $count } of the card { $card }; there are { $copies }.
error-expeditions-laid = state.expeditions must be laid from the left, as far as state.agenda says.
error-screens-chosen = state.screens may be null exactly for the seats that still choose one in state.agenda.
error-track-filled = state.track must be filled from the front, as far as state.agenda says.
error-track-whole = state.track must hold the marker of every seat once the set-up is over.
error-bids-too-high = state.bids must not be higher than state.money.
error-market-order = state.market must have its cards first and its empty spaces (null) last.
error-market-short = state.market has fewer cards than players who still choose one.
error-market-full = state.market is full, but the step “market” asks for another card.
error-deck-empty = state.deck must not be empty when a card is due.
error-market-outside = state.market must be empty outside a round.
error-teams-early = state.teams must be empty before the first round.
error-expeditions-over = state.active says that all expeditions are over, but state.agenda goes on.
error-owners-early = state.owners names who won an expedition that is still to come.
error-artefacts-many = state.artefacts holds more of one value than the expeditions so far can have brought.
error-going-outside = state.going must be 0 outside an expedition.
error-going-empty = state.going sends team { $team } of seat { $seat }, which has no card.
error-winner-early = state.winner must be −1 until the strongest team is known.
error-turn-impossible = state.turns has seat { $seat } turn a Jetpack that cannot have been turned.
error-turn-taken = state.turns has seat { $seat } turn a Jetpack to a kind that its team already has.
