"""Sentences in three languages, made of the codes and numbers that the rules give."""
