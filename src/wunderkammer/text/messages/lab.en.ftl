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
lab-certain = Certain, and marked, is what every level of bots found with the same sign; of all that is called so, at most one in twenty is chance on average (Benjamini and Hochberg). ± is the 95 % interval.
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
lab-compare-how = Both sides are played with the same seeds, so that differences are those of pairs of games. Places in turn order are those of the first round. Who leads is judged by the game's own estimate.
lab-compare-rates = Wins, ties and tension
lab-compare-rates-how = What the pack changes, in percentage points.
