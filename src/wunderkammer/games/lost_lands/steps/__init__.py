"""The rules of Lost Lands, one family of verbs per file."""
