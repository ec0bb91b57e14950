"""The components of Lost Lands."""
