"""The table of Encyclopedia in the browser."""
