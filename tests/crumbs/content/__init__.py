"""The figures of Crumbs."""
