"""The board of Evolution in the browser."""
