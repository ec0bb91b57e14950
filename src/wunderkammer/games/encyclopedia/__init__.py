"""Encyclopedia: a dice game about Buffon's natural history, for 2–4 participants, some of whom may be AI opponents."""
