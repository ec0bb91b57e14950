# Reports for designers.
lab-title-compare = a pack beside the printed figures
lab-bots = Played by { $bots }, each against itself; { $games ->
    [one] { $games } game
   *[other] { $games } games
} for each side and bot; seed { $seed }.
lab-stopped-note = Stopped before the end: the figures are those of the games that were played.
lab-stopped = Stopped before the end; all games are kept, and the same command goes on with the rest.
lab-written = Page: { $page }; figures: { $data }; games: { $games }.
lab-data = All figures as JSON
lab-list-comma = {", "}
lab-more-rows = … and { $count ->
    [one] { $count } more row
   *[other] { $count } more rows
} on the page.
lab-certain = What every level of bots found with the same sign is called certain, and marked; on average at most one in twenty of these findings is chance (Benjamini and Hochberg). ± is the 95 % interval.
lab-column-measure = Measure
lab-column-printed = printed
lab-column-pack = pack
lab-column-difference = difference
lab-axis-percent-points = Difference in percentage points, 95 % interval
lab-measure-win = Wins of the { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} in turn order, %
lab-measure-points = Points per player
lab-measure-line = { $line }, points per player
lab-measure-margin = Lead of the winner, points
lab-measure-decisions = Decisions
lab-measure-ties = Shared wins, %
lab-measure-changes = Changes of the lead
lab-measure-settled = Winner settled after, % of the game
lab-compare-differs = { $count ->
    [one] One measure certainly differs: { $first }.
   *[other] { $count } measures certainly differ; first of all: { $first }.
}
lab-compare-same = Nothing certainly differs from the printed figures.
lab-compare-measures = Whole games
lab-compare-how = Both sides are played with the same seeds, so that differences are those of pairs of games. Places in turn order are those of the first round. Who leads is judged by the game’s own estimate.
lab-compare-rates = Wins, ties and tension
lab-compare-rates-how = What the pack changes, in percentage points.
lab-title-components = what cards, tiles and spaces are worth
lab-title-without = what it costs to do without
lab-column-component = Component
lab-column-key = as typed
lab-column-offered = offered
lab-column-taken = taken
lab-column-gain = gain
lab-column-shrunk = gain, drawn in
lab-column-more = taken, % points
lab-column-gains = gain, points
lab-column-offers = offered, % points
lab-column-lost-points = points lost
lab-column-lost-wins = wins lost, % points
lab-axis-gain = Gain in points of final lead, small samples drawn in, 95 % interval
lab-axis-taken = Change of how often it is taken when offered, percentage points, 95 % interval
lab-axis-lost = Loss in points of final lead, 95 % interval
lab-components-certain = { $count ->
    [one] One component certainly helps or harms its taker: { $first }.
   *[other] { $count } components certainly help or harm their takers; first of all: { $first }.
}
lab-components-none = No component certainly helps or harms its taker.
lab-components-gains = What takers gained
lab-components-how = Gain: points of final lead of those who took it, compared with those who could have and did not, adjusted for place in turn order, round and standing before. Bots take what they think is good: a gain says that it was, not that everybody should. Drawn in: moved towards the average of all components, the further the less is known.
lab-changes = Components beside the printed figures
lab-changes-certain = { $count ->
    [one] One component certainly fares differently: { $first }.
   *[other] { $count } components certainly fare differently; first of all: { $first }.
}
lab-changes-none = No component certainly fares differently than with the printed figures.
lab-changes-how = By how much more often it is taken when it is offered, by how much more its takers gain, and of how many more choices it is part.
lab-without-certain = { $count ->
    [one] One thing is certainly missed, or better left alone: { $first }.
   *[other] { $count } things are certainly missed, or better left alone; first of all: { $first }.
}
lab-without-none = Nothing is certainly missed.
lab-without-losses = What is lost
lab-without-how = One seat, each in turn, may not choose the thing as long as it has another move; the same game is played with all moves too. Bots plan by the true rules and choose among what they are allowed, so they do not adapt further ahead: a loss is what a player loses who meets the ban decision by decision. Less than nothing lost: bots like it too much.
lab-title-atlas = an atlas of its figures
lab-title-tune = figures tuned to an aim
lab-column-figure = Figure
lab-column-goal = Goal
lab-column-before = before
lab-column-after = after
lab-column-changes = Changes
lab-column-missed = % off the aim
lab-axis-points = Change of points per player, 95 % interval
lab-atlas-screening = first look
lab-atlas-confirming = fresh seeds
lab-atlas-certain = { $count ->
    [one] One step certainly matters: { $first }.
   *[other] { $count } steps certainly matter; first of all: { $first }.
}
lab-atlas-none = No single step certainly matters.
lab-atlas-played = Figures: { $figures }; steps up or down: { $steps }; steps that the rules refuse: { $impossible }.
lab-atlas-visible-screening = Smallest effect that the first look sees in four of five cases: { $sizes }.
lab-atlas-visible-confirmation = Smallest effect that the confirmation sees in four of five cases: { $sizes }.
lab-atlas-confirmed = Candidates on fresh seeds
lab-atlas-how = The first look plays { $games } games of every step with the first bot; what seems to matter is played again on seeds that nothing was looked for on, with all bots.
lab-atlas-no-candidate = No step stood out, so that nothing was played again.
lab-atlas-screened = The first look
lab-atlas-screened-how = Every step; what is small here may still be chance.
lab-tune-trying = trying
lab-tune-reached = { $count ->
    [0] The aim is reached as it is, on fresh seeds too.
    [one] Reached with one change, and confirmed on fresh seeds by all bots:
   *[other] Reached with { $count } changes, and confirmed on fresh seeds by all bots:
}
lab-tune-missed = { $count ->
    [0] No single change comes nearer to the aim.
    [one] Not reached on fresh seeds by all bots; nearest to it with one change:
   *[other] Not reached on fresh seeds by all bots; nearest to it with { $count } changes:
}
lab-tune-stopped = { $count ->
    [0] Stopped before a change was found that comes nearer to the aim.
    [one] Stopped on the way; nearest to the aim so far, with one change:
   *[other] Stopped on the way; nearest to the aim so far, with { $count } changes:
}
lab-tune-unsure = The 95 % interval reaches beyond the aim: more games (-n) would show whether it is kept.
lab-tune-aim = Aim: { $aim }.
lab-tune-goals = Goals on fresh seeds
lab-tune-how = { $games } games of each side and bot, on seeds that nothing was looked for on.
lab-tune-path = The way there
lab-tune-path-how = How far off the aim the worst level of bots was, in per cent, during the search.
lab-goal-seats = Distance between the best and the worst place in turn order, % points
lab-goal-decisions = Decisions
lab-goal-points = Points per player
lab-goal-ties = Shared wins, %

# What never occurs.
lab-title-dead = what never occurs
lab-dead-verdict = In { $games ->
    [one] one game
   *[other] { $games } games
} { $count ->
    [0] everything occurred.
    [one] one thing never occurred.
   *[other] { $count } things never occurred.
} What did not occur in all these games occurs in at most { $most } of 100 (95 %).
lab-dead-how = What no level has seen is marked; below it stands what at least one level has never seen. Numbers are games in a hundred; “0 … x” means never, and at most x (95 %).
lab-dead-summary = Overview
lab-dead-kind = Kind
lab-dead-all = all
lab-dead-never = never
lab-dead-never-bot = never with { $bot }
lab-dead-key = Key
lab-dead-name = Name
lab-dead-share = { $bot }, % of games
lab-dead-untaken = offered, never taken
lab-dead-unoffered = never offered
lab-dead-sometimes = sometimes
lab-dead-kind-figure = Figures
lab-dead-kind-figure-how = Numbers that no game needed: a step up or down, the same moves lead to the same end. A reward that nobody can reach is found here.
lab-dead-kind-verb = Verbs
lab-dead-kind-verb-how = Kinds of moves that nobody made.
lab-dead-kind-thing = Cards, tiles and spaces
lab-dead-kind-thing-how = Moves with a certain thing that nobody made. What was never offered cannot be reached, or needs more than these players have.
lab-dead-kind-event = Events
lab-dead-kind-event-how = What the rules never reported.
lab-dead-kind-effect = Effects
lab-dead-kind-effect-how = Events that never concerned a certain thing: an effect is known by what it reports.
lab-dead-kind-points = Points
lab-dead-kind-points-how = Lines of the score sheet that never brought anybody a point.
lab-dead-kind-refusal = Refusals
lab-dead-kind-refusal-how = Reasons that never stood in anybody’s way. At one decision in ten, two moves of every verb are tried.
lab-dead-kind-rule = Rules
lab-dead-kind-rule-how = Numbered rules that refuse something, but never did.

# Level against level.
lab-title-ladder = level against level
lab-ladder-players = For { $counts } players.
lab-ladder-sure = Every difference between levels is certain.
lab-ladder-unsure = Not certain which is stronger (number of players in brackets): { $pairs }.
lab-ladder-fair = No edge or burden of the first seat is found by two levels.
lab-ladder-edge = At least two levels find that the first seat does not win its share with { $players } players.
lab-ladder-pairs = { $players ->
    [one] { $players } player
   *[other] { $players } players
}: level against level
lab-ladder-pairs-how = How often the first-named finishes ahead of the second, and its lead in points; every seed is played in all seatings. What is certain (95 %) is marked.
lab-ladder-pair = Levels
lab-ladder-games = games
lab-ladder-ahead = ahead, %
lab-ladder-lead = lead, points
lab-ladder-first = Edge of the first seat
lab-ladder-first-how = Wins of the first in turn order beyond its share, in percentage points, when a level plays against itself. What two levels find with the same sign is marked.
lab-ladder-number = Players
lab-ladder-at = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
