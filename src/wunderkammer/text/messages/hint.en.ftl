# What a bot would play, and why.
hint-best = { $points ->
    [one] { $move }: wins { $wins } of 100 games from here, about { $points } point; the next best, { $next }, wins { $next_wins }.
   *[other] { $move }: wins { $wins } of 100 games from here, about { $points } points; the next best, { $next }, wins { $next_wins }.
}
hint-equal = { $points ->
    [one] { $move }: wins { $wins } of 100 games from here, about { $points } point; { $next } is almost as good.
   *[other] { $move }: wins { $wins } of 100 games from here, about { $points } points; { $next } is almost as good.
}
hint-same = It makes no difference which of { $rest ->
    [0] these moves
   *[other] the first { $count } moves
} you choose: each wins { $wins } of 100 games from here, about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-only = { $points ->
    [one] { $move }: there is nothing else to do. From here { $wins } of 100 games are won, with about { $points } point.
   *[other] { $move }: there is nothing else to do. From here { $wins } of 100 games are won, with about { $points } points.
}
hint-outlook = { $points ->
    [one] { $wins } of 100 games, about { $points } point
   *[other] { $wins } of 100 games, about { $points } points
}
hint-thinking = Looking ahead …
no-hint-not-yet = There is nothing for you to decide now; ask for a hint when it is your turn.
no-hint-over = The game is over; a hint helps only while it is played.
