# What is wrong with a pack of figures.
error-pack-bonus = { $path } may give coins, token, seal, expert or animal, nothing else.
error-pack-behaviour = { $path } must be an action other than publish, and give what an AI opponent can hold.
error-pack-behaviour-expedition = { $path } must give vp, because it is an expedition.
error-pack-expert = { $path } cannot be “{ $gain }” where when is “{ $moment }”.
error-pack-category = { $path } names “{ $category }” where a { $group } must stand.
error-pack-slots = { $path } must be what a participant can receive at once.
error-pack-continents = { $path } must have { $cards } cards of each continent, not { $given }.
error-pack-round-tokens = round_tokens.copies must make at least { $rounds } tokens, one for each round.
