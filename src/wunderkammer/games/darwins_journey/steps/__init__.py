"""The rules of Darwin's Journey, one family of steps per file."""
