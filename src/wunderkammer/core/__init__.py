"""What every game is made of: pure, compiled, without I/O, text, clock or randomness of its own."""
