# Puzzles. $move and $second are moves as orders, $changes is a list such as “+2 coins, −1 card”.
puzzles = Puzzles
puzzles-title = { $game }: puzzles
puzzles-intro = Positions from matches between bots in which one move is clearly better than all others. Find it. You see what the player saw, nothing more.
puzzles-none = There are no puzzles for this game yet.
puzzles-count = { $solved } of { $count } solved
puzzles-done = You have solved them all.
puzzles-next = Next puzzle
puzzles-first = Begin
puzzles-all = All puzzles
puzzles-sign-in = Sign in, and what you have solved is remembered.
puzzles-solved-mark = solved
puzzle-number = Puzzle { $number } of { $count }
puzzle-task = Which move is the best?
puzzle-right = Right!
puzzle-was = The solution
puzzle-wrong = “{ $move }” is not the best move here.
puzzle-tried = { $tried ->
    [0] It hardly ever wins from here
    [100] It nearly always wins from here
   *[other] It wins about { $tried } of 100 matches from here
}; the best move { $best ->
    [100] nearly always does
   *[other] wins about { $best } of 100
}.
puzzle-untried = It did not look worth a closer search; the best move { $best ->
    [100] nearly always wins from here
   *[other] wins about { $best } of 100 matches from here
}.
puzzle-misses = After the best move, compared with yours: { $changes }.
puzzle-solution = “{ $move }” { $chances ->
    [100] nearly always wins from here
   *[other] wins about { $chances } of 100 matches from here
}; the next best move, “{ $second }”, { $others ->
    [0] hardly ever
    [100] nearly always
   *[other] about { $others }
}.
puzzle-brings = After it, compared with the next best: { $changes }.
puzzle-follows = What the search expects next
puzzle-proof = Played on to the end by bots of { $bot } in { $worlds ->
    [one] { $worlds } fresh world
   *[other] { $worlds } fresh worlds
} that fit what the player knows, it { $lead ->
    [100] won every match and the next best none
   *[other] won { $lead } of 100 matches more than the next best
} (standard error { $error }).
puzzle-show = Show the solution
puzzle-again = Try again
ui-puzzle-help = Type a move. “?” shows the solution, Enter goes on to the next puzzle, q quits.
ui-puzzle-on = Enter goes on to the next puzzle, q quits.
ui-puzzle-unknown = There is no such move here. Type one from the list.
