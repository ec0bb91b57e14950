"""On the way to a match: the shelf, the form, one's own matches, invitations."""
