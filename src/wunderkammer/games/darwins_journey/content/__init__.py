"""The components of Darwin's Journey and where their figures come from."""
