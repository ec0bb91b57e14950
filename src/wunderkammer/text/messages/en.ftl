# Why not: what every game refuses in the same way.
no-not-your-turn = It is not your turn.
no-game-over = The game is over.
no-not-now = This move is not possible now.
no-unknown-move = { $reason }
no-undo-nothing = You have not decided anything yet that could be taken back.
no-undo-news = Something new has come to light since your last decision, so it stands.
no-undo-all-chosen = Secret choices can be taken back until all have chosen. Now all have, and everybody has seen that, so your choice stands.
no-undo-others = Others have decided since your last decision, so it stands.

# What the table is waiting for when a player has nothing to decide.
waiting-players = { $count ->
    [one] Waiting for { $names }.
   *[other] Waiting for { $names }.
}
names-and = { $names } and { $last }
waiting-chance = Chance decides.
waiting-over = The game is over.

# Stands for a thing that is not there.
nothing = —

# The two answers to an optional effect.
move-accept = Yes, do it
move-decline = No, leave it
log-accept = { $player } accepts.
log-decline = { $player } declines.

# What a move changes
outcome = { $move }: { $changes }
outcome-both = { $move }: { $changes }; { $brings }
outcome-of = { $player } { $change }
