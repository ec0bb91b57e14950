"""What a player uses while a match is played: the page, moves, answers, cards, what if."""
