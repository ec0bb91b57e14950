"""Several processes of one server."""
