# Was an einem Paket mit Zahlen nicht stimmt.
error-pack-bonus = { $path } darf nur coins, token, seal, expert oder animal geben.
error-pack-behaviour = { $path } muss eine andere Aktion als publish sein und etwas geben, das ein KI-Gegner besitzen kann.
error-pack-behaviour-expedition = { $path } muss vp geben, denn es ist eine Expedition.
error-pack-expert = { $path } kann nicht „{ $gain }“ sein, wenn when „{ $moment }“ ist.
error-pack-category = { $path } nennt „{ $category }“, wo eine Kategorie der Gruppe „{ $group }“ stehen muss.
error-pack-slots = { $path } muss etwas sein, das man sofort erhalten kann.
error-pack-continents = { $path } braucht { $cards } Karten von jedem Kontinent, nicht { $given }.
error-pack-round-tokens = round_tokens.copies muss mindestens { $rounds } Marker ergeben, einen für jede Runde.
