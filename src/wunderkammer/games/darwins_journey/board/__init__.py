"""The table of Darwin's Journey in the browser."""
