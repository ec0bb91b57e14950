"""Answers to what is asked at the table: why not, what is this, what would be good."""
