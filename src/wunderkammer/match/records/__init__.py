"""Records of matches: reading, replaying and checking them."""
