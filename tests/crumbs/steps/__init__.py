"""The rules, one family of verbs per file."""
