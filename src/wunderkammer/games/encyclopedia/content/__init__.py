"""The components of Encyclopedia."""
