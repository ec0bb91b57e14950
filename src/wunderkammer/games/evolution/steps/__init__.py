"""The rules of Evolution, one family of verbs per file."""
