"""The door for programs: JSON under /api/v1, with tokens instead of cookies."""
