"""Evolution: species, traits and a watering hole, for 2–6 players."""
