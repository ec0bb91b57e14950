lesson-first = Charts and stakes
lesson-first-about = The first secret choices of a voyage.
lesson-first-charts = You hold three charts; each leads another way.
lesson-first-pick = Pick the coast.
lesson-first-pick-not = The coast is the safest way for a beginner.
lesson-first-stake = Now stake one or two coins on it.
lesson-first-stake-1 = One coin is a careful stake.
lesson-first-stake-2 = Two coins are a bold stake.
