"""A report as a page, on a terminal and as JSON."""
