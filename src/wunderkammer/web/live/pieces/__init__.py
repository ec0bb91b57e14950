"""The pieces of a match page that change while it is played."""
