"""Forms that people send, with and without a file."""
