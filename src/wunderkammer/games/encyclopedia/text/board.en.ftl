board-round = Round { $round } of { $rounds }
board-first = First player:
board-bank-free = bank: free
board-bank-used = bank: used
board-decks = decks: { $animals } animals, { $experts } experts
board-university = University
board-academy = Academy
board-expeditions = Expeditions
board-purse = { $coins } ¢ · { $tokens ->
    [one] { $tokens } expedition token
   *[other] { $tokens } expedition tokens
} · { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
} · reputation { $cell }
board-vp = { $vp } VP
board-face-down = face down:
board-published = Published:
board-die = Die in use:
