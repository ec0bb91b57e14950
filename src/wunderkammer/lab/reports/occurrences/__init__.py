"""What can occur in a game, and what did: verbs, things, events, points, refusals and rules."""
