"""The pages, one concept each."""
