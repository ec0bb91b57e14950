"""The components of Evolution."""
