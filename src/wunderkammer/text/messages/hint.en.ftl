# What a bot would play, and why. $points is one of the phrases below.
hint-best = { $move }. That wins { $wins } of 100 games from here, { $points }; the next best ({ $next }) wins { $next_wins }.
hint-equal = { $move }. That wins { $wins } of 100 games from here, { $points }; another move ({ $next }) is almost as good.
hint-same = It makes no difference which of { $rest ->
    [0] these moves
   *[other] the first { $count } moves of this list
} you choose: each wins { $wins } of 100 games from here, { $points }.
hint-only = { $move }. There is nothing else to do. From here { $wins } of 100 games are won, { $points }.
hint-outlook = { $wins } of 100 games, { $points }
hint-points = about { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Alone, against the opponent that the rules play.
hint-ahead = about { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $place ->
    [list] ahead
   *[sentence] ahead of the game’s own opponent
}
hint-behind = about { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $place ->
    [list] behind
   *[sentence] behind the game’s own opponent
}
hint-level = about { $place ->
    [list] level
   *[sentence] level with the game’s own opponent
}
hint-thinking = Looking ahead …
no-hint-not-yet = There is nothing for you to decide now; ask for a hint when it is your turn.
no-hint-over = The game is over; a hint helps only while it is played.
