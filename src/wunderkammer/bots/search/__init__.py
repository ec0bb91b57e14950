"""Looking ahead, compiled: what a search needs in every one of its many thousand turns."""
