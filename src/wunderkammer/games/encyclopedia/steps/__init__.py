"""The rules of Encyclopedia, one family of verbs per file."""
