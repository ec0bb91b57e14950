# Что не так с набором чисел.
error-pack-bonus = { $path } — это coins, token, seal, expert или animal и ничего больше.
error-pack-behaviour = { $path }: здесь должно быть действие, кроме publish, и награда, которую может хранить соперник-ИИ.
error-pack-behaviour-expedition = { $path }: здесь награда — только vp, потому что это экспедиция.
error-pack-expert = { $path } не может быть «{ $gain }», если when — «{ $moment }».
error-pack-category = { $path }: «{ $category }» стоит там, где нужна категория группы «{ $group }».
error-pack-slots = { $path } — то, что участник может получить сразу.
error-pack-continents = { $path }: карт каждого континента должно быть { $cards }, а не { $given }.
error-pack-round-tokens = round_tokens.copies: жетонов должно быть не меньше { $rounds } — по одному на раунд.
