"""What the operator of a server can watch: logs, metrics, health."""
