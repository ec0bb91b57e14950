"""How bots judge a state of Darwin's Journey."""
